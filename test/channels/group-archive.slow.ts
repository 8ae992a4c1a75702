import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { unzipSync } from "fflate";
import { test } from "tap";
import { createFolderStorage } from "../../src/foundation/storage/folder.ts";
import { freePort } from "../e2e/program.ts";
import { until } from "../support/embedded.ts";
import { startCommunity } from "../support/fixtures.ts";
import { inject, storagePath } from "../support/service.ts";

const counts = { events: 3_000, people: 20, pictures: 500 };
const batchSize = 500;
const pictureBytes = 100_000;

/** Memory is measured every so many chunks. At fixed times, a busy machine would spend all its time on garbage collections. */
const chunksPerSample = 50;

/** Time without progress after which a client is disconnected. */
const unreadMs = 3_000;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Returns the bytes in use after a garbage collection. */
const measureUsedBytes = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

test("everything.zip of a large group", async (t) => {
  const port = await freePort();
  const storage = createFolderStorage(storagePath(t));
  const options = { baseUrl: `http://127.0.0.1:${port}`, storage, poolSize: 10 };
  const service = await startCommunity(t, options);
  const { sql, app, root, event, berlin } = service;
  const { id } = await event(berlin);
  const files = Array.from({ length: counts.pictures }, (_, index) => `${String(index).padStart(32, "0")}-1600.webp`);
  for (const file of files) await storage.put(file, randomBytes(pictureBytes));
  await sql`insert into users (id, email, name, created_at, updated_at)
    select gen_random_uuid(), 'crowd-' || n || '@example.org', 'Crowd ' || n, now(), now()
    from generate_series(1, ${counts.people}::integer) n`;
  const columns = (
    await sql`
    select string_agg(quote_ident(attname), ', ') as names from pg_attribute
    where attrelid = 'events'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('id', 'slug', 'banner_url')`
  )[0]?.["names"];
  // In batches, because a single statement could exceed its timeout on a busy machine.
  for (let first = 1; first <= counts.events; first += batchSize) {
    await sql.unsafe(`insert into events (id, slug, banner_url, ${columns})
      select gen_random_uuid(), 'copy-' || n, '/media/' || lpad((n % ${counts.pictures})::text, 32, '0') || '-1600.webp',
        ${columns} from events, generate_series(${first}, ${first + batchSize - 1}) n where id = '${id}'`);
    await sql`insert into attendances (event_id, user_id, status, responded_at)
      select events.id, users.id, 'attending', now()
      from generate_series(${first}::integer, ${first + batchSize - 1}::integer) n
      join events on events.group_id = ${berlin.id} and events.slug = 'copy-' || n
      join users on users.email in (select 'crowd-' || at || '@example.org' from generate_series(1, ${counts.people}::integer) at)`;
  }
  await sql`analyze events, attendances, users`;
  await app.listen({ host: "127.0.0.1", port });
  const { headers } = await service.token(root, { scopes: ["admin:groups", "admin:events"] });
  const path = `/export/groups/${berlin.id}/everything.zip`;
  const get = async (): Promise<IncomingMessage> => {
    const [response] = await once(request({ port, path, headers }).end(), "response");
    assert.equal(response.statusCode, 200);
    return response;
  };
  const waitForOpen = (count: number) =>
    until(`${count} are open`, async () => {
      const open = await sql`select from pg_stat_activity
        where datname = current_database() and application_name = 'alliance exports' and xact_start is not null`;
      return open.length === count;
    });

  await t.test("is complete, with bounded memory, and can be opened by another program", async () => {
    const folder = storagePath(t);
    await mkdir(folder, { recursive: true });
    const file = join(folder, "everything.zip");
    const before = measureUsedBytes();
    let maxGrowthBytes = 0;
    let chunks = 0;
    const start = performance.now();
    const sampled = async function* (response: IncomingMessage) {
      for await (const chunk of response) {
        if (++chunks % chunksPerSample === 0) maxGrowthBytes = Math.max(maxGrowthBytes, measureUsedBytes() - before);
        yield chunk;
      }
    };
    await pipeline(await get(), sampled, createWriteStream(file));
    assert.ok(chunks > 10 * chunksPerSample, `${chunks} chunks`);
    t.comment(`${Math.round(performance.now() - start)} ms, +${Math.round(maxGrowthBytes / 2 ** 20)} MB`);
    const script = `
import csv, io, json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
names = archive.namelist()
assert len(names) == len(set(names))
table = lambda name: sum(1 for _ in csv.DictReader(io.StringIO(archive.read(name).decode("utf-8-sig"), newline="")))
pictures = sum(1 for name in names if name.startswith("pictures/"))
print(json.dumps([len(json.loads(archive.read("events.json"))["events"]), table("events.csv"),
  len(json.loads(archive.read("attendees.json"))["attendees"]), table("attendees.csv"), pictures]))`;
    const found = JSON.parse(execFileSync("python3", ["-c", script, file], { encoding: "utf8" }));
    const [events, rsvps] = [counts.events + 1, counts.events * counts.people];
    assert.deepEqual(found, [events, events, rsvps, rsvps, counts.pictures]);
    assert.ok(maxGrowthBytes < 2 ** 26, `the memory grew by ${maxGrowthBytes} bytes`);
    await waitForOpen(0);
  });

  await t.test("disconnects a client that reads nothing, and releases its database connection", async () => {
    const otherPort = await freePort();
    const { app } = await service.startAnother({ ...options, timeouts: { unread: unreadMs } });
    await app.listen({ host: "127.0.0.1", port: otherPort });
    const socket = connect(otherPort, "127.0.0.1").pause();
    await once(socket, "connect");
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\n\r\n`);
    await waitForOpen(1);
    await waitForOpen(0);
    await delay(3 * unreadMs);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk)).on("error", () => {});
    socket.resume();
    await once(socket, "close");
    assert.ok(!Buffer.concat(chunks).toString("latin1").endsWith("\r\n0\r\n\r\n"), "the response looks complete");
  });

  await t.test("reading pictures may take longer than the timeout for rows", async () => {
    const streamMs = 5_000;
    const slowStorage = { ...storage, get: (name: string) => delay(streamMs + 2_000).then(() => storage.get(name)) };
    const { app } = await service.startAnother({ ...options, storage: slowStorage, timeouts: { stream: streamMs } });
    const small = await service.group(service.ours, { logo_url: `${options.baseUrl}/media/${files[0]}` });
    const response = await inject(app, { url: path.replace(berlin.id, small.id), headers });
    assert.equal(response.statusCode, 200, response.payload);
    assert.ok(Object.keys(unzipSync(response.rawPayload)).includes(`pictures/${files[0]}`));
  });
});
