import assert from "node:assert/strict";
import type { Message } from "../../src/web/mail/messages.ts";
import { createFixtures } from "../support/fixtures.ts";
import { faultyTransport, startMailDelivery } from "../support/mail-delivery.ts";
import { openSignedIn, press, waitForText } from "./acts.ts";
import { inspectViews } from "./inspection.ts";
import { testInBrowser } from "./site.ts";

testInBrowser("a series in a browser", {}, async (t, site) => {
  const { call, person, as, sql } = site;
  const { root, alliance, group, event } = await createFixtures(site);
  const openCloud = await alliance({ name: "Open Cloud" });
  const berlin = await group(openCloud, { name: "Wolkenwerk Berlin" });
  const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  // The first event is far enough ahead that no reminder is due.
  const times = { starts_at: daysAhead(7), ends_at: daysAhead(7.1) };
  const first = await event(berlin, { name: "Pull request breakfast", ...times });
  const createCopies = (count: number) =>
    call("copyEvent", {
      path: { event_id: first.id },
      as: as(root),
      body: { rule: { frequency: "weekly", count }, status: "published" },
    });
  assert.equal((await createCopies(6)).status, 201);
  const path = "/events/open-cloud/wolkenwerk-berlin/pull-request-breakfast";
  const sent: Message[] = [];
  const { transport } = faultyTransport(sql, (message) => void sent.push(message));
  const { work } = startMailDelivery(t, site, { transport, clock: () => new Date() });
  const mailsTo = async ({ email }: { email: string }): Promise<Message[]> => {
    await work();
    return sent.splice(0).filter(({ recipient }) => recipient === email);
  };
  const member = await person();
  const page = await site.open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  await t.test("a member RSVPs to seven dates with one click and gets one email", async () => {
    await openSignedIn(page, path, member);
    await page.getByLabel("All following dates (7)").check();
    await inspectViews(site, page, "series-rsvp", path);
    await press(page, "RSVP");
    await waitForText(page, "You have RSVPed to 7 dates.");
    await waitForText(page, "You are going.");
    await inspectViews(site, page, "series-attended", path);
    const [mail, ...others] = await mailsTo(member);
    assert.deepEqual(others, []);
    assert.equal(mail?.subject, "Pull request breakfast: your 7 dates");
    assert.equal(mail?.calendar?.content.match(/BEGIN:VEVENT/g)?.length, 7);
  });

  await t.test("the member RSVPs to a new date automatically, and can cancel by the link in an email", async () => {
    assert.equal((await createCopies(1)).status, 201);
    const [mail, ...others] = (await mailsTo(member)).filter(({ subject }) => subject.startsWith("A new date"));
    assert.deepEqual(others, []);
    const [link = ""] = /\/rsvps\/cancel\?token=[\w-]+/.exec(mail?.text ?? "") ?? [];
    const visitor = await site.open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await visitor.goto(link);
    await inspectViews(site, visitor, "rsvp-cancellation");
    await press(visitor, "Cancel my RSVP");
    await waitForText(visitor, "This RSVP has been canceled.");
    await inspectViews(site, visitor, "rsvp-canceled");
  });

  await t.test("a member cancels all following dates, and RSVPs to all again after RSVPing to one", async () => {
    await mailsTo(member);
    await page.goto(path);
    await press(page, "Cancel my RSVPs to all following dates");
    await waitForText(page, "Your RSVPs to 7 dates have been canceled.");
    assert.equal((await mailsTo(member)).length, 1);
    await press(page, "RSVP");
    await waitForText(page, "You are going.");
    await press(page, "RSVP to all following dates (8)");
    await waitForText(page, "You have RSVPed to 8 dates.");
  });
});
