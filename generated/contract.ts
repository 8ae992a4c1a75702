// Made from openapi/ by "make generate"; never edited.
export interface components {
    schemas: {
        /**
         * @description Always `ok`; trouble is a 503.
         * @enum {string}
         */
        HealthStatus: "ok";
        Health: {
            status: components["schemas"]["HealthStatus"];
            database: components["schemas"]["HealthStatus"];
            version: string;
        };
        /** @description What went wrong and what to fix, for a person to read. */
        Error: {
            error: string;
        };
        /**
         * @description A list of this service.
         * @enum {string}
         */
        FilterEntity: "groups" | "events" | "jobs" | "landscape";
        /**
         * Format: int32
         * @description Kept up to date by the service.
         */
        Count: number;
        /** @description A value of a query parameter, and how many public things have it. */
        FilterOption: {
            value: string;
            count: components["schemas"]["Count"];
        };
        /** @description Most frequent first, then alphabetical; at most 1,000. */
        FilterOptions: components["schemas"]["FilterOption"][];
        /** @description Of `GET /api/v1/alliances/{alliance}/groups`. */
        GroupFilters: {
            category: components["schemas"]["FilterOptions"];
            region: components["schemas"]["FilterOptions"];
            country_code: components["schemas"]["FilterOptions"];
            tag: components["schemas"]["FilterOptions"];
        };
        /** @description Of `GET /api/v1/alliances/{alliance}/events`, past events included. */
        EventFilters: {
            group: components["schemas"]["FilterOptions"];
            kind: components["schemas"]["FilterOptions"];
            category: components["schemas"]["FilterOptions"];
            tag: components["schemas"]["FilterOptions"];
            status: components["schemas"]["FilterOptions"];
        };
        /** @description Of `GET /api/v1/jobs`. */
        JobFilters: {
            alliance: components["schemas"]["FilterOptions"];
            group: components["schemas"]["FilterOptions"];
            remote: components["schemas"]["FilterOptions"];
            employment_type: components["schemas"]["FilterOptions"];
            location: components["schemas"]["FilterOptions"];
            tag: components["schemas"]["FilterOptions"];
        };
        /** @description Of `GET /api/v1/landscape`. */
        LandscapeFilters: {
            alliance: components["schemas"]["FilterOptions"];
            kind: components["schemas"]["FilterOptions"];
            category: components["schemas"]["FilterOptions"];
            stage: components["schemas"]["FilterOptions"];
            tag: components["schemas"]["FilterOptions"];
        };
        /** @description The lists that `entity` names. */
        Filters: {
            groups?: components["schemas"]["GroupFilters"];
            events?: components["schemas"]["EventFilters"];
            jobs?: components["schemas"]["JobFilters"];
            landscape?: components["schemas"]["LandscapeFilters"];
        };
        /**
         * @description `name` alphabetical; `newest` by creation; `most_members` first.
         * @default name
         * @enum {string}
         */
        AllianceSort: "name" | "newest" | "most_members";
        /**
         * Format: uuid
         * @description UUID, version 7, made by the service.
         */
        Id: string;
        /** @description Short name for addresses. */
        Slug: string;
        /** @description One line, without spaces around it. */
        Name: string;
        /** @description http or https only. */
        NullableUrl: string | null;
        /**
         * Format: int32
         * @description Its active groups.
         */
        GroupCount: number;
        /**
         * Format: int32
         * @description People who are a member of at least one of its groups.
         */
        AllianceMemberCount: number;
        /**
         * Format: int32
         * @description Published events of active groups that have not ended.
         */
        UpcomingEventCount: number;
        /**
         * Format: date-time
         * @description RFC 3339; answers are in UTC.
         */
        Timestamp: string;
        /** @description An alliance as lists show it. */
        AllianceSummary: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            logo_url: components["schemas"]["NullableUrl"];
            group_count: components["schemas"]["GroupCount"];
            member_count: components["schemas"]["AllianceMemberCount"];
            upcoming_event_count: components["schemas"]["UpcomingEventCount"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Send it as `cursor` to get the next page; `null` on the last one. */
        NextCursor: string | null;
        /** @description One page of a list. */
        AlliancePage: {
            items: components["schemas"]["AllianceSummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description Plain text or Markdown; clients must not treat it as HTML. */
        Description: string;
        /** @description http or https only. */
        Url: string;
        Link: {
            label: components["schemas"]["Name"];
            url: components["schemas"]["Url"];
        };
        /** @description In the order given. */
        Links: components["schemas"]["Link"][];
        /** @description `slug` comes from the name when left out; it cannot be changed later. */
        AllianceCreate: {
            slug?: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            description: components["schemas"]["Description"];
            logo_url?: components["schemas"]["NullableUrl"];
            banner_url?: components["schemas"]["NullableUrl"];
            website_url?: components["schemas"]["NullableUrl"];
            links?: components["schemas"]["Links"];
        };
        /** @description An umbrella community. */
        Alliance: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            description: components["schemas"]["Description"];
            logo_url: components["schemas"]["NullableUrl"];
            banner_url: components["schemas"]["NullableUrl"];
            website_url: components["schemas"]["NullableUrl"];
            links: components["schemas"]["Links"];
            group_count: components["schemas"]["GroupCount"];
            member_count: components["schemas"]["AllianceMemberCount"];
            upcoming_event_count: components["schemas"]["UpcomingEventCount"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        AllianceUpdate: {
            name?: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            logo_url?: components["schemas"]["NullableUrl"];
            banner_url?: components["schemas"]["NullableUrl"];
            website_url?: components["schemas"]["NullableUrl"];
            links?: components["schemas"]["Links"];
        };
        /** @description A user, as other users see them. */
        Person: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
        };
        /**
         * @description What a user administers.
         * @enum {string}
         */
        Role: "alliance_admin" | "group_admin";
        /** @description Slug of the alliance; `null` means all alliances. */
        AdministeredAlliance: string | null;
        /**
         * Format: uuid
         * @description Id of the group; `null` for an `alliance_admin`.
         */
        AdministeredGroupId: string | null;
        /** @description A user and the role by which the user administers: an alliance, all of them when `alliance` is `null`, or a group. */
        Administrator: {
            user: components["schemas"]["Person"];
            role: components["schemas"]["Role"];
            alliance: components["schemas"]["AdministeredAlliance"];
            group_id: components["schemas"]["AdministeredGroupId"];
            granted_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        AdministratorPage: {
            items: components["schemas"]["Administrator"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        RemovedAdministrator: {
            user: components["schemas"]["Person"];
            /** @constant */
            removed: true;
        };
        /**
         * @description The operation, or what the operator did on the command line (then there is no `actor`).
         * @enum {string}
         */
        AuditAction: "createAlliance" | "updateAlliance" | "createGroup" | "updateGroup" | "createEvent" | "updateEvent" | "createJob" | "updateJob" | "deleteJob" | "createLandscapeEntry" | "updateLandscapeEntry" | "grantAllianceAdmin" | "revokeAllianceAdmin" | "grantGroupAdmin" | "revokeGroupAdmin";
        /** @description A user, as other users see them; `null` when there is none. */
        NullablePerson: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
        } | null;
        /**
         * Format: uuid
         * @description UUID, version 7, made by the service.
         */
        NullableId: string | null;
        /**
         * @description What kind of thing was changed; a `user` got or lost a role.
         * @enum {string}
         */
        AuditSubjectType: "alliance" | "group" | "event" | "job" | "landscape_entry" | "user";
        /** @description What was changed. It may be gone by now. */
        AuditSubject: {
            type: components["schemas"]["AuditSubjectType"];
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
        };
        /** @description A field before and after, as the thing's JSON has it. `before` is `null` for a thing that was made, `after` for one that was deleted. */
        AuditChange: {
            field: string;
            /** @description Its value before, of the field's own type. */
            before: unknown;
            /** @description Its value after, of the field's own type. */
            after: unknown;
        };
        /** @description Who changed what, and when. `token_id` names the API token, `null` is a browser's session; `actor` is `null` for the operator and for an account that is gone. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["AuditAction"];
            actor: components["schemas"]["NullablePerson"];
            token_id: components["schemas"]["NullableId"];
            subject: components["schemas"]["AuditSubject"];
            /** @description The fields that changed. */
            changes: components["schemas"]["AuditChange"][];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        AuditEntryPage: {
            items: components["schemas"]["AuditEntry"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description `name` alphabetical; `newest` by creation; `most_members` first.
         * @default name
         * @enum {string}
         */
        GroupSort: "name" | "newest" | "most_members";
        /** @description One line, without spaces around it. */
        ShortText: string | null;
        /** @description ISO 3166-1 alpha-2, upper case. */
        CountryCode: string | null;
        /** @description WGS 84, in degrees. */
        GeoPoint: {
            latitude: number;
            longitude: number;
        } | null;
        /** @description One line, without spaces around it; compared as written. */
        Tag: string;
        /** @description In the order given. */
        Tags: components["schemas"]["Tag"][];
        /**
         * Format: int32
         * @description Its members.
         */
        GroupMemberCount: number;
        /** @description A group as lists show it. */
        GroupSummary: {
            id: components["schemas"]["Id"];
            alliance: components["schemas"]["Slug"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            category: components["schemas"]["ShortText"];
            region: components["schemas"]["ShortText"];
            city: components["schemas"]["ShortText"];
            country_code: components["schemas"]["CountryCode"];
            location: components["schemas"]["GeoPoint"];
            tags: components["schemas"]["Tags"];
            logo_url: components["schemas"]["NullableUrl"];
            /** @description An inactive group is hidden from public reads. */
            active: boolean;
            member_count: components["schemas"]["GroupMemberCount"];
            upcoming_event_count: components["schemas"]["UpcomingEventCount"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        GroupPage: {
            items: components["schemas"]["GroupSummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description `slug` comes from the name when left out and cannot be changed later; `events` and `join` are reserved. */
        GroupCreate: {
            slug?: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            description: components["schemas"]["Description"];
            category?: components["schemas"]["ShortText"];
            region?: components["schemas"]["ShortText"];
            city?: components["schemas"]["ShortText"];
            country_code?: components["schemas"]["CountryCode"];
            location?: components["schemas"]["GeoPoint"];
            tags?: components["schemas"]["Tags"];
            logo_url?: components["schemas"]["NullableUrl"];
            banner_url?: components["schemas"]["NullableUrl"];
            website_url?: components["schemas"]["NullableUrl"];
            links?: components["schemas"]["Links"];
            /**
             * @description An inactive group is hidden from public reads.
             * @default true
             */
            active: boolean;
        };
        /** @description A group of an alliance. */
        Group: {
            id: components["schemas"]["Id"];
            alliance: components["schemas"]["Slug"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            description: components["schemas"]["Description"];
            category: components["schemas"]["ShortText"];
            region: components["schemas"]["ShortText"];
            city: components["schemas"]["ShortText"];
            country_code: components["schemas"]["CountryCode"];
            location: components["schemas"]["GeoPoint"];
            tags: components["schemas"]["Tags"];
            logo_url: components["schemas"]["NullableUrl"];
            banner_url: components["schemas"]["NullableUrl"];
            website_url: components["schemas"]["NullableUrl"];
            links: components["schemas"]["Links"];
            /** @description An inactive group is hidden from public reads. */
            active: boolean;
            member_count: components["schemas"]["GroupMemberCount"];
            upcoming_event_count: components["schemas"]["UpcomingEventCount"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description WGS 84, in degrees. What is left out stays; a place has both. */
        GeoPointUpdate: {
            latitude?: number;
            longitude?: number;
        } | null;
        GroupUpdate: {
            name?: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            category?: components["schemas"]["ShortText"];
            region?: components["schemas"]["ShortText"];
            city?: components["schemas"]["ShortText"];
            country_code?: components["schemas"]["CountryCode"];
            location?: components["schemas"]["GeoPointUpdate"];
            tags?: components["schemas"]["Tags"];
            logo_url?: components["schemas"]["NullableUrl"];
            banner_url?: components["schemas"]["NullableUrl"];
            website_url?: components["schemas"]["NullableUrl"];
            links?: components["schemas"]["Links"];
            /** @description An inactive group is hidden from public reads. */
            active?: boolean;
        };
        /** @description A member of a group. */
        Member: {
            user: components["schemas"]["Person"];
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        MemberPage: {
            items: components["schemas"]["Member"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Where it takes place.
         * @enum {string}
         */
        EventKind: "in_person" | "virtual" | "hybrid";
        /**
         * @description Drafts are seen by administrators only.
         * @enum {string}
         */
        EventStatus: "draft" | "published" | "canceled";
        /**
         * @description `soonest` and `latest` by start; `newest` by creation.
         * @default soonest
         * @enum {string}
         */
        EventSort: "soonest" | "latest" | "newest";
        /** @description Names a group. */
        GroupReference: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
        };
        /** @description A sentence or two, shown in lists. */
        NullableSummary: string | null;
        /** @description IANA name. */
        TimeZone: string;
        /**
         * Format: int32
         * @description How many may attend; `null` is no limit.
         */
        Capacity: number | null;
        /** @description Street and number, perhaps the floor. */
        VenueAddress: string | null;
        /** @description Where people meet. */
        Venue: {
            name: components["schemas"]["Name"];
            address: components["schemas"]["VenueAddress"];
            city: components["schemas"]["ShortText"];
            country_code: components["schemas"]["CountryCode"];
        } | null;
        /**
         * Format: int32
         * @description People attending, without the waitlist.
         */
        AttendeeCount: number;
        /**
         * Format: int32
         * @description Free places; `null` without a `capacity`.
         */
        RemainingCapacity: number | null;
        /** @description An event as lists show it. */
        EventSummary: {
            id: components["schemas"]["Id"];
            alliance: components["schemas"]["Slug"];
            group: components["schemas"]["GroupReference"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            summary: components["schemas"]["NullableSummary"];
            kind: components["schemas"]["EventKind"];
            status: components["schemas"]["EventStatus"];
            category: components["schemas"]["ShortText"];
            starts_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            timezone: components["schemas"]["TimeZone"];
            capacity: components["schemas"]["Capacity"];
            /** @description Whether a full event takes a waitlist. */
            waitlist_enabled: boolean;
            venue: components["schemas"]["Venue"];
            tags: components["schemas"]["Tags"];
            attendee_count: components["schemas"]["AttendeeCount"];
            remaining_capacity: components["schemas"]["RemainingCapacity"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        EventPage: {
            items: components["schemas"]["EventSummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Whether the caller is a member.
         * @enum {string}
         */
        MembershipStatus: "member" | "none";
        /**
         * Format: date-time
         * @description RFC 3339; answers are in UTC.
         */
        NullableTimestamp: string | null;
        /** @description The caller's membership. */
        Membership: {
            group_id: components["schemas"]["Id"];
            status: components["schemas"]["MembershipStatus"];
            joined_at: components["schemas"]["NullableTimestamp"];
        };
        /**
         * @default draft
         * @enum {string}
         */
        NewEventStatus: "draft" | "published";
        /** @description Where people meet. */
        VenueCreate: {
            name: components["schemas"]["Name"];
            address?: components["schemas"]["VenueAddress"];
            city?: components["schemas"]["ShortText"];
            country_code?: components["schemas"]["CountryCode"];
        } | null;
        /** @description `slug` comes from the name when left out and cannot be changed later; `attend` and `attendance` are reserved. `ends_at` lies after `starts_at`, by 31 days at most. What has ended cannot be published (400). */
        EventCreate: {
            slug?: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            summary?: components["schemas"]["NullableSummary"];
            description: components["schemas"]["Description"];
            kind: components["schemas"]["EventKind"];
            status: components["schemas"]["NewEventStatus"];
            category?: components["schemas"]["ShortText"];
            starts_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            timezone: components["schemas"]["TimeZone"];
            capacity?: components["schemas"]["Capacity"];
            /**
             * @description Whether a full event takes a waitlist.
             * @default false
             */
            waitlist_enabled: boolean;
            venue?: components["schemas"]["VenueCreate"];
            tags?: components["schemas"]["Tags"];
            banner_url?: components["schemas"]["NullableUrl"];
            meeting_url?: components["schemas"]["NullableUrl"];
        };
        /** @description An event of a group. `meeting_url` is there for its administrators only; those who attend have it in their attendance. */
        Event: {
            id: components["schemas"]["Id"];
            alliance: components["schemas"]["Slug"];
            group: components["schemas"]["GroupReference"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            summary: components["schemas"]["NullableSummary"];
            description: components["schemas"]["Description"];
            kind: components["schemas"]["EventKind"];
            status: components["schemas"]["EventStatus"];
            category: components["schemas"]["ShortText"];
            starts_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            timezone: components["schemas"]["TimeZone"];
            capacity: components["schemas"]["Capacity"];
            /** @description Whether a full event takes a waitlist. */
            waitlist_enabled: boolean;
            venue: components["schemas"]["Venue"];
            tags: components["schemas"]["Tags"];
            banner_url: components["schemas"]["NullableUrl"];
            meeting_url?: components["schemas"]["NullableUrl"];
            attendee_count: components["schemas"]["AttendeeCount"];
            remaining_capacity: components["schemas"]["RemainingCapacity"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description What is left out stays; a venue has a name. */
        VenueUpdate: {
            name?: components["schemas"]["Name"];
            address?: components["schemas"]["VenueAddress"];
            city?: components["schemas"]["ShortText"];
            country_code?: components["schemas"]["CountryCode"];
        } | null;
        EventUpdate: {
            name?: components["schemas"]["Name"];
            summary?: components["schemas"]["NullableSummary"];
            description?: components["schemas"]["Description"];
            kind?: components["schemas"]["EventKind"];
            status?: components["schemas"]["EventStatus"];
            category?: components["schemas"]["ShortText"];
            starts_at?: components["schemas"]["Timestamp"];
            ends_at?: components["schemas"]["Timestamp"];
            timezone?: components["schemas"]["TimeZone"];
            capacity?: components["schemas"]["Capacity"];
            /** @description Whether a full event takes a waitlist. */
            waitlist_enabled?: boolean;
            venue?: components["schemas"]["VenueUpdate"];
            tags?: components["schemas"]["Tags"];
            banner_url?: components["schemas"]["NullableUrl"];
            meeting_url?: components["schemas"]["NullableUrl"];
        };
        /**
         * @description Whether there is a place.
         * @enum {string}
         */
        AttendeeStatus: "attending" | "waitlisted";
        /**
         * Format: int32
         * @description 1 is the next to get a place; `null` unless waitlisted.
         */
        WaitlistPosition: number | null;
        /** @description Who comes to an event, or waits for a place. */
        Attendee: {
            user: components["schemas"]["Person"];
            status: components["schemas"]["AttendeeStatus"];
            waitlist_position: components["schemas"]["WaitlistPosition"];
            responded_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        AttendeePage: {
            items: components["schemas"]["Attendee"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description The caller's place.
         * @enum {string}
         */
        AttendanceStatus: "attending" | "waitlisted" | "none";
        /** @description The caller's RSVP. `meeting_url` is there for those who attend. */
        Attendance: {
            event_id: components["schemas"]["Id"];
            status: components["schemas"]["AttendanceStatus"];
            waitlist_position: components["schemas"]["WaitlistPosition"];
            responded_at: components["schemas"]["NullableTimestamp"];
            meeting_url: components["schemas"]["NullableUrl"];
        };
        /**
         * @description How one is employed.
         * @enum {string}
         */
        EmploymentType: "full_time" | "part_time" | "contract" | "internship" | "volunteer";
        /**
         * @description Drafts and closed jobs are seen by administrators only.
         * @enum {string}
         */
        JobStatus: "draft" | "published" | "closed";
        /**
         * @description `newest` by creation; `expiring_soonest` first.
         * @default newest
         * @enum {string}
         */
        JobSort: "newest" | "expiring_soonest";
        /** @description Names a group; `null` when the alliance itself is meant. */
        NullableGroupReference: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
        } | null;
        /** @description A sentence or two, shown in lists. */
        Summary: string;
        /**
         * Format: int32
         * @description In whole units of the currency, before tax.
         */
        SalaryAmount: number;
        /** @description ISO 4217, upper case. */
        Currency: string;
        /**
         * @description What the amounts are for.
         * @enum {string}
         */
        SalaryPeriod: "hour" | "month" | "year";
        /** @description `minimum` is not above `maximum`. */
        Salary: {
            minimum: components["schemas"]["SalaryAmount"];
            maximum: components["schemas"]["SalaryAmount"];
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["SalaryPeriod"];
        } | null;
        /** @description A job as lists show it. */
        JobSummary: {
            id: components["schemas"]["Id"];
            alliance: components["schemas"]["Slug"];
            group: components["schemas"]["NullableGroupReference"];
            slug: components["schemas"]["Slug"];
            title: components["schemas"]["Name"];
            company_name: components["schemas"]["Name"];
            summary: components["schemas"]["Summary"];
            location: components["schemas"]["ShortText"];
            /** @description Can be done from anywhere. */
            remote: boolean;
            employment_type: components["schemas"]["EmploymentType"];
            salary: components["schemas"]["Salary"];
            tags: components["schemas"]["Tags"];
            status: components["schemas"]["JobStatus"];
            expires_at: components["schemas"]["Timestamp"];
            posted_by: components["schemas"]["Person"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        JobPage: {
            items: components["schemas"]["JobSummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * Format: uuid
         * @description The group that posts it; `null` for the alliance itself.
         */
        NullableGroupId: string | null;
        /**
         * @default draft
         * @enum {string}
         */
        NewJobStatus: "draft" | "published";
        /** @description `slug` comes from the title when left out and cannot be changed later; `id` is reserved. Without `expires_at` it is 30 days after the creation, and it lies ahead. `group_id` is a group of that alliance. */
        JobCreate: {
            alliance: components["schemas"]["Slug"];
            group_id?: components["schemas"]["NullableGroupId"];
            slug?: components["schemas"]["Slug"];
            title: components["schemas"]["Name"];
            company_name: components["schemas"]["Name"];
            summary: components["schemas"]["Summary"];
            description: components["schemas"]["Description"];
            apply_url?: components["schemas"]["NullableUrl"];
            location?: components["schemas"]["ShortText"];
            /**
             * @description Can be done from anywhere.
             * @default false
             */
            remote: boolean;
            employment_type: components["schemas"]["EmploymentType"];
            salary?: components["schemas"]["Salary"];
            tags?: components["schemas"]["Tags"];
            status: components["schemas"]["NewJobStatus"];
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description A job posting. */
        Job: {
            id: components["schemas"]["Id"];
            alliance: components["schemas"]["Slug"];
            group: components["schemas"]["NullableGroupReference"];
            slug: components["schemas"]["Slug"];
            title: components["schemas"]["Name"];
            company_name: components["schemas"]["Name"];
            summary: components["schemas"]["Summary"];
            description: components["schemas"]["Description"];
            apply_url: components["schemas"]["NullableUrl"];
            location: components["schemas"]["ShortText"];
            /** @description Can be done from anywhere. */
            remote: boolean;
            employment_type: components["schemas"]["EmploymentType"];
            salary: components["schemas"]["Salary"];
            tags: components["schemas"]["Tags"];
            status: components["schemas"]["JobStatus"];
            expires_at: components["schemas"]["Timestamp"];
            posted_by: components["schemas"]["Person"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        DeletedJob: {
            id: components["schemas"]["Id"];
            /** @constant */
            deleted: true;
        };
        /** @description What is left out stays; a salary has all four, and `minimum` is not above `maximum`. */
        SalaryUpdate: {
            minimum?: components["schemas"]["SalaryAmount"];
            maximum?: components["schemas"]["SalaryAmount"];
            currency?: components["schemas"]["Currency"];
            period?: components["schemas"]["SalaryPeriod"];
        } | null;
        JobUpdate: {
            title?: components["schemas"]["Name"];
            company_name?: components["schemas"]["Name"];
            summary?: components["schemas"]["Summary"];
            description?: components["schemas"]["Description"];
            apply_url?: components["schemas"]["NullableUrl"];
            location?: components["schemas"]["ShortText"];
            /** @description Can be done from anywhere. */
            remote?: boolean;
            employment_type?: components["schemas"]["EmploymentType"];
            salary?: components["schemas"]["SalaryUpdate"];
            tags?: components["schemas"]["Tags"];
            status?: components["schemas"]["JobStatus"];
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description Names a job. */
        JobReference: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: components["schemas"]["Name"];
        };
        /** @description A user, as those who read the application see them. */
        Applicant: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** Format: email */
            email: string;
        };
        /** @description A few words to those who read the application. */
        ApplicationNote: string | null;
        /**
         * @description Where the application stands.
         * @enum {string}
         */
        JobApplicationStatus: "submitted";
        /** @description An application for a job, as its applicant and the job's administrators see it. */
        JobApplication: {
            id: components["schemas"]["Id"];
            job_id: components["schemas"]["Id"];
            job: components["schemas"]["JobReference"];
            applicant: components["schemas"]["Applicant"];
            note: components["schemas"]["ApplicationNote"];
            resume_url: components["schemas"]["NullableUrl"];
            status: components["schemas"]["JobApplicationStatus"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        JobApplicationPage: {
            items: components["schemas"]["JobApplication"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        JobApplicationCreate: {
            note?: components["schemas"]["ApplicationNote"];
            resume_url?: components["schemas"]["NullableUrl"];
        };
        /**
         * @description What kind of thing it is.
         * @enum {string}
         */
        LandscapeKind: "startup" | "open_source_project" | "partner_community" | "podcast" | "investor";
        /**
         * @description A stage to look for.
         * @enum {string}
         */
        LandscapeStageFilter: "pre_seed" | "seed" | "series_a" | "series_b" | "series_c_plus" | "growth" | "public";
        /**
         * @description `name` alphabetical; `newest` by creation.
         * @default name
         * @enum {string}
         */
        LandscapeSort: "name" | "newest";
        /**
         * @description For startups only.
         * @enum {string|null}
         */
        LandscapeStage: "pre_seed" | "seed" | "series_a" | "series_b" | "series_c_plus" | "growth" | "public" | null;
        /** @description A landscape entry as lists show it. */
        LandscapeEntrySummary: {
            id: components["schemas"]["Id"];
            alliance: components["schemas"]["Slug"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            kind: components["schemas"]["LandscapeKind"];
            summary: components["schemas"]["Summary"];
            website_url: components["schemas"]["NullableUrl"];
            logo_url: components["schemas"]["NullableUrl"];
            category: components["schemas"]["ShortText"];
            stage: components["schemas"]["LandscapeStage"];
            tags: components["schemas"]["Tags"];
            /** @description An unpublished entry is hidden from public reads. */
            published: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        LandscapeEntryPage: {
            items: components["schemas"]["LandscapeEntrySummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description Plain text or Markdown; clients must not treat it as HTML. */
        NullableDescription: string | null;
        /** @description `slug` comes from the name when left out and cannot be changed later. `stage` goes with the kind `startup` only. */
        LandscapeEntryCreate: {
            alliance: components["schemas"]["Slug"];
            slug?: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            kind: components["schemas"]["LandscapeKind"];
            summary: components["schemas"]["Summary"];
            description?: components["schemas"]["NullableDescription"];
            website_url?: components["schemas"]["NullableUrl"];
            repository_url?: components["schemas"]["NullableUrl"];
            logo_url?: components["schemas"]["NullableUrl"];
            category?: components["schemas"]["ShortText"];
            stage?: components["schemas"]["LandscapeStage"];
            tags?: components["schemas"]["Tags"];
            /**
             * @description An unpublished entry is hidden from public reads.
             * @default false
             */
            published: boolean;
        };
        /** @description A startup, project or partner around an alliance. */
        LandscapeEntry: {
            id: components["schemas"]["Id"];
            alliance: components["schemas"]["Slug"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            kind: components["schemas"]["LandscapeKind"];
            summary: components["schemas"]["Summary"];
            description: components["schemas"]["NullableDescription"];
            website_url: components["schemas"]["NullableUrl"];
            repository_url: components["schemas"]["NullableUrl"];
            logo_url: components["schemas"]["NullableUrl"];
            category: components["schemas"]["ShortText"];
            stage: components["schemas"]["LandscapeStage"];
            tags: components["schemas"]["Tags"];
            /** @description An unpublished entry is hidden from public reads. */
            published: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        LandscapeEntryUpdate: {
            name?: components["schemas"]["Name"];
            kind?: components["schemas"]["LandscapeKind"];
            summary?: components["schemas"]["Summary"];
            description?: components["schemas"]["NullableDescription"];
            website_url?: components["schemas"]["NullableUrl"];
            repository_url?: components["schemas"]["NullableUrl"];
            logo_url?: components["schemas"]["NullableUrl"];
            category?: components["schemas"]["ShortText"];
            stage?: components["schemas"]["LandscapeStage"];
            tags?: components["schemas"]["Tags"];
            /** @description An unpublished entry is hidden from public reads. */
            published?: boolean;
        };
        /**
         * @description What was found; the property of that name holds it.
         * @enum {string}
         */
        SearchType: "event" | "group" | "job" | "landscape_entry";
        /** @description Of `event`, `group`, `job` and `landscape_entry` the one that `type` names is there. */
        SearchResult: {
            type: components["schemas"]["SearchType"];
            /** @description Greater is better; comparable within one answer only. */
            rank: number;
            title: components["schemas"]["Name"];
            /** @description HTML: matches are marked with `<mark>`, the rest is escaped. */
            snippet: string;
            url: components["schemas"]["Url"];
            event?: components["schemas"]["EventSummary"];
            group?: components["schemas"]["GroupSummary"];
            job?: components["schemas"]["JobSummary"];
            landscape_entry?: components["schemas"]["LandscapeEntrySummary"];
        };
        /** @description The best matches over all kinds, best first. */
        SearchResults: {
            items: components["schemas"]["SearchResult"][];
        };
        /** @description An address without display name or quotes, in ASCII. Two addresses that differ in case only are the same. */
        Email: string;
        /** @description Plain text or Markdown; clients must not treat it as HTML. */
        Biography: string | null;
        /** @description IANA name. */
        NullableTimeZone: string | null;
        /**
         * @description A way to sign in.
         * @enum {string}
         */
        SignInMethod: "github" | "google" | "linkedin" | "password";
        /** @description A role and what it is over: an `alliance_admin` of one alliance, or of all when `alliance` is `null`; a `group_admin` of one group. */
        RoleGrant: {
            role: components["schemas"]["Role"];
            alliance: components["schemas"]["AdministeredAlliance"];
            group_id: components["schemas"]["AdministeredGroupId"];
        };
        /** @description The caller. As long as `email_verified` is false, the caller may read and update this profile, list and revoke own API tokens, ask for another verification e-mail and sign out; every other operation that needs a credential answers 403. */
        User: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description Whether the link of the verification e-mail was followed. */
            email_verified: boolean;
            name: components["schemas"]["Name"];
            bio: components["schemas"]["Biography"];
            title: components["schemas"]["ShortText"];
            company: components["schemas"]["ShortText"];
            city: components["schemas"]["ShortText"];
            country_code: components["schemas"]["CountryCode"];
            timezone: components["schemas"]["NullableTimeZone"];
            photo_url: components["schemas"]["NullableUrl"];
            website_url: components["schemas"]["NullableUrl"];
            links: components["schemas"]["Links"];
            interests: components["schemas"]["Tags"];
            /** @description The ways to sign in that are set up; there is always one. */
            providers: components["schemas"]["SignInMethod"][];
            /** @description What the caller administers at present. */
            roles: components["schemas"]["RoleGrant"][];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        UserUpdate: {
            name?: components["schemas"]["Name"];
            bio?: components["schemas"]["Biography"];
            title?: components["schemas"]["ShortText"];
            company?: components["schemas"]["ShortText"];
            city?: components["schemas"]["ShortText"];
            country_code?: components["schemas"]["CountryCode"];
            timezone?: components["schemas"]["NullableTimeZone"];
            photo_url?: components["schemas"]["NullableUrl"];
            website_url?: components["schemas"]["NullableUrl"];
            links?: components["schemas"]["Links"];
            interests?: components["schemas"]["Tags"];
        };
        /** @description The first 12 characters of the token, to tell tokens apart. */
        TokenPrefix: string;
        /**
         * @description What a token may do; never more than its user's roles allow at the time of the request.
         * @enum {string}
         */
        TokenScope: "profile:read" | "profile:write" | "tokens:manage" | "groups:join" | "events:attend" | "jobs:apply" | "admin:alliances" | "admin:groups" | "admin:events" | "admin:jobs" | "admin:landscape";
        /** @description What the token may do. */
        TokenScopes: components["schemas"]["TokenScope"][];
        /**
         * Format: date-time
         * @description Exact to a minute; `null` when never used.
         */
        TokenLastUse: string | null;
        /**
         * Format: date-time
         * @description When it ends by itself; `null` is never.
         */
        TokenExpiry: string | null;
        /**
         * Format: date-time
         * @description When it was revoked; `null` when it was not.
         */
        TokenRevocation: string | null;
        /** @description An API token without its secret. It is live until it is revoked or has expired. */
        ApiToken: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            token_prefix: components["schemas"]["TokenPrefix"];
            scopes: components["schemas"]["TokenScopes"];
            last_used_at: components["schemas"]["TokenLastUse"];
            expires_at: components["schemas"]["TokenExpiry"];
            revoked_at: components["schemas"]["TokenRevocation"];
            /** @description Whether this request was made with it. */
            current: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        TokenPage: {
            items: components["schemas"]["ApiToken"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        TokenCreate: {
            name: components["schemas"]["Name"];
            /** @description All eleven when left out; all of the creating token's when created with a token. */
            scopes?: components["schemas"]["TokenScope"][];
            /**
             * Format: date-time
             * @description Ahead, and at most 366 days from now; `null` is never. When left out 90 days from now, or the creating token's own end, if that is sooner.
             */
            expires_at?: string | null;
        };
        /** @description Send it as `Authorization: Bearer <token>`, never in an address. `alli_`, 40 random base-62 characters (0–9 A–Z a–z), and 6 more with the CRC-32 of what stands before them. */
        TokenSecret: string;
        /** @description An API token with its secret, which is shown here once and kept nowhere. */
        NewApiToken: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            token_prefix: components["schemas"]["TokenPrefix"];
            scopes: components["schemas"]["TokenScopes"];
            last_used_at: components["schemas"]["TokenLastUse"];
            expires_at: components["schemas"]["TokenExpiry"];
            revoked_at: components["schemas"]["TokenRevocation"];
            /** @description Whether this request was made with it. */
            current: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            token: components["schemas"]["TokenSecret"];
        };
        /** @description A group that the caller is a member of. */
        MyGroup: {
            group: components["schemas"]["GroupSummary"];
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of a list. */
        MyGroupPage: {
            items: components["schemas"]["MyGroup"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description An event that the caller attends or waits for. `meeting_url` is there for those who attend. */
        MyEvent: {
            event: components["schemas"]["EventSummary"];
            status: components["schemas"]["AttendeeStatus"];
            waitlist_position: components["schemas"]["WaitlistPosition"];
            responded_at: components["schemas"]["Timestamp"];
            meeting_url: components["schemas"]["NullableUrl"];
        };
        /** @description One page of a list. */
        MyEventPage: {
            items: components["schemas"]["MyEvent"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description Where to go after signing in, a path on this host with its query; anything else is 400. `/dashboard` when left out. */
        NextPath: string;
        /**
         * @description What has just happened; the page says it in words.
         * @enum {string}
         */
        Notice: "registered" | "signed_out" | "reset_requested" | "password_reset" | "email_verified" | "verification_sent" | "provider_denied" | "provider_failed" | "provider_unverified" | "profile_saved" | "password_changed" | "session_ended" | "provider_linked" | "provider_unlinked" | "token_revoked";
        /** @description A whole HTML page; it works without script. */
        Html: string;
        /** @description Compared after Unicode NFKC normalization, otherwise as written. NUL and lone surrogates are refused (400). */
        Password: string;
        LoginForm: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            next?: components["schemas"]["NextPath"];
        };
        /** @description 8 to 256 code points, better 15 or more; any characters but NUL and lone surrogates, without rules of composition. The 3,000 commonest passwords, the own e-mail address and the name of this site are refused (400). Compared after Unicode NFKC normalization, otherwise as written. */
        NewPassword: string;
        RegisterForm: {
            email: components["schemas"]["Email"];
            name: components["schemas"]["Name"];
            password: components["schemas"]["NewPassword"];
        };
        ForgotPasswordForm: {
            email: components["schemas"]["Email"];
        };
        /** @description The `token` of the link in the e-mail. */
        MailToken: string;
        ResetPasswordForm: {
            token: components["schemas"]["MailToken"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description A service that signs people in. One that is not configured here is 404.
         * @enum {string}
         */
        Provider: "github" | "google" | "linkedin";
        /** @description An OpenAPI 3.1 document in JSON. */
        OpenapiDocument: {
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An OpenAPI 3.1 document in YAML. */
        OpenapiText: string;
        /** @description One line; spaces around it are dropped. */
        FormLine: string;
        /** @description http or https only. */
        FormUrl: string;
        /** @description Fields of the profile as a form sends them; empty means none. */
        ProfileForm: {
            name: components["schemas"]["Name"];
            /** @description Plain text or Markdown. */
            bio?: string;
            title?: components["schemas"]["FormLine"];
            company?: components["schemas"]["FormLine"];
            city?: components["schemas"]["FormLine"];
            /** @description ISO 3166-1 alpha-2, upper case. */
            country_code?: string;
            /** @description IANA name. */
            timezone?: string;
            photo_url?: components["schemas"]["FormUrl"];
            website_url?: components["schemas"]["FormUrl"];
            /** @description One per line, at most 20: the label, a space, the http or https address. */
            links?: string;
            /** @description At most 20 of up to 40 characters, separated by commas. */
            interests?: string;
        };
        PasswordForm: {
            current_password: components["schemas"]["Password"];
            new_password: components["schemas"]["NewPassword"];
        };
        /**
         * @description 7, 30, 90 or 366 days, or without end.
         * @default quarter
         * @enum {string}
         */
        TokenLifetime: "week" | "month" | "quarter" | "year" | "never";
        /** @description At least one scope must be ticked. In a form `scopes` is repeated, once is an array of one. */
        TokenForm: {
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["TokenScopes"];
            expires_in: components["schemas"]["TokenLifetime"];
        };
    };
    responses: never;
    parameters: {
        /** @description ETags already held, or `*`; 304 when one of them is still good. */
        IfNoneMatch: string;
        /** @description Only of the alliances with these slugs. */
        AllianceFilter: string[];
        /** @description Words to find, by stem or prefix; case and accents do not matter; every word must match. */
        Query: string;
        /** @description How many items a page holds at most. */
        Limit: number;
        /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
        Cursor: string;
        /** @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation. */
        IdempotencyKey: string;
        /** @description Slug of the alliance. */
        Alliance: string;
        /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
        IfMatch: string;
        /** @description Id of the user. */
        UserId: components["schemas"]["Id"];
        /** @description Only of these categories, as written in `GET /api/v1/meta/filters`. */
        CategoryFilter: string[];
        /** @description Only with at least one of these tags. */
        TagFilter: string[];
        /** @description Id of the group. */
        GroupId: components["schemas"]["Id"];
        /** @description Only of the groups with these slugs. */
        GroupFilter: string[];
        /** @description Slug of the group. */
        GroupSlug: string;
        /** @description Id of the event. */
        EventId: components["schemas"]["Id"];
        /** @description Slug of the event. */
        EventSlug: string;
        /** @description Slug of the job. */
        JobSlug: string;
        /** @description Id of the job. */
        JobId: components["schemas"]["Id"];
        /** @description Id of the landscape entry. */
        EntryId: components["schemas"]["Id"];
        /** @description Id of the API token. */
        TokenId: components["schemas"]["Id"];
        /** @description Id of the application. */
        ApplicationId: components["schemas"]["Id"];
        /** @description Where to go after signing in. */
        Next: components["schemas"]["NextPath"];
        /** @description What has just happened, set by the redirect that leads here. */
        Notice: components["schemas"]["Notice"];
        /** @description The `token` of the link in the e-mail. */
        MailToken: components["schemas"]["MailToken"];
        /** @description The service that signs people in; 404 when it is not configured here. */
        Provider: components["schemas"]["Provider"];
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
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service and its database answer. */
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
                /** @description Only of the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilter"];
                /** @description Only of these lists. */
                entity: components["schemas"]["FilterEntity"][];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options, most frequent first. */
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
                /** @description Words to find, by stem or prefix; case and accents do not matter; every word must match. */
                q?: components["parameters"]["Query"];
                /** @description The order; ties go by id. */
                sort: components["schemas"]["AllianceSort"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                /** @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description Created. */
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
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
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
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
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
            /** @description The whole resource. */
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
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user administers the alliance. */
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
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user does not administer the alliance. */
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
    listAuditEntries: {
        parameters: {
            query: {
                /** @description Only what was done to the thing with this id. */
                subject_id?: components["schemas"]["Id"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
    listGroups: {
        parameters: {
            query: {
                /** @description Words to find, by stem or prefix; case and accents do not matter; every word must match. */
                q?: components["parameters"]["Query"];
                /** @description Only of these categories, as written in `GET /api/v1/meta/filters`. */
                category?: components["parameters"]["CategoryFilter"];
                /** @description Only of these regions. */
                region?: string[];
                /** @description Only of these countries. */
                country_code?: string[];
                /** @description Only with at least one of these tags. */
                tag?: components["parameters"]["TagFilter"];
                /** @description `false` is for administrators and shows the inactive groups that they may administer. */
                active: boolean;
                /** @description The order; ties go by id. */
                sort: components["schemas"]["GroupSort"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                /** @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupCreate"];
            };
        };
        responses: {
            /** @description Created. */
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
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the group. */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
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
    updateGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the group. */
                group_id: components["parameters"]["GroupId"];
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
            /** @description The whole resource. */
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
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the group. */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
    listGroupAdmins: {
        parameters: {
            query: {
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the group. */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the group. */
                group_id: components["parameters"]["GroupId"];
                /** @description Id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user administers the group. */
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
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the group. */
                group_id: components["parameters"]["GroupId"];
                /** @description Id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user has no role in the group. */
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
    listEvents: {
        parameters: {
            query: {
                /** @description Words to find, by stem or prefix; case and accents do not matter; every word must match. */
                q?: components["parameters"]["Query"];
                /** @description Only of the groups with these slugs. */
                group?: components["parameters"]["GroupFilter"];
                /** @description Only of these kinds. */
                kind?: components["schemas"]["EventKind"][];
                /** @description Only of these categories, as written in `GET /api/v1/meta/filters`. */
                category?: components["parameters"]["CategoryFilter"];
                /** @description Only with at least one of these tags. */
                tag?: components["parameters"]["TagFilter"];
                /** @description Only with these statuses; published and canceled events unless given. `draft` is for administrators and shows the drafts they may administer. */
                status?: components["schemas"]["EventStatus"][];
                /** @description Only events that start at this moment or later. Without `from` and `to` the list has the events that have not ended. */
                from?: components["schemas"]["Timestamp"];
                /** @description Only events that start before this moment. */
                to?: components["schemas"]["Timestamp"];
                /** @description The order; ties go by id. */
                sort: components["schemas"]["EventSort"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Slug of the group. */
                group_slug: components["parameters"]["GroupSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
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
    joinGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the group. */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state reached. */
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
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the group. */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state reached. */
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
                /** @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the group. */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    getEventById: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the event. */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the event. */
                event_id: components["parameters"]["EventId"];
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
            /** @description The whole resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    listAttendees: {
        parameters: {
            query: {
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the event. */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Slug of the group. */
                group_slug: components["parameters"]["GroupSlug"];
                /** @description Slug of the event. */
                event_slug: components["parameters"]["EventSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    getAttendance: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the event. */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
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
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the event. */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state reached. */
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
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Slug of the alliance. */
                alliance: components["parameters"]["Alliance"];
                /** @description Id of the event. */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state reached. */
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
                /** @description Words to find, by stem or prefix; case and accents do not matter; every word must match. */
                q?: components["parameters"]["Query"];
                /** @description Only of the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilter"];
                /** @description Only of the groups with these slugs. */
                group?: components["parameters"]["GroupFilter"];
                /** @description Only jobs that can (or cannot) be done from anywhere. */
                remote?: boolean;
                /** @description Only of these types. */
                employment_type?: components["schemas"]["EmploymentType"][];
                /** @description Only at these locations, as written in `GET /api/v1/meta/filters`. */
                location?: string[];
                /** @description Only with at least one of these tags. */
                tag?: components["parameters"]["TagFilter"];
                /** @description `published` unless given. `draft` and `closed` are for administrators and show the jobs they may administer. */
                status?: components["schemas"]["JobStatus"][];
                /** @description The order; ties go by id. */
                sort: components["schemas"]["JobSort"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                /** @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description Created. */
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
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Slug of the job. */
                slug: components["parameters"]["JobSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
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
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
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
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, with its applications. */
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
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the job. */
                job_id: components["parameters"]["JobId"];
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
            /** @description The whole resource. */
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
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
    listJobApplications: {
        parameters: {
            query: {
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                /** @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobApplicationCreate"];
            };
        };
        responses: {
            /** @description Created. */
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
                /** @description Words to find, by stem or prefix; case and accents do not matter; every word must match. */
                q?: components["parameters"]["Query"];
                /** @description Only of the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilter"];
                /** @description Only of these kinds. */
                kind?: components["schemas"]["LandscapeKind"][];
                /** @description Only of these categories, as written in `GET /api/v1/meta/filters`. */
                category?: components["parameters"]["CategoryFilter"];
                /** @description Only startups of these stages. */
                stage?: components["schemas"]["LandscapeStageFilter"][];
                /** @description Only with at least one of these tags. */
                tag?: components["parameters"]["TagFilter"];
                /** @description `false` is for administrators and shows the hidden entries that they may administer. */
                published: boolean;
                /** @description The order; ties go by id. */
                sort: components["schemas"]["LandscapeSort"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                /** @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description Created. */
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
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the landscape entry. */
                entry_id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
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
    updateLandscapeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the landscape entry. */
                entry_id: components["parameters"]["EntryId"];
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
            /** @description The whole resource. */
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
                /** @description What to find. Words match by stem and by prefix, small misspellings are found, accents and case do not matter. */
                q: string;
                /** @description Only these kinds of things. */
                types: components["schemas"]["SearchType"][];
                /** @description Only of the alliances with these slugs. */
                alliance?: components["parameters"]["AllianceFilter"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Best matches first; an empty list when nothing matches. */
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
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
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
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
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
            /** @description The whole resource. */
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
    listTokens: {
        parameters: {
            query: {
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                /** @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
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
            /** @description Created. */
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
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Write only when the current ETag is one of these (or `*`); otherwise 412. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the API token. */
                token_id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token as it is now, with `revoked_at`. */
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
    listMyGroups: {
        parameters: {
            query: {
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                /** @description Only events that start at this moment or later. Without `from` and `to` the list has the events that have not ended. */
                from?: components["schemas"]["Timestamp"];
                /** @description Only events that start before this moment. */
                to?: components["schemas"]["Timestamp"];
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                /** @description How many items a page holds at most. */
                limit: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters and order; opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
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
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Id of the application. */
                application_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
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
    showLogin: {
        parameters: {
            query?: {
                /** @description Where to go after signing in. */
                next?: components["parameters"]["Next"];
                /** @description What has just happened, set by the redirect that leads here. */
                notice?: components["parameters"]["Notice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
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
            /** @description Signed in: to `next`, with a new session. */
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
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
            /** @description Accepted: to `/auth/login?notice=registered`. */
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
            /** @description The page. */
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
            /** @description Accepted: to `/auth/login?notice=reset_requested`. */
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
                /** @description The `token` of the link in the e-mail. */
                token: components["parameters"]["MailToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
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
            /** @description Set: to `/auth/login?notice=password_reset`. */
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
            /** @description Signed out: to `/auth/login?notice=signed_out`. */
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
                /** @description The `token` of the link in the e-mail. */
                token: components["parameters"]["MailToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verified: to `/dashboard?notice=email_verified` with a session, otherwise to `/auth/login?notice=email_verified`. */
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
            /** @description To `/dashboard?notice=verification_sent`. Without a session: to `/auth/login?next=/dashboard`. */
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
            query?: {
                /** @description Where to go after signing in. */
                next?: components["parameters"]["Next"];
            };
            header?: never;
            path: {
                /** @description The service that signs people in; 404 when it is not configured here. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider's authorization address; to `/auth/login?notice=provider_failed` when the provider does not answer. */
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
                /** @description The authorization code; absent when the provider reports an `error`. */
                code?: string;
                /** @description What the start of the flow gave to the provider. */
                state?: string;
                /** @description The issuer (RFC 9207). */
                iss?: string;
                /** @description Why the provider refused. */
                error?: string;
                /** @description The same for a person to read. */
                error_description?: string;
                /** @description A page about the error. */
                error_uri?: string;
            };
            header?: never;
            path: {
                /** @description The service that signs people in; 404 when it is not configured here. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in: to `next` of the start, with a new session. Linked: to `/settings/security?notice=provider_linked`. Neither: to `/auth/login`, or `/settings/security` when linking, with `notice=provider_denied` when the person or the provider refused, `provider_failed` when the provider did not answer as it should, `provider_unverified` when it vouches for no e-mail address. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showHome: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
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
    showDocs: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
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
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
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
                /** @description ETags already held, or `*`; 304 when one of them is still good. */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["OpenapiText"];
                };
            };
        };
    };
    showDashboard: {
        parameters: {
            query?: {
                /** @description What has just happened, set by the redirect that leads here. */
                notice?: components["parameters"]["Notice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: to `/auth/login?next=` and the path of this page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showProfile: {
        parameters: {
            query?: {
                /** @description What has just happened, set by the redirect that leads here. */
                notice?: components["parameters"]["Notice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: to `/auth/login?next=` and the path of this page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    submitProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProfileForm"];
                "application/json": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description Saved: to `/settings/profile?notice=profile_saved`. Without a session: to `/auth/login?next=/settings/profile`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    showSecurity: {
        parameters: {
            query?: {
                /** @description What has just happened, set by the redirect that leads here. */
                notice?: components["parameters"]["Notice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: to `/auth/login?next=` and the path of this page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PasswordForm"];
                "application/json": components["schemas"]["PasswordForm"];
            };
        };
        responses: {
            /** @description Changed: to `/settings/security?notice=password_changed`, with a new session. Without a session: to `/auth/login?next=/settings/security`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session as the page lists it; not the value of the cookie. */
                session_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended: to `/settings/security?notice=session_ended`; to `/auth/login?notice=signed_out` when it was this browser's. Without a session: to `/auth/login?next=/settings/security`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    linkProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service that signs people in; 404 when it is not configured here. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider's authorization address, which leads back to `/settings/security`. Without a session: to `/auth/login?next=/settings/security`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unlinkProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service that signs people in; 404 when it is not configured here. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked: to `/settings/security?notice=provider_unlinked`. Without a session: to `/auth/login?next=/settings/security`. */
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
                /** @description What has just happened, set by the redirect that leads here. */
                notice?: components["parameters"]["Notice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: to `/auth/login?next=` and the path of this page. */
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
            /** @description The page with the new token's secret, which is shown here once and kept nowhere; so there is no redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: to `/auth/login?next=/settings/tokens`. */
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
                /** @description Id of the API token. */
                token_id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked: to `/settings/tokens?notice=token_revoked`. Without a session: to `/auth/login?next=/settings/tokens`. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

export const enums = {
  HealthStatus: ["ok"],
  FilterEntity: ["groups","events","jobs","landscape"],
  AllianceSort: ["name","newest","most_members"],
  Role: ["alliance_admin","group_admin"],
  AuditAction: ["createAlliance","updateAlliance","createGroup","updateGroup","createEvent","updateEvent","createJob","updateJob","deleteJob","createLandscapeEntry","updateLandscapeEntry","grantAllianceAdmin","revokeAllianceAdmin","grantGroupAdmin","revokeGroupAdmin"],
  AuditSubjectType: ["alliance","group","event","job","landscape_entry","user"],
  GroupSort: ["name","newest","most_members"],
  EventKind: ["in_person","virtual","hybrid"],
  EventStatus: ["draft","published","canceled"],
  EventSort: ["soonest","latest","newest"],
  MembershipStatus: ["member","none"],
  NewEventStatus: ["draft","published"],
  AttendeeStatus: ["attending","waitlisted"],
  AttendanceStatus: ["attending","waitlisted","none"],
  EmploymentType: ["full_time","part_time","contract","internship","volunteer"],
  JobStatus: ["draft","published","closed"],
  JobSort: ["newest","expiring_soonest"],
  SalaryPeriod: ["hour","month","year"],
  NewJobStatus: ["draft","published"],
  JobApplicationStatus: ["submitted"],
  LandscapeKind: ["startup","open_source_project","partner_community","podcast","investor"],
  LandscapeStageFilter: ["pre_seed","seed","series_a","series_b","series_c_plus","growth","public"],
  LandscapeSort: ["name","newest"],
  LandscapeStage: ["pre_seed","seed","series_a","series_b","series_c_plus","growth","public",null],
  SearchType: ["event","group","job","landscape_entry"],
  SignInMethod: ["github","google","linkedin","password"],
  TokenScope: ["profile:read","profile:write","tokens:manage","groups:join","events:attend","jobs:apply","admin:alliances","admin:groups","admin:events","admin:jobs","admin:landscape"],
  Notice: ["registered","signed_out","reset_requested","password_reset","email_verified","verification_sent","provider_denied","provider_failed","provider_unverified","profile_saved","password_changed","session_ended","provider_linked","provider_unlinked","token_revoked"],
  Provider: ["github","google","linkedin"],
  TokenLifetime: ["week","month","quarter","year","never"],
} as const;

export const sessionPages = {"login":"/auth/login","landing":"/dashboard"} as const;

export const operationTable = {
  getHealth: {"method":"GET","path":"/api/v1/health","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  getFilters: {"method":"GET","path":"/api/v1/meta/filters","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listAlliances: {"method":"GET","path":"/api/v1/alliances","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  createAlliance: {"method":"POST","path":"/api/v1/alliances","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:alliances"],"redirectsToLogin":false,"consumes":["application/json"],"listFields":["links"],"produces":["application/json"],"etagStatuses":[201],"rendersHtmlErrors":false},
  getAlliance: {"method":"GET","path":"/api/v1/alliances/{alliance}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  updateAlliance: {"method":"PATCH","path":"/api/v1/alliances/{alliance}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:alliances"],"redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"listFields":["links"],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listAllianceAdmins: {"method":"GET","path":"/api/v1/alliances/{alliance}/admins","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:alliances"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  grantAllianceAdmin: {"method":"PUT","path":"/api/v1/alliances/{alliance}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:alliances"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  revokeAllianceAdmin: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:alliances"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[],"rendersHtmlErrors":false},
  listAuditEntries: {"method":"GET","path":"/api/v1/alliances/{alliance}/audit","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:alliances"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listGroups: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  createGroup: {"method":"POST","path":"/api/v1/alliances/{alliance}/groups","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:groups"],"redirectsToLogin":false,"consumes":["application/json"],"listFields":["tags","links"],"produces":["application/json"],"etagStatuses":[201],"rendersHtmlErrors":false},
  getGroupById: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  updateGroup: {"method":"PATCH","path":"/api/v1/alliances/{alliance}/groups/{group_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:groups"],"redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"listFields":["tags","links"],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listGroupMembers: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/members","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:groups"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listGroupAdmins: {"method":"GET","path":"/api/v1/alliances/{alliance}/groups/{group_id}/admins","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:groups"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  grantGroupAdmin: {"method":"PUT","path":"/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:groups"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  revokeGroupAdmin: {"method":"DELETE","path":"/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:groups"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[],"rendersHtmlErrors":false},
  listEvents: {"method":"GET","path":"/api/v1/alliances/{alliance}/events","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  getGroup: {"method":"GET","path":"/api/v1/groups/{alliance}/{group_slug}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  joinGroup: {"method":"POST","path":"/api/v1/groups/{alliance}/{group_id}/join","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["groups:join"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  leaveGroup: {"method":"DELETE","path":"/api/v1/groups/{alliance}/{group_id}/join","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["groups:join"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  createEvent: {"method":"POST","path":"/api/v1/groups/{group_id}/events","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:events"],"redirectsToLogin":false,"consumes":["application/json"],"listFields":["tags"],"produces":["application/json"],"etagStatuses":[201],"rendersHtmlErrors":false},
  getEventById: {"method":"GET","path":"/api/v1/events/{event_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  updateEvent: {"method":"PATCH","path":"/api/v1/events/{event_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:events"],"redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"listFields":["tags"],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listAttendees: {"method":"GET","path":"/api/v1/events/{event_id}/attendees","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:events"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  getEvent: {"method":"GET","path":"/api/v1/events/{alliance}/{group_slug}/{event_slug}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  getAttendance: {"method":"GET","path":"/api/v1/events/{alliance}/{event_id}/attendance","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["events:attend"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  attendEvent: {"method":"POST","path":"/api/v1/events/{alliance}/{event_id}/attend","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["events:attend"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  cancelAttendance: {"method":"DELETE","path":"/api/v1/events/{alliance}/{event_id}/attend","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["events:attend"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listJobs: {"method":"GET","path":"/api/v1/jobs","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  createJob: {"method":"POST","path":"/api/v1/jobs","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:jobs"],"redirectsToLogin":false,"consumes":["application/json"],"listFields":["tags"],"produces":["application/json"],"etagStatuses":[201],"rendersHtmlErrors":false},
  getJob: {"method":"GET","path":"/api/v1/jobs/{slug}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  getJobById: {"method":"GET","path":"/api/v1/jobs/id/{job_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  updateJob: {"method":"PATCH","path":"/api/v1/jobs/id/{job_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:jobs"],"redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"listFields":["tags"],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  deleteJob: {"method":"DELETE","path":"/api/v1/jobs/id/{job_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:jobs"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[],"rendersHtmlErrors":false},
  listJobApplicationsById: {"method":"GET","path":"/api/v1/jobs/id/{job_id}/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:jobs"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listJobApplications: {"method":"GET","path":"/api/v1/jobs/{job_id}/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:jobs"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  applyToJob: {"method":"POST","path":"/api/v1/jobs/{job_id}/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["jobs:apply"],"redirectsToLogin":false,"consumes":["application/json"],"listFields":[],"produces":["application/json"],"etagStatuses":[201],"rendersHtmlErrors":false},
  listLandscapeEntries: {"method":"GET","path":"/api/v1/landscape","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  createLandscapeEntry: {"method":"POST","path":"/api/v1/landscape","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:landscape"],"redirectsToLogin":false,"consumes":["application/json"],"listFields":["tags"],"produces":["application/json"],"etagStatuses":[201],"rendersHtmlErrors":false},
  getLandscapeEntry: {"method":"GET","path":"/api/v1/landscape/{entry_id}","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  updateLandscapeEntry: {"method":"PATCH","path":"/api/v1/landscape/{entry_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["admin:landscape"],"redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"listFields":["tags"],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  search: {"method":"GET","path":"/api/v1/search","allowsAnonymous":true,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  getMe: {"method":"GET","path":"/api/v1/me","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"scopes":["profile:read"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  updateMe: {"method":"PATCH","path":"/api/v1/me","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"scopes":["profile:write"],"redirectsToLogin":false,"consumes":["application/json","application/merge-patch+json"],"listFields":["links","interests"],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listTokens: {"method":"GET","path":"/api/v1/me/tokens","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"scopes":["tokens:manage"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  createToken: {"method":"POST","path":"/api/v1/me/tokens","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["tokens:manage"],"redirectsToLogin":false,"consumes":["application/json"],"listFields":["scopes"],"produces":["application/json"],"etagStatuses":[201],"rendersHtmlErrors":false},
  revokeToken: {"method":"DELETE","path":"/api/v1/me/tokens/{token_id}","allowsAnonymous":false,"allowsUnverified":true,"credentials":["bearer","session"],"scopes":["tokens:manage"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listMyGroups: {"method":"GET","path":"/api/v1/me/groups","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["groups:join"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listMyEvents: {"method":"GET","path":"/api/v1/me/events","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["events:attend"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  listMyApplications: {"method":"GET","path":"/api/v1/me/applications","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["jobs:apply"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  getMyApplication: {"method":"GET","path":"/api/v1/me/applications/{application_id}","allowsAnonymous":false,"allowsUnverified":false,"credentials":["bearer","session"],"scopes":["jobs:apply"],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  showLogin: {"method":"GET","path":"/auth/login","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["text/html"],"etagStatuses":[],"rendersHtmlErrors":true},
  logIn: {"method":"POST","path":"/auth/login","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  showRegister: {"method":"GET","path":"/auth/register","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["text/html"],"etagStatuses":[],"rendersHtmlErrors":true},
  registerUser: {"method":"POST","path":"/auth/register","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  showForgotPassword: {"method":"GET","path":"/auth/forgot-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["text/html"],"etagStatuses":[],"rendersHtmlErrors":true},
  requestPasswordReset: {"method":"POST","path":"/auth/forgot-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  showResetPassword: {"method":"GET","path":"/auth/reset-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["text/html"],"etagStatuses":[],"rendersHtmlErrors":true},
  resetPassword: {"method":"POST","path":"/auth/reset-password","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":["application/x-www-form-urlencoded","application/json"],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  logOut: {"method":"POST","path":"/auth/logout","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  verifyEmail: {"method":"GET","path":"/auth/verify-email","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  resendVerification: {"method":"POST","path":"/auth/verify-email/resend","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":[],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  startOAuth: {"method":"GET","path":"/auth/oauth/{provider}","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  finishOAuth: {"method":"GET","path":"/auth/oauth/{provider}/callback","allowsAnonymous":true,"allowsUnverified":false,"credentials":["session"],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  showHome: {"method":"GET","path":"/","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["text/html"],"etagStatuses":[200],"rendersHtmlErrors":true},
  showDocs: {"method":"GET","path":"/docs","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["text/html"],"etagStatuses":[200],"rendersHtmlErrors":true},
  getOpenapiJson: {"method":"GET","path":"/openapi.json","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/json"],"etagStatuses":[200],"rendersHtmlErrors":false},
  getOpenapiYaml: {"method":"GET","path":"/openapi.yaml","allowsAnonymous":true,"allowsUnverified":false,"credentials":[],"scopes":[],"redirectsToLogin":false,"consumes":[],"listFields":[],"produces":["application/yaml"],"etagStatuses":[200],"rendersHtmlErrors":false},
  showDashboard: {"method":"GET","path":"/dashboard","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":[],"listFields":[],"produces":["text/html"],"etagStatuses":[],"rendersHtmlErrors":true},
  showProfile: {"method":"GET","path":"/settings/profile","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":[],"listFields":[],"produces":["text/html"],"etagStatuses":[],"rendersHtmlErrors":true},
  submitProfile: {"method":"POST","path":"/settings/profile","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  showSecurity: {"method":"GET","path":"/settings/security","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":[],"listFields":[],"produces":["text/html"],"etagStatuses":[],"rendersHtmlErrors":true},
  changePassword: {"method":"POST","path":"/settings/security/password","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  endSession: {"method":"POST","path":"/settings/security/sessions/{session_id}/end","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":[],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  linkProvider: {"method":"POST","path":"/settings/security/providers/{provider}/link","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":[],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  unlinkProvider: {"method":"POST","path":"/settings/security/providers/{provider}/unlink","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":[],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
  showTokens: {"method":"GET","path":"/settings/tokens","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":[],"listFields":[],"produces":["text/html"],"etagStatuses":[],"rendersHtmlErrors":true},
  createTokenByForm: {"method":"POST","path":"/settings/tokens","allowsAnonymous":false,"allowsUnverified":false,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":["application/x-www-form-urlencoded","application/json"],"listFields":["scopes"],"produces":["text/html"],"etagStatuses":[],"rendersHtmlErrors":true},
  revokeTokenByForm: {"method":"POST","path":"/settings/tokens/{token_id}/revoke","allowsAnonymous":false,"allowsUnverified":true,"credentials":["session"],"scopes":[],"redirectsToLogin":true,"consumes":[],"listFields":[],"produces":["text/html","application/json"],"etagStatuses":[],"rendersHtmlErrors":true},
} as const;
