import { readerOf, requireEvent } from "../../../community/events/policy.ts";
import { type EventRow, eventOrders, listEvents } from "../../../community/events/queries.ts";
import { copyTo } from "../../../community/events/series/actions.ts";
import { expandRule, maxCopies, type Rule, weekdayOfMonth } from "../../../community/events/series/recurrence.ts";
import { toEventSummary } from "../../../community/events/views.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { BadRequest, InvalidField, type ServiceError } from "../../../foundation/errors.ts";
import type { Translator } from "../../../foundation/languages/texts.ts";
import { fromLocalText } from "../../../foundation/local-time.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { eventPath } from "../../../web/page-paths.ts";
import type { Form, Problem } from "../../../web/pages/form.ts";
import { userMessage } from "../../../web/pages/user-message.ts";
import { dayOrEmpty, localTimeOrEmpty } from "../../kit/fields.ts";
import { managedEvent } from "../../kit/managed-event.ts";
import { form, page } from "../../kit/page.ts";
import { integer, listOf, oneOf, optional, text, type ValuesOf, withDefault, yes } from "../../kit/schema.ts";

/** Number of fields for starts. The number is fixed, because the page must work without scripts. */
const startRows = 5;

const maxListed = 100;

/** `month_nth` and `month_last` repeat the event's weekday of the month, such as the second or the last Tuesday. */
const intervals = ["never", "week", "two_weeks", "month", "month_nth", "month_last"] as const;

type Interval = (typeof intervals)[number];

/** Adds a field for each start. The name of the field ends with the row. */
const withRows = ({ values, problems }: Form): Form => {
  const starts = [values["starts_at"] ?? []].flat();
  const fields = starts.map((start, row) => [`starts_at-${row}`, start] as const);
  return { values: { ...values, ...Object.fromEntries(fields) }, problems };
};

const copiesFields = {
  starts_at: optional(listOf(localTimeOrEmpty, { maxItems: 10 })),
  every: withDefault(oneOf(intervals), "never"),
  times: optional(
    text({
      maxLength: 2,
      pattern: "^(?:[0-9]|[1-4][0-9]|5[0-2])?$",
      rule: "must be a whole number from 0 to 52, or empty",
    }),
  ),
  until: optional(dayOrEmpty),
  publish: optional(yes),
};

/** Rejects a start in the past as a typing error: its draft would not be listed among upcoming events. */
const requireLater = (start: Date, { now, field }: { now: Date; field: string }): Date => {
  if (start > now) return start;
  throw new InvalidField(field, "must be later than now", { text: { key: "organizers.copies.problem.past" } });
};

/** @returns undefined if the event has no such weekday of the month */
const toRule = (every: Exclude<Interval, "never">, event: EventRow): Omit<Rule, "count" | "until"> | undefined => {
  if (every === "week" || every === "two_weeks") return { frequency: "weekly", interval: every === "week" ? 1 : 2 };
  const monthly = { frequency: "monthly", interval: 1 } as const;
  if (every === "month") return monthly;
  const { weekday, nth, isLast } = weekdayOfMonth(event);
  if (every === "month_last") return isLast ? { ...monthly, weekday, nth: -1 } : undefined;
  return nth && { ...monthly, weekday, nth };
};

const repeatedStarts = (
  { every, times = "", until = "" }: ValuesOf<typeof copiesFields>,
  { event, now }: { event: EventRow; now: Date },
): readonly Date[] => {
  const count = Number(times);
  if (every === "never" || (count === 0 && until === "")) return [];
  if (count > 0 && until !== "") throw new BadRequest("body must have times or until, not both", { field: "until" });
  const rule = toRule(every, event);
  if (!rule) throw new InvalidField("every", "must be a repetition of the event's day");
  // Starts that the series already has are counted, so that submitting the form twice creates no further copies.
  return expandRule({ ...rule, ...(until === "" ? { count } : { until }) }, event, { now, taken: new Set() });
};

/** The distinct starts of the copies, in order. @throws BadRequest that names the field */
const readStarts = (
  { starts_at: texts = [], ...fields }: ValuesOf<typeof copiesFields>,
  { event, now }: { event: EventRow; now: Date },
): Date[] => {
  const enteredStarts = texts.flatMap((text, row) => {
    if (text === "") return [];
    const field = `starts_at-${row}`;
    const start = fromLocalText(text, event.timezone);
    if (start) return [requireLater(start, { now, field })];
    throw new InvalidField(`starts_at/${row}`, "must be a time that the clocks show once", { field });
  });
  const repeated = repeatedStarts(fields, { event, now });
  const starts = new Map([...enteredStarts, ...repeated].map((start) => [start.getTime(), start]));
  if (starts.size === 0) throw new BadRequest("body must have a time, or how often and how many", { field: "every" });
  if (starts.size > maxCopies) throw new InvalidField("times", `must be at most ${maxCopies}`);
  return [...starts.values()].toSorted((a, b) => a.getTime() - b.getTime());
};

const copiesProblem = (texts: Translator, error: ServiceError): Problem => {
  const { t } = texts;
  const { field } = error;
  if (error.code === "series_full") return { message: t("organizers.copies.problem.full"), field: undefined };
  if (error.text) return { message: userMessage(texts, error), field };
  if (field?.startsWith("starts_at")) return { message: t("organizers.copies.problem.starts_at"), field };
  if (field === "rule") return { message: t("organizers.copies.problem.until"), field: "until" };
  if (field === "every" || field === "times" || field === "until")
    return { message: t(`organizers.copies.problem.${field}`), field };
  return { message: userMessage(texts, error), field: undefined };
};

const copyEventByForm = form("/events/{alliance}/{group_slug}/{event_slug}/copies", {
  permission: "event.copy",
  body: copiesFields,
  needsBody: true,
  problems: (texts, { error }) => [copiesProblem(texts, error)],
  submit: async (context, { body }) => {
    const { target: event, now } = context;
    const status = body.publish ? "published" : "draft";
    const startsOf = (source: EventRow, taken: ReadonlySet<number>) =>
      readStarts(body, { event: source, now }).filter((start) => !taken.has(start.getTime()));
    const { copies } = await inTransaction(context, (tx) => copyTo(tx, event.id, { status, startsOf }));
    return seeOther(`${eventPath(event)}/copies?made=${copies.length}${body.publish ? "&published=yes" : ""}`);
  },
});

const intervalChoices = ({ t, language }: Translator, event: EventRow) => {
  const { nth = 0 } = weekdayOfMonth(event);
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: event.timezone }).format(
    event.startsAt,
  );
  return intervals.flatMap((value) =>
    value === "never" || toRule(value, event)
      ? [{ value, label: t(`organizers.copies.every.${value}`, { weekday, nth }) }]
      : [],
  );
};

/** The form that copies an event to other times, and the events of its series. */
export const eventCopies = page("showEventCopies", "/events/{alliance}/{group_slug}/{event_slug}/copies", {
  permission: "event.copy",
  template: "organizer-pages/copies/event-copies",
  query: { made: optional(integer(0, maxCopies)), published: optional(yes) },
  show: async (context, { query: { made = null, published }, form }) => {
    const { db, now, baseUrl, texts } = context;
    const { event, viewer } = await requireEvent(context, { id: context.target.id });
    const { seriesId, timezone } = event;
    const query = { alliance: [event.alliance], includeHiddenFor: viewer.permissions, order: eventOrders.soonest };
    const series = seriesId
      ? await listEvents(db, {
          ...query,
          ...(await readerOf(context)),
          series_id: seriesId,
          now,
          position: undefined,
          limit: maxListed,
        })
      : [];
    return {
      event: managedEvent(viewer, event),
      timezone,
      startsAt: toTimestamp(event.startsAt),
      form: withRows(form),
      startRows,
      intervals: intervalChoices(texts, event),
      made,
      isPublished: published !== undefined,
      series: series.map((row) => toEventSummary(row, baseUrl)),
    };
  },
  forms: { copyEventByForm },
});
