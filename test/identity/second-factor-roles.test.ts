import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { requireError } from "../support/responses.ts";
import { hiddenFieldIn, noticeOf, siteClient } from "../support/site.ts";

test("roles need a second factor that was confirmed recently (criterion 89)", async (t) => {
  const service = await startCommunity(t, { shortNames: true });
  const { callAs, appoint, event, person, session, sql, root, ours, berlin } = service;
  await callAs(root, "updateAlliance", { alliance: ours.slug }, { accepts_group_requests: true });
  const winter = await event(berlin, { name: "Winter" });
  const inAlliance = { alliance: ours.slug };
  const inGroup = { ...inAlliance, group_id: berlin.id };
  const inEvent = { event_id: winter.id };
  const chair = await person();
  await appoint(chair, { alliance: ours.id });
  await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${chair.id}, 'x', 0, now())`;
  const visitor = await session(chair);
  const confirm = () =>
    sql`update sessions set second_factor_at = ${service.now.toISOString()} where user_id = ${chair.id}`;
  const resetConfirmation = () => sql`update sessions set second_factor_at = null where user_id = ${chair.id}`;

  const createGroupRequest = async (): Promise<string> => {
    const proposal = { name: "Kiel", description: "An evening each month." };
    const { status, body } = await callAs(await person(), "createGroupRequest", inAlliance, proposal);
    assert.equal(status, 201);
    return body.id;
  };
  const createMember = async (role: string): Promise<Person> => {
    const someone = await person({ withPassword: false });
    assert.equal((await callAs(root, "grantEventRole", { ...inEvent, user_id: someone.id }, { role })).status, 200);
    return someone;
  };
  const invite = async (
    id: "inviteToAlliance" | "inviteToGroup" | "inviteToEvent",
    path: Record<string, string>,
    role?: string,
  ) => (await callAs(root, id, path, { max_uses: 1, ...(role && { role }) })).body.items[0].invitation.id;
  const inviteAdmin = () => invite("inviteToAlliance", inAlliance, "alliance_admin");
  const inviteToGroup = (role?: string) => invite("inviteToGroup", inGroup, role);
  const inviteToEvent = (role?: string) => invite("inviteToEvent", inEvent, role);

  const createCases = async () => {
    const [someone, host] = [await person({ withPassword: false }), await createMember("event_host")];
    return [
      ["grantAllianceAdmin", { path: { ...inAlliance, user_id: someone.id } }],
      ["grantGroupAdmin", { path: { ...inGroup, user_id: someone.id } }],
      ["revokeGroupAdmin", { path: { ...inGroup, user_id: someone.id } }],
      ["inviteToAlliance", { path: inAlliance, body: { max_uses: 1, role: "alliance_admin" } }],
      ["inviteToGroup", { path: inGroup, body: { max_uses: 1, role: "group_admin" } }],
      ["inviteToEvent", { path: inEvent, body: { max_uses: 1, role: "event_host" } }],
      ["grantEventRole", { path: { ...inEvent, user_id: someone.id }, body: { role: "event_host" } }],
      ["grantEventRole", { path: { ...inEvent, user_id: host.id }, body: { role: "check_in" } }],
      ["revokeEventRole", { path: { ...inEvent, user_id: (await createMember("event_host")).id } }],
      [
        "updateGroupRequest",
        { path: { ...inAlliance, group_request_id: await createGroupRequest() }, body: { status: "approved" } },
      ],
      ["withdrawAllianceInvitation", { path: { ...inAlliance, invitation_id: await inviteAdmin() } }],
      ["withdrawGroupInvitation", { path: { ...inGroup, invitation_id: await inviteToGroup("group_admin") } }],
      ["withdrawEventInvitation", { path: { ...inEvent, invitation_id: await inviteToEvent("event_host") } }],
    ] as const;
  };

  await t.test("the API returns 403 step_up_required until the second factor is confirmed", async () => {
    for (const [id, request] of await createCases()) {
      await resetConfirmation();
      const { status, headers } = await visitor.call(id, request);
      assert.deepEqual([status, headers["x-error-code"]], [403, "step_up_required"], id);
      await confirm();
      assert.ok((await visitor.call(id, request)).status < 300, id);
    }
    const path = { ...inAlliance, group_request_id: await createGroupRequest() };
    assert.equal(
      (await callAs(chair, "updateGroupRequest", path, { status: "approved" })).status,
      200,
      "not for tokens",
    );
  });

  await t.test("all other operations work without a confirmed second factor", async () => {
    await resetConfirmation();
    const helper = await createMember("check_in");
    for (const [id, request] of [
      ["listAllianceAdmins", { path: inAlliance }],
      ["listGroupAdmins", { path: inGroup }],
      [
        "updateGroupRequest",
        { path: { ...inAlliance, group_request_id: await createGroupRequest() }, body: { status: "declined" } },
      ],
      ["createGroup", { path: inAlliance, body: { name: "Own", description: "…" } }],
      ["inviteToGroup", { path: inGroup, body: { max_uses: 1 } }],
      ["inviteToEvent", { path: inEvent, body: { max_uses: 1, role: "check_in" } }],
      ["withdrawGroupInvitation", { path: { ...inGroup, invitation_id: await inviteToGroup() } }],
      ["withdrawEventInvitation", { path: { ...inEvent, invitation_id: await inviteToEvent("check_in") } }],
      ["grantEventRole", { path: { ...inEvent, user_id: helper.id }, body: { role: "check_in" } }],
      ["revokeEventRole", { path: { ...inEvent, user_id: helper.id } }],
    ] as const) {
      const { status, body } = await visitor.call(id, request);
      assert.ok(status < 300, `${id}: ${status} ${JSON.stringify(body)}`);
    }
  });

  await t.test("approving a group request without the role returns 403 role_required", async () => {
    const path = { ...inAlliance, group_request_id: await createGroupRequest() };
    const organizer = await person();
    await appoint(organizer, { group: berlin.id });
    requireError(await callAs(organizer, "updateGroupRequest", path, { status: "approved" }), 403, "role_required");
  });

  await t.test("forms redirect to the second factor, and then return to their page", async () => {
    const { sendOk, read, send } = siteClient(visitor);
    const groupPath = { ...inAlliance, group_slug: berlin.slug };
    const eventPath = { ...groupPath, event_slug: winter.slug };
    await resetConfirmation();
    const byLink = { by: "link", max_uses: "1" };
    const [host, other] = [await createMember("event_host"), await createMember("event_host")];
    await createGroupRequest();
    const group_request_id = hiddenFieldIn(await read("showGroupRequests", inAlliance), "group_request_id");
    const approval = { group_request_id, decision: "approved" };
    for (const [id, path, fields, page] of [
      ["updateGroupRequestByForm", inAlliance, approval, "group-requests"],
      ["inviteToEventByForm", eventPath, { ...byLink, role: "event_host" }, "invitations"],
      [
        "withdrawEventInvitationByForm",
        { ...eventPath, invitation_id: await inviteToEvent("event_host") },
        {},
        "invitations",
      ],
      ["changeEventRoleByForm", { ...eventPath, user_id: host.id }, { role: "check_in" }, "team"],
      ["revokeEventRoleByForm", { ...eventPath, user_id: other.id }, {}, "team"],
      ["revokeGroupAdminByForm", { ...groupPath, user_id: host.id }, {}, "organizers"],
    ] as const) {
      await resetConfirmation();
      assert.match(await sendOk(id, path, fields), new RegExp(`^/auth/second-factor\\?next=%2F.+${page}$`), id);
      await confirm();
      assert.ok(noticeOf(await send(id, path, fields)), id);
    }
    await createGroupRequest();
    await resetConfirmation();
    const another = hiddenFieldIn(await read("showGroupRequests", inAlliance), "group_request_id");
    const declined = { group_request_id: another, decision: "declined", reason: "Too early" };
    assert.match(await sendOk("updateGroupRequestByForm", inAlliance, declined), /notice=decided$/);
  });
});
