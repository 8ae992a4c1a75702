import assert from "node:assert/strict";
import { test } from "tap";
import { createBucketStorage } from "../../src/foundation/storage/s3.ts";
import type { Storage } from "../../src/foundation/storage/storage.ts";
import { loadConfig } from "../../src/program/config/config.ts";
import { checkStorage } from "../../src/program/doctor/configuration.ts";
import { createPurges } from "../../src/program/retention/purges.ts";
import { picture, pictureUpload } from "../support/pictures.ts";
import { purge, retention } from "../support/purging.ts";
import { startService } from "../support/service.ts";
import { startSwift, withoutSwift } from "../support/swift.ts";

const namesIn = async (storage: Storage): Promise<string[]> => {
  const names: string[] = [];
  for await (const files of storage.list()) names.push(...files.map(({ name }) => name));
  return names.toSorted();
};

test("pictures in a bucket (OpenStack Swift, by the API of Amazon S3)", { skip: withoutSwift() }, async (t) => {
  const { url, stop } = await startSwift(t);
  const storage = createBucketStorage(url);

  await t.test("stores, reads, lists and removes a file", async () => {
    const names = ["a-128.webp", "b-128.webp", "c-128.webp", "d-128.webp", "e-128.webp"];
    for (const name of names) await storage.put(name, Buffer.from(`content of ${name}`));
    const file = await storage.get("c-128.webp");
    assert.equal(file?.bytes, 21);
    assert.equal(Buffer.concat(await file.content.toArray()).toString(), "content of c-128.webp");
    assert.equal(await storage.get("f-128.webp"), undefined);
    assert.deepEqual(await namesIn(createBucketStorage(url, { pageSize: 2 })), names);
    await storage.remove([...names, "f-128.webp"]);
    assert.deepEqual(await namesIn(storage), []);
  });

  await t.test("reports an invalid bucket URL without its secret", async () => {
    const faults = {
      [url.replace(":testing@", ":wrong@")]: /403 \(SignatureDoesNotMatch\)/,
      [url.replace("/pictures", "/others")]: /404 \(NoSuchBucket\)/,
      "http://test%3Atester:testing@127.0.0.1:1/pictures": /does not respond/,
    };
    for (const [address, fault] of Object.entries(faults)) {
      const finding = await checkStorage(loadConfig({ ALLIANCE_STORAGE__URL: address }));
      assert.equal(finding.level, "problem");
      assert.match(finding.message, fault);
      assert.doesNotMatch(finding.message, /testing|wrong/);
    }
    const fine = await checkStorage(loadConfig({ ALLIANCE_STORAGE__URL: url }));
    assert.match(fine.message, /^pictures are in the bucket pictures at 127\.0\.0\.1:\d+$/);
  });

  await t.test("an upload is stored, shown and deleted in the bucket", async (t) => {
    const { db, now, person, session } = await startService(t, { data: "none", storage });
    const visitor = await session(await person());
    const { status, body } = await visitor.call("createUpload", pictureUpload(await picture()));
    assert.equal(status, 201);
    const path = { picture: body.url.slice(body.url.lastIndexOf("/") + 1) };
    const response = await visitor.call("getPicture", { path });
    assert.equal(Number(response.headers["content-length"]), body.sizes[2].bytes);
    assert.equal((await visitor.call("getPicture", { path: { picture: `${"0".repeat(32)}-512.webp` } })).status, 404);
    assert.equal((await namesIn(storage)).length, 3);
    await purge(db, new Date(now.getTime() + 86_401_000), createPurges({ ...retention, storage }));
    assert.deepEqual(await namesIn(storage), []);
  });

  await t.test("uploads and pictures get 503 at once while the bucket is down, and no upload is stored", async (t) => {
    const { person, session } = await startService(t, { data: "none", storage, fault: "the bucket is gone" });
    const visitor = await session(await person());
    await stop();
    const startedAt = performance.now();
    assert.equal((await visitor.call("createUpload", pictureUpload(await picture()))).status, 503);
    const path = { picture: `${"0".repeat(32)}-512.webp` };
    assert.equal((await visitor.call("getPicture", { path })).status, 503);
    assert.ok(performance.now() - startedAt < 10_000);
    assert.deepEqual((await visitor.call("listMyUploads")).body.items, []);
  });
});
