import assert from "node:assert/strict";
import { test } from "tap";
import { deleteUser } from "../../src/program/cli/user.ts";
import { startCommunity } from "../support/fixtures.ts";
import { idsOf, walk } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import { refused } from "../support/responses.ts";

test("groups that approve their members", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { act, as, appoint, ban, call, changeGroup, group, leave, person, sql, ours, root } = service;
  const question = "What do you operate?";
  const answer = "A dozen clusters.";
  type Place = Awaited<ReturnType<typeof group>>;
  const place = (more: object = {}) => group(ours, { name: "Closed", join_policy: "approval", ...more });
  const inGroup = ({ id }: Place) => ({ alliance: ours.slug, group_id: id });
  const ask = (user: Person, to: Place, body?: object) => act(user, "joinGroup", inGroup(to), body);
  const statusOf = async (user: Person, of: Place) => (await act(user, "getMembership", inGroup(of))).body.status;
  const listRequests = async (of: Place, status = "pending") =>
    (await call("listJoinRequests", { path: inGroup(of), query: { status }, as: as(root) })).body.items;
  const decide = async (people: Person[], of: Place, status: string, by = root) =>
    (await act(by, "updateJoinRequests", inGroup(of), { user_ids: idsOf(people), status })).body.items;
  const outcome = async (user: Person, of: Place, status: string) => {
    const [{ status: after, code }] = await decide([user], of, status);
    return { after, code };
  };
  const countsOf = async (of: Place) => (await act(root, "getGroupById", inGroup(of))).body.member_count;

  await t.test("joining sends a request that counts as no membership until it is approved", async () => {
    const [closed, ada] = [await place({ join_question: question }), await person()];
    const first = await ask(ada, closed, { answer });
    assert.deepEqual(
      { status: first.status, body: first.body },
      {
        status: 200,
        body: { group_id: closed.id, status: "pending", joined_at: null },
      },
    );
    assert.equal(await countsOf(closed), 0);
    const [request] = await listRequests(closed);
    assert.deepEqual(request, {
      user: { id: ada.id, name: "Ada Berger" },
      status: "pending",
      question,
      answer,
      requested_at: "2026-11-20T12:00:00Z",
      decided_at: null,
    });
    assert.deepEqual(await outcome(ada, closed, "member"), { after: "member", code: null });
    assert.equal(await statusOf(ada, closed), "member");
    assert.equal(await countsOf(closed), 1);
    assert.deepEqual(await listRequests(closed), []);
  });

  await t.test(
    "a group with a question returns 400 without an answer, and a repeated request replaces the answer",
    async () => {
      const [closed, ada] = [await place({ join_question: question }), await person()];
      for (const body of [undefined, {}, { answer: "  " }]) {
        refused(await ask(ada, closed, body), 400, "answer_required");
      }
      assert.equal(await statusOf(ada, closed), "none");
      await ask(ada, closed, { answer });
      await ask(ada, closed);
      assert.equal((await listRequests(closed))[0].answer, answer);
      await changeGroup(closed, { join_question: "Why?" });
      await ask(ada, closed, { answer: "Because." });
      const [{ question: askedQuestion, answer: text }] = await listRequests(closed);
      assert.deepEqual({ askedQuestion, text }, { askedQuestion: "Why?", text: "Because." });
    },
  );

  await t.test(
    "a declined request returns 409 when repeated, can be approved later, and leaving does not clear it",
    async () => {
      const [closed, ada] = [await place(), await person()];
      await ask(ada, closed);
      assert.deepEqual(await outcome(ada, closed, "declined"), { after: "declined", code: null });
      assert.deepEqual(await outcome(ada, closed, "declined"), { after: "declined", code: null });
      refused(await ask(ada, closed), 409, "join_declined");
      assert.equal((await leave(ada, closed)).body.status, "declined");
      assert.equal((await listRequests(closed, "declined"))[0].decided_at, "2026-11-20T12:00:00Z");
      assert.deepEqual(await outcome(ada, closed, "member"), { after: "member", code: null });
    },
  );

  await t.test("the caller can withdraw a pending request", async () => {
    const [closed, ada] = [await place(), await person()];
    const { headers } = await ask(ada, closed);
    const stale = await call("leaveGroup", {
      path: inGroup(closed),
      as: as(ada),
      headers: { "if-match": '"other"' },
    });
    assert.equal(stale.status, 412);
    const path = inGroup(closed);
    const response = await call("leaveGroup", { path, as: as(ada), headers: { "if-match": String(headers["etag"]) } });
    assert.equal(response.body.status, "none");
    assert.deepEqual(await listRequests(closed), []);
    assert.deepEqual(await outcome(ada, closed, "member"), { after: "none", code: "not_found" });
  });

  await t.test("a decision about several people has one result each", async () => {
    const closed = await place();
    const [ada, bea, cem, dan] = [await person(), await person(), await person(), await person()];
    for (const user of [ada, bea, cem]) await ask(user, closed);
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
    const [closed, other] = [await place(), await place()];
    const ada = await person();
    await ask(ada, closed);
    const [foreignRequest] = await decide([ada], other, "member");
    assert.equal(foreignRequest.code, "not_found");
    assert.equal(await statusOf(ada, closed), "pending");
  });

  await t.test("administrators and invited people join at once", async () => {
    const [closed, organizer, ada] = [await place({ join_question: question }), await person(), await person()];
    await appoint(organizer, { group: closed.id });
    assert.equal((await ask(organizer, closed)).body.status, "member");
    await ask(ada, closed, { answer });
    await decide([ada], closed, "declined");
    const invited = await act(root, "inviteToGroup", inGroup(closed), { max_uses: 1 });
    const secret = String(invited.body.items[0].url).replace(/.*\//, "");
    const { body, headers } = { body: "", headers: { "content-type": "application/x-www-form-urlencoded" } };
    assert.equal((await call("acceptInvitation", { path: { secret }, as: as(ada), body, headers })).status, 303);
    assert.equal(await statusOf(ada, closed), "member");
    assert.deepEqual(await listRequests(closed, "declined"), []);
  });

  await t.test("pending requests remain when the group opens, and their people can join at once", async () => {
    const [closed, ada, bea] = [await place(), await person(), await person()];
    for (const user of [ada, bea]) await ask(user, closed);
    await changeGroup(closed, { join_policy: "open" });
    assert.equal((await ask(ada, closed)).body.status, "member");
    assert.deepEqual(idsOf((await listRequests(closed)).map(({ user }: { user: Person }) => user)), [bea.id]);
    assert.deepEqual(await outcome(bea, closed, "member"), { after: "member", code: null });
  });

  await t.test("banned people cannot request to join, and a ban withdraws a pending request", async () => {
    const [closed, ada, bea] = [await place(), await person(), await person()];
    await ask(ada, closed);
    await ban(ada, closed);
    assert.deepEqual(await listRequests(closed), []);
    refused(await ask(ada, closed), 403, "banned");
    await ask(bea, closed);
    await sql`
      insert into bans (id, user_id, alliance_id, created_at) values (gen_random_uuid(), ${bea.id}, ${ours.id}, now())`;
    assert.deepEqual(await outcome(bea, closed, "member"), { after: "pending", code: "user_banned" });
    assert.equal(await statusOf(bea, closed), "pending");
  });

  await t.test("an inactive group admits no one, and requests to join can be withdrawn", async () => {
    const [closed, ada] = [await place(), await person()];
    await ask(ada, closed);
    await changeGroup(closed, { active: false });
    assert.deepEqual(await outcome(ada, closed, "member"), { after: "pending", code: "group_inactive" });
    assert.equal(await statusOf(ada, closed), "pending");
    assert.equal((await leave(ada, closed)).body.status, "none");
    assert.equal((await act(ada, "getMembership", inGroup(closed))).status, 404);
  });

  await t.test("a concurrent approval and withdrawal are consistent with one order", async () => {
    const closed = await place();
    for (let round = 0; round < 5; round++) {
      const ada = await person();
      await ask(ada, closed);
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

  await t.test("a concurrent approval and decline end in one of the two, and both responses agree", async () => {
    const closed = await place();
    for (let round = 0; round < 5; round++) {
      const ada = await person();
      await ask(ada, closed);
      await Promise.all([decide([ada], closed, "member"), decide([ada], closed, "declined")]);
      const status = await statusOf(ada, closed);
      // An approval after a decline replaces it; a decline after an approval returns 409.
      assert.equal(status, "member");
    }
  });

  await t.test("concurrent requests of one person create one request", async () => {
    const [closed, ada] = [await place(), await person()];
    const all = await Promise.all(Array.from({ length: 5 }, () => ask(ada, closed)));
    assert.deepEqual(
      all.map(({ status, body }) => [status, body.status]),
      all.map(() => [200, "pending"]),
    );
    assert.equal((await listRequests(closed)).length, 1);
  });

  await t.test("lists show the caller's request with include=viewer, and page by cursor", async () => {
    const closed = await place({ name: "Paged" });
    const people = [];
    for (let count = 0; count < 3; count++) people.push(await person());
    for (const user of people) await ask(user, closed);
    const [first] = people;
    const query = { include: ["viewer"], q: "Paged" };
    const { body } = await call("listGroups", { path: { alliance: ours.slug }, query, as: as(first ?? root) });
    assert.deepEqual(
      { membership: body.items[0].viewer.membership, join_policy: body.items[0].join_policy },
      { membership: "pending", join_policy: "approval" },
    );
    const request = { path: inGroup(closed), as: as(root) };
    const requests = await walk(service, "listJoinRequests", request, 2);
    assert.deepEqual(requests.map(({ user }) => Object(user).id).sort(), idsOf(people).sort());
  });

  await t.test("webhooks report requests, declines and withdrawals", async () => {
    const [closed, ada, bea, cleo] = [await place(), await person(), await person(), await person()];
    await act(
      root,
      "createWebhook",
      { alliance: ours.slug },
      {
        url: "https://hooks.example.org/",
        event_types: ["join_request.created", "join_request.declined", "join_request.withdrawn", "member.joined"],
      },
    );
    await sql`delete from outbox where topic = 'webhook_message'`;
    await ask(ada, closed);
    await decide([ada], closed, "declined");
    await decide([ada], closed, "member");
    await ask(bea, closed);
    await leave(bea, closed);
    await ask(cleo, closed);
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
