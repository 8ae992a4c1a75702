import type { Queryable } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import {
  administratorsWithin,
  allianceAdministrators,
  anyOf,
  eventTeamWithin,
  everyone,
  globalAdministrators,
} from "../../identity/access/grants.ts";
import type { Policy, Verb } from "../../identity/access/policy.ts";
import { type AllianceKey, findAllianceBranding, findAllianceKey } from "./queries.ts";
import { toBranding } from "./views.ts";

/** The columns that the policy reads. */
type AllianceScope = Pick<AllianceKey, "id" | "slug">;

const administrators = allianceAdministrators<AllianceScope>((alliance) => alliance);
const anyAdministrators = administratorsWithin<AllianceScope>((alliance) => alliance);

const verbs = {
  read: { grant: everyone(), scope: "admin:alliances" },
  create: { grant: globalAdministrators, scope: "admin:alliances" },
  update: { grant: administrators, scope: "admin:alliances" },
  manage_members: { grant: administrators, scope: "admin:alliances" },
  manage_admins: { grant: administrators, scope: "admin:alliances", confirmed: true },
  invite: { grant: administrators, scope: "admin:alliances" },
  read_audit: { grant: administrators, scope: "admin:alliances" },
  read_statistics: { grant: administrators, scope: "admin:alliances" },
  manage_webhooks: { grant: administrators, scope: "admin:webhooks" },
  create_group: { grant: administrators, scope: "admin:groups" },
  appoint_founder: { grant: administrators, scope: "admin:groups", confirmed: true },
  list_hidden_groups: { grant: anyAdministrators, scope: "admin:groups" },
  list_hidden_events: {
    grant: anyOf(
      anyAdministrators,
      eventTeamWithin((alliance) => alliance),
    ),
    scope: "admin:events",
  },
  list_hidden_jobs: { grant: anyAdministrators, scope: "admin:jobs" },
  list_hidden_landscape_entries: { grant: anyAdministrators, scope: "admin:landscape" },
  add_job: { grant: anyAdministrators, scope: "admin:jobs" },
  add_landscape_entry: { grant: anyAdministrators, scope: "admin:landscape" },
} satisfies Record<string, Verb<AllianceScope>>;

export type AllianceVerb = Exclude<keyof typeof verbs, "read">;

export const alliancePolicy: Policy<AllianceScope, string, AllianceVerb, AllianceKey> = {
  noun: "alliance",
  keyOf: ({ alliance }) => alliance,
  find: (db, slug) => findAllianceKey(db, { slug }),
  missing: (slug) => `there is no alliance "${slug}"`,
  verbs,
};

/** @throws NotFound */
export const requireAlliance = async (db: Queryable, slug: string): Promise<AllianceKey> =>
  requireFound(await findAllianceKey(db, { slug }), alliancePolicy.missing(slug));

export const findBranding = async ({ db, baseUrl }: { db: Queryable; baseUrl: string }, slug: string) => {
  const row = await findAllianceBranding(db, { slug });
  return row && toBranding(row, baseUrl);
};
