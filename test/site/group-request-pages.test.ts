import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { siteClient } from "../support/site.ts";

test("pages of requests to start a group", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { callAs, alliance, appoint, person, session } = service;
  const target = await alliance({ name: "Open" });
  const path = { alliance: target.slug };
  const admin = await person();
  await appoint(admin, { alliance: target.id });
  const signIn = async (account: typeof admin) => siteClient(await session(account));
  const chair = await signIn(admin);
  const request = { name: "Kiel <1>", description: "An evening each month." };

  await t.test("a user without a role finds the form on the dashboard, and sends a request", async () => {
    const user = await signIn(await person());
    assert.match(await user.read("showGroupRequest", path), /doesn(?:'|&#39;|’)t accept requests/);
    await callAs(admin, "updateAlliance", path, { accepts_group_requests: true });
    const link = new RegExp(`href="/alliances/${target.slug}/groups/request"`);
    assert.match(await user.read("showDashboard"), link);
    assert.match(await user.read("showAlliance", path), link);
    assert.doesNotMatch(await chair.read("showDashboard"), link);
    assert.equal((await user.send("createGroupRequestByForm", path, { ...request, name: "" })).status, 400);
    assert.match(await user.sendOk("createGroupRequestByForm", path, request), /notice=group_request_sent/);
    assert.match(await user.read("showGroupRequest", path), /Your request for Kiel &lt;1&gt; is waiting/);
    assert.match(await user.read("showDashboard"), /Kiel &lt;1&gt;[\s\S]*Waiting for approval/);
    assert.equal((await user.send("createGroupRequestByForm", path, request)).status, 409);
  });

  await t.test("an administrator declines with a reason, then approves; the audit log records both", async () => {
    assert.match(await chair.read("showDashboard"), /Open: 1 request to start a group/);
    const list = await chair.read("showGroupRequests", path);
    const [, id = ""] = /name="group_request_id" value="([^"]+)"/.exec(list) ?? [];
    const decision = { group_request_id: id, decision: "declined", reason: "Too early" };
    assert.match(await chair.sendOk("updateGroupRequestByForm", path, decision), /notice=decided/);
    assert.match(await chair.read("showGroupRequests", path, { status: "declined" }), /Too early/);
    await chair.sendOk("updateGroupRequestByForm", path, { group_request_id: id, decision: "approved" });
    assert.match(await chair.read("showAlliance", path), /Kiel &lt;1&gt;/);
    const audit = await chair.read("showAuditLog", path);
    assert.match(audit, /declined the request of <a [^>]*>[^<]+<\/a> to start a group/);
    assert.match(audit, /approved the request of <a [^>]*>[^<]+<\/a> to start a group/);
  });
});
