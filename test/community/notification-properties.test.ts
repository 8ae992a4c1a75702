import { test } from "tap";
import { runCount } from "../support/arbitraries.ts";
import { checkNewEventEmails } from "../support/new-event-model.ts";
import { checkAllKinds } from "../support/notification-causes.ts";
import { checkNotifications } from "../support/notification-model.ts";
import { checkRejections } from "../support/rejected-mail.ts";

test("each cause of a notification, of any kind, results in one email", async (t) => {
  await checkAllKinds(t, { runs: runCount(3) });
});

test("in any order of events, attendees are notified of each change once, and each email is correct", async (t) => {
  await checkNotifications(t, { runs: runCount(10) });
});

test("in any order of events, members get each new event once, in at most one email an hour", async (t) => {
  await checkNewEventEmails(t, { runs: runCount(10) });
});

test("each cause of an email results in at most one email, whatever the mail server responds", async (t) => {
  await checkRejections(t, { runs: runCount(5) });
});
