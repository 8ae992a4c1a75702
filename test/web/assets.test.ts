import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { inject, type Service, startService } from "../support/service.ts";
import { assetUrlsIn, createEveryPage, html } from "../support/site.ts";

const files = [
  "style.css",
  "icon.svg",
  "copy.js",
  "embed-height.js",
  "passkeys.js",
  "source.js",
  "times.js",
  "reference.css",
  "reference.js",
  "redoc.standalone.js",
];
const hashedUrl = /^\/assets\/([a-z.-]+)\.([0-9a-f]{8})\.(css|js|svg)$/;

const get = ({ app }: Service, url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  inject(app, { method, url, headers });

/** Maps the name of each file to the URL with a hash from which pages load it. */
const loadHashedUrls = async (service: Service): Promise<Map<string, string>> => {
  const { pages, visitor } = await createEveryPage(service, { name: "Cloud", text: "…" });
  const headers = { ...html, cookie: `session_id=${visitor.session()}` };
  const token = await visitor.call("createTokenByForm", { body: { name: "x", scopes: ["profile:read"] } });
  const contents = [String(token.body)];
  for (const { url } of pages)
    contents.push((await get(service, url, headers)).payload, (await get(service, url)).payload);
  return new Map(contents.flatMap(assetUrlsIn).map((url) => [url.replace(hashedUrl, "$1.$3"), url]));
};

test("files that pages load", async (t) => {
  const service = await startService(t, { data: "none" });
  const urls = await loadHashedUrls(service);
  const urlOf = (file: string) => urls.get(file) ?? assert.fail(`no page loads ${file}`);

  await t.test("are all used by a page", async () => {
    assert.deepEqual([...urls.keys()].toSorted(), files.toSorted());
  });

  await t.test("load no other files, which would need a hash too", async () => {
    const folder = join(packageRoot, "src/web/pages/assets");
    for (const file of await readdir(folder))
      assert.doesNotMatch(await readFile(join(folder, file), "utf8"), /\burl\(|@import|^import |import\(|href=/m, file);
  });

  for (const file of files) {
    await t.test(`${file} is cached for a year by its hash, and for an hour by its name`, async () => {
      const url = urlOf(file);
      const [byHash, plainResponse] = await Promise.all([get(service, url), get(service, `/assets/${file}`)]);
      assert.deepEqual([byHash.statusCode, plainResponse.statusCode], [200, 200]);
      assert.equal(byHash.headers["cache-control"], "public, max-age=31536000, immutable");
      assert.equal(plainResponse.headers["cache-control"], "public, max-age=3600");
      assert.ok(byHash.rawPayload.equals(plainResponse.rawPayload));
      assert.equal(byHash.headers["etag"], plainResponse.headers["etag"]);
      const digest = createHash("sha256").update(byHash.rawPayload).digest("hex");
      assert.equal(hashedUrl.exec(url)?.[2], digest.slice(0, 8));
    });
  }

  for (const file of ["style.css", "redoc.standalone.js"])
    await t.test(
      `${file} is compressed on request, returns 304 for each of its ETags, and has the same headers for HEAD`,
      async () => {
        const url = urlOf(file);
        const getInCoding = (
          coding: string,
          otherHeaders: Record<string, string> = {},
          method: "GET" | "HEAD" = "GET",
        ) => get(service, url, { "accept-encoding": coding, ...otherHeaders }, method);
        const all = [
          await getInCoding("identity"),
          await getInCoding("gzip"),
          await getInCoding("gzip, deflate, br"),
        ] as const;
        const [plain, gzip, br] = all;
        assert.ok(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload));
        assert.ok(gunzipSync(gzip.rawPayload).equals(plain.rawPayload));
        assert.ok(
          br.rawPayload.length < gzip.rawPayload.length && gzip.rawPayload.length < plain.rawPayload.length / 2,
        );
        assert.equal(new Set(all.map(({ headers }) => headers["etag"])).size, 3);
        for (const [index, { headers, rawPayload }] of all.entries()) {
          const coding = ["identity", "gzip", "br"][index] ?? "";
          assert.equal(headers["content-encoding"], coding === "identity" ? undefined : coding);
          assert.equal(headers["vary"], "Accept-Encoding");
          assert.equal(headers["content-length"], String(rawPayload.length));
          const head = await getInCoding(coding, {}, "HEAD");
          assert.deepEqual([head.statusCode, head.payload], [200, ""]);
          for (const name of ["etag", "content-encoding", "content-type", "content-length", "vary", "cache-control"])
            assert.equal(head.headers[name], headers[name], name);
          for (const { headers: cachedHeaders } of all) {
            const unchanged = await getInCoding(coding, { "if-none-match": String(cachedHeaders["etag"]) });
            assert.deepEqual([unchanged.statusCode, unchanged.payload], [304, ""]);
            assert.equal(unchanged.headers["content-encoding"], undefined);
            for (const name of ["etag", "vary", "cache-control"])
              assert.equal(unchanged.headers[name], headers[name], name);
          }
          assert.equal((await getInCoding(coding, { "if-none-match": '"AAAAAAAAAAAAAAAAAAAAAA"' })).statusCode, 200);
        }
      },
    );

  await t.test("a small file is not compressed, and has no Vary header", async () => {
    const { headers } = await get(service, urlOf("icon.svg"), { "accept-encoding": "br, gzip" });
    assert.deepEqual([headers["content-encoding"], headers["vary"]], [undefined, undefined]);
  });

  await t.test("returns an uncached 404 if no content has the hash", async () => {
    for (const url of ["/assets/style.00000000.css", "/assets/redoc.standalone.00000000.js"]) {
      const { status, headers, body } = await service.raw({ method: "GET", url, headers: html });
      assert.deepEqual([status, body], [404, { error: `there is nothing at ${url}` }]);
      assert.equal(headers["cache-control"], "no-store");
    }
  });

  await t.test("a hundred concurrent requests share memory, compressed or not", async (t) => {
    const otherService = await startService(t, { data: "none" });
    const payloads = new Set<unknown>();
    otherService.app.addHook("onSend", async (_request, _reply, payload) => {
      payloads.add(payload);
      return payload;
    });
    for (const coding of ["identity", "br", "gzip"]) {
      const headers = { "accept-encoding": coding };
      const url = "/assets/redoc.standalone.js";
      await Promise.all(Array.from({ length: 100 }, () => get(otherService, url, headers)));
    }
    assert.deepEqual([...payloads].map(Buffer.isBuffer), [true, true, true]);
  });

  await t.test("pages are not compressed, because they may contain a secret", async () => {
    for (const url of ["/", "/auth/login", "/docs"]) {
      const { headers } = await get(service, url, { ...html, "accept-encoding": "br, gzip" });
      assert.equal(headers["content-encoding"], undefined, url);
    }
  });
});
