import { type AllianceVerb, alliancePolicy } from "../../community/alliances/policy.ts";
import { findAlliance } from "../../community/alliances/queries.ts";
import { type EventVerb, eventPolicy } from "../../community/events/policy.ts";
import { findEvent } from "../../community/events/queries.ts";
import { type GroupVerb, groupPolicy } from "../../community/groups/policy.ts";
import { findGroup } from "../../community/groups/queries.ts";
import { type JobVerb, jobPolicy } from "../../community/jobs/policy.ts";
import { findJobsBySlug, type JobRow } from "../../community/jobs/queries.ts";
import { type EntryVerb, landscapeEntryPolicy } from "../../community/landscape/policy.ts";
import type { LandscapeEntryRow } from "../../community/landscape/queries.ts";
import { authorize, authorizeRow } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { type EventPath, eventName, type GroupPath, groupName } from "../../web/page-paths.ts";

/* Finders of the things that pages administer, with all columns. They throw NotFound, RoleRequired or SecondFactorRequired. */

export const administeredAlliance = async (context: UserContext, verb: AllianceVerb, slug: string) => {
  const { row, viewer } = await authorizeRow(context, alliancePolicy, verb, slug, (db) =>
    findAlliance(db, { slug }, context),
  );
  return { alliance: row, viewer };
};

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

/** A published job of another alliance may have the slug of a draft. */
export const administeredJob = async (context: UserContext, verb: JobVerb, slug: string): Promise<JobRow> =>
  (await authorizeRow(context, jobPolicy, verb, { slug }, (db) => findJobsBySlug(db, slug))).row;

export const administeredEntry = (context: UserContext, verb: EntryVerb, id: string): Promise<LandscapeEntryRow> =>
  authorize(context, landscapeEntryPolicy, verb, id);
