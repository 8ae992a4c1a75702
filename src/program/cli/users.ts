import type { Queryable } from "../../foundation/db/client.ts";
import { findUser, listBansOf, listRolesOf, listUsers, type UserRow } from "../users/queries.ts";
import { onDatabase } from "./database.ts";
import { CommandError } from "./errors.ts";
import { plural } from "./sum-of.ts";

type ListUsers = { unverified?: boolean; disabled?: boolean; limit: number; json?: boolean };

export const list = (words: string | undefined, command: ListUsers): Promise<void> =>
  onDatabase("user", async ({ db }) => {
    const { unverified = false, disabled = false, limit, json = false } = command;
    const wanted = { words, isUnverified: unverified, isDisabled: disabled, limit: limit + 1 };
    const found = await listUsers(db, wanted);
    const rows = found.slice(0, limit);
    if (json) console.log(JSON.stringify(rows.map(toJson), null, 2));
    else for (const row of rows) console.log(lineOf(row));
    if (found.length > limit)
      console.error(`There are more than ${limit}: give a part of an address or a name, or raise --limit.`);
  });

const lineOf = (row: UserRow): string =>
  [
    row.email,
    row.name,
    stateOf(row),
    plural(row.roles, "role"),
    plural(row.bans, "ban"),
    row.lastSignInAt ? `last sign-in ${dayOf(row.lastSignInAt)}` : "no sign-in known",
    `created ${dayOf(row.createdAt)}`,
    row.id,
  ].join("\t");

const stateOf = ({ verifiedAt, isUndeliverable, disabledAt }: UserRow): string =>
  [
    verifiedAt ? "verified" : "unverified",
    ...(isUndeliverable ? ["undeliverable"] : []),
    ...(disabledAt ? ["disabled"] : []),
  ].join(", ");

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const toJson = ({ roles, bans, ...row }: UserRow) => ({ ...commonOf(row), role_count: roles, ban_count: bans });

const commonOf = (row: Omit<UserRow, "roles" | "bans">) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  verified_at: row.verifiedAt,
  email_undeliverable: row.isUndeliverable,
  disabled_at: row.disabledAt,
  created_at: row.createdAt,
  last_sign_in_at: row.lastSignInAt,
  sign_in_methods: row.signInMethods,
});

export const show = (user: string, { json = false }: { json?: boolean }): Promise<void> =>
  onDatabase("user", async ({ db }) => {
    const details = await detailsOf(db, user);
    console.log(json ? JSON.stringify(details, null, 2) : Object.entries(textOf(details)).map(paired).join("\n"));
  });

const detailsOf = async (db: Queryable, user: string) => {
  const row = await findUser(db, isId(user) ? { id: user } : { email: user.toLowerCase() });
  if (!row) throw new CommandError(`${user} has no account`);
  const [roles, bans] = [await listRolesOf(db, row.id), await listBansOf(db, row.id)];
  return {
    ...commonOf(row),
    second_factor: row.secondFactor,
    language: row.language,
    roles,
    group_count: row.memberships,
    bans: bans.map(({ createdAt, ...ban }) => ({ ...ban, created_at: createdAt })),
  };
};

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

type Details = Awaited<ReturnType<typeof detailsOf>>;

const textOf = (details: Details): Record<string, string> => ({
  Id: details.id,
  Email: `${details.email} (${details.verified_at ? `verified ${timeOf(details.verified_at)}` : "not verified"}${details.email_undeliverable ? ", undeliverable" : ""})`,
  Name: details.name,
  State: details.disabled_at ? `disabled ${timeOf(details.disabled_at)}` : "active",
  Created: timeOf(details.created_at),
  "Last sign-in": details.last_sign_in_at ? timeOf(details.last_sign_in_at) : "none known",
  "Signs in by":
    [...details.sign_in_methods, ...(details.second_factor ? ["a second factor"] : [])].join(", ") ||
    "a link in an email",
  Language: details.language ?? "that of the browser",
  Roles: details.roles.map((role) => `${role.role} of ${placeOf(role)}`).join(", ") || "none",
  Groups: String(details.group_count),
  Bans: details.bans.map((ban) => `${placeOf(ban)} since ${timeOf(ban.created_at)}`).join(", ") || "none",
});

const placeOf = ({ alliance, group }: { alliance: string | null; group: string | null }): string => {
  if (group !== null) return `group "${group}" of alliance "${alliance}"`;
  return alliance === null ? "all alliances" : `alliance "${alliance}"`;
};

const timeOf = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, "Z");

const paired = ([name, value]: [string, string]): string => `${name.padEnd(12)}  ${value}`;
