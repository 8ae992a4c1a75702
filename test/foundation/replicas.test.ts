import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "tap";
import { ofThisLog, requiredAfter, requiredOf, type Sample } from "../../src/foundation/db/positions.ts";
import { requiredFor } from "../../src/foundation/db/replicas.ts";
import { until } from "../support/embedded.ts";
import { createDatabase, inject, startService } from "../support/service.ts";

const maxLag = 1_000;

/** What was committed when: each commit is a position, later ones are greater. */
const histories = fc
  .array(fc.record({ pause: fc.integer({ min: 1, max: 400 }), bytes: fc.integer({ min: 1, max: 5_000 }) }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((steps) => {
    let at = 0;
    let position = 0;
    return steps.map(({ pause, bytes }) => {
      at += pause;
      position += bytes;
      return { at, position };
    });
  });

const positionAt = (history: readonly Sample[], time: number): number =>
  history.findLast(({ at }) => at <= time)?.position ?? 0;

/** The process asks now and then, and the response may come from any time after it asked. */
const samplesOf = (history: readonly Sample[], asked: readonly { at: number; late: number }[]): Sample[] => {
  let greatest = 0;
  return asked
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, late }) => {
      greatest = Math.max(greatest, positionAt(history, at + late));
      return { at, position: greatest };
    });
};

const asked = fc.array(fc.record({ at: fc.integer({ min: 0, max: 10_000 }), late: fc.integer({ min: 0, max: 300 }) }), {
  maxLength: 40,
});

test("a replica that may be read", async (t) => {
  await t.test("has all that was committed before db.max_replica_lag", async () => {
    fc.assert(
      fc.property(histories, asked, fc.integer({ min: 0, max: 11_000 }), (history, times, now) => {
        const samples = samplesOf(
          history,
          times.filter(({ at }) => at <= now),
        );
        const required = requiredOf(samples, { now, maxLag, isAway: false });
        if (required === undefined) assert.ok(samples.every(({ at }) => at < now - maxLag));
        else assert.ok(required >= positionAt(history, now - maxLag));
      }),
    );
  });

  await t.test("while the primary does not answer, has what it had to have when that last answered", async () => {
    fc.assert(
      fc.property(histories, asked, fc.integer({ min: 0, max: 50_000 }), (history, times, later) => {
        const samples = samplesOf(history, times);
        const last = samples.at(-1);
        const required = requiredOf(samples, { now: (last?.at ?? 0) + later, maxLag, isAway: true });
        if (!last) assert.equal(required, undefined);
        else assert.equal(required, requiredOf(samples, { now: last.at, maxLag, isAway: false }));
      }),
    );
  });

  await t.test("for what is kept, has every change that was heard of", async () => {
    fc.assert(
      fc.property(histories, asked, fc.integer({ min: 0, max: 10_000 }), (history, times, heardAt) => {
        const required = requiredAfter(samplesOf(history, times), heardAt);
        if (required !== undefined) assert.ok(required >= positionAt(history, heardAt));
      }),
    );
  });

  await t.test("for a caller, has the last write, unless that is of another log", async () => {
    const newest = 5_000_000_000;
    for (const written of [null, 0, newest, newest + 100_000]) assert.equal(ofThisLog(written, newest), written);
    assert.equal(ofThisLog(80_000_000_000, newest), null);
    assert.equal(ofThisLog(80_000_000_000, undefined), 80_000_000_000);
  });

  await t.test("has all of that at once, and is none where one is not known", async () => {
    const known = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined });
    const writtenOrNot = fc.oneof(fc.constant(null), known);
    fc.assert(
      fc.property(known, known, writtenOrNot, fc.boolean(), (anybody, kept, written, isKept) => {
        const positions = { ofAnybody: () => anybody, ofKept: () => kept };
        const required = requiredFor(positions, { isKept, written });
        const isUnknown = anybody === undefined || written === null || (isKept && kept === undefined);
        assert.equal(required === undefined, isUnknown);
        if (!required) return;
        assert.equal(required.floor, anybody);
        for (const position of [anybody, written ?? 0, isKept ? kept : 0])
          assert.ok(required.position >= Number(position));
      }),
    );
  });
});

test("a caller whose last write is of another log reads the primary, and has a position of this one then", async (t) => {
  const url = await createDatabase(t, "demo");
  // Any server that answers is as good as a replica.
  const service = await startService(t, { url, poolSize: 2, replicas: { urls: [url], maxLag } });
  const { person, token } = service;
  const author = await person({ withPassword: false });
  const { headers } = await token(author);
  const ofAnother = 9_000_000_000_000_000;
  await service.sql`insert into write_positions (user_id, position) values (${author.id}, ${ofAnother})`;
  await until(
    "it is noted",
    async () => {
      const { statusCode } = await inject(service.app, { method: "GET", url: "/api/v1/alliances", headers });
      assert.equal(statusCode, 200);
      const [row] = await service.sql`select position::float8 from write_positions where user_id = ${author.id}`;
      return Number(row?.["position"]) < ofAnother;
    },
    5_000,
  );
});
