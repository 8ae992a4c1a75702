import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { form, noticeOf, siteClient } from "../support/site.ts";

test("pages of a group that approves its members", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { callAs, as, appoint, call, group, linkToken, person, session, sql, ours, root } = service;
  const question = "What do you <operate>?";
  const closed = await group(ours, { name: "Closed", join_policy: "approval", join_question: question });
  const path = { alliance: ours.slug, group_slug: closed.slug };
  const inGroup = { alliance: ours.slug, group_id: closed.id };
  const organizer = await person();
  await appoint(organizer, { group: closed.id });
  const signIn = async (user: typeof root) => {
    const visitor = await session(user);
    return { ...visitor, ...siteClient(visitor) };
  };
  const admin = await signIn(organizer);
  const statusOf = async (user: typeof root) => (await callAs(user, "getMembership", inGroup)).body.status;

  await t.test("a user asks to join with an answer, sees the pending request, and withdraws it", async () => {
    const ada = await person();
    const member = await signIn(ada);
    const page = await member.read("showGroup", path);
    assert.match(page, /What do you &lt;operate&gt;\?/);
    assert.match(page, /Ask to join/);
    const empty = await member.send("joinGroupByForm", path, { answer: " " });
    assert.equal(empty.status, 400);
    assert.match(String(empty.body), /href="#answer">Answer all required questions/);
    assert.match(await member.sendOk("joinGroupByForm", path, { answer: "A\r\nB" }), /notice=join_request_sent/);
    assert.match(await member.read("showGroup", path), /Your request to join is waiting for approval/);
    assert.match(await member.read("showDashboard"), /Your requests[\s\S]*Closed[\s\S]*Waiting for approval/);
    const list = await admin.read("showJoinRequests", path);
    assert.match(list, /What do you &lt;operate&gt;\?/);
    assert.match(list, />A\nB</);
    assert.match(await member.sendOk("leaveGroupByForm", path), /notice=join_request_withdrawn/);
    assert.equal(await statusOf(ada), "none");
  });

  await t.test("an organizer declines, then approves the declined request", async () => {
    const ada = await person();
    const member = await signIn(ada);
    await member.sendOk("joinGroupByForm", path, { answer: "Clusters" });
    assert.match(await admin.read("showDashboard"), /Closed: 1 request to join/);
    await admin.sendOk("updateJoinRequestsByForm", path, { user_id: ada.id, decision: "declined" });
    assert.match(await member.read("showGroup", path), /have declined your request/);
    assert.equal((await member.send("joinGroupByForm", path, { answer: "Please" })).status, 409);
    assert.doesNotMatch(await admin.read("showJoinRequests", path), /name="user_id"/);
    assert.match(await admin.read("showJoinRequests", path, { status: "declined" }), new RegExp(ada.id));
    const location = await admin.sendOk("updateJoinRequestsByForm", path, { user_id: ada.id, decision: "member" });
    assert.match(location, /notice=decided/);
    assert.match(await member.read("showGroup", path), /You are a member/);
    const audit = await (await signIn(root)).read("showAuditLog", { alliance: ours.slug });
    assert.match(audit, /approved the request of <a [^>]*>Ada Berger<\/a> to join Closed/);
  });

  await t.test("one button approves all listed requests, and reports requests that could not be decided", async () => {
    const [ada, bea] = [await person(), await person()];
    for (const user of [ada, bea]) await callAs(user, "joinGroup", inGroup, { answer: "Clusters" });
    assert.match(await admin.read("showJoinRequests", path), /Approve all shown[\s\S]*2 people become members/);
    await callAs(bea, "leaveGroup", inGroup);
    const fields: [string, string][] = [ada, bea].map(({ id }) => ["user_id", id]);
    const location = await admin.sendOk("updateJoinRequestsByForm", path, [...fields, ["decision", "member"]]);
    assert.match(location, /notice=partly_decided/);
    assert.deepEqual([await statusOf(ada), await statusOf(bea)], ["member", "none"]);
  });

  await t.test("a visitor without an account asks by email, with the answer", async () => {
    const email = "noor@example.org";
    const request = (answer: string) => call("requestToJoin", { path, ...form({ name: "Noor", email, answer }) });
    assert.equal((await request("From far away")).status, 303);
    const confirmed = await call("confirmJoin", form({ token: await linkToken(email, "joins/confirm") }));
    assert.equal(noticeOf(confirmed), "join_request_sent");
    const rows = await sql`
      select answer, users.name from join_requests join users on users.id = user_id where email = ${email}`;
    assert.deepEqual(
      rows.map(({ answer, name }) => [answer, name]),
      [["From far away", "Noor"]],
    );
  });

  await t.test("a visitor who answered nothing is signed in and sees the question", async () => {
    const email = "ravi@example.org";
    assert.equal((await call("requestToJoin", { path, ...form({ name: "Ravi", email }) })).status, 303);
    const confirmed = await call("confirmJoin", form({ token: await linkToken(email, "joins/confirm") }));
    assert.equal(noticeOf(confirmed), "join_unanswered");
  });

  await t.test(
    "the form of the group sets who can join, and users with a pending request can join an open group",
    async () => {
      const ada = await person();
      await callAs(ada, "joinGroup", inGroup, { answer: "Clusters" });
      const edit = await admin.read("showGroupForm", path);
      assert.match(edit, /Who can join\?/);
      const [, version = ""] = /name="version" value="([^"]+)"/.exec(edit) ?? [];
      const fields = { name: "Closed", description: "…", active: "yes", join_policy: "open", join_question: "" };
      await admin.sendOk("submitGroup", path, { ...fields, version: version.replaceAll("&quot;", '"') });
      const { body } = await call("getGroup", { path, as: as(organizer) });
      assert.deepEqual(
        { join_policy: body.join_policy, join_question: body.join_question },
        { join_policy: "open", join_question: null },
      );
      const member = await signIn(ada);
      assert.match(await member.read("showGroup", path), /<button>Join the group/);
      assert.match(await member.sendOk("joinGroupByForm", path), /notice=group_joined/);
    },
  );
});
