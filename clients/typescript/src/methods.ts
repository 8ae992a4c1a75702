/** The types of a client's methods, derived from those of the operations. */
import type { ChangeEvent } from "./feed.ts";

/** Of each call; where a setting of the client has the same name, this one counts. */
export type CallOptions = {
  /** Aborts the call, its pauses between attempts too. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for each attempt, its body included. */
  timeout?: number | undefined;
  /** How many times a failed attempt is repeated. */
  retries?: number | undefined;
  headers?: Record<string, string> | undefined;
};

type Nothing = Record<never, never>;

type Part<Operation, Location extends string> = Operation extends {
  parameters: { [location in Location]?: infer Values };
}
  ? OrNothing<Exclude<Values, undefined>>
  : Nothing;

type OrNothing<Values> = [Values] extends [never] ? Nothing : Values;

/** A value that may be left out may be `undefined` as well. */
type Loose<Values> = {
  [Name in keyof Values]: Nothing extends Pick<Values, Name> ? Values[Name] | undefined : Values[Name];
};

type Json<Message> = Message extends { content: { "application/json": infer Body } } ? Body : undefined;

/** A body of any media type that the operation accepts: JSON, a file, or a form with a file. */
type AnyBody<Message> = Message extends { content: infer Content } ? Content[keyof Content] : undefined;

type BodyOf<Operation> = Operation extends { requestBody: infer Body }
  ? { body: AnyBody<Body> }
  : Operation extends { requestBody?: infer Body }
    ? OrNothing<BodyIfAny<Exclude<Body, undefined>>>
    : Nothing;

type BodyIfAny<Body> = Body extends never ? never : { body?: Json<Body> | undefined };

type Flat<Values> = { [Name in keyof Values]: Values[Name] };

/** The parameters of the path and the query in one object, and the body beside them. */
export type InputOf<Operation> = Flat<Part<Operation, "path"> & Loose<Part<Operation, "query">> & BodyOf<Operation>>;

type Success<Responses> = { [Status in keyof Responses]: Json<Responses[Status]> }[keyof Responses];

export type ResultOf<Operation> = Operation extends { responses: infer Responses } ? Success<Responses> : never;

type Accepts<Operation, Header extends string, Options> = Header extends keyof Part<Operation, "header">
  ? Options
  : Nothing;

export type OptionsOf<Operation> = CallOptions &
  Accepts<
    Operation,
    "If-None-Match",
    {
      /** An earlier result: it is returned again, and not transferred, while it is still what the service has. */
      ifNoneMatch?: ResultOf<Operation> | undefined;
    }
  > &
  Accepts<
    Operation,
    "If-Match",
    {
      /** An earlier result, or its ETag: `PreconditionFailedError` if somebody has changed the resource since. */
      ifMatch?: object | string | undefined;
    }
  > &
  Accepts<
    Operation,
    "Idempotency-Key",
    {
      /** In place of a random one for each call; with the same key, a repeated call creates nothing again. */
      idempotencyKey?: string | undefined;
    }
  >;

type Arguments<Operation> =
  Nothing extends InputOf<Operation>
    ? [input?: InputOf<Operation>, options?: OptionsOf<Operation>]
    : [input: InputOf<Operation>, options?: OptionsOf<Operation>];

export type Method<Operation> = (...args: Arguments<Operation>) => Promise<ResultOf<Operation>>;

/** What does not end. */
export type FeedMethod<Operation> = (...args: Arguments<Operation>) => AsyncGenerator<ChangeEvent, void, undefined>;

type ItemOf<Page> = Page extends { items: (infer Item)[] } ? Item : never;

/** A list: called, it returns one page. */
export interface ListMethod<Operation> extends Method<Operation> {
  /** All items, read page by page as they are needed. */
  all(...args: Arguments<Operation>): AsyncGenerator<ItemOf<ResultOf<Operation>>, void, undefined>;
  /** All pages. */
  pages(...args: Arguments<Operation>): AsyncGenerator<ResultOf<Operation>, void, undefined>;
}
