import Bowser from "bowser";

/** For example `Firefox on Linux`; the header may be missing or unknown. */
export const browserName = (userAgent: string | null): string => {
  if (!userAgent) return "Unknown client";
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent.slice(0, 60);
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
};
