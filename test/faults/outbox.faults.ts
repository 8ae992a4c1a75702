import { test } from "tap";
import { checkDelivery } from "../support/outbox-faults.ts";

test("criterion 71: ten rounds of faults lose no email, and repeat one only between acceptance and commit", async (t) => {
  await checkDelivery(t, { runs: 10 });
});
