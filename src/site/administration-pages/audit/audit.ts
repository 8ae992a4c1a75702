import type { Schemas } from "../../../../generated/contract.ts";
import { auditOrder, listAuditEntries } from "../../../community/alliances/audit/queries.ts";
import { toAuditEntry } from "../../../community/alliances/audit/views.ts";
import { findEventNames } from "../../../community/events/queries.ts";
import { findGroupNames } from "../../../community/groups/queries.ts";
import { isKey, type MessageKey, type Translator } from "../../../foundation/languages/texts.ts";
import type { UserContext } from "../../../identity/context.ts";
import { findUserNames } from "../../../identity/users/queries.ts";
import { alliancePath } from "../../../web/page-paths.ts";
import { formatsIn } from "../../../web/pages/formats.ts";
import { cursor, listing } from "../../kit/fields.ts";
import { page } from "../../kit/page.ts";
import { fromContract, optional } from "../../kit/schema.ts";

/* The audit log as sentences. The API returns the same entries as data. */

type Entry = Schemas["AuditEntry"];

/** Names of the users and groups that entries mention by id. */
export type Names = ReadonlyMap<string, string>;

const propertyOf = (value: unknown, name: string): unknown => new Map(Object.entries(Object(value))).get(name);

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The value of a field after the change, or before it if the subject was deleted. */
const fieldValue = ({ changes }: Entry, field: string): unknown => {
  const change = changes.find((change) => change.field === field);
  return change?.after ?? change?.before;
};

const attendeeIdOf = (entry: Entry): string | undefined => textOf(propertyOf(fieldValue(entry, "attendee"), "user_id"));
const eventIdOf = (entry: Entry): string | undefined => textOf(fieldValue(entry, "event_id"));
const groupIdOf = (entry: Entry): string | undefined =>
  textOf(fieldValue(entry, "group_id")) ?? textOf(propertyOf(fieldValue(entry, "join_request"), "group_id"));

/** The outcome of the action, such as `declined`. It selects the sentence, if there is one for the outcome. */
const outcomeOf = (entry: Entry): string | undefined =>
  fieldValue(entry, "banned") === true
    ? "banned"
    : (textOf(
        propertyOf(
          ["attendee", "join_request", "group_request"].map((field) => fieldValue(entry, field)).find(Boolean),
          "status",
        ),
      ) ?? textOf(fieldValue(entry, "role")));

const sentenceKey = (entry: Entry): MessageKey => {
  const { action } = entry;
  const candidates = [`organizers.audit.did.${action}.${outcomeOf(entry)}`, `organizers.audit.did.${action}`];
  return candidates.find(isKey) ?? "organizers.audit.did.other";
};

/** The door link whose holder made the change. */
const doorLinkOf = ({ t }: Translator, entry: Entry): string | undefined => {
  const label = textOf(propertyOf(fieldValue(entry, "door_link"), "label"));
  return label === undefined ? undefined : t("organizers.audit.door_link", { label });
};

/** The entry as HTML, such as "Grace made Linus an organizer". @param link to the entries about the subject */
export const sentenceOf = (texts: Translator, entry: Entry, names: Names, link: string): string => {
  const { t, tHtml } = texts;
  const { actor, subject } = entry;
  return tHtml(
    sentenceKey(entry),
    { a: `<a href="${link}" dir="auto">` },
    {
      actor: actor?.name ?? doorLinkOf(texts, entry) ?? t("organizers.audit.operator"),
      subject: subject.name,
      person: names.get(attendeeIdOf(entry) ?? "") ?? t("organizers.audit.someone"),
      event: names.get(eventIdOf(entry) ?? "") ?? t("organizers.audit.deleted_event"),
      group: names.get(groupIdOf(entry) ?? "") ?? t("organizers.audit.deleted_group"),
    },
  );
};

/** The label of the field in the form that edits it; otherwise a label for the audit log, or the name of the field in the API. */
const labelOf = ({ t }: Translator, { subject }: Entry, field: string): string => {
  const areas = subject.type === "event" ? ["event", "field", "audit.field"] : ["field", "audit.field"];
  const key = areas.map((area) => `organizers.${area}.${field}`).find(isKey);
  return key ? t(key) : field.replaceAll("_", " ");
};

const maxLength = 200;

const truncate = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text;

const isTime = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);

/** Formats a value for the page. Objects without a name or label are formatted as JSON. */
const format = (texts: Translator, value: unknown): string => {
  const { t, language } = texts;
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "organizers.audit.value.yes" : "organizers.audit.value.no");
  if (typeof value === "string") return isTime(value) ? formatsIn(language).readableTime(value, null) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => format(texts, item)).join(", ") || format(texts, null);
  const name = textOf(propertyOf(value, "name")) ?? textOf(propertyOf(value, "label"));
  return name ?? JSON.stringify(value);
};

/** The changed fields. `before` is omitted if the field was empty. */
export const changesOf = (texts: Translator, entry: Entry) =>
  entry.changes.map(({ field, before, after }) => ({
    label: labelOf(texts, entry, field),
    ...(before !== null && { before: truncate(format(texts, before)) }),
    after: truncate(format(texts, after)),
  }));

const findNames = async (
  { db }: Pick<UserContext, "db">,
  allianceId: string,
  entries: readonly Entry[],
): Promise<Names> => {
  const idsIn = (idOf: (entry: Entry) => string | undefined) => entries.flatMap((entry) => idOf(entry) ?? []);
  const groupIds = idsIn(groupIdOf);
  const [users, events, groups] = await Promise.all([
    findUserNames(db, idsIn(attendeeIdOf)),
    findEventNames(db, { allianceId, ids: idsIn(eventIdOf) }),
    groupIds.length > 0 ? findGroupNames(db, { allianceId, ids: groupIds, limit: groupIds.length }) : [],
  ]);
  return new Map([...users, ...events, ...groups].map(({ id, name }) => [id, name]));
};

/** The audit log of an alliance, newest entries first: all entries, or the entries about one subject. */
export const audit = page("showAuditLog", "/alliances/{alliance}/audit", {
  permission: "alliance.read_audit",
  template: "administration-pages/audit/audit",
  query: { subject_id: optional(fromContract("Id")), cursor },
  show: async (context, { path, query: { subject_id, cursor } }) => {
    const { target: alliance, db, texts } = context;
    const crumb = { name: alliance.name, path: alliancePath(alliance) };
    const list = { scope: { list: "audit", ...path, subject_id }, cursor, order: auditOrder, view: toAuditEntry };
    const { items, ...pager } = await listing(context, list, (page) =>
      listAuditEntries(db, { allianceId: alliance.id, subject_id, ...page }),
    );
    const names = await findNames(context, alliance.id, items);
    const pagePath = `${crumb.path}/audit`;
    return {
      crumb,
      pagePath,
      file: `/export/alliances/${alliance.slug}/audit.csv`,
      subject: subject_id,
      list: {
        ...pager,
        items: items.map((entry) => ({
          at: entry.created_at,
          sentence: sentenceOf(texts, entry, names, `${pagePath}?subject_id=${entry.subject.id}`),
          changes: changesOf(texts, entry),
        })),
      },
    };
  },
});
