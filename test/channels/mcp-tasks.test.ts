import assert from "node:assert/strict";
import type { Client } from "@modelcontextprotocol/client";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { listen } from "../clients/listening.ts";
import { connect, jsonOf, textOf } from "./mcp/connect.ts";

/* Each common task takes two calls at most, with the tools that are listed by default. */

// biome-ignore lint/suspicious/noExplicitAny: tests name the fields they read of a validated result
type Use = (name: string, args?: Record<string, unknown>) => Promise<any>;

/** The demo data is of late November. */
const nextMonth = { from: "2026-12-01T00:00:00Z", to: "2027-01-01T00:00:00Z" };

const tasks: Record<string, (use: Use) => Promise<unknown>> = {
  "Find meetups about Kubernetes near Berlin next month, and sign me up for the first": async (use) => {
    const about = { q: "kubernetes", near: "52.52,13.40", radius_km: 100, ...nextMonth };
    const [event] = (await use("listAllEvents", about)).items;
    const { status } = await use("attendEvent", { alliance: event.alliance, event_id: event.id });
    assert.match(status, /^(?:attending|waitlisted|requested)$/);
  },
  "Where am I going?": async (use) => assert.equal((await use("listMyEvents")).items.length, 1),
  "I cannot make it: cancel it": async (use) => {
    const [{ event }] = (await use("listMyEvents")).items;
    await use("cancelAttendance", { alliance: event.alliance, event_id: event.id });
  },
  "What is on in Berlin this week, and what is the first about?": async (use) => {
    const [event] = (await use("listAllEvents", { city: ["Berlin"], limit: 5 })).items;
    assert.ok((await use("getEventById", { event_id: event.id })).description);
  },
  "Find a group about observability, and make me a member": async (use) => {
    const [{ group }] = (await use("search", { q: "observability", types: ["group"] })).items;
    await use("joinGroup", { alliance: group.alliance, group_id: group.id });
  },
  "Take me out of that group again": async (use) => {
    const [{ group }] = (await use("listMyGroups")).items;
    await use("leaveGroup", { alliance: group.alliance, group_id: group.id });
  },
  "Find me a remote job, and apply": async (use) => {
    const [job] = (await use("listJobs", { remote: true })).items;
    await use("applyToJob", { job_id: job.id, note: "I have done this for three years." });
  },
  "I have found another one: withdraw my application": async (use) => {
    const [application] = (await use("listMyApplications")).items;
    await use("withdrawApplication", { application_id: application.id });
  },
  "Which startups are in the landscape?": async (use) =>
    assert.ok((await use("listLandscapeEntries", { kind: ["startup"] })).items.length > 0),
  "I have moved to Leipzig, and want no email about invitations": async (use) => {
    const { city } = await use("updateMe", { city: "Leipzig", notifications: { invitation: false } });
    assert.equal(city, "Leipzig");
  },
};

const counting = (client: Client, listed: ReadonlySet<string>) => {
  let calls = 0;
  const use: Use = async (name, args = {}) => {
    assert.ok(listed.has(name), `${name} is not listed`);
    calls += 1;
    const result = await client.callTool({ name, arguments: args });
    assert.ok(!result.isError, textOf(result));
    return jsonOf(result);
  };
  return { use, calls: () => calls };
};

test("the most common tasks take two calls at most, with the tools that are listed to everybody", async (t) => {
  const service = await listen(t);
  const { person, token } = service;
  const { secret } = await token(await person(), { scopes: [...enums.TokenScope] });
  const agent = await connect(t, service, { token: secret });
  const { tools } = await agent.listTools();
  const listed = new Set(tools.map(({ name }) => name));
  for (const [task, work] of Object.entries(tasks))
    await t.test(task, async () => {
      const { use, calls } = counting(agent, listed);
      await work(use);
      assert.ok(calls() <= 2, `${calls()} calls`);
    });

  await t.test("what is less common is found and called: the names of the filters, in two calls", async () => {
    const { use } = counting(agent, listed);
    const found = await use("searchTools", { query: "values for filters of events" });
    assert.ok(found.tools.some(({ name }: { name: string }) => name === "getFilters"));
    await use("callTool", { name: "getFilters" });
  });
});
