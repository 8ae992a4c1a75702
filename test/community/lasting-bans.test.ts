import assert from "node:assert/strict";
import { test } from "tap";
import { setEmail } from "../../src/identity/auth/email-changes/queries.ts";
import { mailboxOf } from "../../src/server/limits/mailbox.ts";
import { someoneWaits } from "../support/locks.ts";
import { type Person, password } from "../support/people.ts";
import { purge } from "../support/purging.ts";
import { startService } from "../support/service.ts";
import { things } from "../support/things.ts";

test("bans that outlive accounts, and what else they cover", async (t) => {
  const service = await startService(t, { data: "none", poolSize: 8 });
  const { act, call, sql, person, as, appoint, session } = service;
  const { root, alliance, group, event, job, attend } = await things(service);
  const ours = await alliance({ name: "Ours" });
  const here = await group(ours, { name: "Here" });
  const there = await group(ours, { name: "There" });
  const inHere = { alliance: ours.slug, group_id: here.id };
  const inThere = { alliance: ours.slug, group_id: there.id };
  const soon = await event(here);
  const admin = await person();
  await appoint(admin, { group: here.id });

  const ban = (who: Person, path: Record<string, string> = inHere, reason = "Sells watches.") =>
    call("group_id" in path ? "removeGroupMember" : "removeAllianceMember", {
      path: { ...path, user_id: who.id },
      query: { ban: true, reason },
      as: as(root),
    });
  const join = (who: Person, path = inHere) => act(who, "joinGroup", path);
  const outcome = ({ status, headers }: Awaited<ReturnType<typeof join>>) => [status, headers["x-error-code"]];
  const isBanned = async (response: ReturnType<typeof join>) =>
    assert.deepEqual(outcome(await response), [403, "banned"]);
  const leaveForGood = async (who: Person) => {
    const visitor = await session(who);
    assert.equal((await visitor.call("deleteMe", { body: { password } })).status, 200);
  };
  const kept = () => sql`select * from former_bans`;
  const listed = async () => (await act(root, "listGroupBans", inHere)).body.items;

  await t.test("who deletes the account and registers the same mailbox again is banned again", async () => {
    const email = "ada.lovelace@example.org";
    await ban(await person({ email: "Ada.Lovelace+news@example.org" }));
    const [{ user } = assert.fail()] = await listed();
    await leaveForGood({ id: user.id, email });
    assert.deepEqual(await listed(), []);
    const [row, ...others] = await kept();
    assert.equal(others.length, 0);
    assert.doesNotMatch(JSON.stringify(row), /ada|lovelace|example|watches/i);
    assert.ok(!JSON.stringify(row).includes(user.id));
    const again = await person({ email });
    await isBanned(join(again));
    assert.equal((await join(again, inThere)).status, 200);
    assert.deepEqual(
      (await listed()).map(({ user, reason, banned_by }: Record<string, unknown>) => ({ user, reason, banned_by })),
      [{ user: { id: again.id, name: "Ada Berger" }, reason: null, banned_by: null }],
    );
    assert.equal((await kept()).length, 0);
    await act(admin, "deleteGroupBan", { ...inHere, user_id: again.id });
    assert.equal((await join(again)).status, 200);
  });

  await t.test("a ban waits for the proof of the mailbox, of which registering is none", async () => {
    const email = "bea@example.org";
    const bea = await person({ email });
    await ban(bea);
    await leaveForGood(bea);
    const again = await person({ email, verified: false });
    assert.deepEqual(await listed(), []);
    assert.equal((await kept()).length, 1);
    await sql`update users set email_verified_at = now() where id = ${again.id}`;
    await isBanned(join(again));
    assert.equal((await kept()).length, 0);
    // An address that nobody has proved to own says nothing of who owns it.
    const unproven = await person({ verified: false });
    await ban(unproven);
    await sql`delete from users where id = ${unproven.id}`;
    assert.equal((await kept()).length, 0);
  });

  await t.test("a second account with the mailbox of somebody who is banned is banned too", async () => {
    const cleo = await person({ email: "cleo@example.org" });
    await ban(cleo);
    await isBanned(join(await person({ email: "CLEO+2@example.org" })));
    assert.equal((await join(await person({ email: "cleo@example.com" }))).status, 200);
  });

  await t.test("an address that a banned user gives up stays banned, and the next user of it is banned", async () => {
    const email = "cora@example.org";
    const cora = await person({ email });
    await ban(cora);
    const move = (who: Person, to: string) => setEmail(service.db, { userId: who.id, email: to, now: new Date() });
    await move(cora, "Cora+1@example.org");
    assert.equal((await kept()).length, 0);
    await move(cora, "cora.secunda@example.org");
    await isBanned(join(cora));
    await isBanned(join(await person({ email })));
    assert.equal((await kept()).length, 0);
    const other = await person();
    assert.equal((await join(other)).status, 200);
    await leaveForGood(cora);
    await move(other, "cora.secunda+x@example.org");
    await isBanned(attend(other, soon));
  });

  await t.test("a ban of the alliance comes back as one, with the group that is deleted it ends", async () => {
    const email = "dora@example.org";
    const dora = await person({ email });
    const short = await group(ours, { name: "Short" });
    await ban(dora, { alliance: ours.slug });
    await ban(dora, { alliance: ours.slug, group_id: short.id });
    await leaveForGood(dora);
    assert.equal((await kept()).length, 2);
    await sql`delete from groups where id = ${short.id}`;
    assert.equal((await kept()).length, 1);
    const again = await person({ email });
    for (const path of [inHere, inThere]) await isBanned(join(again, path));
  });

  await t.test("the digest is deleted after `retention.bans_days`, and holds until then", async () => {
    const email = "edda@example.org";
    const edda = await person({ email });
    await ban(edda);
    await leaveForGood(edda);
    const after = (days: number) => new Date(Date.now() + days * 86_400_000);
    assert.equal((await purge(service.db, after(729)))["former_bans"], undefined);
    assert.equal((await purge(service.db, after(731)))["former_bans"], 1);
    assert.equal((await join(await person({ email }))).status, 200);
  });

  await t.test("the database has the same mailboxes as the service", async () => {
    for (const email of ["a@b.example", "A+b@C.example", "+a@b.example", "a+b+c@d.example", "a.b-c_d@e.example"]) {
      const [row] = await sql`select alliance_mailbox(${email}) as mailbox`;
      assert.equal(row?.["mailbox"], mailboxOf(email), email);
    }
  });

  await t.test("criterion 92: 403 banned to applications for jobs of the alliance, or of the group", async () => {
    const [ofAlliance, ofGroup] = [await job(ours), await job(ours, { group_id: here.id })];
    const apply = (who: Person, { id }: { id: string }) =>
      act(who, "applyToJob", { job_id: id }, { note: "I like pagers." });
    const [fay, gus] = [await person(), await person()];
    await ban(fay);
    await ban(gus, { alliance: ours.slug });
    for (const refused of [await apply(fay, ofGroup), await apply(gus, ofGroup), await apply(gus, ofAlliance)]) {
      assert.deepEqual(outcome(refused), [403, "banned"]);
      assert.equal(refused.body.error, "you cannot apply for this job");
    }
    assert.equal((await apply(fay, ofAlliance)).status, 201);
    const visitor = await session(gus);
    const { status, body } = await visitor.call("applyToJobByForm", {
      path: { slug: ofAlliance.slug },
      headers: { accept: "text/html" },
      body: "note=I+like+pagers.",
    });
    assert.equal(status, 403);
    assert.match(body, /You cannot join, RSVP or apply for jobs here\./);
  });

  await t.test("409 user_banned to an approval of somebody who is banned, declined or not yet withdrawn", async () => {
    const chosen = await event(here, { approval_required: true });
    const decide = (who: Person, status: string) =>
      act(admin, "updateAttendee", { event_id: chosen.id, user_id: who.id }, { status });
    const [hal, ida] = [await person(), await person()];
    for (const one of [hal, ida]) await attend(one, chosen);
    await decide(hal, "declined");
    await ban(hal);
    const refused = await decide(hal, "attending");
    assert.deepEqual(outcome(refused), [409, "user_banned"]);
    assert.equal(refused.body.error, "Ada Berger is banned; lift the ban first");
    await sql`insert into bans (id, user_id, alliance_id, created_at) values (gen_random_uuid(), ${ida.id}, ${ours.id}, now())`;
    assert.deepEqual(outcome(await decide(ida, "attending")), [409, "user_banned"]);
    assert.equal((await decide(ida, "declined")).status, 200);
  });

  await t.test("criterion 92: of a ban and an approval at the same time the ban wins", async () => {
    const chosen = await event(here, { approval_required: true });
    const jan = await person();
    await attend(jan, chosen);
    const path = { event_id: chosen.id, user_id: jan.id };
    await act(admin, "updateAttendee", path, { status: "declined" });
    let approved: ReturnType<typeof join> | undefined;
    await sql.begin(async (tx) => {
      await tx`select from users where id = ${jan.id} for update`;
      await tx`insert into bans (id, user_id, alliance_id, created_at) values (gen_random_uuid(), ${jan.id}, ${ours.id}, now())`;
      approved = act(admin, "updateAttendee", path, { status: "attending" });
      await someoneWaits(service);
    });
    assert.deepEqual(outcome((await approved) ?? assert.fail()), [409, "user_banned"]);
  });

  await t.test("reports by somebody who is banned from there are marked, for as long as the ban lasts", async () => {
    const kim = await person();
    const report = (about: { id: string }) =>
      act(
        kim,
        "createReport",
        {},
        { subject_type: "group", subject_id: about.id, reason: "spam", text: "Advertising." },
      );
    const [{ body: first }, { body: second }] = [await report(here), await report(there)];
    const marks = async () => {
      const of = async ({ id }: { id: string }) =>
        (await act(root, "getReport", { report_id: id })).body.reporter_banned;
      return [await of(first), await of(second)];
    };
    assert.deepEqual(await marks(), [false, false]);
    await ban(kim);
    assert.deepEqual(await marks(), [true, false]);
    const { body } = await (await session(root)).call("showReports");
    assert.match(body, /<span class="tag">banned<\/span>/);
    await act(root, "deleteGroupBan", { ...inHere, user_id: kim.id });
    assert.deepEqual(await marks(), [false, false]);
  });
});
