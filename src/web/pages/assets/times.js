// The times of events on the clock of whoever looks, where no profile says which one that is.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const { lang } = document.documentElement;
const locale = lang === "en" ? "en-GB" : lang;
const clock = { hour: "2-digit", minute: "2-digit", timeZoneName: "short", timeZone: zone };
const short = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", ...clock });
const long = new Intl.DateTimeFormat(locale, {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  ...clock,
});

/** What a clock there shows at this time. */
const wallClock = (time, timeZone) => time.toLocaleString("en", { timeZone });

for (const place of document.querySelectorAll("[data-for-you]")) {
  const { forYou, startsAt, endsAt, timezone } = place.dataset;
  const start = new Date(startsAt);
  if (wallClock(start, zone) === wallClock(start, timezone)) continue;
  const time = endsAt ? long.formatRange(start, new Date(endsAt)) : short.format(start);
  place.textContent = forYou.replace("{time}", time).replace("{zone}", zone);
  place.hidden = false;
}
