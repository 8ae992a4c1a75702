import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { refused } from "../support/responses.ts";

test("requests to start a group", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { act, alliance, as, call, person, root } = service;
  const accepting = async () => {
    const place = await alliance();
    await act(root, "updateAlliance", { alliance: place.slug }, { accepts_group_requests: true });
    return place;
  };
  type Place = Awaited<ReturnType<typeof alliance>>;
  const wish = { name: "Kiel", description: "An evening each month." };
  const ask = (who: Person, { slug }: Place, body: object = wish) =>
    act(who, "createGroupRequest", { alliance: slug }, body);
  const decide = (id: string, { slug }: Place, body: object, by = root) =>
    act(by, "updateGroupRequest", { alliance: slug, group_request_id: id }, body);
  const listed = async ({ slug }: Place, status = "pending") =>
    (await call("listGroupRequests", { path: { alliance: slug }, query: { status }, as: as(root) })).body.items;

  await t.test("an approval creates the group with the requester as its organizer and member, once", async () => {
    const [place, ada] = [await accepting(), await person()];
    const { status, body: request } = await ask(ada, place);
    assert.equal(status, 201);
    assert.equal(request.status, "pending");
    assert.equal(request.group, null);
    assert.deepEqual(
      (await listed(place)).map(({ id }: { id: string }) => id),
      [request.id],
    );
    const both = await Promise.all([1, 2].map(() => decide(request.id, place, { status: "approved", reason: "Good" })));
    for (const { status, body } of both)
      assert.deepEqual(
        { code: status, status: body.status, reason: body.reason, group: body.group.name },
        { code: 200, status: "approved", reason: null, group: "Kiel" },
      );
    const path = { alliance: place.slug, group_id: both[0]?.body.group.id };
    const { body: group } = await call("getGroupById", { path, as: as(ada) });
    assert.deepEqual(
      { description: group.description, member_count: group.member_count },
      { description: wish.description, member_count: 1 },
    );
    const edited = await act(ada, "updateGroup", path, { city: "Kiel" });
    assert.equal(edited.body.city, "Kiel");
    assert.equal((await act(root, "listGroups", { alliance: place.slug })).body.items.length, 1);
    assert.deepEqual(await listed(place), []);
    refused(await decide(request.id, place, { status: "declined" }), 409, "invalid_transition");
    const { body: audit } = await call("listAuditEntries", { path: { alliance: place.slug }, as: as(root) });
    const actions = audit.items.map(({ action }: { action: string }) => action);
    for (const action of ["updateGroupRequest", "createGroup", "grantGroupAdmin"])
      assert.equal(actions.filter((one: string) => one === action).length, 1, action);
  });

  await t.test("a decline has a reason, and can be changed to an approval; the person can ask again", async () => {
    const [place, ada] = [await accepting(), await person()];
    const { body: request } = await ask(ada, place);
    const reason = "There is a group already.";
    const declined = await decide(request.id, place, { status: "declined", reason });
    assert.deepEqual({ ...declined.body, reason }, declined.body);
    assert.equal(declined.body.status, "declined");
    assert.equal((await listed(place, "declined")).length, 1);
    assert.equal((await ask(ada, place)).status, 201);
    const approved = await decide(request.id, place, { status: "approved" });
    assert.deepEqual({ status: approved.status, reason: approved.body.reason }, { status: 200, reason: null });
  });

  await t.test("of an approval and a decline at once, the result agrees with the groups", async () => {
    const [place, ada] = [await accepting(), await person()];
    const { body: request } = await ask(ada, place);
    await Promise.all(["approved", "declined"].map((status) => decide(request.id, place, { status })));
    assert.equal((await listed(place, "approved")).length, 1);
    assert.equal((await act(root, "listGroups", { alliance: place.slug })).body.items.length, 1);
  });

  await t.test("a person has one pending request in an alliance, also when asking twice at once", async () => {
    const [place, ada] = [await accepting(), await person()];
    const answers = await Promise.all([ask(ada, place), ask(ada, place)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
    refused(await ask(ada, place), 409, "group_request_pending");
    assert.equal((await ask(ada, await accepting())).status, 201);
  });

  await t.test("returns 409 where no requests are accepted, and 403 to banned people", async () => {
    const [closed, place, ada] = [await alliance(), await accepting(), await person()];
    refused(await ask(ada, closed), 409, "group_requests_closed");
    const bea = await person();
    const { body: request } = await ask(bea, place);
    await call("removeAllianceMember", {
      path: { alliance: place.slug, user_id: bea.id },
      query: { ban: true },
      as: as(root),
    });
    refused(await decide(request.id, place, { status: "approved" }), 409, "user_banned");
    assert.equal((await ask(bea, place)).headers["x-error-code"], "banned");
  });

  await t.test("returns 429 after five requests in a day, and replays the first by its key", async () => {
    const [place, ada] = [await accepting(), await person()];
    const limited = await service.again({ limits: { factor: 1 } });
    const path = { alliance: place.slug };
    const send = (headers = {}) => limited.call("createGroupRequest", { path, as: as(ada), body: wish, headers });
    const headers = { "idempotency-key": "first" };
    const first = await send(headers);
    assert.equal((await send()).status, 409, "a rejected request does not count");
    for (let { body } = first, n = 1; n <= 5; n++) {
      await decide(body.id, place, { status: "declined" });
      const next = await send();
      assert.equal(next.status, n < 5 ? 201 : 429);
      body = next.body;
    }
    const replay = await send(headers);
    assert.deepEqual({ status: replay.status, body: replay.body }, { status: 201, body: first.body });
    const other = await limited.call("createGroupRequest", {
      path,
      as: as(ada),
      body: { ...wish, name: "Ulm" },
      headers,
    });
    assert.equal(other.status, 422);
  });
});
