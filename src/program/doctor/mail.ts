import SMTPConnection from "nodemailer/lib/smtp-connection/index.js";
import { reasonOf } from "../../foundation/outage.ts";
import { addressOf, connectionOf } from "../../web/mail/transport.ts";
import { type Config, isLocal } from "../config/config.ts";
import { mailSettingsOf } from "../config/resources.ts";
import { createReporter, type Finding } from "./finding.ts";

const report = createReporter("mail");

/** Connects and signs in, and sends nothing. */
export const checkMail = async (config: Config): Promise<Finding> => {
  const { smtp, outbox, from } = mailSettingsOf(config);
  const isPublic = !isLocal(config.server.base_url);
  if (!smtp)
    return isPublic
      ? report.warning(
          `email.smtp.host is not set: emails are files in ${outbox} and do not leave this machine, so nobody can verify an address; set it`,
        )
      : report.ok(`email.smtp.host is not set: emails are files in ${outbox}`);
  const { auth, ...options } = connectionOf(smtp);
  const server = `${options.host}:${options.port}`;
  const connection = new SMTPConnection({ ...options, logger: false });
  try {
    await connect(connection);
    if (auth) await signIn(connection, auth);
    if (!connection.secure && !isLoopback(options.host))
      return report.warning(
        `${server} offers no STARTTLS: emails with links to sign in travel unencrypted; use another port`,
      );
    const success = `${server} accepts connections${connection.secure ? ", over TLS" : ""}${auth ? ", and the password is right" : ""}`;
    if (isPublic && config.email.from === undefined)
      return report.warning(
        `${success}; but email.from is not set: emails come from ${addressOf({ from })}, which the server may refuse; set it`,
      );
    return report.ok(success);
  } catch (error) {
    return report.problem(faultOf(error, server));
  } finally {
    connection.close();
  }
};

const isLoopback = (host: string): boolean => /^(?:localhost|127\..+|::1)$/.test(host);

const connect = (connection: SMTPConnection): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.on("error", reject);
    connection.connect(() => resolve());
  });

const signIn = (connection: SMTPConnection, { user, pass }: { user: string; pass: string }): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.login({ credentials: { user, pass } }, (error) => (error ? reject(error) : resolve()));
  });

/** The server's reply may quote the user name, never the password. */
const faultOf = (error: unknown, server: string): string => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = reasonOf(error);
  if (code === "EAUTH") return `${server} refuses email.smtp.username and its password (${reason}); correct them`;
  if (code === "EDNS") return `the host of ${server} is unknown; correct email.smtp.host`;
  if (code === "ETLS" || /STARTTLS|TLS|SSL|certificate/i.test(reason))
    return `${server} offers no TLS that can be trusted (${reason}), and the service sends the password only over TLS; correct email.smtp.port and email.smtp.secure`;
  return `${server} cannot be reached (${reason}); correct email.smtp.host and email.smtp.port, or allow outgoing connections`;
};
