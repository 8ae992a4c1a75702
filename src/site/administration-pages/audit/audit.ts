import { auditOrder, listAuditEntries } from "../../../community/alliances/audit/queries.ts";
import { toAuditEntry } from "../../../community/alliances/audit/views.ts";
import { findEventNames } from "../../../community/events/queries.ts";
import { findGroupNames } from "../../../community/groups/queries.ts";
import type { UserContext } from "../../../identity/context.ts";
import { findUserNames } from "../../../identity/users/queries.ts";
import { alliancePath } from "../../../web/page-paths.ts";
import { cursor } from "../../kit/fields.ts";
import { listing } from "../../kit/list.ts";
import { page } from "../../kit/page.ts";
import { fromContract, optional } from "../../kit/schema.ts";
import { changesOf, mentionedEvents, mentionedGroups, mentionedUsers, type Names, sentenceOf } from "./words.ts";

type Entries = Parameters<typeof mentionedUsers>[0];

const findNames = async ({ db }: Pick<UserContext, "db">, allianceId: string, entries: Entries): Promise<Names> => {
  const groupIds = mentionedGroups(entries);
  const [users, events, groups] = await Promise.all([
    findUserNames(db, mentionedUsers(entries)),
    findEventNames(db, { allianceId, ids: mentionedEvents(entries) }),
    groupIds.length > 0 ? findGroupNames(db, { allianceId, ids: groupIds, limit: groupIds.length }) : [],
  ]);
  return new Map([...users, ...events, ...groups].map(({ id, name }) => [id, name]));
};

/** The audit log of an alliance, newest entries first, all or those about one subject. */
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
    const address = `${crumb.path}/audit`;
    return {
      crumb,
      address,
      file: `/export/alliances/${alliance.slug}/audit.csv`,
      subject: subject_id,
      list: {
        ...pager,
        items: items.map((entry) => ({
          at: entry.created_at,
          sentence: sentenceOf(texts, entry, names, `${address}?subject_id=${entry.subject.id}`),
          changes: changesOf(texts, entry),
        })),
      },
    };
  },
});
