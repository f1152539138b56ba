/** Name of the jobs; it never changes, since jobs in the queue contain it. */
export const simulatedScans = 'simulated-scans';

/** Payload: one step of all journeys of a manifest. */
export interface SimulatedScansJob {
  readonly manifestId: number;
  /** When the manifest was accepted; ISO instant. */
  readonly startedAt: string;
  /** From 0. */
  readonly step: number;
  readonly stepSeconds: number;
}
