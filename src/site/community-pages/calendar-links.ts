import type { Schemas } from "../../../generated/contract.ts";
import type { Translator } from "../../foundation/languages/texts.ts";
import { toPreview } from "../../web/pages/markdown.ts";

/** Links that add an event to a calendar. @param meetingUrl null unless the user attends */
export const calendarLinks = ({ t }: Translator, event: Schemas["GroupEvent"], meetingUrl: string | null) => {
  const { venue, starts_at, ends_at } = event;
  const details = [
    toPreview(event.summary ?? event.description),
    meetingUrl && t("common.calendar.join_at", { address: meetingUrl }),
    event.html_url,
  ];
  const place = venue && [venue.name, venue.address, venue.city, venue.country_code].filter(Boolean).join(", ");
  const body = details.filter(Boolean).join("\n\n");
  const location = place || meetingUrl || "";
  return {
    // Calendar programs have no session, so they could not read an event for members.
    file: event.visibility === "members" ? null : `/calendar/${event.alliance}/${event.group.slug}/${event.slug}.ics`,
    google: buildUrl("https://calendar.google.com/calendar/render", {
      action: "TEMPLATE",
      text: event.name,
      dates: `${toCalendarTime(starts_at)}/${toCalendarTime(ends_at)}`,
      ctz: event.timezone,
      details: body,
      location,
    }),
    outlook: buildUrl("https://outlook.live.com/calendar/0/deeplink/compose", {
      path: "/calendar/action/compose",
      rru: "addevent",
      subject: event.name,
      startdt: starts_at,
      enddt: ends_at,
      body,
      location,
    }),
  };
};

/** Encodes a space as %20, unlike URLSearchParams: Outlook would show its plus sign. */
const buildUrl = (base: string, parameters: Record<string, string>): string =>
  `${base}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`;

/** Returns a time as `20270306T170000Z`. */
const toCalendarTime = (time: string): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, "");
