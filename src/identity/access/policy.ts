import type { Queryable } from "../../foundation/db/client.ts";
import {
  InsufficientScope,
  NotFound,
  RoleRequired,
  SecondFactorRequired,
  StepUpRequired,
  Unauthorized,
  UnverifiedAddress,
} from "../../foundation/errors.ts";
import { type DoorLink, findDoorLink } from "./door-links.ts";
import { isActiveUser, type Permissions } from "./queries.ts";
import { type AdminScope, heldPermissions, noPermissions, type PermissionContext, permissionsOf } from "./rights.ts";

/** A caller's roles, and the time of the request: some resources are public only until they expire. */
export type Viewer = {
  readonly permissions: Permissions;
  readonly now: Date;
  /** The door link that the caller holds instead of an account. */
  readonly door?: DoorLink | undefined;
  /** Ids of the candidates that the caller belongs to, such as members' events: see `listOwn`. */
  readonly own?: ReadonlySet<string>;
};

/** The condition of a permission. */
export type Grant<Scope> = {
  /** Description in the API reference and in the table of permissions. */
  readonly description: string;
  /** Whether the viewer's roles could suffice for any scope. */
  readonly possible: (viewer: Viewer) => boolean;
  readonly holds: (viewer: Viewer, scope: Scope) => boolean;
  /** The role that a rejected caller lacks, for this scope or in general. */
  readonly requiredRole: (scope?: Scope) => string;
};

export type Verb<Scope> = {
  readonly grant: Grant<Scope>;
  /** The scope without which a token's roles do not count. */
  readonly scope: AdminScope;
  /** Whether the second factor must have been confirmed recently: the action grants or revokes lasting access. */
  readonly confirmed?: true;
};

type Find<Row, Key> = (db: Queryable, key: Key) => Promise<readonly Row[] | Row | undefined>;

/** The values of the path's parameters. */
export type PathKey = Readonly<Record<string, string | undefined>>;

/** The permissions for one noun. `Scope` has the columns that grants check. `Key` identifies a resource in a path. */
export type Policy<Scope, Key, Name extends string = string, Row extends Scope = Scope> = {
  readonly noun: string;
  readonly keyOf: (path: PathKey) => Key | undefined;
  /** Resources may share a slug: the first that the grant allows is used. */
  readonly find: Find<Row, Key>;
  readonly missing: (key: Key) => string;
  /** The ids of the candidates that the caller belongs to without a role. */
  readonly listOwn?: (context: AccessContext, candidates: readonly Scope[]) => Promise<ReadonlySet<string>>;
  readonly verbs: Readonly<Record<Name | "read", Verb<Scope>>>;
};

/** The type of the resource that a path identifies, by noun. The module of all policies declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: `community/policies.ts` adds to it
export interface Targets {}

export type AccessContext = PermissionContext & {
  readonly now: Date;
  /** The session's second factor, and when it was last confirmed. */
  readonly browser: { readonly secondFactor: boolean; readonly secondFactorAt: Date | null };
  /** On the pages for the door: the digest of the secret of a door link. */
  readonly doorSecretHash?: string;
};

export type Confirmable = Pick<AccessContext, "caller" | "now" | "browser">;

export const confirmationLifetimeMs = 10 * 60_000;

export const isConfirmed = ({ caller, browser, now }: Confirmable, withinMs: number): boolean => {
  // Tokens and apps need no confirmation: their user confirmed before creating them.
  if (caller?.token || !browser.secondFactor) return true;
  const at = browser.secondFactorAt;
  return at !== null && now.getTime() - at.getTime() < withinMs;
};

/** Costs no query: the confirmation is read with the session. @throws StepUpRequired */
export const requireStepUp = (context: Confirmable): void => {
  if (!isConfirmed(context, confirmationLifetimeMs)) throw new StepUpRequired();
};

export const viewerOf = async (context: AccessContext, scope: AdminScope): Promise<Viewer> => {
  const { db, now, doorSecretHash: secretHash } = context;
  const permissions = await permissionsOf(context, scope);
  return secretHash === undefined
    ? { permissions, now }
    : { permissions, now, door: await findDoorLink(db, { secretHash, now }) };
};

/** The viewer without roles, who belongs to the resources with these ids, for example by an invitation. */
export const viewerWithoutRoles = (now: Date, ...own: string[]) => ({
  permissions: noPermissions,
  now,
  own: new Set(own),
});

/** The viewer for work outside a user's requests, such as an import or an email. Has no roles while the account is disabled or not verified. */
export const viewerOfUser = async (
  { db, now, secondFactorForAdmins }: Omit<AccessContext, "caller" | "browser">,
  userId: string,
): Promise<Viewer> => {
  const caller = { userId, verified: await isActiveUser(db, userId), scopes: null, token: null };
  return { permissions: await heldPermissions({ db, caller, secondFactorForAdmins }), now };
};

export const may = <Scope>({ grant }: Verb<Scope>, viewer: Viewer, scope: Scope): boolean => grant.holds(viewer, scope);

/** Returns the viewer with suspended roles in effect. */
export const withSuspendedRoles = ({ permissions, ...viewer }: Viewer): Viewer => ({
  ...viewer,
  permissions: { ...permissions, ...permissions.suspended },
});

/**
 * Returns the first candidate that the verb's grant allows.
 * @throws SecondFactorRequired if suspended roles would suffice, RoleRequired if the viewer may read one of them, otherwise NotFound
 */
export const decide = <Scope, Row extends Scope, Key, Name extends string>(
  policy: Policy<Scope, Key, Name>,
  verb: Name | "read",
  { viewer, key, candidates }: { viewer: Viewer; key: Key; candidates: readonly Row[] },
): Row => {
  const { grant } = policy.verbs[verb];
  const allowed = candidates.find((row) => grant.holds(viewer, row));
  if (allowed !== undefined) return allowed;
  if (candidates.some((row) => grant.holds(withSuspendedRoles(viewer), row))) throw new SecondFactorRequired();
  const readable = candidates.find((row) => policy.verbs.read.grant.holds(viewer, row));
  if (readable === undefined) throw new NotFound(policy.missing(key));
  throw new RoleRequired(`this needs ${grant.requiredRole(readable)}`);
};

const toList = <Row>(rows: readonly Row[] | Row | undefined): readonly Row[] => {
  if (rows === undefined) return [];
  return isList(rows) ? rows : [rows];
};

const isList = <Row>(rows: readonly Row[] | Row): rows is readonly Row[] => Array.isArray(rows);

/** Authorizes the rows that `find` returns for the key, for example locked ones. Throws StepUpRequired and the errors of `decide`. */
export const authorizeRow: typeof findAllowed = async (context, policy, verb, key, find) => {
  const allowed = await findAllowed(context, policy, verb, key, find);
  if (policy.verbs[verb].confirmed) requireStepUp(context);
  return allowed;
};

const findAllowed = async <Scope, Row extends Scope, Key, Name extends string>(
  context: AccessContext,
  policy: Policy<Scope, Key, Name>,
  verb: Name | "read",
  key: Key,
  find: Find<Row, Key>,
): Promise<{ row: Row; viewer: Viewer }> => {
  const candidates = toList(await find(context.db, key));
  // Read after the row, whose lock may take time: a role or door link that was revoked in this time no longer counts.
  const roleViewer = await viewerOf(context, policy.verbs[verb].scope);
  const own = await policy.listOwn?.(context, candidates);
  const viewer = { ...roleViewer, ...(own && { own }) };
  return { row: decide(policy, verb, { viewer, key, candidates }), viewer };
};

export const authorize = async <Scope, Key, Name extends string, Row extends Scope>(
  context: AccessContext,
  policy: Policy<Scope, Key, Name, Row>,
  verb: Name | "read",
  key: Key,
): Promise<Row> => (await authorizeRow(context, policy, verb, key, policy.find)).row;

/** Like `authorize`, for pages and before a body is read. Requires no confirmation, which the action itself does. */
export const authorizeTarget: typeof authorize = async (context, policy, verb, key) =>
  (await findAllowed(context, policy, verb, key, policy.find)).row;

/** Checks whether any of the viewer's roles could suffice, where the path identifies no resource. @throws SecondFactorRequired or RoleRequired */
export const decideAny = <Scope>({ grant }: Verb<Scope>, viewer: Viewer): void =>
  requirePossible(grant.possible, viewer, `this needs ${grant.requiredRole()}`);

/** Throws the errors of `decideAny`. */
export const authorizeAny = async <Scope>(context: AccessContext, verb: Verb<Scope>): Promise<Viewer> => {
  const viewer = await viewerOf(context, verb.scope);
  decideAny(verb, viewer);
  return viewer;
};

/** Authorizes a resource that the validated body identifies. @throws InsufficientScope, SecondFactorRequired, RoleRequired or StepUpRequired */
export const authorizeNew = async <Scope>(
  context: AccessContext,
  { grant, scope, confirmed }: Verb<Scope>,
  target: Scope,
): Promise<Viewer> => {
  const held = context.caller?.scopes;
  if (held?.has(scope) === false) throw new InsufficientScope([scope], [scope], [...held, scope]);
  const viewer = await viewerOf(context, scope);
  requirePossible((candidate) => grant.holds(candidate, target), viewer, `this needs ${grant.requiredRole(target)}`);
  if (confirmed) requireStepUp(context);
  return viewer;
};

const requirePossible = (possible: (viewer: Viewer) => boolean, viewer: Viewer, message: string): void => {
  if (possible(viewer)) return;
  throw possible(withSuspendedRoles(viewer)) ? new SecondFactorRequired() : new RoleRequired(message);
};

/**
 * Authorizes the hidden items of a public list, which only administrators may see.
 * @param target the owner of the list; without it, any admin role suffices
 * @throws Unauthorized or Forbidden
 */
export const authorizeList = async <Scope>(
  context: AccessContext,
  { grant, scope }: Verb<Scope>,
  hidden: string,
  target?: Scope,
): Promise<Viewer> => {
  const { caller } = context;
  if (!caller) throw new Unauthorized(`sign in as an administrator to list ${hidden}`);
  if (caller.scopes && !caller.scopes.has(scope)) throw new InsufficientScope([scope]);
  if (!caller.verified) throw new UnverifiedAddress();
  const viewer = await viewerOf(context, scope);
  const possible = target === undefined ? grant.possible : (candidate: Viewer) => grant.holds(candidate, target);
  requirePossible(possible, viewer, `only administrators may list ${hidden}`);
  return viewer;
};
