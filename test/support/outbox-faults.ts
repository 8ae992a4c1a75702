import assert from "node:assert/strict";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { SMTPServer } from "smtp-server";
import type { Test } from "tap";
import { openEmbedded } from "../../src/foundation/embedded-postgres/open.ts";
import { openConnection } from "../../src/foundation/outbox/worker.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { createMailer } from "../../src/web/mail/mailer.ts";
import { verificationMail } from "../../src/web/mail/messages.ts";
import { newEmbeddedDataDir, query, queryValue, runningPid, until } from "./embedded.ts";
import { portOf } from "./loopback.ts";
import type { Line } from "./mail-worker.ts";

/** A separate PostgreSQL that restarts by itself after it was stopped. */
export const startRestartable = async (t: Test) => {
  const dataDir = await newEmbeddedDataDir(t);
  // Commits reach the operating system, so that they outlive a crash of the server.
  const database = await openEmbedded({ dataDir, role: "command", settings: { fsync: "off" } });
  t.teardown(database.close);
  await applyMigrations(database.url);
  const isUp = () =>
    query(database.url, "select 1").then(
      () => true,
      () => false,
    );
  return {
    url: database.url,
    /** SIGINT: a fast shutdown. SIGQUIT: no shutdown at all, so that the server recovers from its log. */
    restart: async (signal: "SIGINT" | "SIGQUIT") => {
      const pid = await runningPid(dataDir);
      process.kill(pid, signal);
      await until("another server runs", async () => (await runningPid(dataDir).catch(() => pid)) !== pid);
      await until("the server accepts connections", isUp);
    },
  };
};

type Reply = "accept" | "slow" | "hold" | "defer" | "hang up" | "wait, then hang up";
type Acceptance = { recipient: string; at: number };

/** An SMTP server that replies to each message as planned, then accepts; addresses that begin with "refused" get 550. */
export const startUnreliableSmtp = async (t: Test) => {
  const accepted: Acceptance[] = [];
  const closed = new Set<string>();
  const heldEmails: { accept(): void; isGone(): boolean }[] = [];
  const state = { plan: [] as Reply[], refusals: [] as string[], heldEmails };
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ["AUTH", "STARTTLS"],
    onClose: ({ id }) => closed.add(id),
    onRcptTo: ({ address }, _session, done) => {
      if (!address.startsWith("refused")) return done();
      state.refusals.push(address);
      done(Object.assign(new Error(`5.1.1 <${address}>: no such mailbox`), { responseCode: 550 }));
    },
    onData: (stream, session, done) => {
      const reply = state.plan.shift() ?? "accept";
      const accept = () => {
        // A client that has disconnected gets no reply, and the server stores only what it has confirmed.
        if (closed.has(session.id)) return;
        accepted.push({ recipient: session.envelope.rcptTo[0]?.address ?? "", at: performance.now() });
        done();
      };
      const hangUp = () => done(Object.assign(new Error("4.3.2 closing"), { responseCode: 421 }));
      stream.on("end", () => {
        if (reply === "accept") return accept();
        if (reply === "hold") return heldEmails.push({ accept, isGone: () => closed.has(session.id) });
        if (reply === "defer") return done(Object.assign(new Error("4.2.2 later"), { responseCode: 451 }));
        if (reply === "hang up") return hangUp();
        setTimeout(reply === "slow" ? accept : hangUp, 400);
      });
      stream.resume();
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  t.teardown(() => new Promise<void>((resolve) => server.close(resolve)));
  return { port: portOf(server.server), accepted, state };
};

/** Processes that deliver email. Starting one takes a second, so a spare one is always running. */
const startWorkers = (t: Test, target: { url: string; port: number; epoch: number }) => {
  const program = fileURLToPath(new URL("mail-worker.js", import.meta.url));
  const lines: Line[] = [];
  const ended: string[] = [];
  const spawn = () => {
    const child = fork(program);
    child.on("message", (line: Line) => lines.push(line));
    child.on("exit", (code, signal) => ended.push(String(signal ?? code)));
    return child;
  };
  let spare = spawn();
  const running: ChildProcess[] = [];
  const start = () => {
    spare.send(target);
    running.push(spare);
    spare = spawn();
  };
  const kill = () => running.shift()?.kill("SIGKILL");
  t.teardown(() => {
    for (const child of [...running, spare]) child.kill("SIGKILL");
  });
  return { start, kill, lines, ended };
};

/** How long before and after an acceptance a fault may cause a repetition. */
const faultWindowMs = { beforeConfirmation: 250, untilCommit: 1500 };

type Fault = { delayMs: number; kind: "kill" | "terminate" | "restart" | "crash" };

const terminateConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'alliance outbox' and pid <> pg_backend_pid()`;

/**
 * Queues emails while processes are killed, connections are cut, the database is restarted and the mail server fails. Each
 * email is accepted at least once, and again only when a fault fell between the acceptance and the commit.
 */
export const checkDelivery = async (t: Test, { runs }: { runs: number }): Promise<void> => {
  const { url, restart } = await startRestartable(t);
  const smtp = await startUnreliableSmtp(t);
  const epoch = Date.now();
  const workers = startWorkers(t, { url, port: smtp.port, epoch });
  workers.start();
  workers.start();
  const connection = openConnection(url);
  t.teardown(connection.close);
  const { enqueue } = createMailer();
  let killed = 0;
  let round = 0;
  const totals = { queued: 0, accepted: 0, repeated: 0, faults: 0 };

  const queueEmail = async (recipient: string): Promise<string[]> => {
    const mail = verificationMail({ recipient, baseUrl: "https://alliance.test", token: "A".repeat(22) });
    try {
      await connection.transaction((tx) => enqueue(tx, mail, new Date(epoch)));
      return [recipient];
    } catch {
      // The transaction failed, so this email need not be delivered.
      return [];
    }
  };

  const injectFault = async (kind: Fault["kind"]) => {
    const from = performance.now();
    if (kind === "kill") {
      killed += 1;
      workers.kill();
      workers.start();
    } else if (kind === "terminate") await query(url, terminateConnections);
    else await restart(kind === "restart" ? "SIGINT" : "SIGQUIT");
    return { from, to: performance.now() };
  };

  const fault = fc.record<Fault>({
    delayMs: fc.integer({ min: 0, max: 300 }),
    kind: fc.constantFrom("kill", "terminate", "terminate", "restart", "crash"),
  });
  const reply = fc.constantFrom<Reply>("accept", "accept", "slow", "slow", "defer", "hang up", "wait, then hang up");
  const property = fc.asyncProperty(
    fc.array(fault, { minLength: 1, maxLength: 4 }),
    fc.array(reply, { maxLength: 20 }),
    async (faults, plan) => {
      round += 1;
      smtp.state.plan = [...plan];
      smtp.accepted.length = 0;
      const addressOf = (index: number) => `${index % 7 === 6 ? "refused" : "person"}-${round}-${index}@example.org`;
      let index = 0;
      const queued: string[] = [];
      const queueEmails = async (count: number) => {
        for (const last = index + count; index < last; index += 1) queued.push(...(await queueEmail(addressOf(index))));
      };
      await queueEmails(10);
      const injectedFaults: { from: number; to: number }[] = [];
      for (const { delayMs, kind } of faults) {
        await delay(delayMs);
        injectedFaults.push(await injectFault(kind));
        await queueEmails(2);
      }
      await until("the outbox is empty", async () => {
        await delay(100);
        return (await queryValue(url, "select count(*)::int as waiting, pg_notify('outbox', '') from outbox")) === 0;
      });
      for (const recipient of queued) {
        const times = smtp.accepted.filter((email) => email.recipient === recipient).map(({ at }) => at);
        if (recipient.startsWith("refused")) assert.ok(smtp.state.refusals.includes(recipient), recipient);
        else assert.ok(times.length >= 1, `${recipient} was lost`);
        totals.accepted += times.length;
        for (const at of times.slice(0, -1)) {
          totals.repeated += 1;
          const excused = injectedFaults.some(
            ({ from, to }) => from <= at + faultWindowMs.untilCommit && to >= at - faultWindowMs.beforeConfirmation,
          );
          assert.ok(excused, `${recipient} was accepted again though nothing had failed in between`);
        }
      }
      totals.queued += queued.length;
      totals.faults += faults.length;
    },
  );
  // A run takes seconds. The printed seed repeats a failure, so fast-check need not shorten it.
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
  t.comment(JSON.stringify(totals));
  assert.deepEqual(
    workers.ended,
    Array.from({ length: killed }, () => "SIGKILL"),
    "a worker ended by itself",
  );
  const errors = workers.lines.filter(({ level }) => level >= 50);
  assert.deepEqual(errors, []);
  const warned = workers.lines.filter(({ msg }) => /lost the database/.test(msg)).length;
  assert.ok(warned <= 2 * totals.faults, `${warned} warnings of ${totals.faults} faults in two processes`);
};
