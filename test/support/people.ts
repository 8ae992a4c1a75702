import assert from "node:assert/strict";
import type { Sql } from "postgres";
import { v7 as uuid } from "uuid";
import { digest, newSecret } from "../../src/foundation/secrets.ts";
import { createPasswordHasher } from "../../src/identity/auth/passwords/hashing.ts";
import { newToken, prefixLength } from "../../src/identity/auth/tokens/format.ts";
import type { Caller, RouteId } from "../../src/server/http/contract.ts";
import type { Call } from "./service.ts";

export const password = "seven herons cross the river";
/** A second password, for changes and resets. */
export const newPassword = "nine otters sleep under the bridge";

let hash: Promise<string> | undefined;
/** Hashes `password` once per process, because hashing is slow. */
const hashPassword = (): Promise<string> => {
  hash ??= createPasswordHasher(1).hash(password);
  return hash;
};

export type Person = { id: string; email: string };

export type Visitor = {
  cookies: Map<string, string>;
  call: Call;
  /** The value of the session cookie. */
  session(): string;
};

/** Creates a client that stores cookies like a browser, starting with the given ones. */
export const createVisitor = (
  { call }: { call: Call },
  headers: Record<string, string> = {},
  cookies = new Map<string, string>(),
): Visitor => {
  return {
    cookies,
    call: async (id, request = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const requestHeaders = { ...headers, ...(cookie && { cookie }), ...request.headers };
      const response = await call(id, { ...request, headers: requestHeaders });
      for (const line of [response.headers["set-cookie"] ?? []].flat()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return response;
    },
    session: () => cookies.get("session_id") ?? assert.fail("nobody is signed in"),
  };
};

let emailCount = 0;

/** Functions that insert users, sessions and roles directly into the database: other tests cover registration. */
export const createPeople = ({ call, sql, now }: { call: Call; sql: Sql; now: Date }) => {
  const person = async ({
    verified = true,
    withPassword = true,
    email = `person-${emailCount++}@example.org`,
  } = {}) => {
    const id = uuid();
    const time = now.toISOString();
    const verifiedAt = verified ? time : null;
    await sql`insert into users (id, email, name, email_verified_at, owner_proven_at, created_at, updated_at)
      values (${id}, ${email}, ${"Ada Berger"}, ${verifiedAt}, ${verifiedAt}, ${time}, ${time})`;
    if (withPassword)
      await sql`insert into passwords (user_id, hash, updated_at) values (${id}, ${await hashPassword()}, ${time})`;
    return { id, email };
  };

  /** Several people who never sign in with a password. */
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => person({ withPassword: false })));

  const signIn = async ({ email }: Person, headers?: Record<string, string>): Promise<Visitor> => {
    const visitor = createVisitor({ call }, headers);
    const { status } = await visitor.call("logIn", { body: { email, password } });
    assert.equal(status, 303);
    return visitor;
  };

  /** Inserts a session directly, which saves hashing a password. */
  const session = async ({ id }: Person, createdAt = now): Promise<Visitor> => {
    const visitor = createVisitor({ call });
    const secret = newSecret();
    const time = createdAt.toISOString();
    await sql`insert into sessions (id, secret_hash, user_id, address, created_at, last_used_at)
      values (${uuid()}, ${digest(secret)}, ${id}, '127.0.0.1', ${time}, ${time})`;
    visitor.cookies.set("session_id", secret);
    return visitor;
  };

  const token = async (
    { id: userId }: Person,
    { scopes = ["profile:read"], expiresAt = null }: { scopes?: string[]; expiresAt?: Date | null } = {},
  ) => {
    const id = uuid();
    const secret = newToken();
    const time = now.toISOString();
    await sql`insert into api_tokens (id, user_id, name, prefix, secret_hash, scopes, expires_at, created_at, updated_at)
      values (${id}, ${userId}, 'A test', ${secret.slice(0, prefixLength)}, ${digest(secret)}, ${sql.array(scopes)},
        ${expiresAt?.toISOString() ?? null}, ${time}, ${time})`;
    return { id, secret, headers: { authorization: `Bearer ${secret}` } };
  };

  /** Emails queued for an address, the newest last. */
  const mails = (email: string) =>
    sql<{ recipient: string; subject: string; text: string; html: string }[]>`
      select payload ->> 'recipient' as recipient, payload ->> 'subject' as subject, payload ->> 'text' as text,
        payload ->> 'html' as html
      from outbox where topic = 'mail' and lower(payload ->> 'recipient') = lower(${email}) order by id`;

  const lastMail = async (email: string): Promise<string> => (await mails(email)).at(-1)?.text ?? "";

  /** The token of the newest link to a page in the emails to an address. Emails without such a link are skipped. */
  const linkToken = async (email: string, page = "auth/[\\w-]+"): Promise<string> => {
    const link = new RegExp(`/${page}[?]token=([\\w-]+)`);
    const tokens = (await mails(email)).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
    return tokens.at(-1) ?? assert.fail(`no link was mailed to ${email}`);
  };

  /** Requests a reset link by email, and sets a new password with it. */
  const resetPassword = async ({ email }: Pick<Person, "email">, secret = newPassword): Promise<void> => {
    await call("requestPasswordReset", { body: { email } });
    const { status } = await call("resetPassword", { body: { token: await linkToken(email), password: secret } });
    assert.equal(status, 303);
  };

  /** The names of a user's security events, oldest first. */
  const securityEventsOf = async ({ id }: Pick<Person, "id">): Promise<string[]> => {
    const rows = await sql<{ event: string }[]>`
      select event from security_events where user_id = ${id} order by created_at, id`;
    return rows.map(({ event }) => event);
  };

  /** The caller that a session of the person identifies; with `scopes`, the caller of a token. */
  const as = ({ id: userId }: Person, scopes: string[] | null = null): Caller => ({
    userId,
    verified: true,
    scopes: scopes && new Set(scopes),
    token: scopes && { id: uuid(), expiresAt: null, app: null },
  });

  /** Sends a request as a person. */
  const callAs = (user: Person, id: RouteId, path: Record<string, string> = {}, body?: object) =>
    call(id, { path, as: as(user), ...(body && { body }) });

  /** Grants an administrator role over one alliance, all alliances (`null`) or one group. */
  const appoint = async ({ id: userId }: Person, scope: { alliance: string | null } | { group: string }) => {
    const [role, alliance, group] =
      "group" in scope ? ["group_admin", null, scope.group] : ["alliance_admin", scope.alliance, null];
    await sql`insert into roles (id, user_id, role, alliance_id, group_id, created_at)
      values (${uuid()}, ${userId}, ${role}, ${alliance}, ${group}, ${now.toISOString()})`;
  };

  return {
    person,
    people,
    signIn,
    session,
    token,
    mails,
    lastMail,
    linkToken,
    resetPassword,
    securityEventsOf,
    as,
    callAs,
    appoint,
  };
};
