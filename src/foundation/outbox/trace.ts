type Attributes = Readonly<Record<string, string | number>>;

/** Work that no request waits for. What is told of it names nobody, and holds nothing that anybody wrote. */
export type Traced<Result> = {
  name: string;
  attributes: Attributes;
  /** What came of it; with `error.type` it has failed. */
  describe: (result: Result) => Attributes;
};

/** Does work as a trace of its own, and what the work causes as a part of that. Work inside of other work is linked to it. */
export type TraceWork = <Result>(traced: Traced<Result>, work: () => Promise<Result>) => Promise<Result>;

export const untraced: TraceWork = (_traced, work) => work();
