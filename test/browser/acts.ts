import type { Page } from "playwright-core";
import { password } from "../support/people.ts";

/* What people do on a page. */

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole("button", { name }).click();

/** On the page to sign in. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, /^Sign in$/);
};

/** What a screen reader announces first. */
export const heading = (page: Page): Promise<string | null> => page.getByRole("heading", { level: 1 }).textContent();
