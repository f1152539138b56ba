import type { Actor } from '../../platform/actor.js';
import { systemActor } from '../../platform/system-actor.js';

/** What every job about a manifest carries, as `jobsFor` wrote it. */
export interface ManifestJob {
  readonly manifestId: number;
  /** Event that asked for the work. */
  readonly causationId: string;
  /** The user action it goes back to. */
  readonly correlationId: string;
}

export const manifestJob = (payload: unknown): ManifestJob => payload as ManifestJob;

/** Writes in the name of the house, on the trail of whoever asked. */
export const workerActor = ({ causationId, correlationId }: ManifestJob): Actor =>
  systemActor('Worker', { causationId, correlationId });
