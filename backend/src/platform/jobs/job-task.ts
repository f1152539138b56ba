/** One run of a job. */
export interface JobRun {
  /** 1 for the first run. */
  readonly attempt: number;
  /** When it runs again if this run throws. */
  readonly nextRunAt: Date;
}

/** A kind of job. It may run twice, its effect must not; throwing runs it again later. */
export abstract class JobTask {
  abstract readonly name: string;
  abstract run(payload: unknown, run: JobRun): Promise<void>;
}

/** Ends a run that is to be repeated; the reason is recorded already. */
export class TryAgainLater extends Error {}

/** The queue's back-off: e to the power of the runs so far in seconds, at most about six hours. */
export const nextRunAfter = (now: Date, attempt: number): Date =>
  new Date(now.getTime() + Math.exp(Math.min(attempt, 10)) * 1000);
