import { type EmailNotice, noticeOf } from "../../web/pages/notices.ts";
import type { Form, NoticeText } from "../../web/pages/render.ts";
import type { Context } from "../context.ts";

/** The pages of users who are not signed in, also shown again when their form was rejected. */

export const loginPage = (
  { render, providers }: Context,
  { form, next, notice }: { form: Form<"email">; next: string | undefined; notice: NoticeText | null },
): Promise<string> => render("login", { form, next, notice, providers: providers.choices });

type TypedEmail = {
  /** As it was typed; `null` when this browser has not typed it lately. */
  email: string | null;
  next: string;
};

export const checkMailPage = (
  { render, texts }: Context,
  notice: EmailNotice,
  { email, next }: TypedEmail,
): Promise<string> =>
  render("check-mail", { message: noticeOf(texts, notice)?.text ?? "", email, next, again: formPaths[notice] });

const formPaths: Record<EmailNotice, string> = {
  registered: "/auth/register",
  reset_requested: "/auth/forgot-password",
};

export const registerPage = (
  { render, providers }: Context,
  { form, next }: { form: Form<"email" | "name">; next: string | undefined },
): Promise<string> => render("register", { form, next, providers: providers.choices });

export const forgotPasswordPage = ({ render }: Context, form: Form<"email">): Promise<string> =>
  render("forgot-password", { form });

export const resetPasswordPage = ({ render }: Context, form: Form<never>, token: string): Promise<string> =>
  render("reset-password", { form, token });
