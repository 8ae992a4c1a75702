import assert from "node:assert/strict";
import { test } from "tap";
import { password } from "../support/people.ts";
import {
  createUser,
  newDataDir,
  runAlliance,
  runFailing,
  runInvalid,
  runSuccessfully,
  signIn,
  start,
} from "./program.ts";

test("administrators on the command line", async (t) => {
  const settings = { ALLIANCE_DATA_DIR: await newDataDir(t) };
  const run = (...args: string[]) => runAlliance(args, settings);
  const [ada, linus] = ["ada@example.org", "linus@example.org"].map((email) => ({ email, password }));
  assert.ok(ada && linus);
  for (const account of [ada, linus]) await createUser(settings, account);

  await t.test("the command line appoints the first administrator", async () => {
    const granted = await run("role", "grant", "ADA@example.org", "alliance_admin");
    assert.deepEqual(granted, { code: 0, stdout: "ADA@example.org administers all alliances.\n", stderr: "" });
    await runSuccessfully(["role", "grant", "ada@example.org", "alliance_admin"], settings);
    assert.equal((await run("role", "list")).stdout, "ada@example.org\talliance_admin\tall alliances\n");
  });

  const service = await start(t, "serve", settings);

  await t.test("the command line grants and revokes roles while the service runs", async () => {
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
    const groupAdmin = ["linus@example.org", "group_admin", "--alliance", "open-cloud", "--group", "berlin"];
    await runSuccessfully(["role", "grant", ...groupAdmin], settings);
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

  await t.test("failures print one line, and invalid usage exits 2", async () => {
    const last = await runFailing(["role", "revoke", "ada@example.org", "alliance_admin"], settings);
    assert.equal(last, "alliance: Ada is the last administrator of all alliances\n");
    for (const [args, message] of [
      ["nobody@example.org alliance_admin", /^alliance: nobody@example\.org has no account\n$/],
      ["ada@example.org alliance_admin --alliance nowhere", /^.*no alliance "nowhere".*\n$/],
      ["ada@example.org group_admin --alliance open-cloud --group x", /^.*no group "x".*\n$/],
    ] as const)
      assert.match(await runFailing(["role", "grant", ...args.split(" ")], settings), message);
    for (const [args, message] of [
      ["ada@example.org group_admin", /takes --alliance and --group/],
      ["ada@example.org group_admin --group berlin", /takes --alliance and --group/],
      ["ada@example.org alliance_admin --group berlin", /no --group/],
      ["ada@example.org king", /alliance_admin, group_admin/],
      ["ada alliance_admin", /email address/],
      ["", /missing required argument/],
    ] as const)
      assert.match(await runInvalid(["role", "grant", ...args.split(" ").filter(Boolean)], settings), message);
  });
});
