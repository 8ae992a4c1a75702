import { test } from "tap";
import { checkDelivery } from "../support/outbox-faults.ts";

test("ten rounds of faults lose no email, and repeat only emails with a fault between acceptance and commit (criterion 71)", async (t) => {
  await checkDelivery(t, { runs: 10 });
});
