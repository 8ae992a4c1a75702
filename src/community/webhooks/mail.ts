import { isText, payloadReader } from "../../foundation/outbox/payload.ts";
import type { JobHandler } from "../../foundation/outbox/worker.ts";
import { may, viewerOfUser } from "../../identity/access/policy.ts";
import type { SendMail } from "../../web/mail/delivery.ts";
import { webhookDisabledMail } from "../../web/mail/messages.ts";
import { webhookPath } from "../../web/page-paths.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { findDisabled } from "./queries.ts";

export const disabledMail = { topic: "webhook_disabled", priority: 1 };

const readPayload = payloadReader("an email of a webhook", { webhookId: isText, userId: isText });

export const webhookMailHandlers =
  ({ baseUrl, secondFactorForAdmins }: { baseUrl: string; secondFactorForAdmins: boolean }) =>
  (send: SendMail): Readonly<Record<string, JobHandler>> => ({
    [disabledMail.topic]: async (job, signal, tx) => {
      const payload = readPayload(job.payload);
      const webhook = await findDisabled(tx, payload);
      if (!webhook) return undefined;
      const viewer = await viewerOfUser({ db: tx, now: new Date(), secondFactorForAdmins }, payload.userId);
      if (!may(alliancePolicy.verbs.manage_webhooks, viewer, webhook.alliance)) return undefined;
      const { recipient, language, alliance, webhookId, url, reason } = { ...webhook, ...payload };
      const address = baseUrl + webhookPath({ alliance: alliance.slug, webhook_id: webhookId });
      const host = new URL(url).host;
      const mail = webhookDisabledMail({ recipient, language, alliance: alliance.name, host, reason, address });
      return send(mail, job, signal);
    },
  });
