import { type Actor, systemActor } from '../../platform/actor.js';

/** Payload of every manifest job, as written by `jobsFor`. */
export interface ManifestJob {
  readonly manifestId: number;
  /** Event that caused the job. */
  readonly causationId: string;
  /** User action it goes back to. */
  readonly correlationId: string;
}

export const manifestJob = (payload: unknown): ManifestJob => payload as ManifestJob;

/** Actor for the system's work, with the trail of the original request. */
export const workerActor = ({ causationId, correlationId }: ManifestJob): Actor =>
  systemActor('Worker', { causationId, correlationId });

/** An email about an older manifest would confuse its reader: it comes from an import of old events. */
const DAYS_OF_NEWS = 7;

/** Whether people should still be notified of something created at this instant. */
export function isRecent(createdAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) <= DAYS_OF_NEWS * 86_400_000;
}
