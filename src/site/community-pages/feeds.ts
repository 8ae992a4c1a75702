import type { Texts } from "../../foundation/languages/texts.ts";

export const eventFeed = ({ t }: Texts, alliance: string) => ({
  title: t("common.place.events"),
  path: `/feeds/${alliance}/events.atom`,
});

export const jobFeed = ({ t }: Texts) => ({ title: t("common.place.jobs"), path: "/feeds/jobs.atom" });
