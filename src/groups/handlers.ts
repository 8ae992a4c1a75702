import { v7 as uuid } from "uuid";
import { administrationOf } from "../access/administration.ts";
import { requireAdministrator, requireAllianceAdmin, requireGroupAdmin } from "../access/rules.ts";
import { addToAllianceCounts, findAllianceKey } from "../alliances/queries.ts";
import { noAlliance } from "../alliances/rules.ts";
import type { Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { requireFound } from "../errors.ts";
import { created, page, resource } from "../http/responses.ts";
import { record } from "../resources/audit-record.ts";
import { createOnce } from "../resources/idempotency.ts";
import { patch } from "../resources/patch.ts";
import { insertUnderSlug } from "../resources/slug.ts";
import { toColumns } from "./columns.ts";
import { countActivation } from "./memberships/queries.ts";
import {
  findGroup,
  groupOrders,
  insertGroup,
  listGroups as listRows,
  listTakenGroupSlugs,
  updateGroup as updateRow,
} from "./queries.ts";
import { noGroup, requireLocation, requireVisible, reservedSlugs } from "./rules.ts";
import { toGroup, toGroupSummary } from "./views.ts";

export const listGroups: Handler<"listGroups"> = async (context, { path, query }) => {
  const { sort, limit, cursor, active = true, ...filters } = query;
  const { db, now, caller } = context;
  const hiddenOf = active ? undefined : await administrationOf(context, "admin:groups");
  if (hiddenOf) {
    const alliance = requireFound(await findAllianceKey(db, path.alliance), noAlliance(path.alliance));
    requireAdministrator(caller, hiddenOf, "inactive groups", alliance.id);
  }
  const order = groupOrders[sort];
  const scope = { ...path, ...query };
  const { items, nextCursor } = await paginate({ scope, order, cursor, limit }, (position, limit) =>
    listRows(db, { ...path, ...filters, hiddenOf, order, position, limit, now }),
  );
  if (items.length === 0) requireFound(await findAllianceKey(db, path.alliance), noAlliance(path.alliance));
  return page(context, { items: items.map(toGroupSummary), nextCursor });
};

export const getGroup: Handler<"getGroup"> = async (context, { path: { alliance, group_slug: slug } }) => {
  const { db, now } = context;
  const group = await findGroup(db, { alliance, slug }, { now });
  const own = await administrationOf(context, "admin:groups");
  return resource(toGroup(requireVisible(group, own, `alliance "${alliance}" has no group "${slug}"`)));
};

export const getGroupById: Handler<"getGroupById"> = async (context, { path }) => {
  const { db, now } = context;
  const group = await findGroup(db, { alliance: path.alliance, id: path.group_id }, { now });
  const own = await administrationOf(context, "admin:groups");
  return resource(toGroup(requireVisible(group, own, noGroup(path))));
};

export const createGroup: Handler<"createGroup"> = async (context, { path, body, headers }) => {
  const { db, now, baseUrl } = context;
  const alliance = requireFound(await findAllianceKey(db, path.alliance), noAlliance(path.alliance));
  requireAllianceAdmin(await administrationOf(context, "admin:groups"), alliance);
  const request = { path, body };
  const repeatable = { operation: "createGroup", key: headers["idempotency-key"], request } as const;
  return createOnce(context, repeatable, async (tx) => {
    const { slug, ...rest } = body;
    const [id, allianceId] = [uuid(), alliance.id];
    await insertUnderSlug({
      slug,
      name: body.name,
      fallback: "group",
      reserved: reservedSlugs,
      listTaken: (slugs) => listTakenGroupSlugs(tx, allianceId, slugs),
      insert: (slug) =>
        insertGroup(tx, {
          ...toColumns(rest),
          id,
          allianceId,
          slug,
          createdAt: now,
          updatedAt: now,
        }),
    });
    if (body.active !== false) await addToAllianceCounts(tx, allianceId, { groups: 1 });
    const found = await findGroup(tx, { alliance: alliance.slug, id }, { now });
    const group = toGroup(requireFound(found, noGroup({ group_id: id })));
    const subject = { action: "createGroup", allianceId, type: "group", id, name: body.name } as const;
    await record({ ...context, db: tx }, subject, null, group);
    return created(`${baseUrl}/api/v1/alliances/${alliance.slug}/groups/${id}`, group);
  });
};

export const updateGroup: Handler<"updateGroup"> = async (context, { path, body, headers }) => {
  const { db, now } = context;
  const own = await administrationOf(context, "admin:groups");
  return db.transaction(async (tx) => {
    const read = (lock = false) => findGroup(tx, { alliance: path.alliance, id: path.group_id }, { now, lock });
    const current = requireVisible(await read(true), own, noGroup(path));
    requireGroupAdmin(own, current);
    const changes = toColumns(body);
    return patch(
      { ...context, db: tx },
      {
        subject: { action: "updateGroup", allianceId: current.allianceId, type: "group", name: current.name },
        current,
        view: toGroup,
        changes,
        ifMatch: headers["if-match"],
        write: async (written) => {
          requireLocation({ ...current, ...changes });
          await updateRow(tx, current.id, written);
          if (changes.active !== undefined && changes.active !== current.active)
            await countActivation(tx, current, changes.active);
        },
        read,
      },
    );
  });
};
