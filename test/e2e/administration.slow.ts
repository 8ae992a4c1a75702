import assert from "node:assert/strict";
import { test } from "tap";
import { password } from "../support/people.ts";
import { alliance, createUser, newDataDir, signIn, start } from "./program.ts";

test("administrators on the command line", async (t) => {
  const settings = { ALLIANCE_DATA_DIR: await newDataDir(t) };
  const run = (...args: string[]) => alliance(args, settings);
  const [ada, linus] = ["ada@example.org", "linus@example.org"].map((email) => ({ email, password }));
  assert.ok(ada && linus);
  for (const account of [ada, linus]) await createUser(settings, account);

  await t.test("the first administrator is made on the command line", async () => {
    const granted = await run("role", "grant", "ADA@example.org", "alliance_admin");
    assert.deepEqual(granted, { code: 0, stdout: "ADA@example.org administers all alliances.\n", stderr: "" });
    assert.equal((await run("role", "grant", "ada@example.org", "alliance_admin")).code, 0);
    const list = await run("role", "list");
    assert.equal(list.stdout, "ada@example.org\talliance_admin\tall alliances\n");
  });

  const service = await start(t, "serve", settings);

  await t.test("roles are granted and revoked on the command line beside the running service", async () => {
    const [asAda, asLinus] = [await signIn(service, ada), await signIn(service, linus)];
    const alliances = "/api/v1/alliances";
    assert.equal((await asAda(service, "POST", alliances, { name: "Open Cloud", description: "…" })).status, 201);
    const group = { name: "Berlin", description: "…" };
    assert.equal((await asAda(service, "POST", `${alliances}/open-cloud/groups`, group)).status, 201);
    const update = async () =>
      (await asLinus(service, "PATCH", `${alliances}/open-cloud`, { description: "Ours" })).status;
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
    assert.deepEqual([last.code, last.stderr], [1, "alliance: Ada is the last administrator of all alliances\n"]);
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
