import type postgres from "postgres";
import { isConnectionLost, isOfAborted } from "../outage.ts";
import type { SendStatement } from "./prepared.ts";

export type SingleClient = {
  sql: postgres.Sql;
  isOpen: boolean;
  onEnd: () => void;
};

type Work<Result> = (tx: postgres.Sql) => Promise<Result>;

const sessionLost = () =>
  Object.assign(new Error("the transaction's connection was lost"), { code: "CONNECTION_CLOSED" });

/**
 * Runs work in a transaction. BEGIN travels with its first statement; `sql.begin` would wait for it.
 *
 * Once the connection is lost, nothing more is sent, and the connection is not given back: postgres.js 3.4.9 would send the rest
 * to a socket that is null, which ends the process, or into another transaction (github.com/porsager/postgres, issues 1208 and
 * 1216).
 */
export const transact = <Result>(
  client: SingleClient,
  work: Work<Result>,
  { send, onSettled, beginText }: { send: SendStatement; onSettled: (error?: unknown) => void; beginText: string },
): Promise<Result> =>
  new Promise((resolve, reject) => {
    let isLost = false;
    let failure: unknown;

    /** The pool's end would wait for a reserved connection that is never released. */
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
      // 3.4.9 never grants a reservation that opens the connection, unless it asks for types then.
      if (!client.isOpen) await watched(client.sql.unsafe("select"));
      client.isOpen = true;
      const session = await client.sql.reserve();
      const sendPlain = session.unsafe;

      /** A session in an unknown state is given up. */
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
        // Travels with the next statement, which fails if it does.
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
      // PostgreSQL responds to a commit after an error with a rollback.
      if (result.status === "rejected") throw (isOfAborted(result.reason) && failure) || result.reason;
      if (command === "ROLLBACK") throw failure ?? new Error("the transaction was rolled back");
      return result.value;
    };

    run().then(resolve, reject);
  });
