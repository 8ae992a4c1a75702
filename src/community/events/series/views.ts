import type { Schemas } from "../../../../generated/contract.ts";
import type { EventRow } from "../queries.ts";
import { toEventSummary } from "../views.ts";

export const toSeries = (seriesId: string, copies: readonly EventRow[], baseUrl: string): Schemas["EventSeries"] => ({
  series_id: seriesId,
  items: copies.map((row) => toEventSummary(row, baseUrl)),
});
