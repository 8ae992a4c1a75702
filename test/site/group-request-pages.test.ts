import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { browsing } from "../support/site.ts";

test("pages of requests to start a group", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { act, alliance, appoint, person, session } = service;
  const place = await alliance({ name: "Open" });
  const path = { alliance: place.slug };
  const admin = await person();
  await appoint(admin, { alliance: place.id });
  const enter = async (who: typeof admin) => browsing(await session(who));
  const desk = await enter(admin);
  const wish = { name: "Kiel <1>", description: "An evening each month." };

  await t.test("a user without a role finds the form on the dashboard, and asks", async () => {
    const at = await enter(await person());
    assert.match(await at.read("showGroupRequest", path), /accepts no requests/);
    await act(admin, "updateAlliance", path, { accepts_group_requests: true });
    const link = new RegExp(`href="/alliances/${place.slug}/groups/request"`);
    assert.match(await at.read("showDashboard"), link);
    assert.match(await at.read("showAlliance", path), link);
    assert.doesNotMatch(await desk.read("showDashboard"), link);
    assert.equal((await at.send("createGroupRequestByForm", path, { ...wish, name: "" })).status, 400);
    assert.match(await at.led("createGroupRequestByForm", path, wish), /notice=group_request_sent/);
    assert.match(await at.read("showGroupRequest", path), /Your request for Kiel &lt;1&gt; is waiting/);
    assert.match(await at.read("showDashboard"), /Kiel &lt;1&gt;[\s\S]*Waiting for approval/);
    assert.equal((await at.send("createGroupRequestByForm", path, wish)).status, 409);
  });

  await t.test("an administrator declines with a reason, then approves; the audit log says so", async () => {
    assert.match(await desk.read("showDashboard"), /Open: 1 request for a group/);
    const list = await desk.read("showGroupRequests", path);
    const [, id = ""] = /name="group_request_id" value="([^"]+)"/.exec(list) ?? [];
    const decision = { group_request_id: id, decision: "declined", reason: "Too early" };
    assert.match(await desk.led("updateGroupRequestByForm", path, decision), /notice=decided/);
    assert.match(await desk.read("showGroupRequests", path, { status: "declined" }), /Too early/);
    await desk.led("updateGroupRequestByForm", path, { group_request_id: id, decision: "approved" });
    assert.match(await desk.read("showAlliance", path), /Kiel &lt;1&gt;/);
    const audit = await desk.read("showAuditLog", path);
    assert.match(audit, /declined the request of <a [^>]*>[^<]+<\/a> to start a group/);
    assert.match(audit, /approved the request of <a [^>]*>[^<]+<\/a> to start a group/);
  });
});
