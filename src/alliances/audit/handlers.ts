import { administrationOf } from "../../access/administration.ts";
import { requireAllianceAdmin } from "../../access/rules.ts";
import type { Handler } from "../../context.ts";
import { paginate } from "../../db/keyset.ts";
import { requireFound } from "../../errors.ts";
import { page } from "../../http/responses.ts";
import { findAllianceKey } from "../queries.ts";
import { noAlliance } from "../rules.ts";
import { auditOrder, listAuditEntries as listRows } from "./queries.ts";
import { toAuditEntry } from "./views.ts";

export const listAuditEntries: Handler<"listAuditEntries"> = async (context, { path, query }) => {
  const { db } = context;
  const alliance = requireFound(await findAllianceKey(db, path.alliance), noAlliance(path.alliance));
  requireAllianceAdmin(await administrationOf(context, "admin:alliances"), alliance);
  const { limit, cursor, subject_id } = query;
  const scope = { list: "audit", ...path, subject_id };
  const { items, nextCursor } = await paginate({ scope, order: auditOrder, cursor, limit }, (position, limit) =>
    listRows(db, { allianceId: alliance.id, subject_id, position, limit }),
  );
  return page(context, { items: items.map(toAuditEntry), nextCursor });
};
