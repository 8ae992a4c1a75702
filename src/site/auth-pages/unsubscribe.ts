import { requireSubscription, unsubscribe } from "../../community/notifications/unsubscribe.ts";
import { htmlPage } from "../../web/pages/html-response.ts";
import { operationPage } from "../kit/operation-page.ts";
import { render } from "../kit/page.ts";

const template = "auth-pages/unsubscribe";

/** The page behind the link at the end of an email. Mail programs may submit its form themselves (RFC 8058). */
export const unsubscription = operationPage("showUnsubscribe", {
  template,
  show: async (context, { query: { token } }) => {
    const { kind } = await requireSubscription(context, token);
    return { kind, token, isDone: false };
  },
  forms: {
    submitUnsubscribe: {
      submit: async (context, { query: { token } }) => {
        const kind = await unsubscribe(context, token);
        return htmlPage(await render(context, template, undefined, { kind, token, isDone: true }));
      },
    },
  },
});
