// Made from openapi/ by "make generate"; never edited.
export interface components {
    schemas: {
        /**
         * @description Always `ok`, or a value that a later version adds; failures return 503.
         * @example ok
         */
        HealthStatus: "ok" | (string & {});
        /** @description What works, and which version of the service runs. */
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
             * @description The version of the service, in the form of Semantic Versioning.
             * @example 0.1.0
             */
            version: string;
        };
        /**
         * @description What went wrong, for programs; a later version may add codes. The section on errors explains each.
         * @example event_full
         */
        ErrorCode: "malformed_request" | "validation_failed" | "invalid_cursor" | "cross_site_request" | "method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "content_too_large" | "uri_too_long" | "headers_too_large" | "request_timeout" | "expectation_failed" | "unauthorized" | "invalid_token" | "invalid_credentials" | "insufficient_scope" | "email_not_verified" | "reauthentication_required" | "role_required" | "banned" | "invitation_of_another" | "second_factor_required" | "step_up_required" | "forbidden" | "too_many_requests" | "link_expired" | "sign_in_expired" | "oauth_error" | "password_refused" | "not_found" | "slug_taken" | "invalid_transition" | "capacity_too_small" | "event_full" | "rsvp_not_open_yet" | "rsvp_closed" | "rsvp_declined" | "not_attending" | "check_in_not_open" | "check_in_closed" | "unknown_check_in_code" | "no_recipients" | "answer_required" | "invalid_answer" | "event_not_open" | "event_ended" | "group_inactive" | "job_not_open" | "already_applied" | "application_rejected" | "event_not_draft" | "series_full" | "group_not_empty" | "token_limit_reached" | "storage_full" | "passkey_limit_reached" | "passkey_taken" | "second_factor_missing" | "webhook_limit_reached" | "webhook_disabled" | "client_limit_reached" | "secret_missing" | "account_disabled" | "user_banned" | "user_is_administrator" | "last_administrator" | "global_administrator" | "provider_taken" | "last_sign_in_method" | "email_unchanged" | "email_taken" | "password_missing" | "password_changed" | "precondition_failed" | "idempotency_key_reused" | "overloaded" | "unavailable" | "timeout" | "internal_error" | (string & {});
        /**
         * @description A list of this API that has filters.
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
         * @description A number of items, kept up to date by the service.
         * @example 34
         */
        Count: number;
        /** @description A value of a query parameter, and the number of public items that have it. */
        FilterOption: {
            /**
             * @description Send it as the value of the query parameter, exactly as written.
             * @example Platform engineering
             */
            value: string;
            /**
             * @description What to show people, in English; the name of a group or an alliance.
             * @example Platform engineering
             */
            label: string;
            /**
             * @description Slug of the group's alliance, only for `group`: groups of two alliances may have the same slug. Send it as `alliance` beside `group`.
             * @example open-cloud
             */
            alliance?: components["schemas"]["Slug"];
            /**
             * @description Number of public items that have the value; with `alliance`, of those alliances only.
             * @example 2
             */
            count: components["schemas"]["Count"];
        };
        /** @description All of them, most frequent first, then alphabetical; none if no public item has a value. */
        FilterOptions: components["schemas"]["FilterOption"][];
        /** @description Filter options of `GET /api/v1/alliances/{alliance}/groups`. */
        GroupFilters: {
            /** @description What groups are about, in their own words. */
            category: components["schemas"]["FilterOptions"];
            /** @description Parts of the world, in the groups' own words. */
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
            /** @description Slugs of the groups that hold the events. */
            group: components["schemas"]["FilterOptions"];
            /** @description Where events take place. */
            kind: components["schemas"]["FilterOptions"];
            /** @description The kind of meeting, in the groups' own words. */
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
            /** @description Slugs of the alliances that jobs belong to. */
            alliance: components["schemas"]["FilterOptions"];
            /** @description Slugs of the groups that jobs belong to. Jobs without a group are not counted here. */
            group: components["schemas"]["FilterOptions"];
            /** @description Whether a job can be done from anywhere, `true` or `false`. */
            remote: components["schemas"]["FilterOptions"];
            /** @description Kinds of employment. */
            employment_type: components["schemas"]["FilterOptions"];
            /** @description Places of work, as the jobs spell them. */
            location: components["schemas"]["FilterOptions"];
            /** @description Topics of jobs. */
            tag: components["schemas"]["FilterOptions"];
        };
        /** @description Filter options of `GET /api/v1/landscape`. */
        LandscapeFilters: {
            /** @description Slugs of the alliances that entries belong to. */
            alliance: components["schemas"]["FilterOptions"];
            /** @description What entries are. */
            kind: components["schemas"]["FilterOptions"];
            /** @description What entries are about, in their own words. */
            category: components["schemas"]["FilterOptions"];
            /** @description How far startups have come. Other entries have no stage. */
            stage: components["schemas"]["FilterOptions"];
            /** @description Topics of entries. */
            tag: components["schemas"]["FilterOptions"];
        };
        /** @description Filter options of the lists that `entity` names; the other lists are absent. */
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
         * @description The order of the list. `name`: alphabetical. `newest`: most recently created first. `most_members`: most members first. `recently_updated`: last changed first, in the sense of `updated_since`.
         * @default name
         * @example name
         * @enum {string}
         */
        AllianceSort: "name" | "newest" | "most_members" | "recently_updated";
        /**
         * @description Where a page of a list starts. An opaque value, valid with the filters and the order it was issued for.
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
         * @description A UUID of version 7. The service generates it and never changes it.
         * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
         */
        Id: string;
        /**
         * @description One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space.
         * @example Wolkenwerk Berlin
         */
        Name: string;
        /**
         * Format: uri
         * @description HTTP or HTTPS URL without a user name or password, in the characters of RFC 3986: others are percent-encoded, and a host beyond ASCII is in Punycode. Returned as it was sent.
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
             * @description Identifies the alliance in paths and filters.
             * @example open-cloud
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description What the alliance is called.
             * @example Open Cloud Alliance
             */
            name: components["schemas"]["Name"];
            /**
             * Format: uri
             * @description An image to show next to the name; `null` if there is none.
             * @example https://images.example.org/open-cloud/logo.svg
             */
            logo_url: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the alliance; `null` if there is none.
             * @example https://images.example.org/open-cloud/banner.jpg
             */
            banner_url: string | null;
            /**
             * @description Number of active groups.
             * @example 6
             */
            group_count: components["schemas"]["Count"];
            /**
             * @description Number of people who are members of at least one of the alliance's active groups.
             * @example 112
             */
            member_count: components["schemas"]["Count"];
            /**
             * @description Number of published events of active groups that have not ended.
             * @example 14
             */
            upcoming_event_count: components["schemas"]["Count"];
            /**
             * @description When the alliance was created.
             * @example 2026-03-02T09:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When an administrator last changed the alliance itself. Its groups and their members do not count.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Alliances, in the order of `sort`, and where the next page starts. */
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
        /** @description A link and the text that it is shown with. */
        LabeledLinkCreate: {
            /**
             * @description Text of the link.
             * @example Code of conduct
             */
            label: components["schemas"]["Name"];
            /**
             * @description Where the link leads.
             * @example https://open-cloud.example.org/conduct
             */
            url: components["schemas"]["Url"];
        };
        /**
         * @description One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space.
         * @example Platform engineering
         */
        ShortText: string;
        /** @description A new alliance. Only the name and the description are required. */
        AllianceCreate: {
            /**
             * @description Unique among all alliances, and unchangeable. If omitted, it is derived from the name.
             * @example open-hardware
             */
            slug?: components["schemas"]["Slug"];
            /**
             * @description What the alliance is called.
             * @example Open Hardware Alliance
             */
            name: components["schemas"]["Name"];
            /**
             * @description What the groups of the alliance have in common, as plain text or Markdown.
             * @example Workshops and labs that publish how their machines are made.
             */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description An image to show next to the name.
             * @example https://images.example.org/open-hardware/logo.svg
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the alliance.
             * @example https://images.example.org/open-hardware/banner.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description The alliance's own website.
             * @example https://open-hardware.example.org
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             * @example hello@open-cloud.example.org
             */
            contact_email?: string | null;
            /**
             * @description More places to find the alliance and its rules. The order is kept.
             * @default []
             */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * @description Color of links and buttons on the pages of the alliance, its groups and events. Where it is hard to read it becomes darker or lighter there, up to a contrast of 4.5, in light and in dark.
             * @example #d9480f
             */
            accent_color?: string | null;
            /**
             * @description What the alliance is about, in a few words, shown below its name.
             * @example Machines whose plans are open.
             */
            tagline?: string | null;
            /**
             * @description Who emails about the alliance, its groups, events and jobs come from, beside the address of the service, which stays.
             * @example Open Hardware
             */
            sender_name?: string | null;
            /**
             * Format: uri
             * @description Who is responsible, linked at the foot of the alliance's pages in place of the service's link.
             * @example https://open-hardware.example.org/imprint
             */
            imprint_url?: string | null;
            /**
             * Format: uri
             * @description What becomes of personal data, linked at the foot of the alliance's pages in place of the service's link.
             * @example https://open-hardware.example.org/privacy
             */
            privacy_url?: string | null;
            /**
             * Format: uri
             * @description The terms of use, linked at the foot of the alliance's pages in place of the service's link.
             * @example https://open-hardware.example.org/terms
             */
            terms_url?: string | null;
        };
        /** @description A link and the text that it is shown with. */
        LabeledLink: {
            /**
             * @description Text of the link.
             * @example Code of conduct
             */
            label: components["schemas"]["Name"];
            /**
             * @description Where the link leads.
             * @example https://open-cloud.example.org/conduct
             */
            url: components["schemas"]["Url"];
        };
        /** @description An umbrella community of groups. */
        Alliance: components["schemas"]["AllianceSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the page that shows the alliance to people.
             * @example https://alliance.example.org/alliances/open-cloud
             */
            html_url: string;
            /**
             * @description What the groups of the alliance have in common, as plain text or Markdown; not HTML.
             * @example Local communities that run, teach and build open infrastructure.
             */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description The alliance's own website; `null` if there is none.
             * @example https://open-cloud.example.org
             */
            website_url: string | null;
            /** @description More places to find the alliance and its rules, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * Format: idn-email
             * @description The public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the alliance's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. An unconfirmed address has no effect and is shown only to administrators of the alliance; others get `null`. `null` if there is none.
             * @example hello@open-cloud.example.org
             */
            contact_email: string | null;
            /**
             * @description Whether the mailbox of `contact_email` has confirmed it; `false` without an address.
             * @example true
             */
            contact_email_confirmed: boolean;
            /**
             * @description Color of links and buttons on the pages of the alliance, its groups and events; `null` for the color of the service. Where it is hard to read it becomes darker or lighter there, up to a contrast of 4.5, in light and in dark.
             * @example #0b7285
             */
            accent_color: string | null;
            /**
             * @description What the alliance is about, in a few words, shown below its name; `null` if there is none.
             * @example Infrastructure that nobody owns alone.
             */
            tagline: string | null;
            /**
             * @description Who emails about the alliance, its groups, events and jobs come from, beside the address of the service, which stays; `null` for the name of the service. What tells of several alliances comes from the service.
             * @example Open Cloud
             */
            sender_name: string | null;
            /**
             * Format: uri
             * @description Who is responsible, linked at the foot of the alliance's pages in place of the service's link; `null` if there is none.
             * @example https://open-cloud.example.org/imprint
             */
            imprint_url: string | null;
            /**
             * Format: uri
             * @description What becomes of personal data, linked at the foot of the alliance's pages in place of the service's link; `null` if there is none.
             * @example https://open-cloud.example.org/privacy
             */
            privacy_url: string | null;
            /**
             * Format: uri
             * @description The terms of use, linked at the foot of the alliance's pages in place of the service's link; `null` if there is none.
             * @example https://open-cloud.example.org/terms
             */
            terms_url: string | null;
        };
        /** @description Omitted fields are unchanged, `null` clears a field that can be empty. */
        AllianceUpdate: {
            /**
             * @description What the alliance is called.
             * @example Open Cloud Alliance
             */
            name?: components["schemas"]["Name"];
            /**
             * @description What the groups of the alliance have in common, as plain text or Markdown.
             * @example Local communities around open infrastructure, from Berlin to Seoul.
             */
            description?: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description An image to show next to the name.
             * @example https://images.example.org/open-cloud/logo.svg
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the alliance.
             * @example https://images.example.org/open-cloud/banner.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description The alliance's own website.
             * @example https://open-cloud.example.org
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             * @example hello@open-cloud.example.org
             */
            contact_email?: string | null;
            /** @description More places to find the alliance and its rules. Replaces all of them. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * @description Color of links and buttons on the pages of the alliance, its groups and events. Where it is hard to read it becomes darker or lighter there, up to a contrast of 4.5, in light and in dark.
             * @example #0b7285
             */
            accent_color?: string | null;
            /**
             * @description What the alliance is about, in a few words, shown below its name.
             * @example Infrastructure that nobody owns alone.
             */
            tagline?: string | null;
            /**
             * @description Who emails about the alliance, its groups, events and jobs come from, beside the address of the service, which stays.
             * @example Open Cloud
             */
            sender_name?: string | null;
            /**
             * Format: uri
             * @description Who is responsible, linked at the foot of the alliance's pages in place of the service's link.
             * @example https://open-cloud.example.org/imprint
             */
            imprint_url?: string | null;
            /**
             * Format: uri
             * @description What becomes of personal data, linked at the foot of the alliance's pages in place of the service's link.
             * @example https://open-cloud.example.org/privacy
             */
            privacy_url?: string | null;
            /**
             * Format: uri
             * @description The terms of use, linked at the foot of the alliance's pages in place of the service's link.
             * @example https://open-cloud.example.org/terms
             */
            terms_url?: string | null;
        };
        /** @description A user as seen by other users. */
        Person: {
            /**
             * @description ID of the user.
             * @example 01856aa0-c800-7642-a2ef-786864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description The name that the user chose.
             * @example Annika Vogt
             */
            name: components["schemas"]["Name"];
        };
        /**
         * @description An `alliance_admin` administers one alliance or all of them, `group_admin` one group. A later version may add a value.
         * @example group_admin
         */
        Role: "alliance_admin" | "group_admin" | (string & {});
        /** @description A user and the role that makes the user an administrator. */
        Administrator: {
            /** @description Who has the role. */
            user: components["schemas"]["Person"];
            /**
             * @description What the user is allowed to administer.
             * @example group_admin
             */
            role: components["schemas"]["Role"];
            /**
             * @description Slug of the alliance, also of the one that the group belongs to; `null` means all alliances.
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
             * @description When the user got the role. Granting it again does not change it.
             * @example 2026-03-02T09:00:00Z
             */
            granted_at: components["schemas"]["Timestamp"];
        };
        /** @description Administrators, longest-serving first, and where the next page starts. */
        AdministratorPage: {
            /** @description At most `limit` administrators; fewer only on the last page. */
            items: components["schemas"]["Administrator"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A user who does not have the role, whether it was removed now or before. */
        RemovedAdministrator: {
            /** @description Who does not have the role. */
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
            /** @description Who is a member. Lists of members are in the order of these IDs. */
            user: components["schemas"]["Person"];
            /**
             * @description Whether the mail server of the person's address has finally rejected three emails within 30 days. Until the person signs in or confirms the address, no emails are sent that can be turned off, such as reminders and messages.
             * @example false
             */
            email_undeliverable: boolean;
            /**
             * @description Of how many active groups of the alliance the person is a member.
             * @example 2
             */
            group_count: components["schemas"]["Count"];
            /**
             * @description When the person joined the first of these groups.
             * @example 2026-03-02T09:00:00Z
             */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description Members of the alliance's groups, those with the newest accounts first, and where the next page starts. */
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
         * @description What became of it: `pending` while it can be accepted; `accepted` when everybody has who may; `declined` by the invited person; `withdrawn` by an administrator; `expired` at its `expires_at`. A later version may add a value.
         * @example pending
         */
        InvitationStatus: "pending" | "accepted" | "declined" | "withdrawn" | "expired" | (string & {});
        /** @description Somebody who has accepted. */
        InvitationAcceptance: {
            /** @description Who has accepted. */
            user: components["schemas"]["Person"];
            /**
             * @description When.
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
             * @description The address that was invited; `null` for a link.
             * @example noor@example.org
             */
            email: string | null;
            /**
             * @description The role that whoever accepts gets; `null` for none.
             * @example group_admin
             */
            role: components["schemas"]["Role"] | null;
            /**
             * @description Whether it can be accepted.
             * @example pending
             */
            status: components["schemas"]["InvitationStatus"];
            /**
             * Format: int32
             * @description How many people may accept; 1 for an address.
             * @example 1
             */
            max_uses: number;
            /**
             * Format: int32
             * @description How many people have accepted.
             * @example 0
             */
            use_count: number;
            /** @description Who has accepted, the latest first, 100 at most. Accounts that no longer exist are left out. */
            accepted: components["schemas"]["InvitationAcceptance"][];
            /** @description Who has invited; `null` if the account no longer exists. */
            invited_by: components["schemas"]["Person"] | null;
            /**
             * @description When it was made. Lists of invitations are in this order, the latest first.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description Until when it can be accepted.
             * @example 2026-12-04T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Invitations, the latest first, and where the next page starts. */
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
         * @description An address as somebody typed it. Spaces around it are ignored.
         * @example noor@example.org
         */
        EmailAddressInput: string;
        /**
         * @description The role over the alliance that whoever accepts gets.
         * @example alliance_admin
         * @enum {string}
         */
        AllianceInvitationRole: "alliance_admin";
        /** @description Whom to invite, exactly one of `email`, `emails` and `max_uses`, and for how long. */
        AllianceInvitationCreate: {
            /**
             * @description Whom to invite by email.
             * @example noor@example.org
             */
            email?: components["schemas"]["Email"];
            /** @description Whom to invite by email. What is no address has the outcome `invalid_address`; an address that is repeated counts once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description How many people may accept by the link.
             * @example 25
             */
            max_uses?: number;
            /**
             * @description What whoever accepts becomes; nothing if omitted.
             * @example alliance_admin
             */
            role?: components["schemas"]["AllianceInvitationRole"];
            /**
             * @description Until when it can be accepted; in the future, by at most 90 days. Omitted, it is two weeks.
             * @example 2026-12-04T18:00:00Z
             */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description What became of an address: `invited`; `already_invited` while an earlier invitation is open; `invalid_address`; `limit_reached` where too many were invited lately. A later version may add a value.
         * @example invited
         */
        InvitationOutcome: "invited" | "already_invited" | "invalid_address" | "limit_reached" | (string & {});
        /** @description What became of an address, or the link. */
        InvitationResult: {
            /**
             * @description The address as it was sent; `null` for a link.
             * @example noor@example.org
             */
            email: string | null;
            /**
             * @description What became of it.
             * @example invited
             */
            outcome: components["schemas"]["InvitationOutcome"];
            /** @description The invitation that is open now; `null` if there is none. */
            invitation: components["schemas"]["Invitation"] | null;
            /**
             * Format: uri
             * @description The address to accept at, only here and only for a link; `null` for an email, whose own address is known to its reader alone.
             * @example https://alliance.example.org/invitations/5hQ1c0mZ8vJx2LrWk7TnBf
             */
            url: string | null;
        };
        /** @description What became of each address, or the link. */
        InvitationResults: {
            /** @description One for each different address, in the order of the request; for a link, one. */
            items: components["schemas"]["InvitationResult"][];
        };
        /**
         * @description One line without control characters and bidirectional overrides.
         * @example Sent advertising to everybody who came to the last meetup.
         */
        BanReason: string;
        /** @description A person who is not a member, whether the membership ended now or before. */
        RemovedMember: {
            /** @description Who is not a member. */
            user: components["schemas"]["Person"];
            /**
             * @description Always `true`.
             * @example true
             * @constant
             */
            removed: true;
            /**
             * @description Whether the person is banned, by this request or an earlier one; for a group, also from its whole alliance.
             * @example true
             */
            banned: boolean;
        };
        /** @description A person who can neither join nor RSVP nor apply for jobs. */
        Ban: {
            /** @description Who is banned. */
            user: components["schemas"]["Person"];
            /**
             * @description Why, for administrators only; `null` if not given, and for a ban that follows from one of a former account.
             * @example Sent advertising to everybody who came to the last meetup.
             */
            reason: string | null;
            /** @description The administrator who banned the person; `null` if the account is gone, and for a ban that follows from one of a former account. */
            banned_by: components["schemas"]["Person"] | null;
            /**
             * @description When the person was banned, or proved to own the mailbox of somebody who had been. Lists of bans are in this order, the latest first.
             * @example 2026-11-12T00:00:00Z
             */
            banned_at: components["schemas"]["Timestamp"];
        };
        /** @description Bans, the latest first, and where the next page starts. */
        BanPage: {
            /** @description At most `limit` bans; fewer only on the last page. */
            items: components["schemas"]["Ban"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A person without this ban, whether it was lifted now or before. */
        RemovedBan: {
            /** @description Who does not have the ban. */
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
        AuditAction: "createAlliance" | "updateAlliance" | "createGroup" | "updateGroup" | "deleteGroup" | "createEvent" | "updateEvent" | "updateAttendee" | "checkInAttendee" | "undoCheckIn" | "sendEventMessage" | "sendGroupMessage" | "deleteEvent" | "copyEvent" | "createJob" | "updateJob" | "deleteJob" | "updateJobApplication" | "createLandscapeEntry" | "updateLandscapeEntry" | "deleteLandscapeEntry" | "grantAllianceAdmin" | "revokeAllianceAdmin" | "grantGroupAdmin" | "revokeGroupAdmin" | "createWebhook" | "updateWebhook" | "deleteWebhook" | "rotateWebhookSecret" | "removeGroupMember" | "removeAllianceMember" | "deleteGroupBan" | "deleteAllianceBan" | "updateReport" | "inviteToGroup" | "inviteToAlliance" | "inviteToEvent" | "withdrawGroupInvitation" | "withdrawAllianceInvitation" | "withdrawEventInvitation" | (string & {});
        /**
         * @description The type of a resource that administrators change, or a value that a later version adds. A `user` was granted or lost a role, was removed or banned, or had a ban lifted.
         * @example group
         */
        AuditSubjectType: "alliance" | "group" | "event" | "job" | "job_application" | "landscape_entry" | "webhook" | "user" | "report" | (string & {});
        /** @description The resource that was changed. It may no longer exist. */
        AuditSubject: {
            /**
             * @description What kind of resource it is.
             * @example group
             */
            type: components["schemas"]["AuditSubjectType"];
            /**
             * @description ID of the resource.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description What the resource was called when it was changed, before a change of its name. For a job and an application, the job's title; for a webhook, the host of its address; for a report, what it is about.
             * @example Wolkenwerk Berlin
             */
            name: components["schemas"]["Name"];
        };
        /**
         * @description The value of any field, in the type that the field has.
         * @example Platform engineering
         */
        AuditValue: string | number | boolean | unknown[] | {
            [key: string]: unknown;
        } | null;
        /** @description The value of a field before and after the change, as in the resource's JSON. */
        AuditChange: {
            /**
             * @description Name of the field in the resource's JSON. A change inside an object is a change of the field that holds the object.
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
        /** @description Who changed what, and when. */
        AuditEntry: {
            /**
             * @description ID of the audit entry.
             * @example 01a1fd9e-b880-7f52-a1c4-5d6e7f8a9b0c
             */
            id: components["schemas"]["Id"];
            /**
             * @description What was done.
             * @example updateGroup
             */
            action: components["schemas"]["AuditAction"];
            /** @description Who did it; `null` for the operator. An account that no longer exists is called "Deleted user". */
            actor: components["schemas"]["Person"] | null;
            /**
             * Format: uuid
             * @description ID of the API token that the actor used; `null` for a browser session and for the operator.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            token_id: string | null;
            /** @description What was changed; the user if a role was granted or revoked. */
            subject: components["schemas"]["AuditSubject"];
            /** @description The fields that changed, without those that the service sets itself, such as counts and `updated_at`. */
            changes: components["schemas"]["AuditChange"][];
            /**
             * @description When the change was made. Lists of entries are in this order, the latest first.
             * @example 2026-11-21T10:20:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Audit entries of the alliance, the latest first, and where the next page starts. */
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
         * @description A day of the calendar, in UTC.
         * @example 2026-11-20
         */
        Day: string;
        /**
         * @description The length of a period.
         * @example week
         * @enum {string}
         */
        StatisticsInterval: "day" | "week";
        /** @description The numbers of a day, a week or the whole range. */
        CommunityPeriod: {
            /**
             * @description The first day of the period, in UTC.
             * @example 2026-11-16
             */
            starts_on: components["schemas"]["Day"];
            /**
             * @description How many people joined.
             * @example 9
             */
            members_joined: components["schemas"]["Count"];
            /**
             * @description How many left, were removed, or deleted their account.
             * @example 2
             */
            members_left: components["schemas"]["Count"];
            /**
             * @description How many members there were when the period ended.
             * @example 84
             */
            members: components["schemas"]["Count"];
            /**
             * @description How many RSVPs were sent, to any event, on these days.
             * @example 31
             */
            rsvps: components["schemas"]["Count"];
            /**
             * @description How many RSVPs were canceled on these days.
             * @example 4
             */
            rsvps_canceled: components["schemas"]["Count"];
            /**
             * @description How many people were checked in at the events that began on these days, guests not counted.
             * @example 22
             */
            attended: components["schemas"]["Count"];
            /**
             * @description How many people had a place at these events and were not checked in. Events that are not over, and those at which nobody was checked in, do not count.
             * @example 5
             */
            no_shows: components["schemas"]["Count"];
            /**
             * @description How often the pages were opened in a browser.
             * @example 240
             */
            views: components["schemas"]["Count"];
        };
        /** @description How full events are. */
        PlaceStatistics: {
            /**
             * Format: int32
             * @description How many places there are; `null` for an event without a limit.
             * @example 60
             */
            places: number | null;
            /**
             * @description How many of them are taken, by people who attend and their guests.
             * @example 45
             */
            taken: components["schemas"]["Count"];
            /**
             * Format: double
             * @description The share of the places that is taken; `null` without a limit, and without places.
             * @example 0.75
             */
            fill: number | null;
        };
        /**
         * @description Where people came from: what the links that led to a page call themselves (`utm_source`), or the host of the page with the link. Small letters, digits, dots, hyphens and underscores.
         * @example newsletter
         */
        Source: string;
        /** @description What came from one source. */
        SourceStatistics: {
            /**
             * @description The source. `null` where none is known: the address was typed, say, or an app or a mail led to it. `other` is what is left of the sources of a day beyond the first fifty.
             * @example newsletter
             */
            source: string | null;
            /**
             * @description How often this led to a page.
             * @example 96
             */
            views: components["schemas"]["Count"];
            /**
             * @description How many RSVPs were sent from there, canceled ones included.
             * @example 12
             */
            rsvps: components["schemas"]["Count"];
        };
        /** @description Where views and RSVPs came from, the source of the most views first. */
        SourceList: components["schemas"]["SourceStatistics"][];
        /** @description The numbers of a group, or of all groups of an alliance. Those who are gone still count where they counted before; nothing tells who they were. */
        CommunityStatistics: {
            /**
             * @description The first day.
             * @example 2026-11-09
             */
            from: components["schemas"]["Day"];
            /**
             * @description The last day.
             * @example 2026-11-20
             */
            to: components["schemas"]["Day"];
            /** @description The whole range as one period. */
            total: components["schemas"]["CommunityPeriod"];
            /** @description All periods of the range in their order, also those in which nothing happened. */
            periods: components["schemas"]["CommunityPeriod"][];
            /** @description How full the events were that began in the range, of those with a limit. */
            places: components["schemas"]["PlaceStatistics"];
            /** @description Where views and RSVPs came from. */
            sources: components["schemas"]["SourceList"];
        };
        /**
         * Format: uri
         * @description HTTPS URL without a user name or password, on a public address of the Internet: private, loopback and link-local addresses are refused, also those to which a name leads when the message is sent.
         * @example https://hooks.example.org/messages
         */
        WebhookUrl: string;
        /**
         * @description One of `WebhookEventType`, or a type that a later version adds.
         * @example event.published
         */
        AnyWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "member.joined" | "member.left" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "*" | (string & {});
        /**
         * @description Why a webhook is disabled. `administrator`: an administrator disabled it. `failing`: for three days the receiver accepted nothing. `gone`: the receiver responded with 410. A later version may add values.
         * @example failing
         */
        WebhookDisabledReason: "administrator" | "failing" | "gone" | (string & {});
        /** @description Where the service tells a program of what happens in an alliance. Without the secret. */
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
             * @description Where messages are sent.
             * @example https://hooks.example.org/messages
             */
            url: components["schemas"]["WebhookUrl"];
            /**
             * @description What the webhook is for; `null` if not given.
             * @example Posts new events to the chat
             */
            description: string | null;
            /** @description What messages are sent of; `*`: of everything. */
            event_types: components["schemas"]["AnyWebhookEventType"][];
            /**
             * @description Whether messages are sent. What happens while the webhook is disabled is not sent later.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when the webhook is disabled; `null` if it is enabled.
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
             * @description Since when the receiver accepts nothing; `null` if it accepted the last message, or the address is new. Three days later the webhook is disabled, unless nothing was sent for more than a day.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Until when messages are also signed by the previous secret; `null` if they are not.
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
        /** @description The alliance's webhooks, newest first, and where the next page starts. */
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
         * @description What a webhook is told of. `event.*`: events of active groups that are not drafts. `rsvp.*`: RSVPs, also those to the waitlist and those that wait for approval; their answers are in the list of the attendees only. `member.*`: members of groups. `job.*`: jobs that are not drafts, and of active groups. `application.*`: applications for jobs. `landscape.*`: landscape entries. `*`: all of these, and those that a later version adds.
         * @example event.published
         * @enum {string}
         */
        WebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "member.joined" | "member.left" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "*";
        /** @description What messages are sent of. At least one type; `*` stands for all, also those that a later version adds. */
        WebhookEventTypes: components["schemas"]["WebhookEventType"][];
        /** @description Where to send messages, and of what. */
        WebhookCreate: {
            /**
             * @description Where to send messages.
             * @example https://hooks.example.org/messages
             */
            url: components["schemas"]["WebhookUrl"];
            /**
             * @description What the webhook is for.
             * @example Posts new events to the chat
             */
            description?: string | null;
            /** @description What to send messages of. */
            event_types: components["schemas"]["WebhookEventTypes"];
        };
        /**
         * @description The key of the signatures, as Standard Webhooks has it: `whsec_`, followed by 32 random bytes in base64. Keep it as safe as a password.
         * @example whsec_b3Blbi1jbG91ZC1hbGxpYW5jZS1leGFtcGxlLWtleS0=
         */
        WebhookSecret: string;
        /** @description A webhook with its secret, which is shown only once, here. */
        NewWebhook: components["schemas"]["Webhook"] & {
            /**
             * @description The key with which the receiver verifies messages. It cannot be shown again.
             * @example whsec_b3Blbi1jbG91ZC1hbGxpYW5jZS1leGFtcGxlLWtleS0=
             */
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description What is left of a deleted webhook. */
        DeletedWebhook: {
            /**
             * @description ID that the webhook had.
             * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description The webhook and its deliveries no longer exist.
             * @example true
             * @constant
             */
            deleted: true;
        };
        /** @description Omitted fields are unchanged, `null` clears the description. */
        WebhookUpdate: {
            /**
             * @description Where to send messages, those that wait included.
             * @example https://hooks.example.org/messages
             */
            url?: components["schemas"]["WebhookUrl"];
            /**
             * @description What the webhook is for.
             * @example Posts new events to the chat
             */
            description?: string | null;
            /** @description What to send messages of. Replaces all of them. */
            event_types?: components["schemas"]["WebhookEventTypes"];
            /**
             * @description Whether to send messages.
             * @example true
             */
            enabled?: boolean;
        };
        /** @description How long the previous secret stays in use. */
        WebhookSecretRotation: {
            /**
             * Format: int32
             * @description Hours for which messages are signed by both secrets.
             * @default 24
             * @example 24
             */
            overlap_hours?: number;
        };
        /**
         * @description One of `SentWebhookEventType`, or a type that a later version adds.
         * @example event.published
         */
        AnySentWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "member.joined" | "member.left" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "webhook.test" | (string & {});
        /**
         * @description One of `WebhookDeliveryStatus`, or a status that a later version adds.
         * @example delivered
         */
        AnyWebhookDeliveryStatus: "pending" | "delivered" | "failed" | (string & {});
        /** @description A message to a webhook, and what the receiver responded last. */
        WebhookDelivery: {
            /**
             * @description ID of the message, which each attempt sends as `webhook-id`.
             * @example 01a1fd9e-b880-7d04-9b1f-6c3e5a7d8f90
             */
            id: components["schemas"]["Id"];
            /**
             * @description ID of the webhook.
             * @example 01856aa0-c800-7a11-8c3e-2f5864656d6f
             */
            webhook_id: components["schemas"]["Id"];
            /**
             * @description What the message is of.
             * @example event.published
             */
            event_type: components["schemas"]["AnySentWebhookEventType"];
            /**
             * @description ID of the event, job, application or landscape entry; of the event for an RSVP, of the group for a member.
             * @example 01856aa0-c800-75aa-91db-aa3164656d6f
             */
            subject_id: components["schemas"]["Id"];
            /**
             * @description Whether the message has arrived.
             * @example delivered
             */
            status: components["schemas"]["AnyWebhookDeliveryStatus"];
            /**
             * Format: int32
             * @description How often the message was sent.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the message was last sent; `null` if it was not yet.
             * @example 2026-11-21T10:15:01Z
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the message is sent next, at the earliest; `null` unless it is pending. It waits longer while an earlier message about the same subject is pending, and while the webhook is disabled.
             * @example null
             */
            next_attempt_at: string | null;
            /**
             * Format: int32
             * @description The status of the last response; `null` if there was none.
             * @example 204
             */
            response_status: number | null;
            /**
             * @description The first 1,024 characters of the last response, control characters replaced; `null` if there was none. Treat it as text that somebody else chose.
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
             * @description When it happened.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Whether a message has arrived. `pending`: still to be sent. `delivered`: accepted with a status from 200 to 299. `failed`: given up.
         * @example delivered
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /**
         * @description What a message is of, one of `WebhookEventType`, or `webhook.test`.
         * @example event.published
         * @enum {string}
         */
        SentWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "member.joined" | "member.left" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "webhook.test";
        /** @description Deliveries, newest first, and where the next page starts. */
        WebhookDeliveryPage: {
            /** @description At most `limit` deliveries; fewer only on the last page. */
            items: components["schemas"]["WebhookDelivery"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description A message to a webhook, what it says, and what the receiver responded last. */
        WebhookDeliveryDetails: components["schemas"]["WebhookDelivery"] & {
            /**
             * @description What is sent, each time the same; `null` for a token without the scope to read it, as for the creation of a webhook. Its signature is of each attempt, and is not kept.
             * @example {"type":"webhook.test","timestamp":"2026-11-21T10:15:00Z","data":{"alliance":"open-cloud","webhook_id":"01856aa0-c800-7a11-8c3e-2f5864656d6f"}}
             */
            payload: string | null;
        };
        /**
         * @description ISO 3166-1 alpha-2 country code, in upper case.
         * @example DE
         * @enum {string}
         */
        CountryCode: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /**
         * @description The order of the list. `name`: alphabetical. `newest`: most recently created first. `most_members`: most members first. `nearest`: nearest to `near` first; without `near`, 400. `recently_updated`: last changed first, in the sense of `updated_since`.
         * @default name
         * @example name
         * @enum {string}
         */
        GroupSort: "name" | "newest" | "most_members" | "nearest" | "recently_updated";
        /**
         * @description What else the response shows.
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
         * @description One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space. Compared exactly as written.
         * @example kubernetes
         */
        Tag: string;
        /** @description Different tags, kept in the order given. */
        Tags: components["schemas"]["Tag"][];
        /** @description People whom others may turn to. */
        Organizers: components["schemas"]["Person"][];
        /**
         * Format: double
         * @description Kilometres from `near`, along the surface of the Earth.
         * @example 1.8
         */
        DistanceKm: number;
        /**
         * @description Either `member`, `none` for someone who has not joined or has left, or a value that a later version adds.
         * @example member
         */
        MembershipStatus: "member" | "none" | (string & {});
        /**
         * @description What has become of an RSVP. `attending`: has a place. `waitlisted`: gets one when enough become free. `pending`: waits for the decision of an administrator. `declined`: an administrator has declined. `none`: there is no RSVP. A later version may add a status.
         * @example attending
         */
        AttendanceStatus: "attending" | "waitlisted" | "pending" | "declined" | "none" | (string & {});
        /** @description What the resource is to the caller. Fields that its type does not have are `null`. */
        Viewer: {
            /**
             * @description Whether the caller is a member of the group, or of the group that holds the event; `null` for a job.
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
             * @description 1 is the next to get a place; `null` unless waitlisted.
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
             * @description Unique within the alliance.
             * @example wolkenwerk-berlin
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description What the group is called.
             * @example Wolkenwerk Berlin
             */
            name: components["schemas"]["Name"];
            /**
             * @description What the group is about, in its own words; `null` if not given.
             * @example Platform engineering
             */
            category: string | null;
            /**
             * @description The part of the world, in the group's own words; `null` if not given.
             * @example Europe
             */
            region: string | null;
            /**
             * @description The city where the group meets; `null` if not given.
             * @example Berlin
             */
            city: string | null;
            /**
             * @description The country where the group meets; `null` if not given.
             * @example DE
             */
            country_code: string | null;
            /** @description Where to show the group on a map; `null` if not given. */
            location: components["schemas"]["GeoPoint"] | null;
            /** @description Topics of the group. */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description An image to show next to the name; `null` if there is none.
             * @example https://images.example.org/groups/wolkenwerk-berlin.svg
             */
            logo_url: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the group; `null` if there is none.
             * @example https://images.example.org/groups/wolkenwerk-berlin-banner.jpg
             */
            banner_url: string | null;
            /** @description The group's administrators who agreed to be shown here, with `show_as_organizer` in their profile; the longest-serving first. */
            organizers: components["schemas"]["Organizers"];
            /**
             * @description An inactive group is hidden from public reads and cannot be joined.
             * @example true
             */
            active: boolean;
            /**
             * @description Number of people who have joined the group.
             * @example 34
             */
            member_count: components["schemas"]["Count"];
            /**
             * @description Number of published events that have not ended.
             * @example 2
             */
            upcoming_event_count: components["schemas"]["Count"];
            /**
             * @description Kilometres from `near` to the group; only in a list with `near`.
             * @example 1.8
             */
            distance_km?: components["schemas"]["DistanceKm"];
            /** @description What it is to the caller; only with `include=viewer`. */
            viewer?: components["schemas"]["Viewer"];
            /**
             * @description When the group was created.
             * @example 2026-03-02T09:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When an administrator last changed the group. People who join or leave do not count.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Groups, in the order of `sort`, and where the next page starts. */
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
        /** @description A new group. Only the name and the description are required. */
        GroupCreate: {
            /**
             * @description Unique within the alliance, and unchangeable. If omitted, it is derived from the name. `events`, `join` and `attendees` are reserved.
             * @example wolkenwerk-hamburg
             */
            slug?: components["schemas"]["Slug"];
            /**
             * @description What the group is called.
             * @example Wolkenwerk Hamburg
             */
            name: components["schemas"]["Name"];
            /**
             * @description Who the group is for and what it does, as plain text or Markdown.
             * @example We meet on the first Tuesday of each month.
             */
            description: components["schemas"]["Description"];
            /**
             * @description What the group is about, in its own words. Lists can be filtered by it.
             * @example Platform engineering
             */
            category?: string | null;
            /**
             * @description The part of the world, in the group's own words. Lists can be filtered by it.
             * @example Europe
             */
            region?: string | null;
            /**
             * @description The city where the group meets.
             * @example Hamburg
             */
            city?: string | null;
            /**
             * @description The country where the group meets. Lists can be filtered by it.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Where to show the group on a map. */
            location?: components["schemas"]["GeoPointCreate"] | null;
            /**
             * @description Topics of the group.
             * @default []
             */
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description An image to show next to the name.
             * @example https://images.example.org/groups/wolkenwerk-hamburg.svg
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the group.
             * @example https://images.example.org/groups/wolkenwerk-hamburg-banner.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description The group's own website.
             * @example https://wolkenwerk-hamburg.example.org
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             * @example hello@wolkenwerk-berlin.example.org
             */
            contact_email?: string | null;
            /**
             * @description More places to find the group. The order is kept.
             * @default []
             */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * @description An inactive group is hidden from public reads and cannot be joined.
             * @default true
             * @example true
             */
            active?: boolean;
        };
        /** @description A group of an alliance. */
        Group: components["schemas"]["GroupSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the page that shows the group to people.
             * @example https://alliance.example.org/groups/open-cloud/wolkenwerk-berlin
             */
            html_url: string;
            /**
             * @description Who the group is for and what it does, as plain text or Markdown; not HTML.
             * @example Berlin's evening for people who operate things.
             */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description The group's own website; `null` if there is none.
             * @example https://wolkenwerk-berlin.example.org
             */
            website_url: string | null;
            /** @description More places to find the group, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * Format: idn-email
             * @description The public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the group's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. Without a confirmed address, a group uses its alliance's. An unconfirmed address has no effect and is shown only to administrators of the group; others get `null`. `null` if there is none.
             * @example hello@wolkenwerk-berlin.example.org
             */
            contact_email: string | null;
            /**
             * @description Whether the mailbox of `contact_email` has confirmed it; `false` without an address.
             * @example true
             */
            contact_email_confirmed: boolean;
        };
        /** @description What is left of a deleted resource. */
        DeletedResource: {
            /**
             * @description ID that the resource had.
             * @example 01856aa0-c800-7781-baaa-3fc264656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description The resource no longer exists.
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
        /** @description Omitted fields are unchanged, `null` clears a field that can be empty. */
        GroupUpdate: {
            /**
             * @description What the group is called.
             * @example Wolkenwerk Berlin
             */
            name?: components["schemas"]["Name"];
            /**
             * @description Who the group is for and what it does, as plain text or Markdown.
             * @example Berlin's evening for people who operate things. We moved to Wednesdays.
             */
            description?: components["schemas"]["Description"];
            /**
             * @description What the group is about, in its own words. Lists can be filtered by it.
             * @example Platform engineering
             */
            category?: string | null;
            /**
             * @description The part of the world, in the group's own words. Lists can be filtered by it.
             * @example Europe
             */
            region?: string | null;
            /**
             * @description The city where the group meets.
             * @example Berlin
             */
            city?: string | null;
            /**
             * @description The country where the group meets. Lists can be filtered by it.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Where to show the group on a map; `null` removes it. */
            location?: components["schemas"]["GeoPointUpdate"] | null;
            /** @description Topics of the group. Replaces all of them. */
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description An image to show next to the name.
             * @example https://images.example.org/groups/wolkenwerk-berlin.svg
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the group.
             * @example https://images.example.org/groups/wolkenwerk-berlin-banner.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description The group's own website.
             * @example https://wolkenwerk-berlin.example.org
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             * @example hello@wolkenwerk-berlin.example.org
             */
            contact_email?: string | null;
            /** @description More places to find the group. Replaces all of them. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * @description `false` hides the group from public reads and closes it to new members; those it has stay, and `true` brings it back.
             * @example true
             */
            active?: boolean;
        };
        /** @description A member of a group. */
        Member: {
            /** @description Who joined. */
            user: components["schemas"]["Person"];
            /**
             * @description Whether the mail server of the person's address has finally rejected three emails within 30 days. Until the person signs in or confirms the address, no emails are sent that can be turned off, such as reminders and messages.
             * @example false
             */
            email_undeliverable: boolean;
            /**
             * @description When the person joined. Lists of members are in this order, the latest first.
             * @example 2026-03-02T09:00:00Z
             */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description Members of the group, those who joined last first, and where the next page starts. */
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
         * @description Plain text of several lines, without control characters or bidirectional overrides. Addresses in it are shown as they are.
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
             * @description What it is about.
             * @example We have a new room
             */
            subject: components["schemas"]["ShortText"];
            /**
             * @description What it says.
             * @example From January on we meet in the library. Bring ideas for talks.
             */
            text: components["schemas"]["MessageText"];
            /**
             * Format: int32
             * @description To how many members it was sent: those who want such emails at a verified address. Members who leave before the email is sent do not get it.
             * @example 31
             */
            recipient_count: number;
            /** @description Who sent it; `null` if the account is gone. */
            sent_by: components["schemas"]["Person"] | null;
            /**
             * @description When it was sent.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Messages, the latest first, and where the next page starts. */
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
             * @description The subject of the emails, after the name of the group.
             * @example We have a new room
             */
            subject: components["schemas"]["ShortText"];
            /**
             * @description What the message says.
             * @example From January on we meet in the library. Bring ideas for talks.
             */
            text: components["schemas"]["MessageText"];
        };
        /**
         * @description The role over the group that whoever accepts gets.
         * @example group_admin
         * @enum {string}
         */
        GroupInvitationRole: "group_admin";
        /** @description Whom to invite, exactly one of `email`, `emails` and `max_uses`, and for how long. */
        GroupInvitationCreate: {
            /**
             * @description Whom to invite by email.
             * @example noor@example.org
             */
            email?: components["schemas"]["Email"];
            /** @description Whom to invite by email. What is no address has the outcome `invalid_address`; an address that is repeated counts once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description How many people may accept by the link.
             * @example 25
             */
            max_uses?: number;
            /**
             * @description What whoever accepts becomes; a member if omitted.
             * @example group_admin
             */
            role?: components["schemas"]["GroupInvitationRole"];
            /**
             * @description Until when it can be accepted; in the future, by at most 90 days. Omitted, it is two weeks.
             * @example 2026-12-04T18:00:00Z
             */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Where the event takes place.
         * @example in_person
         * @enum {string}
         */
        EventKind: "in_person" | "virtual" | "hybrid";
        /**
         * @description Only administrators can see drafts.
         * @example published
         * @enum {string}
         */
        EventStatus: "draft" | "published" | "canceled";
        /**
         * @description The order of the list. `soonest`: earliest start first. `latest`: latest start first. `newest`: most recently created first. `nearest`: nearest to `near` first; without `near`, 400. `recently_updated`: last changed first, in the sense of `updated_since`.
         * @default soonest
         * @example soonest
         * @enum {string}
         */
        EventSort: "soonest" | "latest" | "newest" | "nearest" | "recently_updated";
        /** @description What identifies a group, and its name to show. */
        GroupReference: {
            /**
             * @description ID of the group.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Unique within the alliance.
             * @example wolkenwerk-berlin
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description What the group is called.
             * @example Wolkenwerk Berlin
             */
            name: components["schemas"]["Name"];
        };
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
         * @description One of `EventStatus`, or a status that a later version adds. Only administrators can see drafts.
         * @example published
         */
        AnyEventStatus: "draft" | "published" | "canceled" | (string & {});
        /**
         * @description Name of a time zone in the IANA database, spelled as there; other spellings are refused (400).
         * @example Europe/Berlin
         */
        TimeZone: string;
        /** @description The place where people meet. */
        Venue: {
            /**
             * @description Name of the place.
             * @example Kaffeefabrik am Ufer
             */
            name: components["schemas"]["Name"];
            /**
             * @description Street and number, and the floor if needed; `null` if there is nothing to add to the name.
             * @example Musterufer 12
             */
            address: string | null;
            /**
             * @description The city; `null` if not given.
             * @example Berlin
             */
            city: string | null;
            /**
             * @description The country; `null` if not given.
             * @example DE
             */
            country_code: string | null;
            /** @description Where to show the venue on a map; `null` if not given. With one, the event is found by `near`. */
            location: components["schemas"]["GeoPoint"] | null;
        };
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
             * @description Unique within the group.
             * @example bier-und-bereitschaft
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description What the event is called.
             * @example Bier und Bereitschaft
             */
            name: components["schemas"]["Name"];
            /**
             * @description What to expect, in a sentence or two; `null` if not given.
             * @example An evening of on-call stories, off the record.
             */
            summary: string | null;
            /**
             * @description Whether people meet in a place or on the web or both.
             * @example in_person
             */
            kind: components["schemas"]["AnyEventKind"];
            /**
             * @description Only a published event accepts RSVPs.
             * @example published
             */
            status: components["schemas"]["AnyEventStatus"];
            /**
             * @description The kind of meeting, in the group's own words; `null` if not given.
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
             * @description Show the times of the event in this time zone. It is the venue's, or that of the hosts.
             * @example Europe/Berlin
             */
            timezone: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description How many people may attend, guests included; `null` means no limit.
             * @example null
             */
            capacity: number | null;
            /**
             * @description Whether people can join a waitlist when the event is full.
             * @example false
             */
            waitlist_enabled: boolean;
            /** @description Where people meet; `null` if they do not, or if that is not known yet. */
            venue: components["schemas"]["Venue"] | null;
            /** @description Topics of the event. */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description A wide image to show above the event; `null` if there is none.
             * @example https://images.example.org/events/bier-und-bereitschaft.jpg
             */
            banner_url: string | null;
            /** @description The `organizers` of the group that holds the event. */
            hosts: components["schemas"]["Organizers"];
            /**
             * Format: uuid
             * @description The series of events that the event belongs to, by copies; `null` if it has none.
             * @example null
             */
            series_id: string | null;
            /**
             * @description Number of places that are taken, by people who attend and their guests; the waitlist takes none.
             * @example 25
             */
            attendee_count: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description The capacity minus the seats that are taken or held, at least 0; `null` without a `capacity`.
             * @example null
             */
            remaining_capacity: number | null;
            /**
             * @description Kilometres from `near` to the venue; only in a list with `near`.
             * @example 1.8
             */
            distance_km?: components["schemas"]["DistanceKm"];
            /** @description What it is to the caller; only with `include=viewer`. */
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
        /** @description Events, in the order of `sort`, and where the next page starts. */
        EventPage: {
            /** @description At most `limit` events; fewer only on the last page. */
            items: components["schemas"]["EventSummary"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description Whether the caller is a member of a group, and since when. */
        Membership: {
            /**
             * @description ID of the group.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id: components["schemas"]["Id"];
            /**
             * @description Whether the caller is a member.
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
        /**
         * @description A draft is visible to administrators only, and accepts no RSVPs.
         * @example published
         * @enum {string}
         */
        NewEventStatus: "draft" | "published";
        /** @description The place where people meet. */
        VenueCreate: {
            /**
             * @description Name of the place.
             * @example Kaffeefabrik am Ufer
             */
            name: components["schemas"]["Name"];
            /**
             * @description Street and number, and the floor if needed.
             * @example Musterufer 12
             */
            address?: string | null;
            /**
             * @description The city.
             * @example Berlin
             */
            city?: string | null;
            /**
             * @description The country.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Where to show the venue on a map. With one, the event is found by `near`. */
            location?: components["schemas"]["GeoPointCreate"] | null;
        };
        /**
         * @description One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space.
         * @example What would you like to drink?
         */
        QuestionText: string;
        /**
         * @description How a question is answered. `text`: in the person's own words. `choice`: by one of the `options`.
         * @example choice
         * @enum {string}
         */
        QuestionKind: "text" | "choice";
        /** @description A question to ask people with their RSVP. */
        RegistrationQuestionCreate: {
            /**
             * @description Of a question that the event has, to keep it: its answers then belong to the edited question. Without an ID it is a new question.
             * @example 01856aa0-c800-760a-9564-e80664656d6f
             */
            id?: components["schemas"]["Id"];
            /**
             * @description The question, different from the event's others.
             * @example What would you like to drink?
             */
            label: components["schemas"]["QuestionText"];
            /**
             * @description How it is answered.
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
             * @description What a `choice` is made from, each different; at least one. A `text` has none.
             * @default []
             */
            options?: components["schemas"]["QuestionText"][];
        };
        /** @description Questions, in the order in which they are asked. */
        RegistrationQuestions: components["schemas"]["RegistrationQuestionCreate"][];
        /**
         * Format: int32
         * @description How many others a person brings; each takes a place.
         * @example 1
         */
        Guests: number;
        /** @description A new event: `ends_at` must be after `starts_at`, by at most 31 days. An event that has ended cannot be published (400). `rsvp_opens_at` must be before `rsvp_closes_at`, which must not be after `ends_at`. */
        EventCreate: {
            /**
             * @description Unique within the group, and unchangeable. If omitted, it is derived from the name. `attend` and `attendance` are reserved.
             * @example bier-und-bereitschaft
             */
            slug?: components["schemas"]["Slug"];
            /**
             * @description What the event is called.
             * @example Bier und Bereitschaft
             */
            name: components["schemas"]["Name"];
            /**
             * @description What to expect, in a sentence or two. Lists show it.
             * @example An evening of on-call stories, off the record.
             */
            summary?: string | null;
            /**
             * @description Everything there is to know about the event, as plain text or Markdown.
             * @example No talks, no slides, no sponsors. Just the people behind the nicknames, and something to drink.
             */
            description: components["schemas"]["Description"];
            /**
             * @description Whether people meet in a place or on the web or both.
             * @example in_person
             */
            kind: components["schemas"]["EventKind"];
            /**
             * @description Publish it at once or keep it as a draft.
             * @default draft
             * @example published
             */
            status?: components["schemas"]["NewEventStatus"];
            /**
             * @description The kind of meeting, in the group's own words. Lists can be filtered by it.
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
             * @description The time zone to show the event's times in.
             * @example Europe/Berlin
             */
            timezone: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description How many people may attend, guests included; `null` or nothing means no limit.
             * @example 80
             */
            capacity?: number | null;
            /**
             * @description Whether people can join a waitlist when the event is full.
             * @default false
             * @example true
             */
            waitlist_enabled?: boolean;
            /** @description Where people meet. */
            venue?: components["schemas"]["VenueCreate"] | null;
            /**
             * @description Topics of the event.
             * @default []
             */
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description A wide image to show above the event.
             * @example https://images.example.org/events/bier-und-bereitschaft.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description Where to join online. Shown to administrators and to those who attend.
             * @example https://meet.example.org/bier-und-bereitschaft
             */
            meeting_url?: string | null;
            /** @description What to ask people with their RSVP. */
            questions?: components["schemas"]["RegistrationQuestions"];
            /**
             * @description Whether an RSVP waits for the decision of an administrator.
             * @default false
             * @example false
             */
            approval_required?: boolean;
            /**
             * @description How many others a person may bring; each takes a place.
             * @default 0
             * @example 2
             */
            max_guests?: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When people can begin to RSVP; `null` or nothing means as soon as the event is published.
             * @example 2026-12-01T08:00:00Z
             */
            rsvp_opens_at?: string | null;
            /**
             * Format: date-time
             * @description When people can no longer RSVP; `null` or nothing means when the event ends.
             * @example 2026-12-08T12:00:00Z
             */
            rsvp_closes_at?: string | null;
        };
        /**
         * @description One of `QuestionKind`, or a kind that a later version adds.
         * @example choice
         */
        AnyQuestionKind: "text" | "choice" | (string & {});
        /** @description What people are asked with their RSVP. */
        RegistrationQuestion: {
            /**
             * @description ID of the question. It stays when the question is edited.
             * @example 01856aa0-c800-760a-9564-e80664656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description The question.
             * @example What would you like to drink?
             */
            label: components["schemas"]["QuestionText"];
            /**
             * @description How it is answered.
             * @example choice
             */
            kind: components["schemas"]["AnyQuestionKind"];
            /**
             * @description Whether an RSVP has to answer it.
             * @example false
             */
            required: boolean;
            /** @description What a `choice` is made from; empty for other kinds. */
            options: components["schemas"]["QuestionText"][];
        };
        /** @description An event of a group. */
        GroupEvent: components["schemas"]["EventSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the page that shows the event to people.
             * @example https://alliance.example.org/events/open-cloud/wolkenwerk-berlin/bier-und-bereitschaft
             */
            html_url: string;
            /**
             * @description Everything there is to know about the event, as plain text or Markdown; not HTML.
             * @example No talks, no slides, no sponsors. Just the people behind the nicknames, and something to drink.
             */
            description: components["schemas"]["Description"];
            /** @description What people are asked with their RSVP, in this order. */
            questions: components["schemas"]["RegistrationQuestion"][];
            /**
             * @description Whether an RSVP waits, as `pending`, for the decision of an administrator.
             * @example false
             */
            approval_required: boolean;
            /**
             * @description How many others a person may bring.
             * @example 2
             */
            max_guests: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description Before this time nobody can RSVP; `null` if there is no such time.
             * @example null
             */
            rsvp_opens_at: string | null;
            /**
             * Format: date-time
             * @description From this time on nobody can RSVP; `null` means until the event ends.
             * @example null
             */
            rsvp_closes_at: string | null;
            /**
             * Format: uri
             * @description Where to join online. Present only for the event's administrators; attendees find it in their attendance.
             * @example https://meet.example.org/bier-und-bereitschaft
             */
            meeting_url?: string | null;
        };
        /** @description Omitted fields are unchanged, `null` clears a field. A venue must have a name. */
        VenueUpdate: {
            /**
             * @description Name of the place.
             * @example Kaffeefabrik am Ufer
             */
            name?: components["schemas"]["Name"];
            /**
             * @description Street and number, and the floor if needed.
             * @example Musterufer 12, 2nd floor
             */
            address?: string | null;
            /**
             * @description The city.
             * @example Berlin
             */
            city?: string | null;
            /**
             * @description The country.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Where to show the venue on a map. With one, the event is found by `near`. */
            location?: components["schemas"]["GeoPointUpdate"] | null;
        };
        /** @description Omitted fields are unchanged. The rules for `starts_at` and `ends_at` are those of the creation; publishing an event that has ended is a conflict (409). */
        EventUpdate: {
            /**
             * @description What the event is called.
             * @example Bier und Bereitschaft
             */
            name?: components["schemas"]["Name"];
            /**
             * @description What to expect, in a sentence or two. Lists show it.
             * @example Canceled. The venue is flooded.
             */
            summary?: string | null;
            /**
             * @description Everything there is to know about the event, as plain text or Markdown.
             * @example We try again in January.
             */
            description?: components["schemas"]["Description"];
            /**
             * @description Whether people meet in a place or on the web or both.
             * @example virtual
             */
            kind?: components["schemas"]["EventKind"];
            /**
             * @description The description of `PATCH` says which changes are possible.
             * @example canceled
             */
            status?: components["schemas"]["EventStatus"];
            /**
             * @description The kind of meeting, in the group's own words.
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
             * @description The time zone to show the event's times in.
             * @example Europe/Berlin
             */
            timezone?: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description How many people may attend, guests included; `null` means no limit. Not fewer than attend already, and not fewer than one on the waitlist comes with.
             * @example 100
             */
            capacity?: number | null;
            /**
             * @description Whether people can join a waitlist when the event is full.
             * @example true
             */
            waitlist_enabled?: boolean;
            /** @description Where people meet; `null` removes it. */
            venue?: components["schemas"]["VenueUpdate"] | null;
            /** @description Topics of the event. Replaces all of them. */
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description A wide image to show above the event.
             * @example https://images.example.org/events/bier-und-bereitschaft.jpg
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description Where to join online. Shown to administrators and to those who attend.
             * @example https://meet.example.org/bier-und-bereitschaft
             */
            meeting_url?: string | null;
            /** @description What to ask people with their RSVP. Replaces all questions; send the `id` of those that stay. */
            questions?: components["schemas"]["RegistrationQuestions"];
            /**
             * @description Whether an RSVP waits for the decision of an administrator. Those that wait when it is turned off go on waiting.
             * @example true
             */
            approval_required?: boolean;
            /**
             * @description How many others a person may bring; each takes a place. Those who already bring more still do
             * @example 2
             */
            max_guests?: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When people can begin to RSVP; `null` means as soon as the event is published.
             * @example 2026-12-01T08:00:00Z
             */
            rsvp_opens_at?: string | null;
            /**
             * Format: date-time
             * @description When people can no longer RSVP; `null` means when the event ends.
             * @example 2026-12-08T12:00:00Z
             */
            rsvp_closes_at?: string | null;
        };
        /**
         * @description A time as RFC 3339 has it, `2027-03-31T16:00:00Z`, or the local time in the time zone of the event, `2027-03-31T18:00`. A local time that the clocks leave out, or show twice, is refused (400): send it with its offset.
         * @example 2027-03-31T18:00
         */
        CopyStart: string;
        /** @description When the copies of an event start. */
        EventCopies: {
            /** @description The start of each copy. No two may be at the same time. */
            starts_at: components["schemas"]["CopyStart"][];
        };
        /** @description The copies that were made, and the series to which they and the original belong. */
        EventSeries: {
            /**
             * @description ID of the series.
             * @example 01856aa0-c800-76e2-b5f3-62f264656d6f
             */
            series_id: components["schemas"]["Id"];
            /** @description The drafts, the earliest first. */
            items: components["schemas"]["EventSummary"][];
        };
        /**
         * @description What has become of an RSVP.
         * @example pending
         * @enum {string}
         */
        AttendeeStatusChoice: "attending" | "waitlisted" | "pending" | "declined";
        /**
         * @description One of `attending`, `waitlisted`, `pending`, `declined`, or a status that a later version adds.
         * @example attending
         */
        AttendeeStatus: "attending" | "waitlisted" | "pending" | "declined" | (string & {});
        /**
         * @description What a person has answered, without bidirectional overrides and control characters other than tabs and line breaks. Spaces alone are no answer.
         * @example Something without alcohol
         */
        AnswerText: string;
        /** @description What a person has answered. */
        RsvpAnswer: {
            /**
             * @description ID of the question. The event may no longer have it.
             * @example 01856aa0-c800-760a-9564-e80664656d6f
             */
            question_id: components["schemas"]["Id"];
            /**
             * @description The question as it was when it was answered.
             * @example What would you like to drink?
             */
            label: components["schemas"]["QuestionText"];
            /**
             * @description The answer.
             * @example Something without alcohol
             */
            value: components["schemas"]["AnswerText"];
        };
        /** @description The answers to the event's questions, in their order. */
        RsvpAnswers: components["schemas"]["RsvpAnswer"][];
        /** @description A person with an RSVP to an event. */
        Attendee: {
            /** @description Who sent the RSVP. */
            user: components["schemas"]["Person"];
            /**
             * @description Whether the mail server of the person's address has finally rejected three emails within 30 days. Until the person signs in or confirms the address, no emails are sent that can be turned off, such as reminders and messages.
             * @example false
             */
            email_undeliverable: boolean;
            /**
             * @description What has become of the RSVP.
             * @example waitlisted
             */
            status: components["schemas"]["AttendeeStatus"];
            /**
             * Format: int32
             * @description 1 is the next to get a place; `null` unless waitlisted.
             * @example 3
             */
            waitlist_position: number | null;
            /**
             * @description How many others the person brings.
             * @example 1
             */
            guests: components["schemas"]["Guests"];
            /** @description What the person has answered, also to questions that the event no longer has. */
            answers: components["schemas"]["RsvpAnswers"];
            /**
             * @description When the RSVP was sent.
             * @example 2026-11-21T10:15:00Z
             */
            responded_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the person was first checked in at the door; `null` before that.
             * @example null
             */
            checked_in_at: string | null;
        };
        /** @description Those with an RSVP, the waitlist last, each in the order in which they joined, and where the next page starts. */
        AttendeePage: {
            /** @description At most `limit` people; fewer only on the last page. */
            items: components["schemas"]["Attendee"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /**
         * @description What an administrator decides. `attending`: the person gets a place, or is put on the waitlist. `declined`: the person gets none.
         * @example attending
         * @enum {string}
         */
        AttendeeDecision: "attending" | "declined";
        /** @description Omitted fields are unchanged. What the person has sent cannot be changed. */
        AttendeeUpdate: {
            /**
             * @description What is decided.
             * @example attending
             */
            status?: components["schemas"]["AttendeeDecision"];
        };
        /** @description How many have come, without guests. */
        CheckInSummary: {
            /**
             * Format: int32
             * @description How many people attend the event, and so can be checked in.
             * @example 40
             */
            attending_count: number;
            /**
             * Format: int32
             * @description How many of them are checked in.
             * @example 12
             */
            checked_in_count: number;
        };
        /**
         * @description A check-in code as people type it. Case, spaces and hyphens do not matter; I and L count as 1, and O as 0.
         * @example 7gk2-q4mx
         */
        CheckInCodeInput: string;
        /** @description Who stands at the door. */
        CheckInCreate: {
            /**
             * @description The code that the person shows.
             * @example 7gk2-q4mx
             */
            code: components["schemas"]["CheckInCodeInput"];
        };
        /** @description The numbers of an event on a day, in a week or in the whole range. */
        EventPeriod: {
            /**
             * @description The first day of the period, in UTC.
             * @example 2026-11-16
             */
            starts_on: components["schemas"]["Day"];
            /**
             * @description How many RSVPs were sent on these days.
             * @example 31
             */
            rsvps: components["schemas"]["Count"];
            /**
             * @description How many RSVPs were canceled on these days.
             * @example 4
             */
            rsvps_canceled: components["schemas"]["Count"];
            /**
             * @description How often the page was opened in a browser.
             * @example 240
             */
            views: components["schemas"]["Count"];
        };
        /** @description The numbers of an event. Those who are gone still count where they counted before; nothing tells who they were. */
        EventStatistics: {
            /**
             * @description The first day.
             * @example 2026-11-09
             */
            from: components["schemas"]["Day"];
            /**
             * @description The last day.
             * @example 2026-11-20
             */
            to: components["schemas"]["Day"];
            /** @description The whole range as one period. */
            total: components["schemas"]["EventPeriod"];
            /** @description All periods of the range in their order, also those in which nothing happened. */
            periods: components["schemas"]["EventPeriod"][];
            /**
             * @description How many people were checked in, guests not counted.
             * @example 22
             */
            attended: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description How many people had a place and were not checked in; `null` until the event is over, and where nobody was checked in.
             * @example 5
             */
            no_shows: number | null;
            /** @description How full the event is. */
            places: components["schemas"]["PlaceStatistics"];
            /** @description Where views and RSVPs came from. */
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
             * @description What it is about.
             * @example The entrance is in the yard
             */
            subject: components["schemas"]["ShortText"];
            /**
             * @description What it says.
             * @example Ring the bell next to the green door. We begin at seven.
             */
            text: components["schemas"]["MessageText"];
            /**
             * @description Who was to get it.
             * @example attending
             */
            to: components["schemas"]["AnyMessageAudience"];
            /**
             * Format: int32
             * @description To how many people it was sent: those who want such emails at a verified address. Who cancels before the email is sent does not get it.
             * @example 38
             */
            recipient_count: number;
            /** @description Who sent it; `null` if the account is gone. */
            sent_by: components["schemas"]["Person"] | null;
            /**
             * @description When it was sent.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Messages, the latest first, and where the next page starts. */
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
         * @description Who gets a message: those whose RSVP has this status; `everyone` is all of these, but nobody who was declined.
         * @example attending
         * @enum {string}
         */
        MessageAudience: "attending" | "waitlisted" | "pending" | "everyone";
        /** @description A message to people with an RSVP. */
        EventMessageCreate: {
            /**
             * @description The subject of the emails, after the name of the event.
             * @example The entrance is in the yard
             */
            subject: components["schemas"]["ShortText"];
            /**
             * @description What the message says.
             * @example Ring the bell next to the green door. We begin at seven.
             */
            text: components["schemas"]["MessageText"];
            /**
             * @description Who gets it.
             * @example attending
             */
            to: components["schemas"]["MessageAudience"];
        };
        /** @description Whom to invite, exactly one of `email`, `emails` and `max_uses`, and for how long. */
        EventInvitationCreate: {
            /**
             * @description Whom to invite by email.
             * @example noor@example.org
             */
            email?: components["schemas"]["Email"];
            /** @description Whom to invite by email. What is no address has the outcome `invalid_address`; an address that is repeated counts once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description How many people may accept by the link.
             * @example 25
             */
            max_uses?: number;
            /**
             * @description Until when it can be accepted; in the future, by at most 90 days. Omitted, it is two weeks.
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
             * @description Whether the caller attends.
             * @example attending
             */
            status: components["schemas"]["AttendanceStatus"];
            /**
             * Format: int32
             * @description 1 is the next to get a place; `null` unless waitlisted.
             * @example null
             */
            waitlist_position: number | null;
            /**
             * @description How many others the caller brings.
             * @example 1
             */
            guests: components["schemas"]["Guests"];
            /** @description What the caller has answered, also to questions that the event no longer has. */
            answers: components["schemas"]["RsvpAnswers"];
            /**
             * Format: date-time
             * @description When the caller sent the RSVP; `null` without one. A place from the waitlist does not change it.
             * @example 2026-11-21T10:15:00Z
             */
            responded_at: string | null;
            /**
             * Format: date-time
             * @description When the caller was checked in at the door; `null` before that.
             * @example null
             */
            checked_in_at: string | null;
            /**
             * @description What the caller shows at the door; `null` for those who do not attend. Another RSVP has another code. It is also in the private calendar, in the calendar entry of emails about the event, and on the event's page as a QR code.
             * @example 7GK2Q4MX
             */
            check_in_code: string | null;
            /**
             * Format: uri
             * @description Where to join online; `null` for those who do not attend, and if there is no such address.
             * @example null
             */
            meeting_url: string | null;
        };
        /** @description The answer to a question of the event. */
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
        /** @description What comes with an RSVP. What is omitted is unchanged in an earlier RSVP. */
        RsvpCreate: {
            /** @description The answers to the event's questions; they replace all that were sent before. Those that are `required` have to be among them. */
            answers?: components["schemas"]["RsvpAnswerCreate"][];
            /**
             * @description How many others the person brings: at most the event's `max_guests`. None if omitted.
             * @example 1
             */
            guests?: components["schemas"]["Guests"];
            /**
             * @description Where the person came from, for the event's statistics, which do not say who it was. Of a first RSVP only.
             * @example newsletter
             */
            source?: components["schemas"]["Source"];
        };
        /**
         * @description What kind of employment the job is.
         * @example full_time
         * @enum {string}
         */
        EmploymentType: "full_time" | "part_time" | "contract" | "internship" | "volunteer";
        /**
         * @description Only administrators can see drafts and closed jobs.
         * @example published
         * @enum {string}
         */
        JobStatus: "draft" | "published" | "closed";
        /**
         * @description The order of the list. `newest`: most recently created first. `expiring_soonest`: soonest to expire first. `recently_updated`: last changed first, in the sense of `updated_since`.
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
         * @description In whole units of the currency, before tax.
         * @example 68000
         */
        SalaryAmount: number;
        /**
         * @description ISO 4217 currency code, in upper case. One that does not exist is refused (400).
         * @example EUR
         */
        Currency: string;
        /**
         * @description One of `SalaryPeriod`, or a period that a later version adds.
         * @example year
         */
        AnySalaryPeriod: "hour" | "month" | "year" | (string & {});
        /** @description What the company pays, from `minimum` to `maximum`. */
        Salary: {
            /**
             * @description The least that the company pays.
             * @example 68000
             */
            minimum: components["schemas"]["SalaryAmount"];
            /**
             * @description The most that the company pays; not below `minimum`.
             * @example 85000
             */
            maximum: components["schemas"]["SalaryAmount"];
            /**
             * @description Currency of both amounts.
             * @example EUR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The period that the amounts are paid for.
             * @example year
             */
            period: components["schemas"]["AnySalaryPeriod"];
        };
        /**
         * @description One of `JobStatus`, or a status that a later version adds. Only administrators can see drafts and closed jobs.
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
            /** @description The group that posts the job; `null`: the alliance itself posts it. */
            group: components["schemas"]["GroupReference"] | null;
            /**
             * @description Unique among the alliance's jobs and all that were published. The first publication of a draft may append a number.
             * @example site-reliability-engineer-nordlicht-systems
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description What the position is called.
             * @example Site Reliability Engineer
             */
            title: components["schemas"]["Name"];
            /**
             * @description The employer.
             * @example Nordlicht Systems
             */
            company_name: components["schemas"]["Name"];
            /**
             * @description What the work is about, in a sentence or two.
             * @example Keep a fleet of two thousand small servers boring, with a team that sleeps at night.
             */
            summary: components["schemas"]["Summary"];
            /**
             * @description Where the office is; `null` if not given.
             * @example Berlin, Germany
             */
            location: string | null;
            /**
             * @description The country of the office or, of a remote job, the one to work from; `null` if not given.
             * @example DE
             */
            country_code: string | null;
            /**
             * @description Whether the job can be done from anywhere.
             * @example false
             */
            remote: boolean;
            /**
             * @description What kind of employment the job is.
             * @example full_time
             */
            employment_type: components["schemas"]["AnyEmploymentType"];
            /** @description What the company pays; `null` if not given. */
            salary: components["schemas"]["Salary"] | null;
            /** @description Skills and topics. */
            tags: components["schemas"]["Tags"];
            /**
             * @description Only a published job accepts applications, until it expires. Expiry does not change the status.
             * @example published
             */
            status: components["schemas"]["AnyJobStatus"];
            /**
             * @description From then on only administrators can see the job, and it accepts no applications.
             * @example 2026-12-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /** @description The administrator who created the job. */
            posted_by: components["schemas"]["Person"];
            /** @description What it is to the caller; only with `include=viewer`. */
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
        /** @description Jobs, in the order of `sort`, and where the next page starts. */
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
         * @description The period that the amounts are paid for.
         * @example year
         * @enum {string}
         */
        SalaryPeriod: "hour" | "month" | "year";
        /** @description A salary range: `minimum` must not be above `maximum`. */
        SalaryCreate: {
            /**
             * @description The least that the company pays.
             * @example 68000
             */
            minimum: components["schemas"]["SalaryAmount"];
            /**
             * @description The most that the company pays; not below `minimum`.
             * @example 85000
             */
            maximum: components["schemas"]["SalaryAmount"];
            /**
             * @description Currency of both amounts.
             * @example EUR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The period that the amounts are paid for.
             * @example year
             */
            period: components["schemas"]["SalaryPeriod"];
        };
        /**
         * @description A draft is visible to administrators only, and accepts no applications.
         * @example published
         * @enum {string}
         */
        NewJobStatus: "draft" | "published";
        /** @description A job of the alliance that `alliance` names, or of the group in it that `group_id` names. */
        JobCreate: {
            /**
             * @description Slug of the alliance that lists the job.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description ID of the group that posts the job, which must be one of the alliance; `null` or nothing for the alliance itself.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id?: string | null;
            /**
             * @description Unique among the alliance's jobs and all that were published, and unchangeable; see `PATCH` for drafts. If omitted, it is derived from the title. `id` is reserved.
             * @example site-reliability-engineer-nordlicht-systems
             */
            slug?: components["schemas"]["Slug"];
            /**
             * @description What the position is called.
             * @example Site Reliability Engineer
             */
            title: components["schemas"]["Name"];
            /**
             * @description The employer.
             * @example Nordlicht Systems
             */
            company_name: components["schemas"]["Name"];
            /**
             * @description What the work is about, in a sentence or two. Lists show it.
             * @example Keep a fleet of two thousand small servers boring, with a team that sleeps at night.
             */
            summary: components["schemas"]["Summary"];
            /**
             * @description Everything there is to know about the job, as plain text or Markdown.
             * @example You work with a small team that writes things down and reviews each other's work.
             */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description Where the company itself accepts applications.
             * @example https://jobs.example.org/site-reliability-engineer-nordlicht-systems
             */
            apply_url?: string | null;
            /**
             * @description Where the office is. Lists can be filtered by it.
             * @example Berlin, Germany
             */
            location?: string | null;
            /**
             * @description The country of the office or, of a remote job, the one to work from.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /**
             * @description Whether the job can be done from anywhere.
             * @default false
             * @example false
             */
            remote?: boolean;
            /**
             * @description What kind of employment the job is.
             * @example full_time
             */
            employment_type: components["schemas"]["EmploymentType"];
            /** @description What the company pays. */
            salary?: components["schemas"]["SalaryCreate"] | null;
            /**
             * @description Skills and topics.
             * @default []
             */
            tags?: components["schemas"]["Tags"];
            /**
             * @description Publish it at once or keep it as a draft.
             * @default draft
             * @example published
             */
            status?: components["schemas"]["NewJobStatus"];
            /**
             * @description Until when the job is shown and accepts applications. Must be in the future; if omitted, 30 days after the creation.
             * @example 2026-12-20T18:00:00Z
             */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description A job that an alliance or one of its groups posts for a company. */
        Job: components["schemas"]["JobSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the page that shows the job to people.
             * @example https://alliance.example.org/jobs/site-reliability-engineer-nordlicht-systems
             */
            html_url: string;
            /**
             * @description Everything there is to know about the job, as plain text or Markdown; not HTML.
             * @example You work with a small team that writes things down and reviews each other's work.
             */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description Where the company itself accepts applications; `null` if not given.
             * @example https://jobs.example.org/site-reliability-engineer-nordlicht-systems
             */
            apply_url: string | null;
        };
        /** @description What is left of a deleted job. */
        DeletedJob: {
            /**
             * @description ID that the job had.
             * @example 01856aa0-c800-74b3-8e20-858864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description The job and its applications no longer exist.
             * @example true
             * @constant
             */
            deleted: true;
        };
        /** @description Omitted fields are unchanged. A salary must have all four fields, and A salary range: `minimum` must not be above `maximum`. */
        SalaryUpdate: {
            /**
             * @description The least that the company pays.
             * @example 70000
             */
            minimum?: components["schemas"]["SalaryAmount"];
            /**
             * @description The most that the company pays; not below `minimum`.
             * @example 90000
             */
            maximum?: components["schemas"]["SalaryAmount"];
            /**
             * @description Currency of both amounts.
             * @example EUR
             */
            currency?: components["schemas"]["Currency"];
            /**
             * @description The period that the amounts are paid for.
             * @example year
             */
            period?: components["schemas"]["SalaryPeriod"];
        };
        /** @description Omitted fields are unchanged. The alliance, the group and the slug of a job cannot be changed. */
        JobUpdate: {
            /**
             * @description What the position is called.
             * @example Senior Site Reliability Engineer
             */
            title?: components["schemas"]["Name"];
            /**
             * @description The employer.
             * @example Nordlicht Systems
             */
            company_name?: components["schemas"]["Name"];
            /**
             * @description What the work is about, in a sentence or two. Lists show it.
             * @example Keep a fleet of three thousand small servers boring.
             */
            summary?: components["schemas"]["Summary"];
            /**
             * @description Everything there is to know about the job, as plain text or Markdown.
             * @example You work with a small team that writes things down and reviews each other's work.
             */
            description?: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description Where the company itself accepts applications; `null` removes it.
             * @example https://jobs.example.org/site-reliability-engineer-nordlicht-systems
             */
            apply_url?: string | null;
            /**
             * @description Where the office is; `null` removes it.
             * @example Berlin, Germany
             */
            location?: string | null;
            /**
             * @description The country of the office or, of a remote job, the one to work from; `null` removes it.
             * @example DE
             */
            country_code?: components["schemas"]["CountryCode"] | null;
            /**
             * @description Whether the job can be done from anywhere.
             * @example true
             */
            remote?: boolean;
            /**
             * @description What kind of employment the job is.
             * @example part_time
             */
            employment_type?: components["schemas"]["EmploymentType"];
            /** @description What the company pays; `null` removes it. */
            salary?: components["schemas"]["SalaryUpdate"] | null;
            /** @description Skills and topics. Replaces all of them. */
            tags?: components["schemas"]["Tags"];
            /**
             * @description The description of `PATCH` says which changes are possible.
             * @example closed
             */
            status?: components["schemas"]["JobStatus"];
            /**
             * @description Until when the job is shown and accepts applications. A new time must be in the future; to end a job, close it.
             * @example 2026-12-31T18:00:00Z
             */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description What names a job where it is not the subject. */
        JobReference: {
            /**
             * @description ID of the job.
             * @example 01856aa0-c800-74b3-8e20-858864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Names the job in `GET /api/v1/jobs/{slug}`.
             * @example site-reliability-engineer-nordlicht-systems
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description What the position is called.
             * @example Site Reliability Engineer
             */
            title: components["schemas"]["Name"];
        };
        /** @description A user as seen by those who read the application. */
        Applicant: {
            /**
             * @description ID of the user.
             * @example 01856aa0-c800-74f7-9af7-d53d64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description The name that the user chose.
             * @example Tomasz Lange
             */
            name: components["schemas"]["Name"];
            /**
             * @description Where to reach the applicant.
             * @example tomasz.lange@example.com
             */
            email: components["schemas"]["Email"];
        };
        /**
         * @description What those who read the application have decided, or a status that a later version adds.
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
            /** @description Who applied. Present only for the job's administrators. */
            applicant?: components["schemas"]["Applicant"];
            /**
             * @description What the applicant wrote to those who read the application; `null` if nothing.
             * @example I have done this for three years and still like the pager.
             */
            note: string | null;
            /**
             * Format: uri
             * @description Where to read the applicant's resume; `null` if not given.
             * @example https://people.example.org/tomasz-lange/resume.pdf
             */
            resume_url: string | null;
            /**
             * @description What has become of the application.
             * @example submitted
             */
            status: components["schemas"]["JobApplicationStatus"];
            /**
             * @description When the applicant sent the application.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the application last changed; the same as `created_at` if it never did.
             * @example 2026-11-21T10:15:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Applications for a job, oldest first, or those of the caller, newest first, and where the next page starts. */
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
         * @description What those who read an application decide: it waits, is being read, is accepted or is rejected.
         * @example in_review
         * @enum {string}
         */
        ReviewStatus: "submitted" | "in_review" | "accepted" | "rejected";
        /** @description Omitted fields are unchanged. What the applicant wrote cannot be changed. */
        JobApplicationUpdate: {
            /**
             * @description What has become of the application. Any status may follow any other.
             * @example in_review
             */
            status?: components["schemas"]["ReviewStatus"];
        };
        /** @description Both fields are optional. Those who read the application also see the caller's name and email address. */
        JobApplicationCreate: {
            /**
             * @description A few words to those who read the application.
             * @example I have done this for three years and still like the pager.
             */
            note?: string | null;
            /**
             * Format: uri
             * @description Where to read the caller's resume.
             * @example https://people.example.org/tomasz-lange/resume.pdf
             */
            resume_url?: string | null;
        };
        /**
         * @description What the entry describes. Only a `startup` may have a funding stage.
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
         * @description The order of the list. `name`: alphabetical. `newest`: most recently created first. `recently_updated`: last changed first, in the sense of `updated_since`.
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
             * @description Unique within the alliance's landscape.
             * @example driftwatch
             */
            slug: components["schemas"]["Slug"];
            /**
             * @description What the startup or project or partner is called.
             * @example Driftwatch
             */
            name: components["schemas"]["Name"];
            /**
             * @description What the entry describes.
             * @example startup
             */
            kind: components["schemas"]["AnyLandscapeKind"];
            /**
             * @description What it does, in a sentence or two.
             * @example Tells what differs between the cluster you described and the one you have.
             */
            summary: components["schemas"]["Summary"];
            /**
             * Format: uri
             * @description Where to learn more; `null` if not given.
             * @example https://driftwatch.example.org
             */
            website_url: string | null;
            /**
             * Format: uri
             * @description An image to show beside the name; `null` if there is none.
             * @example https://images.example.org/landscape/driftwatch.svg
             */
            logo_url: string | null;
            /**
             * @description The field of work, in the alliance's own words; `null` if not given.
             * @example Configuration
             */
            category: string | null;
            /**
             * @description How far the funding of a startup is; `null` if not given, and for all other kinds.
             * @example seed
             */
            stage: components["schemas"]["AnyLandscapeStage"] | null;
            /** @description Topics of the entry. */
            tags: components["schemas"]["Tags"];
            /**
             * @description An unpublished entry is hidden from public reads.
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
        /** @description Landscape entries, in the order of `sort`, and where the next page starts. */
        LandscapeEntryPage: {
            /** @description At most `limit` entries; fewer only on the last page. */
            items: components["schemas"]["LandscapeEntrySummary"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description An entry in the landscape of the alliance that `alliance` names. Only the kind `startup` may have a `stage` (400). */
        LandscapeEntryCreate: {
            /**
             * @description Slug of the alliance that lists the entry.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /**
             * @description Unique within the alliance's landscape, and unchangeable. If omitted, it is derived from the name.
             * @example driftwatch
             */
            slug?: components["schemas"]["Slug"];
            /**
             * @description What the startup or project or partner is called.
             * @example Driftwatch
             */
            name: components["schemas"]["Name"];
            /**
             * @description What the entry describes.
             * @example startup
             */
            kind: components["schemas"]["LandscapeKind"];
            /**
             * @description What it does, in a sentence or two. Lists show it.
             * @example Tells what differs between the cluster you described and the one you have.
             */
            summary: components["schemas"]["Summary"];
            /**
             * @description Everything there is to know about it, as plain text or Markdown.
             * @example Known to our groups since their first meetings; ask in the chat for an introduction.
             */
            description?: string | null;
            /**
             * Format: uri
             * @description Where to learn more.
             * @example https://driftwatch.example.org
             */
            website_url?: string | null;
            /**
             * Format: uri
             * @description Where its source code is.
             * @example https://code.example.org/driftwatch
             */
            repository_url?: string | null;
            /**
             * Format: uri
             * @description An image to show beside the name.
             * @example https://images.example.org/landscape/driftwatch.svg
             */
            logo_url?: string | null;
            /**
             * @description The field of work, in the alliance's own words. Lists can be filtered by it.
             * @example Configuration
             */
            category?: string | null;
            /**
             * @description How far the funding of a startup is. Must be `null` or absent for all other kinds.
             * @example seed
             */
            stage?: components["schemas"]["LandscapeStage"] | null;
            /**
             * @description Topics of the entry.
             * @default []
             */
            tags?: components["schemas"]["Tags"];
            /**
             * @description Publish it at once or hide it from public reads for now.
             * @default false
             * @example true
             */
            published?: boolean;
        };
        /** @description A startup, project or partner in the landscape of an alliance. */
        LandscapeEntry: components["schemas"]["LandscapeEntrySummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the page that shows the entry to people.
             * @example https://alliance.example.org/landscape/01856aa0-c800-7384-bde6-1b8064656d6f
             */
            html_url: string;
            /**
             * @description Everything there is to know about it, as plain text or Markdown, not HTML; `null` if not given.
             * @example Known to our groups since their first meetings; ask in the chat for an introduction.
             */
            description: string | null;
            /**
             * Format: uri
             * @description Where its source code is; `null` if not given.
             * @example null
             */
            repository_url: string | null;
        };
        /** @description Omitted fields are unchanged. Only the kind `startup` may have a `stage`; set it to `null` when changing the kind. The alliance and the slug of an entry cannot be changed. */
        LandscapeEntryUpdate: {
            /**
             * @description What the startup or project or partner is called.
             * @example Driftwatch
             */
            name?: components["schemas"]["Name"];
            /**
             * @description What the entry describes.
             * @example startup
             */
            kind?: components["schemas"]["LandscapeKind"];
            /**
             * @description What it does, in a sentence or two. Lists show it.
             * @example Tells what differs between the cluster you described and the one you have.
             */
            summary?: components["schemas"]["Summary"];
            /**
             * @description Everything there is to know about it, as plain text or Markdown; `null` removes it.
             * @example Known to our groups since their first meetings; ask in the chat for an introduction.
             */
            description?: string | null;
            /**
             * Format: uri
             * @description Where to learn more; `null` removes it.
             * @example https://driftwatch.example.org
             */
            website_url?: string | null;
            /**
             * Format: uri
             * @description Where its source code is; `null` removes it.
             * @example https://code.example.org/driftwatch
             */
            repository_url?: string | null;
            /**
             * Format: uri
             * @description An image to show beside the name; `null` removes it.
             * @example https://images.example.org/landscape/driftwatch.svg
             */
            logo_url?: string | null;
            /**
             * @description The field of work, in the alliance's own words; `null` removes it.
             * @example Configuration
             */
            category?: string | null;
            /**
             * @description How far the funding of a startup is; `null` removes it.
             * @example series_a
             */
            stage?: components["schemas"]["LandscapeStage"] | null;
            /** @description Topics of the entry. Replaces all of them. */
            tags?: components["schemas"]["Tags"];
            /**
             * @description An unpublished entry is hidden from public reads.
             * @example true
             */
            published?: boolean;
        };
        /**
         * @description What to look for. A result of the type has it in the property of that name.
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
         * @description Whether the result has only some of the words or phrases, at least half of them. Such results are returned only if no result has all.
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
             * @description The result is an event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "event";
            /**
             * @description How well the event matches. Higher is better; comparable only within one response.
             * @example 1.06
             */
            rank: components["schemas"]["SearchRank"];
            /**
             * @description Whether the event has only some of the words or phrases, at least half of them. Such results are returned only if no result has all.
             * @example false
             */
            partial: components["schemas"]["SearchPartial"];
            /**
             * @description What the event is called.
             * @example Bier und Bereitschaft
             */
            title: components["schemas"]["Name"];
            /**
             * @description Excerpt of the event's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped.
             * @example Bier und <mark>Bereitschaft</mark> · An evening of on-call stories, off the record.
             */
            snippet: components["schemas"]["SearchSnippet"];
            /**
             * @description Where this API returns the whole event.
             * @example https://alliance.example.org/api/v1/events/open-cloud/wolkenwerk-berlin/bier-und-bereitschaft
             */
            url: components["schemas"]["Url"];
            /**
             * @description Where people read about the event.
             * @example https://alliance.example.org/events/open-cloud/wolkenwerk-berlin/bier-und-bereitschaft
             */
            html_url: components["schemas"]["Url"];
            /** @description The event itself. */
            event: components["schemas"]["EventSummary"];
        };
        /** @description A group whose name, description, category, city, region or tags match. */
        GroupSearchResult: {
            /**
             * @description The result is a group. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "group";
            /**
             * @description How well the group matches. Higher is better; comparable only within one response.
             * @example 1.06
             */
            rank: components["schemas"]["SearchRank"];
            /**
             * @description Whether the group has only some of the words or phrases, at least half of them. Such results are returned only if no result has all.
             * @example false
             */
            partial: components["schemas"]["SearchPartial"];
            /**
             * @description What the group is called.
             * @example Wolkenwerk Berlin
             */
            title: components["schemas"]["Name"];
            /**
             * @description Excerpt of the group's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped.
             * @example <mark>Wolkenwerk</mark> Berlin · Berlin&#39;s evening for people who operate things
             */
            snippet: components["schemas"]["SearchSnippet"];
            /**
             * @description Where this API returns the whole group.
             * @example https://alliance.example.org/api/v1/groups/open-cloud/wolkenwerk-berlin
             */
            url: components["schemas"]["Url"];
            /**
             * @description Where people read about the group.
             * @example https://alliance.example.org/groups/open-cloud/wolkenwerk-berlin
             */
            html_url: components["schemas"]["Url"];
            /** @description The group itself. */
            group: components["schemas"]["GroupSummary"];
        };
        /** @description A job whose title, company, summary, description, location, tags or group name match. */
        JobSearchResult: {
            /**
             * @description The result is a job. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "job";
            /**
             * @description How well the job matches. Higher is better; comparable only within one response.
             * @example 1.06
             */
            rank: components["schemas"]["SearchRank"];
            /**
             * @description Whether the job has only some of the words or phrases, at least half of them. Such results are returned only if no result has all.
             * @example false
             */
            partial: components["schemas"]["SearchPartial"];
            /**
             * @description What the position is called.
             * @example Site Reliability Engineer
             */
            title: components["schemas"]["Name"];
            /**
             * @description Excerpt of the job's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped.
             * @example Site <mark>Reliability</mark> Engineer · Nordlicht Systems · Keep a fleet of two thousand small servers boring
             */
            snippet: components["schemas"]["SearchSnippet"];
            /**
             * @description Where this API returns the whole job.
             * @example https://alliance.example.org/api/v1/jobs/site-reliability-engineer-nordlicht-systems
             */
            url: components["schemas"]["Url"];
            /**
             * @description Where people read about the job.
             * @example https://alliance.example.org/jobs/site-reliability-engineer-nordlicht-systems
             */
            html_url: components["schemas"]["Url"];
            /** @description The job itself. */
            job: components["schemas"]["JobSummary"];
        };
        /** @description A landscape entry whose name, summary, description, category or tags match. */
        LandscapeEntrySearchResult: {
            /**
             * @description The result is a landscape entry. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "landscape_entry";
            /**
             * @description How well the entry matches. Higher is better; comparable only within one response.
             * @example 1.06
             */
            rank: components["schemas"]["SearchRank"];
            /**
             * @description Whether the entry has only some of the words or phrases, at least half of them. Such results are returned only if no result has all.
             * @example false
             */
            partial: components["schemas"]["SearchPartial"];
            /**
             * @description What the startup or project or partner is called.
             * @example Driftwatch
             */
            title: components["schemas"]["Name"];
            /**
             * @description Excerpt of the entry's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped.
             * @example <mark>Driftwatch</mark> · Tells what differs between the cluster you described and the one you have.
             */
            snippet: components["schemas"]["SearchSnippet"];
            /**
             * @description Where this API returns the whole entry.
             * @example https://alliance.example.org/api/v1/landscape/01856aa0-c800-7384-bde6-1b8064656d6f
             */
            url: components["schemas"]["Url"];
            /**
             * @description Where people read about the entry.
             * @example https://alliance.example.org/landscape/01856aa0-c800-7384-bde6-1b8064656d6f
             */
            html_url: components["schemas"]["Url"];
            /** @description The entry itself. */
            landscape_entry: components["schemas"]["LandscapeEntrySummary"];
        };
        /** @description A search result. `type` tells which of these it is. Types that a later version adds are returned only if `types` asks for them. */
        SearchResult: components["schemas"]["EventSearchResult"] | components["schemas"]["GroupSearchResult"] | components["schemas"]["JobSearchResult"] | components["schemas"]["LandscapeEntrySearchResult"];
        /** @description The best matches of all types that were asked for, best first, and where the next page starts. */
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
         * @description What kind of resource.
         * @example event
         * @enum {string}
         */
        ResourceType: "alliance" | "group" | "event" | "job" | "landscape_entry";
        /**
         * @description One of `ResourceType`, or a type that a later version adds.
         * @example event
         */
        AnyResourceType: "alliance" | "group" | "event" | "job" | "landscape_entry" | (string & {});
        /** @description A resource that left public view, because it was deleted, hidden or closed, or because it expired. */
        Removal: {
            /**
             * @description What kind of resource it is.
             * @example job
             */
            type: components["schemas"]["AnyResourceType"];
            /**
             * @description ID of the resource.
             * @example 01856aa0-c800-74b3-8e20-858864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description When it left public view.
             * @example 2026-11-20T18:00:00Z
             */
            removed_at: components["schemas"]["Timestamp"];
        };
        /** @description Removals, the earliest first, and where the next page starts. */
        RemovalPage: {
            /** @description At most `limit` removals; fewer only on the last page. */
            items: components["schemas"]["Removal"][];
            /**
             * @description Send it as `cursor` to get the next page; `null` on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        /** @description An alliance that is new or has changed. */
        AllianceChange: {
            /**
             * @description What has changed is an alliance. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "alliance";
            /** @description The alliance as it is now. */
            alliance: components["schemas"]["AllianceSummary"];
        };
        /** @description A group that is new or has changed. */
        GroupChange: {
            /**
             * @description What has changed is a group. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "group";
            /** @description The group as it is now. */
            group: components["schemas"]["GroupSummary"];
        };
        /** @description An event that is new or has changed. */
        EventChange: {
            /**
             * @description What has changed is an event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "event";
            /** @description The event as it is now. */
            event: components["schemas"]["EventSummary"];
        };
        /** @description A job that is new or has changed. */
        JobChange: {
            /**
             * @description What has changed is a job. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "job";
            /** @description The job as it is now. */
            job: components["schemas"]["JobSummary"];
        };
        /** @description A landscape entry that is new or has changed. */
        LandscapeEntryChange: {
            /**
             * @description What has changed is a landscape entry. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "landscape_entry";
            /** @description The landscape entry as it is now. */
            landscape_entry: components["schemas"]["LandscapeEntrySummary"];
        };
        /** @description A resource that is new or has changed. `type` tells which of these it is. Clients ignore types that a later version adds. */
        Change: components["schemas"]["AllianceChange"] | components["schemas"]["GroupChange"] | components["schemas"]["EventChange"] | components["schemas"]["JobChange"] | components["schemas"]["LandscapeEntryChange"];
        /**
         * @description Server-sent events in UTF-8. The data of `changed` is a `Change`, that of `removed` a `Removal`.
         * @example retry: 2000
         *     id: 2026-11-20T18:00:00.123456Z
         *
         *     id: 2026-11-20T18:00:02.654321Z
         *     event: removed
         *     data: {"type":"job","id":"01856aa0-c800-74b3-8e20-858864656d6f","removed_at":"2026-11-20T18:00:01Z"}
         */
        ChangeStream: string;
        /**
         * @description What became of a report. `open`: nobody has decided yet. `resolved`: something was done. `dismissed`: nothing had to be done.
         * @example open
         * @enum {string}
         */
        ReportStatus: "open" | "resolved" | "dismissed";
        /**
         * @description What a report can be about.
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
        /** @description What was reported. It may no longer exist. */
        ReportSubject: {
            /**
             * @description What kind of thing it is.
             * @example event
             */
            type: components["schemas"]["AnyReportSubjectType"];
            /**
             * @description ID of the thing.
             * @example 01856aa0-c800-76a0-8b6a-813a64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description What it was called when it was reported; for a job, its title.
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
        /** @description What somebody has reported to administrators. */
        Report: {
            /**
             * @description ID of the report.
             * @example 01856aa0-c800-73fc-8b4d-6f3564656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Slug of the alliance whose administrators decide.
             * @example open-cloud
             */
            alliance: components["schemas"]["Slug"];
            /** @description The group whose event, job or member was reported, or which was reported itself; `null` otherwise. */
            group: components["schemas"]["GroupReference"] | null;
            /** @description What was reported. */
            subject: components["schemas"]["ReportSubject"];
            /**
             * @description Why it was reported.
             * @example misleading
             */
            reason: components["schemas"]["AnyReportReason"];
            /**
             * @description The reporter's own words.
             * @example The venue says that nothing is booked for this evening.
             */
            text: components["schemas"]["ReportText"];
            /**
             * @description What became of the report.
             * @example open
             */
            status: components["schemas"]["AnyReportStatus"];
            /**
             * @description A note among administrators; `null` without one.
             * @example null
             */
            note: string | null;
            /** @description Who reported it; `null` if the account is gone. */
            reporter: components["schemas"]["Person"] | null;
            /**
             * @description Whether the reporter is banned now: from the alliance, or from the group of `group`. Such a report is as good as any other; but people who were banned also report those who banned them.
             * @example false
             */
            reporter_banned: boolean;
            /**
             * @description Who resolved or dismissed it; `null` while it is open, and if the account is gone.
             * @example null
             */
            resolved_by: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description When it was resolved or dismissed; `null` while it is open.
             * @example null
             */
            resolved_at: string | null;
            /**
             * @description When it was reported.
             * @example 2026-11-19T00:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When the report was last changed.
             * @example 2026-11-19T00:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Reports, and where the next page starts. */
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
         * @description Why something is reported. `spam`: advertising or worthless. `harassment`: attacks or threatens people. `illegal`: breaks a law. `misleading`: is not what it says. `other`: the text tells.
         * @example misleading
         * @enum {string}
         */
        ReportReason: "spam" | "harassment" | "illegal" | "misleading" | "other";
        /** @description A new report. `alliance` and `group_id` are for a person only; everything else belongs to an alliance itself. */
        ReportCreate: {
            /**
             * @description What kind of thing is reported.
             * @example event
             */
            subject_type: components["schemas"]["ReportSubjectType"];
            /**
             * @description ID of the thing.
             * @example 01856aa0-c800-75aa-91db-aa3164656d6f
             */
            subject_id: components["schemas"]["Id"];
            /**
             * @description Why it is reported.
             * @example misleading
             */
            reason: components["schemas"]["ReportReason"];
            /**
             * @description What the administrators should know.
             * @example The venue says that nothing is booked for this evening.
             */
            text: components["schemas"]["ReportText"];
            /**
             * @description For a person, and required then, the alliance whose administrators are told.
             * @example open-cloud
             */
            alliance?: components["schemas"]["Slug"];
            /**
             * @description For a person, the group of the alliance in which it happened; its administrators are told too.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id?: components["schemas"]["Id"];
        };
        /** @description A report as its reporter sees it. */
        SubmittedReport: {
            /**
             * @description ID of the report.
             * @example 01856aa0-c800-73fc-8b4d-6f3564656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description What kind of thing was reported.
             * @example event
             */
            subject_type: components["schemas"]["AnyReportSubjectType"];
            /**
             * @description ID of the thing.
             * @example 01856aa0-c800-75aa-91db-aa3164656d6f
             */
            subject_id: components["schemas"]["Id"];
            /**
             * @description Why it was reported.
             * @example misleading
             */
            reason: components["schemas"]["AnyReportReason"];
            /**
             * @description The reporter's own words.
             * @example The venue says that nothing is booked for this evening.
             */
            text: components["schemas"]["ReportText"];
            /**
             * @description When it was first reported.
             * @example 2026-11-19T00:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Omitted fields are unchanged. */
        ReportUpdate: {
            /**
             * @description What becomes of the report.
             * @example resolved
             */
            status?: components["schemas"]["ReportStatus"];
            /**
             * @description A note among administrators; `null` removes it.
             * @example Talked to the organizers; the event has another venue now.
             */
            note?: string | null;
        };
        /** @description An address that its owner has not confirmed yet. Until then the account keeps its present one. */
        PendingEmail: {
            /**
             * @description The new address. It is shown whether or not it has an account of its own.
             * @example annika@vogt.example.org
             */
            email: components["schemas"]["Email"];
            /**
             * @description Until when the change can be confirmed, 24 hours after it was asked for.
             * @example 2026-11-21T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A language of the service's pages and emails, as an ISO 639-1 code. Languages may be added.
         * @example de
         */
        AnyLanguage: "en" | "de" | "es" | "ja" | "fr" | "pt" | "uk" | (string & {});
        /**
         * @description A sign-in provider, `password`, `passkey`, or a method that a later version adds.
         * @example github
         */
        SignInMethod: "github" | "google" | "linkedin" | "password" | "passkey" | (string & {});
        /** @description A role and what it applies to. */
        RoleGrant: {
            /**
             * @description What the user is allowed to administer.
             * @example group_admin
             */
            role: components["schemas"]["Role"];
            /**
             * @description Slug of the alliance, also of the one that the group belongs to; `null` means all alliances.
             * @example open-cloud
             */
            alliance: string | null;
            /**
             * Format: uuid
             * @description ID of the group; `null` for an `alliance_admin`.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id: string | null;
        };
        /**
         * @description One of `NewEventsChoice`, or a choice that a later version adds.
         * @example weekly
         */
        AnyNewEventsChoice: "immediately" | "weekly" | "never" | (string & {});
        /** @description The kinds of emails that the caller gets; all of them unless the caller turns some off. Emails about the security of the account cannot be turned off. An address that is not verified gets none of these. */
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
             * @description Such an event has a new time or place, or takes place after all.
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
             * @description The caller was given a role.
             * @example true
             */
            role_granted: boolean;
            /**
             * @description An administrator ended a membership of the caller.
             * @example true
             */
            membership_ended: boolean;
            /**
             * @description New reports in what the caller administers.
             * @example true
             */
            report_received: boolean;
            /**
             * @description A report by the caller was resolved or dismissed.
             * @example true
             */
            report_resolved: boolean;
            /**
             * @description Messages by organizers of events with the caller's RSVP.
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
             * @description An application of the caller has arrived.
             * @example true
             */
            application_confirmation: boolean;
            /**
             * @description RSVPs to approve, in groups that the caller administers.
             * @example true
             */
            rsvp_received: boolean;
            /**
             * @description Invitations to groups, alliances, events and roles.
             * @example true
             */
            invitation: boolean;
            /**
             * @description Messages by organizers to the members of the caller's groups.
             * @example true
             */
            group_message: boolean;
        };
        /** @description The caller's profile. While `email_verified` is false, operations that require credentials return 403, but for a few: the caller may read and update this profile, change the address, read what happened to the account, read and revoke the caller's API tokens, request another verification email and sign out. */
        User: {
            /**
             * @description ID of the caller.
             * @example 01856aa0-c800-7642-a2ef-786864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description The address of the account, with which the caller signs in and at which the service writes. `POST /api/v1/me/email` changes it.
             * @example annika.vogt@example.org
             */
            email: components["schemas"]["Email"];
            /**
             * @description Whether `email` is verified by the link in an email or by a sign-in provider.
             * @example true
             */
            email_verified: boolean;
            /**
             * @description Whether the mail server of `email` has finally rejected three emails within 30 days. Until the caller signs in again, confirms the address by a link in an email, or changes it, no emails are sent that can be turned off (`notifications`). Administrators see this in their lists of attendees and members.
             * @example false
             */
            email_undeliverable: boolean;
            /**
             * @description The address to which the caller has asked to change, until it is confirmed; `null` if there is none.
             * @example null
             */
            pending_email: components["schemas"]["PendingEmail"] | null;
            /**
             * @description The name that other users see.
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
             * @description Time zone in which the caller lives; `null` if not given. Times in responses are in UTC all the same.
             * @example Europe/Berlin
             */
            timezone: string | null;
            /**
             * @description In which language the caller gets pages and emails. `null` if none was chosen: then pages are in the language that the browser asks for, and emails in English. Whoever registers in a browser begins with the language of the form. JSON is in English all the same.
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
            /** @description More pages by or about the caller, in the caller's order. */
            links: components["schemas"]["LabeledLink"][];
            /** @description Topics that interest the caller, in the caller's order. */
            interests: components["schemas"]["Tags"];
            /**
             * @description Whether groups that the caller administers, and their events, name the caller as organizer and host.
             * @example false
             */
            show_as_organizer: boolean;
            /**
             * @description Whether pages of events show everybody the caller's name and photo among the attendees, until the event ends.
             * @example false
             */
            show_as_attendee: boolean;
            /** @description The sign-in methods that are set up, `password` and `passkey` included. There is always at least one. */
            providers: components["schemas"]["SignInMethod"][];
            /**
             * @description Whether the account has a second factor, a passkey or an authenticator app, which is asked for after the password.
             * @example false
             */
            second_factor: boolean;
            /** @description What the caller currently administers, in the order in which the roles were granted. */
            roles: components["schemas"]["RoleGrant"][];
            /**
             * @description Whether the roles give no rights at present, because this service requires a second factor of administrators and the caller has none. Add one at `/settings/security`.
             * @example false
             */
            roles_suspended: boolean;
            /** @description Which emails the caller gets beside those about the account. */
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
         * @description Compared after Unicode NFKC normalization, otherwise exactly as written. NUL and unpaired surrogates are refused (400).
         * @example seven herons cross the river
         */
        Password: string;
        /** @description Shows that the caller is there. Without the password the session must have begun within the last five minutes. */
        AccountDeletion: {
            /**
             * @description The caller's password. A wrong one counts as a failed sign-in.
             * @example seven herons cross the river
             */
            password?: components["schemas"]["Password"];
        };
        /** @description What is left of a deleted account. */
        DeletedAccount: {
            /**
             * @description ID that the user had.
             * @example 01856aa0-c800-7642-a2ef-786864656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description The account no longer exists.
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
         * @description When to tell a member of new events. `immediately`: the first when it is published, and those that follow within an hour in one email. `weekly`: on Monday at 07:00 in the caller's `timezone` (UTC without one) those of the caller's groups that are new or about to begin and, with a `city` in the profile, those near it. `never`: not at all.
         * @example weekly
         * @enum {string}
         */
        NewEventsChoice: "immediately" | "weekly" | "never";
        /** @description Omitted kinds are unchanged. */
        NotificationChoices: {
            /**
             * @description The caller moved up from the waitlist.
             * @example true
             */
            waitlist_promotion?: boolean;
            /**
             * @description An event with the caller's RSVP was canceled.
             * @example true
             */
            event_canceled?: boolean;
            /**
             * @description Such an event has a new time or place, or takes place after all.
             * @example true
             */
            event_changed?: boolean;
            /**
             * @description A reminder a day before an event that the caller attends.
             * @example false
             */
            event_reminder?: boolean;
            /**
             * @description The decision on an RSVP that needed approval.
             * @example true
             */
            rsvp_decision?: boolean;
            /**
             * @description Applications for the caller's jobs.
             * @example true
             */
            application_received?: boolean;
            /**
             * @description An application of the caller has a new status.
             * @example true
             */
            application_status?: boolean;
            /**
             * @description The caller was given a role.
             * @example true
             */
            role_granted?: boolean;
            /**
             * @description An administrator ended a membership of the caller.
             * @example true
             */
            membership_ended?: boolean;
            /**
             * @description New reports in what the caller administers.
             * @example true
             */
            report_received?: boolean;
            /**
             * @description A report by the caller was resolved or dismissed.
             * @example true
             */
            report_resolved?: boolean;
            /**
             * @description Messages by organizers of events with the caller's RSVP.
             * @example true
             */
            event_message?: boolean;
            /**
             * @description New events of the caller's groups.
             * @example weekly
             */
            new_events?: components["schemas"]["NewEventsChoice"];
            /**
             * @description Confirmations of RSVPs, with a calendar entry and the check-in code.
             * @example true
             */
            rsvp_confirmation?: boolean;
            /**
             * @description An application of the caller has arrived.
             * @example true
             */
            application_confirmation?: boolean;
            /**
             * @description RSVPs to approve, in groups that the caller administers.
             * @example true
             */
            rsvp_received?: boolean;
            /**
             * @description Invitations to groups, alliances, events and roles.
             * @example true
             */
            invitation?: boolean;
            /**
             * @description Messages by organizers to the members of the caller's groups.
             * @example true
             */
            group_message?: boolean;
        };
        /** @description Omitted fields are unchanged, `null` clears a field. A user must have a name. */
        UserUpdate: {
            /**
             * @description The name that other users see.
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
             * @description In which language the caller gets pages and emails.
             * @example de
             */
            language?: components["schemas"]["Language"] | null;
            /**
             * Format: uri
             * @description A portrait. The service keeps the URL, not the image.
             * @example https://annika-vogt.example.org/portrait.jpg
             */
            photo_url?: string | null;
            /**
             * Format: uri
             * @description The caller's website.
             * @example https://annika-vogt.example.org
             */
            website_url?: string | null;
            /** @description More pages by or about the caller. Replaces all of them. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /** @description Topics that interest the caller. Replaces all of them. */
            interests?: components["schemas"]["Tags"];
            /**
             * @description Whether groups that the caller administers, and their events, name the caller as organizer and host.
             * @example true
             */
            show_as_organizer?: boolean;
            /**
             * @description Whether pages of events show everybody the caller's name and photo among the attendees, until the event ends.
             * @example true
             */
            show_as_attendee?: boolean;
            /** @description Which emails the caller wants. Omitted kinds are unchanged. */
            notifications?: components["schemas"]["NotificationChoices"];
        };
        /** @description What it takes to change the address of an account. */
        EmailChange: {
            /**
             * @description The new address. The link goes there.
             * @example annika@vogt.example.org
             */
            email: components["schemas"]["Email"];
            /**
             * @description The password of the account; a wrong one counts as a failed sign-in. Only an account without one can leave it out, in a session that began at most five minutes ago.
             * @example seven herons cross the river
             */
            password?: components["schemas"]["Password"];
        };
        /** @description What is left of a change of the address. */
        CanceledEmailChange: {
            /**
             * @description No change is pending.
             * @example true
             * @constant
             */
            canceled: true;
        };
        /**
         * @description What happened to an account, or a kind of event that a later version adds.
         * @example login
         */
        SecurityEventKind: "registered" | "email_verified" | "login" | "new_device" | "login_failed" | "login_blocked" | "logout" | "session_ended" | "other_sessions_ended" | "password_changed" | "reset_requested" | "sign_in_link_requested" | "password_reset" | "account_recovered" | "email_change_requested" | "email_change_canceled" | "email_changed" | "email_change_undone" | "provider_linked" | "provider_unlinked" | "token_created" | "token_revoked" | "all_tokens_revoked" | "calendar_created" | "calendar_deleted" | "app_admitted" | "app_removed" | "client_created" | "client_changed" | "client_deleted" | "passkey_added" | "passkey_removed" | "passkey_counter_regressed" | "totp_enabled" | "totp_disabled" | "recovery_codes_renewed" | "recovery_code_used" | "second_factor_confirmed" | "second_factor_failed" | "second_factor_blocked" | "second_factor_reset" | "account_disabled" | "account_enabled" | (string & {});
        /** @description Something that happened to the caller's account. */
        SecurityEvent: {
            /**
             * @description ID of the event.
             * @example 01a1fd90-fce0-7b27-8c3d-91e2f4a6b8c1
             */
            id: components["schemas"]["Id"];
            /**
             * @description What happened.
             * @example login
             */
            kind: components["schemas"]["SecurityEventKind"];
            /**
             * @description What it happened to or by: of a sign-in and of a change of providers the sign-in method, of tokens, apps and ended sessions their ID; `null` if there is nothing to name.
             * @example password
             */
            subject: string | null;
            /**
             * @description The IP address that the request came from; `null` for what the operator did.
             * @example 203.0.113.4
             */
            ip_address: string | null;
            /**
             * @description What the program called itself, which anybody can choose; `null` if it did not say, and for what the operator did.
             * @example Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0
             */
            user_agent: string | null;
            /**
             * @description When it happened. Lists of events are in this order, the latest first.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What happened to the caller's account, the latest first, and where the next page starts. */
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
             * @description Where emails go, and the name to sign in with.
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
             * @description When whoever set up the account proved to own the address; `null` until then.
             * @example 2026-11-20T18:00:00Z
             */
            owner_proven_at: string | null;
            /**
             * @description The name that other users see.
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
            /** @description More pages by or about the user. */
            links: components["schemas"]["LabeledLink"][];
            /** @description Topics that interest the user. */
            interests: components["schemas"]["ExportedText"][];
            /**
             * @description Whether groups name the user among their organizers.
             * @example false
             */
            show_as_organizer: boolean;
            /**
             * @description Whether pages of events show everybody that the user attends.
             * @example false
             */
            show_as_attendee: boolean;
            /** @description The kinds of emails that the user does not want. */
            muted_notifications: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description Since when the user is told of new events once a week; `null` otherwise.
             * @example null
             */
            digest_since: string | null;
            /**
             * Format: date
             * @description The Monday of the last week for which an email about the week's events was queued; `null` before the first.
             * @example null
             */
            digest_week: string | null;
            /** @description When the mail server of the address lately rejected an email for good. */
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
        /** @description That the account has a password. The password itself is not stored, only what it can be compared with. */
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
             * @description The provider, as it names itself.
             * @example https://github.com
             */
            issuer: string;
            /**
             * @description The ID of the user there.
             * @example 1234567
             */
            subject: string;
            /**
             * @description When it was linked.
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
             * @description What the browser said of itself.
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
             * @description When the user last showed a second factor in it; `null` if never.
             * @example 2026-11-20T18:00:00Z
             */
            second_factor_at: string | null;
            /**
             * @description When the session was last used, to the minute.
             * @example 2026-11-20T18:00:00Z
             */
            last_used_at: components["schemas"]["Timestamp"];
        };
        /** @description A change of the address that waits. */
        ExportedPendingEmail: {
            /**
             * @description The address to be.
             * @example annika@vogt.example.org
             */
            email: components["schemas"]["Email"];
            /**
             * @description Until when it can be confirmed.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * @description When it was asked for.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An address that the account had. */
        ExportedFormerEmail: {
            /**
             * @description The address.
             * @example annika@vogt.example.org
             */
            email: components["schemas"]["Email"];
            /**
             * @description Until when its link works.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * @description When it was given up.
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
             * @description The authenticator’s name for it.
             * @example 1f3aQm0b6kG8tYwUe2R5sA
             */
            credential_id: string;
            /** @description How a browser may reach the authenticator. */
            transports: string[];
            /**
             * @description What the user calls it.
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
        /** @description A recovery code that is left. The code itself is known to nobody. */
        ExportedRecoveryCode: {
            /**
             * @description When it was made.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A link in an email that still works, or was used. */
        ExportedEmailLink: {
            /**
             * @description What it is for: `verify`, `reset`, `sign_in`, or `second_factor` for a sign-in by email that waits for that.
             * @example verify
             */
            purpose: string;
            /**
             * @description The page to show afterwards.
             * @example /settings/tokens
             */
            next: string | null;
            /**
             * @description When it expires.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was used; `null` until then.
             * @example 2026-11-20T18:00:00Z
             */
            used_at: string | null;
        };
        /** @description A link to a provider that was begun and not completed. */
        ExportedProviderSignIn: {
            /**
             * @description The provider.
             * @example github
             */
            provider: string;
            /**
             * @description The page to show afterwards.
             * @example /settings/security
             */
            next: string | null;
            /**
             * @description When it expires.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description What happened to the account. */
        ExportedSecurityEvent: {
            /**
             * @description What happened.
             * @example login
             */
            event: string;
            /**
             * @description What it happened to, or by what.
             * @example password
             */
            subject: string | null;
            /**
             * @description The IP address it came from; `null` for the operator.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * @description What the browser said of itself.
             * @example Mozilla/5.0
             */
            user_agent: string | null;
            /**
             * @description When it happened.
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
             * @description What the user calls it.
             * @example Calendar sync
             */
            name: string;
            /**
             * @description The first characters of its secret.
             * @example alli_7Qm2xV4
             */
            prefix: string;
            /** @description What it may do. */
            scopes: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             * @example 2026-11-20T18:00:00Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it expires.
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
             * @description The token that created it.
             * @example null
             */
            parent_id: string | null;
            /**
             * Format: uuid
             * @description What the app that created it had been admitted to.
             * @example null
             */
            grant_id: string | null;
            /**
             * @description When it was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When it last changed.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What an app was admitted to, by one consent. */
        ExportedGrant: {
            /**
             * @description ID of the consent.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description The app.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a61
             */
            client_id: string;
            /**
             * @description What the app calls itself.
             * @example Event radar
             */
            client_name: string;
            /** @description What it may do. */
            scopes: components["schemas"]["ExportedText"][];
            /** @description What its tokens are for. */
            audiences: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             * @example 2026-11-20T18:00:00Z
             */
            last_used_at: string | null;
            /**
             * @description When it ends.
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
             * @description The consent that it was issued for.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            grant_id: components["schemas"]["Id"];
            /** @description What it may do. */
            scopes: components["schemas"]["ExportedText"][];
            /**
             * @description What it is for.
             * @example api
             */
            audience: string;
            /**
             * @description When it expires.
             * @example 2026-11-20T18:00:00Z
             */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * @description When it was issued.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A code or a refresh token of an app, without its secret. */
        ExportedAppCredential: {
            /**
             * @description The consent that it was issued for.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            grant_id: components["schemas"]["Id"];
            /**
             * @description What it is.
             * @example RefreshToken
             */
            kind: string;
            /**
             * Format: date-time
             * @description When it was used.
             * @example null
             */
            consumed_at: string | null;
            /**
             * @description When it expires.
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
             * @description What it is called.
             * @example Event radar
             */
            name: string;
            /**
             * @description The app's own page.
             * @example https://radar.example.org
             */
            uri: string | null;
            /** @description Where it leads to. */
            redirect_uris: components["schemas"]["ExportedText"][];
            /** @description How it gets tokens. */
            grant_types: components["schemas"]["ExportedText"][];
            /**
             * @description How it shows who it is.
             * @example none
             */
            auth_method: string;
            /**
             * @description When it was registered.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When it last changed.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The address of the private calendar, without its secret. */
        ExportedCalendarAddress: {
            /**
             * Format: uuid
             * @description The API token that made it.
             * @example null
             */
            token_id: string | null;
            /**
             * Format: uuid
             * @description The consent of the app that made it.
             * @example null
             */
            grant_id: string | null;
            /**
             * Format: date-time
             * @description When it was last read, to the minute.
             * @example 2026-11-20T18:00:00Z
             */
            last_used_at: string | null;
            /**
             * @description When it was made.
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
        /** @description An RSVP, also to an event that is over. */
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
             * @description How many others the user brings.
             * @example 1
             */
            guests: number;
            /** @description What the user answered to the questions of the event. */
            answers: components["schemas"]["RsvpAnswer"][];
            /**
             * @description Whether the user is still to be told of a decision about the RSVP.
             * @example false
             */
            decision_pending: boolean;
            /**
             * Format: int64
             * @description Grows with each RSVP to the service: the order of the waitlist.
             * @example 4711
             */
            arrival: number;
            /**
             * Format: int64
             * @description Up to which change of the event the user was told.
             * @example 12
             */
            notified_revision: number;
            /**
             * @description Whether the RSVP is still to be confirmed by email.
             * @example false
             */
            confirmation_pending: boolean;
            /**
             * Format: int32
             * @description Rises with each RSVP and each correction of one; orders the calendar entries in emails.
             * @example 5120
             */
            calendar_sequence: number;
            /**
             * @description Whether the user is still to be told of a place that became free.
             * @example false
             */
            promotion_pending: boolean;
            /**
             * @description What the user shows at the door.
             * @example 7GK2Q4MX
             */
            check_in_code: string | null;
            /**
             * Format: date-time
             * @description When the user was checked in at the event.
             * @example null
             */
            checked_in_at: string | null;
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
             * @description Who offers the job.
             * @example Kestrel Analytics
             */
            company_name: string;
            /**
             * @description What the user wrote.
             * @example I keep clusters boring.
             */
            note: string | null;
            /**
             * @description Where the résumé is.
             * @example https://annika-vogt.example.org/cv.pdf
             */
            resume_url: string | null;
            /**
             * @description What became of it.
             * @example submitted
             */
            status: string;
            /**
             * @description The status that the user was last told.
             * @example submitted
             */
            notified_status: string;
            /**
             * @description When it was sent.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When it last changed.
             * @example 2026-11-20T18:00:00Z
             */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What the user administers. */
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
        /** @description A job that the user posted. It belongs to the alliance and stays with it. */
        ExportedJob: {
            /**
             * @description ID of the job.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description The job in addresses.
             * @example platform-engineer
             */
            slug: string;
            /**
             * @description Its title.
             * @example Platform engineer
             */
            title: string;
            /**
             * @description Whether it is shown.
             * @example published
             */
            status: string;
            /**
             * @description When it was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A landscape entry that the user created. It belongs to the alliance and stays with it. */
        ExportedLandscapeEntry: {
            /**
             * @description ID of the entry.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description The entry within its alliance.
             * @example windkraft
             */
            slug: string;
            /**
             * @description Its name.
             * @example Windkraft
             */
            name: string;
            /**
             * @description When it was created.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What the user changed as an administrator, or what was granted to or revoked from the user. */
        ExportedAuditEntry: {
            /**
             * @description ID of the entry.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description What was done.
             * @example updateGroup
             */
            action: string;
            /**
             * Format: uuid
             * @description Who did it; `null` for the operator. Of others only the ID.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            actor_id: string | null;
            /**
             * Format: uuid
             * @description The API token that was used.
             * @example null
             */
            token_id: string | null;
            /**
             * @description What kind of thing was changed.
             * @example group
             */
            subject_type: string;
            /**
             * @description ID of what was changed.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            subject_id: components["schemas"]["Id"];
            /**
             * @description Name of what was changed.
             * @example Wolkenwerk Berlin
             */
            subject_name: string;
            /**
             * @description When it was done.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A picture. `GET /api/v1/me/uploads` has the addresses of its files. */
        ExportedUpload: {
            /**
             * @description ID of the upload.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description What its files are called.
             * @example 5f2b8c1d9e3a4f60b7c8d9e0f1a2b3c4
             */
            name: string;
            /** @description Pixels. */
            widths: number[];
            /** @description Pixels. */
            heights: number[];
            /** @description Of the files. */
            bytes: number[];
            /**
             * Format: date-time
             * @description Since when nothing shows it; `null` while something does.
             * @example 2026-11-20T18:00:00Z
             */
            unused_since: string | null;
            /**
             * @description When it was uploaded.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A ban. Whoever is banned is told neither why nor by whom. */
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
             * @description Whether the user decided it, about somebody else.
             * @example false
             */
            decided: boolean;
            /**
             * @description Why, in the words of the user who decided it.
             * @example null
             */
            reason: string | null;
            /**
             * @description Since when.
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
             * @description What was reported.
             * @example event
             */
            subject_type: string;
            /**
             * @description ID of what was reported.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            subject_id: components["schemas"]["Id"];
            /**
             * @description Of a report that the user sent: why.
             * @example spam
             */
            reason: string | null;
            /**
             * @description Of a report that the user sent: what the user wrote.
             * @example An advertisement.
             */
            text: string | null;
            /**
             * @description Of a report that the user resolved: what the user noted.
             * @example null
             */
            note: string | null;
            /**
             * @description When it was sent.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A message that the user sent to people with an RSVP to an event. */
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
             * @description What it is about.
             * @example The entrance is in the yard
             */
            subject: string;
            /**
             * @description What it says.
             * @example Ring the bell next to the green door.
             */
            text: string;
            /**
             * @description Whose RSVPs it is about: `attending`, `waitlisted`, `pending` or `everyone`.
             * @example attending
             */
            audience: string;
            /**
             * Format: int32
             * @description To how many people it was sent.
             * @example 38
             */
            recipient_count: number;
            /**
             * @description When it was sent.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
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
             * @description ID of the group, also of the one that the event belongs to; `null` for an invitation to an alliance.
             * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
             */
            group_id: string | null;
            /**
             * Format: uuid
             * @description ID of the event; `null` for an invitation to something else.
             * @example null
             */
            event_id: string | null;
            /**
             * @description The role that it gives.
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
             * @description When it was made.
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
             * @description What it is about.
             * @example The entrance is in the yard
             */
            subject: string;
            /**
             * @description What it says.
             * @example Ring the bell next to the green door.
             */
            text: string;
            /**
             * Format: int32
             * @description To how many people it was sent.
             * @example 38
             */
            recipient_count: number;
            /**
             * @description When it was sent.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An `Idempotency-Key` that the user sent within a day. The kept response is of what stands elsewhere in this document. */
        ExportedIdempotencyKey: {
            /**
             * @description The operation that it was sent to.
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
        /** @description An email to the user that was not sent yet. Its text may hold a link, which only the mailbox gets. */
        ExportedEmail: {
            /**
             * @description What it comes from.
             * @example mail
             */
            topic: string;
            /**
             * @description Its subject, if it is written already.
             * @example A change to your account
             */
            subject: string | null;
            /**
             * Format: int64
             * @description How often it could not be delivered.
             * @example 0
             */
            attempts: number;
            /**
             * @description When it was caused.
             * @example 2026-11-20T18:00:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A limit that the user has used something of. */
        ExportedLimit: {
            /**
             * @description Its name.
             * @example login_failures_per_account
             */
            limit: string;
            /**
             * Format: int64
             * @description How often.
             * @example 1
             */
            uses: number;
            /**
             * Format: date-time
             * @description When it is forgotten.
             * @example 2026-11-20T18:00:00Z
             */
            until: string | null;
        };
        /** @description Everything that is stored about the caller, by section. What is secret is left out: that it exists, and since when, stands here. */
        AccountExport: {
            /**
             * @description When the document was made.
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
            /** @description A change of the address that waits for its confirmation, if there is one. */
            pending_emails: components["schemas"]["ExportedPendingEmail"][];
            /** @description Addresses by which a change can be undone. */
            former_emails: components["schemas"]["ExportedFormerEmail"][];
            /** @description Passkeys. */
            passkeys: components["schemas"]["ExportedPasskey"][];
            /** @description The authenticator app, if there is one. */
            authenticator_apps: components["schemas"]["ExportedAuthenticatorApp"][];
            /** @description Recovery codes that are left. */
            recovery_codes: components["schemas"]["ExportedRecoveryCode"][];
            /** @description Links in emails. */
            email_links: components["schemas"]["ExportedEmailLink"][];
            /** @description Links to providers under way. */
            provider_sign_ins: components["schemas"]["ExportedProviderSignIn"][];
            /** @description What happened to the account. */
            security_events: components["schemas"]["ExportedSecurityEvent"][];
            /** @description API tokens. */
            api_tokens: components["schemas"]["ExportedApiToken"][];
            /** @description Apps that the user has admitted. */
            authorized_apps: components["schemas"]["ExportedGrant"][];
            /** @description Access tokens of these apps. */
            access_tokens: components["schemas"]["ExportedAccessToken"][];
            /** @description Codes and refresh tokens of these apps. */
            app_credentials: components["schemas"]["ExportedAppCredential"][];
            /** @description Apps that the user has registered. */
            apps: components["schemas"]["ExportedApp"][];
            /** @description The private calendar, if there is one. */
            calendar_addresses: components["schemas"]["ExportedCalendarAddress"][];
            /** @description Groups that the user has joined. */
            memberships: components["schemas"]["ExportedMembership"][];
            /** @description RSVPs, with those to past events. */
            attendances: components["schemas"]["ExportedAttendance"][];
            /** @description Applications for jobs. */
            applications: components["schemas"]["ExportedApplication"][];
            /** @description Roles of the user. */
            roles: components["schemas"]["ExportedRole"][];
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
            /** @description Messages that the user sent to people with an RSVP to an event. */
            event_messages: components["schemas"]["ExportedEventMessage"][];
            /** @description Invitations that the user sent, without whom to; those to the user's address; and those that the user accepted. */
            invitations: components["schemas"]["ExportedInvitation"][];
            /** @description Messages that the user sent to members of groups. */
            group_messages: components["schemas"]["ExportedGroupMessage"][];
            /** @description Keys of requests that may be repeated. */
            idempotency_keys: components["schemas"]["ExportedIdempotencyKey"][];
            /** @description Emails that were not sent yet. */
            queued_emails: components["schemas"]["ExportedEmail"][];
            /** @description Limits that were used. */
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
             * @description ID of the token, which is no secret.
             * @example 01a1fd9a-24a0-7d1e-9a4b-3c5f7e2d1a60
             */
            id: components["schemas"]["Id"];
            /**
             * @description What the token is for. It need not be unique.
             * @example Calendar sync
             */
            name: components["schemas"]["Name"];
            /**
             * @description How the token begins, to tell the caller's tokens apart.
             * @example alli_7Qm2xV4
             */
            token_prefix: components["schemas"]["TokenPrefix"];
            /** @description What the token may do. Set at its creation. */
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
         * @description What a token may do. Never more than its user's roles allow at the time of the request. Each operation names the scope it needs.
         * @example events:attend
         * @enum {string}
         */
        TokenScope: "profile:read" | "profile:write" | "account:manage" | "tokens:manage" | "groups:join" | "events:attend" | "jobs:apply" | "reports:create" | "uploads:create" | "admin:alliances" | "admin:groups" | "admin:events" | "admin:jobs" | "admin:landscape" | "admin:webhooks" | "admin:reports";
        /** @description What a new token may do. At least one scope. */
        TokenScopes: components["schemas"]["TokenScope"][];
        /** @description What the token is for, what it may do and until when. */
        TokenCreate: {
            /**
             * @description What the token is for. It need not be unique.
             * @example Calendar sync
             */
            name: components["schemas"]["Name"];
            /** @description What the token may do. If omitted, all scopes; or, when created with a token, all scopes of that token. */
            scopes?: components["schemas"]["TokenScopes"];
            /**
             * Format: date-time
             * @description Must be in the future and at most 366 days from now; `null` means never. If omitted, 90 days from now, or the expiry of the creating token if that is sooner.
             * @example 2027-02-19T10:15:00Z
             */
            expires_at?: string | null;
        };
        /**
         * @description Send it as `Authorization: Bearer <token>`, never in a URL. `alli_`, followed by 40 random base-62 characters (0-9 A-Z a-z) and 6 more that hold the CRC-32 of everything before them.
         * @example alli_7Qm2xV4c9RkTz1LpWb6YsGh3JdNf8XuEa5oMvCq02A7Y6Q
         */
        TokenSecret: string;
        /** @description An API token with its secret, which is shown only once, here, and is not stored. */
        NewApiToken: components["schemas"]["ApiToken"] & {
            /**
             * @description The secret. Keep it where no one else can read it; it cannot be shown again.
             * @example alli_7Qm2xV4c9RkTz1LpWb6YsGh3JdNf8XuEa5oMvCq02A7Y6Q
             */
            token: components["schemas"]["TokenSecret"];
        };
        /** @description The address of the caller's private calendar, without its secret. */
        CalendarAddress: {
            /**
             * Format: date-time
             * @description When the calendar was last read, to the minute; `null` if never.
             * @example null
             */
            last_used_at: string | null;
            /**
             * @description When the address was made.
             * @example 2026-11-21T10:15:00Z
             */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uri
         * @description The secret address of a private calendar. Its last segment has 256 random bits.
         * @example https://alliance.example.org/me/calendar/5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM.ics
         */
        CalendarUrl: string;
        /** @description The address of a private calendar, which is shown only once, here, and is not stored. */
        NewCalendarAddress: components["schemas"]["CalendarAddress"] & {
            /**
             * @description Give it to a calendar program. Whoever knows it can read the calendar; it cannot be shown again.
             * @example https://alliance.example.org/me/calendar/5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM.ics
             */
            url: components["schemas"]["CalendarUrl"];
        };
        /** @description What is left of the address of a private calendar. */
        DeletedCalendarAddress: {
            /**
             * @description The address no longer works.
             * @example true
             * @constant
             */
            deleted: true;
        };
        /**
         * @description The media type of the files of a picture; a later version may add types.
         * @example image/webp
         */
        PictureType: "image/webp" | (string & {});
        /** @description A file of a picture that fits into a square. */
        PictureSize: {
            /**
             * Format: int32
             * @description Width in pixels, of which a small picture has no more than before.
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
             * @description Where the file is, for everyone.
             * @example https://alliance.example.org/media/5f0c5a4e1d3b4c6f9a8e7d6c5b4a3f2e-512.webp
             */
            url: components["schemas"]["Url"];
            /**
             * Format: int32
             * @description Size of the file.
             * @example 20480
             */
            bytes: number;
        };
        /** @description A picture that a user has uploaded. It never changes. */
        Upload: {
            /**
             * @description ID of the upload.
             * @example 01856aa0-c800-7d1e-9a4b-3c5f64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description Where the largest file is, for everyone: the value for a `logo_url`, `banner_url` or `photo_url`.
             * @example https://alliance.example.org/media/5f0c5a4e1d3b4c6f9a8e7d6c5b4a3f2e-1600.webp
             */
            url: components["schemas"]["Url"];
            /**
             * @description The type of the files.
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
            /** @description The files, smallest first: they fit into squares of 128, 512 and 1600 pixels. None is larger than what was uploaded. */
            sizes: components["schemas"]["PictureSize"][];
            /**
             * @description Whether a profile, an alliance, a group, an event or a landscape entry has the address of one of the files.
             * @example true
             */
            in_use: boolean;
            /**
             * @description When it was uploaded.
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
            /** @description The group. It may have become inactive. */
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
        /** @description An event that the caller attends, or for which the caller is waitlisted or pending, and the caller's RSVP. */
        MyEvent: {
            /** @description The event. It may have been canceled. */
            event: components["schemas"]["EventSummary"];
            /**
             * @description Whether the caller has a place.
             * @example attending
             */
            status: components["schemas"]["AttendeeStatus"];
            /**
             * Format: int32
             * @description 1 is the next to get a place; `null` unless waitlisted.
             * @example null
             */
            waitlist_position: number | null;
            /**
             * @description How many others the caller brings.
             * @example 1
             */
            guests: components["schemas"]["Guests"];
            /**
             * @description When the caller sent the RSVP. A place from the waitlist does not change it.
             * @example 2026-11-21T10:15:00Z
             */
            responded_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the caller was checked in at the door; `null` before that.
             * @example null
             */
            checked_in_at: string | null;
            /**
             * Format: uri
             * @description Where to join online; `null` for those who do not attend, and if there is no such address.
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
             * @description The picture, of at most 8 MiB. Neither its name nor its type says anything.
             * @example the bytes of a PNG, JPEG, WebP or AVIF file
             */
            file: Blob;
        };
        /**
         * Format: binary
         * @description A picture of at most 8 MiB and 64 million pixels. What it is, is found in its bytes; `Content-Type` only has to be one of the four. Vector graphics are refused.
         * @example the bytes of a PNG, JPEG, WebP or AVIF file
         */
        PictureFile: Blob;
        /** @description What is left of a deleted upload. */
        DeletedUpload: {
            /**
             * @description ID that the upload had.
             * @example 01856aa0-c800-7d1e-9a4b-3c5f64656d6f
             */
            id: components["schemas"]["Id"];
            /**
             * @description The upload and its files no longer exist.
             * @example true
             * @constant
             */
            deleted: true;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
         * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
         */
        IfNoneMatchParameter: string;
        /** @description Return only results from the alliances with these slugs. */
        AllianceFilterParameter: string[];
        /**
         * @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
         * @example open
         */
        QueryParameter: string;
        /**
         * @description Maximum number of items per page.
         * @example 20
         */
        LimitParameter: number;
        /**
         * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
         * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
         */
        CursorParameter: components["schemas"]["Cursor"];
        /**
         * @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
         * @example 2026-11-21T00:00:00Z
         */
        UpdatedSinceParameter: components["schemas"]["Timestamp"];
        /**
         * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
         * @example 9f1c7a52-create-bier-und-bereitschaft
         */
        IdempotencyKeyParameter: string;
        /**
         * @description Slug of the alliance.
         * @example open-cloud
         */
        AllianceParameter: string;
        /**
         * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
         * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
         */
        IfMatchParameter: string;
        /**
         * @description ID of the user, as in `GET /api/v1/me` or a list of people.
         * @example 01856aa0-c800-706d-9e77-5c5764656d6f
         */
        UserIdParameter: components["schemas"]["Id"];
        /**
         * @description Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count.
         * @example a
         */
        PersonNameParameter: string;
        /**
         * @description ID of the invitation, as in the list of the alliance's invitations.
         * @example 01856aa0-c800-71dc-9ea1-2e2f64656d6f
         */
        AllianceInvitationIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the person, as in the list of members or of bans.
         * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
         */
        MemberIdParameter: components["schemas"]["Id"];
        /**
         * @description Whether to keep the person out from now on.
         * @example true
         */
        BanParameter: boolean;
        /**
         * @description Why the person is banned, for administrators only: the person never sees it. With `ban=true` only. A ban that exists keeps its reason.
         * @example Sent advertising to everybody who came to the last meetup.
         */
        BanReasonParameter: components["schemas"]["BanReason"];
        /**
         * @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days.
         * @example 2026-08-23
         */
        FromParameter: components["schemas"]["Day"];
        /**
         * @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended.
         * @example 2026-11-20
         */
        ToParameter: components["schemas"]["Day"];
        /**
         * @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range.
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
        /** @description Return only results in these cities, compared without case and accents. */
        CityFilterParameter: string[];
        /**
         * @description Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`.
         * @example 52.52,13.405
         */
        NearParameter: string;
        /**
         * @description Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect.
         * @example 50
         */
        RadiusKmParameter: number;
        /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
        IncludeParameter: components["schemas"]["Include"][];
        /**
         * @description ID of the group, as in each response with the group.
         * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
         */
        GroupIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of a group without members, events and jobs.
         * @example 01856aa0-c800-7e3a-8b1f-5d2c64656d6f
         */
        EmptyGroupIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of the invitation, as in the list of invitations.
         * @example 01856aa0-c800-7598-b477-7c1b64656d6f
         */
        InvitationIdParameter: components["schemas"]["Id"];
        /** @description Return only results from the groups with these slugs. */
        GroupFilterParameter: string[];
        /** @description Return only events of these kinds. */
        EventKindFilterParameter: components["schemas"]["EventKind"][];
        /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
        CategoryFilterParameter: string[];
        /** @description Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; only administrators may use it, and a token needs the scope `admin:events`. */
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
         * @description Only events of this series.
         * @example 01856aa0-c800-76e2-b5f3-62f264656d6f
         */
        SeriesFilterParameter: components["schemas"]["Id"];
        /**
         * @description Slug of the group, unique in its alliance.
         * @example wolkenwerk-berlin
         */
        GroupSlugParameter: string;
        /**
         * @description ID of the event, as in each response with the event.
         * @example 01856aa0-c800-75aa-91db-aa3164656d6f
         */
        EventIdParameter: components["schemas"]["Id"];
        /**
         * @description ID of an event that is a draft.
         * @example 01856aa0-c800-725c-b0bc-73f064656d6f
         */
        DraftIdParameter: components["schemas"]["Id"];
        /**
         * @description Whether the patch also reaches the events of the series that start later.
         * @example true
         */
        FollowingParameter: boolean;
        /** @description Return only people whose RSVP has one of these statuses; everybody without it. */
        AttendeeStatusFilterParameter: components["schemas"]["AttendeeStatusChoice"][];
        /**
         * @description ID of the invitation, as in the list of the event's invitations.
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
         * @description ID of the job, as in each response with the job.
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
         * @description ID of the report, as in the list of reports.
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
         * @description ID of the upload, from the response to it or `GET /api/v1/me/uploads`.
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service and its database are working. `version` tells which release runs. */
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
                /** @description Return only the options of these lists. Without it, those of all four. */
                entity?: components["schemas"]["FilterEntity"][];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options of the lists that `entity` names, most frequent first. A parameter without options has an empty list. */
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
                 * @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /**
                 * @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alliances that match `q`, in the order of `sort`. Without a match, `items` is empty. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
            /** @description The created alliance, with the slug that was given or derived and no groups yet. */
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
            /** @description The alliance with its counts at this moment. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
            /** @description The alliance after the change; the same as before, `updated_at` included, if the patch changes nothing. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ID of the user, as in `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's role, with the time of the first of these requests in `granted_at`. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
                 * @description ID of the user, as in `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user does not have the `alliance_admin` role for the alliance, whether it was removed now or before. */
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
                 * @description Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count.
                 * @example a
                 */
                q?: components["parameters"]["PersonNameParameter"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
            /** @description Members of the alliance's groups, those with the newest accounts first. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
            /** @description Invitations, the latest first; an empty list if there are none. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
            /** @description What became of each address, in the order of the request, or the link. */
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
                 * @description ID of the invitation, as in the list of the alliance's invitations.
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
                 * @description Whether to keep the person out from now on.
                 * @example true
                 */
                ban?: components["parameters"]["BanParameter"];
                /**
                 * @description Why the person is banned, for administrators only: the person never sees it. With `ban=true` only. A ban that exists keeps its reason.
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
                 * @description ID of the person, as in the list of members or of bans.
                 * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
                 */
                user_id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is not a member of any group of the alliance, whether the membership ended now or before. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
            /** @description Bans of the alliance, the latest first. */
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
                 * @description ID of the person, as in the list of members or of bans.
                 * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
                 */
                user_id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such ban, whether it was lifted now or before. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
            /** @description Audit entries of the alliance, the latest first. */
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
                 * @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days.
                 * @example 2026-08-23
                 */
                from?: components["parameters"]["FromParameter"];
                /**
                 * @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["ToParameter"];
                /**
                 * @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range.
                 * @example week
                 */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
            /** @description The numbers of the range. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
            /** @description The created webhook, with its secret. The `ETag` is that of the webhook without it. */
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
            /** @description The webhook is deleted. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
            /** @description The webhook after the change; the same as before, `updated_at` included, if the patch changes nothing. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
            /** @description The delivery of the test message, which is still to be sent. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
    listGroups: {
        parameters: {
            query?: {
                /**
                 * @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
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
                 * @description The value `false` returns the inactive groups that the caller administers; only administrators may use it, and a token needs the scope `admin:groups`.
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only results in these cities, compared without case and accents. */
                city?: components["parameters"]["CityFilterParameter"];
                /**
                 * @description Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`.
                 * @example 52.52,13.405
                 */
                near?: components["parameters"]["NearParameter"];
                /**
                 * @description Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect.
                 * @example 50
                 */
                radius_km?: components["parameters"]["RadiusKmParameter"];
                /**
                 * @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
            /** @description Groups of the alliance that match the filters, in the order of `sort`. Without a match, `items` is empty. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
            /** @description The created group, with the slug that was given or derived. `Location` is its URL by ID. */
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
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group with its counts at this moment. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
                 * @description ID of a group without members, events and jobs.
                 * @example 01856aa0-c800-7e3a-8b1f-5d2c64656d6f
                 */
                group_id: components["parameters"]["EmptyGroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ID of the group, which no longer exists. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
                 * @description ID of the group, as in each response with the group.
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
            /** @description The group after the change; the same as before, `updated_at` included, if the patch changes nothing. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /**
                 * @description Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count.
                 * @example a
                 */
                q?: components["parameters"]["PersonNameParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members of the group, those who joined last first. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages, the latest first; an empty list if there are none. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
                 * @description ID of the group, as in each response with the group.
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
            /** @description The message, and how many people get it. The emails are sent from now on. */
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
    removeGroupMember: {
        parameters: {
            query?: {
                /**
                 * @description Whether to keep the person out from now on.
                 * @example true
                 */
                ban?: components["parameters"]["BanParameter"];
                /**
                 * @description Why the person is banned, for administrators only: the person never sees it. With `ban=true` only. A ban that exists keeps its reason.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the person, as in the list of members or of bans.
                 * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
                 */
                user_id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is not a member of the group, whether the membership ended now or before. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bans of the group, the latest first. */
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the person, as in the list of members or of bans.
                 * @example 01856aa0-c800-702a-b4fa-c1f064656d6f
                 */
                user_id: components["parameters"]["MemberIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such ban, whether it was lifted now or before. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ID of the group, as in each response with the group.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the user, as in `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's role, with the time of the first of these requests in `granted_at`. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the user, as in `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user does not have the `group_admin` role for the group, whether it was removed now or before. */
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
                 * @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days.
                 * @example 2026-08-23
                 */
                from?: components["parameters"]["FromParameter"];
                /**
                 * @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["ToParameter"];
                /**
                 * @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range.
                 * @example week
                 */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of the range. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations, the latest first; an empty list if there are none. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
                 * @description ID of the group, as in each response with the group.
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
            /** @description What became of each address, in the order of the request, or the link. */
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
                /**
                 * @description ID of the invitation, as in the list of invitations.
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
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
                 * @example open
                 */
                q?: components["parameters"]["QueryParameter"];
                /** @description Return only results from the groups with these slugs. */
                group?: components["parameters"]["GroupFilterParameter"];
                /** @description Return only events of these kinds. */
                kind?: components["parameters"]["EventKindFilterParameter"];
                /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
                category?: components["parameters"]["CategoryFilterParameter"];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /** @description Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; only administrators may use it, and a token needs the scope `admin:events`. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only results in these cities, compared without case and accents. */
                city?: components["parameters"]["CityFilterParameter"];
                /** @description Return only results in these countries. */
                country_code?: components["parameters"]["CountryCodeFilterParameter"];
                /**
                 * @description Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`.
                 * @example 52.52,13.405
                 */
                near?: components["parameters"]["NearParameter"];
                /**
                 * @description Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect.
                 * @example 50
                 */
                radius_km?: components["parameters"]["RadiusKmParameter"];
                /**
                 * @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /**
                 * @description Only events of this series.
                 * @example 01856aa0-c800-76e2-b5f3-62f264656d6f
                 */
                series_id?: components["parameters"]["SeriesFilterParameter"];
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
                 * @example open
                 */
                q?: components["parameters"]["QueryParameter"];
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
                /** @description Return only results in these cities, compared without case and accents. */
                city?: components["parameters"]["CityFilterParameter"];
                /** @description Return only results in these countries. */
                country_code?: components["parameters"]["CountryCodeFilterParameter"];
                /**
                 * @description Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`.
                 * @example 52.52,13.405
                 */
                near?: components["parameters"]["NearParameter"];
                /**
                 * @description Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect.
                 * @example 50
                 */
                radius_km?: components["parameters"]["RadiusKmParameter"];
                /**
                 * @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; only administrators may use it, and a token needs the scope `admin:events`. */
                status?: components["parameters"]["EventStatusFilterParameter"];
                /**
                 * @description Only events of this series.
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
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
            /** @description The group with its counts at this moment. */
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's membership; its status is `none` without one. */
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's membership, with the time of the first of these requests in `joined_at`. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
                 * @description ID of the group, as in each response with the group.
                 * @example 01856aa0-c800-77ab-88e1-bacf64656d6f
                 */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership after leaving, with `none` as `status` and `null` as `joined_at`. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the group, as in each response with the group.
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
            /** @description The new event, with its ID and its slug. */
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
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event, with its description; for its administrators with `meeting_url`. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of an event that is a draft.
                 * @example 01856aa0-c800-725c-b0bc-73f064656d6f
                 */
                event_id: components["parameters"]["DraftIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ID of the draft, which no longer exists. */
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
                 * @description Whether the patch also reaches the events of the series that start later.
                 * @example true
                 */
                following?: components["parameters"]["FollowingParameter"];
            };
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
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
            /** @description The event after the change, its counts included; the same as before if the patch changes nothing. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
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
            /** @description The drafts that were made, and the ID of the series. */
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
    listAttendees: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only people whose RSVP has one of these statuses; everybody without it. */
                status?: components["parameters"]["AttendeeStatusFilterParameter"];
                /**
                 * @description Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count.
                 * @example a
                 */
                q?: components["parameters"]["PersonNameParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
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
    updateAttendee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the user, as in `GET /api/v1/me` or a list of people.
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
            /** @description The RSVP after the change; the same as before if nothing changes. */
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
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the user, as in `GET /api/v1/me` or a list of people.
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
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the user, as in `GET /api/v1/me` or a list of people.
                 * @example 01856aa0-c800-706d-9e77-5c5764656d6f
                 */
                user_id: components["parameters"]["UserIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendee, who is not checked in. */
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
    getCheckInSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many people attend, and how many have come. */
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
                 * @description ID of the event, as in each response with the event.
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
    getEventStatistics: {
        parameters: {
            query?: {
                /**
                 * @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days.
                 * @example 2026-08-23
                 */
                from?: components["parameters"]["FromParameter"];
                /**
                 * @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["ToParameter"];
                /**
                 * @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range.
                 * @example week
                 */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of the range. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages, the latest first; an empty list if there are none. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
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
            /** @description The message, and how many people get it. The emails are sent from now on. */
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
    listEventInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations, the latest first; an empty list if there are none. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the event, as in each response with the event.
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
            /** @description What became of each address, in the order of the request, or the link. */
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
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
                /**
                 * @description ID of the invitation, as in the list of the event's invitations.
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
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
            /** @description The event, with its description; for its administrators with `meeting_url`. */
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's RSVP; its status is `none` without one. */
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
                 * @description ID of the event, as in each response with the event.
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
            /** @description The caller's RSVP, `attending`, `waitlisted` or `pending`; an earlier one if there was one. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
                 * @description ID of the event, as in each response with the event.
                 * @example 01856aa0-c800-75aa-91db-aa3164656d6f
                 */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's RSVP with the status `none`, also if there was none before; `declined` if it was declined. */
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
                 * @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
                 * @example open
                 */
                q?: components["parameters"]["QueryParameter"];
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only results from the groups with these slugs. */
                group?: components["parameters"]["GroupFilterParameter"];
                /**
                 * @description Return only jobs that can (or cannot) be done from anywhere.
                 * @example true
                 */
                remote?: boolean;
                /** @description Return only jobs of these employment types. */
                employment_type?: components["schemas"]["EmploymentType"][];
                /** @description Return only jobs whose location contains one of these texts; case and accents are ignored. `GET /api/v1/meta/filters` lists the locations. */
                location?: string[];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /** @description Return only jobs with these statuses. Defaults to `published`. `draft` and `closed` return the jobs that the caller administers; only administrators may use them, and a token needs the scope `admin:jobs`. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /**
                 * @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jobs of all alliances that the filters leave, in the order of `sort`; an empty list if there are none. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
            /** @description The new job, with its ID, its slug and its time of expiry. */
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
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
            /** @description The job under this slug that the caller may read; a published one comes before drafts. */
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
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, as in each response with the job.
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, as in each response with the job.
                 * @example 01856aa0-c800-74b3-8e20-858864656d6f
                 */
                job_id: components["parameters"]["JobIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ID of the job. It and its applications were deleted. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, as in each response with the job.
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
            /** @description The job after the change; the same as before if the patch changes nothing. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, as in each response with the job.
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, as in each response with the job.
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, as in each response with the job.
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
            /** @description The application after the change, with the applicant; the same as before if the patch changes nothing. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the job, as in each response with the job.
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /**
                 * @description ID of the job, as in each response with the job.
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
                 * @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count.
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
                 * @description The value `false` returns the unpublished entries that the caller administers; only administrators may use it, and a token needs the scope `admin:landscape`.
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
                /**
                 * @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`.
                 * @example 2026-11-21T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Landscape entries that the filters leave, in the order of `sort`; an empty list if there are none. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
            /** @description The new entry, with its ID and its slug. */
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
            /** @description The ID of the entry, which no longer exists. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
            /** @description The entry after the change; the same as before if the patch changes nothing. */
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
                 * @description Search text. All its words must match, by stem or beginning, a single letter only as a whole word; small misspellings are tolerated. If nothing has all words, results with at least half of them are returned, marked as `partial`. `"two words"` match as they are written and one after the other, `-word` and `-"two words"` must not match, and of words with `OR` (in capitals) between them one is enough: `python meetup OR workshop` is Python and one of the others. Case, accents and other optional marks are ignored. Words such as "the", "für" and "de" need not match, unless there are no others; abbreviations and other spellings of a term match too (`k8s`, `open telemetry`, `C++`). Japanese, Chinese, Korean and Thai words are found inside of a sentence. Anything else, such as a single quotation mark, `-` or `OR`, is ignored; without a word to look for, nothing is found. Of more than eight different words the first eight count.
                 * @example bereitschft
                 */
                q: string;
                /** @description Return only results of these types. By default these are all types that exist now: results of a type that a later version adds are returned only if this parameter asks for them. */
                types?: components["schemas"]["SearchType"][];
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /**
                 * @description Maximum number of items per page.
                 * @example 20
                 */
                limit?: components["parameters"]["LimitParameter"];
                /**
                 * @description Also return events that have ended, after those to come.
                 * @example true
                 */
                include_past?: boolean;
                /**
                 * @description Of events, return only those that start at this time or later, past or not. Without `include_past`, `from` and `to`, these are the events that have not ended. Results of other types do not depend on it.
                 * @example 2026-01-01T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Of events, return only those that start before this time, past or not. Results of other types do not depend on it.
                 * @example 2030-01-01T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
                /**
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches first, and among equals the next events and the newest items; an empty list if nothing matches. Each type that has matches has one among the first ten results, if need be before its turn. Of a very common word, the next events and the newest items come before all others. What matches only by similar spelling comes last. If nothing matches, the results that have at least half of the words, most words first; these are `partial`. */
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
                 * @description Return only what left public view at this time or later.
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removals, the earliest first; an empty list if there are none. */
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
                 * @description Begin with what changed at this time or later, at most 90 days ago, or with the `id` of an event; without it, with what changes from now on.
                 * @example 2026-11-20T18:00:00Z
                 */
                since?: components["schemas"]["Timestamp"];
                /** @description Return only resources of these types. */
                type?: components["schemas"]["ResourceType"][];
            };
            header?: {
                /**
                 * @description The `id` of the last event that the client has; it goes before `since`.
                 * @example 2026-11-20T18:00:00.123456Z
                 */
                "Last-Event-ID"?: components["schemas"]["Timestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, each when it happens. */
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
                /** @description Return only reports about these. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports that match the filters, in the order of `sort`. Without a match, `items` is empty. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
            /** @description The report as its reporter sees it, new or still open. `Location` is its URL for administrators. */
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the report, as in the list of reports.
                 * @example 01856aa0-c800-73fc-8b4d-6f3564656d6f
                 */
                report_id: components["parameters"]["ReportIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as its administrators see it. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the report, as in the list of reports.
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
            /** @description The report after the change; the same as before, `updated_at` included, if the patch changes nothing. */
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
            /** @description The ID of the account, which no longer exists. By a session, the cookie is cleared. */
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
            /** @description The profile after the change; the same as before if the patch changes nothing. */
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
            /** @description The change waits for its confirmation. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened, the latest first. */
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
            /** @description The document, as a file to keep. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
            /** @description The created token, with its secret. The `ETag` is that of the token without it. */
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When the address was made and last used. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
                 * @example 9f1c7a52-create-bier-und-bereitschaft
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, with its secret. The `ETag` is that of the address without it. */
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
            /** @description The caller has no address. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events that the caller attends or is waitlisted for, soonest first, each with the caller's RSVP. */
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
                 * @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order.
                 * @example eyJrIjpbIldvbGtlbndlcmsgQmVybGluIl19
                 */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /**
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
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
            /** @description The ID of the application, which no longer exists. */
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
                 * @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation.
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
            /** @description The upload. Its files are there. */
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
                 * @description ETags the client already has, or `*`. Returns 304 if one of them is still current.
                 * @example "q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the upload, from the response to it or `GET /api/v1/me/uploads`.
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
                 * @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one.
                 * @example "3-q3Fh0mJ7cVw2xkN1aZ8d0A"
                 */
                "If-Match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /**
                 * @description ID of the upload, from the response to it or `GET /api/v1/me/uploads`.
                 * @example 01856aa0-c800-7d1e-9a4b-3c5f64656d6f
                 */
                upload_id: components["parameters"]["UploadIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload is deleted. */
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
