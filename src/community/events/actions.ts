import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction } from "../../foundation/db/client.ts";
import { deleteRow } from "../../foundation/db/statement.ts";
import { events } from "../../foundation/db/tables.ts";
import { requireFound } from "../../foundation/errors.ts";
import { requireTimeZone } from "../../foundation/time-zone.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { groupPolicy } from "../groups/policy.ts";
import { blockGroupDeletion } from "../groups/queries.ts";
import { inTransactionOnce } from "../resources/idempotency.ts";
import { createdResponse, insert, remove } from "../resources/resource.ts";
import { changeEvent, eventResource } from "./change.ts";
import { lockSeriesOf, requireEventTo } from "./policy.ts";
import type { EventRow } from "./queries.ts";
import { toQuestions } from "./registration/rules.ts";
import { assertInitialState, registrationColumns, requireDraft } from "./rules.ts";
import { changeFollowing } from "./series/actions.ts";
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
  const columns = toEventColumns(body, context.baseUrl);
  const registration = registrationColumns({ registration: "built_in", registrationUrl: null }, columns);
  const row = { ...columns, ...times, ...parent, ...registration, questions };
  return inTransactionOnce(context, { operation: "createEvent", ...input }, async (tx) => {
    const { slug, name } = body;
    assertInitialState(row, tx.now);
    requireFound(await blockGroupDeletion(tx.db, group.id), groupPolicy.missing({ id: group.id }));
    const inserted = await insert(tx, eventResource, { action: "createEvent", slug, name, row });
    return createdResponse(tx, eventResource, inserted);
  });
};

type Edit = {
  /** Whether the following events of the series get the same changes. */
  following: boolean;
  /** The ETag of the version that the caller read. If omitted, any version is changed. */
  version?: string | undefined;
};

/** `patchOf` receives the locked event. @throws NotFound, Forbidden, PreconditionFailed, BadRequest naming the field, or Conflict */
export const editEvent = (
  context: UserContext,
  id: string,
  { following, version }: Edit,
  patchOf: (current: EventRow) => Schemas["EventUpdate"],
) =>
  inTransaction(context, async (tx) => {
    if (following) await lockSeriesOf(tx, "change_series", id);
    const current = await requireEventTo(tx, "update", id);
    const body = patchOf(current);
    const questions = body.questions && toQuestions(body.questions, current.questions, uuid);
    const changes = { ...toEventColumns(body, tx.baseUrl), ...(questions && { questions }) };
    const response = await changeEvent(tx, current, changes, version);
    const { seriesId } = current;
    if (following && seriesId) await changeFollowing(tx, seriesId, { before: current, changes });
    return response;
  });

/** @throws NotFound, Forbidden, PreconditionFailed, or Conflict unless the event is a draft */
export const discardEvent = (context: UserContext, id: string, version?: string) =>
  inTransaction(context, async (tx) => {
    const current = await requireEventTo(tx, "delete", id);
    return remove(tx, eventResource, { action: "deleteEvent", current, version }, async () => {
      requireDraft(current);
      await deleteRow(tx.db, events, id);
    });
  });
