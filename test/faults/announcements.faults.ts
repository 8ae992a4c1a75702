import assert from "node:assert/strict";
import { test } from "tap";
import { until } from "../support/embedded.ts";
import { createGate } from "../support/gate.ts";
import { createDatabase } from "../support/service.ts";
import { createCommunity } from "./community.ts";
import { connectAs, createServiceProcess } from "./service.ts";

/** Within this time after a commit, every process must respond with the committed data. */
const maxOutdatedMs = 100;

test("killing a process between a commit and its announcement leaves no outdated response in another process", async (t) => {
  const settings = { ALLIANCE_DB__URL: await createDatabase(t, "none") };
  const [writer, other] = [await createServiceProcess(t, settings), await createServiceProcess(t, settings)];
  await Promise.all([writer.start(), other.start()]);
  const { sql } = connectAs(t, settings.ALLIANCE_DB__URL);
  const { alliance, event, members } = await createCommunity(sql, writer.url);
  const readAttendeeCount = async (): Promise<number> =>
    Object(await (await fetch(`${other.url}/api/v1/events/${event}`)).json()).attendee_count;
  const countRsvps = async (): Promise<number> => {
    const [row] = await sql`select count(*)::integer as count from attendances where event_id = ${event}`;
    return row?.["count"];
  };
  const [first, second] = members;
  for (const member of [first, second]) {
    if (!writer.isUp()) await writer.start();
    const before = await countRsvps();
    await until("the other process caches the event", async () => {
      const response = await fetch(`${other.url}/api/v1/events/${event}`);
      return Object(await response.json()).attendee_count === before;
    });
    const [locked, freed] = [createGate(), createGate()];
    const transaction = sql.begin(async (tx) => {
      // Announcements wait for this locked row. The insert is repeated if the row was announced before it was locked.
      do await sql`insert into pending_notifications (channel, payload) values ('nobody', 'listens')`;
      while ((await tx`select from pending_notifications for update`).length === 0);
      locked.open();
      await freed.opened;
    });
    await locked.opened;
    const path = `${writer.url}/api/v1/events/${alliance}/${event}/attend`;
    const request = fetch(path, { method: "POST", headers: member?.headers ?? {} }).catch(() => undefined);
    await until("the RSVP is committed", async () => (await countRsvps()) === before + 1);
    writer.signal("SIGKILL");
    assert.equal(await request, undefined, "the request waits for its announcement");
    await writer.ended();
    const [pending] =
      await sql`select count(*)::integer as count from pending_notifications where channel = 'public_changes'`;
    assert.ok(pending?.["count"] > 0, "nothing was announced");
    freed.open();
    await transaction;
    const releasedAt = performance.now();
    await until("the other process shows the RSVP", async () => (await readAttendeeCount()) === before + 1);
    const outdatedMs = performance.now() - releasedAt;
    t.comment(`${outdatedMs.toFixed(1)} ms`);
    assert.ok(outdatedMs < 10 * maxOutdatedMs, `${outdatedMs} ms`);
  }
});
