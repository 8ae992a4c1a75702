import assert from "node:assert/strict";
import { test } from "tap";
import type { RouteId } from "../../src/server/http/contract.ts";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { codeOf, requireError } from "../support/responses.ts";
import { html } from "../support/site.ts";

test("events that are not public", async (t) => {
  const service = await startCommunity(t);
  const { call, callAs, as, person, token, session, appoint, root, event, changeEvent, attend, cancel, readRsvp } =
    service;
  const { berlin, ours, sql, join, leave, raw, inHours } = service;
  const [member, stranger, organizer] = [await person(), await person(), await person()];
  await join(member, berlin);
  await appoint(organizer, { group: berlin.id });
  const unlisted = await event(berlin, { name: "Quiet quorum", visibility: "unlisted" });
  const internal = await event(berlin, { name: "Members meeting", visibility: "members" });
  const open = await event(berlin, { name: "Open evening" });

  const read = async (user: typeof root | undefined, { id }: { id: string }) =>
    (await call("getEventById", { path: { event_id: id }, ...(user && { as: as(user) }) })).status;
  const names = async (user: typeof root | undefined, query: object = {}) => {
    const { status, body } = await call("listAllEvents", { query: { ...query }, ...(user && { as: as(user) }) });
    assert.equal(status, 200, JSON.stringify(body));
    return body.items.map(({ name }: { name: string }) => name).toSorted();
  };
  const hidden = { visibility: ["unlisted", "members"] };

  await t.test("an unlisted event can be read by everyone with its link, a members' event by members", async () => {
    for (const user of [undefined, stranger, member, organizer, root]) assert.equal(await read(user, unlisted), 200);
    for (const [user, status] of [
      [undefined, 404],
      [stranger, 404],
      [member, 200],
      [organizer, 200],
      [root, 200],
    ] as const)
      assert.equal(await read(user, internal), status);
    const { body } = await call("getEvent", { path: pagePath(internal), as: as(member) });
    assert.deepEqual([body.visibility, body.registration, body.registration_url], ["members", "built_in", null]);
  });

  await t.test("editing a members' event returns 403 to members, and 404 to other users", async () => {
    assert.equal((await changeEvent(internal, { name: "Mine" }, member)).status, 403);
    assert.equal((await changeEvent(internal, { name: "Mine" }, stranger)).status, 404);
    assert.equal((await callAs(stranger, "copyEvent", { event_id: internal.id }, { starts_at: [] })).status, 404);
  });

  await t.test("lists include hidden events on request, for callers who may see the events", async () => {
    for (const user of [undefined, stranger, member, organizer, root])
      assert.deepEqual(await names(user), ["Open evening"]);
    assert.deepEqual(await names(stranger, hidden), []);
    assert.deepEqual(await names(member, hidden), ["Members meeting"]);
    assert.deepEqual(await names(organizer, hidden), ["Members meeting", "Quiet quorum"]);
    assert.deepEqual(await names(root, { visibility: ["unlisted"] }), ["Quiet quorum"]);
    assert.deepEqual(await names(member, { visibility: ["public", "members"] }), ["Members meeting", "Open evening"]);
    const { body } = await call("listEvents", { path: { alliance: ours.slug }, query: hidden, as: as(member) });
    assert.deepEqual(body.items.length, 1);
  });

  await t.test("lists of hidden events return 401 without a credential and 403 without a scope", async () => {
    assert.equal((await call("listAllEvents", { query: hidden })).status, 401);
    const listWithScopes = (scopes: string[]) => call("listAllEvents", { query: hidden, as: as(root, scopes) });
    assert.equal((await listWithScopes(["admin:jobs"])).status, 403);
    assert.equal((await listWithScopes(["profile:read"])).body.items.length, 0);
    assert.equal((await listWithScopes(["admin:events"])).body.items.length, 2);
    const unverified = { ...as(member), verified: false };
    assert.equal((await call("listAllEvents", { query: hidden, as: unverified })).status, 403);
  });

  await t.test("a token reads members' events with a scope for memberships or RSVPs", async () => {
    const path = { event_id: internal.id };
    for (const [scopes, status] of [
      [["profile:read"], 200],
      [["events:attend"], 200],
      [["admin:jobs"], 404],
    ] as const) {
      const { headers } = await token(member, { scopes: [...scopes] });
      assert.equal((await call("getEventById", { path, headers })).status, status, scopes.join());
    }
  });

  await t.test("members can RSVP to members' events; other users get 404", async () => {
    assert.equal((await attend(stranger, internal)).status, 404);
    assert.equal((await callAs(stranger, "getAttendance", { alliance: ours.slug, event_id: internal.id })).status, 404);
    assert.equal((await attend(member, internal)).body.status, "attending");
    assert.equal((await attend(stranger, unlisted)).body.status, "attending");
  });

  await t.test("attendees who leave the group still see the event, including in lists, until they cancel", async () => {
    assert.deepEqual(await names(stranger, hidden), ["Quiet quorum"]);
    await leave(member, berlin);
    assert.equal(await read(member, internal), 200);
    assert.deepEqual(await names(member, hidden), ["Members meeting"]);
    assert.equal((await cancel(member, internal)).status, 200);
    assert.equal(await read(member, internal), 404);
    assert.deepEqual(await names(member, hidden), []);
    await join(member, berlin);
  });

  await t.test("an invited user can RSVP to a members' event, and read the event", async () => {
    const guest = await person();
    const { body } = await callAs(root, "inviteToEvent", { event_id: internal.id }, { max_uses: 1 });
    const secret = String(body.items[0].url).split("/").at(-1) ?? "";
    const visitor = await session(guest);
    const { status } = await visitor.call("acceptInvitation", {
      path: { secret },
      headers: { ...html, "content-type": "application/x-www-form-urlencoded" },
      body: "",
    });
    assert.equal(status, 303);
    assert.equal((await readRsvp(guest, internal)).status, "attending");
    assert.equal(await read(guest, internal), 200);
  });

  await t.test("the page of a hidden event has noindex, and says who can see the event", async () => {
    const visitor = await session(member);
    const show = async (meetup: typeof open, browser?: typeof visitor) =>
      (browser ?? { call }).call("showEvent", { path: pagePath(meetup), headers: html });
    assert.match(
      (await show(unlisted)).body,
      /<meta name="robots" content="noindex">[\s\S]*Unlisted: only people with the link/,
    );
    assert.match((await show(internal, visitor)).body, /noindex[\s\S]*For members of the group only/);
    assert.doesNotMatch((await show(open)).body, /noindex/);
    const anonymous = await show(internal);
    assert.equal(anonymous.status, 404);
    assert.match(anonymous.body, /This event is for members of Cloud Native Berlin\. Sign in, or join the group\./);
    assert.doesNotMatch(anonymous.body, /Members meeting/);
    assert.match(anonymous.body, /href="\/auth\/login\?next=%2Fevents%2F/);
    const nonMemberPage = await show(internal, await session(stranger));
    assert.equal(nonMemberPage.status, 404);
    assert.match(nonMemberPage.body, /Join the group to see it/);
    assert.match(nonMemberPage.body, new RegExp(`href="/groups/${ours.slug}/${berlin.slug}"`));
  });

  await t.test("the group page lists the events that the signed-in user may see", async () => {
    const path = { alliance: ours.slug, group_slug: berlin.slug };
    const show = async (user?: typeof root) => {
      const { body } = await (user ? await session(user) : { call }).call("showGroup", { path, headers: html });
      return ["Members meeting", "Quiet quorum", "Open evening"].filter((name) => body.includes(name));
    };
    assert.deepEqual(await show(), ["Open evening"]);
    assert.deepEqual(await show(await person()), ["Open evening"]);
    assert.deepEqual(await show(member), ["Members meeting", "Open evening"]);
    assert.deepEqual(await show(organizer), ["Members meeting", "Quiet quorum", "Open evening"]);
  });

  await t.test("cached responses reflect a change of visibility immediately", async () => {
    const path = { event_id: open.id };
    const countOf = async () =>
      (await call("getGroup", { path: { alliance: ours.slug, group_slug: berlin.slug } })).body.upcoming_event_count;
    const visit = async () => {
      const event = await call("getEventById", { path });
      const list = await call("listAllEvents");
      const page = await call("showEvent", { path: pagePath(open), headers: html });
      return [event.status, list.body.items.length, page.status, await countOf()];
    };
    for (let visits = 0; visits < 3; visits++) assert.deepEqual(await visit(), [200, 1, 200, 1]);
    await changeEvent(open, { visibility: "unlisted" });
    for (let visits = 0; visits < 3; visits++) assert.deepEqual(await visit(), [200, 0, 200, 0]);
    await changeEvent(open, { visibility: "members" });
    for (let visits = 0; visits < 3; visits++) assert.deepEqual(await visit(), [404, 0, 404, 0]);
    await changeEvent(open, { visibility: "public" });
    for (let visits = 0; visits < 3; visits++) assert.deepEqual(await visit(), [200, 1, 200, 1]);
  });

  await t.test("hiding an event adds a removal for mirrors, and showing it withdraws the removal", async () => {
    const listRemovedIds = async () =>
      (await call("listRemovals", { query: { since: "2026-09-01T00:00:00Z" } })).body.items.map(
        (item: { id: string }) => item.id,
      );
    const listChanged = async () => names(undefined, { updated_since: "2026-09-01T00:00:00Z" });
    for (const visibility of ["unlisted", "members"]) {
      await changeEvent(open, { visibility });
      assert.deepEqual(await listRemovedIds(), [open.id]);
      assert.deepEqual(await listChanged(), []);
      await changeEvent(open, { visibility: "public" });
      assert.deepEqual(await listRemovedIds(), []);
      assert.deepEqual(await listChanged(), ["Open evening"]);
    }
    await service.changeGroup(berlin, { active: false });
    assert.equal(await read(undefined, unlisted), 404);
    assert.equal(await read(member, internal), 404);
    await service.changeGroup(berlin, { active: true });
    assert.deepEqual(await listChanged(), ["Open evening"]);
  });

  await t.test("visitors who are not signed in cannot RSVP to a members' event", async () => {
    const body = new URLSearchParams({ name: "Ada", email: "ada@example.net" }).toString();
    const headers = { ...html, "content-type": "application/x-www-form-urlencoded" };
    assert.equal((await call("requestRsvp", { path: pagePath(internal), headers, body })).status, 404);
    const { status } = await call("requestRsvp", { path: pagePath(unlisted), headers, body });
    assert.equal(status, 303);
    const confirmToken = await service.linkToken("ada@example.net", "rsvps/confirm");
    await changeEvent(unlisted, { visibility: "members" });
    assert.equal((await call("showRsvpConfirmation", { query: { token: confirmToken }, headers: html })).status, 404);
    await changeEvent(unlisted, { visibility: "unlisted" });
    assert.equal((await call("showRsvpConfirmation", { query: { token: confirmToken }, headers: html })).status, 200);
  });

  /** Requests every page and list of events, and returns a label and the text of each response. */
  const readPublicPages = async (): Promise<[string, string][]> => {
    const groupPath = { alliance: ours.slug, group_slug: berlin.slug };
    const requests: [RouteId, object][] = [
      ["listAllEvents", { query: { from: "0001-01-01T00:00:00Z" } }],
      ["listAllEvents", { query: { q: "quiet quorum" } }],
      ["listAllEvents", { query: { sort: "recently_updated" } }],
      ["listAllEvents", { query: { near: "52.5,13.4", radius_km: 500 } }],
      ["listEvents", { path: groupPath }],
      ["listGroups", { path: groupPath }],
      ["getGroup", { path: groupPath }],
      ["search", { query: { q: "quorum" } }],
      ["search", { query: { q: "quorm", include_past: true } }],
      ["getFilters", {}],
      ["getAllianceCalendar", { path: groupPath }],
      ["getGroupCalendar", { path: groupPath }],
      ["getEventsFeed", { path: groupPath }],
      ["getAllianceSitemap", { path: groupPath }],
      ["showHome", { headers: html }],
      ["showAlliance", { path: groupPath, headers: html }],
      ["showGroup", { path: groupPath, headers: html }],
      ["showEvents", { headers: html }],
      ["showEvents", { query: { when: "past" }, headers: html }],
      ["showEvents", { query: { q: "quorum" }, headers: html }],
      ["showSearch", { query: { q: "quorum" }, headers: html }],
      ["showEmbeddedEvents", { path: groupPath, headers: html }],
    ];
    const responses: [string, string][] = [];
    for (const [id, request] of requests) {
      const { status, body } = await call(id, request);
      assert.equal(status, 200, id);
      responses.push([`${id} ${JSON.stringify(request)}`, typeof body === "string" ? body : JSON.stringify(body)]);
    }
    return responses;
  };

  await t.test("no public page or list shows an event that is not public", async () => {
    const markers = {
      category: "Zirkelabend",
      tags: ["quorumtag"],
      summary: "Quorum in Quedlinburg",
      venue: { name: "Quorumhaus", city: "Quedlinburg" },
    };
    await changeEvent(unlisted, markers);
    await changeEvent(internal, markers);
    const past = await event(berlin, { name: "Past quorum", visibility: "unlisted" });
    const [starts, ends] = [inHours(-30), inHours(-28)];
    await sql`update events set starts_at = ${starts}, ends_at = ${ends} where id = ${past.id}`;
    for (const [label, body] of await readPublicPages()) {
      const [, main = body] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? [];
      const text = main.replaceAll(/value="[^"]*"|“[^”]*”|\bquorum(?=&amp;|"|<)/g, "");
      assert.doesNotMatch(
        text,
        /Quiet quorum|Members meeting|Past quorum|Zirkelabend|quorumtag|Quedlinburg|Quorumhaus/,
        label,
      );
      assert.doesNotMatch(
        text,
        new RegExp(`${unlisted.id}|${internal.id}|${past.id}|${unlisted.slug}|${internal.slug}`),
        label,
      );
    }
    const { body: filters } = await call("getFilters");
    const kinds: { value: string; count: number }[] = filters.events.kind;
    assert.deepEqual(
      kinds.map(({ count }) => count),
      [1],
    );
    const { body: ics } = await raw({ url: `/calendar/${ours.slug}/${berlin.slug}/${unlisted.slug}.ics` }).then(
      (response) => ({ body: response.payload }),
    );
    assert.match(ics, /SUMMARY:Quiet quorum/);
    assert.equal((await raw({ url: `/calendar/${ours.slug}/${berlin.slug}/${internal.slug}.ics` })).status, 404);
    const card = await raw({ url: `/events/${ours.slug}/${berlin.slug}/${internal.slug}/card.png` });
    assert.equal(card.status, 404);
  });

  await t.test("a declined RSVP gives no access to a members' event, but can be cleared", async () => {
    const guest = await person();
    const board = await event(berlin, { name: "Board", visibility: "members", approval_required: true });
    await join(guest, berlin);
    await attend(guest, board);
    assert.equal((await service.decide(guest, board, "declined")).status, 200);
    assert.equal((await readRsvp(guest, board)).status, "declined");
    await leave(guest, berlin);
    assert.equal(await read(guest, board), 404);
    assert.equal((await callAs(guest, "getAttendance", { alliance: ours.slug, event_id: board.id })).status, 404);
    assert.equal((await cancel(guest, board)).body.status, "declined");
  });
});

test("the registration modes of an event", async (t) => {
  const service = await startCommunity(t);
  const { call, callAs, root, person, event, changeEvent, attend, cancel, eventText, berlin, as } = service;
  const url = "https://tickets.example.org/winter";
  const guest = await person();

  await t.test("external: RSVPs and invitations return 409", async () => {
    const meetup = await event(berlin, { registration: "external", registration_url: url });
    assert.match(requireError(await attend(guest, meetup), 409, "registration_elsewhere"), new RegExp(url));
    const invited = await callAs(root, "inviteToEvent", { event_id: meetup.id }, { max_uses: 1 });
    requireError(invited, 409, "registration_elsewhere");
    const { body } = await call("showEvent", { path: pagePath(meetup), headers: html });
    assert.match(body, new RegExp(`<a class="button" href="${url}" rel="nofollow ugc noopener">Register</a>`));
    assert.match(body, /Registration is on tickets\.example\.org\./);
    assert.match(body, /"offers":\{"@type":"Offer","url":"https:\/\/tickets\.example\.org\/winter"\}/);
    assert.doesNotMatch(body, /\/request"|attend"/);
  });

  await t.test("none: RSVPs return 409, and the page has no form", async () => {
    const meetup = await event(berlin, { registration: "none" });
    requireError(await attend(guest, meetup), 409, "no_registration");
    const { body } = await call("showEvent", { path: pagePath(meetup), headers: html });
    assert.match(body, /There is no registration for this event\./);
    assert.doesNotMatch(body, /\/request"|attend"/);
  });

  await t.test("returns 400 for external registration without a URL, and for other modes with a URL", async () => {
    const meetup = await event(berlin);
    for (const body of [
      { registration: "external" },
      { registration_url: url },
      { registration: "none", registration_url: url },
      { registration: "external", registration_url: null },
    ]) {
      const response = await changeEvent(meetup, body);
      assert.match(response.body.error, /body\/registration_url must/, JSON.stringify(body));
      assert.equal(response.status, 400);
      const created = await call("createEvent", {
        path: { group_id: berlin.id },
        as: as(root),
        body: { ...eventText, ...body },
      });
      assert.equal(created.status, 400);
    }
  });

  await t.test("the URL can be changed alone; another registration mode removes the URL", async () => {
    const meetup = await event(berlin, { registration: "external", registration_url: url });
    assert.equal((await changeEvent(meetup, { registration_url: `${url}-2` })).body.registration_url, `${url}-2`);
    const { body } = await changeEvent(meetup, { registration: "built_in" });
    assert.deepEqual([body.registration, body.registration_url], ["built_in", null]);
  });

  await t.test("returns 409 for a change of the registration mode while there are RSVPs", async () => {
    const meetup = await event(berlin, { approval_required: true });
    await attend(guest, meetup);
    const refusedChange = await changeEvent(meetup, { registration: "none" });
    requireError(refusedChange, 409, "event_has_rsvps");
    assert.equal((await changeEvent(meetup, { registration: "built_in", name: "Renamed" })).status, 200);
    await cancel(guest, meetup);
    assert.equal((await changeEvent(meetup, { registration: "none" })).status, 200);
  });

  await t.test("a concurrent RSVP and change of the registration mode do not both succeed", async () => {
    for (let round = 0; round < 8; round++) {
      const meetup = await event(berlin);
      const [rsvp, update] = await Promise.all([attend(guest, meetup), changeEvent(meetup, { registration: "none" })]);
      const codes = [rsvp, update].map((response) => (response.status === 200 ? "done" : codeOf(response)));
      assert.ok(["done,event_has_rsvps", "no_registration,done"].includes(codes.join()), codes.join());
    }
  });

  await t.test("a copy has the same visibility and registration", async () => {
    const meetup = await event(berlin, { visibility: "members", registration: "external", registration_url: url });
    const { body } = await callAs(root, "copyEvent", { event_id: meetup.id }, { starts_at: ["2027-03-24T18:00"] });
    const [copy] = body.items;
    assert.deepEqual([copy.visibility, copy.registration, copy.registration_url], ["members", "external", url]);
  });
});
