import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { requireError } from "../support/responses.ts";

test("requests to start a group", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { callAs, alliance, as, call, person, root } = service;
  const acceptingAlliance = async () => {
    const target = await alliance();
    await callAs(root, "updateAlliance", { alliance: target.slug }, { accepts_group_requests: true });
    return target;
  };
  type Alliance = Awaited<ReturnType<typeof alliance>>;
  const newGroup = { name: "Kiel", description: "An evening each month." };
  const requestGroup = (user: Person, { slug }: Alliance, body: object = newGroup) =>
    callAs(user, "createGroupRequest", { alliance: slug }, body);
  const decide = (id: string, { slug }: Alliance, body: object, actor = root) =>
    callAs(actor, "updateGroupRequest", { alliance: slug, group_request_id: id }, body);
  const listRequests = async ({ slug }: Alliance, status = "pending") =>
    (await call("listGroupRequests", { path: { alliance: slug }, query: { status }, as: as(root) })).body.items;

  await t.test("an approval creates one group, with the requester as its organizer and member", async () => {
    const [target, ada] = [await acceptingAlliance(), await person()];
    const { status, body: request } = await requestGroup(ada, target);
    assert.equal(status, 201);
    assert.equal(request.status, "pending");
    assert.equal(request.group, null);
    assert.deepEqual(
      (await listRequests(target)).map(({ id }: { id: string }) => id),
      [request.id],
    );
    const responses = await Promise.all(
      [1, 2].map(() => decide(request.id, target, { status: "approved", reason: "Good" })),
    );
    for (const { status, body } of responses)
      assert.deepEqual(
        { code: status, status: body.status, reason: body.reason, group: body.group.name },
        { code: 200, status: "approved", reason: null, group: "Kiel" },
      );
    const path = { alliance: target.slug, group_id: responses[0]?.body.group.id };
    const { body: group } = await call("getGroupById", { path, as: as(ada) });
    assert.deepEqual(
      { description: group.description, member_count: group.member_count },
      { description: newGroup.description, member_count: 1 },
    );
    const edited = await callAs(ada, "updateGroup", path, { city: "Kiel" });
    assert.equal(edited.body.city, "Kiel");
    assert.equal((await callAs(root, "listGroups", { alliance: target.slug })).body.items.length, 1);
    assert.deepEqual(await listRequests(target), []);
    requireError(await decide(request.id, target, { status: "declined" }), 409, "invalid_transition");
    const { body: audit } = await call("listAuditEntries", { path: { alliance: target.slug }, as: as(root) });
    const actions = audit.items.map(({ action }: { action: string }) => action);
    for (const action of ["updateGroupRequest", "createGroup", "grantGroupAdmin"])
      assert.equal(actions.filter((loggedAction: string) => loggedAction === action).length, 1, action);
  });

  await t.test("a decline has a reason and can become an approval; the user can send another request", async () => {
    const [target, ada] = [await acceptingAlliance(), await person()];
    const { body: request } = await requestGroup(ada, target);
    const reason = "There is a group already.";
    const declined = await decide(request.id, target, { status: "declined", reason });
    assert.deepEqual({ ...declined.body, reason }, declined.body);
    assert.equal(declined.body.status, "declined");
    assert.equal((await listRequests(target, "declined")).length, 1);
    assert.equal((await requestGroup(ada, target)).status, 201);
    const approved = await decide(request.id, target, { status: "approved" });
    assert.deepEqual({ status: approved.status, reason: approved.body.reason }, { status: 200, reason: null });
  });

  await t.test("a concurrent approval and decline result in one approved request and one group", async () => {
    const [target, ada] = [await acceptingAlliance(), await person()];
    const { body: request } = await requestGroup(ada, target);
    await Promise.all(["approved", "declined"].map((status) => decide(request.id, target, { status })));
    assert.equal((await listRequests(target, "approved")).length, 1);
    assert.equal((await callAs(root, "listGroups", { alliance: target.slug })).body.items.length, 1);
  });

  await t.test("a user has one pending request in an alliance, also after concurrent requests", async () => {
    const [target, ada] = [await acceptingAlliance(), await person()];
    const responses = await Promise.all([requestGroup(ada, target), requestGroup(ada, target)]);
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 409]);
    requireError(await requestGroup(ada, target), 409, "group_request_pending");
    assert.equal((await requestGroup(ada, await acceptingAlliance())).status, 201);
  });

  await t.test("returns 409 if the alliance accepts no requests, and 403 to banned users", async () => {
    const [closed, target, ada] = [await alliance(), await acceptingAlliance(), await person()];
    requireError(await requestGroup(ada, closed), 409, "group_requests_closed");
    const bea = await person();
    const { body: request } = await requestGroup(bea, target);
    await call("removeAllianceMember", {
      path: { alliance: target.slug, user_id: bea.id },
      query: { ban: true },
      as: as(root),
    });
    requireError(await decide(request.id, target, { status: "approved" }), 409, "user_banned");
    assert.equal((await requestGroup(bea, target)).headers["x-error-code"], "banned");
  });

  await t.test("returns 429 after five requests in a day; replays the first by its idempotency key", async () => {
    const [target, ada] = [await acceptingAlliance(), await person()];
    const limited = await service.startAnother({ limits: { factor: 1 } });
    const path = { alliance: target.slug };
    const send = (headers = {}) => limited.call("createGroupRequest", { path, as: as(ada), body: newGroup, headers });
    const headers = { "idempotency-key": "first" };
    const first = await send(headers);
    assert.equal((await send()).status, 409, "a rejected request does not count");
    for (let { body } = first, n = 1; n <= 5; n++) {
      await decide(body.id, target, { status: "declined" });
      const next = await send();
      assert.equal(next.status, n < 5 ? 201 : 429);
      body = next.body;
    }
    const replay = await send(headers);
    assert.deepEqual({ status: replay.status, body: replay.body }, { status: 201, body: first.body });
    const changedRequest = await limited.call("createGroupRequest", {
      path,
      as: as(ada),
      body: { ...newGroup, name: "Ulm" },
      headers,
    });
    assert.equal(changedRequest.status, 422);
  });
});
