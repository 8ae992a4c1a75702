import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { chown, mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Test, test } from "tap";
import { createFolderStorage } from "../../src/foundation/storage/folder.ts";
import { createBucketStorage } from "../../src/foundation/storage/s3.ts";
import { readBackup } from "../../src/program/backup/format.ts";
import { createPictureReceiver } from "../../src/program/backup/receive-pictures.ts";
import { writeBackup, writeNewFile } from "../../src/program/backup/write.ts";
import { restoreInto } from "../../src/program/cli/restore.ts";
import { backUp, createOwnedDatabase, restore } from "../support/backups.ts";
import { isRoot, queryValue } from "../support/embedded.ts";
import { picture, pictureUpload } from "../support/pictures.ts";
import { type Service, startService, storagePath } from "../support/service.ts";
import { startSwift, withoutSwift } from "../support/swift.ts";

const filesIn = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const digests = files
    .toSorted()
    .map(async (file) => [file.slice(folder.length + 1), sha256(await readFile(file))] as const);
  return Object.fromEntries(await Promise.all(digests));
};

const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Edits the text of a backup, and compresses it like the service, with a new checksum. */
const editBackup = (text: Buffer, change: (text: string) => string): Buffer => {
  const body = Buffer.from(change(text.subarray(0, text.lastIndexOf("sha256 ")).toString("latin1")), "latin1");
  return gzipSync(Buffer.concat([body, Buffer.from(`sha256 ${sha256(body)}\n`)]), { level: 1 });
};

const upload = async (service: Service, colours: string[]): Promise<string[]> => {
  const { person, session } = service;
  const visitor = await session(await person());
  const names: string[] = [];
  for (const color of colours) {
    const { status, body } = await visitor.call("createUpload", pictureUpload(await picture({ color })));
    assert.equal(status, 201);
    names.push(body.url.split("/media/")[1].slice(0, 32));
  }
  return names;
};

const countUploads = (url: string) => queryValue(url, "select count(*)::int from uploads");

test("pictures of a folder in a backup", async (t) => {
  const folder = storagePath(t);
  const storage = createFolderStorage(folder);
  const service = await startService(t, { data: "none", storage });
  const { url } = service;
  const [first = "", second = ""] = await upload(service, ["#112233", "#445566"]);
  const uploaded = await filesIn(folder);
  assert.equal(Object.keys(uploaded).length, 6);
  // A file without an upload, an unfinished file and an unrelated file. The database has no picture for these.
  await storage.put(`${"0".repeat(32)}-128.webp`, Buffer.from("stray"));
  await storage.put(`${first}-128.webp.0123456789ab.part`, Buffer.from("draft"));
  await storage.put("notes.txt", Buffer.from("of an operator"));
  const full = await backUp(url, storage);
  /** Creates a database and a folder, into which a test restores. */
  const openTarget = async (t: Test) => {
    const targetFolder = storagePath(t);
    return { target: await createOwnedDatabase(t), targetFolder, targetStorage: createFolderStorage(targetFolder) };
  };

  await t.test("are restored byte by byte, without other files", async (t) => {
    const { target, targetFolder, targetStorage } = await openTarget(t);
    const { pictures, received } = await restore(target, full, targetStorage);
    assert.deepEqual(pictures, { count: 6, missing: 0, listed: false });
    assert.deepEqual([received.present, received.missing.count, received.different.count], [6, 0, 0]);
    assert.deepEqual(await filesIn(targetFolder), uploaded);
    assert.equal(await countUploads(target), 2);
    const [file] = Object.keys(uploaded);
    assert.equal((await stat(join(targetFolder, file ?? ""))).mode & 0o777, 0o600);
  });

  await t.test("are refused as a whole when one is cut or changed, leaving neither files nor rows", async (t) => {
    const { target, targetFolder, targetStorage } = await openTarget(t);
    const text = gunzipSync(full);
    const offset = text.indexOf(`{"file":"${second}-1600.webp"`) + 100;
    const altered = Buffer.from(text);
    altered.writeUInt8((text.readUInt8(offset) + 1) % 256, offset);
    const pictureCount = /"pictures":\{"count":6/;
    const broken = {
      cut: gzipSync(text.subarray(0, offset)),
      changed: gzipSync(altered),
      "with a wrong count": editBackup(text, (all) => all.replace(pictureCount, '"pictures":{"count":7')),
      "with a name that leads to another folder": editBackup(text, (all) =>
        all.replace(`{"file":"${second}`, '{"file":"../../../../../../../../../../ab'),
      ),
      "cut by the network": full.subarray(0, full.length - 40),
    };
    for (const [label, bytes] of Object.entries(broken)) {
      await assert.rejects(restore(target, bytes, targetStorage), /BackupError: the backup is damaged/, label);
      assert.deepEqual(await filesIn(targetFolder), {}, label);
      assert.equal(await countUploads(target), 0, label);
    }
    await restore(target, full, targetStorage);
    assert.deepEqual(await filesIn(targetFolder), uploaded);
  });

  await t.test("never replace an existing file, and the restore names existing files that differ", async (t) => {
    const { target, targetFolder, targetStorage } = await openTarget(t);
    await targetStorage.put(`${first}-128.webp`, await readFile(join(folder, first.slice(0, 2), `${first}-128.webp`)));
    await targetStorage.put(`${first}-512.webp`, Buffer.from("cut"));
    const before = await filesIn(targetFolder);
    await assert.rejects(restore(target, full.subarray(0, full.length - 40), targetStorage), /damaged/);
    assert.deepEqual(await filesIn(targetFolder), before);
    const { received } = await restore(target, full, targetStorage);
    assert.deepEqual(received.different, { count: 1, examples: [`${first}-512.webp`] });
    assert.deepEqual(await filesIn(targetFolder), { ...uploaded, ...before });
  });

  await t.test("that are missing in the folder are counted in the backup and in the restore", async (t) => {
    const { target, targetFolder, targetStorage } = await openTarget(t);
    const partial = createFolderStorage(storagePath(t));
    for (const name of [`${first}-128.webp`, `${second}-128.webp`]) await partial.put(name, Buffer.from(name));
    const { pictures } = await restore(target, await backUp(url, partial), targetStorage);
    assert.deepEqual(pictures, { count: 2, missing: 4, listed: false });
    assert.equal(Object.keys(await filesIn(targetFolder)).length, 2);
  });

  await t.test("are missing in a backup of an earlier release, which can be restored", async (t) => {
    const { target, targetFolder, targetStorage } = await openTarget(t);
    const olderBackup = editBackup(gunzipSync(await backUp(url)), (text) =>
      text.replace('"alliance_backup":2', '"alliance_backup":1'),
    );
    const { pictures } = await restore(target, olderBackup, targetStorage);
    assert.equal(pictures, undefined);
    assert.deepEqual([await countUploads(target), await filesIn(targetFolder)], [2, {}]);
  });

  await t.test("that cannot be stored leave no rows", async (t) => {
    const { target, targetFolder, targetStorage } = await openTarget(t);
    await mkdir(dirname(targetFolder), { recursive: true });
    await rm(targetFolder, { recursive: true, force: true });
    await writeFile(targetFolder, "no folder");
    await assert.rejects(restore(target, full, targetStorage), /StorageFailure: .+: E(?:NOTDIR|EXIST)/);
    assert.equal(await countUploads(target), 0);
  });

  await t.test("belong to the owner of the folder, even when root restores them", { skip: !isRoot }, async (t) => {
    const { target, targetFolder } = await openTarget(t);
    await mkdir(targetFolder, { recursive: true });
    await chown(targetFolder, 12_345, 12_345);
    await restore(target, full, createFolderStorage(join(targetFolder, "uploads")));
    const created = await readdir(targetFolder, { recursive: true });
    const owners = await Promise.all(created.map(async (name) => (await stat(join(targetFolder, name))).uid));
    assert.deepEqual([...new Set(owners)], [12_345]);
  });

  await t.test("are streamed, so that a quarter of a gigabyte needs little memory", async (t) => {
    const { target, targetFolder, targetStorage } = await openTarget(t);
    const large = storagePath(t);
    const storage = createFolderStorage(large);
    for (const file of Object.keys(uploaded)) await storage.put(file.slice(3), Buffer.from(file));
    const bytes = 256_000_000;
    const handle = await open(join(large, first.slice(0, 2), `${first}-1600.webp`), "r+");
    await handle.truncate(bytes);
    await handle.close();
    const path = join(storagePath(t), "large.backup");
    await mkdir(dirname(path), { recursive: true });
    let peakBytes = 0;
    const timer = setInterval(() => {
      peakBytes = Math.max(peakBytes, process.memoryUsage().arrayBuffers);
    }, 20);
    const options = { url, createdAt: new Date(), storage, onProgress: () => {} };
    await writeNewFile(path, (to) => writeBackup(to, options));
    const pictures = createPictureReceiver(targetStorage);
    await restoreInto(target, await readBackup(createReadStream(path)), { pictures, onProgress: () => {} });
    clearInterval(timer);
    assert.equal((await stat(join(targetFolder, first.slice(0, 2), `${first}-1600.webp`))).size, bytes);
    t.comment(`${(peakBytes / 1e6).toFixed(0)} MB of buffers at most`);
    assert.ok(peakBytes < bytes / 2, `${peakBytes} bytes in memory`);
  });
});

test("pictures of a bucket in a backup (OpenStack Swift)", { skip: withoutSwift() }, async (t) => {
  const swift = await startSwift(t);
  const bucket = createBucketStorage(swift.url, { pageSize: 2 });
  const service = await startService(t, { data: "none", storage: bucket });
  const { url } = service;
  const [first = "", second = ""] = await upload(service, ["#112233", "#445566"]);
  await bucket.put(`${"0".repeat(32)}-128.webp`, Buffer.from("stray"));
  const full = await backUp(url, bucket);

  await t.test("are listed with sizes and digests, without content", async () => {
    const lines = gunzipSync(full)
      .toString("latin1")
      .split("\n")
      .filter((line) => line.startsWith('{"object"'))
      .map((line) => JSON.parse(line));
    assert.equal(lines.length, 6);
    for (const { object, bytes, digest } of lines) {
      const content = Buffer.concat(await ((await bucket.get(object))?.content.toArray() ?? []));
      assert.equal(bytes, content.length);
      assert.equal(digest, createHash("md5").update(content).digest("hex"));
    }
  });

  await t.test("are checked by a restore, which names missing and different files", async (t) => {
    const same = await restore(await createOwnedDatabase(t), full, bucket);
    assert.deepEqual(same.pictures, { count: 6, missing: 0, listed: true });
    assert.deepEqual([same.received.present, same.received.missing.count, same.received.different.count], [6, 0, 0]);

    const originals = new Map<string, Buffer>();
    for (const name of [`${first}-512.webp`, `${second}-128.webp`])
      originals.set(name, Buffer.concat(await ((await bucket.get(name))?.content.toArray() ?? [])));
    await bucket.remove([`${first}-512.webp`]);
    const size = originals.get(`${second}-128.webp`)?.length ?? 0;
    await bucket.put(`${second}-128.webp`, Buffer.alloc(size, 7));
    const target = await createOwnedDatabase(t);
    const { received } = await restore(target, full, bucket);
    assert.deepEqual(received.missing, { count: 1, examples: [`${first}-512.webp`] });
    assert.deepEqual(received.different, { count: 1, examples: [`${second}-128.webp`] });
    assert.equal(await countUploads(target), 2);
    for (const [name, content] of originals) await bucket.put(name, content);
  });

  await t.test("are restored from a backup with files into the bucket, and removed after a failure", async (t) => {
    const folder = storagePath(t);
    const otherBucket = createBucketStorage(`${swift.url}/elsewhere`);
    for await (const files of bucket.list())
      for (const { name } of files)
        await createFolderStorage(folder).put(
          name,
          Buffer.concat(await ((await bucket.get(name))?.content.toArray() ?? [])),
        );
    const withFiles = await backUp(url, createFolderStorage(folder));
    const listNames = async () => {
      const fileNames: string[] = [];
      for await (const files of otherBucket.list()) fileNames.push(...files.map(({ name }) => name));
      return fileNames;
    };
    const target = await createOwnedDatabase(t);
    await assert.rejects(restore(target, withFiles.subarray(0, withFiles.length - 40), otherBucket), /damaged/);
    assert.deepEqual(await listNames(), []);
    const { received } = await restore(target, withFiles, otherBucket);
    assert.equal(received.present, 6);
    assert.equal((await listNames()).length, 6);
  });

  await t.test("are reported as missing if the bucket does not respond, and rows are restored", async (t) => {
    await swift.stop();
    await assert.rejects(backUp(url, bucket), /StorageFailure: the bucket pictures at .+ does not respond/);
    const target = await createOwnedDatabase(t);
    const { received } = await restore(target, full, bucket);
    assert.match(received.failure ?? "", /does not respond/);
    assert.equal(await countUploads(target), 2);
  });
});
