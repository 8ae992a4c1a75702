import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { listen, tokenOf } from "./listening.ts";

const run = promisify(execFile);

/** The inspector's command-line program. It reads its package.json relative to this working directory. */
const inspectorFolder = join(packageRoot, "test/sdk/node_modules/@modelcontextprotocol/inspector-cli/build");

// biome-ignore lint/suspicious/noExplicitAny: tests name the fields they read
type Inspect = (method: string, ...options: string[]) => Promise<any>;

test("the MCP inspector, a client without knowledge of this server", async (t) => {
  const service = await listen(t);
  const secret = await tokenOf(service);
  const inspector =
    (...headers: string[]): Inspect =>
    async (method, ...options) => {
      const args = [`${service.baseUrl}/mcp`, "--transport", "http", "--method", method, ...options];
      const { stdout } = await run(process.execPath, ["index.js", ...args, ...headers], { cwd: inspectorFolder });
      return JSON.parse(stdout);
    };
  const guest = inspector();
  const member = inspector("--header", `Authorization: Bearer ${secret}`);

  await t.test("lists tools, resources and prompts", async () => {
    const { tools } = await guest("tools/list");
    const names = tools.map(({ name }: { name: string }) => name);
    for (const name of ["search", "attendEvent", "searchTools", "callTool"]) assert.ok(names.includes(name), name);
    assert.ok((await guest("resources/list")).resources.length > 0);
    assert.ok((await guest("resources/templates/list")).resourceTemplates.length > 0);
    assert.ok((await guest("prompts/list")).prompts.length > 0);
  });

  await t.test("reads without a token, and RSVPs with one", async () => {
    const result = await guest("tools/call", "--tool-name", "listAllEvents", "--tool-arg", "limit=1", "q=kubernetes");
    const [event] = JSON.parse(result.content[0].text).items;
    const rsvp = ["--tool-name", "attendEvent", "--tool-arg", `alliance=${event.alliance}`, `event_id=${event.id}`];
    await assert.rejects(guest("tools/call", ...rsvp), /this tool needs a user: sign in, or send an API token/);
    const { isError, content } = await member("tools/call", ...rsvp);
    assert.ok(!isError, content[0].text);
    assert.match(JSON.parse(content[0].text).status, /^(?:attending|waitlisted)$/);
    const events = await member("tools/call", "--tool-name", "callTool", "--tool-arg", "name=listMyEvents");
    assert.equal(JSON.parse(events.content[0].text).items[0].event.id, event.id);
  });

  await t.test("opens a resource and a prompt", async () => {
    const [{ uri }] = (await guest("resources/list")).resources;
    const { contents } = await guest("resources/read", "--uri", uri);
    assert.equal(JSON.parse(contents[0].text).slug, uri.split("/").at(-1));
    const [prompt] = (await guest("prompts/list")).prompts;
    const input = prompt.arguments.map(({ name }: { name: string }) => `${name}=Berlin`);
    const { messages } = await guest("prompts/get", "--prompt-name", prompt.name, "--prompt-args", ...input);
    assert.match(messages[0].content.text, /Berlin/);
  });
});
