import type { Page } from "playwright-core";
import { password } from "../support/people.ts";

/* Actions on a page, and checks of its text. */

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole("button", { name }).click();

export const follow = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("link", { name }).first().click();

/** Follows a link with exactly this name, outside the menu. */
export const followInMain = (page: Page, name: string): Promise<void> =>
  page.getByRole("main").getByRole("link", { name, exact: true }).first().click();

export const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
};

/** Signs in on the sign-in page, which must be open. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await fill(page, { "Email address": email, Password: password });
  await press(page, /^Sign in$/);
};

/** Opens a page by signing in, which redirects to `path`. */
export const openSignedIn = async (page: Page, path: string, { email }: { email: string }): Promise<void> => {
  await page.goto(`/auth/login?next=${encodeURIComponent(path)}`);
  await signIn(page, email);
};

/** Returns the text of the page's main heading. */
export const headingOf = (page: Page): Promise<string | null> => page.getByRole("heading", { level: 1 }).textContent();

export const waitForText = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

export const waitForRole = (page: Page, role: "status" | "alert" | "main", text: string | RegExp): Promise<void> =>
  page.getByRole(role).filter({ hasText: text }).first().waitFor();
