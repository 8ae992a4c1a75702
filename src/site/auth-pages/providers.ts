import { sessionPages } from "../../../generated/contract.ts";
import { finishFlow } from "../../identity/auth/oauth/finish.ts";
import { startFlow } from "../../identity/auth/oauth/flow.ts";
import { operationPage } from "../kit/operation-page.ts";

/** The link to a provider's sign-in. */
export const providerStart = operationPage("startOAuth", {
  problems: { provider: "common.wrong.provider", next: "common.wrong.next" },
  show: (context, { path: { provider }, query: { next } }) =>
    startFlow(context, provider, { next }, sessionPages.login),
});

/** The redirect URI of providers. */
export const providerReturn = operationPage("finishOAuth", {
  problems: {
    provider: "common.wrong.provider",
    code: "common.wrong.sign_in",
    state: "common.wrong.sign_in",
    iss: "common.wrong.sign_in",
    error: "common.wrong.sign_in",
    error_description: "common.wrong.sign_in",
    error_uri: "common.wrong.sign_in",
  },
  show: finishFlow,
});
