import type { Queryable } from "../../foundation/db/client.ts";
import {
  InsufficientScope,
  NotFound,
  RoleRequired,
  SecondFactorRequired,
  Unauthorized,
  UnverifiedAddress,
} from "../../foundation/errors.ts";
import type { Rights } from "./queries.ts";
import { type AdminScope, type RightsContext, rightsOf } from "./rights.ts";

/** A caller with its roles, at a time: some things are public only until they expire. */
export type Viewer = { readonly rights: Rights; readonly now: Date };

/** Whom a permission admits. */
export type Grant<Scope> = {
  /** For the reference and the table of permissions. */
  readonly words: string;
  /** Whether the viewer's roles could suffice for anything. */
  readonly possible: (viewer: Viewer) => boolean;
  readonly holds: (viewer: Viewer, scope: Scope) => boolean;
  /** The role that a refused caller lacks, for this scope or in general. */
  readonly need: (scope?: Scope) => string;
};

export type Verb<Scope> = {
  readonly grant: Grant<Scope>;
  /** The scope without which a token's roles do not count. */
  readonly scope: AdminScope;
};

type Find<Row, Key> = (db: Queryable, key: Key) => Promise<readonly Row[] | Row | undefined>;

/** The values of the path's parameters. */
export type PathKey = Readonly<Record<string, string | undefined>>;

/** The permissions for one noun. `Scope` has the columns that decide; `Key` is how a path names a thing. */
export type Policy<Scope, Key, Name extends string = string, Found extends Scope = Scope> = {
  readonly noun: string;
  readonly keyOf: (path: PathKey) => Key | undefined;
  /** Several things may share a slug: the first that the grant admits is meant. */
  readonly find: Find<Found, Key>;
  readonly missing: (key: Key) => string;
  readonly verbs: Readonly<Record<Name | "read", Verb<Scope>>>;
};

/** The type of the thing that a path names, by noun; each policy declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: policies add to it
export interface Targets {}

export type AccessContext = RightsContext & { readonly now: Date };

export const viewerOf = async (context: AccessContext, scope: AdminScope): Promise<Viewer> => ({
  rights: await rightsOf(context, scope),
  now: context.now,
});

export const may = <Scope>({ grant }: Verb<Scope>, viewer: Viewer, scope: Scope): boolean => grant.holds(viewer, scope);

/** The viewer as if a second factor had been added. */
const withSuspendedRoles = ({ rights, ...viewer }: Viewer): Viewer | undefined =>
  rights.suspended ? { ...viewer, rights: { ...rights, ...rights.suspended } } : undefined;

/**
 * Returns the first of the candidates that the viewer may treat so.
 * @throws SecondFactorRequired if suspended roles would suffice, RoleRequired if the viewer may read one of them, otherwise NotFound
 */
export const decide = <Scope, Row extends Scope, Key, Name extends string>(
  policy: Policy<Scope, Key, Name>,
  verb: Name | "read",
  { viewer, key, candidates }: { viewer: Viewer; key: Key; candidates: readonly Row[] },
): Row => {
  const { grant } = policy.verbs[verb];
  const found = candidates.find((row) => grant.holds(viewer, row));
  if (found !== undefined) return found;
  const restored = withSuspendedRoles(viewer);
  if (restored && candidates.some((row) => grant.holds(restored, row))) throw new SecondFactorRequired();
  const readable = candidates.find((row) => policy.verbs.read.grant.holds(viewer, row));
  if (readable === undefined) throw new NotFound(policy.missing(key));
  throw new RoleRequired(`this needs ${grant.need(readable)}`);
};

const toList = <Row>(found: readonly Row[] | Row | undefined): readonly Row[] => {
  if (found === undefined) return [];
  return isList(found) ? found : [found];
};

const isList = <Row>(found: readonly Row[] | Row): found is readonly Row[] => Array.isArray(found);

/** Decides about what `find` returns for the key, such as a locked row. Throws what `decide` does. */
export const authorizeRow = async <Scope, Row extends Scope, Key, Name extends string>(
  context: AccessContext,
  policy: Policy<Scope, Key, Name>,
  verb: Name | "read",
  key: Key,
  find: Find<Row, Key>,
): Promise<{ row: Row; viewer: Viewer }> => {
  const viewer = await viewerOf(context, policy.verbs[verb].scope);
  const candidates = toList(await find(context.db, key));
  return { row: decide(policy, verb, { viewer, key, candidates }), viewer };
};

export const authorize = async <Scope, Key, Name extends string, Found extends Scope>(
  context: AccessContext,
  policy: Policy<Scope, Key, Name, Found>,
  verb: Name | "read",
  key: Key,
): Promise<Found> => (await authorizeRow(context, policy, verb, key, policy.find)).row;

/** For what no path names: whether any of the viewer's roles could suffice. @throws SecondFactorRequired or RoleRequired */
export const decideAny = <Scope>({ grant }: Verb<Scope>, viewer: Viewer): void =>
  requirePossible(grant.possible, viewer, `this needs ${grant.need()}`);

/** Throws what `decideAny` does. */
export const authorizeAny = async <Scope>(context: AccessContext, verb: Verb<Scope>): Promise<Viewer> => {
  const viewer = await viewerOf(context, verb.scope);
  decideAny(verb, viewer);
  return viewer;
};

/** For what the validated body names. @throws SecondFactorRequired or RoleRequired */
export const authorizeNew = async <Scope>(
  context: AccessContext,
  { grant, scope }: Verb<Scope>,
  target: Scope,
): Promise<Viewer> => {
  const viewer = await viewerOf(context, scope);
  requirePossible((one) => grant.holds(one, target), viewer, `this needs ${grant.need(target)}`);
  return viewer;
};

const requirePossible = (possible: (viewer: Viewer) => boolean, viewer: Viewer, message: string): void => {
  if (possible(viewer)) return;
  const restored = withSuspendedRoles(viewer);
  throw restored && possible(restored) ? new SecondFactorRequired() : new RoleRequired(message);
};

/**
 * For a public list that shows hidden items to administrators only.
 * @param target the thing to which the list belongs; without it, the caller must administer anything
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
  const possible = target === undefined ? grant.possible : (one: Viewer) => grant.holds(one, target);
  requirePossible(possible, viewer, `only administrators may list ${hidden}`);
  return viewer;
};
