import { noAlliance } from "../../community/alliances/lookup.ts";
import { findAlliance } from "../../community/alliances/queries.ts";
import { requireGroup } from "../../community/groups/lookup.ts";
import { noGroupAt } from "../../community/groups/rules.ts";
import { findJobsBySlug, type JobRow } from "../../community/jobs/queries.ts";
import { administersJob } from "../../community/jobs/rules.ts";
import { findLandscapeEntry, type LandscapeEntryRow } from "../../community/landscape/queries.ts";
import { administersEntry, noEntry } from "../../community/landscape/rules.ts";
import { NotFound, requireFound, SecondFactorRequired } from "../../foundation/errors.ts";
import type { Rights } from "../../identity/access/queries.ts";
import { activeRightsOf, rightsOf } from "../../identity/access/rights.ts";
import {
  administersAlliance,
  administersAnything,
  administersGroup,
  administersSomethingIn,
} from "../../identity/access/rules.ts";
import type { UserContext } from "../../identity/context.ts";
import { type GroupPath, groupName } from "../../web/page-paths.ts";

/* Administration pages are 404 to users who do not administer the resource. */

/** @throws NotFound; SecondFactorRequired if the caller's roles are suspended */
const requireRight = (may: boolean, { resting }: Rights, message: string): void => {
  if (may) return;
  throw resting ? new SecondFactorRequired() : new NotFound(message);
};

export const requireRightsToReports = async (context: UserContext): Promise<Rights> => {
  const rights = await rightsOf(context, "admin:reports");
  requireRight(administersAnything(rights), rights, "there are no reports for you");
  return rights;
};

export const requireAdministeredGroup = async (context: UserContext, path: GroupPath) => {
  const name = groupName(path);
  const message = noGroupAt(name);
  const found = await requireGroup(context, name, message, activeRightsOf);
  requireRight(administersGroup(found.rights, found.group), found.rights, message);
  return found;
};

const requireAllianceOf = (may: typeof administersAlliance) => async (context: UserContext, slug: string) => {
  const { db, now } = context;
  const alliance = requireFound(await findAlliance(db, { slug }, { now }), noAlliance(slug));
  const rights = await rightsOf(context, "admin:alliances");
  requireRight(may(rights, alliance.id), rights, noAlliance(slug));
  return { alliance, rights };
};

export const requireAdministeredAlliance = requireAllianceOf(administersAlliance);

export const requireAdministrationOfAll = async (context: UserContext): Promise<void> => {
  const rights = await rightsOf(context, "admin:alliances");
  requireRight(rights.global, rights, "there is no such page");
};

/** Also for administrators of a group in the alliance. */
export const requirePlaceIn = requireAllianceOf(administersSomethingIn);

/** A published job of another alliance may have the slug of a draft. */
export const requireAdministeredJob = async (context: UserContext, slug: string): Promise<JobRow> => {
  const rights = await rightsOf(context, "admin:jobs");
  const job = (await findJobsBySlug(context.db, slug)).find((one) => administersJob(rights, one));
  const message = `there is no job "${slug}"`;
  requireRight(job !== undefined, rights, message);
  return requireFound(job, message);
};

export const requireAdministeredEntry = async (context: UserContext, id: string): Promise<LandscapeEntryRow> => {
  const rights = await rightsOf(context, "admin:landscape");
  const entry = await findLandscapeEntry(context.db, id);
  requireRight(entry !== undefined && administersEntry(rights, entry), rights, noEntry(id));
  return requireFound(entry, noEntry(id));
};
