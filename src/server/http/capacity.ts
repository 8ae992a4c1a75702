/** What the service takes on at most. */
export type Capacity = {
  /** Over it, a new connection is closed. */
  connections: number;
  /** The same for the connections of one client. */
  connectionsPerClient: number;
  /** Requests that the service works on at the same time, for longer than a burst. */
  requestsInProgress: number;
  /** Milliseconds for which three times as many may be in progress: a burst is worked off, a standing queue is not. */
  burst: number;
  /** Milliseconds that the last crowd must be over before another burst: a flood is not a row of bursts. */
  rest: number;
  /** Milliseconds that a request may wait for its turn. */
  patience: number;
  /** The same for a request of a user: those wait for room. Within the time of a request, which they need some of. */
  userPatience: number;
  /** Milliseconds that the event loop may be late, on average over half a second. */
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
