/** A process that delivers email, for tests to kill. Its clock runs a hundred times as fast, so that pauses are short. */
import assert from "node:assert/strict";
import { Writable } from "node:stream";
import fastify from "fastify";
import { connect } from "../../src/foundation/db/client.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import { startDelivery } from "../../src/web/mail/delivery.ts";
import { openTransport } from "../../src/web/mail/transport.ts";

export type Line = { level: number; msg: string; err?: string };

const stream = new Writable({
  write: (chunk, _encoding, done) => {
    process.send?.(JSON.parse(String(chunk)));
    done();
  },
});

process.once("message", (input: { url?: string; port?: number; epoch?: number }) => {
  const { url, port, epoch } = input;
  assert.ok(url !== undefined && port !== undefined && epoch !== undefined);
  const from = "Community Alliance <no-reply@alliance.test>";
  startDelivery({
    url,
    transport: openTransport({ from, outbox: "/nowhere", smtp: { host: "127.0.0.1", port } }),
    log: fastify({ logger: { level: "info", stream } }).log,
    limits: createLimits(connect(url, { poolSize: 2, fetchesArrayTypes: false }).db, { factor: 1000 }),
    clock: () => new Date(epoch + (Date.now() - epoch) * 100),
  });
});
process.once("disconnect", () => process.exit(0));
