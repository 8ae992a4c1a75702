import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Tool } from "@modelcontextprotocol/client";
import { enums } from "../../../generated/contract.ts";
import { type Audience, choiceOf, listTools } from "../../../src/channels/mcp/catalog.ts";
import { packageRoot } from "../../../src/foundation/package.ts";
import type { Viewer } from "../../../src/identity/access/policy.ts";
import { noRoles } from "../../../src/identity/access/queries.ts";

/* `npx tsx test/channels/mcp/sizes.ts --write` updates the table in the reference with the size of each list of tools. */

/** Tokenizers need at least 4.2 bytes of this JSON per token; four is a safe estimate. */
const bytesPerToken = 4;

export const tokensOf = (tools: readonly Tool[]): number =>
  Math.round(Buffer.byteLength(JSON.stringify({ tools })) / bytesPerToken);

type Holder = { scopes?: readonly string[]; isApp?: boolean; isAdmin?: boolean };

/** A caller with a token, by default an API token with all scopes. */
export const holderOf = ({ scopes = enums.TokenScope, isApp = false, isAdmin = false }: Holder = {}): Audience => {
  const app = { clientId: "planner", grantId: "any", grantExpiresAt: new Date() };
  const token = { id: "any", expiresAt: null, app: isApp ? app : null };
  return { caller: { scopes: new Set(scopes), token }, viewer: viewerWith(isAdmin) };
};

const viewerWith = (isGlobalAdmin: boolean): Viewer => ({
  permissions: { userId: "any", ...noRoles, global: isGlobalAdmin, suspended: null },
  now: new Date(),
});

export const anonymous: Audience = { caller: null, viewer: viewerWith(false) };
export const member = holderOf();
export const organizer = holderOf({ isAdmin: true });

const rows: [string, { toolset?: string; output_schema?: boolean }, Audience][] = [
  ["none: `common,search`", {}, member],
  ["the same with `output_schema=true`", { output_schema: true }, member],
  ["`search`", { toolset: "search" }, member],
  ["`read`", { toolset: "read" }, member],
  ["`member`", { toolset: "member" }, member],
  ["`read`, for administrators", { toolset: "read" }, organizer],
  ["`admin`, for administrators", { toolset: "admin" }, organizer],
  ["`member,admin`, for administrators: all", { toolset: "member,admin" }, organizer],
];

const thousands = new Intl.NumberFormat("en");

export const sizeTable = (): string =>
  [
    "| `toolset` | Tools | Tokens of `tools/list`, about |",
    "|---|---|---|",
    ...rows.map(([name, choice, caller]) => {
      const tools = listTools(choiceOf({ toolset: "common,search", output_schema: false, ...choice }), caller);
      const tokens = Math.ceil(tokensOf(tools) / 100) * 100;
      return `| ${name} | ${tools.length} | ${thousands.format(tokens)} |`;
    }),
  ].join("\n");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const path = join(packageRoot, "openapi/mcp/description.md");
  const described = await readFile(path, "utf8");
  const [before = "", after = ""] = described.split(/\| `toolset` \|.*(?:\n\|.*)*/);
  if (process.argv.includes("--write")) await writeFile(path, before + sizeTable() + after);
  else process.stdout.write(`${sizeTable()}\n`);
}
