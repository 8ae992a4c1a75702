import assert from "node:assert/strict";
import { test } from "tap";
import { messageTopic } from "../../src/foundation/db/outbox-tables.ts";
import { createFolderStorage } from "../../src/foundation/storage/folder.ts";
import { createPurges } from "../../src/program/retention/purges.ts";
import type { RouteId } from "../../src/server/http/contract.ts";
import { messagesTo } from "../channels/mcp/connect.ts";
import { createFixtures } from "../support/fixtures.ts";
import { multipartFields, multipartForm, picture, pictureUpload } from "../support/pictures.ts";
import { purge, retention } from "../support/purging.ts";
import { type Request, type Service, startService, storagePath } from "../support/service.ts";

/* URLs of uploaded pictures when the service moves to another host. */

const baseUrl = "https://alliance.test";
const newBaseUrl = "https://moved.test";
const foreignUrl = `https://elsewhere.test/media/${"a".repeat(32)}-512.webp`;
const dayMs = 86_400_000;

/** Creates an alliance, a group, an event and an entry, and updates a user, each with the same uploaded picture. */
const createPictures = async (service: Service) => {
  const { session, token } = service;
  const fixtures = await createFixtures(service);
  const { root } = fixtures;
  const visitor = await session(root);
  const { body: upload } = await visitor.call("createUpload", pictureUpload(await picture()));
  const url: string = upload.url;
  const pictures = { logo_url: upload.sizes[0].url, banner_url: url };
  const alliance = await fixtures.alliance({ ...pictures });
  const group = await fixtures.group(alliance, { ...pictures });
  const event = await fixtures.event(group, { banner_url: url });
  const entry = await fixtures.entry(alliance, { logo_url: url });
  const { status } = await visitor.call("updateMe", { body: { photo_url: url } });
  assert.equal(status, 200);
  const { secret } = await token(root, { scopes: ["profile:read"] });
  const file = new URL(url).pathname;
  return { ...fixtures, visitor, upload, alliance, group, event, entry, secret, file };
};

test("URLs of uploaded pictures have the current base URL", async (t) => {
  const storage = createFolderStorage(storagePath(t));
  const before = await startService(t, { data: "none", storage, allowsPrivateAddresses: true });
  const { visitor, upload, alliance, group, event, entry, secret, file, root } = await createPictures(before);
  const { sql, db, now } = before;
  const inAlliance = { alliance: alliance.slug };
  const webhook = await visitor.call("createWebhook", {
    path: inAlliance,
    body: { url: "http://127.0.0.1:9/hook", event_types: ["landscape.published"] },
  });
  assert.equal(webhook.status, 201);
  const after = await before.startAnother({ baseUrl: newBaseUrl, storage, allowsPrivateAddresses: true });
  const asRoot = await after.session(root);

  const groupPath = { ...inAlliance, group_slug: group.slug };
  const eventPath = { ...groupPath, event_slug: event.slug };
  const entryPath = { entry_id: entry.id };
  type Read = [id: RouteId, request?: Pick<Request, "path" | "query">];
  const jsonReads: Read[] = [
    ["getAlliance", { path: inAlliance }],
    ["listAlliances"],
    ["getGroup", { path: groupPath }],
    ["listGroups", { path: inAlliance }],
    ["getEvent", { path: eventPath }],
    ["listAllEvents"],
    ["listEvents", { path: inAlliance }],
    ["getLandscapeEntry", { path: entryPath }],
    ["listLandscapeEntries"],
    ["search", { query: { q: "meetup" } }],
    ["search", { query: { q: "Kite" } }],
    ["getMe"],
    ["getUpload", { path: { upload_id: upload.id } }],
    ["listMyUploads"],
    ["listAuditEntries", { path: inAlliance }],
    ["exportAuditEntries", { path: inAlliance }],
  ];

  /** Returns the hosts of the pictures in a text. */
  const hostsIn = (text: string): Set<string> =>
    new Set([...text.matchAll(/(https?:\/\/[^/"\\]+)?\/media\/[0-9a-f]{32}/g)].map(([, host = "none"]) => host));

  await t.test("in JSON and files", async () => {
    for (const [reader, host] of [
      [visitor, baseUrl],
      [asRoot, newBaseUrl],
    ] as const) {
      for (const [id, request = {}] of jsonReads) {
        const { status, body } = await reader.call(id, request);
        assert.equal(status, 200, id);
        const text = typeof body === "string" ? body : JSON.stringify(body);
        assert.deepEqual(hostsIn(text), new Set([host]), `${id}: ${text}`);
      }
    }
    const { status, body } = await asRoot.call("exportMe");
    assert.equal(status, 200);
    assert.deepEqual(hostsIn(JSON.stringify(body)), new Set([newBaseUrl]));
    const tagOf = async ({ call }: Service) => (await call("getEvent", { path: eventPath })).headers["etag"];
    assert.notEqual(await tagOf(before), await tagOf(after));
  });

  await t.test("on pages, as paths of images and as URLs in metadata", async () => {
    const pages: Read[] = [
      ["showAlliance", { path: inAlliance }],
      ["showGroup", { path: groupPath }],
      ["showEvent", { path: eventPath }],
      ["showLandscapeEntry", { path: entryPath }],
    ];
    for (const [id, request] of pages) {
      const { body } = await after.call(id, request);
      // The picture of an event is rendered, and also has the current base URL.
      const picture = id === "showEvent" ? "events/.*/card\\.png\\?v=[\\w-]{12}" : "media/[0-9a-f]{32}-1600\\.webp";
      assert.match(body, new RegExp(`<meta property="og:image" content="${newBaseUrl}/${picture}">`), id);
      assert.match(body, /<img [^>]*src="\/media\/[0-9a-f]{32}-\d+\.webp"/, id);
      assert.ok(!body.includes(`${baseUrl}/media`), id);
    }
    assert.match((await asRoot.call("showProfile")).body, /<img class="photo" src="\/media\//);
    const forms: Read[] = [
      ["showProfile"],
      ["showEventEditor", { path: eventPath }],
      ["showGroupForm", { path: groupPath }],
      ["showAllianceForm", { path: inAlliance }],
    ];
    for (const [id, request] of forms) {
      const { status, body } = await asRoot.call(id, request);
      assert.equal(status, 200, id);
      assert.match(body, new RegExp(`value="${newBaseUrl}${file}"`), id);
    }
  });

  await t.test("in tools of agents and in webhooks", async () => {
    const { body } = await messagesTo(after).use("getLandscapeEntry", entryPath, {
      token: secret,
    });
    assert.deepEqual(hostsIn(JSON.stringify(body)), new Set([newBaseUrl]));
    for (const published of [false, true])
      await asRoot.call("updateLandscapeEntry", { path: entryPath, body: { published } });
    const queued = await sql`select payload from outbox where topic = ${messageTopic}`;
    assert.equal(queued.length, 1);
    assert.deepEqual(hostsIn(JSON.stringify(queued)), new Set([newBaseUrl]));
  });

  await t.test("sending the URLs of a response back changes nothing", async () => {
    const patches: [read: RouteId, write: RouteId, path: Record<string, string>, fields: string[]][] = [
      ["getAlliance", "updateAlliance", inAlliance, ["logo_url", "banner_url"]],
      ["getGroup", "updateGroup", { ...groupPath, group_id: group.id }, ["logo_url", "banner_url"]],
      ["getEvent", "updateEvent", { ...eventPath, event_id: event.id }, ["banner_url"]],
      ["getLandscapeEntry", "updateLandscapeEntry", entryPath, ["logo_url"]],
      ["getMe", "updateMe", {}, ["photo_url"]],
    ];
    for (const [read, write, path, fields] of patches) {
      const { body, headers } = await asRoot.call(read, { path });
      const urls = Object.fromEntries(fields.map((field) => [field, body[field]]));
      const patched = await asRoot.call(write, { path, body: urls });
      assert.equal(patched.status, 200, write);
      assert.equal(patched.body.updated_at, body.updated_at, write);
      if (headers["etag"] && write !== "updateEvent") assert.equal(patched.headers["etag"], headers["etag"], write);
      const denied = await asRoot.call(write, { path, body: Object.fromEntries(fields.map((name) => [name, file])) });
      assert.equal(denied.status, 400, `${write} accepts a path`);
    }
  });

  await t.test("a picture still counts as in use, in each field", async () => {
    const purges = createPurges({ ...retention, storage });
    const rows = await sql`select id from uploads`;
    await purge(db, new Date(now.getTime() + 3 * dayMs), purges);
    assert.equal((await sql`select id from uploads`).length, rows.length);
    assert.equal((await asRoot.call("getUpload", { path: { upload_id: upload.id } })).body.in_use, true);
    const name = new URL(upload.url).pathname.slice("/media/".length);
    assert.equal((await after.call("getPicture", { path: { picture: name } })).status, 200);
  });

  await t.test("a form with an upload also stores the picture without a host", async () => {
    const form = multipartForm(await picture({ color: "#00aa00" }));
    assert.equal((await visitor.call("submitProfilePhoto", form)).status, 303);
    assert.match((await asRoot.call("getMe")).body.photo_url, /^https:\/\/moved\.test\/media\//);
    const more = multipartFields({ place: "logo" });
    const logo = { ...multipartForm(await picture({ color: "#00aa00" }), { more }), path: groupPath };
    assert.equal((await visitor.call("submitGroupPicture", logo)).status, 303);
    const { body } = await after.call("getGroup", { path: groupPath });
    assert.match(body.logo_url, /^https:\/\/moved\.test\/media\//);
  });

  await t.test("retains a URL of another host, and pages show no picture for it", async () => {
    await asRoot.call("updateGroup", {
      path: { ...inAlliance, group_id: group.id },
      body: { logo_url: foreignUrl, banner_url: foreignUrl },
    });
    for (const service of [before, after]) {
      const { body } = await service.call("getGroup", { path: groupPath });
      assert.deepEqual([body.logo_url, body.banner_url], [foreignUrl, foreignUrl]);
      const page = await service.call("showGroup", { path: groupPath });
      assert.match(page.body, new RegExp(`<meta property="og:image" content="${foreignUrl}">`));
      assert.doesNotMatch(page.body, /<img class="(?:mark|banner)/);
    }
  });
});
