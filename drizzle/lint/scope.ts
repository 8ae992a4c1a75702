import type { Node, RangeVar } from "@pgsql/types";
import type { Header } from "../../src/program/cli/migration-files.ts";

/** The schema of the released version, which serves while newer migrations run. */
export type Released = {
  /** Its migrations. */
  tags: ReadonlySet<string>;
  /** The tables that it reads, with the type of each column. */
  tables: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Its primary keys, unique constraints and unique indexes: what ON CONFLICT may name. */
  uniqueNames: ReadonlySet<string>;
  /** The expressions of its checks, by their names. */
  checks: ReadonlyMap<string, string>;
};

export type Refusal = { tag: string; line: number; rule: string; message: string };

/** A check that a column is not null. */
type NotNullCheck = { table: string; column: string; addedBy: string; validated: boolean };

/** Changes by the checked migrations so far. */
type History = {
  tables: Set<string>;
  constraints: Map<string, string>;
  notNullChecks: Map<string, NotNullCheck>;
};

export const newHistory = (): History => ({
  tables: new Set(),
  constraints: new Map(),
  notNullChecks: new Map(),
});

/** The context of checking one migration. */
export type Scope = {
  tag: string;
  header: Header;
  released: Released;
  /** The parsed `released.checks`. */
  checks: ReadonlyMap<string, Node>;
  history: History;
  /** Tables of the released version whose readers or writers have to wait until the transaction ends. */
  locked: Set<string>;
  refuse(rule: string, message: string): void;
};

export const nameOf = (relation: RangeVar | undefined): string => relation?.relname ?? "";

/** Whether the released version may be using the table. */
export const isInUse = ({ history }: Scope, table: string): boolean => !history.tables.has(table);

/** The type of a column that the released version reads. */
export const releasedType = ({ released }: Scope, table: string, column: string): string | undefined =>
  released.tables.get(table)?.get(column);

export const requireNotUnique = (scope: Scope, name: string): void => {
  if (scope.released.uniqueNames.has(name))
    requireContract(
      scope,
      `the released version may name the columns of "${name}" in ON CONFLICT, which fails without it`,
    );
};

export const lock = (scope: Scope, table: string): void => {
  if (isInUse(scope, table)) scope.locked.add(table);
};

/** Rejects a statement whose duration grows with the number of rows while a table is locked. */
export const requireNoLock = (scope: Scope, what: string): void => {
  const [table] = scope.locked;
  if (table !== undefined)
    scope.refuse("long-under-lock", `${what} while "${table}" is locked; write it in a migration of its own`);
};

export const requireContract = ({ header, refuse }: Scope, what: string): void => {
  if (header.contract === undefined)
    refuse(
      "contract",
      `${what}; one release after the last use, begin the file with "-- contract: <migration>", a migration of the release that stopped using it`,
    );
};

/** Everything of a kind below a node, such as each `FuncCall`. */
export const findAll = (node: unknown, kind: string): unknown[] => {
  if (Array.isArray(node)) return node.flatMap((one) => findAll(one, kind));
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([name, value]) => [...(name === kind ? [value] : []), ...findAll(value, kind)]);
};

/** The last part of a qualified name. */
export const lastName = (names: readonly Node[] | undefined): string => {
  const last = names?.at(-1);
  return last && "String" in last ? (last.String.sval ?? "") : "";
};
