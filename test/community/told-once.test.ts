import { test } from "tap";
import { checkNews } from "../support/news-told-once.ts";
import { checkAllKinds } from "../support/notification-causes.ts";
import { checkRejections } from "../support/rejected-mail.ts";
import { checkTellings } from "../support/told-once.ts";

test("each cause of a notification, of whatever kind, ends with one email", async (t) => {
  await checkAllKinds(t, { runs: 3 });
});

test("whatever happens in whatever order, everybody is told what is true, and nothing twice", async (t) => {
  await checkTellings(t, { runs: 10 });
});

test("whatever happens in whatever order, members hear of each new event once, in an email an hour at most", async (t) => {
  await checkNews(t, { runs: 10 });
});

test("each cause of an email ends with one email at most, however the mail server answers", async (t) => {
  await checkRejections(t, { runs: 5 });
});
