// Made from openapi/ by "make generate"; never edited.
export interface paths {
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the health of the service */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meta/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the filter options that occur
         * @description Every value that occurs in public data, with its count, by list and by the name of its query parameter. A value listed here finds at least one item.
         */
        get: operations["getFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alliances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List alliances */
        get: operations["listAlliances"];
        put?: never;
        /**
         * Create an alliance
         * @description Needs the role `alliance_admin` of all alliances. The creator becomes admin of the new alliance too.
         */
        post: operations["createAlliance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alliances/{alliance}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an alliance */
        get: operations["getAlliance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an alliance
         * @description JSON Merge Patch (RFC 7396): `null` clears a nullable field, what is left out stays, objects are merged, arrays are replaced. Needs the role `alliance_admin` of it.
         */
        patch: operations["updateAlliance"];
        trace?: never;
    };
    "/api/v1/alliances/{alliance}/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the administrators of an alliance
         * @description Those of this alliance and those of all alliances, whose `alliance` is `null`; the longest first. For its administrators.
         */
        get: operations["listAllianceAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alliances/{alliance}/admins/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a user administrator of an alliance
         * @description For its administrators. Idempotent. 409 for a disabled account.
         */
        put: operations["grantAllianceAdmin"];
        post?: never;
        /**
         * Take the administration of an alliance from a user
         * @description For its administrators, the user too. Idempotent. 409 when nobody would be left who administers the alliance, and for an administrator of all alliances, a role that the operator takes on the command line.
         */
        delete: operations["revokeAllianceAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alliances/{alliance}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what administrators changed in an alliance
         * @description Newest first; for its administrators. Each entry was written in the transaction of the change. `subject_id` narrows the list to one thing.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alliances/{alliance}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the groups of an alliance */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create a group
         * @description Needs the role `alliance_admin` of the alliance.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alliances/{alliance}/groups/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a group by its id
         * @description Active groups; administrators read their inactive ones too, by token with the scope `admin:groups`.
         */
        get: operations["getGroupById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a group
         * @description JSON Merge Patch (RFC 7396): `null` clears a nullable field, what is left out stays, objects are merged, arrays are replaced. Needs the role `group_admin` of the group or `alliance_admin` of its alliance. An inactive group keeps its members, and is hidden until it is active again.
         */
        patch: operations["updateGroup"];
        trace?: never;
    };
    "/api/v1/alliances/{alliance}/groups/{group_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a group
         * @description Newest first. For its administrators and those of its alliance.
         */
        get: operations["listGroupMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alliances/{alliance}/groups/{group_id}/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the administrators of a group
         * @description Those with the role `group_admin`, the longest first; those of the alliance administer it too. For its administrators.
         */
        get: operations["listGroupAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alliances/{alliance}/groups/{group_id}/admins/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a user administrator of a group
         * @description For its administrators and those of its alliance. Idempotent. 409 for a disabled account.
         */
        put: operations["grantGroupAdmin"];
        post?: never;
        /**
         * Take the administration of a group from a user
         * @description For its administrators, the user too, and those of its alliance. Idempotent.
         */
        delete: operations["revokeGroupAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alliances/{alliance}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of an alliance
         * @description Upcoming and running events, soonest first, unless the parameters say otherwise.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{alliance}/{group_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a group
         * @description Active groups; administrators read their inactive ones too, by token with the scope `admin:groups`.
         */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{alliance}/{group_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a group
         * @description Idempotent: joining again answers the same state. An inactive group cannot be joined: 409 to its administrators, to all others it does not exist.
         */
        post: operations["joinGroup"];
        /**
         * Leave a group
         * @description Idempotent: never fails for a member or for a stranger to the group, be it active or not.
         */
        delete: operations["leaveGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{group_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an event
         * @description Needs the role `group_admin` of the group or `alliance_admin` of its alliance.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event by its id
         * @description Published and canceled events of active groups; administrators read their drafts too, and `meeting_url`, by token with the scope `admin:events`.
         */
        get: operations["getEventById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an event
         * @description JSON Merge Patch (RFC 7396). Needs the role `group_admin` of the group or `alliance_admin` of its alliance. A raised `capacity` moves the head of the waitlist up at once; one below `attendee_count` is 409. `status` goes from draft to published to canceled, and back to published while the event lies ahead; another step is 409, as is the publication of a draft that has ended. An event that has not ended cannot be moved into the past (400).
         */
        patch: operations["updateEvent"];
        trace?: never;
    };
    "/api/v1/events/{event_id}/attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who comes to an event
         * @description Who attends, then who waits, each in order of arrival. For the administrators of its group and alliance.
         */
        get: operations["listAttendees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{alliance}/{group_slug}/{event_slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event
         * @description Published and canceled events of active groups; administrators read their drafts too, and `meeting_url`, by token with the scope `admin:events`. Those who attend find the address of the meeting in their attendance.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{alliance}/{event_id}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's attendance
         * @description Of an event that the caller may read, or has answered.
         */
        get: operations["getAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{alliance}/{event_id}/attend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * RSVP to an event
         * @description Idempotent: who has a place, or waits for one, keeps it. A full event with a waitlist answers `waitlisted`; a full one without, a draft, a canceled or an ended one is 409. One need not be a member of the group.
         */
        post: operations["attendEvent"];
        /**
         * Cancel the RSVP
         * @description Idempotent. The place goes to the head of the waitlist at once. After the event has ended it is 409: attendance can no longer change.
         */
        delete: operations["cancelAttendance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Published, unexpired jobs, newest first, unless the parameters say otherwise.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Create a job
         * @description Needs the role `alliance_admin` of the alliance that the body names, or `group_admin` of the group in it that the body names (a group administrator cannot post for the whole alliance).
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a job
         * @description Published, unexpired jobs; its administrators read the others too, by token with the scope `admin:jobs`.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/id/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a job by its id
         * @description Published, unexpired jobs; its administrators read the others too, by token with the scope `admin:jobs`.
         */
        get: operations["getJobById"];
        put?: never;
        post?: never;
        /**
         * Delete a job
         * @description With its applications. For those who may update it.
         */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        /**
         * Update a job
         * @description JSON Merge Patch (RFC 7396): `null` clears a nullable field, what is left out stays, objects are merged, arrays are replaced. For the administrators of its alliance, and for who created it while administrator of its group. `status` goes from draft to published, and between published and closed; another step is 409, as is the publication of a job that has expired.
         */
        patch: operations["updateJob"];
        trace?: never;
    };
    "/api/v1/jobs/id/{job_id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications for a job
         * @description The same as `GET /api/v1/jobs/{job_id}/applications`, beside the other operations on a job by its id.
         */
        get: operations["listJobApplicationsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{job_id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications for a job
         * @description Oldest first. For those who may update the job.
         */
        get: operations["listJobApplications"];
        put?: never;
        /**
         * Apply to a job
         * @description Once per user and job (then 409), to published, unexpired jobs. One that is not public is 404, and 409 to its administrators.
         */
        post: operations["applyToJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/landscape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List landscape entries */
        get: operations["listLandscapeEntries"];
        put?: never;
        /**
         * Create a landscape entry
         * @description Needs the role `alliance_admin` of the alliance that the body names, or `group_admin` of a group in it.
         */
        post: operations["createLandscapeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/landscape/{entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a landscape entry
         * @description Published entries; administrators read the hidden ones that they may update too, by token with the scope `admin:landscape`.
         */
        get: operations["getLandscapeEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a landscape entry
         * @description JSON Merge Patch (RFC 7396): `null` clears a nullable field, what is left out stays, objects are merged, arrays are replaced. For the administrators of its alliance, and for who created it while administrator of a group in it.
         */
        patch: operations["updateLandscapeEntry"];
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search events, groups, jobs and landscape entries */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own profile
         * @description With the ways to sign in and the roles, by which a client can tell what the caller may do.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the own profile
         * @description JSON Merge Patch (RFC 7396): `null` clears a nullable field, what is left out stays, objects are merged, arrays are replaced. The e-mail address cannot be changed.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/api/v1/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own API tokens
         * @description Newest first, revoked and expired ones too, never with their secrets.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create an API token
         * @description The token is always the caller's own, and at most 50 of them are live at a time (the next is 409); beyond 20 creations an hour, 429. Created with a token, it may not have more scopes or a longer life than that one (403). The secret is in this answer only, so a repeated `Idempotency-Key` is 409 instead of the first answer again: revoke the token and create another when the answer was lost.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API token
         * @description From the next request on the token is 401. Revoking it again is 200 with the same body. A token may revoke itself.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups that the caller is a member of
         * @description The latest joined first; inactive ones too.
         */
        get: operations["listMyGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events that the caller attends or waits for
         * @description The soonest first; canceled ones too.
         */
        get: operations["listMyEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications of the caller
         * @description Newest first.
         */
        get: operations["listMyApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/applications/{application_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an application of the caller */
        get: operations["getMyApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the sign-in page
         * @description With a form for a password, and a link for each provider that is configured here.
         */
        get: operations["showLogin"];
        put?: never;
        /**
         * Sign in with a password
         * @description An unverified user may sign in too. An unknown address, a wrong password and an account without a password get the same 401. Failures are counted: beyond 5 for an account and address of origin, or 30 for an address of origin, in 15 minutes, or 100 for an account in 24 hours, 429. A request from another site is 403.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the registration page
         * @description With the form for `POST /auth/register`.
         */
        get: operations["showRegister"];
        put?: never;
        /**
         * Create an account
         * @description Does not sign in. The answer is the same whether or not the address has an account: a new one gets a verification e-mail, whose link is good for 24 hours, and the owner of an existing one is told by e-mail, the account unchanged. 10 registrations an hour are admitted from an address of origin, beyond them 429. A request from another site is 403.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page that asks for a reset link
         * @description With the form for `POST /auth/forgot-password`.
         */
        get: operations["showForgotPassword"];
        put?: never;
        /**
         * Ask for a reset link
         * @description The answer is the same whether or not the address has an account. An account gets an e-mail with a link that is good for 60 minutes, once; a newer link voids the older. At most 3 e-mails an hour go to an account, silently; 10 requests an hour are admitted from an address of origin, beyond them 429. This is also how an account without a password gets one. A request from another site is 403.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page that takes the new password
         * @description The address of the reset link. Reading it does not use the link up; a link that is used, voided or older than 60 minutes is 400.
         */
        get: operations["showResetPassword"];
        put?: never;
        /**
         * Set a new password
         * @description Uses the link up, verifies the e-mail address and ends all sessions of the account; it does not sign in. A link that is used, voided or older than 60 minutes is 400. A request from another site is 403.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session on the server and clears the cookie. Without a session the answer is the same. A request from another site is 403.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the e-mail address
         * @description The address of the verification link, which is good for 24 hours, once; a newer link voids the older. It does not sign in. A link that is used, voided or too old is 400. `HEAD` does not use the link up, nor does a prefetch (`Sec-Purpose: prefetch`), which is answered 503.
         */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another verification e-mail
         * @description To the address of the signed-in user; the new link voids the older. At most 3 e-mails an hour go to an account, silently; 10 requests an hour are admitted from an address of origin, beyond them 429. Nothing is sent when the address is verified; the answer is the same. A request from another site is 403.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oauth/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with a provider
         * @description Always signs in; a further provider is linked to a signed-in user by `POST /settings/security/providers/{provider}/link`.
         */
        get: operations["startOAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oauth/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return from a provider
         * @description The user is known by the provider's identity, or matched by a verified e-mail address, or created; the provider is linked and a session begins. `state` is good for 10 minutes, once, in the browser that started, and for this provider; otherwise 400. An identity that is linked to another user is 409. Neither `HEAD` nor a prefetch uses it up. Query parameters that are not listed are ignored (RFC 6749, section 4.1.2).
         */
        get: operations["finishOAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the start page
         * @description What this service is, with links to the reference.
         */
        get: operations["showHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the reference
         * @description This document as a page; all its files come from this host.
         */
        get: operations["showDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document as JSON
         * @description Its `servers` names the service that answers.
         */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document as YAML
         * @description Its `servers` names the service that answers.
         */
        get: operations["getOpenapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the dashboard
         * @description What the caller may see and do here, and whether the e-mail address is verified.
         */
        get: operations["showDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the profile page
         * @description With the form for `POST /settings/profile`.
         */
        get: operations["showProfile"];
        put?: never;
        /**
         * Save the profile
         * @description The whole profile: a field that is empty or left out is cleared. Programs use `PATCH /api/v1/me`. A request from another site is 403.
         */
        post: operations["submitProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the password, sessions and providers
         * @description With forms to change the password, to end sessions, and to link and unlink providers.
         */
        get: operations["showSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/security/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends all sessions of the user and begins a new one for this browser. A wrong current password is 403, and counts as a failure to sign in. An account without a password is 409: it gets one by `POST /auth/forgot-password`. A request from another site is 403.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/security/sessions/{session_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of the own sessions
         * @description From the next request on that browser is signed out. Another user's session is 404. A request from another site is 403.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/security/providers/{provider}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a provider to the signed-in user
         * @description The user must be verified (otherwise 403). A request from another site is 403.
         */
        post: operations["linkProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/security/providers/{provider}/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlink a provider
         * @description The last way to sign in stays: 409. A provider that is not linked is 404. A request from another site is 403.
         */
        post: operations["unlinkProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the API tokens
         * @description With the form to create one, and a button to revoke each.
         */
        get: operations["showTokens"];
        put?: never;
        /**
         * Create an API token by form
         * @description As `POST /api/v1/me/tokens`, which programs use: the user must be verified (otherwise 403), and the 51st live token is 409. A request from another site is 403.
         */
        post: operations["createTokenByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/tokens/{token_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API token by form
         * @description Revoking it again changes nothing. A request from another site is 403.
         */
        post: operations["revokeTokenByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Always `ok`; trouble is a 503.
         * @example ok
         * @enum {string}
         */
        HealthStatus: "ok";
        /**
         * @example {
         *       "status": "ok",
         *       "database": "ok",
         *       "version": "0.1.0"
         *     }
         */
        Health: {
            status: components["schemas"]["HealthStatus"];
            database: components["schemas"]["HealthStatus"];
            version: string;
        };
        /**
         * @description What went wrong and what to fix, for a person to read.
         * @example {
         *       "error": "body/starts_at must match format \"date-time\""
         *     }
         */
        Error: {
            error: string;
        };
        /**
         * @description A list of this service.
         * @example events
         * @enum {string}
         */
        FilterEntity: "groups" | "events" | "jobs" | "landscape";
        /**
         * Format: int32
         * @description Kept up to date by the service.
         * @example 42
         */
        Count: number;
        /**
         * @description A value of a query parameter, and how many public things have it.
         * @example {
         *       "value": "Cloud native",
         *       "count": 7
         *     }
         */
        FilterOption: {
            value: string;
            count: components["schemas"]["Count"];
        };
        /**
         * @description Most frequent first, then alphabetical; at most 1,000.
         * @example [
         *       {
         *         "value": "Cloud native",
         *         "count": 7
         *       }
         *     ]
         */
        FilterOptions: components["schemas"]["FilterOption"][];
        /**
         * @description Of `GET /api/v1/alliances/{alliance}/groups`.
         * @example {
         *       "category": [
         *         {
         *           "value": "Cloud native",
         *           "count": 7
         *         }
         *       ],
         *       "region": [
         *         {
         *           "value": "Europe",
         *           "count": 5
         *         }
         *       ],
         *       "country_code": [
         *         {
         *           "value": "DE",
         *           "count": 2
         *         }
         *       ],
         *       "tag": [
         *         {
         *           "value": "kubernetes",
         *           "count": 6
         *         }
         *       ]
         *     }
         */
        GroupFilters: {
            category: components["schemas"]["FilterOptions"];
            region: components["schemas"]["FilterOptions"];
            country_code: components["schemas"]["FilterOptions"];
            tag: components["schemas"]["FilterOptions"];
        };
        /**
         * @description Of `GET /api/v1/alliances/{alliance}/events`, past events included.
         * @example {
         *       "group": [
         *         {
         *           "value": "berlin",
         *           "count": 9
         *         }
         *       ],
         *       "kind": [
         *         {
         *           "value": "in_person",
         *           "count": 30
         *         }
         *       ],
         *       "category": [
         *         {
         *           "value": "Meetup",
         *           "count": 21
         *         }
         *       ],
         *       "tag": [
         *         {
         *           "value": "kubernetes",
         *           "count": 12
         *         }
         *       ],
         *       "status": [
         *         {
         *           "value": "published",
         *           "count": 48
         *         }
         *       ]
         *     }
         */
        EventFilters: {
            group: components["schemas"]["FilterOptions"];
            kind: components["schemas"]["FilterOptions"];
            category: components["schemas"]["FilterOptions"];
            tag: components["schemas"]["FilterOptions"];
            status: components["schemas"]["FilterOptions"];
        };
        /**
         * @description Of `GET /api/v1/jobs`.
         * @example {
         *       "alliance": [
         *         {
         *           "value": "cloud-native",
         *           "count": 14
         *         }
         *       ],
         *       "group": [
         *         {
         *           "value": "berlin",
         *           "count": 3
         *         }
         *       ],
         *       "remote": [
         *         {
         *           "value": "true",
         *           "count": 8
         *         }
         *       ],
         *       "employment_type": [
         *         {
         *           "value": "full_time",
         *           "count": 11
         *         }
         *       ],
         *       "location": [
         *         {
         *           "value": "Berlin, Germany",
         *           "count": 4
         *         }
         *       ],
         *       "tag": [
         *         {
         *           "value": "sre",
         *           "count": 2
         *         }
         *       ]
         *     }
         */
        JobFilters: {
            alliance: components["schemas"]["FilterOptions"];
            group: components["schemas"]["FilterOptions"];
            remote: components["schemas"]["FilterOptions"];
            employment_type: components["schemas"]["FilterOptions"];
            location: components["schemas"]["FilterOptions"];
            tag: components["schemas"]["FilterOptions"];
        };
        /**
         * @description Of `GET /api/v1/landscape`.
         * @example {
         *       "alliance": [
         *         {
         *           "value": "cloud-native",
         *           "count": 12
         *         }
         *       ],
         *       "kind": [
         *         {
         *           "value": "startup",
         *           "count": 6
         *         }
         *       ],
         *       "category": [
         *         {
         *           "value": "Scheduling",
         *           "count": 1
         *         }
         *       ],
         *       "stage": [
         *         {
         *           "value": "seed",
         *           "count": 3
         *         }
         *       ],
         *       "tag": [
         *         {
         *           "value": "scheduling",
         *           "count": 1
         *         }
         *       ]
         *     }
         */
        LandscapeFilters: {
            alliance: components["schemas"]["FilterOptions"];
            kind: components["schemas"]["FilterOptions"];
            category: components["schemas"]["FilterOptions"];
            stage: components["schemas"]["FilterOptions"];
            tag: components["schemas"]["FilterOptions"];
        };
        /**
         * @description The lists that `entity` names.
         * @example {
         *       "groups": {
         *         "category": [
         *           {
         *             "value": "Cloud native",
         *             "count": 7
         *           }
         *         ],
         *         "region": [
         *           {
         *             "value": "Europe",
         *             "count": 5
         *           }
         *         ],
         *         "country_code": [
         *           {
         *             "value": "DE",
         *             "count": 2
         *           }
         *         ],
         *         "tag": [
         *           {
         *             "value": "kubernetes",
         *             "count": 6
         *           }
         *         ]
         *       },
         *       "events": {
         *         "group": [
         *           {
         *             "value": "berlin",
         *             "count": 9
         *           }
         *         ],
         *         "kind": [
         *           {
         *             "value": "in_person",
         *             "count": 30
         *           }
         *         ],
         *         "category": [
         *           {
         *             "value": "Meetup",
         *             "count": 21
         *           }
         *         ],
         *         "tag": [
         *           {
         *             "value": "kubernetes",
         *             "count": 12
         *           }
         *         ],
         *         "status": [
         *           {
         *             "value": "published",
         *             "count": 48
         *           }
         *         ]
         *       },
         *       "jobs": {
         *         "alliance": [
         *           {
         *             "value": "cloud-native",
         *             "count": 14
         *           }
         *         ],
         *         "group": [
         *           {
         *             "value": "berlin",
         *             "count": 3
         *           }
         *         ],
         *         "remote": [
         *           {
         *             "value": "true",
         *             "count": 8
         *           }
         *         ],
         *         "employment_type": [
         *           {
         *             "value": "full_time",
         *             "count": 11
         *           }
         *         ],
         *         "location": [
         *           {
         *             "value": "Berlin, Germany",
         *             "count": 4
         *           }
         *         ],
         *         "tag": [
         *           {
         *             "value": "sre",
         *             "count": 2
         *           }
         *         ]
         *       },
         *       "landscape": {
         *         "alliance": [
         *           {
         *             "value": "cloud-native",
         *             "count": 12
         *           }
         *         ],
         *         "kind": [
         *           {
         *             "value": "startup",
         *             "count": 6
         *           }
         *         ],
         *         "category": [
         *           {
         *             "value": "Scheduling",
         *             "count": 1
         *           }
         *         ],
         *         "stage": [
         *           {
         *             "value": "seed",
         *             "count": 3
         *           }
         *         ],
         *         "tag": [
         *           {
         *             "value": "scheduling",
         *             "count": 1
         *           }
         *         ]
         *       }
         *     }
         */
        Filters: {
            groups?: components["schemas"]["GroupFilters"];
            events?: components["schemas"]["EventFilters"];
            jobs?: components["schemas"]["JobFilters"];
            landscape?: components["schemas"]["LandscapeFilters"];
        };
        /**
         * @description `name` alphabetical; `newest` by creation; `most_members` first.
         * @default name
         * @example name
         * @enum {string}
         */
        AllianceSort: "name" | "newest" | "most_members";
        /**
         * Format: uuid
         * @description UUID, version 7, made by the service.
         * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
         */
        Id: string;
        /**
         * @description Short name for addresses.
         * @example cloud-native
         */
        Slug: string;
        /**
         * @description One line, without spaces around it.
         * @example Cloud Native Berlin
         */
        Name: string;
        /**
         * @description http or https only.
         * @example https://example.org/berlin
         */
        NullableUrl: string | null;
        /**
         * Format: int32
         * @description Its active groups.
         * @example 6
         */
        GroupCount: number;
        /**
         * Format: int32
         * @description People who are a member of at least one of its groups.
         * @example 4210
         */
        AllianceMemberCount: number;
        /**
         * Format: int32
         * @description Published events of active groups that have not ended.
         * @example 31
         */
        UpcomingEventCount: number;
        /**
         * Format: date-time
         * @description RFC 3339; answers are in UTC.
         * @example 2026-11-20T18:00:00Z
         */
        Timestamp: string;
        /**
         * @description An alliance as lists show it.
         * @example {
         *       "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *       "slug": "cloud-native",
         *       "name": "Cloud Native Alliance",
         *       "logo_url": "https://example.org/cloud-native/logo.svg",
         *       "group_count": 6,
         *       "member_count": 4210,
         *       "upcoming_event_count": 31,
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @description Send it as `cursor` to get the next page; `null` on the last one.
         * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
         */
        NextCursor: string | null;
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *           "slug": "cloud-native",
         *           "name": "Cloud Native Alliance",
         *           "logo_url": "https://example.org/cloud-native/logo.svg",
         *           "group_count": 6,
         *           "member_count": 4210,
         *           "upcoming_event_count": 31,
         *           "created_at": "2026-03-02T09:00:00Z",
         *           "updated_at": "2026-11-20T18:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        AlliancePage: {
            items: components["schemas"]["AllianceSummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Plain text or Markdown; clients must not treat it as HTML.
         * @example We meet on the first Tuesday of each month. Newcomers are welcome.
         */
        Description: string;
        /**
         * @description http or https only.
         * @example https://example.org/berlin
         */
        Url: string;
        /**
         * @example {
         *       "label": "Code of conduct",
         *       "url": "https://example.org/conduct"
         *     }
         */
        Link: {
            label: components["schemas"]["Name"];
            url: components["schemas"]["Url"];
        };
        /**
         * @description In the order given.
         * @example [
         *       {
         *         "label": "Code of conduct",
         *         "url": "https://example.org/conduct"
         *       }
         *     ]
         */
        Links: components["schemas"]["Link"][];
        /**
         * @description `slug` comes from the name when left out; it cannot be changed later.
         * @example {
         *       "name": "Cloud Native Alliance",
         *       "slug": "cloud-native",
         *       "description": "Communities around cloud native software.",
         *       "website_url": "https://example.org/cloud-native"
         *     }
         */
        AllianceCreate: {
            slug?: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            description: components["schemas"]["Description"];
            logo_url?: components["schemas"]["NullableUrl"];
            banner_url?: components["schemas"]["NullableUrl"];
            website_url?: components["schemas"]["NullableUrl"];
            links?: components["schemas"]["Links"];
        };
        /**
         * @description An umbrella community.
         * @example {
         *       "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *       "slug": "cloud-native",
         *       "name": "Cloud Native Alliance",
         *       "description": "Communities around cloud native software.",
         *       "logo_url": "https://example.org/cloud-native/logo.svg",
         *       "banner_url": null,
         *       "website_url": "https://example.org/cloud-native",
         *       "links": [
         *         {
         *           "label": "Code of conduct",
         *           "url": "https://example.org/conduct"
         *         }
         *       ],
         *       "group_count": 6,
         *       "member_count": 4210,
         *       "upcoming_event_count": 31,
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @example {
         *       "description": "Communities around cloud native software, from Lisbon to Seoul.",
         *       "logo_url": null
         *     }
         */
        AllianceUpdate: {
            name?: components["schemas"]["Name"];
            description?: components["schemas"]["Description"];
            logo_url?: components["schemas"]["NullableUrl"];
            banner_url?: components["schemas"]["NullableUrl"];
            website_url?: components["schemas"]["NullableUrl"];
            links?: components["schemas"]["Links"];
        };
        /**
         * @description A user, as other users see them.
         * @example {
         *       "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *       "name": "Ada Okafor"
         *     }
         */
        Person: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
        };
        /**
         * @description What a user administers.
         * @example alliance_admin
         * @enum {string}
         */
        Role: "alliance_admin" | "group_admin";
        /**
         * @description Slug of the alliance; `null` means all alliances.
         * @example cloud-native
         */
        AdministeredAlliance: string | null;
        /**
         * Format: uuid
         * @description Id of the group; `null` for an `alliance_admin`.
         * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
         */
        AdministeredGroupId: string | null;
        /**
         * @description A user and the role by which the user administers: an alliance, all of them when `alliance` is `null`, or a group.
         * @example {
         *       "user": {
         *         "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *         "name": "Ada Okafor"
         *       },
         *       "role": "alliance_admin",
         *       "alliance": "cloud-native",
         *       "group_id": null,
         *       "granted_at": "2026-11-20T18:00:00Z"
         *     }
         */
        Administrator: {
            user: components["schemas"]["Person"];
            role: components["schemas"]["Role"];
            alliance: components["schemas"]["AdministeredAlliance"];
            group_id: components["schemas"]["AdministeredGroupId"];
            granted_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "user": {
         *             "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *             "name": "Ada Okafor"
         *           },
         *           "role": "alliance_admin",
         *           "alliance": "cloud-native",
         *           "group_id": null,
         *           "granted_at": "2026-11-20T18:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        AdministratorPage: {
            items: components["schemas"]["Administrator"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @example {
         *       "user": {
         *         "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *         "name": "Ada Okafor"
         *       },
         *       "removed": true
         *     }
         */
        RemovedAdministrator: {
            user: components["schemas"]["Person"];
            /** @constant */
            removed: true;
        };
        /**
         * @description The operation, or what the operator did on the command line (then there is no `actor`).
         * @example updateGroup
         * @enum {string}
         */
        AuditAction: "createAlliance" | "updateAlliance" | "createGroup" | "updateGroup" | "createEvent" | "updateEvent" | "createJob" | "updateJob" | "deleteJob" | "createLandscapeEntry" | "updateLandscapeEntry" | "grantAllianceAdmin" | "revokeAllianceAdmin" | "grantGroupAdmin" | "revokeGroupAdmin";
        /**
         * @description A user, as other users see them; `null` when there is none.
         * @example {
         *       "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *       "name": "Ada Okafor"
         *     }
         */
        NullablePerson: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
        } | null;
        /**
         * Format: uuid
         * @description UUID, version 7, made by the service.
         * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
         */
        NullableId: string | null;
        /**
         * @description What kind of thing was changed; a `user` got or lost a role.
         * @example group
         * @enum {string}
         */
        AuditSubjectType: "alliance" | "group" | "event" | "job" | "landscape_entry" | "user";
        /**
         * @description What was changed. It may be gone by now.
         * @example {
         *       "type": "group",
         *       "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *       "name": "Cloud Native Berlin"
         *     }
         */
        AuditSubject: {
            type: components["schemas"]["AuditSubjectType"];
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
        };
        /**
         * @description A field before and after, as the thing's JSON has it. `before` is `null` for a thing that was made, `after` for one that was deleted.
         * @example {
         *       "field": "city",
         *       "before": null,
         *       "after": "Berlin"
         *     }
         */
        AuditChange: {
            field: string;
            /** @description Its value before, of the field's own type. */
            before: unknown;
            /** @description Its value after, of the field's own type. */
            after: unknown;
        };
        /**
         * @description Who changed what, and when. `token_id` names the API token, `null` is a browser's session; `actor` is `null` for the operator and for an account that is gone.
         * @example {
         *       "id": "019aa2f7-2a10-7c44-8f5e-7b1d0c9e3a62",
         *       "action": "updateGroup",
         *       "actor": {
         *         "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *         "name": "Ada Okafor"
         *       },
         *       "token_id": null,
         *       "subject": {
         *         "type": "group",
         *         "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *         "name": "Cloud Native Berlin"
         *       },
         *       "changes": [
         *         {
         *           "field": "city",
         *           "before": null,
         *           "after": "Berlin"
         *         }
         *       ],
         *       "created_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "id": "019aa2f7-2a10-7c44-8f5e-7b1d0c9e3a62",
         *           "action": "updateGroup",
         *           "actor": {
         *             "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *             "name": "Ada Okafor"
         *           },
         *           "token_id": null,
         *           "subject": {
         *             "type": "group",
         *             "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *             "name": "Cloud Native Berlin"
         *           },
         *           "changes": [
         *             {
         *               "field": "city",
         *               "before": null,
         *               "after": "Berlin"
         *             }
         *           ],
         *           "created_at": "2026-11-20T18:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        AuditEntryPage: {
            items: components["schemas"]["AuditEntry"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description `name` alphabetical; `newest` by creation; `most_members` first.
         * @default name
         * @example name
         * @enum {string}
         */
        GroupSort: "name" | "newest" | "most_members";
        /**
         * @description One line, without spaces around it.
         * @example Cloud native
         */
        ShortText: string | null;
        /**
         * @description ISO 3166-1 alpha-2, upper case.
         * @example DE
         */
        CountryCode: string | null;
        /**
         * @description WGS 84, in degrees.
         * @example {
         *       "latitude": 52.52,
         *       "longitude": 13.405
         *     }
         */
        GeoPoint: {
            latitude: number;
            longitude: number;
        } | null;
        /**
         * @description One line, without spaces around it; compared as written.
         * @example kubernetes
         */
        Tag: string;
        /**
         * @description In the order given.
         * @example [
         *       "kubernetes",
         *       "ebpf"
         *     ]
         */
        Tags: components["schemas"]["Tag"][];
        /**
         * Format: int32
         * @description Its members.
         * @example 812
         */
        GroupMemberCount: number;
        /**
         * @description A group as lists show it.
         * @example {
         *       "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *       "alliance": "cloud-native",
         *       "slug": "berlin",
         *       "name": "Cloud Native Berlin",
         *       "category": "Cloud native",
         *       "region": "Europe",
         *       "city": "Berlin",
         *       "country_code": "DE",
         *       "location": {
         *         "latitude": 52.52,
         *         "longitude": 13.405
         *       },
         *       "tags": [
         *         "kubernetes",
         *         "ebpf"
         *       ],
         *       "logo_url": null,
         *       "active": true,
         *       "member_count": 812,
         *       "upcoming_event_count": 3,
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *           "alliance": "cloud-native",
         *           "slug": "berlin",
         *           "name": "Cloud Native Berlin",
         *           "category": "Cloud native",
         *           "region": "Europe",
         *           "city": "Berlin",
         *           "country_code": "DE",
         *           "location": {
         *             "latitude": 52.52,
         *             "longitude": 13.405
         *           },
         *           "tags": [
         *             "kubernetes",
         *             "ebpf"
         *           ],
         *           "logo_url": null,
         *           "active": true,
         *           "member_count": 812,
         *           "upcoming_event_count": 3,
         *           "created_at": "2026-03-02T09:00:00Z",
         *           "updated_at": "2026-11-20T18:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        GroupPage: {
            items: components["schemas"]["GroupSummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description `slug` comes from the name when left out and cannot be changed later; `events` and `join` are reserved.
         * @example {
         *       "name": "Cloud Native Berlin",
         *       "slug": "berlin",
         *       "description": "We meet on the first Tuesday of each month.",
         *       "city": "Berlin",
         *       "country_code": "DE",
         *       "location": {
         *         "latitude": 52.52,
         *         "longitude": 13.405
         *       },
         *       "tags": [
         *         "kubernetes",
         *         "ebpf"
         *       ]
         *     }
         */
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
            /** @description An inactive group is hidden from public reads. */
            active?: boolean;
        };
        /**
         * @description A group of an alliance.
         * @example {
         *       "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *       "alliance": "cloud-native",
         *       "slug": "berlin",
         *       "name": "Cloud Native Berlin",
         *       "description": "We meet on the first Tuesday of each month.",
         *       "category": "Cloud native",
         *       "region": "Europe",
         *       "city": "Berlin",
         *       "country_code": "DE",
         *       "location": {
         *         "latitude": 52.52,
         *         "longitude": 13.405
         *       },
         *       "tags": [
         *         "kubernetes",
         *         "ebpf"
         *       ],
         *       "logo_url": null,
         *       "banner_url": null,
         *       "website_url": "https://example.org/berlin",
         *       "links": [
         *         {
         *           "label": "Chat",
         *           "url": "https://example.org/berlin/chat"
         *         }
         *       ],
         *       "active": true,
         *       "member_count": 812,
         *       "upcoming_event_count": 3,
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @description WGS 84, in degrees. What is left out stays; a place has both.
         * @example {
         *       "longitude": 13.41
         *     }
         */
        GeoPointUpdate: {
            latitude?: number;
            longitude?: number;
        } | null;
        /**
         * @example {
         *       "city": "Berlin",
         *       "banner_url": null
         *     }
         */
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
        /**
         * @description A member of a group.
         * @example {
         *       "user": {
         *         "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *         "name": "Ada Okafor"
         *       },
         *       "joined_at": "2026-11-20T18:00:00Z"
         *     }
         */
        Member: {
            user: components["schemas"]["Person"];
            joined_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "user": {
         *             "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *             "name": "Ada Okafor"
         *           },
         *           "joined_at": "2026-11-20T18:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        MemberPage: {
            items: components["schemas"]["Member"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Where it takes place.
         * @example in_person
         * @enum {string}
         */
        EventKind: "in_person" | "virtual" | "hybrid";
        /**
         * @description Drafts are seen by administrators only.
         * @example published
         * @enum {string}
         */
        EventStatus: "draft" | "published" | "canceled";
        /**
         * @description `soonest` and `latest` by start; `newest` by creation.
         * @default soonest
         * @example soonest
         * @enum {string}
         */
        EventSort: "soonest" | "latest" | "newest";
        /**
         * @description Names a group.
         * @example {
         *       "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *       "slug": "berlin",
         *       "name": "Cloud Native Berlin"
         *     }
         */
        GroupReference: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
        };
        /**
         * @description A sentence or two, shown in lists.
         * @example Talks, pizza and hallway track for everyone who runs containers.
         */
        NullableSummary: string | null;
        /**
         * @description IANA name.
         * @example Europe/Berlin
         */
        TimeZone: string;
        /**
         * Format: int32
         * @description How many may attend; `null` is no limit.
         * @example 80
         */
        Capacity: number | null;
        /**
         * @description Street and number, perhaps the floor.
         * @example Rungestraße 20
         */
        VenueAddress: string | null;
        /**
         * @description Where people meet.
         * @example {
         *       "name": "c-base",
         *       "address": "Rungestraße 20",
         *       "city": "Berlin",
         *       "country_code": "DE"
         *     }
         */
        Venue: {
            name: components["schemas"]["Name"];
            address: components["schemas"]["VenueAddress"];
            city: components["schemas"]["ShortText"];
            country_code: components["schemas"]["CountryCode"];
        } | null;
        /**
         * Format: int32
         * @description People attending, without the waitlist.
         * @example 62
         */
        AttendeeCount: number;
        /**
         * Format: int32
         * @description Free places; `null` without a `capacity`.
         * @example 18
         */
        RemainingCapacity: number | null;
        /**
         * @description An event as lists show it.
         * @example {
         *       "id": "019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21",
         *       "alliance": "cloud-native",
         *       "group": {
         *         "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *         "slug": "berlin",
         *         "name": "Cloud Native Berlin"
         *       },
         *       "slug": "winter-meetup",
         *       "name": "Winter meetup",
         *       "summary": "Three talks and a long hallway track.",
         *       "kind": "in_person",
         *       "status": "published",
         *       "category": "Meetup",
         *       "starts_at": "2026-12-08T17:30:00Z",
         *       "ends_at": "2026-12-08T20:30:00Z",
         *       "timezone": "Europe/Berlin",
         *       "capacity": 80,
         *       "waitlist_enabled": true,
         *       "venue": {
         *         "name": "c-base",
         *         "address": "Rungestraße 20",
         *         "city": "Berlin",
         *         "country_code": "DE"
         *       },
         *       "tags": [
         *         "kubernetes"
         *       ],
         *       "attendee_count": 62,
         *       "remaining_capacity": 18,
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "id": "019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21",
         *           "alliance": "cloud-native",
         *           "group": {
         *             "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *             "slug": "berlin",
         *             "name": "Cloud Native Berlin"
         *           },
         *           "slug": "winter-meetup",
         *           "name": "Winter meetup",
         *           "summary": "Three talks and a long hallway track.",
         *           "kind": "in_person",
         *           "status": "published",
         *           "category": "Meetup",
         *           "starts_at": "2026-12-08T17:30:00Z",
         *           "ends_at": "2026-12-08T20:30:00Z",
         *           "timezone": "Europe/Berlin",
         *           "capacity": 80,
         *           "waitlist_enabled": true,
         *           "venue": {
         *             "name": "c-base",
         *             "address": "Rungestraße 20",
         *             "city": "Berlin",
         *             "country_code": "DE"
         *           },
         *           "tags": [
         *             "kubernetes"
         *           ],
         *           "attendee_count": 62,
         *           "remaining_capacity": 18,
         *           "created_at": "2026-03-02T09:00:00Z",
         *           "updated_at": "2026-11-20T18:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        EventPage: {
            items: components["schemas"]["EventSummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Whether the caller is a member.
         * @example member
         * @enum {string}
         */
        MembershipStatus: "member" | "none";
        /**
         * Format: date-time
         * @description RFC 3339; answers are in UTC.
         * @example 2026-11-20T18:00:00Z
         */
        NullableTimestamp: string | null;
        /**
         * @description The caller's membership.
         * @example {
         *       "group_id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *       "status": "member",
         *       "joined_at": "2026-11-20T18:00:00Z"
         *     }
         */
        Membership: {
            group_id: components["schemas"]["Id"];
            status: components["schemas"]["MembershipStatus"];
            joined_at: components["schemas"]["NullableTimestamp"];
        };
        /**
         * @description Where people meet.
         * @example {
         *       "name": "c-base",
         *       "city": "Berlin",
         *       "country_code": "DE"
         *     }
         */
        VenueCreate: {
            name: components["schemas"]["Name"];
            address?: components["schemas"]["VenueAddress"];
            city?: components["schemas"]["ShortText"];
            country_code?: components["schemas"]["CountryCode"];
        } | null;
        /**
         * @description `slug` comes from the name when left out and cannot be changed later; `attend` and `attendance` are reserved. `ends_at` lies after `starts_at`, by 31 days at most. Without `status` it is a draft; `canceled` is no beginning (400), nor can what has ended be published (400).
         * @example {
         *       "name": "Winter meetup",
         *       "slug": "winter-meetup",
         *       "description": "Doors open at 18:00.",
         *       "kind": "in_person",
         *       "status": "published",
         *       "starts_at": "2026-12-08T17:30:00Z",
         *       "ends_at": "2026-12-08T20:30:00Z",
         *       "timezone": "Europe/Berlin",
         *       "capacity": 80,
         *       "waitlist_enabled": true,
         *       "venue": {
         *         "name": "c-base",
         *         "address": "Rungestraße 20",
         *         "city": "Berlin",
         *         "country_code": "DE"
         *       },
         *       "tags": [
         *         "kubernetes"
         *       ]
         *     }
         */
        EventCreate: {
            slug?: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
            summary?: components["schemas"]["NullableSummary"];
            description: components["schemas"]["Description"];
            kind: components["schemas"]["EventKind"];
            status?: components["schemas"]["EventStatus"];
            category?: components["schemas"]["ShortText"];
            starts_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            timezone: components["schemas"]["TimeZone"];
            capacity?: components["schemas"]["Capacity"];
            /** @description Whether a full event takes a waitlist. */
            waitlist_enabled?: boolean;
            venue?: components["schemas"]["VenueCreate"];
            tags?: components["schemas"]["Tags"];
            banner_url?: components["schemas"]["NullableUrl"];
            meeting_url?: components["schemas"]["NullableUrl"];
        };
        /**
         * @description An event of a group. `meeting_url` is there for its administrators only; those who attend have it in their attendance.
         * @example {
         *       "id": "019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21",
         *       "alliance": "cloud-native",
         *       "group": {
         *         "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *         "slug": "berlin",
         *         "name": "Cloud Native Berlin"
         *       },
         *       "slug": "winter-meetup",
         *       "name": "Winter meetup",
         *       "summary": "Three talks and a long hallway track.",
         *       "description": "Doors open at 18:00.",
         *       "kind": "in_person",
         *       "status": "published",
         *       "category": "Meetup",
         *       "starts_at": "2026-12-08T17:30:00Z",
         *       "ends_at": "2026-12-08T20:30:00Z",
         *       "timezone": "Europe/Berlin",
         *       "capacity": 80,
         *       "waitlist_enabled": true,
         *       "venue": {
         *         "name": "c-base",
         *         "address": "Rungestraße 20",
         *         "city": "Berlin",
         *         "country_code": "DE"
         *       },
         *       "tags": [
         *         "kubernetes"
         *       ],
         *       "banner_url": null,
         *       "attendee_count": 62,
         *       "remaining_capacity": 18,
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @description What is left out stays; a venue has a name.
         * @example {
         *       "address": "Rungestraße 20, 2nd floor"
         *     }
         */
        VenueUpdate: {
            name?: components["schemas"]["Name"];
            address?: components["schemas"]["VenueAddress"];
            city?: components["schemas"]["ShortText"];
            country_code?: components["schemas"]["CountryCode"];
        } | null;
        /**
         * @example {
         *       "status": "canceled",
         *       "summary": "Canceled. The venue is flooded."
         *     }
         */
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
         * @example attending
         * @enum {string}
         */
        AttendeeStatus: "attending" | "waitlisted";
        /**
         * Format: int32
         * @description 1 is the next to get a place; `null` unless waitlisted.
         * @example 3
         */
        WaitlistPosition: number | null;
        /**
         * @description Who comes to an event, or waits for a place.
         * @example {
         *       "user": {
         *         "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *         "name": "Ada Okafor"
         *       },
         *       "status": "waitlisted",
         *       "waitlist_position": 3,
         *       "responded_at": "2026-11-20T18:00:00Z"
         *     }
         */
        Attendee: {
            user: components["schemas"]["Person"];
            status: components["schemas"]["AttendeeStatus"];
            waitlist_position: components["schemas"]["WaitlistPosition"];
            responded_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "user": {
         *             "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *             "name": "Ada Okafor"
         *           },
         *           "status": "attending",
         *           "waitlist_position": null,
         *           "responded_at": "2026-11-20T18:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        AttendeePage: {
            items: components["schemas"]["Attendee"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description The caller's place.
         * @example attending
         * @enum {string}
         */
        AttendanceStatus: "attending" | "waitlisted" | "none";
        /**
         * @description The caller's RSVP. `meeting_url` is there for those who attend.
         * @example {
         *       "event_id": "019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21",
         *       "status": "attending",
         *       "waitlist_position": null,
         *       "responded_at": "2026-11-20T18:00:00Z",
         *       "meeting_url": null
         *     }
         */
        Attendance: {
            event_id: components["schemas"]["Id"];
            status: components["schemas"]["AttendanceStatus"];
            waitlist_position: components["schemas"]["WaitlistPosition"];
            responded_at: components["schemas"]["NullableTimestamp"];
            meeting_url: components["schemas"]["NullableUrl"];
        };
        /**
         * @description How one is employed.
         * @example full_time
         * @enum {string}
         */
        EmploymentType: "full_time" | "part_time" | "contract" | "internship" | "volunteer";
        /**
         * @description Drafts and closed jobs are seen by administrators only.
         * @example published
         * @enum {string}
         */
        JobStatus: "draft" | "published" | "closed";
        /**
         * @description `newest` by creation; `expiring_soonest` first.
         * @default newest
         * @example newest
         * @enum {string}
         */
        JobSort: "newest" | "expiring_soonest";
        /**
         * @description Names a group; `null` when the alliance itself is meant.
         * @example {
         *       "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *       "slug": "berlin",
         *       "name": "Cloud Native Berlin"
         *     }
         */
        NullableGroupReference: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Name"];
        } | null;
        /**
         * @description A sentence or two, shown in lists.
         * @example Talks, pizza and hallway track for everyone who runs containers.
         */
        Summary: string;
        /**
         * Format: int32
         * @description In whole units of the currency, before tax.
         * @example 70000
         */
        SalaryAmount: number;
        /**
         * @description ISO 4217, upper case.
         * @example EUR
         */
        Currency: string;
        /**
         * @description What the amounts are for.
         * @example year
         * @enum {string}
         */
        SalaryPeriod: "hour" | "month" | "year";
        /**
         * @description `minimum` is not above `maximum`.
         * @example {
         *       "minimum": 70000,
         *       "maximum": 90000,
         *       "currency": "EUR",
         *       "period": "year"
         *     }
         */
        Salary: {
            minimum: components["schemas"]["SalaryAmount"];
            maximum: components["schemas"]["SalaryAmount"];
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["SalaryPeriod"];
        } | null;
        /**
         * @description A job as lists show it.
         * @example {
         *       "id": "019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0",
         *       "alliance": "cloud-native",
         *       "group": {
         *         "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *         "slug": "berlin",
         *         "name": "Cloud Native Berlin"
         *       },
         *       "slug": "site-reliability-engineer",
         *       "title": "Site reliability engineer",
         *       "company_name": "Nordlicht GmbH",
         *       "summary": "Keep 400 clusters boring.",
         *       "location": "Berlin, Germany",
         *       "remote": true,
         *       "employment_type": "full_time",
         *       "salary": {
         *         "minimum": 70000,
         *         "maximum": 90000,
         *         "currency": "EUR",
         *         "period": "year"
         *       },
         *       "tags": [
         *         "sre"
         *       ],
         *       "status": "published",
         *       "expires_at": "2026-12-20T18:00:00Z",
         *       "posted_by": {
         *         "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *         "name": "Ada Okafor"
         *       },
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "id": "019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0",
         *           "alliance": "cloud-native",
         *           "group": {
         *             "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *             "slug": "berlin",
         *             "name": "Cloud Native Berlin"
         *           },
         *           "slug": "site-reliability-engineer",
         *           "title": "Site reliability engineer",
         *           "company_name": "Nordlicht GmbH",
         *           "summary": "Keep 400 clusters boring.",
         *           "location": "Berlin, Germany",
         *           "remote": true,
         *           "employment_type": "full_time",
         *           "salary": {
         *             "minimum": 70000,
         *             "maximum": 90000,
         *             "currency": "EUR",
         *             "period": "year"
         *           },
         *           "tags": [
         *             "sre"
         *           ],
         *           "status": "published",
         *           "expires_at": "2026-12-20T18:00:00Z",
         *           "posted_by": {
         *             "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *             "name": "Ada Okafor"
         *           },
         *           "created_at": "2026-03-02T09:00:00Z",
         *           "updated_at": "2026-11-20T18:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        JobPage: {
            items: components["schemas"]["JobSummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * Format: uuid
         * @description The group that posts it; `null` for the alliance itself.
         * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
         */
        NullableGroupId: string | null;
        /**
         * @description `slug` comes from the title when left out and cannot be changed later; `id` is reserved. Without `expires_at` it is 30 days after the creation, and it lies ahead; without `status` it is a draft. `group_id` is a group of that alliance.
         * @example {
         *       "alliance": "cloud-native",
         *       "title": "Site reliability engineer",
         *       "company_name": "Nordlicht GmbH",
         *       "summary": "Keep 400 clusters boring.",
         *       "description": "You will own the on-call handbook.",
         *       "remote": true,
         *       "employment_type": "full_time",
         *       "salary": {
         *         "minimum": 70000,
         *         "maximum": 90000,
         *         "currency": "EUR",
         *         "period": "year"
         *       },
         *       "tags": [
         *         "sre"
         *       ],
         *       "status": "published"
         *     }
         */
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
            /** @description Can be done from anywhere. */
            remote?: boolean;
            employment_type: components["schemas"]["EmploymentType"];
            salary?: components["schemas"]["Salary"];
            tags?: components["schemas"]["Tags"];
            status?: components["schemas"]["JobStatus"];
            expires_at?: components["schemas"]["Timestamp"];
        };
        /**
         * @description A job posting.
         * @example {
         *       "id": "019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0",
         *       "alliance": "cloud-native",
         *       "group": {
         *         "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *         "slug": "berlin",
         *         "name": "Cloud Native Berlin"
         *       },
         *       "slug": "site-reliability-engineer",
         *       "title": "Site reliability engineer",
         *       "company_name": "Nordlicht GmbH",
         *       "summary": "Keep 400 clusters boring.",
         *       "description": "You will own the on-call handbook.",
         *       "apply_url": "https://example.org/jobs/sre",
         *       "location": "Berlin, Germany",
         *       "remote": true,
         *       "employment_type": "full_time",
         *       "salary": {
         *         "minimum": 70000,
         *         "maximum": 90000,
         *         "currency": "EUR",
         *         "period": "year"
         *       },
         *       "tags": [
         *         "sre"
         *       ],
         *       "status": "published",
         *       "expires_at": "2026-12-20T18:00:00Z",
         *       "posted_by": {
         *         "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *         "name": "Ada Okafor"
         *       },
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @example {
         *       "id": "019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0",
         *       "deleted": true
         *     }
         */
        DeletedJob: {
            id: components["schemas"]["Id"];
            /** @constant */
            deleted: true;
        };
        /**
         * @description What is left out stays; a salary has all four, and `minimum` is not above `maximum`.
         * @example {
         *       "maximum": 95000
         *     }
         */
        SalaryUpdate: {
            minimum?: components["schemas"]["SalaryAmount"];
            maximum?: components["schemas"]["SalaryAmount"];
            currency?: components["schemas"]["Currency"];
            period?: components["schemas"]["SalaryPeriod"];
        } | null;
        /**
         * @example {
         *       "status": "closed"
         *     }
         */
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
        /**
         * @description Names a job.
         * @example {
         *       "id": "019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0",
         *       "slug": "site-reliability-engineer",
         *       "title": "Site reliability engineer"
         *     }
         */
        JobReference: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: components["schemas"]["Name"];
        };
        /**
         * @description A user, as those who read the application see them.
         * @example {
         *       "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *       "name": "Ada Okafor",
         *       "email": "ada@example.org"
         *     }
         */
        Applicant: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** Format: email */
            email: string;
        };
        /**
         * @description A few words to those who read the application.
         * @example I kept 300 clusters boring before.
         */
        ApplicationNote: string | null;
        /**
         * @description Where the application stands.
         * @example submitted
         * @enum {string}
         */
        JobApplicationStatus: "submitted";
        /**
         * @description An application for a job, as its applicant and the job's administrators see it.
         * @example {
         *       "id": "019aa2f6-13c8-7a55-9d70-0f4e2b8c6a19",
         *       "job_id": "019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0",
         *       "job": {
         *         "id": "019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0",
         *         "slug": "site-reliability-engineer",
         *         "title": "Site reliability engineer"
         *       },
         *       "applicant": {
         *         "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *         "name": "Ada Okafor",
         *         "email": "ada@example.org"
         *       },
         *       "note": "I kept 300 clusters boring before.",
         *       "resume_url": "https://example.org/ada/resume.pdf",
         *       "status": "submitted",
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "id": "019aa2f6-13c8-7a55-9d70-0f4e2b8c6a19",
         *           "job_id": "019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0",
         *           "job": {
         *             "id": "019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0",
         *             "slug": "site-reliability-engineer",
         *             "title": "Site reliability engineer"
         *           },
         *           "applicant": {
         *             "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *             "name": "Ada Okafor",
         *             "email": "ada@example.org"
         *           },
         *           "note": "I kept 300 clusters boring before.",
         *           "resume_url": "https://example.org/ada/resume.pdf",
         *           "status": "submitted",
         *           "created_at": "2026-03-02T09:00:00Z",
         *           "updated_at": "2026-03-02T09:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        JobApplicationPage: {
            items: components["schemas"]["JobApplication"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @example {
         *       "note": "I kept 300 clusters boring before.",
         *       "resume_url": "https://example.org/ada/resume.pdf"
         *     }
         */
        JobApplicationCreate: {
            note?: components["schemas"]["ApplicationNote"];
            resume_url?: components["schemas"]["NullableUrl"];
        };
        /**
         * @description What kind of thing it is.
         * @example startup
         * @enum {string}
         */
        LandscapeKind: "startup" | "open_source_project" | "partner_community" | "podcast" | "investor";
        /**
         * @description A stage to look for.
         * @example seed
         * @enum {string}
         */
        LandscapeStageFilter: "pre_seed" | "seed" | "series_a" | "series_b" | "series_c_plus" | "growth" | "public";
        /**
         * @description `name` alphabetical; `newest` by creation.
         * @default name
         * @example name
         * @enum {string}
         */
        LandscapeSort: "name" | "newest";
        /**
         * @description For startups only.
         * @example seed
         * @enum {string|null}
         */
        LandscapeStage: "pre_seed" | "seed" | "series_a" | "series_b" | "series_c_plus" | "growth" | "public" | null;
        /**
         * @description A landscape entry as lists show it.
         * @example {
         *       "id": "019aa2f5-4e21-7b9a-b5d8-3c7f0e1a2d94",
         *       "alliance": "cloud-native",
         *       "slug": "kite-labs",
         *       "name": "Kite Labs",
         *       "kind": "startup",
         *       "summary": "Schedules batch work where the wind blows.",
         *       "website_url": "https://example.org/kite",
         *       "logo_url": null,
         *       "category": "Scheduling",
         *       "stage": "seed",
         *       "tags": [
         *         "scheduling"
         *       ],
         *       "published": true,
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "id": "019aa2f5-4e21-7b9a-b5d8-3c7f0e1a2d94",
         *           "alliance": "cloud-native",
         *           "slug": "kite-labs",
         *           "name": "Kite Labs",
         *           "kind": "startup",
         *           "summary": "Schedules batch work where the wind blows.",
         *           "website_url": "https://example.org/kite",
         *           "logo_url": null,
         *           "category": "Scheduling",
         *           "stage": "seed",
         *           "tags": [
         *             "scheduling"
         *           ],
         *           "published": true,
         *           "created_at": "2026-03-02T09:00:00Z",
         *           "updated_at": "2026-11-20T18:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        LandscapeEntryPage: {
            items: components["schemas"]["LandscapeEntrySummary"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Plain text or Markdown; clients must not treat it as HTML.
         * @example We meet on the first Tuesday of each month. Newcomers are welcome.
         */
        NullableDescription: string | null;
        /**
         * @description `slug` comes from the name when left out and cannot be changed later. `stage` goes with the kind `startup` only. Without `published` it is hidden.
         * @example {
         *       "alliance": "cloud-native",
         *       "name": "Kite Labs",
         *       "kind": "startup",
         *       "summary": "Schedules batch work where the wind blows.",
         *       "stage": "seed",
         *       "website_url": "https://example.org/kite",
         *       "tags": [
         *         "scheduling"
         *       ],
         *       "published": true
         *     }
         */
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
            /** @description An unpublished entry is hidden from public reads. */
            published?: boolean;
        };
        /**
         * @description A startup, project or partner around an alliance.
         * @example {
         *       "id": "019aa2f5-4e21-7b9a-b5d8-3c7f0e1a2d94",
         *       "alliance": "cloud-native",
         *       "slug": "kite-labs",
         *       "name": "Kite Labs",
         *       "kind": "startup",
         *       "summary": "Schedules batch work where the wind blows.",
         *       "description": "Founded in 2024 by three people who met at a group of the alliance.",
         *       "website_url": "https://example.org/kite",
         *       "repository_url": null,
         *       "logo_url": null,
         *       "category": "Scheduling",
         *       "stage": "seed",
         *       "tags": [
         *         "scheduling"
         *       ],
         *       "published": true,
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @example {
         *       "stage": "series_a"
         *     }
         */
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
         * @example event
         * @enum {string}
         */
        SearchType: "event" | "group" | "job" | "landscape_entry";
        /**
         * @description Of `event`, `group`, `job` and `landscape_entry` the one that `type` names is there.
         * @example {
         *       "type": "event",
         *       "rank": 0.87,
         *       "title": "Winter meetup",
         *       "snippet": "Three talks on <mark>Kubernetes</mark> and a long hallway track.",
         *       "url": "https://alliance.example.org/api/v1/events/cloud-native/berlin/winter-meetup",
         *       "event": {
         *         "id": "019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21",
         *         "alliance": "cloud-native",
         *         "group": {
         *           "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *           "slug": "berlin",
         *           "name": "Cloud Native Berlin"
         *         },
         *         "slug": "winter-meetup",
         *         "name": "Winter meetup",
         *         "summary": "Three talks and a long hallway track.",
         *         "kind": "in_person",
         *         "status": "published",
         *         "category": "Meetup",
         *         "starts_at": "2026-12-08T17:30:00Z",
         *         "ends_at": "2026-12-08T20:30:00Z",
         *         "timezone": "Europe/Berlin",
         *         "capacity": 80,
         *         "waitlist_enabled": true,
         *         "venue": {
         *           "name": "c-base",
         *           "address": "Rungestraße 20",
         *           "city": "Berlin",
         *           "country_code": "DE"
         *         },
         *         "tags": [
         *           "kubernetes"
         *         ],
         *         "attendee_count": 62,
         *         "remaining_capacity": 18,
         *         "created_at": "2026-03-02T09:00:00Z",
         *         "updated_at": "2026-11-20T18:00:00Z"
         *       }
         *     }
         */
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
        /**
         * @description The best matches over all kinds, best first.
         * @example {
         *       "items": [
         *         {
         *           "type": "event",
         *           "rank": 0.87,
         *           "title": "Winter meetup",
         *           "snippet": "Three talks on <mark>Kubernetes</mark> and a long hallway track.",
         *           "url": "https://alliance.example.org/api/v1/events/cloud-native/berlin/winter-meetup",
         *           "event": {
         *             "id": "019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21",
         *             "alliance": "cloud-native",
         *             "group": {
         *               "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *               "slug": "berlin",
         *               "name": "Cloud Native Berlin"
         *             },
         *             "slug": "winter-meetup",
         *             "name": "Winter meetup",
         *             "summary": "Three talks and a long hallway track.",
         *             "kind": "in_person",
         *             "status": "published",
         *             "category": "Meetup",
         *             "starts_at": "2026-12-08T17:30:00Z",
         *             "ends_at": "2026-12-08T20:30:00Z",
         *             "timezone": "Europe/Berlin",
         *             "capacity": 80,
         *             "waitlist_enabled": true,
         *             "venue": {
         *               "name": "c-base",
         *               "address": "Rungestraße 20",
         *               "city": "Berlin",
         *               "country_code": "DE"
         *             },
         *             "tags": [
         *               "kubernetes"
         *             ],
         *             "attendee_count": 62,
         *             "remaining_capacity": 18,
         *             "created_at": "2026-03-02T09:00:00Z",
         *             "updated_at": "2026-11-20T18:00:00Z"
         *           }
         *         }
         *       ]
         *     }
         */
        SearchResults: {
            items: components["schemas"]["SearchResult"][];
        };
        /**
         * @description An address without display name or quotes, in ASCII. Two addresses that differ in case only are the same.
         * @example ada@example.org
         */
        Email: string;
        /**
         * @description Plain text or Markdown; clients must not treat it as HTML.
         * @example Keeps clusters boring.
         */
        Biography: string | null;
        /**
         * @description IANA name.
         * @example Europe/Berlin
         */
        NullableTimeZone: string | null;
        /**
         * @description A way to sign in.
         * @example github
         * @enum {string}
         */
        SignInMethod: "github" | "google" | "linkedin" | "password";
        /**
         * @description A role and what it is over: an `alliance_admin` of one alliance, or of all when `alliance` is `null`; a `group_admin` of one group.
         * @example {
         *       "role": "group_admin",
         *       "alliance": "cloud-native",
         *       "group_id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55"
         *     }
         */
        RoleGrant: {
            role: components["schemas"]["Role"];
            alliance: components["schemas"]["AdministeredAlliance"];
            group_id: components["schemas"]["AdministeredGroupId"];
        };
        /**
         * @description The caller. As long as `email_verified` is false, the caller may read and update this profile, list and revoke own API tokens, ask for another verification e-mail and sign out; every other operation that needs a credential answers 403.
         * @example {
         *       "id": "019aa2f3-1c2d-7a40-b6f8-0e9d8c7b6a50",
         *       "email": "ada@example.org",
         *       "email_verified": true,
         *       "name": "Ada Berger",
         *       "bio": "Keeps clusters boring.",
         *       "title": "Site reliability engineer",
         *       "company": "Nordlicht GmbH",
         *       "city": "Berlin",
         *       "country_code": "DE",
         *       "timezone": "Europe/Berlin",
         *       "photo_url": null,
         *       "website_url": "https://example.org/ada",
         *       "links": [
         *         {
         *           "label": "Code",
         *           "url": "https://example.org/ada/code"
         *         }
         *       ],
         *       "interests": [
         *         "kubernetes",
         *         "ebpf"
         *       ],
         *       "providers": [
         *         "github",
         *         "password"
         *       ],
         *       "roles": [
         *         {
         *           "role": "group_admin",
         *           "alliance": "cloud-native",
         *           "group_id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55"
         *         }
         *       ],
         *       "created_at": "2026-03-02T09:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @example {
         *       "title": "Staff engineer",
         *       "bio": null
         *     }
         */
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
        /**
         * @description The first 12 characters of the token, to tell tokens apart.
         * @example alli_7Qm2xV4
         */
        TokenPrefix: string;
        /**
         * @description What a token may do; never more than its user's roles allow at the time of the request.
         * @example events:attend
         * @enum {string}
         */
        TokenScope: "profile:read" | "profile:write" | "tokens:manage" | "groups:join" | "events:attend" | "jobs:apply" | "admin:alliances" | "admin:groups" | "admin:events" | "admin:jobs" | "admin:landscape";
        /**
         * @description What the token may do.
         * @example [
         *       "profile:read",
         *       "events:attend"
         *     ]
         */
        TokenScopes: components["schemas"]["TokenScope"][];
        /**
         * Format: date-time
         * @description Exact to a minute; `null` when never used.
         * @example 2026-11-20T18:00:00Z
         */
        TokenLastUse: string | null;
        /**
         * Format: date-time
         * @description When it ends by itself; `null` is never.
         * @example 2027-02-18T18:00:00Z
         */
        TokenExpiry: string | null;
        /**
         * Format: date-time
         * @description When it was revoked; `null` when it was not.
         * @example 2026-11-20T18:00:00Z
         */
        TokenRevocation: string | null;
        /**
         * @description An API token without its secret. It is live until it is revoked or has expired.
         * @example {
         *       "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *       "name": "Calendar sync",
         *       "token_prefix": "alli_7Qm2xV4",
         *       "scopes": [
         *         "profile:read",
         *         "events:attend"
         *       ],
         *       "last_used_at": null,
         *       "expires_at": "2027-02-18T18:00:00Z",
         *       "revoked_at": null,
         *       "current": false,
         *       "created_at": "2026-11-20T18:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z"
         *     }
         */
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
        /**
         * @description One page of a list.
         * @example {
         *       "items": [
         *         {
         *           "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *           "name": "Calendar sync",
         *           "token_prefix": "alli_7Qm2xV4",
         *           "scopes": [
         *             "profile:read",
         *             "events:attend"
         *           ],
         *           "last_used_at": null,
         *           "expires_at": "2027-02-18T18:00:00Z",
         *           "revoked_at": null,
         *           "current": false,
         *           "created_at": "2026-11-20T18:00:00Z",
         *           "updated_at": "2026-11-20T18:00:00Z"
         *         }
         *       ],
         *       "next_cursor": null
         *     }
         */
        TokenPage: {
            items: components["schemas"]["ApiToken"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @example {
         *       "name": "Calendar sync",
         *       "scopes": [
         *         "profile:read",
         *         "events:attend"
         *       ],
         *       "expires_at": "2027-02-18T18:00:00Z"
         *     }
         */
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
        /**
         * @description Send it as `Authorization: Bearer <token>`, never in an address. `alli_`, 40 random base-62 characters (0–9 A–Z a–z), and 6 more with the CRC-32 of what stands before them.
         * @example alli_7Qm2xV4c9RkTz1LpWb6YsGh3JdNf8XuEa5oMvCq02A7Y6Q
         */
        TokenSecret: string;
        /**
         * @description An API token with its secret, which is shown here once and kept nowhere.
         * @example {
         *       "id": "019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38",
         *       "name": "Calendar sync",
         *       "token_prefix": "alli_7Qm2xV4",
         *       "scopes": [
         *         "profile:read",
         *         "events:attend"
         *       ],
         *       "last_used_at": null,
         *       "expires_at": "2027-02-18T18:00:00Z",
         *       "revoked_at": null,
         *       "current": false,
         *       "created_at": "2026-11-20T18:00:00Z",
         *       "updated_at": "2026-11-20T18:00:00Z",
         *       "token": "alli_7Qm2xV4c9RkTz1LpWb6YsGh3JdNf8XuEa5oMvCq02A7Y6Q"
         *     }
         */
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
        /**
         * @description A group that the caller is a member of.
         * @example {
         *       "group": {
         *         "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *         "alliance": "cloud-native",
         *         "slug": "berlin",
         *         "name": "Cloud Native Berlin",
         *         "category": "Cloud native",
         *         "region": "Europe",
         *         "city": "Berlin",
         *         "country_code": "DE",
         *         "location": {
         *           "latitude": 52.52,
         *           "longitude": 13.405
         *         },
         *         "tags": [
         *           "kubernetes",
         *           "ebpf"
         *         ],
         *         "logo_url": null,
         *         "active": true,
         *         "member_count": 812,
         *         "upcoming_event_count": 3,
         *         "created_at": "2026-03-02T09:00:00Z",
         *         "updated_at": "2026-11-20T18:00:00Z"
         *       },
         *       "joined_at": "2026-11-20T18:00:00Z"
         *     }
         */
        MyGroup: {
            group: components["schemas"]["GroupSummary"];
            joined_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description One page of a list.
         * @example {
         *       "items": [],
         *       "next_cursor": null
         *     }
         */
        MyGroupPage: {
            items: components["schemas"]["MyGroup"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description An event that the caller attends or waits for. `meeting_url` is there for those who attend.
         * @example {
         *       "event": {
         *         "id": "019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21",
         *         "alliance": "cloud-native",
         *         "group": {
         *           "id": "019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55",
         *           "slug": "berlin",
         *           "name": "Cloud Native Berlin"
         *         },
         *         "slug": "winter-meetup",
         *         "name": "Winter meetup",
         *         "summary": "Three talks and a long hallway track.",
         *         "kind": "in_person",
         *         "status": "published",
         *         "category": "Meetup",
         *         "starts_at": "2026-12-08T17:30:00Z",
         *         "ends_at": "2026-12-08T20:30:00Z",
         *         "timezone": "Europe/Berlin",
         *         "capacity": 80,
         *         "waitlist_enabled": true,
         *         "venue": {
         *           "name": "c-base",
         *           "address": "Rungestraße 20",
         *           "city": "Berlin",
         *           "country_code": "DE"
         *         },
         *         "tags": [
         *           "kubernetes"
         *         ],
         *         "attendee_count": 62,
         *         "remaining_capacity": 18,
         *         "created_at": "2026-03-02T09:00:00Z",
         *         "updated_at": "2026-11-20T18:00:00Z"
         *       },
         *       "status": "attending",
         *       "waitlist_position": null,
         *       "responded_at": "2026-11-20T18:00:00Z",
         *       "meeting_url": null
         *     }
         */
        MyEvent: {
            event: components["schemas"]["EventSummary"];
            status: components["schemas"]["AttendeeStatus"];
            waitlist_position: components["schemas"]["WaitlistPosition"];
            responded_at: components["schemas"]["Timestamp"];
            meeting_url: components["schemas"]["NullableUrl"];
        };
        /**
         * @description One page of a list.
         * @example {
         *       "items": [],
         *       "next_cursor": null
         *     }
         */
        MyEventPage: {
            items: components["schemas"]["MyEvent"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Where to go after signing in, a path on this host with its query; anything else is 400. `/dashboard` when left out.
         * @example /settings/tokens
         */
        NextPath: string;
        /**
         * @description What has just happened; the page says it in words.
         * @example email_verified
         * @enum {string}
         */
        Notice: "registered" | "signed_out" | "reset_requested" | "password_reset" | "email_verified" | "verification_sent" | "provider_denied" | "provider_failed" | "provider_unverified" | "profile_saved" | "password_changed" | "session_ended" | "provider_linked" | "provider_unlinked" | "token_revoked";
        /**
         * @description A whole HTML page; it works without script.
         * @example <!doctype html><html lang="en"><title>Alliance</title><h1>Alliance</h1></html>
         */
        Html: string;
        /**
         * @description Compared after Unicode NFKC normalization, otherwise as written. NUL and lone surrogates are refused (400).
         * @example seven herons cross the river
         */
        Password: string;
        /**
         * @example {
         *       "email": "ada@example.org",
         *       "password": "seven herons cross the river",
         *       "next": "/settings/tokens"
         *     }
         */
        LoginForm: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            next?: components["schemas"]["NextPath"];
        };
        /**
         * @description 8 to 256 code points, better 15 or more; any characters but NUL and lone surrogates, without rules of composition. The 3,000 commonest passwords, the own e-mail address and the name of this site are refused (400). Compared after Unicode NFKC normalization, otherwise as written.
         * @example seven herons cross the river
         */
        NewPassword: string;
        /**
         * @example {
         *       "email": "ada@example.org",
         *       "name": "Ada Berger",
         *       "password": "seven herons cross the river"
         *     }
         */
        RegisterForm: {
            email: components["schemas"]["Email"];
            name: components["schemas"]["Name"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @example {
         *       "email": "ada@example.org"
         *     }
         */
        ForgotPasswordForm: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description The `token` of the link in the e-mail.
         * @example 5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM
         */
        MailToken: string;
        /**
         * @example {
         *       "token": "5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM",
         *       "password": "seven herons cross the river"
         *     }
         */
        ResetPasswordForm: {
            token: components["schemas"]["MailToken"];
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description A service that signs people in. One that is not configured here is 404.
         * @example github
         * @enum {string}
         */
        Provider: "github" | "google" | "linkedin";
        /**
         * @description An OpenAPI 3.1 document in JSON.
         * @example {
         *       "openapi": "3.1.1",
         *       "info": {
         *         "title": "Community Alliance Service",
         *         "version": "0.1.0"
         *       },
         *       "servers": [
         *         {
         *           "url": "https://alliance.example.org"
         *         }
         *       ],
         *       "tags": [
         *         {
         *           "name": "groups"
         *         }
         *       ],
         *       "paths": {},
         *       "components": {}
         *     }
         */
        OpenapiDocument: {
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description An OpenAPI 3.1 document in YAML.
         * @example openapi: 3.1.1
         *     info: { title: Community Alliance Service, version: 0.1.0 }
         *     paths: {}
         */
        OpenapiText: string;
        /**
         * @description One line; spaces around it are dropped.
         * @example Berlin
         */
        FormLine: string;
        /**
         * @description http or https only.
         * @example https://example.org/ada
         */
        FormUrl: string;
        /**
         * @description Fields of the profile as a form sends them; empty means none.
         * @example {
         *       "name": "Ada Berger",
         *       "title": "Site reliability engineer",
         *       "country_code": "DE",
         *       "timezone": "Europe/Berlin",
         *       "website_url": "",
         *       "links": "Code https://example.org/ada/code",
         *       "interests": "kubernetes, ebpf"
         *     }
         */
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
        /**
         * @example {
         *       "current_password": "seven herons cross the river",
         *       "new_password": "nine otters sleep under the bridge"
         *     }
         */
        PasswordForm: {
            current_password: components["schemas"]["Password"];
            new_password: components["schemas"]["NewPassword"];
        };
        /**
         * @description 7, 30, 90 or 366 days, or without end.
         * @default quarter
         * @example quarter
         * @enum {string}
         */
        TokenLifetime: "week" | "month" | "quarter" | "year" | "never";
        /**
         * @description At least one scope must be ticked. In a form `scopes` is repeated, once is an array of one.
         * @example {
         *       "name": "Calendar sync",
         *       "scopes": [
         *         "profile:read",
         *         "events:attend"
         *       ],
         *       "expires_in": "quarter"
         *     }
         */
        TokenForm: {
            name: components["schemas"]["Name"];
            scopes: components["schemas"]["TokenScopes"];
            expires_in?: components["schemas"]["TokenLifetime"];
        };
    };
    responses: {
        /** @description The representation named in `If-None-Match` is still good; no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is malformed or does not fit this document; the message names the place and the rule. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "query/limit must be <= 100"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No credential, or one that is unknown, expired or revoked. A bad token is refused on public reads too. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "send an API token as \"Authorization: Bearer <token>\" or sign in"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Accept` header admits none of the media types of this answer. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "this is available as application/json only"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; wait for `Retry-After` seconds. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "too many requests; try again in 30 seconds"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed. Its log has the cause under the `X-Request-Id`. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "internal error; report the request id"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is out of reach, or the service is stopping or overloaded; try again. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "the database does not answer; try again shortly"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed in, without the right: a role, a scope of the token, or a verified e-mail address is missing. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "this needs the admin role of alliance \"cloud-native\""
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of the thing, or the uniqueness of a value, forbids it. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "slug \"berlin\" is taken; choose another"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 256 KiB. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "the body is larger than 262144 bytes"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has another media type than this operation takes. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "send the body as application/json"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` was used with another body within the last 24 hours. */
        IdempotencyMismatch: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "this Idempotency-Key was used with another body"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or the caller may not know of it. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "there is no alliance \"cloud-nativ\""
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The thing has changed since the `ETag` in `If-Match`; nothing was written. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "the resource has changed; read it again"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is malformed or does not fit this document, or the link it came from is no longer good; the page says what to fix. */
        PageBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">The e-mail address has no @.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "body/email must match the pattern of an e-mail address"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Accept` header does not admit HTML. */
        PageNotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">This is available as HTML only.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "this is available as text/html only"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; wait for `Retry-After` seconds. */
        PageTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">Too many tries; wait 30 seconds.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "too many requests; try again in 30 seconds"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed. Its log has the cause under the `X-Request-Id`. */
        PageInternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">The service failed.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "internal error; report the request id"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is out of reach, or the service is stopping or overloaded; try again. */
        PageServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">Try again shortly.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "the database does not answer; try again shortly"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The e-mail address and password do not belong together; the answer is the same whether or not the address has an account. */
        PageUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">The e-mail address or the password is wrong.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "the e-mail address or the password is wrong"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request comes from another site (judged by `Sec-Fetch-Site` and `Origin`), or the caller may not do this. */
        PageForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">This form was sent from another site.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "this request comes from another site"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 256 KiB. */
        PagePayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">The form is too large.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "the body is larger than 262144 bytes"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is neither a form nor JSON. */
        PageUnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">This takes a form or JSON.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "send the body as application/x-www-form-urlencoded or application/json"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or the caller may not know of it. */
        PageNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">There is no such page.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "provider \"google\" is not available here"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The present state forbids it. */
        PageConflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><html lang="en"><title>Alliance</title><p role="alert">This is your only way to sign in.</p></html> */
                "text/html": components["schemas"]["Html"];
                /**
                 * @example {
                 *       "error": "this is your only way to sign in; set a password or link another provider first"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description ETags already held, or `*`; 304 when one of them is still good.
         * @example "q3Fh0mJ7cVw2xkN1"
         */
        IfNoneMatch: string;
        /**
         * @description Only of the alliances with these slugs.
         * @example [
         *       "cloud-native"
         *     ]
         */
        AllianceFilter: string[];
        /**
         * @description Words to find, by stem or prefix; case and accents do not matter; every word must match.
         * @example kubernetes
         */
        Query: string;
        /**
         * @description How many items a page holds at most.
         * @example 20
         */
        Limit: number;
        /**
         * @description The `next_cursor` of the page before, with the same filters and order; opaque.
         * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
         */
        Cursor: string;
        /**
         * @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation.
         * @example 9f1c7a52-create-winter-meetup
         */
        IdempotencyKey: string;
        /**
         * @description Slug of the alliance.
         * @example cloud-native
         */
        Alliance: string;
        /**
         * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
         * @example "q3Fh0mJ7cVw2xkN1"
         */
        IfMatch: string;
        /**
         * @description Id of the user.
         * @example 019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description Only of these categories, as written in `GET /api/v1/meta/filters`.
         * @example [
         *       "Cloud native"
         *     ]
         */
        CategoryFilter: string[];
        /**
         * @description Only with at least one of these tags.
         * @example [
         *       "kubernetes"
         *     ]
         */
        TagFilter: string[];
        /**
         * @description Id of the group.
         * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
         */
        GroupId: components["schemas"]["Id"];
        /**
         * @description Only of the groups with these slugs.
         * @example [
         *       "berlin"
         *     ]
         */
        GroupFilter: string[];
        /**
         * @description Slug of the group.
         * @example berlin
         */
        GroupSlug: string;
        /**
         * @description Id of the event.
         * @example 019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21
         */
        EventId: components["schemas"]["Id"];
        /**
         * @description Slug of the event.
         * @example winter-meetup
         */
        EventSlug: string;
        /**
         * @description Slug of the job.
         * @example site-reliability-engineer
         */
        JobSlug: string;
        /**
         * @description Id of the job.
         * @example 019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0
         */
        JobId: components["schemas"]["Id"];
        /**
         * @description Id of the landscape entry.
         * @example 019aa2f5-4e21-7b9a-b5d8-3c7f0e1a2d94
         */
        EntryId: components["schemas"]["Id"];
        /**
         * @description Id of the API token.
         * @example 019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38
         */
        TokenId: components["schemas"]["Id"];
        /**
         * @description Id of the application.
         * @example 019aa2f6-13c8-7a55-9d70-0f4e2b8c6a19
         */
        ApplicationId: components["schemas"]["Id"];
        /**
         * @description Where to go after signing in.
         * @example /settings/tokens
         */
        Next: components["schemas"]["NextPath"];
        /**
         * @description What has just happened, set by the redirect that leads here.
         * @example email_verified
         */
        Notice: components["schemas"]["Notice"];
        /**
         * @description The `token` of the link in the e-mail.
         * @example 5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM
         */
        MailToken: components["schemas"]["MailToken"];
        /**
         * @description The service that signs people in; 404 when it is not configured here.
         * @example github
         */
        Provider: components["schemas"]["Provider"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Strong validator of exactly this representation; send it back in `If-None-Match` or `If-Match`.
         * @example "q3Fh0mJ7cVw2xkN1"
         */
        ETag: string;
        /**
         * @description Names this request in the service's log. A value sent in the request is kept when it has 1–64 characters of `A–Z a–z 0–9 _ -`.
         * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
         */
        XRequestId: string;
        /**
         * @description The scheme to authenticate with, and what was wrong with the token (RFC 6750).
         * @example Bearer realm="alliance", error="invalid_token"
         */
        WwwAuthenticate: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The limit that was reached: its name, its quota `q` and its window `w` in seconds (draft-ietf-httpapi-ratelimit-headers-10).
         * @example "login_failures_per_address";q=30;w=900
         */
        RateLimitPolicy: string;
        /**
         * @description What is left of the quota, and in how many seconds it is renewed.
         * @example "login_failures_per_address";r=0;t=642
         */
        RateLimit: string;
        /**
         * @description The next page (RFC 8288), with the same filters and order; absent on the last page.
         * @example <https://alliance.example.org/api/v1/jobs?limit=20&cursor=eyJrIjpbIjIwMjYiXX0>; rel="next"
         */
        Link: string;
        /**
         * @description Absolute address of what was created.
         * @example https://alliance.example.org/api/v1/groups/cloud-native/berlin
         */
        Location: string;
        /**
         * @description Where the browser goes next.
         * @example /dashboard
         */
        SeeOther: string;
        /**
         * @description `session_id`, `HttpOnly; SameSite=Lax; Path=/`, and `Secure` as configured.
         * @example session_id=Z3JhbnRlZC1ieS1sb2dpbg; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SetCookie: string;
        /**
         * @description Binds the sign-in at the provider to this browser, for 10 minutes.
         * @example oauth_state=c3RhdGUtYW5kLW5vbmNl; Max-Age=600; Path=/auth/oauth; HttpOnly; Secure; SameSite=Lax
         */
        OAuthCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFilters: {
        parameters: {
            query?: {
                /**
                 * @description Only of the alliances with these slugs.
                 * @example [
                 *       "cloud-native"
                 *     ]
                 */
                alliance?: components["parameters"]["AllianceFilter"];
                /**
                 * @description Only of these lists; all four unless given.
                 * @example [
                 *       "events"
                 *     ]
                 */
                entity?: components["schemas"]["FilterEntity"][];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Filters"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAlliances: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, by stem or prefix; case and accents do not matter; every word must match.
                 * @example kubernetes
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description The order; ties go by id.
                 * @example most_members
                 */
                sort?: components["schemas"]["AllianceSort"];
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlliancePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAlliance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation.
                 * @example 9f1c7a52-create-winter-meetup
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Cloud Native Alliance",
                 *       "slug": "cloud-native",
                 *       "description": "Communities around cloud native software.",
                 *       "website_url": "https://example.org/cloud-native"
                 *     }
                 */
                "application/json": components["schemas"]["AllianceCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alliance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAlliance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alliance"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAlliance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Communities around cloud native software, from Lisbon to Seoul.",
                 *       "logo_url": null
                 *     }
                 */
                "application/json": components["schemas"]["AllianceUpdate"];
                /**
                 * @example {
                 *       "description": "Communities around cloud native software, from Lisbon to Seoul.",
                 *       "logo_url": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["AllianceUpdate"];
            };
        };
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alliance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAllianceAdmins: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministratorPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    grantAllianceAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the user.
                 * @example 019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user administers the alliance. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Administrator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeAllianceAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the user.
                 * @example 019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user does not administer the alliance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAdministrator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only what was done to the thing with this id.
                 * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
                 */
                subject_id?: components["schemas"]["Id"];
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, by stem or prefix; case and accents do not matter; every word must match.
                 * @example kubernetes
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only of these categories, as written in `GET /api/v1/meta/filters`.
                 * @example [
                 *       "Cloud native"
                 *     ]
                 */
                category?: components["parameters"]["CategoryFilter"];
                /**
                 * @description Only of these regions.
                 * @example [
                 *       "Europe"
                 *     ]
                 */
                region?: string[];
                /**
                 * @description Only of these countries.
                 * @example [
                 *       "DE"
                 *     ]
                 */
                country_code?: string[];
                /**
                 * @description Only with at least one of these tags.
                 * @example [
                 *       "kubernetes"
                 *     ]
                 */
                tag?: components["parameters"]["TagFilter"];
                /**
                 * @description `true` unless given. `false` is for administrators and shows the inactive groups that they may administer.
                 * @example true
                 */
                active?: boolean;
                /**
                 * @description The order; ties go by id.
                 * @example most_members
                 */
                sort?: components["schemas"]["GroupSort"];
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation.
                 * @example 9f1c7a52-create-winter-meetup
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Cloud Native Berlin",
                 *       "slug": "berlin",
                 *       "description": "We meet on the first Tuesday of each month.",
                 *       "city": "Berlin",
                 *       "country_code": "DE",
                 *       "location": {
                 *         "latitude": 52.52,
                 *         "longitude": 13.405
                 *       },
                 *       "tags": [
                 *         "kubernetes",
                 *         "ebpf"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GroupCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGroupById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the group.
                 * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the group.
                 * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "city": "Berlin",
                 *       "banner_url": null
                 *     }
                 */
                "application/json": components["schemas"]["GroupUpdate"];
                /**
                 * @example {
                 *       "city": "Berlin",
                 *       "banner_url": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["GroupUpdate"];
            };
        };
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGroupMembers: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the group.
                 * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGroupAdmins: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the group.
                 * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministratorPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    grantGroupAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the group.
                 * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
                 */
                group_id: components["parameters"]["GroupId"];
                /**
                 * @description Id of the user.
                 * @example 019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user administers the group. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Administrator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeGroupAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the group.
                 * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
                 */
                group_id: components["parameters"]["GroupId"];
                /**
                 * @description Id of the user.
                 * @example 019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user has no role in the group. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedAdministrator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, by stem or prefix; case and accents do not matter; every word must match.
                 * @example kubernetes
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only of the groups with these slugs.
                 * @example [
                 *       "berlin"
                 *     ]
                 */
                group?: components["parameters"]["GroupFilter"];
                /**
                 * @description Only of these kinds.
                 * @example [
                 *       "in_person"
                 *     ]
                 */
                kind?: components["schemas"]["EventKind"][];
                /**
                 * @description Only of these categories, as written in `GET /api/v1/meta/filters`.
                 * @example [
                 *       "Cloud native"
                 *     ]
                 */
                category?: components["parameters"]["CategoryFilter"];
                /**
                 * @description Only with at least one of these tags.
                 * @example [
                 *       "kubernetes"
                 *     ]
                 */
                tag?: components["parameters"]["TagFilter"];
                /**
                 * @description Only with these statuses; published and canceled events unless given. `draft` is for administrators and shows the drafts they may administer.
                 * @example [
                 *       "published"
                 *     ]
                 */
                status?: components["schemas"]["EventStatus"][];
                /**
                 * @description Only events that start at this moment or later. Without `from` and `to` the list has the events that have not ended.
                 * @example 2026-12-01T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Only events that start before this moment.
                 * @example 2027-01-01T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
                /**
                 * @description The order; ties go by id.
                 * @example soonest
                 */
                sort?: components["schemas"]["EventSort"];
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Slug of the group.
                 * @example berlin
                 */
                group_slug: components["parameters"]["GroupSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the group.
                 * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state reached. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the group.
                 * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state reached. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation.
                 * @example 9f1c7a52-create-winter-meetup
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the group.
                 * @example 019aa2f4-6f0a-7c11-9b1e-2f6a6d1c0b55
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Winter meetup",
                 *       "slug": "winter-meetup",
                 *       "description": "Three talks and a long hallway track.",
                 *       "kind": "in_person",
                 *       "status": "published",
                 *       "starts_at": "2026-12-08T17:30:00Z",
                 *       "ends_at": "2026-12-08T20:30:00Z",
                 *       "timezone": "Europe/Berlin",
                 *       "capacity": 80,
                 *       "waitlist_enabled": true,
                 *       "venue": {
                 *         "name": "c-base",
                 *         "address": "Rungestraße 20",
                 *         "city": "Berlin",
                 *         "country_code": "DE"
                 *       },
                 *       "tags": [
                 *         "kubernetes"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEventById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the event.
                 * @example 019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the event.
                 * @example 019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "canceled",
                 *       "summary": "Canceled: the venue is flooded."
                 *     }
                 */
                "application/json": components["schemas"]["EventUpdate"];
                /**
                 * @example {
                 *       "status": "canceled",
                 *       "summary": "Canceled: the venue is flooded."
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAttendees: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the event.
                 * @example 019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeePage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Slug of the group.
                 * @example berlin
                 */
                group_slug: components["parameters"]["GroupSlug"];
                /**
                 * @description Slug of the event.
                 * @example winter-meetup
                 */
                event_slug: components["parameters"]["EventSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAttendance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the event.
                 * @example 019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendance"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    attendEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the event.
                 * @example 019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state reached. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelAttendance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Slug of the alliance.
                 * @example cloud-native
                 */
                alliance: components["parameters"]["Alliance"];
                /**
                 * @description Id of the event.
                 * @example 019aa2f4-8d3b-7e52-8c11-6b0d7f3a9e21
                 */
                event_id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state reached. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, by stem or prefix; case and accents do not matter; every word must match.
                 * @example kubernetes
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only of the alliances with these slugs.
                 * @example [
                 *       "cloud-native"
                 *     ]
                 */
                alliance?: components["parameters"]["AllianceFilter"];
                /**
                 * @description Only of the groups with these slugs.
                 * @example [
                 *       "berlin"
                 *     ]
                 */
                group?: components["parameters"]["GroupFilter"];
                /**
                 * @description Only jobs that can (or cannot) be done from anywhere.
                 * @example true
                 */
                remote?: boolean;
                /**
                 * @description Only of these types.
                 * @example [
                 *       "full_time"
                 *     ]
                 */
                employment_type?: components["schemas"]["EmploymentType"][];
                /**
                 * @description Only at these locations, as written in `GET /api/v1/meta/filters`.
                 * @example [
                 *       "Berlin, Germany"
                 *     ]
                 */
                location?: string[];
                /**
                 * @description Only with at least one of these tags.
                 * @example [
                 *       "kubernetes"
                 *     ]
                 */
                tag?: components["parameters"]["TagFilter"];
                /**
                 * @description `published` unless given. `draft` and `closed` are for administrators and show the jobs they may administer.
                 * @example [
                 *       "published"
                 *     ]
                 */
                status?: components["schemas"]["JobStatus"][];
                /**
                 * @description The order; ties go by id.
                 * @example newest
                 */
                sort?: components["schemas"]["JobSort"];
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation.
                 * @example 9f1c7a52-create-winter-meetup
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alliance": "cloud-native",
                 *       "title": "Site reliability engineer",
                 *       "company_name": "Nordlicht GmbH",
                 *       "summary": "Keep 400 clusters boring.",
                 *       "description": "You will own the on-call handbook.",
                 *       "remote": true,
                 *       "employment_type": "full_time",
                 *       "salary": {
                 *         "minimum": 70000,
                 *         "maximum": 90000,
                 *         "currency": "EUR",
                 *         "period": "year"
                 *       },
                 *       "tags": [
                 *         "sre"
                 *       ],
                 *       "status": "published"
                 *     }
                 */
                "application/json": components["schemas"]["JobCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the job.
                 * @example site-reliability-engineer
                 */
                slug: components["parameters"]["JobSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJobById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, with its applications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "closed"
                 *     }
                 */
                "application/json": components["schemas"]["JobUpdate"];
                /**
                 * @example {
                 *       "status": "closed"
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["JobUpdate"];
            };
        };
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobApplicationsById: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplicationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobApplications: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplicationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applyToJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation.
                 * @example 9f1c7a52-create-winter-meetup
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the job.
                 * @example 019aa2f5-0c77-7d10-a3f4-91e2b8c4d6f0
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "I kept 300 clusters boring before.",
                 *       "resume_url": "https://example.org/ada/resume.pdf"
                 *     }
                 */
                "application/json": components["schemas"]["JobApplicationCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLandscapeEntries: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, by stem or prefix; case and accents do not matter; every word must match.
                 * @example kubernetes
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only of the alliances with these slugs.
                 * @example [
                 *       "cloud-native"
                 *     ]
                 */
                alliance?: components["parameters"]["AllianceFilter"];
                /**
                 * @description Only of these kinds.
                 * @example [
                 *       "startup"
                 *     ]
                 */
                kind?: components["schemas"]["LandscapeKind"][];
                /**
                 * @description Only of these categories, as written in `GET /api/v1/meta/filters`.
                 * @example [
                 *       "Cloud native"
                 *     ]
                 */
                category?: components["parameters"]["CategoryFilter"];
                /**
                 * @description Only startups of these stages.
                 * @example [
                 *       "seed"
                 *     ]
                 */
                stage?: components["schemas"]["LandscapeStageFilter"][];
                /**
                 * @description Only with at least one of these tags.
                 * @example [
                 *       "kubernetes"
                 *     ]
                 */
                tag?: components["parameters"]["TagFilter"];
                /**
                 * @description `true` unless given. `false` is for administrators and shows the hidden entries that they may administer.
                 * @example true
                 */
                published?: boolean;
                /**
                 * @description The order; ties go by id.
                 * @example newest
                 */
                sort?: components["schemas"]["LandscapeSort"];
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandscapeEntryPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLandscapeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation.
                 * @example 9f1c7a52-create-winter-meetup
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alliance": "cloud-native",
                 *       "name": "Kite Labs",
                 *       "kind": "startup",
                 *       "summary": "Schedules batch work where the wind blows.",
                 *       "stage": "seed",
                 *       "website_url": "https://example.org/kite",
                 *       "tags": [
                 *         "scheduling"
                 *       ],
                 *       "published": true
                 *     }
                 */
                "application/json": components["schemas"]["LandscapeEntryCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandscapeEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLandscapeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the landscape entry.
                 * @example 019aa2f5-4e21-7b9a-b5d8-3c7f0e1a2d94
                 */
                entry_id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandscapeEntry"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLandscapeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the landscape entry.
                 * @example 019aa2f5-4e21-7b9a-b5d8-3c7f0e1a2d94
                 */
                entry_id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stage": "series_a"
                 *     }
                 */
                "application/json": components["schemas"]["LandscapeEntryUpdate"];
                /**
                 * @example {
                 *       "stage": "series_a"
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["LandscapeEntryUpdate"];
            };
        };
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandscapeEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description What to find. Words match by stem and by prefix, small misspellings are found, accents and case do not matter.
                 * @example kubernets
                 */
                q: string;
                /**
                 * @description Only these kinds of things.
                 * @example [
                 *       "event",
                 *       "group"
                 *     ]
                 */
                types?: components["schemas"]["SearchType"][];
                /**
                 * @description Only of the alliances with these slugs.
                 * @example [
                 *       "cloud-native"
                 *     ]
                 */
                alliance?: components["parameters"]["AllianceFilter"];
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Staff engineer",
                 *       "bio": null
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
                /**
                 * @example {
                 *       "title": "Staff engineer",
                 *       "bio": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your own for a safe retry. The same key with the same path and body within 24 hours gets the first answer again, also while the first is still under way; with another path or body 422. Only answers of success are kept. Keys are each user's own, for each operation.
                 * @example 9f1c7a52-create-winter-meetup
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Calendar sync",
                 *       "scopes": [
                 *         "profile:read",
                 *         "events:attend"
                 *       ],
                 *       "expires_at": "2027-02-18T18:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Write only when the current ETag is one of these (or `*`); otherwise 412.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the API token.
                 * @example 019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38
                 */
                token_id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token as it is now, with `revoked_at`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyGroups: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyGroupPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events that start at this moment or later. Without `from` and `to` the list has the events that have not ended.
                 * @example 2026-12-01T00:00:00Z
                 */
                from?: components["schemas"]["Timestamp"];
                /**
                 * @description Only events that start before this moment.
                 * @example 2027-01-01T00:00:00Z
                 */
                to?: components["schemas"]["Timestamp"];
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEventPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyApplications: {
        parameters: {
            query?: {
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the page before, with the same filters and order; opaque.
                 * @example eyJrIjpbIkNsb3VkIE5hdGl2ZSJdfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplicationPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the application.
                 * @example 019aa2f6-13c8-7a55-9d70-0f4e2b8c6a19
                 */
                application_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole resource. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobApplication"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    showLogin: {
        parameters: {
            query?: {
                /**
                 * @description Where to go after signing in.
                 * @example /settings/tokens
                 */
                next?: components["parameters"]["Next"];
                /**
                 * @description What has just happened, set by the redirect that leads here.
                 * @example email_verified
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>Sign in</title><h1>Sign in</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            400: components["responses"]["PageBadRequest"];
            406: components["responses"]["PageNotAcceptable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                /**
                 * @example {
                 *       "email": "ada@example.org",
                 *       "password": "seven herons cross the river",
                 *       "next": "/settings/tokens"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
                /**
                 * @example {
                 *       "email": "ada@example.org",
                 *       "password": "seven herons cross the river",
                 *       "next": "/settings/tokens"
                 *     }
                 */
                "application/json": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Signed in: to `next`, with a new session. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            401: components["responses"]["PageUnauthorized"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>Create an account</title><h1>Create an account</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            400: components["responses"]["PageBadRequest"];
            406: components["responses"]["PageNotAcceptable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                /**
                 * @example {
                 *       "email": "ada@example.org",
                 *       "name": "Ada Berger",
                 *       "password": "seven herons cross the river"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RegisterForm"];
                /**
                 * @example {
                 *       "email": "ada@example.org",
                 *       "name": "Ada Berger",
                 *       "password": "seven herons cross the river"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterForm"];
            };
        };
        responses: {
            /** @description Accepted: to `/auth/login?notice=registered`. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>Forgot your password?</title><h1>Forgot your password?</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            400: components["responses"]["PageBadRequest"];
            406: components["responses"]["PageNotAcceptable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                /**
                 * @example {
                 *       "email": "ada@example.org"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ForgotPasswordForm"];
                /**
                 * @example {
                 *       "email": "ada@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPasswordForm"];
            };
        };
        responses: {
            /** @description Accepted: to `/auth/login?notice=reset_requested`. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    showResetPassword: {
        parameters: {
            query: {
                /**
                 * @description The `token` of the link in the e-mail.
                 * @example 5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>Choose a new password</title><h1>Choose a new password</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            400: components["responses"]["PageBadRequest"];
            406: components["responses"]["PageNotAcceptable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                /**
                 * @example {
                 *       "token": "5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM",
                 *       "password": "seven herons cross the river"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ResetPasswordForm"];
                /**
                 * @example {
                 *       "token": "5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM",
                 *       "password": "seven herons cross the river"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordForm"];
            };
        };
        responses: {
            /** @description Set: to `/auth/login?notice=password_reset`. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                    Location: components["headers"]["SeeOther"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query: {
                /**
                 * @description The `token` of the link in the e-mail.
                 * @example 5hQ1c0mZ8vJx2LrWk7TnBfYdGs4EuAoPiCw9XqRtVzM
                 */
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
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    startOAuth: {
        parameters: {
            query?: {
                /**
                 * @description Where to go after signing in.
                 * @example /settings/tokens
                 */
                next?: components["parameters"]["Next"];
            };
            header?: never;
            path: {
                /**
                 * @description The service that signs people in; 404 when it is not configured here.
                 * @example github
                 */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider's authorization address; to `/auth/login?notice=provider_failed` when the provider does not answer. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "Set-Cookie": components["headers"]["OAuthCookie"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            404: components["responses"]["PageNotFound"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    finishOAuth: {
        parameters: {
            query?: {
                /**
                 * @description The authorization code; absent when the provider reports an `error`.
                 * @example 4f6c1d0a9be27c35
                 */
                code?: string;
                /**
                 * @description What the start of the flow gave to the provider.
                 * @example c3RhdGUtYW5kLW5vbmNl
                 */
                state?: string;
                /**
                 * @description The issuer (RFC 9207).
                 * @example https://accounts.google.com
                 */
                iss?: string;
                /**
                 * @description Why the provider refused.
                 * @example access_denied
                 */
                error?: string;
                /**
                 * @description The same for a person to read.
                 * @example The user has denied access
                 */
                error_description?: string;
                /**
                 * @description A page about the error.
                 * @example https://example.org/errors/access_denied
                 */
                error_uri?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The service that signs people in; 404 when it is not configured here.
                 * @example github
                 */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in: to `next` of the start, with a new session. Linked: to `/settings/security?notice=provider_linked`. Neither: to `/auth/login`, or `/settings/security` when linking, with `notice=provider_denied` when the person or the provider refused, `provider_failed` when the provider did not answer as it should, `provider_unverified` when it vouches for no e-mail address. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PageConflict"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    showHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>Community Alliance Service</title><h1>Community Alliance Service</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageBadRequest"];
            406: components["responses"]["PageNotAcceptable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    showDocs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>Community Alliance Service: reference</title><h1>Community Alliance Service: reference</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageBadRequest"];
            406: components["responses"]["PageNotAcceptable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenapiYaml: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags already held, or `*`; 304 when one of them is still good.
                 * @example "q3Fh0mJ7cVw2xkN1"
                 */
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
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["OpenapiText"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    showDashboard: {
        parameters: {
            query?: {
                /**
                 * @description What has just happened, set by the redirect that leads here.
                 * @example email_verified
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>Dashboard</title><h1>Dashboard</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: to `/auth/login?next=` and the path of this page. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            406: components["responses"]["PageNotAcceptable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    showProfile: {
        parameters: {
            query?: {
                /**
                 * @description What has just happened, set by the redirect that leads here.
                 * @example email_verified
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>Profile</title><h1>Profile</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: to `/auth/login?next=` and the path of this page. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            406: components["responses"]["PageNotAcceptable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                /**
                 * @example {
                 *       "name": "Ada Berger",
                 *       "title": "Site reliability engineer",
                 *       "country_code": "DE",
                 *       "links": "Code https://example.org/ada/code",
                 *       "interests": "kubernetes, ebpf"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProfileForm"];
                /**
                 * @example {
                 *       "name": "Ada Berger",
                 *       "title": "Site reliability engineer",
                 *       "country_code": "DE",
                 *       "links": "Code https://example.org/ada/code",
                 *       "interests": "kubernetes, ebpf"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description Saved: to `/settings/profile?notice=profile_saved`. Without a session: to `/auth/login?next=/settings/profile`. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    showSecurity: {
        parameters: {
            query?: {
                /**
                 * @description What has just happened, set by the redirect that leads here.
                 * @example email_verified
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>Security</title><h1>Security</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: to `/auth/login?next=` and the path of this page. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            406: components["responses"]["PageNotAcceptable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                /**
                 * @example {
                 *       "current_password": "seven herons cross the river",
                 *       "new_password": "nine otters sleep under the bridge"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasswordForm"];
                /**
                 * @example {
                 *       "current_password": "seven herons cross the river",
                 *       "new_password": "nine otters sleep under the bridge"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordForm"];
            };
        };
        responses: {
            /** @description Changed: to `/settings/security?notice=password_changed`, with a new session. Without a session: to `/auth/login?next=/settings/security`. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            409: components["responses"]["PageConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session as the page lists it; not the value of the cookie.
                 * @example 019aa2f6-2d18-7c44-9a05-7e1f3b8d6c92
                 */
                session_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended: to `/settings/security?notice=session_ended`; to `/auth/login?notice=signed_out` when it was this browser's. Without a session: to `/auth/login?next=/settings/security`. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    linkProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The service that signs people in; 404 when it is not configured here.
                 * @example github
                 */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider's authorization address, which leads back to `/settings/security`. Without a session: to `/auth/login?next=/settings/security`. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "Set-Cookie": components["headers"]["OAuthCookie"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PageConflict"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    unlinkProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The service that signs people in; 404 when it is not configured here.
                 * @example github
                 */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked: to `/settings/security?notice=provider_unlinked`. Without a session: to `/auth/login?next=/settings/security`. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PageConflict"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    showTokens: {
        parameters: {
            query?: {
                /**
                 * @description What has just happened, set by the redirect that leads here.
                 * @example email_verified
                 */
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
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>API tokens</title><h1>API tokens</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: to `/auth/login?next=` and the path of this page. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            406: components["responses"]["PageNotAcceptable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
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
                /**
                 * @example {
                 *       "name": "Calendar sync",
                 *       "scopes": [
                 *         "profile:read",
                 *         "events:attend"
                 *       ],
                 *       "expires_in": "quarter"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenForm"];
                /**
                 * @example {
                 *       "name": "Calendar sync",
                 *       "scopes": [
                 *         "profile:read",
                 *         "events:attend"
                 *       ],
                 *       "expires_in": "quarter"
                 *     }
                 */
                "application/json": components["schemas"]["TokenForm"];
            };
        };
        responses: {
            /** @description The page with the new token's secret, which is shown here once and kept nowhere; so there is no redirect. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><title>Your new API token</title><h1>Your new API token</h1></html> */
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description Without a session: to `/auth/login?next=/settings/tokens`. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            406: components["responses"]["PageNotAcceptable"];
            409: components["responses"]["PageConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    revokeTokenByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the API token.
                 * @example 019aa2f5-9b64-7f03-8e2d-d41c5a7b6e38
                 */
                token_id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked: to `/settings/tokens?notice=token_revoked`. Without a session: to `/auth/login?next=/settings/tokens`. */
            303: {
                headers: {
                    Location: components["headers"]["SeeOther"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PageBadRequest"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalServerError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
}

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
