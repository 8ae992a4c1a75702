import assert from "node:assert/strict";
import { test } from "tap";
import { hiddenScopes } from "../../src/channels/changes/visibility.ts";
import { connect } from "../../src/foundation/db/client.ts";
import { serviceUrl, startPrimary, withoutDebian } from "../support/debian.ts";
import { until } from "../support/embedded.ts";
import { isNamed, listen, openStream } from "../support/event-stream.ts";
import { startCommunity } from "../support/fixtures.ts";

test("streams continue after a crash of the database", { skip: withoutDebian() }, async (t) => {
  const primary = await startPrimary(t);
  const url = serviceUrl(primary);
  const fault = "the database";
  const service = await startCommunity(t, { url, poolSize: 4, fault });
  const other = await service.startAnother({ poolSize: 4, fault });
  const { root, event, berlin: group } = service;
  const draft = await event(group, { status: "draft" });
  const { headers } = await service.token(root, { scopes: hiddenScopes });
  const [server, otherServer] = [await listen(service), await listen(other)];
  const rename = async (name: string): Promise<void> => {
    const { sql, close } = connect(url, { poolSize: 1, fetchesArrayTypes: false });
    await sql`update groups set name = ${name} where id = ${group.id}`;
    await sql`update events set name = ${`Draft ${name}`} where id = ${draft.id}`;
    await close();
  };
  const administrator = await openStream(t, server, { headers });
  const streams = [await openStream(t, server), await openStream(t, otherServer), administrator];
  await rename("Before");
  for (const stream of streams) await stream.waitFor("the change before the crash", isNamed("Before"));
  await administrator.waitFor("the draft before the crash", isNamed("Draft Before"));

  await primary.kill();
  // Existing streams stay open, and new ones may be asked to retry.
  const response = await openStream(t, server, { query: "?since=2026-11-20T18:00:00Z" });
  assert.ok([200, 503].includes(response.status));
  await primary.start();
  await rename("After");
  for (const stream of streams) await stream.waitFor("the change after the crash", isNamed("After"));
  await administrator.waitFor("the draft after the crash", isNamed("Draft After"));
  assert.ok(streams.every((stream) => !stream.hasEnded()));

  const [first] = streams;
  const lastId = first?.lastId();
  for (const stream of streams) stream.close();
  await rename("Unheard");
  await until("the other process sends the missed change", async () => {
    const back = await openStream(t, otherServer, { lastId });
    if (back.status !== 200) return false;
    await back.waitFor("the missed change", isNamed("Unheard"));
    return true;
  });
  const back = await openStream(t, otherServer, { lastId: administrator.lastId(), headers });
  await back.waitFor("the missed change of the draft", isNamed("Draft Unheard"));
  assert.ok(!back.events.some(({ event }) => event === "reset"));
});
