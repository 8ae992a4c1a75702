import type { Context } from "../context.ts";
import type { Form } from "../pages/render.ts";

/** The pages of users who are not signed in, also shown again when their form was rejected. */

export const loginPage = (
  { render, providers }: Context,
  { form, next, notice }: { form: Form<"email">; next: string | undefined; notice: string | null },
): Promise<string> => render("login", { form, next, notice, providers: providers.choices });

export const registerPage = ({ render, providers }: Context, form: Form<"email" | "name">): Promise<string> =>
  render("register", { form, providers: providers.choices });

export const forgotPasswordPage = ({ render }: Context, form: Form<"email">): Promise<string> =>
  render("forgot-password", { form });

export const resetPasswordPage = ({ render }: Context, form: Form<never>, token: string): Promise<string> =>
  render("reset-password", { form, token });
