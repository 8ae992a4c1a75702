/** A process that runs imports, for tests to kill. */
import assert from "node:assert/strict";
import fastify from "fastify";
import { importHandlers } from "../../src/community/imports/run.ts";
import { connect } from "../../src/foundation/db/client.ts";
import { startWorker } from "../../src/foundation/outbox/worker.ts";
import { createLimits } from "../../src/server/limits/limits.ts";

process.once("message", ({ url, now }: { url?: string; now?: string }) => {
  assert.ok(url !== undefined && now !== undefined);
  const { db } = connect(url, { poolSize: 2, fetchesArrayTypes: false });
  const clock = () => new Date(now);
  const limits = createLimits(db, { factor: 1000 });
  const handlers = importHandlers({ db, limits, secondFactorForAdmins: false, clock });
  startWorker({ url, handlers, log: fastify().log, clock });
});
process.once("disconnect", () => process.exit(0));
