import type { AlterTableCmd, AlterTableStmt, BoolExprType, ColumnDef, Constraint, Node } from "@pgsql/types";
import {
  findAll,
  isInUse,
  lastName,
  lock,
  nameOf,
  releasedType,
  requireContract,
  requireNoLock,
  requireNotUnique,
  type Scope,
} from "./scope.ts";

/* The rules for `alter table`. */

type Command = { scope: Scope; table: string; command: AlterTableCmd };

export const checkAlterTable = ({ relation, objtype, cmds = [] }: AlterTableStmt, scope: Scope): void => {
  const table = nameOf(relation);
  if (objtype !== "OBJECT_TABLE") return;
  for (const cmd of cmds) {
    if (!("AlterTableCmd" in cmd)) continue;
    const command = cmd.AlterTableCmd;
    lockReferenced(scope, command.def);
    if (!isInUse(scope, table)) continue;
    const rule = (command.subtype && rules[command.subtype]) ?? lockOnly;
    rule({ scope, table, command });
  }
};

/** A foreign key blocks writers to the referenced table, even if its own table is new. */
export const lockReferenced = (scope: Scope, node: unknown): void => {
  for (const relation of findAll(node, "pktable")) lock(scope, nameOf(Object(relation)));
};

const addColumn = ({ scope, table, command: { def } }: Command): void => {
  if (!def || !("ColumnDef" in def)) return;
  const column = def.ColumnDef;
  const constraints = (column.constraints ?? []).flatMap((one) => ("Constraint" in one ? [one.Constraint] : []));
  const has = (type: Constraint["contype"]) => constraints.some(({ contype }) => contype === type);
  const name = `"${table}"."${column.colname}"`;
  if (isSerial(column) || has("CONSTR_IDENTITY") || has("CONSTR_GENERATED") || constraints.some(hasVolatileDefault))
    scope.refuse(
      "rewrite",
      `${name} has a different value in each row, so the table is rewritten under a lock that blocks reads; add it without a default, let the service set it, and fill it "-- run: in batches"`,
    );
  if (has("CONSTR_NOTNULL") && !has("CONSTR_DEFAULT"))
    scope.refuse(
      "not-null",
      `${name} is NOT NULL without a default: the released version does not know the column and could not insert rows; give it a constant default`,
    );
  if (has("CONSTR_PRIMARY") || has("CONSTR_UNIQUE"))
    scope.refuse(
      "index-blocks",
      `${name} builds an index under a lock that blocks reads; add the column, then a unique index CONCURRENTLY "-- run: outside of a transaction"`,
    );
  if (has("CONSTR_FOREIGN") || has("CONSTR_CHECK"))
    scope.refuse(
      "not-valid",
      `${name} checks all rows under a lock that blocks reads; add the column, then the constraint NOT VALID, and VALIDATE it in a later migration`,
    );
  lock(scope, table);
};

const isSerial = ({ typeName }: ColumnDef): boolean => /^(?:small|big)?serial\d?$/.test(lastName(typeName?.names));

/** Functions that have one value per statement. */
const stable = new Set(["now", "transaction_timestamp", "statement_timestamp"]);

const hasVolatileDefault = ({ contype, raw_expr }: Constraint): boolean =>
  contype === "CONSTR_DEFAULT" &&
  findAll(raw_expr, "FuncCall").some((call) => !stable.has(lastName(Object(call).funcname)));

const addConstraint = ({ scope, table, command: { def } }: Command): void => {
  if (!def || !("Constraint" in def)) return;
  const constraint = def.Constraint;
  const { conname = "", contype, skip_validation, indexname } = constraint;
  if (contype === "CONSTR_UNIQUE" || contype === "CONSTR_PRIMARY") {
    if (indexname === undefined)
      scope.refuse(
        "index-blocks",
        `"${conname}" builds an index under a lock that blocks reads; create the unique index CONCURRENTLY in an earlier migration, and add the constraint USING INDEX`,
      );
  } else if (contype === "CONSTR_CHECK" || contype === "CONSTR_FOREIGN") {
    if (!skip_validation)
      scope.refuse(
        "not-valid",
        `"${conname}" checks all rows under a lock that blocks ${contype === "CONSTR_CHECK" ? "reads" : "writes"}; add it NOT VALID, and VALIDATE it in a later migration`,
      );
    recordNotNullCheck(scope, table, constraint);
  }
  if (bindsReleased(scope, table, constraint))
    requireContract(scope, `"${conname}" binds what the released version writes to "${table}"`);
  scope.history.constraints.set(conname, scope.tag);
  lock(scope, table);
};

const columnsOf = ({ raw_expr, fk_attrs = [] }: Constraint): string[] => [
  ...fk_attrs.map((name) => lastName([name])),
  ...findAll(raw_expr, "ColumnRef").map((column) => lastName(Object(column).fields)),
];

/** Whether the constraint affects rows that the released version writes. A constraint of only new columns does not, as they are null or have their defaults. */
const bindsReleased = (scope: Scope, table: string, constraint: Constraint): boolean =>
  constraint.indexname !== undefined ||
  (columnsOf(constraint).some((column) => releasedType(scope, table, column) !== undefined) &&
    !widens(scope, constraint));

/** Whether the constraint allows every row that the released check of the same name allows. */
const widens = ({ checks }: Scope, { conname = "", raw_expr }: Constraint): boolean => {
  const released = checks.get(conname);
  return released !== undefined && raw_expr !== undefined && implies(released, raw_expr);
};

const implies = (before: Node, after: Node): boolean => {
  const conditions = termsOf(after, "AND_EXPR");
  if (conditions) return conditions.every((condition) => implies(before, condition));
  const cases = termsOf(before, "OR_EXPR");
  if (cases) return cases.every((one) => implies(one, after));
  return (
    textOf(before) === textOf(after) ||
    listsMore(before, after) ||
    termsOf(before, "AND_EXPR")?.some((condition) => implies(condition, after)) ||
    termsOf(after, "OR_EXPR")?.some((one) => implies(before, one)) ||
    false
  );
};

const termsOf = (expression: Node, operator: BoolExprType): Node[] | undefined =>
  "BoolExpr" in expression && expression.BoolExpr.boolop === operator ? expression.BoolExpr.args : undefined;

const listsMore = (before: Node, after: Node): boolean => {
  const [allowed, allows] = [inListOf(before), inListOf(after)];
  if (!allowed || !allows) return false;
  return allowed.column === allows.column && allowed.values.every((value) => allows.values.includes(value));
};

/** The parts of `column in ('a', 'b')`. */
const inListOf = (expression: Node) =>
  "A_Expr" in expression && expression.A_Expr.kind === "AEXPR_IN"
    ? {
        column: textOf(expression.A_Expr.lexpr),
        values: findAll(expression.A_Expr.rexpr, "A_Const").map(textOf),
      }
    : undefined;

/** Returns the text of an expression, without positions and without the tables of columns, for comparisons. */
const textOf = (expression: unknown): string =>
  JSON.stringify(expression, (name, value) => {
    if (name === "location") return undefined;
    return name === "ColumnRef" ? lastName(value.fields) : value;
  });

const recordNotNullCheck = ({ history, tag }: Scope, table: string, { conname = "", raw_expr }: Constraint): void => {
  if (!raw_expr || !("NullTest" in raw_expr) || raw_expr.NullTest.nulltesttype !== "IS_NOT_NULL") return;
  const [column] = findAll(raw_expr, "ColumnRef").map((one) => lastName(Object(one).fields));
  if (column !== undefined) history.notNullChecks.set(conname, { table, column, addedBy: tag, validated: false });
};

const validate = ({ scope, command: { name = "" } }: Command): void => {
  if (scope.history.constraints.get(name) === scope.tag)
    scope.refuse(
      "not-valid",
      `"${name}" is added and validated in one transaction, which checks all rows under the lock of the addition; VALIDATE it in a later migration`,
    );
  requireNoLock(scope, `all rows are checked for "${name}"`);
  const check = scope.history.notNullChecks.get(name);
  if (check) check.validated = true;
};

const setNotNull = ({ scope, table, command: { name: column } }: Command): void => {
  const checks = [...scope.history.notNullChecks.values()];
  if (!checks.some((check) => check.table === table && check.column === column && check.validated))
    scope.refuse(
      "not-null",
      `"${table}"."${column}" is checked in all rows under a lock that blocks reads; add CHECK ("${column}" IS NOT NULL) NOT VALID, VALIDATE it in a later migration, then SET NOT NULL need not scan the table`,
    );
  lock(scope, table);
};

const dropColumn = ({ scope, table, command: { name = "" } }: Command): void => {
  if (releasedType(scope, table, name) !== undefined)
    scope.refuse(
      "in-use",
      `the released version reads "${table}"."${name}"; remove it from src/foundation/db in this release and leave it in the table, with a default or nullable; drop it in the next release`,
    );
  else requireContract(scope, `"${table}"."${name}" is dropped permanently`);
  lock(scope, table);
};

const changeType = ({ scope, table, command: { name = "", def } }: Command): void => {
  const type = def && "ColumnDef" in def ? def.ColumnDef.typeName : undefined;
  const before = /^varchar(?:\((\d+)\))?$/.exec(releasedType(scope, table, name) ?? "");
  const length = Number(Object(findAll(type?.typmods, "ival")[0]).ival ?? Number.POSITIVE_INFINITY);
  const after = lastName(type?.names);
  const widens =
    before && (after === "text" || (after === "varchar" && length >= Number(before[1] ?? Number.POSITIVE_INFINITY)));
  if (!widens)
    scope.refuse(
      "rewrite",
      `the type of "${table}"."${name}" changes: the table is rewritten under a lock that blocks reads; add a column of the new type, write both, fill it "-- run: in batches", and drop the old one a release after the last that reads it`,
    );
  lock(scope, table);
};

const dropConstraint = ({ scope, table, command: { name = "" } }: Command): void => {
  requireNotUnique(scope, name);
  lock(scope, table);
};

const lockOnly = ({ scope, table }: Command): void => lock(scope, table);

/** For commands that block only other schema changes of the table. */
const doNotLock = (): void => {};

const rules: Partial<Record<NonNullable<AlterTableCmd["subtype"]>, (command: Command) => void>> = {
  AT_AddColumn: addColumn,
  AT_AddConstraint: addConstraint,
  AT_AlterColumnType: changeType,
  AT_DropColumn: dropColumn,
  AT_DropConstraint: dropConstraint,
  AT_ResetRelOptions: doNotLock,
  AT_SetNotNull: setNotNull,
  AT_SetOptions: doNotLock,
  AT_SetRelOptions: doNotLock,
  AT_SetStatistics: doNotLock,
  AT_ValidateConstraint: validate,
};
