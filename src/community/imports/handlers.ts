import type { Handler } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { listPage } from "../resources/list.ts";
import { requireImport, startImport, undo } from "./actions.ts";
import { importOrder, listGroupImports } from "./queries.ts";
import { toImport } from "./views.ts";

export const listImports: Handler<"listImports"> = (context, { query }) => {
  const { id: groupId } = context.target;
  const scope = { list: "imports", groupId };
  return listPage(context, { scope, query, order: importOrder, view: toImport }, (page, db) =>
    listGroupImports(db, { groupId, ...page }),
  );
};

export const createImport: Handler<"createImport"> = (context, { path: { alliance, group_id: id }, ...request }) =>
  startImport(context, { alliance, id }, request);

export const getImport: Handler<"getImport"> = async ({ db, target }, { path: { import_id: id } }) =>
  ok(toImport(await requireImport(db, { id, groupId: target.id })));

export const undoImport: Handler<"undoImport"> = async (context, { path: { alliance, group_id, import_id } }) =>
  ok(await undo(context, { alliance, id: group_id }, import_id));
