import type { Schemas } from "../../../generated/contract.ts";
import { BadRequest, InvalidField, requireFound } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import { findPerson } from "../../identity/access/queries.ts";
import type { UserContext } from "../../identity/context.ts";
import { eventPath, groupPath, jobPath, landscapeEntryPath } from "../../web/page-paths.ts";
import { requireAlliance } from "../alliances/policy.ts";
import { requireEvent } from "../events/policy.ts";
import { requireGroup } from "../groups/policy.ts";
import { requireJob } from "../jobs/policy.ts";
import { landscapeEntryPolicy } from "../landscape/policy.ts";

export type Subject = {
  type: Schemas["ReportSubjectType"];
  id: string;
  name: string;
  allianceId: string;
  groupId: string | null;
  path: string;
};

export type Reportable = { type: Exclude<Schemas["ReportSubjectType"], "user">; id: string };

/** @throws NotFound */
export const requireReportable = async (context: UserContext, { type, id }: Reportable): Promise<Subject> => {
  switch (type) {
    case "group": {
      const { group } = await requireGroup(context, { id });
      return { type, id, name: group.name, allianceId: group.allianceId, groupId: id, path: groupPath(group) };
    }
    case "event": {
      const { event } = await requireEvent(context, { id });
      const { name, allianceId, groupId } = event;
      return { type, id, name, allianceId, groupId, path: eventPath(event) };
    }
    case "job": {
      const { job } = await requireJob(context, { id });
      const { title: name, allianceId, group } = job;
      return { type, id, name, allianceId, groupId: group?.id ?? null, path: jobPath(job) };
    }
    case "landscape_entry": {
      const entry = await authorize(context, landscapeEntryPolicy, "read", id);
      const { name, allianceId } = entry;
      return { type, id, name, allianceId, groupId: null, path: landscapeEntryPath(entry) };
    }
  }
};

type Reported = Pick<Schemas["ReportCreate"], "subject_type" | "subject_id" | "alliance" | "group_id">;

/**
 * Does not reveal whether a user is a member of the alliance: only administrators may know.
 * @throws NotFound for a hidden subject, or BadRequest naming the field
 */
export const requireSubject = async (context: UserContext, body: Reported): Promise<Subject> => {
  const { subject_type: type, subject_id: id, alliance: slug, group_id: groupId } = body;
  if (type !== "user") {
    if (slug !== undefined || groupId !== undefined)
      throw new BadRequest("body/alliance and body/group_id are for reports about a person; leave them out");
    return requireReportable(context, { type, id });
  }
  if (slug === undefined) throw new BadRequest('body must have "alliance" for a report about a person');
  if (id === context.caller.userId) throw new InvalidField("subject_id", "must be another person than the caller");
  const alliance = await requireAlliance(context.db, slug);
  if (groupId !== undefined) await requireGroup(context, { id: groupId, alliance: slug });
  const { name } = requireFound(await findPerson(context.db, id), `there is no user ${id}`);
  return { type, id, name, allianceId: alliance.id, groupId: groupId ?? null, path: "/dashboard" };
};
