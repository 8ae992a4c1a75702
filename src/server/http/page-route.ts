import type { Operation } from "./contract.ts";

/** A route that the contract does not describe. @typeParam Form how a rejected form is shown again */
export type PageRoute<Form = unknown, Message = unknown> = {
  readonly id: string;
  readonly operation: Operation;
  /** JSON Schemas; references lead to the contract's components. */
  readonly schema: {
    readonly params?: object;
    readonly querystring: object;
    readonly headers?: object;
    readonly body?: object;
  };
  /** Messages for values that do not conform, by name. */
  readonly problems: Readonly<Record<string, Message>>;
  readonly handle: (context: never, input: never) => Promise<unknown>;
  readonly form: Form | undefined;
};
