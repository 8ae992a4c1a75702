import type postgres from "postgres";
import { isConnectionLost, isOfAborted } from "../outage.ts";
import type { SendStatement } from "./prepared.ts";

/** A client of postgres.js with one connection. */
export type SingleClient = {
  sql: postgres.Sql;
  /** Whether it has its connection. */
  isOpen: boolean;
  /** Is called when its connection ends. */
  onEnd: () => void;
};

type Work<Result> = (tx: postgres.Sql) => Promise<Result>;

const sessionLost = () =>
  Object.assign(new Error("the transaction's connection was lost"), { code: "CONNECTION_CLOSED" });

/**
 * Does work in a transaction. BEGIN travels with its first statement; `sql.begin` would wait for it.
 *
 * Its statements never reach another session. When a connection breaks, postgres.js 3.4.9 sends the rest of the
 * transaction to whatever the connection object is used for next: to a socket that is null, which ends the
 * process, or into somebody else's transaction (github.com/porsager/postgres, issues 1208 and 1216). So once the connection is lost,
 * nothing more is sent, and the connection is not given back.
 */
export const transact = <Result>(
  client: SingleClient,
  work: Work<Result>,
  { send, onSettled, beginText }: { send: SendStatement; onSettled: (error?: unknown) => void; beginText: string },
): Promise<Result> =>
  new Promise((resolve, reject) => {
    let isLost = false;
    /** The first error of a statement. */
    let failure: unknown;

    /** The client has no use any more: what is reserved and not given back would be waited for when its pool ends. */
    const lose = (error: unknown): void => {
      isLost = true;
      reject(error);
      client.sql.end({ timeout: 0 }).catch(() => {});
    };
    client.onEnd = () => lose(sessionLost());

    const watched = <Query extends Promise<unknown>>(query: Query): Query => {
      query.then(
        () => onSettled(),
        (error: unknown) => {
          failure ??= error;
          isLost ||= isConnectionLost(error);
          onSettled(error);
        },
      );
      return query;
    };

    const run = async (): Promise<Result> => {
      // A reservation that opens the connection is never granted: 3.4.9 forgets it unless it asks for types then.
      if (!client.isOpen) await watched(client.sql.unsafe("select"));
      client.isOpen = true;
      const session = await client.sql.reserve();
      const sendPlain = session.unsafe;

      /** A session of which nobody knows whether it is in a transaction is given up. */
      const control = (text: string) => {
        const query = watched(sendPlain(text));
        query.catch(lose);
        return query;
      };

      let depth = 0;

      const unsafe = (...args: Parameters<postgres.Sql["unsafe"]>) => {
        if (isLost) throw sessionLost();
        return watched(send({ unsafe: sendPlain }, args));
      };

      const savepoint = async <Inner>(work: Work<Inner>): Promise<Inner> => {
        if (isLost) throw sessionLost();
        const name = `s${++depth}`;
        // As BEGIN, it travels with what follows, which fails when it does.
        watched(sendPlain(`savepoint ${name}`)).catch(() => {});
        try {
          return await work(tx);
        } catch (error) {
          if (!isLost) await watched(sendPlain(`rollback to ${name}`));
          failure = undefined;
          throw error;
        } finally {
          depth--;
        }
      };

      const tx = Object.assign(session, { unsafe, savepoint });
      void control(beginText);
      const [result] = await Promise.allSettled([work(tx)]);
      if (isLost) throw result.status === "rejected" ? result.reason : sessionLost();
      const { command } = await control(result.status === "fulfilled" ? "commit" : "rollback");
      session.release();
      // PostgreSQL refuses what follows an error, and answers a commit with a rollback.
      if (result.status === "rejected") throw (isOfAborted(result.reason) && failure) || result.reason;
      if (command === "ROLLBACK") throw failure ?? new Error("the transaction was rolled back");
      return result.value;
    };

    run().then(resolve, reject);
  });
