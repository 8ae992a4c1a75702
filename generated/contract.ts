// Generated from openapi/ by "make generate". Do not edit.
export interface components {
    schemas: {
        /**
         * @description Always `ok`, or a value that a later version adds; failures return 503.
         * @enum {string}
         */
        HealthStatus: "ok";
        /** @description Health and version of the service. */
        Health: {
            /** @description Whether the service as a whole works. */
            status: components["schemas"]["HealthStatus"];
            /** @description Whether the database has just executed a query. */
            database: components["schemas"]["HealthStatus"];
            /** @description Version of the service (Semantic Versioning). */
            version: string;
        };
        /**
         * @description Machine-readable error code; a later version may add codes. The introduction explains each of them.
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "validation_failed" | "invalid_cursor" | "cross_site_request" | "method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "content_too_large" | "uri_too_long" | "headers_too_large" | "request_timeout" | "expectation_failed" | "unauthorized" | "invalid_token" | "invalid_credentials" | "insufficient_scope" | "email_not_verified" | "reauthentication_required" | "role_required" | "banned" | "invitation_of_another" | "second_factor_required" | "step_up_required" | "forbidden" | "too_many_requests" | "link_expired" | "sign_in_expired" | "oauth_error" | "password_refused" | "not_found" | "slug_taken" | "invalid_transition" | "capacity_too_small" | "event_full" | "rsvp_not_open_yet" | "rsvp_closed" | "rsvp_declined" | "join_declined" | "group_requests_closed" | "group_request_pending" | "not_attending" | "already_attending" | "not_a_member" | "check_in_not_open" | "check_in_closed" | "unknown_check_in_code" | "no_recipients" | "no_links" | "links_already_announced" | "event_not_ended" | "answer_required" | "invalid_answer" | "event_not_open" | "registration_elsewhere" | "no_registration" | "event_has_rsvps" | "event_ended" | "group_inactive" | "job_not_open" | "already_applied" | "application_rejected" | "event_not_draft" | "series_full" | "door_link_limit_reached" | "agenda_outside_event" | "import_edited" | "group_not_empty" | "token_limit_reached" | "storage_full" | "passkey_limit_reached" | "passkey_taken" | "second_factor_missing" | "webhook_limit_reached" | "webhook_disabled" | "client_limit_reached" | "secret_missing" | "account_disabled" | "user_banned" | "user_is_administrator" | "last_administrator" | "global_administrator" | "provider_taken" | "last_sign_in_method" | "email_unchanged" | "email_taken" | "password_missing" | "password_changed" | "precondition_failed" | "idempotency_key_reused" | "overloaded" | "unavailable" | "timeout" | "internal_error";
        /** @description An error: a sentence for people. Programs read `X-Error-Code`. */
        ErrorBody: {
            /** @description The error and how to fix it, in a sentence. The wording may change: show or log it, but do not parse it. */
            error: string;
        };
        /**
         * @description A list of this API that can be filtered.
         * @enum {string}
         */
        FilterEntity: "groups" | "events" | "jobs" | "landscape";
        /** @description Short name used in URLs. It never changes. */
        Slug: string;
        /**
         * Format: int32
         * @description Number of items, updated by the service.
         */
        Count: number;
        /** @description A value of a query parameter, with the number of matching public items. */
        FilterOption: {
            /** @description Send it as the value of the query parameter, exactly as written. */
            value: string;
            /** @description Label to show to people, in English; for a group or an alliance, its name. */
            label: string;
            /** @description Slug of the group's alliance, only for `group`: groups of two alliances may have the same slug. Send it as `alliance` together with `group`. */
            alliance?: components["schemas"]["Slug"];
            /** @description Number of public items with this value; with `alliance`, in those alliances only. */
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
         * @enum {string}
         */
        AllianceSort: "name" | "newest" | "most_members" | "recently_updated";
        /** @description Position in a list: an opaque value, valid only with the filters and order it was issued for. */
        Cursor: string;
        /**
         * Format: date-time
         * @description RFC 3339 timestamp, in UTC between the years 1 and 9999. Responses use UTC.
         */
        Timestamp: string;
        /**
         * Format: uuid
         * @description UUID version 7, generated by the service. It never changes.
         */
        Id: string;
        /** @description One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space. */
        Name: string;
        /**
         * Format: uri
         * @description HTTP or HTTPS URL without a user name or password, in the characters of RFC 3986: other characters are percent-encoded, and a non-ASCII host is in Punycode. Returned exactly as sent.
         */
        Url: string;
        /** @description An alliance as shown in lists. */
        AllianceSummary: {
            /** @description ID of the alliance. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance, used in paths and filters. */
            slug: components["schemas"]["Slug"];
            /** @description Name of the alliance. */
            name: components["schemas"]["Name"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name; `null` if there is none.
             */
            logo_url: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the alliance; `null` if there is none.
             */
            banner_url: string | null;
            /** @description Number of active groups. */
            group_count: components["schemas"]["Count"];
            /** @description Number of people in the alliance's active groups, each counted once. */
            member_count: components["schemas"]["Count"];
            /** @description Number of public events of active groups that have not ended. */
            upcoming_event_count: components["schemas"]["Count"];
            /** @description When the alliance was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the alliance itself. Changes to its groups and their members do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of alliances, in the order of `sort`. */
        AlliancePage: {
            /** @description At most `limit` alliances; fewer only on the last page. */
            items: components["schemas"]["AllianceSummary"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description Plain text or Markdown, without bidirectional overrides and control characters other than tabs and line breaks; clients must not treat it as HTML. */
        Description: string;
        /**
         * Format: idn-email
         * @description Email address without a display name, quotes or comments: at most 64 octets before the `@` and 254 in all. Letters of all scripts are accepted (RFC 6531), in Unicode normalization form KC. Addresses that differ only in case are the same.
         */
        Email: string;
        /** @description A link with its text. */
        LabeledLinkCreate: {
            /** @description Text of the link. */
            label: components["schemas"]["Name"];
            /** @description URL of the link. */
            url: components["schemas"]["Url"];
        };
        /** @description One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space. */
        ShortText: string;
        /** @description A new alliance. Only the name and the description are required. */
        AllianceCreate: {
            /** @description Slug, unique among all alliances. It cannot be changed. If omitted, it is derived from the name. */
            slug?: components["schemas"]["Slug"];
            /** @description Name of the alliance. */
            name: components["schemas"]["Name"];
            /** @description Description of the alliance, as plain text or Markdown. */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name.
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the alliance.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL of the alliance's own website.
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             */
            contact_email?: string | null;
            /**
             * @description More links about the alliance and its rules, in this order.
             * @default []
             */
            links: components["schemas"]["LabeledLinkCreate"][];
            /** @description Color of links and buttons on the pages of the alliance, its groups and events. To stay readable, it is darkened or lightened there to a contrast of at least 4.5, in light and in dark mode. */
            accent_color?: string | null;
            /** @description Tagline shown below the alliance's name. */
            tagline?: string | null;
            /** @description Sender name of emails about the alliance, its groups, events and jobs. The sender address is always the service's. */
            sender_name?: string | null;
            /**
             * Format: uri
             * @description URL of the imprint, linked in the footer of the alliance's pages instead of the service's.
             */
            imprint_url?: string | null;
            /**
             * Format: uri
             * @description URL of the privacy policy, linked in the footer of the alliance's pages instead of the service's.
             */
            privacy_url?: string | null;
            /**
             * Format: uri
             * @description URL of the terms of use, linked in the footer of the alliance's pages instead of the service's.
             */
            terms_url?: string | null;
            /**
             * @description Whether people may ask to start a group.
             * @default false
             */
            accepts_group_requests: boolean;
        };
        /** @description A link with its text. */
        LabeledLink: {
            /** @description Text of the link. */
            label: components["schemas"]["Name"];
            /** @description URL of the link. */
            url: components["schemas"]["Url"];
        };
        /** @description An umbrella community of groups. */
        Alliance: components["schemas"]["AllianceSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the alliance's web page.
             */
            html_url: string;
            /** @description Description of the alliance, as plain text or Markdown; not HTML. */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of the alliance's own website; `null` if there is none.
             */
            website_url: string | null;
            /** @description More links about the alliance and its rules, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * Format: idn-email
             * @description Public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the alliance's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. An unconfirmed address has no effect and is shown only to administrators of the alliance; others get `null`. `null` if there is none.
             */
            contact_email: string | null;
            /** @description Whether `contact_email` has been confirmed from its mailbox; `false` without an address. */
            contact_email_confirmed: boolean;
            /** @description Color of links and buttons on the pages of the alliance, its groups and events; `null` for the color of the service. To stay readable, it is darkened or lightened there to a contrast of at least 4.5, in light and in dark mode. */
            accent_color: string | null;
            /** @description Tagline shown below the alliance's name; `null` if there is none. */
            tagline: string | null;
            /** @description Sender name of emails about the alliance, its groups, events and jobs; `null` for the name of the service. The sender address is always the service's. Emails about several alliances use the name of the service. */
            sender_name: string | null;
            /**
             * Format: uri
             * @description URL of the imprint, linked in the footer of the alliance's pages instead of the service's; `null` if there is none.
             */
            imprint_url: string | null;
            /**
             * Format: uri
             * @description URL of the privacy policy, linked in the footer of the alliance's pages instead of the service's; `null` if there is none.
             */
            privacy_url: string | null;
            /**
             * Format: uri
             * @description URL of the terms of use, linked in the footer of the alliance's pages instead of the service's; `null` if there is none.
             */
            terms_url: string | null;
            /** @description Whether people may ask to start a group with `createGroupRequest`. */
            accepts_group_requests: boolean;
        };
        /** @description Changes to an alliance. Omitted fields are unchanged, `null` clears a nullable field. */
        AllianceUpdate: {
            /** @description Name of the alliance. */
            name?: components["schemas"]["Name"];
            /** @description Description of the alliance, as plain text or Markdown. */
            description?: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name.
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the alliance.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL of the alliance's own website.
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             */
            contact_email?: string | null;
            /** @description More links about the alliance and its rules. Replaces the whole list. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /** @description Color of links and buttons on the pages of the alliance, its groups and events. To stay readable, it is darkened or lightened there to a contrast of at least 4.5, in light and in dark mode. */
            accent_color?: string | null;
            /** @description Tagline shown below the alliance's name. */
            tagline?: string | null;
            /** @description Sender name of emails about the alliance, its groups, events and jobs. The sender address is always the service's. */
            sender_name?: string | null;
            /**
             * Format: uri
             * @description URL of the imprint, linked in the footer of the alliance's pages instead of the service's.
             */
            imprint_url?: string | null;
            /**
             * Format: uri
             * @description URL of the privacy policy, linked in the footer of the alliance's pages instead of the service's.
             */
            privacy_url?: string | null;
            /**
             * Format: uri
             * @description URL of the terms of use, linked in the footer of the alliance's pages instead of the service's.
             */
            terms_url?: string | null;
            /** @description Whether people may ask to start a group. */
            accepts_group_requests?: boolean;
        };
        /** @description A user as seen by other users. */
        Person: {
            /** @description ID of the user. */
            id: components["schemas"]["Id"];
            /** @description Name of the user. */
            name: components["schemas"]["Name"];
        };
        /**
         * @description Role of an administrator. `alliance_admin` administers one alliance or all of them, `group_admin` one group. A later version may add a value.
         * @enum {string}
         */
        AdministratorRole: "alliance_admin" | "group_admin";
        /** @description A user with an administrator's role. */
        Administrator: {
            /** @description The user. */
            user: components["schemas"]["Person"];
            /** @description Role of the user. */
            role: components["schemas"]["AdministratorRole"];
            /** @description Slug of the alliance, or of the group's alliance; `null` means all alliances. */
            alliance: string | null;
            /**
             * Format: uuid
             * @description ID of the group; `null` for an `alliance_admin`.
             */
            group_id: string | null;
            /** @description When the role was granted. Granting it again does not change this time. */
            granted_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of administrators, longest-serving first. */
        AdministratorPage: {
            /** @description At most `limit` administrators; fewer only on the last page. */
            items: components["schemas"]["Administrator"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A user without the role; it was removed now or earlier. */
        RemovedAdministrator: {
            /** @description The user. */
            user: components["schemas"]["Person"];
            /**
             * @description Always `true`.
             * @constant
             */
            removed: true;
        };
        /** @description A member of an alliance's groups. */
        AllianceMember: {
            /** @description The member. Lists of members are sorted by the user ID. */
            user: components["schemas"]["Person"];
            /** @description Whether the mail server of the person's address has permanently rejected three emails within 30 days. Optional emails, such as reminders and messages, are then paused until the person signs in or confirms the address. */
            email_undeliverable: boolean;
            /** @description Number of active groups of the alliance that the person is a member of. */
            group_count: components["schemas"]["Count"];
            /** @description When the person joined the first of these groups. */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of members of the alliance's groups, newest accounts first. */
        AllianceMemberPage: {
            /** @description At most `limit` members; fewer only on the last page. */
            items: components["schemas"]["AllianceMember"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Role of a user. `alliance_admin` administers one alliance or all of them, `group_admin` one group, `event_host` one event; `check_in` checks people in at one event. A later version may add a value.
         * @enum {string}
         */
        Role: "alliance_admin" | "group_admin" | "event_host" | "check_in";
        /**
         * @description Status of an invitation. `pending`: can be accepted. `accepted`: accepted as often as allowed. `declined`: declined by the invited person. `withdrawn`: withdrawn by an administrator. `expired`: past its `expires_at`. A later version may add a value.
         * @enum {string}
         */
        InvitationStatus: "pending" | "accepted" | "declined" | "withdrawn" | "expired";
        /** @description An acceptance of an invitation. */
        InvitationAcceptance: {
            /** @description The person who accepted. */
            user: components["schemas"]["Person"];
            /** @description When the person accepted. */
            accepted_at: components["schemas"]["Timestamp"];
        };
        /** @description An invitation by email, or by a link. */
        Invitation: {
            /** @description ID of the invitation. */
            id: components["schemas"]["Id"];
            /**
             * Format: idn-email
             * @description The invited email address; `null` for a link.
             */
            email: string | null;
            /** @description Role that accepting grants; `null` for none. */
            role: components["schemas"]["Role"] | null;
            /** @description Status of the invitation. */
            status: components["schemas"]["InvitationStatus"];
            /**
             * Format: int32
             * @description Number of people who may accept; 1 for an email address.
             */
            max_uses: number;
            /**
             * Format: int32
             * @description Number of people who have accepted.
             */
            use_count: number;
            /** @description People who have accepted, latest first, at most 100. Deleted accounts are left out. */
            accepted: components["schemas"]["InvitationAcceptance"][];
            /** @description The administrator who sent the invitation; `null` if the account was deleted. */
            invited_by: components["schemas"]["Person"] | null;
            /** @description When the invitation was created. Lists of invitations are sorted by it, latest first. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the invitation expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of invitations, latest first. */
        InvitationPage: {
            /** @description At most `limit` invitations; fewer only on the last page. */
            items: components["schemas"]["Invitation"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description An email address as typed. Spaces around it are ignored. */
        EmailAddressInput: string;
        /**
         * @description Role for the alliance that accepting grants.
         * @enum {string}
         */
        AllianceInvitationRole: "alliance_admin";
        /** @description A new invitation. Requires exactly one of `email`, `emails` and `max_uses`. */
        AllianceInvitationCreate: {
            /** @description Email address to invite. */
            email?: components["schemas"]["Email"];
            /** @description Email addresses to invite. Invalid addresses get the outcome `invalid_address`; repeated addresses count once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description Number of people who may accept with the link.
             */
            max_uses?: number;
            /** @description Role that accepting grants. If omitted, accepting grants none. */
            role?: components["schemas"]["AllianceInvitationRole"];
            /** @description When the invitation expires, at most 90 days from now. Defaults to two weeks from now. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Outcome for an address: `invited`; `already_invited` if an earlier invitation is open; `invalid_address`; `limit_reached` if too many invitations were sent recently. A later version may add a value.
         * @enum {string}
         */
        InvitationOutcome: "invited" | "already_invited" | "invalid_address" | "limit_reached";
        /** @description Outcome for one address, or the link. */
        InvitationResult: {
            /** @description The address as it was sent; `null` for a link. */
            email: string | null;
            /** @description Outcome for the address. */
            outcome: components["schemas"]["InvitationOutcome"];
            /** @description The open invitation; `null` if there is none. */
            invitation: components["schemas"]["Invitation"] | null;
            /**
             * Format: uri
             * @description URL to accept at, only here and only for a link; `null` for an email, which contains a URL of its own.
             */
            url: string | null;
        };
        /** @description Outcomes for all addresses, or the link. */
        InvitationResults: {
            /** @description One item for each distinct address, in the order of the request; for a link, one item. */
            items: components["schemas"]["InvitationResult"][];
        };
        /** @description Reason for a ban: one line without control characters or bidirectional overrides. */
        BanReason: string;
        /** @description A person who is not a member; the membership ended now or earlier. */
        RemovedMember: {
            /** @description The person. */
            user: components["schemas"]["Person"];
            /**
             * @description Always `true`.
             * @constant
             */
            removed: true;
            /** @description Whether the person is banned, by this request or an earlier one. For a group, also true if the person is banned from its whole alliance. */
            banned: boolean;
        };
        /** @description A person who cannot join, RSVP or apply for jobs. */
        Ban: {
            /** @description The banned person. */
            user: components["schemas"]["Person"];
            /** @description Reason for the ban, visible to administrators only; `null` if none was given, or if the ban was carried over from another account. */
            reason: string | null;
            /** @description The administrator who banned the person; `null` if that account was deleted, or if the ban was carried over from another account. */
            banned_by: components["schemas"]["Person"] | null;
            /** @description When the person was banned, or verified the mailbox of a banned person. Lists of bans are sorted by it, latest first. */
            banned_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of bans, latest first. */
        BanPage: {
            /** @description At most `limit` bans; fewer only on the last page. */
            items: components["schemas"]["Ban"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A person without this ban; it was lifted now or earlier. */
        RemovedBan: {
            /** @description The person. */
            user: components["schemas"]["Person"];
            /**
             * @description Always `true`.
             * @constant
             */
            removed: true;
        };
        /**
         * @description The `operationId` of the change, or a value that a later version adds. The operator's actions on the command line have the same names.
         * @enum {string}
         */
        AuditAction: "createAlliance" | "updateAlliance" | "createGroup" | "updateGroup" | "deleteGroup" | "createEvent" | "updateEvent" | "addAttendee" | "addGuestAttendee" | "updateGuestAttendee" | "deleteGuestAttendee" | "updateAttendee" | "checkInAttendee" | "undoCheckIn" | "sendEventMessage" | "announceLinks" | "sendGroupMessage" | "deleteEvent" | "copyEvent" | "createJob" | "updateJob" | "deleteJob" | "updateJobApplication" | "createLandscapeEntry" | "updateLandscapeEntry" | "deleteLandscapeEntry" | "grantAllianceAdmin" | "revokeAllianceAdmin" | "grantGroupAdmin" | "revokeGroupAdmin" | "createWebhook" | "updateWebhook" | "deleteWebhook" | "rotateWebhookSecret" | "updateJoinRequests" | "updateGroupRequest" | "removeGroupMember" | "removeAllianceMember" | "deleteGroupBan" | "deleteAllianceBan" | "updateReport" | "inviteToGroup" | "inviteToAlliance" | "inviteToEvent" | "withdrawGroupInvitation" | "withdrawAllianceInvitation" | "withdrawEventInvitation" | "replaceAgenda" | "grantEventRole" | "revokeEventRole" | "createDoorLink" | "deleteDoorLink" | "createImport" | "undoImport";
        /**
         * @description Type of a resource that administrators change, or a value that a later version adds. For `user`, a role was granted or revoked, the user was removed or banned, a ban was lifted, or a request to join or to start a group was decided.
         * @enum {string}
         */
        AuditSubjectType: "alliance" | "group" | "event" | "job" | "job_application" | "landscape_entry" | "webhook" | "user" | "report";
        /** @description The changed resource. It may have been deleted. */
        AuditSubject: {
            /** @description Type of the resource. */
            type: components["schemas"]["AuditSubjectType"];
            /** @description ID of the resource. */
            id: components["schemas"]["Id"];
            /** @description Name of the resource before the change. For a job and an application, the job's title; for a webhook, the host of its URL; for a report, its subject. */
            name: components["schemas"]["Name"];
        };
        /** @description Value of any field, in the type of that field. */
        AuditValue: string | number | boolean | unknown[] | {
            [key: string]: unknown;
        } | null;
        /** @description The value of a field before and after the change, as in the resource's JSON. */
        AuditChange: {
            /** @description Name of the field in the resource's JSON. A change inside an object is recorded as a change of that object. */
            field: string;
            /** @description The value before the change, in the field's own type; `null` if the field was empty or the resource was created. */
            before: components["schemas"]["AuditValue"];
            /** @description The value after the change, in the field's own type; `null` if the field is now empty or the resource was deleted. */
            after: components["schemas"]["AuditValue"];
        };
        /** @description A change made by an administrator. */
        AuditEntry: {
            /** @description ID of the audit entry. */
            id: components["schemas"]["Id"];
            /** @description The operation that made the change. */
            action: components["schemas"]["AuditAction"];
            /** @description The user who made the change; `null` for the operator, and for the holder of a door link, which `changes` names as `door_link`. A deleted account is shown as "Deleted user". */
            actor: components["schemas"]["Person"] | null;
            /**
             * Format: uuid
             * @description ID of the API token that the actor used; `null` for a browser session and for the operator.
             */
            token_id: string | null;
            /** @description The changed resource; for a role, the user. */
            subject: components["schemas"]["AuditSubject"];
            /** @description The changed fields, without those that the service sets itself, such as counts and `updated_at`. */
            changes: components["schemas"]["AuditChange"][];
            /** @description When the change was made. Lists of entries are sorted by it, latest first. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of audit entries of the alliance, latest first. */
        AuditEntryPage: {
            /** @description At most `limit` entries; fewer only on the last page. */
            items: components["schemas"]["AuditEntry"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * Format: date
         * @description A calendar day, in UTC.
         */
        Day: string;
        /**
         * @description Length of a period.
         * @enum {string}
         */
        StatisticsInterval: "day" | "week";
        /** @description Statistics for a day, a week or the whole range. */
        CommunityPeriod: {
            /** @description First day of the period, in UTC. */
            starts_on: components["schemas"]["Day"];
            /** @description Number of people who joined. */
            members_joined: components["schemas"]["Count"];
            /** @description Number of people who left, were removed, or deleted their account. */
            members_left: components["schemas"]["Count"];
            /** @description Number of members at the end of the period. */
            members: components["schemas"]["Count"];
            /** @description Number of RSVPs sent on these days, to any event. */
            rsvps: components["schemas"]["Count"];
            /** @description Number of RSVPs canceled on these days. */
            rsvps_canceled: components["schemas"]["Count"];
            /** @description Number of people checked in at events that began on these days, without guests. */
            attended: components["schemas"]["Count"];
            /** @description Number of people with a seat at these events who were not checked in. Events that have not ended, and events without any check-in, do not count. */
            no_shows: components["schemas"]["Count"];
            /** @description Number of times the pages were opened in a browser. */
            views: components["schemas"]["Count"];
        };
        /** @description Use of the seats. */
        PlaceStatistics: {
            /**
             * Format: int32
             * @description Number of seats; `null` for an event without a limit.
             */
            places: number | null;
            /** @description Number of taken seats, guests included. */
            taken: components["schemas"]["Count"];
            /**
             * Format: double
             * @description Share of the seats that is taken; `null` if there is no limit or there are no seats.
             */
            fill: number | null;
        };
        /** @description Source of visitors: the `utm_source` of the link they followed, or else the host of the page with the link. Lower-case letters, digits, dots, hyphens and underscores. */
        Source: string;
        /** @description Views and RSVPs from one source. */
        SourceStatistics: {
            /** @description Name of the source; `null` if unknown, for example when the URL was typed or opened from an app or an email. `other` sums up the sources of a day beyond the first fifty. */
            source: string | null;
            /** @description Number of page views from this source. */
            views: components["schemas"]["Count"];
            /** @description Number of RSVPs from this source, canceled ones included. */
            rsvps: components["schemas"]["Count"];
        };
        /** @description Sources of views and RSVPs, the source with the most views first. */
        SourceList: components["schemas"]["SourceStatistics"][];
        /** @description Statistics of a group, or of all groups of an alliance. Deleted accounts still count in past periods, without being identified. */
        CommunityStatistics: {
            /** @description First day of the range. */
            from: components["schemas"]["Day"];
            /** @description Last day of the range. */
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
         */
        WebhookUrl: string;
        /**
         * @description One of `WebhookEventType`, or a type that a later version adds.
         * @enum {string}
         */
        AnyWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "guest_attendee.added" | "guest_attendee.updated" | "guest_attendee.removed" | "member.joined" | "member.left" | "join_request.created" | "join_request.declined" | "join_request.withdrawn" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "import.completed" | "*";
        /**
         * @description Why a webhook is disabled. `administrator`: disabled by an administrator. `failing`: the receiver accepted nothing for three days. `gone`: the receiver responded with 410. A later version may add values.
         * @enum {string}
         */
        WebhookDisabledReason: "administrator" | "failing" | "gone";
        /** @description A subscription to activity in an alliance, without its secret. */
        Webhook: {
            /** @description ID of the webhook. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description ID of the only group whose messages are sent; `null` if those of the whole alliance are.
             */
            group_id: string | null;
            /** @description URL that messages are sent to. */
            url: components["schemas"]["WebhookUrl"];
            /** @description Purpose of the webhook; `null` if not given. */
            description: string | null;
            /** @description Event types of the webhook; `*` means all. */
            event_types: components["schemas"]["AnyWebhookEventType"][];
            /** @description Whether messages are sent. Activity while the webhook is disabled is not sent later. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When the webhook was disabled; `null` if it is enabled.
             */
            disabled_at: string | null;
            /** @description Why the webhook is disabled; `null` if it is enabled. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            /**
             * Format: date-time
             * @description When the receiver began to fail; `null` if it accepted the last message, or the URL is new. Three days later the webhook is disabled, unless nothing was sent for more than a day.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Time until which messages are also signed with the previous secret; `null` if they are not.
             */
            previous_secret_until: string | null;
            /** @description When the webhook was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the webhook or its secret, or when the service disabled it. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of the alliance's webhooks, newest first. */
        WebhookPage: {
            /** @description At most `limit` webhooks; fewer only on the last page. */
            items: components["schemas"]["Webhook"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Event types a webhook can subscribe to. `event.*`: published or canceled events of active groups. `rsvp.*`: RSVPs, including waitlisted and pending ones, without the answers, which are only in the list of attendees. `guest_attendee.*`: people without an account, without their addresses. `member.*`: members of groups. `job.*`: published or closed jobs, except those of inactive groups. `application.*`: applications for jobs. `landscape.*`: landscape entries. `import.completed`: imports into groups. `*`: all of these, and types that a later version adds.
         * @enum {string}
         */
        WebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "guest_attendee.added" | "guest_attendee.updated" | "guest_attendee.removed" | "member.joined" | "member.left" | "join_request.created" | "join_request.declined" | "join_request.withdrawn" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "import.completed" | "*";
        /** @description Event types. At least one; `*` means all, including types that a later version adds. */
        WebhookEventTypes: components["schemas"]["WebhookEventType"][];
        /** @description A new webhook. */
        WebhookCreate: {
            /** @description URL to send messages to. */
            url: components["schemas"]["WebhookUrl"];
            /** @description Purpose of the webhook. */
            description?: string | null;
            /** @description Event types to subscribe to. */
            event_types: components["schemas"]["WebhookEventTypes"];
            /**
             * Format: uuid
             * @description ID of a group of the alliance, to get only its messages. `null` or omitted for the messages of the whole alliance.
             */
            group_id?: string | null;
        };
        /** @description Signing key, as defined by Standard Webhooks: `whsec_`, followed by 32 random bytes in base64. Store it like a password. */
        WebhookSecret: string;
        /** @description A webhook with its secret, which is shown only here. */
        NewWebhook: components["schemas"]["Webhook"] & {
            /** @description Key with which the receiver verifies messages. It cannot be shown again. */
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description Confirmation that a webhook and its deliveries were deleted. */
        DeletedWebhook: {
            /** @description ID of the deleted webhook. */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /** @description Changes to a webhook. Omitted fields are unchanged, `null` clears the description. */
        WebhookUpdate: {
            /** @description URL to send messages to, including pending ones. */
            url?: components["schemas"]["WebhookUrl"];
            /** @description Purpose of the webhook. */
            description?: string | null;
            /** @description Event types to subscribe to. Replaces the whole list. */
            event_types?: components["schemas"]["WebhookEventTypes"];
            /** @description Whether to send messages. */
            enabled?: boolean;
            /**
             * Format: uuid
             * @description ID of a group of the alliance, to get only its messages from now on. `null` for the messages of the whole alliance.
             */
            group_id?: string | null;
        };
        /** @description Options for the rotation of a secret. */
        WebhookSecretRotation: {
            /**
             * Format: int32
             * @description Hours during which messages are signed with both secrets.
             * @default 24
             */
            overlap_hours: number;
        };
        /**
         * @description One of `SentWebhookEventType`, or a type that a later version adds.
         * @enum {string}
         */
        AnySentWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "guest_attendee.added" | "guest_attendee.updated" | "guest_attendee.removed" | "member.joined" | "member.left" | "join_request.created" | "join_request.declined" | "join_request.withdrawn" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "import.completed" | "webhook.test";
        /**
         * @description One of `WebhookDeliveryStatus`, or a status that a later version adds.
         * @enum {string}
         */
        AnyWebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /** @description A message to a webhook, with the receiver's last response. */
        WebhookDelivery: {
            /** @description ID of the message, sent as `webhook-id` with each attempt. */
            id: components["schemas"]["Id"];
            /** @description ID of the webhook. */
            webhook_id: components["schemas"]["Id"];
            /** @description Event type of the message. */
            event_type: components["schemas"]["AnySentWebhookEventType"];
            /** @description ID of the event, job, application or landscape entry; for an RSVP, of the event; for a membership, of the group. */
            subject_id: components["schemas"]["Id"];
            /** @description Status of the delivery. */
            status: components["schemas"]["AnyWebhookDeliveryStatus"];
            /**
             * Format: int32
             * @description Number of attempts.
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the message was last sent; `null` if it has not been sent yet.
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @description Earliest time of the next attempt; `null` unless pending. The message waits longer while an earlier message about the same subject is pending, and while the webhook is disabled.
             */
            next_attempt_at: string | null;
            /**
             * Format: int32
             * @description Status code of the last response; `null` if there was none.
             */
            response_status: number | null;
            /** @description The first 1,024 characters of the last response, with control characters replaced; `null` if there was none. Treat it as untrusted text. */
            response_body: string | null;
            /** @description Why the last attempt failed; `null` if it did not. */
            failure: string | null;
            /**
             * Format: date-time
             * @description When the receiver first accepted the message; `null` if it has not.
             */
            delivered_at: string | null;
            /** @description When the message was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Status of a delivery. `pending`: still to be sent. `delivered`: accepted with a status from 200 to 299. `failed`: given up.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /**
         * @description Event type of a message: one of `WebhookEventType`, or `webhook.test`.
         * @enum {string}
         */
        SentWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "guest_attendee.added" | "guest_attendee.updated" | "guest_attendee.removed" | "member.joined" | "member.left" | "join_request.created" | "join_request.declined" | "join_request.withdrawn" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "import.completed" | "webhook.test";
        /** @description A page of deliveries, newest first. */
        WebhookDeliveryPage: {
            /** @description At most `limit` deliveries; fewer only on the last page. */
            items: components["schemas"]["WebhookDelivery"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A message to a webhook with its body and the receiver's last response. */
        WebhookDeliveryDetails: components["schemas"]["WebhookDelivery"] & {
            /** @description Body of the message, the same for each attempt; `null` for a token without the scope to read it (see the creation of a webhook). Signatures differ for each attempt and are not stored. */
            payload: string | null;
        };
        /** @description Which messages to send again. */
        WebhookRecovery: {
            /** @description Earliest creation time of the messages. */
            since: components["schemas"]["Timestamp"];
        };
        /** @description The result of a recovery. */
        RecoveredDeliveries: {
            /**
             * Format: int32
             * @description Number of messages that are sent again.
             */
            count: number;
        };
        /**
         * @description Status of a request to start a group. `pending`: waits for a decision. `approved`: the group was created. `declined`: there is no group.
         * @default pending
         * @enum {string}
         */
        GroupRequestStatus: "pending" | "approved" | "declined";
        /**
         * @description One of `GroupRequestStatus`, or a status that a later version adds.
         * @enum {string}
         */
        AnyGroupRequestStatus: "pending" | "approved" | "declined";
        /** @description Reason for the person who asked: one line without control characters or bidirectional overrides. */
        GroupRequestReason: string;
        /** @description Short reference to a group. */
        GroupReference: {
            /** @description ID of the group. */
            id: components["schemas"]["Id"];
            /** @description Slug, unique within the alliance. */
            slug: components["schemas"]["Slug"];
            /** @description Name of the group. */
            name: components["schemas"]["Name"];
        };
        /** @description A request to start a group. */
        GroupRequest: {
            /** @description ID of the request. */
            id: components["schemas"]["Id"];
            /** @description The person who asks. */
            user: components["schemas"]["Person"];
            /** @description Name of the new group. */
            name: components["schemas"]["Name"];
            /** @description Description of the group and its audience, as plain text or Markdown. */
            description: components["schemas"]["Description"];
            /** @description Status of the request. */
            status: components["schemas"]["AnyGroupRequestStatus"];
            /** @description Why the request was declined; `null` without a reason. */
            reason: string | null;
            /** @description The group; `null` unless the request was approved, and after the group was deleted. */
            group: components["schemas"]["GroupReference"] | null;
            /** @description When the person asked. Lists of requests are sorted by it, oldest first. */
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the request was decided; `null` while it is pending.
             */
            decided_at: string | null;
        };
        /** @description A page of requests to start a group, oldest first. */
        GroupRequestPage: {
            /** @description At most `limit` requests; fewer only on the last page. */
            items: components["schemas"]["GroupRequest"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A request to start a group. */
        GroupRequestCreate: {
            /** @description Name of the new group. */
            name: components["schemas"]["Name"];
            /** @description Description of the group and its audience, as plain text or Markdown. It becomes the group's. */
            description: components["schemas"]["Description"];
        };
        /**
         * @description A decision about a request to start a group. `approved`: the group is created. `declined`: it is not.
         * @enum {string}
         */
        GroupRequestDecision: "approved" | "declined";
        /** @description A decision about a request to start a group. */
        GroupRequestUpdate: {
            /** @description The decision. */
            status: components["schemas"]["GroupRequestDecision"];
            /** @description Reason for the person who asked, which the email quotes. Ignored for an approval. */
            reason?: components["schemas"]["GroupRequestReason"];
        };
        /**
         * @description ISO 3166-1 alpha-2 country code, in upper case.
         * @enum {string}
         */
        CountryCode: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /**
         * @description Order of the list. `name`: alphabetical. `newest`: most recently created first. `most_members`: most members first. `nearest`: nearest to `near` first; requires `near` (400). `recently_updated`: last changed first, as defined by `updated_since`.
         * @default name
         * @enum {string}
         */
        GroupSort: "name" | "newest" | "most_members" | "nearest" | "recently_updated";
        /**
         * @description Additional data to return.
         * @enum {string}
         */
        Include: "viewer";
        /** @description WGS 84 coordinates, in degrees. */
        GeoPoint: {
            /**
             * Format: double
             * @description Degrees north of the equator; negative south of it.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east of Greenwich; negative west of it.
             */
            longitude: number;
        };
        /** @description One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space. Compared exactly as written. */
        Tag: string;
        /** @description Distinct tags, in the order given. */
        Tags: components["schemas"]["Tag"][];
        /** @description Contact persons. */
        Organizers: components["schemas"]["Person"][];
        /**
         * @description One of `JoinPolicy`, or a policy that a later version adds.
         * @enum {string}
         */
        AnyJoinPolicy: "open" | "approval";
        /**
         * Format: double
         * @description Distance from `near` in kilometers, along the surface of the Earth.
         */
        DistanceKm: number;
        /**
         * @description Status of a membership: `member`, `none` for someone who has not joined or has left, `pending` while a request to join waits for approval, `declined` if it was declined, or a value that a later version adds.
         * @enum {string}
         */
        MembershipStatus: "member" | "none" | "pending" | "declined";
        /**
         * @description Status of an RSVP. `attending`: has a seat. `waitlisted`: gets a seat when enough become free. `pending`: needs approval by an administrator. `declined`: declined by an administrator. `none`: no RSVP. A later version may add a status.
         * @enum {string}
         */
        AttendanceStatus: "attending" | "waitlisted" | "pending" | "declined" | "none";
        /** @description Relation of a resource to the caller. Fields that do not apply to its type are `null`. */
        Viewer: {
            /** @description Whether the caller is a member of the group, or of the event's group; `null` for a job. */
            membership: components["schemas"]["MembershipStatus"] | null;
            /** @description The caller's RSVP to the event; `null` for a group and a job. */
            attendance: components["schemas"]["AttendanceStatus"] | null;
            /**
             * Format: int32
             * @description Position on the waitlist; 1 gets the next seat. `null` unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description Whether the caller has applied for the job; `null` for a group and an event. */
            applied: boolean | null;
            /** @description Whether the caller may change the resource with this credential. */
            can_edit: boolean;
        };
        /** @description A group as shown in lists. */
        GroupSummary: {
            /** @description ID of the group. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance that the group belongs to. */
            alliance: components["schemas"]["Slug"];
            /** @description Slug, unique within the alliance. */
            slug: components["schemas"]["Slug"];
            /** @description Name of the group. */
            name: components["schemas"]["Name"];
            /** @description Category, in the group's own words; `null` if not given. */
            category: string | null;
            /** @description Region, in the group's own words; `null` if not given. */
            region: string | null;
            /** @description City where the group meets; `null` if not given. */
            city: string | null;
            /** @description Country where the group meets; `null` if not given. */
            country_code: string | null;
            /** @description Coordinates of the group; `null` if not given. */
            location: components["schemas"]["GeoPoint"] | null;
            /** @description Topics of the group. */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name; `null` if there is none.
             */
            logo_url: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the group; `null` if there is none.
             */
            banner_url: string | null;
            /** @description Administrators of the group who agreed to be shown here, with `show_as_organizer` in their profile; longest-serving first. */
            organizers: components["schemas"]["Organizers"];
            /** @description Whether the group is active. An inactive group is hidden from public reads and cannot be joined. */
            active: boolean;
            /** @description Whether joining needs approval. */
            join_policy: components["schemas"]["AnyJoinPolicy"];
            /** @description Number of members. */
            member_count: components["schemas"]["Count"];
            /** @description Number of public events that have not ended. */
            upcoming_event_count: components["schemas"]["Count"];
            /** @description Distance from `near` to the group in kilometers; only in a list with `near`. */
            distance_km?: components["schemas"]["DistanceKm"];
            /** @description The group's relation to the caller; only with `include=viewer`. */
            viewer?: components["schemas"]["Viewer"];
            /** @description When the group was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the group. Joining and leaving do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of groups, in the order of `sort`. */
        GroupPage: {
            /** @description At most `limit` groups; fewer only on the last page. */
            items: components["schemas"]["GroupSummary"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description WGS 84 coordinates, in degrees. */
        GeoPointCreate: {
            /**
             * Format: double
             * @description Degrees north of the equator; negative south of it.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east of Greenwich; negative west of it.
             */
            longitude: number;
        };
        /**
         * @description Who may join a group. `open`: everyone. `approval`: an administrator approves each request to join.
         * @enum {string}
         */
        JoinPolicy: "open" | "approval";
        /** @description One line of text without control characters or bidirectional overrides. It begins with a visible character and does not end with a space. */
        QuestionText: string;
        /** @description A new group. Only the name and the description are required. */
        GroupCreate: {
            /** @description Slug, unique within the alliance. It cannot be changed. If omitted, it is derived from the name. `events`, `join` and `attendees` are reserved. */
            slug?: components["schemas"]["Slug"];
            /** @description Name of the group. */
            name: components["schemas"]["Name"];
            /** @description Description of the group and its audience, as plain text or Markdown. */
            description: components["schemas"]["Description"];
            /** @description Category, in the group's own words. Lists can be filtered by it. */
            category?: string | null;
            /** @description Region, in the group's own words. Lists can be filtered by it. */
            region?: string | null;
            /** @description City where the group meets. */
            city?: string | null;
            /** @description Country where the group meets. Lists can be filtered by it. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Coordinates of the group. */
            location?: components["schemas"]["GeoPointCreate"] | null;
            /**
             * @description Topics of the group.
             * @default []
             */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name.
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the group.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL of the group's own website.
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             */
            contact_email?: string | null;
            /**
             * @description More links about the group, in this order.
             * @default []
             */
            links: components["schemas"]["LabeledLinkCreate"][];
            /**
             * @description Whether the group is active. An inactive group is hidden from public reads and cannot be joined.
             * @default true
             */
            active: boolean;
            /**
             * @description Whether joining needs approval.
             * @default open
             */
            join_policy: components["schemas"]["JoinPolicy"];
            /** @description Question that a request to join must answer if `join_policy` is `approval`. */
            join_question?: string | null;
        };
        /** @description A group of an alliance. */
        Group: components["schemas"]["GroupSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the group's web page.
             */
            html_url: string;
            /** @description Description of the group and its audience, as plain text or Markdown; not HTML. */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of the group's own website; `null` if there is none.
             */
            website_url: string | null;
            /** @description More links about the group, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * Format: idn-email
             * @description Public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the group's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. Without a confirmed address, a group uses its alliance's. An unconfirmed address has no effect and is shown only to administrators of the group; others get `null`. `null` if there is none.
             */
            contact_email: string | null;
            /** @description Whether `contact_email` has been confirmed from its mailbox; `false` without an address. */
            contact_email_confirmed: boolean;
            /** @description Question that a request to join must answer if `join_policy` is `approval`; `null` if there is none. */
            join_question: string | null;
        };
        /** @description Confirmation that a resource was deleted. */
        DeletedResource: {
            /** @description ID of the deleted resource. */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /** @description WGS 84 coordinates, in degrees. An omitted coordinate is unchanged; a location must have both. */
        GeoPointUpdate: {
            /**
             * Format: double
             * @description Degrees north of the equator; negative south of it.
             */
            latitude?: number;
            /**
             * Format: double
             * @description Degrees east of Greenwich; negative west of it.
             */
            longitude?: number;
        };
        /** @description Changes to a group. Omitted fields are unchanged, `null` clears a nullable field. */
        GroupUpdate: {
            /** @description Name of the group. */
            name?: components["schemas"]["Name"];
            /** @description Description of the group and its audience, as plain text or Markdown. */
            description?: components["schemas"]["Description"];
            /** @description Category, in the group's own words. Lists can be filtered by it. */
            category?: string | null;
            /** @description Region, in the group's own words. Lists can be filtered by it. */
            region?: string | null;
            /** @description City where the group meets. */
            city?: string | null;
            /** @description Country where the group meets. Lists can be filtered by it. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Coordinates of the group; `null` removes them. */
            location?: components["schemas"]["GeoPointUpdate"] | null;
            /** @description Topics of the group. Replaces the whole list. */
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description URL of an image to show next to the name.
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description URL of a wide image to show above the group.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL of the group's own website.
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description Public contact address for replies to emails. It takes effect once confirmed from its mailbox, with a link that is emailed to it and expires after 24 hours. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             */
            contact_email?: string | null;
            /** @description More links about the group. Replaces the whole list. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /** @description Whether the group is active. `false` hides it from public reads and closes it to new members; existing members remain. `true` shows it again. */
            active?: boolean;
            /** @description Whether joining needs approval. `approval` does not affect existing members. `open` does not approve pending requests: administrators still decide them, and people who join again are members at once. */
            join_policy?: components["schemas"]["JoinPolicy"];
            /** @description Question that a request to join must answer if `join_policy` is `approval`. Pending requests keep the question that they answered. */
            join_question?: string | null;
        };
        /** @description A member of a group. */
        Member: {
            /** @description The member. */
            user: components["schemas"]["Person"];
            /** @description Whether the mail server of the person's address has permanently rejected three emails within 30 days. Optional emails, such as reminders and messages, are then paused until the person signs in or confirms the address. */
            email_undeliverable: boolean;
            /** @description When the person joined. Lists of members are sorted by it, latest first. */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of members of the group, newest first. */
        MemberPage: {
            /** @description At most `limit` members; fewer only on the last page. */
            items: components["schemas"]["Member"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description Plain text of several lines, without control characters or bidirectional overrides. URLs in it are shown as they are. */
        MessageText: string;
        /** @description A message that administrators sent to the members of a group. */
        GroupMessage: {
            /** @description ID of the message. */
            id: components["schemas"]["Id"];
            /** @description Subject of the message. */
            subject: components["schemas"]["ShortText"];
            /** @description Text of the message. */
            text: components["schemas"]["MessageText"];
            /**
             * Format: int32
             * @description Number of recipients: members with a verified address who have not turned off such emails. A member who leaves before the email is sent does not get it.
             */
            recipient_count: number;
            /** @description The administrator who sent the message; `null` if the account was deleted. */
            sent_by: components["schemas"]["Person"] | null;
            /** @description When the message was sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of messages, latest first. */
        GroupMessagePage: {
            /** @description At most `limit` messages; fewer only on the last page. */
            items: components["schemas"]["GroupMessage"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A message to the members of a group. */
        GroupMessageCreate: {
            /** @description Subject of the emails, after the name of the group. */
            subject: components["schemas"]["ShortText"];
            /** @description Text of the message. */
            text: components["schemas"]["MessageText"];
        };
        /**
         * @description Status of a request to join. `pending`: waits for approval. `declined`: an administrator has declined it. An approved request is a membership.
         * @default pending
         * @enum {string}
         */
        JoinRequestStatus: "pending" | "declined";
        /**
         * @description One of `JoinRequestStatus`, or a status that a later version adds.
         * @enum {string}
         */
        AnyJoinRequestStatus: "pending" | "declined";
        /** @description Answer of a person, without bidirectional overrides and control characters other than tabs and line breaks. It must not consist of spaces only. */
        AnswerText: string;
        /** @description A request to join a group. */
        JoinRequest: {
            /** @description The person who asks to join. */
            user: components["schemas"]["Person"];
            /** @description Status of the request. */
            status: components["schemas"]["AnyJoinRequestStatus"];
            /** @description The group's `join_question` at the time of the answer; `null` if there was none. */
            question: string | null;
            /** @description The person's answer; `null` if there was no question. */
            answer: string | null;
            /** @description When the person asked to join. Lists of requests are sorted by it, oldest first. */
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the request was declined; `null` while it is pending.
             */
            decided_at: string | null;
        };
        /** @description A page of requests to join the group, oldest first. */
        JoinRequestPage: {
            /** @description At most `limit` requests; fewer only on the last page. */
            items: components["schemas"]["JoinRequest"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Decision about requests to join. `member` approves them, also declined ones.
         * @enum {string}
         */
        JoinDecision: "member" | "declined";
        /** @description A decision about requests to join. */
        JoinRequestsUpdate: {
            /** @description IDs of the people whose requests are decided. */
            user_ids: components["schemas"]["Id"][];
            /** @description The decision about all of them. */
            status: components["schemas"]["JoinDecision"];
        };
        /** @description Outcome of a decision for one person. */
        JoinDecisionResult: {
            /** @description ID of the person. */
            user_id: components["schemas"]["Id"];
            /** @description Status of the person's membership afterwards. */
            status: components["schemas"]["MembershipStatus"];
            /** @description Why the decision had no effect, in a sentence; `null` if it succeeded. */
            error: string | null;
            /** @description Code of the error: `not_found` without a request, `user_banned`, `group_inactive`, or `invalid_transition` for declining a member; `null` if the decision succeeded. */
            code: components["schemas"]["ErrorCode"] | null;
        };
        /** @description Outcomes of a decision. */
        JoinDecisionResults: {
            /** @description One item for each person, in the order of the request. */
            items: components["schemas"]["JoinDecisionResult"][];
        };
        /**
         * @description Role for the group that accepting grants.
         * @enum {string}
         */
        GroupInvitationRole: "group_admin";
        /** @description A new invitation. Requires exactly one of `email`, `emails` and `max_uses`. */
        GroupInvitationCreate: {
            /** @description Email address to invite. */
            email?: components["schemas"]["Email"];
            /** @description Email addresses to invite. Invalid addresses get the outcome `invalid_address`; repeated addresses count once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description Number of people who may accept with the link.
             */
            max_uses?: number;
            /** @description Role that accepting grants. If omitted, accepting makes the person a member. */
            role?: components["schemas"]["GroupInvitationRole"];
            /** @description When the invitation expires, at most 90 days from now. Defaults to two weeks from now. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Format of the file: `calendar` is iCalendar, `csv` a spreadsheet. A later version may add formats.
         * @enum {string}
         */
        ImportFormat: "calendar" | "csv";
        /**
         * @description `running`: rows are being imported. `completed`: all rows are done. `undone`: the import was undone. A later version may add values.
         * @enum {string}
         */
        ImportStatus: "running" | "completed" | "undone";
        /** @description Number of rows by outcome. */
        ImportCounts: {
            /** @description Number of new events and invitations. */
            create: components["schemas"]["Count"];
            /** @description Number of updated events. */
            update: components["schemas"]["Count"];
            /** @description Number of rows without anything to do. */
            skip: components["schemas"]["Count"];
            /** @description Number of rows that cannot be imported. */
            refuse: components["schemas"]["Count"];
        };
        /**
         * @description Whether the row is an event or a member. A later version may add values.
         * @enum {string}
         */
        ImportRowKind: "event" | "member";
        /**
         * @description `create`: a new event or invitation. `update`: changes an event that was imported before. `skip`: nothing to do. `refuse`: the row cannot be imported. A later version may add values.
         * @enum {string}
         */
        ImportOutcome: "create" | "update" | "skip" | "refuse";
        /**
         * @description Why a row is skipped or refused, as the description of imports explains. A later version may add reasons.
         * @enum {string}
         */
        ImportReason: "unchanged" | "edited" | "canceled" | "private" | "declined" | "duplicate" | "already_invited" | "beyond_limit" | "unreadable" | "too_long" | "invalid" | "no_email" | "unknown_time_zone" | "unsupported_recurrence" | "limit_reached" | "not_allowed";
        /** @description A row of the file and its outcome. */
        ImportRow: {
            /**
             * Format: int32
             * @description Line of the file at which the row begins, from 1. The events of a recurring event share a line.
             */
            line: number;
            /** @description Whether the row is an event or a member. */
            kind: components["schemas"]["ImportRowKind"];
            /** @description What is done with the row. */
            outcome: components["schemas"]["ImportOutcome"];
            /** @description Name of the event, or name or address of the member, cut after 200 characters; `null` if the row has none. Members have none once the import has been created: their addresses are in the invitations only. */
            title: string | null;
            /** @description Why the row is skipped or refused; `null` otherwise. */
            reason: components["schemas"]["ImportReason"] | null;
            /** @description The field that is wrong, for the reason `invalid`; `null` otherwise. */
            field: string | null;
        };
        /** @description An import into a group. */
        Import: {
            /** @description ID of the import. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description The group. */
            group: components["schemas"]["GroupReference"];
            /** @description Format of the file. */
            format: components["schemas"]["ImportFormat"];
            /** @description Whether it is running. */
            status: components["schemas"]["ImportStatus"];
            /** @description Number of rows. */
            row_count: components["schemas"]["Count"];
            /** @description Number of rows that are done. */
            done_count: components["schemas"]["Count"];
            /** @description Outcomes: actual ones for rows that are done, planned ones for the others. */
            counts: components["schemas"]["ImportCounts"];
            /** @description The first 100 rows that were skipped or refused, in the order of the file. */
            problems: components["schemas"]["ImportRow"][];
            /** @description The user who imported; `null` for a deleted account. */
            created_by: components["schemas"]["Person"] | null;
            /** @description When the import began. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the last row was done; `null` before.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When the import was undone; `null` if it was not.
             */
            undone_at: string | null;
        };
        /** @description A page of imports, latest first. */
        ImportPage: {
            /** @description At most `limit` imports; fewer only on the last page. */
            items: components["schemas"]["Import"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description Name of a time zone in the IANA database, with its exact spelling; other spellings are rejected (400). */
        TimeZone: string;
        /** @description The address of a public calendar. */
        ImportSource: {
            /** @description HTTPS URL of an iCalendar file, without a user name or password, on a public address of the Internet. It is read once, now. Redirects are not followed. */
            url: components["schemas"]["WebhookUrl"];
        };
        /**
         * Format: binary
         * @description A file of at most 10 MiB in UTF-8, or in UTF-16 with a byte order mark.
         */
        ImportFile: Uint8Array;
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
         * @enum {string}
         */
        EventKind: "in_person" | "virtual" | "hybrid";
        /**
         * @description Status of an event. Drafts are visible to administrators only.
         * @enum {string}
         */
        EventStatus: "draft" | "published" | "canceled";
        /**
         * @description Order of the list. `soonest`: earliest start first. `latest`: latest start first. `newest`: most recently created first. `nearest`: nearest to `near` first; requires `near` (400). `recently_updated`: last changed first, as defined by `updated_since`.
         * @default soonest
         * @enum {string}
         */
        EventSort: "soonest" | "latest" | "newest" | "nearest" | "recently_updated";
        /**
         * @description Who sees the event. `public`: everyone. `unlisted`: everyone who has its link. `members`: members of the group. People with an RSVP see it, too.
         * @enum {string}
         */
        EventVisibility: "public" | "unlisted" | "members";
        /** @description A sentence or two, shown in lists, without control characters or bidirectional overrides. */
        Summary: string;
        /**
         * @description One of `EventKind`, or a kind that a later version adds.
         * @enum {string}
         */
        AnyEventKind: "in_person" | "virtual" | "hybrid";
        /**
         * @description One of `EventStatus`, or a status that a later version adds. Drafts are visible to administrators only.
         * @enum {string}
         */
        AnyEventStatus: "draft" | "published" | "canceled";
        /** @description Venue of an event. */
        Venue: {
            /** @description Name of the venue. */
            name: components["schemas"]["Name"];
            /** @description Street and number, and the floor if needed; `null` if not given. */
            address: string | null;
            /** @description City; `null` if not given. */
            city: string | null;
            /** @description Country; `null` if not given. */
            country_code: string | null;
            /** @description Coordinates of the venue; `null` if not given. With coordinates, `near` finds the event. */
            location: components["schemas"]["GeoPoint"] | null;
        };
        /**
         * @description One of `EventVisibility`, or a value that a later version adds. An `unlisted` event can be read, and takes RSVPs, by its link. It is in no list, search, feed, calendar, count, filter option, sitemap or stream of changes, except for its administrators and people with an RSVP. The link is not a secret: search engines are only asked not to index the page. An event for `members` is like a public one to members of the group. To everyone else without an RSVP or an invitation it does not exist (404).
         * @enum {string}
         */
        AnyEventVisibility: "public" | "unlisted" | "members";
        /**
         * @description One of `EventRegistration`, or a value that a later version adds. RSVPs to an event with `external` registration return 409 (`registration_elsewhere`), and to one with `none` 409 (`no_registration`).
         * @enum {string}
         */
        AnyEventRegistration: "built_in" | "external" | "none";
        /** @description An event as shown in lists. */
        EventSummary: {
            /** @description ID of the event. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance that the group belongs to. */
            alliance: components["schemas"]["Slug"];
            /** @description The group that holds the event. */
            group: components["schemas"]["GroupReference"];
            /** @description Slug, unique within the group. */
            slug: components["schemas"]["Slug"];
            /** @description Name of the event. */
            name: components["schemas"]["Name"];
            /** @description Summary in a sentence or two; `null` if not given. */
            summary: string | null;
            /** @description Whether the event takes place in person, online or both. */
            kind: components["schemas"]["AnyEventKind"];
            /** @description Status of the event. Only a published event accepts RSVPs. */
            status: components["schemas"]["AnyEventStatus"];
            /** @description Category, in the group's own words; `null` if not given. */
            category: string | null;
            /** @description When the event starts. */
            starts_at: components["schemas"]["Timestamp"];
            /** @description When the event ends. */
            ends_at: components["schemas"]["Timestamp"];
            /** @description Time zone of the venue or the hosts. Show the event's times in it. */
            timezone: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description Number of seats, guests included; `null` means no limit.
             */
            capacity: number | null;
            /** @description Whether people can join a waitlist when the event is full. */
            waitlist_enabled: boolean;
            /** @description Venue of the event; `null` if there is none, or if it is not known yet. */
            venue: components["schemas"]["Venue"] | null;
            /** @description Topics of the event. */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description URL of a wide image to show above the event; `null` if there is none.
             */
            banner_url: string | null;
            /** @description Who may see the event. */
            visibility: components["schemas"]["AnyEventVisibility"];
            /** @description Where people register. */
            registration: components["schemas"]["AnyEventRegistration"];
            /**
             * Format: uri
             * @description URL where people register; `null` unless `registration` is `external`.
             */
            registration_url: string | null;
            /** @description The event's hosts who agreed to be shown (`show_as_organizer`), longest-serving first; without any, the `organizers` of its group. */
            hosts: components["schemas"]["Organizers"];
            /**
             * Format: uuid
             * @description ID of the series that the event belongs to; `null` if it belongs to none. Copying an event creates a series.
             */
            series_id: string | null;
            /** @description Number of seats taken by attendees and their guests, without the waitlist. */
            attendee_count: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description Capacity minus the seats that are taken or held, at least 0; `null` without a `capacity`.
             */
            remaining_capacity: number | null;
            /** @description Distance from `near` to the venue in kilometers; only in a list with `near`. */
            distance_km?: components["schemas"]["DistanceKm"];
            /** @description The event's relation to the caller; only with `include=viewer`. */
            viewer?: components["schemas"]["Viewer"];
            /** @description When the event was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the event. RSVPs do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of events, in the order of `sort`. */
        EventPage: {
            /** @description At most `limit` events; fewer only on the last page. */
            items: components["schemas"]["EventSummary"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description The caller's membership in a group. */
        Membership: {
            /** @description ID of the group. */
            group_id: components["schemas"]["Id"];
            /** @description Whether the caller is a member, or has asked to join. */
            status: components["schemas"]["MembershipStatus"];
            /**
             * Format: date-time
             * @description When the caller joined; joining again as a member does not change it. `null` unless a member.
             */
            joined_at: string | null;
        };
        /** @description Details of a request to join a group with approval. */
        JoinRequestCreate: {
            /** @description Answer to the group's `join_question`. Ignored if the group has none. */
            answer?: components["schemas"]["AnswerText"];
        };
        /**
         * @description Status of a new event. A draft is visible to administrators only and accepts no RSVPs.
         * @enum {string}
         */
        NewEventStatus: "draft" | "published";
        /** @description Venue of an event. */
        VenueCreate: {
            /** @description Name of the venue. */
            name: components["schemas"]["Name"];
            /** @description Street and number, and the floor if needed. */
            address?: string | null;
            /** @description City of the venue. */
            city?: string | null;
            /** @description Country of the venue. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Coordinates of the venue. With coordinates, `near` finds the event. */
            location?: components["schemas"]["GeoPointCreate"] | null;
        };
        /**
         * @description Where people register. `built_in`: by RSVPs here. `external`: at `registration_url`. `none`: nowhere.
         * @enum {string}
         */
        EventRegistration: "built_in" | "external" | "none";
        /**
         * @description Kind of answer. `text`: free text. `choice`: one of the `options`.
         * @enum {string}
         */
        QuestionKind: "text" | "choice";
        /** @description A question for people to answer with their RSVP. */
        RegistrationQuestionCreate: {
            /** @description ID of an existing question, to edit it and keep its answers. Without an ID a new question is created. */
            id?: components["schemas"]["Id"];
            /** @description Text of the question, unique in the event. */
            label: components["schemas"]["QuestionText"];
            /** @description Kind of answer. */
            kind: components["schemas"]["QuestionKind"];
            /**
             * @description Whether an RSVP has to answer it.
             * @default false
             */
            required: boolean;
            /**
             * @description Options of a `choice`, distinct and at least one. Omit for `text`.
             * @default []
             */
            options: components["schemas"]["QuestionText"][];
        };
        /** @description Questions, in the order in which they are asked. */
        RegistrationQuestions: components["schemas"]["RegistrationQuestionCreate"][];
        /**
         * Format: int32
         * @description Number of guests; each takes a seat.
         */
        Guests: number;
        /** @description A new event. `ends_at` must be after `starts_at`, by at most 31 days. An event that has ended cannot be published (400). `rsvp_opens_at` must be before `rsvp_closes_at`, which must not be after `ends_at`. */
        EventCreate: {
            /** @description Slug, unique within the group and permanent. By default, it is derived from the name. `attend` and `attendance` are reserved. */
            slug?: components["schemas"]["Slug"];
            /** @description Name of the event. */
            name: components["schemas"]["Name"];
            /** @description Summary, shown in lists. */
            summary?: string | null;
            /** @description Full description, as plain text or Markdown. */
            description: components["schemas"]["Description"];
            /** @description Whether the event takes place in person, online or both. */
            kind: components["schemas"]["EventKind"];
            /**
             * @description Whether to publish it at once.
             * @default draft
             */
            status: components["schemas"]["NewEventStatus"];
            /** @description Category, in the group's own words. */
            category?: string | null;
            /** @description When the event starts. */
            starts_at: components["schemas"]["Timestamp"];
            /** @description When the event ends. */
            ends_at: components["schemas"]["Timestamp"];
            /** @description Time zone of the event's times. */
            timezone: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description Number of seats, guests included; `null` means no limit.
             */
            capacity?: number | null;
            /**
             * @description Whether a full event has a waitlist.
             * @default false
             */
            waitlist_enabled: boolean;
            /** @description Venue of the event. */
            venue?: components["schemas"]["VenueCreate"] | null;
            /** @description Accessibility, such as step-free access. */
            accessibility_notes?: string | null;
            /**
             * @description Topics.
             * @default []
             */
            tags: components["schemas"]["Tags"];
            /**
             * @description Links for attendees, such as slides.
             * @default []
             */
            links: components["schemas"]["LabeledLinkCreate"][];
            /**
             * Format: uri
             * @description URL of a wide image to show above the event.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL to join online. Visible to administrators and attendees.
             */
            meeting_url?: string | null;
            /**
             * @description Who may see the event.
             * @default public
             */
            visibility: components["schemas"]["EventVisibility"];
            /**
             * @description Where people register.
             * @default built_in
             */
            registration: components["schemas"]["EventRegistration"];
            /**
             * Format: uri
             * @description Required for `external` registration only (400 otherwise).
             */
            registration_url?: string | null;
            /** @description Questions for people to answer with their RSVP. */
            questions?: components["schemas"]["RegistrationQuestions"];
            /**
             * @description Whether RSVPs need the approval of an administrator.
             * @default false
             */
            approval_required: boolean;
            /**
             * @description Maximum number of guests per person; each takes a seat.
             * @default 0
             */
            max_guests: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When RSVPs open; `null` means at publication.
             */
            rsvp_opens_at?: string | null;
            /**
             * Format: date-time
             * @description When RSVPs close; `null` means at the end.
             */
            rsvp_closes_at?: string | null;
        };
        /**
         * @description One of `QuestionKind`, or a kind that a later version adds.
         * @enum {string}
         */
        AnyQuestionKind: "text" | "choice";
        /** @description A question that people answer with their RSVP. */
        RegistrationQuestion: {
            /** @description ID of the question. Editing the question does not change it. */
            id: components["schemas"]["Id"];
            /** @description Text of the question. */
            label: components["schemas"]["QuestionText"];
            /** @description Kind of answer. */
            kind: components["schemas"]["AnyQuestionKind"];
            /** @description Whether an RSVP has to answer it. */
            required: boolean;
            /** @description Options of a `choice`; empty for other kinds. */
            options: components["schemas"]["QuestionText"][];
        };
        /** @description An event of a group. */
        GroupEvent: components["schemas"]["EventSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the event's web page.
             */
            html_url: string;
            /** @description Full description of the event, as plain text or Markdown; not HTML. */
            description: components["schemas"]["Description"];
            /** @description What people with disabilities can expect at the event, as plain text; `null` if not given. */
            accessibility_notes: string | null;
            /**
             * Format: int32
             * @description Number of items of the agenda.
             */
            agenda_item_count: number;
            /** @description Links for attendees, such as slides, recordings or house rules, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /** @description Questions that people answer with their RSVP, in order. */
            questions: components["schemas"]["RegistrationQuestion"][];
            /** @description Whether an RSVP is `pending` until an administrator approves it. */
            approval_required: boolean;
            /** @description Maximum number of guests per person. */
            max_guests: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When RSVPs open; `null` if they are open from the start.
             */
            rsvp_opens_at: string | null;
            /**
             * Format: date-time
             * @description When RSVPs close; `null` means when the event ends.
             */
            rsvp_closes_at: string | null;
            /**
             * Format: uri
             * @description URL to join online. Present only for the event's hosts and administrators; attendees find it in their attendance.
             */
            meeting_url?: string | null;
        };
        /** @description Changes to a venue. Omitted fields are unchanged, `null` clears a field. A venue must have a name. */
        VenueUpdate: {
            /** @description Name of the venue. */
            name?: components["schemas"]["Name"];
            /** @description Street and number, and the floor if needed. */
            address?: string | null;
            /** @description City of the venue. */
            city?: string | null;
            /** @description Country of the venue. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Coordinates of the venue. With coordinates, `near` finds the event. */
            location?: components["schemas"]["GeoPointUpdate"] | null;
        };
        /** @description Changes to an event. Omitted fields are unchanged. `starts_at` and `ends_at` follow the rules of the creation; publishing an event that has ended is a conflict (409). */
        EventUpdate: {
            /** @description Name of the event. */
            name?: components["schemas"]["Name"];
            /** @description Summary in a sentence or two, shown in lists. */
            summary?: string | null;
            /** @description Full description of the event, as plain text or Markdown. */
            description?: components["schemas"]["Description"];
            /** @description Whether the event takes place in person, online or both. */
            kind?: components["schemas"]["EventKind"];
            /** @description New status. See `PATCH` for the allowed transitions. */
            status?: components["schemas"]["EventStatus"];
            /** @description Category, in the group's own words. */
            category?: string | null;
            /** @description When the event starts. */
            starts_at?: components["schemas"]["Timestamp"];
            /** @description When the event ends. */
            ends_at?: components["schemas"]["Timestamp"];
            /** @description Time zone in which the event's times are shown. */
            timezone?: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description Number of seats, guests included; `null` means no limit. It must not be below the number of attendees or the size of a party on the waitlist.
             */
            capacity?: number | null;
            /** @description Whether people can join a waitlist when the event is full. */
            waitlist_enabled?: boolean;
            /** @description Venue of the event; `null` removes it. */
            venue?: components["schemas"]["VenueUpdate"] | null;
            /** @description Accessibility of the event, such as step-free access. */
            accessibility_notes?: string | null;
            /** @description Topics of the event. Replaces the whole list. */
            tags?: components["schemas"]["Tags"];
            /** @description Links for attendees. Replaces the whole list. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /**
             * Format: uri
             * @description URL of a wide image to show above the event.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description URL to join online. Visible to administrators and attendees.
             */
            meeting_url?: string | null;
            /** @description Who may see the event. People with an RSVP keep access. */
            visibility?: components["schemas"]["EventVisibility"];
            /** @description Where people register. It cannot be changed while there are RSVPs (409, `event_has_rsvps`). */
            registration?: components["schemas"]["EventRegistration"];
            /**
             * Format: uri
             * @description URL where people register. Required if `registration` is `external`, otherwise not allowed (400). Another `registration` removes it.
             */
            registration_url?: string | null;
            /** @description Questions for people to answer with their RSVP. Replaces all questions; send the `id` of each question to keep. */
            questions?: components["schemas"]["RegistrationQuestions"];
            /** @description Whether RSVPs need the approval of an administrator. Turning it off does not approve pending RSVPs. */
            approval_required?: boolean;
            /** @description Maximum number of guests per person; each takes a seat. Lowering it does not affect existing RSVPs. */
            max_guests?: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When RSVPs open; `null` means as soon as the event is published.
             */
            rsvp_opens_at?: string | null;
            /**
             * Format: date-time
             * @description When RSVPs close; `null` means when the event ends.
             */
            rsvp_closes_at?: string | null;
        };
        /** @description An RFC 3339 time, `2027-03-31T16:00:00Z`, or a local time in the event's time zone, `2027-03-31T18:00`. A local time that a clock change skips or repeats is rejected (400): send it with its offset. */
        CopyStart: string;
        /**
         * @description Whether events repeat by weeks or by months.
         * @enum {string}
         */
        CopyFrequency: "weekly" | "monthly";
        /**
         * Format: int32
         * @description Number of weeks or months.
         */
        CopyInterval: number;
        /**
         * @description Day of the week.
         * @enum {string}
         */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /**
         * Format: int32
         * @description Position of a weekday in its month; `-1` is the last one.
         * @enum {integer}
         */
        WeekdayOfMonth: 1 | 2 | 3 | 4 | -1;
        /**
         * Format: int32
         * @description Number of copies.
         */
        CopyCount: number;
        /** @description Starts that repeat the event's start, at its time of day in its time zone. Past ones, and those at which the series has an event, are left out. Exactly one of `until` and `count` is required (400). */
        CopyRule: {
            /** @description Unit of `interval`. */
            frequency: components["schemas"]["CopyFrequency"];
            /**
             * @description Number of weeks or months from one start to the next, counted from the week, beginning on Monday, or the month of the event.
             * @default 1
             */
            interval: components["schemas"]["CopyInterval"];
            /** @description Day of the week. If omitted, `weekly` repeats the event's day of the week, and `monthly` its day of the month or, in shorter months, the last day. */
            weekday?: components["schemas"]["Weekday"];
            /** @description Which `weekday` of the month, `-1` being the last one. Required with `weekday` if `monthly`, otherwise not allowed (400). */
            nth?: components["schemas"]["WeekdayOfMonth"];
            /**
             * Format: date
             * @description Last day, in the event's time zone. It must allow at least one new event and at most 52 (400).
             */
            until?: string;
            /** @description Number of new events. */
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
             */
            status: components["schemas"]["NewEventStatus"];
        };
        /** @description The created copies, and the series that they and the original belong to. */
        EventSeries: {
            /** @description ID of the series. */
            series_id: components["schemas"]["Id"];
            /** @description The copies, earliest first. */
            items: components["schemas"]["EventSummary"][];
        };
        /** @description An answer to a question of the event. */
        RsvpAnswerCreate: {
            /** @description ID of the question. */
            question_id: components["schemas"]["Id"];
            /** @description The answer; of a `choice`, one of its `options`. */
            value: components["schemas"]["AnswerText"];
        };
        /** @description Optional details of an RSVP. For an existing RSVP, omitted fields are unchanged. */
        RsvpCreate: {
            /** @description Answers to the event's questions. Replaces all earlier answers; must include those that are `required`. */
            answers?: components["schemas"]["RsvpAnswerCreate"][];
            /** @description Number of guests, at most the event's `max_guests`. Defaults to none. */
            guests?: components["schemas"]["Guests"];
            /** @description Whether the event's organizers see the caller's email address with this RSVP. Defaults to `false`. */
            share_email?: boolean;
            /** @description Source of the visit, for the event's statistics, which do not identify people. Only for a first RSVP. */
            source?: components["schemas"]["Source"];
        };
        /** @description The error that `attendEvent` would have returned. */
        SeriesRsvpError: {
            /** @description Description of the error. */
            error: string;
            /** @description Error code. */
            code: components["schemas"]["ErrorCode"];
        };
        /** @description An RSVP of the caller to an event of a series. */
        SeriesRsvp: {
            /** @description ID of the event. */
            event_id: components["schemas"]["Id"];
            /** @description When the event starts. */
            starts_at: components["schemas"]["Timestamp"];
            /** @description Status of the RSVP; `none` without one. */
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
         * @enum {string}
         */
        AttendeeStatusChoice: "attending" | "waitlisted" | "pending" | "declined";
        /**
         * @description One of `attending`, `waitlisted`, `pending`, `declined`, or a status that a later version adds.
         * @enum {string}
         */
        AttendeeStatus: "attending" | "waitlisted" | "pending" | "declined";
        /** @description A person's answer to a question. */
        RsvpAnswer: {
            /** @description ID of the question. It may have been removed from the event. */
            question_id: components["schemas"]["Id"];
            /** @description Text of the question at the time of the answer. */
            label: components["schemas"]["QuestionText"];
            /** @description The answer. */
            value: components["schemas"]["AnswerText"];
        };
        /** @description Answers to the event's questions, in the order of the questions. */
        RsvpAnswers: components["schemas"]["RsvpAnswer"][];
        /**
         * @description `self`: the person sent the RSVP. `invitation`: the person accepted an invitation. `organizer`: an organizer added the person. `door`: the person was added and checked in at once. Or a value that a later version adds.
         * @enum {string}
         */
        RegistrationOrigin: "self" | "invitation" | "organizer" | "door";
        /** @description A person with an RSVP to an event. */
        Attendee: {
            /** @description The person. */
            user: components["schemas"]["Person"];
            /**
             * Format: idn-email
             * @description The person's email address; `null` unless the person chose to share it in the RSVP (`share_email`).
             */
            email: string | null;
            /** @description Whether the mail server of the person's address has permanently rejected three emails within 30 days. Optional emails, such as reminders and messages, are then paused until the person signs in or confirms the address. */
            email_undeliverable: boolean;
            /** @description Status of the RSVP. */
            status: components["schemas"]["AttendeeStatus"];
            /**
             * Format: int32
             * @description Position on the waitlist; 1 gets the next seat. `null` unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description How many others the person brings. */
            guests: components["schemas"]["Guests"];
            /** @description The person's answers, including those to removed questions. */
            answers: components["schemas"]["RsvpAnswers"];
            /** @description How the RSVP came about. */
            registered_by: components["schemas"]["RegistrationOrigin"];
            /** @description When the RSVP was sent. */
            responded_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the person was first checked in; `null` if not checked in.
             */
            checked_in_at: string | null;
        };
        /** @description A page of people with an RSVP, in the order in which they joined, the waitlist last. */
        AttendeePage: {
            /** @description At most `limit` people; fewer only on the last page. */
            items: components["schemas"]["Attendee"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A person whom an organizer adds to an event. */
        AttendeeCreate: {
            /** @description ID of the person: a member of the event's group, or someone with an RSVP to one of its events. */
            user_id: components["schemas"]["Id"];
            /** @description Number of guests, at most the event's `max_guests`. Defaults to none, or to those of the person's RSVP. */
            guests?: components["schemas"]["Guests"];
            /** @description Whether to check the person in, too, as possible during the check-in. Defaults to `false`. */
            check_in?: boolean;
            /** @description Whether to add the person even if the event has too few seats left. Defaults to `false`. */
            over_capacity?: boolean;
        };
        /**
         * @description Decision by an administrator. `attending`: the person gets a seat or joins the waitlist. `declined`: the person gets no seat.
         * @enum {string}
         */
        AttendeeDecision: "attending" | "declined";
        /** @description One decision about several RSVPs. */
        AttendeeDecisions: {
            /** @description IDs of the people. They are handled in this order, which matters when seats run out. */
            user_ids: components["schemas"]["Id"][];
            /** @description Decision about all of these RSVPs. */
            status: components["schemas"]["AttendeeDecision"];
        };
        /** @description The result of a decision about one RSVP. */
        AttendeeDecisionResult: {
            /** @description ID of the person. */
            user_id: components["schemas"]["Id"];
            /** @description Status of the RSVP after the decision; `none` if the person has no RSVP. Unchanged if there is an `error`. */
            status: components["schemas"]["AttendanceStatus"];
            /** @description Why the decision was not possible, in a sentence; `null` if it succeeded. */
            error: string | null;
            /** @description Code of the error: `not_found` without an RSVP, or what `PATCH /api/v1/events/{event_id}/attendees/{user_id}` would have returned; `null` if the decision succeeded. */
            code: components["schemas"]["ErrorCode"] | null;
        };
        /** @description The results, in the order of `user_ids`. */
        AttendeeDecisionResults: {
            /** @description One result for each person. */
            items: components["schemas"]["AttendeeDecisionResult"][];
        };
        /** @description Changes to an RSVP. Omitted fields are unchanged. The person's own data cannot be changed. */
        AttendeeUpdate: {
            /** @description Decision about the RSVP. */
            status?: components["schemas"]["AttendeeDecision"];
        };
        /** @description A person without an account whom an organizer has added to an event. */
        GuestAttendee: {
            /** @description ID of the guest attendee. */
            id: components["schemas"]["Id"];
            /** @description Name of the person. */
            name: components["schemas"]["Name"];
            /**
             * Format: idn-email
             * @description Email address to which the link to claim the place was sent; `null` without one, to callers with the role `check_in`, 30 days after the event, and once the owner of the address has deleted their account.
             */
            email: string | null;
            /** @description How many others the person brings. */
            guests: components["schemas"]["Guests"];
            /** @description How the person was added: `organizer` or `door`. */
            registered_by: components["schemas"]["RegistrationOrigin"];
            /**
             * Format: date-time
             * @description When the person was first checked in; `null` if not checked in.
             */
            checked_in_at: string | null;
            /** @description When the person was added. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of guest attendees, in the order in which they were added. */
        GuestAttendeePage: {
            /** @description At most `limit` guest attendees; fewer only on the last page. */
            items: components["schemas"]["GuestAttendee"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A person without an account. */
        GuestAttendeeCreate: {
            /** @description Name of the person. */
            name: components["schemas"]["Name"];
            /** @description Address that gets a link to claim the place. */
            email?: components["schemas"]["Email"];
            /** @description Number of guests, at most the event's `max_guests`. Defaults to none. */
            guests?: components["schemas"]["Guests"];
            /** @description Whether to check the person in, too, as possible during the check-in. Defaults to `false`. */
            check_in?: boolean;
            /** @description Whether to add the person even if the event has too few seats left. Defaults to `false`. */
            over_capacity?: boolean;
        };
        /** @description Changes to a guest attendee. Omitted fields are unchanged. */
        GuestAttendeeUpdate: {
            /** @description Name of the person. */
            name?: components["schemas"]["Name"];
            /**
             * Format: idn-email
             * @description Address that gets a link to claim the place; `null` removes it.
             */
            email?: string | null;
            /** @description Number of guests, at most the event's `max_guests`. */
            guests?: components["schemas"]["Guests"];
            /** @description Whether the person is checked in. */
            check_in?: boolean;
            /** @description Whether to allow more guests than the event has seats left. Defaults to `false`. */
            over_capacity?: boolean;
        };
        /** @description Check-in counts, without guests. */
        CheckInSummary: {
            /**
             * Format: int32
             * @description Number of people who attend the event and can be checked in.
             */
            attending_count: number;
            /**
             * Format: int32
             * @description Number of people who are checked in.
             */
            checked_in_count: number;
        };
        /** @description Check-in code as typed. Case, spaces and hyphens are ignored; I and L count as 1, and O as 0. */
        CheckInCodeInput: string;
        /** @description A check-in by code. */
        CheckInCreate: {
            /** @description The attendee's check-in code. */
            code: components["schemas"]["CheckInCodeInput"];
        };
        /** @description ID of an agenda item or a speaker, unique among the items or the speakers of the agenda. */
        AgendaKey: string;
        /**
         * @description One of `AgendaItemKind`, or a kind that a later version adds.
         * @enum {string}
         */
        AnyAgendaItemKind: "talk" | "workshop" | "panel" | "break" | "other";
        /** @description An item of an agenda, such as a talk. */
        AgendaItem: {
            /** @description ID of the item. */
            id: components["schemas"]["AgendaKey"];
            /** @description Title of the item. */
            title: components["schemas"]["Name"];
            /** @description Kind of the item. */
            kind: components["schemas"]["AnyAgendaItemKind"];
            /** @description When the item starts. */
            starts_at: components["schemas"]["Timestamp"];
            /** @description When the item ends. */
            ends_at: components["schemas"]["Timestamp"];
            /** @description Room or stage; `null` if not given. */
            room: string | null;
            /** @description Language of the item; `null` if not given. */
            language: string | null;
            /** @description What the item is about, as plain text or Markdown; `null` if not given. */
            abstract: string | null;
            /** @description IDs of the item's speakers, in order. */
            speaker_ids: components["schemas"]["AgendaKey"][];
            /**
             * Format: uri
             * @description URL of the recording; `null` if there is none.
             */
            recording_url: string | null;
            /**
             * Format: uri
             * @description URL of the slides; `null` if there are none.
             */
            slides_url: string | null;
        };
        /** @description A speaker of an event. */
        Speaker: {
            /** @description ID of the speaker. */
            id: components["schemas"]["AgendaKey"];
            /** @description Name of the speaker. */
            name: components["schemas"]["Name"];
            /** @description Position, employer or project; `null` if not given. */
            headline: string | null;
            /** @description About the speaker, as plain text or Markdown; `null` if not given. */
            bio: string | null;
            /**
             * Format: uri
             * @description URL of a photo; `null` if there is none.
             */
            photo_url: string | null;
            /** @description Links about the speaker, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /** @description ID of the speaker's account. Present only with that user's consent, and for the event's administrators. */
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
         * @enum {string}
         */
        AgendaItemKind: "talk" | "workshop" | "panel" | "break" | "other";
        /** @description An item of an agenda, such as a talk. */
        AgendaItemInput: {
            /** @description ID of the item. Without it, the service generates one. */
            id?: components["schemas"]["AgendaKey"];
            /** @description Title of the item. */
            title: components["schemas"]["Name"];
            /**
             * @description Kind of the item.
             * @default talk
             */
            kind: components["schemas"]["AgendaItemKind"];
            /** @description When the item starts. */
            starts_at: components["schemas"]["Timestamp"];
            /** @description When the item ends. */
            ends_at: components["schemas"]["Timestamp"];
            /**
             * @description Room or stage.
             * @default null
             */
            room: string | null;
            /**
             * @description Language of the item.
             * @default null
             */
            language: string | null;
            /**
             * @description What the item is about, as plain text or Markdown.
             * @default null
             */
            abstract: string | null;
            /**
             * @description IDs of the item's speakers, in order.
             * @default []
             */
            speaker_ids: components["schemas"]["AgendaKey"][];
            /**
             * Format: uri
             * @description URL of the recording.
             * @default null
             */
            recording_url: string | null;
            /**
             * Format: uri
             * @description URL of the slides.
             * @default null
             */
            slides_url: string | null;
        };
        /** @description A speaker of an event. */
        SpeakerInput: {
            /** @description ID of the speaker. Without it, the service generates one. */
            id?: components["schemas"]["AgendaKey"];
            /** @description Name of the speaker. */
            name: components["schemas"]["Name"];
            /**
             * @description Position, employer or project.
             * @default null
             */
            headline: string | null;
            /**
             * @description About the speaker, as plain text or Markdown.
             * @default null
             */
            bio: string | null;
            /**
             * Format: uri
             * @description URL of a photo.
             * @default null
             */
            photo_url: string | null;
            /**
             * @description Links about the speaker, in order.
             * @default []
             */
            links: components["schemas"]["LabeledLinkCreate"][];
            /**
             * Format: uuid
             * @description ID of the speaker's account. The service asks this user by email whether the profile may be linked.
             * @default null
             */
            user_id: string | null;
        };
        /** @description The new agenda of an event. */
        AgendaInput: {
            /** @description All items of the agenda, in any order. */
            items: components["schemas"]["AgendaItemInput"][];
            /**
             * @description All speakers, in the order in which the page shows them.
             * @default []
             */
            speakers: components["schemas"]["SpeakerInput"][];
        };
        /**
         * @description One of `EventRole`, or a role that a later version adds.
         * @enum {string}
         */
        AnyEventRole: "event_host" | "check_in";
        /** @description A user with a role of an event. */
        EventTeamMember: {
            /** @description The user. */
            user: components["schemas"]["Person"];
            /** @description The user's role. */
            role: components["schemas"]["AnyEventRole"];
            /** @description When the role was granted. Granting it again does not change this time. */
            granted_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of an event's team, longest-serving first. */
        EventTeamPage: {
            /** @description At most `limit` users; fewer only on the last page. */
            items: components["schemas"]["EventTeamMember"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Role of one event. `event_host` edits the event and its agenda, sees attendees and their answers, decides about RSVPs, invites and writes to people, and checks them in. `check_in` sees the names and party sizes of attendees and checks them in. Neither sees the group's members, bans and invitations, or statistics. A host cannot delete or copy the event, or change the rest of its series.
         * @enum {string}
         */
        EventRole: "event_host" | "check_in";
        /** @description A role of an event. */
        EventRoleGrant: {
            /** @description The role. */
            role: components["schemas"]["EventRole"];
        };
        /** @description A link with which anyone checks people in at an event. Its URL is shown only when it is created. */
        DoorLink: {
            /** @description ID of the door link. */
            id: components["schemas"]["Id"];
            /** @description Name of the link, which the audit log shows. */
            label: components["schemas"]["Name"];
            /** @description The user who created the link; `null` if the account was deleted. */
            created_by: components["schemas"]["Person"] | null;
            /** @description When the link was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the link stops working: six hours after the end of the event. It follows the event when that is moved. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of the event's door links, oldest first. */
        DoorLinkPage: {
            /** @description At most `limit` door links; fewer only on the last page. */
            items: components["schemas"]["DoorLink"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A new door link. */
        DoorLinkCreate: {
            /** @description Name of the link, which the audit log shows. */
            label: components["schemas"]["Name"];
        };
        /** @description A door link with its URL, which is shown only here. */
        NewDoorLink: components["schemas"]["DoorLink"] & {
            /**
             * Format: uri
             * @description URL to give to the people at the door. It cannot be shown again.
             */
            url: string;
        };
        /** @description Confirmation that a door link was deleted. */
        DeletedDoorLink: {
            /** @description ID of the deleted link. */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /** @description Statistics of an event for a day, a week or the whole range. */
        EventPeriod: {
            /** @description First day of the period, in UTC. */
            starts_on: components["schemas"]["Day"];
            /** @description Number of RSVPs sent on these days. */
            rsvps: components["schemas"]["Count"];
            /** @description Number of RSVPs canceled on these days. */
            rsvps_canceled: components["schemas"]["Count"];
            /** @description Number of times the page was opened in a browser. */
            views: components["schemas"]["Count"];
        };
        /** @description Statistics of an event. Deleted accounts still count in past periods, without being identified. */
        EventStatistics: {
            /** @description First day of the range. */
            from: components["schemas"]["Day"];
            /** @description Last day of the range. */
            to: components["schemas"]["Day"];
            /** @description The whole range as one period. */
            total: components["schemas"]["EventPeriod"];
            /** @description All periods of the range in order, including those without activity. */
            periods: components["schemas"]["EventPeriod"][];
            /** @description Number of people checked in, without guests. */
            attended: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description Number of people with a seat who were not checked in; `null` until the event has ended, and if no one was checked in.
             */
            no_shows: number | null;
            /** @description Use of the seats. */
            places: components["schemas"]["PlaceStatistics"];
            /** @description Sources of views and RSVPs. */
            sources: components["schemas"]["SourceList"];
        };
        /**
         * @description One of `MessageAudience`, or an audience that a later version adds.
         * @enum {string}
         */
        AnyMessageAudience: "attending" | "waitlisted" | "pending" | "everyone";
        /** @description A message that administrators sent to people with an RSVP. */
        EventMessage: {
            /** @description ID of the message. */
            id: components["schemas"]["Id"];
            /** @description Subject of the message. */
            subject: components["schemas"]["ShortText"];
            /** @description Text of the message. */
            text: components["schemas"]["MessageText"];
            /** @description Recipients of the message. */
            to: components["schemas"]["AnyMessageAudience"];
            /**
             * Format: int32
             * @description Number of recipients: people with a verified address who have not turned off such emails. A person who cancels before the email is sent does not get it.
             */
            recipient_count: number;
            /** @description The administrator who sent the message; `null` if the account was deleted. */
            sent_by: components["schemas"]["Person"] | null;
            /** @description When the message was sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of messages, latest first. */
        EventMessagePage: {
            /** @description At most `limit` messages; fewer only on the last page. */
            items: components["schemas"]["EventMessage"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Recipients of a message, by the status of their RSVP; `everyone` means all of these statuses, which do not include `declined`.
         * @enum {string}
         */
        MessageAudience: "attending" | "waitlisted" | "pending" | "everyone";
        /** @description A message to people with an RSVP. */
        EventMessageCreate: {
            /** @description Subject of the emails, after the name of the event. */
            subject: components["schemas"]["ShortText"];
            /** @description Text of the message. */
            text: components["schemas"]["MessageText"];
            /** @description Recipients of the message. */
            to: components["schemas"]["MessageAudience"];
        };
        /** @description An email to the attendees of an event about its links. */
        LinksAnnouncement: {
            /** @description ID of the event. */
            event_id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Number of recipients: attendees with a verified address who have not turned off such emails.
             */
            recipient_count: number;
            /** @description When the email was queued. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Role of the event that accepting grants.
         * @enum {string}
         */
        EventInvitationRole: "event_host" | "check_in";
        /** @description A new invitation. Requires exactly one of `email`, `emails` and `max_uses`. */
        EventInvitationCreate: {
            /** @description Email address to invite. */
            email?: components["schemas"]["Email"];
            /** @description Email addresses to invite. Invalid addresses get the outcome `invalid_address`; repeated addresses count once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description Number of people who may accept with the link.
             */
            max_uses?: number;
            /** @description Role that accepting grants. If omitted, accepting sends an RSVP. */
            role?: components["schemas"]["EventInvitationRole"];
            /** @description When the invitation expires, at most 90 days from now. Defaults to two weeks from now. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description The caller's RSVP to an event. */
        Attendance: {
            /** @description ID of the event. */
            event_id: components["schemas"]["Id"];
            /** @description Status of the RSVP. */
            status: components["schemas"]["AttendanceStatus"];
            /**
             * Format: int32
             * @description Position on the waitlist; 1 gets the next seat. `null` unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description Number of guests. */
            guests: components["schemas"]["Guests"];
            /** @description The caller's answers, including those to removed questions. */
            answers: components["schemas"]["RsvpAnswers"];
            /** @description Whether the event's organizers see the caller's email address with this RSVP. */
            share_email: boolean;
            /**
             * Format: date-time
             * @description When the caller sent the RSVP; `null` if there is none. A promotion from the waitlist does not change it.
             */
            responded_at: string | null;
            /**
             * Format: date-time
             * @description When the caller was checked in; `null` if not checked in.
             */
            checked_in_at: string | null;
            /** @description Code to show at the check-in; `null` unless the caller attends. A new RSVP gets a new code. The code is also in the private calendar, in the calendar entry of emails about the event, and on the event's page as a QR code. */
            check_in_code: string | null;
            /**
             * Format: uri
             * @description URL to join online; `null` unless the caller attends and the event has one.
             */
            meeting_url: string | null;
        };
        /**
         * @description Type of employment.
         * @enum {string}
         */
        EmploymentType: "full_time" | "part_time" | "contract" | "internship" | "volunteer";
        /**
         * @description Status of a job. Drafts and closed jobs are visible to administrators only.
         * @enum {string}
         */
        JobStatus: "draft" | "published" | "closed";
        /**
         * @description Order of the list. `newest`: most recently created first. `expiring_soonest`: soonest to expire first. `recently_updated`: last changed first, as defined by `updated_since`.
         * @default newest
         * @enum {string}
         */
        JobSort: "newest" | "expiring_soonest" | "recently_updated";
        /**
         * @description One of `EmploymentType`, or a type that a later version adds.
         * @enum {string}
         */
        AnyEmploymentType: "full_time" | "part_time" | "contract" | "internship" | "volunteer";
        /**
         * Format: int32
         * @description Amount in whole units of the currency, before tax.
         */
        SalaryAmount: number;
        /** @description ISO 4217 currency code in upper case. Unknown codes are rejected (400). */
        Currency: string;
        /**
         * @description One of `SalaryPeriod`, or a period that a later version adds.
         * @enum {string}
         */
        AnySalaryPeriod: "hour" | "month" | "year";
        /** @description Salary range, from `minimum` to `maximum`. */
        Salary: {
            /** @description Minimum salary. */
            minimum: components["schemas"]["SalaryAmount"];
            /** @description Maximum salary; not below `minimum`. */
            maximum: components["schemas"]["SalaryAmount"];
            /** @description Currency of both amounts. */
            currency: components["schemas"]["Currency"];
            /** @description Period that the amounts are paid for. */
            period: components["schemas"]["AnySalaryPeriod"];
        };
        /**
         * @description One of `JobStatus`, or a status that a later version adds. Drafts and closed jobs are visible to administrators only.
         * @enum {string}
         */
        AnyJobStatus: "draft" | "published" | "closed";
        /** @description A job as shown in lists. */
        JobSummary: {
            /** @description ID of the job. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance that lists the job. */
            alliance: components["schemas"]["Slug"];
            /** @description The group that posts the job; `null` if the alliance itself posts it. */
            group: components["schemas"]["GroupReference"] | null;
            /** @description Slug, unique among the alliance's jobs and all jobs ever published. The first publication of a draft may append a number. */
            slug: components["schemas"]["Slug"];
            /** @description Title of the position. */
            title: components["schemas"]["Name"];
            /** @description Name of the employer. */
            company_name: components["schemas"]["Name"];
            /** @description Summary of the work in a sentence or two. */
            summary: components["schemas"]["Summary"];
            /** @description Location of the office; `null` if not given. */
            location: string | null;
            /** @description Country of the office or, for a remote job, the country to work from; `null` if not given. */
            country_code: string | null;
            /** @description Whether the job is remote. */
            remote: boolean;
            /** @description Type of employment. */
            employment_type: components["schemas"]["AnyEmploymentType"];
            /** @description Salary range; `null` if not given. */
            salary: components["schemas"]["Salary"] | null;
            /** @description Skills and topics. */
            tags: components["schemas"]["Tags"];
            /** @description Status of the job. Only a published job accepts applications, until it expires. Expiry does not change the status. */
            status: components["schemas"]["AnyJobStatus"];
            /** @description When the job expires. From then on it is visible to administrators only and accepts no applications. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description The administrator who created the job. */
            posted_by: components["schemas"]["Person"];
            /** @description The job's relation to the caller; only with `include=viewer`. */
            viewer?: components["schemas"]["Viewer"];
            /** @description When the job was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the job. Applications do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of jobs, in the order of `sort`. */
        JobPage: {
            /** @description At most `limit` jobs; fewer only on the last page. */
            items: components["schemas"]["JobSummary"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Period that the amounts are paid for.
         * @enum {string}
         */
        SalaryPeriod: "hour" | "month" | "year";
        /** @description Salary range. `minimum` must not be above `maximum`. */
        SalaryCreate: {
            /** @description Minimum salary. */
            minimum: components["schemas"]["SalaryAmount"];
            /** @description Maximum salary; not below `minimum`. */
            maximum: components["schemas"]["SalaryAmount"];
            /** @description Currency of both amounts. */
            currency: components["schemas"]["Currency"];
            /** @description Period that the amounts are paid for. */
            period: components["schemas"]["SalaryPeriod"];
        };
        /**
         * @description Status of a new job. A draft is visible to administrators only and accepts no applications.
         * @enum {string}
         */
        NewJobStatus: "draft" | "published";
        /** @description A job of the alliance named by `alliance`, or of its group named by `group_id`. */
        JobCreate: {
            /** @description Slug of the alliance that lists the job. */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description ID of the group that posts the job; it must belong to the alliance. `null` or omitted if the alliance itself posts it.
             */
            group_id?: string | null;
            /** @description Slug, unique among the alliance's jobs and all jobs ever published. It cannot be changed, except by the first publication (see `PATCH`). If omitted, it is derived from the title. `id` is reserved. */
            slug?: components["schemas"]["Slug"];
            /** @description Title of the position. */
            title: components["schemas"]["Name"];
            /** @description Name of the employer. */
            company_name: components["schemas"]["Name"];
            /** @description Summary of the work in a sentence or two, shown in lists. */
            summary: components["schemas"]["Summary"];
            /** @description Full job description, as plain text or Markdown. */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of the company's own application page.
             */
            apply_url?: string | null;
            /** @description Location of the office. Lists can be filtered by it. */
            location?: string | null;
            /** @description Country of the office or, for a remote job, the country to work from. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /**
             * @description Whether the job is remote.
             * @default false
             */
            remote: boolean;
            /** @description Type of employment. */
            employment_type: components["schemas"]["EmploymentType"];
            /** @description Salary range. */
            salary?: components["schemas"]["SalaryCreate"] | null;
            /**
             * @description Skills and topics.
             * @default []
             */
            tags: components["schemas"]["Tags"];
            /**
             * @description Whether to publish the job at once or save it as a draft.
             * @default draft
             */
            status: components["schemas"]["NewJobStatus"];
            /** @description When the job expires: from then on it is hidden and accepts no applications. Must be in the future. Defaults to 30 days after the creation. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description A job that an alliance or one of its groups posts for a company. */
        Job: components["schemas"]["JobSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the job's web page.
             */
            html_url: string;
            /** @description Full job description, as plain text or Markdown; not HTML. */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of the company's own application page; `null` if not given.
             */
            apply_url: string | null;
        };
        /** @description Confirmation that a job was deleted. */
        DeletedJob: {
            /** @description ID of the deleted job. */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /** @description Changes to a salary. Omitted fields are unchanged. The result must have all four fields, and `minimum` must not be above `maximum`. */
        SalaryUpdate: {
            /** @description Minimum salary. */
            minimum?: components["schemas"]["SalaryAmount"];
            /** @description Maximum salary; not below `minimum`. */
            maximum?: components["schemas"]["SalaryAmount"];
            /** @description Currency of both amounts. */
            currency?: components["schemas"]["Currency"];
            /** @description Period that the amounts are paid for. */
            period?: components["schemas"]["SalaryPeriod"];
        };
        /** @description Changes to a job. Omitted fields are unchanged. Alliance, group and slug cannot be changed. */
        JobUpdate: {
            /** @description Title of the position. */
            title?: components["schemas"]["Name"];
            /** @description Name of the employer. */
            company_name?: components["schemas"]["Name"];
            /** @description Summary of the work in a sentence or two, shown in lists. */
            summary?: components["schemas"]["Summary"];
            /** @description Full job description, as plain text or Markdown. */
            description?: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description URL of the company's own application page; `null` removes it.
             */
            apply_url?: string | null;
            /** @description Location of the office; `null` removes it. */
            location?: string | null;
            /** @description Country of the office or, for a remote job, the country to work from; `null` removes it. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Whether the job is remote. */
            remote?: boolean;
            /** @description Type of employment. */
            employment_type?: components["schemas"]["EmploymentType"];
            /** @description Salary range; `null` removes it. */
            salary?: components["schemas"]["SalaryUpdate"] | null;
            /** @description Skills and topics. Replaces the whole list. */
            tags?: components["schemas"]["Tags"];
            /** @description New status. See `PATCH` for the allowed transitions. */
            status?: components["schemas"]["JobStatus"];
            /** @description When the job expires: from then on it is hidden and accepts no applications. Must be in the future; to end a job now, close it. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description Short reference to a job. */
        JobReference: {
            /** @description ID of the job. */
            id: components["schemas"]["Id"];
            /** @description Slug of the job, for `GET /api/v1/jobs/{slug}`. */
            slug: components["schemas"]["Slug"];
            /** @description Title of the position. */
            title: components["schemas"]["Name"];
        };
        /** @description An applicant, as shown to the job's administrators. */
        Applicant: {
            /** @description ID of the user. */
            id: components["schemas"]["Id"];
            /** @description Name of the user. */
            name: components["schemas"]["Name"];
            /** @description Email address of the applicant. */
            email: components["schemas"]["Email"];
        };
        /**
         * @description Status of an application, set by the job's administrators, or a status that a later version adds.
         * @enum {string}
         */
        JobApplicationStatus: "submitted" | "in_review" | "accepted" | "rejected";
        /** @description An application for a job, as seen by the applicant and the job's administrators. */
        JobApplication: {
            /** @description ID of the application. */
            id: components["schemas"]["Id"];
            /** @description ID of the job. */
            job_id: components["schemas"]["Id"];
            /** @description The job that the application is for. */
            job: components["schemas"]["JobReference"];
            /** @description The applicant. Present only for the job's administrators. */
            applicant?: components["schemas"]["Applicant"];
            /** @description Message from the applicant to the job's administrators; `null` if none. */
            note: string | null;
            /**
             * Format: uri
             * @description URL of the applicant's résumé; `null` if not given.
             */
            resume_url: string | null;
            /** @description Status of the application. */
            status: components["schemas"]["JobApplicationStatus"];
            /** @description When the applicant sent the application. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the application last changed; equals `created_at` if it never did. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of applications: for a job, oldest first; the caller's own, newest first. */
        JobApplicationPage: {
            /** @description At most `limit` applications; fewer only on the last page. */
            items: components["schemas"]["JobApplication"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Status of an application, set by the job's administrators.
         * @enum {string}
         */
        ReviewStatus: "submitted" | "in_review" | "accepted" | "rejected";
        /** @description Changes to an application. Omitted fields are unchanged. The applicant's own text cannot be changed. */
        JobApplicationUpdate: {
            /** @description New status. Any status may follow any other. */
            status?: components["schemas"]["ReviewStatus"];
        };
        /** @description A new application. Both fields are optional. The job's administrators also see the caller's name and email address. */
        JobApplicationCreate: {
            /** @description Message to the job's administrators. */
            note?: string | null;
            /**
             * Format: uri
             * @description URL of the caller's résumé.
             */
            resume_url?: string | null;
        };
        /**
         * @description Kind of entry. Only a `startup` may have a funding stage.
         * @enum {string}
         */
        LandscapeKind: "startup" | "open_source_project" | "partner_community" | "podcast" | "investor";
        /**
         * @description Funding stage of a startup.
         * @enum {string}
         */
        LandscapeStage: "pre_seed" | "seed" | "series_a" | "series_b" | "series_c_plus" | "growth" | "public";
        /**
         * @description Order of the list. `name`: alphabetical. `newest`: most recently created first. `recently_updated`: last changed first, as defined by `updated_since`.
         * @default name
         * @enum {string}
         */
        LandscapeSort: "name" | "newest" | "recently_updated";
        /**
         * @description One of `LandscapeKind`, or a kind that a later version adds.
         * @enum {string}
         */
        AnyLandscapeKind: "startup" | "open_source_project" | "partner_community" | "podcast" | "investor";
        /**
         * @description One of `LandscapeStage`, or a stage that a later version adds.
         * @enum {string}
         */
        AnyLandscapeStage: "pre_seed" | "seed" | "series_a" | "series_b" | "series_c_plus" | "growth" | "public";
        /** @description A landscape entry as shown in lists. */
        LandscapeEntrySummary: {
            /** @description ID of the entry. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance that lists the entry. */
            alliance: components["schemas"]["Slug"];
            /** @description Slug, unique within the alliance's landscape. */
            slug: components["schemas"]["Slug"];
            /** @description Name of the startup, project or partner. */
            name: components["schemas"]["Name"];
            /** @description Kind of entry. */
            kind: components["schemas"]["AnyLandscapeKind"];
            /** @description Summary in a sentence or two. */
            summary: components["schemas"]["Summary"];
            /**
             * Format: uri
             * @description URL of the website; `null` if not given.
             */
            website_url: string | null;
            /**
             * Format: uri
             * @description URL of an image to show next to the name; `null` if there is none.
             */
            logo_url: string | null;
            /** @description Category, in the alliance's own words; `null` if not given. */
            category: string | null;
            /** @description Funding stage of a startup; `null` if not given, and for all other kinds. */
            stage: components["schemas"]["AnyLandscapeStage"] | null;
            /** @description Topics of the entry. */
            tags: components["schemas"]["Tags"];
            /** @description Whether the entry is published. An unpublished entry is hidden from public reads. */
            published: boolean;
            /** @description When the entry was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the entry. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of landscape entries, in the order of `sort`. */
        LandscapeEntryPage: {
            /** @description At most `limit` entries; fewer only on the last page. */
            items: components["schemas"]["LandscapeEntrySummary"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description An entry in the landscape of the alliance named by `alliance`. Only the kind `startup` may have a `stage` (400). */
        LandscapeEntryCreate: {
            /** @description Slug of the alliance that lists the entry. */
            alliance: components["schemas"]["Slug"];
            /** @description Slug, unique within the alliance's landscape. It cannot be changed. If omitted, it is derived from the name. */
            slug?: components["schemas"]["Slug"];
            /** @description Name of the startup, project or partner. */
            name: components["schemas"]["Name"];
            /** @description Kind of entry. */
            kind: components["schemas"]["LandscapeKind"];
            /** @description Summary in a sentence or two, shown in lists. */
            summary: components["schemas"]["Summary"];
            /** @description Full description, as plain text or Markdown. */
            description?: string | null;
            /**
             * Format: uri
             * @description URL of the website.
             */
            website_url?: string | null;
            /**
             * Format: uri
             * @description URL of the source code.
             */
            repository_url?: string | null;
            /**
             * Format: uri
             * @description URL of an image to show next to the name.
             */
            logo_url?: string | null;
            /** @description Category, in the alliance's own words. Lists can be filtered by it. */
            category?: string | null;
            /** @description Funding stage of a startup. Must be `null` or absent for all other kinds. */
            stage?: components["schemas"]["LandscapeStage"] | null;
            /**
             * @description Topics of the entry.
             * @default []
             */
            tags: components["schemas"]["Tags"];
            /**
             * @description Whether to publish the entry at once or hide it from public reads.
             * @default false
             */
            published: boolean;
        };
        /** @description A startup, project or partner in the landscape of an alliance. */
        LandscapeEntry: components["schemas"]["LandscapeEntrySummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the entry's web page.
             */
            html_url: string;
            /** @description Full description, as plain text or Markdown, not HTML; `null` if not given. */
            description: string | null;
            /**
             * Format: uri
             * @description URL of the source code; `null` if not given.
             */
            repository_url: string | null;
        };
        /** @description Changes to an entry. Omitted fields are unchanged. Only the kind `startup` may have a `stage`; set it to `null` when changing the kind. Alliance and slug cannot be changed. */
        LandscapeEntryUpdate: {
            /** @description Name of the startup, project or partner. */
            name?: components["schemas"]["Name"];
            /** @description Kind of entry. */
            kind?: components["schemas"]["LandscapeKind"];
            /** @description Summary in a sentence or two, shown in lists. */
            summary?: components["schemas"]["Summary"];
            /** @description Full description, as plain text or Markdown; `null` removes it. */
            description?: string | null;
            /**
             * Format: uri
             * @description URL of the website; `null` removes it.
             */
            website_url?: string | null;
            /**
             * Format: uri
             * @description URL of the source code; `null` removes it.
             */
            repository_url?: string | null;
            /**
             * Format: uri
             * @description URL of an image to show next to the name; `null` removes it.
             */
            logo_url?: string | null;
            /** @description Category, in the alliance's own words; `null` removes it. */
            category?: string | null;
            /** @description Funding stage of a startup; `null` removes it. */
            stage?: components["schemas"]["LandscapeStage"] | null;
            /** @description Topics of the entry. Replaces the whole list. */
            tags?: components["schemas"]["Tags"];
            /** @description Whether the entry is published. An unpublished entry is hidden from public reads. */
            published?: boolean;
        };
        /**
         * @description Type of result. The result itself is in the property of that name.
         * @enum {string}
         */
        SearchType: "event" | "group" | "job" | "landscape_entry";
        /**
         * Format: double
         * @description How well the result matches. Higher is better; comparable only within one response.
         */
        SearchRank: number;
        /** @description Whether the result has only some of the words or phrases, at least half of them. Such results are returned only if none has all. */
        SearchPartial: boolean;
        /** @description HTML: matches are marked with `<mark>`, and the rest is escaped. */
        SearchSnippet: string;
        /** @description An event whose name, summary, description, category, tags, venue or group name match. */
        EventSearchResult: {
            /**
             * @description Always `event`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "event";
            /** @description How well the event matches. Higher is better; comparable only within one response. */
            rank: components["schemas"]["SearchRank"];
            /** @description Whether the event has only some of the words or phrases, at least half of them. Such results are returned only if none has all. */
            partial: components["schemas"]["SearchPartial"];
            /** @description Name of the event. */
            title: components["schemas"]["Name"];
            /** @description Excerpt of the event's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped. */
            snippet: components["schemas"]["SearchSnippet"];
            /** @description API URL of the event. */
            url: components["schemas"]["Url"];
            /** @description URL of the event's web page. */
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
            /** @description How well the group matches. Higher is better; comparable only within one response. */
            rank: components["schemas"]["SearchRank"];
            /** @description Whether the group has only some of the words or phrases, at least half of them. Such results are returned only if none has all. */
            partial: components["schemas"]["SearchPartial"];
            /** @description Name of the group. */
            title: components["schemas"]["Name"];
            /** @description Excerpt of the group's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped. */
            snippet: components["schemas"]["SearchSnippet"];
            /** @description API URL of the group. */
            url: components["schemas"]["Url"];
            /** @description URL of the group's web page. */
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
            /** @description How well the job matches. Higher is better; comparable only within one response. */
            rank: components["schemas"]["SearchRank"];
            /** @description Whether the job has only some of the words or phrases, at least half of them. Such results are returned only if none has all. */
            partial: components["schemas"]["SearchPartial"];
            /** @description Title of the position. */
            title: components["schemas"]["Name"];
            /** @description Excerpt of the job's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped. */
            snippet: components["schemas"]["SearchSnippet"];
            /** @description API URL of the job. */
            url: components["schemas"]["Url"];
            /** @description URL of the job's web page. */
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
            /** @description How well the entry matches. Higher is better; comparable only within one response. */
            rank: components["schemas"]["SearchRank"];
            /** @description Whether the entry has only some of the words or phrases, at least half of them. Such results are returned only if none has all. */
            partial: components["schemas"]["SearchPartial"];
            /** @description Name of the startup, project or partner. */
            title: components["schemas"]["Name"];
            /** @description Excerpt of the entry's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped. */
            snippet: components["schemas"]["SearchSnippet"];
            /** @description API URL of the entry. */
            url: components["schemas"]["Url"];
            /** @description URL of the entry's web page. */
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
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Type of resource.
         * @enum {string}
         */
        ResourceType: "alliance" | "group" | "event" | "job" | "landscape_entry";
        /**
         * @description One of `ResourceType`, or a type that a later version adds.
         * @enum {string}
         */
        AnyResourceType: "alliance" | "group" | "event" | "job" | "landscape_entry";
        /** @description A resource that is no longer public because it was deleted, hidden or closed, or because it expired. */
        Removal: {
            /** @description Type of the resource. */
            type: components["schemas"]["AnyResourceType"];
            /** @description ID of the resource. */
            id: components["schemas"]["Id"];
            /** @description When the resource stopped being public. */
            removed_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of removals, earliest first. */
        RemovalPage: {
            /** @description At most `limit` removals; fewer only on the last page. */
            items: components["schemas"]["Removal"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
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
        /** @description Server-sent events in UTF-8. The data of `changed` is a `Change`, the data of `removed` is a `Removal`. */
        ChangeStream: string;
        /**
         * @description Status of a report. `open`: no decision yet. `resolved`: action was taken. `dismissed`: no action was needed.
         * @enum {string}
         */
        ReportStatus: "open" | "resolved" | "dismissed";
        /**
         * @description Type of a report's subject.
         * @enum {string}
         */
        ReportSubjectType: "group" | "event" | "job" | "landscape_entry" | "user";
        /**
         * @description Sort order: `newest` first, or `oldest` first.
         * @default newest
         * @enum {string}
         */
        ReportSort: "newest" | "oldest";
        /**
         * @description One of `ReportSubjectType`, or a type that a later version adds.
         * @enum {string}
         */
        AnyReportSubjectType: "group" | "event" | "job" | "landscape_entry" | "user";
        /** @description Subject of a report. It may have been deleted. */
        ReportSubject: {
            /** @description Type of the subject. */
            type: components["schemas"]["AnyReportSubjectType"];
            /** @description ID of the subject. */
            id: components["schemas"]["Id"];
            /** @description Name of the subject when it was reported; for a job, its title. */
            name: components["schemas"]["Name"];
        };
        /**
         * @description One of `ReportReason`, or a reason that a later version adds.
         * @enum {string}
         */
        AnyReportReason: "spam" | "harassment" | "illegal" | "misleading" | "other";
        /** @description Text of several lines, without control characters or bidirectional overrides. */
        ReportText: string;
        /**
         * @description One of `ReportStatus`, or a status that a later version adds.
         * @enum {string}
         */
        AnyReportStatus: "open" | "resolved" | "dismissed";
        /** @description A report to administrators. */
        Report: {
            /** @description ID of the report. */
            id: components["schemas"]["Id"];
            /** @description Slug of the responsible alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description The group of the reported event, job or member, or the reported group itself; `null` otherwise. */
            group: components["schemas"]["GroupReference"] | null;
            /** @description Subject of the report. */
            subject: components["schemas"]["ReportSubject"];
            /** @description Reason for the report. */
            reason: components["schemas"]["AnyReportReason"];
            /** @description Text by the reporter. */
            text: components["schemas"]["ReportText"];
            /** @description Status of the report. */
            status: components["schemas"]["AnyReportStatus"];
            /** @description Note by the administrators; `null` if there is none. */
            note: string | null;
            /** @description The reporter; `null` if the account was deleted. */
            reporter: components["schemas"]["Person"] | null;
            /** @description Whether the reporter is banned at present from the alliance or from the group in `group`. The report may still be justified, but banned people sometimes report the administrators who banned them. */
            reporter_banned: boolean;
            /** @description The administrator who resolved or dismissed the report; `null` while it is open, and if the account was deleted. */
            resolved_by: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description When the report was resolved or dismissed; `null` while it is open.
             */
            resolved_at: string | null;
            /** @description When the report was sent. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the report was last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of reports. */
        ReportPage: {
            /** @description At most `limit` reports; fewer only on the last page. */
            items: components["schemas"]["Report"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Reason for a report. `spam`: spam or advertising. `harassment`: attacks or threats. `illegal`: illegal content. `misleading`: misleading or inaccurate. `other`: explained in the text.
         * @enum {string}
         */
        ReportReason: "spam" | "harassment" | "illegal" | "misleading" | "other";
        /** @description A new report. `alliance` and `group_id` are for a person only; other subjects already belong to an alliance. */
        ReportCreate: {
            /** @description Type of the subject. */
            subject_type: components["schemas"]["ReportSubjectType"];
            /** @description ID of the subject. */
            subject_id: components["schemas"]["Id"];
            /** @description Reason for the report. */
            reason: components["schemas"]["ReportReason"];
            /** @description Explanation for the administrators. */
            text: components["schemas"]["ReportText"];
            /** @description Alliance whose administrators are notified. Required for a person, not allowed otherwise. */
            alliance?: components["schemas"]["Slug"];
            /** @description For a person, the group of the alliance where it happened; its administrators are notified too. */
            group_id?: components["schemas"]["Id"];
        };
        /** @description A report as shown to its reporter. */
        SubmittedReport: {
            /** @description ID of the report. */
            id: components["schemas"]["Id"];
            /** @description Type of the subject. */
            subject_type: components["schemas"]["AnyReportSubjectType"];
            /** @description ID of the subject. */
            subject_id: components["schemas"]["Id"];
            /** @description Reason for the report. */
            reason: components["schemas"]["AnyReportReason"];
            /** @description Text by the reporter. */
            text: components["schemas"]["ReportText"];
            /** @description When the report was first sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Changes to a report. Omitted fields are unchanged. */
        ReportUpdate: {
            /** @description New status. */
            status?: components["schemas"]["ReportStatus"];
            /** @description Note among administrators; `null` removes it. */
            note?: string | null;
        };
        /** @description A pending change of the email address. The account keeps its current address until it is confirmed. */
        PendingEmail: {
            /** @description The new address. It is shown whether or not it has an account of its own. */
            email: components["schemas"]["Email"];
            /** @description When the confirmation link expires, 24 hours after the request. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A language of the service's pages and emails, as an ISO 639-1 code. A later version may add languages.
         * @enum {string}
         */
        AnyLanguage: "en" | "de" | "es" | "ja" | "fr" | "pt" | "uk";
        /**
         * @description A sign-in provider, `password`, `passkey`, or a method that a later version adds.
         * @enum {string}
         */
        SignInMethod: "github" | "google" | "linkedin" | "password" | "passkey";
        /** @description A role and its scope. */
        RoleGrant: {
            /** @description Role of the user. */
            role: components["schemas"]["Role"];
            /** @description Slug of the alliance, or of the group's or event's alliance; `null` means all alliances. */
            alliance: string | null;
            /**
             * Format: uuid
             * @description ID of the group, or of the event's group; `null` for an `alliance_admin`.
             */
            group_id: string | null;
            /**
             * Format: uuid
             * @description ID of the event; `null` unless the role is one of an event.
             */
            event_id: string | null;
        };
        /**
         * @description One of `NewEventsChoice`, or a choice that a later version adds.
         * @enum {string}
         */
        AnyNewEventsChoice: "immediately" | "weekly" | "never";
        /** @description Kinds of emails that the caller gets; all of them unless turned off. Emails about the security of the account cannot be turned off. An unverified address gets none of these. */
        NotificationSettings: {
            /** @description The caller moved up from the waitlist. */
            waitlist_promotion: boolean;
            /** @description An event with the caller's RSVP was canceled. */
            event_canceled: boolean;
            /** @description An event with the caller's RSVP was rescheduled or moved, or takes place after all. */
            event_changed: boolean;
            /** @description A reminder a day before an event that the caller attends. */
            event_reminder: boolean;
            /** @description The decision on an RSVP that needed approval. */
            rsvp_decision: boolean;
            /** @description Applications for the caller's jobs. */
            application_received: boolean;
            /** @description An application of the caller has a new status. */
            application_status: boolean;
            /** @description A role was granted to the caller. */
            role_granted: boolean;
            /** @description An administrator ended a membership of the caller. */
            membership_ended: boolean;
            /** @description New reports about resources that the caller administers. */
            report_received: boolean;
            /** @description A report by the caller was resolved or dismissed. */
            report_resolved: boolean;
            /** @description Messages from organizers of events with the caller's RSVP. */
            event_message: boolean;
            /** @description New events of the caller's groups. */
            new_events: components["schemas"]["AnyNewEventsChoice"];
            /** @description Confirmations of RSVPs, with a calendar entry and the check-in code. */
            rsvp_confirmation: boolean;
            /** @description Confirmations of the caller's applications. */
            application_confirmation: boolean;
            /** @description RSVPs that need approval, in groups that the caller administers. */
            rsvp_received: boolean;
            /** @description Invitations to groups, alliances, events and roles. */
            invitation: boolean;
            /** @description Messages from organizers to the members of the caller's groups. */
            group_message: boolean;
            /** @description Requests to join or start groups, for their administrators. */
            join_request_received: boolean;
            /** @description An administrator decided about the caller's request to join a group, or declined one to start a group. */
            join_request_status: boolean;
        };
        /** @description The caller's profile. While `email_verified` is false, most operations that require a credential return 403. The caller may still read and update this profile, change the address, read the account's security events, list and revoke API tokens, request another verification email and sign out. */
        User: {
            /** @description ID of the caller. */
            id: components["schemas"]["Id"];
            /** @description Email address of the account, used to sign in and for emails. `POST /api/v1/me/email` changes it. */
            email: components["schemas"]["Email"];
            /** @description Whether `email` has been verified, by the link in an email or by a sign-in provider. */
            email_verified: boolean;
            /** @description Whether the mail server of `email` has permanently rejected three emails within 30 days. Optional emails (`notifications`) are then paused until the caller signs in again, confirms the address by a link in an email, or changes it. Administrators see this in their lists of attendees and members. */
            email_undeliverable: boolean;
            /** @description New email address that has not been confirmed yet; `null` if no change is pending. */
            pending_email: components["schemas"]["PendingEmail"] | null;
            /** @description Name that other users see. */
            name: components["schemas"]["Name"];
            /** @description A short biography, as plain text or Markdown; `null` if nothing. Not HTML. */
            bio: string | null;
            /** @description Occupation or job title; `null` if not given. */
            title: string | null;
            /** @description Company or other organization; `null` if not given. */
            company: string | null;
            /** @description City where the caller lives; `null` if not given. */
            city: string | null;
            /** @description Country where the caller lives; `null` if not given. */
            country_code: string | null;
            /** @description Time zone in which the caller lives; `null` if not given. Times in responses are always in UTC. */
            timezone: string | null;
            /** @description Language of the caller's pages and emails. Defaults to the language of the registration page. If `null`, pages use the browser's language, and emails are in English. JSON is always in English. */
            language: components["schemas"]["AnyLanguage"] | null;
            /**
             * Format: uri
             * @description A portrait; `null` if there is none.
             */
            photo_url: string | null;
            /**
             * Format: uri
             * @description The caller's website; `null` if there is none.
             */
            website_url: string | null;
            /** @description More web pages by or about the caller, in the caller's order. */
            links: components["schemas"]["LabeledLink"][];
            /** @description Topics that interest the caller, in the caller's order. */
            interests: components["schemas"]["Tags"];
            /** @description Whether groups that the caller administers, their events, and events that the caller hosts show the caller as organizer and host. */
            show_as_organizer: boolean;
            /** @description Whether pages of the events that the caller attends show the caller's name and photo to everyone, until the event ends. */
            show_as_attendee: boolean;
            /** @description Sign-in methods that are set up, including `password` and `passkey`. There is always at least one. */
            providers: components["schemas"]["SignInMethod"][];
            /** @description Whether the account has a second factor: a passkey, or an authenticator app whose code is required after the password. */
            second_factor: boolean;
            /** @description The caller's roles, in the order in which they were granted. */
            roles: components["schemas"]["RoleGrant"][];
            /** @description Whether the caller's roles are suspended, because this service requires a second factor of administrators and the caller has none. Add one at `/settings/security`. */
            roles_suspended: boolean;
            /** @description Emails that the caller gets in addition to those about the account. */
            notifications: components["schemas"]["NotificationSettings"];
            /** @description When the account was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the profile was last changed or the email address verified. Roles and sign-in methods do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: password
         * @description Password. Compared after Unicode NFKC normalization, otherwise exactly as written. NUL and unpaired surrogates are rejected (400).
         */
        Password: string;
        /** @description Confirmation of the account deletion. May omit the password if the session began within the last five minutes. */
        AccountDeletion: {
            /** @description The caller's password. A wrong one counts as a failed sign-in. */
            password?: components["schemas"]["Password"];
        };
        /** @description Confirmation that the account was deleted. */
        DeletedAccount: {
            /** @description ID of the deleted user. */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /**
         * @description A language of the service's pages and emails, as an ISO 639-1 code.
         * @enum {string}
         */
        Language: "en" | "de" | "es" | "ja" | "fr" | "pt" | "uk";
        /**
         * @description When to email a member about new events. `immediately`: the first event when it is published, and those that follow within an hour in one email. `weekly`: on Monday at 07:00 in the caller's `timezone` (UTC without one), events of the caller's groups that are new or begin soon and, if the profile has a `city`, events near it. `never`: no emails.
         * @enum {string}
         */
        NewEventsChoice: "immediately" | "weekly" | "never";
        /** @description Changes to the notification settings. Omitted kinds are unchanged. */
        NotificationChoices: {
            /** @description Moving up from the waitlist. */
            waitlist_promotion?: boolean;
            /** @description Canceled events with the caller's RSVP. */
            event_canceled?: boolean;
            /** @description Changes of time or place of events with the caller's RSVP. */
            event_changed?: boolean;
            /** @description A reminder the day before an event. */
            event_reminder?: boolean;
            /** @description Decisions on RSVPs that needed approval. */
            rsvp_decision?: boolean;
            /** @description Applications for the caller's jobs. */
            application_received?: boolean;
            /** @description New statuses of the caller's applications. */
            application_status?: boolean;
            /** @description A role was granted to the caller. */
            role_granted?: boolean;
            /** @description Ended memberships. */
            membership_ended?: boolean;
            /** @description Reports about resources that the caller administers. */
            report_received?: boolean;
            /** @description Decisions on the caller's reports. */
            report_resolved?: boolean;
            /** @description Messages from organizers of events. */
            event_message?: boolean;
            /** @description New events of the caller's groups. */
            new_events?: components["schemas"]["NewEventsChoice"];
            /** @description Confirmations of RSVPs. */
            rsvp_confirmation?: boolean;
            /** @description Confirmations of the caller's applications. */
            application_confirmation?: boolean;
            /** @description RSVPs that need the caller's approval. */
            rsvp_received?: boolean;
            /** @description Invitations to groups, alliances, events and roles. */
            invitation?: boolean;
            /** @description Messages from organizers of groups. */
            group_message?: boolean;
            /** @description Requests to join or to start a group that need the caller's approval. */
            join_request_received?: boolean;
            /** @description Decisions on the caller's requests to join or to start a group. */
            join_request_status?: boolean;
        };
        /** @description Changes to the profile. Omitted fields are unchanged, `null` clears a field. A user must have a name. */
        UserUpdate: {
            /** @description Name that other users see. */
            name?: components["schemas"]["Name"];
            /** @description A short biography, as plain text or Markdown. */
            bio?: string | null;
            /** @description Occupation or job title. */
            title?: string | null;
            /** @description Company or other organization. */
            company?: string | null;
            /** @description City where the caller lives. */
            city?: string | null;
            /** @description Country where the caller lives. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Time zone in which the caller lives. */
            timezone?: string | null;
            /** @description Language of the caller's pages and emails. */
            language?: components["schemas"]["Language"] | null;
            /**
             * Format: uri
             * @description URL of a portrait. The service stores the URL, not the image.
             */
            photo_url?: string | null;
            /**
             * Format: uri
             * @description The caller's website.
             */
            website_url?: string | null;
            /** @description More web pages by or about the caller. Replaces the whole list. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /** @description Topics that interest the caller. Replaces the whole list. */
            interests?: components["schemas"]["Tags"];
            /** @description Whether groups that the caller administers, their events, and events that the caller hosts show the caller as organizer and host. */
            show_as_organizer?: boolean;
            /** @description Whether pages of the events that the caller attends show the caller's name and photo to everyone, until the event ends. */
            show_as_attendee?: boolean;
            /** @description Emails that the caller wants. Omitted kinds are unchanged. */
            notifications?: components["schemas"]["NotificationChoices"];
        };
        /** @description A request to change the email address. */
        EmailChange: {
            /** @description The new address. The confirmation link is sent there. */
            email: components["schemas"]["Email"];
            /** @description Password of the account; a wrong one counts as a failed sign-in. May be omitted only if the account has none and the session began within the last five minutes. */
            password?: components["schemas"]["Password"];
        };
        /** @description Confirmation that no change of the address is pending. */
        CanceledEmailChange: {
            /**
             * @description Always `true`.
             * @constant
             */
            canceled: true;
        };
        /**
         * @description Kind of security event, or a kind that a later version adds.
         * @enum {string}
         */
        SecurityEventKind: "registered" | "email_verified" | "login" | "new_device" | "login_failed" | "login_blocked" | "logout" | "session_ended" | "other_sessions_ended" | "password_changed" | "reset_requested" | "sign_in_link_requested" | "password_reset" | "account_recovered" | "email_change_requested" | "email_change_canceled" | "email_changed" | "email_change_undone" | "provider_linked" | "provider_unlinked" | "token_created" | "token_revoked" | "all_tokens_revoked" | "calendar_created" | "calendar_deleted" | "app_admitted" | "app_removed" | "client_created" | "client_changed" | "client_deleted" | "passkey_added" | "passkey_removed" | "passkey_counter_regressed" | "totp_enabled" | "totp_disabled" | "recovery_codes_renewed" | "recovery_code_used" | "second_factor_confirmed" | "second_factor_failed" | "second_factor_blocked" | "second_factor_reset" | "account_disabled" | "account_enabled";
        /** @description A security event of the caller's account. */
        SecurityEvent: {
            /** @description ID of the event. */
            id: components["schemas"]["Id"];
            /** @description Kind of event. */
            kind: components["schemas"]["SecurityEventKind"];
            /** @description Object or means of the event: the sign-in method for sign-ins and changes of providers, the ID for tokens, apps and ended sessions; `null` if there is none. */
            subject: string | null;
            /** @description IP address of the request; `null` for actions of the operator. */
            ip_address: string | null;
            /** @description The `User-Agent` of the request, which a client can choose freely; `null` if there was none, and for actions of the operator. */
            user_agent: string | null;
            /** @description When the event happened. Lists of events are sorted by it, latest first. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of security events, latest first. */
        SecurityEventPage: {
            /** @description At most `limit` events; fewer only on the last page. */
            items: components["schemas"]["SecurityEvent"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description One value of a list. */
        ExportedText: string;
        /** @description The row of the account itself. */
        ExportedAccount: {
            /** @description ID of the user. */
            id: components["schemas"]["Id"];
            /** @description Email address, used to sign in and for emails. */
            email: string;
            /**
             * Format: date-time
             * @description When the address was verified; `null` until then.
             */
            email_verified_at: string | null;
            /**
             * Format: date-time
             * @description When the creator of the account proved ownership of the address; `null` until then.
             */
            owner_proven_at: string | null;
            /** @description Name that other users see. */
            name: string;
            /** @description A short biography. */
            bio: string | null;
            /** @description Occupation or job title. */
            title: string | null;
            /** @description Company or other organization. */
            company: string | null;
            /** @description City where the user lives. */
            city: string | null;
            /** @description Country where the user lives. */
            country_code: string | null;
            /** @description Time zone in which the user lives. */
            timezone: string | null;
            /** @description Language of pages and emails. */
            language: string | null;
            /** @description A portrait. */
            photo_url: string | null;
            /** @description The user's website. */
            website_url: string | null;
            /** @description More web pages by or about the user. */
            links: components["schemas"]["LabeledLink"][];
            /** @description Topics that interest the user. */
            interests: components["schemas"]["ExportedText"][];
            /** @description Whether groups name the user among their organizers. */
            show_as_organizer: boolean;
            /** @description Whether pages of the events that the user attends show the user's name and photo. */
            show_as_attendee: boolean;
            /** @description Kinds of emails that the user has turned off. */
            muted_notifications: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description When the user chose weekly emails about new events; `null` otherwise.
             */
            digest_since: string | null;
            /**
             * Format: date
             * @description Monday of the last week for which an email about the week's events was queued; `null` before the first.
             */
            digest_week: string | null;
            /** @description When the mail server last rejected an email to the address permanently. */
            mail_rejected_at: components["schemas"]["Timestamp"][];
            /**
             * Format: date-time
             * @description When the operator disabled the account; `null` otherwise.
             */
            disabled_at: string | null;
            /** @description When the account was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the profile was last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The existence of a password. Only a hash of the password is stored, which is left out. */
        ExportedPassword: {
            /** @description When the password was set. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description An account at a sign-in provider. */
        ExportedIdentity: {
            /** @description The provider. */
            provider: string;
            /** @description Identifier of the provider (issuer). */
            issuer: string;
            /** @description ID of the user at the provider. */
            subject: string;
            /** @description When the provider was linked. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A browser that is signed in. */
        ExportedSession: {
            /** @description ID of the session. */
            id: components["schemas"]["Id"];
            /** @description The IP address at the sign-in. */
            address: string;
            /** @description The `User-Agent` of the browser. */
            user_agent: string | null;
            /** @description When the user signed in. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the user last confirmed a second factor in the session; `null` if never.
             */
            second_factor_at: string | null;
            /** @description When the session was last used, to the minute. */
            last_used_at: components["schemas"]["Timestamp"];
        };
        /** @description A pending change of the email address. */
        ExportedPendingEmail: {
            /** @description The new address. */
            email: components["schemas"]["Email"];
            /** @description When the confirmation link expires. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When the change was requested. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A previous email address of the account. */
        ExportedFormerEmail: {
            /** @description The address. */
            email: components["schemas"]["Email"];
            /** @description When the link to undo the change expires. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When the address was replaced. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A passkey, without its public key. */
        ExportedPasskey: {
            /** @description ID of the passkey. */
            id: components["schemas"]["Id"];
            /** @description ID that the authenticator gave the passkey. */
            credential_id: string;
            /** @description Connections that the authenticator supports. */
            transports: string[];
            /** @description Name of the token. */
            name: string;
            /**
             * Format: date-time
             * @description When it was last used; `null` if never.
             */
            last_used_at: string | null;
            /** @description When it was added. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An authenticator app. Its secret is left out. */
        ExportedAuthenticatorApp: {
            /**
             * Format: date-time
             * @description When a code was last used; `null` if never.
             */
            last_used_at: string | null;
            /** @description When it was set up. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An unused recovery code. Only a hash of the code is stored. */
        ExportedRecoveryCode: {
            /** @description When the URL was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A link in an email that is still valid or was used. */
        ExportedEmailLink: {
            /** @description Purpose of the link: `verify`, `reset`, `sign_in`, or `second_factor` for a sign-in by email that still needs the second factor. */
            purpose: string;
            /** @description Path to redirect to afterwards. */
            next: string | null;
            /** @description When the link expires. */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the link was used; `null` until then.
             */
            used_at: string | null;
        };
        /** @description A provider link that was started and not completed. */
        ExportedProviderSignIn: {
            /** @description The provider. */
            provider: string;
            /** @description Path to redirect to afterwards. */
            next: string | null;
            /** @description When the link expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Security events of the account. */
        ExportedSecurityEvent: {
            /** @description Kind of event. */
            event: string;
            /** @description Object or means of the event. */
            subject: string | null;
            /** @description IP address of the request; `null` for the operator. */
            address: string | null;
            /** @description The `User-Agent` of the browser. */
            user_agent: string | null;
            /** @description When the event happened. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An API token, without its secret. */
        ExportedApiToken: {
            /** @description ID of the token. */
            id: components["schemas"]["Id"];
            /** @description Name of the token. */
            name: string;
            /** @description The first characters of the token's secret. */
            prefix: string;
            /** @description Scopes of the token. */
            scopes: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description When the token was last used, to the minute.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the link expires.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             */
            revoked_at: string | null;
            /**
             * Format: uuid
             * @description ID of the token that created it.
             */
            parent_id: string | null;
            /**
             * Format: uuid
             * @description ID of the consent of the app that created it.
             */
            grant_id: string | null;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the token last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A consent of the user to an app. */
        ExportedGrant: {
            /** @description ID of the consent. */
            id: components["schemas"]["Id"];
            /** @description ID of the app. */
            client_id: string;
            /** @description Name of the app. */
            client_name: string;
            /** @description Scopes of the token. */
            scopes: components["schemas"]["ExportedText"][];
            /** @description Audiences of the app's tokens. */
            audiences: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description When the token was last used, to the minute.
             */
            last_used_at: string | null;
            /** @description When the consent ends. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When the user consented. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An access token of an app, without its secret. */
        ExportedAccessToken: {
            /** @description ID of the consent under which the token was issued. */
            grant_id: components["schemas"]["Id"];
            /** @description Scopes of the token. */
            scopes: components["schemas"]["ExportedText"][];
            /** @description Audience of the token. */
            audience: string;
            /** @description When the link expires. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When the token was issued. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A code or a refresh token of an app, without its secret. */
        ExportedAppCredential: {
            /** @description ID of the consent under which the token was issued. */
            grant_id: components["schemas"]["Id"];
            /** @description Kind of credential. */
            kind: string;
            /**
             * Format: date-time
             * @description When the credential was used.
             */
            consumed_at: string | null;
            /** @description When the link expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description An app that the user has registered. */
        ExportedApp: {
            /** @description The `client_id`. */
            id: string;
            /** @description Name of the app. */
            name: string;
            /** @description URL of the app's own page. */
            uri: string | null;
            /** @description Redirect URIs of the app. */
            redirect_uris: components["schemas"]["ExportedText"][];
            /** @description Grant types of the app. */
            grant_types: components["schemas"]["ExportedText"][];
            /** @description Authentication method of the app. */
            auth_method: string;
            /** @description When the app was registered. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the token last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The private calendar's URL, without its secret. */
        ExportedCalendarAddress: {
            /**
             * Format: uuid
             * @description ID of the API token that created it.
             */
            token_id: string | null;
            /**
             * Format: uuid
             * @description ID of the consent of the app that created it.
             */
            grant_id: string | null;
            /**
             * Format: date-time
             * @description When the calendar was last read, to the minute.
             */
            last_used_at: string | null;
            /** @description When the URL was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A group that the user has joined. */
        ExportedMembership: {
            /** @description Slug of the alliance. */
            alliance: string;
            /** @description ID of the group. */
            group_id: components["schemas"]["Id"];
            /** @description Name of the group. */
            group_name: string;
            /** @description When the user joined. */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description A request to join a group. */
        ExportedJoinRequest: {
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description ID of the group. */
            group_id: components["schemas"]["Id"];
            /** @description Name of the group. */
            group_name: components["schemas"]["Name"];
            /** @description Status of the request. */
            status: components["schemas"]["AnyJoinRequestStatus"];
            /** @description The group's question; `null` if there was none. */
            question: string | null;
            /** @description The answer; `null` if there was no question. */
            answer: string | null;
            /** @description When the user asked to join. */
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the request was declined; `null` while it is pending.
             */
            decided_at: string | null;
        };
        /** @description A request to start a group. */
        ExportedGroupRequest: {
            /** @description ID of the request. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description Name of the new group. */
            name: components["schemas"]["Name"];
            /** @description Description of the group. */
            description: components["schemas"]["Description"];
            /** @description Status of the request. */
            status: components["schemas"]["AnyGroupRequestStatus"];
            /** @description Why the request was declined; `null` without a reason. */
            reason: string | null;
            /**
             * Format: uuid
             * @description ID of the group; `null` if there is none.
             */
            group_id: string | null;
            /** @description When the user asked. */
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the request was decided; `null` while it is pending.
             */
            decided_at: string | null;
        };
        /** @description An RSVP to an upcoming or past event. */
        ExportedAttendance: {
            /** @description ID of the event. */
            event_id: components["schemas"]["Id"];
            /** @description Name of the event. */
            event_name: string;
            /** @description When the event starts. */
            starts_at: components["schemas"]["Timestamp"];
            /** @description `attending`, `waitlisted`, `pending` or `declined`. */
            status: string;
            /** @description When the RSVP was sent. */
            responded_at: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description Number of guests.
             */
            guests: number;
            /** @description Answers to the questions of the event. */
            answers: components["schemas"]["RsvpAnswer"][];
            /** @description Whether an email about a decision on the RSVP is still to be sent. */
            decision_pending: boolean;
            /**
             * Format: int64
             * @description Number that grows with each RSVP to the service; orders the waitlist.
             */
            arrival: number;
            /**
             * Format: int64
             * @description Revision of the event about which the user was last notified.
             */
            notified_revision: number;
            /** @description Whether the email that confirms the RSVP is still to be sent. */
            confirmation_pending: boolean;
            /**
             * Format: int32
             * @description Number that increases with each RSVP and each correction; orders the calendar entries in emails.
             */
            calendar_sequence: number;
            /** @description Whether an email about a promotion from the waitlist is still to be sent. */
            promotion_pending: boolean;
            /** @description Check-in code of the RSVP. */
            check_in_code: string | null;
            /**
             * Format: date-time
             * @description When the user was checked in at the event.
             */
            checked_in_at: string | null;
            /** @description Whether the event's organizers see the user's email address with the RSVP. */
            share_email: boolean;
            /** @description How the RSVP came about: `self`, `invitation`, `organizer` or `door`. */
            registered_by: string;
        };
        /** @description The choice to attend all events of a series. */
        ExportedSeriesAttendance: {
            /** @description ID of the series. */
            series_id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Number that grows with each choice; the first gets a seat first.
             */
            arrival: number;
            /**
             * Format: int32
             * @description Number of guests.
             */
            guests: number;
            /** @description Answers to the questions of the events. */
            answers: components["schemas"]["RsvpAnswer"][];
            /** @description IDs of events that get no RSVP because the user canceled it or they precede the chosen ones. */
            omitted_event_ids: components["schemas"]["Id"][];
            /** @description When the user chose it. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An application for a job. */
        ExportedApplication: {
            /** @description ID of the application. */
            id: components["schemas"]["Id"];
            /** @description ID of the job. */
            job_id: components["schemas"]["Id"];
            /** @description Title of the job. */
            job_title: string;
            /** @description Name of the company. */
            company_name: string;
            /** @description Message from the user. */
            note: string | null;
            /** @description URL of the résumé. */
            resume_url: string | null;
            /** @description Status of the application. */
            status: string;
            /** @description The status that the user was last notified of. */
            notified_status: string;
            /** @description When the application was sent. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the token last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A role of the user. */
        ExportedRole: {
            /** @description ID of the role. */
            id: components["schemas"]["Id"];
            /** @description `alliance_admin` or `group_admin`. */
            role: string;
            /** @description Slug of the alliance; `null` for all alliances. */
            alliance: string | null;
            /**
             * Format: uuid
             * @description ID of the group; `null` for a whole alliance.
             */
            group_id: string | null;
            /** @description Name of the group. */
            group_name: string | null;
            /** @description When the role was granted. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A role of an event. */
        ExportedEventRole: {
            /** @description ID of the event. */
            event_id: components["schemas"]["Id"];
            /** @description Name of the event. */
            event_name: string;
            /** @description `event_host` or `check_in`. */
            role: string;
            /** @description When the role was granted. */
            granted_at: components["schemas"]["Timestamp"];
        };
        /** @description A job that the user posted. It belongs to the alliance. */
        ExportedJob: {
            /** @description ID of the job. */
            id: components["schemas"]["Id"];
            /** @description Slug of the job. */
            slug: string;
            /** @description Title of the job. */
            title: string;
            /** @description Status of the job. */
            status: string;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A landscape entry that the user created. It belongs to the alliance. */
        ExportedLandscapeEntry: {
            /** @description ID of the entry. */
            id: components["schemas"]["Id"];
            /** @description Slug of the entry, unique within its alliance. */
            slug: string;
            /** @description Name of the entry. */
            name: string;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A change that the user made as an administrator, or a role granted to or revoked from the user. */
        ExportedAuditEntry: {
            /** @description ID of the entry. */
            id: components["schemas"]["Id"];
            /** @description The operation that made the change. */
            action: string;
            /**
             * Format: uuid
             * @description ID of the user who made the change; `null` for the operator. Names of other users are left out.
             */
            actor_id: string | null;
            /**
             * Format: uuid
             * @description ID of the API token that was used.
             */
            token_id: string | null;
            /** @description Type of the changed resource. */
            subject_type: string;
            /** @description ID of the changed resource. */
            subject_id: components["schemas"]["Id"];
            /** @description Name of the changed resource. */
            subject_name: string;
            /** @description When the change was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A picture. `GET /api/v1/me/uploads` has the URLs of its files. */
        ExportedUpload: {
            /** @description ID of the upload. */
            id: components["schemas"]["Id"];
            /** @description Base name of its files. */
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
             */
            unused_since: string | null;
            /** @description When it was uploaded. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A ban. Bans of the user are exported without the reason and without the administrator. */
        ExportedBan: {
            /** @description The alliance. */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description The group; `null` for the whole alliance.
             */
            group_id: string | null;
            /** @description Whether the user imposed the ban on another user. */
            decided: boolean;
            /** @description Reason for the ban, if the user imposed it. */
            reason: string | null;
            /** @description When the ban was imposed. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A report that the user sent, or resolved. */
        ExportedReport: {
            /** @description ID of the report. */
            id: components["schemas"]["Id"];
            /** @description Type of the reported resource. */
            subject_type: string;
            /** @description ID of the reported resource. */
            subject_id: components["schemas"]["Id"];
            /** @description Reason, if the user sent the report. */
            reason: string | null;
            /** @description Text by the user, if the user sent the report. */
            text: string | null;
            /** @description Note by the user, if the user resolved the report. */
            note: string | null;
            /** @description When the application was sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A message that the user sent to the attendees of an event. */
        ExportedEventMessage: {
            /** @description ID of the message. */
            id: components["schemas"]["Id"];
            /** @description ID of the event. */
            event_id: components["schemas"]["Id"];
            /** @description Subject of the message. */
            subject: string;
            /** @description Text of the message. */
            text: string;
            /** @description Recipients, by the status of their RSVP: `attending`, `waitlisted`, `pending` or `everyone`. */
            audience: string;
            /**
             * Format: int32
             * @description Number of recipients.
             */
            recipient_count: number;
            /** @description When the application was sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The user as a speaker of an event. */
        ExportedSpeaker: {
            /** @description ID of the event. */
            event_id: components["schemas"]["Id"];
            /** @description ID of the speaker in the agenda. */
            id: string;
            /** @description Name of the speaker. */
            name: string;
            /** @description Position, employer or project. */
            headline: string | null;
            /** @description About the speaker. */
            bio: string | null;
            /** @description URL of a photo. */
            photo_url: string | null;
            /** @description Links about the speaker. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * Format: date-time
             * @description When the user agreed that the agenda links the account; `null` without consent.
             */
            consented_at: string | null;
        };
        /** @description An invitation that the user sent, was sent or accepted. */
        ExportedInvitation: {
            /** @description ID of the invitation. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description ID of the group, or of the event's group; `null` for an invitation to an alliance.
             */
            group_id: string | null;
            /**
             * Format: uuid
             * @description ID of the event; `null` if the invitation is not to an event.
             */
            event_id: string | null;
            /** @description Role that the invitation grants. */
            role: string | null;
            /** @description Whether the user sent it. */
            sent: boolean;
            /** @description Whether it was sent to the user's address. */
            to_me: boolean;
            /**
             * Format: date-time
             * @description When the user accepted it; `null` otherwise.
             */
            accepted_at: string | null;
            /** @description When the URL was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A place at an event that nobody has claimed. */
        ExportedGuestPlace: {
            /** @description ID of the event. */
            event_id: components["schemas"]["Id"];
            /** @description Name of the event. */
            event_name: string;
            /** @description Name that the organizer entered. */
            name: string;
            /** @description Address that the organizer entered. */
            email: string | null;
            /**
             * Format: int32
             * @description Number of guests.
             */
            guests: number;
            /**
             * Format: date-time
             * @description When the person was checked in.
             */
            checked_in_at: string | null;
            /** @description When the place was added. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A message that the user sent to the members of a group. */
        ExportedGroupMessage: {
            /** @description ID of the message. */
            id: components["schemas"]["Id"];
            /** @description ID of the group. */
            group_id: components["schemas"]["Id"];
            /** @description Subject of the message. */
            subject: string;
            /** @description Text of the message. */
            text: string;
            /**
             * Format: int32
             * @description Number of recipients.
             */
            recipient_count: number;
            /** @description When the application was sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An import into a group that the user started. */
        ExportedImport: {
            /** @description ID of the import. */
            id: components["schemas"]["Id"];
            /** @description ID of the group. */
            group_id: components["schemas"]["Id"];
            /** @description Format of the file. */
            format: string;
            /** @description `draft` (read on the page, not started), `running`, `completed` or `undone`. */
            status: string;
            /** @description When it began. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was completed.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was undone.
             */
            undone_at: string | null;
        };
        /** @description An `Idempotency-Key` that the user sent within a day. The stored response repeats data found elsewhere in this document. */
        ExportedIdempotencyKey: {
            /** @description ID of the operation. */
            operation: string;
            /** @description The key. */
            key: string;
            /** @description When it was first used. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An email to the user that has not been sent yet. Its text is left out, because it may contain a link meant only for the mailbox. */
        ExportedEmail: {
            /** @description Topic of the email. */
            topic: string;
            /** @description Subject of the email, if it has already been written. */
            subject: string | null;
            /**
             * Format: int64
             * @description Number of failed delivery attempts.
             */
            attempts: number;
            /** @description When the email was queued. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A rate limit that the user has used. */
        ExportedLimit: {
            /** @description Name of the entry. */
            limit: string;
            /**
             * Format: int64
             * @description Number of uses.
             */
            uses: number;
            /**
             * Format: date-time
             * @description When the counter is reset.
             */
            until: string | null;
        };
        /** @description Everything that is stored about the caller, by section. Secrets are left out, but their existence and creation times are included. */
        AccountExport: {
            /** @description When the document was created. */
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
        /** @description The first 12 characters of a token's secret. They identify it in lists and emails, and grant no access. */
        TokenPrefix: string;
        /**
         * @description One of `TokenScope`, or a scope that a later version adds.
         * @enum {string}
         */
        AnyTokenScope: "profile:read" | "profile:write" | "account:manage" | "tokens:manage" | "groups:join" | "events:attend" | "jobs:apply" | "reports:create" | "uploads:create" | "admin:alliances" | "admin:groups" | "admin:events" | "admin:jobs" | "admin:landscape" | "admin:webhooks" | "admin:reports";
        /** @description An API token without its secret. It is active until it is revoked or expires. */
        ApiToken: {
            /** @description ID of the token. It is not secret. */
            id: components["schemas"]["Id"];
            /** @description Name of the token. It need not be unique. */
            name: components["schemas"]["Name"];
            /** @description The first characters of the secret, to tell the caller's tokens apart. */
            token_prefix: components["schemas"]["TokenPrefix"];
            /** @description Scopes of the token, set at its creation. */
            scopes: components["schemas"]["AnyTokenScope"][];
            /**
             * Format: date-time
             * @description When the token was last used, to the minute; `null` if never.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the token expires; `null` if it never does.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the token was revoked; `null` if it was not.
             */
            revoked_at: string | null;
            /** @description Whether this request was made with this token. */
            current: boolean;
            /** @description When the token was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the token was created or revoked. Its use does not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The caller's API tokens, newest first, and where the next page starts. */
        TokenPage: {
            /** @description At most `limit` tokens; fewer only on the last page. */
            items: components["schemas"]["ApiToken"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Scope of a token. It never grants more than the user's roles allow at the time of the request. Each operation names the scope it needs.
         * @enum {string}
         */
        TokenScope: "profile:read" | "profile:write" | "account:manage" | "tokens:manage" | "groups:join" | "events:attend" | "jobs:apply" | "reports:create" | "uploads:create" | "admin:alliances" | "admin:groups" | "admin:events" | "admin:jobs" | "admin:landscape" | "admin:webhooks" | "admin:reports";
        /** @description Scopes of a new token; at least one. */
        TokenScopes: components["schemas"]["TokenScope"][];
        /** @description A new token. */
        TokenCreate: {
            /** @description Name of the token. It need not be unique. */
            name: components["schemas"]["Name"];
            /** @description Scopes of the token. Defaults to all scopes or, when created with a token, to all scopes of that token. */
            scopes?: components["schemas"]["TokenScopes"];
            /**
             * Format: date-time
             * @description When the token expires: in the future and at most 366 days from now; `null` means never. Defaults to 90 days from now, or the expiry of the creating token if that is sooner.
             */
            expires_at?: string | null;
        };
        /** @description Secret of a token. Send it as `Authorization: Bearer <token>`, never in a URL. It consists of `alli_`, 40 random base-62 characters (0-9 A-Z a-z) and 6 more with the CRC-32 of everything before them. */
        TokenSecret: string;
        /** @description An API token with its secret, which is returned only here and is not stored. */
        NewApiToken: components["schemas"]["ApiToken"] & {
            /** @description The secret. Store it safely; it cannot be shown again. */
            token: components["schemas"]["TokenSecret"];
        };
        /** @description Status of the caller's private calendar, without the secret URL. */
        CalendarAddress: {
            /**
             * Format: date-time
             * @description When the calendar was last read, to the minute; `null` if never.
             */
            last_used_at: string | null;
            /** @description When the URL was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uri
         * @description Secret URL of a private calendar. Its last segment has 256 random bits.
         */
        CalendarUrl: string;
        /** @description Secret URL of a private calendar, which is shown only here and is not stored. */
        NewCalendarAddress: components["schemas"]["CalendarAddress"] & {
            /** @description URL for a calendar program. Anyone who knows it can read the calendar; it cannot be shown again. */
            url: components["schemas"]["CalendarUrl"];
        };
        /** @description Confirmation that the private calendar was disabled. */
        DeletedCalendarAddress: {
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /**
         * @description Media type of the files of a picture; a later version may add types.
         * @enum {string}
         */
        PictureType: "image/webp";
        /** @description A file of a picture that fits into a square of a certain size. */
        PictureSize: {
            /**
             * Format: int32
             * @description Width in pixels. Small pictures are not enlarged.
             */
            width: number;
            /**
             * Format: int32
             * @description Height in pixels.
             */
            height: number;
            /** @description Public URL of the file. */
            url: components["schemas"]["Url"];
            /**
             * Format: int32
             * @description Size of the file in bytes.
             */
            bytes: number;
        };
        /** @description A picture uploaded by a user. It never changes. */
        Upload: {
            /** @description ID of the upload. */
            id: components["schemas"]["Id"];
            /** @description Public URL of the largest file, for use as `logo_url`, `banner_url` or `photo_url`. */
            url: components["schemas"]["Url"];
            /** @description Media type of the files. */
            content_type: components["schemas"]["PictureType"];
            /**
             * Format: int32
             * @description Width of the largest file in pixels.
             */
            width: number;
            /**
             * Format: int32
             * @description Height of the largest file in pixels.
             */
            height: number;
            /** @description The files, smallest first, which fit into squares of 128, 512 and 1600 pixels. None is larger than the uploaded picture. */
            sizes: components["schemas"]["PictureSize"][];
            /** @description Whether a profile, alliance, group, event or landscape entry uses one of the files. */
            in_use: boolean;
            /** @description When the picture was uploaded. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The caller's uploads, newest first, and where the next page starts. */
        UploadPage: {
            /** @description At most `limit` uploads; fewer only on the last page. */
            items: components["schemas"]["Upload"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A group that the caller is a member of. */
        MyGroup: {
            /** @description The group. It may be inactive. */
            group: components["schemas"]["GroupSummary"];
            /** @description When the caller joined it. */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description The caller's groups, most recently joined first, and where the next page starts. */
        MyGroupPage: {
            /** @description At most `limit` groups; fewer only on the last page. */
            items: components["schemas"]["MyGroup"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description An event for which the caller has an RSVP, and the RSVP. */
        MyEvent: {
            /** @description The event. It may be canceled. */
            event: components["schemas"]["EventSummary"];
            /** @description Status of the RSVP. */
            status: components["schemas"]["AttendeeStatus"];
            /**
             * Format: int32
             * @description Position on the waitlist; 1 gets the next seat. `null` unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description Number of guests. */
            guests: components["schemas"]["Guests"];
            /** @description When the caller sent the RSVP. A promotion from the waitlist does not change it. */
            responded_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the caller was checked in; `null` if not checked in.
             */
            checked_in_at: string | null;
            /**
             * Format: uri
             * @description URL to join online; `null` unless the caller attends and the event has one.
             */
            meeting_url: string | null;
        };
        /** @description The caller's events, soonest first, and where the next page starts. */
        MyEventPage: {
            /** @description At most `limit` events; fewer only on the last page. */
            items: components["schemas"]["MyEvent"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A form with one picture. */
        PictureUpload: {
            /**
             * Format: binary
             * @description The picture, of at most 8 MiB. The name and type of the file are ignored.
             */
            file: Uint8Array;
        };
        /**
         * Format: binary
         * @description A picture of at most 8 MiB and 64 million pixels. Its format is detected from the content; `Content-Type` only has to be one of the four. Vector graphics are rejected.
         */
        PictureFile: Uint8Array;
        /** @description Confirmation that an upload and its files were deleted. */
        DeletedUpload: {
            /** @description ID of the deleted upload. */
            id: components["schemas"]["Id"];
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /**
         * @description Tools to list, as names separated by commas. `common`: the most frequent tasks. `read`: tools that change nothing. `member`: public reads and tools for users' own tasks. `admin`: public reads and tools for administrators. `search`: two tools that find and call all others.
         * @default common,search
         */
        McpToolsets: string;
        /**
         * @description When the user signs in.
         * @enum {string}
         */
        McpSignIn: "required";
        /**
         * Format: int64
         * @description ID of a request, repeated in its response.
         */
        McpMessageId: string | number;
        /** @description The parameters of a method, as the specification of the Model Context Protocol defines them. */
        McpParams: {
            [key: string]: unknown;
        };
        /** @description A request or a notification of JSON-RPC 2.0. The specification of the Model Context Protocol defines methods and parameters. */
        McpMessage: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description ID of the request; absent for a notification. */
            id?: components["schemas"]["McpMessageId"];
            /** @description Name of the method. */
            method: string;
            /** @description Parameters of the method. */
            params?: components["schemas"]["McpParams"];
        };
        /** @description Messages of a batch, supported by version 2025-03-26 of the protocol only. Each request has an ID of its own. */
        McpBatch: components["schemas"]["McpMessage"][];
        /** @description A message, or a batch of messages. */
        McpMessages: components["schemas"]["McpMessage"] | components["schemas"]["McpBatch"];
        /** @description Result of a method, as defined by the specification of the Model Context Protocol. */
        McpResult: {
            [key: string]: unknown;
        };
        /** @description Machine-readable details of an error. */
        McpErrorData: {
            [key: string]: unknown;
        };
        /** @description An error of JSON-RPC. */
        McpErrorDetails: {
            /**
             * Format: int32
             * @description Machine-readable error code.
             */
            code: number;
            /** @description The error in a sentence. */
            message: string;
            /** @description Details of the error, such as the supported versions of the protocol. */
            data?: components["schemas"]["McpErrorData"];
        };
        /** @description A response of JSON-RPC 2.0, with a result or an error of the protocol. */
        McpResponse: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description ID of the request. */
            id: components["schemas"]["McpMessageId"];
            /** @description Result of the method. */
            result?: components["schemas"]["McpResult"];
            /** @description Error of the method. */
            error?: components["schemas"]["McpErrorDetails"];
        };
        /** @description The responses to the requests of a batch. */
        McpBatchResponse: components["schemas"]["McpResponse"][];
        /** @description A response, or the responses to a batch. */
        McpResponses: components["schemas"]["McpResponse"] | components["schemas"]["McpBatchResponse"];
        /** @description An error for a message that the service does not accept. */
        McpError: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description ID of the request, if it could be read. */
            id?: components["schemas"]["McpMessageId"] | null;
            /** @description The error. */
            error: components["schemas"]["McpErrorDetails"];
        };
        /**
         * @description A method to send a token (RFC 6750).
         * @enum {string}
         */
        BearerMethod: "header";
        /** @description Metadata of a protected resource (RFC 9728). */
        ResourceMetadata: {
            /** @description Identifier of the resource: the audience of its access tokens. */
            resource: components["schemas"]["Url"];
            /** @description Name of the service and of the part of it. */
            resource_name: string;
            /** @description Issuers of access tokens. */
            authorization_servers: components["schemas"]["Url"][];
            /** @description Scopes that a token may have. */
            scopes_supported: components["schemas"]["AnyTokenScope"][];
            /** @description Ways to send a token. */
            bearer_methods_supported: components["schemas"]["BearerMethod"][];
            /** @description URL of the API reference. */
            resource_documentation: components["schemas"]["Url"];
        };
        /** @description Name and version of an MCP server. */
        McpServerInfo: {
            /** @description Identifier of the software. */
            name: string;
            /** @description Name of the service. */
            title: string;
            /** @description Version of the software. */
            version: string;
        };
        /** @description A way to connect to an MCP server. */
        McpTransport: {
            /**
             * @description The transport.
             * @enum {string}
             */
            type: "streamable-http";
            /** @description URL of the server. */
            endpoint: components["schemas"]["Url"];
        };
        /** @description Capabilities of an MCP server, as defined by the protocol. */
        McpCapabilities: {
            [key: string]: unknown;
        };
        /**
         * @description A way to authenticate.
         * @enum {string}
         */
        McpAuthenticationScheme: "oauth2" | "bearer";
        /** @description Authentication at an MCP server. */
        McpAuthentication: {
            /** @description Whether every message needs a credential. */
            required: boolean;
            /** @description Schemes of the tools that act for a user. */
            schemes: components["schemas"]["McpAuthenticationScheme"][];
            /** @description URL of the metadata for OAuth (RFC 9728). */
            resource_metadata: components["schemas"]["Url"];
        };
        /** @description What a client needs to know about an MCP server before it connects. */
        McpServerCard: {
            /** @description Identifier of the format. */
            $schema: components["schemas"]["Url"];
            /** @description Version of the format. */
            version: string;
            /** @description Newest version of the protocol that the server supports. */
            protocolVersion: string;
            /** @description Name and version of the server. */
            serverInfo: components["schemas"]["McpServerInfo"];
            /** @description Purpose of the server. */
            description: string;
            /** @description URL of the reference. */
            documentationUrl: components["schemas"]["Url"];
            /** @description How to connect. */
            transport: components["schemas"]["McpTransport"];
            /** @description What the server offers. */
            capabilities: components["schemas"]["McpCapabilities"];
            /** @description How to authenticate. */
            authentication: components["schemas"]["McpAuthentication"];
        };
        /** @description An iCalendar document (RFC 5545, RFC 7986) in UTF-8. */
        CalendarFile: string;
        /** @description Name of a file of a picture. It always refers to the same picture. */
        PictureName: string;
        /**
         * Format: binary
         * @description The picture in WebP format.
         */
        WebpFile: Uint8Array;
        /** @description An Atom feed (RFC 4287) in UTF-8. Its texts are plain text, not HTML. */
        AtomFeed: string;
        /** @description A person with an RSVP to an event, as in the list of attendees. A column for each current question of the event follows, named `answer: ` and the question. Answers to removed questions are only in the list. */
        AttendeeRow: {
            /**
             * Format: uuid
             * @description ID of the person; empty for a guest attendee.
             */
            user_id: string | null;
            /** @description Name of the person. */
            user_name: components["schemas"]["Name"];
            /** @description Status of the RSVP. */
            status: components["schemas"]["AttendeeStatus"];
            /**
             * Format: int32
             * @description Position on the waitlist; 1 gets the next seat. Empty unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description When the RSVP was sent. */
            responded_at: components["schemas"]["Timestamp"];
            /** @description Number of guests. */
            guests: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When the person was first checked in; empty if not checked in.
             */
            checked_in_at: string | null;
            /** @description Whether the mail server of the person's address rejects emails. See the list of attendees. */
            email_undeliverable: boolean;
            /** @description How the RSVP came about. */
            registered_by: components["schemas"]["RegistrationOrigin"];
            /**
             * Format: idn-email
             * @description The person's email address; empty unless the person chose to share it in the RSVP. For a guest attendee the address that was entered.
             */
            email: string | null;
            /**
             * Format: uuid
             * @description ID of the guest attendee; empty for everyone else.
             */
            guest_attendee_id: string | null;
        } & {
            [key: string]: string;
        };
        /** @description Rows for everyone with an RSVP, in the order in which they joined, the waitlist last, followed by the guest attendees. */
        AttendeeRows: components["schemas"]["AttendeeRow"][];
        /** @description A member of a group, as in the list of its members. */
        MemberRow: {
            /** @description ID of the member. */
            user_id: components["schemas"]["Id"];
            /** @description Name of the person. */
            user_name: components["schemas"]["Name"];
            /** @description When the person joined. */
            joined_at: components["schemas"]["Timestamp"];
            /** @description Whether the mail server of the person's address rejects emails. See the list of members. */
            email_undeliverable: boolean;
        };
        /** @description Rows for the members of the group, newest first. */
        MemberRows: components["schemas"]["MemberRow"][];
        /** @description Statistics of an event for one period. Two columns for each source follow, named `views: ` and `rsvps: ` followed by the source, or by nothing for unknown sources. */
        EventPeriodRow: {
            /** @description First day of the period, in UTC. */
            starts_on: components["schemas"]["Day"];
            /** @description Number of RSVPs sent on these days. */
            rsvps: components["schemas"]["Count"];
            /** @description Number of RSVPs canceled on these days. */
            rsvps_canceled: components["schemas"]["Count"];
            /** @description Number of times the page was opened in a browser. */
            views: components["schemas"]["Count"];
        } & {
            [key: string]: number;
        };
        /** @description Rows for the periods of an event, earliest first. */
        EventPeriodRows: components["schemas"]["EventPeriodRow"][];
        /**
         * Format: binary
         * @description The ZIP archive of a group: `group.json`; `events`, `members` and `attendees`, each as `.csv` and `.json`; and the folder `pictures`.
         */
        GroupArchive: Uint8Array;
        /** @description Statistics of a group or an alliance for one period. Two columns for each source follow, named `views: ` and `rsvps: ` followed by the source, or by nothing for unknown sources. */
        CommunityPeriodRow: {
            /** @description First day of the period, in UTC. */
            starts_on: components["schemas"]["Day"];
            /** @description Number of people who joined. */
            members_joined: components["schemas"]["Count"];
            /** @description Number of people who left, were removed, or deleted their account. */
            members_left: components["schemas"]["Count"];
            /** @description Number of members at the end of the period. */
            members: components["schemas"]["Count"];
            /** @description Number of RSVPs sent on these days, to any event. */
            rsvps: components["schemas"]["Count"];
            /** @description Number of RSVPs canceled on these days. */
            rsvps_canceled: components["schemas"]["Count"];
            /** @description Number of people checked in at events that began on these days, without guests. */
            attended: components["schemas"]["Count"];
            /** @description Number of people with a seat at these events who were not checked in. Events that have not ended, and events without any check-in, do not count. */
            no_shows: components["schemas"]["Count"];
            /** @description Number of times the pages were opened in a browser. */
            views: components["schemas"]["Count"];
        } & {
            [key: string]: number;
        };
        /** @description Rows for the periods of a group or an alliance, earliest first. */
        CommunityPeriodRows: components["schemas"]["CommunityPeriodRow"][];
        /** @description A change made by an administrator, as in the list of audit entries. */
        AuditRow: {
            /** @description ID of the audit entry. */
            id: components["schemas"]["Id"];
            /** @description When the change was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The operation that made the change. */
            action: components["schemas"]["AuditAction"];
            /**
             * Format: uuid
             * @description ID of the user who made the change; empty for the operator and for a deleted account.
             */
            actor_id: string | null;
            /** @description Name of that user. */
            actor_name: string | null;
            /**
             * Format: uuid
             * @description ID of the API token that the actor used; empty for a browser session and for the operator.
             */
            token_id: string | null;
            /** @description Type of the changed resource. */
            subject_type: components["schemas"]["AuditSubjectType"];
            /** @description ID of the resource. */
            subject_id: components["schemas"]["Id"];
            /** @description Name of the resource before the change. */
            subject_name: components["schemas"]["Name"];
            /** @description The changed fields as JSON, with their values before and after. */
            changes: string;
        };
        /** @description Rows for the audit entries of the alliance, latest first. */
        AuditRows: components["schemas"]["AuditRow"][];
        /**
         * @description Path on this host, with its query, to redirect to after signing in. Anything else returns 400.
         * @default /dashboard
         */
        NextPath: string;
        /**
         * @description Result of the previous action, shown as a message.
         * @enum {string}
         */
        Notice: "registered" | "signed_out" | "not_saved" | "form_saved" | "reset_requested" | "sign_in_link_requested" | "password_reset" | "account_deleted" | "email_verified" | "verification_sent" | "email_change_requested" | "email_change_canceled" | "email_changed" | "email_change_undone" | "provider_denied" | "provider_failed" | "provider_unverified" | "profile_saved" | "photo_saved" | "photo_removed" | "notifications_saved" | "password_changed" | "session_ended" | "other_sessions_ended" | "provider_linked" | "provider_unlinked" | "passkey_added" | "passkey_removed" | "totp_enabled" | "totp_disabled" | "recovery_codes_renewed" | "token_created" | "token_revoked" | "tokens_revoked" | "calendar_created" | "calendar_deleted" | "device_approved" | "device_denied" | "app_removed" | "client_saved" | "client_deleted" | "join_requested" | "join_banned" | "join_link_used" | "join_request_sent" | "join_request_withdrawn" | "join_declined" | "join_unanswered" | "group_request_sent" | "group_joined" | "invitation_accepted" | "group_left" | "rsvp_requested" | "rsvp_failed" | "rsvp_banned" | "rsvp_link_used" | "rsvp_attending" | "rsvp_waitlisted" | "rsvp_pending" | "rsvp_changed" | "rsvp_canceled" | "checked_in" | "already_checked_in" | "check_in_undone" | "message_sent" | "application_sent" | "application_withdrawn" | "report_sent" | "already_reported" | "event_deleted";
        /** @description A complete HTML page that works without JavaScript. */
        Html: string;
        /** @description The password form of the sign-in page. */
        LoginForm: {
            /** @description Email address of the account. */
            email: components["schemas"]["Email"];
            /** @description Password of the account. */
            password: components["schemas"]["Password"];
            /** @description Path on this host, with its query, to redirect to after signing in. Anything else returns 400. */
            next: components["schemas"]["NextPath"];
        };
        /**
         * Format: password
         * @description New password of 8 to 256 code points; 15 or more are recommended. All characters except NUL and unpaired surrogates are allowed, without composition rules; at least 6 must be visible. The 3,000 most common passwords, the user's email address and the name of this site are rejected (400). Compared after Unicode NFKC normalization, otherwise exactly as written.
         */
        NewPassword: string;
        /** @description The form of the registration page. */
        RegisterForm: {
            /** @description Name that other users see. It can be changed later. */
            name: components["schemas"]["Name"];
            /** @description Email address of the new account. The verification email is sent there. */
            email: components["schemas"]["Email"];
            /** @description Password of the new account: 8 to 256 code points; 15 or more are recommended, and at least 6 must be visible. The 3,000 most common passwords, the user's email address and the name of this site are rejected (400). */
            password: components["schemas"]["NewPassword"];
            /** @description Path on this host, with its query, to redirect to after signing in. Anything else returns 400. */
            next: components["schemas"]["NextPath"];
        };
        /** @description The form that requests a password reset link. */
        ForgotPasswordForm: {
            /** @description Email address of the account. The link is sent there. */
            email: components["schemas"]["Email"];
        };
        /** @description The `token` from the link in the email. It works once and for a limited time. */
        MailToken: string;
        /** @description The form of a password reset link. */
        ResetPasswordForm: {
            /** @description The `token` from the password reset link. It works once, within 60 minutes. */
            token: components["schemas"]["MailToken"];
            /** @description New password: 8 to 256 code points; 15 or more are recommended, and at least 6 must be visible. The 3,000 most common passwords, the user's email address and the name of this site are rejected (400). */
            password: components["schemas"]["NewPassword"];
        };
        /** @description The form that requests an email with a sign-in link. */
        SignInLinkForm: {
            /** @description Email address of the account. The link is sent there. */
            email: components["schemas"]["Email"];
            /** @description Path on this host, with its query, to redirect to after signing in. Anything else returns 400. */
            next: components["schemas"]["NextPath"];
            /** @description Ignored. A button of the sign-in page submits that page's form here. */
            password?: string;
        };
        /** @description The form of a link that asks for confirmation first. */
        MailLinkForm: {
            /** @description The `token` from the link in the email. It works once, and for a limited time. */
            token: components["schemas"]["MailToken"];
        };
        /** @description The form of a link that creates an account. */
        SignUpForm: {
            /** @description The `token` from the link in the email. It works once, and for a limited time. */
            token: components["schemas"]["MailToken"];
            /** @description Name that other users see. */
            name: components["schemas"]["Name"];
        };
        /** @description Bytes in base64url (RFC 4648 §5), without padding. */
        Base64Url: string;
        /** @description Connection between a browser and an authenticator. Later versions of Web Authentication may add values. */
        AuthenticatorTransport: string;
        /** @description Reference to a passkey (`PublicKeyCredentialDescriptorJSON` of Web Authentication). */
        PasskeyDescriptor: {
            /** @description ID that the authenticator gave the passkey. */
            id: components["schemas"]["Base64Url"];
            /**
             * @description Always `public-key`.
             * @constant
             */
            type: "public-key";
            /** @description Connections that the authenticator supports. */
            transports: components["schemas"]["AuthenticatorTransport"][];
        };
        /**
         * @description Whether the authenticator must verify its user by a fingerprint or a PIN.
         * @constant
         */
        UserVerification: "required";
        /** @description Options to use a passkey (`PublicKeyCredentialRequestOptionsJSON` of Web Authentication). */
        PasskeyRequest: {
            /** @description Bytes for the authenticator to sign. */
            challenge: components["schemas"]["Base64Url"];
            /**
             * Format: int32
             * @description Time limit for the user in milliseconds.
             */
            timeout: number;
            /** @description Host of this service. */
            rpId: string;
            /** @description Passkeys that may be used; if empty, any passkey of this site. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
            /** @description Always `required`, because a passkey counts as both factors. */
            userVerification: components["schemas"]["UserVerification"];
        };
        /** @description A signature and the signed data. */
        PasskeyAssertionResponse: {
            /** @description Data from the browser: the challenge and the origin. */
            clientDataJSON: components["schemas"]["Base64Url"];
            /** @description Data from the authenticator: the site, and whether it has verified its user. */
            authenticatorData: components["schemas"]["Base64Url"];
            /** @description Signature of both. */
            signature: components["schemas"]["Base64Url"];
            /** @description The user for whom the passkey was created. */
            userHandle?: components["schemas"]["Base64Url"];
        };
        /** @description Response of the authenticator (`AuthenticationResponseJSON` of Web Authentication, limited to the fields that are read). */
        PasskeyAssertion: {
            /** @description ID that the authenticator gave the passkey. */
            id: components["schemas"]["Base64Url"];
            /** @description The signature and the signed data. */
            response: components["schemas"]["PasskeyAssertionResponse"];
        };
        /** @description A used passkey, and the path to redirect to. */
        PasskeySignIn: {
            /** @description Response of the authenticator. */
            credential: components["schemas"]["PasskeyAssertion"];
            /** @description Path on this host, with its query, to redirect to afterwards. Anything else returns 400. */
            next: components["schemas"]["NextPath"];
        };
        /**
         * Format: password
         * @description Six digits, or a recovery code. Spaces, hyphens and case are ignored.
         */
        SecondFactorCode: string;
        /** @description The form that asks for the second factor. */
        SecondFactorForm: {
            /** @description Code from the authenticator app, or a recovery code. */
            code: components["schemas"]["SecondFactorCode"];
            /** @description Path on this host, with its query, to redirect to afterwards. Anything else returns 400. */
            next: components["schemas"]["NextPath"];
        };
        /** @description A parameter of OAuth 2.1. */
        OAuthText: string;
        /** @description ID of a client. */
        ClientId: string;
        /** @description A URL of the app: https, http on a loopback address (`127.0.0.1`, `[::1]` or `localhost`), or a private-use scheme (RFC 8252 §7.1), such as `org.example.app:/callback` or `cursor://callback`. Schemes that run code, read files or belong to browsers or other protocols are rejected, such as `javascript`, `data`, `file`, `mailto` and `ws`. No fragment, no user name. */
        RedirectUri: string;
        /** @description Resources (RFC 8707). A single value is read as an array of one. */
        Resources: components["schemas"]["OAuthText"][];
        /**
         * @description How the response is returned: in the query of `redirect_uri`.
         * @enum {string}
         */
        ResponseMode: "query";
        /** @description ID of an app's request. */
        AuthorizationId: string;
        /**
         * @description Decision of the user.
         * @enum {string}
         */
        Decision: "allow" | "deny";
        /** @description The form of the consent page. */
        ConsentForm: {
            /** @description Whether to allow the app. */
            decision: components["schemas"]["Decision"];
        };
        /** @description A code, token, verifier or client secret. */
        OAuthSecret: string;
        /** @description A token request. The required fields depend on `grant_type`. No parameter may be repeated, except `resource`. */
        AccessTokenRequest: {
            /** @description `authorization_code`, `refresh_token` or `urn:ietf:params:oauth:grant-type:device_code`. */
            grant_type: components["schemas"]["OAuthText"];
            /** @description ID of the client, unless it authenticates by HTTP Basic. */
            client_id?: components["schemas"]["ClientId"];
            /** @description Secret of a client registered with `client_secret_post`. */
            client_secret?: components["schemas"]["OAuthSecret"];
            /** @description The authorization code. */
            code?: components["schemas"]["OAuthSecret"];
            /** @description The `redirect_uri` of the authorization request. */
            redirect_uri?: components["schemas"]["OAuthText"];
            /** @description The verifier of the `code_challenge` (RFC 7636). */
            code_verifier?: components["schemas"]["OAuthSecret"];
            /** @description The latest refresh token. */
            refresh_token?: components["schemas"]["OAuthSecret"];
            /** @description The `device_code` from `POST /oauth/device_authorization`. */
            device_code?: components["schemas"]["OAuthSecret"];
            /** @description For a refresh token: a subset of its scopes. */
            scope?: components["schemas"]["OAuthText"];
            /** @description Resource that the access token is for. */
            resource?: components["schemas"]["Resources"];
        } & {
            [key: string]: components["schemas"]["OAuthText"];
        };
        /** @description Tokens (RFC 6749 §5.1). */
        AccessTokenResponse: {
            /** @description Send it as `Authorization: Bearer <token>`. */
            access_token: string;
            /** @description Always `Bearer`. */
            token_type: components["schemas"]["OAuthText"];
            /**
             * Format: int32
             * @description Seconds until the access token expires.
             */
            expires_in: number;
            /** @description Token to get the next access token with; it works once. */
            refresh_token?: string;
            /** @description Scopes of the access token, separated by spaces. */
            scope: components["schemas"]["OAuthText"];
        };
        /** @description An OAuth error (RFC 6749 §5.2). */
        OAuthErrorBody: {
            /** @description Machine-readable error code. */
            error: string;
            /** @description The error in a sentence for the app's developer. The wording may change. */
            error_description: string;
        };
        /** @description Client metadata (RFC 7591 §2). Unknown metadata is ignored; a member that is null or an empty string counts as absent. */
        ClientRegistration: {
            /**
             * @description Name shown to users.
             * @default An app without a name
             */
            client_name: components["schemas"]["Name"];
            /** @description URL of the app's own page. */
            client_uri?: components["schemas"]["Url"];
            /**
             * @description URIs to which users return. Required for `authorization_code`.
             * @default []
             */
            redirect_uris: components["schemas"]["RedirectUri"][];
            /**
             * @description Any of `authorization_code`, `refresh_token` and `urn:ietf:params:oauth:grant-type:device_code`.
             * @default [
             *       "authorization_code",
             *       "refresh_token"
             *     ]
             */
            grant_types: components["schemas"]["OAuthText"][];
            /**
             * @description `code`, or empty for a device.
             * @default [
             *       "code"
             *     ]
             */
            response_types: components["schemas"]["OAuthText"][];
            /**
             * @description How the client authenticates: `none`, `client_secret_basic` or `client_secret_post`.
             * @default client_secret_basic
             */
            token_endpoint_auth_method: components["schemas"]["OAuthText"];
        } & {
            [key: string]: unknown;
        };
        /**
         * Format: int64
         * @description Seconds since 1970-01-01T00:00:00Z.
         */
        EpochSeconds: number;
        /** @description A registered client (RFC 7591 §3.2.1). */
        RegisteredClient: {
            /** @description ID of the client. */
            client_id: components["schemas"]["ClientId"];
            /** @description When the client was registered. */
            client_id_issued_at: components["schemas"]["EpochSeconds"];
            /** @description Secret of the client, shown only here. Absent for a client that cannot store one safely. */
            client_secret?: components["schemas"]["OAuthSecret"];
            /** @description Always 0: the secret does not expire. */
            client_secret_expires_at?: components["schemas"]["EpochSeconds"];
            /** @description Name shown to users. */
            client_name: components["schemas"]["Name"];
            /** @description URL of the app's own page. */
            client_uri?: components["schemas"]["Url"];
            /** @description URIs to which users return. */
            redirect_uris: components["schemas"]["RedirectUri"][];
            /** @description Grant types of the client. */
            grant_types: components["schemas"]["OAuthText"][];
            /** @description Response types of the client. */
            response_types: components["schemas"]["OAuthText"][];
            /** @description Authentication method of the client. */
            token_endpoint_auth_method: components["schemas"]["OAuthText"];
        };
        /** @description A request about a token. */
        IntrospectionRequest: {
            /** @description The access or refresh token. */
            token: components["schemas"]["OAuthSecret"];
            /** @description Not needed: the type is recognized from the token. */
            token_type_hint?: components["schemas"]["OAuthText"];
            /** @description ID of the client, unless it authenticates by HTTP Basic. */
            client_id?: components["schemas"]["ClientId"];
            /** @description Secret of a client registered with `client_secret_post`. */
            client_secret?: components["schemas"]["OAuthSecret"];
        } & {
            [key: string]: components["schemas"]["OAuthText"];
        };
        /** @description State of a token. Only `active` is present if the token is not valid. */
        IntrospectionResponse: {
            /** @description Whether the token is valid. */
            active: boolean;
            /** @description Scopes of the token, separated by spaces. */
            scope?: components["schemas"]["OAuthText"];
            /** @description ID of the client. */
            client_id?: components["schemas"]["ClientId"];
            /** @description ID of the user. */
            sub?: components["schemas"]["OAuthText"];
            /** @description Audience of an access token; absent for a refresh token. */
            aud?: components["schemas"]["OAuthText"];
            /** @description Issuer of the token. */
            iss?: components["schemas"]["OAuthText"];
            /** @description When the token expires. */
            exp?: components["schemas"]["EpochSeconds"];
            /** @description When the token was issued. */
            iat?: components["schemas"]["EpochSeconds"];
            /** @description `Bearer` or `refresh_token`. */
            token_type?: components["schemas"]["OAuthText"];
        };
        /** @description A request for a device code. */
        DeviceRequest: {
            /** @description ID of the client, unless it authenticates by HTTP Basic. */
            client_id?: components["schemas"]["ClientId"];
            /** @description Secret of a client registered with `client_secret_post`. */
            client_secret?: components["schemas"]["OAuthSecret"];
            /** @description Scopes, separated by spaces; defaults to `profile:read`. */
            scope?: components["schemas"]["OAuthText"];
            /** @description Resource that the access token is for. */
            resource?: components["schemas"]["Resources"];
        } & {
            [key: string]: components["schemas"]["OAuthText"];
        };
        /** @description Eight letters, as typed by the user. */
        UserCode: string;
        /** @description Device codes (RFC 8628 §3.2). */
        DeviceAuthorization: {
            /** @description Code to poll for the token with. */
            device_code: components["schemas"]["OAuthSecret"];
            /** @description Code to show to the user. */
            user_code: components["schemas"]["UserCode"];
            /** @description URL where the user enters the code. */
            verification_uri: components["schemas"]["OAuthText"];
            /** @description The same URL with the code, for a QR code. */
            verification_uri_complete: components["schemas"]["OAuthText"];
            /**
             * Format: int32
             * @description Seconds until the codes expire.
             */
            expires_in: number;
            /**
             * Format: int32
             * @description Seconds to wait between two polls.
             */
            interval: number;
        };
        /** @description The form of the page that authorizes a device. */
        DeviceForm: {
            /** @description Code shown by the device. */
            user_code: components["schemas"]["UserCode"];
            /** @description Whether to allow the device. */
            decision: components["schemas"]["Decision"];
        };
        /** @description A list of values of OAuth 2.1. */
        OAuthTexts: components["schemas"]["OAuthText"][];
        /** @description Metadata of the authorization server (RFC 8414 §2). */
        AuthorizationServer: {
            /** @description Identifier of this server; the same as `iss` in responses. */
            issuer: components["schemas"]["OAuthText"];
            /** @description URL to send the user's browser to. */
            authorization_endpoint: components["schemas"]["OAuthText"];
            /** @description URL to get tokens from. */
            token_endpoint: components["schemas"]["OAuthText"];
            /** @description URL to register apps. */
            registration_endpoint: components["schemas"]["OAuthText"];
            /** @description URL to revoke tokens. */
            revocation_endpoint: components["schemas"]["OAuthText"];
            /** @description URL to introspect tokens. */
            introspection_endpoint: components["schemas"]["OAuthText"];
            /** @description URL to start the device flow. */
            device_authorization_endpoint: components["schemas"]["OAuthText"];
            /** @description Supported scopes. */
            scopes_supported: components["schemas"]["OAuthTexts"];
            /** @description Supported response types: `code`. */
            response_types_supported: components["schemas"]["OAuthTexts"];
            /** @description Supported response modes: `query`. */
            response_modes_supported: components["schemas"]["OAuthTexts"];
            /** @description Supported grant types. */
            grant_types_supported: components["schemas"]["OAuthTexts"];
            /** @description Authentication methods of the token endpoint. */
            token_endpoint_auth_methods_supported: components["schemas"]["OAuthTexts"];
            /** @description Authentication methods of the revocation endpoint. */
            revocation_endpoint_auth_methods_supported: components["schemas"]["OAuthTexts"];
            /** @description Authentication methods of the introspection endpoint. */
            introspection_endpoint_auth_methods_supported: components["schemas"]["OAuthTexts"];
            /** @description Supported PKCE methods: `S256`. */
            code_challenge_methods_supported: components["schemas"]["OAuthTexts"];
            /** @description Whether responses have `iss` (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
            /** @description Whether a `client_id` may be the URL of a metadata document. */
            client_id_metadata_document_supported: boolean;
            /** @description URL of the API reference. */
            service_documentation: components["schemas"]["OAuthText"];
        };
        /** @description Liveness of the process. */
        Liveness: {
            /** @description Always `ok`. */
            status: components["schemas"]["HealthStatus"];
        };
        /**
         * @description Result of a check: `ok`, or `late` for overdue work, or a value that a later version adds.
         * @enum {string}
         */
        CheckStatus: "ok" | "late";
        /** @description Results of the checks. */
        ReadinessChecks: {
            /** @description Whether the database responded within two seconds. */
            database: components["schemas"]["CheckStatus"];
            /** @description Whether the database has every migration of this release; it may have those of a newer one. */
            migrations: components["schemas"]["CheckStatus"];
            /** @description `late` if an entry of the outbox has been due for more than five minutes. */
            outbox: components["schemas"]["CheckStatus"];
        };
        /** @description Readiness of the process, with the results of its checks. */
        Readiness: {
            /** @description Always `ok`; a process that is not ready responds with 503. */
            status: components["schemas"]["HealthStatus"];
            /** @description Results of the checks. */
            checks: components["schemas"]["ReadinessChecks"];
            /** @description Warnings for the operator, in words; empty if there are none. */
            warnings: string[];
        };
        /** @description A list of documents, in Markdown. */
        LlmsTxt: string;
        /** @description The introduction in Markdown. */
        Introduction: string;
        /** @description An OpenAPI 3.1 document in JSON, as defined by the OpenAPI specification. */
        OpenapiDocument: {
            /** @description The version of the OpenAPI specification that the document conforms to. */
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A target of a link. */
        CatalogTarget: {
            /** @description URL of the target. */
            href: components["schemas"]["Url"];
            /** @description Media type of the target. */
            type?: string;
        };
        /** @description Targets of links with the same relation. */
        CatalogTargets: components["schemas"]["CatalogTarget"][];
        /** @description The links from one resource. */
        CatalogLinks: {
            /** @description The resource that the links lead from. */
            anchor: components["schemas"]["Url"];
            /** @description The APIs, in links from the catalog itself. */
            item?: components["schemas"]["CatalogTargets"];
            /** @description Descriptions for programs. */
            "service-desc"?: components["schemas"]["CatalogTargets"];
            /** @description Documentation for people. */
            "service-doc"?: components["schemas"]["CatalogTargets"];
            /** @description Other documents. */
            "service-meta"?: components["schemas"]["CatalogTargets"];
            /** @description Health of the service. */
            status?: components["schemas"]["CatalogTargets"];
        };
        /** @description A set of links in JSON (RFC 9264). */
        ApiCatalog: {
            /** @description Links by their origin. */
            linkset: components["schemas"]["CatalogLinks"][];
        };
        /** @description Name of an agent skill. */
        AgentSkillName: string;
        /** @description Something that agents can do here, with its document. */
        AgentSkill: {
            /** @description Name of the skill. */
            name: components["schemas"]["AgentSkillName"];
            /**
             * @description Kind of the document.
             * @enum {string}
             */
            type: "skill-md";
            /** @description What the skill does and when to use it. */
            description: string;
            /** @description URL of the document. */
            url: components["schemas"]["Url"];
            /** @description SHA-256 of the document. */
            digest: string;
        };
        /** @description An index of agent skills. */
        AgentSkills: {
            /** @description Identifier of the format. */
            $schema: components["schemas"]["Url"];
            /** @description The skills. */
            skills: components["schemas"]["AgentSkill"][];
        };
        /** @description The instructions of an agent skill in Markdown. */
        AgentSkillDocument: string;
        /** @description A file as defined by RFC 9116, with one field per line. */
        SecurityTxt: string;
        /**
         * @description Days until the token expires: 7, 30, 90 or 366; or never.
         * @enum {string}
         */
        TokenLifetime: "week" | "month" | "quarter" | "year" | "never";
        /** @description The form that creates a token. At least one scope must be selected. A form repeats `scopes` for each scope; a single value is read as an array of one. */
        TokenForm: {
            /** @description Name of the token. It need not be unique. */
            name: components["schemas"]["Name"];
            /** @description Scopes of the token. */
            scopes: components["schemas"]["TokenScopes"];
            /**
             * @description Lifetime of the token.
             * @default quarter
             */
            expires_in: components["schemas"]["TokenLifetime"];
        };
        /** @description Token that identifies a user and a kind of email, signed by the service. It is valid until the service's key changes, and grants no other access. */
        UnsubscribeToken: string;
        /** @description Form sent by email programs for their users (RFC 8058), and by the button of the page. */
        OneClickUnsubscribe: {
            /**
             * @description Always `One-Click` (RFC 8058).
             * @constant
             */
            "List-Unsubscribe"?: "One-Click";
        };
        /** @description The body of an `event.published` message. */
        EventPublishedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "event.published";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The published event. */
            data: components["schemas"]["GroupEvent"];
        };
        /** @description The body of an `event.updated` message. */
        EventUpdatedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "event.updated";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The event after the change. */
            data: components["schemas"]["GroupEvent"];
        };
        /** @description The body of an `event.canceled` message. */
        EventCanceledMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "event.canceled";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The event after the change. */
            data: components["schemas"]["GroupEvent"];
        };
        /** @description Short reference to an event. */
        EventReference: {
            /** @description ID of the event. */
            id: components["schemas"]["Id"];
            /** @description Slug, unique within the group. */
            slug: components["schemas"]["Slug"];
            /** @description Name of the event. */
            name: components["schemas"]["Name"];
        };
        /** @description An RSVP to an event, right after its change. */
        RsvpPayload: {
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description The event's group. */
            group: components["schemas"]["GroupReference"];
            /** @description The event. */
            event: components["schemas"]["EventReference"];
            /** @description The person with the RSVP. */
            user: components["schemas"]["Person"];
            /** @description Status of the RSVP. */
            status: components["schemas"]["AttendanceStatus"];
            /**
             * Format: int32
             * @description Position on the waitlist; 1 gets the next seat. `null` unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description Number of guests. */
            guests: components["schemas"]["Guests"];
            /** @description How the RSVP came about; `null` if it was canceled. */
            registered_by: components["schemas"]["RegistrationOrigin"] | null;
            /**
             * Format: date-time
             * @description When the RSVP was sent; `null` if it was canceled.
             */
            responded_at: string | null;
            /**
             * Format: date-time
             * @description When the person was checked in; `null` if not checked in.
             */
            checked_in_at: string | null;
        };
        /** @description The body of a `rsvp.created` message. */
        RsvpCreatedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "rsvp.created";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The new RSVP. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.promoted` message. */
        RsvpPromotedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "rsvp.promoted";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The RSVP, which now has a seat. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.updated` message. */
        RsvpUpdatedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "rsvp.updated";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The RSVP after the change. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.approved` message. */
        RsvpApprovedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "rsvp.approved";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The RSVP, `attending` or `waitlisted`. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.declined` message. */
        RsvpDeclinedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "rsvp.declined";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The declined RSVP. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.canceled` message. */
        RsvpCanceledMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "rsvp.canceled";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The canceled RSVP. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.checked_in` message. */
        RsvpCheckedInMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "rsvp.checked_in";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The RSVP, with `checked_in_at`. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description A guest attendee without the email address. */
        GuestAttendeeReference: {
            /** @description ID of the guest attendee. */
            id: components["schemas"]["Id"];
            /** @description Name of the person. */
            name: components["schemas"]["Name"];
            /** @description Number of guests. */
            guests: components["schemas"]["Guests"];
            /** @description How the person was added: `organizer` or `door`. */
            registered_by: components["schemas"]["RegistrationOrigin"];
            /**
             * Format: date-time
             * @description When the person was checked in; `null` if not checked in.
             */
            checked_in_at: string | null;
        };
        /** @description A guest attendee of an event, right after its change. */
        GuestAttendeePayload: {
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description The event's group. */
            group: components["schemas"]["GroupReference"];
            /** @description The event. */
            event: components["schemas"]["EventReference"];
            /** @description The guest attendee. */
            guest_attendee: components["schemas"]["GuestAttendeeReference"];
        };
        /** @description The body of a `guest_attendee.added` message. */
        GuestAttendeeAddedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "guest_attendee.added";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The guest attendee. */
            data: components["schemas"]["GuestAttendeePayload"];
        };
        /** @description The body of a `guest_attendee.updated` message. */
        GuestAttendeeUpdatedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "guest_attendee.updated";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The guest attendee after the change. */
            data: components["schemas"]["GuestAttendeePayload"];
        };
        /** @description The body of a `guest_attendee.removed` message. */
        GuestAttendeeRemovedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "guest_attendee.removed";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The removed guest attendee. */
            data: components["schemas"]["GuestAttendeePayload"];
        };
        /** @description A membership in a group, right after its change. */
        MembershipPayload: {
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description The group. */
            group: components["schemas"]["GroupReference"];
            /** @description The person who joined, left or asked to join. */
            user: components["schemas"]["Person"];
            /** @description Whether the person is a member. */
            status: components["schemas"]["MembershipStatus"];
            /**
             * Format: date-time
             * @description When the person joined; `null` unless a member.
             */
            joined_at: string | null;
        };
        /** @description The body of a `member.joined` message. */
        MemberJoinedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "member.joined";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The new membership. */
            data: components["schemas"]["MembershipPayload"];
        };
        /** @description The body of a `member.left` message. */
        MemberLeftMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "member.left";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The ended membership. */
            data: components["schemas"]["MembershipPayload"];
        };
        /** @description The body of a `join_request.created` message. */
        JoinRequestCreatedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "join_request.created";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The request to join, with the status `pending`. */
            data: components["schemas"]["MembershipPayload"];
        };
        /** @description The body of a `join_request.declined` message. */
        JoinRequestDeclinedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "join_request.declined";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The declined request, with the status `declined`. */
            data: components["schemas"]["MembershipPayload"];
        };
        /** @description The body of a `join_request.withdrawn` message. */
        JoinRequestWithdrawnMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "join_request.withdrawn";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The withdrawn request, with the status `none`. */
            data: components["schemas"]["MembershipPayload"];
        };
        /** @description The body of a `job.published` message. */
        JobPublishedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "job.published";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The published job. */
            data: components["schemas"]["Job"];
        };
        /** @description The body of a `job.closed` message. */
        JobClosedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "job.closed";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The job after the change. */
            data: components["schemas"]["Job"];
        };
        /** @description The body of an `application.submitted` message. */
        ApplicationSubmittedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "application.submitted";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The new application. */
            data: components["schemas"]["JobApplication"];
        };
        /** @description Short reference to a withdrawn application. */
        WithdrawnApplication: {
            /** @description ID of the application. */
            id: components["schemas"]["Id"];
            /** @description ID of its job. */
            job_id: components["schemas"]["Id"];
        };
        /** @description The body of an `application.withdrawn` message. */
        ApplicationWithdrawnMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "application.withdrawn";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The withdrawn application. */
            data: components["schemas"]["WithdrawnApplication"];
        };
        /** @description The body of a `landscape.published` message. */
        LandscapePublishedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "landscape.published";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The published entry. */
            data: components["schemas"]["LandscapeEntry"];
        };
        /** @description The body of a `landscape.removed` message. */
        LandscapeRemovedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "landscape.removed";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The entry's last state, with `published` set to false. */
            data: components["schemas"]["LandscapeEntry"];
        };
        /** @description The body of an `import.completed` message. */
        ImportCompletedMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "import.completed";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The completed import. */
            data: components["schemas"]["Import"];
        };
        /** @description The webhook under test. */
        WebhookTestPayload: {
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description ID of the webhook. */
            webhook_id: components["schemas"]["Id"];
        };
        /** @description The body of a `webhook.test` message. */
        WebhookTestMessage: {
            /**
             * @description Event type of the message.
             * @constant
             */
            type: "webhook.test";
            /** @description When the message was created. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The webhook under test. */
            data: components["schemas"]["WebhookTestPayload"];
        };
        /** @description A value that does not conform to this document. */
        InvalidValue: {
            /** @description `path`, `query`, `header` or `body`, and the path to the value. */
            location: string;
            /** @description The location and the rule, in a sentence. */
            message: string;
        };
        /** @description An error as problem details (RFC 9457), for callers whose `Accept` prefers `application/problem+json` to `application/json`. */
        Problem: {
            /** @description URL of the code's entry in the reference. */
            type: components["schemas"]["Url"];
            /** @description The code in words. */
            title: string;
            /**
             * Format: int32
             * @description Status of the response.
             */
            status: number;
            /** @description The error and how to fix it, in a sentence. The wording may change: show or log it, but do not parse it. */
            detail: string;
            /** @description Path of the request, without the query. */
            instance: string;
            /** @description The error code, as in `X-Error-Code`. */
            code: components["schemas"]["ErrorCode"];
            /** @description The invalid values, at most 50, if `code` is `validation_failed`. Only the first for a very large body, and for rules that involve several fields or stored data. */
            errors?: components["schemas"]["InvalidValue"][];
        };
    };
    responses: never;
    parameters: {
        /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
        IfNoneMatchParameter: string;
        /** @description Return only results from the alliances with these slugs. */
        AllianceFilterParameter: string[];
        /** @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count. */
        QueryParameter: string;
        /** @description Maximum number of items per page. */
        LimitParameter: number;
        /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
        CursorParameter: components["schemas"]["Cursor"];
        /** @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`. */
        UpdatedSinceParameter: components["schemas"]["Timestamp"];
        /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
        IdempotencyKeyParameter: string;
        /** @description Slug of the alliance. */
        AllianceParameter: string;
        /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
        IfMatchParameter: string;
        /** @description ID of the user, from `GET /api/v1/me` or a list of people. */
        UserIdParameter: components["schemas"]["Id"];
        /** @description Return only people whose name contains this text. Case, accents and surrounding spaces are ignored; there are no wildcards. */
        PersonNameParameter: string;
        /** @description ID of the invitation, from the list of the alliance's invitations. */
        AllianceInvitationIdParameter: components["schemas"]["Id"];
        /** @description ID of the person, from the list of members or of bans. */
        MemberIdParameter: components["schemas"]["Id"];
        /** @description Whether to ban the person as well. */
        BanParameter: boolean;
        /** @description Reason for the ban, visible to administrators only. Requires `ban=true`. An existing ban keeps its reason. */
        BanReasonParameter: components["schemas"]["BanReason"];
        /** @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days. */
        FromParameter: components["schemas"]["Day"];
        /** @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended. */
        ToParameter: components["schemas"]["Day"];
        /** @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week. */
        IntervalParameter: components["schemas"]["StatisticsInterval"];
        /** @description ID of the webhook, from the list of the alliance's webhooks. */
        WebhookIdParameter: components["schemas"]["Id"];
        /** @description ID of the delivery, which the receiver gets as `webhook-id`. */
        DeliveryIdParameter: components["schemas"]["Id"];
        /** @description Return only results in these countries. */
        CountryCodeFilterParameter: components["schemas"]["CountryCode"][];
        /** @description Return only results with at least one of these tags. */
        TagFilterParameter: string[];
        /** @description Return only results in these cities, ignoring case and accents. */
        CityFilterParameter: string[];
        /** @description Return only results within `radius_km` of this point: latitude and longitude in degrees (WGS 84), separated by a comma. Results without a `location` are left out; the others have a `distance_km`. */
        NearParameter: string;
        /** @description Search radius around `near` in kilometers, along the surface of the Earth. Has no effect without `near`. */
        RadiusKmParameter: number;
        /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
        IncludeParameter: components["schemas"]["Include"][];
        /** @description ID of the group, from any response with the group. */
        GroupIdParameter: components["schemas"]["Id"];
        /** @description ID of a group without members, events or jobs. */
        EmptyGroupIdParameter: components["schemas"]["Id"];
        /** @description ID of the invitation, from the list of invitations. */
        InvitationIdParameter: components["schemas"]["Id"];
        /** @description Whether to return the report only and change nothing. */
        DryRunParameter: boolean;
        /** @description Time zone for times without one. Defaults to the zone of the file (`X-WR-TIMEZONE`, or its first event with a time zone), else of the group's latest event, else UTC. */
        ImportTimeZoneParameter: components["schemas"]["TimeZone"];
        /** @description ID of the import, from the response that created it or from the list of imports. */
        ImportIdParameter: components["schemas"]["Id"];
        /** @description Search text. All words must match, in the event's own texts or in its agenda (titles and abstracts of items, names, headlines and bios of speakers). They match by stem or prefix, a single letter only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count. */
        EventQueryParameter: string;
        /** @description Return only results from the groups with these slugs. */
        GroupFilterParameter: string[];
        /** @description Return only events of these kinds. */
        EventKindFilterParameter: components["schemas"]["EventKind"][];
        /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
        CategoryFilterParameter: string[];
        /** @description Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; it requires an administrator's role, and for tokens the scope `admin:events`. */
        EventStatusFilterParameter: components["schemas"]["EventStatus"][];
        /** @description Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended. */
        EventFromParameter: components["schemas"]["Timestamp"];
        /** @description Return only events that start before this time. */
        EventToParameter: components["schemas"]["Timestamp"];
        /** @description Sort order. Ties are broken by ID. */
        EventSortParameter: components["schemas"]["EventSort"];
        /** @description Return only events of this series. */
        SeriesFilterParameter: components["schemas"]["Id"];
        /** @description Return only events with this visibility; repeat it to allow several. Without it, published events are returned if they are `public`. `unlisted` and `members` need a credential: they return the events for members of the caller's groups, the events with an RSVP of the caller, and those that the caller administers. A token needs the scope `profile:read` or `events:attend`, and `admin:events` for the administered ones. */
        EventVisibilityFilterParameter: components["schemas"]["EventVisibility"][];
        /** @description Slug of the group, unique in its alliance. */
        GroupSlugParameter: string;
        /** @description ID of the event, from any response with the event. */
        EventIdParameter: components["schemas"]["Id"];
        /** @description ID of a draft of an event. */
        DraftIdParameter: components["schemas"]["Id"];
        /** @description Whether to apply the patch also to later events of the series. */
        FollowingParameter: boolean;
        /** @description Return only people whose RSVP has one of these statuses. If omitted, all people with an RSVP are returned. */
        AttendeeStatusFilterParameter: components["schemas"]["AttendeeStatusChoice"][];
        /** @description ID of the guest attendee, from the list of them. */
        GuestAttendeeIdParameter: components["schemas"]["Id"];
        /** @description ID of the door link, from the list of the event's door links. */
        DoorLinkIdParameter: components["schemas"]["Id"];
        /** @description ID of the invitation, from the list of the event's invitations. */
        EventInvitationIdParameter: components["schemas"]["Id"];
        /** @description Slug of the event, unique in its group. */
        EventSlugParameter: string;
        /** @description Slug of the job, unique among published jobs. */
        JobSlugParameter: string;
        /** @description ID of the job, from any response with the job. */
        JobIdParameter: components["schemas"]["Id"];
        /** @description ID of the application. */
        ApplicationIdParameter: components["schemas"]["Id"];
        /** @description ID of the landscape entry. */
        EntryIdParameter: components["schemas"]["Id"];
        /** @description ID of the report, from the list of reports. */
        ReportIdParameter: components["schemas"]["Id"];
        /** @description ID of the API token, from `GET /api/v1/me/tokens`. */
        TokenIdParameter: components["schemas"]["Id"];
        /** @description ID of the application, from `GET /api/v1/me/applications`. */
        OwnApplicationIdParameter: components["schemas"]["Id"];
        /** @description ID of the upload, from the response to the upload or `GET /api/v1/me/uploads`. */
        UploadIdParameter: components["schemas"]["Id"];
        /** @description Name of the file, from the `url` of an upload or of one of its `sizes`. */
        PictureNameParameter: components["schemas"]["PictureName"];
        /** @description The secret in the `url` of a private calendar. */
        CalendarSecretParameter: string;
        /** @description Path to redirect to after signing in. */
        NextParameter: components["schemas"]["NextPath"];
        /** @description Result of the previous action. Set by the redirect to this page. */
        NoticeParameter: components["schemas"]["Notice"];
        /** @description The `token` from the link in the email. */
        MailTokenParameter: components["schemas"]["MailToken"];
        /** @description Path of the form's page, to which the browser is redirected if no form is stored. */
        FormPageParameter: components["schemas"]["NextPath"];
        /** @description The sign-in provider: `github`, `google` or `linkedin`. Unknown providers, and providers that are not configured, return 404. */
        ProviderParameter: string;
        /** @description Always `code`. */
        ResponseTypeParameter: components["schemas"]["OAuthText"];
        /** @description ID of the registered client, or the HTTPS URL of its metadata document. */
        ClientIdParameter: components["schemas"]["ClientId"];
        /** @description URI to return the user to; one of the client's registered URIs. */
        RedirectUriParameter: components["schemas"]["RedirectUri"];
        /** @description Scopes, separated by spaces; defaults to `profile:read`. Unknown scopes are ignored. */
        ScopeParameter: components["schemas"]["OAuthText"];
        /** @description Opaque value that is returned to the app. */
        AppStateParameter: components["schemas"]["OAuthText"];
        /** @description SHA-256 of the verifier in base64url (RFC 7636). If it is missing, the app gets `invalid_request`. */
        CodeChallengeParameter: components["schemas"]["OAuthText"];
        /** @description Always `S256`. */
        CodeChallengeMethodParameter: components["schemas"]["OAuthText"];
        /** @description Resource that the access token is for (RFC 8707): the API, which is the default, or `/mcp`. A client that requests both gets a token for one at a time. */
        ResourceParameter: components["schemas"]["Resources"];
        /** @description `consent` always asks the user, which is the default; `none` always fails, because consent is required. */
        PromptParameter: components["schemas"]["OAuthText"];
        /** @description How the response is returned to the app. */
        ResponseModeParameter: components["schemas"]["ResponseMode"];
        /** @description ID of an app's request. It is valid only with the cookie that was set with it. */
        AuthorizationIdParameter: components["schemas"]["AuthorizationId"];
        /** @description Code shown by the device. Case, hyphens and spaces are ignored. */
        UserCodeParameter: components["schemas"]["UserCode"];
        /** @description The `token` from the link in the email. */
        UnsubscribeTokenParameter: components["schemas"]["UnsubscribeToken"];
        /** @description ID of the message. It stays the same when the message is sent again; receivers ignore a message that they have already received. */
        SentIdParameter: components["schemas"]["Id"];
        /** @description When this attempt was made, in seconds since 1970. To prevent replays, receivers reject a timestamp that is more than five minutes off. */
        SentTimestampParameter: string;
        /** @description `v1,` and the base64 of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, keyed with the bytes of the secret. After a rotation there are two signatures, separated by a space: one of them must match. */
        SentSignatureParameter: string;
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
            query: {
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only the options of these lists. Defaults to all four. */
                entity: components["schemas"]["FilterEntity"][];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
            query: {
                /** @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count. */
                q?: components["parameters"]["QueryParameter"];
                /** @description Sort order. Ties are broken by ID. */
                sort: components["schemas"]["AllianceSort"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the user, from `GET /api/v1/me` or a list of people. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the user, from `GET /api/v1/me` or a list of people. */
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
            query: {
                /** @description Return only people whose name contains this text. Case, accents and surrounding spaces are ignored; there are no wildcards. */
                q?: components["parameters"]["PersonNameParameter"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the invitation, from the list of the alliance's invitations. */
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
            query: {
                /** @description Whether to ban the person as well. */
                ban: components["parameters"]["BanParameter"];
                /** @description Reason for the ban, visible to administrators only. Requires `ban=true`. An existing ban keeps its reason. */
                reason?: components["parameters"]["BanReasonParameter"];
            };
            header?: never;
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the person, from the list of members or of bans. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the person, from the list of members or of bans. */
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
            query: {
                /** @description Return only changes to the resource with this ID; for roles, the ID of the user. */
                subject_id?: components["schemas"]["Id"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the webhook, from the list of the alliance's webhooks. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the webhook, from the list of the alliance's webhooks. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the webhook, from the list of the alliance's webhooks. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the webhook, from the list of the alliance's webhooks. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the webhook, from the list of the alliance's webhooks. */
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
            query: {
                /** @description Return only deliveries with any of these statuses. */
                status?: components["schemas"]["WebhookDeliveryStatus"][];
                /** @description Return only deliveries of events of any of these types. */
                event_type?: components["schemas"]["SentWebhookEventType"][];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the webhook, from the list of the alliance's webhooks. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the webhook, from the list of the alliance's webhooks. */
                webhook_id: components["parameters"]["WebhookIdParameter"];
                /** @description ID of the delivery, which the receiver gets as `webhook-id`. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the webhook, from the list of the alliance's webhooks. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the webhook, from the list of the alliance's webhooks. */
                webhook_id: components["parameters"]["WebhookIdParameter"];
                /** @description ID of the delivery, which the receiver gets as `webhook-id`. */
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
            query: {
                /** @description Return only requests with this status. */
                status: components["schemas"]["GroupRequestStatus"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the request. */
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
            query: {
                /** @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count. */
                q?: components["parameters"]["QueryParameter"];
                /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
                category?: string[];
                /** @description Return only groups in these regions, spelled as in `GET /api/v1/meta/filters`. */
                region?: string[];
                /** @description Return only results in these countries. */
                country_code?: components["parameters"]["CountryCodeFilterParameter"];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /** @description `false` returns the inactive groups that the caller administers; it requires an administrator's role, and for tokens the scope `admin:groups`. */
                active: boolean;
                /** @description Sort order. Ties are broken by ID. */
                sort: components["schemas"]["GroupSort"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only results in these cities, ignoring case and accents. */
                city?: components["parameters"]["CityFilterParameter"];
                /** @description Return only results within `radius_km` of this point: latitude and longitude in degrees (WGS 84), separated by a comma. Results without a `location` are left out; the others have a `distance_km`. */
                near?: components["parameters"]["NearParameter"];
                /** @description Search radius around `near` in kilometers, along the surface of the Earth. Has no effect without `near`. */
                radius_km: components["parameters"]["RadiusKmParameter"];
                /** @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of a group without members, events or jobs. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only people whose name contains this text. Case, accents and surrounding spaces are ignored; there are no wildcards. */
                q?: components["parameters"]["PersonNameParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
            query: {
                /** @description Return only requests with this status. */
                status: components["schemas"]["JoinRequestStatus"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
            query: {
                /** @description Whether to ban the person as well. */
                ban: components["parameters"]["BanParameter"];
                /** @description Reason for the ban, visible to administrators only. Requires `ban=true`. An existing ban keeps its reason. */
                reason?: components["parameters"]["BanReasonParameter"];
            };
            header?: never;
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the person, from the list of members or of bans. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the person, from the list of members or of bans. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the user, from `GET /api/v1/me` or a list of people. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the user, from `GET /api/v1/me` or a list of people. */
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
                /** @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the invitation, from the list of invitations. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
            query: {
                /** @description Whether to return the report only and change nothing. */
                dry_run: components["parameters"]["DryRunParameter"];
                /** @description Time zone for times without one. Defaults to the zone of the file (`X-WR-TIMEZONE`, or its first event with a time zone), else of the group's latest event, else UTC. */
                timezone?: components["parameters"]["ImportTimeZoneParameter"];
            };
            header?: {
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the import, from the response that created it or from the list of imports. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the import, from the response that created it or from the list of imports. */
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
            query: {
                /** @description Search text. All words must match, in the event's own texts or in its agenda (titles and abstracts of items, names, headlines and bios of speakers). They match by stem or prefix, a single letter only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count. */
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
                status: components["parameters"]["EventStatusFilterParameter"];
                /** @description Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended. */
                from?: components["parameters"]["EventFromParameter"];
                /** @description Return only events that start before this time. */
                to?: components["parameters"]["EventToParameter"];
                /** @description Sort order. Ties are broken by ID. */
                sort: components["parameters"]["EventSortParameter"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only results in these cities, ignoring case and accents. */
                city?: components["parameters"]["CityFilterParameter"];
                /** @description Return only results in these countries. */
                country_code?: components["parameters"]["CountryCodeFilterParameter"];
                /** @description Return only results within `radius_km` of this point: latitude and longitude in degrees (WGS 84), separated by a comma. Results without a `location` are left out; the others have a `distance_km`. */
                near?: components["parameters"]["NearParameter"];
                /** @description Search radius around `near` in kilometers, along the surface of the Earth. Has no effect without `near`. */
                radius_km: components["parameters"]["RadiusKmParameter"];
                /** @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Return only events of this series. */
                series_id?: components["parameters"]["SeriesFilterParameter"];
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
                /** @description Return only events with this visibility; repeat it to allow several. Without it, published events are returned if they are `public`. `unlisted` and `members` need a credential: they return the events for members of the caller's groups, the events with an RSVP of the caller, and those that the caller administers. A token needs the scope `profile:read` or `events:attend`, and `admin:events` for the administered ones. */
                visibility?: components["parameters"]["EventVisibilityFilterParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
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
            query: {
                /** @description Search text. All words must match, in the event's own texts or in its agenda (titles and abstracts of items, names, headlines and bios of speakers). They match by stem or prefix, a single letter only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count. */
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
                /** @description Return only results within `radius_km` of this point: latitude and longitude in degrees (WGS 84), separated by a comma. Results without a `location` are left out; the others have a `distance_km`. */
                near?: components["parameters"]["NearParameter"];
                /** @description Search radius around `near` in kilometers, along the surface of the Earth. Has no effect without `near`. */
                radius_km: components["parameters"]["RadiusKmParameter"];
                /** @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; it requires an administrator's role, and for tokens the scope `admin:events`. */
                status: components["parameters"]["EventStatusFilterParameter"];
                /** @description Return only events of this series. */
                series_id?: components["parameters"]["SeriesFilterParameter"];
                /** @description Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended. */
                from?: components["parameters"]["EventFromParameter"];
                /** @description Return only events that start before this time. */
                to?: components["parameters"]["EventToParameter"];
                /** @description Sort order. Ties are broken by ID. */
                sort: components["parameters"]["EventSortParameter"];
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only events with this visibility; repeat it to allow several. Without it, published events are returned if they are `public`. `unlisted` and `members` need a credential: they return the events for members of the caller's groups, the events with an RSVP of the caller, and those that the caller administers. A token needs the scope `profile:read` or `events:attend`, and `admin:events` for the administered ones. */
                visibility?: components["parameters"]["EventVisibilityFilterParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description Slug of the group, unique in its alliance. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, from any response with the group. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the group, from any response with the group. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of a draft of an event. */
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
            query: {
                /** @description Whether to apply the patch also to later events of the series. */
                following: components["parameters"]["FollowingParameter"];
            };
            header?: {
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description ID of the event, from any response with the event. */
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
                /** @description ID of the event, from any response with the event. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only people whose RSVP has one of these statuses. If omitted, all people with an RSVP are returned. */
                status?: components["parameters"]["AttendeeStatusFilterParameter"];
                /** @description Return only people whose name contains this text. Case, accents and surrounding spaces are ignored; there are no wildcards. */
                q?: components["parameters"]["PersonNameParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description ID of the event, from any response with the event. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the user, from `GET /api/v1/me` or a list of people. */
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
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the user, from `GET /api/v1/me` or a list of people. */
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
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the user, from `GET /api/v1/me` or a list of people. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only people whose name contains this text. Case, accents and surrounding spaces are ignored; there are no wildcards. */
                q?: components["parameters"]["PersonNameParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the guest attendee, from the list of them. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the guest attendee, from the list of them. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description ID of the event, from any response with the event. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the user, from `GET /api/v1/me` or a list of people. */
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
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the user, from `GET /api/v1/me` or a list of people. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the door link, from the list of the event's door links. */
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
                /** @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the event, from any response with the event. */
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
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the invitation, from the list of the event's invitations. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description Slug of the group, unique in its alliance. */
                group_slug: components["parameters"]["GroupSlugParameter"];
                /** @description Slug of the event, unique in its group. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the event, from any response with the event. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the event, from any response with the event. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the event, from any response with the event. */
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
            query: {
                /** @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count. */
                q?: components["parameters"]["QueryParameter"];
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only results from the groups with these slugs. */
                group?: components["parameters"]["GroupFilterParameter"];
                /** @description Return only remote jobs (`true`), or only jobs that are not remote (`false`). */
                remote?: boolean;
                /** @description Return only jobs of these employment types. */
                employment_type?: components["schemas"]["EmploymentType"][];
                /** @description Return only jobs whose location contains one of these texts, ignoring case and accents. `GET /api/v1/meta/filters` lists the locations. */
                location?: string[];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /** @description Return only jobs with these statuses. Defaults to `published`. `draft` and `closed` return the jobs that the caller administers; they require an administrator's role, and for tokens the scope `admin:jobs`. */
                status: components["schemas"]["JobStatus"][];
                /** @description Sort order. Ties are broken by ID. */
                sort: components["schemas"]["JobSort"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Additional data to return. `viewer` adds each item's relation to the caller: membership, RSVP, application, and whether the caller may change it. Requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the job, unique among published jobs. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the job, from any response with the job. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the job, from any response with the job. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the job, from any response with the job. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the job, from any response with the job. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the job, from any response with the job. */
                job_id: components["parameters"]["JobIdParameter"];
                /** @description ID of the application. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the job, from any response with the job. */
                job_id: components["parameters"]["JobIdParameter"];
                /** @description ID of the application. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the job, from any response with the job. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the job, from any response with the job. */
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
            query: {
                /** @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Case and accents are ignored. `"two words"`, `-word` and `OR` work as in `GET /api/v1/search`, but misspellings are not tolerated. Only the first eight different words count. */
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
                /** @description `false` returns the unpublished entries that the caller administers; it requires an administrator's role, and for tokens the scope `admin:landscape`. */
                published: boolean;
                /** @description Sort order. Ties are broken by ID. */
                sort: components["schemas"]["LandscapeSort"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only resources that changed at this time or later: the resource itself, its counts, or a name that it includes. Resources that are no longer public are in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the landscape entry. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the landscape entry. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the landscape entry. */
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
                /** @description Search text. All words must match, by stem or prefix; a single letter matches only as a whole word. Small misspellings are tolerated. If no result has all words, results with at least half of them are returned, marked as `partial`. `"two words"` matches the phrase, `-word` and `-"two words"` exclude, and `OR` (in capitals) between words requires one of them: `python meetup OR workshop` finds Python with either of the others. Case, accents and other optional marks are ignored. Words such as "the", "für" and "de" need not match, unless there are no others. Abbreviations and spelling variants of a term match too (`k8s`, `open telemetry`, `C++`). Japanese, Chinese, Korean and Thai words are found inside a sentence. Other characters, such as a single quotation mark or a lone `-` or `OR`, are ignored; a query without a word finds nothing. Only the first eight different words count. */
                q: string;
                /** @description Return only results of these types. The default is all types that exist now; types that a later version adds are returned only on request. */
                types: components["schemas"]["SearchType"][];
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description Also return events that have ended, after upcoming ones. */
                include_past: boolean;
                /** @description For events, return only those that start at this time or later, including past ones. Without `include_past`, `from` and `to`, events that have not ended are returned. Results of other types are not affected. */
                from?: components["schemas"]["Timestamp"];
                /** @description For events, return only those that start before this time, including past ones. Results of other types are not affected. */
                to?: components["schemas"]["Timestamp"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description Return only resources that stopped being public at this time or later. */
                since: components["schemas"]["Timestamp"];
                /** @description Return only resources of these types. */
                type?: components["schemas"]["ResourceType"][];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description Start with changes made at this time or later, at most 90 days ago, or with the `id` of an event. If omitted, start now. */
                since?: components["schemas"]["Timestamp"];
                /** @description Return only resources of these types. */
                type?: components["schemas"]["ResourceType"][];
            };
            header?: {
                /** @description The `id` of the last event received; takes precedence over `since`. */
                "last-event-id"?: components["schemas"]["Timestamp"];
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
            query: {
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only reports with these statuses. */
                status?: components["schemas"]["ReportStatus"][];
                /** @description Return only reports about these types of subjects. */
                subject_type?: components["schemas"]["ReportSubjectType"][];
                /** @description Sort order. Ties are broken by ID. */
                sort: components["schemas"]["ReportSort"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the report, from the list of reports. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the report, from the list of reports. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the API token, from `GET /api/v1/me/tokens`. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the API token, from `GET /api/v1/me/tokens`. */
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
            query: {
                /** @description Return only events that start at this time or later. Without `from` and `to`, the list contains the events that have not ended. */
                from?: components["schemas"]["Timestamp"];
                /** @description Return only events that start before this time. */
                to?: components["schemas"]["Timestamp"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page: an opaque value, valid only with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the application, from `GET /api/v1/me/applications`. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the application, from `GET /api/v1/me/applications`. */
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
                /** @description A unique value chosen by the client that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Each user and operation has separate keys. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
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
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the upload, from the response to the upload or `GET /api/v1/me/uploads`. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. For alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the upload, from the response to the upload or `GET /api/v1/me/uploads`. */
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
    sendMcpMessage: {
        parameters: {
            query: {
                /** @description Tools to list, as names separated by commas: `common`, `read`, `member`, `admin`, `search`. With `search`, unlisted tools can be called too. */
                toolset: components["schemas"]["McpToolsets"];
                /** @description Whether to list tools with the schemas of their results, which doubles the length. Results are then `structuredContent` instead of text. */
                output_schema: boolean;
                /** @description When to require a credential. With `required`, every message needs one, so that a client signs its user in when it connects; otherwise only tools that need a user do. */
                sign_in?: components["schemas"]["McpSignIn"];
            };
            header?: {
                /** @description Version of the protocol that the client uses. Defaults to 2025-03-26. */
                "mcp-protocol-version"?: string;
                /** @description Method of the message, from version 2026-07-28 on. */
                "mcp-method"?: string;
                /** @description Name of the tool or prompt, or URI of the resource, from version 2026-07-28 on. */
                "mcp-name"?: string;
                /** @description Origin of the page that sends the message, set by browsers. */
                origin?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpMessages"];
            };
        };
        responses: {
            /** @description The response to a request, or the responses to the requests of a batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponses"];
                };
            };
            /** @description The message was a notification, or the batch had no requests. Has no body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getResourceMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identifier of the resource, and the issuers of its tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceMetadata"];
                };
            };
        };
    };
    getApiResourceMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identifier of the resource, and the issuers of its tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceMetadata"];
                };
            };
        };
    };
    getMcpResourceMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identifier of the resource, and the issuers of its tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceMetadata"];
                };
            };
        };
    };
    getMcpServerCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card of the MCP server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpServerCard"];
                };
            };
        };
    };
    getAllianceCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar of the alliance; empty if there are no events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
        };
    };
    getGroupCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description Slug of the group, unique in its alliance. */
                group_slug: components["parameters"]["GroupSlugParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar of the group; empty if there are no events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
        };
    };
    getEventCalendar: {
        parameters: {
            query: {
                /** @description Whether to return an entry for each item of the agenda, if the event has one, instead of one for the event. */
                agenda: boolean;
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description Slug of the group, unique in its alliance. */
                group_slug: components["parameters"]["GroupSlugParameter"];
                /** @description Slug of the event, unique in its group. */
                event_slug: components["parameters"]["EventSlugParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A calendar with one event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Name of the file, from the `url` of an upload or of one of its `sizes`. */
                picture: components["parameters"]["PictureNameParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file with this name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": components["schemas"]["WebpFile"];
                };
            };
        };
    };
    getPrivateCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The secret in the `url` of a private calendar. */
                secret: components["parameters"]["CalendarSecretParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The private calendar; empty if there are no events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
        };
    };
    getEventsFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest events; no entries if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": components["schemas"]["AtomFeed"];
                };
            };
        };
    };
    getJobsFeed: {
        parameters: {
            query?: {
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
            };
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest jobs; no entries if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": components["schemas"]["AtomFeed"];
                };
            };
        };
    };
    exportAttendees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everyone with an RSVP; only the header row if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["AttendeeRows"];
                };
            };
            /** @description A browser without a session is redirected to `/auth/login?next=` followed by the path of this file. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exportGroupMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the group, from any response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All members of the group; only the header row if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["MemberRows"];
                };
            };
            /** @description A browser without a session is redirected to `/auth/login?next=` followed by the path of this file. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exportEventStatistics: {
        parameters: {
            query?: {
                /** @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: never;
            path: {
                /** @description ID of the event, from any response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each period of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["EventPeriodRows"];
                };
            };
            /** @description A browser without a session is redirected to `/auth/login?next=` followed by the path of this file. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exportGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the group, from any response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive, as a file to save. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": components["schemas"]["GroupArchive"];
                };
            };
            /** @description A browser without a session is redirected to `/auth/login?next=` followed by the path of this file. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exportGroupStatistics: {
        parameters: {
            query?: {
                /** @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: never;
            path: {
                /** @description ID of the group, from any response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each period of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CommunityPeriodRows"];
                };
            };
            /** @description A browser without a session is redirected to `/auth/login?next=` followed by the path of this file. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exportAllianceStatistics: {
        parameters: {
            query?: {
                /** @description First day of the range, in UTC. Defaults to 89 days before `to`. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description Last day of the range, in UTC. Defaults to today; for an event that has ended, to the day it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description Length of a period; defaults to `day`. Weeks begin on Mondays; the range may cut off the first and the last week. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: never;
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each period of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CommunityPeriodRows"];
                };
            };
            /** @description A browser without a session is redirected to `/auth/login?next=` followed by the path of this file. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exportAuditEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All audit entries of the alliance; only the header row if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["AuditRows"];
                };
            };
            /** @description A browser without a session is redirected to `/auth/login?next=` followed by the path of this file. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showLogin: {
        parameters: {
            query: {
                /** @description Path to redirect to after signing in. */
                next: components["parameters"]["NextParameter"];
                /** @description Result of the previous action. Set by the redirect to this page. */
                notice?: components["parameters"]["NoticeParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-in page or, after an action that sends an email, the next steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
                "application/json": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Signed in: redirects to `next`, with a new session. If the account has a second factor: redirects to `/auth/second-factor?next=` followed by `next`, with a cookie that binds the sign-in to this browser for 10 minutes. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showRegister: {
        parameters: {
            query: {
                /** @description Path to redirect to after signing in. */
                next: components["parameters"]["NextParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the registration form and the providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RegisterForm"];
                "application/json": components["schemas"]["RegisterForm"];
            };
        };
        responses: {
            /** @description Accepted: redirects to `/auth/login?notice=registered`, followed by `&next=` and `next` if given. For a form, a cookie holds the address as it was typed, and another lets the link in the email redirect to `next` in this browser. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with a form for the email address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ForgotPasswordForm"];
                "application/json": components["schemas"]["ForgotPasswordForm"];
            };
        };
        responses: {
            /** @description Accepted: redirects to `/auth/login?notice=reset_requested`. For a form, a cookie holds the address as it was typed. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showResetPassword: {
        parameters: {
            query: {
                /** @description The `token` from the link in the email. */
                token: components["parameters"]["MailTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with a form for the new password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ResetPasswordForm"];
                "application/json": components["schemas"]["ResetPasswordForm"];
            };
        };
        responses: {
            /** @description Password set: redirects to `/auth/login?notice=password_reset`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showSignInLink: {
        parameters: {
            query: {
                /** @description Path to redirect to after signing in. */
                next: components["parameters"]["NextParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with a form for the email address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
    requestSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SignInLinkForm"];
                "application/json": components["schemas"]["SignInLinkForm"];
            };
        };
        responses: {
            /** @description Accepted: redirects to `/auth/login?notice=sign_in_link_requested`, followed by `&next=` and `next` if given. For a form, a cookie holds the address as it was typed. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showSignIn: {
        parameters: {
            query: {
                /** @description The `token` from the link in the email. */
                token: components["parameters"]["MailTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the address of the account and the button. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MailLinkForm"];
                "application/json": components["schemas"]["MailLinkForm"];
            };
        };
        responses: {
            /** @description Signed in: redirects to the `next` of the request for the link, with a new session. If the account has a second factor: redirects to `/auth/second-factor?next=` followed by that path, with a cookie that binds the sign-in to this browser for 10 minutes. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showSignUp: {
        parameters: {
            query: {
                /** @description The `token` from the link in the email. */
                token: components["parameters"]["MailTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the address and the form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
    finishSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SignUpForm"];
                "application/json": components["schemas"]["SignUpForm"];
            };
        };
        responses: {
            /** @description Signed in: redirects to the `next` of the request for the link, with a new session. If the account has a second factor: redirects to `/auth/second-factor?next=` followed by that path. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showSavedForm: {
        parameters: {
            query: {
                /** @description Path of the form's page, to which the browser is redirected if no form is stored. */
                next: components["parameters"]["FormPageParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description No form is stored for this user in this browser: redirects to `next`. Without a session: redirects to `/auth/login?next=` followed by the path of this page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out: redirects to `/auth/login?notice=signed_out`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    verifyEmail: {
        parameters: {
            query: {
                /** @description The `token` from the link in the email. */
                token: components["parameters"]["MailTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verified: redirects to `/dashboard?notice=email_verified` with a session, otherwise to `/auth/login?notice=email_verified`, followed by `&next=` and the path if this browser registered with `next`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    requestVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SignInLinkForm"];
                "application/json": components["schemas"]["SignInLinkForm"];
            };
        };
        responses: {
            /** @description Accepted: redirects to `/auth/login?notice=registered`, followed by `&next=` and `next` if given. For a form, a cookie holds the address as it was typed. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to `/dashboard?notice=verification_sent`. Without a session: redirects to `/auth/login?next=/dashboard`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showConfirmEmail: {
        parameters: {
            query: {
                /** @description The `token` from the link in the email. */
                token: components["parameters"]["MailTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with both addresses and the button. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: redirects to `/auth/login?next=` followed by the path of this page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MailLinkForm"];
                "application/json": components["schemas"]["MailLinkForm"];
            };
        };
        responses: {
            /** @description Changed: redirects to `/settings/account?notice=email_changed`. Without a session: redirects to `/auth/login?next=/dashboard`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showUndoEmailChange: {
        parameters: {
            query: {
                /** @description The `token` from the link in the email. */
                token: components["parameters"]["MailTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the effects of the undo and the button. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MailLinkForm"];
                "application/json": components["schemas"]["MailLinkForm"];
            };
        };
        responses: {
            /** @description Undone: redirects to `/auth/login?notice=email_change_undone`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options, with a cookie that holds the challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
        };
    };
    finishPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description Signed in: redirects to `next`, with a new session. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showSecondFactor: {
        parameters: {
            query: {
                /** @description Path to redirect to after signing in. */
                next: components["parameters"]["NextParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description No confirmation is needed: redirects to `next`, or without a session to `/auth/login`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    submitSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SecondFactorForm"];
                "application/json": components["schemas"]["SecondFactorForm"];
            };
        };
        responses: {
            /** @description Confirmed: redirects to `next`, with a new session if it completes a sign-in. If no confirmation is needed: redirects to `/auth/login`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    startPasskeyConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options, with a cookie that holds the challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
        };
    };
    finishPasskeyConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description Confirmed: redirects to `next`, with a new session if it completes a sign-in. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    startOAuth: {
        parameters: {
            query: {
                /** @description Path to redirect to after signing in. */
                next: components["parameters"]["NextParameter"];
            };
            header?: never;
            path: {
                /** @description The sign-in provider: `github`, `google` or `linkedin`. Unknown providers, and providers that are not configured, return 404. */
                provider: components["parameters"]["ProviderParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the provider's authorization URL, or to `/auth/login?notice=provider_failed` with the given `next` if the provider does not respond. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    finishOAuth: {
        parameters: {
            query?: {
                /** @description The authorization code. Absent if the provider reports an `error`. */
                code?: string;
                /** @description The value sent to the provider at the start of the flow. */
                state?: string;
                /** @description The issuer identifier (RFC 9207). */
                iss?: string;
                /** @description Error code of the provider. */
                error?: string;
                /** @description Description of the error, for people. */
                error_description?: string;
                /** @description URL of a page about the error. */
                error_uri?: string;
            };
            header?: never;
            path: {
                /** @description The sign-in provider: `github`, `google` or `linkedin`. Unknown providers, and providers that are not configured, return 404. */
                provider: components["parameters"]["ProviderParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in: redirects to the `next` given at the start, with a new session. Linked: redirects to `/settings/security?notice=provider_linked`. Otherwise: redirects to `/auth/login` with the same `next`, or to `/settings/security` when linking, with `notice=provider_denied` if the user or the provider refused, `provider_failed` if the provider did not respond as expected, or `provider_unverified` if it does not vouch for an email address. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    startAuthorization: {
        parameters: {
            query: {
                /** @description Always `code`. */
                response_type?: components["parameters"]["ResponseTypeParameter"];
                /** @description ID of the registered client, or the HTTPS URL of its metadata document. */
                client_id: components["parameters"]["ClientIdParameter"];
                /** @description URI to return the user to; one of the client's registered URIs. */
                redirect_uri: components["parameters"]["RedirectUriParameter"];
                /** @description Scopes, separated by spaces; defaults to `profile:read`. Unknown scopes are ignored. */
                scope?: components["parameters"]["ScopeParameter"];
                /** @description Opaque value that is returned to the app. */
                state?: components["parameters"]["AppStateParameter"];
                /** @description SHA-256 of the verifier in base64url (RFC 7636). If it is missing, the app gets `invalid_request`. */
                code_challenge?: components["parameters"]["CodeChallengeParameter"];
                /** @description Always `S256`. */
                code_challenge_method?: components["parameters"]["CodeChallengeMethodParameter"];
                /** @description Resource that the access token is for (RFC 8707): the API, which is the default, or `/mcp`. A client that requests both gets a token for one at a time. */
                resource?: components["parameters"]["ResourceParameter"];
                /** @description `consent` always asks the user, which is the default; `none` always fails, because consent is required. */
                prompt?: components["parameters"]["PromptParameter"];
                /** @description How the response is returned to the app. */
                response_mode?: components["parameters"]["ResponseModeParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the consent page, or to the app with `error`, `error_description`, `state` and `iss`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    finishAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an app's request. It is valid only with the cookie that was set with it. */
                authorization_id: components["parameters"]["AuthorizationIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the app, with `code`, `state` and `iss`, or with `error`. Without a session: redirects to `/auth/login`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an app's request. It is valid only with the cookie that was set with it. */
                authorization_id: components["parameters"]["AuthorizationIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the scopes, and buttons to allow and to cancel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: redirects to `/auth/login?next=` followed by the path of this page. If the second factor has to be confirmed first: redirects to `/auth/second-factor?next=` followed by the same path. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    submitConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an app's request. It is valid only with the cookie that was set with it. */
                authorization_id: components["parameters"]["AuthorizationIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ConsentForm"];
                "application/json": components["schemas"]["ConsentForm"];
            };
        };
        responses: {
            /** @description Redirects to `GET /oauth/authorize/{authorization_id}`, which returns to the app. If the second factor has to be confirmed first: redirects to `/auth/second-factor`. Without a session: redirects to `/auth/login`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccessTokenRequest"];
            };
        };
        responses: {
            /** @description The tokens. `Cache-Control` is `no-store`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenResponse"];
                };
            };
        };
    };
    registerClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientRegistration"];
            };
        };
        responses: {
            /** @description The client. `Location` is this endpoint, because a registration has no URL of its own. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredClient"];
                };
            };
        };
    };
    revokeAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IntrospectionRequest"];
            };
        };
        responses: {
            /** @description The token is no longer valid. Has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    introspectToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IntrospectionRequest"];
            };
        };
        responses: {
            /** @description Whether the token is valid and, if so, its details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntrospectionResponse"];
                };
            };
        };
    };
    startDeviceAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeviceRequest"];
            };
        };
        responses: {
            /** @description The code for the user to enter, and the code for the program to poll with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceAuthorization"];
                };
            };
        };
    };
    showDevice: {
        parameters: {
            query?: {
                /** @description Code shown by the device. Case, hyphens and spaces are ignored. */
                user_code?: components["parameters"]["UserCodeParameter"];
                /** @description Result of the previous action. Set by the redirect to this page. */
                notice?: components["parameters"]["NoticeParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form for the code, or the scopes with buttons to allow and to cancel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: redirects to `/auth/login?next=` followed by the path of this page. If the second factor has to be confirmed first: redirects to `/auth/second-factor?next=` followed by the same path. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    submitDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeviceForm"];
                "application/json": components["schemas"]["DeviceForm"];
            };
        };
        responses: {
            /** @description Redirects to `/oauth/device?notice=device_approved`, or `device_denied`. If the second factor has to be confirmed first: redirects to `/auth/second-factor`. Without a session: redirects to `/auth/login`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAuthorizationServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description URLs and supported features. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationServer"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process responds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process can handle requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    showDocs: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the reference. A script of this host renders it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
    getLlmsTxt: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links to the documents, each with its size. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["LlmsTxt"];
                };
            };
        };
    };
    getIntroduction: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The introduction, with its headings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": components["schemas"]["Introduction"];
                };
            };
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole OpenAPI document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
        };
    };
    getOpenapiYaml: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole OpenAPI document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": unknown;
                };
            };
        };
    };
    getOpenapiApiJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI document with the operations under `/api/v1`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
        };
    };
    getOpenapiApiYaml: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI document with the operations under `/api/v1`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": unknown;
                };
            };
        };
    };
    getOpenapiApiLean: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI document with the operations under `/api/v1`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
        };
    };
    getOpenapiTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Name of a tag that operations under `/api/v1` have. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI document with the operations of the tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
        };
    };
    getApiCatalog: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The APIs, with links to what describes them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/linkset+json": components["schemas"]["ApiCatalog"];
                };
            };
        };
    };
    listAgentSkills: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skills, each with its document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentSkills"];
                };
            };
        };
    };
    getAgentSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Name of the skill. */
                skill: components["schemas"]["AgentSkillName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instructions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": components["schemas"]["AgentSkillDocument"];
                };
            };
        };
    };
    getSecurityTxt: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags that the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, with a contact and its expiry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["SecurityTxt"];
                };
            };
        };
    };
    showChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to `/settings/security#password`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showTokens: {
        parameters: {
            query?: {
                /** @description Result of the previous action. Set by the redirect to this page. */
                notice?: components["parameters"]["NoticeParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the caller's tokens, active ones first, and the form to create one; or with the new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: redirects to `/auth/login?next=` followed by the path of this page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createTokenByForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenForm"];
                "application/json": components["schemas"]["TokenForm"];
            };
        };
        responses: {
            /** @description For a JSON body: the page with the new token's secret, which is shown only here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description For a form: redirects to `/settings/tokens?notice=token_created`, with a cookie that holds the secret for that page, which shows it once. If the second factor was not confirmed within the last 10 minutes: redirects to `/auth/second-factor?next=/settings/tokens`. Without a session: redirects to `/auth/login?next=/settings/tokens`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    revokeTokensByForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked: redirects to `/settings/tokens?notice=tokens_revoked`. Without a session: redirects to `/auth/login?next=/settings/tokens`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    revokeTokenByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the API token, from `GET /api/v1/me/tokens`. */
                token_id: components["parameters"]["TokenIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked: redirects to `/settings/tokens?notice=token_revoked`. Without a session: redirects to `/auth/login?next=/settings/tokens`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showUnsubscribe: {
        parameters: {
            query: {
                /** @description The `token` from the link in the email. */
                token: components["parameters"]["UnsubscribeTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the kind of email and the button. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
    submitUnsubscribe: {
        parameters: {
            query: {
                /** @description The `token` from the link in the email. */
                token: components["parameters"]["UnsubscribeTokenParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OneClickUnsubscribe"];
                "application/json": components["schemas"]["OneClickUnsubscribe"];
                "multipart/form-data": components["schemas"]["OneClickUnsubscribe"];
            };
        };
        responses: {
            /** @description The page with the confirmation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
        };
    };
}

export type Schemas = components["schemas"];

export const enums = {
  HealthStatus: ["ok"],
  ErrorCode: ["malformed_request","validation_failed","invalid_cursor","cross_site_request","method_not_allowed","not_acceptable","unsupported_media_type","content_too_large","uri_too_long","headers_too_large","request_timeout","expectation_failed","unauthorized","invalid_token","invalid_credentials","insufficient_scope","email_not_verified","reauthentication_required","role_required","banned","invitation_of_another","second_factor_required","step_up_required","forbidden","too_many_requests","link_expired","sign_in_expired","oauth_error","password_refused","not_found","slug_taken","invalid_transition","capacity_too_small","event_full","rsvp_not_open_yet","rsvp_closed","rsvp_declined","join_declined","group_requests_closed","group_request_pending","not_attending","already_attending","not_a_member","check_in_not_open","check_in_closed","unknown_check_in_code","no_recipients","no_links","links_already_announced","event_not_ended","answer_required","invalid_answer","event_not_open","registration_elsewhere","no_registration","event_has_rsvps","event_ended","group_inactive","job_not_open","already_applied","application_rejected","event_not_draft","series_full","door_link_limit_reached","agenda_outside_event","import_edited","group_not_empty","token_limit_reached","storage_full","passkey_limit_reached","passkey_taken","second_factor_missing","webhook_limit_reached","webhook_disabled","client_limit_reached","secret_missing","account_disabled","user_banned","user_is_administrator","last_administrator","global_administrator","provider_taken","last_sign_in_method","email_unchanged","email_taken","password_missing","password_changed","precondition_failed","idempotency_key_reused","overloaded","unavailable","timeout","internal_error"],
  FilterEntity: ["groups","events","jobs","landscape"],
  AllianceSort: ["name","newest","most_members","recently_updated"],
  AdministratorRole: ["alliance_admin","group_admin"],
  Role: ["alliance_admin","group_admin","event_host","check_in"],
  InvitationStatus: ["pending","accepted","declined","withdrawn","expired"],
  AllianceInvitationRole: ["alliance_admin"],
  InvitationOutcome: ["invited","already_invited","invalid_address","limit_reached"],
  AuditAction: ["createAlliance","updateAlliance","createGroup","updateGroup","deleteGroup","createEvent","updateEvent","addAttendee","addGuestAttendee","updateGuestAttendee","deleteGuestAttendee","updateAttendee","checkInAttendee","undoCheckIn","sendEventMessage","announceLinks","sendGroupMessage","deleteEvent","copyEvent","createJob","updateJob","deleteJob","updateJobApplication","createLandscapeEntry","updateLandscapeEntry","deleteLandscapeEntry","grantAllianceAdmin","revokeAllianceAdmin","grantGroupAdmin","revokeGroupAdmin","createWebhook","updateWebhook","deleteWebhook","rotateWebhookSecret","updateJoinRequests","updateGroupRequest","removeGroupMember","removeAllianceMember","deleteGroupBan","deleteAllianceBan","updateReport","inviteToGroup","inviteToAlliance","inviteToEvent","withdrawGroupInvitation","withdrawAllianceInvitation","withdrawEventInvitation","replaceAgenda","grantEventRole","revokeEventRole","createDoorLink","deleteDoorLink","createImport","undoImport"],
  AuditSubjectType: ["alliance","group","event","job","job_application","landscape_entry","webhook","user","report"],
  StatisticsInterval: ["day","week"],
  AnyWebhookEventType: ["event.published","event.updated","event.canceled","rsvp.created","rsvp.promoted","rsvp.updated","rsvp.approved","rsvp.declined","rsvp.canceled","rsvp.checked_in","guest_attendee.added","guest_attendee.updated","guest_attendee.removed","member.joined","member.left","join_request.created","join_request.declined","join_request.withdrawn","job.published","job.closed","application.submitted","application.withdrawn","landscape.published","landscape.removed","import.completed","*"],
  WebhookDisabledReason: ["administrator","failing","gone"],
  WebhookEventType: ["event.published","event.updated","event.canceled","rsvp.created","rsvp.promoted","rsvp.updated","rsvp.approved","rsvp.declined","rsvp.canceled","rsvp.checked_in","guest_attendee.added","guest_attendee.updated","guest_attendee.removed","member.joined","member.left","join_request.created","join_request.declined","join_request.withdrawn","job.published","job.closed","application.submitted","application.withdrawn","landscape.published","landscape.removed","import.completed","*"],
  AnySentWebhookEventType: ["event.published","event.updated","event.canceled","rsvp.created","rsvp.promoted","rsvp.updated","rsvp.approved","rsvp.declined","rsvp.canceled","rsvp.checked_in","guest_attendee.added","guest_attendee.updated","guest_attendee.removed","member.joined","member.left","join_request.created","join_request.declined","join_request.withdrawn","job.published","job.closed","application.submitted","application.withdrawn","landscape.published","landscape.removed","import.completed","webhook.test"],
  AnyWebhookDeliveryStatus: ["pending","delivered","failed"],
  WebhookDeliveryStatus: ["pending","delivered","failed"],
  SentWebhookEventType: ["event.published","event.updated","event.canceled","rsvp.created","rsvp.promoted","rsvp.updated","rsvp.approved","rsvp.declined","rsvp.canceled","rsvp.checked_in","guest_attendee.added","guest_attendee.updated","guest_attendee.removed","member.joined","member.left","join_request.created","join_request.declined","join_request.withdrawn","job.published","job.closed","application.submitted","application.withdrawn","landscape.published","landscape.removed","import.completed","webhook.test"],
  GroupRequestStatus: ["pending","approved","declined"],
  AnyGroupRequestStatus: ["pending","approved","declined"],
  GroupRequestDecision: ["approved","declined"],
  CountryCode: ["AD","AE","AF","AG","AI","AL","AM","AO","AQ","AR","AS","AT","AU","AW","AX","AZ","BA","BB","BD","BE","BF","BG","BH","BI","BJ","BL","BM","BN","BO","BQ","BR","BS","BT","BV","BW","BY","BZ","CA","CC","CD","CF","CG","CH","CI","CK","CL","CM","CN","CO","CR","CU","CV","CW","CX","CY","CZ","DE","DJ","DK","DM","DO","DZ","EC","EE","EG","EH","ER","ES","ET","FI","FJ","FK","FM","FO","FR","GA","GB","GD","GE","GF","GG","GH","GI","GL","GM","GN","GP","GQ","GR","GS","GT","GU","GW","GY","HK","HM","HN","HR","HT","HU","ID","IE","IL","IM","IN","IO","IQ","IR","IS","IT","JE","JM","JO","JP","KE","KG","KH","KI","KM","KN","KP","KR","KW","KY","KZ","LA","LB","LC","LI","LK","LR","LS","LT","LU","LV","LY","MA","MC","MD","ME","MF","MG","MH","MK","ML","MM","MN","MO","MP","MQ","MR","MS","MT","MU","MV","MW","MX","MY","MZ","NA","NC","NE","NF","NG","NI","NL","NO","NP","NR","NU","NZ","OM","PA","PE","PF","PG","PH","PK","PL","PM","PN","PR","PS","PT","PW","PY","QA","RE","RO","RS","RU","RW","SA","SB","SC","SD","SE","SG","SH","SI","SJ","SK","SL","SM","SN","SO","SR","SS","ST","SV","SX","SY","SZ","TC","TD","TF","TG","TH","TJ","TK","TL","TM","TN","TO","TR","TT","TV","TW","TZ","UA","UG","UM","US","UY","UZ","VA","VC","VE","VG","VI","VN","VU","WF","WS","YE","YT","ZA","ZM","ZW"],
  GroupSort: ["name","newest","most_members","nearest","recently_updated"],
  Include: ["viewer"],
  AnyJoinPolicy: ["open","approval"],
  MembershipStatus: ["member","none","pending","declined"],
  AttendanceStatus: ["attending","waitlisted","pending","declined","none"],
  JoinPolicy: ["open","approval"],
  JoinRequestStatus: ["pending","declined"],
  AnyJoinRequestStatus: ["pending","declined"],
  JoinDecision: ["member","declined"],
  GroupInvitationRole: ["group_admin"],
  ImportFormat: ["calendar","csv"],
  ImportStatus: ["running","completed","undone"],
  ImportRowKind: ["event","member"],
  ImportOutcome: ["create","update","skip","refuse"],
  ImportReason: ["unchanged","edited","canceled","private","declined","duplicate","already_invited","beyond_limit","unreadable","too_long","invalid","no_email","unknown_time_zone","unsupported_recurrence","limit_reached","not_allowed"],
  EventKind: ["in_person","virtual","hybrid"],
  EventStatus: ["draft","published","canceled"],
  EventSort: ["soonest","latest","newest","nearest","recently_updated"],
  EventVisibility: ["public","unlisted","members"],
  AnyEventKind: ["in_person","virtual","hybrid"],
  AnyEventStatus: ["draft","published","canceled"],
  AnyEventVisibility: ["public","unlisted","members"],
  AnyEventRegistration: ["built_in","external","none"],
  NewEventStatus: ["draft","published"],
  EventRegistration: ["built_in","external","none"],
  QuestionKind: ["text","choice"],
  AnyQuestionKind: ["text","choice"],
  CopyFrequency: ["weekly","monthly"],
  Weekday: ["monday","tuesday","wednesday","thursday","friday","saturday","sunday"],
  WeekdayOfMonth: [1,2,3,4,-1],
  AttendeeStatusChoice: ["attending","waitlisted","pending","declined"],
  AttendeeStatus: ["attending","waitlisted","pending","declined"],
  RegistrationOrigin: ["self","invitation","organizer","door"],
  AttendeeDecision: ["attending","declined"],
  AnyAgendaItemKind: ["talk","workshop","panel","break","other"],
  AgendaItemKind: ["talk","workshop","panel","break","other"],
  AnyEventRole: ["event_host","check_in"],
  EventRole: ["event_host","check_in"],
  AnyMessageAudience: ["attending","waitlisted","pending","everyone"],
  MessageAudience: ["attending","waitlisted","pending","everyone"],
  EventInvitationRole: ["event_host","check_in"],
  EmploymentType: ["full_time","part_time","contract","internship","volunteer"],
  JobStatus: ["draft","published","closed"],
  JobSort: ["newest","expiring_soonest","recently_updated"],
  AnyEmploymentType: ["full_time","part_time","contract","internship","volunteer"],
  AnySalaryPeriod: ["hour","month","year"],
  AnyJobStatus: ["draft","published","closed"],
  SalaryPeriod: ["hour","month","year"],
  NewJobStatus: ["draft","published"],
  JobApplicationStatus: ["submitted","in_review","accepted","rejected"],
  ReviewStatus: ["submitted","in_review","accepted","rejected"],
  LandscapeKind: ["startup","open_source_project","partner_community","podcast","investor"],
  LandscapeStage: ["pre_seed","seed","series_a","series_b","series_c_plus","growth","public"],
  LandscapeSort: ["name","newest","recently_updated"],
  AnyLandscapeKind: ["startup","open_source_project","partner_community","podcast","investor"],
  AnyLandscapeStage: ["pre_seed","seed","series_a","series_b","series_c_plus","growth","public"],
  SearchType: ["event","group","job","landscape_entry"],
  ResourceType: ["alliance","group","event","job","landscape_entry"],
  AnyResourceType: ["alliance","group","event","job","landscape_entry"],
  ReportStatus: ["open","resolved","dismissed"],
  ReportSubjectType: ["group","event","job","landscape_entry","user"],
  ReportSort: ["newest","oldest"],
  AnyReportSubjectType: ["group","event","job","landscape_entry","user"],
  AnyReportReason: ["spam","harassment","illegal","misleading","other"],
  AnyReportStatus: ["open","resolved","dismissed"],
  ReportReason: ["spam","harassment","illegal","misleading","other"],
  AnyLanguage: ["en","de","es","ja","fr","pt","uk"],
  SignInMethod: ["github","google","linkedin","password","passkey"],
  AnyNewEventsChoice: ["immediately","weekly","never"],
  Language: ["en","de","es","ja","fr","pt","uk"],
  NewEventsChoice: ["immediately","weekly","never"],
  SecurityEventKind: ["registered","email_verified","login","new_device","login_failed","login_blocked","logout","session_ended","other_sessions_ended","password_changed","reset_requested","sign_in_link_requested","password_reset","account_recovered","email_change_requested","email_change_canceled","email_changed","email_change_undone","provider_linked","provider_unlinked","token_created","token_revoked","all_tokens_revoked","calendar_created","calendar_deleted","app_admitted","app_removed","client_created","client_changed","client_deleted","passkey_added","passkey_removed","passkey_counter_regressed","totp_enabled","totp_disabled","recovery_codes_renewed","recovery_code_used","second_factor_confirmed","second_factor_failed","second_factor_blocked","second_factor_reset","account_disabled","account_enabled"],
  AnyTokenScope: ["profile:read","profile:write","account:manage","tokens:manage","groups:join","events:attend","jobs:apply","reports:create","uploads:create","admin:alliances","admin:groups","admin:events","admin:jobs","admin:landscape","admin:webhooks","admin:reports"],
  TokenScope: ["profile:read","profile:write","account:manage","tokens:manage","groups:join","events:attend","jobs:apply","reports:create","uploads:create","admin:alliances","admin:groups","admin:events","admin:jobs","admin:landscape","admin:webhooks","admin:reports"],
  PictureType: ["image/webp"],
  McpSignIn: ["required"],
  BearerMethod: ["header"],
  McpAuthenticationScheme: ["oauth2","bearer"],
  Notice: ["registered","signed_out","not_saved","form_saved","reset_requested","sign_in_link_requested","password_reset","account_deleted","email_verified","verification_sent","email_change_requested","email_change_canceled","email_changed","email_change_undone","provider_denied","provider_failed","provider_unverified","profile_saved","photo_saved","photo_removed","notifications_saved","password_changed","session_ended","other_sessions_ended","provider_linked","provider_unlinked","passkey_added","passkey_removed","totp_enabled","totp_disabled","recovery_codes_renewed","token_created","token_revoked","tokens_revoked","calendar_created","calendar_deleted","device_approved","device_denied","app_removed","client_saved","client_deleted","join_requested","join_banned","join_link_used","join_request_sent","join_request_withdrawn","join_declined","join_unanswered","group_request_sent","group_joined","invitation_accepted","group_left","rsvp_requested","rsvp_failed","rsvp_banned","rsvp_link_used","rsvp_attending","rsvp_waitlisted","rsvp_pending","rsvp_changed","rsvp_canceled","checked_in","already_checked_in","check_in_undone","message_sent","application_sent","application_withdrawn","report_sent","already_reported","event_deleted"],
  ResponseMode: ["query"],
  Decision: ["allow","deny"],
  CheckStatus: ["ok","late"],
  TokenLifetime: ["week","month","quarter","year","never"],
} as const;

/** What each scope allows, in words; in the order of the contract. */
export const scopeDescriptions = {"profile:read":"Read your profile","profile:write":"Change your profile","account:manage":"Change your email address, and export and delete your account","tokens:manage":"List, create and revoke API tokens","groups:join":"Join and leave groups","events:attend":"RSVP to events, and cancel","jobs:apply":"Apply to jobs","reports:create":"Report things to their administrators","uploads:create":"Upload pictures, and list and delete your uploads","admin:alliances":"Create and change the alliances that you administer","admin:groups":"Create and change the groups that you administer","admin:events":"Create and change the events that you administer","admin:jobs":"Create, change and delete the jobs that you administer","admin:landscape":"Create and change the landscape entries that you administer","admin:webhooks":"Create and change webhooks of the alliances that you administer","admin:reports":"Read the reports in what you administer, and decide about them"} as const;

export const sessionPages = {"login":"/auth/login","landing":"/dashboard","savedForm":"/auth/saved-form"} as const;

export const operationTable = {
  getHealth: {"method":"GET","path":"/api/v1/health","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"none","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getFilters: {"method":"GET","path":"/api/v1/meta/filters","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAlliances: {"method":"GET","path":"/api/v1/alliances","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createAlliance: {"method":"POST","path":"/api/v1/alliances","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.create","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["links"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAlliance: {"method":"GET","path":"/api/v1/alliances/{alliance}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"alliance.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateAlliance: {"method":"PATCH","path":"/api/v1/alliances/{alliance}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["links"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAllianceAdmins: {"method":"GET","path":"/api/v1/alliances/{alliance}/admins","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  grantAllianceAdmin: {"method":"PUT","path":"/api/v1/alliances/{alliance}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeAllianceAdmin: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAllianceMembers: {"method":"GET","path":"/api/v1/alliances/{alliance}/members","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAllianceInvitations: {"method":"GET","path":"/api/v1/alliances/{alliance}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  inviteToAlliance: {"method":"POST","path":"/api/v1/alliances/{alliance}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.invite","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["emails"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  withdrawAllianceInvitation: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/invitations/{invitation_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  removeAllianceMember: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/members/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAllianceBans: {"method":"GET","path":"/api/v1/alliances/{alliance}/bans","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteAllianceBan: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/bans/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAuditEntries: {"method":"GET","path":"/api/v1/alliances/{alliance}/audit","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.read_audit","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAllianceStatistics: {"method":"GET","path":"/api/v1/alliances/{alliance}/statistics","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.read_statistics","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listWebhooks: {"method":"GET","path":"/api/v1/alliances/{alliance}/webhooks","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createWebhook: {"method":"POST","path":"/api/v1/alliances/{alliance}/webhooks","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["event_types"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getWebhook: {"method":"GET","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateWebhook: {"method":"PATCH","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["event_types"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteWebhook: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  rotateWebhookSecret: {"method":"POST","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/rotate-secret","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  testWebhook: {"method":"POST","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/test","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listWebhookDeliveries: {"method":"GET","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getWebhookDelivery: {"method":"GET","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries/{delivery_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  recoverWebhook: {"method":"POST","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/recover","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  redeliverWebhookMessage: {"method":"POST","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupRequests: {"method":"GET","path":"/api/v1/alliances/{alliance}/group-requests","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"alliance.create_group","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createGroupRequest: {"method":"POST","path":"/api/v1/alliances/{alliance}/group-requests","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["groups:join"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateGroupRequest: {"method":"PATCH","path":"/api/v1/alliances/{alliance}/group-requests/{group_request_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"alliance.create_group","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroups: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createGroup: {"method":"POST","path":"/api/v1/alliances/{alliance}/groups","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"alliance.create_group","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags","links"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getGroupById: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"group.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateGroup: {"method":"PATCH","path":"/api/v1/alliances/{alliance}/groups/{group_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags","links"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteGroup: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.delete","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupMembers: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/members","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupMessages: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/messages","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.message","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  sendGroupMessage: {"method":"POST","path":"/api/v1/alliances/{alliance}/groups/{group_id}/messages","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.message","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listJoinRequests: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/join-requests","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateJoinRequests: {"method":"PATCH","path":"/api/v1/alliances/{alliance}/groups/{group_id}/join-requests","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["user_ids"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  removeGroupMember: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}/members/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupBans: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/bans","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteGroupBan: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}/bans/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupAdmins: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/admins","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  grantGroupAdmin: {"method":"PUT","path":"/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeGroupAdmin: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getGroupStatistics: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/statistics","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.read_statistics","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupInvitations: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  inviteToGroup: {"method":"POST","path":"/api/v1/alliances/{alliance}/groups/{group_id}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.invite","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["emails"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  withdrawGroupInvitation: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}/invitations/{invitation_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listImports: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/imports","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.import","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createImport: {"method":"POST","path":"/api/v1/alliances/{alliance}/groups/{group_id}/imports","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.import","redirectsToLogin":false,"consumes":["application/json","text/calendar","text/csv"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":10485760,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getImport: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/imports/{import_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.import","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  undoImport: {"method":"POST","path":"/api/v1/alliances/{alliance}/groups/{group_id}/imports/{import_id}/undo","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.import","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listEvents: {"method":"GET","path":"/api/v1/alliances/{alliance}/events","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAllEvents: {"method":"GET","path":"/api/v1/events","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getGroup: {"method":"GET","path":"/api/v1/groups/{alliance}/{group_slug}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"group.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getMembership: {"method":"GET","path":"/api/v1/groups/{alliance}/{group_id}/join","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["groups:join"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  joinGroup: {"method":"POST","path":"/api/v1/groups/{alliance}/{group_id}/join","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["groups:join"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  leaveGroup: {"method":"DELETE","path":"/api/v1/groups/{alliance}/{group_id}/join","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["groups:join"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createEvent: {"method":"POST","path":"/api/v1/groups/{group_id}/events","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"group.create_event","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags","links","questions"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getEventById: {"method":"GET","path":"/api/v1/events/{event_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"event.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateEvent: {"method":"PATCH","path":"/api/v1/events/{event_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags","links","questions"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteEvent: {"method":"DELETE","path":"/api/v1/events/{event_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.delete","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  copyEvent: {"method":"POST","path":"/api/v1/events/{event_id}/copies","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.copy","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["starts_at"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  attendSeries: {"method":"POST","path":"/api/v1/events/{event_id}/series/attend","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["answers"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  cancelSeriesAttendance: {"method":"DELETE","path":"/api/v1/events/{event_id}/series/attend","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAttendees: {"method":"GET","path":"/api/v1/events/{event_id}/attendees","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.read_attendees","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  addAttendee: {"method":"POST","path":"/api/v1/events/{event_id}/attendees","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_attendees","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateAttendees: {"method":"PATCH","path":"/api/v1/events/{event_id}/attendees","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_attendees","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["user_ids"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateAttendee: {"method":"PATCH","path":"/api/v1/events/{event_id}/attendees/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_attendees","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  checkInAttendee: {"method":"PUT","path":"/api/v1/events/{event_id}/attendees/{user_id}/check-in","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.check_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  undoCheckIn: {"method":"DELETE","path":"/api/v1/events/{event_id}/attendees/{user_id}/check-in","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.check_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGuestAttendees: {"method":"GET","path":"/api/v1/events/{event_id}/guest-attendees","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.read_attendees","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  addGuestAttendee: {"method":"POST","path":"/api/v1/events/{event_id}/guest-attendees","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.check_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateGuestAttendee: {"method":"PATCH","path":"/api/v1/events/{event_id}/guest-attendees/{guest_attendee_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.check_in","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteGuestAttendee: {"method":"DELETE","path":"/api/v1/events/{event_id}/guest-attendees/{guest_attendee_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_attendees","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getCheckInSummary: {"method":"GET","path":"/api/v1/events/{event_id}/check-ins","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.check_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  checkInByCode: {"method":"POST","path":"/api/v1/events/{event_id}/check-ins","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.check_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAgenda: {"method":"GET","path":"/api/v1/events/{event_id}/agenda","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"event.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  replaceAgenda: {"method":"PUT","path":"/api/v1/events/{event_id}/agenda","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.update","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":2097152,"listFields":["items","speakers"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listEventTeam: {"method":"GET","path":"/api/v1/events/{event_id}/team","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_team","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  grantEventRole: {"method":"PUT","path":"/api/v1/events/{event_id}/team/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_team","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeEventRole: {"method":"DELETE","path":"/api/v1/events/{event_id}/team/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_team","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listDoorLinks: {"method":"GET","path":"/api/v1/events/{event_id}/door-links","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_team","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createDoorLink: {"method":"POST","path":"/api/v1/events/{event_id}/door-links","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_team","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteDoorLink: {"method":"DELETE","path":"/api/v1/events/{event_id}/door-links/{door_link_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_team","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getEventStatistics: {"method":"GET","path":"/api/v1/events/{event_id}/statistics","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.read_statistics","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listEventMessages: {"method":"GET","path":"/api/v1/events/{event_id}/messages","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.message","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  sendEventMessage: {"method":"POST","path":"/api/v1/events/{event_id}/messages","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.message","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  announceLinks: {"method":"POST","path":"/api/v1/events/{event_id}/links/announce","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.message","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listEventInvitations: {"method":"GET","path":"/api/v1/events/{event_id}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  inviteToEvent: {"method":"POST","path":"/api/v1/events/{event_id}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.invite","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["emails"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  withdrawEventInvitation: {"method":"DELETE","path":"/api/v1/events/{event_id}/invitations/{invitation_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getEvent: {"method":"GET","path":"/api/v1/events/{alliance}/{group_slug}/{event_slug}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"event.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAttendance: {"method":"GET","path":"/api/v1/events/{alliance}/{event_id}/attendance","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  attendEvent: {"method":"POST","path":"/api/v1/events/{alliance}/{event_id}/attend","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["answers"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  cancelAttendance: {"method":"DELETE","path":"/api/v1/events/{alliance}/{event_id}/attend","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listJobs: {"method":"GET","path":"/api/v1/jobs","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createJob: {"method":"POST","path":"/api/v1/jobs","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.create","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getJob: {"method":"GET","path":"/api/v1/jobs/{slug}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"job.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getJobById: {"method":"GET","path":"/api/v1/jobs/id/{job_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"job.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateJob: {"method":"PATCH","path":"/api/v1/jobs/id/{job_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteJob: {"method":"DELETE","path":"/api/v1/jobs/id/{job_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.delete","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listJobApplicationsById: {"method":"GET","path":"/api/v1/jobs/id/{job_id}/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.manage_applications","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":{"deprecation":"@1795305600","sunset":"Mon, 22 Nov 2027 00:00:00 GMT"},"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getJobApplication: {"method":"GET","path":"/api/v1/jobs/id/{job_id}/applications/{application_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.manage_applications","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateJobApplication: {"method":"PATCH","path":"/api/v1/jobs/id/{job_id}/applications/{application_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.manage_applications","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listJobApplications: {"method":"GET","path":"/api/v1/jobs/{job_id}/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.manage_applications","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  applyToJob: {"method":"POST","path":"/api/v1/jobs/{job_id}/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["jobs:apply"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listLandscapeEntries: {"method":"GET","path":"/api/v1/landscape","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createLandscapeEntry: {"method":"POST","path":"/api/v1/landscape","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:landscape"],"permission":"landscape_entry.create","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getLandscapeEntry: {"method":"GET","path":"/api/v1/landscape/{entry_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"landscape_entry.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateLandscapeEntry: {"method":"PATCH","path":"/api/v1/landscape/{entry_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:landscape"],"permission":"landscape_entry.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteLandscapeEntry: {"method":"DELETE","path":"/api/v1/landscape/{entry_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:landscape"],"permission":"landscape_entry.delete","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  search: {"method":"GET","path":"/api/v1/search","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listRemovals: {"method":"GET","path":"/api/v1/removed","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  followChanges: {"method":"GET","path":"/api/v1/changes","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["text/event-stream"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":true,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listReports: {"method":"GET","path":"/api/v1/reports","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:reports"],"permission":"report.list","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createReport: {"method":"POST","path":"/api/v1/reports","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["reports:create"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getReport: {"method":"GET","path":"/api/v1/reports/{report_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:reports"],"permission":"report.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateReport: {"method":"PATCH","path":"/api/v1/reports/{report_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:reports"],"permission":"report.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getMe: {"method":"GET","path":"/api/v1/me","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:read"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateMe: {"method":"PATCH","path":"/api/v1/me","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:write"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["links","interests"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteMe: {"method":"DELETE","path":"/api/v1/me","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["account:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  changeEmail: {"method":"POST","path":"/api/v1/me/email","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["account:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  cancelEmailChange: {"method":"DELETE","path":"/api/v1/me/email","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["account:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listSecurityEvents: {"method":"GET","path":"/api/v1/me/security-events","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:read"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportMe: {"method":"GET","path":"/api/v1/me/export","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["account:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":true,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listTokens: {"method":"GET","path":"/api/v1/me/tokens","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["tokens:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createToken: {"method":"POST","path":"/api/v1/me/tokens","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["tokens:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["scopes"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getToken: {"method":"GET","path":"/api/v1/me/tokens/{token_id}","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["tokens:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeToken: {"method":"DELETE","path":"/api/v1/me/tokens/{token_id}","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["tokens:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getCalendarAddress: {"method":"GET","path":"/api/v1/me/calendar","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:read"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createCalendarAddress: {"method":"POST","path":"/api/v1/me/calendar","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:write","events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteCalendarAddress: {"method":"DELETE","path":"/api/v1/me/calendar","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:write"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listMyUploads: {"method":"GET","path":"/api/v1/me/uploads","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["uploads:create"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listMyGroups: {"method":"GET","path":"/api/v1/me/groups","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["groups:join"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listMyEvents: {"method":"GET","path":"/api/v1/me/events","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listMyApplications: {"method":"GET","path":"/api/v1/me/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["jobs:apply"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getMyApplication: {"method":"GET","path":"/api/v1/me/applications/{application_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["jobs:apply"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  withdrawApplication: {"method":"DELETE","path":"/api/v1/me/applications/{application_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["jobs:apply"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createUpload: {"method":"POST","path":"/api/v1/uploads","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["uploads:create"],"permission":"signed_in","redirectsToLogin":false,"consumes":["multipart/form-data","image/png","image/jpeg","image/webp","image/avif"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":8454144,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getUpload: {"method":"GET","path":"/api/v1/uploads/{upload_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["uploads:create"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteUpload: {"method":"DELETE","path":"/api/v1/uploads/{upload_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["uploads:create"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  sendMcpMessage: {"method":"POST","path":"/mcp","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer"],"ignoresCredentials":false,"acceptsTrailingSlash":true,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[400,404],"hasOAuthErrors":false},
  getResourceMetadata: {"method":"GET","path":"/.well-known/oauth-protected-resource","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getApiResourceMetadata: {"method":"GET","path":"/.well-known/oauth-protected-resource/api/v1","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getMcpResourceMetadata: {"method":"GET","path":"/.well-known/oauth-protected-resource/mcp","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":true,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getMcpServerCard: {"method":"GET","path":"/.well-known/mcp/server-card.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAllianceCalendar: {"method":"GET","path":"/calendar/{alliance}.ics","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/calendar"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getGroupCalendar: {"method":"GET","path":"/calendar/{alliance}/{group_slug}.ics","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/calendar"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getEventCalendar: {"method":"GET","path":"/calendar/{alliance}/{group_slug}/{event_slug}.ics","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["agenda"],"unlistedQuery":"ignored","produces":["text/calendar"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getPicture: {"method":"GET","path":"/media/{picture}","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":true,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["image/webp"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getPrivateCalendar: {"method":"GET","path":"/me/calendar/{secret}.ics","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/calendar"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":true,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getEventsFeed: {"method":"GET","path":"/feeds/{alliance}/events.atom","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/atom+xml"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getJobsFeed: {"method":"GET","path":"/feeds/jobs.atom","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["alliance"],"unlistedQuery":"ignored","produces":["application/atom+xml"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportAttendees: {"method":"GET","path":"/export/events/{event_id}/attendees.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_attendees","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["user_id","user_name","status","waitlist_position","responded_at","guests","checked_in_at","email_undeliverable","registered_by","email","guest_attendee_id"],"isStreamed":true,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportGroupMembers: {"method":"GET","path":"/export/groups/{group_id}/members.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["user_id","user_name","joined_at","email_undeliverable"],"isStreamed":true,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportEventStatistics: {"method":"GET","path":"/export/events/{event_id}/statistics.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.read_statistics","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["from","to","interval"],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["starts_on","rsvps","rsvps_canceled","views"],"isStreamed":true,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportGroup: {"method":"GET","path":"/export/groups/{group_id}/everything.zip","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups","admin:events"],"permission":"group.export","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/zip"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":true,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportGroupStatistics: {"method":"GET","path":"/export/groups/{group_id}/statistics.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.read_statistics","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["from","to","interval"],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["starts_on","members_joined","members_left","members","rsvps","rsvps_canceled","attended","no_shows","views"],"isStreamed":true,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportAllianceStatistics: {"method":"GET","path":"/export/alliances/{alliance}/statistics.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.read_statistics","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["from","to","interval"],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["starts_on","members_joined","members_left","members","rsvps","rsvps_canceled","attended","no_shows","views"],"isStreamed":true,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportAuditEntries: {"method":"GET","path":"/export/alliances/{alliance}/audit.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.read_audit","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["id","created_at","action","actor_id","actor_name","token_id","subject_type","subject_id","subject_name","changes"],"isStreamed":true,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showLogin: {"method":"GET","path":"/auth/login","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next","notice"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  logIn: {"method":"POST","path":"/auth/login","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showRegister: {"method":"GET","path":"/auth/register","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  registerUser: {"method":"POST","path":"/auth/register","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showForgotPassword: {"method":"GET","path":"/auth/forgot-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  requestPasswordReset: {"method":"POST","path":"/auth/forgot-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showResetPassword: {"method":"GET","path":"/auth/reset-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  resetPassword: {"method":"POST","path":"/auth/reset-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showSignInLink: {"method":"GET","path":"/auth/sign-in-link","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  requestSignInLink: {"method":"POST","path":"/auth/sign-in-link","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showSignIn: {"method":"GET","path":"/auth/sign-in","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishSignIn: {"method":"POST","path":"/auth/sign-in","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showSignUp: {"method":"GET","path":"/auth/sign-up","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishSignUp: {"method":"POST","path":"/auth/sign-up","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showSavedForm: {"method":"GET","path":"/auth/saved-form","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  logOut: {"method":"POST","path":"/auth/logout","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  verifyEmail: {"method":"GET","path":"/auth/verify-email","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  requestVerification: {"method":"POST","path":"/auth/verify-email","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  resendVerification: {"method":"POST","path":"/auth/verify-email/resend","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showConfirmEmail: {"method":"GET","path":"/auth/confirm-email","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  confirmEmail: {"method":"POST","path":"/auth/confirm-email","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showUndoEmailChange: {"method":"GET","path":"/auth/undo-email-change","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  undoEmailChange: {"method":"POST","path":"/auth/undo-email-change","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  startPasskeySignIn: {"method":"POST","path":"/auth/passkey/options","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishPasskeySignIn: {"method":"POST","path":"/auth/passkey","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showSecondFactor: {"method":"GET","path":"/auth/second-factor","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  submitSecondFactor: {"method":"POST","path":"/auth/second-factor","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  startPasskeyConfirmation: {"method":"POST","path":"/auth/second-factor/passkey/options","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishPasskeyConfirmation: {"method":"POST","path":"/auth/second-factor/passkey","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  startOAuth: {"method":"GET","path":"/auth/oauth/{provider}","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next"],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishOAuth: {"method":"GET","path":"/auth/oauth/{provider}/callback","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["code","state","iss","error","error_description","error_uri"],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  startAuthorization: {"method":"GET","path":"/oauth/authorize","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["response_type","client_id","redirect_uri","scope","state","code_challenge","code_challenge_method","resource","prompt","response_mode"],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishAuthorization: {"method":"GET","path":"/oauth/authorize/{authorization_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showConsent: {"method":"GET","path":"/oauth/consent/{authorization_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  submitConsent: {"method":"POST","path":"/oauth/consent/{authorization_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createAccessToken: {"method":"POST","path":"/oauth/token","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["resource"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  registerClient: {"method":"POST","path":"/oauth/register","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":true,"maxBodyBytes":null,"listFields":["redirect_uris","grant_types","response_types"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  revokeAccess: {"method":"POST","path":"/oauth/revoke","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":[],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  introspectToken: {"method":"POST","path":"/oauth/introspect","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  startDeviceAuthorization: {"method":"POST","path":"/oauth/device_authorization","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["resource"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  showDevice: {"method":"GET","path":"/oauth/device","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["user_code","notice"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  submitDevice: {"method":"POST","path":"/oauth/device","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAuthorizationServer: {"method":"GET","path":"/.well-known/oauth-authorization-server","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  getLiveness: {"method":"GET","path":"/livez","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":"none","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getReadiness: {"method":"GET","path":"/readyz","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":"none","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showDocs: {"method":"GET","path":"/docs","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getLlmsTxt: {"method":"GET","path":"/llms.txt","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/plain"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getIntroduction: {"method":"GET","path":"/introduction.md","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/markdown"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiJson: {"method":"GET","path":"/openapi.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiYaml: {"method":"GET","path":"/openapi.yaml","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/yaml"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiApiJson: {"method":"GET","path":"/openapi-api.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiApiYaml: {"method":"GET","path":"/openapi-api.yaml","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/yaml"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiApiLean: {"method":"GET","path":"/openapi-api.lean.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiTag: {"method":"GET","path":"/openapi/{tag}.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getApiCatalog: {"method":"GET","path":"/.well-known/api-catalog","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/linkset+json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAgentSkills: {"method":"GET","path":"/.well-known/agent-skills/index.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAgentSkill: {"method":"GET","path":"/.well-known/agent-skills/{skill}/SKILL.md","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/markdown"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getSecurityTxt: {"method":"GET","path":"/.well-known/security.txt","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/plain"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showChangePassword: {"method":"GET","path":"/.well-known/change-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showTokens: {"method":"GET","path":"/settings/tokens","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["notice"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createTokenByForm: {"method":"POST","path":"/settings/tokens","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["scopes"],"query":[],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeTokensByForm: {"method":"POST","path":"/settings/tokens/revoke-all","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeTokenByForm: {"method":"POST","path":"/settings/tokens/{token_id}/revoke","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showUnsubscribe: {"method":"GET","path":"/unsubscribe","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  submitUnsubscribe: {"method":"POST","path":"/unsubscribe","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json","multipart/form-data"],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isLong":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
} as const;
