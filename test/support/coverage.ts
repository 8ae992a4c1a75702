import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../src/foundation/package.ts";
import { contractOperations, operations, seenFile } from "./contract.ts";

const listFile = join(packageRoot, "test/contract/uncovered.txt");

const linesOf = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line && !line.startsWith("#"))
    : [];

/**
 * Prints the table of declared pairs of operation and status that the tests saw.
 * @returns whether `uncovered.txt` lists exactly the pairs that no test saw
 */
export const reportCoverage = (): boolean => {
  const tested = new Set(linesOf(seenFile));
  const excused = new Map(linesOf(listFile).map((line) => [line.split(/\s+/).slice(0, 2).join(" "), line]));
  const contractPairs = contractOperations.flatMap(({ operationId, tags: [tag], responses }) =>
    Object.keys(responses).map((status) => ({ tag, pair: `${operationId} ${status}` })),
  );
  // The contract does not declare the statuses of pages. Each page must have been seen with 200 or 303.
  const pagePairs = operations.slice(contractOperations.length).map(({ operationId }) => {
    const [success = "", redirect = ""] = [200, 303].map((status) => `${operationId} ${status}`);
    return { tag: "pages", pair: tested.has(redirect) ? redirect : success };
  });
  const pairs = [...contractPairs, ...pagePairs];
  console.log("\nContract coverage: declared pairs of operation and status that a test saw");
  for (const tag of new Set(pairs.map((pair) => pair.tag))) {
    const declared = pairs.filter((pair) => pair.tag === tag);
    const covered = declared.filter(({ pair }) => tested.has(pair));
    console.log(`  ${tag.padEnd(10)} ${String(covered.length).padStart(4)} / ${declared.length}`);
  }
  console.log(
    `  ${"all".padEnd(10)} ${String(pairs.filter(({ pair }) => tested.has(pair)).length).padStart(4)} / ${pairs.length}`,
  );

  const missing = pairs.filter(({ pair }) => !tested.has(pair) && !excused.has(pair));
  const stale = [...excused.keys()].filter((pair) => tested.has(pair) || !pairs.some((item) => item.pair === pair));
  for (const { pair } of missing) console.log(`  not seen, and not in uncovered.txt: ${pair}`);
  for (const pair of stale) console.log(`  in uncovered.txt, but seen or not declared: ${pair}`);
  console.log("");
  return missing.length === 0 && stale.length === 0;
};
