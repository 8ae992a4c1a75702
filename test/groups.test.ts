import assert from "node:assert/strict";
import { test } from "tap";
import { service } from "./support/service.ts";

test("listGroups", async (t) => {
  const { call } = await service(t);
  await t.test("200 lists an alliance's groups by name", async () => {
    const { status, body } = await call("listGroups", { path: { alliance: "open-cloud" } });
    assert.equal(status, 200);
    assert.equal(body.items.length, 6);
  });
});
