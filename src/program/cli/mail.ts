import { v7 as uuid } from "uuid";
import { escapeHtml } from "../../foundation/html.ts";
import { reasonOf } from "../../web/mail/delivery.ts";
import { openTransport } from "../../web/mail/transport.ts";
import { loadConfig } from "../config/config.ts";
import { mailSettingsOf } from "../config/resources.ts";
import { CommandError } from "./errors.ts";

const timeoutMs = 60_000;

/** Sends without the outbox, and prints the server's reply or the file. */
export const testMail = async (recipient: string): Promise<void> => {
  const config = loadConfig();
  const settings = mailSettingsOf(config);
  const { name, base_url: baseUrl } = config.server;
  const text = `This email shows that ${name} (${baseUrl}) can send emails. Its operator sent it by "alliance mail test".`;
  const now = new Date();
  const mail = { id: uuid(), createdAt: now, sentAt: now, recipient, urgent: true };
  const transport = openTransport(settings);
  try {
    const sent = await transport.send(
      { ...mail, subject: `Test email from ${name}`, text: `${text}\n`, html: `<p>${escapeHtml(text)}</p>\n` },
      AbortSignal.timeout(timeoutMs),
    );
    console.log(
      sent.file === undefined
        ? `Sent to ${recipient} from ${settings.from}. ${settings.smtp?.host} replied: ${sent.reply}`
        : `email.smtp.host is not set, so no email is sent. It was written to ${sent.file}`,
    );
  } catch (error) {
    const via = settings.smtp ? `${settings.smtp.host} did not accept the email: ` : "";
    throw new CommandError(via + reasonOf(error));
  } finally {
    transport.close();
  }
};
