/** Attempts before a job is left for a person; transmissions to carriers stop long before. */
export const MAX_RUNS = 25;

/** Ends a run that will be repeated; the reason has been recorded. */
export class TryAgainLater extends Error {}

/** The queue's back-off: e to the power of the attempts in seconds, at most about six hours. */
export const nextRunAfter = (now: Date, attempt: number): Date =>
  new Date(now.getTime() + Math.exp(Math.min(attempt, 10)) * 1000);
