import { enums, type Schemas } from "../../../../generated/contract.ts";
import { editAgenda } from "../../../community/events/agenda/actions.ts";
import { findAgenda } from "../../../community/events/agenda/queries.ts";
import { toAgenda } from "../../../community/events/agenda/views.ts";
import { requireEvent } from "../../../community/events/policy.ts";
import { InvalidField } from "../../../foundation/errors.ts";
import { fromLocalText, toLocalText } from "../../../foundation/local-time.ts";
import { formatsIn } from "../../../web/pages/formats.ts";
import { linksIn, textOf, toLines, urlOf } from "../../../web/pages/text-fields.ts";
import { readAs } from "../../kit/contract-form.ts";
import { formText, isLocalTime, organizerNotice } from "../../kit/fields.ts";
import { managedEvent } from "../../kit/managed-event.ts";
import { form, formIn, page } from "../../kit/page.ts";
import { fromContract, listOf, oneOf, optional, required, type ValuesOf, withDefault, yes } from "../../kit/schema.ts";

/* The form of an agenda. Each item and each speaker is saved separately. */

const path = "/events/{alliance}/{group_slug}/{event_slug}/edit/agenda";
const permission = "event.update";

const itemFields = {
  item: optional(fromContract("AgendaKey")),
  title: required(formText, "organizers.problem.line"),
  starts_at: required(formText, "organizers.agenda.problem.time"),
  ends_at: required(formText, "organizers.agenda.problem.time"),
  kind: withDefault(oneOf(enums.AgendaItemKind), "talk", "organizers.problem.choice"),
  room: optional(formText, "organizers.problem.short"),
  language: optional(formText, "organizers.agenda.problem.language"),
  abstract: optional(formText, "organizers.problem.description"),
  speaker_ids: optional(listOf(fromContract("AgendaKey"), { maxItems: 20 }), "organizers.problem.choice"),
  slides_url: optional(formText, "organizers.problem.address"),
  recording_url: optional(formText, "organizers.problem.address"),
};

const speakerFields = {
  speaker: optional(fromContract("AgendaKey")),
  name: required(formText, "organizers.problem.line"),
  headline: optional(formText, "organizers.problem.short"),
  bio: optional(formText, "organizers.problem.description"),
  photo_url: optional(formText, "organizers.problem.address"),
  links: optional(formText, "organizers.problem.links"),
};

const toTime = (text: string, field: string, timezone: string): string => {
  if (!isLocalTime(text))
    throw new InvalidField(field, "must be a local time", { text: { key: "organizers.agenda.problem.time" } });
  const time = fromLocalText(text, timezone);
  if (time) return time.toISOString();
  throw new InvalidField(field, "must be a time that the clocks show once", {
    text: { key: "organizers.event.problem.clocks" },
  });
};

const toItem = (fields: ValuesOf<typeof itemFields>, timezone: string): Schemas["AgendaItemInput"] =>
  readAs("AgendaItemInput", {
    ...(fields.item !== undefined && { id: fields.item }),
    title: fields.title.trim(),
    starts_at: toTime(fields.starts_at, "starts_at", timezone),
    ends_at: toTime(fields.ends_at, "ends_at", timezone),
    kind: fields.kind,
    room: textOf(fields.room),
    language: textOf(fields.language),
    abstract: textOf(fields.abstract),
    speaker_ids: fields.speaker_ids ?? [],
    slides_url: urlOf(fields.slides_url),
    recording_url: urlOf(fields.recording_url),
  });

const toSpeaker = (fields: ValuesOf<typeof speakerFields>): Schemas["SpeakerInput"] =>
  readAs("SpeakerInput", {
    ...(fields.speaker !== undefined && { id: fields.speaker }),
    name: fields.name.trim(),
    headline: textOf(fields.headline),
    bio: textOf(fields.bio),
    photo_url: urlOf(fields.photo_url),
    links: linksIn(fields.links ?? ""),
    user_id: null,
  });

/** Converts an agenda to the format in which the API accepts it. */
const toInput = ({ items, speakers }: Schemas["Agenda"]): Schemas["AgendaInput"] =>
  readAs("AgendaInput", { items, speakers });

type Entry = { id?: string };

/** Replaces the entry that has the same id; appends the entry if no entry has its id. */
const withEntry = <E extends Entry>(entries: readonly E[], entry: E): E[] => {
  const isPresent = entry.id !== undefined && entries.some(({ id }) => id === entry.id);
  return isPresent ? entries.map((old) => (old.id === entry.id ? { ...old, ...entry } : old)) : [...entries, entry];
};

/** Returns the form's field for the path of an error in the whole agenda, such as `items/3/starts_at`. */
const fieldOf = (path: string): string =>
  path.split("/").find((part) => part in { ...itemFields, ...speakerFields }) ?? path;

const saveAgendaItem = form(`${path}/items`, {
  permission,
  body: itemFields,
  fieldOf,
  submit: async (context, { body }) => {
    const { event } = await requireEvent(context, { id: context.target.id });
    const item = toItem(body, event.timezone);
    await editAgenda(context, event.id, {}, (current) => {
      const { items, speakers = [] } = toInput(current);
      return { items: withEntry(items, item), speakers };
    });
  },
  notice: "event_saved",
});

const saveSpeaker = form(`${path}/speakers`, {
  permission,
  body: speakerFields,
  fieldOf,
  submit: async (context, { body }) => {
    const { user_id: _userId, ...speaker } = toSpeaker(body);
    await editAgenda(context, context.target.id, {}, (current) => {
      const { items, speakers = [] } = toInput(current);
      const saved = speakers.find(({ id }) => id === speaker.id);
      return { items, speakers: withEntry(speakers, { ...speaker, user_id: saved?.user_id ?? null }) };
    });
  },
  notice: "event_saved",
});

const removeFromAgenda = form(`${path}/remove`, {
  permission,
  body: { item: optional(fromContract("AgendaKey")), speaker: optional(fromContract("AgendaKey")) },
  submit: (context, { body: { item, speaker } }) =>
    editAgenda(context, context.target.id, {}, (current) => {
      const { items, speakers = [] } = toInput(current);
      return {
        items: items
          .filter(({ id }) => id === undefined || id !== item)
          .map((remaining) => ({ ...remaining, speaker_ids: remaining.speaker_ids.filter((id) => id !== speaker) })),
        speakers: speakers.filter(({ id }) => id === undefined || id !== speaker),
      };
    }),
  notice: "event_saved",
});

/** The items and speakers of an event, with forms to add, change and remove them. */
export const agendaEditor = page("showAgendaEditor", path, {
  permission,
  template: "organizer-pages/agenda/agenda-editor",
  query: {
    notice: organizerNotice,
    item: optional(fromContract("AgendaKey")),
    speaker: optional(fromContract("AgendaKey")),
    remove: optional(yes),
  },
  show: async (context, input) => {
    const { db, baseUrl, texts } = context;
    const { event, viewer } = await requireEvent(context, { id: context.target.id });
    const { items, speakers } = toAgenda(await findAgenda(db, event.id), { baseUrl, isAdministrator: true });
    const { timezone } = event;
    const [itemForm, speakerForm] = [formIn(input, "saveAgendaItem"), formIn(input, "saveSpeaker")];
    const item = items.find(({ id }) => id === (itemForm.values["item"] ?? input.query.item));
    const speaker = speakers.find(({ id }) => id === (speakerForm.values["speaker"] ?? input.query.speaker));
    const { readableTime } = formatsIn(texts.language);
    const times = {
      starts_at: toLocalText(new Date(item?.starts_at ?? items.at(-1)?.ends_at ?? event.startsAt), timezone),
      ends_at: item ? toLocalText(new Date(item.ends_at), timezone) : "",
    };
    return {
      event: managedEvent(viewer, event),
      timezone,
      items: items.map((entry) => ({ ...entry, time: readableTime(entry.starts_at, timezone) })),
      speakers,
      kinds: enums.AgendaItemKind.map((value) => ({ value, label: texts.t(`organizers.agenda.kind.${value}`) })),
      item: item?.id ?? null,
      speaker: speaker?.id ?? null,
      itemForm: { ...itemForm, values: { kind: "talk", ...item, ...times, ...itemForm.values } },
      speakerForm: {
        ...speakerForm,
        values: { ...speaker, links: toLines(speaker?.links ?? []), ...speakerForm.values },
      },
    };
  },
  forms: { saveAgendaItem, saveSpeaker, removeFromAgenda },
});
