// Generated from openapi/ by "make generate". Do not edit.
export interface components {
    schemas: {
        /**
         * @description Always `ok`, or a value that a later version adds; failures return 503.
         * @example ok
         */
        HealthStatus: "ok" | (string & {});
        /** @description Health and version of the service. */
        Health: {
            /**
             * @description Whether the service as a whole works.
             * @example ok
             */
            status: components["schemas"]["HealthStatus"];
            /**
             * @description Whether the database has just executed a query.
             * @example ok
             */
            database: components["schemas"]["HealthStatus"];
            /**
             * @description Version of the service (Semantic Versioning).
             * @example 0.3.0
             */
            version: string;
        };
        /**
         * @description Machine-readable error code; a later version may add codes. The introduction explains each of them.
         * @example event_full
         */
        ErrorCode: "malformed_request" | "validation_failed" | "invalid_cursor" | "cross_site_request" | "method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "content_too_large" | "uri_too_long" | "headers_too_large" | "request_timeout" | "expectation_failed" | "unauthorized" | "invalid_token" | "invalid_credentials" | "insufficient_scope" | "email_not_verified" | "reauthentication_required" | "role_required" | "banned" | "invitation_of_another" | "second_factor_required" | "step_up_required" | "forbidden" | "too_many_requests" | "link_expired" | "sign_in_expired" | "oauth_error" | "password_refused" | "not_found" | "slug_taken" | "invalid_transition" | "capacity_too_small" | "event_full" | "rsvp_not_open_yet" | "rsvp_closed" | "rsvp_declined" | "join_declined" | "group_requests_closed" | "group_request_pending" | "not_attending" | "already_attending" | "not_a_member" | "check_in_not_open" | "check_in_closed" | "unknown_check_in_code" | "no_recipients" | "no_links" | "links_already_announced" | "event_not_ended" | "answer_required" | "invalid_answer" | "event_not_open" | "registration_elsewhere" | "no_registration" | "event_has_rsvps" | "event_ended" | "group_inactive" | "job_not_open" | "already_applied" | "application_rejected" | "event_not_draft" | "series_full" | "door_link_limit_reached" | "agenda_outside_event" | "import_edited" | "group_not_empty" | "token_limit_reached" | "storage_full" | "passkey_limit_reached" | "passkey_taken" | "second_factor_missing" | "webhook_limit_reached" | "webhook_disabled" | "client_limit_reached" | "secret_missing" | "account_disabled" | "user_banned" | "user_is_administrator" | "last_administrator" | "global_administrator" | "provider_taken" | "last_sign_in_method" | "email_unchanged" | "email_taken" | "password_missing" | "password_changed" | "precondition_failed" | "idempotency_key_reused" | "overloaded" | "unavailable" | "timeout" | "internal_error" | (string & {});
        /**
         * @description A list of this API that can be filtered.
         * @example events
         * @enum {string}
         */
        FilterEntity: "groups" | "events" | "jobs" | "landscape";
        /**
         * @description Short name used in URLs. It never changes.
         * @example open-cloud
         */
        Slug: string;
        /**
         * Format: int32
         * @description Number of items, updated by the service.
         * @example 34
         */
        Count: number;
        /** @description A value of a query parameter, with the number of matching public items. */
        FilterOption: {
            /**
             * @description Send it as the value of the query parameter, exactly as written.
             * @example Platform engineering
             */
            value: string;
            /**
             * @description Label to show to people, in English; for a group or an alliance, its name.
             * @example Platform engineering
             */
            label: string;
            /**
             * @description Slug of the group's alliance, only for `group`: groups of two alliances may have the same slug. Send it as `alliance` together with `group`.
             * @example open-cloud
             */
            alliance?: components["schemas"]["Slug"];
            /**
             * @description Number of public items with this value; with `alliance`, in those alliances only.
             * @example 2
             */
            count: components["schemas"]["Count"];
        };
        /** @description All options, most frequent first, then alphabetical; empty if there are none. */
        FilterOptions: components["schemas"]["FilterOption"][];
        /** @description Filter options of `GET /api/v1/alliances/{alliance}/groups`. */
        GroupFilters: {
            /** @description Categories of groups, in their own words. */
            category: components["schemas"]["FilterOptions"];
            /** @description Regions of groups, in their own words. */
            region: components["schemas"]["FilterOptions"];
            /** @description Cities of groups. */
            city: components["schemas"]["FilterOptions"];
            /** @description Countries of groups (ISO 3166-1 alpha-2). */
            country_code: components["schemas"]["FilterOptions"];
            /** @description Topics of groups. */
            tag: components["schemas"]["FilterOptions"];
        };
        /** @description Filter options of `GET /api/v1/alliances/{alliance}/events`, including past events. */
        EventFilters: {
            /** @description Slugs of the events' groups. */
            group: components["schemas"]["FilterOptions"];
            /** @description Kinds of events. */
            kind: components["schemas"]["FilterOptions"];
            /** @description Categories of events, in the groups' own words. */
            category: components["schemas"]["FilterOptions"];
            /** @description Cities of venues. */
            city: components["schemas"]["FilterOptions"];
            /** @description Countries of venues (ISO 3166-1 alpha-2). */
            country_code: components["schemas"]["FilterOptions"];
            /** @description Topics of events. */
            tag: components["schemas"]["FilterOptions"];
            /** @description Published and canceled events; drafts are not counted. */
            status: components["schemas"]["FilterOptions"];
        };
        /** @description Filter options of `GET /api/v1/jobs`. */
        JobFilters: {
            /** @description Slugs of the jobs' alliances. */
            alliance: components["schemas"]["FilterOptions"];
            /** @description Slugs of the jobs' groups. Jobs without a group are not counted. */
            group: components["schemas"]["FilterOptions"];
            /** @description Whether a job is remote, `true` or `false`. */
            remote: components["schemas"]["FilterOptions"];
            /** @description Types of employment. */
            employment_type: components["schemas"]["FilterOptions"];
            /** @description Locations of jobs, as written by their authors. */
            location: components["schemas"]["FilterOptions"];
            /** @description Topics of jobs. */
            tag: components["schemas"]["FilterOptions"];
        };
        /** @description Filter options of `GET /api/v1/landscape`. */
        LandscapeFilters: {
            /** @description Slugs of the entries' alliances. */
            alliance: components["schemas"]["FilterOptions"];
            /** @description Kinds of entries. */
            kind: components["schemas"]["FilterOptions"];
            /** @description Categories of entries, in their own words. */
            category: components["schemas"]["FilterOptions"];
            /** @description Funding stages of startups. Other entries have no stage. */
            stage: components["schemas"]["FilterOptions"];
            /** @description Topics of entries. */
            tag: components["schemas"]["FilterOptions"];
        };
        /** @description Filter options of the lists named by `entity`; other lists are absent. */
        Filters: {
            /** @description Options of active groups. */
            groups?: components["schemas"]["GroupFilters"];
            /** @description Options of published and canceled events of active groups, including past ones. */
            events?: components["schemas"]["EventFilters"];
            /** @description Options of published jobs that have not expired. */
            jobs?: components["schemas"]["JobFilters"];
            /** @description Options of published landscape entries. */
            landscape?: components["schemas"]["LandscapeFilters"];
        };
        /**
         * @description Order of the list. `name`: alphabetical. `newest`: most recently created first. `most_members`: most members first. `recently_updated`: last changed first, as defined by `updated_since`.
         * @default name
         * @example name
         * @enum {string}
         */
        AllianceSort: "name" | "newest" | "most_members" | "recently_updated";
        /**
         * @description Position in a list: an opaque value, valid only with the filters and order it was issued for.
         * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
         */
        Cursor: string;
        /**
         * Format: date-time
         * @description RFC 3339 timestamp, in UTC between the years 1 and 9999. Responses use UTC.
         * @example 2026-11-20T18:00:00Z
         */
        Timestamp: string;
        /**
         * Format: uuid
         * @description UUID version 7, generated by the service. It never changes.
         * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
         */
        Id: string;
        /**
         * @description One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space.
         * @example Wolkenwerk Berlin
         */
        Name: string;
        /**
         * Format: uri
         * @description HTTP or HTTPS URL without a user name or password, in the characters of RFC 3986: other characters are percent-encoded, and a non-ASCII host is in Punycode. Returned exactly as sent.
         * @example https://wolkenwerk-berlin.example.org
         */
        Url: string;
        /** @description An alliance as shown in lists. */
        AllianceSummary: {
            /**
             * @description ID of the alliance.
             * @example 01856aa0-c800-76f0-b0ef-4dc064656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the alliance, used in paths and filters.
             * @example open-cloud
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description Name of the alliance.
             * @example Open Cloud Alliance
             */
            name: components["schemas"]["Name"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name; `null` if there is none.
             * @example https://images.example.org/open-cloud/logo.svg
             */
            logo_url: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the alliance; `null` if there is none.
             * @example https://images.example.org/open-cloud/banner.jpg
             */
            banner_url: string | null;
            /**
             * @description Number of active groups.
             * @example 6
             */
            group_count: components["schemas"]["Count"];
            /**
             * @description Number of people in the alliance's active groups, each counted once.
             * @example 112
             */
            member_count: components["schemas"]["Count"];
            /**
             * @description Number of public events of active groups that have not ended.
             * @example 14
             */
            upcoming_event_count: components["schemas"]["Count"];
            /**
             * @description When the alliance was created.
             * @example 2026-03-02T09:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When an administrator last changed the alliance itself. Changes to its groups and their members do not count.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of alliances, in the order of `sort`. */
        AlliancePage: {
            /** @description At most `limit` alliances; fewer only on the last page. */
            items: components["schemas"]["AllianceSummary"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Plain text or Markdown, without bidirectional overrides and control characters other than tabs and line breaks; clients must not treat it as HTML.
         * @example No talks, no slides, no sponsors. Just the people behind the nicknames, and something to drink.
         */
        Description: string;
        /**
         * Format: idn-email
         * @description Email address without a display name, quotes or comments: at most 64 octets before the `@` and 254 in all. Letters of all scripts are accepted (RFC 6531), in Unicode normalization form KC. Addresses that differ only in case are the same.
         * @example jorg.hellwig@example.com
         */
        Email: string;
        /** @description A link with its text. */
        LabeledLinkCreate: {
            /**
             * @description Text of the link.
             * @example Code of conduct
             */
            label: components["schemas"]["Name"];
            /**
             * @description URL of the link.
             * @example https://open-cloud.example.org/conduct
             */
            url: components["schemas"]["Url"];
        };
        /**
         * @description One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space.
         * @example Platform engineering
         */
        ShortText: string;
        /** @description A new alliance. Only the name and the description are required. */
        AllianceCreate: {
            /**
             * @description Slug, unique among all alliances. It cannot be changed. If omitted, it is derived from the name.
             * @example open-hardware
             */
            slug?: components["schemas"]["Slug"];
            /**
             * @description Name of the alliance.
             * @example Open Hardware Alliance
             */
            name: components["schemas"]["Name"];
            /**
             * @description Description of the alliance, as plain text or Markdown.
             * @example Workshops and labs that publish how their machines are made.
             */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name.
             * @example https://images.example.org/open-hardware/logo.svg
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the alliance.
             * @example https://images.example.org/open-hardware/banner.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL of the alliance's own website.
             * @example https://open-hardware.example.org
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             * @example hello@open-cloud.example.org
             */
            contact_email?: string | null;
            /**
             * @description More links about the alliance and its rules, in this order.
             * @default []
             */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * @description Color of links and buttons on the pages of the alliance, its groups and events. To stay readable, it is darkened or lightened there to a contrast of at least 4.5, in light and in dark mode.
             * @example #d9480f
             */
            accent_color?: string | null;
            /**
             * @description Tagline shown below the alliance's name.
             * @example Machines whose plans are open.
             */
            tagline?: string | null;
            /**
             * @description Sender name of emails about the alliance, its groups, events and jobs. The sender address is always the service's.
             * @example Open Hardware
             */
            sender_name?: string | null;
            /**
             * Format: uri
             * @description URL of the imprint, linked in the footer of the alliance's pages instead of the service's.
             * @example https://open-hardware.example.org/imprint
             */
            imprint_url?: string | null;
            /**
             * Format: uri
             * @description URL of the privacy policy, linked in the footer of the alliance's pages instead of the service's.
             * @example https://open-hardware.example.org/privacy
             */
            privacy_url?: string | null;
            /**
             * Format: uri
             * @description URL of the terms of use, linked in the footer of the alliance's pages instead of the service's.
             * @example https://open-hardware.example.org/terms
             */
            terms_url?: string | null;
            /**
             * @description Whether people may ask to start a group.
             * @default false
             * @example true
             */
            accepts_group_requests?: boolean;
        };
        /** @description A link with its text. */
        LabeledLink: {
            /**
             * @description Text of the link.
             * @example Code of conduct
             */
            label: components["schemas"]["Name"];
            /**
             * @description URL of the link.
             * @example https://open-cloud.example.org/conduct
             */
            url: components["schemas"]["Url"];
        };
        /** @description An umbrella community of groups. */
        Alliance: components["schemas"]["AllianceSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the alliance's web page.
             * @example https://alliance.example.org/alliances/open-cloud
             */
            html_url: string;
            /**
             * @description Description of the alliance, as plain text or Markdown; not HTML.
             * @example Local communities that run, teach and build open infrastructure.
             */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of the alliance's own website; `null` if there is none.
             * @example https://open-cloud.example.org
             */
            website_url: string | null;
            /** @description More links about the alliance and its rules, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * Format: idn-email
             * @description Public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the alliance's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. An unconfirmed address has no effect and is shown only to administrators of the alliance; others get `null`. `null` if there is none.
             * @example hello@open-cloud.example.org
             */
            contact_email: string | null;
            /**
             * @description Whether `contact_email` has been confirmed from its mailbox; `false` without an address.
             * @example true
             */
            contact_email_confirmed: boolean;
            /**
             * @description Color of links and buttons on the pages of the alliance, its groups and events; `null` for the color of the service. To stay readable, it is darkened or lightened there to a contrast of at least 4.5, in light and in dark mode.
             * @example #0b7285
             */
            accent_color: string | null;
            /**
             * @description Tagline shown below the alliance's name; `null` if there is none.
             * @example Infrastructure that nobody owns alone.
             */
            tagline: string | null;
            /**
             * @description Sender name of emails about the alliance, its groups, events and jobs; `null` for the name of the service. The sender address is always the service's. Emails about several alliances use the name of the service.
             * @example Open Cloud
             */
            sender_name: string | null;
            /**
             * Format: uri
             * @description URL of the imprint, linked in the footer of the alliance's pages instead of the service's; `null` if there is none.
             * @example https://open-cloud.example.org/imprint
             */
            imprint_url: string | null;
            /**
             * Format: uri
             * @description URL of the privacy policy, linked in the footer of the alliance's pages instead of the service's; `null` if there is none.
             * @example https://open-cloud.example.org/privacy
             */
            privacy_url: string | null;
            /**
             * Format: uri
             * @description URL of the terms of use, linked in the footer of the alliance's pages instead of the service's; `null` if there is none.
             * @example https://open-cloud.example.org/terms
             */
            terms_url: string | null;
            /**
             * @description Whether people may ask to start a group with `createGroupRequest`.
             * @example true
             */
            accepts_group_requests: boolean;
        };
        /** @description Changes to an alliance. Omitted fields are unchanged, `null` clears a nullable field. */
        AllianceUpdate: {
            /**
             * @description Name of the alliance.
             * @example Open Cloud Alliance
             */
            name?: components["schemas"]["Name"];
            /**
             * @description Description of the alliance, as plain text or Markdown.
             * @example Local communities around open infrastructure, from Berlin to Seoul.
             */
            description?: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name.
             * @example https://images.example.org/open-cloud/logo.svg
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the alliance.
             * @example https://images.example.org/open-cloud/banner.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL of the alliance's own website.
             * @example https://open-cloud.example.org
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             * @example hello@open-cloud.example.org
             */
            contact_email?: string | null;
            /** @description More links about the alliance and its rules. Replaces the whole list. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * @description Color of links and buttons on the pages of the alliance, its groups and events. To stay readable, it is darkened or lightened there to a contrast of at least 4.5, in light and in dark mode.
             * @example #0b7285
             */
            accent_color?: string | null;
            /**
             * @description Tagline shown below the alliance's name.
             * @example Infrastructure that nobody owns alone.
             */
            tagline?: string | null;
            /**
             * @description Sender name of emails about the alliance, its groups, events and jobs. The sender address is always the service's.
             * @example Open Cloud
             */
            sender_name?: string | null;
            /**
             * Format: uri
             * @description URL of the imprint, linked in the footer of the alliance's pages instead of the service's.
             * @example https://open-cloud.example.org/imprint
             */
            imprint_url?: string | null;
            /**
             * Format: uri
             * @description URL of the privacy policy, linked in the footer of the alliance's pages instead of the service's.
             * @example https://open-cloud.example.org/privacy
             */
            privacy_url?: string | null;
            /**
             * Format: uri
             * @description URL of the terms of use, linked in the footer of the alliance's pages instead of the service's.
             * @example https://open-cloud.example.org/terms
             */
            terms_url?: string | null;
            /**
             * @description Whether people may ask to start a group.
             * @example true
             */
            accepts_group_requests?: boolean;
        };
        /** @description A user as seen by other users. */
        Person: {
            /**
             * @description ID of the user.
             * @example 01856aa0-c800-7642-a2ef-786864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the user.
             * @example Annika Vogt
             */
            name: components["schemas"]["Name"];
        };
        /**
         * @description Role of an administrator. `alliance_admin` administers one alliance or all of them, `group_admin` one group. A later version may add a value.
         * @example group_admin
         */
        AdministratorRole: "alliance_admin" | "group_admin" | (string & {});
        /** @description A user with an administrator's role. */
        Administrator: {
            /** @description The user. */
            user: components["schemas"]["Person"];
            /**
             * @description Role of the user.
             * @example group_admin
             */
            role: components["schemas"]["AdministratorRole"];
            /**
             * @description Slug of the alliance, or of the group's alliance; `null` means all alliances.
             * @example open-cloud
             */
            alliance: string | null;
            /**
             * Format: uuid
             * @description ID of the group; `null` for an `alliance_admin`.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id: string | null;
            /**
             * @description When the role was granted. Granting it again does not change this time.
             * @example 2026-03-02T09:00:00Z
             */
            granted_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of administrators, longest-serving first. */
        AdministratorPage: {
            /** @description At most `limit` administrators; fewer only on the last page. */
            items: components["schemas"]["Administrator"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A user without the role; it was removed now or earlier. */
        RemovedAdministrator: {
            /** @description The user. */
            user: components["schemas"]["Person"];
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            removed: true;
        };
        /** @description A member of an alliance's groups. */
        AllianceMember: {
            /** @description The member. Lists of members are sorted by the user ID. */
            user: components["schemas"]["Person"];
            /**
             * @description Whether the mail server of the person's address has permanently rejected three emails within 30 days. Optional emails, such as reminders and messages, are then paused until the person signs in or confirms the address.
             * @example false
             */
            email_undeliverable: boolean;
            /**
             * @description Number of active groups of the alliance that the person is a member of.
             * @example 2
             */
            group_count: components["schemas"]["Count"];
            /**
             * @description When the person joined the first of these groups.
             * @example 2026-03-02T09:00:00Z
             */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of members of the alliance's groups, newest accounts first. */
        AllianceMemberPage: {
            /** @description At most `limit` members; fewer only on the last page. */
            items: components["schemas"]["AllianceMember"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Role of a user. `alliance_admin` administers one alliance or all of them, `group_admin` one group, `event_host` one event; `check_in` checks people in at one event. A later version may add a value.
         * @example group_admin
         */
        Role: "alliance_admin" | "group_admin" | "event_host" | "check_in" | (string & {});
        /**
         * @description Status of an invitation. `pending`: can be accepted. `accepted`: accepted as often as allowed. `declined`: declined by the invited person. `withdrawn`: withdrawn by an administrator. `expired`: past its `expires_at`. A later version may add a value.
         * @example pending
         */
        InvitationStatus: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | (string & {});
        /** @description An acceptance of an invitation. */
        InvitationAcceptance: {
            /** @description The person who accepted. */
            user: components["schemas"]["Person"];
            /**
             * @description When the person accepted.
             * @example 2026-11-21T18:00:00Z
             */
            accepted_at: components["schemas"]["Timestamp"];
        };
        /** @description An invitation by email, or by a link. */
        Invitation: {
            /**
             * @description ID of the invitation.
             * @example 01856aa0-c800-7598-b477-7c1b64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * Format: idn-email
             * @description The invited email address; `null` for a link.
             * @example noor@example.org
             */
            email: string | null;
            /**
             * @description Role that accepting grants; `null` for none.
             * @example group_admin
             */
            role: components["schemas"]["Role"] | null;
            /**
             * @description Status of the invitation.
             * @example pending
             */
            status: components["schemas"]["InvitationStatus"];
            /**
             * Format: int32
             * @description Number of people who may accept; 1 for an email address.
             * @example 1
             */
            max_uses: number;
            /**
             * Format: int32
             * @description Number of people who have accepted.
             * @example 0
             */
            use_count: number;
            /** @description People who have accepted, latest first, at most 100. Deleted accounts are left out. */
            accepted: components["schemas"]["InvitationAcceptance"][];
            /** @description The administrator who sent the invitation; `null` if the account was deleted. */
            invited_by: components["schemas"]["Person"] | null;
            /**
             * @description When the invitation was created. Lists of invitations are sorted by it, latest first.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the invitation expires.
             * @example 2026-12-04T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of invitations, latest first. */
        InvitationPage: {
            /** @description At most `limit` invitations; fewer only on the last page. */
            items: components["schemas"]["Invitation"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description An email address as typed. Spaces around it are ignored.
         * @example noor@example.org
         */
        EmailAddressInput: string;
        /**
         * @description Role for the alliance that accepting grants.
         * @example alliance_admin
         * @enum {string}
         */
        AllianceInvitationRole: "alliance_admin";
        /** @description A new invitation. Requires exactly one of `email`, `emails` and `max_uses`. */
        AllianceInvitationCreate: {
            /**
             * @description Email address to invite.
             * @example noor@example.org
             */
            email?: components["schemas"]["Email"];
            /** @description Email addresses to invite. Invalid addresses get the outcome `invalid_address`; repeated addresses count once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description Number of people who may accept with the link.
             * @example 25
             */
            max_uses?: number;
            /**
             * @description Role that accepting grants. If omitted, accepting grants none.
             * @example alliance_admin
             */
            role?: components["schemas"]["AllianceInvitationRole"];
            /**
             * @description When the invitation expires, at most 90 days from now. Defaults to two weeks from now.
             * @example 2026-12-04T18:00:00Z
             */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Outcome for an address: `invited`; `already_invited` if an earlier invitation is open; `invalid_address`; `limit_reached` if too many invitations were sent recently. A later version may add a value.
         * @example invited
         */
        InvitationOutcome: "invited" | "already_invited" | "invalid_address" | "limit_reached" | (string & {});
        /** @description Outcome for one address, or the link. */
        InvitationResult: {
            /**
             * @description The address as it was sent; `null` for a link.
             * @example noor@example.org
             */
            email: string | null;
            /**
             * @description Outcome for the address.
             * @example invited
             */
            outcome: components["schemas"]["InvitationOutcome"];
            /** @description The open invitation; `null` if there is none. */
            invitation: components["schemas"]["Invitation"] | null;
            /**
             * Format: uri
             * @description URL to accept at, only here and only for a link; `null` for an email, which contains a URL of its own.
             * @example https://alliance.example.org/invitations/5hQ1c0mZ8vJx2LrWk7TnBf
             */
            url: string | null;
        };
        /** @description Outcomes for all addresses, or the link. */
        InvitationResults: {
            /** @description One item for each distinct address, in the order of the request; for a link, one item. */
            items: components["schemas"]["InvitationResult"][];
        };
        /**
         * @description Reason for a ban: one line without control characters or bidirectional overrides.
         * @example Sent advertising to everybody who came to the last meetup.
         */
        BanReason: string;
        /** @description A person who is not a member; the membership ended now or earlier. */
        RemovedMember: {
            /** @description The person. */
            user: components["schemas"]["Person"];
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            removed: true;
            /**
             * @description Whether the person is banned, by this request or an earlier one. For a group, also true if the person is banned from its whole alliance.
             * @example true
             */
            banned: boolean;
        };
        /** @description A person who cannot join, RSVP or apply for jobs. */
        Ban: {
            /** @description The banned person. */
            user: components["schemas"]["Person"];
            /**
             * @description Reason for the ban, visible to administrators only; `null` if none was given, or if the ban was carried over from another account.
             * @example Sent advertising to everybody who came to the last meetup.
             */
            reason: string | null;
            /** @description The administrator who banned the person; `null` if that account was deleted, or if the ban was carried over from another account. */
            banned_by: components["schemas"]["Person"] | null;
            /**
             * @description When the person was banned, or verified the mailbox of a banned person. Lists of bans are sorted by it, latest first.
             * @example 2026-11-12T00:00:00Z
             */
            banned_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of bans, latest first. */
        BanPage: {
            /** @description At most `limit` bans; fewer only on the last page. */
            items: components["schemas"]["Ban"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A person without this ban; it was lifted now or earlier. */
        RemovedBan: {
            /** @description The person. */
            user: components["schemas"]["Person"];
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            removed: true;
        };
        /**
         * @description The `operationId` of the change, or a value that a later version adds. The operator's actions on the command line have the same names.
         * @example updateGroup
         */
        AuditAction: "createAlliance" | "updateAlliance" | "createGroup" | "updateGroup" | "deleteGroup" | "createEvent" | "updateEvent" | "addAttendee" | "addGuestAttendee" | "updateGuestAttendee" | "deleteGuestAttendee" | "updateAttendee" | "checkInAttendee" | "undoCheckIn" | "sendEventMessage" | "announceLinks" | "sendGroupMessage" | "deleteEvent" | "copyEvent" | "createJob" | "updateJob" | "deleteJob" | "updateJobApplication" | "createLandscapeEntry" | "updateLandscapeEntry" | "deleteLandscapeEntry" | "grantAllianceAdmin" | "revokeAllianceAdmin" | "grantGroupAdmin" | "revokeGroupAdmin" | "createWebhook" | "updateWebhook" | "deleteWebhook" | "rotateWebhookSecret" | "updateJoinRequests" | "updateGroupRequest" | "removeGroupMember" | "removeAllianceMember" | "deleteGroupBan" | "deleteAllianceBan" | "updateReport" | "inviteToGroup" | "inviteToAlliance" | "inviteToEvent" | "withdrawGroupInvitation" | "withdrawAllianceInvitation" | "withdrawEventInvitation" | "replaceAgenda" | "grantEventRole" | "revokeEventRole" | "createDoorLink" | "deleteDoorLink" | "createImport" | "undoImport" | (string & {});
        /**
         * @description Type of a resource that administrators change, or a value that a later version adds. For `user`, a role was granted or revoked, the user was removed or banned, a ban was lifted, or a request to join or to start a group was decided.
         * @example group
         */
        AuditSubjectType: "alliance" | "group" | "event" | "job" | "job_application" | "landscape_entry" | "webhook" | "user" | "report" | (string & {});
        /** @description The changed resource. It may have been deleted. */
        AuditSubject: {
            /**
             * @description Type of the resource.
             * @example group
             */
            type: components["schemas"]["AuditSubjectType"];
            /**
             * @description ID of the resource.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the resource before the change. For a job and an application, the job's title; for a webhook, the host of its URL; for a report, its subject.
             * @example Wolkenwerk Berlin
             */
            name: components["schemas"]["Name"];
        };
        /**
         * @description Value of any field, in the type of that field.
         * @example Platform engineering
         */
        AuditValue: string | number | boolean | unknown[] | {
            [key: string]: unknown;
        } | null;
        /** @description The value of a field before and after the change, as in the resource's JSON. */
        AuditChange: {
            /**
             * @description Name of the field in the resource's JSON. A change inside an object is recorded as a change of that object.
             * @example category
             */
            field: string;
            /**
             * @description The value before the change, in the field's own type; `null` if the field was empty or the resource was created.
             * @example Cloud native
             */
            before: components["schemas"]["AuditValue"];
            /**
             * @description The value after the change, in the field's own type; `null` if the field is now empty or the resource was deleted.
             * @example Platform engineering
             */
            after: components["schemas"]["AuditValue"];
        };
        /** @description A change made by an administrator. */
        AuditEntry: {
            /**
             * @description ID of the audit entry.
             * @example 01a1fd9e-b880-7f52-a1c4-5d6e7f8a9b0c
             */
            id: components["schemas"]["Id"];
            /**
             * @description The operation that made the change.
             * @example updateGroup
             */
            action: components["schemas"]["AuditAction"];
            /** @description The user who made the change; `null` for the operator, and for the holder of a door link, which `changes` names as `door_link`. A deleted account is shown as "Deleted user". */
            actor: components["schemas"]["Person"] | null;
            /**
             * Format: uuid
             * @description ID of the API token that the actor used; `null` for a browser session and for the operator.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            token_id: string | null;
            /** @description The changed resource; for a role, the user. */
            subject: components["schemas"]["AuditSubject"];
            /** @description The changed fields, without those that the service sets itself, such as counts and `updated_at`. */
            changes: components["schemas"]["AuditChange"][];
            /**
             * @description When the change was made. Lists of entries are sorted by it, latest first.
             * @example 2026-11-21T10:20:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of audit entries of the alliance, latest first. */
        AuditEntryPage: {
            /** @description At most `limit` entries; fewer only on the last page. */
            items: components["schemas"]["AuditEntry"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * Format: date
         * @description A calendar day, in UTC.
         * @example 2026-11-20
         */
        Day: string;
        /**
         * @description Length of a period.
         * @example week
         * @enum {string}
         */
        StatisticsInterval: "day" | "week";
        /** @description Statistics for a day, a week or the whole range. */
        CommunityPeriod: {
            /**
             * @description First day of the period, in UTC.
             * @example 2026-11-16
             */
            starts_on: components["schemas"]["Day"];
            /**
             * @description Number of people who joined.
             * @example 9
             */
            members_joined: components["schemas"]["Count"];
            /**
             * @description Number of people who left, were removed, or deleted their account.
             * @example 2
             */
            members_left: components["schemas"]["Count"];
            /**
             * @description Number of members at the end of the period.
             * @example 84
             */
            members: components["schemas"]["Count"];
            /**
             * @description Number of RSVPs sent on these days, to any event.
             * @example 31
             */
            rsvps: components["schemas"]["Count"];
            /**
             * @description Number of RSVPs canceled on these days.
             * @example 4
             */
            rsvps_canceled: components["schemas"]["Count"];
            /**
             * @description Number of people checked in at events that began on these days, without guests.
             * @example 22
             */
            attended: components["schemas"]["Count"];
            /**
             * @description Number of people with a seat at these events who were not checked in. Events that have not ended, and events without any check-in, do not count.
             * @example 5
             */
            no_shows: components["schemas"]["Count"];
            /**
             * @description Number of times the pages were opened in a browser.
             * @example 240
             */
            views: components["schemas"]["Count"];
        };
        /** @description Use of the seats. */
        PlaceStatistics: {
            /**
             * Format: int32
             * @description Number of seats; `null` for an event without a limit.
             * @example 60
             */
            places: number | null;
            /**
             * @description Number of taken seats, guests included.
             * @example 45
             */
            taken: components["schemas"]["Count"];
            /**
             * Format: double
             * @description Share of the seats that is taken; `null` if there is no limit or there are no seats.
             * @example 0.75
             */
            fill: number | null;
        };
        /**
         * @description Source of visitors: the `utm_source` of the link they followed, or else the host of the page with the link. Lower-case letters, digits, dots, hyphens and underscores.
         * @example newsletter
         */
        Source: string;
        /** @description Views and RSVPs from one source. */
        SourceStatistics: {
            /**
             * @description Name of the source; `null` if unknown, for example when the URL was typed or opened from an app or an email. `other` sums up the sources of a day beyond the first fifty.
             * @example newsletter
             */
            source: string | null;
            /**
             * @description Number of page views from this source.
             * @example 96
             */
            views: components["schemas"]["Count"];
            /**
             * @description Number of RSVPs from this source, canceled ones included.
             * @example 12
             */
            rsvps: components["schemas"]["Count"];
        };
        /** @description Sources of views and RSVPs, the source with the most views first. */
        SourceList: components["schemas"]["SourceStatistics"][];
        /** @description Statistics of a group, or of all groups of an alliance. Deleted accounts still count in past periods, without being identified. */
        CommunityStatistics: {
            /**
             * @description First day of the range.
             * @example 2026-11-09
             */
            from: components["schemas"]["Day"];
            /**
             * @description Last day of the range.
             * @example 2026-11-20
             */
            to: components["schemas"]["Day"];
            /** @description The whole range as one period. */
            total: components["schemas"]["CommunityPeriod"];
            /** @description All periods of the range in order, including those without activity. */
            periods: components["schemas"]["CommunityPeriod"][];
            /** @description Use of the seats at events that began in the range and have a limit. */
            places: components["schemas"]["PlaceStatistics"];
            /** @description Sources of views and RSVPs. */
            sources: components["schemas"]["SourceList"];
        };
        /**
         * Format: uri
         * @description HTTPS URL without a user name or password, on a public address of the Internet. Private, loopback and link-local addresses are rejected, also when the host name resolves to one at the time of sending.
         * @example https://hooks.example.org/messages
         */
        WebhookUrl: string;
        /**
         * @description One of `WebhookEventType`, or a type that a later version adds.
         * @example event.published
         */
        AnyWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "guest_attendee.added" | "guest_attendee.updated" | "guest_attendee.removed" | "member.joined" | "member.left" | "join_request.created" | "join_request.declined" | "join_request.withdrawn" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "import.completed" | "*" | (string & {});
        /**
         * @description Why a webhook is disabled. `administrator`: disabled by an administrator. `failing`: the receiver accepted nothing for three days. `gone`: the receiver responded with 410. A later version may add values.
         * @example failing
         */
        WebhookDisabledReason: "administrator" | "failing" | "gone" | (string & {});
        /** @description A subscription to activity in an alliance, without its secret. */
        Webhook: {
            /**
             * @description ID of the webhook.
             * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the alliance.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description ID of the only group whose messages are sent; `null` if those of the whole alliance are.
             * @example null
             */
            group_id: string | null;
            /**
             * @description URL that messages are sent to.
             * @example https://hooks.example.org/messages
             */
            url: components["schemas"]["WebhookUrl"];
            /**
             * @description Purpose of the webhook; `null` if not given.
             * @example Posts new events to the chat
             */
            description: string | null;
            /** @description Event types of the webhook; `*` means all. */
            event_types: components["schemas"]["AnyWebhookEventType"][];
            /**
             * @description Whether messages are sent. Activity while the webhook is disabled is not sent later.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When the webhook was disabled; `null` if it is enabled.
             * @example null
             */
            disabled_at: string | null;
            /**
             * @description Why the webhook is disabled; `null` if it is enabled.
             * @example null
             */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            /**
             * Format: date-time
             * @description When the receiver began to fail; `null` if it accepted the last message, or the URL is new. Three days later the webhook is disabled, unless nothing was sent for more than a day.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Time until which messages are also signed with the previous secret; `null` if they are not.
             * @example null
             */
            previous_secret_until: string | null;
            /**
             * @description When the webhook was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When an administrator last changed the webhook or its secret, or when the service disabled it.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of the alliance's webhooks, newest first. */
        WebhookPage: {
            /** @description At most `limit` webhooks; fewer only on the last page. */
            items: components["schemas"]["Webhook"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Event types a webhook can subscribe to. `event.*`: published or canceled events of active groups. `rsvp.*`: RSVPs, including waitlisted and pending ones, without the answers, which are only in the list of attendees. `guest_attendee.*`: people without an account, without their addresses. `member.*`: members of groups. `job.*`: published or closed jobs, except those of inactive groups. `application.*`: applications for jobs. `landscape.*`: landscape entries. `import.completed`: imports into groups. `*`: all of these, and types that a later version adds.
         * @example event.published
         * @enum {string}
         */
        WebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "guest_attendee.added" | "guest_attendee.updated" | "guest_attendee.removed" | "member.joined" | "member.left" | "join_request.created" | "join_request.declined" | "join_request.withdrawn" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "import.completed" | "*";
        /** @description Event types. At least one; `*` means all, including types that a later version adds. */
        WebhookEventTypes: components["schemas"]["WebhookEventType"][];
        /** @description A new webhook. */
        WebhookCreate: {
            /**
             * @description URL to send messages to.
             * @example https://hooks.example.org/messages
             */
            url: components["schemas"]["WebhookUrl"];
            /**
             * @description Purpose of the webhook.
             * @example Posts new events to the chat
             */
            description?: string | null;
            /** @description Event types to subscribe to. */
            event_types: components["schemas"]["WebhookEventTypes"];
            /**
             * Format: uuid
             * @description ID of a group of the alliance, to get only its messages. `null` or omitted for the messages of the whole alliance.
             * @example null
             */
            group_id?: string | null;
        };
        /**
         * @description Signing key, as defined by Standard Webhooks: `whsec_`, followed by 32 random bytes in base64. Store it like a password.
         * @example whsec_b3Blbi1jbG91ZC1hbGxpYW5jZS1leGFtcGxlLWtleS0=
         */
        WebhookSecret: string;
        /** @description A webhook with its secret, which is shown only here. */
        NewWebhook: components["schemas"]["Webhook"] & {
            /**
             * @description Key with which the receiver verifies messages. It cannot be shown again.
             * @example whsec_b3Blbi1jbG91ZC1hbGxpYW5jZS1leGFtcGxlLWtleS0=
             */
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description Confirmation that a webhook and its deliveries were deleted. */
        DeletedWebhook: {
            /**
             * @description ID of the deleted webhook.
             * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            deleted: true;
        };
        /** @description Changes to a webhook. Omitted fields are unchanged, `null` clears the description. */
        WebhookUpdate: {
            /**
             * @description URL to send messages to, including pending ones.
             * @example https://hooks.example.org/messages
             */
            url?: components["schemas"]["WebhookUrl"];
            /**
             * @description Purpose of the webhook.
             * @example Posts new events to the chat
             */
            description?: string | null;
            /** @description Event types to subscribe to. Replaces the whole list. */
            event_types?: components["schemas"]["WebhookEventTypes"];
            /**
             * @description Whether to send messages.
             * @example true
             */
            enabled?: boolean;
            /**
             * Format: uuid
             * @description ID of a group of the alliance, to get only its messages from now on. `null` for the messages of the whole alliance.
             * @example null
             */
            group_id?: string | null;
        };
        /** @description Options for the rotation of a secret. */
        WebhookSecretRotation: {
            /**
             * Format: int32
             * @description Hours during which messages are signed with both secrets.
             * @default 24
             * @example 24
             */
            overlap_hours?: number;
        };
        /**
         * @description One of `SentWebhookEventType`, or a type that a later version adds.
         * @example event.published
         */
        AnySentWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "guest_attendee.added" | "guest_attendee.updated" | "guest_attendee.removed" | "member.joined" | "member.left" | "join_request.created" | "join_request.declined" | "join_request.withdrawn" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "import.completed" | "webhook.test" | (string & {});
        /**
         * @description One of `WebhookDeliveryStatus`, or a status that a later version adds.
         * @example delivered
         */
        AnyWebhookDeliveryStatus: "pending" | "delivered" | "failed" | (string & {});
        /** @description A message to a webhook, with the receiver's last response. */
        WebhookDelivery: {
            /**
             * @description ID of the message, sent as `webhook-id` with each attempt.
             * @example 01a1fd9e-b880-7d04-9b1f-6c3e5a7d8f90
             */
            id: components["schemas"]["Id"];
            /**
             * @description ID of the webhook.
             * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
             */
            webhook_id: components["schemas"]["Id"];
            /**
             * @description Event type of the message.
             * @example event.published
             */
            event_type: components["schemas"]["AnySentWebhookEventType"];
            /**
             * @description ID of the event, job, application or landscape entry; for an RSVP, of the event; for a membership, of the group.
             * @example 01856aa0-c800-75aa-91db-aa3164656d6f
             */
            subject_id: components["schemas"]["Id"];
            /**
             * @description Status of the delivery.
             * @example delivered
             */
            status: components["schemas"]["AnyWebhookDeliveryStatus"];
            /**
             * Format: int32
             * @description Number of attempts.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the message was last sent; `null` if it has not been sent yet.
             * @example 2026-11-21T10:15:01Z
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @description Earliest time of the next attempt; `null` unless pending. The message waits longer while an earlier message about the same subject is pending, and while the webhook is disabled.
             * @example null
             */
            next_attempt_at: string | null;
            /**
             * Format: int32
             * @description Status code of the last response; `null` if there was none.
             * @example 204
             */
            response_status: number | null;
            /**
             * @description The first 1,024 characters of the last response, with control characters replaced; `null` if there was none. Treat it as untrusted text.
             * @example accepted
             */
            response_body: string | null;
            /**
             * @description Why the last attempt failed; `null` if it did not.
             * @example null
             */
            failure: string | null;
            /**
             * Format: date-time
             * @description When the receiver first accepted the message; `null` if it has not.
             * @example 2026-11-21T10:15:02Z
             */
            delivered_at: string | null;
            /**
             * @description When the message was created.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Status of a delivery. `pending`: still to be sent. `delivered`: accepted with a status from 200 to 299. `failed`: given up.
         * @example delivered
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /**
         * @description Event type of a message: one of `WebhookEventType`, or `webhook.test`.
         * @example event.published
         * @enum {string}
         */
        SentWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "guest_attendee.added" | "guest_attendee.updated" | "guest_attendee.removed" | "member.joined" | "member.left" | "join_request.created" | "join_request.declined" | "join_request.withdrawn" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "import.completed" | "webhook.test";
        /** @description A page of deliveries, newest first. */
        WebhookDeliveryPage: {
            /** @description At most `limit` deliveries; fewer only on the last page. */
            items: components["schemas"]["WebhookDelivery"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A message to a webhook with its body and the receiver's last response. */
        WebhookDeliveryDetails: components["schemas"]["WebhookDelivery"] & {
            /**
             * @description Body of the message, the same for each attempt; `null` for a token without the scope to read it (see the creation of a webhook). Signatures differ for each attempt and are not stored.
             * @example {"type":"webhook.test","timestamp":"2026-11-21T10:15:00Z","data":{"alliance":"open-cloud","webhook_id":"01856aa0-c800-7a11-8c3e-2f5864656d6f"}}
             */
            payload: string | null;
        };
        /** @description Which messages to send again. */
        WebhookRecovery: {
            /**
             * @description Earliest creation time of the messages.
             * @example 2026-11-20T00:00:00Z
             */
            since: components["schemas"]["Timestamp"];
        };
        /** @description The result of a recovery. */
        RecoveredDeliveries: {
            /**
             * Format: int32
             * @description Number of messages that are sent again.
             * @example 12
             */
            count: number;
        };
        /**
         * @description Status of a request to start a group. `pending`: waits for a decision. `approved`: the group was created. `declined`: there is no group.
         * @default pending
         * @example pending
         * @enum {string}
         */
        GroupRequestStatus: "pending" | "approved" | "declined";
        /**
         * @description One of `GroupRequestStatus`, or a status that a later version adds.
         * @example pending
         */
        AnyGroupRequestStatus: "pending" | "approved" | "declined" | (string & {});
        /**
         * @description Reason for the person who asked: one line without control characters or bidirectional overrides.
         * @example There is a group in Kiel already.
         */
        GroupRequestReason: string;
        /** @description Short reference to a group. */
        GroupReference: {
            /**
             * @description ID of the group.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug, unique within the alliance.
             * @example wolkenwerk-berlin
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description Name of the group.
             * @example Wolkenwerk Berlin
             */
            name: components["schemas"]["Name"];
        };
        /** @description A request to start a group. */
        GroupRequest: {
            /**
             * @description ID of the request.
             * @example 01856aa0-c800-73a4-8e70-1c4964656d6f
             */
            id: components["schemas"]["Id"];
            /** @description The person who asks. */
            user: components["schemas"]["Person"];
            /**
             * @description Name of the new group.
             * @example Wolkenwerk Kiel
             */
            name: components["schemas"]["Name"];
            /**
             * @description Description of the group and its audience, as plain text or Markdown.
             * @example An evening each month for people who operate things in Kiel.
             */
            description: components["schemas"]["Description"];
            /**
             * @description Status of the request.
             * @example pending
             */
            status: components["schemas"]["AnyGroupRequestStatus"];
            /**
             * @description Why the request was declined; `null` without a reason.
             * @example null
             */
            reason: string | null;
            /**
             * @description The group; `null` unless the request was approved, and after the group was deleted.
             * @example null
             */
            group: components["schemas"]["GroupReference"] | null;
            /**
             * @description When the person asked. Lists of requests are sorted by it, oldest first.
             * @example 2026-11-21T10:15:00Z
             */
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the request was decided; `null` while it is pending.
             * @example null
             */
            decided_at: string | null;
        };
        /** @description A page of requests to start a group, oldest first. */
        GroupRequestPage: {
            /** @description At most `limit` requests; fewer only on the last page. */
            items: components["schemas"]["GroupRequest"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A request to start a group. */
        GroupRequestCreate: {
            /**
             * @description Name of the new group.
             * @example Wolkenwerk Kiel
             */
            name: components["schemas"]["Name"];
            /**
             * @description Description of the group and its audience, as plain text or Markdown. It becomes the group's.
             * @example An evening each month for people who operate things in Kiel.
             */
            description: components["schemas"]["Description"];
        };
        /**
         * @description A decision about a request to start a group. `approved`: the group is created. `declined`: it is not.
         * @example approved
         * @enum {string}
         */
        GroupRequestDecision: "approved" | "declined";
        /** @description A decision about a request to start a group. */
        GroupRequestUpdate: {
            /**
             * @description The decision.
             * @example approved
             */
            status: components["schemas"]["GroupRequestDecision"];
            /**
             * @description Reason for the person who asked, which the email quotes. Ignored for an approval.
             * @example There is a group in Kiel already.
             */
            reason?: components["schemas"]["GroupRequestReason"];
        };
        /**
         * @description ISO 3166-1 alpha-2 country code, in upper case.
         * @example DE
         * @enum {string}
         */
        CountryCode: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /**
         * @description Order of the list. `name`: alphabetical. `newest`: most recently created first. `most_members`: most members first. `nearest`: nearest to `near` first; requires `near` (400). `recently_updated`: last changed first, as defined by `updated_since`.
         * @default name
         * @example name
         * @enum {string}
         */
        GroupSort: "name" | "newest" | "most_members" | "nearest" | "recently_updated";
        /**
         * @description Additional data to return.
         * @example viewer
         * @enum {string}
         */
        Include: "viewer";
        /** @description WGS 84 coordinates, in degrees. */
        GeoPoint: {
            /**
             * Format: double
             * @description Degrees north of the equator; negative south of it.
             * @example 52.5163
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east of Greenwich; negative west of it.
             * @example 13.3777
             */
            longitude: number;
        };
        /**
         * @description One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space. Compared exactly as written.
         * @example kubernetes
         */
        Tag: string;
        /** @description Distinct tags, in the order given. */
        Tags: components["schemas"]["Tag"][];
        /** @description Contact persons. */
        Organizers: components["schemas"]["Person"][];
        /**
         * @description One of `JoinPolicy`, or a policy that a later version adds.
         * @example approval
         */
        AnyJoinPolicy: "open" | "approval" | (string & {});
        /**
         * Format: double
         * @description Distance from `near` in kilometers, along the surface of the Earth.
         * @example 1.8
         */
        DistanceKm: number;
        /**
         * @description Status of a membership: `member`, `none` for someone who has not joined or has left, `pending` while a request to join waits for approval, `declined` if it was declined, or a value that a later version adds.
         * @example member
         */
        MembershipStatus: "member" | "none" | "pending" | "declined" | (string & {});
        /**
         * @description Status of an RSVP. `attending`: has a seat. `waitlisted`: gets a seat when enough become free. `pending`: needs approval by an administrator. `declined`: declined by an administrator. `none`: no RSVP. A later version may add a status.
         * @example attending
         */
        AttendanceStatus: "attending" | "waitlisted" | "pending" | "declined" | "none" | (string & {});
        /** @description Relation of a resource to the caller. Fields that do not apply to its type are `null`. */
        Viewer: {
            /**
             * @description Whether the caller is a member of the group, or of the event's group; `null` for a job.
             * @example member
             */
            membership: components["schemas"]["MembershipStatus"] | null;
            /**
             * @description The caller's RSVP to the event; `null` for a group and a job.
             * @example waitlisted
             */
            attendance: components["schemas"]["AttendanceStatus"] | null;
            /**
             * Format: int32
             * @description Position on the waitlist; 1 gets the next seat. `null` unless waitlisted.
             * @example 3
             */
            waitlist_position: number | null;
            /**
             * @description Whether the caller has applied for the job; `null` for a group and an event.
             * @example null
             */
            applied: boolean | null;
            /**
             * @description Whether the caller may change the resource with this credential.
             * @example false
             */
            can_edit: boolean;
        };
        /** @description A group as shown in lists. */
        GroupSummary: {
            /**
             * @description ID of the group.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the alliance that the group belongs to.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /**
             * @description Slug, unique within the alliance.
             * @example wolkenwerk-berlin
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description Name of the group.
             * @example Wolkenwerk Berlin
             */
            name: components["schemas"]["Name"];
            /**
             * @description Category, in the group's own words; `null` if not given.
             * @example Platform engineering
             */
            category: string | null;
            /**
             * @description Region, in the group's own words; `null` if not given.
             * @example Europe
             */
            region: string | null;
            /**
             * @description City where the group meets; `null` if not given.
             * @example Berlin
             */
            city: string | null;
            /**
             * @description Country where the group meets; `null` if not given.
             * @example DE
             */
            country_code: string | null;
            /** @description Coordinates of the group; `null` if not given. */
            location: components["schemas"]["GeoPoint"] | null;
            /** @description Topics of the group. */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name; `null` if there is none.
             * @example https://images.example.org/groups/wolkenwerk-berlin.svg
             */
            logo_url: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the group; `null` if there is none.
             * @example https://images.example.org/groups/wolkenwerk-berlin-banner.jpg
             */
            banner_url: string | null;
            /** @description Administrators of the group who agreed to be shown here, with `show_as_organizer` in their profile; longest-serving first. */
            organizers: components["schemas"]["Organizers"];
            /**
             * @description Whether the group is active. An inactive group is hidden from public reads and cannot be joined.
             * @example true
             */
            active: boolean;
            /**
             * @description Whether joining needs approval.
             * @example open
             */
            join_policy: components["schemas"]["AnyJoinPolicy"];
            /**
             * @description Number of members.
             * @example 34
             */
            member_count: components["schemas"]["Count"];
            /**
             * @description Number of public events that have not ended.
             * @example 2
             */
            upcoming_event_count: components["schemas"]["Count"];
            /**
             * @description Distance from `near` to the group in kilometers; only in a list with `near`.
             * @example 1.8
             */
            distance_km?: components["schemas"]["DistanceKm"];
            /** @description The group's relation to the caller; only with `include=viewer`. */
            viewer?: components["schemas"]["Viewer"];
            /**
             * @description When the group was created.
             * @example 2026-03-02T09:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When an administrator last changed the group. Joining and leaving do not count.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of groups, in the order of `sort`. */
        GroupPage: {
            /** @description At most `limit` groups; fewer only on the last page. */
            items: components["schemas"]["GroupSummary"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description WGS 84 coordinates, in degrees. */
        GeoPointCreate: {
            /**
             * Format: double
             * @description Degrees north of the equator; negative south of it.
             * @example 53.5511
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east of Greenwich; negative west of it.
             * @example 9.9937
             */
            longitude: number;
        };
        /**
         * @description Who may join a group. `open`: everyone. `approval`: an administrator approves each request to join.
         * @example approval
         * @enum {string}
         */
        JoinPolicy: "open" | "approval";
        /**
         * @description One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space.
         * @example What would you like to drink?
         */
        QuestionText: string;
        /** @description A new group. Only the name and the description are required. */
        GroupCreate: {
            /**
             * @description Slug, unique within the alliance. It cannot be changed. If omitted, it is derived from the name. `events`, `join` and `attendees` are reserved.
             * @example wolkenwerk-hamburg
             */
            slug?: components["schemas"]["Slug"];
            /**
             * @description Name of the group.
             * @example Wolkenwerk Hamburg
             */
            name: components["schemas"]["Name"];
            /**
             * @description Description of the group and its audience, as plain text or Markdown.
             * @example We meet on the first Tuesday of each month.
             */
            description: components["schemas"]["Description"];
            /**
             * @description Category, in the group's own words. Lists can be filtered by it.
             * @example Platform engineering
             */
            category?: string | null;
            /**
             * @description Region, in the group's own words. Lists can be filtered by it.
             * @example Europe
             */
            region?: string | null;
            /**
             * @description City where the group meets.
             * @example Hamburg
             */
            city?: string | null;
            /**
             * @description Country where the group meets. Lists can be filtered by it.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Coordinates of the group. */
            location?: components["schemas"]["GeoPointCreate"] | null;
            /**
             * @description Topics of the group.
             * @default []
             */
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name.
             * @example https://images.example.org/groups/wolkenwerk-hamburg.svg
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the group.
             * @example https://images.example.org/groups/wolkenwerk-hamburg-banner.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL of the group's own website.
             * @example https://wolkenwerk-hamburg.example.org
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             * @example hello@wolkenwerk-berlin.example.org
             */
            contact_email?: string | null;
            /**
             * @description More links about the group, in this order.
             * @default []
             */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * @description Whether the group is active. An inactive group is hidden from public reads and cannot be joined.
             * @default true
             * @example true
             */
            active?: boolean;
            /**
             * @description Whether joining needs approval.
             * @default open
             * @example approval
             */
            join_policy?: components["schemas"]["JoinPolicy"];
            /**
             * @description Question that a request to join must answer if `join_policy` is `approval`.
             * @example What do you operate?
             */
            join_question?: string | null;
        };
        /** @description A group of an alliance. */
        Group: components["schemas"]["GroupSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the group's web page.
             * @example https://alliance.example.org/groups/open-cloud/wolkenwerk-berlin
             */
            html_url: string;
            /**
             * @description Description of the group and its audience, as plain text or Markdown; not HTML.
             * @example Berlin's evening for people who operate things.
             */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of the group's own website; `null` if there is none.
             * @example https://wolkenwerk-berlin.example.org
             */
            website_url: string | null;
            /** @description More links about the group, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * Format: idn-email
             * @description Public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the group's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. Without a confirmed address, a group uses its alliance's. An unconfirmed address has no effect and is shown only to administrators of the group; others get `null`. `null` if there is none.
             * @example hello@wolkenwerk-berlin.example.org
             */
            contact_email: string | null;
            /**
             * @description Whether `contact_email` has been confirmed from its mailbox; `false` without an address.
             * @example true
             */
            contact_email_confirmed: boolean;
            /**
             * @description Question that a request to join must answer if `join_policy` is `approval`; `null` if there is none.
             * @example What do you operate?
             */
            join_question: string | null;
        };
        /** @description Confirmation that a resource was deleted. */
        DeletedResource: {
            /**
             * @description ID of the deleted resource.
             * @example 01856aa0-c800-7781-baaa-3fc264656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            deleted: true;
        };
        /** @description WGS 84 coordinates, in degrees. An omitted coordinate is unchanged; a location must have both. */
        GeoPointUpdate: {
            /**
             * Format: double
             * @description Degrees north of the equator; negative south of it.
             * @example 52.5163
             */
            latitude?: number;
            /**
             * Format: double
             * @description Degrees east of Greenwich; negative west of it.
             * @example 13.3801
             */
            longitude?: number;
        };
        /** @description Changes to a group. Omitted fields are unchanged, `null` clears a nullable field. */
        GroupUpdate: {
            /**
             * @description Name of the group.
             * @example Wolkenwerk Berlin
             */
            name?: components["schemas"]["Name"];
            /**
             * @description Description of the group and its audience, as plain text or Markdown.
             * @example Berlin's evening for people who operate things. We moved to Wednesdays.
             */
            description?: components["schemas"]["Description"];
            /**
             * @description Category, in the group's own words. Lists can be filtered by it.
             * @example Platform engineering
             */
            category?: string | null;
            /**
             * @description Region, in the group's own words. Lists can be filtered by it.
             * @example Europe
             */
            region?: string | null;
            /**
             * @description City where the group meets.
             * @example Berlin
             */
            city?: string | null;
            /**
             * @description Country where the group meets. Lists can be filtered by it.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Coordinates of the group; `null` removes them. */
            location?: components["schemas"]["GeoPointUpdate"] | null;
            /** @description Topics of the group. Replaces the whole list. */
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name.
             * @example https://images.example.org/groups/wolkenwerk-berlin.svg
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the group.
             * @example https://images.example.org/groups/wolkenwerk-berlin-banner.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL of the group's own website.
             * @example https://wolkenwerk-berlin.example.org
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             * @example hello@wolkenwerk-berlin.example.org
             */
            contact_email?: string | null;
            /** @description More links about the group. Replaces the whole list. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * @description Whether the group is active. `false` hides it from public reads and closes it to new members; existing members remain. `true` shows it again.
             * @example true
             */
            active?: boolean;
            /**
             * @description Whether joining needs approval. `approval` does not affect existing members. `open` does not approve pending requests: administrators still decide them, and people who join again are members at once.
             * @example approval
             */
            join_policy?: components["schemas"]["JoinPolicy"];
            /**
             * @description Question that a request to join must answer if `join_policy` is `approval`. Pending requests keep the question that they answered.
             * @example What do you operate?
             */
            join_question?: string | null;
        };
        /** @description A member of a group. */
        Member: {
            /** @description The member. */
            user: components["schemas"]["Person"];
            /**
             * @description Whether the mail server of the person's address has permanently rejected three emails within 30 days. Optional emails, such as reminders and messages, are then paused until the person signs in or confirms the address.
             * @example false
             */
            email_undeliverable: boolean;
            /**
             * @description When the person joined. Lists of members are sorted by it, latest first.
             * @example 2026-03-02T09:00:00Z
             */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of members of the group, newest first. */
        MemberPage: {
            /** @description At most `limit` members; fewer only on the last page. */
            items: components["schemas"]["Member"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Plain text of several lines, without control characters or bidirectional overrides. URLs in it are shown as they are.
         * @example Ring the bell next to the green door. We begin at seven.
         */
        MessageText: string;
        /** @description A message that administrators sent to the members of a group. */
        GroupMessage: {
            /**
             * @description ID of the message.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a61
             */
            id: components["schemas"]["Id"];
            /**
             * @description Subject of the message.
             * @example We have a new room
             */
            subject: components["schemas"]["ShortText"];
            /**
             * @description Text of the message.
             * @example From January on we meet in the library. Bring ideas for talks.
             */
            text: components["schemas"]["MessageText"];
            /**
             * Format: int32
             * @description Number of recipients: members with a verified address who have not turned off such emails. A member who leaves before the email is sent does not get it.
             * @example 31
             */
            recipient_count: number;
            /** @description The administrator who sent the message; `null` if the account was deleted. */
            sent_by: components["schemas"]["Person"] | null;
            /**
             * @description When the message was sent.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of messages, latest first. */
        GroupMessagePage: {
            /** @description At most `limit` messages; fewer only on the last page. */
            items: components["schemas"]["GroupMessage"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A message to the members of a group. */
        GroupMessageCreate: {
            /**
             * @description Subject of the emails, after the name of the group.
             * @example We have a new room
             */
            subject: components["schemas"]["ShortText"];
            /**
             * @description Text of the message.
             * @example From January on we meet in the library. Bring ideas for talks.
             */
            text: components["schemas"]["MessageText"];
        };
        /**
         * @description Status of a request to join. `pending`: waits for approval. `declined`: an administrator has declined it. An approved request is a membership.
         * @default pending
         * @example pending
         * @enum {string}
         */
        JoinRequestStatus: "pending" | "declined";
        /**
         * @description One of `JoinRequestStatus`, or a status that a later version adds.
         * @example pending
         */
        AnyJoinRequestStatus: "pending" | "declined" | (string & {});
        /**
         * @description Answer of a person, without bidirectional overrides and control characters other than tabs and line breaks. It must not consist of spaces only.
         * @example Something without alcohol
         */
        AnswerText: string;
        /** @description A request to join a group. */
        JoinRequest: {
            /** @description The person who asks to join. */
            user: components["schemas"]["Person"];
            /**
             * @description Status of the request.
             * @example pending
             */
            status: components["schemas"]["AnyJoinRequestStatus"];
            /**
             * @description The group's `join_question` at the time of the answer; `null` if there was none.
             * @example What do you operate?
             */
            question: string | null;
            /**
             * @description The person's answer; `null` if there was no question.
             * @example A dozen clusters for a hospital.
             */
            answer: string | null;
            /**
             * @description When the person asked to join. Lists of requests are sorted by it, oldest first.
             * @example 2026-11-21T10:15:00Z
             */
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the request was declined; `null` while it is pending.
             * @example null
             */
            decided_at: string | null;
        };
        /** @description A page of requests to join the group, oldest first. */
        JoinRequestPage: {
            /** @description At most `limit` requests; fewer only on the last page. */
            items: components["schemas"]["JoinRequest"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Decision about requests to join. `member` approves them, also declined ones.
         * @example member
         * @enum {string}
         */
        JoinDecision: "member" | "declined";
        /** @description A decision about requests to join. */
        JoinRequestsUpdate: {
            /** @description IDs of the people whose requests are decided. */
            user_ids: components["schemas"]["Id"][];
            /**
             * @description The decision about all of them.
             * @example member
             */
            status: components["schemas"]["JoinDecision"];
        };
        /** @description Outcome of a decision for one person. */
        JoinDecisionResult: {
            /**
             * @description ID of the person.
             * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
             */
            user_id: components["schemas"]["Id"];
            /**
             * @description Status of the person's membership afterwards.
             * @example member
             */
            status: components["schemas"]["MembershipStatus"];
            /**
             * @description Why the decision had no effect, in a sentence; `null` if it succeeded.
             * @example null
             */
            error: string | null;
            /**
             * @description Code of the error: `not_found` without a request, `user_banned`, `group_inactive`, or `invalid_transition` for declining a member; `null` if the decision succeeded.
             * @example null
             */
            code: components["schemas"]["ErrorCode"] | null;
        };
        /** @description Outcomes of a decision. */
        JoinDecisionResults: {
            /** @description One item for each person, in the order of the request. */
            items: components["schemas"]["JoinDecisionResult"][];
        };
        /**
         * @description Role for the group that accepting grants.
         * @example group_admin
         * @enum {string}
         */
        GroupInvitationRole: "group_admin";
        /** @description A new invitation. Requires exactly one of `email`, `emails` and `max_uses`. */
        GroupInvitationCreate: {
            /**
             * @description Email address to invite.
             * @example noor@example.org
             */
            email?: components["schemas"]["Email"];
            /** @description Email addresses to invite. Invalid addresses get the outcome `invalid_address`; repeated addresses count once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description Number of people who may accept with the link.
             * @example 25
             */
            max_uses?: number;
            /**
             * @description Role that accepting grants. If omitted, accepting makes the person a member.
             * @example group_admin
             */
            role?: components["schemas"]["GroupInvitationRole"];
            /**
             * @description When the invitation expires, at most 90 days from now. Defaults to two weeks from now.
             * @example 2026-12-04T18:00:00Z
             */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Format of the file: `calendar` is iCalendar, `csv` a spreadsheet. A later version may add formats.
         * @example calendar
         */
        ImportFormat: "calendar" | "csv" | (string & {});
        /**
         * @description `running`: rows are being imported. `completed`: all rows are done. `undone`: the import was undone. A later version may add values.
         * @example completed
         */
        ImportStatus: "running" | "completed" | "undone" | (string & {});
        /** @description Number of rows by outcome. */
        ImportCounts: {
            /**
             * @description Number of new events and invitations.
             * @example 41
             */
            create: components["schemas"]["Count"];
            /**
             * @description Number of updated events.
             * @example 0
             */
            update: components["schemas"]["Count"];
            /**
             * @description Number of rows without anything to do.
             * @example 3
             */
            skip: components["schemas"]["Count"];
            /**
             * @description Number of rows that cannot be imported.
             * @example 1
             */
            refuse: components["schemas"]["Count"];
        };
        /**
         * @description Whether the row is an event or a member. A later version may add values.
         * @example event
         */
        ImportRowKind: "event" | "member" | (string & {});
        /**
         * @description `create`: a new event or invitation. `update`: changes an event that was imported before. `skip`: nothing to do. `refuse`: the row cannot be imported. A later version may add values.
         * @example create
         */
        ImportOutcome: "create" | "update" | "skip" | "refuse" | (string & {});
        /**
         * @description Why a row is skipped or refused, as the description of imports explains. A later version may add reasons.
         * @example unchanged
         */
        ImportReason: "unchanged" | "edited" | "canceled" | "private" | "declined" | "duplicate" | "already_invited" | "beyond_limit" | "unreadable" | "too_long" | "invalid" | "no_email" | "unknown_time_zone" | "unsupported_recurrence" | "limit_reached" | "not_allowed" | (string & {});
        /** @description A row of the file and its outcome. */
        ImportRow: {
            /**
             * Format: int32
             * @description Line of the file at which the row begins, from 1. The events of a recurring event share a line.
             * @example 12
             */
            line: number;
            /**
             * @description Whether the row is an event or a member.
             * @example event
             */
            kind: components["schemas"]["ImportRowKind"];
            /**
             * @description What is done with the row.
             * @example create
             */
            outcome: components["schemas"]["ImportOutcome"];
            /**
             * @description Name of the event, or name or address of the member, cut after 200 characters; `null` if the row has none. Members have none once the import has been created: their addresses are in the invitations only.
             * @example Bier und Bereitschaft
             */
            title: string | null;
            /**
             * @description Why the row is skipped or refused; `null` otherwise.
             * @example null
             */
            reason: components["schemas"]["ImportReason"] | null;
            /**
             * @description The field that is wrong, for the reason `invalid`; `null` otherwise.
             * @example null
             */
            field: string | null;
        };
        /** @description An import into a group. */
        Import: {
            /**
             * @description ID of the import.
             * @example 01856aa0-c800-72f1-bce1-39c864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the alliance.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /** @description The group. */
            group: components["schemas"]["GroupReference"];
            /**
             * @description Format of the file.
             * @example calendar
             */
            format: components["schemas"]["ImportFormat"];
            /**
             * @description Whether it is running.
             * @example completed
             */
            status: components["schemas"]["ImportStatus"];
            /**
             * @description Number of rows.
             * @example 45
             */
            row_count: components["schemas"]["Count"];
            /**
             * @description Number of rows that are done.
             * @example 45
             */
            done_count: components["schemas"]["Count"];
            /** @description Outcomes: actual ones for rows that are done, planned ones for the others. */
            counts: components["schemas"]["ImportCounts"];
            /** @description The first 100 rows that were skipped or refused, in the order of the file. */
            problems: components["schemas"]["ImportRow"][];
            /** @description The user who imported; `null` for a deleted account. */
            created_by: components["schemas"]["Person"] | null;
            /**
             * @description When the import began.
             * @example 2026-11-28T10:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the last row was done; `null` before.
             * @example 2026-11-28T10:00:04Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When the import was undone; `null` if it was not.
             * @example null
             */
            undone_at: string | null;
        };
        /** @description A page of imports, latest first. */
        ImportPage: {
            /** @description At most `limit` imports; fewer only on the last page. */
            items: components["schemas"]["Import"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Name of a time zone in the IANA database, with its exact spelling; other spellings are rejected (400).
         * @example Europe/Berlin
         */
        TimeZone: string;
        /** @description The address of a public calendar. */
        ImportSource: {
            /**
             * @description HTTPS URL of an iCalendar file, without a user name or password, on a public address of the Internet. It is read once, now. Redirects are not followed.
             * @example https://calendar.example.org/wolkenwerk.ics
             */
            url: components["schemas"]["WebhookUrl"];
        };
        /**
         * Format: binary
         * @description A file of at most 10 MiB in UTF-8, or in UTF-16 with a byte order mark.
         * @example the bytes of a calendar or a spreadsheet
         */
        ImportFile: Blob;
        /** @description What an import does with each row of a file. */
        ImportReport: {
            /** @description The import; `null` for a dry run. */
            run: components["schemas"]["Import"] | null;
            /** @description The rows, in the order of the file. */
            rows: components["schemas"]["ImportRow"][];
            /** @description Number of rows by planned outcome. */
            counts: components["schemas"]["ImportCounts"];
        };
        /**
         * @description Where the event takes place: in person, online or both.
         * @example in_person
         * @enum {string}
         */
        EventKind: "in_person" | "virtual" | "hybrid";
        /**
         * @description Status of an event. Drafts are visible to administrators only.
         * @example published
         * @enum {string}
         */
        EventStatus: "draft" | "published" | "canceled";
        /**
         * @description Order of the list. `soonest`: earliest start first. `latest`: latest start first. `newest`: most recently created first. `nearest`: nearest to `near` first; requires `near` (400). `recently_updated`: last changed first, as defined by `updated_since`.
         * @default soonest
         * @example soonest
         * @enum {string}
         */
        EventSort: "soonest" | "latest" | "newest" | "nearest" | "recently_updated";
        /**
         * @description Who sees the event. `public`: everyone. `unlisted`: everyone who has its link. `members`: members of the group. People with an RSVP see it, too.
         * @example public
         * @enum {string}
         */
        EventVisibility: "public" | "unlisted" | "members";
        /**
         * @description A sentence or two, shown in lists, without control characters or bidirectional overrides.
         * @example An evening of on-call stories, off the record.
         */
        Summary: string;
        /**
         * @description One of `EventKind`, or a kind that a later version adds.
         * @example in_person
         */
        AnyEventKind: "in_person" | "virtual" | "hybrid" | (string & {});
        /**
         * @description One of `EventStatus`, or a status that a later version adds. Drafts are visible to administrators only.
         * @example published
         */
        AnyEventStatus: "draft" | "published" | "canceled" | (string & {});
        /** @description Venue of an event. */
        Venue: {
            /**
             * @description Name of the venue.
             * @example Kaffeefabrik am Ufer
             */
            name: components["schemas"]["Name"];
            /**
             * @description Street and number, and the floor if needed; `null` if not given.
             * @example Musterufer 12
             */
            address: string | null;
            /**
             * @description City; `null` if not given.
             * @example Berlin
             */
            city: string | null;
            /**
             * @description Country; `null` if not given.
             * @example DE
             */
            country_code: string | null;
            /** @description Coordinates of the venue; `null` if not given. With coordinates, `near` finds the event. */
            location: components["schemas"]["GeoPoint"] | null;
        };
        /**
         * @description One of `EventVisibility`, or a value that a later version adds. An `unlisted` event can be read, and takes RSVPs, by its link. It is in no list, search, feed, calendar, count, filter option, sitemap or stream of changes, except for its administrators and people with an RSVP. The link is not a secret: search engines are only asked not to index the page. An event for `members` is like a public one to members of the group. To everyone else without an RSVP or an invitation it does not exist (404).
         * @example public
         */
        AnyEventVisibility: "public" | "unlisted" | "members" | (string & {});
        /**
         * @description One of `EventRegistration`, or a value that a later version adds. RSVPs to an event with `external` registration return 409 (`registration_elsewhere`), and to one with `none` 409 (`no_registration`).
         * @example built_in
         */
        AnyEventRegistration: "built_in" | "external" | "none" | (string & {});
        /** @description An event as shown in lists. */
        EventSummary: {
            /**
             * @description ID of the event.
             * @example 01856aa0-c800-75aa-91db-aa3164656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the alliance that the group belongs to.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /** @description The group that holds the event. */
            group: components["schemas"]["GroupReference"];
            /**
             * @description Slug, unique within the group.
             * @example bier-und-bereitschaft
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description Name of the event.
             * @example Bier und Bereitschaft
             */
            name: components["schemas"]["Name"];
            /**
             * @description Summary in a sentence or two; `null` if not given.
             * @example An evening of on-call stories, off the record.
             */
            summary: string | null;
            /**
             * @description Whether the event takes place in person, online or both.
             * @example in_person
             */
            kind: components["schemas"]["AnyEventKind"];
            /**
             * @description Status of the event. Only a published event accepts RSVPs.
             * @example published
             */
            status: components["schemas"]["AnyEventStatus"];
            /**
             * @description Category, in the group's own words; `null` if not given.
             * @example Social
             */
            category: string | null;
            /**
             * @description When the event starts.
             * @example 2026-12-08T18:00:00Z
             */
            starts_at: components["schemas"]["Timestamp"];
            /**
             * @description When the event ends.
             * @example 2026-12-08T21:00:00Z
             */
            ends_at: components["schemas"]["Timestamp"];
            /**
             * @description Time zone of the venue or the hosts. Show the event's times in it.
             * @example Europe/Berlin
             */
            timezone: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description Number of seats, guests included; `null` means no limit.
             * @example null
             */
            capacity: number | null;
            /**
             * @description Whether people can join a waitlist when the event is full.
             * @example false
             */
            waitlist_enabled: boolean;
            /** @description Venue of the event; `null` if there is none, or if it is not known yet. */
            venue: components["schemas"]["Venue"] | null;
            /** @description Topics of the event. */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description URL of a wide image to show above the event; `null` if there is none.
             * @example https://images.example.org/events/bier-und-bereitschaft.jpg
             */
            banner_url: string | null;
            /**
             * @description Who may see the event.
             * @example public
             */
            visibility: components["schemas"]["AnyEventVisibility"];
            /**
             * @description Where people register.
             * @example built_in
             */
            registration: components["schemas"]["AnyEventRegistration"];
            /**
             * Format: uri
             * @description URL where people register; `null` unless `registration` is `external`.
             * @example null
             */
            registration_url: string | null;
            /** @description The event's hosts who agreed to be shown (`show_as_organizer`), longest-serving first; without any, the `organizers` of its group. */
            hosts: components["schemas"]["Organizers"];
            /**
             * Format: uuid
             * @description ID of the series that the event belongs to; `null` if it belongs to none. Copying an event creates a series.
             * @example null
             */
            series_id: string | null;
            /**
             * @description Number of seats taken by attendees and their guests, without the waitlist.
             * @example 25
             */
            attendee_count: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description Capacity minus the seats that are taken or held, at least 0; `null` without a `capacity`.
             * @example null
             */
            remaining_capacity: number | null;
            /**
             * @description Distance from `near` to the venue in kilometers; only in a list with `near`.
             * @example 1.8
             */
            distance_km?: components["schemas"]["DistanceKm"];
            /** @description The event's relation to the caller; only with `include=viewer`. */
            viewer?: components["schemas"]["Viewer"];
            /**
             * @description When the event was created.
             * @example 2026-03-02T09:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When an administrator last changed the event. RSVPs do not count.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of events, in the order of `sort`. */
        EventPage: {
            /** @description At most `limit` events; fewer only on the last page. */
            items: components["schemas"]["EventSummary"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description The caller's membership in a group. */
        Membership: {
            /**
             * @description ID of the group.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id: components["schemas"]["Id"];
            /**
             * @description Whether the caller is a member, or has asked to join.
             * @example member
             */
            status: components["schemas"]["MembershipStatus"];
            /**
             * Format: date-time
             * @description When the caller joined; joining again as a member does not change it. `null` unless a member.
             * @example 2026-11-21T10:15:00Z
             */
            joined_at: string | null;
        };
        /** @description Details of a request to join a group with approval. */
        JoinRequestCreate: {
            /**
             * @description Answer to the group's `join_question`. Ignored if the group has none.
             * @example A dozen clusters for a hospital.
             */
            answer?: components["schemas"]["AnswerText"];
        };
        /**
         * @description Status of a new event. A draft is visible to administrators only and accepts no RSVPs.
         * @example published
         * @enum {string}
         */
        NewEventStatus: "draft" | "published";
        /** @description Venue of an event. */
        VenueCreate: {
            /**
             * @description Name of the venue.
             * @example Kaffeefabrik am Ufer
             */
            name: components["schemas"]["Name"];
            /**
             * @description Street and number, and the floor if needed.
             * @example Musterufer 12
             */
            address?: string | null;
            /**
             * @description City of the venue.
             * @example Berlin
             */
            city?: string | null;
            /**
             * @description Country of the venue.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Coordinates of the venue. With coordinates, `near` finds the event. */
            location?: components["schemas"]["GeoPointCreate"] | null;
        };
        /**
         * @description Where people register. `built_in`: by RSVPs here. `external`: at `registration_url`. `none`: nowhere.
         * @example built_in
         * @enum {string}
         */
        EventRegistration: "built_in" | "external" | "none";
        /**
         * @description Kind of answer. `text`: free text. `choice`: one of the `options`.
         * @example choice
         * @enum {string}
         */
        QuestionKind: "text" | "choice";
        /** @description A question for people to answer with their RSVP. */
        RegistrationQuestionCreate: {
            /**
             * @description ID of an existing question, to edit it and keep its answers. Without an ID a new question is created.
             * @example 01856aa0-c800-760a-9564-e80664656d6f
             */
            id?: components["schemas"]["Id"];
            /**
             * @description Text of the question, unique in the event.
             * @example What would you like to drink?
             */
            label: components["schemas"]["QuestionText"];
            /**
             * @description Kind of answer.
             * @example choice
             */
            kind: components["schemas"]["QuestionKind"];
            /**
             * @description Whether an RSVP has to answer it.
             * @default false
             * @example false
             */
            required?: boolean;
            /**
             * @description Options of a `choice`, distinct and at least one. Omit for `text`.
             * @default []
             */
            options?: components["schemas"]["QuestionText"][];
        };
        /** @description Questions, in the order in which they are asked. */
        RegistrationQuestions: components["schemas"]["RegistrationQuestionCreate"][];
        /**
         * Format: int32
         * @description Number of guests; each takes a seat.
         * @example 1
         */
        Guests: number;
        /** @description A new event. `ends_at` must be after `starts_at`, by at most 31 days. An event that has ended cannot be published (400). `rsvp_opens_at` must be before `rsvp_closes_at`, which must not be after `ends_at`. */
        EventCreate: {
            /**
             * @description Slug, unique within the group and permanent. By default, it is derived from the name. `attend` and `attendance` are reserved.
             * @example bier-und-bereitschaft
             */
            slug?: components["schemas"]["Slug"];
            /**
             * @description Name of the event.
             * @example Bier und Bereitschaft
             */
            name: components["schemas"]["Name"];
            /**
             * @description Summary, shown in lists.
             * @example An evening of on-call stories, off the record.
             */
            summary?: string | null;
            /**
             * @description Full description, as plain text or Markdown.
             * @example No talks, no slides, no sponsors. Just the people behind the nicknames, and something to drink.
             */
            description: components["schemas"]["Description"];
            /**
             * @description Whether the event takes place in person, online or both.
             * @example in_person
             */
            kind: components["schemas"]["EventKind"];
            /**
             * @description Whether to publish it at once.
             * @default draft
             * @example published
             */
            status?: components["schemas"]["NewEventStatus"];
            /**
             * @description Category, in the group's own words.
             * @example Social
             */
            category?: string | null;
            /**
             * @description When the event starts.
             * @example 2026-12-08T18:00:00Z
             */
            starts_at: components["schemas"]["Timestamp"];
            /**
             * @description When the event ends.
             * @example 2026-12-08T21:00:00Z
             */
            ends_at: components["schemas"]["Timestamp"];
            /**
             * @description Time zone of the event's times.
             * @example Europe/Berlin
             */
            timezone: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description Number of seats, guests included; `null` means no limit.
             * @example 80
             */
            capacity?: number | null;
            /**
             * @description Whether a full event has a waitlist.
             * @default false
             * @example true
             */
            waitlist_enabled?: boolean;
            /** @description Venue of the event. */
            venue?: components["schemas"]["VenueCreate"] | null;
            /**
             * @description Accessibility, such as step-free access.
             * @example The entrance has no steps. There is an accessible toilet on the ground floor.
             */
            accessibility_notes?: string | null;
            /**
             * @description Topics.
             * @default []
             */
            tags?: components["schemas"]["Tags"];
            /**
             * @description Links for attendees, such as slides.
             * @default []
             */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * Format: uri
             * @description URL of a wide image to show above the event.
             * @example https://images.example.org/events/bier-und-bereitschaft.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL to join online. Visible to administrators and attendees.
             * @example https://meet.example.org/bier-und-bereitschaft
             */
            meeting_url?: string | null;
            /**
             * @description Who may see the event.
             * @default public
             * @example public
             */
            visibility?: components["schemas"]["EventVisibility"];
            /**
             * @description Where people register.
             * @default built_in
             * @example built_in
             */
            registration?: components["schemas"]["EventRegistration"];
            /**
             * Format: uri
             * @description Required for `external` registration only (400 otherwise).
             * @example null
             */
            registration_url?: string | null;
            /** @description Questions for people to answer with their RSVP. */
            questions?: components["schemas"]["RegistrationQuestions"];
            /**
             * @description Whether RSVPs need the approval of an administrator.
             * @default false
             * @example false
             */
            approval_required?: boolean;
            /**
             * @description Maximum number of guests per person; each takes a seat.
             * @default 0
             * @example 2
             */
            max_guests?: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When RSVPs open; `null` means at publication.
             * @example 2026-12-01T08:00:00Z
             */
            rsvp_opens_at?: string | null;
            /**
             * Format: date-time
             * @description When RSVPs close; `null` means at the end.
             * @example 2026-12-08T12:00:00Z
             */
            rsvp_closes_at?: string | null;
        };
        /**
         * @description One of `QuestionKind`, or a kind that a later version adds.
         * @example choice
         */
        AnyQuestionKind: "text" | "choice" | (string & {});
        /** @description A question that people answer with their RSVP. */
        RegistrationQuestion: {
            /**
             * @description ID of the question. Editing the question does not change it.
             * @example 01856aa0-c800-760a-9564-e80664656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Text of the question.
             * @example What would you like to drink?
             */
            label: components["schemas"]["QuestionText"];
            /**
             * @description Kind of answer.
             * @example choice
             */
            kind: components["schemas"]["AnyQuestionKind"];
            /**
             * @description Whether an RSVP has to answer it.
             * @example false
             */
            required: boolean;
            /** @description Options of a `choice`; empty for other kinds. */
            options: components["schemas"]["QuestionText"][];
        };
        /** @description An event of a group. */
        GroupEvent: components["schemas"]["EventSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the event's web page.
             * @example https://alliance.example.org/events/open-cloud/wolkenwerk-berlin/bier-und-bereitschaft
             */
            html_url: string;
            /**
             * @description Full description of the event, as plain text or Markdown; not HTML.
             * @example No talks, no slides, no sponsors. Just the people behind the nicknames, and something to drink.
             */
            description: components["schemas"]["Description"];
            /**
             * @description What people with disabilities can expect at the event, as plain text; `null` if not given.
             * @example The entrance has no steps. There is an accessible toilet on the ground floor.
             */
            accessibility_notes: string | null;
            /**
             * Format: int32
             * @description Number of items of the agenda.
             * @example 0
             */
            agenda_item_count: number;
            /** @description Links for attendees, such as slides, recordings or house rules, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /** @description Questions that people answer with their RSVP, in order. */
            questions: components["schemas"]["RegistrationQuestion"][];
            /**
             * @description Whether an RSVP is `pending` until an administrator approves it.
             * @example false
             */
            approval_required: boolean;
            /**
             * @description Maximum number of guests per person.
             * @example 2
             */
            max_guests: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When RSVPs open; `null` if they are open from the start.
             * @example null
             */
            rsvp_opens_at: string | null;
            /**
             * Format: date-time
             * @description When RSVPs close; `null` means when the event ends.
             * @example null
             */
            rsvp_closes_at: string | null;
            /**
             * Format: uri
             * @description URL to join online. Present only for the event's hosts and administrators; attendees find it in their attendance.
             * @example https://meet.example.org/bier-und-bereitschaft
             */
            meeting_url?: string | null;
        };
        /** @description Changes to a venue. Omitted fields are unchanged, `null` clears a field. A venue must have a name. */
        VenueUpdate: {
            /**
             * @description Name of the venue.
             * @example Kaffeefabrik am Ufer
             */
            name?: components["schemas"]["Name"];
            /**
             * @description Street and number, and the floor if needed.
             * @example Musterufer 12, 2nd floor
             */
            address?: string | null;
            /**
             * @description City of the venue.
             * @example Berlin
             */
            city?: string | null;
            /**
             * @description Country of the venue.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Coordinates of the venue. With coordinates, `near` finds the event. */
            location?: components["schemas"]["GeoPointUpdate"] | null;
        };
        /** @description Changes to an event. Omitted fields are unchanged. `starts_at` and `ends_at` follow the rules of the creation; publishing an event that has ended is a conflict (409). */
        EventUpdate: {
            /**
             * @description Name of the event.
             * @example Bier und Bereitschaft
             */
            name?: components["schemas"]["Name"];
            /**
             * @description Summary in a sentence or two, shown in lists.
             * @example Canceled. The venue is flooded.
             */
            summary?: string | null;
            /**
             * @description Full description of the event, as plain text or Markdown.
             * @example We try again in January.
             */
            description?: components["schemas"]["Description"];
            /**
             * @description Whether the event takes place in person, online or both.
             * @example virtual
             */
            kind?: components["schemas"]["EventKind"];
            /**
             * @description New status. See `PATCH` for the allowed transitions.
             * @example canceled
             */
            status?: components["schemas"]["EventStatus"];
            /**
             * @description Category, in the group's own words.
             * @example Social
             */
            category?: string | null;
            /**
             * @description When the event starts.
             * @example 2026-12-08T18:30:00Z
             */
            starts_at?: components["schemas"]["Timestamp"];
            /**
             * @description When the event ends.
             * @example 2026-12-08T21:30:00Z
             */
            ends_at?: components["schemas"]["Timestamp"];
            /**
             * @description Time zone in which the event's times are shown.
             * @example Europe/Berlin
             */
            timezone?: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description Number of seats, guests included; `null` means no limit. It must not be below the number of attendees or the size of a party on the waitlist.
             * @example 100
             */
            capacity?: number | null;
            /**
             * @description Whether people can join a waitlist when the event is full.
             * @example true
             */
            waitlist_enabled?: boolean;
            /** @description Venue of the event; `null` removes it. */
            venue?: components["schemas"]["VenueUpdate"] | null;
            /**
             * @description Accessibility of the event, such as step-free access.
             * @example The entrance has no steps. There is an accessible toilet on the ground floor.
             */
            accessibility_notes?: string | null;
            /** @description Topics of the event. Replaces the whole list. */
            tags?: components["schemas"]["Tags"];
            /** @description Links for attendees. Replaces the whole list. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * Format: uri
             * @description URL of a wide image to show above the event.
             * @example https://images.example.org/events/bier-und-bereitschaft.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL to join online. Visible to administrators and attendees.
             * @example https://meet.example.org/bier-und-bereitschaft
             */
            meeting_url?: string | null;
            /**
             * @description Who may see the event. People with an RSVP keep access.
             * @example members
             */
            visibility?: components["schemas"]["EventVisibility"];
            /**
             * @description Where people register. It cannot be changed while there are RSVPs (409, `event_has_rsvps`).
             * @example external
             */
            registration?: components["schemas"]["EventRegistration"];
            /**
             * Format: uri
             * @description URL where people register. Required if `registration` is `external`, otherwise not allowed (400). Another `registration` removes it.
             * @example https://tickets.example.org/bier-und-bereitschaft
             */
            registration_url?: string | null;
            /** @description Questions for people to answer with their RSVP. Replaces all questions; send the `id` of each question to keep. */
            questions?: components["schemas"]["RegistrationQuestions"];
            /**
             * @description Whether RSVPs need the approval of an administrator. Turning it off does not approve pending RSVPs.
             * @example true
             */
            approval_required?: boolean;
            /**
             * @description Maximum number of guests per person; each takes a seat. Lowering it does not affect existing RSVPs.
             * @example 2
             */
            max_guests?: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When RSVPs open; `null` means as soon as the event is published.
             * @example 2026-12-01T08:00:00Z
             */
            rsvp_opens_at?: string | null;
            /**
             * Format: date-time
             * @description When RSVPs close; `null` means when the event ends.
             * @example 2026-12-08T12:00:00Z
             */
            rsvp_closes_at?: string | null;
        };
        /**
         * @description An RFC 3339 time, `2027-03-31T16:00:00Z`, or a local time in the event's time zone, `2027-03-31T18:00`. A local time that a clock change skips or repeats is rejected (400): send it with its offset.
         * @example 2027-03-31T18:00
         */
        CopyStart: string;
        /**
         * @description Whether events repeat by weeks or by months.
         * @example monthly
         * @enum {string}
         */
        CopyFrequency: "weekly" | "monthly";
        /**
         * Format: int32
         * @description Number of weeks or months.
         * @example 1
         */
        CopyInterval: number;
        /**
         * @description Day of the week.
         * @example tuesday
         * @enum {string}
         */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /**
         * Format: int32
         * @description Position of a weekday in its month; `-1` is the last one.
         * @example 2
         * @enum {integer}
         */
        WeekdayOfMonth: 1 | 2 | 3 | 4 | -1;
        /**
         * Format: int32
         * @description Number of copies.
         * @example 6
         */
        CopyCount: number;
        /** @description Starts that repeat the event's start, at its time of day in its time zone. Past ones, and those at which the series has an event, are left out. Exactly one of `until` and `count` is required (400). */
        CopyRule: {
            /**
             * @description Unit of `interval`.
             * @example monthly
             */
            frequency: components["schemas"]["CopyFrequency"];
            /**
             * @description Number of weeks or months from one start to the next, counted from the week, beginning on Monday, or the month of the event.
             * @default 1
             * @example 1
             */
            interval?: components["schemas"]["CopyInterval"];
            /**
             * @description Day of the week. If omitted, `weekly` repeats the event's day of the week, and `monthly` its day of the month or, in shorter months, the last day.
             * @example tuesday
             */
            weekday?: components["schemas"]["Weekday"];
            /**
             * @description Which `weekday` of the month, `-1` being the last one. Required with `weekday` if `monthly`, otherwise not allowed (400).
             * @example 2
             */
            nth?: components["schemas"]["WeekdayOfMonth"];
            /**
             * Format: date
             * @description Last day, in the event's time zone. It must allow at least one new event and at most 52 (400).
             * @example 2027-12-31
             */
            until?: string;
            /**
             * @description Number of new events.
             * @example 6
             */
            count?: components["schemas"]["CopyCount"];
        };
        /** @description Start times of the copies of an event. Exactly one of `starts_at` and `rule` is required (400). */
        EventCopies: {
            /** @description Start time of each copy. Each must be different. */
            starts_at?: components["schemas"]["CopyStart"][];
            /** @description Repeats the event's start. */
            rule?: components["schemas"]["CopyRule"];
            /**
             * @description Status of all copies. Published copies are announced together.
             * @default draft
             * @example draft
             */
            status?: components["schemas"]["NewEventStatus"];
        };
        /** @description The created copies, and the series that they and the original belong to. */
        EventSeries: {
            /**
             * @description ID of the series.
             * @example 01856aa0-c800-76e2-b5f3-62f264656d6f
             */
            series_id: components["schemas"]["Id"];
            /** @description The copies, earliest first. */
            items: components["schemas"]["EventSummary"][];
        };
        /** @description An answer to a question of the event. */
        RsvpAnswerCreate: {
            /**
             * @description ID of the question.
             * @example 01856aa0-c800-760a-9564-e80664656d6f
             */
            question_id: components["schemas"]["Id"];
            /**
             * @description The answer; of a `choice`, one of its `options`.
             * @example Something without alcohol
             */
            value: components["schemas"]["AnswerText"];
        };
        /** @description Optional details of an RSVP. For an existing RSVP, omitted fields are unchanged. */
        RsvpCreate: {
            /** @description Answers to the event's questions. Replaces all earlier answers; must include those that are `required`. */
            answers?: components["schemas"]["RsvpAnswerCreate"][];
            /**
             * @description Number of guests, at most the event's `max_guests`. Defaults to none.
             * @example 1
             */
            guests?: components["schemas"]["Guests"];
            /**
             * @description Whether the event's organizers see the caller's email address with this RSVP. Defaults to `false`.
             * @example true
             */
            share_email?: boolean;
            /**
             * @description Source of the visit, for the event's statistics, which do not identify people. Only for a first RSVP.
             * @example newsletter
             */
            source?: components["schemas"]["Source"];
        };
        /** @description The error that `attendEvent` would have returned. */
        SeriesRsvpError: {
            /**
             * @description Description of the error.
             * @example the event is full and has no waitlist
             */
            error: string;
            /**
             * @description Error code.
             * @example event_full
             */
            code: components["schemas"]["ErrorCode"];
        };
        /** @description An RSVP of the caller to an event of a series. */
        SeriesRsvp: {
            /**
             * @description ID of the event.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            event_id: components["schemas"]["Id"];
            /**
             * @description When the event starts.
             * @example 2026-12-08T18:00:00Z
             */
            starts_at: components["schemas"]["Timestamp"];
            /**
             * @description Status of the RSVP; `none` without one.
             * @example attending
             */
            status: components["schemas"]["AttendanceStatus"];
            /** @description Why the RSVP was not sent or changed; omitted if it was. */
            error?: components["schemas"]["SeriesRsvpError"];
        };
        /** @description RSVPs of the caller to events of a series. */
        SeriesRsvps: {
            /** @description One for each event, soonest first. */
            items: components["schemas"]["SeriesRsvp"][];
        };
        /**
         * @description Status of an RSVP.
         * @example pending
         * @enum {string}
         */
        AttendeeStatusChoice: "attending" | "waitlisted" | "pending" | "declined";
        /**
         * @description One of `attending`, `waitlisted`, `pending`, `declined`, or a status that a later version adds.
         * @example attending
         */
        AttendeeStatus: "attending" | "waitlisted" | "pending" | "declined" | (string & {});
        /** @description A person's answer to a question. */
        RsvpAnswer: {
            /**
             * @description ID of the question. It may have been removed from the event.
             * @example 01856aa0-c800-760a-9564-e80664656d6f
             */
            question_id: components["schemas"]["Id"];
            /**
             * @description Text of the question at the time of the answer.
             * @example What would you like to drink?
             */
            label: components["schemas"]["QuestionText"];
            /**
             * @description The answer.
             * @example Something without alcohol
             */
            value: components["schemas"]["AnswerText"];
        };
        /** @description Answers to the event's questions, in the order of the questions. */
        RsvpAnswers: components["schemas"]["RsvpAnswer"][];
        /**
         * @description `self`: the person sent the RSVP. `invitation`: the person accepted an invitation. `organizer`: an organizer added the person. `door`: the person was added and checked in at once. Or a value that a later version adds.
         * @example self
         */
        RegistrationOrigin: "self" | "invitation" | "organizer" | "door" | (string & {});
        /** @description A person with an RSVP to an event. */
        Attendee: {
            /** @description The person. */
            user: components["schemas"]["Person"];
            /**
             * Format: idn-email
             * @description The person's email address; `null` unless the person chose to share it in the RSVP (`share_email`).
             * @example annika.vogt@example.org
             */
            email: string | null;
            /**
             * @description Whether the mail server of the person's address has permanently rejected three emails within 30 days. Optional emails, such as reminders and messages, are then paused until the person signs in or confirms the address.
             * @example false
             */
            email_undeliverable: boolean;
            /**
             * @description Status of the RSVP.
             * @example waitlisted
             */
            status: components["schemas"]["AttendeeStatus"];
            /**
             * Format: int32
             * @description Position on the waitlist; 1 gets the next seat. `null` unless waitlisted.
             * @example 3
             */
            waitlist_position: number | null;
            /**
             * @description How many others the person brings.
             * @example 1
             */
            guests: components["schemas"]["Guests"];
            /** @description The person's answers, including those to removed questions. */
            answers: components["schemas"]["RsvpAnswers"];
            /**
             * @description How the RSVP came about.
             * @example self
             */
            registered_by: components["schemas"]["RegistrationOrigin"];
            /**
             * @description When the RSVP was sent.
             * @example 2026-11-21T10:15:00Z
             */
            responded_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the person was first checked in; `null` if not checked in.
             * @example null
             */
            checked_in_at: string | null;
        };
        /** @description A page of people with an RSVP, in the order in which they joined, the waitlist last. */
        AttendeePage: {
            /** @description At most `limit` people; fewer only on the last page. */
            items: components["schemas"]["Attendee"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A person whom an organizer adds to an event. */
        AttendeeCreate: {
            /**
             * @description ID of the person: a member of the event's group, or someone with an RSVP to one of its events.
             * @example 01856aa0-c800-7642-a2ef-786864656d6f
             */
            user_id: components["schemas"]["Id"];
            /**
             * @description Number of guests, at most the event's `max_guests`. Defaults to none, or to those of the person's RSVP.
             * @example 1
             */
            guests?: components["schemas"]["Guests"];
            /**
             * @description Whether to check the person in, too, as possible during the check-in. Defaults to `false`.
             * @example true
             */
            check_in?: boolean;
            /**
             * @description Whether to add the person even if the event has too few seats left. Defaults to `false`.
             * @example false
             */
            over_capacity?: boolean;
        };
        /**
         * @description Decision by an administrator. `attending`: the person gets a seat or joins the waitlist. `declined`: the person gets no seat.
         * @example attending
         * @enum {string}
         */
        AttendeeDecision: "attending" | "declined";
        /** @description One decision about several RSVPs. */
        AttendeeDecisions: {
            /** @description IDs of the people. They are handled in this order, which matters when seats run out. */
            user_ids: components["schemas"]["Id"][];
            /**
             * @description Decision about all of these RSVPs.
             * @example attending
             */
            status: components["schemas"]["AttendeeDecision"];
        };
        /** @description The result of a decision about one RSVP. */
        AttendeeDecisionResult: {
            /**
             * @description ID of the person.
             * @example 01856aa0-c800-7642-a2ef-786864656d6f
             */
            user_id: components["schemas"]["Id"];
            /**
             * @description Status of the RSVP after the decision; `none` if the person has no RSVP. Unchanged if there is an `error`.
             * @example attending
             */
            status: components["schemas"]["AttendanceStatus"];
            /**
             * @description Why the decision was not possible, in a sentence; `null` if it succeeded.
             * @example null
             */
            error: string | null;
            /**
             * @description Code of the error: `not_found` without an RSVP, or what `PATCH /api/v1/events/{event_id}/attendees/{user_id}` would have returned; `null` if the decision succeeded.
             * @example null
             */
            code: components["schemas"]["ErrorCode"] | null;
        };
        /** @description The results, in the order of `user_ids`. */
        AttendeeDecisionResults: {
            /** @description One result for each person. */
            items: components["schemas"]["AttendeeDecisionResult"][];
        };
        /** @description Changes to an RSVP. Omitted fields are unchanged. The person's own data cannot be changed. */
        AttendeeUpdate: {
            /**
             * @description Decision about the RSVP.
             * @example attending
             */
            status?: components["schemas"]["AttendeeDecision"];
        };
        /** @description A person without an account whom an organizer has added to an event. */
        GuestAttendee: {
            /**
             * @description ID of the guest attendee.
             * @example 01856aa0-c800-713c-9fb6-889664656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the person.
             * @example Samira Haddad
             */
            name: components["schemas"]["Name"];
            /**
             * Format: idn-email
             * @description Email address to which the link to claim the place was sent; `null` without one, to callers with the role `check_in`, 30 days after the event, and once the owner of the address has deleted their account.
             * @example samira.haddad@example.org
             */
            email: string | null;
            /**
             * @description How many others the person brings.
             * @example 1
             */
            guests: components["schemas"]["Guests"];
            /**
             * @description How the person was added: `organizer` or `door`.
             * @example organizer
             */
            registered_by: components["schemas"]["RegistrationOrigin"];
            /**
             * Format: date-time
             * @description When the person was first checked in; `null` if not checked in.
             * @example null
             */
            checked_in_at: string | null;
            /**
             * @description When the person was added.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description Time of the last change.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of guest attendees, in the order in which they were added. */
        GuestAttendeePage: {
            /** @description At most `limit` guest attendees; fewer only on the last page. */
            items: components["schemas"]["GuestAttendee"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A person without an account. */
        GuestAttendeeCreate: {
            /**
             * @description Name of the person.
             * @example Samira Haddad
             */
            name: components["schemas"]["Name"];
            /**
             * @description Address that gets a link to claim the place.
             * @example samira.haddad@example.org
             */
            email?: components["schemas"]["Email"];
            /**
             * @description Number of guests, at most the event's `max_guests`. Defaults to none.
             * @example 1
             */
            guests?: components["schemas"]["Guests"];
            /**
             * @description Whether to check the person in, too, as possible during the check-in. Defaults to `false`.
             * @example true
             */
            check_in?: boolean;
            /**
             * @description Whether to add the person even if the event has too few seats left. Defaults to `false`.
             * @example false
             */
            over_capacity?: boolean;
        };
        /** @description Changes to a guest attendee. Omitted fields are unchanged. */
        GuestAttendeeUpdate: {
            /**
             * @description Name of the person.
             * @example Samira Haddad
             */
            name?: components["schemas"]["Name"];
            /**
             * Format: idn-email
             * @description Address that gets a link to claim the place; `null` removes it.
             * @example samira.haddad@example.org
             */
            email?: string | null;
            /**
             * @description Number of guests, at most the event's `max_guests`.
             * @example 1
             */
            guests?: components["schemas"]["Guests"];
            /**
             * @description Whether the person is checked in.
             * @example true
             */
            check_in?: boolean;
            /**
             * @description Whether to allow more guests than the event has seats left. Defaults to `false`.
             * @example false
             */
            over_capacity?: boolean;
        };
        /** @description Check-in counts, without guests. */
        CheckInSummary: {
            /**
             * Format: int32
             * @description Number of people who attend the event and can be checked in.
             * @example 40
             */
            attending_count: number;
            /**
             * Format: int32
             * @description Number of people who are checked in.
             * @example 12
             */
            checked_in_count: number;
        };
        /**
         * @description Check-in code as typed. Case, spaces and hyphens are ignored; I and L count as 1, and O as 0.
         * @example 7gk2-q4mx
         */
        CheckInCodeInput: string;
        /** @description A check-in by code. */
        CheckInCreate: {
            /**
             * @description The attendee's check-in code.
             * @example 7gk2-q4mx
             */
            code: components["schemas"]["CheckInCodeInput"];
        };
        /**
         * @description ID of an agenda item or a speaker, unique among the items or the speakers of the agenda.
         * @example opening
         */
        AgendaKey: string;
        /**
         * @description One of `AgendaItemKind`, or a kind that a later version adds.
         * @example talk
         */
        AnyAgendaItemKind: "talk" | "workshop" | "panel" | "break" | "other" | (string & {});
        /** @description An item of an agenda, such as a talk. */
        AgendaItem: {
            /**
             * @description ID of the item.
             * @example opening
             */
            id: components["schemas"]["AgendaKey"];
            /**
             * @description Title of the item.
             * @example Small clusters for small offices
             */
            title: components["schemas"]["Name"];
            /**
             * @description Kind of the item.
             * @example talk
             */
            kind: components["schemas"]["AnyAgendaItemKind"];
            /**
             * @description When the item starts.
             * @example 2027-03-24T09:00:00Z
             */
            starts_at: components["schemas"]["Timestamp"];
            /**
             * @description When the item ends.
             * @example 2027-03-24T09:45:00Z
             */
            ends_at: components["schemas"]["Timestamp"];
            /**
             * @description Room or stage; `null` if not given.
             * @example Main hall
             */
            room: string | null;
            /**
             * @description Language of the item; `null` if not given.
             * @example en
             */
            language: string | null;
            /**
             * @description What the item is about, as plain text or Markdown; `null` if not given.
             * @example Three nodes under a desk, and what they taught us.
             */
            abstract: string | null;
            /** @description IDs of the item's speakers, in order. */
            speaker_ids: components["schemas"]["AgendaKey"][];
            /**
             * Format: uri
             * @description URL of the recording; `null` if there is none.
             * @example null
             */
            recording_url: string | null;
            /**
             * Format: uri
             * @description URL of the slides; `null` if there are none.
             * @example https://slides.example.org/small-clusters
             */
            slides_url: string | null;
        };
        /** @description A speaker of an event. */
        Speaker: {
            /**
             * @description ID of the speaker.
             * @example ada
             */
            id: components["schemas"]["AgendaKey"];
            /**
             * @description Name of the speaker.
             * @example Ada Lovelace
             */
            name: components["schemas"]["Name"];
            /**
             * @description Position, employer or project; `null` if not given.
             * @example Analyst at Engines
             */
            headline: string | null;
            /**
             * @description About the speaker, as plain text or Markdown; `null` if not given.
             * @example Writes programs for machines that do not exist yet.
             */
            bio: string | null;
            /**
             * Format: uri
             * @description URL of a photo; `null` if there is none.
             * @example null
             */
            photo_url: string | null;
            /** @description Links about the speaker, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * @description ID of the speaker's account. Present only with that user's consent, and for the event's administrators.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            user_id?: components["schemas"]["Id"];
        };
        /** @description The agenda of an event: items and their speakers. */
        Agenda: {
            /** @description Items, by their start, then their end. */
            items: components["schemas"]["AgendaItem"][];
            /** @description Speakers, in the order given. */
            speakers: components["schemas"]["Speaker"][];
        };
        /**
         * @description Kind of an agenda item.
         * @example talk
         * @enum {string}
         */
        AgendaItemKind: "talk" | "workshop" | "panel" | "break" | "other";
        /** @description An item of an agenda, such as a talk. */
        AgendaItemInput: {
            /**
             * @description ID of the item. Without it, the service generates one.
             * @example opening
             */
            id?: components["schemas"]["AgendaKey"];
            /**
             * @description Title of the item.
             * @example Small clusters for small offices
             */
            title: components["schemas"]["Name"];
            /**
             * @description Kind of the item.
             * @default talk
             * @example talk
             */
            kind?: components["schemas"]["AgendaItemKind"];
            /**
             * @description When the item starts.
             * @example 2027-03-24T09:00:00Z
             */
            starts_at: components["schemas"]["Timestamp"];
            /**
             * @description When the item ends.
             * @example 2027-03-24T09:45:00Z
             */
            ends_at: components["schemas"]["Timestamp"];
            /**
             * @description Room or stage.
             * @default null
             * @example Main hall
             */
            room?: string | null;
            /**
             * @description Language of the item.
             * @default null
             * @example en
             */
            language?: string | null;
            /**
             * @description What the item is about, as plain text or Markdown.
             * @default null
             * @example Three nodes under a desk, and what they taught us.
             */
            abstract?: string | null;
            /**
             * @description IDs of the item's speakers, in order.
             * @default []
             */
            speaker_ids?: components["schemas"]["AgendaKey"][];
            /**
             * Format: uri
             * @description URL of the recording.
             * @default null
             * @example null
             */
            recording_url?: string | null;
            /**
             * Format: uri
             * @description URL of the slides.
             * @default null
             * @example https://slides.example.org/small-clusters
             */
            slides_url?: string | null;
        };
        /** @description A speaker of an event. */
        SpeakerInput: {
            /**
             * @description ID of the speaker. Without it, the service generates one.
             * @example ada
             */
            id?: components["schemas"]["AgendaKey"];
            /**
             * @description Name of the speaker.
             * @example Ada Lovelace
             */
            name: components["schemas"]["Name"];
            /**
             * @description Position, employer or project.
             * @default null
             * @example Analyst at Engines
             */
            headline?: string | null;
            /**
             * @description About the speaker, as plain text or Markdown.
             * @default null
             * @example Writes programs for machines that do not exist yet.
             */
            bio?: string | null;
            /**
             * Format: uri
             * @description URL of a photo.
             * @default null
             * @example null
             */
            photo_url?: string | null;
            /**
             * @description Links about the speaker, in order.
             * @default []
             */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * Format: uuid
             * @description ID of the speaker's account. The service asks this user by email whether the profile may be linked.
             * @default null
             * @example null
             */
            user_id?: string | null;
        };
        /** @description The new agenda of an event. */
        AgendaInput: {
            /** @description All items of the agenda, in any order. */
            items: components["schemas"]["AgendaItemInput"][];
            /**
             * @description All speakers, in the order in which the page shows them.
             * @default []
             */
            speakers?: components["schemas"]["SpeakerInput"][];
        };
        /**
         * @description One of `EventRole`, or a role that a later version adds.
         * @example check_in
         */
        AnyEventRole: "event_host" | "check_in" | (string & {});
        /** @description A user with a role of an event. */
        EventTeamMember: {
            /** @description The user. */
            user: components["schemas"]["Person"];
            /**
             * @description The user's role.
             * @example check_in
             */
            role: components["schemas"]["AnyEventRole"];
            /**
             * @description When the role was granted. Granting it again does not change this time.
             * @example 2026-11-21T10:15:00Z
             */
            granted_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of an event's team, longest-serving first. */
        EventTeamPage: {
            /** @description At most `limit` users; fewer only on the last page. */
            items: components["schemas"]["EventTeamMember"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Role of one event. `event_host` edits the event and its agenda, sees attendees and their answers, decides about RSVPs, invites and writes to people, and checks them in. `check_in` sees the names and party sizes of attendees and checks them in. Neither sees the group's members, bans and invitations, or statistics. A host cannot delete or copy the event, or change the rest of its series.
         * @example check_in
         * @enum {string}
         */
        EventRole: "event_host" | "check_in";
        /** @description A role of an event. */
        EventRoleGrant: {
            /**
             * @description The role.
             * @example check_in
             */
            role: components["schemas"]["EventRole"];
        };
        /** @description A link with which anyone checks people in at an event. Its URL is shown only when it is created. */
        DoorLink: {
            /**
             * @description ID of the door link.
             * @example 01856aa0-c800-756b-a528-c48d64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the link, which the audit log shows.
             * @example Main entrance
             */
            label: components["schemas"]["Name"];
            /** @description The user who created the link; `null` if the account was deleted. */
            created_by: components["schemas"]["Person"] | null;
            /**
             * @description When the link was created.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the link stops working: six hours after the end of the event. It follows the event when that is moved.
             * @example 2026-11-27T03:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of the event's door links, oldest first. */
        DoorLinkPage: {
            /** @description At most `limit` door links; fewer only on the last page. */
            items: components["schemas"]["DoorLink"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A new door link. */
        DoorLinkCreate: {
            /**
             * @description Name of the link, which the audit log shows.
             * @example Main entrance
             */
            label: components["schemas"]["Name"];
        };
        /** @description A door link with its URL, which is shown only here. */
        NewDoorLink: components["schemas"]["DoorLink"] & {
            /**
             * Format: uri
             * @description URL to give to the people at the door. It cannot be shown again.
             * @example https://alliance.example.org/door/5hQ1c0mZ8vJx2LrWk7TnBf
             */
            url: string;
        };
        /** @description Confirmation that a door link was deleted. */
        DeletedDoorLink: {
            /**
             * @description ID of the deleted link.
             * @example 01856aa0-c800-756b-a528-c48d64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            deleted: true;
        };
        /** @description Statistics of an event for a day, a week or the whole range. */
        EventPeriod: {
            /**
             * @description First day of the period, in UTC.
             * @example 2026-11-16
             */
            starts_on: components["schemas"]["Day"];
            /**
             * @description Number of RSVPs sent on these days.
             * @example 31
             */
            rsvps: components["schemas"]["Count"];
            /**
             * @description Number of RSVPs canceled on these days.
             * @example 4
             */
            rsvps_canceled: components["schemas"]["Count"];
            /**
             * @description Number of times the page was opened in a browser.
             * @example 240
             */
            views: components["schemas"]["Count"];
        };
        /** @description Statistics of an event. Deleted accounts still count in past periods, without being identified. */
        EventStatistics: {
            /**
             * @description First day of the range.
             * @example 2026-11-09
             */
            from: components["schemas"]["Day"];
            /**
             * @description Last day of the range.
             * @example 2026-11-20
             */
            to: components["schemas"]["Day"];
            /** @description The whole range as one period. */
            total: components["schemas"]["EventPeriod"];
            /** @description All periods of the range in order, including those without activity. */
            periods: components["schemas"]["EventPeriod"][];
            /**
             * @description Number of people checked in, without guests.
             * @example 22
             */
            attended: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description Number of people with a seat who were not checked in; `null` until the event has ended, and if no one was checked in.
             * @example 5
             */
            no_shows: number | null;
            /** @description Use of the seats. */
            places: components["schemas"]["PlaceStatistics"];
            /** @description Sources of views and RSVPs. */
            sources: components["schemas"]["SourceList"];
        };
        /**
         * @description One of `MessageAudience`, or an audience that a later version adds.
         * @example attending
         */
        AnyMessageAudience: "attending" | "waitlisted" | "pending" | "everyone" | (string & {});
        /** @description A message that administrators sent to people with an RSVP. */
        EventMessage: {
            /**
             * @description ID of the message.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description Subject of the message.
             * @example The entrance is in the yard
             */
            subject: components["schemas"]["ShortText"];
            /**
             * @description Text of the message.
             * @example Ring the bell next to the green door. We begin at seven.
             */
            text: components["schemas"]["MessageText"];
            /**
             * @description Recipients of the message.
             * @example attending
             */
            to: components["schemas"]["AnyMessageAudience"];
            /**
             * Format: int32
             * @description Number of recipients: people with a verified address who have not turned off such emails. A person who cancels before the email is sent does not get it.
             * @example 38
             */
            recipient_count: number;
            /** @description The administrator who sent the message; `null` if the account was deleted. */
            sent_by: components["schemas"]["Person"] | null;
            /**
             * @description When the message was sent.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of messages, latest first. */
        EventMessagePage: {
            /** @description At most `limit` messages; fewer only on the last page. */
            items: components["schemas"]["EventMessage"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Recipients of a message, by the status of their RSVP; `everyone` means all of these statuses, which do not include `declined`.
         * @example attending
         * @enum {string}
         */
        MessageAudience: "attending" | "waitlisted" | "pending" | "everyone";
        /** @description A message to people with an RSVP. */
        EventMessageCreate: {
            /**
             * @description Subject of the emails, after the name of the event.
             * @example The entrance is in the yard
             */
            subject: components["schemas"]["ShortText"];
            /**
             * @description Text of the message.
             * @example Ring the bell next to the green door. We begin at seven.
             */
            text: components["schemas"]["MessageText"];
            /**
             * @description Recipients of the message.
             * @example attending
             */
            to: components["schemas"]["MessageAudience"];
        };
        /** @description An email to the attendees of an event about its links. */
        LinksAnnouncement: {
            /**
             * @description ID of the event.
             * @example 01856aa0-c800-75aa-91db-aa3164656d6f
             */
            event_id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Number of recipients: attendees with a verified address who have not turned off such emails.
             * @example 38
             */
            recipient_count: number;
            /**
             * @description When the email was queued.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Role of the event that accepting grants.
         * @example check_in
         * @enum {string}
         */
        EventInvitationRole: "event_host" | "check_in";
        /** @description A new invitation. Requires exactly one of `email`, `emails` and `max_uses`. */
        EventInvitationCreate: {
            /**
             * @description Email address to invite.
             * @example noor@example.org
             */
            email?: components["schemas"]["Email"];
            /** @description Email addresses to invite. Invalid addresses get the outcome `invalid_address`; repeated addresses count once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description Number of people who may accept with the link.
             * @example 25
             */
            max_uses?: number;
            /**
             * @description Role that accepting grants. If omitted, accepting sends an RSVP.
             * @example check_in
             */
            role?: components["schemas"]["EventInvitationRole"];
            /**
             * @description When the invitation expires, at most 90 days from now. Defaults to two weeks from now.
             * @example 2026-12-04T18:00:00Z
             */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description The caller's RSVP to an event. */
        Attendance: {
            /**
             * @description ID of the event.
             * @example 01856aa0-c800-75aa-91db-aa3164656d6f
             */
            event_id: components["schemas"]["Id"];
            /**
             * @description Status of the RSVP.
             * @example attending
             */
            status: components["schemas"]["AttendanceStatus"];
            /**
             * Format: int32
             * @description Position on the waitlist; 1 gets the next seat. `null` unless waitlisted.
             * @example null
             */
            waitlist_position: number | null;
            /**
             * @description Number of guests.
             * @example 1
             */
            guests: components["schemas"]["Guests"];
            /** @description The caller's answers, including those to removed questions. */
            answers: components["schemas"]["RsvpAnswers"];
            /**
             * @description Whether the event's organizers see the caller's email address with this RSVP.
             * @example true
             */
            share_email: boolean;
            /**
             * Format: date-time
             * @description When the caller sent the RSVP; `null` if there is none. A promotion from the waitlist does not change it.
             * @example 2026-11-21T10:15:00Z
             */
            responded_at: string | null;
            /**
             * Format: date-time
             * @description When the caller was checked in; `null` if not checked in.
             * @example null
             */
            checked_in_at: string | null;
            /**
             * @description Code to show at the check-in; `null` unless the caller attends. A new RSVP gets a new code. The code is also in the private calendar, in the calendar entry of emails about the event, and on the event's page as a QR code.
             * @example 7GK2Q4MX
             */
            check_in_code: string | null;
            /**
             * Format: uri
             * @description URL to join online; `null` unless the caller attends and the event has one.
             * @example null
             */
            meeting_url: string | null;
        };
        /**
         * @description Type of employment.
         * @example full_time
         * @enum {string}
         */
        EmploymentType: "full_time" | "part_time" | "contract" | "internship" | "volunteer";
        /**
         * @description Status of a job. Drafts and closed jobs are visible to administrators only.
         * @example published
         * @enum {string}
         */
        JobStatus: "draft" | "published" | "closed";
        /**
         * @description Order of the list. `newest`: most recently created first. `expiring_soonest`: soonest to expire first. `recently_updated`: last changed first, as defined by `updated_since`.
         * @default newest
         * @example newest
         * @enum {string}
         */
        JobSort: "newest" | "expiring_soonest" | "recently_updated";
        /**
         * @description One of `EmploymentType`, or a type that a later version adds.
         * @example full_time
         */
        AnyEmploymentType: "full_time" | "part_time" | "contract" | "internship" | "volunteer" | (string & {});
        /**
         * Format: int32
         * @description Amount in whole units of the currency, before tax.
         * @example 68000
         */
        SalaryAmount: number;
        /**
         * @description ISO 4217 currency code in upper case. Unknown codes are rejected (400).
         * @example EUR
         */
        Currency: string;
        /**
         * @description One of `SalaryPeriod`, or a period that a later version adds.
         * @example year
         */
        AnySalaryPeriod: "hour" | "month" | "year" | (string & {});
        /** @description Salary range, from `minimum` to `maximum`. */
        Salary: {
            /**
             * @description Minimum salary.
             * @example 68000
             */
            minimum: components["schemas"]["SalaryAmount"];
            /**
             * @description Maximum salary; not below `minimum`.
             * @example 85000
             */
            maximum: components["schemas"]["SalaryAmount"];
            /**
             * @description Currency of both amounts.
             * @example EUR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Period that the amounts are paid for.
             * @example year
             */
            period: components["schemas"]["AnySalaryPeriod"];
        };
        /**
         * @description One of `JobStatus`, or a status that a later version adds. Drafts and closed jobs are visible to administrators only.
         * @example published
         */
        AnyJobStatus: "draft" | "published" | "closed" | (string & {});
        /** @description A job as shown in lists. */
        JobSummary: {
            /**
             * @description ID of the job.
             * @example 01856aa0-c800-74b3-8e20-858864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the alliance that lists the job.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /** @description The group that posts the job; `null` if the alliance itself posts it. */
            group: components["schemas"]["GroupReference"] | null;
            /**
             * @description Slug, unique among the alliance's jobs and all jobs ever published. The first publication of a draft may append a number.
             * @example site-reliability-engineer-nordlicht-systems
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description Title of the position.
             * @example Site Reliability Engineer
             */
            title: components["schemas"]["Name"];
            /**
             * @description Name of the employer.
             * @example Nordlicht Systems
             */
            company_name: components["schemas"]["Name"];
            /**
             * @description Summary of the work in a sentence or two.
             * @example Keep a fleet of two thousand small servers boring, with a team that sleeps at night.
             */
            summary: components["schemas"]["Summary"];
            /**
             * @description Location of the office; `null` if not given.
             * @example Berlin, Germany
             */
            location: string | null;
            /**
             * @description Country of the office or, for a remote job, the country to work from; `null` if not given.
             * @example DE
             */
            country_code: string | null;
            /**
             * @description Whether the job is remote.
             * @example false
             */
            remote: boolean;
            /**
             * @description Type of employment.
             * @example full_time
             */
            employment_type: components["schemas"]["AnyEmploymentType"];
            /** @description Salary range; `null` if not given. */
            salary: components["schemas"]["Salary"] | null;
            /** @description Skills and topics. */
            tags: components["schemas"]["Tags"];
            /**
             * @description Status of the job. Only a published job accepts applications, until it expires. Expiry does not change the status.
             * @example published
             */
            status: components["schemas"]["AnyJobStatus"];
            /**
             * @description When the job expires. From then on it is visible to administrators only and accepts no applications.
             * @example 2026-12-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /** @description The administrator who created the job. */
            posted_by: components["schemas"]["Person"];
            /** @description The job's relation to the caller; only with `include=viewer`. */
            viewer?: components["schemas"]["Viewer"];
            /**
             * @description When the job was created.
             * @example 2026-03-02T09:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When an administrator last changed the job. Applications do not count.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of jobs, in the order of `sort`. */
        JobPage: {
            /** @description At most `limit` jobs; fewer only on the last page. */
            items: components["schemas"]["JobSummary"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Period that the amounts are paid for.
         * @example year
         * @enum {string}
         */
        SalaryPeriod: "hour" | "month" | "year";
        /** @description Salary range. `minimum` must not be above `maximum`. */
        SalaryCreate: {
            /**
             * @description Minimum salary.
             * @example 68000
             */
            minimum: components["schemas"]["SalaryAmount"];
            /**
             * @description Maximum salary; not below `minimum`.
             * @example 85000
             */
            maximum: components["schemas"]["SalaryAmount"];
            /**
             * @description Currency of both amounts.
             * @example EUR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Period that the amounts are paid for.
             * @example year
             */
            period: components["schemas"]["SalaryPeriod"];
        };
        /**
         * @description Status of a new job. A draft is visible to administrators only and accepts no applications.
         * @example published
         * @enum {string}
         */
        NewJobStatus: "draft" | "published";
        /** @description A job of the alliance named by `alliance`, or of its group named by `group_id`. */
        JobCreate: {
            /**
             * @description Slug of the alliance that lists the job.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description ID of the group that posts the job; it must belong to the alliance. `null` or omitted if the alliance itself posts it.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id?: string | null;
            /**
             * @description Slug, unique among the alliance's jobs and all jobs ever published. It cannot be changed, except by the first publication (see `PATCH`). If omitted, it is derived from the title. `id` is reserved.
             * @example site-reliability-engineer-nordlicht-systems
             */
            slug?: components["schemas"]["Slug"];
            /**
             * @description Title of the position.
             * @example Site Reliability Engineer
             */
            title: components["schemas"]["Name"];
            /**
             * @description Name of the employer.
             * @example Nordlicht Systems
             */
            company_name: components["schemas"]["Name"];
            /**
             * @description Summary of the work in a sentence or two, shown in lists.
             * @example Keep a fleet of two thousand small servers boring, with a team that sleeps at night.
             */
            summary: components["schemas"]["Summary"];
            /**
             * @description Full job description, as plain text or Markdown.
             * @example You work with a small team that writes things down and reviews each other's work.
             */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of the company's own application page.
             * @example https://jobs.example.org/site-reliability-engineer-nordlicht-systems
             */
            apply_url?: string | null;
            /**
             * @description Location of the office. Lists can be filtered by it.
             * @example Berlin, Germany
             */
            location?: string | null;
            /**
             * @description Country of the office or, for a remote job, the country to work from.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /**
             * @description Whether the job is remote.
             * @default false
             * @example false
             */
            remote?: boolean;
            /**
             * @description Type of employment.
             * @example full_time
             */
            employment_type: components["schemas"]["EmploymentType"];
            /** @description Salary range. */
            salary?: components["schemas"]["SalaryCreate"] | null;
            /**
             * @description Skills and topics.
             * @default []
             */
            tags?: components["schemas"]["Tags"];
            /**
             * @description Whether to publish the job at once or save it as a draft.
             * @default draft
             * @example published
             */
            status?: components["schemas"]["NewJobStatus"];
            /**
             * @description When the job expires: from then on it is hidden and accepts no applications. Must be in the future. Defaults to 30 days after the creation.
             * @example 2026-12-20T18:00:00Z
             */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description A job that an alliance or one of its groups posts for a company. */
        Job: components["schemas"]["JobSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the job's web page.
             * @example https://alliance.example.org/jobs/site-reliability-engineer-nordlicht-systems
             */
            html_url: string;
            /**
             * @description Full job description, as plain text or Markdown; not HTML.
             * @example You work with a small team that writes things down and reviews each other's work.
             */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of the company's own application page; `null` if not given.
             * @example https://jobs.example.org/site-reliability-engineer-nordlicht-systems
             */
            apply_url: string | null;
        };
        /** @description Confirmation that a job was deleted. */
        DeletedJob: {
            /**
             * @description ID of the deleted job.
             * @example 01856aa0-c800-74b3-8e20-858864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            deleted: true;
        };
        /** @description Changes to a salary. Omitted fields are unchanged. The result must have all four fields, and `minimum` must not be above `maximum`. */
        SalaryUpdate: {
            /**
             * @description Minimum salary.
             * @example 70000
             */
            minimum?: components["schemas"]["SalaryAmount"];
            /**
             * @description Maximum salary; not below `minimum`.
             * @example 90000
             */
            maximum?: components["schemas"]["SalaryAmount"];
            /**
             * @description Currency of both amounts.
             * @example EUR
             */
            currency?: components["schemas"]["Currency"];
            /**
             * @description Period that the amounts are paid for.
             * @example year
             */
            period?: components["schemas"]["SalaryPeriod"];
        };
        /** @description Changes to a job. Omitted fields are unchanged. Alliance, group and slug cannot be changed. */
        JobUpdate: {
            /**
             * @description Title of the position.
             * @example Senior Site Reliability Engineer
             */
            title?: components["schemas"]["Name"];
            /**
             * @description Name of the employer.
             * @example Nordlicht Systems
             */
            company_name?: components["schemas"]["Name"];
            /**
             * @description Summary of the work in a sentence or two, shown in lists.
             * @example Keep a fleet of three thousand small servers boring.
             */
            summary?: components["schemas"]["Summary"];
            /**
             * @description Full job description, as plain text or Markdown.
             * @example You work with a small team that writes things down and reviews each other's work.
             */
            description?: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of the company's own application page; `null` removes it.
             * @example https://jobs.example.org/site-reliability-engineer-nordlicht-systems
             */
            apply_url?: string | null;
            /**
             * @description Location of the office; `null` removes it.
             * @example Berlin, Germany
             */
            location?: string | null;
            /**
             * @description Country of the office or, for a remote job, the country to work from; `null` removes it.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /**
             * @description Whether the job is remote.
             * @example true
             */
            remote?: boolean;
            /**
             * @description Type of employment.
             * @example part_time
             */
            employment_type?: components["schemas"]["EmploymentType"];
            /** @description Salary range; `null` removes it. */
            salary?: components["schemas"]["SalaryUpdate"] | null;
            /** @description Skills and topics. Replaces the whole list. */
            tags?: components["schemas"]["Tags"];
            /**
             * @description New status. See `PATCH` for the allowed transitions.
             * @example closed
             */
            status?: components["schemas"]["JobStatus"];
            /**
             * @description When the job expires: from then on it is hidden and accepts no applications. Must be in the future; to end a job now, close it.
             * @example 2026-12-31T18:00:00Z
             */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description Short reference to a job. */
        JobReference: {
            /**
             * @description ID of the job.
             * @example 01856aa0-c800-74b3-8e20-858864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the job, for `GET /api/v1/jobs/{slug}`.
             * @example site-reliability-engineer-nordlicht-systems
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description Title of the position.
             * @example Site Reliability Engineer
             */
            title: components["schemas"]["Name"];
        };
        /** @description An applicant, as shown to the job's administrators. */
        Applicant: {
            /**
             * @description ID of the user.
             * @example 01856aa0-c800-74f7-9af7-d53d64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the user.
             * @example Tomasz Lange
             */
            name: components["schemas"]["Name"];
            /**
             * @description Email address of the applicant.
             * @example tomasz.lange@example.com
             */
            email: components["schemas"]["Email"];
        };
        /**
         * @description Status of an application, set by the job's administrators, or a status that a later version adds.
         * @example in_review
         */
        JobApplicationStatus: "submitted" | "in_review" | "accepted" | "rejected" | (string & {});
        /** @description An application for a job, as seen by the applicant and the job's administrators. */
        JobApplication: {
            /**
             * @description ID of the application.
             * @example 01856aa0-c800-7781-baaa-3fc264656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description ID of the job.
             * @example 01856aa0-c800-74b3-8e20-858864656d6f
             */
            job_id: components["schemas"]["Id"];
            /** @description The job that the application is for. */
            job: components["schemas"]["JobReference"];
            /** @description The applicant. Present only for the job's administrators. */
            applicant?: components["schemas"]["Applicant"];
            /**
             * @description Message from the applicant to the job's administrators; `null` if none.
             * @example I have done this for three years and still like the pager.
             */
            note: string | null;
            /**
             * Format: uri
             * @description URL of the applicant's résumé; `null` if not given.
             * @example https://people.example.org/tomasz-lange/resume.pdf
             */
            resume_url: string | null;
            /**
             * @description Status of the application.
             * @example submitted
             */
            status: components["schemas"]["JobApplicationStatus"];
            /**
             * @description When the applicant sent the application.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the application last changed; equals `created_at` if it never did.
             * @example 2026-11-21T10:15:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of applications: for a job, oldest first; the caller's own, newest first. */
        JobApplicationPage: {
            /** @description At most `limit` applications; fewer only on the last page. */
            items: components["schemas"]["JobApplication"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Status of an application, set by the job's administrators.
         * @example in_review
         * @enum {string}
         */
        ReviewStatus: "submitted" | "in_review" | "accepted" | "rejected";
        /** @description Changes to an application. Omitted fields are unchanged. The applicant's own text cannot be changed. */
        JobApplicationUpdate: {
            /**
             * @description New status. Any status may follow any other.
             * @example in_review
             */
            status?: components["schemas"]["ReviewStatus"];
        };
        /** @description A new application. Both fields are optional. The job's administrators also see the caller's name and email address. */
        JobApplicationCreate: {
            /**
             * @description Message to the job's administrators.
             * @example I have done this for three years and still like the pager.
             */
            note?: string | null;
            /**
             * Format: uri
             * @description URL of the caller's résumé.
             * @example https://people.example.org/tomasz-lange/resume.pdf
             */
            resume_url?: string | null;
        };
        /**
         * @description Kind of entry. Only a `startup` may have a funding stage.
         * @example startup
         * @enum {string}
         */
        LandscapeKind: "startup" | "open_source_project" | "partner_community" | "podcast" | "investor";
        /**
         * @description Funding stage of a startup.
         * @example seed
         * @enum {string}
         */
        LandscapeStage: "pre_seed" | "seed" | "series_a" | "series_b" | "series_c_plus" | "growth" | "public";
        /**
         * @description Order of the list. `name`: alphabetical. `newest`: most recently created first. `recently_updated`: last changed first, as defined by `updated_since`.
         * @default name
         * @example name
         * @enum {string}
         */
        LandscapeSort: "name" | "newest" | "recently_updated";
        /**
         * @description One of `LandscapeKind`, or a kind that a later version adds.
         * @example startup
         */
        AnyLandscapeKind: "startup" | "open_source_project" | "partner_community" | "podcast" | "investor" | (string & {});
        /**
         * @description One of `LandscapeStage`, or a stage that a later version adds.
         * @example seed
         */
        AnyLandscapeStage: "pre_seed" | "seed" | "series_a" | "series_b" | "series_c_plus" | "growth" | "public" | (string & {});
        /** @description A landscape entry as shown in lists. */
        LandscapeEntrySummary: {
            /**
             * @description ID of the entry.
             * @example 01856aa0-c800-7384-bde6-1b8064656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the alliance that lists the entry.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /**
             * @description Slug, unique within the alliance's landscape.
             * @example driftwatch
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description Name of the startup, project or partner.
             * @example Driftwatch
             */
            name: components["schemas"]["Name"];
            /**
             * @description Kind of entry.
             * @example startup
             */
            kind: components["schemas"]["AnyLandscapeKind"];
            /**
             * @description Summary in a sentence or two.
             * @example Tells what differs between the cluster you described and the one you have.
             */
            summary: components["schemas"]["Summary"];
            /**
             * Format: uri
             * @description URL of the website; `null` if not given.
             * @example https://driftwatch.example.org
             */
            website_url: string | null;
            /**
             * Format: uri
             * @description URL of an image to show next to the name; `null` if there is none.
             * @example https://images.example.org/landscape/driftwatch.svg
             */
            logo_url: string | null;
            /**
             * @description Category, in the alliance's own words; `null` if not given.
             * @example Configuration
             */
            category: string | null;
            /**
             * @description Funding stage of a startup; `null` if not given, and for all other kinds.
             * @example seed
             */
            stage: components["schemas"]["AnyLandscapeStage"] | null;
            /** @description Topics of the entry. */
            tags: components["schemas"]["Tags"];
            /**
             * @description Whether the entry is published. An unpublished entry is hidden from public reads.
             * @example true
             */
            published: boolean;
            /**
             * @description When the entry was created.
             * @example 2026-03-02T09:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When an administrator last changed the entry.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of landscape entries, in the order of `sort`. */
        LandscapeEntryPage: {
            /** @description At most `limit` entries; fewer only on the last page. */
            items: components["schemas"]["LandscapeEntrySummary"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description An entry in the landscape of the alliance named by `alliance`. Only the kind `startup` may have a `stage` (400). */
        LandscapeEntryCreate: {
            /**
             * @description Slug of the alliance that lists the entry.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /**
             * @description Slug, unique within the alliance's landscape. It cannot be changed. If omitted, it is derived from the name.
             * @example driftwatch
             */
            slug?: components["schemas"]["Slug"];
            /**
             * @description Name of the startup, project or partner.
             * @example Driftwatch
             */
            name: components["schemas"]["Name"];
            /**
             * @description Kind of entry.
             * @example startup
             */
            kind: components["schemas"]["LandscapeKind"];
            /**
             * @description Summary in a sentence or two, shown in lists.
             * @example Tells what differs between the cluster you described and the one you have.
             */
            summary: components["schemas"]["Summary"];
            /**
             * @description Full description, as plain text or Markdown.
             * @example Known to our groups since their first meetings; ask in the chat for an introduction.
             */
            description?: string | null;
            /**
             * Format: uri
             * @description URL of the website.
             * @example https://driftwatch.example.org
             */
            website_url?: string | null;
            /**
             * Format: uri
             * @description URL of the source code.
             * @example https://code.example.org/driftwatch
             */
            repository_url?: string | null;
            /**
             * Format: uri
             * @description URL of an image to show next to the name.
             * @example https://images.example.org/landscape/driftwatch.svg
             */
            logo_url?: string | null;
            /**
             * @description Category, in the alliance's own words. Lists can be filtered by it.
             * @example Configuration
             */
            category?: string | null;
            /**
             * @description Funding stage of a startup. Must be `null` or absent for all other kinds.
             * @example seed
             */
            stage?: components["schemas"]["LandscapeStage"] | null;
            /**
             * @description Topics of the entry.
             * @default []
             */
            tags?: components["schemas"]["Tags"];
            /**
             * @description Whether to publish the entry at once or hide it from public reads.
             * @default false
             * @example true
             */
            published?: boolean;
        };
        /** @description A startup, project or partner in the landscape of an alliance. */
        LandscapeEntry: components["schemas"]["LandscapeEntrySummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the entry's web page.
             * @example https://alliance.example.org/landscape/01856aa0-c800-7384-bde6-1b8064656d6f
             */
            html_url: string;
            /**
             * @description Full description, as plain text or Markdown, not HTML; `null` if not given.
             * @example Known to our groups since their first meetings; ask in the chat for an introduction.
             */
            description: string | null;
            /**
             * Format: uri
             * @description URL of the source code; `null` if not given.
             * @example null
             */
            repository_url: string | null;
        };
        /** @description Changes to an entry. Omitted fields are unchanged. Only the kind `startup` may have a `stage`; set it to `null` when changing the kind. Alliance and slug cannot be changed. */
        LandscapeEntryUpdate: {
            /**
             * @description Name of the startup, project or partner.
             * @example Driftwatch
             */
            name?: components["schemas"]["Name"];
            /**
             * @description Kind of entry.
             * @example startup
             */
            kind?: components["schemas"]["LandscapeKind"];
            /**
             * @description Summary in a sentence or two, shown in lists.
             * @example Tells what differs between the cluster you described and the one you have.
             */
            summary?: components["schemas"]["Summary"];
            /**
             * @description Full description, as plain text or Markdown; `null` removes it.
             * @example Known to our groups since their first meetings; ask in the chat for an introduction.
             */
            description?: string | null;
            /**
             * Format: uri
             * @description URL of the website; `null` removes it.
             * @example https://driftwatch.example.org
             */
            website_url?: string | null;
            /**
             * Format: uri
             * @description URL of the source code; `null` removes it.
             * @example https://code.example.org/driftwatch
             */
            repository_url?: string | null;
            /**
             * Format: uri
             * @description URL of an image to show next to the name; `null` removes it.
             * @example https://images.example.org/landscape/driftwatch.svg
             */
            logo_url?: string | null;
            /**
             * @description Category, in the alliance's own words; `null` removes it.
             * @example Configuration
             */
            category?: string | null;
            /**
             * @description Funding stage of a startup; `null` removes it.
             * @example series_a
             */
            stage?: components["schemas"]["LandscapeStage"] | null;
            /** @description Topics of the entry. Replaces the whole list. */
            tags?: components["schemas"]["Tags"];
            /**
             * @description Whether the entry is published. An unpublished entry is hidden from public reads.
             * @example true
             */
            published?: boolean;
        };
        /**
         * @description Type of result. The result itself is in the property of that name.
         * @example event
         * @enum {string}
         */
        SearchType: "event" | "group" | "job" | "landscape_entry";
        /**
         * Format: double
         * @description How well the result matches. Higher is better; comparable only within one response.
         * @example 1.06
         */
        SearchRank: number;
        /**
         * @description Whether the result has only some of the words or phrases, at least half of them. Such results are returned only if none has all.
         * @example false
         */
        SearchPartial: boolean;
        /**
         * @description HTML: matches are marked with `<mark>`, and the rest is escaped.
         * @example Bier und <mark>Bereitschaft</mark> · An evening of on-call stories, off the record.
         */
        SearchSnippet: string;
        /** @description An event whose name, summary, description, category, tags, venue or group name match. */
        EventSearchResult: {
            /**
             * @description Always `event`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "event";
            /**
             * @description How well the event matches. Higher is better; comparable only within one response.
             * @example 1.06
             */
            rank: components["schemas"]["SearchRank"];
            /**
             * @description Whether the event has only some of the words or phrases, at least half of them. Such results are returned only if none has all.
             * @example false
             */
            partial: components["schemas"]["SearchPartial"];
            /**
             * @description Name of the event.
             * @example Bier und Bereitschaft
             */
            title: components["schemas"]["Name"];
            /**
             * @description Excerpt of the event's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped.
             * @example Bier und <mark>Bereitschaft</mark> · An evening of on-call stories, off the record.
             */
            snippet: components["schemas"]["SearchSnippet"];
            /**
             * @description API URL of the event.
             * @example https://alliance.example.org/api/v1/events/open-cloud/wolkenwerk-berlin/bier-und-bereitschaft
             */
            url: components["schemas"]["Url"];
            /**
             * @description URL of the event's web page.
             * @example https://alliance.example.org/events/open-cloud/wolkenwerk-berlin/bier-und-bereitschaft
             */
            html_url: components["schemas"]["Url"];
            /** @description The event itself. */
            event: components["schemas"]["EventSummary"];
        };
        /** @description A group whose name, description, category, city, region or tags match. */
        GroupSearchResult: {
            /**
             * @description Always `group`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "group";
            /**
             * @description How well the group matches. Higher is better; comparable only within one response.
             * @example 1.06
             */
            rank: components["schemas"]["SearchRank"];
            /**
             * @description Whether the group has only some of the words or phrases, at least half of them. Such results are returned only if none has all.
             * @example false
             */
            partial: components["schemas"]["SearchPartial"];
            /**
             * @description Name of the group.
             * @example Wolkenwerk Berlin
             */
            title: components["schemas"]["Name"];
            /**
             * @description Excerpt of the group's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped.
             * @example <mark>Wolkenwerk</mark> Berlin · Berlin&#39;s evening for people who operate things
             */
            snippet: components["schemas"]["SearchSnippet"];
            /**
             * @description API URL of the group.
             * @example https://alliance.example.org/api/v1/groups/open-cloud/wolkenwerk-berlin
             */
            url: components["schemas"]["Url"];
            /**
             * @description URL of the group's web page.
             * @example https://alliance.example.org/groups/open-cloud/wolkenwerk-berlin
             */
            html_url: components["schemas"]["Url"];
            /** @description The group itself. */
            group: components["schemas"]["GroupSummary"];
        };
        /** @description A job whose title, company, summary, description, location, tags or group name match. */
        JobSearchResult: {
            /**
             * @description Always `job`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "job";
            /**
             * @description How well the job matches. Higher is better; comparable only within one response.
             * @example 1.06
             */
            rank: components["schemas"]["SearchRank"];
            /**
             * @description Whether the job has only some of the words or phrases, at least half of them. Such results are returned only if none has all.
             * @example false
             */
            partial: components["schemas"]["SearchPartial"];
            /**
             * @description Title of the position.
             * @example Site Reliability Engineer
             */
            title: components["schemas"]["Name"];
            /**
             * @description Excerpt of the job's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped.
             * @example Site <mark>Reliability</mark> Engineer · Nordlicht Systems · Keep a fleet of two thousand small servers boring
             */
            snippet: components["schemas"]["SearchSnippet"];
            /**
             * @description API URL of the job.
             * @example https://alliance.example.org/api/v1/jobs/site-reliability-engineer-nordlicht-systems
             */
            url: components["schemas"]["Url"];
            /**
             * @description URL of the job's web page.
             * @example https://alliance.example.org/jobs/site-reliability-engineer-nordlicht-systems
             */
            html_url: components["schemas"]["Url"];
            /** @description The job itself. */
            job: components["schemas"]["JobSummary"];
        };
        /** @description A landscape entry whose name, summary, description, category or tags match. */
        LandscapeEntrySearchResult: {
            /**
             * @description Always `landscape_entry`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "landscape_entry";
            /**
             * @description How well the entry matches. Higher is better; comparable only within one response.
             * @example 1.06
             */
            rank: components["schemas"]["SearchRank"];
            /**
             * @description Whether the entry has only some of the words or phrases, at least half of them. Such results are returned only if none has all.
             * @example false
             */
            partial: components["schemas"]["SearchPartial"];
            /**
             * @description Name of the startup, project or partner.
             * @example Driftwatch
             */
            title: components["schemas"]["Name"];
            /**
             * @description Excerpt of the entry's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped.
             * @example <mark>Driftwatch</mark> · Tells what differs between the cluster you described and the one you have.
             */
            snippet: components["schemas"]["SearchSnippet"];
            /**
             * @description API URL of the entry.
             * @example https://alliance.example.org/api/v1/landscape/01856aa0-c800-7384-bde6-1b8064656d6f
             */
            url: components["schemas"]["Url"];
            /**
             * @description URL of the entry's web page.
             * @example https://alliance.example.org/landscape/01856aa0-c800-7384-bde6-1b8064656d6f
             */
            html_url: components["schemas"]["Url"];
            /** @description The entry itself. */
            landscape_entry: components["schemas"]["LandscapeEntrySummary"];
        };
        /** @description A search result of the type named by `type`. Types that a later version adds are returned only if `types` requests them. */
        SearchResult: components["schemas"]["EventSearchResult"] | components["schemas"]["GroupSearchResult"] | components["schemas"]["JobSearchResult"] | components["schemas"]["LandscapeEntrySearchResult"];
        /** @description A page of the best matches of all requested types, best first. */
        SearchResults: {
            /** @description At most `limit` results; fewer only on the last page. */
            items: components["schemas"]["SearchResult"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Type of resource.
         * @example event
         * @enum {string}
         */
        ResourceType: "alliance" | "group" | "event" | "job" | "landscape_entry";
        /**
         * @description One of `ResourceType`, or a type that a later version adds.
         * @example event
         */
        AnyResourceType: "alliance" | "group" | "event" | "job" | "landscape_entry" | (string & {});
        /** @description A resource that is no longer public because it was deleted, hidden or closed, or because it expired. */
        Removal: {
            /**
             * @description Type of the resource.
             * @example job
             */
            type: components["schemas"]["AnyResourceType"];
            /**
             * @description ID of the resource.
             * @example 01856aa0-c800-74b3-8e20-858864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description When the resource stopped being public.
             * @example 2026-11-20T18:00:00Z
             */
            removed_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of removals, earliest first. */
        RemovalPage: {
            /** @description At most `limit` removals; fewer only on the last page. */
            items: components["schemas"]["Removal"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A new or changed alliance. */
        AllianceChange: {
            /**
             * @description Always `alliance`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "alliance";
            /** @description The alliance in its current state. */
            alliance: components["schemas"]["AllianceSummary"];
        };
        /** @description A new or changed group. */
        GroupChange: {
            /**
             * @description Always `group`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "group";
            /** @description The group in its current state. */
            group: components["schemas"]["GroupSummary"];
        };
        /** @description A new or changed event. */
        EventChange: {
            /**
             * @description Always `event`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "event";
            /** @description The event in its current state. */
            event: components["schemas"]["EventSummary"];
        };
        /** @description A new or changed job. */
        JobChange: {
            /**
             * @description Always `job`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "job";
            /** @description The job in its current state. */
            job: components["schemas"]["JobSummary"];
        };
        /** @description A new or changed landscape entry. */
        LandscapeEntryChange: {
            /**
             * @description Always `landscape_entry`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "landscape_entry";
            /** @description The landscape entry in its current state. */
            landscape_entry: components["schemas"]["LandscapeEntrySummary"];
        };
        /** @description A new or changed resource of the type named by `type`. Clients must ignore types that a later version adds. */
        Change: components["schemas"]["AllianceChange"] | components["schemas"]["GroupChange"] | components["schemas"]["EventChange"] | components["schemas"]["JobChange"] | components["schemas"]["LandscapeEntryChange"];
        /**
         * @description Server-sent events in UTF-8. The data of `changed` is a `Change`, the data of `removed` is a `Removal`.
         * @example retry: 2000
         *     id: 2026-11-20T18:00:00.123456Z
         *
         *     id: 2026-11-20T18:00:02.654321Z
         *     event: removed
         *     data: {"type":"job","id":"01856aa0-c800-74b3-8e20-858864656d6f","removed_at":"2026-11-20T18:00:01Z"}
         */
        ChangeStream: string;
        /**
         * @description Status of a report. `open`: no decision yet. `resolved`: action was taken. `dismissed`: no action was needed.
         * @example open
         * @enum {string}
         */
        ReportStatus: "open" | "resolved" | "dismissed";
        /**
         * @description Type of a report's subject.
         * @example event
         * @enum {string}
         */
        ReportSubjectType: "group" | "event" | "job" | "landscape_entry" | "user";
        /**
         * @description Sort order: `newest` first, or `oldest` first.
         * @default newest
         * @example oldest
         * @enum {string}
         */
        ReportSort: "newest" | "oldest";
        /**
         * @description One of `ReportSubjectType`, or a type that a later version adds.
         * @example event
         */
        AnyReportSubjectType: "group" | "event" | "job" | "landscape_entry" | "user" | (string & {});
        /** @description Subject of a report. It may have been deleted. */
        ReportSubject: {
            /**
             * @description Type of the subject.
             * @example event
             */
            type: components["schemas"]["AnyReportSubjectType"];
            /**
             * @description ID of the subject.
             * @example 01856aa0-c800-76a0-8b6a-813a64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the subject when it was reported; for a job, its title.
             * @example Who Watches the Prometheus?
             */
            name: components["schemas"]["Name"];
        };
        /**
         * @description One of `ReportReason`, or a reason that a later version adds.
         * @example misleading
         */
        AnyReportReason: "spam" | "harassment" | "illegal" | "misleading" | "other" | (string & {});
        /**
         * @description Text of several lines, without control characters or bidirectional overrides.
         * @example The venue says that nothing is booked for this evening.
         */
        ReportText: string;
        /**
         * @description One of `ReportStatus`, or a status that a later version adds.
         * @example open
         */
        AnyReportStatus: "open" | "resolved" | "dismissed" | (string & {});
        /** @description A report to administrators. */
        Report: {
            /**
             * @description ID of the report.
             * @example 01856aa0-c800-73fc-8b4d-6f3564656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the responsible alliance.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /** @description The group of the reported event, job or member, or the reported group itself; `null` otherwise. */
            group: components["schemas"]["GroupReference"] | null;
            /** @description Subject of the report. */
            subject: components["schemas"]["ReportSubject"];
            /**
             * @description Reason for the report.
             * @example misleading
             */
            reason: components["schemas"]["AnyReportReason"];
            /**
             * @description Text by the reporter.
             * @example The venue says that nothing is booked for this evening.
             */
            text: components["schemas"]["ReportText"];
            /**
             * @description Status of the report.
             * @example open
             */
            status: components["schemas"]["AnyReportStatus"];
            /**
             * @description Note by the administrators; `null` if there is none.
             * @example null
             */
            note: string | null;
            /** @description The reporter; `null` if the account was deleted. */
            reporter: components["schemas"]["Person"] | null;
            /**
             * @description Whether the reporter is banned at present from the alliance or from the group in `group`. The report may still be justified, but banned people sometimes report the administrators who banned them.
             * @example false
             */
            reporter_banned: boolean;
            /**
             * @description The administrator who resolved or dismissed the report; `null` while it is open, and if the account was deleted.
             * @example null
             */
            resolved_by: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description When the report was resolved or dismissed; `null` while it is open.
             * @example null
             */
            resolved_at: string | null;
            /**
             * @description When the report was sent.
             * @example 2026-11-19T00:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the report was last changed.
             * @example 2026-11-19T00:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of reports. */
        ReportPage: {
            /** @description At most `limit` reports; fewer only on the last page. */
            items: components["schemas"]["Report"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Reason for a report. `spam`: spam or advertising. `harassment`: attacks or threats. `illegal`: illegal content. `misleading`: misleading or inaccurate. `other`: explained in the text.
         * @example misleading
         * @enum {string}
         */
        ReportReason: "spam" | "harassment" | "illegal" | "misleading" | "other";
        /** @description A new report. `alliance` and `group_id` are for a person only; other subjects already belong to an alliance. */
        ReportCreate: {
            /**
             * @description Type of the subject.
             * @example event
             */
            subject_type: components["schemas"]["ReportSubjectType"];
            /**
             * @description ID of the subject.
             * @example 01856aa0-c800-75aa-91db-aa3164656d6f
             */
            subject_id: components["schemas"]["Id"];
            /**
             * @description Reason for the report.
             * @example misleading
             */
            reason: components["schemas"]["ReportReason"];
            /**
             * @description Explanation for the administrators.
             * @example The venue says that nothing is booked for this evening.
             */
            text: components["schemas"]["ReportText"];
            /**
             * @description Alliance whose administrators are notified. Required for a person, not allowed otherwise.
             * @example open-cloud
             */
            alliance?: components["schemas"]["Slug"];
            /**
             * @description For a person, the group of the alliance where it happened; its administrators are notified too.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id?: components["schemas"]["Id"];
        };
        /** @description A report as shown to its reporter. */
        SubmittedReport: {
            /**
             * @description ID of the report.
             * @example 01856aa0-c800-73fc-8b4d-6f3564656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Type of the subject.
             * @example event
             */
            subject_type: components["schemas"]["AnyReportSubjectType"];
            /**
             * @description ID of the subject.
             * @example 01856aa0-c800-75aa-91db-aa3164656d6f
             */
            subject_id: components["schemas"]["Id"];
            /**
             * @description Reason for the report.
             * @example misleading
             */
            reason: components["schemas"]["AnyReportReason"];
            /**
             * @description Text by the reporter.
             * @example The venue says that nothing is booked for this evening.
             */
            text: components["schemas"]["ReportText"];
            /**
             * @description When the report was first sent.
             * @example 2026-11-19T00:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Changes to a report. Omitted fields are unchanged. */
        ReportUpdate: {
            /**
             * @description New status.
             * @example resolved
             */
            status?: components["schemas"]["ReportStatus"];
            /**
             * @description Note among administrators; `null` removes it.
             * @example Talked to the organizers; the event has another venue now.
             */
            note?: string | null;
        };
        /** @description A pending change of the email address. The account keeps its current address until it is confirmed. */
        PendingEmail: {
            /**
             * @description The new address. It is shown whether or not it has an account of its own.
             * @example annika@vogt.example.org
             */
            email: components["schemas"]["Email"];
            /**
             * @description When the confirmation link expires, 24 hours after the request.
             * @example 2026-11-21T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A language of the service's pages and emails, as an ISO 639-1 code. A later version may add languages.
         * @example de
         */
        AnyLanguage: "en" | "de" | "es" | "ja" | "fr" | "pt" | "uk" | (string & {});
        /**
         * @description A sign-in provider, `password`, `passkey`, or a method that a later version adds.
         * @example github
         */
        SignInMethod: "github" | "google" | "linkedin" | "password" | "passkey" | (string & {});
        /** @description A role and its scope. */
        RoleGrant: {
            /**
             * @description Role of the user.
             * @example group_admin
             */
            role: components["schemas"]["Role"];
            /**
             * @description Slug of the alliance, or of the group's or event's alliance; `null` means all alliances.
             * @example open-cloud
             */
            alliance: string | null;
            /**
             * Format: uuid
             * @description ID of the group, or of the event's group; `null` for an `alliance_admin`.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id: string | null;
            /**
             * Format: uuid
             * @description ID of the event; `null` unless the role is one of an event.
             * @example null
             */
            event_id: string | null;
        };
        /**
         * @description One of `NewEventsChoice`, or a choice that a later version adds.
         * @example weekly
         */
        AnyNewEventsChoice: "immediately" | "weekly" | "never" | (string & {});
        /** @description Kinds of emails that the caller gets; all of them unless turned off. Emails about the security of the account cannot be turned off. An unverified address gets none of these. */
        NotificationSettings: {
            /**
             * @description The caller moved up from the waitlist.
             * @example true
             */
            waitlist_promotion: boolean;
            /**
             * @description An event with the caller's RSVP was canceled.
             * @example true
             */
            event_canceled: boolean;
            /**
             * @description An event with the caller's RSVP was rescheduled or moved, or takes place after all.
             * @example true
             */
            event_changed: boolean;
            /**
             * @description A reminder a day before an event that the caller attends.
             * @example false
             */
            event_reminder: boolean;
            /**
             * @description The decision on an RSVP that needed approval.
             * @example true
             */
            rsvp_decision: boolean;
            /**
             * @description Applications for the caller's jobs.
             * @example true
             */
            application_received: boolean;
            /**
             * @description An application of the caller has a new status.
             * @example true
             */
            application_status: boolean;
            /**
             * @description A role was granted to the caller.
             * @example true
             */
            role_granted: boolean;
            /**
             * @description An administrator ended a membership of the caller.
             * @example true
             */
            membership_ended: boolean;
            /**
             * @description New reports about resources that the caller administers.
             * @example true
             */
            report_received: boolean;
            /**
             * @description A report by the caller was resolved or dismissed.
             * @example true
             */
            report_resolved: boolean;
            /**
             * @description Messages from organizers of events with the caller's RSVP.
             * @example true
             */
            event_message: boolean;
            /**
             * @description New events of the caller's groups.
             * @example immediately
             */
            new_events: components["schemas"]["AnyNewEventsChoice"];
            /**
             * @description Confirmations of RSVPs, with a calendar entry and the check-in code.
             * @example true
             */
            rsvp_confirmation: boolean;
            /**
             * @description Confirmations of the caller's applications.
             * @example true
             */
            application_confirmation: boolean;
            /**
             * @description RSVPs that need approval, in groups that the caller administers.
             * @example true
             */
            rsvp_received: boolean;
            /**
             * @description Invitations to groups, alliances, events and roles.
             * @example true
             */
            invitation: boolean;
            /**
             * @description Messages from organizers to the members of the caller's groups.
             * @example true
             */
            group_message: boolean;
            /**
             * @description Requests to join or start groups, for their administrators.
             * @example true
             */
            join_request_received: boolean;
            /**
             * @description An administrator decided about the caller's request to join a group, or declined one to start a group.
             * @example true
             */
            join_request_status: boolean;
        };
        /** @description The caller's profile. While `email_verified` is false, most operations that require a credential return 403. The caller may still read and update this profile, change the address, read the account's security events, list and revoke API tokens, request another verification email and sign out. */
        User: {
            /**
             * @description ID of the caller.
             * @example 01856aa0-c800-7642-a2ef-786864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Email address of the account, used to sign in and for emails. `POST /api/v1/me/email` changes it.
             * @example annika.vogt@example.org
             */
            email: components["schemas"]["Email"];
            /**
             * @description Whether `email` has been verified, by the link in an email or by a sign-in provider.
             * @example true
             */
            email_verified: boolean;
            /**
             * @description Whether the mail server of `email` has permanently rejected three emails within 30 days. Optional emails (`notifications`) are then paused until the caller signs in again, confirms the address by a link in an email, or changes it. Administrators see this in their lists of attendees and members.
             * @example false
             */
            email_undeliverable: boolean;
            /**
             * @description New email address that has not been confirmed yet; `null` if no change is pending.
             * @example null
             */
            pending_email: components["schemas"]["PendingEmail"] | null;
            /**
             * @description Name that other users see.
             * @example Annika Vogt
             */
            name: components["schemas"]["Name"];
            /**
             * @description A short biography, as plain text or Markdown; `null` if nothing. Not HTML.
             * @example Student in Berlin. Usually near the coffee at Wolkenwerk Berlin.
             */
            bio: string | null;
            /**
             * @description Occupation or job title; `null` if not given.
             * @example Student
             */
            title: string | null;
            /**
             * @description Company or other organization; `null` if not given.
             * @example Kestrel Analytics
             */
            company: string | null;
            /**
             * @description City where the caller lives; `null` if not given.
             * @example Berlin
             */
            city: string | null;
            /**
             * @description Country where the caller lives; `null` if not given.
             * @example DE
             */
            country_code: string | null;
            /**
             * @description Time zone in which the caller lives; `null` if not given. Times in responses are always in UTC.
             * @example Europe/Berlin
             */
            timezone: string | null;
            /**
             * @description Language of the caller's pages and emails. Defaults to the language of the registration page. If `null`, pages use the browser's language, and emails are in English. JSON is always in English.
             * @example de
             */
            language: components["schemas"]["AnyLanguage"] | null;
            /**
             * Format: uri
             * @description A portrait; `null` if there is none.
             * @example https://annika-vogt.example.org/portrait.jpg
             */
            photo_url: string | null;
            /**
             * Format: uri
             * @description The caller's website; `null` if there is none.
             * @example https://annika-vogt.example.org
             */
            website_url: string | null;
            /** @description More web pages by or about the caller, in the caller's order. */
            links: components["schemas"]["LabeledLink"][];
            /** @description Topics that interest the caller, in the caller's order. */
            interests: components["schemas"]["Tags"];
            /**
             * @description Whether groups that the caller administers, their events, and events that the caller hosts show the caller as organizer and host.
             * @example false
             */
            show_as_organizer: boolean;
            /**
             * @description Whether pages of the events that the caller attends show the caller's name and photo to everyone, until the event ends.
             * @example false
             */
            show_as_attendee: boolean;
            /** @description Sign-in methods that are set up, including `password` and `passkey`. There is always at least one. */
            providers: components["schemas"]["SignInMethod"][];
            /**
             * @description Whether the account has a second factor: a passkey, or an authenticator app whose code is required after the password.
             * @example false
             */
            second_factor: boolean;
            /** @description The caller's roles, in the order in which they were granted. */
            roles: components["schemas"]["RoleGrant"][];
            /**
             * @description Whether the caller's roles are suspended, because this service requires a second factor of administrators and the caller has none. Add one at `/settings/security`.
             * @example false
             */
            roles_suspended: boolean;
            /** @description Emails that the caller gets in addition to those about the account. */
            notifications: components["schemas"]["NotificationSettings"];
            /**
             * @description When the account was created.
             * @example 2026-03-02T09:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the profile was last changed or the email address verified. Roles and sign-in methods do not count.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: password
         * @description Password. Compared after Unicode NFKC normalization, otherwise exactly as written. NUL and unpaired surrogates are rejected (400).
         * @example seven herons cross the river
         */
        Password: string;
        /** @description Confirmation of the account deletion. May omit the password if the session began within the last five minutes. */
        AccountDeletion: {
            /**
             * @description The caller's password. A wrong one counts as a failed sign-in.
             * @example seven herons cross the river
             */
            password?: components["schemas"]["Password"];
        };
        /** @description Confirmation that the account was deleted. */
        DeletedAccount: {
            /**
             * @description ID of the deleted user.
             * @example 01856aa0-c800-7642-a2ef-786864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            deleted: true;
        };
        /**
         * @description A language of the service's pages and emails, as an ISO 639-1 code.
         * @example de
         * @enum {string}
         */
        Language: "en" | "de" | "es" | "ja" | "fr" | "pt" | "uk";
        /**
         * @description When to email a member about new events. `immediately`: the first event when it is published, and those that follow within an hour in one email. `weekly`: on Monday at 07:00 in the caller's `timezone` (UTC without one), events of the caller's groups that are new or begin soon and, if the profile has a `city`, events near it. `never`: no emails.
         * @example weekly
         * @enum {string}
         */
        NewEventsChoice: "immediately" | "weekly" | "never";
        /** @description Changes to the notification settings. Omitted kinds are unchanged. */
        NotificationChoices: {
            /**
             * @description Moving up from the waitlist.
             * @example true
             */
            waitlist_promotion?: boolean;
            /**
             * @description Canceled events with the caller's RSVP.
             * @example true
             */
            event_canceled?: boolean;
            /**
             * @description Changes of time or place of events with the caller's RSVP.
             * @example true
             */
            event_changed?: boolean;
            /**
             * @description A reminder the day before an event.
             * @example false
             */
            event_reminder?: boolean;
            /**
             * @description Decisions on RSVPs that needed approval.
             * @example true
             */
            rsvp_decision?: boolean;
            /**
             * @description Applications for the caller's jobs.
             * @example true
             */
            application_received?: boolean;
            /**
             * @description New statuses of the caller's applications.
             * @example true
             */
            application_status?: boolean;
            /**
             * @description A role was granted to the caller.
             * @example true
             */
            role_granted?: boolean;
            /**
             * @description Ended memberships.
             * @example true
             */
            membership_ended?: boolean;
            /**
             * @description Reports about resources that the caller administers.
             * @example true
             */
            report_received?: boolean;
            /**
             * @description Decisions on the caller's reports.
             * @example true
             */
            report_resolved?: boolean;
            /**
             * @description Messages from organizers of events.
             * @example true
             */
            event_message?: boolean;
            /**
             * @description New events of the caller's groups.
             * @example weekly
             */
            new_events?: components["schemas"]["NewEventsChoice"];
            /**
             * @description Confirmations of RSVPs.
             * @example true
             */
            rsvp_confirmation?: boolean;
            /**
             * @description Confirmations of the caller's applications.
             * @example true
             */
            application_confirmation?: boolean;
            /**
             * @description RSVPs that need the caller's approval.
             * @example true
             */
            rsvp_received?: boolean;
            /**
             * @description Invitations to groups, alliances, events and roles.
             * @example true
             */
            invitation?: boolean;
            /**
             * @description Messages from organizers of groups.
             * @example true
             */
            group_message?: boolean;
            /**
             * @description Requests to join or to start a group that need the caller's approval.
             * @example true
             */
            join_request_received?: boolean;
            /**
             * @description Decisions on the caller's requests to join or to start a group.
             * @example true
             */
            join_request_status?: boolean;
        };
        /** @description Changes to the profile. Omitted fields are unchanged, `null` clears a field. A user must have a name. */
        UserUpdate: {
            /**
             * @description Name that other users see.
             * @example Annika Vogt
             */
            name?: components["schemas"]["Name"];
            /**
             * @description A short biography, as plain text or Markdown.
             * @example Keeps clusters boring.
             */
            bio?: string | null;
            /**
             * @description Occupation or job title.
             * @example Site reliability engineer
             */
            title?: string | null;
            /**
             * @description Company or other organization.
             * @example Nordlicht Systems
             */
            company?: string | null;
            /**
             * @description City where the caller lives.
             * @example Berlin
             */
            city?: string | null;
            /**
             * @description Country where the caller lives.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /**
             * @description Time zone in which the caller lives.
             * @example Europe/Berlin
             */
            timezone?: string | null;
            /**
             * @description Language of the caller's pages and emails.
             * @example de
             */
            language?: components["schemas"]["Language"] | null;
            /**
             * Format: uri
             * @description URL of a portrait. The service stores the URL, not the image.
             * @example https://annika-vogt.example.org/portrait.jpg
             */
            photo_url?: string | null;
            /**
             * Format: uri
             * @description The caller's website.
             * @example https://annika-vogt.example.org
             */
            website_url?: string | null;
            /** @description More web pages by or about the caller. Replaces the whole list. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /** @description Topics that interest the caller. Replaces the whole list. */
            interests?: components["schemas"]["Tags"];
            /**
             * @description Whether groups that the caller administers, their events, and events that the caller hosts show the caller as organizer and host.
             * @example true
             */
            show_as_organizer?: boolean;
            /**
             * @description Whether pages of the events that the caller attends show the caller's name and photo to everyone, until the event ends.
             * @example true
             */
            show_as_attendee?: boolean;
            /** @description Emails that the caller wants. Omitted kinds are unchanged. */
            notifications?: components["schemas"]["NotificationChoices"];
        };
        /** @description A request to change the email address. */
        EmailChange: {
            /**
             * @description The new address. The confirmation link is sent there.
             * @example annika@vogt.example.org
             */
            email: components["schemas"]["Email"];
            /**
             * @description Password of the account; a wrong one counts as a failed sign-in. May be omitted only if the account has none and the session began within the last five minutes.
             * @example seven herons cross the river
             */
            password?: components["schemas"]["Password"];
        };
        /** @description Confirmation that no change of the address is pending. */
        CanceledEmailChange: {
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            canceled: true;
        };
        /**
         * @description Kind of security event, or a kind that a later version adds.
         * @example login
         */
        SecurityEventKind: "registered" | "email_verified" | "login" | "new_device" | "login_failed" | "login_blocked" | "logout" | "session_ended" | "other_sessions_ended" | "password_changed" | "reset_requested" | "sign_in_link_requested" | "password_reset" | "account_recovered" | "email_change_requested" | "email_change_canceled" | "email_changed" | "email_change_undone" | "provider_linked" | "provider_unlinked" | "token_created" | "token_revoked" | "all_tokens_revoked" | "calendar_created" | "calendar_deleted" | "app_admitted" | "app_removed" | "client_created" | "client_changed" | "client_deleted" | "passkey_added" | "passkey_removed" | "passkey_counter_regressed" | "totp_enabled" | "totp_disabled" | "recovery_codes_renewed" | "recovery_code_used" | "second_factor_confirmed" | "second_factor_failed" | "second_factor_blocked" | "second_factor_reset" | "account_disabled" | "account_enabled" | (string & {});
        /** @description A security event of the caller's account. */
        SecurityEvent: {
            /**
             * @description ID of the event.
             * @example 01a1fd90-fce0-7b27-8c3d-91e2f4a6b8c1
             */
            id: components["schemas"]["Id"];
            /**
             * @description Kind of event.
             * @example login
             */
            kind: components["schemas"]["SecurityEventKind"];
            /**
             * @description Object or means of the event: the sign-in method for sign-ins and changes of providers, the ID for tokens, apps and ended sessions; `null` if there is none.
             * @example password
             */
            subject: string | null;
            /**
             * @description IP address of the request; `null` for actions of the operator.
             * @example 203.0.113.4
             */
            ip_address: string | null;
            /**
             * @description The `User-Agent` of the request, which a client can choose freely; `null` if there was none, and for actions of the operator.
             * @example Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0
             */
            user_agent: string | null;
            /**
             * @description When the event happened. Lists of events are sorted by it, latest first.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of security events, latest first. */
        SecurityEventPage: {
            /** @description At most `limit` events; fewer only on the last page. */
            items: components["schemas"]["SecurityEvent"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description One value of a list.
         * @example maps
         */
        ExportedText: string;
        /** @description The row of the account itself. */
        ExportedAccount: {
            /**
             * @description ID of the user.
             * @example 01856aa0-c800-7642-a2ef-786864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Email address, used to sign in and for emails.
             * @example annika.vogt@example.org
             */
            email: string;
            /**
             * Format: date-time
             * @description When the address was verified; `null` until then.
             * @example 2026-11-20T18:00:00Z
             */
            email_verified_at: string | null;
            /**
             * Format: date-time
             * @description When the creator of the account proved ownership of the address; `null` until then.
             * @example 2026-11-20T18:00:00Z
             */
            owner_proven_at: string | null;
            /**
             * @description Name that other users see.
             * @example Annika Vogt
             */
            name: string;
            /**
             * @description A short biography.
             * @example Student in Berlin.
             */
            bio: string | null;
            /**
             * @description Occupation or job title.
             * @example Student
             */
            title: string | null;
            /**
             * @description Company or other organization.
             * @example Kestrel Analytics
             */
            company: string | null;
            /**
             * @description City where the user lives.
             * @example Berlin
             */
            city: string | null;
            /**
             * @description Country where the user lives.
             * @example DE
             */
            country_code: string | null;
            /**
             * @description Time zone in which the user lives.
             * @example Europe/Berlin
             */
            timezone: string | null;
            /**
             * @description Language of pages and emails.
             * @example de
             */
            language: string | null;
            /**
             * @description A portrait.
             * @example https://annika-vogt.example.org/portrait.jpg
             */
            photo_url: string | null;
            /**
             * @description The user's website.
             * @example https://annika-vogt.example.org
             */
            website_url: string | null;
            /** @description More web pages by or about the user. */
            links: components["schemas"]["LabeledLink"][];
            /** @description Topics that interest the user. */
            interests: components["schemas"]["ExportedText"][];
            /**
             * @description Whether groups name the user among their organizers.
             * @example false
             */
            show_as_organizer: boolean;
            /**
             * @description Whether pages of the events that the user attends show the user's name and photo.
             * @example false
             */
            show_as_attendee: boolean;
            /** @description Kinds of emails that the user has turned off. */
            muted_notifications: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description When the user chose weekly emails about new events; `null` otherwise.
             * @example null
             */
            digest_since: string | null;
            /**
             * Format: date
             * @description Monday of the last week for which an email about the week's events was queued; `null` before the first.
             * @example null
             */
            digest_week: string | null;
            /** @description When the mail server last rejected an email to the address permanently. */
            mail_rejected_at: components["schemas"]["Timestamp"][];
            /**
             * Format: date-time
             * @description When the operator disabled the account; `null` otherwise.
             * @example null
             */
            disabled_at: string | null;
            /**
             * @description When the account was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the profile was last changed.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The existence of a password. Only a hash of the password is stored, which is left out. */
        ExportedPassword: {
            /**
             * @description When the password was set.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description An account at a sign-in provider. */
        ExportedIdentity: {
            /**
             * @description The provider.
             * @example github
             */
            provider: string;
            /**
             * @description Identifier of the provider (issuer).
             * @example https://github.com
             */
            issuer: string;
            /**
             * @description ID of the user at the provider.
             * @example 1234567
             */
            subject: string;
            /**
             * @description When the provider was linked.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A browser that is signed in. */
        ExportedSession: {
            /**
             * @description ID of the session.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description The IP address at the sign-in.
             * @example 203.0.113.7
             */
            address: string;
            /**
             * @description The `User-Agent` of the browser.
             * @example Mozilla/5.0
             */
            user_agent: string | null;
            /**
             * @description When the user signed in.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the user last confirmed a second factor in the session; `null` if never.
             * @example 2026-11-20T18:00:00Z
             */
            second_factor_at: string | null;
            /**
             * @description When the session was last used, to the minute.
             * @example 2026-11-20T18:00:00Z
             */
            last_used_at: components["schemas"]["Timestamp"];
        };
        /** @description A pending change of the email address. */
        ExportedPendingEmail: {
            /**
             * @description The new address.
             * @example annika@vogt.example.org
             */
            email: components["schemas"]["Email"];
            /**
             * @description When the confirmation link expires.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * @description When the change was requested.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A previous email address of the account. */
        ExportedFormerEmail: {
            /**
             * @description The address.
             * @example annika@vogt.example.org
             */
            email: components["schemas"]["Email"];
            /**
             * @description When the link to undo the change expires.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * @description When the address was replaced.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A passkey, without its public key. */
        ExportedPasskey: {
            /**
             * @description ID of the passkey.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description ID that the authenticator gave the passkey.
             * @example 1f3aQm0b6kG8tYwUe2R5sA
             */
            credential_id: string;
            /** @description Connections that the authenticator supports. */
            transports: string[];
            /**
             * @description Name of the token.
             * @example Phone
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was last used; `null` if never.
             * @example 2026-11-20T18:00:00Z
             */
            last_used_at: string | null;
            /**
             * @description When it was added.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An authenticator app. Its secret is left out. */
        ExportedAuthenticatorApp: {
            /**
             * Format: date-time
             * @description When a code was last used; `null` if never.
             * @example 2026-11-20T18:00:00Z
             */
            last_used_at: string | null;
            /**
             * @description When it was set up.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An unused recovery code. Only a hash of the code is stored. */
        ExportedRecoveryCode: {
            /**
             * @description When the URL was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A link in an email that is still valid or was used. */
        ExportedEmailLink: {
            /**
             * @description Purpose of the link: `verify`, `reset`, `sign_in`, or `second_factor` for a sign-in by email that still needs the second factor.
             * @example verify
             */
            purpose: string;
            /**
             * @description Path to redirect to afterwards.
             * @example /settings/tokens
             */
            next: string | null;
            /**
             * @description When the link expires.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the link was used; `null` until then.
             * @example 2026-11-20T18:00:00Z
             */
            used_at: string | null;
        };
        /** @description A provider link that was started and not completed. */
        ExportedProviderSignIn: {
            /**
             * @description The provider.
             * @example github
             */
            provider: string;
            /**
             * @description Path to redirect to afterwards.
             * @example /settings/security
             */
            next: string | null;
            /**
             * @description When the link expires.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Security events of the account. */
        ExportedSecurityEvent: {
            /**
             * @description Kind of event.
             * @example login
             */
            event: string;
            /**
             * @description Object or means of the event.
             * @example password
             */
            subject: string | null;
            /**
             * @description IP address of the request; `null` for the operator.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * @description The `User-Agent` of the browser.
             * @example Mozilla/5.0
             */
            user_agent: string | null;
            /**
             * @description When the event happened.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An API token, without its secret. */
        ExportedApiToken: {
            /**
             * @description ID of the token.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the token.
             * @example Calendar sync
             */
            name: string;
            /**
             * @description The first characters of the token's secret.
             * @example alli_7Qm2xV4
             */
            prefix: string;
            /** @description Scopes of the token. */
            scopes: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description When the token was last used, to the minute.
             * @example 2026-11-20T18:00:00Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the link expires.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             * @example null
             */
            revoked_at: string | null;
            /**
             * Format: uuid
             * @description ID of the token that created it.
             * @example null
             */
            parent_id: string | null;
            /**
             * Format: uuid
             * @description ID of the consent of the app that created it.
             * @example null
             */
            grant_id: string | null;
            /**
             * @description When it was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the token last changed.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A consent of the user to an app. */
        ExportedGrant: {
            /**
             * @description ID of the consent.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description ID of the app.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a61
             */
            client_id: string;
            /**
             * @description Name of the app.
             * @example Event radar
             */
            client_name: string;
            /** @description Scopes of the token. */
            scopes: components["schemas"]["ExportedText"][];
            /** @description Audiences of the app's tokens. */
            audiences: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description When the token was last used, to the minute.
             * @example 2026-11-20T18:00:00Z
             */
            last_used_at: string | null;
            /**
             * @description When the consent ends.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * @description When the user consented.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An access token of an app, without its secret. */
        ExportedAccessToken: {
            /**
             * @description ID of the consent under which the token was issued.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            grant_id: components["schemas"]["Id"];
            /** @description Scopes of the token. */
            scopes: components["schemas"]["ExportedText"][];
            /**
             * @description Audience of the token.
             * @example api
             */
            audience: string;
            /**
             * @description When the link expires.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * @description When the token was issued.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A code or a refresh token of an app, without its secret. */
        ExportedAppCredential: {
            /**
             * @description ID of the consent under which the token was issued.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            grant_id: components["schemas"]["Id"];
            /**
             * @description Kind of credential.
             * @example RefreshToken
             */
            kind: string;
            /**
             * Format: date-time
             * @description When the credential was used.
             * @example null
             */
            consumed_at: string | null;
            /**
             * @description When the link expires.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description An app that the user has registered. */
        ExportedApp: {
            /**
             * @description The `client_id`.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a61
             */
            id: string;
            /**
             * @description Name of the app.
             * @example Event radar
             */
            name: string;
            /**
             * @description URL of the app's own page.
             * @example https://radar.example.org
             */
            uri: string | null;
            /** @description Redirect URIs of the app. */
            redirect_uris: components["schemas"]["ExportedText"][];
            /** @description Grant types of the app. */
            grant_types: components["schemas"]["ExportedText"][];
            /**
             * @description Authentication method of the app.
             * @example none
             */
            auth_method: string;
            /**
             * @description When the app was registered.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the token last changed.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The private calendar's URL, without its secret. */
        ExportedCalendarAddress: {
            /**
             * Format: uuid
             * @description ID of the API token that created it.
             * @example null
             */
            token_id: string | null;
            /**
             * Format: uuid
             * @description ID of the consent of the app that created it.
             * @example null
             */
            grant_id: string | null;
            /**
             * Format: date-time
             * @description When the calendar was last read, to the minute.
             * @example 2026-11-20T18:00:00Z
             */
            last_used_at: string | null;
            /**
             * @description When the URL was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A group that the user has joined. */
        ExportedMembership: {
            /**
             * @description Slug of the alliance.
             * @example open-cloud
             */
            alliance: string;
            /**
             * @description ID of the group.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            group_id: components["schemas"]["Id"];
            /**
             * @description Name of the group.
             * @example Wolkenwerk Berlin
             */
            group_name: string;
            /**
             * @description When the user joined.
             * @example 2026-11-20T18:00:00Z
             */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description A request to join a group. */
        ExportedJoinRequest: {
            /**
             * @description Slug of the alliance.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /**
             * @description ID of the group.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id: components["schemas"]["Id"];
            /**
             * @description Name of the group.
             * @example Wolkenwerk Berlin
             */
            group_name: components["schemas"]["Name"];
            /**
             * @description Status of the request.
             * @example pending
             */
            status: components["schemas"]["AnyJoinRequestStatus"];
            /**
             * @description The group's question; `null` if there was none.
             * @example What do you operate?
             */
            question: string | null;
            /**
             * @description The answer; `null` if there was no question.
             * @example A dozen clusters for a hospital.
             */
            answer: string | null;
            /**
             * @description When the user asked to join.
             * @example 2026-11-21T10:15:00Z
             */
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the request was declined; `null` while it is pending.
             * @example null
             */
            decided_at: string | null;
        };
        /** @description A request to start a group. */
        ExportedGroupRequest: {
            /**
             * @description ID of the request.
             * @example 01856aa0-c800-73a4-8e70-1c4964656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the alliance.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /**
             * @description Name of the new group.
             * @example Wolkenwerk Kiel
             */
            name: components["schemas"]["Name"];
            /**
             * @description Description of the group.
             * @example An evening each month.
             */
            description: components["schemas"]["Description"];
            /**
             * @description Status of the request.
             * @example pending
             */
            status: components["schemas"]["AnyGroupRequestStatus"];
            /**
             * @description Why the request was declined; `null` without a reason.
             * @example null
             */
            reason: string | null;
            /**
             * Format: uuid
             * @description ID of the group; `null` if there is none.
             * @example null
             */
            group_id: string | null;
            /**
             * @description When the user asked.
             * @example 2026-11-21T10:15:00Z
             */
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the request was decided; `null` while it is pending.
             * @example null
             */
            decided_at: string | null;
        };
        /** @description An RSVP to an upcoming or past event. */
        ExportedAttendance: {
            /**
             * @description ID of the event.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            event_id: components["schemas"]["Id"];
            /**
             * @description Name of the event.
             * @example Bier und Bereitschaft
             */
            event_name: string;
            /**
             * @description When the event starts.
             * @example 2026-11-20T18:00:00Z
             */
            starts_at: components["schemas"]["Timestamp"];
            /**
             * @description `attending`, `waitlisted`, `pending` or `declined`.
             * @example attending
             */
            status: string;
            /**
             * @description When the RSVP was sent.
             * @example 2026-11-20T18:00:00Z
             */
            responded_at: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description Number of guests.
             * @example 1
             */
            guests: number;
            /** @description Answers to the questions of the event. */
            answers: components["schemas"]["RsvpAnswer"][];
            /**
             * @description Whether an email about a decision on the RSVP is still to be sent.
             * @example false
             */
            decision_pending: boolean;
            /**
             * Format: int64
             * @description Number that grows with each RSVP to the service; orders the waitlist.
             * @example 4711
             */
            arrival: number;
            /**
             * Format: int64
             * @description Revision of the event about which the user was last notified.
             * @example 12
             */
            notified_revision: number;
            /**
             * @description Whether the email that confirms the RSVP is still to be sent.
             * @example false
             */
            confirmation_pending: boolean;
            /**
             * Format: int32
             * @description Number that increases with each RSVP and each correction; orders the calendar entries in emails.
             * @example 5120
             */
            calendar_sequence: number;
            /**
             * @description Whether an email about a promotion from the waitlist is still to be sent.
             * @example false
             */
            promotion_pending: boolean;
            /**
             * @description Check-in code of the RSVP.
             * @example 7GK2Q4MX
             */
            check_in_code: string | null;
            /**
             * Format: date-time
             * @description When the user was checked in at the event.
             * @example null
             */
            checked_in_at: string | null;
            /**
             * @description Whether the event's organizers see the user's email address with the RSVP.
             * @example true
             */
            share_email: boolean;
            /**
             * @description How the RSVP came about: `self`, `invitation`, `organizer` or `door`.
             * @example self
             */
            registered_by: string;
        };
        /** @description The choice to attend all events of a series. */
        ExportedSeriesAttendance: {
            /**
             * @description ID of the series.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            series_id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Number that grows with each choice; the first gets a seat first.
             * @example 12
             */
            arrival: number;
            /**
             * Format: int32
             * @description Number of guests.
             * @example 1
             */
            guests: number;
            /** @description Answers to the questions of the events. */
            answers: components["schemas"]["RsvpAnswer"][];
            /** @description IDs of events that get no RSVP because the user canceled it or they precede the chosen ones. */
            omitted_event_ids: components["schemas"]["Id"][];
            /**
             * @description When the user chose it.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An application for a job. */
        ExportedApplication: {
            /**
             * @description ID of the application.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description ID of the job.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            job_id: components["schemas"]["Id"];
            /**
             * @description Title of the job.
             * @example Platform engineer
             */
            job_title: string;
            /**
             * @description Name of the company.
             * @example Kestrel Analytics
             */
            company_name: string;
            /**
             * @description Message from the user.
             * @example I keep clusters boring.
             */
            note: string | null;
            /**
             * @description URL of the résumé.
             * @example https://annika-vogt.example.org/cv.pdf
             */
            resume_url: string | null;
            /**
             * @description Status of the application.
             * @example submitted
             */
            status: string;
            /**
             * @description The status that the user was last notified of.
             * @example submitted
             */
            notified_status: string;
            /**
             * @description When the application was sent.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the token last changed.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A role of the user. */
        ExportedRole: {
            /**
             * @description ID of the role.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description `alliance_admin` or `group_admin`.
             * @example group_admin
             */
            role: string;
            /**
             * @description Slug of the alliance; `null` for all alliances.
             * @example open-cloud
             */
            alliance: string | null;
            /**
             * Format: uuid
             * @description ID of the group; `null` for a whole alliance.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            group_id: string | null;
            /**
             * @description Name of the group.
             * @example Wolkenwerk Berlin
             */
            group_name: string | null;
            /**
             * @description When the role was granted.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A role of an event. */
        ExportedEventRole: {
            /**
             * @description ID of the event.
             * @example 01856aa0-c800-75aa-91db-aa3164656d6f
             */
            event_id: components["schemas"]["Id"];
            /**
             * @description Name of the event.
             * @example Bier und Bereitschaft
             */
            event_name: string;
            /**
             * @description `event_host` or `check_in`.
             * @example check_in
             */
            role: string;
            /**
             * @description When the role was granted.
             * @example 2026-11-20T18:00:00Z
             */
            granted_at: components["schemas"]["Timestamp"];
        };
        /** @description A job that the user posted. It belongs to the alliance. */
        ExportedJob: {
            /**
             * @description ID of the job.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the job.
             * @example platform-engineer
             */
            slug: string;
            /**
             * @description Title of the job.
             * @example Platform engineer
             */
            title: string;
            /**
             * @description Status of the job.
             * @example published
             */
            status: string;
            /**
             * @description When it was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A landscape entry that the user created. It belongs to the alliance. */
        ExportedLandscapeEntry: {
            /**
             * @description ID of the entry.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the entry, unique within its alliance.
             * @example windkraft
             */
            slug: string;
            /**
             * @description Name of the entry.
             * @example Windkraft
             */
            name: string;
            /**
             * @description When it was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A change that the user made as an administrator, or a role granted to or revoked from the user. */
        ExportedAuditEntry: {
            /**
             * @description ID of the entry.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description The operation that made the change.
             * @example updateGroup
             */
            action: string;
            /**
             * Format: uuid
             * @description ID of the user who made the change; `null` for the operator. Names of other users are left out.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            actor_id: string | null;
            /**
             * Format: uuid
             * @description ID of the API token that was used.
             * @example null
             */
            token_id: string | null;
            /**
             * @description Type of the changed resource.
             * @example group
             */
            subject_type: string;
            /**
             * @description ID of the changed resource.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            subject_id: components["schemas"]["Id"];
            /**
             * @description Name of the changed resource.
             * @example Wolkenwerk Berlin
             */
            subject_name: string;
            /**
             * @description When the change was made.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A picture. `GET /api/v1/me/uploads` has the URLs of its files. */
        ExportedUpload: {
            /**
             * @description ID of the upload.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description Base name of its files.
             * @example 5f2b8c1d9e3a4f60b7c8d9e0f1a2b3c4
             */
            name: string;
            /** @description Widths of the files in pixels. */
            widths: number[];
            /** @description Widths of the files in pixels. */
            heights: number[];
            /** @description Size of the files in bytes. */
            bytes: number[];
            /**
             * Format: date-time
             * @description When the picture was last used by a resource; `null` while it is in use.
             * @example 2026-11-20T18:00:00Z
             */
            unused_since: string | null;
            /**
             * @description When it was uploaded.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A ban. Bans of the user are exported without the reason and without the administrator. */
        ExportedBan: {
            /**
             * @description The alliance.
             * @example cloud-native-dach
             */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description The group; `null` for the whole alliance.
             * @example null
             */
            group_id: string | null;
            /**
             * @description Whether the user imposed the ban on another user.
             * @example false
             */
            decided: boolean;
            /**
             * @description Reason for the ban, if the user imposed it.
             * @example null
             */
            reason: string | null;
            /**
             * @description When the ban was imposed.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A report that the user sent, or resolved. */
        ExportedReport: {
            /**
             * @description ID of the report.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description Type of the reported resource.
             * @example event
             */
            subject_type: string;
            /**
             * @description ID of the reported resource.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            subject_id: components["schemas"]["Id"];
            /**
             * @description Reason, if the user sent the report.
             * @example spam
             */
            reason: string | null;
            /**
             * @description Text by the user, if the user sent the report.
             * @example An advertisement.
             */
            text: string | null;
            /**
             * @description Note by the user, if the user resolved the report.
             * @example null
             */
            note: string | null;
            /**
             * @description When the application was sent.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A message that the user sent to the attendees of an event. */
        ExportedEventMessage: {
            /**
             * @description ID of the message.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description ID of the event.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            event_id: components["schemas"]["Id"];
            /**
             * @description Subject of the message.
             * @example The entrance is in the yard
             */
            subject: string;
            /**
             * @description Text of the message.
             * @example Ring the bell next to the green door.
             */
            text: string;
            /**
             * @description Recipients, by the status of their RSVP: `attending`, `waitlisted`, `pending` or `everyone`.
             * @example attending
             */
            audience: string;
            /**
             * Format: int32
             * @description Number of recipients.
             * @example 38
             */
            recipient_count: number;
            /**
             * @description When the application was sent.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The user as a speaker of an event. */
        ExportedSpeaker: {
            /**
             * @description ID of the event.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            event_id: components["schemas"]["Id"];
            /**
             * @description ID of the speaker in the agenda.
             * @example ada
             */
            id: string;
            /**
             * @description Name of the speaker.
             * @example Ada Lovelace
             */
            name: string;
            /**
             * @description Position, employer or project.
             * @example Analyst at Engines
             */
            headline: string | null;
            /**
             * @description About the speaker.
             * @example Writes programs for machines that do not exist yet.
             */
            bio: string | null;
            /**
             * @description URL of a photo.
             * @example null
             */
            photo_url: string | null;
            /** @description Links about the speaker. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * Format: date-time
             * @description When the user agreed that the agenda links the account; `null` without consent.
             * @example 2026-11-20T18:00:00Z
             */
            consented_at: string | null;
        };
        /** @description An invitation that the user sent, was sent or accepted. */
        ExportedInvitation: {
            /**
             * @description ID of the invitation.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the alliance.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description ID of the group, or of the event's group; `null` for an invitation to an alliance.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id: string | null;
            /**
             * Format: uuid
             * @description ID of the event; `null` if the invitation is not to an event.
             * @example null
             */
            event_id: string | null;
            /**
             * @description Role that the invitation grants.
             * @example group_admin
             */
            role: string | null;
            /**
             * @description Whether the user sent it.
             * @example true
             */
            sent: boolean;
            /**
             * @description Whether it was sent to the user's address.
             * @example false
             */
            to_me: boolean;
            /**
             * Format: date-time
             * @description When the user accepted it; `null` otherwise.
             * @example null
             */
            accepted_at: string | null;
            /**
             * @description When the URL was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A place at an event that nobody has claimed. */
        ExportedGuestPlace: {
            /**
             * @description ID of the event.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            event_id: components["schemas"]["Id"];
            /**
             * @description Name of the event.
             * @example Bier und Bereitschaft
             */
            event_name: string;
            /**
             * @description Name that the organizer entered.
             * @example Samira Haddad
             */
            name: string;
            /**
             * @description Address that the organizer entered.
             * @example samira.haddad@example.org
             */
            email: string | null;
            /**
             * Format: int32
             * @description Number of guests.
             * @example 1
             */
            guests: number;
            /**
             * Format: date-time
             * @description When the person was checked in.
             * @example null
             */
            checked_in_at: string | null;
            /**
             * @description When the place was added.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A message that the user sent to the members of a group. */
        ExportedGroupMessage: {
            /**
             * @description ID of the message.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description ID of the group.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            group_id: components["schemas"]["Id"];
            /**
             * @description Subject of the message.
             * @example The entrance is in the yard
             */
            subject: string;
            /**
             * @description Text of the message.
             * @example Ring the bell next to the green door.
             */
            text: string;
            /**
             * Format: int32
             * @description Number of recipients.
             * @example 38
             */
            recipient_count: number;
            /**
             * @description When the application was sent.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An import into a group that the user started. */
        ExportedImport: {
            /**
             * @description ID of the import.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description ID of the group.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            group_id: components["schemas"]["Id"];
            /**
             * @description Format of the file.
             * @example calendar
             */
            format: string;
            /**
             * @description `draft` (read on the page, not started), `running`, `completed` or `undone`.
             * @example completed
             */
            status: string;
            /**
             * @description When it began.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was completed.
             * @example 2026-11-20T18:00:04Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was undone.
             * @example null
             */
            undone_at: string | null;
        };
        /** @description An `Idempotency-Key` that the user sent within a day. The stored response repeats data found elsewhere in this document. */
        ExportedIdempotencyKey: {
            /**
             * @description ID of the operation.
             * @example createJob
             */
            operation: string;
            /**
             * @description The key.
             * @example 5b0c1f6e-1d0a-4c43-b0f0-5f2a8f0f9a11
             */
            key: string;
            /**
             * @description When it was first used.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An email to the user that has not been sent yet. Its text is left out, because it may contain a link meant only for the mailbox. */
        ExportedEmail: {
            /**
             * @description Topic of the email.
             * @example mail
             */
            topic: string;
            /**
             * @description Subject of the email, if it has already been written.
             * @example A change to your account
             */
            subject: string | null;
            /**
             * Format: int64
             * @description Number of failed delivery attempts.
             * @example 0
             */
            attempts: number;
            /**
             * @description When the email was queued.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A rate limit that the user has used. */
        ExportedLimit: {
            /**
             * @description Name of the entry.
             * @example login_failures_per_account
             */
            limit: string;
            /**
             * Format: int64
             * @description Number of uses.
             * @example 1
             */
            uses: number;
            /**
             * Format: date-time
             * @description When the counter is reset.
             * @example 2026-11-20T18:00:00Z
             */
            until: string | null;
        };
        /** @description Everything that is stored about the caller, by section. Secrets are left out, but their existence and creation times are included. */
        AccountExport: {
            /**
             * @description When the document was created.
             * @example 2026-11-20T18:00:00Z
             */
            exported_at: components["schemas"]["Timestamp"];
            /** @description The account itself: one row. */
            account: components["schemas"]["ExportedAccount"][];
            /** @description The password, if there is one. */
            passwords: components["schemas"]["ExportedPassword"][];
            /** @description Linked sign-in providers. */
            identities: components["schemas"]["ExportedIdentity"][];
            /** @description Browsers that are signed in. */
            sessions: components["schemas"]["ExportedSession"][];
            /** @description The pending change of the email address, if there is one. */
            pending_emails: components["schemas"]["ExportedPendingEmail"][];
            /** @description Previous addresses from which a change can still be undone. */
            former_emails: components["schemas"]["ExportedFormerEmail"][];
            /** @description Passkeys. */
            passkeys: components["schemas"]["ExportedPasskey"][];
            /** @description The authenticator app, if there is one. */
            authenticator_apps: components["schemas"]["ExportedAuthenticatorApp"][];
            /** @description Unused recovery codes. */
            recovery_codes: components["schemas"]["ExportedRecoveryCode"][];
            /** @description Links in emails. */
            email_links: components["schemas"]["ExportedEmailLink"][];
            /** @description Provider links in progress. */
            provider_sign_ins: components["schemas"]["ExportedProviderSignIn"][];
            /** @description Security events of the account. */
            security_events: components["schemas"]["ExportedSecurityEvent"][];
            /** @description API tokens. */
            api_tokens: components["schemas"]["ExportedApiToken"][];
            /** @description Apps that the user has authorized. */
            authorized_apps: components["schemas"]["ExportedGrant"][];
            /** @description Access tokens of these apps. */
            access_tokens: components["schemas"]["ExportedAccessToken"][];
            /** @description Codes and refresh tokens of these apps. */
            app_credentials: components["schemas"]["ExportedAppCredential"][];
            /** @description Apps that the user has registered. */
            apps: components["schemas"]["ExportedApp"][];
            /** @description The private calendar's URL, if there is one. */
            calendar_addresses: components["schemas"]["ExportedCalendarAddress"][];
            /** @description Groups that the user has joined. */
            memberships: components["schemas"]["ExportedMembership"][];
            /** @description Requests to join groups that are pending or were declined. */
            join_requests: components["schemas"]["ExportedJoinRequest"][];
            /** @description Requests to start groups. */
            group_requests: components["schemas"]["ExportedGroupRequest"][];
            /** @description RSVPs, including those to past events. */
            attendances: components["schemas"]["ExportedAttendance"][];
            /** @description Series of events whose new events get the user's RSVP. */
            series_attendances: components["schemas"]["ExportedSeriesAttendance"][];
            /** @description Applications for jobs. */
            applications: components["schemas"]["ExportedApplication"][];
            /** @description Roles of the user. */
            roles: components["schemas"]["ExportedRole"][];
            /** @description Roles of events. */
            event_roles: components["schemas"]["ExportedEventRole"][];
            /** @description Jobs that the user posted. */
            jobs_posted: components["schemas"]["ExportedJob"][];
            /** @description Landscape entries that the user created. */
            landscape_entries: components["schemas"]["ExportedLandscapeEntry"][];
            /** @description Entries of audit logs by or about the user. */
            audit_entries: components["schemas"]["ExportedAuditEntry"][];
            /** @description Pictures that the user uploaded. */
            uploads: components["schemas"]["ExportedUpload"][];
            /** @description Bans of the user, and bans that the user decided. */
            bans: components["schemas"]["ExportedBan"][];
            /** @description Reports by the user, and reports that the user resolved. */
            reports: components["schemas"]["ExportedReport"][];
            /** @description Messages that the user sent to the attendees of events. */
            event_messages: components["schemas"]["ExportedEventMessage"][];
            /** @description Agendas that name the user as a speaker. */
            speakers: components["schemas"]["ExportedSpeaker"][];
            /** @description Invitations that the user sent, without their recipients; invitations to the user's address; and invitations that the user accepted. */
            invitations: components["schemas"]["ExportedInvitation"][];
            /** @description Places at events that organizers have added for the user's verified address, and that nobody has claimed. */
            guest_places: components["schemas"]["ExportedGuestPlace"][];
            /** @description Messages that the user sent to members of groups. */
            group_messages: components["schemas"]["ExportedGroupMessage"][];
            /** @description Imports into groups that the user started. */
            imports: components["schemas"]["ExportedImport"][];
            /** @description Idempotency keys that are still stored. */
            idempotency_keys: components["schemas"]["ExportedIdempotencyKey"][];
            /** @description Emails that have not been sent yet. */
            queued_emails: components["schemas"]["ExportedEmail"][];
            /** @description Rate limits that the user has used. */
            limits: components["schemas"]["ExportedLimit"][];
        };
        /**
         * @description The first 12 characters of a token's secret. They identify it in lists and emails, and grant no access.
         * @example alli_7Qm2xV4
         */
        TokenPrefix: string;
        /**
         * @description One of `TokenScope`, or a scope that a later version adds.
         * @example events:attend
         */
        AnyTokenScope: "profile:read" | "profile:write" | "account:manage" | "tokens:manage" | "groups:join" | "events:attend" | "jobs:apply" | "reports:create" | "uploads:create" | "admin:alliances" | "admin:groups" | "admin:events" | "admin:jobs" | "admin:landscape" | "admin:webhooks" | "admin:reports" | (string & {});
        /** @description An API token without its secret. It is active until it is revoked or expires. */
        ApiToken: {
            /**
             * @description ID of the token. It is not secret.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the token. It need not be unique.
             * @example Calendar sync
             */
            name: components["schemas"]["Name"];
            /**
             * @description The first characters of the secret, to tell the caller's tokens apart.
             * @example alli_7Qm2xV4
             */
            token_prefix: components["schemas"]["TokenPrefix"];
            /** @description Scopes of the token, set at its creation. */
            scopes: components["schemas"]["AnyTokenScope"][];
            /**
             * Format: date-time
             * @description When the token was last used, to the minute; `null` if never.
             * @example null
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the token expires; `null` if it never does.
             * @example 2027-02-19T10:15:00Z
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the token was revoked; `null` if it was not.
             * @example null
             */
            revoked_at: string | null;
            /**
             * @description Whether this request was made with this token.
             * @example false
             */
            current: boolean;
            /**
             * @description When the token was created.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the token was created or revoked. Its use does not count.
             * @example 2026-11-21T10:15:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The caller's API tokens, newest first, and where the next page starts. */
        TokenPage: {
            /** @description At most `limit` tokens; fewer only on the last page. */
            items: components["schemas"]["ApiToken"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description Scope of a token. It never grants more than the user's roles allow at the time of the request. Each operation names the scope it needs.
         * @example events:attend
         * @enum {string}
         */
        TokenScope: "profile:read" | "profile:write" | "account:manage" | "tokens:manage" | "groups:join" | "events:attend" | "jobs:apply" | "reports:create" | "uploads:create" | "admin:alliances" | "admin:groups" | "admin:events" | "admin:jobs" | "admin:landscape" | "admin:webhooks" | "admin:reports";
        /** @description Scopes of a new token; at least one. */
        TokenScopes: components["schemas"]["TokenScope"][];
        /** @description A new token. */
        TokenCreate: {
            /**
             * @description Name of the token. It need not be unique.
             * @example Calendar sync
             */
            name: components["schemas"]["Name"];
            /** @description Scopes of the token. Defaults to all scopes or, when created with a token, to all scopes of that token. */
            scopes?: components["schemas"]["TokenScopes"];
            /**
             * Format: date-time
             * @description When the token expires: in the future and at most 366 days from now; `null` means never. Defaults to 90 days from now, or the expiry of the creating token if that is sooner.
             * @example 2027-02-19T10:15:00Z
             */
            expires_at?: string | null;
        };
        /**
         * @description Secret of a token. Send it as `Authorization: Bearer <token>`, never in a URL. It consists of `alli_`, 40 random base-62 characters (0-9 A-Z a-z) and 6 more with the CRC-32 of everything before them.
         * @example alli_7Qm2xV4c9RkTz1LpWb6YsGh3JdNf8XuEa5oMvCq02A7Y6Q
         */
        TokenSecret: string;
        /** @description An API token with its secret, which is returned only here and is not stored. */
        NewApiToken: components["schemas"]["ApiToken"] & {
            /**
             * @description The secret. Store it safely; it cannot be shown again.
             * @example alli_7Qm2xV4c9RkTz1LpWb6YsGh3JdNf8XuEa5oMvCq02A7Y6Q
             */
            token: components["schemas"]["TokenSecret"];
        };
        /** @description Status of the caller's private calendar, without the secret URL. */
        CalendarAddress: {
            /**
             * Format: date-time
             * @description When the calendar was last read, to the minute; `null` if never.
             * @example null
             */
            last_used_at: string | null;
            /**
             * @description When the URL was created.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uri
         * @description Secret URL of a private calendar. Its last segment has 256 random bits.
         * @example https://alliance.example.org/me/calendar/5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM.ics
         */
        CalendarUrl: string;
        /** @description Secret URL of a private calendar, which is shown only here and is not stored. */
        NewCalendarAddress: components["schemas"]["CalendarAddress"] & {
            /**
             * @description URL for a calendar program. Anyone who knows it can read the calendar; it cannot be shown again.
             * @example https://alliance.example.org/me/calendar/5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM.ics
             */
            url: components["schemas"]["CalendarUrl"];
        };
        /** @description Confirmation that the private calendar was disabled. */
        DeletedCalendarAddress: {
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            deleted: true;
        };
        /**
         * @description Media type of the files of a picture; a later version may add types.
         * @example image/webp
         */
        PictureType: "image/webp" | (string & {});
        /** @description A file of a picture that fits into a square of a certain size. */
        PictureSize: {
            /**
             * Format: int32
             * @description Width in pixels. Small pictures are not enlarged.
             * @example 512
             */
            width: number;
            /**
             * Format: int32
             * @description Height in pixels.
             * @example 288
             */
            height: number;
            /**
             * @description Public URL of the file.
             * @example https://alliance.example.org/media/5f0c5a4e1d3b4c6f9a8e7d6c5b4a3f2e-512.webp
             */
            url: components["schemas"]["Url"];
            /**
             * Format: int32
             * @description Size of the file in bytes.
             * @example 20480
             */
            bytes: number;
        };
        /** @description A picture uploaded by a user. It never changes. */
        Upload: {
            /**
             * @description ID of the upload.
             * @example 01856aa0-c800-7d1e-9a4b-3c5f64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Public URL of the largest file, for use as `logo_url`, `banner_url` or `photo_url`.
             * @example https://alliance.example.org/media/5f0c5a4e1d3b4c6f9a8e7d6c5b4a3f2e-1600.webp
             */
            url: components["schemas"]["Url"];
            /**
             * @description Media type of the files.
             * @example image/webp
             */
            content_type: components["schemas"]["PictureType"];
            /**
             * Format: int32
             * @description Width of the largest file in pixels.
             * @example 1600
             */
            width: number;
            /**
             * Format: int32
             * @description Height of the largest file in pixels.
             * @example 900
             */
            height: number;
            /** @description The files, smallest first, which fit into squares of 128, 512 and 1600 pixels. None is larger than the uploaded picture. */
            sizes: components["schemas"]["PictureSize"][];
            /**
             * @description Whether a profile, alliance, group, event or landscape entry uses one of the files.
             * @example true
             */
            in_use: boolean;
            /**
             * @description When the picture was uploaded.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The caller's uploads, newest first, and where the next page starts. */
        UploadPage: {
            /** @description At most `limit` uploads; fewer only on the last page. */
            items: components["schemas"]["Upload"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A group that the caller is a member of. */
        MyGroup: {
            /** @description The group. It may be inactive. */
            group: components["schemas"]["GroupSummary"];
            /**
             * @description When the caller joined it.
             * @example 2026-11-21T10:15:00Z
             */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description The caller's groups, most recently joined first, and where the next page starts. */
        MyGroupPage: {
            /** @description At most `limit` groups; fewer only on the last page. */
            items: components["schemas"]["MyGroup"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description An event for which the caller has an RSVP, and the RSVP. */
        MyEvent: {
            /** @description The event. It may be canceled. */
            event: components["schemas"]["EventSummary"];
            /**
             * @description Status of the RSVP.
             * @example attending
             */
            status: components["schemas"]["AttendeeStatus"];
            /**
             * Format: int32
             * @description Position on the waitlist; 1 gets the next seat. `null` unless waitlisted.
             * @example null
             */
            waitlist_position: number | null;
            /**
             * @description Number of guests.
             * @example 1
             */
            guests: components["schemas"]["Guests"];
            /**
             * @description When the caller sent the RSVP. A promotion from the waitlist does not change it.
             * @example 2026-11-21T10:15:00Z
             */
            responded_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the caller was checked in; `null` if not checked in.
             * @example null
             */
            checked_in_at: string | null;
            /**
             * Format: uri
             * @description URL to join online; `null` unless the caller attends and the event has one.
             * @example null
             */
            meeting_url: string | null;
        };
        /** @description The caller's events, soonest first, and where the next page starts. */
        MyEventPage: {
            /** @description At most `limit` events; fewer only on the last page. */
            items: components["schemas"]["MyEvent"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A form with one picture. */
        PictureUpload: {
            /**
             * Format: binary
             * @description The picture, of at most 8 MiB. The name and type of the file are ignored.
             * @example the bytes of a PNG, JPEG, WebP or AVIF file
             */
            file: Blob;
        };
        /**
         * Format: binary
         * @description A picture of at most 8 MiB and 64 million pixels. Its format is detected from the content; `Content-Type` only has to be one of the four. Vector graphics are rejected.
         * @example the bytes of a PNG, JPEG, WebP or AVIF file
         */
        PictureFile: Blob;
        /** @description Confirmation that an upload and its files were deleted. */
        DeletedUpload: {
            /**
             * @description ID of the deleted upload.
             * @example 01856aa0-c800-7d1e-9a4b-3c5f64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            deleted: true;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
         * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
         */
        IfNoneMatchParameter: string;
        /** @description Return only results from the alliances with these slugs. */
        AllianceFilterParameter: string[];
        /**
         * @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count.
         * @example open
         */
        QueryParameter: string;
        /**
         * @description Maximum number of items per page.
         * @example 20
         */
        LimitParameter: number;
        /**
         * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
         * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
         */
        CursorParameter: components["schemas"]["Cursor"];
        /**
         * @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`.
         * @example 2026-11-21T00:00:00Z
         */
        UpdatedSinceParameter: components["schemas"]["Timestamp"];
        /**
         * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
         * @example 9f1c7a52-create-bier-und-bereitschaft
         */
        IdempotencyKeyParameter: string;
        /**
         * @description Slug of the alliance.
         * @example open-cloud
         */
        AllianceParameter: string;
        /**
         * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
         * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
         */
        IfMatchParameter: string;
        /**
         * @description ID of the user, from `GET /api/v1/me` or a list of people.
         * @example 01856aa0-c800-706d-9e77-5c5764656d6f
         */
        UserIdParameter: components["schemas"]["Id"];
        /**
         * @description Return only people whose name contains this text. Case, accents and surrounding spaces are ignored; there are no wildcards.
         * @example a
         */
        PersonNameParameter: string;
        /**
         * @description ID of the invitation, from the list of the alliance's invitations.
         * @example 01856aa0-c800-71dc-9ea1-2e2f64656d6f
         */
        AllianceInvitationIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the person, from the list of members or of bans.
         * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
         */
        MemberIdParameter: components["schemas"]["Id"];
        /**
         * @description Whether to ban the person as well.
         * @example true
         */
        BanParameter: boolean;
        /**
         * @description Reason for the ban, visible to administrators only. Requires `ban=true`. An existing ban keeps its reason.
         * @example Sent advertising to everybody who came to the last meetup.
         */
        BanReasonParameter: components["schemas"]["BanReason"];
        /**
         * @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days.
         * @example 2026-08-23
         */
        FromParameter: components["schemas"]["Day"];
        /**
         * @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended.
         * @example 2026-11-20
         */
        ToParameter: components["schemas"]["Day"];
        /**
         * @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week.
         * @example week
         */
        IntervalParameter: components["schemas"]["StatisticsInterval"];
        /**
         * @description ID of the webhook, from the list of the alliance's webhooks.
         * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
         */
        WebhookIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the delivery, which the receiver gets as `webhook-id`.
         * @example 01a1fd9e-b880-7d04-9b1f-6c3e5a7d8f90
         */
        DeliveryIdParameter: components["schemas"]["Id"];
        /** @description Return only results in these countries. */
        CountryCodeFilterParameter: components["schemas"]["CountryCode"][];
        /** @description Return only results with at least one of these tags. */
        TagFilterParameter: string[];
        /** @description Return only results in these cities, ignoring case and accents. */
        CityFilterParameter: string[];
        /**
         * @description Return only results within `radius_km` of this point: latitude and longitude in degrees (WGS 84), separated by a comma. Results without a `location` are left out; the others have a `distance_km`.
         * @example 52.52,13.405
         */
        NearParameter: string;
        /**
         * @description Search radius around `near` in kilometers, along the surface of the Earth. Has no effect without `near`.
         * @example 50
         */
        RadiusKmParameter: number;
        /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
        IncludeParameter: components["schemas"]["Include"][];
        /**
         * @description ID of the group, from any response with the group.
         * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
         */
        GroupIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of a group without members, events or jobs.
         * @example 01856aa0-c800-7e3a-8b1f-5d2c64656d6f
         */
        EmptyGroupIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the invitation, from the list of invitations.
         * @example 01856aa0-c800-7598-b477-7c1b64656d6f
         */
        InvitationIdParameter: components["schemas"]["Id"];
        /**
         * @description Whether to return the report only and change nothing.
         * @example true
         */
        DryRunParameter: boolean;
        /**
         * @description Time zone for times without one. Defaults to the zone of the file (`X-WR-TIMEZONE`, or its first event with a time zone), else of the group's latest event, else UTC.
         * @example Europe/Berlin
         */
        ImportTimeZoneParameter: components["schemas"]["TimeZone"];
        /**
         * @description ID of the import, from the response that created it or from the list of imports.
         * @example 01856aa0-c800-72f1-bce1-39c864656d6f
         */
        ImportIdParameter: components["schemas"]["Id"];
        /**
         * @description Search text. All words must match, in the event's own texts or in its agenda (titles and abstracts of items, names, headlines and bios of speakers). They match by stem or prefix, a single letter only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count.
         * @example open
         */
        EventQueryParameter: string;
        /** @description Return only results from the groups with these slugs. */
        GroupFilterParameter: string[];
        /** @description Return only events of these kinds. */
        EventKindFilterParameter: components["schemas"]["EventKind"][];
        /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
        CategoryFilterParameter: string[];
        /** @description Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; it requires an administrator's role, and for tokens the scope `admin:events`. */
        EventStatusFilterParameter: components["schemas"]["EventStatus"][];
        /**
         * @description Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended.
         * @example 2026-12-01T00:00:00Z
         */
        EventFromParameter: components["schemas"]["Timestamp"];
        /**
         * @description Return only events that start before this time.
         * @example 2027-01-01T00:00:00Z
         */
        EventToParameter: components["schemas"]["Timestamp"];
        /**
         * @description Sort order. Ties are broken by ID.
         * @example soonest
         */
        EventSortParameter: components["schemas"]["EventSort"];
        /**
         * @description Return only events of this series.
         * @example 01856aa0-c800-76e2-b5f3-62f264656d6f
         */
        SeriesFilterParameter: components["schemas"]["Id"];
        /** @description Return only events with this visibility; repeat it to allow several. Without it, published events are returned if they are `public`. `unlisted` and `members` need a credential: they return the events for members of the caller's groups, the events with an RSVP of the caller, and those that the caller administers. A token needs the scope `profile:read` or `events:attend`, and `admin:events` for the administered ones. */
        EventVisibilityFilterParameter: components["schemas"]["EventVisibility"][];
        /**
         * @description Slug of the group, unique in its alliance.
         * @example wolkenwerk-berlin
         */
        GroupSlugParameter: string;
        /**
         * @description ID of the event, from any response with the event.
         * @example 01856aa0-c800-75aa-91db-aa3164656d6f
         */
        EventIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of a draft of an event.
         * @example 01856aa0-c800-725c-b0bc-73f064656d6f
         */
        DraftIdParameter: components["schemas"]["Id"];
        /**
         * @description Whether to apply the patch also to later events of the series.
         * @example true
         */
        FollowingParameter: boolean;
        /** @description Return only people whose RSVP has one of these statuses. If omitted, all people with an RSVP are returned. */
        AttendeeStatusFilterParameter: components["schemas"]["AttendeeStatusChoice"][];
        /**
         * @description ID of the guest attendee, from the list of them.
         * @example 01856aa0-c800-713c-9fb6-889664656d6f
         */
        GuestAttendeeIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the door link, from the list of the event's door links.
         * @example 01856aa0-c800-756b-a528-c48d64656d6f
         */
        DoorLinkIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the invitation, from the list of the event's invitations.
         * @example 01856aa0-c800-76bc-b273-1a7364656d6f
         */
        EventInvitationIdParameter: components["schemas"]["Id"];
        /**
         * @description Slug of the event, unique in its group.
         * @example bier-und-bereitschaft
         */
        EventSlugParameter: string;
        /**
         * @description Slug of the job, unique among published jobs.
         * @example site-reliability-engineer-nordlicht-systems
         */
        JobSlugParameter: string;
        /**
         * @description ID of the job, from any response with the job.
         * @example 01856aa0-c800-74b3-8e20-858864656d6f
         */
        JobIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the application.
         * @example 01856aa0-c800-7781-baaa-3fc264656d6f
         */
        ApplicationIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the landscape entry.
         * @example 01856aa0-c800-7384-bde6-1b8064656d6f
         */
        EntryIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the report, from the list of reports.
         * @example 01856aa0-c800-73fc-8b4d-6f3564656d6f
         */
        ReportIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the API token, from `GET /api/v1/me/tokens`.
         * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
         */
        TokenIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the application, from `GET /api/v1/me/applications`.
         * @example 01856aa0-c800-7546-bb75-c4f864656d6f
         */
        OwnApplicationIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the upload, from the response to the upload or `GET /api/v1/me/uploads`.
         * @example 01856aa0-c800-7d1e-9a4b-3c5f64656d6f
         */
        UploadIdParameter: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service and its database are working. `version` is the running release. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getFilters: {
        parameters: {
            query?: {
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only the options of these lists. Defaults to all four. */
                entity?: components["schemas"]["FilterEntity"][];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options of the lists named by `entity`, most frequent first. A parameter without options has an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Filters"];
                };
            };
        };
    };
    listAlliances: {
        parameters: {
            query?: {
                /**
                 * @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count.
                 * @example open
                 */
                q?: components["parameters"]["QueryParameter"];
                /**
                 * @description Sort order. Ties are broken by ID.
                 * @example most_members
                 */
                sort?: components["schemas"]["AllianceSort"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /**
                 * @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching alliances, in the order of `sort`; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlliancePage"];
                };
            };
        };
    };
    createAlliance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllianceCreate"];
            };
        };
        responses: {
            /** @description The created alliance, with its given or derived slug and no groups yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alliance"];
                };
            };
        };
    };
    getAlliance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alliance with its current counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alliance"];
                };
            };
        };
    };
    updateAlliance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllianceUpdate"];
                "application/merge-patch+json": components["schemas"]["AllianceUpdate"];
            };
        };
        responses: {
            /** @description The alliance after the change; unchanged, including `updated_at`, if the patch changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alliance"];
                };
            };
        };
    };
    listAllianceAdmins: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users with the `alliance_admin` role for the alliance or for all alliances, longest-serving first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministratorPage"];
                };
            };
        };
    };
    grantAllianceAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the user, from `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's role, with the time when it was first granted in `granted_at`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Administrator"];
                };
            };
        };
    };
    revokeAllianceAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the user, from `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user does not have the `alliance_admin` role for the alliance; it was removed now or earlier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAdministrator"];
                };
            };
        };
    };
    listAllianceMembers: {
        parameters: {
            query?: {
                /**
                 * @description Return only people whose name contains this text. Case, accents and surrounding spaces are ignored; there are no wildcards.
                 * @example a
                 */
                q?: components["parameters"]["PersonNameParameter"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members of the alliance's groups, newest accounts first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllianceMemberPage"];
                };
            };
        };
    };
    listAllianceInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations, latest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
        };
    };
    inviteToAlliance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllianceInvitationCreate"];
            };
        };
        responses: {
            /** @description The outcome for each address, in the order of the request, or the link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResults"];
                };
            };
        };
    };
    withdrawAllianceInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the invitation, from the list of the alliance's invitations.
                 * @example 01856aa0-c800-71dc-9ea1-2e2f64656d6f
                 */
                invitation_id: components["parameters"]["AllianceInvitationIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation, which can no longer be accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    removeAllianceMember: {
        parameters: {
            query?: {
                /**
                 * @description Whether to ban the person as well.
                 * @example true
                 */
                ban?: components["parameters"]["BanParameter"];
                /**
                 * @description Reason for the ban, visible to administrators only. Requires `ban=true`. An existing ban keeps its reason.
                 * @example Sent advertising to everybody who came to the last meetup.
                 */
                reason?: components["parameters"]["BanReasonParameter"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the person, from the list of members or of bans.
                 * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
                 */
                user_id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is not a member of any group of the alliance; the memberships ended now or earlier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedMember"];
                };
            };
        };
    };
    listAllianceBans: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bans from the alliance, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BanPage"];
                };
            };
        };
    };
    deleteAllianceBan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the person, from the list of members or of bans.
                 * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
                 */
                user_id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ban does not exist; it was lifted now or earlier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedBan"];
                };
            };
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Return only changes to the resource with this ID; for roles, the ID of the user.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                subject_id?: components["schemas"]["Id"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Audit entries of the alliance, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
        };
    };
    getAllianceStatistics: {
        parameters: {
            query?: {
                /**
                 * @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days.
                 * @example 2026-08-23
                 */
                from?: components["parameters"]["FromParameter"];
                /**
                 * @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["ToParameter"];
                /**
                 * @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week.
                 * @example week
                 */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statistics for the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityStatistics"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alliance's webhooks, newest first, without their secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The created webhook, with its secret. The `ETag` covers the webhook without the secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the webhook, from the list of the alliance's webhooks.
                 * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
                 */
                webhook_id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook in its current state, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the webhook, from the list of the alliance's webhooks.
                 * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
                 */
                webhook_id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ID of the deleted webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedWebhook"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the webhook, from the list of the alliance's webhooks.
                 * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
                 */
                webhook_id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
                "application/merge-patch+json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The webhook after the change; unchanged, including `updated_at`, if the patch changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the webhook, from the list of the alliance's webhooks.
                 * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
                 */
                webhook_id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotation"];
            };
        };
        responses: {
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the webhook, from the list of the alliance's webhooks.
                 * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
                 */
                webhook_id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery of the test message, which is still pending. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Return only deliveries with any of these statuses. */
                status?: components["schemas"]["WebhookDeliveryStatus"][];
                /** @description Return only deliveries of events of any of these types. */
                event_type?: components["schemas"]["SentWebhookEventType"][];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the webhook, from the list of the alliance's webhooks.
                 * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
                 */
                webhook_id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries that match the filters, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the webhook, from the list of the alliance's webhooks.
                 * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
                 */
                webhook_id: components["parameters"]["WebhookIdParameter"];
                /**
                 * @description ID of the delivery, which the receiver gets as `webhook-id`.
                 * @example 01a1fd9e-b880-7d04-9b1f-6c3e5a7d8f90
                 */
                delivery_id: components["parameters"]["DeliveryIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery in its current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetails"];
                };
            };
        };
    };
    recoverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the webhook, from the list of the alliance's webhooks.
                 * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
                 */
                webhook_id: components["parameters"]["WebhookIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRecovery"];
            };
        };
        responses: {
            /** @description The number of messages that are sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveredDeliveries"];
                };
            };
        };
    };
    redeliverWebhookMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the webhook, from the list of the alliance's webhooks.
                 * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
                 */
                webhook_id: components["parameters"]["WebhookIdParameter"];
                /**
                 * @description ID of the delivery, which the receiver gets as `webhook-id`.
                 * @example 01a1fd9e-b880-7d04-9b1f-6c3e5a7d8f90
                 */
                delivery_id: components["parameters"]["DeliveryIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is pending again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    listGroupRequests: {
        parameters: {
            query?: {
                /**
                 * @description Return only requests with this status.
                 * @example pending
                 */
                status?: components["schemas"]["GroupRequestStatus"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests to start a group, oldest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRequestPage"];
                };
            };
        };
    };
    createGroupRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupRequestCreate"];
            };
        };
        responses: {
            /** @description The request. `Location` is the URL of the list, which only administrators can read. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRequest"];
                };
            };
        };
    };
    updateGroupRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the request.
                 * @example 01856aa0-c800-73a4-8e70-1c4964656d6f
                 */
                group_request_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupRequestUpdate"];
                "application/merge-patch+json": components["schemas"]["GroupRequestUpdate"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRequest"];
                };
            };
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /**
                 * @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count.
                 * @example open
                 */
                q?: components["parameters"]["QueryParameter"];
                /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
                category?: string[];
                /** @description Return only groups in these regions, spelled as in `GET /api/v1/meta/filters`. */
                region?: string[];
                /** @description Return only results in these countries. */
                country_code?: components["parameters"]["CountryCodeFilterParameter"];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /**
                 * @description `false` returns the inactive groups that the caller administers; it requires an administrator's role, and for tokens the scope `admin:groups`.
                 * @example true
                 */
                active?: boolean;
                /**
                 * @description Sort order. Ties are broken by ID.
                 * @example most_members
                 */
                sort?: components["schemas"]["GroupSort"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only results in these cities, ignoring case and accents. */
                city?: components["parameters"]["CityFilterParameter"];
                /**
                 * @description Return only results within `radius_km` of this point: latitude and longitude in degrees (WGS 84), separated by a comma. Results without a `location` are left out; the others have a `distance_km`.
                 * @example 52.52,13.405
                 */
                near?: components["parameters"]["NearParameter"];
                /**
                 * @description Search radius around `near` in kilometers, along the surface of the Earth. Has no effect without `near`.
                 * @example 50
                 */
                radius_km?: components["parameters"]["RadiusKmParameter"];
                /**
                 * @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching groups of the alliance, in the order of `sort`; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPage"];
                };
            };
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupCreate"];
            };
        };
        responses: {
            /** @description The created group, with its given or derived slug. `Location` is its URL by ID. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    getGroupById: {
        parameters: {
            query?: {
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group with its current counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of a group without members, events or jobs.
                 * @example 01856aa0-c800-7e3a-8b1f-5d2c64656d6f
                 */
                group_id: components["parameters"]["EmptyGroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ID of the deleted group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResource"];
                };
            };
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupUpdate"];
                "application/merge-patch+json": components["schemas"]["GroupUpdate"];
            };
        };
        responses: {
            /** @description The group after the change; unchanged, including `updated_at`, if the patch changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    listGroupMembers: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /**
                 * @description Return only people whose name contains this text. Case, accents and surrounding spaces are ignored; there are no wildcards.
                 * @example a
                 */
                q?: components["parameters"]["PersonNameParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members of the group, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
        };
    };
    listGroupMessages: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages, latest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupMessagePage"];
                };
            };
        };
    };
    sendGroupMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMessageCreate"];
            };
        };
        responses: {
            /** @description The message and the number of its recipients. The emails are sent asynchronously. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupMessage"];
                };
            };
        };
    };
    listJoinRequests: {
        parameters: {
            query?: {
                /**
                 * @description Return only requests with this status.
                 * @example pending
                 */
                status?: components["schemas"]["JoinRequestStatus"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests to join, oldest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequestPage"];
                };
            };
        };
    };
    updateJoinRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequestsUpdate"];
                "application/merge-patch+json": components["schemas"]["JoinRequestsUpdate"];
            };
        };
        responses: {
            /** @description The outcome for each person, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinDecisionResults"];
                };
            };
        };
    };
    removeGroupMember: {
        parameters: {
            query?: {
                /**
                 * @description Whether to ban the person as well.
                 * @example true
                 */
                ban?: components["parameters"]["BanParameter"];
                /**
                 * @description Reason for the ban, visible to administrators only. Requires `ban=true`. An existing ban keeps its reason.
                 * @example Sent advertising to everybody who came to the last meetup.
                 */
                reason?: components["parameters"]["BanReasonParameter"];
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the person, from the list of members or of bans.
                 * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
                 */
                user_id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is not a member of the group; the membership ended now or earlier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedMember"];
                };
            };
        };
    };
    listGroupBans: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bans from the group, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BanPage"];
                };
            };
        };
    };
    deleteGroupBan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the person, from the list of members or of bans.
                 * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
                 */
                user_id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ban does not exist; it was lifted now or earlier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedBan"];
                };
            };
        };
    };
    listGroupAdmins: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users with the `group_admin` role for the group, longest-serving first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministratorPage"];
                };
            };
        };
    };
    grantGroupAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the user, from `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's role, with the time when it was first granted in `granted_at`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Administrator"];
                };
            };
        };
    };
    revokeGroupAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the user, from `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user does not have the `group_admin` role for the group; it was removed now or earlier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAdministrator"];
                };
            };
        };
    };
    getGroupStatistics: {
        parameters: {
            query?: {
                /**
                 * @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days.
                 * @example 2026-08-23
                 */
                from?: components["parameters"]["FromParameter"];
                /**
                 * @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["ToParameter"];
                /**
                 * @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week.
                 * @example week
                 */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statistics for the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityStatistics"];
                };
            };
        };
    };
    listGroupInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations, latest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
        };
    };
    inviteToGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupInvitationCreate"];
            };
        };
        responses: {
            /** @description The outcome for each address, in the order of the request, or the link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResults"];
                };
            };
        };
    };
    withdrawGroupInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the invitation, from the list of invitations.
                 * @example 01856aa0-c800-7598-b477-7c1b64656d6f
                 */
                invitation_id: components["parameters"]["InvitationIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation, which can no longer be accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    listImports: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Imports, latest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
        };
    };
    createImport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to return the report only and change nothing.
                 * @example true
                 */
                dry_run?: components["parameters"]["DryRunParameter"];
                /**
                 * @description Time zone for times without one. Defaults to the zone of the file (`X-WR-TIMEZONE`, or its first event with a time zone), else of the group's latest event, else UTC.
                 * @example Europe/Berlin
                 */
                timezone?: components["parameters"]["ImportTimeZoneParameter"];
            };
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportSource"];
                "text/calendar": components["schemas"]["ImportFile"];
                "text/csv": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            /** @description The report of the dry run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description The import, which runs in the background, and the outcome planned for each row. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the import, from the response that created it or from the list of imports.
                 * @example 01856aa0-c800-72f1-bce1-39c864656d6f
                 */
                import_id: components["parameters"]["ImportIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the import, from the response that created it or from the list of imports.
                 * @example 01856aa0-c800-72f1-bce1-39c864656d6f
                 */
                import_id: components["parameters"]["ImportIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import, which has been undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Search text. All words must match, in the event's own texts or in its agenda (titles and abstracts of items, names, headlines and bios of speakers). They match by stem or prefix, a single letter only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count.
                 * @example open
                 */
                q?: components["parameters"]["EventQueryParameter"];
                /** @description Return only results from the groups with these slugs. */
                group?: components["parameters"]["GroupFilterParameter"];
                /** @description Return only events of these kinds. */
                kind?: components["parameters"]["EventKindFilterParameter"];
                /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
                category?: components["parameters"]["CategoryFilterParameter"];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /** @description Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; it requires an administrator's role, and for tokens the scope `admin:events`. */
                status?: components["parameters"]["EventStatusFilterParameter"];
                /**
                 * @description Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended.
                 * @example 2026-12-01T00:00:00Z
                 */
                from?: components["parameters"]["EventFromParameter"];
                /**
                 * @description Return only events that start before this time.
                 * @example 2027-01-01T00:00:00Z
                 */
                to?: components["parameters"]["EventToParameter"];
                /**
                 * @description Sort order. Ties are broken by ID.
                 * @example soonest
                 */
                sort?: components["parameters"]["EventSortParameter"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only results in these cities, ignoring case and accents. */
                city?: components["parameters"]["CityFilterParameter"];
                /** @description Return only results in these countries. */
                country_code?: components["parameters"]["CountryCodeFilterParameter"];
                /**
                 * @description Return only results within `radius_km` of this point: latitude and longitude in degrees (WGS 84), separated by a comma. Results without a `location` are left out; the others have a `distance_km`.
                 * @example 52.52,13.405
                 */
                near?: components["parameters"]["NearParameter"];
                /**
                 * @description Search radius around `near` in kilometers, along the surface of the Earth. Has no effect without `near`.
                 * @example 50
                 */
                radius_km?: components["parameters"]["RadiusKmParameter"];
                /**
                 * @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /**
                 * @description Return only events of this series.
                 * @example 01856aa0-c800-76e2-b5f3-62f264656d6f
                 */
                series_id?: components["parameters"]["SeriesFilterParameter"];
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
                /** @description Return only events with this visibility; repeat it to allow several. Without it, published events are returned if they are `public`. `unlisted` and `members` need a credential: they return the events for members of the caller's groups, the events with an RSVP of the caller, and those that the caller administers. A token needs the scope `profile:read` or `events:attend`, and `admin:events` for the administered ones. */
                visibility?: components["parameters"]["EventVisibilityFilterParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events of the alliance, in the order of `sort`; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    listAllEvents: {
        parameters: {
            query?: {
                /**
                 * @description Search text. All words must match, in the event's own texts or in its agenda (titles and abstracts of items, names, headlines and bios of speakers). They match by stem or prefix, a single letter only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count.
                 * @example open
                 */
                q?: components["parameters"]["EventQueryParameter"];
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only results from the groups with these slugs. */
                group?: components["parameters"]["GroupFilterParameter"];
                /** @description Return only events of these kinds. */
                kind?: components["parameters"]["EventKindFilterParameter"];
                /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
                category?: components["parameters"]["CategoryFilterParameter"];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /** @description Return only results in these cities, ignoring case and accents. */
                city?: components["parameters"]["CityFilterParameter"];
                /** @description Return only results in these countries. */
                country_code?: components["parameters"]["CountryCodeFilterParameter"];
                /**
                 * @description Return only results within `radius_km` of this point: latitude and longitude in degrees (WGS 84), separated by a comma. Results without a `location` are left out; the others have a `distance_km`.
                 * @example 52.52,13.405
                 */
                near?: components["parameters"]["NearParameter"];
                /**
                 * @description Search radius around `near` in kilometers, along the surface of the Earth. Has no effect without `near`.
                 * @example 50
                 */
                radius_km?: components["parameters"]["RadiusKmParameter"];
                /**
                 * @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; it requires an administrator's role, and for tokens the scope `admin:events`. */
                status?: components["parameters"]["EventStatusFilterParameter"];
                /**
                 * @description Return only events of this series.
                 * @example 01856aa0-c800-76e2-b5f3-62f264656d6f
                 */
                series_id?: components["parameters"]["SeriesFilterParameter"];
                /**
                 * @description Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended.
                 * @example 2026-12-01T00:00:00Z
                 */
                from?: components["parameters"]["EventFromParameter"];
                /**
                 * @description Return only events that start before this time.
                 * @example 2027-01-01T00:00:00Z
                 */
                to?: components["parameters"]["EventToParameter"];
                /**
                 * @description Sort order. Ties are broken by ID.
                 * @example soonest
                 */
                sort?: components["parameters"]["EventSortParameter"];
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only events with this visibility; repeat it to allow several. Without it, published events are returned if they are `public`. `unlisted` and `members` need a credential: they return the events for members of the caller's groups, the events with an RSVP of the caller, and those that the caller administers. A token needs the scope `profile:read` or `events:attend`, and `admin:events` for the administered ones. */
                visibility?: components["parameters"]["EventVisibilityFilterParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, in the order of `sort`; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    getGroup: {
        parameters: {
            query?: {
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description Slug of the group, unique in its alliance.
                 * @example wolkenwerk-berlin
                 */
                group_slug: components["parameters"]["GroupSlugParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group with its current counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    getMembership: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's membership; its status is `none` if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
        };
    };
    joinGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JoinRequestCreate"];
            };
        };
        responses: {
            /** @description The caller's membership, with the time of the first join in `joined_at`; `pending` if it needs approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
        };
    };
    leaveGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ended membership, with `none` as `status` and `null` as `joined_at`; `declined` if a request was declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the group, from any response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCreate"];
            };
        };
        responses: {
            /** @description The new event, with its ID and slug. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupEvent"];
                };
            };
        };
    };
    getEventById: {
        parameters: {
            query?: {
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event with its description and, for its administrators, `meeting_url`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupEvent"];
                };
            };
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of a draft of an event.
                 * @example 01856aa0-c800-725c-b0bc-73f064656d6f
                 */
                event_id: components["parameters"]["DraftIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ID of the deleted draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResource"];
                };
            };
        };
    };
    updateEvent: {
        parameters: {
            query?: {
                /**
                 * @description Whether to apply the patch also to later events of the series.
                 * @example true
                 */
                following?: components["parameters"]["FollowingParameter"];
            };
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
                "application/merge-patch+json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description The event after the change, including its counts; unchanged if the patch changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupEvent"];
                };
            };
        };
    };
    copyEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCopies"];
            };
        };
        responses: {
            /** @description The created copies, and the ID of the series. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSeries"];
                };
            };
        };
    };
    attendSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RsvpCreate"];
            };
        };
        responses: {
            /** @description The caller's RSVPs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesRsvps"];
                };
            };
        };
    };
    cancelSeriesAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events whose RSVP was canceled, with the status `none`, or `declined` if it was declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesRsvps"];
                };
            };
        };
    };
    listAttendees: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only people whose RSVP has one of these statuses. If omitted, all people with an RSVP are returned. */
                status?: components["parameters"]["AttendeeStatusFilterParameter"];
                /**
                 * @description Return only people whose name contains this text. Case, accents and surrounding spaces are ignored; there are no wildcards.
                 * @example a
                 */
                q?: components["parameters"]["PersonNameParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People with an RSVP, the waitlist last; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeePage"];
                };
            };
        };
    };
    addAttendee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeeCreate"];
            };
        };
        responses: {
            /** @description The attendee. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
                };
            };
        };
    };
    updateAttendees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeeDecisions"];
            };
        };
        responses: {
            /** @description One result for each person, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeeDecisionResults"];
                };
            };
        };
    };
    updateAttendee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the user, from `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeeUpdate"];
                "application/merge-patch+json": components["schemas"]["AttendeeUpdate"];
            };
        };
        responses: {
            /** @description The RSVP after the change; unchanged if the patch changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
                };
            };
        };
    };
    checkInAttendee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the user, from `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendee, with the time of the first check-in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
                };
            };
        };
    };
    undoCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the user, from `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendee, no longer checked in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
                };
            };
        };
    };
    listGuestAttendees: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /**
                 * @description Return only people whose name contains this text. Case, accents and surrounding spaces are ignored; there are no wildcards.
                 * @example a
                 */
                q?: components["parameters"]["PersonNameParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guest attendees; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestAttendeePage"];
                };
            };
        };
    };
    addGuestAttendee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestAttendeeCreate"];
            };
        };
        responses: {
            /** @description The guest attendee. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestAttendee"];
                };
            };
        };
    };
    deleteGuestAttendee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the guest attendee, from the list of them.
                 * @example 01856aa0-c800-713c-9fb6-889664656d6f
                 */
                guest_attendee_id: components["parameters"]["GuestAttendeeIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guest attendee was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResource"];
                };
            };
        };
    };
    updateGuestAttendee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the guest attendee, from the list of them.
                 * @example 01856aa0-c800-713c-9fb6-889664656d6f
                 */
                guest_attendee_id: components["parameters"]["GuestAttendeeIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestAttendeeUpdate"];
                "application/merge-patch+json": components["schemas"]["GuestAttendeeUpdate"];
            };
        };
        responses: {
            /** @description The guest attendee after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestAttendee"];
                };
            };
        };
    };
    getCheckInSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbers of people who attend and who are checked in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInSummary"];
                };
            };
        };
    };
    checkInByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInCreate"];
            };
        };
        responses: {
            /** @description The attendee, with the time of the first check-in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendee"];
                };
            };
        };
    };
    getAgenda: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agenda. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agenda"];
                };
            };
        };
    };
    replaceAgenda: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgendaInput"];
            };
        };
        responses: {
            /** @description The new agenda. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agenda"];
                };
            };
        };
    };
    listEventTeam: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users with a role of the event, longest-serving first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTeamPage"];
                };
            };
        };
    };
    grantEventRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the user, from `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRoleGrant"];
            };
        };
        responses: {
            /** @description The user's role, with the time when it was granted in `granted_at`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTeamMember"];
                };
            };
        };
    };
    revokeEventRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the user, from `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user has no role of the event; it was removed now or earlier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAdministrator"];
                };
            };
        };
    };
    listDoorLinks: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Door links, oldest first, also expired ones; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorLinkPage"];
                };
            };
        };
    };
    createDoorLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorLinkCreate"];
            };
        };
        responses: {
            /** @description The created link, with its URL. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewDoorLink"];
                };
            };
        };
    };
    deleteDoorLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the door link, from the list of the event's door links.
                 * @example 01856aa0-c800-756b-a528-c48d64656d6f
                 */
                door_link_id: components["parameters"]["DoorLinkIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ID of the deleted link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedDoorLink"];
                };
            };
        };
    };
    getEventStatistics: {
        parameters: {
            query?: {
                /**
                 * @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days.
                 * @example 2026-08-23
                 */
                from?: components["parameters"]["FromParameter"];
                /**
                 * @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["ToParameter"];
                /**
                 * @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week.
                 * @example week
                 */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statistics for the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStatistics"];
                };
            };
        };
    };
    listEventMessages: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages, latest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMessagePage"];
                };
            };
        };
    };
    sendEventMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventMessageCreate"];
            };
        };
        responses: {
            /** @description The message and the number of its recipients. The emails are sent asynchronously. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMessage"];
                };
            };
        };
    };
    announceLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of recipients. The emails are sent asynchronously. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinksAnnouncement"];
                };
            };
        };
    };
    listEventInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations, latest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
        };
    };
    inviteToEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventInvitationCreate"];
            };
        };
        responses: {
            /** @description The outcome for each address, in the order of the request, or the link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResults"];
                };
            };
        };
    };
    withdrawEventInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the invitation, from the list of the event's invitations.
                 * @example 01856aa0-c800-76bc-b273-1a7364656d6f
                 */
                invitation_id: components["parameters"]["EventInvitationIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation, which can no longer be accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    getEvent: {
        parameters: {
            query?: {
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description Slug of the group, unique in its alliance.
                 * @example wolkenwerk-berlin
                 */
                group_slug: components["parameters"]["GroupSlugParameter"];
                /**
                 * @description Slug of the event, unique in its group.
                 * @example bier-und-bereitschaft
                 */
                event_slug: components["parameters"]["EventSlugParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event with its description and, for its administrators, `meeting_url`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupEvent"];
                };
            };
        };
    };
    getAttendance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's RSVP; its status is `none` if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendance"];
                };
            };
        };
    };
    attendEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RsvpCreate"];
            };
        };
        responses: {
            /** @description The caller's RSVP: `attending`, `waitlisted` or `pending`. An existing RSVP is returned if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendance"];
                };
            };
        };
    };
    cancelAttendance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example open-cloud
                 */
                alliance: components["parameters"]["AllianceParameter"];
                /**
                 * @description ID of the event, from any response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's RSVP with the status `none`, even if there was none before; `declined` if it was declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendance"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count.
                 * @example open
                 */
                q?: components["parameters"]["QueryParameter"];
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only results from the groups with these slugs. */
                group?: components["parameters"]["GroupFilterParameter"];
                /**
                 * @description Return only remote jobs (`true`), or only jobs that are not remote (`false`).
                 * @example true
                 */
                remote?: boolean;
                /** @description Return only jobs of these employment types. */
                employment_type?: components["schemas"]["EmploymentType"][];
                /** @description Return only jobs whose location contains one of these texts, ignoring case and accents. `GET /api/v1/meta/filters` lists the locations. */
                location?: string[];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /** @description Return only jobs with these statuses. Defaults to `published`. `draft` and `closed` return the jobs that the caller administers; they require an administrator's role, and for tokens the scope `admin:jobs`. */
                status?: components["schemas"]["JobStatus"][];
                /**
                 * @description Sort order. Ties are broken by ID.
                 * @example newest
                 */
                sort?: components["schemas"]["JobSort"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /**
                 * @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching jobs of all alliances, in the order of `sort`; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPage"];
                };
            };
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobCreate"];
            };
        };
        responses: {
            /** @description The new job, with its ID, slug and expiry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: {
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description Slug of the job, unique among published jobs.
                 * @example site-reliability-engineer-nordlicht-systems
                 */
                slug: components["parameters"]["JobSlugParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job with this slug that the caller may read; a published job takes precedence over drafts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    getJobById: {
        parameters: {
            query?: {
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, from any response with the job.
                 * @example 01856aa0-c800-74b3-8e20-858864656d6f
                 */
                job_id: components["parameters"]["JobIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job with this ID. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, from any response with the job.
                 * @example 01856aa0-c800-74b3-8e20-858864656d6f
                 */
                job_id: components["parameters"]["JobIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ID of the deleted job. Its applications were deleted too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedJob"];
                };
            };
        };
    };
    updateJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, from any response with the job.
                 * @example 01856aa0-c800-74b3-8e20-858864656d6f
                 */
                job_id: components["parameters"]["JobIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobUpdate"];
                "application/merge-patch+json": components["schemas"]["JobUpdate"];
            };
        };
        responses: {
            /** @description The job after the change; unchanged if the patch changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    listJobApplicationsById: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, from any response with the job.
                 * @example 01856aa0-c800-74b3-8e20-858864656d6f
                 */
                job_id: components["parameters"]["JobIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Applications for the job, oldest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplicationPage"];
                };
            };
        };
    };
    getJobApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, from any response with the job.
                 * @example 01856aa0-c800-74b3-8e20-858864656d6f
                 */
                job_id: components["parameters"]["JobIdParameter"];
                /**
                 * @description ID of the application.
                 * @example 01856aa0-c800-7781-baaa-3fc264656d6f
                 */
                application_id: components["parameters"]["ApplicationIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, with the applicant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplication"];
                };
            };
        };
    };
    updateJobApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, from any response with the job.
                 * @example 01856aa0-c800-74b3-8e20-858864656d6f
                 */
                job_id: components["parameters"]["JobIdParameter"];
                /**
                 * @description ID of the application.
                 * @example 01856aa0-c800-7781-baaa-3fc264656d6f
                 */
                application_id: components["parameters"]["ApplicationIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobApplicationUpdate"];
                "application/merge-patch+json": components["schemas"]["JobApplicationUpdate"];
            };
        };
        responses: {
            /** @description The application after the change, with the applicant; unchanged if the patch changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplication"];
                };
            };
        };
    };
    listJobApplications: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, from any response with the job.
                 * @example 01856aa0-c800-74b3-8e20-858864656d6f
                 */
                job_id: components["parameters"]["JobIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Applications for the job, oldest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplicationPage"];
                };
            };
        };
    };
    applyToJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the job, from any response with the job.
                 * @example 01856aa0-c800-74b3-8e20-858864656d6f
                 */
                job_id: components["parameters"]["JobIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JobApplicationCreate"];
            };
        };
        responses: {
            /** @description The new application. `Location` is its URL among the caller's applications. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplication"];
                };
            };
        };
    };
    listLandscapeEntries: {
        parameters: {
            query?: {
                /**
                 * @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count.
                 * @example open
                 */
                q?: components["parameters"]["QueryParameter"];
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only entries of these kinds. */
                kind?: components["schemas"]["LandscapeKind"][];
                /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
                category?: string[];
                /** @description Return only startups at these stages. */
                stage?: components["schemas"]["LandscapeStage"][];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /**
                 * @description `false` returns the unpublished entries that the caller administers; it requires an administrator's role, and for tokens the scope `admin:landscape`.
                 * @example true
                 */
                published?: boolean;
                /**
                 * @description Sort order. Ties are broken by ID.
                 * @example newest
                 */
                sort?: components["schemas"]["LandscapeSort"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /**
                 * @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching landscape entries, in the order of `sort`; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandscapeEntryPage"];
                };
            };
        };
    };
    createLandscapeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LandscapeEntryCreate"];
            };
        };
        responses: {
            /** @description The new entry, with its ID and slug. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandscapeEntry"];
                };
            };
        };
    };
    getLandscapeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the landscape entry.
                 * @example 01856aa0-c800-7384-bde6-1b8064656d6f
                 */
                entry_id: components["parameters"]["EntryIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry with its description and the URL of its source code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandscapeEntry"];
                };
            };
        };
    };
    deleteLandscapeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the landscape entry.
                 * @example 01856aa0-c800-7384-bde6-1b8064656d6f
                 */
                entry_id: components["parameters"]["EntryIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ID of the deleted entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResource"];
                };
            };
        };
    };
    updateLandscapeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the landscape entry.
                 * @example 01856aa0-c800-7384-bde6-1b8064656d6f
                 */
                entry_id: components["parameters"]["EntryIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LandscapeEntryUpdate"];
                "application/merge-patch+json": components["schemas"]["LandscapeEntryUpdate"];
            };
        };
        responses: {
            /** @description The entry after the change; unchanged if the patch changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandscapeEntry"];
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Small misspellings are tolerated. If no result has all words, results with at least half of them are returned, marked as `partial`. `"two words"` matches the phrase, `-word` and `-"two words"` exclude, and `OR` (in capitals) between words requires one of them: `python meetup OR workshop` finds Python with either of the others. Case, accents and other optional marks are ignored. Words such as "the", "für" and "de" need not match, unless there are no others. Abbreviations and spelling variants of a term match too (`k8s`, `open telemetry`, `C++`). Japanese, Chinese, Korean and Thai words are found inside a sentence. Other characters, such as a single quotation mark or a lone `-` or `OR`, are ignored; a query without a word finds nothing. Only the first eight different words count.
                 * @example bereitschft
                 */
                q: string;
                /** @description Return only results of these types. The default is all types that exist now; types that a later version adds are returned only on request. */
                types?: components["schemas"]["SearchType"][];
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Also return events that have ended, after upcoming ones.
                 * @example true
                 */
                include_past?: boolean;
                /**
                 * @description For events, return only those that start at this time or later, including past ones. Without `include_past`, `from` and `to`, events that have not ended are returned. Results of other types are not affected.
                 * @example 2026-01-01T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description For events, return only those that start before this time, including past ones. Results of other types are not affected.
                 * @example 2030-01-01T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Best matches first; among equal matches, the next events and the newest items first. An empty list if nothing matches. Each type with matches has at least one among the first ten results, even if others rank higher. For very common words, the next events and the newest items come first. Results that match only by similar spelling come last. `partial` results are sorted by the number of matching words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
        };
    };
    listRemovals: {
        parameters: {
            query: {
                /**
                 * @description Return only resources that stopped being public at this time or later.
                 * @example 2026-09-01T00:00:00Z
                 */
                since: components["schemas"]["Timestamp"];
                /** @description Return only resources of these types. */
                type?: components["schemas"]["ResourceType"][];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removals, earliest first; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovalPage"];
                };
            };
        };
    };
    followChanges: {
        parameters: {
            query?: {
                /**
                 * @description Start with changes made at this time or later, at most 90 days ago, or with the `id` of an event. If omitted, start now.
                 * @example 2026-11-20T18:00:00Z
                 */
                since?: components["schemas"]["Timestamp"];
                /** @description Return only resources of these types. */
                type?: components["schemas"]["ResourceType"][];
            };
            header?: {
                /**
                 * @description The `id` of the last event received; takes precedence over `since`.
                 * @example 2026-11-20T18:00:00.123456Z
                 */
                "Last-Event-ID"?: components["schemas"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, sent as they happen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChangeStream"];
                };
            };
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only reports with these statuses. */
                status?: components["schemas"]["ReportStatus"][];
                /** @description Return only reports about these types of subjects. */
                subject_type?: components["schemas"]["ReportSubjectType"][];
                /**
                 * @description Sort order. Ties are broken by ID.
                 * @example oldest
                 */
                sort?: components["schemas"]["ReportSort"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching reports, in the order of `sort`; an empty list if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportCreate"];
            };
        };
        responses: {
            /** @description The report as shown to its reporter: new, or the one that is still open. `Location` is its URL for administrators. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedReport"];
                };
            };
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the report, from the list of reports.
                 * @example 01856aa0-c800-73fc-8b4d-6f3564656d6f
                 */
                report_id: components["parameters"]["ReportIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as shown to administrators. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    updateReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the report, from the list of reports.
                 * @example 01856aa0-c800-73fc-8b4d-6f3564656d6f
                 */
                report_id: components["parameters"]["ReportIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportUpdate"];
                "application/merge-patch+json": components["schemas"]["ReportUpdate"];
            };
        };
        responses: {
            /** @description The report after the change; unchanged, including `updated_at`, if the patch changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's profile, with sign-in methods and roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description ID of the deleted account. For a session, the cookie is cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedAccount"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
                "application/merge-patch+json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The profile after the change; unchanged if the patch changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description The pending change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingEmail"];
                };
            };
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No change is pending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanceledEmailChange"];
                };
            };
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Security events, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEventPage"];
                };
            };
        };
    };
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, as a file to save. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's API tokens, newest first, without their secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPage"];
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            /** @description The created token, with its secret. The `ETag` covers the token without the secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiToken"];
                };
            };
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the API token, from `GET /api/v1/me/tokens`.
                 * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
                 */
                token_id: components["parameters"]["TokenIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token in its current state, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the API token, from `GET /api/v1/me/tokens`.
                 * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
                 */
                token_id: components["parameters"]["TokenIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token, with the time at which it was first revoked in `revoked_at`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
        };
    };
    getCalendarAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When the URL was created and last used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddress"];
                };
            };
        };
    };
    createCalendarAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL, with its secret. The `ETag` covers the status without the secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarAddress"];
                };
            };
        };
    };
    deleteCalendarAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller has no private calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCalendarAddress"];
                };
            };
        };
    };
    listMyUploads: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's uploads, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadPage"];
                };
            };
        };
    };
    listMyGroups: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's groups, most recently joined first, each with the time of joining. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyGroupPage"];
                };
            };
        };
    };
    listMyEvents: {
        parameters: {
            query?: {
                /**
                 * @description Return only events that start at this time or later. Without `from` and `to`, the list contains the events that have not ended.
                 * @example 2026-12-01T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Return only events that start before this time.
                 * @example 2027-01-01T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's events, soonest first, each with the RSVP. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEventPage"];
                };
            };
        };
    };
    listMyApplications: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's applications, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplicationPage"];
                };
            };
        };
    };
    getMyApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the application, from `GET /api/v1/me/applications`.
                 * @example 01856aa0-c800-7546-bb75-c4f864656d6f
                 */
                application_id: components["parameters"]["OwnApplicationIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, with its status and the job that it is for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplication"];
                };
            };
        };
    };
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the application, from `GET /api/v1/me/applications`.
                 * @example 01856aa0-c800-7546-bb75-c4f864656d6f
                 */
                application_id: components["parameters"]["OwnApplicationIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ID of the deleted application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResource"];
                };
            };
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
                "image/png": components["schemas"]["PictureFile"];
                "image/jpeg": components["schemas"]["PictureFile"];
                "image/webp": components["schemas"]["PictureFile"];
                "image/avif": components["schemas"]["PictureFile"];
            };
        };
        responses: {
            /** @description The upload, with its files. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the upload, from the response to the upload or `GET /api/v1/me/uploads`.
                 * @example 01856aa0-c800-7d1e-9a4b-3c5f64656d6f
                 */
                upload_id: components["parameters"]["UploadIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload, with all its files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the upload, from the response to the upload or `GET /api/v1/me/uploads`.
                 * @example 01856aa0-c800-7d1e-9a4b-3c5f64656d6f
                 */
                upload_id: components["parameters"]["UploadIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ID of the deleted upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedUpload"];
                };
            };
        };
    };
}
