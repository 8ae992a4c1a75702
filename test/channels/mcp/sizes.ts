import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Tool } from "@modelcontextprotocol/client";
import { enums } from "../../../generated/contract.ts";
import { type Audience, choiceOf, listTools } from "../../../src/channels/mcp/catalog.ts";
import { packageRoot } from "../../../src/foundation/package.ts";

/* `npx tsx test/channels/mcp/sizes.ts --write` writes the reference's table of what lists of tools cost an agent. */

/** Models count differently, at 4.2 bytes of this JSON and more: four are on the safe side. */
const bytesPerToken = 4;

export const tokensOf = (tools: readonly Tool[]): number =>
  Math.round(Buffer.byteLength(JSON.stringify({ tools })) / bytesPerToken);

const audience = (administers: boolean): Audience => ({
  caller: { scopes: new Set(enums.TokenScope), token: { id: "any", expiresAt: null, app: null } },
  administers,
});

const rows: [string, { toolset?: string; output_schema?: boolean }, Audience][] = [
  ["none: `common,search`", {}, audience(false)],
  ["the same with `output_schema=true`", { output_schema: true }, audience(false)],
  ["`search`", { toolset: "search" }, audience(false)],
  ["`read`", { toolset: "read" }, audience(false)],
  ["`member`", { toolset: "member" }, audience(false)],
  ["`read`, for administrators", { toolset: "read" }, audience(true)],
  ["`admin`, for administrators", { toolset: "admin" }, audience(true)],
  ["`member,admin`, for administrators: all", { toolset: "member,admin" }, audience(true)],
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
