import { test } from "tap";
import { checkTellings } from "../support/told-once.ts";

test("whatever happens in whatever order, everybody is told what is true, and nothing twice", async (t) => {
  await checkTellings(t, { runs: 10 });
});
