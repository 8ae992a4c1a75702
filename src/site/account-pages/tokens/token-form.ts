import type { Schemas } from "../../../../generated/contract.ts";
import type { Texts } from "../../../foundation/languages/texts.ts";
import type { Choice } from "../../../web/pages/page.ts";

const days: Record<Schemas["TokenLifetime"], number | null> = {
  week: 7,
  month: 30,
  quarter: 90,
  year: 366,
  never: null,
};

export const lifetimesIn = ({ t }: Texts): Choice[] =>
  Object.entries(days).map(([value, count]) => ({
    value,
    label: count === null ? t("account.lifetime.never") : t("account.lifetime.days", { count }),
  }));

export const endOfLifetime = (lifetime: Schemas["TokenLifetime"], now: Date): string | null => {
  const length = days[lifetime];
  return length === null ? null : new Date(now.getTime() + length * 86_400_000).toISOString();
};
