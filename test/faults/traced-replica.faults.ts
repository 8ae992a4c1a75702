import assert from "node:assert/strict";
import { test } from "tap";
import type { OnStatement } from "../../src/foundation/db/prepared.ts";
import { until } from "../support/embedded.ts";
import { startTracing } from "../support/otlp.ts";
import { startService } from "../support/service.ts";

/* Alone: on a busy machine a replica is slow to say how far it is, and the primary is read meanwhile. */

test("statements of a request that a replica runs are spans below it, with its number", async (t) => {
  const { tracing, finish } = await startTracing(t);
  let isRead = false;
  const onStatement: OnStatement = (text, replica) => {
    isRead ||= replica === 1;
    return tracing.onStatement(text, replica);
  };
  const { url } = await startService(t);
  // A server that was promoted is read like a replica.
  const replicas = { urls: [url], maxLag: 60_000 };
  const { call } = await startService(t, { tracing: { ...tracing, onStatement }, poolSize: 2, url, replicas });
  const path = { alliance: "open-cloud", group_slug: "wolkenwerk-berlin" };
  const readsIt = async () => {
    await call("getGroup", { path });
    return isRead;
  };
  await until("the replica is read", readsIt);
  const spans = await finish();
  const requests = new Set(spans.filter(({ name }) => name === "getGroup").map(({ spanId }) => spanId));
  const ofReplica = spans.filter(({ attributes }) => attributes["alliance.replica"] === 1);
  assert.ok(ofReplica.length > 0);
  for (const { name, parentSpanId } of ofReplica) {
    assert.equal(name, "SELECT");
    assert.ok(requests.has(parentSpanId ?? ""));
  }
  assert.doesNotMatch(JSON.stringify(spans), /wal_replay/);
});
