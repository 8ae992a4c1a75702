import assert from "node:assert/strict";
import { test } from "tap";
import { startCommunity } from "../support/fixtures.ts";
import { idsOf, listAll, userIdsOf } from "../support/pages.ts";
import type { Person } from "../support/people.ts";
import type { Service } from "../support/service.ts";

/** Counts the rows whose stored counts differ from a recount. */
const countDifferencesSql = `
  select
    (select count(*) from groups g where g.member_count <>
      (select count(*) from memberships m where m.group_id = g.id)) as groups,
    (select count(*) from alliances a where a.group_count <>
      (select count(*) from groups g where g.alliance_id = a.id and g.active)) as alliance_groups,
    (select count(*) from alliances a where a.member_count <>
      (select count(distinct m.user_id) from memberships m join groups g on g.id = m.group_id
       where g.alliance_id = a.id and g.active)) as alliance_members,
    (select count(*) from alliance_members stored full join (
      select g.alliance_id, m.user_id, count(*) as counted from memberships m join groups g on g.id = m.group_id
      where g.active group by 1, 2) rows using (alliance_id, user_id)
      where stored.group_count is distinct from rows.counted) as member_rows`;
const noDifference = { groups: "0", alliance_groups: "0", alliance_members: "0", member_rows: "0" };

test("members", async (t) => {
  const service = await startCommunity(t);
  const { callAs, call, sql, person, as } = service;
  const { root, alliance, group, join, leave, changeGroup, ours, berlin } = service;
  const readCounts = async () => {
    const { body } = await call("getAlliance", { path: { alliance: ours.slug } });
    return [body.group_count, body.member_count];
  };

  await t.test("joining and leaving return 200 with the new state, even when repeated, and update counts", async () => {
    const ada = await person();
    const joined = await join(ada, berlin);
    assert.deepEqual(joined.body, { group_id: berlin.id, status: "member", joined_at: "2026-11-20T12:00:00Z" });
    assert.deepEqual((await join(ada, berlin)).body, joined.body);
    assert.deepEqual(await readCounts(), [1, 1]);
    const response = await leave(ada, berlin);
    assert.deepEqual(response.body, { group_id: berlin.id, status: "none", joined_at: null });
    assert.deepEqual((await leave(ada, berlin)).body, response.body);
    assert.deepEqual(await readCounts(), [1, 0]);
  });

  await t.test("a member of two groups counts once for the alliance", async () => {
    const lisbon = await group(ours, { name: "Lisbon" });
    const ada = await person();
    await Promise.all([join(ada, berlin), join(ada, lisbon)]);
    assert.deepEqual(await readCounts(), [2, 1]);
    await leave(ada, berlin);
    assert.deepEqual(await readCounts(), [2, 1]);
    await leave(ada, lisbon);
    assert.deepEqual(await readCounts(), [2, 0]);
  });

  await t.test("an inactive group accepts no members, but they can leave (criterion 37)", async () => {
    const quiet = await group(ours, { name: "Quiet" });
    const path = { alliance: ours.slug, group_id: quiet.id };
    const [ada, bea] = [await person(), await person()];
    await join(ada, quiet);
    const before = await readCounts();
    const setActive = (active: boolean) => changeGroup(quiet, { active });
    await setActive(false);
    const otherProcess = await service.startAnother();
    assert.equal((await otherProcess.callAs(bea, "joinGroup", path)).status, 404);
    const { status, body } = await otherProcess.callAs(root, "joinGroup", path);
    assert.equal(status, 409);
    assert.match(body.error, /not active/);
    assert.deepEqual(await readCounts(), [Number(before[0]) - 1, Number(before[1]) - 1]);
    assert.equal((await call("getGroupById", { path })).status, 404);
    assert.equal((await callAs(root, "getGroupById", path)).body.member_count, 1);
    assert.equal((await leave(bea, quiet)).status, 404, "Bea never joined the group");
    await setActive(true);
    assert.deepEqual(await readCounts(), before);
    await setActive(false);
    assert.equal((await leave(ada, quiet)).body.status, "none");
    await setActive(true);
    assert.deepEqual(await readCounts(), [before[0], Number(before[1]) - 1]);
  });

  await t.test("stored counts equal a recount after many concurrent joins, leaves and deactivations", async () => {
    const groups = await Promise.all(["a", "b", "c"].map((name) => group(ours, { name })));
    const people = await Promise.all(Array.from({ length: 12 }, () => person({ withPassword: false })));
    const requests = Array.from({ length: 300 }, (_, index) => {
      const target = groups[(index * 7) % groups.length];
      const user = people[(index * 5) % people.length];
      assert.ok(target && user);
      if (index % 20 === 0) return changeGroup(target, { active: index % 40 === 0 });
      return index % 3 === 0 ? leave(user, target) : join(user, target);
    });
    for (const { status } of await Promise.all(requests)) assert.ok([200, 404, 409].includes(status), String(status));
    assert.deepEqual([...(await sql.unsafe(countDifferencesSql))], [noDifference]);
  });

  await t.test("members are listed with id and name, newest first, page by page (criterion 39)", async () => {
    const busy = await group(ours, { name: "Busy" });
    const path = { alliance: ours.slug, group_id: busy.id };
    const people = await Promise.all(Array.from({ length: 5 }, () => person({ withPassword: false })));
    for (const [index, member] of people.entries()) {
      const later = await service.startAnother({ clock: () => new Date(service.now.getTime() + index * 1000) });
      await later.callAs(member, "joinGroup", path);
    }
    const items = await listAll<{ user: { id: string } }>(service, "listGroupMembers", { path, as: as(root) }, 2);
    for (const item of items) {
      assert.deepEqual(Object.keys(item), ["user", "email_undeliverable", "joined_at"]);
      assert.deepEqual(Object.keys(item.user), ["id", "name"]);
    }
    assert.deepEqual(userIdsOf(items), idsOf(people).reverse());
  });

  await t.test("an alliance's members are listed once, with their groups, and found by part of the name", async () => {
    const wide = await alliance({ name: "Wide" });
    const [first, second, closed] = await Promise.all(["One", "Two", "Three"].map((name) => group(wide, { name })));
    assert.ok(first && second && closed);
    const personNamed = async (name: string) => {
      const user = await person({ withPassword: false });
      await sql`update users set name = ${name} where id = ${user.id}`;
      return user;
    };
    const zoe = await personNamed("Zoë Ångström");
    const percent = await personNamed("100 % Bob");
    const hidden = await personNamed("Zoe of the closed group");
    const joinAt = (user: Person, target: { id: string }, { callAs }: Pick<Service, "callAs"> = service) =>
      callAs(user, "joinGroup", { alliance: wide.slug, group_id: target.id });
    await joinAt(zoe, first);
    await joinAt(zoe, second, await service.startAnother({ clock: () => new Date(service.now.getTime() + 60_000) }));
    await joinAt(percent, second);
    await joinAt(hidden, closed);
    await changeGroup(closed, { active: false });
    const listMembers = async (query: Record<string, string | number | undefined> = {}) =>
      (await call("listAllianceMembers", { path: { alliance: wide.slug }, as: as(root), query })).body;
    const commonFields = { email_undeliverable: false, joined_at: "2026-11-20T12:00:00Z" };
    const expected = [
      { user: { id: percent.id, name: "100 % Bob" }, group_count: 1, ...commonFields },
      { user: { id: zoe.id, name: "Zoë Ångström" }, group_count: 2, ...commonFields },
    ];
    assert.deepEqual((await listMembers()).items, expected);
    const page = await listMembers({ limit: 1 });
    assert.deepEqual(page.items, expected.slice(0, 1));
    assert.deepEqual((await listMembers({ limit: 1, cursor: page.next_cursor })).items, expected.slice(1));
    const searchIds = async (q: string) => userIdsOf((await listMembers({ q })).items);
    assert.deepEqual(await searchIds("zoe"), [zoe.id], "the search finds no one whom the list hides");
    assert.deepEqual(await searchIds(" ANGSTR "), [zoe.id]);
    assert.deepEqual([await searchIds("0 %"), await searchIds("%b"), await searchIds("_")], [[percent.id], [], []]);
    const query = { q: "zoë" };
    const firstGroupRequest = { path: { alliance: wide.slug, group_id: first.id }, as: as(root), query };
    const { body } = await call("listGroupMembers", firstGroupRequest);
    assert.deepEqual(userIdsOf(body.items), [zoe.id]);
    const walked = await call("listGroupMembers", {
      path: { alliance: wide.slug, group_id: second.id },
      as: as(root),
      query: { limit: 1 },
    });
    const mixedQuery = { q: "zoe", cursor: walked.body.next_cursor };
    const otherRequest = { path: { alliance: wide.slug, group_id: second.id }, as: as(root), query: mixedQuery };
    assert.equal((await call("listGroupMembers", otherRequest)).status, 400, "the cursor is for another search");
  });

  await t.test("users list their own groups, inactive ones included", async () => {
    const ada = await person();
    const hidden = await group(ours, { name: "Hidden" });
    await join(ada, hidden);
    await changeGroup(hidden, { active: false });
    const { body } = await callAs(ada, "listMyGroups");
    const [{ group: listed }, ...others] = body.items;
    assert.deepEqual([listed.id, listed.active, others], [hidden.id, false, []]);
    assert.deepEqual((await callAs(await person(), "listMyGroups")).body.items, []);
  });
});
