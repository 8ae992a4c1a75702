export type Capacity = {
  connections: number;
  connectionsPerClient: number;
  /** Concurrent requests, except for bursts. */
  requestsInProgress: number;
  /** Milliseconds for which three times as many may be in progress. */
  burst: number;
  /** Milliseconds between two bursts: a flood is not a row of bursts. */
  rest: number;
  /** Milliseconds in the event loop's queue. */
  patience: number;
  /** Milliseconds a user's request may wait for admission, below the time for the whole request. */
  userPatience: number;
  eventLoopDelay: number;
};

export const defaultCapacity: Capacity = {
  connections: 5_000,
  connectionsPerClient: 1_000,
  requestsInProgress: 100,
  burst: 200,
  rest: 5_000,
  patience: 300,
  userPatience: 8_000,
  eventLoopDelay: 1_000,
};
