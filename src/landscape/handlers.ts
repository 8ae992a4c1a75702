import { v7 as uuid } from "uuid";
import { administrationOf } from "../access/administration.ts";
import { signedIn } from "../access/member.ts";
import { administersSomethingIn, requireAdministrator, requireAllianceAdmin } from "../access/rules.ts";
import { findAllianceKey } from "../alliances/queries.ts";
import { noAlliance } from "../alliances/rules.ts";
import type { Context, Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { requireFound } from "../errors.ts";
import { created, page, resource } from "../http/responses.ts";
import { record } from "../resources/audit-record.ts";
import { camelCased } from "../resources/case.ts";
import { createOnce } from "../resources/idempotency.ts";
import { patch } from "../resources/patch.ts";
import { insertUnderSlug } from "../resources/slug.ts";
import {
  findLandscapeEntry,
  insertLandscapeEntry,
  landscapeOrders,
  listLandscapeEntries as listRows,
  listTakenEntrySlugs,
  updateLandscapeEntry as updateRow,
} from "./queries.ts";
import { noEntry, requireEntryAdmin, requireStage, requireVisible } from "./rules.ts";
import { toLandscapeEntry, toLandscapeEntrySummary } from "./views.ts";

export const listLandscapeEntries: Handler<"listLandscapeEntries"> = async (context, { query }) => {
  const { sort, limit, cursor, published = true, ...filters } = query;
  const { db, caller } = context;
  const own = published ? undefined : await administrationOf(context, "admin:landscape");
  if (own) requireAdministrator(caller, own, "hidden entries");
  const hiddenOf = own && { own, userId: signedIn(caller).userId };
  const order = landscapeOrders[sort];
  const { items, nextCursor } = await paginate({ scope: query, order, cursor, limit }, (position, limit) =>
    listRows(db, { ...filters, hiddenOf, order, position, limit }),
  );
  return page(context, { items: items.map(toLandscapeEntrySummary), nextCursor });
};

const administratorOf = async (context: Context) => ({
  own: await administrationOf(context, "admin:landscape"),
  caller: context.caller,
});

export const getLandscapeEntry: Handler<"getLandscapeEntry"> = async (context, { path: { entry_id: id } }) => {
  const entry = await findLandscapeEntry(context.db, id);
  return resource(toLandscapeEntry(requireVisible(entry, await administratorOf(context), noEntry(id))));
};

export const createLandscapeEntry: Handler<"createLandscapeEntry"> = async (context, { body, headers }) => {
  const { db, now, baseUrl, caller } = context;
  const { alliance: allianceSlug, slug, ...rest } = body;
  const own = await administrationOf(context, "admin:landscape");
  const alliance = requireFound(await findAllianceKey(db, allianceSlug), noAlliance(allianceSlug));
  if (!administersSomethingIn(own, alliance.id)) requireAllianceAdmin(own, alliance);
  requireStage(body);
  const request = { body };
  const repeatable = { operation: "createLandscapeEntry", key: headers["idempotency-key"], request } as const;
  return createOnce(context, repeatable, async (tx) => {
    const birth = { id: uuid(), createdBy: signedIn(caller).userId, createdAt: now, updatedAt: now };
    const row = { ...camelCased(rest), ...birth, allianceId: alliance.id };
    await insertUnderSlug({
      slug,
      name: body.name,
      fallback: "entry",
      reserved: [],
      listTaken: (slugs) => listTakenEntrySlugs(tx, alliance.id, slugs),
      insert: (slug) => insertLandscapeEntry(tx, { ...row, slug }),
    });
    const entry = toLandscapeEntry(requireFound(await findLandscapeEntry(tx, birth.id), noEntry(birth.id)));
    const subject = { action: "createLandscapeEntry", type: "landscape_entry", id: birth.id, name: body.name } as const;
    await record({ ...context, db: tx }, { ...subject, allianceId: alliance.id }, null, entry);
    return created(`${baseUrl}/api/v1/landscape/${birth.id}`, entry);
  });
};

export const updateLandscapeEntry: Handler<"updateLandscapeEntry"> = async (context, { path, body, headers }) => {
  const { entry_id: id } = path;
  const administrator = await administratorOf(context);
  return context.db.transaction(async (tx) => {
    const found = await findLandscapeEntry(tx, id, { lock: true });
    const current = requireVisible(found, administrator, noEntry(id));
    requireEntryAdmin(administrator, current);
    const { allianceId, name } = current;
    const changes = camelCased(body);
    return patch(
      { ...context, db: tx },
      {
        subject: { action: "updateLandscapeEntry", allianceId, type: "landscape_entry", name },
        current,
        view: toLandscapeEntry,
        changes,
        ifMatch: headers["if-match"],
        write: (written) => {
          requireStage({ ...current, ...changes });
          return updateRow(tx, id, written);
        },
        read: () => findLandscapeEntry(tx, id),
      },
    );
  });
};
