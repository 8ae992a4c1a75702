import type { ServiceError } from "../../foundation/errors.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import type { Context } from "../../identity/context.ts";
import { findVisitor } from "../../identity/users/signed-in-user.ts";
import { pageAbove, pathOf } from "../../server/http/paths.ts";
import { pagePolicy, pagePolicyWithForms } from "../../web/pages/html-response.ts";
import type { SignedInUser } from "../../web/pages/page.ts";
import { type Render, template } from "../../web/pages/template.ts";
import { userMessage } from "../../web/pages/user-message.ts";
import type { ErrorDisplay } from "../kit/rejected-form.ts";

type ErrorData = {
  /** The signed-in user; `null` without a session; `undefined` if the user was not looked up. */
  user: SignedInUser | null | undefined;
  status: number;
  title: string;
  message: string;
  requestId: string | null;
  /** The suggested next step. */
  nextStep: NextStep | null;
};

type NextStep = { label: string; path: string; method?: "get" | "post" };

const errorTemplate = template<ErrorData>("site/error-page/error");

type FailedRequest = {
  display: Pick<ErrorDisplay, "problems" | "errorLink">;
  error: ServiceError;
  requestId: string;
  url: string;
};

type Site = {
  texts: Translator;
  render: Render;
  /** Creates the context, which is not available for early errors. */
  context: () => Context;
  /** The session's user; null without a session; undefined if the session was not looked up or is invalid. */
  userId: string | null | undefined;
};

/** Renders the error page, also when there is no caller or when the database is down. */
export const errorPage = async (site: Site, failed: FailedRequest): Promise<{ html: string; policy: string }> => {
  const { display, error, requestId } = failed;
  const { render, texts, context } = site;
  const { status, retry } = error;
  const html = await render(errorTemplate, {
    user: await userFor(site, status),
    nextStep: nextStepAfter(texts, failed),
    status,
    title: titleOf(texts, status),
    message: userMessage(texts, error, display.problems),
    requestId: status >= 500 ? requestId : null,
  });
  return { html, policy: retry?.method === "post" ? pagePolicyWithForms(context().providers.origins) : pagePolicy };
};

const nextStepAfter = ({ t }: Translator, { display, error, url }: FailedRequest): NextStep | null => {
  const { status, code, retry } = error;
  const link = (label: string, path: string | undefined) => (path === undefined ? null : { label, path });
  if (retry) return { ...retry, label: t(retry.label ?? "common.try_again") };
  if (status === 405) return link(t("common.form_page"), pageAbove(url));
  if (code === "invalid_cursor") return link(t("common.pager.first"), withoutCursor(url));
  if (code === "email_not_verified") return link(t("common.place.dashboard"), "/dashboard");
  const { errorLink } = display;
  return status === 400 && errorLink ? link(t(errorLink.label), errorLink.path) : null;
};

const withoutCursor = (url: string): string => {
  const query = new URLSearchParams(url.slice(pathOf(url).length));
  query.delete("cursor");
  return query.size > 0 ? `${pathOf(url)}?${query}` : pathOf(url);
};

/** Looks up the user for the header, unless the service is overloaded. */
const userFor = async ({ context, userId }: Site, status: number) => {
  if (!userId || status === 429 || status >= 500) return userId === null ? null : undefined;
  try {
    const { db, now } = context();
    return await findVisitor({ db, now, caller: { userId } });
  } catch {
    // The page works without the user.
    return undefined;
  }
};

const statusesWithTitle = [400, 401, 403, 404, 405, 409, 413, 414, 415, 429, 500, 503] as const;

const titleOf = ({ t }: Translator, status: number): string => {
  const specific = statusesWithTitle.find((code) => code === status);
  return t(specific === undefined ? "common.status.other" : `common.status.${specific}`);
};
