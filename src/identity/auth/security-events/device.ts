import Bowser from "bowser";
import type { Texts } from "../../../foundation/languages/texts.ts";

type Program = { browser: string; system: string | undefined };

export const programOf = (userAgent: string | null): Program | undefined => {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name
    ? { browser: browser.name, system: os.name }
    : { browser: userAgent.slice(0, 60), system: undefined };
};

export const browserName = ({ t }: Texts, userAgent: string | null): string => {
  const program = programOf(userAgent);
  if (!program) return t("account.activity.unknown_client");
  const { browser, system } = program;
  return system ? t("account.activity.browser_on", { browser, system }) : browser;
};

const browsers: ReadonlySet<unknown> = new Set(Object.values(Bowser.BROWSER_MAP));

/** The same, but nothing that the client has made up: for emails, where it could be a link. */
export const knownBrowser = (texts: Texts, userAgent: string | null): string | undefined => {
  const { browser } = Bowser.parse(userAgent || "unknown");
  return browsers.has(browser.name) ? browserName(texts, userAgent) : undefined;
};
