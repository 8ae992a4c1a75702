// Shows the times of events in the browser's time zone, and preselects that time zone for a new event, unless the profile has one.
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

/** The local time in a time zone. */
const wallClock = (time, timeZone) => time.toLocaleString("en", { timeZone });

for (const element of document.querySelectorAll("[data-for-you]")) {
  const { forYou, startsAt, endsAt, timezone } = element.dataset;
  const start = new Date(startsAt);
  if (wallClock(start, zone) === wallClock(start, timezone)) continue;
  const time = endsAt ? long.formatRange(start, new Date(endsAt)) : short.format(start);
  element.textContent = forYou.replace("{time}", time).replace("{zone}", zone);
  element.hidden = false;
}

// Browsers that resist fingerprinting report UTC.
const zoneField = document.querySelector("[data-browser-zone] select");
if (zoneField && zone !== "UTC" && [...zoneField.options].some(({ value }) => value === zone)) zoneField.value = zone;
