import type { HandlerResponse, OperationId } from "../http/contract.ts";
import type { Deadline } from "../http/deadlines.ts";
import type { Arrival, Responder, SendEarly } from "../http/early-responses.ts";
import { tookTooLong } from "../http/error-handler.ts";
import { entityTag } from "../http/etag.ts";
import type { EnterEarly } from "../http/overload.ts";
import { limitHeaders, type Window } from "../http/rate-limits.ts";
import { toBytes } from "../http/shared-items.ts";
import { tagsOf } from "./dependencies.ts";
import { isCompressible, type Kept } from "./forms.ts";
import type { PlainRead, PlainReads, Reading } from "./plain-reads.ts";
import { isPlainRead, isWorthKeeping, keyOf, topicsToKeep } from "./plain-requests.ts";
import { formSender } from "./sending.ts";
import type { Store } from "./store.ts";

/** How a response is made that is not kept. */
export type Making = {
  reads: PlainReads;
  enter: EnterEarly;
  deadline: Deadline;
  fail: (arrival: Arrival, error: unknown, at: FailedRead) => void;
};

export type FailedRead = { headers: Record<string, string>; route: string; operationId: OperationId };

type Sending = { store: Store; window: Window; send: SendEarly };

/** Makes responses of public reads, as Fastify would have them made, and sends them as if they had been kept. */
export const makeResponses = (
  { reads, enter, deadline, fail }: Making,
  { store, window, send }: Sending,
): Responder => {
  const sendForm = formSender(send);
  return (arrival) => {
    const { request, client } = arrival;
    const asked = isPlainRead(request) ? reads.find(request) : undefined;
    const topics = asked && topicsToKeep(request, asked.read.id, asked.query);
    const leave = topics && enter();
    if (!asked || !topics || !leave) return false;
    const { read, path } = asked;
    const limits = limitHeaders(window, window.use(client));
    const reading: Reading = { caller: null, load: store.load(keyOf(request), topics) };
    let isOver = false;
    const end = (): boolean => {
      if (isOver) return false;
      isOver = true;
      leave();
      cancel();
      return true;
    };
    const failed = (error: unknown): void => {
      if (!end()) return;
      reading.load?.finish(undefined);
      fail(arrival, error, { headers: { ...read.headers, ...limits }, route: read.route, operationId: read.id });
    };
    const cancel = deadline(() =>
      failed(tookTooLong("try again shortly", new Error(`${read.id} has not ended in time`))),
    );
    const make = async (): Promise<void> => {
      try {
        const response = await asked.run(reading);
        if (isOver) return;
        const made = madeOf(read, response);
        const { load } = reading;
        const isKept = load !== null && isWorthKeeping(load, made, request.headers);
        const kept = isKept ? { ...made, tags: tagsOf(read.id, { path, body: response.body }) } : made;
        load?.finish(isKept ? kept : undefined);
        sendForm(kept, arrival, () => limits);
        end();
      } catch (error) {
        failed(error);
      }
    };
    void make();
    return true;
  };
};

const madeOf = (
  { id, route, headers, contentType = "", hasEntityTag }: PlainRead,
  { headers: own, body: given, revision }: HandlerResponse,
): Kept => {
  const body = toBytes(given);
  const mediaType = contentType.split(";", 1)[0] ?? "";
  const vary = isCompressible({ body, mediaType }) && { vary: `${headers["vary"]}, Accept-Encoding` };
  return {
    body,
    headers: {
      ...headers,
      ...own,
      "content-type": contentType,
      ...(hasEntityTag && { etag: entityTag(body, revision) }),
      ...vary,
    },
    mediaType,
    route,
    operationId: id,
    tags: [],
    forms: new Map(),
  };
};
