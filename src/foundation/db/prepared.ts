import type postgres from "postgres";

type Unsafe = postgres.Sql["unsafe"];

export type SendStatement = (client: { unsafe: Unsafe }, args: Parameters<Unsafe>) => ReturnType<Unsafe>;

/** Limits prepared statements per connection to about 8 MB (30 kB each). Combinations of filters result in many different statements. */
const maxStatements = 256;

export type OnStatement = (text: string) => (error?: unknown) => void;

export type SendOptions = { prepares: boolean; onStatement?: OnStatement | undefined };

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
 * With Drizzle alone, PostgreSQL parses, describes and plans each statement again, with a second round trip. A statement is
 * prepared on its second use, so that rare statements take no memory.
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
