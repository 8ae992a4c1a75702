import { v7 as uuid } from "uuid";
import { deleteAccount } from "../../community/me/deletion/delete.ts";
import { listSoleRoleNames } from "../../community/roles/change.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { BadRequest } from "../../foundation/errors.ts";
import { lockAccount } from "../../identity/auth/locks.ts";
import { queueLink } from "../../identity/auth/mail-links.ts";
import { createPasswordHasher } from "../../identity/auth/passwords/hashing.ts";
import { createPasswordPolicy } from "../../identity/auth/passwords/policy.ts";
import {
  type Account,
  findAccountByEmail,
  insertUser,
  listSignInMethods,
  setPassword,
  setUserDisabled,
} from "../../identity/auth/queries.ts";
import { deleteSecondFactorsOf } from "../../identity/auth/second-factor/queries.ts";
import { insertSecurityEvent, type SecurityEventName } from "../../identity/auth/security-events/queries.ts";
import type { SecurityEvent } from "../../identity/auth/security-events/record.ts";
import { deleteSessionsOf } from "../../identity/auth/sessions/queries.ts";
import { conformsTo } from "../../server/http/components.ts";
import { createMailer } from "../../web/mail/mailer.ts";
import { notify } from "../../web/mail/notify.ts";
import { type Config, loadConfig } from "../config/config.ts";
import { openPasswordFilter } from "../config/resources.ts";
import { findUser, listBansOf, listRolesOf, listUsers, type UserRow } from "../users/queries.ts";
import { runOnDatabase } from "./database.ts";
import { CommandError } from "./errors.ts";
import { plural, scopeName } from "./output.ts";

type CreateUserCommand = { email: string; name: string; passwordStdin?: boolean; verified?: boolean };

/** Unverified users get an email; users without a password set it through "forgot password". */
export const createUser = async (command: CreateUserCommand): Promise<void> => {
  const { email, name, verified = false } = command;
  const hash = command.passwordStdin ? await checkAndHash(await readPassword(), email, loadConfig()) : undefined;
  const id = uuid();
  await runOnDatabase("user", ({ db }, { server: { base_url: baseUrl } }) =>
    db.transaction(async (tx) => {
      const now = new Date();
      if (!(await insertUser(tx, { id, email, name, verified, language: null, now })))
        throw new CommandError(`${email} already has an account`);
      if (hash) await setPassword(tx, id, hash, now);
      const context = { db: tx, now, baseUrl, mailer: createMailer(), requestedLanguage: null };
      if (!verified) await queueLink(context, { id, email, language: null }, "verify");
    }),
  );
  console.log(`Created ${email} (${id}).${verified ? "" : " The service sends a verification email when it runs."}`);
};

export const disableUser = (email: string): Promise<void> => setDisabled(email, new Date());

export const enableUser = (email: string): Promise<void> => setDisabled(email, null);

const setDisabled = (email: string, disabledAt: Date | null): Promise<void> =>
  runOnDatabase("user", async ({ db }) => {
    const event = disabledAt ? "account_disabled" : "account_enabled";
    const userId = await db.transaction(async (tx) => {
      const { id } = await requireAccount(tx, email);
      // Sign-ins take the same lock, so that no session is created between the two statements.
      await lockAccount(tx, id);
      await setUserDisabled(tx, id, disabledAt);
      if (disabledAt) await deleteSessionsOf(tx, id);
      await insertOperatorEvent(tx, { userId: id, event, createdAt: new Date() });
      return id;
    });
    logEvent(event, userId);
    console.log(`${disabledAt ? "Disabled" : "Enabled"} ${email}.`);
  });

const requireAccount = async (db: Queryable, email: string): Promise<Account> => {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new CommandError(`${email} has no account`);
  return account;
};

export const deleteUser = ({ email, force = false }: { email: string; force?: boolean }): Promise<void> =>
  runOnDatabase(
    "user",
    async ({ db }, { server: { base_url: baseUrl } }) => {
      const account = await requireAccount(db, email);
      const mailer = createMailer();
      const context = { db, now: new Date(), baseUrl, mailer, caller: null, requestedLanguage: null };
      await deleteAccount(context, account.id, async (tx) => {
        if (!force) await requireOtherAdministrators(tx, account);
      });
      logEvent("account_deleted", account.id);
      console.log(`Deleted ${email}.`);
    },
    { statementTimeoutMs: 0 },
  );

const requireOtherAdministrators = async (db: Queryable, { id, email }: Account): Promise<void> => {
  const roleNames = await listSoleRoleNames(db, id);
  if (roleNames.length > 0)
    throw new CommandError(
      `${email} is the only administrator of ${roleNames.join(", ")}; grant another user the role, or use --force`,
    );
};

export const resetSecondFactor = ({ email }: { email: string }): Promise<void> =>
  runOnDatabase("user", async ({ db }, { server: { base_url: baseUrl } }) => {
    const userId = await db.transaction(async (tx) => {
      const { id } = await requireAccount(tx, email);
      const account = await lockAccount(tx, id);
      if (!account) throw new CommandError(`${email} has no account`);
      if (account.passwordHash === null && (await listSignInMethods(tx, id)).length === 1)
        throw new CommandError(
          `${email} signs in only by passkey; have them set a password first, by "forgot password"`,
        );
      if (!(await deleteSecondFactorsOf(tx, id))) throw new CommandError(`${email} has no second factor`);
      await deleteSessionsOf(tx, id);
      const now = new Date();
      const context = { db: tx, now, baseUrl, mailer: createMailer(), requestedLanguage: null };
      await notify(context, account, "mail.notice_event.operator_reset");
      await insertOperatorEvent(tx, { userId: id, event: "second_factor_reset", createdAt: now });
      return id;
    });
    logEvent("second_factor_reset", userId);
    console.log(`Removed the second factor of ${email}, and ended the sessions.`);
  });

type OperatorEvent = { userId: string; event: SecurityEventName; createdAt: Date };

const insertOperatorEvent = (db: Queryable, event: OperatorEvent): Promise<unknown> =>
  insertSecurityEvent(db, { id: uuid(), ...event, subject: null, address: null, userAgent: null });

/** Prints an event in the format of the service's security log. */
const logEvent = (event: SecurityEvent, user: string): void =>
  console.error(JSON.stringify({ level: 30, time: Date.now(), audit: event, user, msg: event }));

const checkAndHash = async (password: string, email: string, config: Config): Promise<string> => {
  const breached = await openPasswordFilter(config);
  try {
    await createPasswordPolicy(config.server.base_url, breached).requireGood(password, { field: "password", email });
  } catch (error) {
    throw error instanceof BadRequest ? new CommandError(error.message.replace("body/", "the ")) : error;
  } finally {
    await breached?.close();
  }
  return createPasswordHasher().hash(password);
};

const readPassword = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  const [password = ""] = Buffer.concat(chunks).toString("utf8").split(/\r?\n/, 1);
  if (!conformsTo("NewPassword", password)) throw new CommandError("the password must have 8 to 256 characters");
  if (password.includes("\0")) throw new CommandError("the password must not contain the NUL character");
  return password;
};

type ListUsersCommand = { unverified?: boolean; disabled?: boolean; limit: number; json?: boolean };

export const list = (words: string | undefined, command: ListUsersCommand): Promise<void> =>
  runOnDatabase("user", async ({ db }) => {
    const { unverified = false, disabled = false, limit, json = false } = command;
    const filters = { words, isUnverified: unverified, isDisabled: disabled, limit: limit + 1 };
    const users = await listUsers(db, filters);
    const rows = users.slice(0, limit);
    if (json) console.log(JSON.stringify(rows.map(toJson), null, 2));
    else for (const row of rows) console.log(lineOf(row));
    if (users.length > limit)
      console.error(`There are more than ${limit} accounts: give part of an address or a name, or raise --limit.`);
  });

const lineOf = (row: UserRow): string =>
  [
    row.email,
    row.name,
    stateOf(row),
    plural(row.roleCount, "role"),
    plural(row.banCount, "ban"),
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

const toJson = (row: UserRow) => ({ ...commonFields(row), role_count: row.roleCount, ban_count: row.banCount });

const commonFields = (row: Omit<UserRow, "roleCount" | "banCount">) => ({
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
  runOnDatabase("user", async ({ db }) => {
    const details = await detailsOf(db, user);
    console.log(json ? JSON.stringify(details, null, 2) : Object.entries(toRows(details)).map(toLine).join("\n"));
  });

const detailsOf = async (db: Queryable, user: string) => {
  const row = await findUser(db, isId(user) ? { id: user } : { email: user.toLowerCase() });
  if (!row) throw new CommandError(`${user} has no account`);
  const [roles, bans] = [await listRolesOf(db, row.id), await listBansOf(db, row.id)];
  return {
    ...commonFields(row),
    second_factor: row.secondFactor,
    language: row.language,
    roles,
    group_count: row.membershipCount,
    bans: bans.map(({ createdAt, ...ban }) => ({ ...ban, created_at: createdAt })),
  };
};

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

type Details = Awaited<ReturnType<typeof detailsOf>>;

const toRows = (details: Details): Record<string, string> => ({
  Id: details.id,
  Email: `${details.email} (${details.verified_at ? `verified ${timeOf(details.verified_at)}` : "not verified"}${details.email_undeliverable ? ", undeliverable" : ""})`,
  Name: details.name,
  State: details.disabled_at ? `disabled ${timeOf(details.disabled_at)}` : "active",
  Created: timeOf(details.created_at),
  "Last sign-in": details.last_sign_in_at ? timeOf(details.last_sign_in_at) : "none known",
  "Signs in by":
    [...details.sign_in_methods, ...(details.second_factor ? ["a second factor"] : [])].join(", ") ||
    "a link in an email",
  Language: details.language ?? "from the browser",
  Roles: details.roles.map((role) => `${role.role} of ${scopeName(role)}`).join(", ") || "none",
  Groups: String(details.group_count),
  Bans: details.bans.map((ban) => `${scopeName(ban)} since ${timeOf(ban.created_at)}`).join(", ") || "none",
});

const timeOf = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, "Z");

const toLine = ([name, value]: [string, string]): string => `${name.padEnd(12)}  ${value}`;
