import { test } from "tap";
import { checkRejections } from "../support/rejected-mail.ts";

test("each cause of an email ends with one email at most, however the mail server answers", async (t) => {
  await checkRejections(t, { runs: 5 });
});
