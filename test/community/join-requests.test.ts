import assert from "node:assert/strict";
import { test } from "tap";
import { deleteUser } from "../../src/program/cli/user.ts";
import { startCommunity } from "../support/fixtures.ts";
import { whileLocked } from "../support/locks.ts";
import { idsOf, listAll } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { requireError } from "../support/responses.ts";

test("groups that approve their members", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { callAs, as, appoint, ban, call, changeGroup, group, leave, person, sql, ours, root } = service;
  const question = "What do you operate?";
  const answer = "A dozen clusters.";
  type Group = Awaited<ReturnType<typeof group>>;
  const makeGroup = (fields: object = {}) => group(ours, { name: "Closed", join_policy: "approval", ...fields });
  const groupPath = ({ id }: Group) => ({ alliance: ours.slug, group_id: id });
  const apply = (user: Person, target: Group, body?: object) => callAs(user, "joinGroup", groupPath(target), body);
  const statusOf = async (user: Person, target: Group) =>
    (await callAs(user, "getMembership", groupPath(target))).body.status;
  const listRequests = async (target: Group, status = "pending") =>
    (await call("listJoinRequests", { path: groupPath(target), query: { status }, as: as(root) })).body.items;
  const decide = async (people: Person[], target: Group, status: string, actor = root) =>
    (await callAs(actor, "updateJoinRequests", groupPath(target), { user_ids: idsOf(people), status })).body.items;
  const decideOne = async (user: Person, target: Group, status: string) => {
    const [{ status: after, code }] = await decide([user], target, status);
    return { after, code };
  };
  const countMembers = async (target: Group) =>
    (await callAs(root, "getGroupById", groupPath(target))).body.member_count;

  await t.test("joining creates a request, which becomes a membership once it is approved", async () => {
    const [closed, ada] = [await makeGroup({ join_question: question }), await person()];
    const first = await apply(ada, closed, { answer });
    assert.deepEqual(
      { status: first.status, body: first.body },
      {
        status: 200,
        body: { group_id: closed.id, status: "pending", joined_at: null },
      },
    );
    assert.equal(await countMembers(closed), 0);
    const [request] = await listRequests(closed);
    assert.deepEqual(request, {
      user: { id: ada.id, name: "Ada Berger" },
      status: "pending",
      question,
      answer,
      requested_at: "2026-11-20T12:00:00Z",
      decided_at: null,
    });
    assert.deepEqual(await decideOne(ada, closed, "member"), { after: "member", code: null });
    assert.equal(await statusOf(ada, closed), "member");
    assert.equal(await countMembers(closed), 1);
    assert.deepEqual(await listRequests(closed), []);
  });

  await t.test("an administrator joins without a request, unless the role is revoked meanwhile", async () => {
    const [closed, admin, former] = [await makeGroup(), await person(), await person()];
    for (const user of [admin, former]) await appoint(user, { group: closed.id });
    assert.equal((await apply(admin, closed)).body.status, "member");
    const { body } = await whileLocked(
      { sql },
      async (tx) => {
        await tx`select from groups where id = ${closed.id} for update`;
        await tx`delete from roles where user_id = ${former.id}`;
      },
      () => apply(former, closed),
    );
    assert.equal(body.status, "pending");
  });

  await t.test(
    "a group with a question returns 400 without an answer, and a repeated request replaces the answer",
    async () => {
      const [closed, ada] = [await makeGroup({ join_question: question }), await person()];
      for (const body of [undefined, {}, { answer: "  " }]) {
        requireError(await apply(ada, closed, body), 400, "answer_required");
      }
      assert.equal(await statusOf(ada, closed), "none");
      await apply(ada, closed, { answer });
      await apply(ada, closed);
      assert.equal((await listRequests(closed))[0].answer, answer);
      await changeGroup(closed, { join_question: "Why?" });
      await apply(ada, closed, { answer: "Because." });
      const [{ question: askedQuestion, answer: text }] = await listRequests(closed);
      assert.deepEqual({ askedQuestion, text }, { askedQuestion: "Why?", text: "Because." });
    },
  );

  await t.test(
    "a declined request returns 409 when repeated, can be approved later, and leaving does not clear it",
    async () => {
      const [closed, ada] = [await makeGroup(), await person()];
      await apply(ada, closed);
      assert.deepEqual(await decideOne(ada, closed, "declined"), { after: "declined", code: null });
      assert.deepEqual(await decideOne(ada, closed, "declined"), { after: "declined", code: null });
      requireError(await apply(ada, closed), 409, "join_declined");
      assert.equal((await leave(ada, closed)).body.status, "declined");
      assert.equal((await listRequests(closed, "declined"))[0].decided_at, "2026-11-20T12:00:00Z");
      assert.deepEqual(await decideOne(ada, closed, "member"), { after: "member", code: null });
    },
  );

  await t.test("a user can withdraw a pending request", async () => {
    const [closed, ada] = [await makeGroup(), await person()];
    const { headers } = await apply(ada, closed);
    const stale = await call("leaveGroup", {
      path: groupPath(closed),
      as: as(ada),
      headers: { "if-match": '"other"' },
    });
    assert.equal(stale.status, 412);
    const path = groupPath(closed);
    const response = await call("leaveGroup", { path, as: as(ada), headers: { "if-match": String(headers["etag"]) } });
    assert.equal(response.body.status, "none");
    assert.deepEqual(await listRequests(closed), []);
    assert.deepEqual(await decideOne(ada, closed, "member"), { after: "none", code: "not_found" });
  });

  await t.test("a decision about several people returns one result per person", async () => {
    const closed = await makeGroup();
    const [ada, bea, cem, dan] = [await person(), await person(), await person(), await person()];
    for (const user of [ada, bea, cem]) await apply(user, closed);
    await decide([ada], closed, "member");
    const results = await decide([ada, bea, cem, dan], closed, "declined");
    const codes = results.map(({ user_id, status, code }: { user_id: string; status: string; code: string | null }) => [
      user_id,
      status,
      code,
    ]);
    assert.deepEqual(codes, [
      [ada.id, "member", "invalid_transition"],
      [bea.id, "declined", null],
      [cem.id, "declined", null],
      [dan.id, "none", "not_found"],
    ]);
    const entries = (await call("listAuditEntries", { path: { alliance: ours.slug }, as: as(root) })).body.items;
    const [{ action, subject, changes }] = entries;
    assert.deepEqual({ action, id: subject.id }, { action: "updateJoinRequests", id: cem.id });
    assert.deepEqual(changes, [
      {
        field: "join_request",
        before: { group_id: closed.id, status: "pending" },
        after: { group_id: closed.id, status: "declined" },
      },
    ]);
  });

  await t.test("a decision cannot name a request of another group", async () => {
    const [closed, otherGroup] = [await makeGroup(), await makeGroup()];
    const ada = await person();
    await apply(ada, closed);
    const [result] = await decide([ada], otherGroup, "member");
    assert.equal(result.code, "not_found");
    assert.equal(await statusOf(ada, closed), "pending");
  });

  await t.test("administrators and invited people join without approval", async () => {
    const [closed, organizer, ada] = [await makeGroup({ join_question: question }), await person(), await person()];
    await appoint(organizer, { group: closed.id });
    assert.equal((await apply(organizer, closed)).body.status, "member");
    await apply(ada, closed, { answer });
    await decide([ada], closed, "declined");
    const invited = await callAs(root, "inviteToGroup", groupPath(closed), { max_uses: 1 });
    const secret = String(invited.body.items[0].url).replace(/.*\//, "");
    const { body, headers } = { body: "", headers: { "content-type": "application/x-www-form-urlencoded" } };
    assert.equal((await call("acceptInvitation", { path: { secret }, as: as(ada), body, headers })).status, 303);
    assert.equal(await statusOf(ada, closed), "member");
    assert.deepEqual(await listRequests(closed, "declined"), []);
  });

  await t.test("pending requests remain when the group opens, and their senders can join at once", async () => {
    const [closed, ada, bea] = [await makeGroup(), await person(), await person()];
    for (const user of [ada, bea]) await apply(user, closed);
    await changeGroup(closed, { join_policy: "open" });
    assert.equal((await apply(ada, closed)).body.status, "member");
    assert.deepEqual(idsOf((await listRequests(closed)).map(({ user }: { user: Person }) => user)), [bea.id]);
    assert.deepEqual(await decideOne(bea, closed, "member"), { after: "member", code: null });
  });

  await t.test("banned people cannot request to join, and a ban withdraws a pending request", async () => {
    const [closed, ada, bea] = [await makeGroup(), await person(), await person()];
    await apply(ada, closed);
    await ban(ada, closed);
    assert.deepEqual(await listRequests(closed), []);
    requireError(await apply(ada, closed), 403, "banned");
    await apply(bea, closed);
    await sql`
      insert into bans (id, user_id, alliance_id, created_at) values (gen_random_uuid(), ${bea.id}, ${ours.id}, now())`;
    assert.deepEqual(await decideOne(bea, closed, "member"), { after: "pending", code: "user_banned" });
    assert.equal(await statusOf(bea, closed), "pending");
  });

  await t.test("an inactive group admits no one, and requests to join can be withdrawn", async () => {
    const [closed, ada] = [await makeGroup(), await person()];
    await apply(ada, closed);
    await changeGroup(closed, { active: false });
    assert.deepEqual(await decideOne(ada, closed, "member"), { after: "pending", code: "group_inactive" });
    assert.equal(await statusOf(ada, closed), "pending");
    assert.equal((await leave(ada, closed)).body.status, "none");
    assert.equal((await callAs(ada, "getMembership", groupPath(closed))).status, 404);
  });

  await t.test("a concurrent approval and withdrawal are consistent with one order", async () => {
    const closed = await makeGroup();
    for (let round = 0; round < 5; round++) {
      const ada = await person();
      await apply(ada, closed);
      const [[result], departure] = await Promise.all([decide([ada], closed, "member"), leave(ada, closed)]);
      assert.equal(departure.status, 200);
      const rows = await sql`select from join_requests where user_id = ${ada.id}`;
      assert.equal(rows.length, 0);
      assert.ok(["member", "none"].includes(result.status), result.status);
      assert.equal(await statusOf(ada, closed), "none");
    }
    const [row] = await sql`
      select member_count, (select count(*)::integer from memberships where group_id = groups.id) as members
      from groups where id = ${closed.id}`;
    assert.equal(row?.["member_count"], row?.["members"]);
  });

  await t.test("a concurrent approval and decline always end in membership", async () => {
    const closed = await makeGroup();
    for (let round = 0; round < 5; round++) {
      const ada = await person();
      await apply(ada, closed);
      await Promise.all([decide([ada], closed, "member"), decide([ada], closed, "declined")]);
      const status = await statusOf(ada, closed);
      // An approval replaces an earlier decline. A decline after an approval fails with the code invalid_transition.
      assert.equal(status, "member");
    }
  });

  await t.test("concurrent requests of one person create one request", async () => {
    const [closed, ada] = [await makeGroup(), await person()];
    const all = await Promise.all(Array.from({ length: 5 }, () => apply(ada, closed)));
    assert.deepEqual(
      all.map(({ status, body }) => [status, body.status]),
      all.map(() => [200, "pending"]),
    );
    assert.equal((await listRequests(closed)).length, 1);
  });

  await t.test("lists show the caller's request with include=viewer, and page by cursor", async () => {
    const closed = await makeGroup({ name: "Paged" });
    const people = [];
    for (let count = 0; count < 3; count++) people.push(await person());
    for (const user of people) await apply(user, closed);
    const [first] = people;
    const query = { include: ["viewer"], q: "Paged" };
    const { body } = await call("listGroups", { path: { alliance: ours.slug }, query, as: as(first ?? root) });
    assert.deepEqual(
      { membership: body.items[0].viewer.membership, join_policy: body.items[0].join_policy },
      { membership: "pending", join_policy: "approval" },
    );
    const request = { path: groupPath(closed), as: as(root) };
    const requests = await listAll(service, "listJoinRequests", request, 2);
    assert.deepEqual(requests.map(({ user }) => Object(user).id).sort(), idsOf(people).sort());
  });

  await t.test("webhooks report requests, declines and withdrawals", async () => {
    const [closed, ada, bea, cleo] = [await makeGroup(), await person(), await person(), await person()];
    await callAs(
      root,
      "createWebhook",
      { alliance: ours.slug },
      {
        url: "https://hooks.example.org/",
        event_types: ["join_request.created", "join_request.declined", "join_request.withdrawn", "member.joined"],
      },
    );
    await sql`delete from outbox where topic = 'webhook_message'`;
    await apply(ada, closed);
    await decide([ada], closed, "declined");
    await decide([ada], closed, "member");
    await apply(bea, closed);
    await leave(bea, closed);
    await apply(cleo, closed);
    process.env["ALLIANCE_DB__URL"] = service.url;
    await deleteUser({ email: cleo.email });
    const rows = await sql<{ type: string; data: string; more: object }[]>`
      select payload ->> 'type' as type, payload ->> 'data' as data, payload -> 'more' as more
      from outbox where payload ->> 'subjectId' = ${closed.id} order by (payload ->> 'sequence')::bigint`;
    assert.deepEqual(
      rows.map(({ type, data, more }) => [type, JSON.parse(data).status, Object(more).user.id]),
      [
        ["join_request.created", "pending", ada.id],
        ["join_request.declined", "declined", ada.id],
        ["member.joined", "member", ada.id],
        ["join_request.created", "pending", bea.id],
        ["join_request.withdrawn", "none", bea.id],
        ["join_request.created", "pending", cleo.id],
        ["join_request.withdrawn", "none", cleo.id],
      ],
    );
  });
});
