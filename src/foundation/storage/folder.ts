import { access, chown, constants, mkdir, open, opendir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { replaceFile } from "../files.ts";
import { type ListedFile, type Storage, StorageFailure } from "./storage.ts";

/** Files are spread over 256 folders, by the first two characters of their names. */
const shardLength = 2;
const listBatchSize = 500;

/** Stores files in a folder of this machine, which is created with the first file. */
export const createFolderStorage = (folder: string): Storage => {
  const pathOf = (name: string): string => join(folder, name.slice(0, shardLength), name);
  return {
    label: `the folder ${folder}`,
    isBucket: false,
    put: (name, content) => wrapErrors(folder, () => write(pathOf(name), content)),
    get: (name) =>
      wrapErrors(folder, async () => {
        const handle = await unlessMissing(open(pathOf(name)));
        if (!handle) return undefined;
        const { size } = await handle.stat();
        return { bytes: size, content: handle.createReadStream() };
      }),
    describe: (name) =>
      wrapErrors(folder, async () => {
        const stats = await unlessMissing(stat(pathOf(name)));
        return stats && { bytes: stats.size };
      }),
    remove: (names) =>
      wrapErrors(folder, async () => {
        for (const name of names) await rm(pathOf(name), { force: true });
      }),
    list: () => listFiles(folder),
    check: () =>
      wrapErrors(folder, async () => {
        await access(await nearestExistingFolder(folder), constants.W_OK);
      }),
  };
};

const write = async (path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> => {
  await createOwnedFolder(dirname(path));
  await replaceFile(path, 0o600, async (handle, draft) => {
    await writeFile(handle, content);
    await chownToOwnerOf(dirname(path), draft);
  });
};

const createOwnedFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let path = folder; path.length >= first.length; path = dirname(path)) await chownToOwnerOf(dirname(first), path);
};

/** Root writes for another user's service (`sudo alliance restore`). In a container, it may be unable to change owners. */
const chownToOwnerOf = async (folder: string, path: string): Promise<void> => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) await chown(path, uid, gid).catch(() => {});
};

async function* listFiles(folder: string): AsyncGenerator<ListedFile[]> {
  const shards = await unlessMissing(opendir(folder));
  if (!shards) return;
  for await (const shard of shards) {
    if (!shard.isDirectory() || shard.name.length !== shardLength) continue;
    let files: ListedFile[] = [];
    for await (const { name } of await opendir(join(folder, shard.name))) {
      const stats = await unlessMissing(stat(join(folder, shard.name, name)));
      if (stats) files.push({ name, bytes: stats.size, changedAt: stats.mtime });
      if (files.length < listBatchSize) continue;
      yield files;
      files = [];
    }
    if (files.length > 0) yield files;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

const unlessMissing = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
};

const nearestExistingFolder = async (path: string): Promise<string> =>
  (await unlessMissing(stat(path))) || dirname(path) === path ? path : nearestExistingFolder(dirname(path));

const wrapErrors = async <Result>(folder: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw new StorageFailure(`${folder}: ${String(codeOf(error) ?? error)}`, { cause: error });
  }
};
