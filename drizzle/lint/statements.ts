import type {
  AlterEnumStmt,
  CreateStmt,
  DropStmt,
  GrantStmt,
  IndexStmt,
  InsertStmt,
  Node,
  RangeVar,
  RenameStmt,
} from "@pgsql/types";
import { checkAlterTable, lockReferenced } from "./alter-table.ts";
import {
  findAll,
  isInUse,
  lastName,
  lock,
  nameOf,
  requireContract,
  requireNoLock,
  requireNotUnique,
  type Scope,
} from "./scope.ts";

/* A rule for each kind of statement. A kind without one is refused. */

/** These create something that nobody uses yet, or replace a function, a view or a comment at once. */
const free = new Set([
  "AlterTSConfigurationStmt",
  "CommentStmt",
  "CreateDomainStmt",
  "CreateEnumStmt",
  "CreateExtensionStmt",
  "CreateFunctionStmt",
  "CreateSchemaStmt",
  "CreateSeqStmt",
  "CreateStatsStmt",
  "CompositeTypeStmt",
  "DefineStmt",
  "ViewStmt",
]);

/** What is never right while others use the database, and what to do instead. */
const refused: Readonly<Record<string, [rule: string, message: string]>> = {
  ClusterStmt: ["rewrite", "CLUSTER writes the table anew while nobody can read it; build an index CONCURRENTLY"],
  DoStmt: ["unknown-form", "nothing checks the statements inside of DO; write them as statements"],
  LockStmt: ["lock-table", "LOCK TABLE holds up everybody until the end; statements take the locks that they need"],
  TransactionStmt: ["transaction", 'the program begins and ends transactions; see "-- run:"'],
  VariableSetStmt: ["transaction", "the program sets time-outs and all else; leave SET out"],
};

export const checkStatement = (node: Node, scope: Scope): void => {
  const [kind = ""] = Object.keys(node);
  const refusal = refused[kind];
  if (refusal) scope.refuse(...refusal);
  else if (scope.header.mode === "outside" && !isConcurrent(node))
    scope.refuse(
      "outside",
      "only what is CONCURRENT runs outside of a transaction; write this in a migration of its own",
    );
  else if (!free.has(kind) && !checkDefinition(node, scope) && !checkWork(node, scope))
    scope.refuse("unknown-form", `no rule knows whether ${kind} is safe while others use the database`);
};

/** @returns whether it has a rule for the statement */
const checkDefinition = (node: Node, scope: Scope): boolean => {
  if ("IndexStmt" in node) checkIndex(node.IndexStmt, scope);
  else if ("AlterTableStmt" in node) checkAlterTable(node.AlterTableStmt, scope);
  else if ("CreateStmt" in node) checkCreate(node.CreateStmt, scope);
  else if ("CreateTrigStmt" in node) lock(scope, nameOf(node.CreateTrigStmt.relation));
  else if ("AlterEnumStmt" in node) checkEnum(node.AlterEnumStmt, scope);
  else if ("GrantStmt" in node) checkGrant(node.GrantStmt, scope);
  else if ("DropStmt" in node) checkDrop(node.DropStmt, scope);
  else if ("RenameStmt" in node) checkRename(node.RenameStmt, scope);
  else if ("ReindexStmt" in node) checkReindex(node, scope);
  else return false;
  return true;
};

/** @returns whether it has a rule for the statement, which reads or changes rows */
const checkWork = (node: Node, scope: Scope): boolean => {
  if ("InsertStmt" in node) checkInsert(node.InsertStmt, scope);
  else if ("UpdateStmt" in node) checkRows(node, node.UpdateStmt.relation, scope);
  else if ("DeleteStmt" in node) checkRows(node, node.DeleteStmt.relation, scope);
  else if ("MergeStmt" in node) checkRows(node, node.MergeStmt.relation, scope);
  else if ("TruncateStmt" in node) checkTruncate(node.TruncateStmt.relations ?? [], scope);
  else if ("SelectStmt" in node) requireNoLock(scope, "a query runs");
  else if ("VacuumStmt" in node) checkVacuum(node.VacuumStmt.is_vacuumcmd ?? false, scope);
  else return false;
  return true;
};

const isConcurrent = (node: Node): boolean => {
  if ("IndexStmt" in node) return node.IndexStmt.concurrent ?? false;
  if ("DropStmt" in node) return node.DropStmt.concurrent ?? false;
  return "ReindexStmt" in node && isReindexConcurrent(node);
};

const isReindexConcurrent = (node: Node): boolean => findAll(node, "defname").some((name) => name === "concurrently");

const requireOutside = ({ header, refuse }: Scope): void => {
  if (header.mode !== "outside")
    refuse(
      "outside",
      'CONCURRENTLY works outside of transactions only; begin the file with "-- run: outside of a transaction"',
    );
};

const checkIndex = ({ idxname = "", relation, concurrent, unique }: IndexStmt, scope: Scope): void => {
  const table = nameOf(relation);
  if (concurrent) requireOutside(scope);
  if (!isInUse(scope, table)) return void scope.history.indexes.add(idxname);
  if (!concurrent)
    scope.refuse(
      "index-blocks",
      `nobody can write to "${table}" while "${idxname}" is built; CREATE INDEX CONCURRENTLY (in src/foundation/db: ".concurrently()") in a migration that begins with "-- run: outside of a transaction"`,
    );
  if (!/^[a-z0-9_]+$/.test(idxname))
    scope.refuse(
      "index-name",
      "an index that is built CONCURRENTLY needs a name of a-z, 0-9 and _, by which an interrupted build is found",
    );
  if (unique) requireContract(scope, `"${idxname}" binds what the released version writes to "${table}"`);
};

const checkEnum = ({ oldVal }: AlterEnumStmt, scope: Scope): void => {
  if (oldVal !== undefined)
    scope.refuse("in-use", `the released version writes "${oldVal}"; add the new value beside it, and read both`);
};

const checkGrant = ({ is_grant }: GrantStmt, scope: Scope): void => {
  if (!is_grant) requireContract(scope, "the released version may need the right that is revoked");
};

const checkCreate = ({ relation, inhRelations = [], tableElts = [] }: CreateStmt, scope: Scope): void => {
  lockReferenced(scope, tableElts);
  for (const parent of inhRelations) {
    if ("RangeVar" in parent && isInUse(scope, nameOf(parent.RangeVar)))
      scope.refuse(
        "lock-table",
        `nobody can read "${nameOf(parent.RangeVar)}" while a part is created; create the table by itself and ATTACH it`,
      );
  }
  scope.history.tables.add(nameOf(relation));
};

const checkDrop = (drop: DropStmt, scope: Scope): void => {
  const { objects = [], removeType } = drop;
  for (const object of objects) {
    const names = "List" in object ? (object.List.items ?? []) : [object];
    const name = lastName(names);
    if (removeType === "OBJECT_INDEX") checkDropIndex(name, drop, scope);
    else if (removeType === "OBJECT_TABLE") checkDropTable(name, scope);
    else {
      if (removeType === "OBJECT_TRIGGER") lock(scope, lastName(names.slice(0, -1)));
      requireContract(scope, `the released version may rely on "${name}"; CREATE OR REPLACE changes it in place`);
    }
  }
};

const checkDropIndex = (name: string, { concurrent, missing_ok }: DropStmt, scope: Scope): void => {
  if (concurrent) requireOutside(scope);
  if (scope.history.indexes.has(name)) return;
  requireNotUnique(scope, name);
  if (!concurrent || !missing_ok)
    scope.refuse(
      "index-blocks",
      `nobody can read the table while "${name}" is dropped; DROP INDEX CONCURRENTLY IF EXISTS, in a migration that begins with "-- run: outside of a transaction"`,
    );
};

const checkDropTable = (table: string, scope: Scope): void => {
  if (!isInUse(scope, table)) return;
  if (scope.released.tables.has(table))
    scope.refuse(
      "in-use",
      `the released version reads "${table}"; take it from src/foundation/db in this release, and drop it in the next one`,
    );
  else requireContract(scope, `"${table}" is dropped for good`);
  lock(scope, table);
};

const checkRename = ({ renameType, relation, subname, newname }: RenameStmt, scope: Scope): void => {
  if (relation && !isInUse(scope, nameOf(relation))) {
    if (renameType === "OBJECT_TABLE" && newname !== undefined) scope.history.tables.add(newname);
    return;
  }
  scope.refuse(
    "in-use",
    `the released version knows "${subname ?? relation?.relname ?? newname}" by its name; add the new one beside it, write both, and drop the old one a release after the last that reads it`,
  );
};

/** Rows that are written out are few. */
const checkInsert = ({ relation, selectStmt }: InsertStmt, scope: Scope): void => {
  if (selectStmt && "SelectStmt" in selectStmt && selectStmt.SelectStmt.valuesLists) return;
  checkRows(selectStmt, relation, scope);
};

const checkRows = (node: Node | undefined, relation: RangeVar | undefined, scope: Scope): void => {
  const table = nameOf(relation);
  if (isInUse(scope, table) && (scope.header.mode !== "batches" || findAll(node, "limitCount").length === 0))
    scope.refuse(
      "batches",
      `rows of "${table}" stay locked until all are changed; change those that still need it, found by a subquery with LIMIT, in a migration that begins with "-- run: in batches"`,
    );
  requireNoLock(scope, `rows of "${table}" are changed`);
};

const checkTruncate = (relations: readonly Node[], scope: Scope): void => {
  for (const relation of relations) {
    if ("RangeVar" in relation && isInUse(scope, nameOf(relation.RangeVar)))
      scope.refuse(
        "in-use",
        `the released version uses the rows of "${nameOf(relation.RangeVar)}"; delete those that nobody needs "-- run: in batches"`,
      );
  }
};

/** ANALYZE is the same statement. */
const checkVacuum = (isVacuum: boolean, scope: Scope): void => {
  if (isVacuum)
    scope.refuse("rewrite", "VACUUM is the server's work, and VACUUM FULL locks everybody out; leave it to autovacuum");
  else requireNoLock(scope, "a table is analyzed");
};

const checkReindex = (node: Node, scope: Scope): void => {
  if (isReindexConcurrent(node)) requireOutside(scope);
  else
    scope.refuse(
      "index-blocks",
      "nobody can write while the index is built; REINDEX … CONCURRENTLY, outside of a transaction",
    );
};
