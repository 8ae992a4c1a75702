import { operationTable } from "../../../generated/contract.ts";
import {
  type AppRequest,
  consentPath,
  decideConsent,
  finishAuthorization,
  placeOfRequest,
  readRequest,
  requireInteraction,
  startAuthorization,
} from "../../identity/apps/authorization.ts";
import { decideDeviceRequest, devicePath, readableUserCode, readDeviceRequest } from "../../identity/apps/devices.ts";
import { needsStepUp, redirectToStepUp, secondFactorPath } from "../../identity/auth/second-factor/step-up.ts";
import type { UserContext } from "../../identity/context.ts";
import { signedInUser } from "../../identity/users/signed-in-user.ts";
import { seeOther } from "../../server/http/responses.ts";
import { htmlPage, pagePolicyWithForms } from "../../web/pages/html-response.ts";
import { noticeOf } from "../../web/pages/notices.ts";
import { operationPage } from "../kit/operation-page.ts";
import { render } from "../kit/page.ts";
import { problemsWith } from "./shared.ts";

/** Names the publisher of an app by the URL of its metadata document, with the path, because publishers may share a host. */
const publisherOf = ({ host, pathname, search }: URL): string => host + pathname + search;

const toRequestData = ({ texts }: UserContext, request: AppRequest) => {
  const { client, scopes } = request;
  return {
    name: client.name,
    destination: placeOfRequest(texts, request),
    publisher: client.source === "document" ? publisherOf(new URL(client.id)) : null,
    /** Whether the name is unverified: the developer of the app chose it. */
    isUnverified: client.source !== "document",
    scopes,
  };
};

/** @param userCode the code that a device shows; `null` if an app redirected the browser to the page */
export const consentPage = async (
  context: UserContext,
  request: AppRequest,
  form: { action: string; userCode: string | null },
) => {
  const data = { app: toRequestData(context, request), ...form };
  return htmlPage(
    await render(context, "auth-pages/consent", await signedInUser(context), data),
    consentPolicy(request),
  );
};

/** Chrome applies `form-action` to the redirect after a form, too: https://github.com/w3c/webappsec-csp/issues/8 */
const consentPolicy = ({ redirectUri }: AppRequest): string => {
  if (redirectUri === null) return pagePolicyWithForms([]);
  const { protocol, origin } = new URL(redirectUri);
  return pagePolicyWithForms([/^https?:$/.test(protocol) ? origin : protocol]);
};

/** The authorization endpoint, to which an app redirects its user's browser. */
const authorization = operationPage("startAuthorization", {
  problems: {
    ...problemsWith("common.wrong.app_link", ["client_id", "redirect_uri", "response_type", "response_mode", "scope"]),
    ...problemsWith("common.wrong.app_link", ["code_challenge", "code_challenge_method", "resource", "prompt"]),
    state: "common.wrong.sign_in",
  },
  show: (context, { query }) => startAuthorization(context, query.client_id),
});

/** Redirects the browser back to the app. */
const authorizationReturn = operationPage("finishAuthorization", {
  show: (context, { path }) => finishAuthorization(context, path.authorization_id),
});

const consent = operationPage("showConsent", {
  problems: { decision: "common.field.button" },
  show: async (context, { path: { authorization_id: id } }) => {
    const { params } = await requireInteraction(context, id);
    if (needsStepUp(context)) return seeOther(secondFactorPath(consentPath(id)));
    const request = await readRequest(context, params);
    return consentPage(context, request, { action: consentPath(id), userCode: null });
  },
  forms: {
    submitConsent: {
      submit: async (context, { path: { authorization_id: id }, body: { decision } }) => {
        const redirect = decision === "allow" && redirectToStepUp(context, consentPath(id));
        return redirect || seeOther(await decideConsent(context, id, decision));
      },
    },
  },
});

const { path } = operationTable.showDevice;

/** Asks for the code that a device shows, and then for consent. */
const device = operationPage("showDevice", {
  problems: { user_code: "common.field.user_code", decision: "common.field.button" },
  template: "auth-pages/device",
  show: async (context, { query: { user_code: typedCode = "", notice } }) => {
    const { texts } = context;
    const isTyped = typedCode.trim() !== "";
    if (isTyped && needsStepUp(context)) return seeOther(secondFactorPath(devicePath(typedCode)));
    const request = isTyped ? await readDeviceRequest(context, typedCode) : undefined;
    if (request) return consentPage(context, request, { action: path, userCode: readableUserCode(typedCode) });
    const user = await signedInUser(context);
    return isTyped
      ? { user, problem: texts.t("auth.device.unknown"), userCode: typedCode }
      : { user, notice: noticeOf(texts, notice), problem: null, userCode: "" };
  },
  forms: {
    submitDevice: {
      submit: async (context, { body }) => {
        const redirect = body.decision === "allow" && redirectToStepUp(context, devicePath(body.user_code));
        if (redirect) return redirect;
        await decideDeviceRequest(context, body);
        return seeOther(`${path}?notice=${body.decision === "allow" ? "device_approved" : "device_denied"}`);
      },
    },
  },
});

export const consentPages = { ...authorization, ...authorizationReturn, ...consent, ...device };
