import { resolve } from "node:path";
import type { MailSettings } from "../../web/mail/transport.ts";
import type { Config } from "./config.ts";

/** Without an SMTP host, emails are written to files in the data folder. */
export const mailSettingsOf = ({ email, server, data_dir }: Config): MailSettings => {
  const { host, ...rest } = email.smtp;
  return {
    from:
      email.from ??
      `"${server.name.replaceAll(/["\\<>\p{Cc}]/gu, "")}" <no-reply@${new URL(server.base_url).hostname.replace(/^\[.*\]$/, "localhost")}>`,
    outbox: resolve(data_dir, "outbox"),
    ...(host !== undefined && { smtp: { host, ...rest } }),
  };
};
