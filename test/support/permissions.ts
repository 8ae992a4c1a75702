import assert from "node:assert/strict";
import type { Test } from "tap";
import { v7 as uuid } from "uuid";
import type { RouteId } from "../../src/server/http/contract.ts";
import { createFixtures } from "./fixtures.ts";
import { type Person, password } from "./people.ts";
import { picture, pictureUpload } from "./pictures.ts";
import { type Request, startService } from "./service.ts";

export const actors = [
  "anonymous",
  "unverified",
  "member",
  "group admin of this group",
  "group admin of another",
  "alliance admin of this alliance",
  "alliance admin of another",
  "alliance admin of all",
  "host of this event",
  "check_in of this event",
] as const;
export type Actor = (typeof actors)[number];

const allActors: readonly Actor[] = actors;
const signedIn = actors.filter((actor) => actor !== "anonymous");
const members = signedIn.filter((actor) => actor !== "unverified");
const globalAdmins: readonly Actor[] = ["alliance admin of all"];
const allianceAdmins: readonly Actor[] = ["alliance admin of this alliance", ...globalAdmins];
export const groupAdmins: readonly Actor[] = ["group admin of this group", ...allianceAdmins];
const team: readonly Actor[] = ["host of this event", "check_in of this event"];
/** The host and the administrators of the event. */
const organizers: readonly Actor[] = ["host of this event", ...groupAdmins];
const staff: readonly Actor[] = [...team, ...groupAdmins];
const anyAdmins: readonly Actor[] = ["group admin of another", ...groupAdmins];

type Row = {
  /** Distinguishes this row from others of the same operation. */
  label?: string;
  may: readonly Actor[];
  success?: number;
  /** The status for a verified user without the permission: 404 if the resource itself is hidden. */
  deniedStatus?: 403 | 404;
  /** Other actors who have the permission of the operation, but whose request is rejected for its content. */
  mayTry?: readonly Actor[];
  /** Actors who may read the hidden resource, and learn that they lack the permission. */
  readers?: readonly Actor[];
  /** Whether a public operation reads hidden data. A token without the scope reads only public data. */
  isHidden?: true;
  /** Scopes that a token needs in addition to the scope of the operation. */
  alsoNeeds?: readonly string[];
  request?: (user: Person) => Promise<Request> | Request;
};

/** Status that the contract promises to an actor. */
export const expectedStatus = (row: Row, actor: Actor, needsScope: boolean, scoped: boolean): number => {
  const { may, success = 200, readers = [], isHidden = false } = row;
  const refused = readers.includes(actor) ? 403 : (row.deniedStatus ?? 403);
  const hiddenStatus = isHidden ? refused : undefined;
  if (actor === "anonymous") return may.includes(actor) ? success : hiddenStatus === 404 ? 404 : 401;
  if (needsScope && !scoped) return 403;
  // A token without the scope reads only public data.
  if (isHidden && !scoped) return refused;
  if (may.includes(actor)) return success;
  if (actor === "unverified" && !isHidden) return 403;
  return refused;
};

/** Creates a community with one actor of each kind, and a table of the actors that may call each operation (criterion 35). */
export const createPermissionTable = async (t: Test) => {
  const service = await startService(t, { data: "none" });
  const { call, sql, person, session, token, as, appoint } = service;
  const { root, alliance, group, event, job, entry, eventText, jobText, entryText, inHours } =
    await createFixtures(service);
  const ours = await alliance({ name: "Ours" });
  const theirs = await alliance({ name: "Theirs" });
  const here = await group(ours, { name: "Here" });
  const there = await group(ours, { name: "There" });
  const inactiveGroup = await group(ours, { name: "Inactive", active: false });

  const people: Record<Actor, Person | null> = {
    anonymous: null,
    unverified: await person({ verified: false }),
    member: await person(),
    "group admin of this group": await person(),
    "group admin of another": await person(),
    "alliance admin of this alliance": await person(),
    "alliance admin of another": await person(),
    "alliance admin of all": root,
    "host of this event": await person(),
    "check_in of this event": await person(),
  };
  const organizer = people["group admin of this group"] ?? assert.fail();
  const appointments: [Actor, Parameters<typeof appoint>[1]][] = [
    ["group admin of this group", { group: here.id }],
    ["group admin of this group", { group: inactiveGroup.id }],
    ["group admin of another", { group: there.id }],
    ["alliance admin of this alliance", { alliance: ours.id }],
    ["alliance admin of another", { alliance: theirs.id }],
    // The roles of an unverified user have no effect.
    ["unverified", { alliance: null }],
  ];
  for (const [actor, over] of appointments) await appoint(people[actor] ?? assert.fail(), over);

  /** Creates an event of the group, with the two actors as its team. */
  const newEvent = async (fields: object = {}) => {
    const created = await event(here, fields);
    for (const [actor, role] of [
      ["host of this event", "event_host"],
      ["check_in of this event", "check_in"],
    ] as const)
      await sql`insert into event_roles (event_id, user_id, role, granted_at)
        values (${created.id}, ${people[actor]?.id ?? assert.fail()}, ${role}, now())`;
    return created;
  };
  const published = await newEvent();
  const draft = await newEvent({ status: "draft" });
  const openJob = await job(ours, { group_id: here.id });
  const draftJob = await job(ours, { group_id: here.id, status: "draft" }, organizer);
  const closedJob = await job(ours, { group_id: here.id }, organizer);
  const publicEntry = await entry(ours);
  const hiddenEntry = await entry(ours, { published: false }, organizer);
  const candidate = await person();
  const outcast = await person();

  const apply = async ({ id: job_id }: { id: string }) => {
    const { body } = await call("applyToJob", { path: { job_id }, as: as(candidate), body: {} });
    return { job_id, application_id: String(body.id) };
  };
  const openJobApplication = await apply(openJob);
  const closedJobApplication = await apply(closedJob);
  await call("updateJob", { path: { job_id: closedJob.id }, as: as(root), body: { status: "closed" } });

  const reported = { subject_type: "event", reason: "spam", text: "Buy watches." };
  const report = async (body: object): Promise<string> =>
    (await call("createReport", { as: as(outcast), body: { ...reported, ...body } })).body.id;
  const eventReportId = await report({ subject_id: published.id });
  const groupReportId = await report({ subject_type: "group", subject_id: here.id });

  const inAlliance = { alliance: ours.slug };
  const newWebhook = async (): Promise<string> => {
    const body = { url: "https://hooks.example.org/", event_types: ["member.joined"] };
    return (await call("createWebhook", { path: inAlliance, as: as(root), body })).body.id;
  };
  const webhook = await newWebhook();
  const atWebhook = { ...inAlliance, webhook_id: webhook };
  const { body: delivery } = await call("testWebhook", { path: atWebhook, as: as(root) });
  const atDelivery = { ...atWebhook, delivery_id: String(delivery.id) };
  const invitation = async (id: RouteId, path: Record<string, string>): Promise<string> => {
    const { body } = await call(id, { path, as: as(root), body: { max_uses: 1 } });
    return body.items[0].invitation.id;
  };
  const toAlliance = await invitation("inviteToAlliance", inAlliance);
  const toGroup = await invitation("inviteToGroup", { ...inAlliance, group_id: here.id });
  const toEvent = await invitation("inviteToEvent", { event_id: published.id });
  const { body: importBody } = await call("createImport", {
    path: { ...inAlliance, group_id: here.id },
    as: as(root),
    body: "email\nada@example.org",
    headers: { "content-type": "text/csv" },
  });
  const imported = String(importBody.run.id);
  let patches = 0;
  const inGroup = { ...inAlliance, group_id: here.id };
  const inactivePath = { ...inAlliance, group_id: inactiveGroup.id };
  const atEvent = { ...inAlliance, event_id: published.id };
  const patch = (body: object, path: Record<string, string>) => (): Request => ({
    path,
    body,
    headers: { "content-type": "application/json" },
  });
  const to =
    (path: Record<string, string>, more: Omit<Request, "path"> = {}) =>
    (): Request => ({ path, ...more });

  /** Adds an attendee to an event that begins soon. */
  const addAttendee = async () => {
    const someone = await person({ withPassword: false });
    const { id } = await newEvent({ starts_at: inHours(2), ends_at: inHours(5) });
    const path = { ...inAlliance, event_id: id };
    const { body } = await call("attendEvent", { path, as: as(someone) });
    return { event_id: id, user_id: someone.id, code: String(body.check_in_code) };
  };
  const checkInRows: Row[] = [
    {
      may: staff,
      request: async () => {
        const { event_id, user_id } = await addAttendee();
        return { path: { event_id, user_id } };
      },
    },
    // A draft has no RSVPs, so its team gets 404.
    {
      ...{ label: "draft", may: [], mayTry: staff, deniedStatus: 404 },
      request: to({ event_id: draft.id, user_id: candidate.id }),
    },
  ];
  const entrance = { label: "Main entrance" };
  /** Adds a guest attendee to an event that begins soon. */
  const addGuest = async () => {
    const { event_id } = await addAttendee();
    const request = { path: { event_id }, body: { name: "Samira Haddad" }, as: as(root) };
    return { event_id, guest_attendee_id: String((await call("addGuestAttendee", request)).body.id) };
  };
  const message = { subject: "The entrance is in the yard", text: "Ring the bell.", to: "attending" };

  const file = pictureUpload(await picture({ width: 2, height: 2 }));
  const uploadOfPerson = async (user: Person): Promise<string> => {
    // Users who may not upload have no file.
    const { status, body } = await (await session(user)).call("createUpload", file);
    return status === 201 ? body.id : uuid();
  };
  /** A row for a hidden resource, which is 404 for actors without permission. */
  const hiddenRow = (label: string, may: readonly Actor[], request: NonNullable<Row["request"]>): Row => ({
    label,
    may,
    deniedStatus: 404,
    request,
  });
  /** A row for a public read of a hidden resource, or of a list that includes hidden resources. */
  const hiddenRead = (row: Row): Row => ({ ...row, isHidden: true });
  const hiddenList = (label: string, query: NonNullable<Request["query"]>, others: readonly Actor[] = []): Row =>
    hiddenRead({ label, may: [...anyAdmins, "alliance admin of another", ...others], request: to({}, { query }) });
  const memberPath = (id: string) => ({ ...inAlliance, user_id: id });
  /** A row for the draft, which its whole team may read. */
  const draftRow = (may: readonly Actor[], request: NonNullable<Row["request"]>): Row => ({
    ...hiddenRow("draft", may, request),
    readers: team,
  });
  /** Rows for the published event and the draft. */
  const eventsFor = (may: readonly Actor[]): Row[] => [
    { may, request: to({ event_id: published.id }) },
    draftRow(may, to({ event_id: draft.id })),
  ];
  /** Rows for the active and for the inactive group. */
  const groups: Row[] = [
    { may: groupAdmins, request: to(inGroup) },
    hiddenRow("inactive", groupAdmins, to(inactivePath)),
  ];
  const applyToNewJob = async (user: Person): Promise<Request> => {
    const path = { job_id: (await job(ours)).id };
    const { body } = await call("applyToJob", { path, as: as(user), body: {} });
    return { path: { application_id: body.id } };
  };
  const applications: Row[] = [
    { may: members, request: applyToNewJob },
    hiddenRow("another's", [], () => applyToNewJob(candidate)),
  ];
  const copyNewEvent = (fields: object) => async (): Promise<Request> => {
    const { id } = await newEvent(fields);
    return { path: { event_id: id }, body: { starts_at: ["2027-03-24T18:00"] } };
  };
  const deleteOtherWebhooks = async (): Promise<void> => void (await sql`delete from webhooks where id <> ${webhook}`);

  const table: { [Id in RouteId]?: Row[] } = {
    // Public reads
    getHealth: [{ may: allActors }],
    getFilters: [{ may: allActors }],
    search: [{ may: allActors, request: () => ({ query: { q: "meetup" } }) }],
    listRemovals: [{ may: allActors, request: () => ({ query: { since: "2026-11-01T00:00:00Z" } }) }],
    followChanges: [{ may: allActors }],
    listAlliances: [{ may: allActors }],
    getAlliance: [{ may: allActors, request: to(inAlliance) }],
    listGroups: [
      { may: allActors, request: to(inAlliance) },
      hiddenRead({ label: "inactive", may: anyAdmins, request: to(inAlliance, { query: { active: false } }) }),
    ],
    getGroup: [
      { may: allActors, request: to({ ...inAlliance, group_slug: here.slug }) },
      hiddenRead(hiddenRow("inactive", groupAdmins, to({ ...inAlliance, group_slug: inactiveGroup.slug }))),
    ],
    getGroupById: [
      { may: allActors, request: to(inGroup) },
      hiddenRead(hiddenRow("inactive", groupAdmins, to(inactivePath))),
    ],
    listAllEvents: [{ may: allActors }, hiddenList("drafts", { status: "draft" }, team)],
    listEvents: [
      { may: allActors, request: to(inAlliance) },
      hiddenRead({
        label: "drafts",
        may: [...anyAdmins, ...team],
        request: to(inAlliance, { query: { status: "draft" } }),
      }),
    ],
    getEvent: [
      { may: allActors, request: to({ ...inAlliance, group_slug: here.slug, event_slug: published.slug }) },
      hiddenRead(hiddenRow("draft", staff, to({ ...inAlliance, group_slug: here.slug, event_slug: draft.slug }))),
    ],
    getEventById: [
      { may: allActors, request: to({ event_id: published.id }) },
      hiddenRead(hiddenRow("draft", staff, to({ event_id: draft.id }))),
    ],
    getAgenda: [
      { may: allActors, request: to({ event_id: published.id }) },
      hiddenRead(hiddenRow("draft", staff, to({ event_id: draft.id }))),
    ],
    listJobs: [{ may: allActors }, hiddenList("drafts", { status: "draft" })],
    getJob: [
      { may: allActors, request: to({ slug: openJob.slug }) },
      hiddenRead(hiddenRow("its author's draft", groupAdmins, to({ slug: draftJob.slug }))),
    ],
    getJobById: [
      { may: allActors, request: to({ job_id: openJob.id }) },
      hiddenRead(hiddenRow("its author's draft", groupAdmins, to({ job_id: draftJob.id }))),
    ],
    listLandscapeEntries: [{ may: allActors }, hiddenList("hidden", { published: false })],
    getLandscapeEntry: [
      { may: allActors, request: to({ entry_id: publicEntry.id }) },
      hiddenRead(hiddenRow("its author's, hidden", groupAdmins, to({ entry_id: hiddenEntry.id }))),
    ],

    // The caller's own resources
    getMe: [{ may: signedIn }],
    updateMe: [{ may: signedIn, request: patch({ title: "Engineer" }, {}) }],
    changeEmail: [{ may: signedIn, request: () => ({ body: { email: "another@example.org", password } }) }],
    cancelEmailChange: [{ may: signedIn }],
    listSecurityEvents: [{ may: signedIn }],
    exportMe: [{ may: signedIn }],
    // A correct password would delete the actor. Permission is checked before the password.
    deleteMe: [{ may: [], request: () => ({ body: { password: "not the password" } }) }],
    listTokens: [{ may: signedIn }],
    createToken: [{ may: members, success: 201, request: () => ({ body: { name: "x", scopes: ["tokens:manage"] } }) }],
    getToken: [{ may: signedIn, request: async (user) => ({ path: { token_id: (await token(user)).id } }) }],
    revokeToken: [{ may: signedIn, request: async (user) => ({ path: { token_id: (await token(user)).id } }) }],
    createUpload: [{ may: members, success: 201, request: () => file }],
    listMyUploads: [{ may: members }],
    getUpload: [{ may: members, request: async (user) => ({ path: { upload_id: await uploadOfPerson(user) } }) }],
    deleteUpload: [{ may: members, request: async (user) => ({ path: { upload_id: await uploadOfPerson(user) } }) }],
    createCalendarAddress: [{ may: members, success: 201 }],
    getCalendarAddress: [
      {
        may: members,
        request: async (user) => {
          await (await session(user)).call("createCalendarAddress");
          return {};
        },
      },
    ],
    deleteCalendarAddress: [{ may: members }],
    listMyGroups: [{ may: members }],
    listMyEvents: [{ may: members }],
    listMyApplications: [{ may: members }],
    getMyApplication: applications,
    withdrawApplication: applications,
    getMembership: [{ may: members, request: to(inGroup) }],
    joinGroup: [{ may: members, request: to(inGroup) }],
    leaveGroup: [{ may: members, request: to(inGroup) }],
    getAttendance: [{ may: members, request: to(atEvent) }],
    attendEvent: [{ may: members, request: to(atEvent) }],
    cancelAttendance: [{ may: members, request: to(atEvent) }],
    attendSeries: [{ may: members, request: to({ event_id: published.id }) }],
    cancelSeriesAttendance: [{ may: members, request: to({ event_id: published.id }) }],
    applyToJob: [
      { may: members, success: 201, request: async () => ({ path: { job_id: (await job(ours)).id }, body: {} }) },
    ],

    // Administration
    createAlliance: [{ may: globalAdmins, success: 201, request: to({}, { body: { name: "New", description: "…" } }) }],
    updateAlliance: [{ may: allianceAdmins, request: patch({ description: "Ours" }, inAlliance) }],
    listAllianceAdmins: [{ may: allianceAdmins, request: to(inAlliance) }],
    grantAllianceAdmin: [{ may: allianceAdmins, request: to(memberPath(candidate.id)) }],
    revokeAllianceAdmin: [{ may: allianceAdmins, request: to(memberPath(candidate.id)) }],
    listAllianceMembers: [{ may: allianceAdmins, request: to(inAlliance) }],
    getAllianceStatistics: [{ may: allianceAdmins, request: to(inAlliance) }],
    exportAllianceStatistics: [{ may: allianceAdmins, request: to(inAlliance) }],
    listAuditEntries: [{ may: allianceAdmins, request: to(inAlliance) }],
    listWebhooks: [{ may: allianceAdmins, request: to(inAlliance) }],
    createWebhook: [
      {
        may: allianceAdmins,
        success: 201,
        alsoNeeds: ["admin:landscape", "admin:jobs"],
        request: async () => {
          await deleteOtherWebhooks();
          const body = { url: "https://hooks.example.org/", event_types: ["landscape.published", "job.closed"] };
          return { path: inAlliance, body };
        },
      },
    ],
    getWebhook: [{ may: allianceAdmins, request: to(atWebhook) }],
    updateWebhook: [
      {
        may: allianceAdmins,
        alsoNeeds: ["admin:groups"],
        // The URL differs each time, because a patch that changes nothing needs no scopes.
        request: () => patch({ url: `https://hooks.example.org/${++patches}` }, atWebhook)(),
      },
    ],
    deleteWebhook: [
      {
        may: allianceAdmins,
        request: async () => {
          await deleteOtherWebhooks();
          return { path: { ...inAlliance, webhook_id: await newWebhook() } };
        },
      },
    ],
    rotateWebhookSecret: [{ may: allianceAdmins, request: to(atWebhook, { body: {} }) }],
    testWebhook: [{ may: allianceAdmins, success: 201, request: to(atWebhook) }],
    listWebhookDeliveries: [{ may: allianceAdmins, request: to(atWebhook) }],
    getWebhookDelivery: [{ may: allianceAdmins, request: to(atDelivery) }],
    recoverWebhook: [{ may: allianceAdmins, request: to(atWebhook, { body: { since: "2026-11-20T00:00:00Z" } }) }],
    redeliverWebhookMessage: [{ may: allianceAdmins, request: to(atDelivery) }],
    createGroupRequest: [
      {
        may: members,
        success: 201,
        request: async () => {
          const { slug } = await alliance();
          await call("updateAlliance", {
            path: { alliance: slug },
            as: as(root),
            body: { accepts_group_requests: true },
          });
          return to({ alliance: slug }, { body: { name: "New", description: "…" } })();
        },
      },
    ],
    listGroupRequests: [{ may: allianceAdmins, request: to(inAlliance) }],
    updateGroupRequest: [
      {
        may: allianceAdmins,
        request: async () => {
          const id = uuid();
          await sql`insert into group_requests (id, alliance_id, user_id, name, description, status, requested_at)
            values (${id}, ${ours.id}, ${(await person()).id}, 'New', '…', 'pending', now())`;
          return patch({ status: "approved" }, { ...inAlliance, group_request_id: id })();
        },
      },
    ],
    createGroup: [
      { may: allianceAdmins, success: 201, request: to(inAlliance, { body: { name: "New", description: "…" } }) },
    ],
    updateGroup: [
      { may: groupAdmins, request: patch({ description: "Here" }, inGroup) },
      hiddenRow("inactive", groupAdmins, patch({ description: "Inactive" }, inactivePath)),
    ],
    deleteGroup: [
      { may: allianceAdmins, request: async () => to({ ...inAlliance, group_id: (await group(ours)).id })() },
    ],
    listGroupMembers: [{ may: groupAdmins, request: to(inGroup) }],
    listJoinRequests: [{ may: groupAdmins, request: to(inGroup) }],
    updateJoinRequests: [
      {
        may: groupAdmins,
        request: patch({ user_ids: ["01856aa0-c800-702a-b4fa-c1f064656d6f"], status: "member" }, inGroup),
      },
    ],
    listGroupMessages: [{ may: groupAdmins, request: to(inGroup) }],
    sendGroupMessage: [
      {
        may: groupAdmins,
        success: 202,
        request: async () => {
          await call("joinGroup", { path: inGroup, as: as(await person({ withPassword: false })) });
          return { path: inGroup, body: { subject: message.subject, text: message.text } };
        },
      },
    ],
    listImports: [{ may: groupAdmins, request: to(inGroup) }],
    createImport: [
      {
        may: groupAdmins,
        request: to(inGroup, {
          query: { dry_run: true },
          body: "email\nada@example.org",
          headers: { "content-type": "text/csv" },
        }),
      },
    ],
    getImport: [{ may: groupAdmins, request: to({ ...inGroup, import_id: imported }) }],
    undoImport: [{ may: groupAdmins, request: to({ ...inGroup, import_id: imported }) }],
    getGroupStatistics: groups,
    exportGroupStatistics: groups,
    removeGroupMember: [
      { may: groupAdmins, request: to({ ...inGroup, user_id: candidate.id }) },
      { label: "banned", may: groupAdmins, request: to({ ...inGroup, user_id: outcast.id }, { query: { ban: true } }) },
      hiddenRow("inactive", groupAdmins, to({ ...inactivePath, user_id: candidate.id })),
    ],
    listGroupBans: groups,
    deleteGroupBan: [{ may: groupAdmins, request: to({ ...inGroup, user_id: outcast.id }) }],
    removeAllianceMember: [
      { may: allianceAdmins, request: to(memberPath(candidate.id)) },
      { label: "banned", may: allianceAdmins, request: to(memberPath(outcast.id), { query: { ban: true } }) },
    ],
    listAllianceBans: [{ may: allianceAdmins, request: to(inAlliance) }],
    deleteAllianceBan: [{ may: allianceAdmins, request: to(memberPath(outcast.id)) }],
    listAllianceInvitations: [{ may: allianceAdmins, request: to(inAlliance) }],
    inviteToAlliance: [
      { may: allianceAdmins, success: 201, request: to(inAlliance, { body: { max_uses: 1, role: "alliance_admin" } }) },
    ],
    withdrawAllianceInvitation: [{ may: allianceAdmins, request: to({ ...inAlliance, invitation_id: toAlliance }) }],
    listGroupInvitations: groups,
    inviteToGroup: [
      { may: groupAdmins, success: 201, request: to(inGroup, { body: { max_uses: 1, role: "group_admin" } }) },
    ],
    withdrawGroupInvitation: [{ may: groupAdmins, request: to({ ...inGroup, invitation_id: toGroup }) }],
    listEventTeam: eventsFor(organizers),
    grantEventRole: [
      {
        may: organizers,
        request: to({ event_id: published.id, user_id: candidate.id }, { body: { role: "check_in" } }),
      },
      {
        label: "host",
        may: groupAdmins,
        mayTry: organizers,
        request: async () =>
          to({ event_id: (await newEvent()).id, user_id: candidate.id }, { body: { role: "event_host" } })(),
      },
      draftRow(organizers, to({ event_id: draft.id, user_id: candidate.id }, { body: { role: "check_in" } })),
    ],
    revokeEventRole: [
      { may: organizers, request: to({ event_id: published.id, user_id: candidate.id }) },
      draftRow(organizers, to({ event_id: draft.id, user_id: candidate.id })),
    ],
    listDoorLinks: eventsFor(organizers),
    createDoorLink: [
      {
        may: organizers,
        success: 201,
        request: async () => to({ event_id: (await newEvent()).id }, { body: entrance })(),
      },
      { ...draftRow(organizers, to({ event_id: draft.id }, { body: entrance })), success: 201 },
    ],
    deleteDoorLink: [
      {
        may: organizers,
        request: async () => {
          const { id: event_id } = await newEvent();
          const { body } = await call("createDoorLink", { path: { event_id }, body: entrance, as: as(root) });
          return { path: { event_id, door_link_id: body.id } };
        },
      },
    ],
    listEventInvitations: eventsFor(organizers),
    inviteToEvent: [
      {
        may: organizers,
        success: 201,
        request: async () => to({ event_id: (await newEvent()).id }, { body: { max_uses: 1, role: "check_in" } })(),
      },
      {
        label: "host",
        may: groupAdmins,
        mayTry: organizers,
        success: 201,
        request: async () => to({ event_id: (await newEvent()).id }, { body: { max_uses: 1, role: "event_host" } })(),
      },
    ],
    withdrawEventInvitation: [{ may: organizers, request: to({ event_id: published.id, invitation_id: toEvent }) }],
    createReport: [
      { may: members, success: 201, request: to({}, { body: { ...reported, subject_id: published.id } }) },
    ],
    listReports: [{ may: [...anyAdmins, "alliance admin of another"] }],
    getReport: [
      { may: groupAdmins, deniedStatus: 404, request: to({ report_id: eventReportId }) },
      hiddenRow("the group", allianceAdmins, to({ report_id: groupReportId })),
    ],
    updateReport: [
      { may: groupAdmins, deniedStatus: 404, request: patch({ status: "resolved" }, { report_id: eventReportId }) },
      hiddenRow("the group", allianceAdmins, patch({ status: "open" }, { report_id: groupReportId })),
    ],
    listGroupAdmins: [{ may: groupAdmins, request: to(inGroup) }],
    grantGroupAdmin: [{ may: groupAdmins, request: to({ ...inGroup, user_id: candidate.id }) }],
    revokeGroupAdmin: [{ may: groupAdmins, request: to({ ...inGroup, user_id: candidate.id }) }],
    createEvent: [{ may: groupAdmins, success: 201, request: to({ group_id: here.id }, { body: eventText }) }],
    updateEvent: [
      { may: organizers, request: patch({ summary: "Here" }, { event_id: published.id }) },
      {
        label: "its series",
        may: groupAdmins,
        mayTry: organizers,
        request: () => ({ ...patch({ summary: "Here" }, { event_id: published.id })(), query: { following: true } }),
      },
      draftRow(organizers, patch({ summary: "Soon" }, { event_id: draft.id })),
    ],
    copyEvent: [
      { may: groupAdmins, success: 201, request: copyNewEvent({}) },
      { ...draftRow(groupAdmins, copyNewEvent({ status: "draft" })), success: 201 },
    ],
    replaceAgenda: [
      { may: organizers, request: to({ event_id: published.id }, { body: { items: [] } }) },
      draftRow(organizers, to({ event_id: draft.id }, { body: { items: [] } })),
    ],
    deleteEvent: [draftRow(groupAdmins, async () => to({ event_id: (await newEvent({ status: "draft" })).id })())],
    listAttendees: eventsFor(staff),
    getEventStatistics: eventsFor(groupAdmins),
    exportEventStatistics: eventsFor(groupAdmins),
    addAttendee: [
      {
        may: organizers,
        success: 201,
        request: async () => {
          const someone = await person({ withPassword: false });
          await call("joinGroup", { path: inGroup, as: as(someone) });
          return { path: { event_id: published.id }, body: { user_id: someone.id } };
        },
      },
    ],
    listGuestAttendees: eventsFor(staff),
    addGuestAttendee: [
      {
        may: organizers,
        mayTry: staff,
        success: 201,
        request: to({ event_id: published.id }, { body: { name: "Samira Haddad" } }),
      },
      {
        label: "a walk-in",
        may: staff,
        success: 201,
        request: async () =>
          to({ event_id: (await addAttendee()).event_id }, { body: { name: "Samira Haddad", check_in: true } })(),
      },
    ],
    updateGuestAttendee: [
      { may: organizers, mayTry: staff, request: async () => patch({ guests: 0 }, await addGuest())() },
      { label: "the check-in", may: staff, request: async () => patch({ check_in: false }, await addGuest())() },
    ],
    deleteGuestAttendee: [{ may: organizers, request: async () => to(await addGuest())() }],
    updateAttendees: [
      {
        may: organizers,
        request: to({ event_id: published.id }, { body: { user_ids: [candidate.id], status: "declined" } }),
      },
      draftRow(organizers, to({ event_id: draft.id }, { body: { user_ids: [candidate.id], status: "declined" } })),
    ],
    updateAttendee: [
      {
        may: organizers,
        request: async () => {
          const someone = await person({ withPassword: false });
          await call("attendEvent", { path: atEvent, as: as(someone) });
          return patch({ status: "declined" }, { event_id: published.id, user_id: someone.id })();
        },
      },
      {
        ...hiddenRow("draft", [], patch({ status: "declined" }, { event_id: draft.id, user_id: candidate.id })),
        mayTry: organizers,
        readers: ["check_in of this event"],
      },
    ],
    checkInAttendee: checkInRows,
    undoCheckIn: checkInRows,
    checkInByCode: [
      {
        may: staff,
        request: async () => {
          const { event_id, code } = await addAttendee();
          return { path: { event_id }, body: { code } };
        },
      },
    ],
    getCheckInSummary: eventsFor(staff),
    listEventMessages: eventsFor(organizers),
    sendEventMessage: [
      {
        may: organizers,
        success: 202,
        request: async () => ({ path: { event_id: (await addAttendee()).event_id }, body: message }),
      },
    ],
    announceLinks: [
      {
        may: organizers,
        success: 202,
        request: async () => {
          const { event_id } = await addAttendee();
          const links = [{ label: "Slides", url: "https://slides.example.org" }];
          await call("updateEvent", { path: { event_id }, as: as(root), body: { links } });
          await sql`update events set starts_at = ${inHours(-2)}, ends_at = ${inHours(-1)} where id = ${event_id}`;
          return { path: { event_id } };
        },
      },
    ],
    exportAttendees: eventsFor(organizers),
    exportGroupMembers: groups,
    exportGroup: groups,
    exportAuditEntries: [{ may: allianceAdmins, request: to(inAlliance) }],
    createJob: [
      {
        label: "for a group",
        may: groupAdmins,
        success: 201,
        request: to({}, { body: { ...jobText, ...inAlliance, group_id: here.id } }),
      },
      {
        label: "for the alliance",
        may: allianceAdmins,
        success: 201,
        request: to({}, { body: { ...jobText, ...inAlliance } }),
      },
    ],
    updateJob: [
      { label: "of the alliance", may: allianceAdmins, request: patch({ summary: "Boring." }, { job_id: openJob.id }) },
      hiddenRow("its author's draft", groupAdmins, patch({ summary: "Boring." }, { job_id: draftJob.id })),
    ],
    deleteJob: [
      {
        label: "another's",
        may: allianceAdmins,
        request: async () => to({ job_id: (await job(ours, { group_id: here.id })).id })(),
      },
      {
        label: "its author's",
        may: groupAdmins,
        request: async () => to({ job_id: (await job(ours, { group_id: here.id }, organizer)).id })(),
      },
    ],
    listJobApplications: [
      { label: "another's", may: allianceAdmins, request: to({ job_id: openJob.id }) },
      hiddenRow("its author's draft", groupAdmins, to({ job_id: draftJob.id })),
    ],
    listJobApplicationsById: [{ may: allianceAdmins, request: to({ job_id: openJob.id }) }],
    getJobApplication: [
      { label: "another's", may: allianceAdmins, request: to(openJobApplication) },
      hiddenRow("its author's, closed", groupAdmins, to(closedJobApplication)),
    ],
    updateJobApplication: [
      { label: "another's", may: allianceAdmins, request: patch({ status: "in_review" }, openJobApplication) },
      hiddenRow("its author's, closed", groupAdmins, patch({ status: "in_review" }, closedJobApplication)),
    ],
    createLandscapeEntry: [
      { may: anyAdmins, success: 201, request: to({}, { body: { ...entryText, ...inAlliance } }) },
    ],
    updateLandscapeEntry: [
      { label: "another's", may: allianceAdmins, request: patch({ summary: "Wind." }, { entry_id: publicEntry.id }) },
      hiddenRow("its author's, hidden", groupAdmins, patch({ summary: "Wind." }, { entry_id: hiddenEntry.id })),
    ],
    deleteLandscapeEntry: [
      { label: "another's", may: allianceAdmins, request: async () => to({ entry_id: (await entry(ours)).id })() },
      hiddenRow("its author's, hidden", groupAdmins, async () =>
        to({ entry_id: (await entry(ours, { published: false }, organizer)).id })(),
      ),
    ],
  };

  const cookies = new Map<Person, string>();
  const cookieOf = async (user: Person): Promise<string> => {
    const cookie = cookies.get(user) ?? `session_id=${(await session(user)).session()}`;
    cookies.set(user, cookie);
    return cookie;
  };

  const tokens = new Map<string, Awaited<ReturnType<typeof token>>>();
  const tokenOf = async (user: Person, scopes: string[]) => {
    const key = [user.id, ...scopes].join(" ");
    const cached = tokens.get(key) ?? (await token(user, { scopes }));
    tokens.set(key, cached);
    return cached;
  };

  return {
    service,
    root,
    people,
    table,
    cookieOf,
    tokenOf,
    candidate,
    ours,
    theirs,
    here,
    published,
    open: openJob,
    shown: publicEntry,
    ofEvent: eventReportId,
    received: openJobApplication,
    inAlliance,
    atDelivery,
    invited: { alliances: toAlliance, groups: toGroup, events: toEvent },
    patch,
  };
};
