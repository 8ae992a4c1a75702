import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Tool } from "@modelcontextprotocol/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { test } from "tap";
import { enums, operationTable } from "../../generated/contract.ts";
import { type Audience, choiceOf, findToolsFor, listTools } from "../../src/channels/mcp/catalog.ts";
import { destructiveVerbs } from "../../src/channels/mcp/search-words.ts";
import { apiTools } from "../../src/channels/mcp/tools.ts";
import { isEmailAddress } from "../../src/foundation/email-address.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import type { Operation } from "../../src/server/http/contract.ts";
import { startService } from "../support/service.ts";
import { messagesTo } from "./mcp/connect.ts";
import { anonymous, holderOf, member, organizer, sizeTable, tokensOf } from "./mcp/sizes.ts";

const tools = [...apiTools.values()];
const namesOf = (list: readonly Pick<Tool, "name">[]): string[] => list.map(({ name }) => name);

const apiOperations = Object.entries<Operation>(operationTable).filter(([, { path }]) => path.startsWith("/api/v1/"));

/** Operations that are not tools: they return or accept a secret, accept a file, stream, or duplicate another operation. */
const excluded =
  `followChanges deleteMe exportMe createToken createCalendarAddress createWebhook createDoorLink createUpload inviteToAlliance
  inviteToEvent inviteToGroup rotateWebhookSecret changeEmail listJobApplicationsById`.split(/\s+/);

const propertiesIn = (schema: unknown): string[] =>
  typeof schema === "object" && schema !== null
    ? Object.entries(schema).flatMap(([keyword, value]) => [
        ...(keyword === "properties" ? Object.keys(Object(value)) : []),
        ...propertiesIn(value),
      ])
    : [];

test("tools are derived from the contract", async (t) => {
  await t.test("each operation of the API is a tool, except the excluded ones", async () => {
    const expected = apiOperations.map(([id]) => id).filter((id) => !excluded.includes(id));
    assert.deepEqual(tools.map(({ id }) => id).sort(), expected.sort());
  });

  await t.test("no result contains a secret, and no argument is a password (criterion 76)", async () => {
    for (const { id, tool, outputSchema } of tools) {
      for (const name of propertiesIn(outputSchema))
        assert.doesNotMatch(name, /(?:secret|password)$|^token$|_key$/, `${id}: mark the operation x-secret-response`);
      for (const name of propertiesIn(tool.inputSchema))
        assert.doesNotMatch(name, /password/, `${id}: mark the operation x-secret-request`);
    }
  });

  await t.test("schemas are objects in JSON Schema 2020-12 with all their definitions", async () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true });
    addFormats.default(ajv);
    ajv.addFormat("idn-email", isEmailAddress);
    for (const { id, tool, outputSchema } of tools) {
      assert.match(id, /^[A-Za-z0-9_-]{1,64}$/);
      for (const schema of [tool.inputSchema, outputSchema]) {
        assert.equal(schema.type, "object");
        const plain: object = schema;
        assert.ok(ajv.compile(plain), id);
        for (const [, name] of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g))
          assert.ok(Object.hasOwn(Object(schema["$defs"]), name ?? ""), `${id} ${name}`);
        assert.doesNotMatch(JSON.stringify(schema), /#\/components|"x-|"example/, id);
      }
    }
  });

  await t.test("an argument is a parameter, a property of the body, or a key for retries", async () => {
    const locations = (id: string) => Object.fromEntries(tools.find((tool) => tool.id === id)?.locations ?? []);
    assert.deepEqual(locations("updateJobApplication"), { job_id: "path", application_id: "path", status: "body" });
    assert.equal(locations("createEvent")["idempotency_key"], "header");
    assert.equal(locations("listEvents")["near"], "query");
    for (const { id, locations } of tools)
      for (const name of locations.keys()) assert.match(name, /^[a-z][a-z0-9_]*$/, `${id} ${name}`);
  });

  await t.test("no text mentions methods or URLs of the API, which agents do not use", async () => {
    for (const { id, tool } of tools)
      assert.doesNotMatch(JSON.stringify(tool), /\b(?:GET|POST|PUT|PATCH|DELETE)\b|[\s`("]\/[a-z{]/, id);
  });

  await t.test("descriptions are short texts, and titles shorter", async () => {
    for (const { id, tool } of tools) {
      assert.ok(tool.title && tool.title.length < 70, id);
      const { description = "" } = tool;
      assert.ok(description.length > 20 && description.length < 600, `${id}: ${description.length}`);
      assert.doesNotMatch(description, /\]\(|\||<\w|\n|If-Match|Idempotency-Key|Operation ID/, id);
    }
  });

  await t.test("a nullable property is one schema with its own description", async () => {
    const { properties } = Object(tools.find(({ id }) => id === "updateMe")?.tool.inputSchema);
    assert.deepEqual(properties.language, {
      description: "Language of the caller's pages and emails.",
      type: ["string", "null"],
      enum: [...enums.Language, null],
    });
  });

  await t.test("hints follow from the method", async () => {
    const hints = (id: string) => {
      const { annotations = {} } = tools.find((tool) => tool.id === id)?.tool ?? {};
      const { readOnlyHint, destructiveHint, idempotentHint } = annotations;
      return [readOnlyHint, destructiveHint, idempotentHint];
    };
    assert.deepEqual(hints("getEvent"), [true, false, true]);
    assert.deepEqual(hints("createEvent"), [false, false, false]);
    assert.deepEqual(hints("attendEvent"), [false, false, true]);
    assert.deepEqual(hints("updateEvent"), [false, true, true]);
    assert.deepEqual(hints("deleteJob"), [false, true, true]);
    assert.ok(tools.every(({ tool }) => tool.annotations?.openWorldHint === false));
  });
});

const memberByApp = holderOf({ scopes: ["profile:read"], isApp: true });

const choice = (toolset = "common,search", isStructured = false) => choiceOf({ toolset, output_schema: isStructured });

const toolNames = (toolset: string | undefined, audience: Audience) => namesOf(listTools(choice(toolset), audience));

const isForAdministrators = (name: string): boolean =>
  Boolean(tools.find(({ id }) => id === name)?.operation.scopes.some((scope) => scope.startsWith("admin:")));

test("selects tools for the caller", async (t) => {
  await t.test("the default list has about twenty tools, the same for all callers who can sign in", async () => {
    const names = toolNames(undefined, anonymous);
    assert.ok(names.length <= 22, names.join());
    for (const name of ["attendEvent", "joinGroup", "applyToJob", "searchTools", "callTool"])
      assert.ok(names.includes(name), name);
    assert.ok(!names.some(isForAdministrators));
    assert.deepEqual(toolNames(undefined, memberByApp), names);
    assert.deepEqual(toolNames(undefined, organizer), names);
  });

  await t.test("lists to an API token the tools that its scopes allow", async () => {
    const names = toolNames(undefined, holderOf({ scopes: ["events:attend"] }));
    assert.ok(names.includes("attendEvent") && !names.includes("joinGroup"));
    for (const scope of enums.TokenScope) {
      const allowed = toolNames("member,admin", holderOf({ scopes: [scope], isAdmin: true })).filter(
        (name) => !tools.find(({ id }) => id === name)?.operation.allowsAnonymous,
      );
      for (const name of allowed)
        assert.deepEqual(tools.find(({ id }) => id === name)?.operation.scopes, [scope], `${scope}: ${name}`);
    }
  });

  await t.test(
    "lists no administrator tools to a user without a role, and to an anonymous client only on request",
    async () => {
      for (const audience of [member, memberByApp])
        for (const toolset of ["read", "admin", "member,admin"])
          assert.deepEqual(toolNames(toolset, audience).filter(isForAdministrators), [], toolset);
      assert.deepEqual(toolNames("read", anonymous).filter(isForAdministrators), []);
      assert.ok(toolNames("admin", anonymous).includes("createEvent"));
      assert.ok(toolNames("admin", organizer).includes("createEvent"));
      assert.ok(toolNames("admin", holderOf({ scopes: [], isApp: true, isAdmin: true })).includes("createEvent"));
    },
  );

  await t.test("lists the tools of one toolset, or of several", async () => {
    const namesIn = (toolset: string) => toolNames(toolset, organizer);
    assert.ok(namesIn("read").every((name) => /^(?:get|list|search)/.test(name)));
    assert.ok(namesIn("member").includes("attendEvent") && !namesIn("member").includes("createEvent"));
    assert.ok(namesIn("admin").includes("createEvent") && !namesIn("admin").includes("attendEvent"));
    assert.ok(namesIn("admin").includes("getEvent") && namesIn("member").includes("getEvent"));
    assert.deepEqual(namesIn("search"), ["searchTools", "callTool"]);
    assert.deepEqual(new Set(namesIn("read,member")), new Set([...namesIn("read"), ...namesIn("member")]));
    assert.deepEqual(namesIn("member,admin").sort(), tools.map(({ id }) => id).sort());
    assert.deepEqual(namesIn("search,common"), toolNames(undefined, organizer));
  });

  await t.test("lists schemas of results on request", async () => {
    assert.ok(listTools(choice(), anonymous).every(({ outputSchema }) => outputSchema === undefined));
    const structured = listTools(choice("member", true), anonymous);
    assert.ok(structured.every(({ outputSchema }) => outputSchema?.["type"] === "object"));
  });

  await t.test("the default list has at most 8,000 tokens", async () => {
    for (const audience of [anonymous, member, memberByApp, organizer])
      assert.ok(tokensOf(listTools(choice(), audience)) <= 8000);
  });

  await t.test("each tool has at most 1,400 tokens, and 1,100 in the default list", async () => {
    for (const { id, tool, isCommon } of tools) {
      const tokens = tokensOf([tool]);
      assert.ok(tokens <= (isCommon ? 1100 : 1400), `${id}: ${tokens}`);
    }
  });

  await t.test("the documented table of sizes matches the lists", async () => {
    const described = await readFile(join(packageRoot, "openapi/mcp/description.md"), "utf8");
    assert.ok(described.includes(sizeTable()), "npx tsx test/channels/mcp/sizes.ts --write");
  });
});

const find = (request: string, audience = organizer, limit = 5) => {
  const { tools, task } = findToolsFor(request, limit, audience);
  return { names: tools.map(({ id }): string => id), page: task?.page };
};

const none = "no tool";

const requests: [string, string][] = [
  ["sign me up for an event", "attendEvent"],
  ["rsvp", "attendEvent"],
  ["cancel my rsvp", "cancelAttendance"],
  ["I cannot make it to the meetup", "cancelAttendance"],
  ["cancel the event", "updateEvent"],
  ["create event", "createEvent"],
  ["publish a meetup event", "updateEvent"],
  ["postpone the event to next week", "updateEvent"],
  ["repeat the event every month", "copyEvent"],
  ["delete event", "deleteEvent"],
  ["find kubernetes meetups near Berlin", "listAllEvents"],
  ["kubernets meetup", "listAllEvents"],
  ["where am I going", "listMyEvents"],
  ["who attends the event", "listAttendees"],
  ["how many people came to the event", "getCheckInSummary"],
  ["approve an rsvp", "updateAttendee"],
  ["check in an attendee", "checkInAttendee"],
  ["undo a check-in", "undoCheckIn"],
  ["email the attendees", "sendEventMessage"],
  ["write to the members of my group", "sendGroupMessage"],
  ["become a member of a group", "joinGroup"],
  ["take me out of the group", "leaveGroup"],
  ["which groups am I in", "listMyGroups"],
  ["members", "listGroupMembers"],
  ["how many members joined", "getGroupStatistics"],
  ["who organizes this group", "listGroupAdmins"],
  ["make someone an organizer", "grantGroupAdmin"],
  ["remove a member", "removeGroupMember"],
  ["ban someone from the group", "removeGroupMember"],
  ["invitations of the group that are pending", "listGroupInvitations"],
  ["apply for a job", "applyToJob"],
  ["find remote rust jobs", "listJobs"],
  ["who applied for the job", "listJobApplications"],
  ["withdraw my application", "withdrawApplication"],
  ["delete a job", "deleteJob"],
  ["list startups", "listLandscapeEntries"],
  ["change my profile", "updateMe"],
  ["turn off notification emails", "updateMe"],
  ["my calendar address", "getCalendarAddress"],
  ["report spam", "createReport"],
  ["revoke a token", "revokeToken"],
  ["remove a webhook", "deleteWebhook"],
  ["values for filters of events", "getFilters"],
  ["delete my account", "showAccountDeletion"],
  ["export my data", "showAccount"],
  ["change my email address", "showAccount"],
  ["invite people by email", "showGroupInvitations"],
  ["reset my password", "showSecurity"],
  ["set up two-factor authentication", "showSecurity"],
  ["create an API token", "showTokens"],
  ["create a webhook", "showWebhooks"],
  ["rotate a webhook secret", "showWebhooks"],
  ["invite to an alliance", "showAllianceInvitations"],
  ["invite to an event", "showEventInvitations"],
  ["create a calendar address", "showNotifications"],
  ["upload a logo", "showProfile"],
  ["subscribe to my events in Google Calendar", "showNotifications"],
  ["book a flight", none],
  ["what is the weather tomorrow", none],
  ["pay an invoice", none],
  ["translate this text", none],
  ["delete everything", none],
  ["", none],
];

test("a search ranks the tool for a request first", async (t) => {
  for (const [request, expected] of requests)
    await t.test(`${request}: ${expected}`, async () => {
      const { names, page } = find(request);
      assert.equal(page ?? names[0] ?? none, expected, names.join(", "));
      if (page !== undefined) assert.deepEqual(names, [], "users do this on a page, so there are no tools");
    });

  await t.test("considers only tools that the caller may use", async () => {
    assert.ok(!find("create event", member, 20).names.includes("createEvent"));
    assert.equal(find("create event", anonymous).names[0], "createEvent", "a caller who can sign in may have a role");
  });

  await t.test("returns at most the requested number", async () => {
    assert.equal(find("event", organizer, 3).names.length, 3);
  });
});

test("a destructive tool is found only by a destructive verb", async () => {
  const destructiveTools = new Set<string>(
    tools.filter(({ operation }) => operation.method === "DELETE").map(({ id }) => id),
  );
  assert.ok(destructiveTools.size > 15);
  const texts = tools.flatMap(({ tool: { title = "", description = "" } }) => [title, ...description.split(". ")]);
  const harmless = texts
    .map((text) => text.toLowerCase().match(/[a-z]+/g) ?? [])
    .map((words) =>
      words.filter(
        (word) => !destructiveVerbs.has(word) && !/^(?:delet|remov|revok|withdr|ban|lift|cancel|reject|end)/.test(word),
      ),
    );
  for (const words of [...harmless, ...harmless.flat().map((word) => [word])])
    for (const name of find(words.join(" "), organizer, 20).names)
      assert.ok(!destructiveTools.has(name), `${words.join(" ")}: ${name}`);
});

test("returns the URL of the page for a task that no tool does", async (t) => {
  const { result } = messagesTo(await startService(t, { data: "none" }));
  const search = (query: string) => result("searchTools", { query });
  for (const [query, page] of [
    ["delete my account", "/settings/account/delete"],
    ["invite people by email", "/groups/{alliance}/{group_slug}/invitations"],
  ] as const) {
    const { tools, message } = await search(query);
    assert.deepEqual(tools, []);
    assert.ok(message.startsWith("No tool does this. ") && message.endsWith(` at https://alliance.test${page}`));
  }
  assert.match((await search("book a flight")).message, /^No tool does this\. Try other words/);
  const response = await search("rsvp");
  assert.deepEqual([response.tools[0].name, response.message], ["attendEvent", undefined]);
});
