import { pagePolicyWithForms } from "../../web/pages/html-response.ts";
import type { NoticeText, SignedInUser } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import type { UserContext } from "../context.ts";
import { signedInUser } from "../users/signed-in-user.ts";
import { type AppRequest, placeOfRequest } from "./request.ts";

type ConsentPage = {
  user: SignedInUser;
  app: ReturnType<typeof toAsked>;
  action: string;
  userCode: string | null;
};

const consentTemplate = template<ConsentPage>("identity/apps/consent");

type DevicePage = { user: SignedInUser; notice: NoticeText | null; problem: string | null; userCode: string };

const deviceTemplate = template<DevicePage>("identity/apps/device");

/** Where the app's document is, which its name is not: with the path, since many may write at one host. */
const publisherOf = ({ host, pathname, search }: URL): string => host + pathname + search;

const toAsked = ({ texts }: UserContext, request: AppRequest) => {
  const { client, scopes } = request;
  return {
    name: client.name,
    place: placeOfRequest(texts, request),
    publisher: client.source === "document" ? publisherOf(new URL(client.id)) : null,
    /** Whether anybody may have chosen the name. */
    isUnchecked: client.source !== "document",
    scopes,
  };
};

export const consentPage = async (
  context: UserContext,
  request: AppRequest,
  form: Pick<ConsentPage, "action" | "userCode">,
): Promise<string> =>
  context.render(consentTemplate, { user: await signedInUser(context), app: toAsked(context, request), ...form });

export const devicePage = async (
  context: UserContext,
  shown: { notice: NoticeText | null; problem: string | null; userCode: string },
): Promise<string> => context.render(deviceTemplate, { user: await signedInUser(context), ...shown });

/** Chrome applies `form-action` to the redirect after a form, too: https://github.com/w3c/webappsec-csp/issues/8 */
export const consentPolicy = ({ redirectUri }: AppRequest): string => {
  if (redirectUri === null) return pagePolicyWithForms([]);
  const { protocol, origin } = new URL(redirectUri);
  return pagePolicyWithForms([/^https?:$/.test(protocol) ? origin : protocol]);
};
