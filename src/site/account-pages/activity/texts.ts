import type { Texts } from "../../../foundation/languages/texts.ts";
import { isProviderName, providerLabels } from "../../../identity/auth/oauth/provider.ts";
import { browserName } from "../../../identity/auth/security-events/device.ts";
import type { SecurityEventRow } from "../../../identity/auth/security-events/queries.ts";

export const whatHappened = ({ t }: Texts, { event, subject }: Pick<SecurityEventRow, "event" | "subject">): string => {
  const provider = subject !== null && isProviderName(subject) ? providerLabels[subject] : "";
  const by = provider || subject === "passkey" || subject === "email" ? subject : "password";
  return t(`account.event.${event}`, { by: by ?? "password", provider });
};

export const whereFrom = (texts: Texts, { address, userAgent }: Pick<SecurityEventRow, "address" | "userAgent">) =>
  address === null
    ? texts.t("account.activity.operator")
    : texts.t("account.activity.from", { browser: browserName(texts, userAgent), address });
