import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import autocannon, { type Result } from "autocannon";
import { password } from "../support/people.ts";
import type { Community, User } from "./community.ts";
import { createRegister, type Ledger } from "./ledger.ts";

type CreatedGroup = { key: string; name: string; id: string | undefined };

const createState = (user: User) => ({
  user,
  joined: createRegister(false),
  attends: createRegister(false),
  bio: createRegister<string | null>(null),
});

export type MemberState = ReturnType<typeof createState>;

export type Load = ReturnType<typeof startLoad>;

const pauseMs = 40;

export const startLoad = (ledger: Ledger, community: Community) => {
  let isStopped = false;
  const groups: CreatedGroup[] = [];
  const sessions: string[] = [];
  const members = community.members.map(createState);
  const repeatUntilStopped = async (intervalMs: number, action: (round: number) => Promise<unknown>): Promise<void> => {
    for (let round = 0; !isStopped; round++) {
      await action(round);
      await delay(intervalMs);
    }
  };
  const loops = [
    repeatUntilStopped(pauseMs, (round) => createGroups(ledger, community, groups, round)),
    ...members.map((member) => repeatUntilStopped(pauseMs, (round) => joinAndAttend(ledger, community, member, round))),
    repeatUntilStopped(pauseMs, (round) => readOnePath(ledger, community, round)),
    repeatUntilStopped(1_500, () => signIn(ledger, community, sessions)),
  ];
  return {
    groups,
    members,
    sessions,
    stop: async () => {
      isStopped = true;
      await Promise.all(loops);
    },
  };
};

/** Creates a group, or retries an unconfirmed creation with the same idempotency key, which must not create a second group. */
const createGroups = async (
  { send }: Ledger,
  { admin, alliance }: Community,
  groups: CreatedGroup[],
  round: number,
): Promise<void> => {
  const unconfirmed = groups.find(({ id }) => id === undefined);
  const group = unconfirmed ?? { key: `key-${round}`, name: `Group ${round}`, id: undefined };
  if (!unconfirmed) groups.push(group);
  const headers = { ...admin.headers, "idempotency-key": group.key };
  const body = { name: group.name, description: "…" };
  const response = await send("POST", `/api/v1/alliances/${alliance}/groups`, { headers, body });
  if (response?.status === 201) group.id = String(Object(response.body).id);
};

const joinAndAttend = async (
  { send }: Ledger,
  { alliance, group, event }: Community,
  { user: { headers }, joined, attends, bio }: MemberState,
  round: number,
): Promise<void> => {
  const join = `/api/v1/groups/${alliance}/${group}/join`;
  const attend = `/api/v1/events/${alliance}/${event}/attend`;
  const text = `round ${round}`;
  await joined.set(true, () => send("POST", join, { headers }));
  await attends.set(true, () => send("POST", attend, { headers }));
  await bio.set(text, () => send("PATCH", "/api/v1/me", { headers, body: { bio: text } }));
  await delay(pauseMs);
  if (round % 3 !== 0) await attends.set(false, () => send("DELETE", attend, { headers }));
  if (round % 2 === 0) await joined.set(false, () => send("DELETE", join, { headers }));
};

const readOnePath = async ({ send }: Ledger, { alliance, group, event }: Community, round: number): Promise<void> => {
  const paths = [
    `/alliances/${alliance}`,
    `/alliances/${alliance}/groups?sort=newest`,
    `/alliances/${alliance}/groups/${group}`,
    `/events/${event}`,
    `/alliances/${alliance}/events`,
    "/search?q=resilience",
    "/health",
  ];
  await send("GET", `/api/v1${paths[round % paths.length]}`);
};

const signIn = async ({ send }: Ledger, { admin }: Community, sessions: string[]): Promise<void> => {
  const body = { email: admin.email, password };
  const response = await send("POST", "/auth/login", { body, expected: [303] });
  const cookie = response?.headers.getSetCookie().find((line) => line.startsWith("session_id="));
  if (response?.status === 303 && cookie !== undefined) sessions.push(cookie.split(";", 1)[0] ?? "");
};

export const startReads = (url: string, connections = 8): { stop(): Promise<Result> } => {
  let stop = () => {};
  const result = new Promise<Result>((resolve, reject) => {
    const instance = autocannon({ url, connections, duration: 300 }, (error, read) =>
      error ? reject(error) : resolve(read),
    );
    stop = () => instance.stop();
  });
  return {
    stop: () => {
      stop();
      return result;
    },
  };
};

/** Asserts that no read and no other request failed or was refused. */
export const requireAllServed = ({ errors, timeouts, non2xx }: Result, { problems, unavailable }: Ledger): void =>
  assert.deepEqual(
    { errors, timeouts, non2xx, problems, unavailable },
    { errors: 0, timeouts: 0, non2xx: 0, problems: [], unavailable: [] },
  );
