/** Jobs of one kind in the queue. */
export interface JobKindView {
  /** Name of the kind, such as `transmit-manifest`. */
  readonly kind: string;
  /** Could run now. */
  readonly due: number;
  /** Planned for later, or waiting for the next attempt. */
  readonly later: number;
  readonly running: number;
  /** Failed at least once, and will be tried again; also counted in `due` or `later`. */
  readonly retrying: number;
  /** Failed permanently. */
  readonly givenUp: number;
  /** ISO instant at which the oldest due job could first have run. */
  readonly oldestDueAt: string | null;
  /** ISO instant at which the next planned job runs. */
  readonly nextRunAt: string | null;
  /** Of the job that failed last, if it is still in the queue. */
  readonly lastError: JobErrorView | null;
}

export interface JobErrorView {
  /** Shortened, and without email addresses. */
  readonly message: string;
  /** ISO instant. */
  readonly failedAt: string;
}

/** State of one projection. */
export interface ProjectionStateView {
  readonly name: string;
  /** Events not yet processed; null where the event store's positions cannot be counted. */
  readonly eventsBehind: number | null;
  /** Whether it waits for an operator. */
  readonly isStopped: boolean;
}

/** GET background-work. */
export interface BackgroundWorkView {
  /** Kinds without jobs included. */
  readonly kinds: readonly JobKindView[];
  readonly projections: readonly ProjectionStateView[];
  /** ISO instant. */
  readonly lookedAt: string;
}
