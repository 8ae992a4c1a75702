import type { Arrival, SendEarly } from "../http/early-responses.ts";
import { noneMatches } from "../http/etag.ts";
import type { limitHeaders } from "../http/rate-limits.ts";
import { type EncodedForm, formOf, type Kept, wantedCoding } from "./forms.ts";

export type LimitHeaders = ReturnType<typeof limitHeaders>;

/** Sends a response in the form that the client wants, or 304. */
export const formSender = (send: SendEarly) => {
  const sendForm = (
    arrival: Arrival,
    { route, operationId }: Kept,
    { body, tag, headers, unchangedHeaders }: EncodedForm,
    limits: LimitHeaders,
  ): void => {
    const own = ["ratelimit-policy", limits["ratelimit-policy"], "ratelimit", limits.ratelimit];
    const known = arrival.request.headers["if-none-match"];
    if (known !== undefined && tag !== undefined && !noneMatches(known, tag))
      send(arrival, { status: 304, headers: unchangedHeaders.concat(own), route, operationId });
    else send(arrival, { status: 200, headers: headers.concat(own), body, route, operationId });
  };
  return (kept: Kept, arrival: Arrival, limits: () => LimitHeaders): void => {
    const form = formOf(kept, wantedCoding(kept, arrival.request.headers["accept-encoding"]));
    if (!(form instanceof Promise)) sendForm(arrival, kept, form, limits());
    else
      form.then(
        (made) => sendForm(arrival, kept, made, limits()),
        () => arrival.response.destroy(),
      );
  };
};
