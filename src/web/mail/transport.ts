import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Message } from "./messages.ts";

export type MailSettings = {
  /** The sender, as `Name <address>`. Replies and bounces go to this address. */
  from: string;
  smtp?: { host: string; port?: number; username?: string; password?: string; secure?: boolean };
  outbox: string;
};

/** Returns the address without the name. */
export const addressOf = ({ from }: Pick<MailSettings, "from">): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

/** Sends emails. The Message-ID contains `id`, the same for each attempt, so that mailboxes detect duplicates. */
export type Transport = {
  /** @returns the file that was written, or the server's reply, which may name the recipient */
  send(
    message: Message & { id: string; createdAt: Date; sentAt: Date },
    signal: AbortSignal,
  ): Promise<{ file?: string; reply?: string }>;
  close(): void;
};

/** Milliseconds. With `socketCloseTimeout` 0, an aborted attempt closes its connection at once, so that the server accepts nothing more. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, socketCloseTimeout: 0 };

export const openTransport = (settings: MailSettings): Transport =>
  settings.smtp ? smtpTransport(settings.smtp, settings.from) : folderTransport(settings);

const mailOptionsOf = (
  from: string,
  {
    id,
    recipient,
    sentAt,
    subject,
    text,
    html,
    senderName,
    replyTo,
    unsubscribeLink,
    calendar,
  }: Parameters<Transport["send"]>[0],
) => ({
  // Objects: in a string, nodemailer would look for an address in the name, and for a list in the address.
  from: senderName === undefined ? from : { name: senderName, address: addressOf({ from }) },
  to: { name: "", address: recipient },
  ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
  subject,
  text,
  html,
  date: sentAt,
  messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? "localhost"}>`,
  // RFC 3834: suppresses automatic replies.
  headers: { "Auto-Submitted": "auto-generated", ...(unsubscribeLink !== undefined && listHeaders(unsubscribeLink)) },
  // nodemailer adds the calendar entry as an alternative part, which most mail programs read, and as an attached file for the others.
  ...(calendar && { icalEvent: { ...calendar, filename: "event.ics" } }),
});

const listHeaders = (link: string) => ({
  "List-Unsubscribe": `<${link}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export const connectionOf = ({ host, username, password, ...smtp }: NonNullable<MailSettings["smtp"]>) => {
  const port = smtp.port ?? (smtp.secure ? 465 : 587);
  const secure = smtp.secure ?? port === 465;
  return {
    ...timeouts,
    host,
    port,
    secure,
    // Never send a password unencrypted to another machine. Without a password, STARTTLS is used if offered.
    requireTLS: username !== undefined && !secure && !/^(?:localhost|127\..+|::1)$/.test(host),
    ...(username !== undefined && { auth: { user: username, pass: password ?? "" } }),
  };
};

const smtpTransport = (smtp: NonNullable<MailSettings["smtp"]>, from: string): Transport => {
  const transport = createTransport({ ...connectionOf(smtp), disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (message, signal) => {
      const { response: reply } = await transport.sendMail({ ...mailOptionsOf(from, message), signal });
      return { reply };
    },
    close: () => transport.close(),
  };
};

const folderTransport = ({ from, outbox }: MailSettings): Transport => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mailOptionsOf(from, mail));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`);
      const draft = join(outbox, `.${randomUUID()}`);
      // Renamed when complete, so that readers see only whole emails.
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, file);
      return { file };
    },
    close: () => transport.close(),
  };
};
