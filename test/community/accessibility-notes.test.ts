import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { requireStatus } from "../support/responses.ts";
import { siteClient } from "../support/site.ts";

test("accessibility notes of an event", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { call, session, as, root, event, changeEvent, berlin, ours } = service;
  const { read, send } = siteClient(await session(root));
  const slugs = ({ slug }: { slug: string }) => ({ alliance: ours.slug, group_slug: berlin.slug, event_slug: slug });
  const notes = "No steps.\n\tA lift; sign language 🤟🏽";
  const notesOf = async (meetup: { slug: string }) =>
    (await call("getEvent", { path: slugs(meetup), as: as(root) })).body.accessibility_notes;

  await t.test("are created, replaced and cleared by the API, and omitted from lists", async () => {
    const withoutNotes = await event(berlin, { name: "Without" });
    assert.equal(await notesOf(withoutNotes), null);
    const meetup = await event(berlin, { name: "With", accessibility_notes: notes });
    assert.equal(await notesOf(meetup), notes);
    const { body } = await call("listAllEvents");
    for (const item of body.items) assert.equal("accessibility_notes" in item, false);
    for (const text of ["A ramp", null]) {
      assert.equal((await changeEvent(meetup, { accessibility_notes: text })).body.accessibility_notes, text);
      assert.equal(await notesOf(meetup), text);
    }
  });

  await t.test("have at most 2,000 characters of any script, and none that reorder text", async () => {
    const meetup = await event(berlin, { name: "Long" });
    for (const character of ["x", "ß", "語", "👩"])
      for (const [count, status] of [
        [2000, 200],
        [2001, 400],
      ] as const) {
        const response = await changeEvent(meetup, { accessibility_notes: character.repeat(count) });
        assert.equal(response.status, status, `${count} ${character}`);
      }
    for (const invalid of ["", "a\u202eb", "a\u0007b", 5])
      assert.equal((await changeEvent(meetup, { accessibility_notes: invalid })).status, 400, JSON.stringify(invalid));
  });

  await t.test("are edited in the form, and shown below the venue", async () => {
    const meetup = await event(berlin, { name: "Edited", accessibility_notes: "<b>Ramp</b>" });
    assert.match(
      await read("showEvent", slugs(meetup)),
      /<dt>Where<\/dt>[\s\S]*<dt>Accessibility<\/dt>\s*<dd class="lines" dir="auto">&lt;b&gt;Ramp&lt;\/b&gt;<\/dd>[\s\S]*<dt>Who/,
    );
    const page = await read("showEventEditor", slugs(meetup));
    assert.match(page, /<textarea id="accessibility_notes"[^>]* maxlength="2000"[^>]*>\s*&lt;b&gt;Ramp/);
    const field = (name: string) =>
      /value="([^"]*)"/.exec(new RegExp(`name="${name}"[^>]*`).exec(page)?.[0] ?? "")?.[1];
    const fields = {
      version: String(field("version")).replaceAll("&quot;", '"'),
      name: "Edited",
      description: "…",
      kind: "hybrid",
      timezone: "Europe/Berlin",
      starts_at: String(field("starts_at")),
      ends_at: String(field("ends_at")),
    };
    const long = await send("updateEventByForm", slugs(meetup), { ...fields, accessibility_notes: "語".repeat(2001) });
    assert.match(requireStatus(long, 400), /id="accessibility_notes-problem"/);
    const saved = await send("updateEventByForm", slugs(meetup), { ...fields, accessibility_notes: " Lift\r\nRamp " });
    assert.equal(saved.status, 303);
    assert.equal(await notesOf(meetup), "Lift\nRamp");
    const editor = await read("showEventEditor", slugs(meetup));
    const version = /name="version" value="([^"]*)"/.exec(editor)?.[1]?.replaceAll("&quot;", '"') ?? "";
    await send("updateEventByForm", slugs(meetup), { ...fields, version, accessibility_notes: "" });
    assert.equal(await notesOf(meetup), null);
    assert.doesNotMatch(await read("showEvent", slugs(meetup)), /<dt>Accessibility/);
  });

  await t.test("are copied with the event", async () => {
    const meetup = await event(berlin, { name: "Copied", accessibility_notes: notes });
    const { body } = await call("copyEvent", {
      path: { event_id: meetup.id },
      body: { starts_at: ["2027-05-05T18:00"] },
      as: as(root),
    });
    const { body: copy } = await call("getEventById", { path: { event_id: body.items[0].id }, as: as(root) });
    assert.equal(copy.accessibility_notes, notes);
  });
});
