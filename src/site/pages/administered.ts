import { type EventVerb, eventPolicy } from "../../community/events/policy.ts";
import { findEvent } from "../../community/events/queries.ts";
import { type GroupVerb, groupPolicy } from "../../community/groups/policy.ts";
import { findGroup } from "../../community/groups/queries.ts";
import { authorizeRow } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { type EventPath, eventName, type GroupPath, groupName } from "../../web/page-paths.ts";

/* Finders of the things that pages administer, with all columns. They throw NotFound, RoleRequired or SecondFactorRequired. */

export const administeredGroup = async (context: UserContext, verb: GroupVerb, path: GroupPath) => {
  const { row, viewer } = await authorizeRow(context, groupPolicy, verb, groupName(path), (db, name) =>
    findGroup(db, name, context),
  );
  return { group: row, viewer };
};

export const administeredEvent = async (context: UserContext, verb: EventVerb, path: EventPath) => {
  const { row, viewer } = await authorizeRow(context, eventPolicy, verb, eventName(path), (db, name) =>
    findEvent(db, name),
  );
  return { event: row, viewer };
};
