import { requireSubscription, unsubscribe } from "../../community/notifications/unsubscribe.ts";
import type { NotificationKind } from "../../foundation/notification-kinds.ts";
import { htmlPage } from "../../web/pages/html-response.ts";
import { template } from "../../web/pages/template.ts";
import { operationPage } from "../kit/operation-page.ts";

type UnsubscribePage = { kind: NotificationKind; token: string; done: boolean };

const unsubscribeTemplate = template<UnsubscribePage>("site/auth-pages/unsubscribe");

/** The page behind the link at the end of an email. Mail programs send its form themselves. */
export const unsubscription = operationPage("showUnsubscribe", {
  problems: { token: "common.wrong.link" },
  show: async (context, { query: { token } }) => {
    const { kind } = await requireSubscription(context, token);
    return context.render(unsubscribeTemplate, { kind, token, done: false });
  },
  forms: {
    submitUnsubscribe: {
      submit: async (context, { query: { token } }) => {
        const kind = await unsubscribe(context, token);
        return htmlPage(await context.render(unsubscribeTemplate, { kind, token, done: true }));
      },
    },
  },
});
