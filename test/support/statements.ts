import assert from "node:assert/strict";
import { PostgresJsSession } from "drizzle-orm/postgres-js";
import type { Queryable } from "../../src/foundation/db/client.ts";

/** Counts the prepared statements that reads send. The returned function returns their number since its last call. */
export const countStatements = ({ db }: { db: Queryable }): (() => number) => {
  const { session } = db._;
  assert.ok(session instanceof PostgresJsSession);
  const send = session.query.bind(session);
  let count = 0;
  session.query = (...statement) => {
    count++;
    return send(...statement);
  };
  return () => {
    const result = count;
    count = 0;
    return result;
  };
};
