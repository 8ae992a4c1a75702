import assert from "node:assert/strict";
import { test } from "tap";
import { password } from "../support/people.ts";
import { alliance, newDataDir, start } from "./program.ts";

const json = { "content-type": "application/json" };

test("from the empty database to a published event with RSVPs", async (t) => {
  const settings = { ALLIANCE_DATA_DIR: await newDataDir(t) };
  const run = (...args: string[]) => alliance(args, settings);
  for (const [email, name] of [
    ["ada@example.org", "Ada Berger"],
    ["linus@example.org", "Linus Okafor"],
  ] as const) {
    const made = await alliance(
      ["user", "create", "--email", email, "--name", name, "--password-stdin", "--verified"],
      settings,
      `${password}\n`,
    );
    assert.equal(made.code, 0, made.stderr);
  }

  await t.test("the first administrator is made on the command line", async () => {
    const granted = await run("role", "grant", "ADA@example.org", "alliance_admin");
    assert.deepEqual(granted, { code: 0, stdout: "ADA@example.org administers all alliances.\n", stderr: "" });
    assert.equal((await run("role", "grant", "ada@example.org", "alliance_admin")).code, 0);
    const list = await run("role", "list");
    assert.equal(list.stdout, "ada@example.org\talliance_admin\tall alliances\n");
  });

  const { url } = await start(t, "serve", settings);
  const signIn = async (email: string) => {
    const answer = await fetch(`${url}/auth/login`, {
      method: "POST",
      redirect: "manual",
      headers: json,
      body: JSON.stringify({ email, password }),
    });
    const cookie =
      /^session_id=[\w-]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0] ??
      assert.fail(`${answer.status} ${await answer.text()}`);
    return async (method: string, path: string, body?: object) => {
      const sent = await fetch(url + path, {
        method,
        headers: { cookie, ...(body && json) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: sent.status, body: JSON.parse(await sent.text()) };
    };
  };

  await t.test("an administrator makes an alliance, a group and an event, and a member comes", async () => {
    const ada = await signIn("ada@example.org");
    const made = await ada("POST", "/api/v1/alliances", { name: "Open Cloud", description: "…" });
    assert.equal(made.status, 201);
    const group = await ada("POST", "/api/v1/alliances/open-cloud/groups", { name: "Berlin", description: "…" });
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const event = await ada("POST", `/api/v1/groups/${group.body.id}/events`, {
      name: "Winter meetup",
      description: "…",
      kind: "in_person",
      starts_at: day(10),
      ends_at: day(10.1),
      timezone: "Europe/Berlin",
      capacity: 1,
      waitlist_enabled: true,
    });
    assert.equal(event.body.status, "draft");
    const published = await ada("PATCH", `/api/v1/events/${event.body.id}`, { status: "published" });
    assert.equal(published.status, 200);

    const linus = await signIn("linus@example.org");
    const path = `/api/v1/events/open-cloud/${event.body.id}/attend`;
    assert.equal((await linus("POST", path)).body.status, "attending");
    assert.equal((await ada("POST", path)).body.waitlist_position, 1);
    const attendees = await ada("GET", `/api/v1/events/${event.body.id}/attendees`);
    assert.deepEqual(
      attendees.body.items.map((item: { user: { name: string }; status: string }) => [item.user.name, item.status]),
      [
        ["Linus Okafor", "attending"],
        ["Ada Berger", "waitlisted"],
      ],
    );
    assert.equal((await linus("GET", `/api/v1/events/${event.body.id}/attendees`)).status, 403);
  });

  await t.test("roles are given and taken on the command line beside the running service", async () => {
    const linus = await signIn("linus@example.org");
    const update = async () => (await linus("PATCH", "/api/v1/alliances/open-cloud", { description: "Ours" })).status;
    assert.equal(await update(), 403);
    const grant = await run("role", "grant", "linus@example.org", "alliance_admin", "--alliance", "open-cloud");
    assert.equal(grant.stdout, 'linus@example.org administers alliance "open-cloud".\n');
    assert.equal(await update(), 200);
    const ofGroup = ["linus@example.org", "group_admin", "--alliance", "open-cloud", "--group", "berlin"];
    assert.equal((await run("role", "grant", ...ofGroup)).code, 0);
    assert.equal(
      (await run("role", "list", "--alliance", "open-cloud")).stdout,
      [
        "ada@example.org\talliance_admin\tall alliances",
        'ada@example.org\talliance_admin\talliance "open-cloud"',
        'linus@example.org\talliance_admin\talliance "open-cloud"',
        'linus@example.org\tgroup_admin\tgroup "berlin" of alliance "open-cloud"',
        "",
      ].join("\n"),
    );
    const revoke = await run("role", "revoke", "linus@example.org", "alliance_admin", "--alliance", "open-cloud");
    assert.equal(revoke.stdout, 'linus@example.org does not administer alliance "open-cloud".\n');
    assert.equal(await update(), 403);
  });

  await t.test("what cannot be done is one line, and bad usage is 2", async () => {
    const last = await run("role", "revoke", "ada@example.org", "alliance_admin");
    assert.deepEqual(
      [last.code, last.stderr],
      [1, "alliance: Ada Berger is the last administrator of all alliances\n"],
    );
    const cases: [string[], number, RegExp][] = [
      [["grant", "nobody@example.org", "alliance_admin"], 1, /nobody@example\.org has no account/],
      [["grant", "ada@example.org", "alliance_admin", "--alliance", "nowhere"], 1, /no alliance "nowhere"/],
      [["grant", "ada@example.org", "group_admin", "--alliance", "open-cloud", "--group", "x"], 1, /no group "x"/],
      [["grant", "ada@example.org", "group_admin"], 2, /takes --alliance and --group/],
      [["grant", "ada@example.org", "group_admin", "--group", "berlin"], 2, /takes --alliance and --group/],
      [["grant", "ada@example.org", "alliance_admin", "--group", "berlin"], 2, /no --group/],
      [["grant", "ada@example.org", "king"], 2, /alliance_admin, group_admin/],
      [["grant", "ada", "alliance_admin"], 2, /email address/],
      [["grant"], 2, /missing required argument/],
    ];
    for (const [args, code, message] of cases) {
      const done = await run("role", ...args);
      assert.equal(done.code, code, args.join(" "));
      assert.match(done.stderr, message);
      assert.equal(done.stderr.trim().split("\n").length, 1);
    }
  });
});
