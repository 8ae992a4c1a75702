import { join } from "node:path";
import { Eta } from "eta";
import { packageRoot } from "../package.ts";

export type Mail = { recipient: string; subject: string; text: string; html: string };

const views = join(packageRoot, "src/mail/templates");
const asHtml = new Eta({ views, cache: true });
const asText = new Eta({ views, cache: true, autoEscape: false });

/** The data of the templates. Never a user's name: anyone could register a victim's address with spam as the name. */
type Messages = {
  verify: { link: string };
  reset: { link: string };
  "account-exists": { loginLink: string; resetLink: string };
  notice: { event: string; securityLink: string; resetLink: string };
};

const subjects: Record<keyof Messages, string> = {
  verify: "Verify your email address",
  reset: "Choose a new password",
  "account-exists": "You already have an account",
  notice: "A change to your account",
};

const compose = <Name extends keyof Messages>(recipient: string, name: Name, data: Messages[Name]): Mail => ({
  recipient,
  subject: subjects[name],
  text: asText.render(`${name}.text.eta`, data),
  html: asHtml.render(`${name}.html.eta`, { ...data, subject: subjects[name] }),
});

/** Links begin with the configured `base_url`, never with a request's Host header. */
const link = (baseUrl: string, path: string, token?: string): string =>
  `${baseUrl}${path}${token === undefined ? "" : `?token=${token}`}`;

type To = { recipient: string; baseUrl: string };

export const verificationMail = ({ recipient, baseUrl, token }: To & { token: string }): Mail =>
  compose(recipient, "verify", { link: link(baseUrl, "/auth/verify-email", token) });

export const resetMail = ({ recipient, baseUrl, token }: To & { token: string }): Mail =>
  compose(recipient, "reset", { link: link(baseUrl, "/auth/reset-password", token) });

export const accountExistsMail = ({ recipient, baseUrl }: To): Mail =>
  compose(recipient, "account-exists", {
    loginLink: link(baseUrl, "/auth/login"),
    resetLink: link(baseUrl, "/auth/forgot-password"),
  });

/** @param event a sentence that says what happened */
export const noticeMail = ({ recipient, baseUrl, event }: To & { event: string }): Mail =>
  compose(recipient, "notice", {
    event,
    securityLink: link(baseUrl, "/settings/security"),
    resetLink: link(baseUrl, "/auth/forgot-password"),
  });
