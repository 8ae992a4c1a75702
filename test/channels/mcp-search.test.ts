import assert from "node:assert/strict";
import { test } from "tap";
import { findToolsFor } from "../../src/channels/mcp/catalog.ts";
import { endingVerbs } from "../../src/channels/mcp/search-words.ts";
import { apiTools } from "../../src/channels/mcp/tools.ts";
import { startService } from "../support/service.ts";
import { messagesTo } from "./mcp/connect.ts";
import { anonymous, member, organizer } from "./mcp/sizes.ts";

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

test("a search finds the tool for a request first", async (t) => {
  for (const [request, expected] of requests)
    await t.test(`${request}: ${expected}`, async () => {
      const { names, page } = find(request);
      assert.equal(page ?? names[0] ?? none, expected, names.join(", "));
      if (page !== undefined) assert.deepEqual(names, [], "a person does it, so there are no tools");
    });

  await t.test("only tools that are for the caller", async () => {
    assert.ok(!find("create event", member, 20).names.includes("createEvent"));
    assert.equal(find("create event", anonymous).names[0], "createEvent", "who can sign in can have a role");
  });

  await t.test("no more than asked for", async () => {
    assert.equal(find("event", organizer, 3).names.length, 3);
  });
});

test("a tool that ends something is found only by a verb that says so", async () => {
  const tools = [...apiTools.values()];
  const ending = new Set<string>(tools.filter(({ operation }) => operation.method === "DELETE").map(({ id }) => id));
  assert.ok(ending.size > 15);
  const texts = tools.flatMap(({ tool: { title = "", description = "" } }) => [title, ...description.split(". ")]);
  const harmless = texts
    .map((text) => text.toLowerCase().match(/[a-z]+/g) ?? [])
    .map((words) =>
      words.filter(
        (word) => !endingVerbs.has(word) && !/^(?:delet|remov|revok|withdr|ban|lift|cancel|reject|end)/.test(word),
      ),
    );
  for (const words of [...harmless, ...harmless.flat().map((word) => [word])])
    for (const name of find(words.join(" "), organizer, 20).names)
      assert.ok(!ending.has(name), `${words.join(" ")}: ${name}`);
});

test("the agent is told the address of the page where a person does what no tool does", async (t) => {
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
  const found = await search("rsvp");
  assert.deepEqual([found.tools[0].name, found.message], ["attendEvent", undefined]);
});
