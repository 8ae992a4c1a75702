import type postgres from "postgres";
import { isConnectionLost } from "../outage.ts";
import type { SendStatement } from "./prepared.ts";

type Work<Result> = (tx: postgres.TransactionSql) => Promise<Result>;
type Failed = (error: unknown) => void;

const sessionLost = () =>
  Object.assign(new Error("the transaction's connection was lost"), { code: "CONNECTION_CLOSED" });

/**
 * Begins a transaction whose statements never reach another session. When a connection breaks, postgres.js 3.4.9 sends the
 * rest of the transaction, its rollback at least, to whatever the connection object is used for next: to a socket that is
 * null, which ends the process, or into somebody else's transaction (github.com/porsager/postgres, issues 1208 and 1216).
 * So once the connection is lost, nothing more is sent, and postgres.js never learns how the work ended.
 */
export const beginGuarded = <Result>(
  sql: postgres.Sql,
  work: Work<Result>,
  { send, onSettled }: { send: SendStatement; onSettled: (error?: unknown) => void },
): Promise<Result> =>
  new Promise((resolve, reject) => {
    let lost = false;
    const failed: Failed = (error) => {
      lost = true;
      reject(error);
    };
    const watched = (query: Promise<unknown>): void => {
      query.then(
        () => onSettled(),
        (error: unknown) => {
          lost ||= isConnectionLost(error);
          onSettled(error);
        },
      );
    };
    const run = (tx: postgres.TransactionSql): Promise<Result> =>
      new Promise((done, rollBack) => {
        work(guard(tx, { send, isLost: () => lost, watched })).then(done, (error: unknown) =>
          lost ? reject(error) : rollBack(error),
        );
      });
    sql.begin(run).then((result) => resolve(result as Result), failed);
  });

type Watch = { send: SendStatement; isLost: () => boolean; watched: (query: Promise<unknown>) => void };

/** The part of a transaction's client that Drizzle uses. */
const guard = (tx: postgres.TransactionSql, watch: Watch): postgres.TransactionSql =>
  new Proxy(tx, {
    get: (target, name, receiver) => {
      if (name === "unsafe") return guardedUnsafe(target, watch);
      if (name === "savepoint") return guardedSavepoint(target, watch);
      return Reflect.get(target, name, receiver);
    },
  });

const guardedUnsafe =
  (tx: postgres.TransactionSql, { send, isLost, watched }: Watch) =>
  (...args: Parameters<postgres.TransactionSql["unsafe"]>) => {
    if (isLost()) throw sessionLost();
    const query = send(tx, args);
    watched(query);
    return query;
  };

const guardedSavepoint =
  (tx: postgres.TransactionSql, watch: Watch) =>
  (work: Work<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (watch.isLost()) throw sessionLost();
      const run = (inner: postgres.TransactionSql) =>
        new Promise((done, rollBack) => {
          work(guard(inner, watch)).then(done, (error: unknown) => (watch.isLost() ? reject(error) : rollBack(error)));
        });
      tx.savepoint(run).then(resolve, reject);
    });
