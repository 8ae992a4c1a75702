import type { CreateStmt, DropStmt, IndexStmt, InsertStmt, Node, RenameStmt } from "@pgsql/types";
import { checkAlterTable, lockReferenced } from "./alter-table.ts";
import {
  isInUse,
  lastName,
  lock,
  nameOf,
  requireContract,
  requireNoLock,
  requireNotUnique,
  type Scope,
} from "./scope.ts";

/* Checks statements against facts that a reviewer cannot see in them: the released version's schema, and earlier changes and locks. */

export const checkStatement = (node: Node, scope: Scope): void => {
  if ("IndexStmt" in node) checkIndex(node.IndexStmt, scope);
  else if ("AlterTableStmt" in node) checkAlterTable(node.AlterTableStmt, scope);
  else if ("CreateStmt" in node) checkCreate(node.CreateStmt, scope);
  else if ("CreateTrigStmt" in node) lock(scope, nameOf(node.CreateTrigStmt.relation));
  else if ("DropStmt" in node) checkDrop(node.DropStmt, scope);
  else if ("RenameStmt" in node) checkRename(node.RenameStmt, scope);
  else if ("InsertStmt" in node) checkInsert(node.InsertStmt, scope);
  else if ("UpdateStmt" in node || "DeleteStmt" in node || "MergeStmt" in node || "SelectStmt" in node)
    requireNoLock(scope, "rows are read or changed");
};

const checkIndex = ({ idxname = "", relation, concurrent, unique }: IndexStmt, scope: Scope): void => {
  const table = nameOf(relation);
  if (!isInUse(scope, table)) return;
  if (!concurrent)
    scope.refuse(
      "index-blocks",
      `writes to "${table}" are blocked while "${idxname}" is built; CREATE INDEX CONCURRENTLY (in src/foundation/db: ".concurrently()") in a migration that begins with "-- run: outside of a transaction"`,
    );
  if (!/^[a-z0-9_]+$/.test(idxname))
    scope.refuse(
      "index-name",
      "an index that is built CONCURRENTLY needs a name of a-z, 0-9 and _, so that an interrupted build can be found",
    );
  if (unique) requireContract(scope, `"${idxname}" binds what the released version writes to "${table}"`);
};

const checkCreate = ({ relation, tableElts = [] }: CreateStmt, scope: Scope): void => {
  lockReferenced(scope, tableElts);
  scope.history.tables.add(nameOf(relation));
};

const checkDrop = ({ objects = [], removeType }: DropStmt, scope: Scope): void => {
  for (const object of objects) {
    const names = "List" in object ? (object.List.items ?? []) : [object];
    if (removeType === "OBJECT_INDEX") requireNotUnique(scope, lastName(names));
    else if (removeType === "OBJECT_TABLE") checkDropTable(lastName(names), scope);
    else if (removeType === "OBJECT_TRIGGER") lock(scope, lastName(names.slice(0, -1)));
  }
};

const checkDropTable = (table: string, scope: Scope): void => {
  if (!isInUse(scope, table)) return;
  if (scope.released.tables.has(table))
    scope.refuse(
      "in-use",
      `the released version reads "${table}"; remove it from src/foundation/db in this release, and drop it in the next one`,
    );
  else requireContract(scope, `"${table}" is dropped permanently`);
  lock(scope, table);
};

const checkRename = ({ renameType, relation, subname, newname = "" }: RenameStmt, scope: Scope): void => {
  const table = nameOf(relation);
  if (isInUse(scope, table))
    scope.refuse(
      "in-use",
      `the released version knows "${subname ?? table}" by its name; add the new one beside it, write both, and drop the old one a release after the last that reads it`,
    );
  else if (renameType === "OBJECT_TABLE") scope.history.tables.add(newname);
};

/** An insert of literal rows is short. */
const checkInsert = ({ selectStmt }: InsertStmt, scope: Scope): void => {
  if (selectStmt && "SelectStmt" in selectStmt && selectStmt.SelectStmt.valuesLists) return;
  requireNoLock(scope, "rows are read and inserted");
};
