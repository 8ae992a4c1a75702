import { v7 as uuid } from "uuid";
import { lockAccount } from "../auth/locks.ts";
import { postLink } from "../auth/mail-links.ts";
import { commonPasswords, siteNames } from "../auth/passwords/common.ts";
import { createPasswords } from "../auth/passwords/hashing.ts";
import { requireGoodPassword } from "../auth/passwords/rules.ts";
import { findAccountByEmail, insertUser, setPassword, setUserDisabled } from "../auth/queries.ts";
import { insertSecurityEvent } from "../auth/security-events/queries.ts";
import { deleteSessionsOf } from "../auth/sessions/queries.ts";
import { type Config, loadConfig } from "../config.ts";
import { connect } from "../db/client.ts";
import { BadRequest } from "../errors.ts";
import { conformsTo } from "../http/components.ts";
import { createPostbox } from "../mail/postbox.ts";
import { withDatabase } from "./database.ts";
import { CommandError } from "./errors.ts";

export type CreateUser = { email: string; name: string; passwordStdin?: boolean; verified?: boolean };

/** Creates an account. An unverified user gets an email; one without a password sets it through "forgot password". */
export const createUser = async (command: CreateUser): Promise<void> => {
  const config = loadConfig();
  const { email, name, verified = false } = command;
  const hash = command.passwordStdin ? await hashOf(await readPassword(), email, config) : undefined;
  await withDatabase(config, async (url) => {
    const { db, close } = connect(url, { poolSize: 2, applicationName: "alliance user" });
    const now = new Date();
    const id = uuid();
    try {
      await db.transaction(async (tx) => {
        if (!(await insertUser(tx, { id, email, name, verified, now })))
          throw new CommandError(`${email} already has an account`);
        if (hash) await setPassword(tx, id, hash, now);
        const context = { db: tx, now, baseUrl: config.server.base_url, postbox: createPostbox() };
        if (!verified) await postLink(context, { id, email }, "verify");
      });
    } finally {
      await close();
    }
    console.log(`Created ${email} (${id}).${verified ? "" : " The service sends a verification email when it runs."}`);
  });
};

/** Ends the user's sessions and refuses sign-ins and tokens until the account is enabled again. */
export const disableUser = (email: string): Promise<void> => setDisabled(email, new Date());

export const enableUser = (email: string): Promise<void> => setDisabled(email, null);

const setDisabled = (email: string, disabledAt: Date | null): Promise<void> =>
  withDatabase(loadConfig(), async (url) => {
    const { db, close } = connect(url, { poolSize: 1, applicationName: "alliance user" });
    const event = disabledAt ? "account_disabled" : "account_enabled";
    try {
      const userId = await db.transaction(async (tx) => {
        const account = await findAccountByEmail(tx, email);
        if (!account) throw new CommandError(`${email} has no account`);
        // Sign-ins hold the same lock, so that none starts a session that outlives this.
        await lockAccount(tx, account.id);
        await setUserDisabled(tx, account.id, disabledAt);
        if (disabledAt) await deleteSessionsOf(tx, account.id);
        const origin = { subject: null, address: null, userAgent: null };
        await insertSecurityEvent(tx, { id: uuid(), userId: account.id, event, ...origin, createdAt: new Date() });
        return account.id;
      });
      // As the service logs security events, and beside what the command prints.
      console.error(JSON.stringify({ level: 30, time: Date.now(), audit: event, user: userId, msg: event }));
    } finally {
      await close();
    }
    console.log(`${disabledAt ? "Disabled" : "Enabled"} ${email}.`);
  });

const hashOf = (password: string, email: string, { server }: Config): Promise<string> => {
  try {
    const names = siteNames(server.base_url);
    requireGoodPassword(password, { field: "password", email, siteNames: names, common: commonPasswords });
  } catch (error) {
    throw error instanceof BadRequest ? new CommandError(error.message.replace("body/", "the ")) : error;
  }
  return createPasswords().hash(password);
};

/** The first line of standard input, without the line break. */
const readPassword = async (): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  const [password = ""] = Buffer.concat(chunks).toString("utf8").split(/\r?\n/, 1);
  if (!conformsTo("NewPassword", password)) throw new CommandError("the password must have 8 to 256 characters");
  if (password.includes("\0")) throw new CommandError("the password must not contain the NUL character");
  return password;
};
