/** Name of the jobs; those in the queue carry it. */
export const simulatedScans = 'simulated-scans';

/** Payload: one step of all journeys of a manifest. */
export interface SimulatedScansJob {
  readonly manifestId: number;
  /** When the manifest was taken; ISO instant. */
  readonly startedAt: string;
  /** From 0. */
  readonly step: number;
  readonly stepSeconds: number;
}
