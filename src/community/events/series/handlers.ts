import type { Handler } from "../../../identity/context.ts";
import { created, ok } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { inTransactionOnce } from "../../resources/idempotency.ts";
import { copyTo, requestedStarts, toSeries } from "./actions.ts";
import { attendSeries as attend, cancelSeries } from "./attend.ts";
import { toSeriesRsvps } from "./views.ts";

export const copyEvent: Handler<"copyEvent"> = (context, input) =>
  inTransactionOnce(context, { operation: "copyEvent", ...input }, async (tx) => {
    const { path, body } = input;
    const { now, baseUrl } = tx;
    const { seriesId, copies } = await copyTo(tx, path.event_id, {
      status: body.status,
      startsOf: (source, taken) => requestedStarts(body, source, { now, taken }),
    });
    const first = copies[0]?.startsAt;
    // Lists omit events that have ended, unless the request has a period.
    const from = first && first <= now ? `&from=${toTimestamp(first)}` : "";
    const location = `${baseUrl}/api/v1/events?series_id=${seriesId}&status=${body.status}${from}`;
    return created(location, toSeries(seriesId, copies, baseUrl));
  });

export const attendSeries: Handler<"attendSeries"> = async (context, { path, body }) =>
  ok(toSeriesRsvps(await attend(context, path.event_id, body)));

export const cancelSeriesAttendance: Handler<"cancelSeriesAttendance"> = async (context, { path }) =>
  ok(toSeriesRsvps(await cancelSeries(context, path.event_id)));
