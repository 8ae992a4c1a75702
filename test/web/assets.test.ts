import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { test } from "tap";
import { operationTable } from "../../generated/contract.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import type { Operation } from "../../src/server/http/contract.ts";
import { inject, type Service, startService } from "../support/service.ts";
import { things } from "../support/things.ts";

const html = { accept: "text/html" };
const files = [
  "style.css",
  "icon.svg",
  "copy.js",
  "passkeys.js",
  "source.js",
  "times.js",
  "reference.css",
  "reference.js",
  "redoc.standalone.js",
];
const hashed = /^\/assets\/([a-z.]+)\.([0-9a-f]{8})\.(css|js|svg)$/;

const get = ({ app }: Service, url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  inject(app, { method, url, headers });

/** The addresses from which a page loads something. */
const loadedBy = (page: string): string[] =>
  [
    ...page.matchAll(
      /<(?:link(?! rel="(?:canonical|alternate)")|script|img|source|iframe)\b[^>]*?\s(?:href|src|srcset)="([^"]*)"/g,
    ),
  ].map(([, address]) => address ?? "");

/** Every page that has an address of its own, that of an event, the one that shows a new token, and an error. */
const pagesOf = async (service: Service): Promise<string[]> => {
  const paths = Object.values<Operation>(operationTable).flatMap(({ method, path, produces }) =>
    method === "GET" && produces.includes("text/html") && !path.includes("{") ? [path] : [],
  );
  const { person, session } = service;
  const visitor = await session(await person());
  const signedIn = { ...html, cookie: `session_id=${visitor.session()}` };
  const made = await things(service);
  const alliance = await made.alliance();
  const group = await made.group(alliance);
  const event = `/events/${alliance.slug}/${group.slug}/${(await made.event(group)).slug}`;
  const addresses = [...paths, event, `/auth/reset-password?token=${"A".repeat(22)}`, "/nothing-here"];
  const shown = await Promise.all(
    [html, signedIn].flatMap((headers) => addresses.map((address) => get(service, address, headers))),
  );
  const body = { name: "x", scopes: ["profile:read"] };
  const created = await visitor.call("createTokenByForm", { headers: html, body });
  assert.equal(created.status, 200);
  return [...shown.filter(isPage).map(({ payload }) => payload), created.body];
};

const isPage = ({ headers }: { headers: Record<string, unknown> }): boolean =>
  String(headers["content-type"]).startsWith("text/html");

/** The addresses under which pages load each file. */
const addressesOf = async (service: Service): Promise<Map<string, string>> => {
  const loaded = new Set((await pagesOf(service)).flatMap(loadedBy));
  return new Map([...loaded].map((address) => [address.replace(hashed, "$1.$3"), address]));
};

test("files that pages load", async (t) => {
  const service = await startService(t, { data: "none" });
  const addresses = await addressesOf(service);
  const addressOf = (file: string) => addresses.get(file) ?? assert.fail(`no page loads ${file}`);

  await t.test("every page loads files under names with a hash of their content, and nothing else", async () => {
    const pages = await pagesOf(service);
    assert.ok(pages.length > 15, `${pages.length} pages`);
    for (const page of pages) {
      const loaded = loadedBy(page);
      assert.ok(loaded.length > 1, page);
      for (const address of loaded) assert.match(address, hashed);
    }
    assert.deepEqual([...addresses.keys()].toSorted(), files.toSorted());
  });

  await t.test("our own files load no others, which would need a hash too", async () => {
    const folder = join(packageRoot, "src/web/pages/assets");
    for (const file of await readdir(folder))
      assert.doesNotMatch(await readFile(join(folder, file), "utf8"), /url\(|@import|^import |import\(|href=/m, file);
  });

  for (const file of files) {
    await t.test(`${file} has a year under the name of its content, and an hour under its own`, async () => {
      const address = addressOf(file);
      const [named, plain] = await Promise.all([get(service, address), get(service, `/assets/${file}`)]);
      assert.deepEqual([named.statusCode, plain.statusCode], [200, 200]);
      assert.equal(named.headers["cache-control"], "public, max-age=31536000, immutable");
      assert.equal(plain.headers["cache-control"], "public, max-age=3600");
      assert.ok(named.rawPayload.equals(plain.rawPayload));
      assert.equal(named.headers["etag"], plain.headers["etag"]);
      const digest = createHash("sha256").update(named.rawPayload).digest("hex");
      assert.equal(hashed.exec(address)?.[2], digest.slice(0, 8));
    });
  }

  for (const file of ["style.css", "redoc.standalone.js"]) {
    await t.test(`${file} is sent compressed to those who take it, each form with an ETag of its own`, async () => {
      for (const address of [addressOf(file), `/assets/${file}`]) {
        const plain = await get(service, address);
        const br = await get(service, address, { "accept-encoding": "gzip, deflate, br" });
        const gzip = await get(service, address, { "accept-encoding": "gzip" });
        const all = [plain, br, gzip];
        assert.deepEqual(
          all.map(({ headers }) => headers["content-encoding"]),
          [undefined, "br", "gzip"],
        );
        assert.ok(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload));
        assert.ok(gunzipSync(gzip.rawPayload).equals(plain.rawPayload));
        assert.ok(
          br.rawPayload.length < gzip.rawPayload.length && gzip.rawPayload.length < plain.rawPayload.length / 2,
        );
        assert.equal(new Set(all.map(({ headers }) => headers["etag"])).size, 3);
        for (const { headers, rawPayload } of all) {
          assert.equal(headers["vary"], "Accept-Encoding");
          assert.equal(headers["content-type"], plain.headers["content-type"]);
          assert.equal(headers["content-length"], String(rawPayload.length));
        }
      }
    });

    await t.test(`${file} is 304 for the ETag of any of its forms, and HEAD says what GET would`, async () => {
      const address = addressOf(file);
      for (const coding of ["br", "gzip", "identity"]) {
        const accepted = { "accept-encoding": coding };
        const { headers, rawPayload } = await get(service, address, accepted);
        const head = await get(service, address, accepted, "HEAD");
        assert.deepEqual([head.statusCode, head.payload], [200, ""]);
        assert.equal(head.headers["content-length"], String(rawPayload.length));
        for (const name of ["etag", "content-encoding", "content-type", "vary", "cache-control"])
          assert.equal(head.headers[name], headers[name], name);
        for (const other of ["br", "gzip", "identity"]) {
          const { headers: held } = await get(service, address, { "accept-encoding": other });
          const sent = { ...accepted, "if-none-match": String(held["etag"]) };
          const unchanged = await get(service, address, sent);
          assert.deepEqual([unchanged.statusCode, unchanged.payload], [304, ""]);
          assert.equal(unchanged.headers["content-encoding"], undefined);
          for (const name of ["etag", "vary", "cache-control"])
            assert.equal(unchanged.headers[name], headers[name], name);
        }
        const stale = await get(service, address, { ...accepted, "if-none-match": '"AAAAAAAAAAAAAAAAAAAAAA"' });
        assert.equal(stale.statusCode, 200);
      }
    });
  }

  await t.test("a small file is not compressed, and does not vary", async () => {
    const { headers } = await get(service, addressOf("icon.svg"), { "accept-encoding": "br, gzip" });
    assert.deepEqual([headers["content-encoding"], headers["vary"]], [undefined, undefined]);
  });

  await t.test("a hash of another content is 404, with the usual body and kept by nobody", async () => {
    for (const url of ["/assets/style.00000000.css", "/assets/redoc.standalone.00000000.js"]) {
      const { status, headers, body } = await service.raw({ method: "GET", url, headers: html });
      assert.deepEqual([status, body], [404, { error: `there is nothing at ${url}` }]);
      assert.equal(headers["cache-control"], "no-store");
    }
  });

  await t.test("a hundred requests at once get the same memory, compressed or not", async (t) => {
    const other = await startService(t, { data: "none" });
    const sent = new Set<unknown>();
    other.app.addHook("onSend", async (_request, _reply, payload) => {
      sent.add(payload);
      return payload;
    });
    for (const coding of ["identity", "br", "gzip"]) {
      const headers = { "accept-encoding": coding };
      const url = "/assets/redoc.standalone.js";
      await Promise.all(Array.from({ length: 100 }, () => get(other, url, headers)));
    }
    assert.deepEqual([...sent].map(Buffer.isBuffer), [true, true, true]);
  });

  await t.test("pages are not compressed: theirs may hold a secret", async () => {
    for (const address of ["/", "/auth/login", "/docs"]) {
      const { headers } = await get(service, address, { ...html, "accept-encoding": "br, gzip" });
      assert.equal(headers["content-encoding"], undefined, address);
    }
  });
});
