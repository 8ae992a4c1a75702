import type { Schemas } from "../../../../generated/contract.ts";
import { isKey, type Translator } from "../../../foundation/languages/texts.ts";
import { toLocalTimestamp } from "../../../foundation/wall-clock.ts";
import { formatsIn } from "../../../web/pages/formats.ts";

type Agenda = Schemas["Agenda"];

const languageName = (texts: Translator, tag: string): string => {
  try {
    return new Intl.DisplayNames([texts.language], { type: "language" }).of(tag) ?? tag;
  } catch (error) {
    // The contract checks only the format of the tag, so it may be invalid.
    if (error instanceof RangeError) return tag;
    throw error;
  }
};

/** The label of an item's kind; null for talks, the usual kind. */
const kindName = ({ t }: Translator, kind: string): string | null => {
  const key = `community.agenda.kind.${kind}`;
  return isKey(key) ? t(key) : null;
};

/** The template data of an agenda, by day in the event's time zone. */
export const toAgendaView = (texts: Translator, { items, speakers }: Agenda, timezone: string) => {
  const { dayTitle, clockTimes } = formatsIn(texts.language);
  const byId = new Map(speakers.map((speaker) => [speaker.id, speaker]));
  const days = new Map<string, { title: string; items: object[] }>();
  for (const item of items) {
    const date = toLocalTimestamp(item.starts_at, timezone).slice(0, 10);
    const day = days.get(date) ?? { title: dayTitle(item.starts_at, timezone), items: [] };
    days.set(date, day);
    day.items.push({
      ...item,
      time: clockTimes(item.starts_at, item.ends_at, timezone),
      details: [
        kindName(texts, item.kind),
        item.room,
        item.language === null ? null : languageName(texts, item.language),
      ].filter((detail) => detail !== null),
      speakers: item.speaker_ids.flatMap((id) => byId.get(id) ?? []),
    });
  }
  return { days: [...days.values()], speakers };
};
