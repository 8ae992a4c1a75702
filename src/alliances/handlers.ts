import { v7 as uuid } from "uuid";
import { administrationOf } from "../access/administration.ts";
import { signedIn } from "../access/member.ts";
import { requireAdminOfAll, requireAllianceAdmin } from "../access/rules.ts";
import type { Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { requireFound } from "../errors.ts";
import { created, page, resource } from "../http/responses.ts";
import { record } from "../resources/audit-record.ts";
import { camelCased } from "../resources/case.ts";
import { createOnce } from "../resources/idempotency.ts";
import { patch } from "../resources/patch.ts";
import { insertUnderSlug } from "../resources/slug.ts";
import { insertRole } from "../roles/queries.ts";
import {
  allianceOrders,
  findAlliance,
  insertAlliance,
  listAlliances as listRows,
  listTakenAllianceSlugs,
  updateAlliance as updateRow,
} from "./queries.ts";
import { noAlliance } from "./rules.ts";
import { toAlliance, toAllianceSummary } from "./views.ts";

export const listAlliances: Handler<"listAlliances"> = async (context, { query }) => {
  const { q, sort, limit, cursor } = query;
  const { db, now } = context;
  const order = allianceOrders[sort];
  const { items, nextCursor } = await paginate({ scope: query, order, cursor, limit }, (position, limit) =>
    listRows(db, { q, order, position, limit, now }),
  );
  return page(context, { items: items.map(toAllianceSummary), nextCursor });
};

export const getAlliance: Handler<"getAlliance"> = async ({ db, now }, { path }) =>
  resource(toAlliance(requireFound(await findAlliance(db, path.alliance, { now }), noAlliance(path.alliance))));

export const createAlliance: Handler<"createAlliance"> = async (context, { body, headers }) => {
  const { caller, now, baseUrl } = context;
  requireAdminOfAll(await administrationOf(context, "admin:alliances"));
  const repeatable = { operation: "createAlliance", key: headers["idempotency-key"], request: { body } } as const;
  return createOnce(context, repeatable, async (tx) => {
    const id = uuid();
    const slug = await insertUnderSlug({
      slug: body.slug,
      name: body.name,
      fallback: "alliance",
      reserved: [],
      listTaken: (slugs) => listTakenAllianceSlugs(tx, slugs),
      insert: (slug) => insertAlliance(tx, { ...camelCased(body), id, slug, createdAt: now, updatedAt: now }),
    });
    // An admin of all alliances may lose that role; the creator keeps this one.
    const role = { userId: signedIn(caller).userId, role: "alliance_admin", allianceId: id } as const;
    await insertRole(tx, { ...role, id: uuid(), createdAt: now });
    const alliance = toAlliance(requireFound(await findAlliance(tx, slug, { now }), noAlliance(slug)));
    const subject = { action: "createAlliance", allianceId: id, type: "alliance", id, name: body.name } as const;
    await record({ ...context, db: tx }, subject, null, alliance);
    return created(`${baseUrl}/api/v1/alliances/${slug}`, alliance);
  });
};

export const updateAlliance: Handler<"updateAlliance"> = async (context, { path, body, headers }) => {
  const { db, now } = context;
  const own = await administrationOf(context, "admin:alliances");
  return db.transaction(async (tx) => {
    const read = (lock = false) => findAlliance(tx, path.alliance, { now, lock });
    const current = requireFound(await read(true), noAlliance(path.alliance));
    requireAllianceAdmin(own, current);
    return patch(
      { ...context, db: tx },
      {
        subject: { action: "updateAlliance", allianceId: current.id, type: "alliance", name: current.name },
        current,
        view: toAlliance,
        changes: camelCased(body),
        ifMatch: headers["if-match"],
        write: (changes) => updateRow(tx, current.id, changes),
        read,
      },
    );
  });
};
