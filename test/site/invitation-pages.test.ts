import assert from "node:assert/strict";
import { test } from "tap";
import { testNow } from "../support/cluster.ts";
import { startCommunity } from "../support/fixtures.ts";
import type { Person } from "../support/people.ts";
import { requireStatus } from "../support/responses.ts";
import { type Fields, hiddenFieldIn, locationOf, siteClient } from "../support/site.ts";

test("pages of invitations and roles", async (t) => {
  let elapsedMs = 0;
  const service = await startCommunity(t, { shortNames: true, clock: () => new Date(testNow.getTime() + elapsedMs) });
  const { callAs, call, sql, person, session, appoint, root, group, event, ours, berlin: here } = service;
  const winter = await event(here, { name: "Winter" });
  const [chair, organizer, ada] = await Promise.all([person(), person(), person()]);
  await appoint(chair, { alliance: ours.id });
  await appoint(organizer, { group: here.id });
  const signIn = async (user: Person) => {
    const visitor = await session(user);
    return { ...visitor, ...siteClient(visitor) };
  };
  const users = { chair: await signIn(chair), organizer: await signIn(organizer), ada: await signIn(ada) };
  const paths = {
    alliance: { alliance: ours.slug },
    group: { alliance: ours.slug, group_slug: here.slug },
    event: { alliance: ours.slug, group_slug: here.slug, event_slug: winter.slug },
  };
  const targets = [
    { target: "Group", path: paths.group, user: users.organizer },
    { target: "Alliance", path: paths.alliance, user: users.chair },
    { target: "Event", path: paths.event, user: users.organizer },
  ] as const;

  for (const { target, path, user } of targets)
    await t.test(`${target}: several people are invited and listed, and an invitation is withdrawn`, async () => {
      const { read, sendOk } = user;
      const addresses = `${target}-a@example.org, ${target}-b@example.org;\n ${target}-a@EXAMPLE.org`;
      const form_key = hiddenFieldIn(await read(`show${target}Invitations`, path), "form_key");
      const submit = () => sendOk(`inviteTo${target}ByForm`, path, { form_key, by: "email", addresses, days: "7" });
      const locations = await Promise.all([submit(), submit()]);
      for (const location of locations) assert.match(location, /\/invitations\?notice=invited$/);
      const rows = await sql<{ id: string }[]>`select id from invitations where email like ${`${target}-%`}`;
      assert.equal(rows.length, 2);
      const page = await read(`show${target}Invitations`, path, { notice: "invited" });
      assert.match(page, new RegExp(`being sent[\\s\\S]+${target}-[ab]@example\\.org`));
      const withdrawal = { ...path, invitation_id: rows[0]?.id ?? "" };
      assert.match(await sendOk(`withdraw${target}InvitationByForm`, withdrawal), /notice=withdrawn$/);
      const after = await read(`show${target}Invitations`, path, { notice: "withdrawn" });
      assert.match(after, /The invitation has been withdrawn[\s\S]+Withdrawn/);

      // Repeating the request redirects to the same page, and creates nothing.
      const formKey = hiddenFieldIn(after, "form_key");
      for (const fields of [
        { by: "email", addresses: `${target}-again@example.org` },
        { by: "link", max_uses: "3" },
      ]) {
        const send = () => sendOk(`inviteTo${target}ByForm`, path, { form_key: formKey, days: "7", ...fields });
        const count = async () => (await sql`select from invitations`).length;
        const [first, before] = [await send(), await count()];
        elapsedMs += 60_000;
        assert.deepEqual([await send(), await count()], [first, before]);
      }
    });

  await t.test("names invalid fields, and retains the entered values", async () => {
    const submit = (fields: Fields) => users.organizer.send("inviteToGroupByForm", paths.group, fields);
    const page = requireStatus(await submit({ by: "email", addresses: "noor@example.org, <script>" }), 400);
    assert.match(
      page,
      /1 address; 1 not recognized: &lt;script&gt;[\s\S]+noor@example\.org, &lt;script&gt;<\/textarea>/,
    );
    assert.match((await submit({ by: "email", addresses: " ," })).body, /Enter 1 to 500 email addresses/);
    const uses = await submit({ by: "link", max_uses: "many" });
    assert.match(uses.body, /<details open>[\s\S]+value="many"/);
    assert.match(uses.body, /Enter a number from 1 to 1,000/);
    assert.equal((await submit({ by: "email", addresses: "a@b.org", role: "alliance_admin" })).status, 400);
    assert.equal((await sql`select from invitations where email = 'a@b.org'`).length, 0, "no role of groups");
  });

  await t.test(
    "returns 403 to a host who invites a host, or withdraws the invitation of a host (criterion 96)",
    async () => {
      const [host, inEvent] = [await person(), { event_id: winter.id }];
      const countRoles = async () =>
        (await sql`select role from invitations where event_id = ${winter.id} and role is not null`).length;
      await callAs(organizer, "grantEventRole", { ...inEvent, user_id: host.id }, { role: "event_host" });
      const { read, send, sendOk } = await signIn(host);
      const before = await countRoles();
      for (const fields of [
        { by: "email", addresses: "guest@example.org" },
        { by: "link", max_uses: "2" },
      ])
        requireStatus(await send("inviteToEventByForm", paths.event, { ...fields, role: "event_host" }), 403);
      assert.equal((await sql`select from invitations where email = 'guest@example.org'`).length, 0);
      assert.equal(await countRoles(), before);
      const inviteAs = async (role: string): Promise<string> => {
        const { body } = await callAs(organizer, "inviteToEvent", inEvent, { max_uses: 1, role });
        return body.items[0].invitation.id;
      };
      const [hostInvitation, helperInvitation] = [await inviteAs("event_host"), await inviteAs("check_in")];
      const page = await read("showEventInvitations", paths.event);
      assert.equal(page.includes(`${hostInvitation}/withdraw`), false);
      assert.equal(page.includes(`${helperInvitation}/withdraw`), true);
      requireStatus(
        await send("withdrawEventInvitationByForm", { ...paths.event, invitation_id: hostInvitation }),
        403,
      );
      assert.match(
        await sendOk("withdrawEventInvitationByForm", { ...paths.event, invitation_id: helperInvitation }),
        /withdrawn$/,
      );
      const [row] = await sql`select status from invitations where id = ${hostInvitation}`;
      assert.equal(row?.["status"], "pending");
    },
  );

  const invite = async (addresses: string, more: Record<string, string> = {}) => {
    const fields = { by: "email", addresses, ...more };
    const response = await users.organizer.send("inviteToGroupByForm", paths.group, fields);
    const rows = await sql<
      { email: string }[]
    >`delete from invitations where email like '%@lists.example.org' returning email`;
    return { ...response, emails: rows.map(({ email }) => email.split("@")[0]).toSorted() };
  };

  await t.test("parses lists of addresses from mail programs and spreadsheets", async () => {
    for (const [addresses, emails] of [
      ['Member 1 <m1@lists.example.org>, "Lee, Ann" <ann@lists.example.org>', ["ann", "m1"]],
      [
        "m1@lists.example.org m2@lists.example.org;m3@lists.example.org,\nm4@lists.example.org",
        ["m1", "m2", "m3", "m4"],
      ],
      ["Ann Lee <ann@lists.example.org>; Bob <bob@lists.example.org>;", ["ann", "bob"]],
      ["Ann Lee <ann@lists.example.org>\r\nBob <bob@lists.example.org>\r\n", ["ann", "bob"]],
      ["Lee, Ann <ann@lists.example.org>", ["ann"]],
      ["Ann Lee\tann@lists.example.org\nBob\tbob@lists.example.org", ["ann", "bob"]],
      ["'ann@lists.example.org' <ann@lists.example.org>", ["ann"]],
      ["Board: Ann <ann@lists.example.org>, bob@lists.example.org;", ["ann", "bob"]],
      [
        '\uFEFFName,Email,City\r\n"Lee, Ann",ann@lists.example.org,Berlin\r\nBob,bob@lists.example.org,',
        ["ann", "bob"],
      ],
      ['E-Mail-Adresse;Ort\n"Ann ""A"" Lee <ann@lists.example.org>";Berlin', ["ann"]],
      ["メールアドレス\nann@lists.example.org", ["ann"]],
    ] as const) {
      const { status, body, emails: addressesFound } = await invite(addresses);
      assert.equal(status, 303, `${addresses} ${/role="alert">[^<]*/.exec(String(body))?.[0]}`);
      assert.deepEqual(addressesFound, emails, addresses);
    }
  });

  await t.test("names unrecognized addresses, and can send to the others", async () => {
    const many = Array.from({ length: 20 }, (_, index) => `Member ${index} <m${index}@lists.example.org>`);
    const addresses = [...many, "Noor at example"].join(",\n");
    const rejection = await invite(addresses);
    assert.deepEqual([rejection.status, rejection.emails], [400, []]);
    assert.match(rejection.body, /20 addresses; 1 not recognized: Noor at example/);
    assert.match(rejection.body, /<button class="quiet" name="skip" value="yes">Send to 20 addresses</);
    const rest = await invite(addresses, { skip: "yes" });
    assert.deepEqual([rest.status, rest.emails.length], [303, 20]);
    for (const invalid of [
      "Ann <ann@lists.example.org> Bob <bob@lists.example.org>",
      '"a@evil x"@lists.example.org, ann@lists.example.org',
      "Name,Email\nAnn,ann@lists.example.org\nBob,",
      "ann@lists.example.org, bob@",
      "Noor at example, ann@lists.example.org",
    ]) {
      const { status, body } = await invite(invalid);
      assert.equal(status, 400, invalid);
      assert.match(body, /1 address; 1 not recognized/, invalid);
    }
    assert.match(
      requireStatus(await invite("Noor at example", { skip: "yes" }), 400),
      /Enter 1 to 500 email addresses/,
    );
    const inHere = { alliance: ours.slug, group_id: here.id };
    const strict = await callAs(organizer, "inviteToGroup", inHere, { emails: ["Ann <ann@lists.example.org>"] });
    assert.equal(strict.body.items[0].outcome, "invalid_address", "criterion 29: the API stays strict");
  });

  await t.test("returns 409 for an invitation to an inactive group", async () => {
    await sql`update groups set active = false where id = ${here.id}`;
    assert.equal((await invite("inactive@example.org")).status, 409);
    await sql`update groups set active = true where id = ${here.id}`;
  });

  await t.test("shows an invitation link once, to its creator", async () => {
    const { read, sendOk } = users.organizer;
    const link = { by: "link", max_uses: "25", days: "30" };
    assert.match(await sendOk("inviteToGroupByForm", paths.group, link), /notice=linked$/);
    const page = await read("showGroupInvitations", paths.group, { notice: "linked" });
    const [, secret = assert.fail("no link")] = /\/invitations\/([\w-]{22})<\/textarea>/.exec(page) ?? [];
    assert.match(page, /Link, 0 of 25 used/);
    const reloaded = await read("showGroupInvitations", paths.group, { notice: "linked" });
    assert.doesNotMatch(reloaded, /textarea id="secret"/);
    assert.equal((await call("showInvitation", { path: { secret } })).status, 200);
    assert.match(await users.ada.sendOk("acceptInvitation", { secret }), /notice=group_joined$/);
    const used = await read("showGroupInvitations", paths.group);
    assert.match(used, /Link, 1 of 25 used[\s\S]+Ada Berger accepted on/);
  });

  await t.test("a new organizer is asked whether to be shown as one", async () => {
    const createInvitation = async (group: { id: string }, more: object = { role: "group_admin" }) => {
      const path = { alliance: ours.slug, group_id: group.id };
      const { body } = await callAs(chair, "inviteToGroup", path, { max_uses: 1, ...more });
      return { secret: /\/invitations\/([\w-]+)/.exec(body.items[0].url)?.[1] ?? assert.fail() };
    };
    const organizers = async (): Promise<string[]> =>
      (await call("getGroupById", { path: { alliance: ours.slug, group_id: here.id } })).body.organizers.map(
        ({ id }: { id: string }) => id,
      );
    const [shownOrganizer, hidden] = await Promise.all([person(), person()]);
    for (const [user, fields] of [
      [shownOrganizer, { show_as_organizer: "yes" }],
      [hidden, {}],
    ] as const) {
      const { read, sendOk } = await signIn(user);
      const path = await createInvitation(here);
      const page = await read("showInvitation", path);
      assert.match(page, /type="checkbox" name="show_as_organizer" id="show_as_organizer" value="yes">/);
      assert.match(await sendOk("acceptInvitation", path, fields), /invitation_accepted/);
    }
    assert.deepEqual(await organizers(), [shownOrganizer.id]);
    const other = await group(ours, { name: "Other" });
    const page = await (await signIn(shownOrganizer)).read("showInvitation", await createInvitation(other));
    assert.doesNotMatch(page, /show_as_organizer/, "organizers who are already shown are not asked");
    const member = await person();
    const path = await createInvitation(here, {});
    const { read, sendOk } = await signIn(member);
    assert.doesNotMatch(await read("showInvitation", path), /show_as_organizer/);
    await sendOk("acceptInvitation", path, { show_as_organizer: "yes" });
    const [row] = await sql`select show_as_organizer from users where id = ${member.id}`;
    assert.equal(row?.["show_as_organizer"], false, "a member is no organizer");
  });

  await t.test("organizers are listed, invited and removed", async () => {
    const { read, sendOk } = users.organizer;
    assert.match(await read("showGroupAdmins", paths.group), /href="[^"]+\/invitations\?role=group_admin"/);
    const form = await read("showGroupInvitations", paths.group, { role: "group_admin" });
    assert.match(form, /<option value="group_admin" selected>Organizer/);
    await sendOk("inviteToGroupByForm", paths.group, { by: "email", addresses: ada.email, role: "group_admin" });
    const [row] = await sql`select role from invitations where email = ${ada.email}`;
    assert.equal(row?.["role"], "group_admin");
    await appoint(ada, { group: here.id });
    const revoke = ({ id }: Person) => sendOk("revokeGroupAdminByForm", { ...paths.group, user_id: id });
    assert.match(await revoke(ada), /\/organizers\?notice=revoked$/);
    assert.equal((await users.ada.call("showGroupAdmins", { path: paths.group })).status, 403);
    assert.match(await revoke(organizer), /\/groups\/ours\/here\?/);
    await appoint(organizer, { group: here.id });
  });

  await t.test(
    "administrators of all alliances and the last administrator of an alliance cannot be removed",
    async () => {
      const { read, send } = users.chair;
      const revoke = ({ id }: Person) => send("revokeAllianceAdminByForm", { ...paths.alliance, user_id: id });
      assert.match(await read("showAllianceAdmins", paths.alliance), /All alliances/);
      await sql`delete from roles where alliance_id = ${ours.id} and user_id = ${root.id}`;
      assert.match(requireStatus(await revoke(root), 409), /only the operator can change that/);
      await sql`delete from roles where alliance_id is null and group_id is null`;
      assert.match((await revoke(chair)).body, /This is the last administrator/);
      await appoint(ada, { alliance: ours.id });
      assert.match(locationOf(await revoke(ada)), /notice=revoked$/);
      await appoint(root, { alliance: null });
    },
  );

  await t.test("inviting to a role requires the second factor first, and then returns to the page", async () => {
    const submit = (role: string) =>
      users.chair.sendOk("inviteToGroupByForm", paths.group, { by: "link", max_uses: "1", role });
    assert.match(await submit("group_admin"), /notice=linked$/, "users without a second factor are not asked");
    await sql`insert into totp_secrets (user_id, sealed_secret, last_step, created_at) values (${chair.id}, 'x', 0, now())`;
    assert.match(await submit("group_admin"), /^\/auth\/second-factor\?next=.+invitations$/);
    assert.match(await submit("none"), /notice=linked$/, "an invitation without a role needs no second factor");
    const revoked = await users.chair.sendOk("revokeGroupAdminByForm", { ...paths.group, user_id: organizer.id });
    assert.match(revoked, /^\/auth\/second-factor\?next=.+organizers$/);
    const response = await users.chair.call("inviteToAlliance", {
      path: paths.alliance,
      body: { max_uses: 1, role: "alliance_admin" },
    });
    assert.equal(Reflect.get(response.headers, "x-error-code"), "step_up_required");
    await sql`delete from totp_secrets`;
  });
});
