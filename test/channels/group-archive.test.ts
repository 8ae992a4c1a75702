import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { test } from "tap";
import { createArchive } from "../../src/channels/exports/archive.ts";
import { importHandlers } from "../../src/community/imports/run.ts";
import { createExportStreamer } from "../../src/foundation/db/export-stream.ts";
import { createFolderStorage } from "../../src/foundation/storage/folder.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import { startCommunity } from "../support/fixtures.ts";
import { valuesOf } from "../support/pages.ts";
import { picture, pictureUpload } from "../support/pictures.ts";
import { requireStatus } from "../support/responses.ts";
import { inject, startService, storagePath } from "../support/service.ts";

type Item = Record<string, unknown>;

const textOf = (file: Uint8Array | undefined): string => new TextDecoder().decode(file ?? assert.fail("no such file"));
const rowsOf = (file: Uint8Array | undefined): Item[] => parse(textOf(file), { bom: true, columns: true });

test("everything.zip of a group", async (t) => {
  const storage = createFolderStorage(storagePath(t));
  const time = { now: new Date("2026-11-20T12:00:00Z") };
  const service = await startCommunity(t, { storage, clock: () => time.now, poolSize: 10 });
  const { app, callAs, call, as, sql, person, session, token, attend, join, root, ours: alliance } = service;
  const scopes = ["admin:groups", "admin:events"];
  const { headers } = await token(root, { scopes });
  const urlOf = ({ id }: { id: string }) => `/export/groups/${id}/everything.zip`;
  const filesOf = async (group: { id: string }): Promise<Record<string, Uint8Array>> => {
    const response = await inject(app, { url: urlOf(group), headers });
    assert.equal(response.statusCode, 200, response.payload);
    return unzipSync(response.rawPayload);
  };

  const visitor = await session(root);
  const upload = async (color: string): Promise<string> =>
    (await visitor.call("createUpload", pictureUpload(await picture({ color })))).body.url;
  const pictures = { logo: await upload("#100000"), banner: await upload("#200000"), face: await upload("#300000") };
  const externalPicture = "https://pictures.example.net/wide.png";

  const group = await service.group(alliance, { name: "朝活もくもく会", logo_url: pictures.logo });
  const description = "# Talks\n\n- first\n- second, with a long; -list\n\n=SUM(A1)";
  const venue = { name: "Haus am Ufer", address: "Musterufer 12", city: "Berlin", country_code: "DE" };
  const location = { latitude: -52.5, longitude: 13.375 };
  const times = { starts_at: "2026-12-04T09:00:00Z", ends_at: "2026-12-04T16:00:00Z" };
  const conference = await service.event(group, {
    ...{ ...times, name: '=Conf, "2026"', description, venue: { ...venue, location }, banner_url: pictures.banner },
    ...{ tags: ["linux", "kubernetes"], capacity: 2, waitlist_enabled: true, kind: "hybrid", visibility: "unlisted" },
    ...{ questions: [{ label: "Food?", kind: "text" }], max_guests: 1, category: "meetup" },
    ...{ links: [{ label: "Slides", url: "https://slides.example.org" }] },
  });
  const draft = await service.event(group, { name: "Draft", status: "draft", venue: null, kind: "virtual" });
  const past = await service.event(group, { name: "Past", visibility: "members", banner_url: externalPicture });
  const guest = { name: "Samira Haddad", email: "samira@example.org" };
  assert.equal((await callAs(root, "addGuestAttendee", { event_id: past.id }, guest)).status, 201);
  await sql`update events set starts_at = now() - interval '90 days', ends_at = now() - interval '89 days' where id = ${past.id}`;
  const agenda = {
    items: [{ title: "Opening", ...times, speaker_ids: ["ada"] }],
    speakers: [{ id: "ada", name: "Ada", photo_url: pictures.face }],
  };
  assert.equal((await callAs(root, "replaceAgenda", { event_id: conference.id }, agenda)).status, 200);
  const question = (await callAs(root, "getEventById", { event_id: conference.id })).body.questions[0].id;
  const people = await service.people(4);
  for (const [index, user] of people.entries()) {
    await sql`update users set name = ${["Ada", "=Ben", "Cem", "Dee"][index] ?? ""} where id = ${user.id}`;
    await join(user, group);
    const answers = index === 0 ? [{ question_id: question, value: "-Soup" }] : [];
    await attend(user, conference, { answers, share_email: index === 1 });
  }

  const files = await filesOf(group);
  const json = (name: string) => JSON.parse(textOf(files[name]));

  await t.test("has the same files for each group, and pictures named by the last part of their URLs", async () => {
    const names = Object.values(pictures).map((url) => `pictures/${url.split("/").at(-1)}`);
    const texts = ["events", "members", "attendees"].flatMap((name) => [`${name}.csv`, `${name}.json`]);
    assert.deepEqual(Object.keys(files).sort(), ["group.json", ...texts, ...names].sort());
    for (const url of Object.values(pictures)) {
      const served = await inject(app, { url: new URL(url).pathname });
      assert.deepEqual(Buffer.from(files[`pictures/${url.split("/").at(-1)}`] ?? []), served.rawPayload);
    }
    const empty = await filesOf(await service.group(alliance, { name: "Empty" }));
    assert.deepEqual(Object.keys(empty).sort(), ["group.json", ...texts].sort());
    assert.equal(textOf(empty["attendees.json"]), '{"attendees":[],\n"guest_attendees":[]}\n');
  });

  await t.test("JSON files equal the responses to administrators, including drafts and hidden events", async () => {
    const path = { alliance: alliance.slug, group_id: group.id };
    assert.deepEqual(
      json("group.json"),
      (await callAs(root, "getGroup", { alliance: alliance.slug, group_slug: group.slug })).body,
    );
    const { events } = json("events.json");
    assert.deepEqual(valuesOf(events, "id"), [past.id, draft.id, conference.id]);
    for (const { agenda, ...event } of events) {
      assert.deepEqual(event, (await callAs(root, "getEventById", { event_id: event.id })).body);
      assert.deepEqual(agenda, (await callAs(root, "getAgenda", { event_id: event.id })).body);
    }
    assert.deepEqual(json("members.json").members, (await callAs(root, "listGroupMembers", path)).body.items);
    const { attendees, guest_attendees: guests } = json("attendees.json");
    const eventFields = ({ id, slug, name }: Item) => ({ event: { id, slug, name } });
    const { body } = await callAs(root, "listAttendees", { event_id: conference.id });
    assert.deepEqual(
      attendees,
      body.items.map((item: Item) => ({ ...eventFields(conference), ...item })),
    );
    assert.deepEqual(valuesOf(attendees, "waitlist_position"), [null, null, 1, 2]);
    const { body: guestList } = await callAs(root, "listGuestAttendees", { event_id: past.id });
    assert.deepEqual(guests, [{ ...eventFields(past), ...guestList.items[0] }]);
  });

  await t.test("CSV has the same rows and no formula", async () => {
    const attendees = rowsOf(files["attendees.csv"]);
    const [ada, ben] = people;
    assert.deepEqual(valuesOf(attendees, "user_name"), ["Ada", "'=Ben", "Cem", "Dee", "Samira Haddad"]);
    assert.deepEqual(valuesOf(attendees, "email"), ["", ben?.email, "", "", "samira@example.org"]);
    assert.deepEqual(valuesOf(attendees, "event_name").slice(3), ['\'=Conf, "2026"', "Past"]);
    assert.deepEqual(
      [attendees[0]?.["user_id"], JSON.parse(String(attendees[0]?.["answers"]))],
      [ada?.id, [{ question_id: question, label: "Food?", value: "-Soup" }]],
    );
    const listed = (await callAs(root, "exportGroupMembers", { group_id: group.id })).body;
    assert.deepEqual(valuesOf(rowsOf(files["members.csv"]), "user_id"), valuesOf(listed, "user_id"));
    assert.ok(!textOf(files["members.csv"]).includes("@"), "members' addresses");
    assert.deepEqual(valuesOf(rowsOf(files["events.csv"]), "visibility").sort(), ["members", "public", "unlisted"]);
  });

  const importFile = (body: Uint8Array | undefined, target: { id: string }, query: { dry_run?: true }) =>
    call("createImport", {
      path: { alliance: alliance.slug, group_id: target.id },
      query,
      body: Buffer.from(body ?? []),
      headers: { "content-type": "text/csv" },
      as: as(root),
    });

  const runImport = async (): Promise<void> => {
    const [entry] = await sql`select payload from outbox where topic = 'import'`;
    const options = { db: service.db, limits: createLimits(service.db, {}), secondFactorForAdmins: false };
    const job = { id: "1", payload: entry?.["payload"], attempts: 0, createdAt: time.now };
    await importHandlers(options)["import"]?.(job, AbortSignal.timeout(60_000), service.db);
  };

  await t.test("another group can import the events, and the people who shared their email address", async () => {
    const other = await service.group(alliance, { name: "Other" });
    const { body: dryRun } = await importFile(files["events.csv"], other, { dry_run: true });
    assert.deepEqual(dryRun.counts, { create: 3, update: 0, skip: 0, refuse: 0 });
    assert.equal((await importFile(files["events.csv"], other, {})).status, 201);
    await runImport();
    const imported = JSON.parse(textOf((await filesOf(other))["events.json"])).events;
    const fields = ["name", "description", "kind", "category", "starts_at", "ends_at", "timezone", "venue", "tags"];
    const comparableFields = (event: Item) => [...fields, "capacity", "meeting_url"].map((name) => [name, event[name]]);
    assert.deepEqual(imported.map(comparableFields), json("events.json").events.map(comparableFields));
    const members = await importFile(files["members.csv"], other, { dry_run: true });
    assert.deepEqual(new Set(valuesOf(members.body.rows, "reason")), new Set(["no_email"]));
    const attendees = await importFile(files["attendees.csv"], other, { dry_run: true });
    assert.deepEqual(valuesOf(attendees.body.rows, "outcome"), ["refuse", "create", "refuse", "refuse", "create"]);
  });

  await t.test("leaves out a picture whose file is missing", async () => {
    const file = pictures.face.split("/").at(-1) ?? "";
    const stored = (await storage.get(file)) ?? assert.fail();
    const content = Buffer.concat(await stored.content.toArray());
    await storage.remove([file]);
    assert.ok(!Object.keys(await filesOf(group)).includes(`pictures/${file}`));
    await storage.put(file, content);
  });

  await t.test("is sent as a download, whose headers HEAD returns", async () => {
    const { headers: described } = await call("exportGroup", { path: { group_id: group.id }, as: as(root) });
    assert.equal(described["content-type"], "application/zip");
    assert.equal(described["cache-control"], "no-store");
    const encoded = encodeURIComponent("朝活もくもく会");
    assert.match(String(described["content-disposition"]), new RegExp(`'everything%20of%20${encoded}\\.zip$`));
    const head = await inject(app, { method: "HEAD", url: urlOf(group), headers });
    assert.deepEqual([head.statusCode, head.headers["content-type"]], [200, "application/zip"]);
  });

  await t.test("403 to a token without admin:events, 404 for an unknown group, 429 over the quota", async () => {
    const path = { group_id: group.id };
    const narrow = await token(root, { scopes: ["admin:groups"] });
    requireStatus(await call("exportGroup", { path, headers: narrow.headers }), 403, "admin:events");
    requireStatus(await call("exportGroup", { path: { group_id: root.id }, as: as(root) }), 404, "there is no group");
    const limited = await service.startAnother({ limits: { factor: 0.1 } });
    const organizer = await person();
    await service.appoint(organizer, { group: group.id });
    const send = () => limited.call("exportGroup", { path, as: as(organizer) });
    assert.equal((await send()).status, 200);
    assert.equal((await send()).status, 429);
  });
});

test("an export in two parts", async (t) => {
  const { db, sql } = await startService(t, { data: "none" });
  let isInTransaction = false;
  const timeouts = { unread: 10_000, stream: 1_000 };
  const streamExport = createExportStreamer(async (work) => {
    isInTransaction = true;
    const result = await work(db);
    isInTransaction = false;
    return result;
  }, timeouts);

  await t.test("reads rows from one snapshot, and releases the connection before the second part", async () => {
    const stream = await streamExport(
      async function* (tx) {
        const count = async () => (await tx.execute<{ count: string }>("select count(*) as count from alliances"))[0];
        const before = await count();
        await sql`insert into alliances (id, slug, name, description, created_at, updated_at)
          values (gen_random_uuid(), 'late', 'Late', '…', now(), now())`;
        assert.deepEqual(await count(), before);
        yield "rows ";
      },
      async function* () {
        assert.equal(isInTransaction, false);
        yield Buffer.from("files");
      },
    );
    assert.equal(Buffer.concat(await stream.toArray()).toString(), "rows files");
  });

  await t.test("the second part may take longer than the timeout for rows", async () => {
    const stream = await streamExport(
      async function* () {
        yield "rows ";
      },
      async function* () {
        await delay(2 * timeouts.stream);
        yield Buffer.from("files");
      },
    );
    assert.equal(Buffer.concat(await stream.toArray()).toString(), "rows files");
  });

  await t.test("breaks the stream when the second part fails, so that the archive has no index", async () => {
    const archive = createArchive(new Date());
    const stream = await streamExport(
      () =>
        archive.addText(
          "a.txt",
          (async function* () {
            yield "text";
          })(),
        ),
      async function* () {
        yield* archive.addFile(
          "b.bin",
          (async function* () {
            yield Buffer.alloc(100_000);
            throw new Error("the storage fails");
          })(),
        );
        yield* archive.end();
      },
    );
    const received: Buffer[] = [];
    await assert.rejects(
      async () => {
        for await (const piece of stream) received.push(piece);
      },
      { message: "the storage fails" },
    );
    assert.throws(() => unzipSync(Buffer.concat(received)));
  });

  await t.test("rejects before it sends data when the first entry cannot be read", async () => {
    const archive = createArchive(new Date());
    await assert.rejects(
      streamExport(() =>
        archive.addText(
          "a.txt",
          // biome-ignore lint/correctness/useYield: it fails first
          (async function* () {
            throw new Error("no rows");
          })(),
        ),
      ),
      { message: "no rows" },
    );
  });
});
