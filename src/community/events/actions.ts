import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import { requireTimeZone } from "../../foundation/time-zone.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { groupPolicy } from "../groups/policy.ts";
import { keepGroup } from "../groups/queries.ts";
import { noGroup } from "../groups/rules.ts";
import { create } from "../resources/create.ts";
import { remove } from "../resources/remove.ts";
import { announce, changeEvent } from "./change.ts";
import { lockSeriesOf, requireEventTo } from "./lookup.ts";
import { deleteEvent, type EventRow } from "./queries.ts";
import { toQuestions } from "./registration/rules.ts";
import { eventResource } from "./resource.ts";
import { assertInitialState, requireDraft } from "./rules.ts";
import { changeFollowing } from "./series/change.ts";
import { toEventColumns } from "./views.ts";

/** @throws NotFound, Forbidden, or BadRequest naming the field */
export const addEvent = async (
  context: UserContext,
  input: Pick<Input<"createEvent">, "path" | "body" | "headers">,
) => {
  const { path, body } = input;
  const group = await authorize(context, groupPolicy, "create_event", { id: path.group_id });
  requireTimeZone(body.timezone);
  const parent = { groupId: group.id, allianceId: group.allianceId };
  const times = { startsAt: new Date(body.starts_at), endsAt: new Date(body.ends_at) };
  const questions = toQuestions(body.questions ?? [], [], uuid);
  const row = { ...toEventColumns(body, context.baseUrl), ...times, ...parent, questions };
  const check = async ({ db, now }: Tx<UserContext>) => {
    assertInitialState(row, now);
    requireFound(await keepGroup(db, group.id), noGroup(path));
  };
  return create(context, eventResource, { action: "createEvent", input, name: body.name, row, check, announce });
};

type Edit = {
  /** Whether the following events of the series change alike. */
  following: boolean;
  headers?: { "if-match"?: string };
};

/** `patchOf` receives the locked event. @throws NotFound, Forbidden, BadRequest naming the field, or Conflict */
export const editEvent = (
  context: UserContext,
  id: string,
  { following, headers = {} }: Edit,
  patchOf: (current: EventRow) => Schemas["EventUpdate"],
) =>
  inTransaction(context, async (tx) => {
    if (following) await lockSeriesOf(tx, id);
    const current = await requireEventTo(tx, "update", id);
    const body = patchOf(current);
    const questions = body.questions && toQuestions(body.questions, current.questions, uuid);
    const changes = { ...toEventColumns(body, tx.baseUrl), ...(questions && { questions }) };
    const response = await changeEvent(tx, current, changes, headers);
    const { seriesId } = current;
    if (following && seriesId) await changeFollowing(tx, seriesId, { before: current, changes });
    return response;
  });

/** @throws NotFound, Forbidden, or Conflict unless it is a draft */
export const discardEvent = (context: UserContext, id: string, headers: { "if-match"?: string } = {}) =>
  inTransaction(context, async (tx) => {
    const current = await requireEventTo(tx, "delete", id);
    return remove(tx, eventResource, {
      action: "deleteEvent",
      current,
      headers,
      check: () => requireDraft(current),
      remove: () => deleteEvent(tx.db, current.id),
    });
  });
