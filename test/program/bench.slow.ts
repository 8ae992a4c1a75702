import { test } from "tap";
import { openCluster } from "../bench/database.ts";
import { requireSame, startSubjects } from "../bench/subjects.ts";

test("the benchmark's baseline B has the same responses as the service", async (t) => {
  const cluster = await openCluster();
  t.teardown(cluster.close);
  const started = await startSubjects(cluster, 5);
  t.teardown(started.close);
  await requireSame(started);
});
