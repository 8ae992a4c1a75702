/** A process that sends messages to webhooks, for tests to kill. */
import assert from "node:assert/strict";
import { startWebhooks } from "../../src/community/webhooks/deliveries/sender.ts";
import { connect } from "../../src/foundation/db/client.ts";
import { createOutbound } from "../../src/foundation/outbound/request.ts";
import { createKeyring } from "../../src/identity/auth/keyring.ts";
import { silentLog } from "./log.ts";

process.once("message", (input: { url?: string; now?: string }) => {
  const { url, now } = input;
  assert.ok(url !== undefined && now !== undefined);
  const startedAt = Date.now();
  // Its clock runs a hundred times as fast, so that pauses are short.
  const clock = () => new Date(Date.parse(now) + (Date.now() - startedAt) * 100);
  const { db } = connect(url, { poolSize: 1, fetchesArrayTypes: false });
  const outbound = createOutbound({ allowsPrivate: true });
  startWebhooks({ url, outbound, keys: createKeyring({ db, clock }, "webhook"), log: silentLog, clock });
});
process.once("disconnect", () => process.exit(0));
