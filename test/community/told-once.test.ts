import { test } from "tap";
import { runsOf } from "../support/arbitraries.ts";
import { checkNews } from "../support/news-told-once.ts";
import { checkAllKinds } from "../support/notification-causes.ts";
import { checkRejections } from "../support/rejected-mail.ts";
import { checkTellings } from "../support/told-once.ts";

test("each cause of a notification, of any kind, results in one email", async (t) => {
  await checkAllKinds(t, { runs: runsOf(3) });
});

test("in any order of events, attendees get all news once, and each email is true", async (t) => {
  await checkTellings(t, { runs: runsOf(10) });
});

test("in any order of events, members get each new event once, in an email an hour at most", async (t) => {
  await checkNews(t, { runs: runsOf(10) });
});

test("each cause of an email results in one email at most, whatever the mail server responds", async (t) => {
  await checkRejections(t, { runs: runsOf(5) });
});
