import { may } from "../../../identity/access/policy.ts";
import type { Handler } from "../../../identity/context.ts";
import { resource } from "../../../server/http/responses.ts";
import { eventPolicy, requireEvent } from "../policy.ts";
import { editAgenda } from "./actions.ts";
import { findAgenda } from "./queries.ts";
import { toAgenda } from "./views.ts";

export const getAgenda: Handler<"getAgenda"> = async (context, { path: { event_id: id } }) => {
  const { event, viewer } = await requireEvent(context, { id });
  const isAdministrator = may(eventPolicy.verbs.update, viewer, event);
  return resource(toAgenda(await findAgenda(context.db, id), { baseUrl: context.baseUrl, isAdministrator }));
};

export const replaceAgenda: Handler<"replaceAgenda"> = async (context, { path, body, headers }) =>
  resource(await editAgenda(context, path.event_id, { version: headers["if-match"] }, () => body));
