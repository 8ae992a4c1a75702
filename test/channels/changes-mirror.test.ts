import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type Test, test } from "tap";
import { hiddenScopes } from "../../src/channels/changes/visibility.ts";
import { until } from "../support/embedded.ts";
import { listen, openStream, type StreamEvent } from "../support/event-stream.ts";
import { type Change, type Copy, checkAllChanges, crawl, createChanger } from "../support/mirror.ts";
import { type Service, startService } from "../support/service.ts";

const createMirror = async (t: Test, service: Service, servers: string[], headers?: Record<string, string>) => {
  const copy: Copy = new Map();
  let buffer: StreamEvent[] | undefined;
  let resets = 0;
  const store = ({ event, data }: StreamEvent): void => {
    if (event === "removed") copy.delete(data.id);
    else copy.set(data[data.type].id, data[data.type]);
  };
  /** Reads the lists, and then applies the events that arrived during the reads. */
  const readAll = async (): Promise<void> => {
    buffer = [];
    const resources = await crawl(service, headers);
    copy.clear();
    for (const [id, item] of resources) copy.set(id, item);
    for (const event of buffer) store(event);
    buffer = undefined;
  };
  let reading: Promise<void> = Promise.resolve();
  const onEvent = (event: StreamEvent): void => {
    if (event.event === "reset") {
      resets++;
      reading = reading.then(readAll);
    } else if (buffer) buffer.push(event);
    else store(event);
  };
  let attempts = 0;
  const connect = (lastId?: string) =>
    openStream(t, servers[attempts++ % servers.length] ?? assert.fail(), { lastId, onEvent, headers: headers ?? {} });
  let stream = await connect();
  await readAll();
  /** Reconnects like `EventSource` after it has lost its connection. */
  const reconnect = async () => {
    stream = await connect(stream.lastId());
  };
  /** Resolves when the copy has an alliance with this name, and the lists have been read again after a reset. */
  const waitForName = (name: string) => {
    const hasName = async () => {
      if (stream.hasEnded()) await reconnect();
      await reading;
      return [...copy.values()].some((item) => item["name"] === name);
    };
    return until(`the copy has ${name}`, hasName, 60_000);
  };
  return { copy, disconnect: () => stream.close(), reconnect, waitForName, resets: () => resets };
};

/** The resources that differ, each as a pair of its states in the copy and in the crawl. */
const differencesOf = (copy: Copy, crawled: Copy) =>
  [...new Set([...copy.keys(), ...crawled.keys()])]
    .map((id) => [copy.get(id), crawled.get(id)])
    .filter(([mirrored, expected]) => !isDeepStrictEqual(mirrored, expected));

/** Maximum time for which a copy may differ: anonymous reads may be stale, and a changed role ends the stream within seconds. */
const graceMs = (name: string): number =>
  name === "anonymous client" ? 3_000 : name.startsWith("member") ? 20_000 : 0;

test("mirrors built from changes equal a crawl, with and without credentials", async (t) => {
  const service = await startService(t, { poolSize: 4 });
  const other = await service.startAnother({ poolSize: 4 });
  const servers = [await listen(service), await listen(other)];
  const { apply, root, members } = await createChanger(service);
  const { sql, person, appoint, token, session } = service;
  const [member = assert.fail()] = members;
  const allianceAdmin = await person();
  const [first = assert.fail()] = await sql<{ id: string }[]>`select id from alliances order by id limit 1`;
  await appoint(allianceAdmin, { alliance: first.id });
  for (const { id } of await sql<{ id: string }[]>`select id from groups order by id limit 6`)
    await appoint(member, { group: id });
  const eventsAndJobsToken = await token(allianceAdmin, { scopes: ["profile:read", "admin:events", "admin:jobs"] });
  const credentials = {
    "anonymous client": undefined,
    "administrator of all alliances": (await token(root, { scopes: ["profile:read", ...hiddenScopes] })).headers,
    "administrator of one alliance, with a token for events and jobs": eventsAndJobsToken.headers,
    "member who gains and loses the organizer role": { cookie: `session_id=${(await session(member)).session()}` },
  };
  const mirrors = await Promise.all(
    Object.entries(credentials).map(async ([name, headers]) => ({
      name,
      headers,
      mirror: await createMirror(t, service, servers, headers),
    })),
  );
  const applied = new Set<string>();
  let marks = 0;

  const follow = async (input: Change[], isAway: boolean) => {
    for (const { mirror } of mirrors) if (isAway) mirror.disconnect();
    for (const step of input) if ((await apply(step)) < 300) applied.add(step.change);
    const mark = `Mark ${marks++}`;
    await sql`update alliances set name = ${mark} where id = (select id from alliances order by id limit 1)`;
    for (const { mirror } of mirrors) if (isAway) await mirror.reconnect();
    for (const { name, headers, mirror } of mirrors) {
      const findDifferences = async () => {
        await mirror.waitForName(mark);
        return differencesOf(mirror.copy, await crawl(service, headers));
      };
      const deadline = Date.now() + graceMs(name);
      let differences = await findDifferences();
      while (differences.length > 0 && Date.now() < deadline) {
        await delay(200);
        differences = await findDifferences();
      }
      assert.ok(differences.length === 0, `${name}: ${JSON.stringify({ differences, changes: input, isAway })}`);
    }
  };
  await checkAllChanges(follow, applied);
  const resets = mirrors.slice(0, 3).map(({ mirror }) => mirror.resets());
  assert.deepEqual(resets, [0, 0, 0], "only the member whose role changes reads the lists again");
});
