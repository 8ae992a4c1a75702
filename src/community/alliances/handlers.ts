import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { requireFound } from "../../foundation/errors.ts";
import { may, viewerOf } from "../../identity/access/policy.ts";
import type { Handler } from "../../identity/context.ts";
import { resource } from "../../server/http/responses.ts";
import { listPage } from "../resources/list.ts";
import * as actions from "./actions.ts";
import { alliancePolicy } from "./policy.ts";
import { allianceOrders, findAlliance, listAlliances as listAllianceRows } from "./queries.ts";
import { toAdministeredAlliance, toAlliance, toAllianceSummary } from "./views.ts";

export const listAlliances: Handler<"listAlliances"> = (context, { query }) => {
  const { now } = context;
  const order = allianceOrders[query.sort];
  return listPage(context, { scope: query, query, order, view: toAllianceSummary }, (page, db) =>
    listAllianceRows(db, { q: query.q, ...updatedSince(query), order, now, ...page }),
  );
};

export const getAlliance: Handler<"getAlliance"> = async (context, { path: { alliance: slug } }) => {
  const { db, now, baseUrl } = context;
  const alliance = requireFound(await findAlliance(db, { slug, now }), alliancePolicy.missing(slug));
  const { update } = alliancePolicy.verbs;
  const view = may(update, await viewerOf(context, update.scope), alliance) ? toAdministeredAlliance : toAlliance;
  return resource(view(alliance, baseUrl), alliance.revision);
};

export const createAlliance: Handler<"createAlliance"> = actions.createAlliance;

export const updateAlliance: Handler<"updateAlliance"> = (context, { path: { alliance: slug }, body, headers }) =>
  actions.updateAlliance(context, { slug, changes: body, version: headers["if-match"] });
