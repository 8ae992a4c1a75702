import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Test } from "tap";

/** An empty folder, which is deleted when the test ends. */
export const temporaryFolder = async (t: Pick<Test, "teardown">): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-test-"));
  t.teardown(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
};
