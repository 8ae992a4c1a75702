import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Test } from "tap";
import { portOf } from "./loopback.ts";

export type Received = { mail: Email; raw: string; envelope: { from: string; to: string[] } };

export type SmtpReply = { responseCode: number; text: string };

type Envelope = Received["envelope"];

type State = {
  /** Rejects each message with this text and `responseCode`. */
  rejectWith: string | undefined;
  responseCode: number;
  /** Whether the server never replies to messages. */
  hang: boolean;
  /** Chooses the reply to a message after it has arrived completely; undefined accepts it. */
  replyTo?: (message: Received) => SmtpReply | undefined;
};

/** An SMTP server that records the messages that it accepts. `refuse` and `replyTo` reject messages at the end of DATA. */
export const startSmtp = async (
  t: Test,
  { port = 0, users }: { port?: number; users?: Record<string, string> } = {},
) => {
  const received: Received[] = [];
  const waiters: (() => void)[] = [];
  const state: State = { rejectWith: undefined, responseCode: 451, hang: false };
  const server = new SMTPServer({
    logger: false,
    disabledCommands: users ? [] : ["AUTH"],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ username = "", password: secret }, _session, done) =>
      users?.[username] === secret ? done(null, { user: username }) : done(new Error("no")),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (state.hang) return;
        if (state.rejectWith)
          return done(Object.assign(new Error(state.rejectWith), { responseCode: state.responseCode }));
        const raw = Buffer.concat(chunks).toString();
        const receive = async () => {
          const mail = await new PostalMime().parse(raw);
          const sender = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
          const sent: Envelope = { from: sender, to: envelope.rcptTo.map(({ address }) => address) };
          const message = { mail, raw, envelope: sent };
          const reply = state.replyTo?.(message);
          if (reply) return done(Object.assign(new Error(reply.text), { responseCode: reply.responseCode }));
          received.push(message);
          done();
          for (const resume of waiters.splice(0)) resume();
        };
        receive().catch(done);
      });
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  t.teardown(close);
  /** Resolves when this many emails have arrived. */
  const waitForEmails = async (count: number): Promise<Received[]> => {
    while (received.length < count) await new Promise<void>((resolve) => waiters.push(resolve));
    return received;
  };
  return { port: portOf(server.server), received, waitForEmails, state, close };
};
