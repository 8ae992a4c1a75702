import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { test } from "tap";
import { createFolderStorage } from "../../src/foundation/storage/folder.ts";
import { type Storage, StorageFailure } from "../../src/foundation/storage/storage.ts";
import { createPurges } from "../../src/program/retention/purges.ts";
import { startProxy, targetOf, throughPort } from "../support/blackhole-proxy.ts";
import { until } from "../support/embedded.ts";
import { createFixtures } from "../support/fixtures.ts";
import { type Format, hugePng, multipartForm, picture, pictureUpload } from "../support/pictures.ts";
import { purge, retention } from "../support/purging.ts";
import { requireStatus } from "../support/responses.ts";
import { createDatabase, inject, type Service, startService, storagePath } from "../support/service.ts";

const dayMs = 86_400_000;

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const anotherField = '--BOUNDARY\r\ncontent-disposition: form-data; name="extra"\r\n\r\n1\r\n';

/** Returns invalid forms: without a picture in the named field, or with an additional field. */
const malformedForms = (file: Buffer, name: string): Record<string, ReturnType<typeof multipartForm>> => ({
  "another field": multipartForm(file, { name, more: anotherField }),
  "no file": multipartForm(Buffer.alloc(0), { name }),
  "no picture": multipartForm(Buffer.from("hello"), { name }),
  "text in place of a file": {
    body: Buffer.from(`--a\r\ncontent-disposition: form-data; name="${name}"\r\n\r\ntext\r\n--a--\r\n`),
    headers: { "content-type": "multipart/form-data; boundary=a" },
  },
  "no boundary": { body: Buffer.from("x"), headers: { "content-type": "multipart/form-data" } },
});

test("uploads", async (t) => {
  const folder = storagePath(t);
  const storage = createFolderStorage(folder);
  const service = await startService(t, { data: "none", storage });
  const { app, sql, db, now, raw, person, session } = service;
  const ada = await person();
  const visitor = await session(ada);
  const upload = async (body: Buffer, type?: string, headers: Record<string, string> = {}) => {
    const request = pictureUpload(body, type);
    return visitor.call("createUpload", { ...request, headers: { ...request.headers, ...headers } });
  };
  const fetchFile = async (url: string, headers: Record<string, string> = {}) =>
    inject(app, { method: "GET", url: new URL(url).pathname, headers });
  const pathOf = ({ url }: { url: string }) => ({ picture: url.slice(url.lastIndexOf("/") + 1) });

  await t.test("stores a picture of each type as three WebP files, never larger than the original", async () => {
    const formats: Format[] = ["png", "jpeg", "webp", "avif"];
    for (const format of formats) {
      const original = await picture({ format, width: 700, height: 350 });
      const { status, headers, body } = await upload(original, `image/${format}`);
      assert.equal(status, 201);
      assert.equal(headers["location"], `${service.baseUrl}/api/v1/uploads/${body.id}`);
      const sizes = body.sizes.map(({ width, height }: { width: number; height: number }) => [width, height]);
      assert.deepEqual(sizes, [
        [128, 64],
        [512, 256],
        [700, 350],
      ]);
      assert.equal(body.url, body.sizes[2].url);
      for (const { url, width, bytes } of body.sizes) {
        const file = await fetchFile(url);
        assert.equal(file.rawPayload.length, bytes);
        const metadata = await sharp(file.rawPayload).metadata();
        assert.deepEqual([metadata.format, metadata.width], ["webp", width]);
      }
    }
  });

  await t.test("a form has the picture in the field `file`, with the same limits and errors as a body", async () => {
    const send = (form: ReturnType<typeof multipartForm>) => visitor.call("createUpload", form);
    const file = await picture({ color: "#0d0e0f" });
    const { status, body } = await send(multipartForm(file, { name: "file" }));
    assert.deepEqual([status, body.width], [201, 40]);
    assert.equal((await upload(file)).body.id, body.id);
    const invalidForms = { "another name": multipartForm(file), ...malformedForms(file, "file") };
    for (const [label, form] of Object.entries(invalidForms)) assert.equal((await send(form)).status, 400, label);
    assert.match(requireStatus(await send(multipartForm(Buffer.alloc(8_388_609), { name: "file" })), 413), /8388608/);
    assert.equal((await send(multipartForm(Buffer.alloc(8_454_144), { name: "file" }))).status, 413);
    assert.equal((await send(multipartForm(Buffer.alloc(8_388_608), { name: "file" }))).status, 400);
  });

  await t.test("removes a camera's metadata, and applies its orientation", async () => {
    const original = await sharp(await picture({ format: "jpeg", width: 60, height: 20 }))
      .withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "52/1 31/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(original, "image/jpeg");
    assert.deepEqual([body.width, body.height], [20, 60]);
    const meta = await sharp((await fetchFile(body.url)).rawPayload).metadata();
    assert.deepEqual([meta.exif, meta.icc, meta.xmp, meta.orientation], [undefined, undefined, undefined, undefined]);
  });

  await t.test("the same file of a user is one upload, even if sent concurrently", async () => {
    const file = await picture({ color: "#010203" });
    const all = await Promise.all([1, 2, 3].map(() => upload(file)));
    assert.equal(new Set(all.map(({ body }) => body.id)).size, 1);
    const { body } = await upload(file);
    assert.equal(body.id, all[0]?.body.id);
    const otherResponse = await (await session(await person())).call("createUpload", pictureUpload(file));
    assert.notEqual(otherResponse.body.id, body.id);
    const names = new Set((await filesIn(folder)).map((name) => name.slice(0, 32)));
    const [row] = await sql`select count(*)::int from uploads`;
    assert.equal(names.size, row?.["count"]);
  });

  await t.test("an Idempotency-Key returns the first response, and is rejected for another picture", async () => {
    const key = { "idempotency-key": "upload-1" };
    const file = await picture({ color: "#0a0b0c" });
    const first = await upload(file, "image/png", key);
    const repeat = await upload(file, "image/png", key);
    assert.equal(repeat.headers["idempotent-replayed"], "true");
    assert.deepEqual(repeat.body, first.body);
    assert.equal((await upload(await picture({ color: "#0c0b0a" }), "image/png", key)).status, 422);
  });

  await t.test("the owner reads, lists and deletes an upload; others get 404", async () => {
    const { body } = await upload(await picture({ color: "#111111" }));
    const path = { upload_id: body.id };
    assert.deepEqual((await visitor.call("getUpload", { path })).body, body);
    assert.deepEqual((await visitor.call("listMyUploads", { query: { limit: 1 } })).body.items, [body]);
    const otherVisitor = await session(await person());
    for (const id of ["getUpload", "deleteUpload"] as const) {
      assert.equal((await otherVisitor.call(id, { path })).status, 404);
    }
    assert.equal((await visitor.call("deleteUpload", { path })).status, 200);
    assert.equal((await visitor.call("deleteUpload", { path })).status, 404);
    assert.equal((await visitor.call("getPicture", { path: pathOf(body) })).status, 404);
    for (const name of await filesIn(folder)) assert.ok(!body.url.includes(name.slice(0, 32)), name);
  });

  await t.test("a file is public and immutable, and ignores cookies", async () => {
    const { body } = await upload(await picture({ color: "#222222" }));
    // Other routes would renew the cookie of a session that was last used an hour ago.
    await sql`update sessions set last_used_at = ${new Date(now.getTime() - 3_600_000).toISOString()}`;
    const { status, headers } = await visitor.call("getPicture", {
      path: pathOf(body),
      headers: { authorization: "Bearer x", origin: "https://e.example" },
    });
    assert.equal(status, 200);
    for (const [name, value] of Object.entries({
      "set-cookie": undefined,
      vary: undefined,
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      "content-disposition": "inline",
    }))
      assert.equal(headers[name], value, name);
    const conditional = { "if-none-match": String(headers["etag"]) };
    const unchanged = await visitor.call("getPicture", { path: pathOf(body), headers: conditional });
    assert.equal(unchanged.status, 304);
    assert.equal(unchanged.headers["etag"], headers["etag"]);
    const head = await raw({ method: "HEAD", url: new URL(body.url).pathname });
    assert.deepEqual([head.status, head.payload], [200, ""]);
    assert.equal(head.headers["content-length"], headers["content-length"]);
  });

  await t.test("paths give access only to files of pictures", async () => {
    const name = "0".repeat(32);
    assert.equal((await visitor.call("getPicture", { path: { picture: `${name}-512.webp` } })).status, 404);
    for (const path of [
      `${name}-513.webp`,
      `${name}-512.png`,
      "../postgres.password",
      `${name}/../x`,
      `${name}-512.webp\0`,
      ".%2e",
      `${name.toUpperCase()}A-512.webp`,
    ]) {
      const { status } = await raw({ method: "GET", url: `/media/${encodeURIComponent(path)}` });
      assert.ok(status === 400 || status === 404, `${path}: ${status}`);
    }
    for (const url of ["/media/../../etc/passwd", "/media//etc/passwd", "/media/%2e%2e%2fetc", "/media/"]) {
      const { status } = await raw({ method: "GET", url });
      assert.ok(status === 400 || status === 404, `${url}: ${status}`);
    }
  });

  await t.test("returns 400 for files that are not supported pictures", async () => {
    const png = await picture({ width: 200, height: 200 });
    const jpeg = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: "red",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const gif = await sharp(png).gif().toBuffer();
    const tiff = await sharp(png).tiff().toBuffer();
    const invalidFiles: Record<string, Buffer> = {
      text: Buffer.from("hello"),
      nothing: Buffer.alloc(0),
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "a GIF": gif,
      "a TIFF": tiff,
      "the beginning of a JPEG": jpeg.subarray(0, jpeg.length / 2),
      "the beginning of a PNG": png.subarray(0, 60),
      "a signature alone": png.subarray(0, 8),
      "900 million pixels": hugePng(30_000, 30_000),
      "one line of 65 million pixels": hugePng(65_000_000, 1),
      "a PNG's signature before SVG": Buffer.concat([png.subarray(0, 8), Buffer.from("<svg/>")]),
    };
    for (const [label, body] of Object.entries(invalidFiles)) {
      const startedAt = performance.now();
      const { status, body: problem } = await upload(body);
      assert.equal(status, 400, label);
      assert.ok(performance.now() - startedAt < 5_000, `${label} took long`);
      if (label.includes("million")) assert.match(problem.error, /64 million pixels/, label);
    }
  });

  await t.test("pictures with unusual colors, frames or trailing data are stored as single sRGB pictures", async () => {
    const deep = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    const cmyk = await sharp(await picture())
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    const grey = await sharp(await picture())
      .greyscale()
      .png()
      .toBuffer();
    const first = await picture({ width: 10, height: 10, color: "#ff0000" });
    const animated = await sharp([first, await picture({ width: 10, height: 10, color: "#00ff00" })], {
      join: { animated: true },
    })
      .webp({ loop: 0 })
      .toBuffer();
    const html = Buffer.concat([
      await picture({ color: "#abcdef" }),
      Buffer.from("<script>alert(document.domain)</script>"),
    ]);
    for (const [label, body] of Object.entries({ deep, cmyk, grey, animated, html })) {
      const { status, body: uploaded } = await upload(body);
      assert.equal(status, 201, label);
      const file = (await fetchFile(uploaded.url)).rawPayload;
      const metadata = await sharp(file).metadata();
      assert.equal(metadata.pages ?? 1, 1, label);
      assert.equal(metadata.space, "srgb", label);
      assert.ok(!file.includes("script"), label);
    }
  });

  await t.test("a form uploads the photo of the profile, and removes it", async () => {
    const form = multipartForm(await picture({ color: "#445566" }), { file: "../../../etc/passwd\\x00.php" });
    const { status, headers } = await visitor.call("submitProfilePhoto", form);
    assert.deepEqual([status, headers["location"]], [303, "/settings/profile?notice=photo_saved"]);
    const { body: me } = await visitor.call("getMe");
    assert.match(me.photo_url, /^https:\/\/alliance\.test\/media\/[0-9a-f]{32}-1600\.webp$/);
    const page = await visitor.call("showProfile");
    assert.match(page.body, /<img class="photo" src="\/media\/[0-9a-f]{32}-128\.webp"/);
    const removal = '--BOUNDARY\r\ncontent-disposition: form-data; name="remove"\r\n\r\nyes\r\n';
    const removed = await visitor.call("submitProfilePhoto", multipartForm(Buffer.alloc(0), { more: removal }));
    assert.equal(removed.headers["location"], "/settings/profile?notice=photo_removed");
    assert.equal((await visitor.call("getMe")).body.photo_url, null);
  });

  await t.test("a form without a picture is rendered again with the error", async () => {
    const file = await picture();
    const forms = {
      ...malformedForms(file, "photo"),
      "thousands of fields": multipartForm(file, { more: anotherField.repeat(20_000) }),
    };
    for (const [label, form] of Object.entries(forms)) {
      const { status, body } = await visitor.call("submitProfilePhoto", form);
      assert.equal(status, 400, label);
      assert.match(body, label === "no boundary" ? /could not be read/ : /There is a problem/, label);
    }
    assert.equal((await visitor.call("submitProfilePhoto", multipartForm(Buffer.alloc(8_400_000)))).status, 413);
    const form = { body: "photo=x", headers: { "content-type": "application/x-www-form-urlencoded" } };
    assert.equal((await visitor.call("submitProfilePhoto", form)).status, 415);
  });

  await t.test("retains pictures in use, and deletes other pictures after a day, rows first, then files", async () => {
    const { alliance, group } = await createFixtures(service);
    const ours = await alliance({ name: "Ours" });
    const pictured = await group(ours, { name: "Here" });
    const linked = await upload(await picture({ color: "#700001" }));
    const unused = await upload(await picture({ color: "#700002" }));
    const orphan = await person();
    const orphaned = await (await session(orphan)).call(
      "createUpload",
      pictureUpload(await picture({ color: "#700003" })),
    );
    await sql`update groups set logo_url = ${linked.body.url} where id = ${pictured.id}`;
    await sql`update alliances set banner_url = ${orphaned.body.sizes[0].url} where id = ${ours.id}`;
    assert.equal((await visitor.call("getUpload", { path: { upload_id: linked.body.id } })).body.in_use, true);
    const stray = `${"f".repeat(32)}-128.webp`;
    const unrelated = "notes.txt";
    await mkdir(join(folder, "ff"), { recursive: true });
    for (const name of [stray, unrelated]) {
      await writeFile(join(folder, "ff", name), "x");
      await utimes(join(folder, "ff", name), now, new Date(now.getTime() - 2 * dayMs));
    }
    const purges = createPurges({ ...retention, storage });
    const isServed = async ({ body }: { body: { url: string } }) =>
      (await visitor.call("getPicture", { path: pathOf(body) })).status === 200;
    await purge(db, now, purges);
    assert.deepEqual([await isServed(linked), await isServed(unused), await isServed(orphaned)], [true, true, true]);
    const names = (await readdir(join(folder, "ff"))).filter((name) => [stray, unrelated].includes(name));
    assert.deepEqual(names, [unrelated]);
    await sql`delete from users where id = ${orphan.id}`;
    await purge(db, new Date(now.getTime() + dayMs + 1_000), purges);
    assert.deepEqual([await isServed(linked), await isServed(unused), await isServed(orphaned)], [true, false, true]);
    await sql`update alliances set banner_url = null`;
    await sql`update groups set logo_url = null`;
    const later = new Date(now.getTime() + 2 * dayMs);
    // Unused pictures of a deleted user are deleted immediately, those of other users after a day.
    await purge(db, later, purges);
    assert.deepEqual([await isServed(linked), await isServed(orphaned)], [true, false]);
    await purge(db, new Date(later.getTime() + dayMs + 1_000), purges);
    assert.equal(await isServed(linked), false);
    const [row] = await sql`select count(*)::int from uploads`;
    assert.equal((await filesIn(folder)).length, 3 * row?.["count"] + 1);
  });
});

test("limits of uploads", async (t) => {
  const service = await startService(t, { data: "none" });
  const { person } = service;
  await t.test("returns 409 if the user's storage is full, and 429 beyond the daily number of uploads", async (t) => {
    const folder = storagePath(t);
    const limits = { uploads_per_user: 5, factor: 1 };
    const frugal = await service.startAnother({ maxBytesPerUser: 400, storage: createFolderStorage(folder), limits });
    const visitor = await frugal.session(await person());
    const send = async (color: string) =>
      visitor.call("createUpload", pictureUpload(await picture({ color, width: 4, height: 4 })));
    assert.equal((await send("#000001")).status, 201);
    const second = await send("#000002");
    const third = await send("#000003");
    assert.deepEqual([second.status, third.status].includes(409), true);
    const fullResponse = second.status === 409 ? second : third;
    assert.equal(fullResponse.headers["x-error-code"], "storage_full");
    assert.equal(
      (await visitor.call("submitProfilePhoto", multipartForm(await picture({ color: "#000003" })))).status,
      409,
    );
    await send("#000004");
    const rejection = await send("#000005");
    assert.equal(rejection.status, 429);
    assert.ok(Number(rejection.headers["retry-after"]) > 3_600);
    const { body } = await visitor.call("listMyUploads");
    assert.equal((await filesIn(folder)).length, 3 * body.items.length);
  });

  await t.test("returns 503 while the storage fails, and stores nothing", async (t) => {
    const folder = storagePath(t);
    const working = createFolderStorage(folder);
    let putCount = 0;
    let isDown = false;
    const failure = () => new StorageFailure("the disk is gone");
    const storage: Storage = {
      ...working,
      put: async (name, content) => {
        if (isDown || ++putCount === 3) throw failure();
        await working.put(name, content);
      },
      get: async (name) => {
        if (isDown) throw failure();
        return working.get(name);
      },
    };
    const visitor = await (await service.startAnother({ storage, fault: "the disk is gone" })).session(await person());
    const file = pictureUpload(await picture());
    const { status, headers, body } = await visitor.call("createUpload", file);
    assert.equal(status, 503);
    assert.ok(Number(headers["retry-after"]) > 0);
    assert.match(body.error, /pictures cannot be/);
    assert.deepEqual((await visitor.call("listMyUploads")).body.items, []);
    isDown = true;
    const path = { picture: `${"0".repeat(32)}-512.webp` };
    assert.equal((await visitor.call("getPicture", { path })).status, 503);
  });
});

test("an upload whose transaction fails", async (t) => {
  const url = await createDatabase(t, "none");
  const network = await startProxy(t, targetOf(url));
  const folder = storagePath(t);
  const service = await startService(t, {
    url: throughPort(url, network.port),
    storage: createFolderStorage(folder),
    fault: "the connection is lost",
  });
  const visitor = await service.session(await service.person());
  const listNames = async () => (await service.sql`select name from uploads`).map(({ name }) => name);
  const listFiles = async () => new Set((await filesIn(folder)).map((name) => name.slice(0, 32)));

  await t.test("retains its files when the response to COMMIT is lost, because the row may exist", async () => {
    const file = pictureUpload(await picture({ color: "#abcdef" }));
    network.loseResponseTo("commit");
    assert.equal((await visitor.call("createUpload", file)).status, 503);
    const [name] = await listNames();
    assert.ok(name, "the row exists");
    assert.deepEqual(await listFiles(), new Set([name]));
    const repeated = await visitor.call("createUpload", file);
    assert.equal(repeated.status, 201);
    assert.ok(String(repeated.body.url).includes(name));
    const { pathname } = new URL(repeated.body.url);
    assert.equal((await inject(service.app, { method: "GET", url: pathname })).statusCode, 200);
  });

  await t.test("leaves its files to the daily purge if the server rolls back at COMMIT", async () => {
    const before = await listNames();
    await service.sql.unsafe(`
      create function fail_at_commit() returns trigger language plpgsql as $$ begin
        perform pg_terminate_backend(pg_backend_pid());
        return null;
      end $$;
      create constraint trigger fail_at_commit after insert on uploads deferrable initially deferred
        for each row execute function fail_at_commit()`);
    assert.equal((await visitor.call("createUpload", pictureUpload(await picture({ color: "#fedcba" })))).status, 503);
    await service.sql`drop trigger fail_at_commit on uploads`;
    assert.deepEqual(await listNames(), before);
    assert.equal((await listFiles()).size, before.length + 1);
    const past = new Date(service.now.getTime() - 2 * dayMs);
    for (const name of await filesIn(folder)) await utimes(join(folder, name.slice(0, 2), name), past, past);
    await purge(service.db, service.now, createPurges({ ...retention, storage: createFolderStorage(folder) }));
    assert.deepEqual(await listFiles(), new Set(before));
  });

  await t.test("removes its files when a statement fails", async () => {
    await service.sql`alter table uploads add constraint never check (digest = '') not valid`;
    const before = await listFiles();
    assert.equal((await visitor.call("createUpload", pictureUpload(await picture({ color: "#123456" })))).status, 500);
    assert.deepEqual(await listFiles(), before);
  });
});

test("uploads over a connection", async (t) => {
  const folder = storagePath(t);
  const storage = createFolderStorage(folder);
  const service = await startService(t, { data: "none", storage });
  const shortTimeouts = await service.startAnother({ storage, timeouts: { request: 700, headers: 700 } });
  const { person, token } = service;
  const portOf = async ({ app }: Service) => Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  const ports = { longTimeout: await portOf(service), shortTimeout: await portOf(shortTimeouts) };
  const file = await picture();
  /** Returns a function that writes request heads of a new user. A new user has no slots in use. */
  const createHeadWriter = async () => {
    const { secret } = await token(await person(), { scopes: ["uploads:create"] });
    return (length: number, more = ""): string =>
      `POST /api/v1/uploads HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${secret}\r\nContent-Type: image/png\r\nContent-Length: ${length}\r\n${more}\r\n`;
  };
  const open = async (server: keyof typeof ports = "longTimeout") => {
    const socket = connect(ports[server], "127.0.0.1");
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("error", () => {});
    await once(socket, "connect");
    const until = async (expected: RegExp): Promise<string> => {
      for (let tries = 0; !expected.test(received); tries++) {
        assert.ok(tries < 500, `no ${expected} in ${JSON.stringify(received)}`);
        await delay(10);
      }
      return received;
    };
    return { socket, until, received: () => received };
  };
  const count = async (): Promise<number> => (await service.sql`select count(*)::int from uploads`)[0]?.["count"];

  await t.test("returns 408 for a body that does not arrive in time, and stores nothing (criterion 50)", async () => {
    const headOf = await createHeadWriter();
    const { socket, until } = await open("shortTimeout");
    socket.write(headOf(file.length));
    socket.write(file.subarray(0, 20));
    assert.match(await until(/request_timeout/), /^HTTP\/1\.1 408 /);
    assert.deepEqual([await count(), await filesIn(folder)], [0, []]);
  });

  await t.test("an upload of a client that disconnects stores nothing, and frees its slot", async () => {
    const headOf = await createHeadWriter();
    for (let tries = 0; tries < 10; tries++) {
      const { socket } = await open();
      socket.write(headOf(file.length));
      socket.write(file.subarray(0, 20));
      await delay(5);
      socket.destroy();
    }
    await until("a slot is free again", async () => {
      const next = await open();
      next.socket.write(headOf(8_454_145));
      const response = await next.until(/HTTP\/1\.1 (?:413|503) /);
      next.socket.destroy();
      return response.includes(" 413 ");
    });
    assert.deepEqual([await count(), await filesIn(folder)], [0, []]);
  });

  await t.test("a client that disconnects before its authentication takes no slot", async () => {
    const headOf = await createHeadWriter();
    const { server } = service.app;
    const connections = () =>
      new Promise<number>((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    let received = 0;
    server.on("request", () => received++);
    await service.sql.begin(async (tx) => {
      await tx`lock table api_tokens in access exclusive mode`;
      const clients = await Promise.all(Array.from({ length: 7 }, () => open()));
      for (const { socket } of clients) socket.write(headOf(file.length));
      await until("all requests have arrived", async () => received === 7);
      for (const { socket } of clients) socket.destroy();
      await until("the server has noticed the disconnects", async () => (await connections()) === 0);
    });
    const { socket, until: untilReceived } = await open();
    socket.write(headOf(8_454_145));
    assert.match(await untilReceived(/HTTP\/1\.1 (?:413|503) /), / 413 /);
    socket.destroy();
  });

  await t.test("a user has at most six uploads in progress, each with a slot", async () => {
    const headOf = await createHeadWriter();
    const clients = await Promise.all(Array.from({ length: 7 }, () => open()));
    for (const { socket } of clients) socket.write(headOf(file.length));
    const responses = () => clients.map(({ received }) => received()).filter(Boolean);
    await until("one request is rejected", async () => responses().length > 0);
    assert.equal(responses().length, 1);
    assert.match(responses()[0] ?? "", /^HTTP\/1\.1 503 [\s\S]*retry-after: \d/i);
    assert.match(responses()[0] ?? "", /x-error-code: overloaded/i);
    for (const { socket } of clients) socket.destroy();
  });

  await t.test("Expect: 100-continue gets the response 100 before the body is sent", async () => {
    const headOf = await createHeadWriter();
    const { socket, until } = await open();
    socket.write(headOf(file.length, "Expect: 100-continue\r\n"));
    await until(/^HTTP\/1\.1 100 /);
    socket.write(file);
    await until(/HTTP\/1\.1 201 /);
    socket.destroy();
    assert.equal(await count(), 1);
  });
});
