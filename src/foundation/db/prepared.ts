import type postgres from "postgres";

type Unsafe = postgres.Sql["unsafe"];

/** Sends a statement to a pool or a transaction of postgres.js. */
export type SendStatement = (client: { unsafe: Unsafe }, args: Parameters<Unsafe>) => ReturnType<Unsafe>;

/**
 * Statements that each connection keeps prepared at most. All texts are ours, but filters and lists make many of them, and a
 * plan takes some 30 kB of each connection.
 */
const maxStatements = 256;

/** Called with each statement that is sent. The function that it returns is called when the statement has settled. */
export type OnStatement = (text: string) => (error?: unknown) => void;

export type SendOptions = {
  /** Whether statements are prepared on the server. */
  prepares: boolean;
  onStatement?: OnStatement | undefined;
};

export const createSend = ({ prepares, onStatement }: SendOptions): SendStatement => {
  const send: SendStatement = prepares ? createPrepared() : (client, args) => client.unsafe(...args);
  if (!onStatement) return send;
  return (client, args) => {
    const settled = onStatement(args[0]);
    const query = send(client, args);
    query.then(() => settled(), settled);
    return query;
  };
};

/**
 * Sends statements prepared. Drizzle would have each one parsed, described and planned anew, which is a second round trip.
 * A text is prepared from its second use on, so that rare ones take no room.
 */
const createPrepared = (): SendStatement => {
  const seenOnce = new Set<string>();
  const prepared = new Set<string>();
  const isPrepared = (text: string): boolean => {
    if (prepared.has(text)) return true;
    if (prepared.size >= maxStatements) return false;
    if (seenOnce.delete(text)) {
      prepared.add(text);
      return true;
    }
    if (seenOnce.size >= maxStatements) seenOnce.clear();
    seenOnce.add(text);
    return false;
  };
  return (client, [text, parameters, options]) =>
    client.unsafe(text, parameters, { ...options, prepare: isPrepared(text) });
};
