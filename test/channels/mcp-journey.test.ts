import assert from "node:assert/strict";
import type { Client } from "@modelcontextprotocol/client";
import { test } from "tap";
import { enums } from "../../generated/contract.ts";
import { listen } from "../clients/listening.ts";
import { createApps } from "../support/apps.ts";
import { type Service, startService } from "../support/service.ts";
import { connect, jsonOf, messagesTo, textOf } from "./mcp/connect.ts";
import { startApp } from "./mcp/signed-in-app.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests name the fields they read of a validated result
type Use = (name: string, args?: Record<string, unknown>) => Promise<any>;

const use = async (client: Client, ...[name, args = {}]: Parameters<Use>): ReturnType<Use> => {
  const result = await client.callTool({ name, arguments: args });
  assert.ok(!result.isError, textOf(result));
  return jsonOf(result);
};

const createOrganizer = async (service: Service) => {
  const { person, appoint, token } = service;
  const [group] = await service.sql<{ id: string; slug: string; alliance: string }[]>`
    select groups.id, groups.slug, alliances.slug as alliance from groups join alliances on alliances.id = alliance_id
    where active order by groups.slug limit 1`;
  assert.ok(group);
  const organizer = await person();
  await appoint(organizer, { group: group.id });
  const { secret } = await token(organizer, { scopes: ["events:attend", "admin:events", "groups:join"] });
  return { group, organizer, secret };
};

const draftOf = ({ now }: Service, name: string) => {
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const times = { starts_at: inHours(100), ends_at: inHours(102), timezone: "Europe/Berlin" };
  return { name, description: "…", kind: "virtual", ...times };
};

test("an agent with an API token", async (t) => {
  const service = await listen(t);
  const { group, secret } = await createOrganizer(service);
  const agent = await connect(t, service, { token: secret });
  await agent.listTools();

  await t.test("creates and publishes an event once, despite retries", async () => {
    const event = draftOf(service, "Agents and alliances");
    const draft = { ...event, group_id: group.id, idempotency_key: "agents-and-alliances" };
    const created = await use(agent, "createEvent", draft);
    assert.equal(created.status, "draft");
    assert.equal((await use(agent, "createEvent", draft)).id, created.id);
    const published = await use(agent, "updateEvent", { event_id: created.id, status: "published" });
    assert.equal(published.status, "published");
    const anonymous = await connect(t, service);
    const uri = `alliance://events/${group.alliance}/${group.slug}/${created.slug}`;
    const [content] = (await anonymous.readResource({ uri })).contents;
    assert.ok(content && "text" in content);
    assert.equal(JSON.parse(content.text).name, draft.name);
  });

  await t.test("gets errors that say what to correct", async () => {
    const result = await agent.callTool({ name: "createEvent", arguments: { group_id: group.id, name: "Soon" } });
    assert.equal(result.isError, true);
    assert.match(textOf(result), /^body must have "description".*\(validation_failed\)$/);
    const misspelled = await agent.callTool({ name: "search", arguments: { query: "kubernetes" } });
    assert.match(textOf(misspelled), /^there is no argument "query" \(validation_failed\)$/);
  });
});

const memberScopes = "groups:join events:attend jobs:apply profile:read profile:write";

for (const sdk of [1, 2] as const)
  test(`an unregistered app with version ${sdk} of the MCP SDK`, async (t) => {
    const service = await listen(t);
    const { group, organizer } = await createOrganizer(service);
    const { session } = service;
    const app = await startApp(t, service, { browser: await session(organizer), sdk });

    await t.test("finds an event without consent", async () => {
      const result = await app.use("search", { q: "kubernetes", types: ["event"], limit: 1 });
      assert.ok(!result.isError);
      assert.deepEqual(app.scopes, []);
    });

    await t.test("reads how to sign in, and finds the tools that need it", async () => {
      assert.match(app.instructions(), /To sign in, call any tool/);
      assert.ok((await app.tools()).includes("attendEvent"));
    });

    await t.test("finds the sign-in, registers, asks its user for the scopes of members, and RSVPs", async () => {
      const { items } = jsonOf(await app.use("listAllEvents", { limit: 20 }));
      const event = items.find(({ registration }: { registration: string }) => registration === "built_in");
      const result = await app.use("attendEvent", { alliance: event.alliance, event_id: event.id });
      assert.ok(!result.isError, textOf(result));
      assert.match(jsonOf(result).status, /^(?:attending|waitlisted)$/);
      assert.deepEqual(app.scopes, [memberScopes]);
      assert.equal(jsonOf(await app.use("listMyEvents")).items.length, 1);
      assert.ok(!(await app.use("getMe")).isError);
      assert.equal(app.scopes.length, 1, "one consent covers all tools for members");
    });

    await t.test("asks for more scopes, and creates and publishes an event", async () => {
      const draft = { ...draftOf(service, "An event by an app"), group_id: group.id };
      const result = await app.use("callTool", { name: "createEvent", arguments: draft });
      assert.ok(!result.isError, textOf(result));
      assert.deepEqual(new Set(app.scopes[1]?.split(" ")), new Set([...memberScopes.split(" "), "admin:events"]));
      const published = await app.use("updateEvent", { event_id: jsonOf(result).id, status: "published" });
      assert.equal(jsonOf(published).status, "published");
      assert.equal(app.scopes.length, 2);
    });

    await t.test("gets role_required for an event of another group, without another sign-in", async () => {
      const [other] = await service.sql<{ id: string }[]>`select id from events where group_id <> ${group.id} limit 1`;
      const result = await app.use("updateEvent", { event_id: other?.id, status: "canceled" });
      assert.equal(result.isError, true);
      assert.match(textOf(result), /^this needs .*\(role_required\)$/);
      assert.equal(app.scopes.length, 2);
    });

    await t.test("the app's token works for tools only, and tools reject a token for the API", async () => {
      const token = app.accessToken();
      const statusOf = async (tool: string) => (await messagesTo(service).use(tool, { limit: 1 }, { token })).status;
      assert.equal((await createApps(service).getMe(token)).status, 401);
      assert.equal(await statusOf("listMyEvents"), 200);
      await service.sql`update oauth_access_tokens set audience = 'api'`;
      for (const name of ["listMyEvents", "listAlliances"] as const) assert.equal(await statusOf(name), 401);
    });

    await t.test("signs its user in when it connects with ?sign_in=required", async () => {
      const browser = await session(organizer);
      const other = await startApp(t, service, { browser, sdk, query: "?sign_in=required" });
      assert.ok((await other.tools()).includes("attendEvent"));
      assert.deepEqual(other.scopes, [memberScopes]);
    });
  });

test("an app that refreshes its token instead of requesting more scopes gets consent_required once", async (t) => {
  const service = await startService(t, { data: "none" });
  const { person, session } = service;
  const apps = createApps(service);
  const resource = "https://alliance.test/mcp";
  const app = await apps.authorizeApp(await session(await person()), { resource });
  const createEvent = () => messagesTo(service).use("createEvent", {}, { token: app.access });
  assert.equal((await createEvent()).status, 403);
  const firstRefresh = await apps.refresh(app.clientId, app.refresh);
  assert.deepEqual(
    { status: firstRefresh.status, error: firstRefresh.body.error },
    { status: 400, error: "consent_required" },
  );
  const secondRefresh = await apps.refresh(app.clientId, app.refresh);
  assert.equal(secondRefresh.status, 200, "an app that requests no scopes retains those it has");
  assert.equal((await createEvent()).status, 403);
  await service.sql`update oauth_artifacts set payload = payload || '{"consent_wanted_at": "2026-11-20T11:59:00Z"}'
    where payload ? 'consent_wanted_at'`;
  assert.equal(
    (await apps.refresh(app.clientId, secondRefresh.body.refresh_token)).status,
    200,
    "the request for consent has expired",
  );
});

test("resources and prompts", async (t) => {
  const service = await listen(t);
  const client = await connect(t, service);

  await t.test("list the alliances, and templates for their resources", async () => {
    const { resources } = await client.listResources();
    assert.ok(resources.some(({ uri }) => uri === "alliance://alliances/open-cloud"));
    const { resourceTemplates } = await client.listResourceTemplates();
    const templates = [
      "alliances/{alliance}",
      "groups/{alliance}/{group_slug}",
      "events/{alliance}/{group_slug}/{event_slug}",
    ];
    const uris = resourceTemplates.map(({ uriTemplate }) => uriTemplate);
    assert.equal(uris.join(), templates.map((template) => `alliance://${template}`).join());
  });

  await t.test("complete slugs step by step", async () => {
    const uri = "alliance://events/{alliance}/{group_slug}/{event_slug}";
    const complete = async (name: string, value: string, input: Record<string, string> = {}) => {
      const ref = { type: "ref/resource" as const, uri };
      const context = { arguments: input };
      return (await client.complete({ ref, argument: { name, value }, context })).completion.values;
    };
    assert.ok((await complete("alliance", "open-cl")).includes("open-cloud"));
    assert.deepEqual(await complete("group_slug", ""), []);
    const [group = ""] = await complete("group_slug", "", { alliance: "open-cloud" });
    assert.ok(group);
    assert.ok(Array.isArray(await complete("event_slug", "", { alliance: "open-cloud", group_slug: group })));
    assert.deepEqual(await complete("constructor", "a"), []);
  });

  await t.test("a missing resource is an error of the protocol", async () => {
    const unknown = ["alliance://groups/open-cloud/nobody", "alliance://jobs/a", "alliance://groups/%zz/a"];
    for (const uri of [...unknown, "https://example.org/"])
      await assert.rejects(client.readResource({ uri }), { code: -32_602 }, uri);
  });

  await t.test("prompts contain only the arguments that the user has typed", async () => {
    const { prompts } = await client.listPrompts();
    assert.equal(prompts.map(({ name }) => name).join(), "whatIsOnNearMe,draftEvent");
    const near = await client.getPrompt({ name: "whatIsOnNearMe", arguments: { place: "Bergen" } });
    assert.match(JSON.stringify(near.messages), /near Bergen, in the next four weeks/);
    const idea = { alliance: "open-cloud", group_slug: "wolkenwerk-berlin", idea: "Show and tell" };
    const draft = await client.getPrompt({ name: "draftEvent", arguments: idea });
    assert.match(JSON.stringify(draft.messages), /Show and tell/);
    await assert.rejects(client.getPrompt({ name: "draftEvent", arguments: { idea: "a" } }), /alliance is missing/);
    await assert.rejects(client.getPrompt({ name: "other" }), /there is no prompt \\?"other/);
  });
});

/** The demo data starts in late November. */
const nextMonth = { from: "2026-12-01T00:00:00Z", to: "2027-01-01T00:00:00Z" };

const tasks: Record<string, (use: Use) => Promise<unknown>> = {
  "Find meetups about Kubernetes near Berlin next month, and sign me up for the first": async (use) => {
    const query = { q: "kubernetes", near: "52.52,13.40", radius_km: 100, ...nextMonth };
    const [event] = (await use("listAllEvents", query)).items;
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
  "What can I filter events by? (not in the default list, so the tool is searched for)": async (use) => {
    const result = await use("searchTools", { query: "values for filters of events" });
    assert.ok(result.tools.some(({ name }: { name: string }) => name === "getFilters"));
    await use("callTool", { name: "getFilters" });
  },
  "Which startups are in the landscape?": async (use) =>
    assert.ok((await use("listLandscapeEntries", { kind: ["startup"] })).items.length > 0),
  "I have moved to Leipzig, and want no email about invitations": async (use) => {
    const { city } = await use("updateMe", { city: "Leipzig", notifications: { invitation: false } });
    assert.equal(city, "Leipzig");
  },
};

test("the most common tasks take two calls at most, with the default tools", async (t) => {
  const service = await listen(t);
  const { secret } = await service.token(await service.person(), { scopes: [...enums.TokenScope] });
  const agent = await connect(t, service, { token: secret });
  const listedTools = new Set((await agent.listTools()).tools.map(({ name }) => name));
  let calls = 0;
  const useListed: Use = (name, args) => {
    assert.ok(listedTools.has(name), `${name} is not listed`);
    calls += 1;
    return use(agent, name, args);
  };
  for (const [task, run] of Object.entries(tasks))
    await t.test(task, async () => {
      calls = 0;
      await run(useListed);
      assert.ok(calls <= 2, `${calls} calls`);
    });
});

type Task = {
  query: string;
  tool: string;
  args: Record<string, unknown>;
  check: (result: Awaited<ReturnType<Use>>) => void;
};

test("less common tasks take two calls: one to find the tool, and one to use it", async (t) => {
  const service = await listen(t);
  const { sql, appoint, person, token } = service;
  const [series] = await sql<{ id: string; starts_at: string; ends_at: string; group_id: string; dates: number }[]>`
    select distinct on (series_id) id, starts_at, ends_at, group_id, count(*) over (partition by series_id)::integer as dates
    from events where status = 'published' and visibility = 'public' and registration = 'built_in' and starts_at > ${service.now.toISOString()}
    and series_id is not null
    and (select active from groups where groups.id = group_id) order by series_id, starts_at`;
  assert.ok(series);
  const organizer = await person();
  await appoint(organizer, { group: series.group_id });
  const { secret } = await token(organizer, { scopes: [...enums.TokenScope] });
  const agent = await connect(t, service, { token: secret, toolset: "search" });
  const [starts_at, ends_at] = [series.starts_at, series.ends_at].map((time) => new Date(time).toISOString());
  const event_id = series.id;

  const tasks: Task[] = [
    {
      query: "RSVP to all dates of a series",
      tool: "attendSeries",
      args: { event_id },
      check: ({ items }) => {
        assert.equal(items.length, series.dates);
        assert.ok(
          items.every(({ status }: { status: string }) => status === "attending"),
          JSON.stringify(items),
        );
      },
    },
    {
      query: "cancel all my RSVPs to a series",
      tool: "cancelSeriesAttendance",
      args: { event_id },
      check: ({ items }) => assert.equal(items.length, series.dates),
    },
    {
      query: "write the agenda of my conference, with talks and speakers",
      tool: "replaceAgenda",
      args: {
        event_id,
        items: [{ title: "Postmortems", starts_at, ends_at, speaker_ids: ["ada"], room: "Main hall" }],
        speakers: [{ id: "ada", name: "Ada Lovelace", headline: "Analyst" }],
      },
      check: ({ items }) => assert.deepEqual(items[0].speaker_ids, ["ada"]),
    },
    {
      query: "add a person without an account to my event",
      tool: "addGuestAttendee",
      args: { event_id, name: "Noor Said" },
      check: ({ name }) => assert.equal(name, "Noor Said"),
    },
    {
      query: "import the events of our old calendar",
      tool: "createImport",
      args: {
        alliance: "open-cloud",
        group_id: series.group_id,
        url: "https://calendar.example.org/events.ics",
        dry_run: true,
      },
      check: ({ run, rows }) => assert.deepEqual([run, rows], [null, []]),
    },
    {
      query: "make an event unlisted, so that only people with the link see it",
      tool: "updateEvent",
      args: { event_id, visibility: "unlisted" },
      check: ({ visibility }) => assert.equal(visibility, "unlisted"),
    },
    {
      query: "ask to start a group",
      tool: "createGroupRequest",
      args: { alliance: "open-cloud", name: "Nebula Night", description: "Stars and clusters." },
      check: ({ status }) => assert.equal(status, "pending"),
    },
  ];
  for (const { query, tool, args, check } of tasks)
    await t.test(query, async () => {
      const { tools } = await use(agent, "searchTools", { query });
      const names = tools.slice(0, 5).map(({ name }: { name: string }) => name);
      assert.ok(names.includes(tool), names.join());
      check(await use(agent, "callTool", { name: tool, arguments: args }));
    });
});
