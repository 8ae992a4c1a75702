/** Types of the client's methods, derived from the generated types of the operations. */
import type { ChangeEvent } from "./feed.ts";

/** Options of a single call. They override the client's settings of the same name. */
export type CallOptions = {
  /** Aborts the call, also while it waits for the next attempt. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for each attempt, including reading the body. */
  timeout?: number | undefined;
  /** Maximum number of retries after a failed attempt. */
  retries?: number | undefined;
  headers?: Record<string, string> | undefined;
};

type Empty = Record<never, never>;

type ParametersIn<Operation, Location extends string> = Operation extends {
  parameters: { [location in Location]?: infer Values };
}
  ? OrEmpty<Exclude<Values, undefined>>
  : Empty;

type OrEmpty<Values> = [Values] extends [never] ? Empty : Values;

/** Optional properties also accept `undefined`. */
type AllowUndefined<Values> = {
  [Name in keyof Values]: Empty extends Pick<Values, Name> ? Values[Name] | undefined : Values[Name];
};

type JsonContent<Message> = Message extends { content: { "application/json": infer Body } } ? Body : undefined;

/** A body of any media type that the operation accepts: JSON, a file, or a form with a file. */
type AnyContent<Message> = Message extends { content: infer Content } ? Content[keyof Content] : undefined;

type BodyOf<Operation> = Operation extends { requestBody: infer Body }
  ? { body: AnyContent<Body> }
  : Operation extends { requestBody?: infer Body }
    ? OrEmpty<OptionalBody<Exclude<Body, undefined>>>
    : Empty;

type OptionalBody<Body> = Body extends never ? never : { body?: JsonContent<Body> | undefined };

type Simplify<Values> = { [Name in keyof Values]: Values[Name] };

/** Path parameters, query parameters and the `body`, in one object. */
export type InputOf<Operation> = Simplify<
  ParametersIn<Operation, "path"> & AllowUndefined<ParametersIn<Operation, "query">> & BodyOf<Operation>
>;

type Success<Responses> = { [Status in keyof Responses]: JsonContent<Responses[Status]> }[keyof Responses];

export type ResultOf<Operation> = Operation extends { responses: infer Responses } ? Success<Responses> : never;

type IfHeader<Operation, Header extends string, Options> = Header extends keyof ParametersIn<Operation, "header">
  ? Options
  : Empty;

export type OptionsOf<Operation> = CallOptions &
  IfHeader<
    Operation,
    "If-None-Match",
    {
      /** An earlier result. It is returned again, without being transferred, if the resource has not changed. */
      ifNoneMatch?: ResultOf<Operation> | undefined;
    }
  > &
  IfHeader<
    Operation,
    "If-Match",
    {
      /** An earlier result, or its ETag. Throws `PreconditionFailedError` if the resource has changed since. */
      ifMatch?: object | string | undefined;
    }
  > &
  IfHeader<
    Operation,
    "Idempotency-Key",
    {
      /** Replaces the random key of the call. A second call with the same key returns the first response again. */
      idempotencyKey?: string | undefined;
    }
  >;

type Arguments<Operation> =
  Empty extends InputOf<Operation>
    ? [input?: InputOf<Operation>, options?: OptionsOf<Operation>]
    : [input: InputOf<Operation>, options?: OptionsOf<Operation>];

export type Method<Operation> = (...args: Arguments<Operation>) => Promise<ResultOf<Operation>>;

/** A method that returns an endless stream. */
export type FeedMethod<Operation> = (...args: Arguments<Operation>) => AsyncGenerator<ChangeEvent, void, undefined>;

type ItemOf<Page> = Page extends { items: (infer Item)[] } ? Item : never;

/** A method that returns one page of a list. */
export interface ListMethod<Operation> extends Method<Operation> {
  /** Iterates over all items, and requests each page when it is needed. */
  all(...args: Arguments<Operation>): AsyncGenerator<ItemOf<ResultOf<Operation>>, void, undefined>;
  /** Iterates over all pages. */
  pages(...args: Arguments<Operation>): AsyncGenerator<ResultOf<Operation>, void, undefined>;
}
