import { findAllianceKey } from "../../community/alliances/queries.ts";
import { findGroup } from "../../community/groups/queries.ts";
import { grantRole, type RoleChange, type RoleTarget, revokeRole } from "../../community/roles/change.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { Conflict } from "../../foundation/errors.ts";
import { listAllRoles, lockRoles } from "../../identity/access/queries.ts";
import { findAccountByEmail } from "../../identity/auth/queries.ts";
import { loadConfig } from "../config/config.ts";
import { runOnDatabase } from "./database.ts";
import { CommandError } from "./errors.ts";
import { scopeName } from "./output.ts";

/** Without `alliance`, the role covers all alliances. */
type RoleCommand = { email: string; alliance?: string; group?: string };

export const grant = (command: RoleCommand): Promise<void> =>
  change(command, async (db, change) => {
    await grantRole({ db, now: new Date(), caller: null }, change);
    await warnOfSuspension(db, command.email);
    return `${command.email} administers ${scopeName(command)}.`;
  });

const warnOfSuspension = async (db: Queryable, email: string): Promise<void> => {
  const { second_factor_for_admins: isRequired } = loadConfig().security;
  if (!isRequired || (await findAccountByEmail(db, email))?.secondFactor) return;
  console.error(
    `${email} has no second factor: the role grants no permissions until they set one up (security.second_factor_for_admins).`,
  );
};

export const revoke = (command: RoleCommand): Promise<void> =>
  change(command, async (db, change) => {
    await revokeRole({ db, now: new Date(), caller: null }, change);
    return `${command.email} does not administer ${scopeName(command)}.`;
  });

export const list = ({ alliance: slug }: { alliance?: string }): Promise<void> =>
  withRoles(async (db) => {
    const alliance = slug === undefined ? undefined : await requireAlliance(db, slug);
    for (const { email, role, alliance: allianceSlug, group } of await listAllRoles(db, alliance?.id))
      console.log([email, role, scopeName({ alliance: allianceSlug, group })].join("\t"));
  });

const withRoles = (work: (db: Transaction) => Promise<void>): Promise<void> =>
  runOnDatabase("role", ({ db }) =>
    db.transaction(async (tx) => {
      await lockRoles(tx);
      await work(tx);
    }),
  );

const change = async (
  { email, alliance, group }: RoleCommand,
  apply: (db: Transaction, change: RoleChange) => Promise<string>,
): Promise<void> => {
  try {
    let message = "";
    await withRoles(async (db) => {
      const person = await findAccountByEmail(db, email);
      if (!person) throw new CommandError(`${email} has no account`);
      message = await apply(db, {
        person: { id: person.id, name: person.name },
        ...(await findTarget(db, alliance, group)),
      });
    });
    console.log(message);
  } catch (error) {
    throw error instanceof Conflict ? new CommandError(error.message) : error;
  }
};

const findTarget = async (db: Queryable, slug?: string, group?: string): Promise<RoleTarget> => {
  if (slug === undefined) return { scope: { allianceId: null }, alliance: undefined };
  const alliance = await requireAlliance(db, slug);
  if (group === undefined) return { scope: { allianceId: alliance.id }, alliance };
  const groupRow = await findGroup(db, { alliance: slug, slug: group, now: new Date() });
  if (!groupRow) throw new CommandError(`alliance "${slug}" has no group "${group}"`);
  return { scope: { groupId: groupRow.id }, alliance };
};

const requireAlliance = async (db: Queryable, slug: string) => {
  const alliance = await findAllianceKey(db, { slug });
  if (!alliance) throw new CommandError(`there is no alliance "${slug}"`);
  return alliance;
};
