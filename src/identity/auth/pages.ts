import type { Form, Rejected } from "../../web/pages/form.ts";
import { type EmailNotice, noticeOf } from "../../web/pages/notices.ts";
import type { NoticeText } from "../../web/pages/page.ts";
import { template } from "../../web/pages/template.ts";
import type { Context } from "../context.ts";
import type { ProviderChoice } from "./oauth/provider.ts";

type LoginPage = {
  form: Form;
  next: string | undefined;
  providers: ProviderChoice[];
  notice: NoticeText | null;
};

const loginTemplate = template<LoginPage>("identity/auth/login");

type CheckMailPage = {
  message: string;
  email: string | null;
  next: string;
  again: string;
  /** What sends the email once more; `null` where this browser has not asked for it lately. */
  resend: { path: string; fields: { name: string; value: string }[] } | null;
  isRequest: boolean;
};

const checkMailTemplate = template<CheckMailPage>("identity/auth/check-mail");

type RegisterPage = { form: Form; next: string | undefined; providers: ProviderChoice[] };

const registerTemplate = template<RegisterPage>("identity/auth/register");

const forgotPasswordTemplate = template<{ form: Form }>("identity/auth/forgot-password");

const resetPasswordTemplate = template<{ form: Form; token: string }>("identity/auth/reset-password");

export const loginPage = (
  { render, providers }: Context,
  { form, next, notice }: { form: Form; next: string | undefined; notice: NoticeText | null },
): Promise<string> => render(loginTemplate, { form, next, notice, providers: providers.choices });

type Sent = {
  /** As it was typed; `null` when this browser has not typed it lately. */
  email: string | null;
  next: string;
  /** The ID of an RSVP or of a request to join that waits for its confirmation. */
  request: string | null;
};

export const checkMailPage = (
  { render, texts }: Context,
  notice: EmailNotice,
  { request, ...sent }: Sent,
): Promise<string> => {
  const { email, next } = sent;
  const isRequest = requestCookies[notice] !== undefined;
  const [name, value] = isRequest ? ["request", request] : ["email", email];
  const fields = value === null ? null : [{ name, value }];
  // That form knows no `next`: a reset does not sign in.
  if (notice !== "reset_requested") fields?.push({ name: "next", value: next });
  return render(checkMailTemplate, {
    ...sent,
    message: noticeOf(texts, notice)?.text ?? "",
    again: formPaths[notice] ?? next,
    resend: fields && { path: resendPaths[notice], fields },
    isRequest,
  });
};

export const requestCookies: Partial<Record<EmailNotice, "rsvp_request" | "join_request">> = {
  rsvp_requested: "rsvp_request",
  join_requested: "join_request",
};

/** Where the address is entered again: without a path, on the page that `next` names. */
const formPaths: Partial<Record<EmailNotice, string>> = {
  registered: "/auth/register",
  reset_requested: "/auth/forgot-password",
  sign_in_link_requested: "/auth/sign-in-link",
};

const resendPaths: Record<EmailNotice, string> = {
  registered: "/auth/verify-email",
  reset_requested: "/auth/forgot-password",
  sign_in_link_requested: "/auth/sign-in-link",
  rsvp_requested: "/rsvps/resend",
  join_requested: "/joins/resend",
};

export const registerPage = (
  { render, providers }: Context,
  { form, next }: { form: Form; next: string | undefined },
): Promise<string> => render(registerTemplate, { form, next, providers: providers.choices });

export const forgotPasswordPage = ({ render }: Context, form: Form): Promise<string> =>
  render(forgotPasswordTemplate, { form });

export const resetPasswordPage = ({ render }: Context, form: Form<never>, token: string): Promise<string> =>
  render(resetPasswordTemplate, { form, token });

/** With a used or broken link the form is useless. */
export const resetPasswordAgain = (context: Context, { form: { problems }, sent }: Rejected) => {
  const token: unknown = Object(sent).token;
  const isAboutPassword = problems.some(({ field }) => field === "password");
  return isAboutPassword && typeof token === "string"
    ? resetPasswordPage(context, { values: {}, problems }, token)
    : undefined;
};

/** Where a form that was refused leads, unless that was what was refused. */
export const nextOf = ({ form, text }: Pick<Rejected, "form" | "text">): string | undefined =>
  form.problems.some(({ field }) => field === "next") ? undefined : text("next");
