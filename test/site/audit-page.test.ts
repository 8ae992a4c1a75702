import assert from "node:assert/strict";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { readMessages } from "../../src/foundation/languages/texts.ts";
import { startCommunity } from "../support/fixtures.ts";
import { siteClient } from "../support/site.ts";

test("the page of the audit log", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { callAs, ban, changeGroup, checkIn, decide, attend, event, person, session, sql } = service;
  const { root, ours, berlin: here } = service;
  const [grace, linus] = [await person(), await person()];
  await sql`update users set name = 'Grace Hopper' where id = ${root.id}`;
  await sql`update users set name = 'Linus <Tor>' where id = ${linus.id}`;
  const { read } = siteClient(await session(root));
  const inGroup = { alliance: ours.slug, group_id: here.id };
  /** Returns the text of the newest entries, without tags. */
  const readEntries = async (): Promise<string[]> => {
    const page = await read("showAuditLog", { alliance: ours.slug });
    return page
      .split("<li><div>")
      .slice(1)
      .map((entry) =>
        entry
          .replaceAll(/<[^>]*>/g, " ")
          .replaceAll(/\s+/g, " ")
          .trim(),
      );
  };
  const readNewestEntry = async (): Promise<string> => (await readEntries())[0] ?? assert.fail("no entry");

  await t.test("names who was made an organizer of which group, and escapes names", async () => {
    await callAs(root, "grantGroupAdmin", { ...inGroup, user_id: linus.id });
    const page = await read("showAuditLog", { alliance: ours.slug });
    assert.match(page, /Linus &lt;Tor&gt;<\/a> an organizer of Here/);
    assert.match(await readNewestEntry(), /^Grace Hopper made Linus &lt;Tor&gt; an organizer of Here/);
    await callAs(root, "revokeGroupAdmin", { ...inGroup, user_id: linus.id });
    assert.match(await readNewestEntry(), /^Grace Hopper ended the role of Linus &lt;Tor&gt; as an organizer of Here/);
  });

  await t.test("shows changed fields by the labels of their form, before and after", async () => {
    await changeGroup(here, { city: "Berlin", tags: ["ebpf", "linux"] });
    await changeGroup(here, { city: "Bonn", tags: [], active: false });
    const text = await readNewestEntry();
    assert.match(text, /^Grace Hopper changed the group Here/);
    assert.match(text, /City Berlin → Bonn/);
    assert.match(text, /Tags ebpf, linux → –/);
    assert.match(text, /Active yes → no/);
    await changeGroup(here, { active: true });
  });

  await t.test("names decisions and the users they concern", async () => {
    const meetup = await event(here, { name: "Meetup", approval_required: true, starts_at: service.now });
    await attend(grace, meetup);
    await decide(grace, meetup, "declined");
    assert.match(await readNewestEntry(), /^Grace Hopper declined the RSVP of Ada Berger to Meetup/);
    await decide(grace, meetup, "attending");
    assert.match(await readNewestEntry(), /^Grace Hopper approved the RSVP of Ada Berger to Meetup/);
    await checkIn(grace, meetup);
    assert.match(await readNewestEntry(), /^Grace Hopper checked in Ada Berger at Meetup/);
    await ban(grace, here);
    assert.match(await readNewestEntry(), /^Grace Hopper banned Ada Berger from a group/);
  });

  await t.test("shows users who deleted their accounts as someone", async () => {
    const talk = await event(here, { name: "Talk", approval_required: true });
    await attend(linus, talk);
    await decide(linus, talk, "declined");
    await sql`delete from users where id = ${linus.id}`;
    assert.match(await readNewestEntry(), /^Grace Hopper declined the RSVP of someone to Talk/);
  });

  await t.test("has a sentence for each action", async () => {
    const texts = readMessages("en");
    const missing = enums.AuditAction.filter((action) => !(`organizers.audit.did.${action}` in texts));
    assert.deepEqual(missing, []);
  });

  await t.test("shows an action of a later version as a change", async () => {
    await sql`alter table audit_entries drop constraint audit_entries_action_check`;
    await sql`update audit_entries set action = 'moveGroup' where action = 'createGroup'`;
    assert.ok((await readEntries()).some((entry) => entry.startsWith("Grace Hopper changed Here")));
  });
});
