import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Message } from "./messages.ts";

export type MailSettings = {
  /** `Name <address>`: replies and bounces go there. */
  from: string;
  smtp?: { host: string; port?: number; username?: string; password?: string; secure?: boolean };
  /** Folder for emails when there is no SMTP server. */
  outbox: string;
};

/** The sender's address without the name. */
export const addressOf = ({ from }: Pick<MailSettings, "from">): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

/** Sends emails. `id` makes the Message-ID, the same for each attempt, so that mailboxes can detect duplicates; `sentAt` is the `Date`. */
export type Transport = {
  /**
   * @param signal ends the attempt at once
   * @returns the file that was written, which is logged, or the server's reply, which may name the recipient
   */
  send(
    message: Message & { id: string; createdAt: Date; sentAt: Date },
    signal: AbortSignal,
  ): Promise<{ file?: string; reply?: string }>;
  close(): void;
};

/** Milliseconds. An aborted attempt ends its connection at once, so that the server accepts nothing more. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, socketCloseTimeout: 0 };

export const openTransport = (settings: MailSettings): Transport =>
  settings.smtp ? smtpTransport(settings.smtp, settings.from) : folderTransport(settings);

const envelopeOf = (
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
  // As objects, so that nodemailer encodes the name and parses no address in it.
  from: senderName === undefined ? from : { name: senderName, address: addressOf({ from }) },
  // As an object, so that nodemailer does not parse the address as a list or as a display name.
  to: { name: "", address: recipient },
  ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
  subject,
  text,
  html,
  date: sentAt,
  messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? "localhost"}>`,
  // RFC 3834: suppresses automatic replies.
  headers: { "Auto-Submitted": "auto-generated", ...(unsubscribeLink !== undefined && oneClick(unsubscribeLink)) },
  // The alternative with its method, which mail programs act on, and a file for those that do not.
  ...(calendar && { icalEvent: { ...calendar, filename: "event.ics" } }),
});

/** RFC 8058. */
const oneClick = (link: string) => ({
  "List-Unsubscribe": `<${link}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** How to connect to an SMTP server. */
export const connectionOf = ({ host, username, password, ...smtp }: NonNullable<MailSettings["smtp"]>) => {
  const port = smtp.port ?? (smtp.secure ? 465 : 587);
  const secure = smtp.secure ?? port === 465;
  return {
    ...timeouts,
    host,
    port,
    secure,
    // Never send a password to another machine unencrypted. Without a password, STARTTLS is used where it is offered.
    requireTLS: username !== undefined && !secure && !/^(?:localhost|127\..+|::1)$/.test(host),
    ...(username !== undefined && { auth: { user: username, pass: password ?? "" } }),
  };
};

const smtpTransport = (smtp: NonNullable<MailSettings["smtp"]>, from: string): Transport => {
  const transport = createTransport({ ...connectionOf(smtp), disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (message, signal) => {
      const { response: reply } = await transport.sendMail({ ...envelopeOf(from, message), signal });
      return { reply };
    },
    close: () => transport.close(),
  };
};

const folderTransport = ({ from, outbox }: MailSettings): Transport => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(envelopeOf(from, mail));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`);
      const draft = join(outbox, `.${randomUUID()}`);
      // Renamed when complete, so that readers of the folder see only whole emails.
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, file);
      return { file };
    },
    close: () => transport.close(),
  };
};
