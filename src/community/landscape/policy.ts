import { allianceAdministrators, allianceOf, anyOf, everyone } from "../../identity/access/grants.ts";
import type { Grant, Policy, Verb } from "../../identity/access/policy.ts";
import { administersAnything, administersSomethingIn } from "../../identity/access/rules.ts";
import { findLandscapeEntry, type LandscapeEntryRow } from "./queries.ts";

/** The columns that decide who administers the entry. */
type OwnedEntry = Pick<LandscapeEntryRow, "allianceId" | "alliance" | "createdBy">;

/** The columns that the policy reads. */
type EntryScope = OwnedEntry & Pick<LandscapeEntryRow, "published">;

export type EntryVerb = "create" | "update" | "delete";

const administratorsOfAlliance = allianceAdministrators<OwnedEntry>(allianceOf);

const author: Grant<OwnedEntry> = {
  description: "the entry's author, if an administrator of a group in the alliance",
  possible: ({ permissions }) => administersAnything(permissions),
  holds: ({ permissions }, { allianceId, createdBy }) =>
    createdBy !== null && createdBy === permissions.userId && administersSomethingIn(permissions, allianceId),
  requiredRole: (scope) =>
    scope ? "to have created the entry while administrator of a group in it" : "the admin role of a group",
};

const administrators = anyOf(administratorsOfAlliance, author);

/** A new entry: the request body, not the path, names the alliance. */
export const entryCreation: Verb<OwnedEntry> = {
  grant: { ...administrators, requiredRole: administratorsOfAlliance.requiredRole },
  scope: "admin:landscape",
};

export const landscapeEntryPolicy: Policy<EntryScope, string, EntryVerb, LandscapeEntryRow> = {
  noun: "landscape_entry",
  keyOf: ({ entry_id: id }) => id,
  find: (db, id) => findLandscapeEntry(db, { id }),
  missing: (id) => `there is no landscape entry ${id}`,
  verbs: {
    read: {
      grant: anyOf<EntryScope>(
        everyone("everyone, if the entry is published", ({ published }) => published),
        administrators,
      ),
      scope: "admin:landscape",
    },
    create: entryCreation,
    update: { grant: administrators, scope: "admin:landscape" },
    delete: { grant: administrators, scope: "admin:landscape" },
  },
};
