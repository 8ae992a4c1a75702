// Shows the times of events in the time zone of the browser, and chooses it for a new event, unless the profile names one.
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

// Browsers that resist fingerprinting report UTC.
const zoneField = document.querySelector("[data-browser-zone] select");
if (zoneField && zone !== "UTC" && [...zoneField.options].some(({ value }) => value === zone)) zoneField.value = zone;
