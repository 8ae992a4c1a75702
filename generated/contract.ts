// Made from openapi/ by "make generate"; never edited.
export interface components {
    schemas: {
        /**
         * @description Always `ok`, or a value that a later version adds; failures return 503.
         * @enum {string}
         */
        HealthStatus: "ok";
        /** @description What works, and which version of the service runs. */
        Health: {
            /** @description Whether the service as a whole works. */
            status: components["schemas"]["HealthStatus"];
            /** @description Whether the database has just executed a query. */
            database: components["schemas"]["HealthStatus"];
            /** @description The version of the service, in the form of Semantic Versioning. */
            version: string;
        };
        /**
         * @description What went wrong, for programs; a later version may add codes. The section on errors explains each.
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "validation_failed" | "invalid_cursor" | "cross_site_request" | "method_not_allowed" | "not_acceptable" | "unsupported_media_type" | "content_too_large" | "uri_too_long" | "headers_too_large" | "request_timeout" | "expectation_failed" | "unauthorized" | "invalid_token" | "invalid_credentials" | "insufficient_scope" | "email_not_verified" | "reauthentication_required" | "role_required" | "banned" | "invitation_of_another" | "second_factor_required" | "step_up_required" | "forbidden" | "too_many_requests" | "link_expired" | "sign_in_expired" | "oauth_error" | "password_refused" | "not_found" | "slug_taken" | "invalid_transition" | "capacity_too_small" | "event_full" | "rsvp_not_open_yet" | "rsvp_closed" | "rsvp_declined" | "not_attending" | "check_in_not_open" | "check_in_closed" | "unknown_check_in_code" | "no_recipients" | "answer_required" | "invalid_answer" | "event_not_open" | "event_ended" | "group_inactive" | "job_not_open" | "already_applied" | "application_rejected" | "event_not_draft" | "series_full" | "group_not_empty" | "token_limit_reached" | "storage_full" | "passkey_limit_reached" | "passkey_taken" | "second_factor_missing" | "webhook_limit_reached" | "webhook_disabled" | "client_limit_reached" | "secret_missing" | "account_disabled" | "user_banned" | "user_is_administrator" | "last_administrator" | "global_administrator" | "provider_taken" | "last_sign_in_method" | "email_unchanged" | "email_taken" | "password_missing" | "password_changed" | "precondition_failed" | "idempotency_key_reused" | "overloaded" | "unavailable" | "timeout" | "internal_error";
        /** @description What went wrong and how to fix it, written for people. Programs read `X-Error-Code`. */
        ErrorBody: {
            /** @description A sentence that says what to fix. Its wording may change; show it or log it, but do not parse it. */
            error: string;
        };
        /**
         * @description A list of this API that has filters.
         * @enum {string}
         */
        FilterEntity: "groups" | "events" | "jobs" | "landscape";
        /** @description Short name used in URLs. It never changes. */
        Slug: string;
        /**
         * Format: int32
         * @description A number of items, kept up to date by the service.
         */
        Count: number;
        /** @description A value of a query parameter, and the number of public items that have it. */
        FilterOption: {
            /** @description Send it as the value of the query parameter, exactly as written. */
            value: string;
            /** @description What to show people, in English; the name of a group or an alliance. */
            label: string;
            /** @description Slug of the group's alliance, only for `group`: groups of two alliances may have the same slug. Send it as `alliance` beside `group`. */
            alliance?: components["schemas"]["Slug"];
            /** @description Number of public items that have the value; with `alliance`, of those alliances only. */
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
         * @enum {string}
         */
        AllianceSort: "name" | "newest" | "most_members" | "recently_updated";
        /** @description Where a page of a list starts. An opaque value, valid with the filters and the order it was issued for. */
        Cursor: string;
        /**
         * Format: date-time
         * @description RFC 3339 timestamp, in UTC between the years 1 and 9999. Responses use UTC.
         */
        Timestamp: string;
        /**
         * Format: uuid
         * @description A UUID of version 7. The service generates it and never changes it.
         */
        Id: string;
        /** @description One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space. */
        Name: string;
        /**
         * Format: uri
         * @description HTTP or HTTPS URL without a user name or password, in the characters of RFC 3986: others are percent-encoded, and a host beyond ASCII is in Punycode. Returned as it was sent.
         */
        Url: string;
        /** @description An alliance as shown in lists. */
        AllianceSummary: {
            /** @description ID of the alliance. */
            id: components["schemas"]["Id"];
            /** @description Identifies the alliance in paths and filters. */
            slug: components["schemas"]["Slug"];
            /** @description What the alliance is called. */
            name: components["schemas"]["Name"];
            /**
             * Format: uri
             * @description An image to show next to the name; `null` if there is none.
             */
            logo_url: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the alliance; `null` if there is none.
             */
            banner_url: string | null;
            /** @description Number of active groups. */
            group_count: components["schemas"]["Count"];
            /** @description Number of people who are members of at least one of the alliance's active groups. */
            member_count: components["schemas"]["Count"];
            /** @description Number of published events of active groups that have not ended. */
            upcoming_event_count: components["schemas"]["Count"];
            /** @description When the alliance was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the alliance itself. Its groups and their members do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Alliances, in the order of `sort`, and where the next page starts. */
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
        /** @description A link and the text that it is shown with. */
        LabeledLinkCreate: {
            /** @description Text of the link. */
            label: components["schemas"]["Name"];
            /** @description Where the link leads. */
            url: components["schemas"]["Url"];
        };
        /** @description One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space. */
        ShortText: string;
        /** @description A new alliance. Only the name and the description are required. */
        AllianceCreate: {
            /** @description Unique among all alliances, and unchangeable. If omitted, it is derived from the name. */
            slug?: components["schemas"]["Slug"];
            /** @description What the alliance is called. */
            name: components["schemas"]["Name"];
            /** @description What the groups of the alliance have in common, as plain text or Markdown. */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description An image to show next to the name.
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the alliance.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description The alliance's own website.
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             */
            contact_email?: string | null;
            /**
             * @description More places to find the alliance and its rules. The order is kept.
             * @default []
             */
            links: components["schemas"]["LabeledLinkCreate"][];
            /** @description Color of links and buttons on the pages of the alliance, its groups and events. Where it is hard to read it becomes darker or lighter there, up to a contrast of 4.5, in light and in dark. */
            accent_color?: string | null;
            /** @description What the alliance is about, in a few words, shown below its name. */
            tagline?: string | null;
            /** @description Who emails about the alliance, its groups, events and jobs come from, beside the address of the service, which stays. */
            sender_name?: string | null;
            /**
             * Format: uri
             * @description Who is responsible, linked at the foot of the alliance's pages in place of the service's link.
             */
            imprint_url?: string | null;
            /**
             * Format: uri
             * @description What becomes of personal data, linked at the foot of the alliance's pages in place of the service's link.
             */
            privacy_url?: string | null;
            /**
             * Format: uri
             * @description The terms of use, linked at the foot of the alliance's pages in place of the service's link.
             */
            terms_url?: string | null;
        };
        /** @description A link and the text that it is shown with. */
        LabeledLink: {
            /** @description Text of the link. */
            label: components["schemas"]["Name"];
            /** @description Where the link leads. */
            url: components["schemas"]["Url"];
        };
        /** @description An umbrella community of groups. */
        Alliance: components["schemas"]["AllianceSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the page that shows the alliance to people.
             */
            html_url: string;
            /** @description What the groups of the alliance have in common, as plain text or Markdown; not HTML. */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description The alliance's own website; `null` if there is none.
             */
            website_url: string | null;
            /** @description More places to find the alliance and its rules, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * Format: idn-email
             * @description The public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the alliance's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. An unconfirmed address has no effect and is shown only to administrators of the alliance; others get `null`. `null` if there is none.
             */
            contact_email: string | null;
            /** @description Whether the mailbox of `contact_email` has confirmed it; `false` without an address. */
            contact_email_confirmed: boolean;
            /** @description Color of links and buttons on the pages of the alliance, its groups and events; `null` for the color of the service. Where it is hard to read it becomes darker or lighter there, up to a contrast of 4.5, in light and in dark. */
            accent_color: string | null;
            /** @description What the alliance is about, in a few words, shown below its name; `null` if there is none. */
            tagline: string | null;
            /** @description Who emails about the alliance, its groups, events and jobs come from, beside the address of the service, which stays; `null` for the name of the service. What tells of several alliances comes from the service. */
            sender_name: string | null;
            /**
             * Format: uri
             * @description Who is responsible, linked at the foot of the alliance's pages in place of the service's link; `null` if there is none.
             */
            imprint_url: string | null;
            /**
             * Format: uri
             * @description What becomes of personal data, linked at the foot of the alliance's pages in place of the service's link; `null` if there is none.
             */
            privacy_url: string | null;
            /**
             * Format: uri
             * @description The terms of use, linked at the foot of the alliance's pages in place of the service's link; `null` if there is none.
             */
            terms_url: string | null;
        };
        /** @description Omitted fields are unchanged, `null` clears a field that can be empty. */
        AllianceUpdate: {
            /** @description What the alliance is called. */
            name?: components["schemas"]["Name"];
            /** @description What the groups of the alliance have in common, as plain text or Markdown. */
            description?: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description An image to show next to the name.
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the alliance.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description The alliance's own website.
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             */
            contact_email?: string | null;
            /** @description More places to find the alliance and its rules. Replaces all of them. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /** @description Color of links and buttons on the pages of the alliance, its groups and events. Where it is hard to read it becomes darker or lighter there, up to a contrast of 4.5, in light and in dark. */
            accent_color?: string | null;
            /** @description What the alliance is about, in a few words, shown below its name. */
            tagline?: string | null;
            /** @description Who emails about the alliance, its groups, events and jobs come from, beside the address of the service, which stays. */
            sender_name?: string | null;
            /**
             * Format: uri
             * @description Who is responsible, linked at the foot of the alliance's pages in place of the service's link.
             */
            imprint_url?: string | null;
            /**
             * Format: uri
             * @description What becomes of personal data, linked at the foot of the alliance's pages in place of the service's link.
             */
            privacy_url?: string | null;
            /**
             * Format: uri
             * @description The terms of use, linked at the foot of the alliance's pages in place of the service's link.
             */
            terms_url?: string | null;
        };
        /** @description A user as seen by other users. */
        Person: {
            /** @description ID of the user. */
            id: components["schemas"]["Id"];
            /** @description The name that the user chose. */
            name: components["schemas"]["Name"];
        };
        /**
         * @description An `alliance_admin` administers one alliance or all of them, `group_admin` one group. A later version may add a value.
         * @enum {string}
         */
        Role: "alliance_admin" | "group_admin";
        /** @description A user and the role that makes the user an administrator. */
        Administrator: {
            /** @description Who has the role. */
            user: components["schemas"]["Person"];
            /** @description What the user is allowed to administer. */
            role: components["schemas"]["Role"];
            /** @description Slug of the alliance, also of the one that the group belongs to; `null` means all alliances. */
            alliance: string | null;
            /**
             * Format: uuid
             * @description ID of the group; `null` for an `alliance_admin`.
             */
            group_id: string | null;
            /** @description When the user got the role. Granting it again does not change it. */
            granted_at: components["schemas"]["Timestamp"];
        };
        /** @description Administrators, longest-serving first, and where the next page starts. */
        AdministratorPage: {
            /** @description At most `limit` administrators; fewer only on the last page. */
            items: components["schemas"]["Administrator"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A user who does not have the role, whether it was removed now or before. */
        RemovedAdministrator: {
            /** @description Who does not have the role. */
            user: components["schemas"]["Person"];
            /**
             * @description Always `true`.
             * @constant
             */
            removed: true;
        };
        /** @description A member of an alliance's groups. */
        AllianceMember: {
            /** @description Who is a member. Lists of members are in the order of these IDs. */
            user: components["schemas"]["Person"];
            /** @description Whether the mail server of the person's address has finally rejected three emails within 30 days. Until the person signs in or confirms the address, no emails are sent that can be turned off, such as reminders and messages. */
            email_undeliverable: boolean;
            /** @description Of how many active groups of the alliance the person is a member. */
            group_count: components["schemas"]["Count"];
            /** @description When the person joined the first of these groups. */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description Members of the alliance's groups, those with the newest accounts first, and where the next page starts. */
        AllianceMemberPage: {
            /** @description At most `limit` members; fewer only on the last page. */
            items: components["schemas"]["AllianceMember"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description What became of it: `pending` while it can be accepted; `accepted` when everybody has who may; `declined` by the invited person; `withdrawn` by an administrator; `expired` at its `expires_at`. A later version may add a value.
         * @enum {string}
         */
        InvitationStatus: "pending" | "accepted" | "declined" | "withdrawn" | "expired";
        /** @description Somebody who has accepted. */
        InvitationAcceptance: {
            /** @description Who has accepted. */
            user: components["schemas"]["Person"];
            /** @description When. */
            accepted_at: components["schemas"]["Timestamp"];
        };
        /** @description An invitation by email, or by a link. */
        Invitation: {
            /** @description ID of the invitation. */
            id: components["schemas"]["Id"];
            /**
             * Format: idn-email
             * @description The address that was invited; `null` for a link.
             */
            email: string | null;
            /** @description The role that whoever accepts gets; `null` for none. */
            role: components["schemas"]["Role"] | null;
            /** @description Whether it can be accepted. */
            status: components["schemas"]["InvitationStatus"];
            /**
             * Format: int32
             * @description How many people may accept; 1 for an address.
             */
            max_uses: number;
            /**
             * Format: int32
             * @description How many people have accepted.
             */
            use_count: number;
            /** @description Who has accepted, the latest first, 100 at most. Accounts that no longer exist are left out. */
            accepted: components["schemas"]["InvitationAcceptance"][];
            /** @description Who has invited; `null` if the account no longer exists. */
            invited_by: components["schemas"]["Person"] | null;
            /** @description When it was made. Lists of invitations are in this order, the latest first. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Until when it can be accepted. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Invitations, the latest first, and where the next page starts. */
        InvitationPage: {
            /** @description At most `limit` invitations; fewer only on the last page. */
            items: components["schemas"]["Invitation"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description An address as somebody typed it. Spaces around it are ignored. */
        EmailAddressInput: string;
        /**
         * @description The role over the alliance that whoever accepts gets.
         * @enum {string}
         */
        AllianceInvitationRole: "alliance_admin";
        /** @description Whom to invite, exactly one of `email`, `emails` and `max_uses`, and for how long. */
        AllianceInvitationCreate: {
            /** @description Whom to invite by email. */
            email?: components["schemas"]["Email"];
            /** @description Whom to invite by email. What is no address has the outcome `invalid_address`; an address that is repeated counts once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description How many people may accept by the link.
             */
            max_uses?: number;
            /** @description What whoever accepts becomes; nothing if omitted. */
            role?: components["schemas"]["AllianceInvitationRole"];
            /** @description Until when it can be accepted; in the future, by at most 90 days. Omitted, it is two weeks. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description What became of an address: `invited`; `already_invited` while an earlier invitation is open; `invalid_address`; `limit_reached` where too many were invited lately. A later version may add a value.
         * @enum {string}
         */
        InvitationOutcome: "invited" | "already_invited" | "invalid_address" | "limit_reached";
        /** @description What became of an address, or the link. */
        InvitationResult: {
            /** @description The address as it was sent; `null` for a link. */
            email: string | null;
            /** @description What became of it. */
            outcome: components["schemas"]["InvitationOutcome"];
            /** @description The invitation that is open now; `null` if there is none. */
            invitation: components["schemas"]["Invitation"] | null;
            /**
             * Format: uri
             * @description The address to accept at, only here and only for a link; `null` for an email, whose own address is known to its reader alone.
             */
            url: string | null;
        };
        /** @description What became of each address, or the link. */
        InvitationResults: {
            /** @description One for each different address, in the order of the request; for a link, one. */
            items: components["schemas"]["InvitationResult"][];
        };
        /** @description One line without control characters and bidirectional overrides. */
        BanReason: string;
        /** @description A person who is not a member, whether the membership ended now or before. */
        RemovedMember: {
            /** @description Who is not a member. */
            user: components["schemas"]["Person"];
            /**
             * @description Always `true`.
             * @constant
             */
            removed: true;
            /** @description Whether the person is banned, by this request or an earlier one; for a group, also from its whole alliance. */
            banned: boolean;
        };
        /** @description A person who can neither join nor RSVP nor apply for jobs. */
        Ban: {
            /** @description Who is banned. */
            user: components["schemas"]["Person"];
            /** @description Why, for administrators only; `null` if not given, and for a ban that follows from one of a former account. */
            reason: string | null;
            /** @description The administrator who banned the person; `null` if the account is gone, and for a ban that follows from one of a former account. */
            banned_by: components["schemas"]["Person"] | null;
            /** @description When the person was banned, or proved to own the mailbox of somebody who had been. Lists of bans are in this order, the latest first. */
            banned_at: components["schemas"]["Timestamp"];
        };
        /** @description Bans, the latest first, and where the next page starts. */
        BanPage: {
            /** @description At most `limit` bans; fewer only on the last page. */
            items: components["schemas"]["Ban"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A person without this ban, whether it was lifted now or before. */
        RemovedBan: {
            /** @description Who does not have the ban. */
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
        AuditAction: "createAlliance" | "updateAlliance" | "createGroup" | "updateGroup" | "deleteGroup" | "createEvent" | "updateEvent" | "updateAttendee" | "checkInAttendee" | "undoCheckIn" | "sendEventMessage" | "sendGroupMessage" | "deleteEvent" | "copyEvent" | "createJob" | "updateJob" | "deleteJob" | "updateJobApplication" | "createLandscapeEntry" | "updateLandscapeEntry" | "deleteLandscapeEntry" | "grantAllianceAdmin" | "revokeAllianceAdmin" | "grantGroupAdmin" | "revokeGroupAdmin" | "createWebhook" | "updateWebhook" | "deleteWebhook" | "rotateWebhookSecret" | "removeGroupMember" | "removeAllianceMember" | "deleteGroupBan" | "deleteAllianceBan" | "updateReport" | "inviteToGroup" | "inviteToAlliance" | "inviteToEvent" | "withdrawGroupInvitation" | "withdrawAllianceInvitation" | "withdrawEventInvitation";
        /**
         * @description The type of a resource that administrators change, or a value that a later version adds. A `user` was granted or lost a role, was removed or banned, or had a ban lifted.
         * @enum {string}
         */
        AuditSubjectType: "alliance" | "group" | "event" | "job" | "job_application" | "landscape_entry" | "webhook" | "user" | "report";
        /** @description The resource that was changed. It may no longer exist. */
        AuditSubject: {
            /** @description What kind of resource it is. */
            type: components["schemas"]["AuditSubjectType"];
            /** @description ID of the resource. */
            id: components["schemas"]["Id"];
            /** @description What the resource was called when it was changed, before a change of its name. For a job and an application, the job's title; for a webhook, the host of its address; for a report, what it is about. */
            name: components["schemas"]["Name"];
        };
        /** @description The value of any field, in the type that the field has. */
        AuditValue: string | number | boolean | unknown[] | {
            [key: string]: unknown;
        } | null;
        /** @description The value of a field before and after the change, as in the resource's JSON. */
        AuditChange: {
            /** @description Name of the field in the resource's JSON. A change inside an object is a change of the field that holds the object. */
            field: string;
            /** @description The value before the change, in the field's own type; `null` if the field was empty or the resource was created. */
            before: components["schemas"]["AuditValue"];
            /** @description The value after the change, in the field's own type; `null` if the field is now empty or the resource was deleted. */
            after: components["schemas"]["AuditValue"];
        };
        /** @description Who changed what, and when. */
        AuditEntry: {
            /** @description ID of the audit entry. */
            id: components["schemas"]["Id"];
            /** @description What was done. */
            action: components["schemas"]["AuditAction"];
            /** @description Who did it; `null` for the operator. An account that no longer exists is called "Deleted user". */
            actor: components["schemas"]["Person"] | null;
            /**
             * Format: uuid
             * @description ID of the API token that the actor used; `null` for a browser session and for the operator.
             */
            token_id: string | null;
            /** @description What was changed; the user if a role was granted or revoked. */
            subject: components["schemas"]["AuditSubject"];
            /** @description The fields that changed, without those that the service sets itself, such as counts and `updated_at`. */
            changes: components["schemas"]["AuditChange"][];
            /** @description When the change was made. Lists of entries are in this order, the latest first. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Audit entries of the alliance, the latest first, and where the next page starts. */
        AuditEntryPage: {
            /** @description At most `limit` entries; fewer only on the last page. */
            items: components["schemas"]["AuditEntry"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * Format: date
         * @description A day of the calendar, in UTC.
         */
        Day: string;
        /**
         * @description The length of a period.
         * @enum {string}
         */
        StatisticsInterval: "day" | "week";
        /** @description The numbers of a day, a week or the whole range. */
        CommunityPeriod: {
            /** @description The first day of the period, in UTC. */
            starts_on: components["schemas"]["Day"];
            /** @description How many people joined. */
            members_joined: components["schemas"]["Count"];
            /** @description How many left, were removed, or deleted their account. */
            members_left: components["schemas"]["Count"];
            /** @description How many members there were when the period ended. */
            members: components["schemas"]["Count"];
            /** @description How many RSVPs were sent, to any event, on these days. */
            rsvps: components["schemas"]["Count"];
            /** @description How many RSVPs were canceled on these days. */
            rsvps_canceled: components["schemas"]["Count"];
            /** @description How many people were checked in at the events that began on these days, guests not counted. */
            attended: components["schemas"]["Count"];
            /** @description How many people had a place at these events and were not checked in. Events that are not over, and those at which nobody was checked in, do not count. */
            no_shows: components["schemas"]["Count"];
            /** @description How often the pages were opened in a browser. */
            views: components["schemas"]["Count"];
        };
        /** @description How full events are. */
        PlaceStatistics: {
            /**
             * Format: int32
             * @description How many places there are; `null` for an event without a limit.
             */
            places: number | null;
            /** @description How many of them are taken, by people who attend and their guests. */
            taken: components["schemas"]["Count"];
            /**
             * Format: double
             * @description The share of the places that is taken; `null` without a limit, and without places.
             */
            fill: number | null;
        };
        /** @description Where people came from: what the links that led to a page call themselves (`utm_source`), or the host of the page with the link. Small letters, digits, dots, hyphens and underscores. */
        Source: string;
        /** @description What came from one source. */
        SourceStatistics: {
            /** @description The source. `null` where none is known: the address was typed, say, or an app or a mail led to it. `other` is what is left of the sources of a day beyond the first fifty. */
            source: string | null;
            /** @description How often this led to a page. */
            views: components["schemas"]["Count"];
            /** @description How many RSVPs were sent from there, canceled ones included. */
            rsvps: components["schemas"]["Count"];
        };
        /** @description Where views and RSVPs came from, the source of the most views first. */
        SourceList: components["schemas"]["SourceStatistics"][];
        /** @description The numbers of a group, or of all groups of an alliance. Those who are gone still count where they counted before; nothing tells who they were. */
        CommunityStatistics: {
            /** @description The first day. */
            from: components["schemas"]["Day"];
            /** @description The last day. */
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
         */
        WebhookUrl: string;
        /**
         * @description One of `WebhookEventType`, or a type that a later version adds.
         * @enum {string}
         */
        AnyWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "member.joined" | "member.left" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "*";
        /**
         * @description Why a webhook is disabled. `administrator`: an administrator disabled it. `failing`: for three days the receiver accepted nothing. `gone`: the receiver responded with 410. A later version may add values.
         * @enum {string}
         */
        WebhookDisabledReason: "administrator" | "failing" | "gone";
        /** @description Where the service tells a program of what happens in an alliance. Without the secret. */
        Webhook: {
            /** @description ID of the webhook. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description Where messages are sent. */
            url: components["schemas"]["WebhookUrl"];
            /** @description What the webhook is for; `null` if not given. */
            description: string | null;
            /** @description What messages are sent of; `*`: of everything. */
            event_types: components["schemas"]["AnyWebhookEventType"][];
            /** @description Whether messages are sent. What happens while the webhook is disabled is not sent later. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when the webhook is disabled; `null` if it is enabled.
             */
            disabled_at: string | null;
            /** @description Why the webhook is disabled; `null` if it is enabled. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            /**
             * Format: date-time
             * @description Since when the receiver accepts nothing; `null` if it accepted the last message, or the address is new. Three days later the webhook is disabled, unless nothing was sent for more than a day.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Until when messages are also signed by the previous secret; `null` if they are not.
             */
            previous_secret_until: string | null;
            /** @description When the webhook was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the webhook or its secret, or when the service disabled it. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The alliance's webhooks, newest first, and where the next page starts. */
        WebhookPage: {
            /** @description At most `limit` webhooks; fewer only on the last page. */
            items: components["schemas"]["Webhook"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description What a webhook is told of. `event.*`: events of active groups that are not drafts. `rsvp.*`: RSVPs, also those to the waitlist and those that wait for approval; their answers are in the list of the attendees only. `member.*`: members of groups. `job.*`: jobs that are not drafts, and of active groups. `application.*`: applications for jobs. `landscape.*`: landscape entries. `*`: all of these, and those that a later version adds.
         * @enum {string}
         */
        WebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "member.joined" | "member.left" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "*";
        /** @description What messages are sent of. At least one type; `*` stands for all, also those that a later version adds. */
        WebhookEventTypes: components["schemas"]["WebhookEventType"][];
        /** @description Where to send messages, and of what. */
        WebhookCreate: {
            /** @description Where to send messages. */
            url: components["schemas"]["WebhookUrl"];
            /** @description What the webhook is for. */
            description?: string | null;
            /** @description What to send messages of. */
            event_types: components["schemas"]["WebhookEventTypes"];
        };
        /** @description The key of the signatures, as Standard Webhooks has it: `whsec_`, followed by 32 random bytes in base64. Keep it as safe as a password. */
        WebhookSecret: string;
        /** @description A webhook with its secret, which is shown only once, here. */
        NewWebhook: components["schemas"]["Webhook"] & {
            /** @description The key with which the receiver verifies messages. It cannot be shown again. */
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description What is left of a deleted webhook. */
        DeletedWebhook: {
            /** @description ID that the webhook had. */
            id: components["schemas"]["Id"];
            /**
             * @description The webhook and its deliveries no longer exist.
             * @constant
             */
            deleted: true;
        };
        /** @description Omitted fields are unchanged, `null` clears the description. */
        WebhookUpdate: {
            /** @description Where to send messages, those that wait included. */
            url?: components["schemas"]["WebhookUrl"];
            /** @description What the webhook is for. */
            description?: string | null;
            /** @description What to send messages of. Replaces all of them. */
            event_types?: components["schemas"]["WebhookEventTypes"];
            /** @description Whether to send messages. */
            enabled?: boolean;
        };
        /** @description How long the previous secret stays in use. */
        WebhookSecretRotation: {
            /**
             * Format: int32
             * @description Hours for which messages are signed by both secrets.
             * @default 24
             */
            overlap_hours: number;
        };
        /**
         * @description One of `SentWebhookEventType`, or a type that a later version adds.
         * @enum {string}
         */
        AnySentWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "member.joined" | "member.left" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "webhook.test";
        /**
         * @description One of `WebhookDeliveryStatus`, or a status that a later version adds.
         * @enum {string}
         */
        AnyWebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /** @description A message to a webhook, and what the receiver responded last. */
        WebhookDelivery: {
            /** @description ID of the message, which each attempt sends as `webhook-id`. */
            id: components["schemas"]["Id"];
            /** @description ID of the webhook. */
            webhook_id: components["schemas"]["Id"];
            /** @description What the message is of. */
            event_type: components["schemas"]["AnySentWebhookEventType"];
            /** @description ID of the event, job, application or landscape entry; of the event for an RSVP, of the group for a member. */
            subject_id: components["schemas"]["Id"];
            /** @description Whether the message has arrived. */
            status: components["schemas"]["AnyWebhookDeliveryStatus"];
            /**
             * Format: int32
             * @description How often the message was sent.
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the message was last sent; `null` if it was not yet.
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the message is sent next, at the earliest; `null` unless it is pending. It waits longer while an earlier message about the same subject is pending, and while the webhook is disabled.
             */
            next_attempt_at: string | null;
            /**
             * Format: int32
             * @description The status of the last response; `null` if there was none.
             */
            response_status: number | null;
            /** @description The first 1,024 characters of the last response, control characters replaced; `null` if there was none. Treat it as text that somebody else chose. */
            response_body: string | null;
            /** @description Why the last attempt failed; `null` if it did not. */
            failure: string | null;
            /**
             * Format: date-time
             * @description When the receiver first accepted the message; `null` if it has not.
             */
            delivered_at: string | null;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Whether a message has arrived. `pending`: still to be sent. `delivered`: accepted with a status from 200 to 299. `failed`: given up.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /**
         * @description What a message is of, one of `WebhookEventType`, or `webhook.test`.
         * @enum {string}
         */
        SentWebhookEventType: "event.published" | "event.updated" | "event.canceled" | "rsvp.created" | "rsvp.promoted" | "rsvp.updated" | "rsvp.approved" | "rsvp.declined" | "rsvp.canceled" | "rsvp.checked_in" | "member.joined" | "member.left" | "job.published" | "job.closed" | "application.submitted" | "application.withdrawn" | "landscape.published" | "landscape.removed" | "webhook.test";
        /** @description Deliveries, newest first, and where the next page starts. */
        WebhookDeliveryPage: {
            /** @description At most `limit` deliveries; fewer only on the last page. */
            items: components["schemas"]["WebhookDelivery"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A message to a webhook, what it says, and what the receiver responded last. */
        WebhookDeliveryDetails: components["schemas"]["WebhookDelivery"] & {
            /** @description What is sent, each time the same; `null` for a token without the scope to read it, as for the creation of a webhook. Its signature is of each attempt, and is not kept. */
            payload: string | null;
        };
        /**
         * @description ISO 3166-1 alpha-2 country code, in upper case.
         * @enum {string}
         */
        CountryCode: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /**
         * @description The order of the list. `name`: alphabetical. `newest`: most recently created first. `most_members`: most members first. `nearest`: nearest to `near` first; without `near`, 400. `recently_updated`: last changed first, in the sense of `updated_since`.
         * @default name
         * @enum {string}
         */
        GroupSort: "name" | "newest" | "most_members" | "nearest" | "recently_updated";
        /**
         * @description What else the response shows.
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
        /** @description One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space. Compared exactly as written. */
        Tag: string;
        /** @description Different tags, kept in the order given. */
        Tags: components["schemas"]["Tag"][];
        /** @description People whom others may turn to. */
        Organizers: components["schemas"]["Person"][];
        /**
         * Format: double
         * @description Kilometres from `near`, along the surface of the Earth.
         */
        DistanceKm: number;
        /**
         * @description Either `member`, `none` for someone who has not joined or has left, or a value that a later version adds.
         * @enum {string}
         */
        MembershipStatus: "member" | "none";
        /**
         * @description What has become of an RSVP. `attending`: has a place. `waitlisted`: gets one when enough become free. `pending`: waits for the decision of an administrator. `declined`: an administrator has declined. `none`: there is no RSVP. A later version may add a status.
         * @enum {string}
         */
        AttendanceStatus: "attending" | "waitlisted" | "pending" | "declined" | "none";
        /** @description What the resource is to the caller. Fields that its type does not have are `null`. */
        Viewer: {
            /** @description Whether the caller is a member of the group, or of the group that holds the event; `null` for a job. */
            membership: components["schemas"]["MembershipStatus"] | null;
            /** @description The caller's RSVP to the event; `null` for a group and a job. */
            attendance: components["schemas"]["AttendanceStatus"] | null;
            /**
             * Format: int32
             * @description 1 is the next to get a place; `null` unless waitlisted.
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
            /** @description Unique within the alliance. */
            slug: components["schemas"]["Slug"];
            /** @description What the group is called. */
            name: components["schemas"]["Name"];
            /** @description What the group is about, in its own words; `null` if not given. */
            category: string | null;
            /** @description The part of the world, in the group's own words; `null` if not given. */
            region: string | null;
            /** @description The city where the group meets; `null` if not given. */
            city: string | null;
            /** @description The country where the group meets; `null` if not given. */
            country_code: string | null;
            /** @description Where to show the group on a map; `null` if not given. */
            location: components["schemas"]["GeoPoint"] | null;
            /** @description Topics of the group. */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description An image to show next to the name; `null` if there is none.
             */
            logo_url: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the group; `null` if there is none.
             */
            banner_url: string | null;
            /** @description The group's administrators who agreed to be shown here, with `show_as_organizer` in their profile; the longest-serving first. */
            organizers: components["schemas"]["Organizers"];
            /** @description An inactive group is hidden from public reads and cannot be joined. */
            active: boolean;
            /** @description Number of people who have joined the group. */
            member_count: components["schemas"]["Count"];
            /** @description Number of published events that have not ended. */
            upcoming_event_count: components["schemas"]["Count"];
            /** @description Kilometres from `near` to the group; only in a list with `near`. */
            distance_km?: components["schemas"]["DistanceKm"];
            /** @description What it is to the caller; only with `include=viewer`. */
            viewer?: components["schemas"]["Viewer"];
            /** @description When the group was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the group. People who join or leave do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Groups, in the order of `sort`, and where the next page starts. */
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
        /** @description A new group. Only the name and the description are required. */
        GroupCreate: {
            /** @description Unique within the alliance, and unchangeable. If omitted, it is derived from the name. `events`, `join` and `attendees` are reserved. */
            slug?: components["schemas"]["Slug"];
            /** @description What the group is called. */
            name: components["schemas"]["Name"];
            /** @description Who the group is for and what it does, as plain text or Markdown. */
            description: components["schemas"]["Description"];
            /** @description What the group is about, in its own words. Lists can be filtered by it. */
            category?: string | null;
            /** @description The part of the world, in the group's own words. Lists can be filtered by it. */
            region?: string | null;
            /** @description The city where the group meets. */
            city?: string | null;
            /** @description The country where the group meets. Lists can be filtered by it. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Where to show the group on a map. */
            location?: components["schemas"]["GeoPointCreate"] | null;
            /**
             * @description Topics of the group.
             * @default []
             */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description An image to show next to the name.
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the group.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description The group's own website.
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             */
            contact_email?: string | null;
            /**
             * @description More places to find the group. The order is kept.
             * @default []
             */
            links: components["schemas"]["LabeledLinkCreate"][];
            /**
             * @description An inactive group is hidden from public reads and cannot be joined.
             * @default true
             */
            active: boolean;
        };
        /** @description A group of an alliance. */
        Group: components["schemas"]["GroupSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the page that shows the group to people.
             */
            html_url: string;
            /** @description Who the group is for and what it does, as plain text or Markdown; not HTML. */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description The group's own website; `null` if there is none.
             */
            website_url: string | null;
            /** @description More places to find the group, in the order given. */
            links: components["schemas"]["LabeledLink"][];
            /**
             * Format: idn-email
             * @description The public contact address. It is the `Reply-To` of messages, of confirmations and decisions of RSVPs and job applications, and of other emails about the group's events, invitations and memberships. Calendar entries of events published from then on show it as their organizer. Without a confirmed address, a group uses its alliance's. An unconfirmed address has no effect and is shown only to administrators of the group; others get `null`. `null` if there is none.
             */
            contact_email: string | null;
            /** @description Whether the mailbox of `contact_email` has confirmed it; `false` without an address. */
            contact_email_confirmed: boolean;
        };
        /** @description What is left of a deleted resource. */
        DeletedResource: {
            /** @description ID that the resource had. */
            id: components["schemas"]["Id"];
            /**
             * @description The resource no longer exists.
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
        /** @description Omitted fields are unchanged, `null` clears a field that can be empty. */
        GroupUpdate: {
            /** @description What the group is called. */
            name?: components["schemas"]["Name"];
            /** @description Who the group is for and what it does, as plain text or Markdown. */
            description?: components["schemas"]["Description"];
            /** @description What the group is about, in its own words. Lists can be filtered by it. */
            category?: string | null;
            /** @description The part of the world, in the group's own words. Lists can be filtered by it. */
            region?: string | null;
            /** @description The city where the group meets. */
            city?: string | null;
            /** @description The country where the group meets. Lists can be filtered by it. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Where to show the group on a map; `null` removes it. */
            location?: components["schemas"]["GeoPointUpdate"] | null;
            /** @description Topics of the group. Replaces all of them. */
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description An image to show next to the name.
             */
            logo_url?: string | null;
            /**
             * Format: uri
             * @description A wide image to show above the group.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description The group's own website.
             */
            website_url?: string | null;
            /**
             * Format: idn-email
             * @description The public contact address, for replies to emails. It takes effect once its mailbox has confirmed it: a link that expires after 24 hours is emailed to it. The verified address of the caller's account takes effect at once. A new address replaces the previous one at once. Setting the same unconfirmed address again sends another link, unless the last one was sent less than ten minutes ago.
             */
            contact_email?: string | null;
            /** @description More places to find the group. Replaces all of them. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /** @description `false` hides the group from public reads and closes it to new members; those it has stay, and `true` brings it back. */
            active?: boolean;
        };
        /** @description A member of a group. */
        Member: {
            /** @description Who joined. */
            user: components["schemas"]["Person"];
            /** @description Whether the mail server of the person's address has finally rejected three emails within 30 days. Until the person signs in or confirms the address, no emails are sent that can be turned off, such as reminders and messages. */
            email_undeliverable: boolean;
            /** @description When the person joined. Lists of members are in this order, the latest first. */
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description Members of the group, those who joined last first, and where the next page starts. */
        MemberPage: {
            /** @description At most `limit` members; fewer only on the last page. */
            items: components["schemas"]["Member"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description Plain text of several lines, without control characters or bidirectional overrides. Addresses in it are shown as they are. */
        MessageText: string;
        /** @description A message that administrators sent to the members of a group. */
        GroupMessage: {
            /** @description ID of the message. */
            id: components["schemas"]["Id"];
            /** @description What it is about. */
            subject: components["schemas"]["ShortText"];
            /** @description What it says. */
            text: components["schemas"]["MessageText"];
            /**
             * Format: int32
             * @description To how many members it was sent: those who want such emails at a verified address. Members who leave before the email is sent do not get it.
             */
            recipient_count: number;
            /** @description Who sent it; `null` if the account is gone. */
            sent_by: components["schemas"]["Person"] | null;
            /** @description When it was sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Messages, the latest first, and where the next page starts. */
        GroupMessagePage: {
            /** @description At most `limit` messages; fewer only on the last page. */
            items: components["schemas"]["GroupMessage"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description A message to the members of a group. */
        GroupMessageCreate: {
            /** @description The subject of the emails, after the name of the group. */
            subject: components["schemas"]["ShortText"];
            /** @description What the message says. */
            text: components["schemas"]["MessageText"];
        };
        /**
         * @description The role over the group that whoever accepts gets.
         * @enum {string}
         */
        GroupInvitationRole: "group_admin";
        /** @description Whom to invite, exactly one of `email`, `emails` and `max_uses`, and for how long. */
        GroupInvitationCreate: {
            /** @description Whom to invite by email. */
            email?: components["schemas"]["Email"];
            /** @description Whom to invite by email. What is no address has the outcome `invalid_address`; an address that is repeated counts once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description How many people may accept by the link.
             */
            max_uses?: number;
            /** @description What whoever accepts becomes; a member if omitted. */
            role?: components["schemas"]["GroupInvitationRole"];
            /** @description Until when it can be accepted; in the future, by at most 90 days. Omitted, it is two weeks. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description Where the event takes place.
         * @enum {string}
         */
        EventKind: "in_person" | "virtual" | "hybrid";
        /**
         * @description Only administrators can see drafts.
         * @enum {string}
         */
        EventStatus: "draft" | "published" | "canceled";
        /**
         * @description The order of the list. `soonest`: earliest start first. `latest`: latest start first. `newest`: most recently created first. `nearest`: nearest to `near` first; without `near`, 400. `recently_updated`: last changed first, in the sense of `updated_since`.
         * @default soonest
         * @enum {string}
         */
        EventSort: "soonest" | "latest" | "newest" | "nearest" | "recently_updated";
        /** @description What identifies a group, and its name to show. */
        GroupReference: {
            /** @description ID of the group. */
            id: components["schemas"]["Id"];
            /** @description Unique within the alliance. */
            slug: components["schemas"]["Slug"];
            /** @description What the group is called. */
            name: components["schemas"]["Name"];
        };
        /** @description A sentence or two, shown in lists, without control characters or bidirectional overrides. */
        Summary: string;
        /**
         * @description One of `EventKind`, or a kind that a later version adds.
         * @enum {string}
         */
        AnyEventKind: "in_person" | "virtual" | "hybrid";
        /**
         * @description One of `EventStatus`, or a status that a later version adds. Only administrators can see drafts.
         * @enum {string}
         */
        AnyEventStatus: "draft" | "published" | "canceled";
        /** @description Name of a time zone in the IANA database, spelled as there; other spellings are refused (400). */
        TimeZone: string;
        /** @description The place where people meet. */
        Venue: {
            /** @description Name of the place. */
            name: components["schemas"]["Name"];
            /** @description Street and number, and the floor if needed; `null` if there is nothing to add to the name. */
            address: string | null;
            /** @description The city; `null` if not given. */
            city: string | null;
            /** @description The country; `null` if not given. */
            country_code: string | null;
            /** @description Where to show the venue on a map; `null` if not given. With one, the event is found by `near`. */
            location: components["schemas"]["GeoPoint"] | null;
        };
        /** @description An event as shown in lists. */
        EventSummary: {
            /** @description ID of the event. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance that the group belongs to. */
            alliance: components["schemas"]["Slug"];
            /** @description The group that holds the event. */
            group: components["schemas"]["GroupReference"];
            /** @description Unique within the group. */
            slug: components["schemas"]["Slug"];
            /** @description What the event is called. */
            name: components["schemas"]["Name"];
            /** @description What to expect, in a sentence or two; `null` if not given. */
            summary: string | null;
            /** @description Whether people meet in a place or on the web or both. */
            kind: components["schemas"]["AnyEventKind"];
            /** @description Only a published event accepts RSVPs. */
            status: components["schemas"]["AnyEventStatus"];
            /** @description The kind of meeting, in the group's own words; `null` if not given. */
            category: string | null;
            /** @description When the event starts. */
            starts_at: components["schemas"]["Timestamp"];
            /** @description When the event ends. */
            ends_at: components["schemas"]["Timestamp"];
            /** @description Show the times of the event in this time zone. It is the venue's, or that of the hosts. */
            timezone: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description How many people may attend, guests included; `null` means no limit.
             */
            capacity: number | null;
            /** @description Whether people can join a waitlist when the event is full. */
            waitlist_enabled: boolean;
            /** @description Where people meet; `null` if they do not, or if that is not known yet. */
            venue: components["schemas"]["Venue"] | null;
            /** @description Topics of the event. */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description A wide image to show above the event; `null` if there is none.
             */
            banner_url: string | null;
            /** @description The `organizers` of the group that holds the event. */
            hosts: components["schemas"]["Organizers"];
            /**
             * Format: uuid
             * @description The series of events that the event belongs to, by copies; `null` if it has none.
             */
            series_id: string | null;
            /** @description Number of places that are taken, by people who attend and their guests; the waitlist takes none. */
            attendee_count: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description The capacity minus the seats that are taken or held, at least 0; `null` without a `capacity`.
             */
            remaining_capacity: number | null;
            /** @description Kilometres from `near` to the venue; only in a list with `near`. */
            distance_km?: components["schemas"]["DistanceKm"];
            /** @description What it is to the caller; only with `include=viewer`. */
            viewer?: components["schemas"]["Viewer"];
            /** @description When the event was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the event. RSVPs do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Events, in the order of `sort`, and where the next page starts. */
        EventPage: {
            /** @description At most `limit` events; fewer only on the last page. */
            items: components["schemas"]["EventSummary"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description Whether the caller is a member of a group, and since when. */
        Membership: {
            /** @description ID of the group. */
            group_id: components["schemas"]["Id"];
            /** @description Whether the caller is a member. */
            status: components["schemas"]["MembershipStatus"];
            /**
             * Format: date-time
             * @description When the caller joined; joining again as a member does not change it. `null` unless a member.
             */
            joined_at: string | null;
        };
        /**
         * @description A draft is visible to administrators only, and accepts no RSVPs.
         * @enum {string}
         */
        NewEventStatus: "draft" | "published";
        /** @description The place where people meet. */
        VenueCreate: {
            /** @description Name of the place. */
            name: components["schemas"]["Name"];
            /** @description Street and number, and the floor if needed. */
            address?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The country. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Where to show the venue on a map. With one, the event is found by `near`. */
            location?: components["schemas"]["GeoPointCreate"] | null;
        };
        /** @description One line of text. It has no control characters or bidirectional overrides, begins with a visible character, and ends without a space. */
        QuestionText: string;
        /**
         * @description How a question is answered. `text`: in the person's own words. `choice`: by one of the `options`.
         * @enum {string}
         */
        QuestionKind: "text" | "choice";
        /** @description A question to ask people with their RSVP. */
        RegistrationQuestionCreate: {
            /** @description Of a question that the event has, to keep it: its answers then belong to the edited question. Without an ID it is a new question. */
            id?: components["schemas"]["Id"];
            /** @description The question, different from the event's others. */
            label: components["schemas"]["QuestionText"];
            /** @description How it is answered. */
            kind: components["schemas"]["QuestionKind"];
            /**
             * @description Whether an RSVP has to answer it.
             * @default false
             */
            required: boolean;
            /**
             * @description What a `choice` is made from, each different; at least one. A `text` has none.
             * @default []
             */
            options: components["schemas"]["QuestionText"][];
        };
        /** @description Questions, in the order in which they are asked. */
        RegistrationQuestions: components["schemas"]["RegistrationQuestionCreate"][];
        /**
         * Format: int32
         * @description How many others a person brings; each takes a place.
         */
        Guests: number;
        /** @description A new event: `ends_at` must be after `starts_at`, by at most 31 days. An event that has ended cannot be published (400). `rsvp_opens_at` must be before `rsvp_closes_at`, which must not be after `ends_at`. */
        EventCreate: {
            /** @description Unique within the group, and unchangeable. If omitted, it is derived from the name. `attend` and `attendance` are reserved. */
            slug?: components["schemas"]["Slug"];
            /** @description What the event is called. */
            name: components["schemas"]["Name"];
            /** @description What to expect, in a sentence or two. Lists show it. */
            summary?: string | null;
            /** @description Everything there is to know about the event, as plain text or Markdown. */
            description: components["schemas"]["Description"];
            /** @description Whether people meet in a place or on the web or both. */
            kind: components["schemas"]["EventKind"];
            /**
             * @description Publish it at once or keep it as a draft.
             * @default draft
             */
            status: components["schemas"]["NewEventStatus"];
            /** @description The kind of meeting, in the group's own words. Lists can be filtered by it. */
            category?: string | null;
            /** @description When the event starts. */
            starts_at: components["schemas"]["Timestamp"];
            /** @description When the event ends. */
            ends_at: components["schemas"]["Timestamp"];
            /** @description The time zone to show the event's times in. */
            timezone: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description How many people may attend, guests included; `null` or nothing means no limit.
             */
            capacity?: number | null;
            /**
             * @description Whether people can join a waitlist when the event is full.
             * @default false
             */
            waitlist_enabled: boolean;
            /** @description Where people meet. */
            venue?: components["schemas"]["VenueCreate"] | null;
            /**
             * @description Topics of the event.
             * @default []
             */
            tags: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description A wide image to show above the event.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description Where to join online. Shown to administrators and to those who attend.
             */
            meeting_url?: string | null;
            /** @description What to ask people with their RSVP. */
            questions?: components["schemas"]["RegistrationQuestions"];
            /**
             * @description Whether an RSVP waits for the decision of an administrator.
             * @default false
             */
            approval_required: boolean;
            /**
             * @description How many others a person may bring; each takes a place.
             * @default 0
             */
            max_guests: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When people can begin to RSVP; `null` or nothing means as soon as the event is published.
             */
            rsvp_opens_at?: string | null;
            /**
             * Format: date-time
             * @description When people can no longer RSVP; `null` or nothing means when the event ends.
             */
            rsvp_closes_at?: string | null;
        };
        /**
         * @description One of `QuestionKind`, or a kind that a later version adds.
         * @enum {string}
         */
        AnyQuestionKind: "text" | "choice";
        /** @description What people are asked with their RSVP. */
        RegistrationQuestion: {
            /** @description ID of the question. It stays when the question is edited. */
            id: components["schemas"]["Id"];
            /** @description The question. */
            label: components["schemas"]["QuestionText"];
            /** @description How it is answered. */
            kind: components["schemas"]["AnyQuestionKind"];
            /** @description Whether an RSVP has to answer it. */
            required: boolean;
            /** @description What a `choice` is made from; empty for other kinds. */
            options: components["schemas"]["QuestionText"][];
        };
        /** @description An event of a group. */
        GroupEvent: components["schemas"]["EventSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the page that shows the event to people.
             */
            html_url: string;
            /** @description Everything there is to know about the event, as plain text or Markdown; not HTML. */
            description: components["schemas"]["Description"];
            /** @description What people are asked with their RSVP, in this order. */
            questions: components["schemas"]["RegistrationQuestion"][];
            /** @description Whether an RSVP waits, as `pending`, for the decision of an administrator. */
            approval_required: boolean;
            /** @description How many others a person may bring. */
            max_guests: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description Before this time nobody can RSVP; `null` if there is no such time.
             */
            rsvp_opens_at: string | null;
            /**
             * Format: date-time
             * @description From this time on nobody can RSVP; `null` means until the event ends.
             */
            rsvp_closes_at: string | null;
            /**
             * Format: uri
             * @description Where to join online. Present only for the event's administrators; attendees find it in their attendance.
             */
            meeting_url?: string | null;
        };
        /** @description Omitted fields are unchanged, `null` clears a field. A venue must have a name. */
        VenueUpdate: {
            /** @description Name of the place. */
            name?: components["schemas"]["Name"];
            /** @description Street and number, and the floor if needed. */
            address?: string | null;
            /** @description The city. */
            city?: string | null;
            /** @description The country. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Where to show the venue on a map. With one, the event is found by `near`. */
            location?: components["schemas"]["GeoPointUpdate"] | null;
        };
        /** @description Omitted fields are unchanged. The rules for `starts_at` and `ends_at` are those of the creation; publishing an event that has ended is a conflict (409). */
        EventUpdate: {
            /** @description What the event is called. */
            name?: components["schemas"]["Name"];
            /** @description What to expect, in a sentence or two. Lists show it. */
            summary?: string | null;
            /** @description Everything there is to know about the event, as plain text or Markdown. */
            description?: components["schemas"]["Description"];
            /** @description Whether people meet in a place or on the web or both. */
            kind?: components["schemas"]["EventKind"];
            /** @description The description of `PATCH` says which changes are possible. */
            status?: components["schemas"]["EventStatus"];
            /** @description The kind of meeting, in the group's own words. */
            category?: string | null;
            /** @description When the event starts. */
            starts_at?: components["schemas"]["Timestamp"];
            /** @description When the event ends. */
            ends_at?: components["schemas"]["Timestamp"];
            /** @description The time zone to show the event's times in. */
            timezone?: components["schemas"]["TimeZone"];
            /**
             * Format: int32
             * @description How many people may attend, guests included; `null` means no limit. Not fewer than attend already, and not fewer than one on the waitlist comes with.
             */
            capacity?: number | null;
            /** @description Whether people can join a waitlist when the event is full. */
            waitlist_enabled?: boolean;
            /** @description Where people meet; `null` removes it. */
            venue?: components["schemas"]["VenueUpdate"] | null;
            /** @description Topics of the event. Replaces all of them. */
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uri
             * @description A wide image to show above the event.
             */
            banner_url?: string | null;
            /**
             * Format: uri
             * @description Where to join online. Shown to administrators and to those who attend.
             */
            meeting_url?: string | null;
            /** @description What to ask people with their RSVP. Replaces all questions; send the `id` of those that stay. */
            questions?: components["schemas"]["RegistrationQuestions"];
            /** @description Whether an RSVP waits for the decision of an administrator. Those that wait when it is turned off go on waiting. */
            approval_required?: boolean;
            /** @description How many others a person may bring; each takes a place. Those who already bring more still do */
            max_guests?: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When people can begin to RSVP; `null` means as soon as the event is published.
             */
            rsvp_opens_at?: string | null;
            /**
             * Format: date-time
             * @description When people can no longer RSVP; `null` means when the event ends.
             */
            rsvp_closes_at?: string | null;
        };
        /** @description A time as RFC 3339 has it, `2027-03-31T16:00:00Z`, or the local time in the time zone of the event, `2027-03-31T18:00`. A local time that the clocks leave out, or show twice, is refused (400): send it with its offset. */
        CopyStart: string;
        /** @description When the copies of an event start. */
        EventCopies: {
            /** @description The start of each copy. No two may be at the same time. */
            starts_at: components["schemas"]["CopyStart"][];
        };
        /** @description The copies that were made, and the series to which they and the original belong. */
        EventSeries: {
            /** @description ID of the series. */
            series_id: components["schemas"]["Id"];
            /** @description The drafts, the earliest first. */
            items: components["schemas"]["EventSummary"][];
        };
        /**
         * @description What has become of an RSVP.
         * @enum {string}
         */
        AttendeeStatusChoice: "attending" | "waitlisted" | "pending" | "declined";
        /**
         * @description One of `attending`, `waitlisted`, `pending`, `declined`, or a status that a later version adds.
         * @enum {string}
         */
        AttendeeStatus: "attending" | "waitlisted" | "pending" | "declined";
        /** @description What a person has answered, without bidirectional overrides and control characters other than tabs and line breaks. Spaces alone are no answer. */
        AnswerText: string;
        /** @description What a person has answered. */
        RsvpAnswer: {
            /** @description ID of the question. The event may no longer have it. */
            question_id: components["schemas"]["Id"];
            /** @description The question as it was when it was answered. */
            label: components["schemas"]["QuestionText"];
            /** @description The answer. */
            value: components["schemas"]["AnswerText"];
        };
        /** @description The answers to the event's questions, in their order. */
        RsvpAnswers: components["schemas"]["RsvpAnswer"][];
        /** @description A person with an RSVP to an event. */
        Attendee: {
            /** @description Who sent the RSVP. */
            user: components["schemas"]["Person"];
            /** @description Whether the mail server of the person's address has finally rejected three emails within 30 days. Until the person signs in or confirms the address, no emails are sent that can be turned off, such as reminders and messages. */
            email_undeliverable: boolean;
            /** @description What has become of the RSVP. */
            status: components["schemas"]["AttendeeStatus"];
            /**
             * Format: int32
             * @description 1 is the next to get a place; `null` unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description How many others the person brings. */
            guests: components["schemas"]["Guests"];
            /** @description What the person has answered, also to questions that the event no longer has. */
            answers: components["schemas"]["RsvpAnswers"];
            /** @description When the RSVP was sent. */
            responded_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the person was first checked in at the door; `null` before that.
             */
            checked_in_at: string | null;
        };
        /** @description Those with an RSVP, the waitlist last, each in the order in which they joined, and where the next page starts. */
        AttendeePage: {
            /** @description At most `limit` people; fewer only on the last page. */
            items: components["schemas"]["Attendee"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description What an administrator decides. `attending`: the person gets a place, or is put on the waitlist. `declined`: the person gets none.
         * @enum {string}
         */
        AttendeeDecision: "attending" | "declined";
        /** @description Omitted fields are unchanged. What the person has sent cannot be changed. */
        AttendeeUpdate: {
            /** @description What is decided. */
            status?: components["schemas"]["AttendeeDecision"];
        };
        /** @description How many have come, without guests. */
        CheckInSummary: {
            /**
             * Format: int32
             * @description How many people attend the event, and so can be checked in.
             */
            attending_count: number;
            /**
             * Format: int32
             * @description How many of them are checked in.
             */
            checked_in_count: number;
        };
        /** @description A check-in code as people type it. Case, spaces and hyphens do not matter; I and L count as 1, and O as 0. */
        CheckInCodeInput: string;
        /** @description Who stands at the door. */
        CheckInCreate: {
            /** @description The code that the person shows. */
            code: components["schemas"]["CheckInCodeInput"];
        };
        /** @description The numbers of an event on a day, in a week or in the whole range. */
        EventPeriod: {
            /** @description The first day of the period, in UTC. */
            starts_on: components["schemas"]["Day"];
            /** @description How many RSVPs were sent on these days. */
            rsvps: components["schemas"]["Count"];
            /** @description How many RSVPs were canceled on these days. */
            rsvps_canceled: components["schemas"]["Count"];
            /** @description How often the page was opened in a browser. */
            views: components["schemas"]["Count"];
        };
        /** @description The numbers of an event. Those who are gone still count where they counted before; nothing tells who they were. */
        EventStatistics: {
            /** @description The first day. */
            from: components["schemas"]["Day"];
            /** @description The last day. */
            to: components["schemas"]["Day"];
            /** @description The whole range as one period. */
            total: components["schemas"]["EventPeriod"];
            /** @description All periods of the range in their order, also those in which nothing happened. */
            periods: components["schemas"]["EventPeriod"][];
            /** @description How many people were checked in, guests not counted. */
            attended: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description How many people had a place and were not checked in; `null` until the event is over, and where nobody was checked in.
             */
            no_shows: number | null;
            /** @description How full the event is. */
            places: components["schemas"]["PlaceStatistics"];
            /** @description Where views and RSVPs came from. */
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
            /** @description What it is about. */
            subject: components["schemas"]["ShortText"];
            /** @description What it says. */
            text: components["schemas"]["MessageText"];
            /** @description Who was to get it. */
            to: components["schemas"]["AnyMessageAudience"];
            /**
             * Format: int32
             * @description To how many people it was sent: those who want such emails at a verified address. Who cancels before the email is sent does not get it.
             */
            recipient_count: number;
            /** @description Who sent it; `null` if the account is gone. */
            sent_by: components["schemas"]["Person"] | null;
            /** @description When it was sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Messages, the latest first, and where the next page starts. */
        EventMessagePage: {
            /** @description At most `limit` messages; fewer only on the last page. */
            items: components["schemas"]["EventMessage"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Who gets a message: those whose RSVP has this status; `everyone` is all of these, but nobody who was declined.
         * @enum {string}
         */
        MessageAudience: "attending" | "waitlisted" | "pending" | "everyone";
        /** @description A message to people with an RSVP. */
        EventMessageCreate: {
            /** @description The subject of the emails, after the name of the event. */
            subject: components["schemas"]["ShortText"];
            /** @description What the message says. */
            text: components["schemas"]["MessageText"];
            /** @description Who gets it. */
            to: components["schemas"]["MessageAudience"];
        };
        /** @description Whom to invite, exactly one of `email`, `emails` and `max_uses`, and for how long. */
        EventInvitationCreate: {
            /** @description Whom to invite by email. */
            email?: components["schemas"]["Email"];
            /** @description Whom to invite by email. What is no address has the outcome `invalid_address`; an address that is repeated counts once. */
            emails?: components["schemas"]["EmailAddressInput"][];
            /**
             * Format: int32
             * @description How many people may accept by the link.
             */
            max_uses?: number;
            /** @description Until when it can be accepted; in the future, by at most 90 days. Omitted, it is two weeks. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description The caller's RSVP to an event. */
        Attendance: {
            /** @description ID of the event. */
            event_id: components["schemas"]["Id"];
            /** @description Whether the caller attends. */
            status: components["schemas"]["AttendanceStatus"];
            /**
             * Format: int32
             * @description 1 is the next to get a place; `null` unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description How many others the caller brings. */
            guests: components["schemas"]["Guests"];
            /** @description What the caller has answered, also to questions that the event no longer has. */
            answers: components["schemas"]["RsvpAnswers"];
            /**
             * Format: date-time
             * @description When the caller sent the RSVP; `null` without one. A place from the waitlist does not change it.
             */
            responded_at: string | null;
            /**
             * Format: date-time
             * @description When the caller was checked in at the door; `null` before that.
             */
            checked_in_at: string | null;
            /** @description What the caller shows at the door; `null` for those who do not attend. Another RSVP has another code. It is also in the private calendar, in the calendar entry of emails about the event, and on the event's page as a QR code. */
            check_in_code: string | null;
            /**
             * Format: uri
             * @description Where to join online; `null` for those who do not attend, and if there is no such address.
             */
            meeting_url: string | null;
        };
        /** @description The answer to a question of the event. */
        RsvpAnswerCreate: {
            /** @description ID of the question. */
            question_id: components["schemas"]["Id"];
            /** @description The answer; of a `choice`, one of its `options`. */
            value: components["schemas"]["AnswerText"];
        };
        /** @description What comes with an RSVP. What is omitted is unchanged in an earlier RSVP. */
        RsvpCreate: {
            /** @description The answers to the event's questions; they replace all that were sent before. Those that are `required` have to be among them. */
            answers?: components["schemas"]["RsvpAnswerCreate"][];
            /** @description How many others the person brings: at most the event's `max_guests`. None if omitted. */
            guests?: components["schemas"]["Guests"];
            /** @description Where the person came from, for the event's statistics, which do not say who it was. Of a first RSVP only. */
            source?: components["schemas"]["Source"];
        };
        /**
         * @description What kind of employment the job is.
         * @enum {string}
         */
        EmploymentType: "full_time" | "part_time" | "contract" | "internship" | "volunteer";
        /**
         * @description Only administrators can see drafts and closed jobs.
         * @enum {string}
         */
        JobStatus: "draft" | "published" | "closed";
        /**
         * @description The order of the list. `newest`: most recently created first. `expiring_soonest`: soonest to expire first. `recently_updated`: last changed first, in the sense of `updated_since`.
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
         * @description In whole units of the currency, before tax.
         */
        SalaryAmount: number;
        /** @description ISO 4217 currency code, in upper case. One that does not exist is refused (400). */
        Currency: string;
        /**
         * @description One of `SalaryPeriod`, or a period that a later version adds.
         * @enum {string}
         */
        AnySalaryPeriod: "hour" | "month" | "year";
        /** @description What the company pays, from `minimum` to `maximum`. */
        Salary: {
            /** @description The least that the company pays. */
            minimum: components["schemas"]["SalaryAmount"];
            /** @description The most that the company pays; not below `minimum`. */
            maximum: components["schemas"]["SalaryAmount"];
            /** @description Currency of both amounts. */
            currency: components["schemas"]["Currency"];
            /** @description The period that the amounts are paid for. */
            period: components["schemas"]["AnySalaryPeriod"];
        };
        /**
         * @description One of `JobStatus`, or a status that a later version adds. Only administrators can see drafts and closed jobs.
         * @enum {string}
         */
        AnyJobStatus: "draft" | "published" | "closed";
        /** @description A job as shown in lists. */
        JobSummary: {
            /** @description ID of the job. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance that lists the job. */
            alliance: components["schemas"]["Slug"];
            /** @description The group that posts the job; `null`: the alliance itself posts it. */
            group: components["schemas"]["GroupReference"] | null;
            /** @description Unique among the alliance's jobs and all that were published. The first publication of a draft may append a number. */
            slug: components["schemas"]["Slug"];
            /** @description What the position is called. */
            title: components["schemas"]["Name"];
            /** @description The employer. */
            company_name: components["schemas"]["Name"];
            /** @description What the work is about, in a sentence or two. */
            summary: components["schemas"]["Summary"];
            /** @description Where the office is; `null` if not given. */
            location: string | null;
            /** @description The country of the office or, of a remote job, the one to work from; `null` if not given. */
            country_code: string | null;
            /** @description Whether the job can be done from anywhere. */
            remote: boolean;
            /** @description What kind of employment the job is. */
            employment_type: components["schemas"]["AnyEmploymentType"];
            /** @description What the company pays; `null` if not given. */
            salary: components["schemas"]["Salary"] | null;
            /** @description Skills and topics. */
            tags: components["schemas"]["Tags"];
            /** @description Only a published job accepts applications, until it expires. Expiry does not change the status. */
            status: components["schemas"]["AnyJobStatus"];
            /** @description From then on only administrators can see the job, and it accepts no applications. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description The administrator who created the job. */
            posted_by: components["schemas"]["Person"];
            /** @description What it is to the caller; only with `include=viewer`. */
            viewer?: components["schemas"]["Viewer"];
            /** @description When the job was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the job. Applications do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Jobs, in the order of `sort`, and where the next page starts. */
        JobPage: {
            /** @description At most `limit` jobs; fewer only on the last page. */
            items: components["schemas"]["JobSummary"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description The period that the amounts are paid for.
         * @enum {string}
         */
        SalaryPeriod: "hour" | "month" | "year";
        /** @description A salary range: `minimum` must not be above `maximum`. */
        SalaryCreate: {
            /** @description The least that the company pays. */
            minimum: components["schemas"]["SalaryAmount"];
            /** @description The most that the company pays; not below `minimum`. */
            maximum: components["schemas"]["SalaryAmount"];
            /** @description Currency of both amounts. */
            currency: components["schemas"]["Currency"];
            /** @description The period that the amounts are paid for. */
            period: components["schemas"]["SalaryPeriod"];
        };
        /**
         * @description A draft is visible to administrators only, and accepts no applications.
         * @enum {string}
         */
        NewJobStatus: "draft" | "published";
        /** @description A job of the alliance that `alliance` names, or of the group in it that `group_id` names. */
        JobCreate: {
            /** @description Slug of the alliance that lists the job. */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description ID of the group that posts the job, which must be one of the alliance; `null` or nothing for the alliance itself.
             */
            group_id?: string | null;
            /** @description Unique among the alliance's jobs and all that were published, and unchangeable; see `PATCH` for drafts. If omitted, it is derived from the title. `id` is reserved. */
            slug?: components["schemas"]["Slug"];
            /** @description What the position is called. */
            title: components["schemas"]["Name"];
            /** @description The employer. */
            company_name: components["schemas"]["Name"];
            /** @description What the work is about, in a sentence or two. Lists show it. */
            summary: components["schemas"]["Summary"];
            /** @description Everything there is to know about the job, as plain text or Markdown. */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description Where the company itself accepts applications.
             */
            apply_url?: string | null;
            /** @description Where the office is. Lists can be filtered by it. */
            location?: string | null;
            /** @description The country of the office or, of a remote job, the one to work from. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /**
             * @description Whether the job can be done from anywhere.
             * @default false
             */
            remote: boolean;
            /** @description What kind of employment the job is. */
            employment_type: components["schemas"]["EmploymentType"];
            /** @description What the company pays. */
            salary?: components["schemas"]["SalaryCreate"] | null;
            /**
             * @description Skills and topics.
             * @default []
             */
            tags: components["schemas"]["Tags"];
            /**
             * @description Publish it at once or keep it as a draft.
             * @default draft
             */
            status: components["schemas"]["NewJobStatus"];
            /** @description Until when the job is shown and accepts applications. Must be in the future; if omitted, 30 days after the creation. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description A job that an alliance or one of its groups posts for a company. */
        Job: components["schemas"]["JobSummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the page that shows the job to people.
             */
            html_url: string;
            /** @description Everything there is to know about the job, as plain text or Markdown; not HTML. */
            description: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description Where the company itself accepts applications; `null` if not given.
             */
            apply_url: string | null;
        };
        /** @description What is left of a deleted job. */
        DeletedJob: {
            /** @description ID that the job had. */
            id: components["schemas"]["Id"];
            /**
             * @description The job and its applications no longer exist.
             * @constant
             */
            deleted: true;
        };
        /** @description Omitted fields are unchanged. A salary must have all four fields, and A salary range: `minimum` must not be above `maximum`. */
        SalaryUpdate: {
            /** @description The least that the company pays. */
            minimum?: components["schemas"]["SalaryAmount"];
            /** @description The most that the company pays; not below `minimum`. */
            maximum?: components["schemas"]["SalaryAmount"];
            /** @description Currency of both amounts. */
            currency?: components["schemas"]["Currency"];
            /** @description The period that the amounts are paid for. */
            period?: components["schemas"]["SalaryPeriod"];
        };
        /** @description Omitted fields are unchanged. The alliance, the group and the slug of a job cannot be changed. */
        JobUpdate: {
            /** @description What the position is called. */
            title?: components["schemas"]["Name"];
            /** @description The employer. */
            company_name?: components["schemas"]["Name"];
            /** @description What the work is about, in a sentence or two. Lists show it. */
            summary?: components["schemas"]["Summary"];
            /** @description Everything there is to know about the job, as plain text or Markdown. */
            description?: components["schemas"]["Description"];
            /**
             * Format: uri
             * @description Where the company itself accepts applications; `null` removes it.
             */
            apply_url?: string | null;
            /** @description Where the office is; `null` removes it. */
            location?: string | null;
            /** @description The country of the office or, of a remote job, the one to work from; `null` removes it. */
            country_code?: components["schemas"]["CountryCode"] | null;
            /** @description Whether the job can be done from anywhere. */
            remote?: boolean;
            /** @description What kind of employment the job is. */
            employment_type?: components["schemas"]["EmploymentType"];
            /** @description What the company pays; `null` removes it. */
            salary?: components["schemas"]["SalaryUpdate"] | null;
            /** @description Skills and topics. Replaces all of them. */
            tags?: components["schemas"]["Tags"];
            /** @description The description of `PATCH` says which changes are possible. */
            status?: components["schemas"]["JobStatus"];
            /** @description Until when the job is shown and accepts applications. A new time must be in the future; to end a job, close it. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description What names a job where it is not the subject. */
        JobReference: {
            /** @description ID of the job. */
            id: components["schemas"]["Id"];
            /** @description Names the job in `GET /api/v1/jobs/{slug}`. */
            slug: components["schemas"]["Slug"];
            /** @description What the position is called. */
            title: components["schemas"]["Name"];
        };
        /** @description A user as seen by those who read the application. */
        Applicant: {
            /** @description ID of the user. */
            id: components["schemas"]["Id"];
            /** @description The name that the user chose. */
            name: components["schemas"]["Name"];
            /** @description Where to reach the applicant. */
            email: components["schemas"]["Email"];
        };
        /**
         * @description What those who read the application have decided, or a status that a later version adds.
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
            /** @description Who applied. Present only for the job's administrators. */
            applicant?: components["schemas"]["Applicant"];
            /** @description What the applicant wrote to those who read the application; `null` if nothing. */
            note: string | null;
            /**
             * Format: uri
             * @description Where to read the applicant's resume; `null` if not given.
             */
            resume_url: string | null;
            /** @description What has become of the application. */
            status: components["schemas"]["JobApplicationStatus"];
            /** @description When the applicant sent the application. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the application last changed; the same as `created_at` if it never did. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Applications for a job, oldest first, or those of the caller, newest first, and where the next page starts. */
        JobApplicationPage: {
            /** @description At most `limit` applications; fewer only on the last page. */
            items: components["schemas"]["JobApplication"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description What those who read an application decide: it waits, is being read, is accepted or is rejected.
         * @enum {string}
         */
        ReviewStatus: "submitted" | "in_review" | "accepted" | "rejected";
        /** @description Omitted fields are unchanged. What the applicant wrote cannot be changed. */
        JobApplicationUpdate: {
            /** @description What has become of the application. Any status may follow any other. */
            status?: components["schemas"]["ReviewStatus"];
        };
        /** @description Both fields are optional. Those who read the application also see the caller's name and email address. */
        JobApplicationCreate: {
            /** @description A few words to those who read the application. */
            note?: string | null;
            /**
             * Format: uri
             * @description Where to read the caller's resume.
             */
            resume_url?: string | null;
        };
        /**
         * @description What the entry describes. Only a `startup` may have a funding stage.
         * @enum {string}
         */
        LandscapeKind: "startup" | "open_source_project" | "partner_community" | "podcast" | "investor";
        /**
         * @description Funding stage of a startup.
         * @enum {string}
         */
        LandscapeStage: "pre_seed" | "seed" | "series_a" | "series_b" | "series_c_plus" | "growth" | "public";
        /**
         * @description The order of the list. `name`: alphabetical. `newest`: most recently created first. `recently_updated`: last changed first, in the sense of `updated_since`.
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
            /** @description Unique within the alliance's landscape. */
            slug: components["schemas"]["Slug"];
            /** @description What the startup or project or partner is called. */
            name: components["schemas"]["Name"];
            /** @description What the entry describes. */
            kind: components["schemas"]["AnyLandscapeKind"];
            /** @description What it does, in a sentence or two. */
            summary: components["schemas"]["Summary"];
            /**
             * Format: uri
             * @description Where to learn more; `null` if not given.
             */
            website_url: string | null;
            /**
             * Format: uri
             * @description An image to show beside the name; `null` if there is none.
             */
            logo_url: string | null;
            /** @description The field of work, in the alliance's own words; `null` if not given. */
            category: string | null;
            /** @description How far the funding of a startup is; `null` if not given, and for all other kinds. */
            stage: components["schemas"]["AnyLandscapeStage"] | null;
            /** @description Topics of the entry. */
            tags: components["schemas"]["Tags"];
            /** @description An unpublished entry is hidden from public reads. */
            published: boolean;
            /** @description When the entry was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When an administrator last changed the entry. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Landscape entries, in the order of `sort`, and where the next page starts. */
        LandscapeEntryPage: {
            /** @description At most `limit` entries; fewer only on the last page. */
            items: components["schemas"]["LandscapeEntrySummary"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /** @description An entry in the landscape of the alliance that `alliance` names. Only the kind `startup` may have a `stage` (400). */
        LandscapeEntryCreate: {
            /** @description Slug of the alliance that lists the entry. */
            alliance: components["schemas"]["Slug"];
            /** @description Unique within the alliance's landscape, and unchangeable. If omitted, it is derived from the name. */
            slug?: components["schemas"]["Slug"];
            /** @description What the startup or project or partner is called. */
            name: components["schemas"]["Name"];
            /** @description What the entry describes. */
            kind: components["schemas"]["LandscapeKind"];
            /** @description What it does, in a sentence or two. Lists show it. */
            summary: components["schemas"]["Summary"];
            /** @description Everything there is to know about it, as plain text or Markdown. */
            description?: string | null;
            /**
             * Format: uri
             * @description Where to learn more.
             */
            website_url?: string | null;
            /**
             * Format: uri
             * @description Where its source code is.
             */
            repository_url?: string | null;
            /**
             * Format: uri
             * @description An image to show beside the name.
             */
            logo_url?: string | null;
            /** @description The field of work, in the alliance's own words. Lists can be filtered by it. */
            category?: string | null;
            /** @description How far the funding of a startup is. Must be `null` or absent for all other kinds. */
            stage?: components["schemas"]["LandscapeStage"] | null;
            /**
             * @description Topics of the entry.
             * @default []
             */
            tags: components["schemas"]["Tags"];
            /**
             * @description Publish it at once or hide it from public reads for now.
             * @default false
             */
            published: boolean;
        };
        /** @description A startup, project or partner in the landscape of an alliance. */
        LandscapeEntry: components["schemas"]["LandscapeEntrySummary"] & {
            /**
             * Format: uri
             * @description Absolute URL of the page that shows the entry to people.
             */
            html_url: string;
            /** @description Everything there is to know about it, as plain text or Markdown, not HTML; `null` if not given. */
            description: string | null;
            /**
             * Format: uri
             * @description Where its source code is; `null` if not given.
             */
            repository_url: string | null;
        };
        /** @description Omitted fields are unchanged. Only the kind `startup` may have a `stage`; set it to `null` when changing the kind. The alliance and the slug of an entry cannot be changed. */
        LandscapeEntryUpdate: {
            /** @description What the startup or project or partner is called. */
            name?: components["schemas"]["Name"];
            /** @description What the entry describes. */
            kind?: components["schemas"]["LandscapeKind"];
            /** @description What it does, in a sentence or two. Lists show it. */
            summary?: components["schemas"]["Summary"];
            /** @description Everything there is to know about it, as plain text or Markdown; `null` removes it. */
            description?: string | null;
            /**
             * Format: uri
             * @description Where to learn more; `null` removes it.
             */
            website_url?: string | null;
            /**
             * Format: uri
             * @description Where its source code is; `null` removes it.
             */
            repository_url?: string | null;
            /**
             * Format: uri
             * @description An image to show beside the name; `null` removes it.
             */
            logo_url?: string | null;
            /** @description The field of work, in the alliance's own words; `null` removes it. */
            category?: string | null;
            /** @description How far the funding of a startup is; `null` removes it. */
            stage?: components["schemas"]["LandscapeStage"] | null;
            /** @description Topics of the entry. Replaces all of them. */
            tags?: components["schemas"]["Tags"];
            /** @description An unpublished entry is hidden from public reads. */
            published?: boolean;
        };
        /**
         * @description What to look for. A result of the type has it in the property of that name.
         * @enum {string}
         */
        SearchType: "event" | "group" | "job" | "landscape_entry";
        /**
         * Format: double
         * @description How well the result matches. Higher is better; comparable only within one response.
         */
        SearchRank: number;
        /** @description Whether the result has only some of the words or phrases, at least half of them. Such results are returned only if no result has all. */
        SearchPartial: boolean;
        /** @description HTML: matches are marked with `<mark>`, and the rest is escaped. */
        SearchSnippet: string;
        /** @description An event whose name, summary, description, category, tags, venue or group name match. */
        EventSearchResult: {
            /**
             * @description The result is an event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "event";
            /** @description How well the event matches. Higher is better; comparable only within one response. */
            rank: components["schemas"]["SearchRank"];
            /** @description Whether the event has only some of the words or phrases, at least half of them. Such results are returned only if no result has all. */
            partial: components["schemas"]["SearchPartial"];
            /** @description What the event is called. */
            title: components["schemas"]["Name"];
            /** @description Excerpt of the event's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped. */
            snippet: components["schemas"]["SearchSnippet"];
            /** @description Where this API returns the whole event. */
            url: components["schemas"]["Url"];
            /** @description Where people read about the event. */
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
            /** @description How well the group matches. Higher is better; comparable only within one response. */
            rank: components["schemas"]["SearchRank"];
            /** @description Whether the group has only some of the words or phrases, at least half of them. Such results are returned only if no result has all. */
            partial: components["schemas"]["SearchPartial"];
            /** @description What the group is called. */
            title: components["schemas"]["Name"];
            /** @description Excerpt of the group's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped. */
            snippet: components["schemas"]["SearchSnippet"];
            /** @description Where this API returns the whole group. */
            url: components["schemas"]["Url"];
            /** @description Where people read about the group. */
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
            /** @description How well the job matches. Higher is better; comparable only within one response. */
            rank: components["schemas"]["SearchRank"];
            /** @description Whether the job has only some of the words or phrases, at least half of them. Such results are returned only if no result has all. */
            partial: components["schemas"]["SearchPartial"];
            /** @description What the position is called. */
            title: components["schemas"]["Name"];
            /** @description Excerpt of the job's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped. */
            snippet: components["schemas"]["SearchSnippet"];
            /** @description Where this API returns the whole job. */
            url: components["schemas"]["Url"];
            /** @description Where people read about the job. */
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
            /** @description How well the entry matches. Higher is better; comparable only within one response. */
            rank: components["schemas"]["SearchRank"];
            /** @description Whether the entry has only some of the words or phrases, at least half of them. Such results are returned only if no result has all. */
            partial: components["schemas"]["SearchPartial"];
            /** @description What the startup or project or partner is called. */
            title: components["schemas"]["Name"];
            /** @description Excerpt of the entry's texts, as HTML: matches are marked with `<mark>`, and the rest is escaped. */
            snippet: components["schemas"]["SearchSnippet"];
            /** @description Where this API returns the whole entry. */
            url: components["schemas"]["Url"];
            /** @description Where people read about the entry. */
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
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description What kind of resource.
         * @enum {string}
         */
        ResourceType: "alliance" | "group" | "event" | "job" | "landscape_entry";
        /**
         * @description One of `ResourceType`, or a type that a later version adds.
         * @enum {string}
         */
        AnyResourceType: "alliance" | "group" | "event" | "job" | "landscape_entry";
        /** @description A resource that left public view, because it was deleted, hidden or closed, or because it expired. */
        Removal: {
            /** @description What kind of resource it is. */
            type: components["schemas"]["AnyResourceType"];
            /** @description ID of the resource. */
            id: components["schemas"]["Id"];
            /** @description When it left public view. */
            removed_at: components["schemas"]["Timestamp"];
        };
        /** @description Removals, the earliest first, and where the next page starts. */
        RemovalPage: {
            /** @description At most `limit` removals; fewer only on the last page. */
            items: components["schemas"]["Removal"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
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
        /** @description Server-sent events in UTF-8. The data of `changed` is a `Change`, that of `removed` a `Removal`. */
        ChangeStream: string;
        /**
         * @description What became of a report. `open`: nobody has decided yet. `resolved`: something was done. `dismissed`: nothing had to be done.
         * @enum {string}
         */
        ReportStatus: "open" | "resolved" | "dismissed";
        /**
         * @description What a report can be about.
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
        /** @description What was reported. It may no longer exist. */
        ReportSubject: {
            /** @description What kind of thing it is. */
            type: components["schemas"]["AnyReportSubjectType"];
            /** @description ID of the thing. */
            id: components["schemas"]["Id"];
            /** @description What it was called when it was reported; for a job, its title. */
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
        /** @description What somebody has reported to administrators. */
        Report: {
            /** @description ID of the report. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance whose administrators decide. */
            alliance: components["schemas"]["Slug"];
            /** @description The group whose event, job or member was reported, or which was reported itself; `null` otherwise. */
            group: components["schemas"]["GroupReference"] | null;
            /** @description What was reported. */
            subject: components["schemas"]["ReportSubject"];
            /** @description Why it was reported. */
            reason: components["schemas"]["AnyReportReason"];
            /** @description The reporter's own words. */
            text: components["schemas"]["ReportText"];
            /** @description What became of the report. */
            status: components["schemas"]["AnyReportStatus"];
            /** @description A note among administrators; `null` without one. */
            note: string | null;
            /** @description Who reported it; `null` if the account is gone. */
            reporter: components["schemas"]["Person"] | null;
            /** @description Whether the reporter is banned now: from the alliance, or from the group of `group`. Such a report is as good as any other; but people who were banned also report those who banned them. */
            reporter_banned: boolean;
            /** @description Who resolved or dismissed it; `null` while it is open, and if the account is gone. */
            resolved_by: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description When it was resolved or dismissed; `null` while it is open.
             */
            resolved_at: string | null;
            /** @description When it was reported. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the report was last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Reports, and where the next page starts. */
        ReportPage: {
            /** @description At most `limit` reports; fewer only on the last page. */
            items: components["schemas"]["Report"][];
            /** @description Send it as `cursor` to get the next page; `null` on the last page. */
            next_cursor: string | null;
        };
        /**
         * @description Why something is reported. `spam`: advertising or worthless. `harassment`: attacks or threatens people. `illegal`: breaks a law. `misleading`: is not what it says. `other`: the text tells.
         * @enum {string}
         */
        ReportReason: "spam" | "harassment" | "illegal" | "misleading" | "other";
        /** @description A new report. `alliance` and `group_id` are for a person only; everything else belongs to an alliance itself. */
        ReportCreate: {
            /** @description What kind of thing is reported. */
            subject_type: components["schemas"]["ReportSubjectType"];
            /** @description ID of the thing. */
            subject_id: components["schemas"]["Id"];
            /** @description Why it is reported. */
            reason: components["schemas"]["ReportReason"];
            /** @description What the administrators should know. */
            text: components["schemas"]["ReportText"];
            /** @description For a person, and required then, the alliance whose administrators are told. */
            alliance?: components["schemas"]["Slug"];
            /** @description For a person, the group of the alliance in which it happened; its administrators are told too. */
            group_id?: components["schemas"]["Id"];
        };
        /** @description A report as its reporter sees it. */
        SubmittedReport: {
            /** @description ID of the report. */
            id: components["schemas"]["Id"];
            /** @description What kind of thing was reported. */
            subject_type: components["schemas"]["AnyReportSubjectType"];
            /** @description ID of the thing. */
            subject_id: components["schemas"]["Id"];
            /** @description Why it was reported. */
            reason: components["schemas"]["AnyReportReason"];
            /** @description The reporter's own words. */
            text: components["schemas"]["ReportText"];
            /** @description When it was first reported. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Omitted fields are unchanged. */
        ReportUpdate: {
            /** @description What becomes of the report. */
            status?: components["schemas"]["ReportStatus"];
            /** @description A note among administrators; `null` removes it. */
            note?: string | null;
        };
        /** @description An address that its owner has not confirmed yet. Until then the account keeps its present one. */
        PendingEmail: {
            /** @description The new address. It is shown whether or not it has an account of its own. */
            email: components["schemas"]["Email"];
            /** @description Until when the change can be confirmed, 24 hours after it was asked for. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A language of the service's pages and emails, as an ISO 639-1 code. Languages may be added.
         * @enum {string}
         */
        AnyLanguage: "en" | "de" | "es" | "ja" | "fr" | "pt" | "uk";
        /**
         * @description A sign-in provider, `password`, `passkey`, or a method that a later version adds.
         * @enum {string}
         */
        SignInMethod: "github" | "google" | "linkedin" | "password" | "passkey";
        /** @description A role and what it applies to. */
        RoleGrant: {
            /** @description What the user is allowed to administer. */
            role: components["schemas"]["Role"];
            /** @description Slug of the alliance, also of the one that the group belongs to; `null` means all alliances. */
            alliance: string | null;
            /**
             * Format: uuid
             * @description ID of the group; `null` for an `alliance_admin`.
             */
            group_id: string | null;
        };
        /**
         * @description One of `NewEventsChoice`, or a choice that a later version adds.
         * @enum {string}
         */
        AnyNewEventsChoice: "immediately" | "weekly" | "never";
        /** @description The kinds of emails that the caller gets; all of them unless the caller turns some off. Emails about the security of the account cannot be turned off. An address that is not verified gets none of these. */
        NotificationSettings: {
            /** @description The caller moved up from the waitlist. */
            waitlist_promotion: boolean;
            /** @description An event with the caller's RSVP was canceled. */
            event_canceled: boolean;
            /** @description Such an event has a new time or place, or takes place after all. */
            event_changed: boolean;
            /** @description A reminder a day before an event that the caller attends. */
            event_reminder: boolean;
            /** @description The decision on an RSVP that needed approval. */
            rsvp_decision: boolean;
            /** @description Applications for the caller's jobs. */
            application_received: boolean;
            /** @description An application of the caller has a new status. */
            application_status: boolean;
            /** @description The caller was given a role. */
            role_granted: boolean;
            /** @description An administrator ended a membership of the caller. */
            membership_ended: boolean;
            /** @description New reports in what the caller administers. */
            report_received: boolean;
            /** @description A report by the caller was resolved or dismissed. */
            report_resolved: boolean;
            /** @description Messages by organizers of events with the caller's RSVP. */
            event_message: boolean;
            /** @description New events of the caller's groups. */
            new_events: components["schemas"]["AnyNewEventsChoice"];
            /** @description Confirmations of RSVPs, with a calendar entry and the check-in code. */
            rsvp_confirmation: boolean;
            /** @description An application of the caller has arrived. */
            application_confirmation: boolean;
            /** @description RSVPs to approve, in groups that the caller administers. */
            rsvp_received: boolean;
            /** @description Invitations to groups, alliances, events and roles. */
            invitation: boolean;
            /** @description Messages by organizers to the members of the caller's groups. */
            group_message: boolean;
        };
        /** @description The caller's profile. While `email_verified` is false, operations that require credentials return 403, but for a few: the caller may read and update this profile, change the address, read what happened to the account, read and revoke the caller's API tokens, request another verification email and sign out. */
        User: {
            /** @description ID of the caller. */
            id: components["schemas"]["Id"];
            /** @description The address of the account, with which the caller signs in and at which the service writes. `POST /api/v1/me/email` changes it. */
            email: components["schemas"]["Email"];
            /** @description Whether `email` is verified by the link in an email or by a sign-in provider. */
            email_verified: boolean;
            /** @description Whether the mail server of `email` has finally rejected three emails within 30 days. Until the caller signs in again, confirms the address by a link in an email, or changes it, no emails are sent that can be turned off (`notifications`). Administrators see this in their lists of attendees and members. */
            email_undeliverable: boolean;
            /** @description The address to which the caller has asked to change, until it is confirmed; `null` if there is none. */
            pending_email: components["schemas"]["PendingEmail"] | null;
            /** @description The name that other users see. */
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
            /** @description Time zone in which the caller lives; `null` if not given. Times in responses are in UTC all the same. */
            timezone: string | null;
            /** @description In which language the caller gets pages and emails. `null` if none was chosen: then pages are in the language that the browser asks for, and emails in English. Whoever registers in a browser begins with the language of the form. JSON is in English all the same. */
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
            /** @description More pages by or about the caller, in the caller's order. */
            links: components["schemas"]["LabeledLink"][];
            /** @description Topics that interest the caller, in the caller's order. */
            interests: components["schemas"]["Tags"];
            /** @description Whether groups that the caller administers, and their events, name the caller as organizer and host. */
            show_as_organizer: boolean;
            /** @description Whether pages of events show everybody the caller's name and photo among the attendees, until the event ends. */
            show_as_attendee: boolean;
            /** @description The sign-in methods that are set up, `password` and `passkey` included. There is always at least one. */
            providers: components["schemas"]["SignInMethod"][];
            /** @description Whether the account has a second factor, a passkey or an authenticator app, which is asked for after the password. */
            second_factor: boolean;
            /** @description What the caller currently administers, in the order in which the roles were granted. */
            roles: components["schemas"]["RoleGrant"][];
            /** @description Whether the roles give no rights at present, because this service requires a second factor of administrators and the caller has none. Add one at `/settings/security`. */
            roles_suspended: boolean;
            /** @description Which emails the caller gets beside those about the account. */
            notifications: components["schemas"]["NotificationSettings"];
            /** @description When the account was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When the profile was last changed or the email address verified. Roles and sign-in methods do not count. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: password
         * @description Compared after Unicode NFKC normalization, otherwise exactly as written. NUL and unpaired surrogates are refused (400).
         */
        Password: string;
        /** @description Shows that the caller is there. Without the password the session must have begun within the last five minutes. */
        AccountDeletion: {
            /** @description The caller's password. A wrong one counts as a failed sign-in. */
            password?: components["schemas"]["Password"];
        };
        /** @description What is left of a deleted account. */
        DeletedAccount: {
            /** @description ID that the user had. */
            id: components["schemas"]["Id"];
            /**
             * @description The account no longer exists.
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
         * @description When to tell a member of new events. `immediately`: the first when it is published, and those that follow within an hour in one email. `weekly`: on Monday at 07:00 in the caller's `timezone` (UTC without one) those of the caller's groups that are new or about to begin and, with a `city` in the profile, those near it. `never`: not at all.
         * @enum {string}
         */
        NewEventsChoice: "immediately" | "weekly" | "never";
        /** @description Omitted kinds are unchanged. */
        NotificationChoices: {
            /** @description The caller moved up from the waitlist. */
            waitlist_promotion?: boolean;
            /** @description An event with the caller's RSVP was canceled. */
            event_canceled?: boolean;
            /** @description Such an event has a new time or place, or takes place after all. */
            event_changed?: boolean;
            /** @description A reminder a day before an event that the caller attends. */
            event_reminder?: boolean;
            /** @description The decision on an RSVP that needed approval. */
            rsvp_decision?: boolean;
            /** @description Applications for the caller's jobs. */
            application_received?: boolean;
            /** @description An application of the caller has a new status. */
            application_status?: boolean;
            /** @description The caller was given a role. */
            role_granted?: boolean;
            /** @description An administrator ended a membership of the caller. */
            membership_ended?: boolean;
            /** @description New reports in what the caller administers. */
            report_received?: boolean;
            /** @description A report by the caller was resolved or dismissed. */
            report_resolved?: boolean;
            /** @description Messages by organizers of events with the caller's RSVP. */
            event_message?: boolean;
            /** @description New events of the caller's groups. */
            new_events?: components["schemas"]["NewEventsChoice"];
            /** @description Confirmations of RSVPs, with a calendar entry and the check-in code. */
            rsvp_confirmation?: boolean;
            /** @description An application of the caller has arrived. */
            application_confirmation?: boolean;
            /** @description RSVPs to approve, in groups that the caller administers. */
            rsvp_received?: boolean;
            /** @description Invitations to groups, alliances, events and roles. */
            invitation?: boolean;
            /** @description Messages by organizers to the members of the caller's groups. */
            group_message?: boolean;
        };
        /** @description Omitted fields are unchanged, `null` clears a field. A user must have a name. */
        UserUpdate: {
            /** @description The name that other users see. */
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
            /** @description In which language the caller gets pages and emails. */
            language?: components["schemas"]["Language"] | null;
            /**
             * Format: uri
             * @description A portrait. The service keeps the URL, not the image.
             */
            photo_url?: string | null;
            /**
             * Format: uri
             * @description The caller's website.
             */
            website_url?: string | null;
            /** @description More pages by or about the caller. Replaces all of them. */
            links?: components["schemas"]["LabeledLinkCreate"][];
            /** @description Topics that interest the caller. Replaces all of them. */
            interests?: components["schemas"]["Tags"];
            /** @description Whether groups that the caller administers, and their events, name the caller as organizer and host. */
            show_as_organizer?: boolean;
            /** @description Whether pages of events show everybody the caller's name and photo among the attendees, until the event ends. */
            show_as_attendee?: boolean;
            /** @description Which emails the caller wants. Omitted kinds are unchanged. */
            notifications?: components["schemas"]["NotificationChoices"];
        };
        /** @description What it takes to change the address of an account. */
        EmailChange: {
            /** @description The new address. The link goes there. */
            email: components["schemas"]["Email"];
            /** @description The password of the account; a wrong one counts as a failed sign-in. Only an account without one can leave it out, in a session that began at most five minutes ago. */
            password?: components["schemas"]["Password"];
        };
        /** @description What is left of a change of the address. */
        CanceledEmailChange: {
            /**
             * @description No change is pending.
             * @constant
             */
            canceled: true;
        };
        /**
         * @description What happened to an account, or a kind of event that a later version adds.
         * @enum {string}
         */
        SecurityEventKind: "registered" | "email_verified" | "login" | "new_device" | "login_failed" | "login_blocked" | "logout" | "session_ended" | "other_sessions_ended" | "password_changed" | "reset_requested" | "sign_in_link_requested" | "password_reset" | "account_recovered" | "email_change_requested" | "email_change_canceled" | "email_changed" | "email_change_undone" | "provider_linked" | "provider_unlinked" | "token_created" | "token_revoked" | "all_tokens_revoked" | "calendar_created" | "calendar_deleted" | "app_admitted" | "app_removed" | "client_created" | "client_changed" | "client_deleted" | "passkey_added" | "passkey_removed" | "passkey_counter_regressed" | "totp_enabled" | "totp_disabled" | "recovery_codes_renewed" | "recovery_code_used" | "second_factor_confirmed" | "second_factor_failed" | "second_factor_blocked" | "second_factor_reset" | "account_disabled" | "account_enabled";
        /** @description Something that happened to the caller's account. */
        SecurityEvent: {
            /** @description ID of the event. */
            id: components["schemas"]["Id"];
            /** @description What happened. */
            kind: components["schemas"]["SecurityEventKind"];
            /** @description What it happened to or by: of a sign-in and of a change of providers the sign-in method, of tokens, apps and ended sessions their ID; `null` if there is nothing to name. */
            subject: string | null;
            /** @description The IP address that the request came from; `null` for what the operator did. */
            ip_address: string | null;
            /** @description What the program called itself, which anybody can choose; `null` if it did not say, and for what the operator did. */
            user_agent: string | null;
            /** @description When it happened. Lists of events are in this order, the latest first. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What happened to the caller's account, the latest first, and where the next page starts. */
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
            /** @description Where emails go, and the name to sign in with. */
            email: string;
            /**
             * Format: date-time
             * @description When the address was verified; `null` until then.
             */
            email_verified_at: string | null;
            /**
             * Format: date-time
             * @description When whoever set up the account proved to own the address; `null` until then.
             */
            owner_proven_at: string | null;
            /** @description The name that other users see. */
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
            /** @description More pages by or about the user. */
            links: components["schemas"]["LabeledLink"][];
            /** @description Topics that interest the user. */
            interests: components["schemas"]["ExportedText"][];
            /** @description Whether groups name the user among their organizers. */
            show_as_organizer: boolean;
            /** @description Whether pages of events show everybody that the user attends. */
            show_as_attendee: boolean;
            /** @description The kinds of emails that the user does not want. */
            muted_notifications: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description Since when the user is told of new events once a week; `null` otherwise.
             */
            digest_since: string | null;
            /**
             * Format: date
             * @description The Monday of the last week for which an email about the week's events was queued; `null` before the first.
             */
            digest_week: string | null;
            /** @description When the mail server of the address lately rejected an email for good. */
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
        /** @description That the account has a password. The password itself is not stored, only what it can be compared with. */
        ExportedPassword: {
            /** @description When the password was set. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description An account at a sign-in provider. */
        ExportedIdentity: {
            /** @description The provider. */
            provider: string;
            /** @description The provider, as it names itself. */
            issuer: string;
            /** @description The ID of the user there. */
            subject: string;
            /** @description When it was linked. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A browser that is signed in. */
        ExportedSession: {
            /** @description ID of the session. */
            id: components["schemas"]["Id"];
            /** @description The IP address at the sign-in. */
            address: string;
            /** @description What the browser said of itself. */
            user_agent: string | null;
            /** @description When the user signed in. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the user last showed a second factor in it; `null` if never.
             */
            second_factor_at: string | null;
            /** @description When the session was last used, to the minute. */
            last_used_at: components["schemas"]["Timestamp"];
        };
        /** @description A change of the address that waits. */
        ExportedPendingEmail: {
            /** @description The address to be. */
            email: components["schemas"]["Email"];
            /** @description Until when it can be confirmed. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When it was asked for. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An address that the account had. */
        ExportedFormerEmail: {
            /** @description The address. */
            email: components["schemas"]["Email"];
            /** @description Until when its link works. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When it was given up. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A passkey, without its public key. */
        ExportedPasskey: {
            /** @description ID of the passkey. */
            id: components["schemas"]["Id"];
            /** @description The authenticator’s name for it. */
            credential_id: string;
            /** @description How a browser may reach the authenticator. */
            transports: string[];
            /** @description What the user calls it. */
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
        /** @description A recovery code that is left. The code itself is known to nobody. */
        ExportedRecoveryCode: {
            /** @description When it was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A link in an email that still works, or was used. */
        ExportedEmailLink: {
            /** @description What it is for: `verify`, `reset`, `sign_in`, or `second_factor` for a sign-in by email that waits for that. */
            purpose: string;
            /** @description The page to show afterwards. */
            next: string | null;
            /** @description When it expires. */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it was used; `null` until then.
             */
            used_at: string | null;
        };
        /** @description A link to a provider that was begun and not completed. */
        ExportedProviderSignIn: {
            /** @description The provider. */
            provider: string;
            /** @description The page to show afterwards. */
            next: string | null;
            /** @description When it expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description What happened to the account. */
        ExportedSecurityEvent: {
            /** @description What happened. */
            event: string;
            /** @description What it happened to, or by what. */
            subject: string | null;
            /** @description The IP address it came from; `null` for the operator. */
            address: string | null;
            /** @description What the browser said of itself. */
            user_agent: string | null;
            /** @description When it happened. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An API token, without its secret. */
        ExportedApiToken: {
            /** @description ID of the token. */
            id: components["schemas"]["Id"];
            /** @description What the user calls it. */
            name: string;
            /** @description The first characters of its secret. */
            prefix: string;
            /** @description What it may do. */
            scopes: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it expires.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked.
             */
            revoked_at: string | null;
            /**
             * Format: uuid
             * @description The token that created it.
             */
            parent_id: string | null;
            /**
             * Format: uuid
             * @description What the app that created it had been admitted to.
             */
            grant_id: string | null;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What an app was admitted to, by one consent. */
        ExportedGrant: {
            /** @description ID of the consent. */
            id: components["schemas"]["Id"];
            /** @description The app. */
            client_id: string;
            /** @description What the app calls itself. */
            client_name: string;
            /** @description What it may do. */
            scopes: components["schemas"]["ExportedText"][];
            /** @description What its tokens are for. */
            audiences: components["schemas"]["ExportedText"][];
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             */
            last_used_at: string | null;
            /** @description When it ends. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When the user consented. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An access token of an app, without its secret. */
        ExportedAccessToken: {
            /** @description The consent that it was issued for. */
            grant_id: components["schemas"]["Id"];
            /** @description What it may do. */
            scopes: components["schemas"]["ExportedText"][];
            /** @description What it is for. */
            audience: string;
            /** @description When it expires. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description When it was issued. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A code or a refresh token of an app, without its secret. */
        ExportedAppCredential: {
            /** @description The consent that it was issued for. */
            grant_id: components["schemas"]["Id"];
            /** @description What it is. */
            kind: string;
            /**
             * Format: date-time
             * @description When it was used.
             */
            consumed_at: string | null;
            /** @description When it expires. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description An app that the user has registered. */
        ExportedApp: {
            /** @description The `client_id`. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description The app's own page. */
            uri: string | null;
            /** @description Where it leads to. */
            redirect_uris: components["schemas"]["ExportedText"][];
            /** @description How it gets tokens. */
            grant_types: components["schemas"]["ExportedText"][];
            /** @description How it shows who it is. */
            auth_method: string;
            /** @description When it was registered. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The address of the private calendar, without its secret. */
        ExportedCalendarAddress: {
            /**
             * Format: uuid
             * @description The API token that made it.
             */
            token_id: string | null;
            /**
             * Format: uuid
             * @description The consent of the app that made it.
             */
            grant_id: string | null;
            /**
             * Format: date-time
             * @description When it was last read, to the minute.
             */
            last_used_at: string | null;
            /** @description When it was made. */
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
        /** @description An RSVP, also to an event that is over. */
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
             * @description How many others the user brings.
             */
            guests: number;
            /** @description What the user answered to the questions of the event. */
            answers: components["schemas"]["RsvpAnswer"][];
            /** @description Whether the user is still to be told of a decision about the RSVP. */
            decision_pending: boolean;
            /**
             * Format: int64
             * @description Grows with each RSVP to the service: the order of the waitlist.
             */
            arrival: number;
            /**
             * Format: int64
             * @description Up to which change of the event the user was told.
             */
            notified_revision: number;
            /** @description Whether the RSVP is still to be confirmed by email. */
            confirmation_pending: boolean;
            /**
             * Format: int32
             * @description Rises with each RSVP and each correction of one; orders the calendar entries in emails.
             */
            calendar_sequence: number;
            /** @description Whether the user is still to be told of a place that became free. */
            promotion_pending: boolean;
            /** @description What the user shows at the door. */
            check_in_code: string | null;
            /**
             * Format: date-time
             * @description When the user was checked in at the event.
             */
            checked_in_at: string | null;
        };
        /** @description An application for a job. */
        ExportedApplication: {
            /** @description ID of the application. */
            id: components["schemas"]["Id"];
            /** @description ID of the job. */
            job_id: components["schemas"]["Id"];
            /** @description Title of the job. */
            job_title: string;
            /** @description Who offers the job. */
            company_name: string;
            /** @description What the user wrote. */
            note: string | null;
            /** @description Where the résumé is. */
            resume_url: string | null;
            /** @description What became of it. */
            status: string;
            /** @description The status that the user was last told. */
            notified_status: string;
            /** @description When it was sent. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What the user administers. */
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
        /** @description A job that the user posted. It belongs to the alliance and stays with it. */
        ExportedJob: {
            /** @description ID of the job. */
            id: components["schemas"]["Id"];
            /** @description The job in addresses. */
            slug: string;
            /** @description Its title. */
            title: string;
            /** @description Whether it is shown. */
            status: string;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A landscape entry that the user created. It belongs to the alliance and stays with it. */
        ExportedLandscapeEntry: {
            /** @description ID of the entry. */
            id: components["schemas"]["Id"];
            /** @description The entry within its alliance. */
            slug: string;
            /** @description Its name. */
            name: string;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What the user changed as an administrator, or what was granted to or revoked from the user. */
        ExportedAuditEntry: {
            /** @description ID of the entry. */
            id: components["schemas"]["Id"];
            /** @description What was done. */
            action: string;
            /**
             * Format: uuid
             * @description Who did it; `null` for the operator. Of others only the ID.
             */
            actor_id: string | null;
            /**
             * Format: uuid
             * @description The API token that was used.
             */
            token_id: string | null;
            /** @description What kind of thing was changed. */
            subject_type: string;
            /** @description ID of what was changed. */
            subject_id: components["schemas"]["Id"];
            /** @description Name of what was changed. */
            subject_name: string;
            /** @description When it was done. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A picture. `GET /api/v1/me/uploads` has the addresses of its files. */
        ExportedUpload: {
            /** @description ID of the upload. */
            id: components["schemas"]["Id"];
            /** @description What its files are called. */
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
             */
            unused_since: string | null;
            /** @description When it was uploaded. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A ban. Whoever is banned is told neither why nor by whom. */
        ExportedBan: {
            /** @description The alliance. */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description The group; `null` for the whole alliance.
             */
            group_id: string | null;
            /** @description Whether the user decided it, about somebody else. */
            decided: boolean;
            /** @description Why, in the words of the user who decided it. */
            reason: string | null;
            /** @description Since when. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A report that the user sent, or resolved. */
        ExportedReport: {
            /** @description ID of the report. */
            id: components["schemas"]["Id"];
            /** @description What was reported. */
            subject_type: string;
            /** @description ID of what was reported. */
            subject_id: components["schemas"]["Id"];
            /** @description Of a report that the user sent: why. */
            reason: string | null;
            /** @description Of a report that the user sent: what the user wrote. */
            text: string | null;
            /** @description Of a report that the user resolved: what the user noted. */
            note: string | null;
            /** @description When it was sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A message that the user sent to people with an RSVP to an event. */
        ExportedEventMessage: {
            /** @description ID of the message. */
            id: components["schemas"]["Id"];
            /** @description ID of the event. */
            event_id: components["schemas"]["Id"];
            /** @description What it is about. */
            subject: string;
            /** @description What it says. */
            text: string;
            /** @description Whose RSVPs it is about: `attending`, `waitlisted`, `pending` or `everyone`. */
            audience: string;
            /**
             * Format: int32
             * @description To how many people it was sent.
             */
            recipient_count: number;
            /** @description When it was sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An invitation that the user sent, was sent or accepted. */
        ExportedInvitation: {
            /** @description ID of the invitation. */
            id: components["schemas"]["Id"];
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /**
             * Format: uuid
             * @description ID of the group, also of the one that the event belongs to; `null` for an invitation to an alliance.
             */
            group_id: string | null;
            /**
             * Format: uuid
             * @description ID of the event; `null` for an invitation to something else.
             */
            event_id: string | null;
            /** @description The role that it gives. */
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
            /** @description When it was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A message that the user sent to the members of a group. */
        ExportedGroupMessage: {
            /** @description ID of the message. */
            id: components["schemas"]["Id"];
            /** @description ID of the group. */
            group_id: components["schemas"]["Id"];
            /** @description What it is about. */
            subject: string;
            /** @description What it says. */
            text: string;
            /**
             * Format: int32
             * @description To how many people it was sent.
             */
            recipient_count: number;
            /** @description When it was sent. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An `Idempotency-Key` that the user sent within a day. The kept response is of what stands elsewhere in this document. */
        ExportedIdempotencyKey: {
            /** @description The operation that it was sent to. */
            operation: string;
            /** @description The key. */
            key: string;
            /** @description When it was first used. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An email to the user that was not sent yet. Its text may hold a link, which only the mailbox gets. */
        ExportedEmail: {
            /** @description What it comes from. */
            topic: string;
            /** @description Its subject, if it is written already. */
            subject: string | null;
            /**
             * Format: int64
             * @description How often it could not be delivered.
             */
            attempts: number;
            /** @description When it was caused. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A limit that the user has used something of. */
        ExportedLimit: {
            /** @description Its name. */
            limit: string;
            /**
             * Format: int64
             * @description How often.
             */
            uses: number;
            /**
             * Format: date-time
             * @description When it is forgotten.
             */
            until: string | null;
        };
        /** @description Everything that is stored about the caller, by section. What is secret is left out: that it exists, and since when, stands here. */
        AccountExport: {
            /** @description When the document was made. */
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
        /** @description The first 12 characters of a token's secret. They identify it in lists and emails, and grant no access. */
        TokenPrefix: string;
        /**
         * @description One of `TokenScope`, or a scope that a later version adds.
         * @enum {string}
         */
        AnyTokenScope: "profile:read" | "profile:write" | "account:manage" | "tokens:manage" | "groups:join" | "events:attend" | "jobs:apply" | "reports:create" | "uploads:create" | "admin:alliances" | "admin:groups" | "admin:events" | "admin:jobs" | "admin:landscape" | "admin:webhooks" | "admin:reports";
        /** @description An API token without its secret. It is active until it is revoked or expires. */
        ApiToken: {
            /** @description ID of the token, which is no secret. */
            id: components["schemas"]["Id"];
            /** @description What the token is for. It need not be unique. */
            name: components["schemas"]["Name"];
            /** @description How the token begins, to tell the caller's tokens apart. */
            token_prefix: components["schemas"]["TokenPrefix"];
            /** @description What the token may do. Set at its creation. */
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
         * @description What a token may do. Never more than its user's roles allow at the time of the request. Each operation names the scope it needs.
         * @enum {string}
         */
        TokenScope: "profile:read" | "profile:write" | "account:manage" | "tokens:manage" | "groups:join" | "events:attend" | "jobs:apply" | "reports:create" | "uploads:create" | "admin:alliances" | "admin:groups" | "admin:events" | "admin:jobs" | "admin:landscape" | "admin:webhooks" | "admin:reports";
        /** @description What a new token may do. At least one scope. */
        TokenScopes: components["schemas"]["TokenScope"][];
        /** @description What the token is for, what it may do and until when. */
        TokenCreate: {
            /** @description What the token is for. It need not be unique. */
            name: components["schemas"]["Name"];
            /** @description What the token may do. If omitted, all scopes; or, when created with a token, all scopes of that token. */
            scopes?: components["schemas"]["TokenScopes"];
            /**
             * Format: date-time
             * @description Must be in the future and at most 366 days from now; `null` means never. If omitted, 90 days from now, or the expiry of the creating token if that is sooner.
             */
            expires_at?: string | null;
        };
        /** @description Send it as `Authorization: Bearer <token>`, never in a URL. `alli_`, followed by 40 random base-62 characters (0-9 A-Z a-z) and 6 more that hold the CRC-32 of everything before them. */
        TokenSecret: string;
        /** @description An API token with its secret, which is shown only once, here, and is not stored. */
        NewApiToken: components["schemas"]["ApiToken"] & {
            /** @description The secret. Keep it where no one else can read it; it cannot be shown again. */
            token: components["schemas"]["TokenSecret"];
        };
        /** @description The address of the caller's private calendar, without its secret. */
        CalendarAddress: {
            /**
             * Format: date-time
             * @description When the calendar was last read, to the minute; `null` if never.
             */
            last_used_at: string | null;
            /** @description When the address was made. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uri
         * @description The secret address of a private calendar. Its last segment has 256 random bits.
         */
        CalendarUrl: string;
        /** @description The address of a private calendar, which is shown only once, here, and is not stored. */
        NewCalendarAddress: components["schemas"]["CalendarAddress"] & {
            /** @description Give it to a calendar program. Whoever knows it can read the calendar; it cannot be shown again. */
            url: components["schemas"]["CalendarUrl"];
        };
        /** @description What is left of the address of a private calendar. */
        DeletedCalendarAddress: {
            /**
             * @description The address no longer works.
             * @constant
             */
            deleted: true;
        };
        /**
         * @description The media type of the files of a picture; a later version may add types.
         * @enum {string}
         */
        PictureType: "image/webp";
        /** @description A file of a picture that fits into a square. */
        PictureSize: {
            /**
             * Format: int32
             * @description Width in pixels, of which a small picture has no more than before.
             */
            width: number;
            /**
             * Format: int32
             * @description Height in pixels.
             */
            height: number;
            /** @description Where the file is, for everyone. */
            url: components["schemas"]["Url"];
            /**
             * Format: int32
             * @description Size of the file.
             */
            bytes: number;
        };
        /** @description A picture that a user has uploaded. It never changes. */
        Upload: {
            /** @description ID of the upload. */
            id: components["schemas"]["Id"];
            /** @description Where the largest file is, for everyone: the value for a `logo_url`, `banner_url` or `photo_url`. */
            url: components["schemas"]["Url"];
            /** @description The type of the files. */
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
            /** @description The files, smallest first: they fit into squares of 128, 512 and 1600 pixels. None is larger than what was uploaded. */
            sizes: components["schemas"]["PictureSize"][];
            /** @description Whether a profile, an alliance, a group, an event or a landscape entry has the address of one of the files. */
            in_use: boolean;
            /** @description When it was uploaded. */
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
            /** @description The group. It may have become inactive. */
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
        /** @description An event that the caller attends, or for which the caller is waitlisted or pending, and the caller's RSVP. */
        MyEvent: {
            /** @description The event. It may have been canceled. */
            event: components["schemas"]["EventSummary"];
            /** @description Whether the caller has a place. */
            status: components["schemas"]["AttendeeStatus"];
            /**
             * Format: int32
             * @description 1 is the next to get a place; `null` unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description How many others the caller brings. */
            guests: components["schemas"]["Guests"];
            /** @description When the caller sent the RSVP. A place from the waitlist does not change it. */
            responded_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the caller was checked in at the door; `null` before that.
             */
            checked_in_at: string | null;
            /**
             * Format: uri
             * @description Where to join online; `null` for those who do not attend, and if there is no such address.
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
             * @description The picture, of at most 8 MiB. Neither its name nor its type says anything.
             */
            file: Uint8Array;
        };
        /**
         * Format: binary
         * @description A picture of at most 8 MiB and 64 million pixels. What it is, is found in its bytes; `Content-Type` only has to be one of the four. Vector graphics are refused.
         */
        PictureFile: Uint8Array;
        /** @description What is left of a deleted upload. */
        DeletedUpload: {
            /** @description ID that the upload had. */
            id: components["schemas"]["Id"];
            /**
             * @description The upload and its files no longer exist.
             * @constant
             */
            deleted: true;
        };
        /**
         * @description Which tools are listed, as names with commas between them: `common` is what most people want, `read` what changes nothing, `member` the public reads and what users do for themselves, `admin` the public reads and what administrators do, and `search` two tools that find and call all others.
         * @default common,search
         */
        McpToolsets: string;
        /**
         * @description When the user is signed in.
         * @enum {string}
         */
        McpSignIn: "required";
        /**
         * Format: int64
         * @description Identifies a request; its response has the same.
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
            /** @description A notification has none. */
            id?: components["schemas"]["McpMessageId"];
            /** @description What to do. */
            method: string;
            /** @description What the method needs. */
            params?: components["schemas"]["McpParams"];
        };
        /** @description The messages of a batch, which only version 2025-03-26 of the protocol has. Each request has an ID of its own. */
        McpBatch: components["schemas"]["McpMessage"][];
        /** @description A message, or a batch of messages. */
        McpMessages: components["schemas"]["McpMessage"] | components["schemas"]["McpBatch"];
        /** @description What a method returned, as the specification of the Model Context Protocol defines it. */
        McpResult: {
            [key: string]: unknown;
        };
        /** @description What programs may need to know about an error. */
        McpErrorData: {
            [key: string]: unknown;
        };
        /** @description An error of JSON-RPC. */
        McpErrorDetails: {
            /**
             * Format: int32
             * @description What went wrong, for programs.
             */
            code: number;
            /** @description What to fix. */
            message: string;
            /** @description More about it, such as the versions of the protocol that the service speaks. */
            data?: components["schemas"]["McpErrorData"];
        };
        /** @description A response of JSON-RPC 2.0, with a result or with an error of the protocol. */
        McpResponse: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description That of the request. */
            id: components["schemas"]["McpMessageId"];
            /** @description What the method returned. */
            result?: components["schemas"]["McpResult"];
            /** @description Why there is no result. */
            error?: components["schemas"]["McpErrorDetails"];
        };
        /** @description The responses to the requests of a batch. */
        McpBatchResponse: components["schemas"]["McpResponse"][];
        /** @description A response, or the responses to a batch. */
        McpResponses: components["schemas"]["McpResponse"] | components["schemas"]["McpBatchResponse"];
        /** @description Why the service does not accept a message. */
        McpError: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description That of the request, if it could be read. */
            id?: components["schemas"]["McpMessageId"] | null;
            /** @description What is wrong with the message. */
            error: components["schemas"]["McpErrorDetails"];
        };
        /**
         * @description A method of RFC 6750.
         * @enum {string}
         */
        BearerMethod: "header";
        /** @description A protected resource as in RFC 9728. */
        ResourceMetadata: {
            /** @description Identifies the resource: the audience of its access tokens. */
            resource: components["schemas"]["Url"];
            /** @description What the operator calls the service, and the part of it. */
            resource_name: string;
            /** @description Who issues access tokens. */
            authorization_servers: components["schemas"]["Url"][];
            /** @description What a token may have. */
            scopes_supported: components["schemas"]["AnyTokenScope"][];
            /** @description How a token is sent. */
            bearer_methods_supported: components["schemas"]["BearerMethod"][];
            /** @description The reference for people. */
            resource_documentation: components["schemas"]["Url"];
        };
        /** @description An iCalendar document (RFC 5545, RFC 7986) in UTF-8. */
        CalendarFile: string;
        /** @description The name of a file of a picture. It never stands for another picture. */
        PictureName: string;
        /**
         * Format: binary
         * @description The picture, as WebP.
         */
        WebpFile: Uint8Array;
        /** @description An Atom feed (RFC 4287) in UTF-8. Its texts are plain text, not HTML. */
        AtomFeed: string;
        /** @description A person with an RSVP to an event, as in the list of its attendees. After these columns there is one for each question that the event has, in their order: `answer: ` and the question. Answers to questions that it no longer has are in the list only. */
        AttendeeRow: {
            /** @description Who sent the RSVP. */
            user_id: components["schemas"]["Id"];
            /** @description The person's name. */
            user_name: components["schemas"]["Name"];
            /** @description What has become of the RSVP. */
            status: components["schemas"]["AttendeeStatus"];
            /**
             * Format: int32
             * @description 1 is the next to get a place; empty unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description When the RSVP was sent. */
            responded_at: components["schemas"]["Timestamp"];
            /** @description How many others the person brings. */
            guests: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When the person was first checked in at the door; empty before that.
             */
            checked_in_at: string | null;
            /** @description Whether the mail server of the person's address rejects emails. See the list of attendees. */
            email_undeliverable: boolean;
        } & {
            [key: string]: string;
        };
        /** @description Those with an RSVP, the waitlist last, each in the order in which they joined. */
        AttendeeRows: components["schemas"]["AttendeeRow"][];
        /** @description A member of a group, as in the list of its members. */
        MemberRow: {
            /** @description Who has joined. */
            user_id: components["schemas"]["Id"];
            /** @description The person's name. */
            user_name: components["schemas"]["Name"];
            /** @description When the person joined. */
            joined_at: components["schemas"]["Timestamp"];
            /** @description Whether the mail server of the person's address rejects emails. See the list of members. */
            email_undeliverable: boolean;
        };
        /** @description Members of the group, those who joined last first. */
        MemberRows: components["schemas"]["MemberRow"][];
        /** @description The numbers of an event in a period. After these columns there are two for each source: `views: ` and `rsvps: `, followed by the source, or by nothing where none is known. */
        EventPeriodRow: {
            /** @description The first day of the period, in UTC. */
            starts_on: components["schemas"]["Day"];
            /** @description How many RSVPs were sent on these days. */
            rsvps: components["schemas"]["Count"];
            /** @description How many RSVPs were canceled on these days. */
            rsvps_canceled: components["schemas"]["Count"];
            /** @description How often the page was opened in a browser. */
            views: components["schemas"]["Count"];
        } & {
            [key: string]: number;
        };
        /** @description Periods of an event, the earliest first. */
        EventPeriodRows: components["schemas"]["EventPeriodRow"][];
        /** @description The numbers of a group or an alliance in a period. After these columns there are two for each source: `views: ` and `rsvps: `, followed by the source, or by nothing where none is known. */
        CommunityPeriodRow: {
            /** @description The first day of the period, in UTC. */
            starts_on: components["schemas"]["Day"];
            /** @description How many people joined. */
            members_joined: components["schemas"]["Count"];
            /** @description How many left, were removed, or deleted their account. */
            members_left: components["schemas"]["Count"];
            /** @description How many members there were when the period ended. */
            members: components["schemas"]["Count"];
            /** @description How many RSVPs were sent, to any event, on these days. */
            rsvps: components["schemas"]["Count"];
            /** @description How many RSVPs were canceled on these days. */
            rsvps_canceled: components["schemas"]["Count"];
            /** @description How many people were checked in at the events that began on these days, guests not counted. */
            attended: components["schemas"]["Count"];
            /** @description How many people had a place at these events and were not checked in. Events that are not over, and those at which nobody was checked in, do not count. */
            no_shows: components["schemas"]["Count"];
            /** @description How often the pages were opened in a browser. */
            views: components["schemas"]["Count"];
        } & {
            [key: string]: number;
        };
        /** @description Periods of a group or an alliance, the earliest first. */
        CommunityPeriodRows: components["schemas"]["CommunityPeriodRow"][];
        /** @description Who changed what, and when, as in the list of audit entries. */
        AuditRow: {
            /** @description ID of the audit entry. */
            id: components["schemas"]["Id"];
            /** @description When the change was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description What was done. */
            action: components["schemas"]["AuditAction"];
            /**
             * Format: uuid
             * @description Who did it; empty for the operator and for an account that no longer exists.
             */
            actor_id: string | null;
            /** @description That person's name. */
            actor_name: string | null;
            /**
             * Format: uuid
             * @description ID of the API token that the actor used; empty for a browser session and for the operator.
             */
            token_id: string | null;
            /** @description What kind of resource was changed. */
            subject_type: components["schemas"]["AuditSubjectType"];
            /** @description ID of the resource. */
            subject_id: components["schemas"]["Id"];
            /** @description What the resource was called when it was changed, before a change of its name. */
            subject_name: components["schemas"]["Name"];
            /** @description The fields that changed, with their values before and after, as JSON. */
            changes: string;
        };
        /** @description Audit entries of the alliance, the latest first. */
        AuditRows: components["schemas"]["AuditRow"][];
        /**
         * @description Where to go after signing in: a path on this host, with its query. Anything else returns 400.
         * @default /dashboard
         */
        NextPath: string;
        /**
         * @description What has just happened. The page shows it as a message.
         * @enum {string}
         */
        Notice: "registered" | "signed_out" | "not_saved" | "form_saved" | "reset_requested" | "sign_in_link_requested" | "password_reset" | "account_deleted" | "email_verified" | "verification_sent" | "email_change_requested" | "email_change_canceled" | "email_changed" | "email_change_undone" | "provider_denied" | "provider_failed" | "provider_unverified" | "profile_saved" | "photo_saved" | "photo_removed" | "notifications_saved" | "password_changed" | "session_ended" | "other_sessions_ended" | "provider_linked" | "provider_unlinked" | "passkey_added" | "passkey_removed" | "totp_enabled" | "totp_disabled" | "recovery_codes_renewed" | "token_created" | "token_revoked" | "tokens_revoked" | "calendar_created" | "calendar_deleted" | "device_approved" | "device_denied" | "app_removed" | "client_saved" | "client_deleted" | "join_requested" | "join_banned" | "join_link_used" | "group_joined" | "invitation_accepted" | "group_left" | "rsvp_requested" | "rsvp_failed" | "rsvp_banned" | "rsvp_link_used" | "rsvp_attending" | "rsvp_waitlisted" | "rsvp_pending" | "rsvp_changed" | "rsvp_canceled" | "checked_in" | "already_checked_in" | "check_in_undone" | "message_sent" | "application_sent" | "application_withdrawn" | "report_sent" | "already_reported" | "event_deleted";
        /** @description A complete HTML page that works without JavaScript. */
        Html: string;
        /** @description The password form of the sign-in page. */
        LoginForm: {
            /** @description The address of the account. */
            email: components["schemas"]["Email"];
            /** @description Its password. */
            password: components["schemas"]["Password"];
            /** @description Where to go after signing in: a path on this host, with its query. Anything else returns 400. */
            next: components["schemas"]["NextPath"];
        };
        /**
         * Format: password
         * @description A password of 8 to 256 code points; 15 or more are recommended. All characters except NUL and unpaired surrogates are allowed, without composition rules; at least 6 of them can be seen. The 3,000 most common passwords, the user's email address and the name of this site are refused (400). Compared after Unicode NFKC normalization, otherwise exactly as written.
         */
        NewPassword: string;
        /** @description The form of the registration page. */
        RegisterForm: {
            /** @description The name that other users see. It can be changed later. */
            name: components["schemas"]["Name"];
            /** @description The address of the new account. The verification email goes there. */
            email: components["schemas"]["Email"];
            /** @description The password of the new account. 8 to 256 code points, 15 or more are recommended; at least 6 of them can be seen. The 3,000 most common passwords, the user's email address and the name of this site are refused (400). */
            password: components["schemas"]["NewPassword"];
            /** @description Where to go after signing in: a path on this host, with its query. Anything else returns 400. */
            next: components["schemas"]["NextPath"];
        };
        /** @description The form that requests a password reset link. */
        ForgotPasswordForm: {
            /** @description The address of the account. The link goes there. */
            email: components["schemas"]["Email"];
        };
        /** @description The `token` from the link in the email. It works once and for a limited time. */
        MailToken: string;
        /** @description The form behind a password reset link. */
        ResetPasswordForm: {
            /** @description The `token` from the password reset link. It works once, within 60 minutes. */
            token: components["schemas"]["MailToken"];
            /** @description The password from now on. 8 to 256 code points, 15 or more are recommended; at least 6 of them can be seen. The 3,000 most common passwords, the user's email address and the name of this site are refused (400). */
            password: components["schemas"]["NewPassword"];
        };
        /** @description The form that requests an email with a link. */
        SignInLinkForm: {
            /** @description The address of the account. The link goes there. */
            email: components["schemas"]["Email"];
            /** @description Where to go after signing in: a path on this host, with its query. Anything else returns 400. */
            next: components["schemas"]["NextPath"];
            /** @description Ignored. A button of the sign-in page sends that page's form here. */
            password?: string;
        };
        /** @description The form behind a link that asks once more before it does anything. */
        MailLinkForm: {
            /** @description The `token` from the link in the email. It works once, and for a limited time. */
            token: components["schemas"]["MailToken"];
        };
        /** @description The form behind a link that creates an account. */
        SignUpForm: {
            /** @description The `token` from the link in the email. It works once, and for a limited time. */
            token: components["schemas"]["MailToken"];
            /** @description The name that others see. */
            name: components["schemas"]["Name"];
        };
        /** @description Bytes in base64url (RFC 4648 §5), without padding. */
        Base64Url: string;
        /** @description How a browser may reach an authenticator; later versions of Web Authentication add ways. */
        AuthenticatorTransport: string;
        /** @description Names a passkey (`PublicKeyCredentialDescriptorJSON` of Web Authentication). */
        PasskeyDescriptor: {
            /** @description The authenticator's name for it. */
            id: components["schemas"]["Base64Url"];
            /**
             * @description The only type there is.
             * @constant
             */
            type: "public-key";
            /** @description How a browser may reach the authenticator. */
            transports: components["schemas"]["AuthenticatorTransport"][];
        };
        /**
         * @description Whether the authenticator must verify its user, by a fingerprint or a PIN.
         * @constant
         */
        UserVerification: "required";
        /** @description The options to use a passkey (`PublicKeyCredentialRequestOptionsJSON` of Web Authentication). */
        PasskeyRequest: {
            /** @description What the authenticator signs. */
            challenge: components["schemas"]["Base64Url"];
            /**
             * Format: int32
             * @description Milliseconds that the user has.
             */
            timeout: number;
            /** @description The host of this service. */
            rpId: string;
            /** @description The passkeys that may be used; none means any of this site. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
            /** @description Always, as a passkey counts as both factors. */
            userVerification: components["schemas"]["UserVerification"];
        };
        /** @description A signature and what was signed. */
        PasskeyAssertionResponse: {
            /** @description What the browser knows: the challenge and the origin. */
            clientDataJSON: components["schemas"]["Base64Url"];
            /** @description What the authenticator knows: the site, and whether it has verified its user. */
            authenticatorData: components["schemas"]["Base64Url"];
            /** @description Over both of these. */
            signature: components["schemas"]["Base64Url"];
            /** @description The user whom the passkey was made for. */
            userHandle?: components["schemas"]["Base64Url"];
        };
        /** @description What the authenticator has signed (`AuthenticationResponseJSON` of Web Authentication, as far as it is read). */
        PasskeyAssertion: {
            /** @description The authenticator's name for the passkey. */
            id: components["schemas"]["Base64Url"];
            /** @description The signature and what was signed. */
            response: components["schemas"]["PasskeyAssertionResponse"];
        };
        /** @description A passkey that was used, and where to go. */
        PasskeySignIn: {
            /** @description What the authenticator has signed. */
            credential: components["schemas"]["PasskeyAssertion"];
            /** @description Where to go afterwards: a path on this host, with its query. Anything else returns 400. */
            next: components["schemas"]["NextPath"];
        };
        /**
         * Format: password
         * @description Six digits, or a recovery code. Spaces, hyphens and case do not count.
         */
        SecondFactorCode: string;
        /** @description The form that asks for the second factor. */
        SecondFactorForm: {
            /** @description Of the authenticator app, or one of the recovery codes. */
            code: components["schemas"]["SecondFactorCode"];
            /** @description Where to go afterwards: a path on this host, with its query. Anything else returns 400. */
            next: components["schemas"]["NextPath"];
        };
        /** @description A parameter of OAuth 2.1. */
        OAuthText: string;
        /** @description The identifier of a client. */
        ClientId: string;
        /** @description A URL of the app: https, http on a loopback address (`127.0.0.1`, `[::1]` or `localhost`), or a private-use scheme (RFC 8252 §7.1), such as `org.example.app:/callback` or `cursor://callback`. Schemes that run code, read files or belong to browsers or other protocols are rejected, such as `javascript`, `data`, `file`, `mailto` and `ws`. No fragment, no user name. */
        RedirectUri: string;
        /** @description Resources (RFC 8707). A single value is read as an array of one. */
        Resources: components["schemas"]["OAuthText"][];
        /**
         * @description In the query of `redirect_uri`.
         * @enum {string}
         */
        ResponseMode: "query";
        /** @description The identifier of a request of an app. */
        AuthorizationId: string;
        /**
         * @description What the user has chosen.
         * @enum {string}
         */
        Decision: "allow" | "deny";
        /** @description The buttons of the page that asks the user. */
        ConsentForm: {
            /** @description Whether to allow the app. */
            decision: components["schemas"]["Decision"];
        };
        /** @description A code, token, verifier or client secret. */
        OAuthSecret: string;
        /** @description What is needed depends on `grant_type`. No parameter may be repeated, except `resource`. */
        AccessTokenRequest: {
            /** @description `authorization_code`, `refresh_token` or `urn:ietf:params:oauth:grant-type:device_code`. */
            grant_type: components["schemas"]["OAuthText"];
            /** @description The client, unless it authenticates by HTTP Basic. */
            client_id?: components["schemas"]["ClientId"];
            /** @description Of a client that was registered with `client_secret_post`. */
            client_secret?: components["schemas"]["OAuthSecret"];
            /** @description The authorization code. */
            code?: components["schemas"]["OAuthSecret"];
            /** @description The one of the authorization request. */
            redirect_uri?: components["schemas"]["OAuthText"];
            /** @description The verifier whose challenge was sent (RFC 7636). */
            code_verifier?: components["schemas"]["OAuthSecret"];
            /** @description The latest refresh token. */
            refresh_token?: components["schemas"]["OAuthSecret"];
            /** @description From `POST /oauth/device_authorization`. */
            device_code?: components["schemas"]["OAuthSecret"];
            /** @description To a refresh token: fewer scopes than it has. */
            scope?: components["schemas"]["OAuthText"];
            /** @description What the access token is for. */
            resource?: components["schemas"]["Resources"];
        } & {
            [key: string]: components["schemas"]["OAuthText"];
        };
        /** @description The tokens (RFC 6749 §5.1). */
        AccessTokenResponse: {
            /** @description Send it as `Authorization: Bearer <token>`. */
            access_token: string;
            /** @description `Bearer`. */
            token_type: components["schemas"]["OAuthText"];
            /**
             * Format: int32
             * @description Seconds for which the access token works.
             */
            expires_in: number;
            /** @description For the next access token; it works once. */
            refresh_token?: string;
            /** @description The scopes of the access token, with spaces between them. */
            scope: components["schemas"]["OAuthText"];
        };
        /** @description What went wrong, as OAuth clients expect it (RFC 6749 §5.2). */
        OAuthErrorBody: {
            /** @description The code of the error, for programs. */
            error: string;
            /** @description A sentence for the app's developer. Its wording may change. */
            error_description: string;
        };
        /** @description Client metadata (RFC 7591 §2). What is not listed is ignored; a member that is null or an empty string counts as absent. */
        ClientRegistration: {
            /**
             * @description What users see.
             * @default An app without a name
             */
            client_name: components["schemas"]["Name"];
            /** @description The app's own page. */
            client_uri?: components["schemas"]["Url"];
            /**
             * @description Where users may return to. Needed for `authorization_code`.
             * @default []
             */
            redirect_uris: components["schemas"]["RedirectUri"][];
            /**
             * @description Of `authorization_code`, `refresh_token` and `urn:ietf:params:oauth:grant-type:device_code`.
             * @default [
             *       "authorization_code",
             *       "refresh_token"
             *     ]
             */
            grant_types: components["schemas"]["OAuthText"][];
            /**
             * @description `code`, or nothing for a device.
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
        /** @description The client as it is registered (RFC 7591 §3.2.1). */
        RegisteredClient: {
            /** @description Names the client. */
            client_id: components["schemas"]["ClientId"];
            /** @description When it was registered. */
            client_id_issued_at: components["schemas"]["EpochSeconds"];
            /** @description Shown only here. Missing for a client that cannot keep one. */
            client_secret?: components["schemas"]["OAuthSecret"];
            /** @description 0: the secret does not expire. */
            client_secret_expires_at?: components["schemas"]["EpochSeconds"];
            /** @description What users see. */
            client_name: components["schemas"]["Name"];
            /** @description The app's own page. */
            client_uri?: components["schemas"]["Url"];
            /** @description Where users may return to. */
            redirect_uris: components["schemas"]["RedirectUri"][];
            /** @description How it may get access tokens. */
            grant_types: components["schemas"]["OAuthText"][];
            /** @description What it may ask the authorization endpoint for. */
            response_types: components["schemas"]["OAuthText"][];
            /** @description How it authenticates. */
            token_endpoint_auth_method: components["schemas"]["OAuthText"];
        };
        /** @description A token, and the client that asks. */
        IntrospectionRequest: {
            /** @description The access or refresh token. */
            token: components["schemas"]["OAuthSecret"];
            /** @description Not needed: a token tells what it is. */
            token_type_hint?: components["schemas"]["OAuthText"];
            /** @description The client, unless it authenticates by HTTP Basic. */
            client_id?: components["schemas"]["ClientId"];
            /** @description Of a client that was registered with `client_secret_post`. */
            client_secret?: components["schemas"]["OAuthSecret"];
        } & {
            [key: string]: components["schemas"]["OAuthText"];
        };
        /** @description Only `active` if the token does not work. */
        IntrospectionResponse: {
            /** @description Whether the token works. */
            active: boolean;
            /** @description Its scopes, with spaces between them. */
            scope?: components["schemas"]["OAuthText"];
            /** @description The client. */
            client_id?: components["schemas"]["ClientId"];
            /** @description The id of the user. */
            sub?: components["schemas"]["OAuthText"];
            /** @description What it is for; an access token only. */
            aud?: components["schemas"]["OAuthText"];
            /** @description This service. */
            iss?: components["schemas"]["OAuthText"];
            /** @description When it ends. */
            exp?: components["schemas"]["EpochSeconds"];
            /** @description When it was issued. */
            iat?: components["schemas"]["EpochSeconds"];
            /** @description `Bearer`, or `refresh_token`. */
            token_type?: components["schemas"]["OAuthText"];
        };
        /** @description What the program asks for. */
        DeviceRequest: {
            /** @description The client, unless it authenticates by HTTP Basic. */
            client_id?: components["schemas"]["ClientId"];
            /** @description Of a client that was registered with `client_secret_post`. */
            client_secret?: components["schemas"]["OAuthSecret"];
            /** @description Scopes with spaces between them; `profile:read` if it is missing. */
            scope?: components["schemas"]["OAuthText"];
            /** @description What the access token is for. */
            resource?: components["schemas"]["Resources"];
        } & {
            [key: string]: components["schemas"]["OAuthText"];
        };
        /** @description Eight letters, as they were typed. */
        UserCode: string;
        /** @description The codes (RFC 8628 §3.2). */
        DeviceAuthorization: {
            /** @description To ask for the token with. */
            device_code: components["schemas"]["OAuthSecret"];
            /** @description To show to the user. */
            user_code: components["schemas"]["UserCode"];
            /** @description Where the user types it. */
            verification_uri: components["schemas"]["OAuthText"];
            /** @description The same with the code, for a QR code. */
            verification_uri_complete: components["schemas"]["OAuthText"];
            /**
             * Format: int32
             * @description Seconds until the codes end.
             */
            expires_in: number;
            /**
             * Format: int32
             * @description Seconds to wait between two questions.
             */
            interval: number;
        };
        /** @description The buttons of the page that asks the user for a device. */
        DeviceForm: {
            /** @description The code that the device shows. */
            user_code: components["schemas"]["UserCode"];
            /** @description Whether to allow the device. */
            decision: components["schemas"]["Decision"];
        };
        /** @description A list of values of OAuth 2.1. */
        OAuthTexts: components["schemas"]["OAuthText"][];
        /** @description Metadata (RFC 8414 §2). */
        AuthorizationServer: {
            /** @description Names this server; the same as `iss` in responses. */
            issuer: components["schemas"]["OAuthText"];
            /** @description Where apps send browsers. */
            authorization_endpoint: components["schemas"]["OAuthText"];
            /** @description Where apps get tokens. */
            token_endpoint: components["schemas"]["OAuthText"];
            /** @description Where apps register. */
            registration_endpoint: components["schemas"]["OAuthText"];
            /** @description Where apps revoke tokens. */
            revocation_endpoint: components["schemas"]["OAuthText"];
            /** @description Where apps ask about tokens. */
            introspection_endpoint: components["schemas"]["OAuthText"];
            /** @description Where programs without a browser begin. */
            device_authorization_endpoint: components["schemas"]["OAuthText"];
            /** @description The scopes. */
            scopes_supported: components["schemas"]["OAuthTexts"];
            /** @description `code`. */
            response_types_supported: components["schemas"]["OAuthTexts"];
            /** @description `query`. */
            response_modes_supported: components["schemas"]["OAuthTexts"];
            /** @description How apps get access tokens. */
            grant_types_supported: components["schemas"]["OAuthTexts"];
            /** @description How clients authenticate. */
            token_endpoint_auth_methods_supported: components["schemas"]["OAuthTexts"];
            /** @description The same for revocation. */
            revocation_endpoint_auth_methods_supported: components["schemas"]["OAuthTexts"];
            /** @description The same for introspection. */
            introspection_endpoint_auth_methods_supported: components["schemas"]["OAuthTexts"];
            /** @description PKCE methods: `S256`. */
            code_challenge_methods_supported: components["schemas"]["OAuthTexts"];
            /** @description RFC 9207. */
            authorization_response_iss_parameter_supported: boolean;
            /** @description Whether a `client_id` may be the URL of a metadata document. */
            client_id_metadata_document_supported: boolean;
            /** @description The reference. */
            service_documentation: components["schemas"]["OAuthText"];
        };
        /** @description That the process runs. */
        Liveness: {
            /** @description `ok`, as long as there is a response. */
            status: components["schemas"]["HealthStatus"];
        };
        /**
         * @description Either `ok`, or `late` for work that has waited for too long, or a value that a later version adds.
         * @enum {string}
         */
        CheckStatus: "ok" | "late";
        /** @description What was checked, and found to be in order or late. */
        ReadinessChecks: {
            /** @description Whether the database has answered within two seconds. */
            database: components["schemas"]["CheckStatus"];
            /** @description Whether the database has every migration of this release; it may have those of a newer one. */
            migrations: components["schemas"]["CheckStatus"];
            /** @description `late` when an entry of the outbox is due for more than five minutes and no worker has done it. */
            outbox: components["schemas"]["CheckStatus"];
        };
        /** @description That the process takes requests, and what was checked. */
        Readiness: {
            /** @description `ok`; a process that is not ready responds with 503. */
            status: components["schemas"]["HealthStatus"];
            /** @description What was checked. */
            checks: components["schemas"]["ReadinessChecks"];
            /** @description What an operator should look at, in words; none if all is well. */
            warnings: string[];
        };
        /** @description A list of documents, in Markdown. */
        LlmsTxt: string;
        /** @description The introduction in Markdown. */
        Introduction: string;
        /** @description An OpenAPI 3.1 document in JSON. The OpenAPI specification defines the rest of it. */
        OpenapiDocument: {
            /** @description The version of the OpenAPI specification that the document conforms to. */
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A file as in RFC 9116, with one field a line. */
        SecurityTxt: string;
        /**
         * @description Of 7, 30, 90 or 366 days, or without an end.
         * @enum {string}
         */
        TokenLifetime: "week" | "month" | "quarter" | "year" | "never";
        /** @description At least one scope must be selected. A form repeats `scopes` for each scope; a single value is read as an array of one. */
        TokenForm: {
            /** @description What the token is for. It need not be unique. */
            name: components["schemas"]["Name"];
            /** @description What the token may do. */
            scopes: components["schemas"]["TokenScopes"];
            /**
             * @description How long the token works.
             * @default quarter
             */
            expires_in: components["schemas"]["TokenLifetime"];
        };
        /** @description Names a user and a kind of email, signed by the service. It works until the service has another key, and grants nothing else. */
        UnsubscribeToken: string;
        /** @description What mail programs send for their users (RFC 8058), and the button of the page. */
        OneClickUnsubscribe: {
            /**
             * @description Says that the user has asked for it.
             * @constant
             */
            "List-Unsubscribe"?: "One-Click";
        };
        /** @description The body of a `event.published` message. */
        EventPublishedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "event.published";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The event as it was published. */
            data: components["schemas"]["GroupEvent"];
        };
        /** @description The body of a `event.updated` message. */
        EventUpdatedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "event.updated";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The event after the change. */
            data: components["schemas"]["GroupEvent"];
        };
        /** @description The body of a `event.canceled` message. */
        EventCanceledMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "event.canceled";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The event after the change. */
            data: components["schemas"]["GroupEvent"];
        };
        /** @description What identifies an event, and its name to show. */
        EventReference: {
            /** @description ID of the event. */
            id: components["schemas"]["Id"];
            /** @description Unique within the group. */
            slug: components["schemas"]["Slug"];
            /** @description What the event is called. */
            name: components["schemas"]["Name"];
        };
        /** @description Somebody's RSVP to an event, right after it changed. */
        RsvpPayload: {
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description The group that holds the event. */
            group: components["schemas"]["GroupReference"];
            /** @description The event. */
            event: components["schemas"]["EventReference"];
            /** @description Whose RSVP it is. */
            user: components["schemas"]["Person"];
            /** @description What has become of the RSVP. */
            status: components["schemas"]["AttendanceStatus"];
            /**
             * Format: int32
             * @description 1 is the next to get a place; `null` unless waitlisted.
             */
            waitlist_position: number | null;
            /** @description How many others the person brings. */
            guests: components["schemas"]["Guests"];
            /**
             * Format: date-time
             * @description When the RSVP was sent; `null` if it was canceled.
             */
            responded_at: string | null;
            /**
             * Format: date-time
             * @description When the person was checked in; `null` before that.
             */
            checked_in_at: string | null;
        };
        /** @description The body of a `rsvp.created` message. */
        RsvpCreatedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "rsvp.created";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The new RSVP. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.promoted` message. */
        RsvpPromotedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "rsvp.promoted";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The RSVP, which now has a place. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.updated` message. */
        RsvpUpdatedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "rsvp.updated";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The RSVP as it is now. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.approved` message. */
        RsvpApprovedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "rsvp.approved";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The RSVP, `attending` or `waitlisted`. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.declined` message. */
        RsvpDeclinedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "rsvp.declined";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The RSVP, which is `declined`. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.canceled` message. */
        RsvpCanceledMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "rsvp.canceled";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description What is left of the RSVP. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description The body of a `rsvp.checked_in` message. */
        RsvpCheckedInMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "rsvp.checked_in";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The RSVP, with `checked_in_at`. */
            data: components["schemas"]["RsvpPayload"];
        };
        /** @description Somebody's membership of a group, right after it changed. */
        MembershipPayload: {
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description The group. */
            group: components["schemas"]["GroupReference"];
            /** @description Who joined or left. */
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
             * @description What the message is of.
             * @constant
             */
            type: "member.joined";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The new membership. */
            data: components["schemas"]["MembershipPayload"];
        };
        /** @description The body of a `member.left` message. */
        MemberLeftMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "member.left";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description What is left of the membership. */
            data: components["schemas"]["MembershipPayload"];
        };
        /** @description The body of a `job.published` message. */
        JobPublishedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "job.published";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The job as it was published. */
            data: components["schemas"]["Job"];
        };
        /** @description The body of a `job.closed` message. */
        JobClosedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "job.closed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The job after the change. */
            data: components["schemas"]["Job"];
        };
        /** @description The body of a `application.submitted` message. */
        ApplicationSubmittedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "application.submitted";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The new application. */
            data: components["schemas"]["JobApplication"];
        };
        /** @description What names an application that no longer exists. */
        WithdrawnApplication: {
            /** @description ID that the application had. */
            id: components["schemas"]["Id"];
            /** @description ID of the job that it was for. */
            job_id: components["schemas"]["Id"];
        };
        /** @description The body of a `application.withdrawn` message. */
        ApplicationWithdrawnMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "application.withdrawn";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Which application it was. */
            data: components["schemas"]["WithdrawnApplication"];
        };
        /** @description The body of a `landscape.published` message. */
        LandscapePublishedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "landscape.published";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The entry as it was published. */
            data: components["schemas"]["LandscapeEntry"];
        };
        /** @description The body of a `landscape.removed` message. */
        LandscapeRemovedMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "landscape.removed";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The entry as it last was, with `published` false. */
            data: components["schemas"]["LandscapeEntry"];
        };
        /** @description Which webhook an administrator tries. */
        WebhookTestPayload: {
            /** @description Slug of the alliance. */
            alliance: components["schemas"]["Slug"];
            /** @description ID of the webhook. */
            webhook_id: components["schemas"]["Id"];
        };
        /** @description The body of a `webhook.test` message. */
        WebhookTestMessage: {
            /**
             * @description What the message is of.
             * @constant
             */
            type: "webhook.test";
            /** @description When it happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Which webhook is tried. */
            data: components["schemas"]["WebhookTestPayload"];
        };
    };
    responses: never;
    parameters: {
        /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
        IfNoneMatchParameter: string;
        /** @description Return only results from the alliances with these slugs. */
        AllianceFilterParameter: string[];
        /** @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count. */
        QueryParameter: string;
        /** @description Maximum number of items per page. */
        LimitParameter: number;
        /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
        CursorParameter: components["schemas"]["Cursor"];
        /** @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`. */
        UpdatedSinceParameter: components["schemas"]["Timestamp"];
        /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
        IdempotencyKeyParameter: string;
        /** @description Slug of the alliance. */
        AllianceParameter: string;
        /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
        IfMatchParameter: string;
        /** @description ID of the user, as in `GET /api/v1/me` or a list of people. */
        UserIdParameter: components["schemas"]["Id"];
        /** @description Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count. */
        PersonNameParameter: string;
        /** @description ID of the invitation, as in the list of the alliance's invitations. */
        AllianceInvitationIdParameter: components["schemas"]["Id"];
        /** @description ID of the person, as in the list of members or of bans. */
        MemberIdParameter: components["schemas"]["Id"];
        /** @description Whether to keep the person out from now on. */
        BanParameter: boolean;
        /** @description Why the person is banned, for administrators only: the person never sees it. With `ban=true` only. A ban that exists keeps its reason. */
        BanReasonParameter: components["schemas"]["BanReason"];
        /** @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days. */
        FromParameter: components["schemas"]["Day"];
        /** @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended. */
        ToParameter: components["schemas"]["Day"];
        /** @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range. */
        IntervalParameter: components["schemas"]["StatisticsInterval"];
        /** @description ID of the webhook, from the list of the alliance's webhooks. */
        WebhookIdParameter: components["schemas"]["Id"];
        /** @description ID of the delivery, which the receiver gets as `webhook-id`. */
        DeliveryIdParameter: components["schemas"]["Id"];
        /** @description Return only results in these countries. */
        CountryCodeFilterParameter: components["schemas"]["CountryCode"][];
        /** @description Return only results with at least one of these tags. */
        TagFilterParameter: string[];
        /** @description Return only results in these cities, compared without case and accents. */
        CityFilterParameter: string[];
        /** @description Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`. */
        NearParameter: string;
        /** @description Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect. */
        RadiusKmParameter: number;
        /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
        IncludeParameter: components["schemas"]["Include"][];
        /** @description ID of the group, as in each response with the group. */
        GroupIdParameter: components["schemas"]["Id"];
        /** @description ID of a group without members, events and jobs. */
        EmptyGroupIdParameter: components["schemas"]["Id"];
        /** @description ID of the invitation, as in the list of invitations. */
        InvitationIdParameter: components["schemas"]["Id"];
        /** @description Return only results from the groups with these slugs. */
        GroupFilterParameter: string[];
        /** @description Return only events of these kinds. */
        EventKindFilterParameter: components["schemas"]["EventKind"][];
        /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
        CategoryFilterParameter: string[];
        /** @description Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; only administrators may use it, and a token needs the scope `admin:events`. */
        EventStatusFilterParameter: components["schemas"]["EventStatus"][];
        /** @description Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended. */
        EventFromParameter: components["schemas"]["Timestamp"];
        /** @description Return only events that start before this time. */
        EventToParameter: components["schemas"]["Timestamp"];
        /** @description Sort order. Ties are broken by ID. */
        EventSortParameter: components["schemas"]["EventSort"];
        /** @description Only events of this series. */
        SeriesFilterParameter: components["schemas"]["Id"];
        /** @description Slug of the group, unique in its alliance. */
        GroupSlugParameter: string;
        /** @description ID of the event, as in each response with the event. */
        EventIdParameter: components["schemas"]["Id"];
        /** @description ID of an event that is a draft. */
        DraftIdParameter: components["schemas"]["Id"];
        /** @description Whether the patch also reaches the events of the series that start later. */
        FollowingParameter: boolean;
        /** @description Return only people whose RSVP has one of these statuses; everybody without it. */
        AttendeeStatusFilterParameter: components["schemas"]["AttendeeStatusChoice"][];
        /** @description ID of the invitation, as in the list of the event's invitations. */
        EventInvitationIdParameter: components["schemas"]["Id"];
        /** @description Slug of the event, unique in its group. */
        EventSlugParameter: string;
        /** @description Slug of the job, unique among published jobs. */
        JobSlugParameter: string;
        /** @description ID of the job, as in each response with the job. */
        JobIdParameter: components["schemas"]["Id"];
        /** @description ID of the application. */
        ApplicationIdParameter: components["schemas"]["Id"];
        /** @description ID of the landscape entry. */
        EntryIdParameter: components["schemas"]["Id"];
        /** @description ID of the report, as in the list of reports. */
        ReportIdParameter: components["schemas"]["Id"];
        /** @description ID of the API token, from `GET /api/v1/me/tokens`. */
        TokenIdParameter: components["schemas"]["Id"];
        /** @description ID of the application, from `GET /api/v1/me/applications`. */
        OwnApplicationIdParameter: components["schemas"]["Id"];
        /** @description ID of the upload, from the response to it or `GET /api/v1/me/uploads`. */
        UploadIdParameter: components["schemas"]["Id"];
        /** @description The name of the file, from the `url` of an upload or of one of its `sizes`. */
        PictureNameParameter: components["schemas"]["PictureName"];
        /** @description The secret in the `url` of a private calendar. */
        CalendarSecretParameter: string;
        /** @description Where to go after signing in. */
        NextParameter: components["schemas"]["NextPath"];
        /** @description What has just happened. Set by the redirect to this page. */
        NoticeParameter: components["schemas"]["Notice"];
        /** @description The `token` from the link in the email. */
        MailTokenParameter: components["schemas"]["MailToken"];
        /** @description The page of the form, where the browser goes if none is kept. */
        FormPageParameter: components["schemas"]["NextPath"];
        /** @description The sign-in provider, `github`, `google` or `linkedin`. Any other, and one that is not configured here, returns 404. */
        ProviderParameter: string;
        /** @description How the app gets access: `code`. */
        ResponseTypeParameter: components["schemas"]["OAuthText"];
        /** @description The client, as it was registered, or the HTTPS URL of its metadata document. */
        ClientIdParameter: components["schemas"]["ClientId"];
        /** @description Where the user returns to; one of the client's. */
        RedirectUriParameter: components["schemas"]["RedirectUri"];
        /** @description Scopes with spaces between them; `profile:read` if it is missing. Those that do not exist are ignored. */
        ScopeParameter: components["schemas"]["OAuthText"];
        /** @description Returned to the app as it is. */
        AppStateParameter: components["schemas"]["OAuthText"];
        /** @description The SHA-256 of the verifier in base64url (RFC 7636). Without it the app gets `invalid_request`. */
        CodeChallengeParameter: components["schemas"]["OAuthText"];
        /** @description How the challenge was made: `S256`. */
        CodeChallengeMethodParameter: components["schemas"]["OAuthText"];
        /** @description What the access token is for (RFC 8707), the API, which is the default, or `/mcp`; a client that asks for both gets a token for one at a time. */
        ResourceParameter: components["schemas"]["Resources"];
        /** @description What the user is asked: `consent`, which is always so, or `none`, which therefore always fails. */
        PromptParameter: components["schemas"]["OAuthText"];
        /** @description How the app gets the response. */
        ResponseModeParameter: components["schemas"]["ResponseMode"];
        /** @description Names a request of an app. Without the cookie that was set with it, it is of no use. */
        AuthorizationIdParameter: components["schemas"]["AuthorizationId"];
        /** @description The code that the device shows. Case, hyphens and spaces do not matter. */
        UserCodeParameter: components["schemas"]["UserCode"];
        /** @description The `token` from the link in the email. */
        UnsubscribeTokenParameter: components["schemas"]["UnsubscribeToken"];
        /** @description ID of the message. It stays the same when the message is sent again, so a receiver that has seen it ignores the message. */
        SentIdParameter: components["schemas"]["Id"];
        /** @description When this attempt was made, in seconds since 1970. A receiver refuses one that is more than five minutes off, which may be a replay. */
        SentTimestampParameter: string;
        /** @description `v1,` and the base64 of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, by the bytes of the secret. After a rotation there are two, with a space between them: one of them must match. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
            query: {
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only the options of these lists. Without it, those of all four. */
                entity: components["schemas"]["FilterEntity"][];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
            query: {
                /** @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count. */
                q?: components["parameters"]["QueryParameter"];
                /** @description Sort order. Ties are broken by ID. */
                sort: components["schemas"]["AllianceSort"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ID of the user, as in `GET /api/v1/me` or a list of people. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the user, as in `GET /api/v1/me` or a list of people. */
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
            query: {
                /** @description Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count. */
                q?: components["parameters"]["PersonNameParameter"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the invitation, as in the list of the alliance's invitations. */
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
                /** @description Whether to keep the person out from now on. */
                ban: components["parameters"]["BanParameter"];
                /** @description Why the person is banned, for administrators only: the person never sees it. With `ban=true` only. A ban that exists keeps its reason. */
                reason?: components["parameters"]["BanReasonParameter"];
            };
            header?: never;
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the person, as in the list of members or of bans. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the person, as in the list of members or of bans. */
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
            query: {
                /** @description Return only changes to the resource with this ID; for roles, the ID of the user. */
                subject_id?: components["schemas"]["Id"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
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
            query: {
                /** @description Return only deliveries with any of these statuses. */
                status?: components["schemas"]["WebhookDeliveryStatus"][];
                /** @description Return only deliveries of events of any of these types. */
                event_type?: components["schemas"]["SentWebhookEventType"][];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
    listGroups: {
        parameters: {
            query: {
                /** @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count. */
                q?: components["parameters"]["QueryParameter"];
                /** @description Return only results in these categories, spelled as in `GET /api/v1/meta/filters`. */
                category?: string[];
                /** @description Return only groups in these regions, spelled as in `GET /api/v1/meta/filters`. */
                region?: string[];
                /** @description Return only results in these countries. */
                country_code?: components["parameters"]["CountryCodeFilterParameter"];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /** @description The value `false` returns the inactive groups that the caller administers; only administrators may use it, and a token needs the scope `admin:groups`. */
                active: boolean;
                /** @description Sort order. Ties are broken by ID. */
                sort: components["schemas"]["GroupSort"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only results in these cities, compared without case and accents. */
                city?: components["parameters"]["CityFilterParameter"];
                /** @description Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`. */
                near?: components["parameters"]["NearParameter"];
                /** @description Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect. */
                radius_km: components["parameters"]["RadiusKmParameter"];
                /** @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of a group without members, events and jobs. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count. */
                q?: components["parameters"]["PersonNameParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
            query: {
                /** @description Whether to keep the person out from now on. */
                ban: components["parameters"]["BanParameter"];
                /** @description Why the person is banned, for administrators only: the person never sees it. With `ban=true` only. A ban that exists keeps its reason. */
                reason?: components["parameters"]["BanReasonParameter"];
            };
            header?: never;
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the person, as in the list of members or of bans. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the person, as in the list of members or of bans. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
                /** @description ID of the group, as in each response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the user, as in `GET /api/v1/me` or a list of people. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the user, as in `GET /api/v1/me` or a list of people. */
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
                /** @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
                /** @description ID of the invitation, as in the list of invitations. */
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
            query: {
                /** @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count. */
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
                status: components["parameters"]["EventStatusFilterParameter"];
                /** @description Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended. */
                from?: components["parameters"]["EventFromParameter"];
                /** @description Return only events that start before this time. */
                to?: components["parameters"]["EventToParameter"];
                /** @description Sort order. Ties are broken by ID. */
                sort: components["parameters"]["EventSortParameter"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only results in these cities, compared without case and accents. */
                city?: components["parameters"]["CityFilterParameter"];
                /** @description Return only results in these countries. */
                country_code?: components["parameters"]["CountryCodeFilterParameter"];
                /** @description Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`. */
                near?: components["parameters"]["NearParameter"];
                /** @description Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect. */
                radius_km: components["parameters"]["RadiusKmParameter"];
                /** @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Only events of this series. */
                series_id?: components["parameters"]["SeriesFilterParameter"];
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count. */
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
                /** @description Return only results within `radius_km` of this point, latitude and longitude in degrees (WGS 84) with a comma between them. Results without a `location` are left out; the others tell their `distance_km`. */
                near?: components["parameters"]["NearParameter"];
                /** @description Kilometres around `near`, along the surface of the Earth. Without `near` it has no effect. */
                radius_km: components["parameters"]["RadiusKmParameter"];
                /** @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Return only events with these statuses. Defaults to published and canceled events. `draft` returns the drafts that the caller administers; only administrators may use it, and a token needs the scope `admin:events`. */
                status: components["parameters"]["EventStatusFilterParameter"];
                /** @description Only events of this series. */
                series_id?: components["parameters"]["SeriesFilterParameter"];
                /** @description Return only events that start at this time or later. Without `from`, `to` and `updated_since`, the list contains the events that have not ended. */
                from?: components["parameters"]["EventFromParameter"];
                /** @description Return only events that start before this time. */
                to?: components["parameters"]["EventToParameter"];
                /** @description Sort order. Ties are broken by ID. */
                sort: components["parameters"]["EventSortParameter"];
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the group, as in each response with the group. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the group, as in each response with the group. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of an event that is a draft. */
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
            query: {
                /** @description Whether the patch also reaches the events of the series that start later. */
                following: components["parameters"]["FollowingParameter"];
            };
            header?: {
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only people whose RSVP has one of these statuses; everybody without it. */
                status?: components["parameters"]["AttendeeStatusFilterParameter"];
                /** @description Return only people whose name contains this. Case and accents are ignored, and there are no wildcards. Spaces at either end do not count. */
                q?: components["parameters"]["PersonNameParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the user, as in `GET /api/v1/me` or a list of people. */
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
                /** @description ID of the event, as in each response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the user, as in `GET /api/v1/me` or a list of people. */
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
                /** @description ID of the event, as in each response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the user, as in `GET /api/v1/me` or a list of people. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
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
                /** @description ID of the event, as in each response with the event. */
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
                /** @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the event, as in each response with the event. */
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
                /** @description ID of the event, as in each response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
                /** @description ID of the invitation, as in the list of the event's invitations. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the event, as in each response with the event. */
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
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the event, as in each response with the event. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["AllianceParameter"];
                /** @description ID of the event, as in each response with the event. */
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
            query: {
                /** @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count. */
                q?: components["parameters"]["QueryParameter"];
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only results from the groups with these slugs. */
                group?: components["parameters"]["GroupFilterParameter"];
                /** @description Return only jobs that can (or cannot) be done from anywhere. */
                remote?: boolean;
                /** @description Return only jobs of these employment types. */
                employment_type?: components["schemas"]["EmploymentType"][];
                /** @description Return only jobs whose location contains one of these texts; case and accents are ignored. `GET /api/v1/meta/filters` lists the locations. */
                location?: string[];
                /** @description Return only results with at least one of these tags. */
                tag?: components["parameters"]["TagFilterParameter"];
                /** @description Return only jobs with these statuses. Defaults to `published`. `draft` and `closed` return the jobs that the caller administers; only administrators may use them, and a token needs the scope `admin:jobs`. */
                status: components["schemas"]["JobStatus"][];
                /** @description Sort order. Ties are broken by ID. */
                sort: components["schemas"]["JobSort"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
                /** @description Return more. `viewer` tells what each item is to the caller: membership, RSVP, application, and whether the caller may change it. That requires a credential; a token needs the scope `profile:read`. */
                include?: components["parameters"]["IncludeParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the job, as in each response with the job. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the job, as in each response with the job. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the job, as in each response with the job. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the job, as in each response with the job. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the job, as in each response with the job. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the job, as in each response with the job. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the job, as in each response with the job. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
            };
            path: {
                /** @description ID of the job, as in each response with the job. */
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
                /** @description Search words, matched by stem or beginning; a single letter matches only as a whole word. Case and accents are ignored. Every word must match; `"two words"`, `-word` and `OR` are understood as in `GET /api/v1/search`, but misspellings are not tolerated. Of more than eight different words the first eight count. */
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
                /** @description The value `false` returns the unpublished entries that the caller administers; only administrators may use it, and a token needs the scope `admin:landscape`. */
                published: boolean;
                /** @description Sort order. Ties are broken by ID. */
                sort: components["schemas"]["LandscapeSort"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
                /** @description Return only what has changed at this time or later: the resource itself, its counts, or a name that its JSON shows. What no longer is public is in `GET /api/v1/removed`. */
                updated_since?: components["parameters"]["UpdatedSinceParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
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
                /** @description Search text. All its words must match, by stem or beginning, a single letter only as a whole word; small misspellings are tolerated. If nothing has all words, results with at least half of them are returned, marked as `partial`. `"two words"` match as they are written and one after the other, `-word` and `-"two words"` must not match, and of words with `OR` (in capitals) between them one is enough: `python meetup OR workshop` is Python and one of the others. Case, accents and other optional marks are ignored. Words such as "the", "für" and "de" need not match, unless there are no others; abbreviations and other spellings of a term match too (`k8s`, `open telemetry`, `C++`). Japanese, Chinese, Korean and Thai words are found inside of a sentence. Anything else, such as a single quotation mark, `-` or `OR`, is ignored; without a word to look for, nothing is found. Of more than eight different words the first eight count. */
                q: string;
                /** @description Return only results of these types. By default these are all types that exist now: results of a type that a later version adds are returned only if this parameter asks for them. */
                types: components["schemas"]["SearchType"][];
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description Also return events that have ended, after those to come. */
                include_past: boolean;
                /** @description Of events, return only those that start at this time or later, past or not. Without `include_past`, `from` and `to`, these are the events that have not ended. Results of other types do not depend on it. */
                from?: components["schemas"]["Timestamp"];
                /** @description Of events, return only those that start before this time, past or not. Results of other types do not depend on it. */
                to?: components["schemas"]["Timestamp"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description Return only what left public view at this time or later. */
                since: components["schemas"]["Timestamp"];
                /** @description Return only resources of these types. */
                type?: components["schemas"]["ResourceType"][];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description Begin with what changed at this time or later, at most 90 days ago, or with the `id` of an event; without it, with what changes from now on. */
                since?: components["schemas"]["Timestamp"];
                /** @description Return only resources of these types. */
                type?: components["schemas"]["ResourceType"][];
            };
            header?: {
                /** @description The `id` of the last event that the client has; it goes before `since`. */
                "last-event-id"?: components["schemas"]["Timestamp"];
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
            query: {
                /** @description Return only results from the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilterParameter"];
                /** @description Return only reports with these statuses. */
                status?: components["schemas"]["ReportStatus"][];
                /** @description Return only reports about these. */
                subject_type?: components["schemas"]["ReportSubjectType"][];
                /** @description Sort order. Ties are broken by ID. */
                sort: components["schemas"]["ReportSort"];
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the report, as in the list of reports. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the report, as in the list of reports. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKeyParameter"];
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
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
            query: {
                /** @description Maximum number of items per page. */
                limit: components["parameters"]["LimitParameter"];
                /** @description The `next_cursor` of the previous page. An opaque value; use it with the same filters and order. */
                cursor?: components["parameters"]["CursorParameter"];
            };
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
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
                /** @description A unique value of the client's choice that makes retries safe. Repeating a key with the same path and body within 24 hours returns the first response again, even if the first request is still in progress; a different path or body returns 422. Only successful responses are stored. Keys are separate for each user and operation. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description ID of the upload, from the response to it or `GET /api/v1/me/uploads`. */
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
                /** @description Write only if one of these ETags is still current, or for `*`; otherwise return 412. Of alliances, groups and events only the revision in the tag is compared. A weak tag (`W/"…"`) matches like the strong one. */
                "if-match"?: components["parameters"]["IfMatchParameter"];
            };
            path: {
                /** @description ID of the upload, from the response to it or `GET /api/v1/me/uploads`. */
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
    sendMcpMessage: {
        parameters: {
            query: {
                /** @description Which tools are listed, as names with commas between them: `common`, `read`, `member`, `admin`, `search`. With `search`, tools that are not listed can be called too. */
                toolset: components["schemas"]["McpToolsets"];
                /** @description Whether tools are listed with the schemas of their results, about twice as long. Then a result is `structuredContent`; otherwise it is text. */
                output_schema: boolean;
                /** @description With `required`, each message needs a credential, so that a client signs its user in when it connects. Without it, when a tool needs it. */
                sign_in?: components["schemas"]["McpSignIn"];
            };
            header?: {
                /** @description The version of the protocol that the client speaks. Without it, 2025-03-26. */
                "mcp-protocol-version"?: string;
                /** @description The method of the message, from version 2026-07-28 on. */
                "mcp-method"?: string;
                /** @description The name of the tool or the prompt, or the URI of the resource, from version 2026-07-28 on. */
                "mcp-name"?: string;
                /** @description The site of the page that sends the message, as browsers tell it. */
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
            /** @description The response to a request, or those to the requests of a batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponses"];
                };
            };
            /** @description The message was a notification, or the batch had no requests. No body. */
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
            /** @description The identifier of the resource, and who issues tokens for it. */
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
            /** @description The identifier of the resource, and who issues tokens for it. */
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
            /** @description The identifier of the resource, and who issues tokens for it. */
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
    getAllianceCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
            /** @description The calendar of the alliance; without events if there are none. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
            /** @description The calendar of the group; without events if there are none. */
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
            query?: never;
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path: {
                /** @description The name of the file, from the `url` of an upload or of one of its `sizes`. */
                picture: components["parameters"]["PictureNameParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file that has this name. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
            /** @description The private calendar; without events if there are none. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ID of the event, as in each response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody with an RSVP; only the names of the columns if there is nobody. */
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
                /** @description ID of the group, as in each response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All members of the group; only the names of the columns if it has none. */
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
                /** @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: never;
            path: {
                /** @description ID of the event, as in each response with the event. */
                event_id: components["parameters"]["EventIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each period of the range. */
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
    exportGroupStatistics: {
        parameters: {
            query?: {
                /** @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range. */
                interval?: components["parameters"]["IntervalParameter"];
            };
            header?: never;
            path: {
                /** @description ID of the group, as in each response with the group. */
                group_id: components["parameters"]["GroupIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each period of the range. */
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
                /** @description The first day, in UTC. 89 days before `to` if omitted. A range has at most 731 days. */
                from?: components["parameters"]["FromParameter"];
                /** @description The last day, in UTC. Today if omitted; for an event that has ended, the day on which it ended. */
                to?: components["parameters"]["ToParameter"];
                /** @description How long a period is; `day` if omitted. Weeks begin on Mondays; the first and the last one may be cut by the range. */
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
            /** @description A row for each period of the range. */
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
            /** @description All audit entries of the alliance; only the names of the columns if there are none. */
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
                /** @description Where to go after signing in. */
                next: components["parameters"]["NextParameter"];
                /** @description What has just happened. Set by the redirect to this page. */
                notice?: components["parameters"]["NoticeParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the sign-in form and the providers, or, after what sends an email, with what to do next. */
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
            /** @description Signed in: redirects to `next`, with a new session. Where the account has a second factor: redirects to `/auth/second-factor?next=` followed by `next`, with a cookie that binds the sign-in to this browser for 10 minutes. */
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
                /** @description Where to go after signing in. */
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
            /** @description Accepted: redirects to `/auth/login?notice=registered`, and with `next` to `&next=` followed by it. To a form, with a cookie that holds the address as it was typed, and with one by which the link in the email leads to `next`, in this browser. */
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
            /** @description Accepted: redirects to `/auth/login?notice=reset_requested`. To a form, with a cookie that holds the address as it was typed. */
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
                /** @description Where to go after signing in. */
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
            /** @description Accepted: redirects to `/auth/login?notice=sign_in_link_requested`, and with `next` to `&next=` followed by it. To a form, with a cookie that holds the address as it was typed. */
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
            /** @description Signed in: redirects to where the link was to lead, with a new session. Where the account has a second factor: redirects to `/auth/second-factor?next=` followed by that, with a cookie that binds the sign-in to this browser for 10 minutes. */
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
            /** @description Signed in: redirects to the `next` of the request for the link, with a new session. Where the account has a second factor: redirects to `/auth/second-factor?next=` followed by that. */
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
                /** @description The page of the form, where the browser goes if none is kept. */
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
            /** @description No form is kept for this user in this browser: redirects to `next`. Without a session: redirects to `/auth/login?next=` followed by the path of this page. */
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
            /** @description Verified: redirects to `/dashboard?notice=email_verified` with a session, otherwise to `/auth/login?notice=email_verified`, and in the browser that registered with `next` to `&next=` followed by that. */
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
            /** @description Accepted: redirects to `/auth/login?notice=registered`, and with `next` to `&next=` followed by it. To a form, with a cookie that holds the address as it was typed. */
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
            /** @description The page that says what undoing does, with the button. */
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
                /** @description Where to go after signing in. */
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
            /** @description Nothing is to be confirmed: redirects to `next`, or without a session to `/auth/login`. */
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
            /** @description Confirmed: redirects to `next`, with a new session if it completes a sign-in. When there is nothing to confirm: redirects to `/auth/login`. */
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
                /** @description Where to go after signing in. */
                next: components["parameters"]["NextParameter"];
            };
            header?: never;
            path: {
                /** @description The sign-in provider, `github`, `google` or `linkedin`. Any other, and one that is not configured here, returns 404. */
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
                /** @description The error code that says why the provider refused. */
                error?: string;
                /** @description The reason in words, for people to read. */
                error_description?: string;
                /** @description URL of a page about the error. */
                error_uri?: string;
            };
            header?: never;
            path: {
                /** @description The sign-in provider, `github`, `google` or `linkedin`. Any other, and one that is not configured here, returns 404. */
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
                /** @description How the app gets access: `code`. */
                response_type?: components["parameters"]["ResponseTypeParameter"];
                /** @description The client, as it was registered, or the HTTPS URL of its metadata document. */
                client_id: components["parameters"]["ClientIdParameter"];
                /** @description Where the user returns to; one of the client's. */
                redirect_uri: components["parameters"]["RedirectUriParameter"];
                /** @description Scopes with spaces between them; `profile:read` if it is missing. Those that do not exist are ignored. */
                scope?: components["parameters"]["ScopeParameter"];
                /** @description Returned to the app as it is. */
                state?: components["parameters"]["AppStateParameter"];
                /** @description The SHA-256 of the verifier in base64url (RFC 7636). Without it the app gets `invalid_request`. */
                code_challenge?: components["parameters"]["CodeChallengeParameter"];
                /** @description How the challenge was made: `S256`. */
                code_challenge_method?: components["parameters"]["CodeChallengeMethodParameter"];
                /** @description What the access token is for (RFC 8707), the API, which is the default, or `/mcp`; a client that asks for both gets a token for one at a time. */
                resource?: components["parameters"]["ResourceParameter"];
                /** @description What the user is asked: `consent`, which is always so, or `none`, which therefore always fails. */
                prompt?: components["parameters"]["PromptParameter"];
                /** @description How the app gets the response. */
                response_mode?: components["parameters"]["ResponseModeParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the page that asks the user, or with `error`, `error_description`, `state` and `iss` to the app. */
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
                /** @description Names a request of an app. Without the cookie that was set with it, it is of no use. */
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
                /** @description Names a request of an app. Without the cookie that was set with it, it is of no use. */
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
            /** @description Without a session: redirects to `/auth/login?next=` followed by the path of this page. Where the second factor is to be shown first: redirects to `/auth/second-factor?next=` followed by the same. */
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
                /** @description Names a request of an app. Without the cookie that was set with it, it is of no use. */
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
            /** @description Redirects to `GET /oauth/authorize/{authorization_id}`, which leads back to the app. Where the second factor is to be shown first: redirects to `/auth/second-factor`. Without a session: redirects to `/auth/login`. */
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
            /** @description The client. `Location` is where it was registered, since the registration has no address of its own. */
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
            /** @description The token does not work any longer. No body. */
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
            /** @description Whether the token works, and if so, for what. */
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
            /** @description The code for the user to type, and the one for the program to ask with. */
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
                /** @description The code that the device shows. Case, hyphens and spaces do not matter. */
                user_code?: components["parameters"]["UserCodeParameter"];
                /** @description What has just happened. Set by the redirect to this page. */
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
            /** @description Without a session: redirects to `/auth/login?next=` followed by the path of this page. Where the second factor is to be shown first: redirects to `/auth/second-factor?next=` followed by the same. */
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
            /** @description Redirects to `/oauth/device?notice=device_approved`, or `device_denied`. Where the second factor is to be shown first: redirects to `/auth/second-factor`. Without a session: redirects to `/auth/login`. */
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
            /** @description The addresses, and what is supported. */
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
            /** @description Send requests to this process. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
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
    getSecurityTxt: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags the client already has, or `*`. Returns 304 if one of them is still current. */
                "if-none-match"?: components["parameters"]["IfNoneMatchParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, with a contact and when it expires. */
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
                /** @description What has just happened. Set by the redirect to this page. */
                notice?: components["parameters"]["NoticeParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the caller's tokens, live ones first, and the form that creates one; or with the new token. */
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
            /** @description To a JSON body: the page with the new token's secret, which is shown only once, here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description To a form: redirects to `/settings/tokens?notice=token_created`, with a cookie that holds the secret for that page, which is the only one to show it. Not confirmed within 10 minutes: redirects to `/auth/second-factor?next=/settings/tokens`. Without a session: redirects to `/auth/login?next=/settings/tokens`. */
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
            /** @description The page that says so. */
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
  ErrorCode: ["malformed_request","validation_failed","invalid_cursor","cross_site_request","method_not_allowed","not_acceptable","unsupported_media_type","content_too_large","uri_too_long","headers_too_large","request_timeout","expectation_failed","unauthorized","invalid_token","invalid_credentials","insufficient_scope","email_not_verified","reauthentication_required","role_required","banned","invitation_of_another","second_factor_required","step_up_required","forbidden","too_many_requests","link_expired","sign_in_expired","oauth_error","password_refused","not_found","slug_taken","invalid_transition","capacity_too_small","event_full","rsvp_not_open_yet","rsvp_closed","rsvp_declined","not_attending","check_in_not_open","check_in_closed","unknown_check_in_code","no_recipients","answer_required","invalid_answer","event_not_open","event_ended","group_inactive","job_not_open","already_applied","application_rejected","event_not_draft","series_full","group_not_empty","token_limit_reached","storage_full","passkey_limit_reached","passkey_taken","second_factor_missing","webhook_limit_reached","webhook_disabled","client_limit_reached","secret_missing","account_disabled","user_banned","user_is_administrator","last_administrator","global_administrator","provider_taken","last_sign_in_method","email_unchanged","email_taken","password_missing","password_changed","precondition_failed","idempotency_key_reused","overloaded","unavailable","timeout","internal_error"],
  FilterEntity: ["groups","events","jobs","landscape"],
  AllianceSort: ["name","newest","most_members","recently_updated"],
  Role: ["alliance_admin","group_admin"],
  InvitationStatus: ["pending","accepted","declined","withdrawn","expired"],
  AllianceInvitationRole: ["alliance_admin"],
  InvitationOutcome: ["invited","already_invited","invalid_address","limit_reached"],
  AuditAction: ["createAlliance","updateAlliance","createGroup","updateGroup","deleteGroup","createEvent","updateEvent","updateAttendee","checkInAttendee","undoCheckIn","sendEventMessage","sendGroupMessage","deleteEvent","copyEvent","createJob","updateJob","deleteJob","updateJobApplication","createLandscapeEntry","updateLandscapeEntry","deleteLandscapeEntry","grantAllianceAdmin","revokeAllianceAdmin","grantGroupAdmin","revokeGroupAdmin","createWebhook","updateWebhook","deleteWebhook","rotateWebhookSecret","removeGroupMember","removeAllianceMember","deleteGroupBan","deleteAllianceBan","updateReport","inviteToGroup","inviteToAlliance","inviteToEvent","withdrawGroupInvitation","withdrawAllianceInvitation","withdrawEventInvitation"],
  AuditSubjectType: ["alliance","group","event","job","job_application","landscape_entry","webhook","user","report"],
  StatisticsInterval: ["day","week"],
  AnyWebhookEventType: ["event.published","event.updated","event.canceled","rsvp.created","rsvp.promoted","rsvp.updated","rsvp.approved","rsvp.declined","rsvp.canceled","rsvp.checked_in","member.joined","member.left","job.published","job.closed","application.submitted","application.withdrawn","landscape.published","landscape.removed","*"],
  WebhookDisabledReason: ["administrator","failing","gone"],
  WebhookEventType: ["event.published","event.updated","event.canceled","rsvp.created","rsvp.promoted","rsvp.updated","rsvp.approved","rsvp.declined","rsvp.canceled","rsvp.checked_in","member.joined","member.left","job.published","job.closed","application.submitted","application.withdrawn","landscape.published","landscape.removed","*"],
  AnySentWebhookEventType: ["event.published","event.updated","event.canceled","rsvp.created","rsvp.promoted","rsvp.updated","rsvp.approved","rsvp.declined","rsvp.canceled","rsvp.checked_in","member.joined","member.left","job.published","job.closed","application.submitted","application.withdrawn","landscape.published","landscape.removed","webhook.test"],
  AnyWebhookDeliveryStatus: ["pending","delivered","failed"],
  WebhookDeliveryStatus: ["pending","delivered","failed"],
  SentWebhookEventType: ["event.published","event.updated","event.canceled","rsvp.created","rsvp.promoted","rsvp.updated","rsvp.approved","rsvp.declined","rsvp.canceled","rsvp.checked_in","member.joined","member.left","job.published","job.closed","application.submitted","application.withdrawn","landscape.published","landscape.removed","webhook.test"],
  CountryCode: ["AD","AE","AF","AG","AI","AL","AM","AO","AQ","AR","AS","AT","AU","AW","AX","AZ","BA","BB","BD","BE","BF","BG","BH","BI","BJ","BL","BM","BN","BO","BQ","BR","BS","BT","BV","BW","BY","BZ","CA","CC","CD","CF","CG","CH","CI","CK","CL","CM","CN","CO","CR","CU","CV","CW","CX","CY","CZ","DE","DJ","DK","DM","DO","DZ","EC","EE","EG","EH","ER","ES","ET","FI","FJ","FK","FM","FO","FR","GA","GB","GD","GE","GF","GG","GH","GI","GL","GM","GN","GP","GQ","GR","GS","GT","GU","GW","GY","HK","HM","HN","HR","HT","HU","ID","IE","IL","IM","IN","IO","IQ","IR","IS","IT","JE","JM","JO","JP","KE","KG","KH","KI","KM","KN","KP","KR","KW","KY","KZ","LA","LB","LC","LI","LK","LR","LS","LT","LU","LV","LY","MA","MC","MD","ME","MF","MG","MH","MK","ML","MM","MN","MO","MP","MQ","MR","MS","MT","MU","MV","MW","MX","MY","MZ","NA","NC","NE","NF","NG","NI","NL","NO","NP","NR","NU","NZ","OM","PA","PE","PF","PG","PH","PK","PL","PM","PN","PR","PS","PT","PW","PY","QA","RE","RO","RS","RU","RW","SA","SB","SC","SD","SE","SG","SH","SI","SJ","SK","SL","SM","SN","SO","SR","SS","ST","SV","SX","SY","SZ","TC","TD","TF","TG","TH","TJ","TK","TL","TM","TN","TO","TR","TT","TV","TW","TZ","UA","UG","UM","US","UY","UZ","VA","VC","VE","VG","VI","VN","VU","WF","WS","YE","YT","ZA","ZM","ZW"],
  GroupSort: ["name","newest","most_members","nearest","recently_updated"],
  Include: ["viewer"],
  MembershipStatus: ["member","none"],
  AttendanceStatus: ["attending","waitlisted","pending","declined","none"],
  GroupInvitationRole: ["group_admin"],
  EventKind: ["in_person","virtual","hybrid"],
  EventStatus: ["draft","published","canceled"],
  EventSort: ["soonest","latest","newest","nearest","recently_updated"],
  AnyEventKind: ["in_person","virtual","hybrid"],
  AnyEventStatus: ["draft","published","canceled"],
  NewEventStatus: ["draft","published"],
  QuestionKind: ["text","choice"],
  AnyQuestionKind: ["text","choice"],
  AttendeeStatusChoice: ["attending","waitlisted","pending","declined"],
  AttendeeStatus: ["attending","waitlisted","pending","declined"],
  AttendeeDecision: ["attending","declined"],
  AnyMessageAudience: ["attending","waitlisted","pending","everyone"],
  MessageAudience: ["attending","waitlisted","pending","everyone"],
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
  Notice: ["registered","signed_out","not_saved","form_saved","reset_requested","sign_in_link_requested","password_reset","account_deleted","email_verified","verification_sent","email_change_requested","email_change_canceled","email_changed","email_change_undone","provider_denied","provider_failed","provider_unverified","profile_saved","photo_saved","photo_removed","notifications_saved","password_changed","session_ended","other_sessions_ended","provider_linked","provider_unlinked","passkey_added","passkey_removed","totp_enabled","totp_disabled","recovery_codes_renewed","token_created","token_revoked","tokens_revoked","calendar_created","calendar_deleted","device_approved","device_denied","app_removed","client_saved","client_deleted","join_requested","join_banned","join_link_used","group_joined","invitation_accepted","group_left","rsvp_requested","rsvp_failed","rsvp_banned","rsvp_link_used","rsvp_attending","rsvp_waitlisted","rsvp_pending","rsvp_changed","rsvp_canceled","checked_in","already_checked_in","check_in_undone","message_sent","application_sent","application_withdrawn","report_sent","already_reported","event_deleted"],
  ResponseMode: ["query"],
  Decision: ["allow","deny"],
  CheckStatus: ["ok","late"],
  TokenLifetime: ["week","month","quarter","year","never"],
} as const;

/** What each scope allows, in words; in the order of the contract. */
export const scopeDescriptions = {"profile:read":"Read your profile","profile:write":"Change your profile","account:manage":"Change your email address, and export and delete your account","tokens:manage":"List, create and revoke API tokens","groups:join":"Join and leave groups","events:attend":"RSVP to events, and cancel","jobs:apply":"Apply to jobs","reports:create":"Report things to their administrators","uploads:create":"Upload pictures, and list and delete your uploads","admin:alliances":"Create and change the alliances that you administer","admin:groups":"Create and change the groups that you administer","admin:events":"Create and change the events that you administer","admin:jobs":"Create, change and delete the jobs that you administer","admin:landscape":"Create and change the landscape entries that you administer","admin:webhooks":"Create and change webhooks of the alliances that you administer","admin:reports":"Read the reports in what you administer, and decide about them"} as const;

export const sessionPages = {"login":"/auth/login","landing":"/dashboard","savedForm":"/auth/saved-form"} as const;

export const operationTable = {
  getHealth: {"method":"GET","path":"/api/v1/health","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"none","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getFilters: {"method":"GET","path":"/api/v1/meta/filters","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAlliances: {"method":"GET","path":"/api/v1/alliances","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createAlliance: {"method":"POST","path":"/api/v1/alliances","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.create","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["links"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAlliance: {"method":"GET","path":"/api/v1/alliances/{alliance}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"alliance.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateAlliance: {"method":"PATCH","path":"/api/v1/alliances/{alliance}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["links"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAllianceAdmins: {"method":"GET","path":"/api/v1/alliances/{alliance}/admins","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  grantAllianceAdmin: {"method":"PUT","path":"/api/v1/alliances/{alliance}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeAllianceAdmin: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAllianceMembers: {"method":"GET","path":"/api/v1/alliances/{alliance}/members","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAllianceInvitations: {"method":"GET","path":"/api/v1/alliances/{alliance}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  inviteToAlliance: {"method":"POST","path":"/api/v1/alliances/{alliance}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.invite","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["emails"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  withdrawAllianceInvitation: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/invitations/{invitation_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  removeAllianceMember: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/members/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAllianceBans: {"method":"GET","path":"/api/v1/alliances/{alliance}/bans","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteAllianceBan: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/bans/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAuditEntries: {"method":"GET","path":"/api/v1/alliances/{alliance}/audit","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.read_audit","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAllianceStatistics: {"method":"GET","path":"/api/v1/alliances/{alliance}/statistics","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.read_statistics","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listWebhooks: {"method":"GET","path":"/api/v1/alliances/{alliance}/webhooks","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createWebhook: {"method":"POST","path":"/api/v1/alliances/{alliance}/webhooks","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["event_types"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getWebhook: {"method":"GET","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateWebhook: {"method":"PATCH","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["event_types"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteWebhook: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  rotateWebhookSecret: {"method":"POST","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/rotate-secret","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  testWebhook: {"method":"POST","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/test","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listWebhookDeliveries: {"method":"GET","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getWebhookDelivery: {"method":"GET","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries/{delivery_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  redeliverWebhookMessage: {"method":"POST","path":"/api/v1/alliances/{alliance}/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:webhooks"],"permission":"alliance.manage_webhooks","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroups: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createGroup: {"method":"POST","path":"/api/v1/alliances/{alliance}/groups","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"alliance.create_group","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags","links"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getGroupById: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"group.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateGroup: {"method":"PATCH","path":"/api/v1/alliances/{alliance}/groups/{group_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags","links"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteGroup: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.delete","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupMembers: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/members","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupMessages: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/messages","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.message","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  sendGroupMessage: {"method":"POST","path":"/api/v1/alliances/{alliance}/groups/{group_id}/messages","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.message","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  removeGroupMember: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}/members/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupBans: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/bans","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteGroupBan: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}/bans/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupAdmins: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/admins","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  grantGroupAdmin: {"method":"PUT","path":"/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeGroupAdmin: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_admins","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getGroupStatistics: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/statistics","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.read_statistics","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listGroupInvitations: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  inviteToGroup: {"method":"POST","path":"/api/v1/alliances/{alliance}/groups/{group_id}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.invite","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["emails"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  withdrawGroupInvitation: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}/invitations/{invitation_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listEvents: {"method":"GET","path":"/api/v1/alliances/{alliance}/events","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAllEvents: {"method":"GET","path":"/api/v1/events","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getGroup: {"method":"GET","path":"/api/v1/groups/{alliance}/{group_slug}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"group.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getMembership: {"method":"GET","path":"/api/v1/groups/{alliance}/{group_id}/join","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["groups:join"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  joinGroup: {"method":"POST","path":"/api/v1/groups/{alliance}/{group_id}/join","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["groups:join"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  leaveGroup: {"method":"DELETE","path":"/api/v1/groups/{alliance}/{group_id}/join","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["groups:join"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createEvent: {"method":"POST","path":"/api/v1/groups/{group_id}/events","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"group.create_event","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags","questions"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getEventById: {"method":"GET","path":"/api/v1/events/{event_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"event.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateEvent: {"method":"PATCH","path":"/api/v1/events/{event_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags","questions"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteEvent: {"method":"DELETE","path":"/api/v1/events/{event_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.delete","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  copyEvent: {"method":"POST","path":"/api/v1/events/{event_id}/copies","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.copy","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["starts_at"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listAttendees: {"method":"GET","path":"/api/v1/events/{event_id}/attendees","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_attendees","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateAttendee: {"method":"PATCH","path":"/api/v1/events/{event_id}/attendees/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_attendees","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  checkInAttendee: {"method":"PUT","path":"/api/v1/events/{event_id}/attendees/{user_id}/check-in","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.check_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  undoCheckIn: {"method":"DELETE","path":"/api/v1/events/{event_id}/attendees/{user_id}/check-in","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.check_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getCheckInSummary: {"method":"GET","path":"/api/v1/events/{event_id}/check-ins","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.check_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  checkInByCode: {"method":"POST","path":"/api/v1/events/{event_id}/check-ins","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.check_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getEventStatistics: {"method":"GET","path":"/api/v1/events/{event_id}/statistics","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.read_statistics","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listEventMessages: {"method":"GET","path":"/api/v1/events/{event_id}/messages","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.message","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  sendEventMessage: {"method":"POST","path":"/api/v1/events/{event_id}/messages","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.message","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listEventInvitations: {"method":"GET","path":"/api/v1/events/{event_id}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  inviteToEvent: {"method":"POST","path":"/api/v1/events/{event_id}/invitations","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.invite","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["emails"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  withdrawEventInvitation: {"method":"DELETE","path":"/api/v1/events/{event_id}/invitations/{invitation_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.invite","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getEvent: {"method":"GET","path":"/api/v1/events/{alliance}/{group_slug}/{event_slug}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"event.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAttendance: {"method":"GET","path":"/api/v1/events/{alliance}/{event_id}/attendance","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  attendEvent: {"method":"POST","path":"/api/v1/events/{alliance}/{event_id}/attend","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["answers"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  cancelAttendance: {"method":"DELETE","path":"/api/v1/events/{alliance}/{event_id}/attend","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listJobs: {"method":"GET","path":"/api/v1/jobs","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createJob: {"method":"POST","path":"/api/v1/jobs","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.create","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getJob: {"method":"GET","path":"/api/v1/jobs/{slug}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"job.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getJobById: {"method":"GET","path":"/api/v1/jobs/id/{job_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"job.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateJob: {"method":"PATCH","path":"/api/v1/jobs/id/{job_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteJob: {"method":"DELETE","path":"/api/v1/jobs/id/{job_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.delete","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listJobApplicationsById: {"method":"GET","path":"/api/v1/jobs/id/{job_id}/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.manage_applications","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":{"deprecation":"@1795305600","sunset":"Mon, 22 Nov 2027 00:00:00 GMT"},"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getJobApplication: {"method":"GET","path":"/api/v1/jobs/id/{job_id}/applications/{application_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.manage_applications","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateJobApplication: {"method":"PATCH","path":"/api/v1/jobs/id/{job_id}/applications/{application_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.manage_applications","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listJobApplications: {"method":"GET","path":"/api/v1/jobs/{job_id}/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:jobs"],"permission":"job.manage_applications","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  applyToJob: {"method":"POST","path":"/api/v1/jobs/{job_id}/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["jobs:apply"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":"participations","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listLandscapeEntries: {"method":"GET","path":"/api/v1/landscape","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createLandscapeEntry: {"method":"POST","path":"/api/v1/landscape","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:landscape"],"permission":"landscape_entry.create","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getLandscapeEntry: {"method":"GET","path":"/api/v1/landscape/{entry_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"landscape_entry.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateLandscapeEntry: {"method":"PATCH","path":"/api/v1/landscape/{entry_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:landscape"],"permission":"landscape_entry.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["tags"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteLandscapeEntry: {"method":"DELETE","path":"/api/v1/landscape/{entry_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:landscape"],"permission":"landscape_entry.delete","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  search: {"method":"GET","path":"/api/v1/search","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listRemovals: {"method":"GET","path":"/api/v1/removed","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  followChanges: {"method":"GET","path":"/api/v1/changes","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["text/event-stream"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":true,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listReports: {"method":"GET","path":"/api/v1/reports","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:reports"],"permission":"report.list","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createReport: {"method":"POST","path":"/api/v1/reports","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["reports:create"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getReport: {"method":"GET","path":"/api/v1/reports/{report_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:reports"],"permission":"report.read","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateReport: {"method":"PATCH","path":"/api/v1/reports/{report_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:reports"],"permission":"report.update","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getMe: {"method":"GET","path":"/api/v1/me","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:read"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  updateMe: {"method":"PATCH","path":"/api/v1/me","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:write"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["links","interests"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteMe: {"method":"DELETE","path":"/api/v1/me","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["account:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  changeEmail: {"method":"POST","path":"/api/v1/me/email","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["account:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  cancelEmailChange: {"method":"DELETE","path":"/api/v1/me/email","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["account:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listSecurityEvents: {"method":"GET","path":"/api/v1/me/security-events","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:read"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportMe: {"method":"GET","path":"/api/v1/me/export","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["account:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":true,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listTokens: {"method":"GET","path":"/api/v1/me/tokens","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["tokens:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createToken: {"method":"POST","path":"/api/v1/me/tokens","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["tokens:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["scopes"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getToken: {"method":"GET","path":"/api/v1/me/tokens/{token_id}","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["tokens:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeToken: {"method":"DELETE","path":"/api/v1/me/tokens/{token_id}","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["tokens:manage"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getCalendarAddress: {"method":"GET","path":"/api/v1/me/calendar","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:read"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createCalendarAddress: {"method":"POST","path":"/api/v1/me/calendar","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:write","events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteCalendarAddress: {"method":"DELETE","path":"/api/v1/me/calendar","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["profile:write"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listMyUploads: {"method":"GET","path":"/api/v1/me/uploads","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["uploads:create"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listMyGroups: {"method":"GET","path":"/api/v1/me/groups","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["groups:join"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listMyEvents: {"method":"GET","path":"/api/v1/me/events","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["events:attend"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  listMyApplications: {"method":"GET","path":"/api/v1/me/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["jobs:apply"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getMyApplication: {"method":"GET","path":"/api/v1/me/applications/{application_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["jobs:apply"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  withdrawApplication: {"method":"DELETE","path":"/api/v1/me/applications/{application_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["jobs:apply"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createUpload: {"method":"POST","path":"/api/v1/uploads","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["uploads:create"],"permission":"signed_in","redirectsToLogin":false,"consumes":["multipart/form-data","image/png","image/jpeg","image/webp","image/avif"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":8454144,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[201],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getUpload: {"method":"GET","path":"/api/v1/uploads/{upload_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["uploads:create"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  deleteUpload: {"method":"DELETE","path":"/api/v1/uploads/{upload_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["uploads:create"],"permission":"signed_in","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  sendMcpMessage: {"method":"POST","path":"/mcp","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer"],"ignoresCredentials":false,"acceptsTrailingSlash":true,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[400,404],"hasOAuthErrors":false},
  getResourceMetadata: {"method":"GET","path":"/.well-known/oauth-protected-resource","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getApiResourceMetadata: {"method":"GET","path":"/.well-known/oauth-protected-resource/api/v1","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getMcpResourceMetadata: {"method":"GET","path":"/.well-known/oauth-protected-resource/mcp","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":true,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAllianceCalendar: {"method":"GET","path":"/calendar/{alliance}.ics","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/calendar"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getGroupCalendar: {"method":"GET","path":"/calendar/{alliance}/{group_slug}.ics","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/calendar"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getEventCalendar: {"method":"GET","path":"/calendar/{alliance}/{group_slug}/{event_slug}.ics","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/calendar"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getPicture: {"method":"GET","path":"/media/{picture}","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":true,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["image/webp"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getPrivateCalendar: {"method":"GET","path":"/me/calendar/{secret}.ics","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/calendar"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":true,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getEventsFeed: {"method":"GET","path":"/feeds/{alliance}/events.atom","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/atom+xml"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getJobsFeed: {"method":"GET","path":"/feeds/jobs.atom","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["alliance"],"unlistedQuery":"ignored","produces":["application/atom+xml"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportAttendees: {"method":"GET","path":"/export/events/{event_id}/attendees.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.manage_attendees","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["user_id","user_name","status","waitlist_position","responded_at","guests","checked_in_at","email_undeliverable"],"isStreamed":true,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportGroupMembers: {"method":"GET","path":"/export/groups/{group_id}/members.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.manage_members","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["user_id","user_name","joined_at","email_undeliverable"],"isStreamed":true,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportEventStatistics: {"method":"GET","path":"/export/events/{event_id}/statistics.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:events"],"permission":"event.read_statistics","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["from","to","interval"],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["starts_on","rsvps","rsvps_canceled","views"],"isStreamed":true,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportGroupStatistics: {"method":"GET","path":"/export/groups/{group_id}/statistics.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:groups"],"permission":"group.read_statistics","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["from","to","interval"],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["starts_on","members_joined","members_left","members","rsvps","rsvps_canceled","attended","no_shows","views"],"isStreamed":true,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportAllianceStatistics: {"method":"GET","path":"/export/alliances/{alliance}/statistics.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.read_statistics","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["from","to","interval"],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["starts_on","members_joined","members_left","members","rsvps","rsvps_canceled","attended","no_shows","views"],"isStreamed":true,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  exportAuditEntries: {"method":"GET","path":"/export/alliances/{alliance}/audit.csv","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":["admin:alliances"],"permission":"alliance.read_audit","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"tracking-ignored","produces":["text/csv"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":["id","created_at","action","actor_id","actor_name","token_id","subject_type","subject_id","subject_name","changes"],"isStreamed":true,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showLogin: {"method":"GET","path":"/auth/login","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next","notice"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  logIn: {"method":"POST","path":"/auth/login","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showRegister: {"method":"GET","path":"/auth/register","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  registerUser: {"method":"POST","path":"/auth/register","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showForgotPassword: {"method":"GET","path":"/auth/forgot-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  requestPasswordReset: {"method":"POST","path":"/auth/forgot-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showResetPassword: {"method":"GET","path":"/auth/reset-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  resetPassword: {"method":"POST","path":"/auth/reset-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showSignInLink: {"method":"GET","path":"/auth/sign-in-link","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  requestSignInLink: {"method":"POST","path":"/auth/sign-in-link","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showSignIn: {"method":"GET","path":"/auth/sign-in","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishSignIn: {"method":"POST","path":"/auth/sign-in","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showSignUp: {"method":"GET","path":"/auth/sign-up","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishSignUp: {"method":"POST","path":"/auth/sign-up","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showSavedForm: {"method":"GET","path":"/auth/saved-form","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  logOut: {"method":"POST","path":"/auth/logout","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  verifyEmail: {"method":"GET","path":"/auth/verify-email","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  requestVerification: {"method":"POST","path":"/auth/verify-email","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  resendVerification: {"method":"POST","path":"/auth/verify-email/resend","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showConfirmEmail: {"method":"GET","path":"/auth/confirm-email","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  confirmEmail: {"method":"POST","path":"/auth/confirm-email","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showUndoEmailChange: {"method":"GET","path":"/auth/undo-email-change","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  undoEmailChange: {"method":"POST","path":"/auth/undo-email-change","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  startPasskeySignIn: {"method":"POST","path":"/auth/passkey/options","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishPasskeySignIn: {"method":"POST","path":"/auth/passkey","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showSecondFactor: {"method":"GET","path":"/auth/second-factor","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  submitSecondFactor: {"method":"POST","path":"/auth/second-factor","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  startPasskeyConfirmation: {"method":"POST","path":"/auth/second-factor/passkey/options","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishPasskeyConfirmation: {"method":"POST","path":"/auth/second-factor/passkey","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  startOAuth: {"method":"GET","path":"/auth/oauth/{provider}","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["next"],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishOAuth: {"method":"GET","path":"/auth/oauth/{provider}/callback","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["code","state","iss","error","error_description","error_uri"],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  startAuthorization: {"method":"GET","path":"/oauth/authorize","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["response_type","client_id","redirect_uri","scope","state","code_challenge","code_challenge_method","resource","prompt","response_mode"],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  finishAuthorization: {"method":"GET","path":"/oauth/authorize/{authorization_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showConsent: {"method":"GET","path":"/oauth/consent/{authorization_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  submitConsent: {"method":"POST","path":"/oauth/consent/{authorization_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createAccessToken: {"method":"POST","path":"/oauth/token","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["resource"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  registerClient: {"method":"POST","path":"/oauth/register","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/json"],"needsBody":true,"ignoresEmptyMembers":true,"maxBodyBytes":null,"listFields":["redirect_uris","grant_types","response_types"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  revokeAccess: {"method":"POST","path":"/oauth/revoke","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":[],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  introspectToken: {"method":"POST","path":"/oauth/introspect","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  startDeviceAuthorization: {"method":"POST","path":"/oauth/device_authorization","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["resource"],"query":[],"unlistedQuery":null,"produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  showDevice: {"method":"GET","path":"/oauth/device","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["user_code","notice"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  submitDevice: {"method":"POST","path":"/oauth/device","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getAuthorizationServer: {"method":"GET","path":"/.well-known/oauth-authorization-server","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":true},
  getLiveness: {"method":"GET","path":"/livez","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":"none","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getReadiness: {"method":"GET","path":"/readyz","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[],"rateLimit":"none","deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showDocs: {"method":"GET","path":"/docs","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getLlmsTxt: {"method":"GET","path":"/llms.txt","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/plain"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getIntroduction: {"method":"GET","path":"/introduction.md","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/markdown"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiJson: {"method":"GET","path":"/openapi.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiYaml: {"method":"GET","path":"/openapi.yaml","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/yaml"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiApiJson: {"method":"GET","path":"/openapi-api.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiApiYaml: {"method":"GET","path":"/openapi-api.yaml","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/yaml"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiApiLean: {"method":"GET","path":"/openapi-api.lean.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getOpenapiTag: {"method":"GET","path":"/openapi/{tag}.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["application/json"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  getSecurityTxt: {"method":"GET","path":"/.well-known/security.txt","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/plain"],"etagStatuses":[200],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":false,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showChangePassword: {"method":"GET","path":"/.well-known/change-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showTokens: {"method":"GET","path":"/settings/tokens","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["notice"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  createTokenByForm: {"method":"POST","path":"/settings/tokens","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"needsBody":true,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":["scopes"],"query":[],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeTokensByForm: {"method":"POST","path":"/settings/tokens/revoke-all","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  revokeTokenByForm: {"method":"POST","path":"/settings/tokens/{token_id}/revoke","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"signed_in","redirectsToLogin":true,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":[],"unlistedQuery":"ignored","produces":["text/html","application/json"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  showUnsubscribe: {"method":"GET","path":"/unsubscribe","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":[],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
  submitUnsubscribe: {"method":"POST","path":"/unsubscribe","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"ignoresCredentials":false,"acceptsTrailingSlash":false,"scopes":[],"permission":"public","redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json","multipart/form-data"],"needsBody":false,"ignoresEmptyMembers":false,"maxBodyBytes":null,"listFields":[],"query":["token"],"unlistedQuery":"ignored","produces":["text/html"],"etagStatuses":[],"rateLimit":null,"deprecation":null,"isSecretPath":false,"columns":[],"isStreamed":false,"isEndless":false,"rendersHtmlErrors":true,"jsonRpcStatuses":[],"hasOAuthErrors":false},
} as const;
