import { inTransaction } from "../../../foundation/db/client.ts";
import type { Handler } from "../../../identity/context.ts";
import { created } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { once } from "../../resources/idempotency.ts";
import { requireEventTo } from "../policy.ts";
import { insertCopies, toSeries } from "./actions.ts";
import { toStarts } from "./rules.ts";

export const copyEvent: Handler<"copyEvent"> = (context, input) =>
  inTransaction(context, (tx) =>
    once(tx, { operation: "copyEvent", ...input }, async () => {
      const source = await requireEventTo(tx, "copy", input.path.event_id);
      const starts = toStarts(input.body.starts_at, source.timezone);
      const { seriesId, copies } = await insertCopies(tx, source, starts);
      const first = starts[0];
      // Without a period, events that have ended are not listed.
      const from = first && first <= tx.now ? `&from=${toTimestamp(first)}` : "";
      const location = `${tx.baseUrl}/api/v1/events?series_id=${seriesId}&status=draft${from}`;
      return created(location, toSeries(seriesId, copies, tx.baseUrl));
    }),
  );
