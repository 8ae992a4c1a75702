import { v7 as uuid } from "uuid";
import { inTransaction } from "../../foundation/db/client.ts";
import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { requireFound } from "../../foundation/errors.ts";
import { authorizeAny, authorizeRow, may, viewerOf } from "../../identity/access/policy.ts";
import { insertRole } from "../../identity/access/queries.ts";
import type { Handler } from "../../identity/context.ts";
import { resource } from "../../server/http/responses.ts";
import { changeOfContact, sendContactLink } from "../contact/change.ts";
import { create } from "../resources/create.ts";
import { listPage } from "../resources/list.ts";
import { merged, patch, responseWith } from "../resources/patch.ts";
import { alliancePolicy } from "./policy.ts";
import { allianceOrders, findAlliance, listAlliances as listRows, lockAlliance } from "./queries.ts";
import { allianceResource } from "./resource.ts";
import { noAlliance } from "./rules.ts";
import { toAdministeredAlliance, toAlliance, toAllianceColumns, toAllianceSummary } from "./views.ts";

export const listAlliances: Handler<"listAlliances"> = (context, { query }) => {
  const { now } = context;
  const order = allianceOrders[query.sort];
  return listPage(context, { scope: query, query, order, view: toAllianceSummary }, (page, db) =>
    listRows(db, { q: query.q, ...updatedSince(query), order, now, ...page }),
  );
};

export const getAlliance: Handler<"getAlliance"> = async (context, { path: { alliance: slug } }) => {
  const { db, now, baseUrl } = context;
  const alliance = requireFound(await findAlliance(db, { slug }, { now }), noAlliance(slug));
  const { update } = alliancePolicy.verbs;
  const view = may(update, await viewerOf(context, update.scope), alliance) ? toAdministeredAlliance : toAlliance;
  return resource(view(alliance, baseUrl), alliance.revision);
};

export const createAlliance: Handler<"createAlliance"> = async (context, input) => {
  // The role may have been revoked while the body was read.
  await authorizeAny(context, alliancePolicy.verbs.create);
  const { columns, secret } = await changeOfContact(context, undefined, input.body.contact_email);
  return create(context, allianceResource, {
    action: "createAlliance",
    input,
    name: input.body.name,
    row: { ...toAllianceColumns(input.body, context.baseUrl), ...columns },
    // The creator keeps this role after losing the global one.
    alsoInsert: async ({ db, caller, now }, id) => {
      const role = { userId: caller.userId, role: "alliance_admin", allianceId: id } as const;
      await insertRole(db, { ...role, id: uuid(), createdAt: now });
    },
    announce: (context, { row }) => sendContactLink(context, { ...row, allianceId: row.id }, secret),
  });
};

export const updateAlliance: Handler<"updateAlliance"> = (context, { path: { alliance: slug }, body, headers }) =>
  inTransaction(context, async (tx) => {
    const { row: current } = await authorizeRow(tx, alliancePolicy, "update", slug, () =>
      lockAlliance(tx.db, { slug }, tx.now),
    );
    const { contact_email, ...rest } = body;
    const { columns, secret } = await changeOfContact(tx, current, contact_email);
    const changes = { ...toAllianceColumns(rest, tx.baseUrl), ...columns };
    if (!merged(tx, allianceResource, { current, changes, headers }))
      return responseWith(tx, allianceResource, current);
    const { after } = await patch(tx, allianceResource, { action: "updateAlliance", current, changes });
    await sendContactLink(tx, { ...after, allianceId: after.id }, secret);
    return responseWith(tx, allianceResource, after);
  });
