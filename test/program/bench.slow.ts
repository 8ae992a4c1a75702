import { test } from "tap";
import { requireSameOf, startServers } from "../bench/compared.ts";
import { openDatabase, seed } from "../bench/database.ts";
import { readMaterial } from "../bench/material.ts";
import { pathsOf } from "../bench/paths.ts";
import { openSql } from "../bench/sql.ts";

test("the bench compares the service with a floor that says the same on every path", async (t) => {
  const { url, close } = await openDatabase();
  t.teardown(close);
  await seed(url, 5);
  const sql = openSql(url, 1);
  const paths = pathsOf(await readMaterial(sql));
  await sql.end();
  const servers = await startServers(url);
  t.teardown(servers.stop);
  await requireSameOf(servers, paths);
});
