type Attributes = Readonly<Record<string, string | number>>;

/** Background work. Traces contain no personal data and no user content. */
export type Traced<Result> = {
  name: string;
  attributes: Attributes;
  describe: (result: Result) => Attributes;
};

/** Runs work as a trace of its own; work within other work is linked to it. */
export type TraceWork = <Result>(traced: Traced<Result>, work: () => Promise<Result>) => Promise<Result>;

export const untraced: TraceWork = (_traced, work) => work();
