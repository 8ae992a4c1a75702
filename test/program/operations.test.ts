import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "tap";
import { operations } from "../support/contract.ts";

test("the handler of an operation lies in the folder of its tag", async (t) => {
  const folders = new Map<string, string>();
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith("/handlers.ts")) continue;
    for (const id of Object.keys(await import(`../../src/${file}`))) folders.set(id, file.split("/")[1] ?? "");
  }
  for (const { operationId, tags } of operations) {
    await t.test(operationId, async () => assert.equal(folders.get(operationId), tags[0]));
  }
});
