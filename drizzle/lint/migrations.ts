import type { Node } from "@pgsql/types";
import { parse } from "libpg-query";
import { breakpoint, readHeader } from "../../src/program/cli/migration-files.ts";
import { findAll, newHistory, type Refusal, type Released, type Scope } from "./scope.ts";
import { checkStatement } from "./statements.ts";

type Source = { tag: string; text: string };

/**
 * Refuses migrations that would block or break the serving released version, if a reviewer cannot see this in the statement.
 * @param sources the migrations after those of the released version, in their order
 */
export const lintMigrations = async (sources: readonly Source[], released: Released): Promise<Refusal[]> => {
  const history = newHistory();
  const checks = await parseChecks(released.checks);
  const refusals: Refusal[] = [];
  for (const source of sources) refusals.push(...(await lintMigration(source, { released, checks, history })));
  return refusals;
};

const parseChecks = async (checks: Released["checks"]): Promise<Scope["checks"]> => {
  const parsed = new Map<string, Node>();
  for (const [name, check] of checks) {
    const { stmts } = await parse(`select ${check}`);
    const [column] = findAll(stmts, "ResTarget");
    parsed.set(name, Object(column).val);
  }
  return parsed;
};

const lintMigration = async (
  { tag, text }: Source,
  schema: Pick<Scope, "released" | "checks" | "history">,
): Promise<Refusal[]> => {
  const refusals: Refusal[] = [];
  let line = 1;
  const refuse = (rule: string, message: string): void => void refusals.push({ tag, line, rule, message });
  const scope: Scope = { tag, header: readHeader(text), ...schema, locked: new Set(), refuse };
  checkContract(scope);
  for (const chunk of chunksOf(text)) {
    line = chunk.line;
    const { stmts = [] } = await parse(chunk.text);
    if (stmts.length > 1) refuse("breakpoint", `there are several statements; write "${breakpoint}" between them`);
    for (const { stmt } of stmts) if (stmt) checkStatement(stmt, scope);
  }
  if (scope.locked.size > 1)
    refuse(
      "several-locks",
      `one transaction holds locks of ${[...scope.locked].join(", ")}: transactions that wait for the first lock wait until all are released; write a migration for each table`,
    );
  return withoutAdmitted(refusals, scope, text);
};

/** A contraction must not exclude the previous release, which serves until all processes are replaced. */
const checkContract = ({ header: { contract }, released, refuse }: Scope): void => {
  if (contract !== undefined && !released.tags.has(contract))
    refuse("contract", `the released version lacks ${contract} and would be refused; contract in the release after it`);
};

/** Splits a file into its statements, each with the line on which it begins. */
const chunksOf = (text: string): { text: string; line: number }[] => {
  let before = 1;
  return text.split(breakpoint).map((chunk) => {
    const lead = /^(?:\s|--.*\n)*/.exec(chunk)?.[0] ?? "";
    const line = before + newlines(lead);
    before += newlines(chunk);
    return { text: chunk, line };
  });
};

const newlines = (text: string): number => text.split("\n").length - 1;

/** Removes refusals that the file's first lines allow by `-- admits <rule>: <reason>`, and refuses such lines that allow nothing. */
const withoutAdmitted = (refusals: Refusal[], { tag }: Scope, text: string): Refusal[] => {
  const admitted = text.match(/^(?:--.*\n)*/)?.[0].matchAll(/^-- admits ([a-z-]+): \S.*$/gm) ?? [];
  const rules = [...admitted].map(([, rule = ""]) => rule);
  const stale = rules.filter((rule) => !refusals.some((refusal) => refusal.rule === rule));
  return [
    ...refusals.filter(({ rule }) => !rules.includes(rule)),
    ...stale.map((rule) => ({ tag, line: 1, rule, message: `"-- admits ${rule}" allows nothing; remove it` })),
  ];
};
