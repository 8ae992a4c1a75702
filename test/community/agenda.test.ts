import assert from "node:assert/strict";
import { test } from "tap";
import { pagePath, startCommunity } from "../support/fixtures.ts";
import { requireStatus } from "../support/responses.ts";
import { form, html } from "../support/site.ts";

test("the agenda of an event", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { call, sql, person, session, as, appoint, event, changeEvent, berlin, mails } = service;
  const organizer = await person();
  await appoint(organizer, { group: berlin.id });
  const admin = as(organizer);
  const day = { starts_at: "2027-03-24T08:00:00Z", ends_at: "2027-03-24T18:00:00Z", timezone: "Europe/Berlin" };
  const conference = (fields: object = {}) => event(berlin, { name: "Conference", ...day, ...fields });
  const opening = {
    id: "opening",
    title: "Opening",
    starts_at: "2027-03-24T08:00:00Z",
    ends_at: "2027-03-24T08:30:00Z",
  };
  const ada = { id: "ada", name: "Ada Lovelace", headline: "Analyst" };
  const put = (id: string, body: object, options: object = {}) =>
    call("replaceAgenda", { path: { event_id: id }, as: admin, body, ...options });
  const get = (id: string, options: object = {}) => call("getAgenda", { path: { event_id: id }, ...options });

  await t.test("is empty at first; sorts items by time, and preserves the order of speakers", async () => {
    const { id } = await conference();
    assert.deepEqual((await get(id)).body, { items: [], speakers: [] });
    const talk = {
      title: "Talk",
      starts_at: "2027-03-24T09:00:00Z",
      ends_at: "2027-03-24T10:00:00Z",
      speaker_ids: ["ada"],
    };
    const { status, body } = await put(id, { items: [talk, opening], speakers: [ada, { name: "Ben" }] });
    assert.equal(status, 200);
    const [first, second] = body.items;
    assert.deepEqual(
      [first?.id, first?.kind, first?.room, second?.title, second?.speaker_ids],
      ["opening", "talk", null, "Talk", ["ada"]],
    );
    assert.match(String(second?.id), /^[0-9a-f-]{36}$/);
    assert.deepEqual(
      body.speakers.map(({ name, links }: { name: string; links: object[] }) => [name, links]),
      [
        ["Ada Lovelace", []],
        ["Ben", []],
      ],
    );
    assert.deepEqual((await get(id)).body, body, "everyone can read the agenda");
    const { body: detail } = await call("getEventById", { path: { event_id: id } });
    assert.equal(detail.agenda_item_count, 2);
  });

  await t.test("changes nothing when the same agenda is sent again", async () => {
    const { id } = await conference();
    const { body, headers } = await put(id, { items: [opening], speakers: [ada] });
    const before = await call("getEventById", { path: { event_id: id }, as: admin });
    const repeat = await put(id, body, { headers: { "if-match": headers["etag"] } });
    assert.deepEqual({ status: repeat.status, body: repeat.body }, { status: 200, body });
    assert.equal(
      (await call("getEventById", { path: { event_id: id }, as: admin })).headers["etag"],
      before.headers["etag"],
    );
    const [entry] = await sql`select changes from audit_entries where subject_id = ${id} and action = 'replaceAgenda'`;
    assert.ok(entry);
    assert.equal(
      Number(
        (await sql`select count(*) from audit_entries where subject_id = ${id} and action = 'replaceAgenda'`)[0]?.[
          "count"
        ],
      ),
      1,
    );
    const outdated = await put(id, { items: [] }, { headers: { "if-match": '"0"' } });
    requireStatus(outdated, 412);
    assert.equal((await put(id, { items: [] })).body.items.length, 0);
  });

  await t.test("returns 400 and names the invalid field", async () => {
    const { id } = await conference();
    const invalid: [body: object, field: RegExp][] = [
      [{ items: [{ ...opening, ends_at: opening.starts_at }] }, /items\/0\/ends_at must be after/],
      [{ items: [{ ...opening, starts_at: "2027-03-24T07:59:00Z" }] }, /items\/0\/starts_at must lie within/],
      [{ items: [{ ...opening, ends_at: "2027-03-24T18:01:00Z" }] }, /items\/0\/ends_at must lie within/],
      [{ items: [opening, opening] }, /items\/1\/id must differ/],
      [{ items: [], speakers: [ada, ada] }, /speakers\/1\/id must differ/],
      [{ items: [{ ...opening, speaker_ids: ["ben"] }], speakers: [ada] }, /items\/0\/speaker_ids\/0 must be the ID/],
      [
        { items: [], speakers: [{ ...ada, user_id: "01856aa0-c800-7000-8000-000000000000" }] },
        /speakers\/0\/user_id must be/,
      ],
      [{ items: [{ ...opening, kind: "nap" }] }, /kind/],
      [{ items: [{ ...opening, language: "no language" }] }, /language/],
    ];
    for (const [body, message] of invalid) assert.match(requireStatus(await put(id, body), 400), message);
    assert.deepEqual((await get(id)).body.items, []);
  });

  await t.test("moves with the event in local time; returns 409 if items would lie outside the event", async () => {
    const talks = await conference();
    await put(talks.id, { items: [opening] });
    const summer = { starts_at: "2027-03-31T07:00:00Z", ends_at: "2027-03-31T17:00:00Z" };
    assert.equal((await changeEvent(talks, summer)).status, 200);
    const { body } = await get(talks.id);
    assert.deepEqual(
      [body.items[0]?.starts_at, body.items[0]?.ends_at],
      ["2027-03-31T07:00:00Z", "2027-03-31T07:30:00Z"],
    );
    assert.match(
      requireStatus(await changeEvent(talks, { ends_at: "2027-03-31T07:15:00Z" }), 409),
      /outside the event/,
    );
    assert.equal((await changeEvent(talks, { ends_at: "2027-03-31T07:30:00Z" })).status, 200);
  });

  await t.test("is not copied with the event", async () => {
    const { id } = await conference();
    await put(id, { items: [opening] });
    const { body } = await call("copyEvent", {
      path: { event_id: id },
      as: admin,
      body: { starts_at: ["2027-04-24T10:00"] },
    });
    assert.deepEqual((await get(String(body.items[0]?.id), { as: admin })).body.items, []);
  });

  await t.test("shows a speaker's account only to administrators until the user agrees; sends one email", async () => {
    const { id } = await conference();
    const speaker = await person({ email: "speaker@example.org" });
    const agenda = { items: [opening], speakers: [{ ...ada, user_id: speaker.id }] };
    const { body } = await put(id, agenda);
    assert.equal(body.speakers[0]?.user_id, speaker.id);
    assert.equal("user_id" in ((await get(id)).body.speakers[0] ?? {}), false);
    const [mail] = await mails("speaker@example.org");
    assert.match(String(mail?.subject), /speaker at Conference/);
    await put(id, { ...agenda, items: [] });
    assert.equal((await mails("speaker@example.org")).length, 1, "the user is asked once");
  });

  await t.test("the speaker of a draft can open the link in the email and agree; others get 404", async () => {
    const { id, ...draft } = await conference({ status: "draft" });
    const speaker = await person({ email: "draft-speaker@example.org" });
    await put(id, { items: [opening], speakers: [{ ...ada, user_id: speaker.id }] });
    const [mail] = await mails("draft-speaker@example.org");
    assert.ok(String(mail?.text).includes(`/events/ours/here/${draft.slug}/speaker`));
    const path = pagePath({ id, ...draft });
    const open = async (user: typeof speaker) => (await session(user)).call("showSpeaker", { path, headers: html });
    const shown = await open(speaker);
    assert.equal(shown.status, 200);
    assert.doesNotMatch(shown.body, new RegExp(`href="/events/ours/here/${draft.slug}"`));
    assert.equal((await open(await person())).status, 404);
    const agreed = await (await session(speaker)).call("decideAboutSpeakerProfile", { path, ...form({ show: "yes" }) });
    assert.equal(agreed.status, 303);
    await changeEvent({ id, ...draft }, { status: "published" });
    assert.equal((await get(id)).body.speakers[0]?.user_id, speaker.id);
  });

  await t.test("searches and lists find the event by items and speakers, ranked below titles", async () => {
    const findItems = async (q: string) => (await call("search", { query: { q } })).body.items;
    const searchTitles = async (q: string) => (await findItems(q)).map(({ title }: { title: string }) => title);
    const listNames = async (q: string) =>
      (await call("listAllEvents", { query: { q } })).body.items.map(({ name }: { name: string }) => name);
    const talks = await conference({ name: "Autumn talks" });
    await event(berlin, { name: "Seismographs for beginners", ...day });
    const abstract = "Measures quasars. ".repeat(50);
    const agenda = {
      items: [{ ...opening, title: "Seismographs and seismographs, beyond seismographs", abstract }],
      speakers: [{ name: "Zaïna Okonkwo", headline: "Volcanologist", bio: "Dives with narwhals." }],
    };
    assert.equal((await put(talks.id, agenda)).status, 200);
    assert.deepEqual(await searchTitles("seismographs"), ["Seismographs for beginners", "Autumn talks"]);
    for (const words of ["zaina", "volcanologists", "narwhal", '"beyond seismographs"', "okonkwo quasar"]) {
      assert.deepEqual(await searchTitles(words), ["Autumn talks"], words);
      assert.deepEqual(await listNames(words), ["Autumn talks"], words);
    }
    assert.match(String((await findItems("okonkwo"))[0]?.snippet), /<mark>Okonkwo<\/mark>/);
    assert.deepEqual(await searchTitles("okonkwo cryptozoology"), ["Autumn talks"], "half of the words match");
    // An event does not match if an excluded word is in its own text or in its agenda.
    for (const words of ["okonkwo -autumn", "autumn -okonkwo"]) {
      assert.ok(!(await searchTitles(words)).includes("Autumn talks"), words);
      assert.ok(!(await listNames(words)).includes("Autumn talks"), words);
    }
    await changeEvent(talks, { visibility: "unlisted" });
    assert.deepEqual([await searchTitles("okonkwo"), await listNames("okonkwo")], [[], []]);
    await changeEvent(talks, { visibility: "public" });
    await put(talks.id, { items: agenda.items });
    assert.deepEqual([await searchTitles("okonkwo"), await searchTitles("quasars")], [[], ["Autumn talks"]]);
    await put(talks.id, { items: [] });
    assert.deepEqual([await searchTitles("quasars"), await listNames("quasars")], [[], []]);
  });

  await t.test("searches match titles and speakers' names, however long the agenda is", async () => {
    const { id } = await conference({ name: "Endless" });
    const hanText = (length: number, from: number) =>
      Array.from({ length }, (_, index) => String.fromCodePoint(0x2_0000 + ((from + index * 7919) % 42_000))).join("");
    const agenda = {
      items: Array.from({ length: 200 }, (_, index) => ({
        ...opening,
        id: `item-${index}`,
        title: hanText(120, index * 120),
        abstract: hanText(2000, index * 2000),
      })),
      speakers: Array.from({ length: 200 }, (_, index) => ({ name: `Speaker ${index} Xylander` })),
    };
    assert.equal((await put(id, agenda)).status, 200);
    const { body } = await call("search", { query: { q: "xylander" } });
    assert.deepEqual(
      body.items.map(({ title }: { title: string }) => title),
      ["Endless"],
    );
  });

  await t.test("accepts exactly one of two agendas that are sent concurrently with the current ETag", async () => {
    const { id } = await conference();
    const agendas = ["One", "Two"].map((title) => ({ items: [{ ...opening, title }] }));
    const responses = await Promise.all(agendas.map((agenda) => put(id, agenda, { headers: { "if-match": '"x"' } })));
    assert.deepEqual(
      responses.map(({ status }) => status),
      [412, 412],
    );
    const { headers } = await get(id, { as: admin });
    const version = { headers: { "if-match": headers["etag"] } };
    const concurrent = await Promise.all(agendas.map((agenda) => put(id, agenda, version)));
    assert.deepEqual(concurrent.map(({ status }) => status).toSorted(), [200, 412]);
  });
});
