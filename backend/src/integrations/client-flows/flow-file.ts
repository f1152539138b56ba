import type {
  FlowFileState,
  FlowFileStep,
  InboundKind,
} from '@contracts/rules/integration-flow.js';

/** A file of a flow, as the worker needs it. */
export interface FlowFile {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly digest: string | null;
  readonly number: number | null;
  readonly state: FlowFileState;
  readonly importId: number | null;
  readonly attempts: number;
  readonly foundAt: Date;
}

/** Changes made by a step of a file. */
export interface FileChange {
  readonly state: FlowFileState;
  readonly step: FlowFileStep;
  readonly details: string;
  readonly digest?: string;
  readonly importId?: number;
  readonly orders?: number;
  readonly taken?: number;
  readonly refused?: number;
  readonly failure?: string;
  /** Step at which a manual retry resumes, absent if nothing can be retried; or the step in progress. */
  readonly failedStep?: FlowFileState;
}

/** Days after which the record of a processed file is deleted. */
export const FILE_RETENTION_DAYS = 400;

/**
 * Files of a flow that are being planned or imported; others wait in the folder. Addresses are saved file by file,
 * since the plan of a file depends on the changes of the one before it.
 */
export const maxOpenFiles: Readonly<Record<InboundKind, number>> = {
  ORDERS_IN: 20,
  ADDRESSES_IN: 1,
};

/** Attempt after which a file needs attention. */
export const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 30 * 60_000;

/** Pause before the next attempt: doubles each time, up to half an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1));

const MIN_CHECK_MS = 1_000;

/** Time to check again for something awaited since an instant: the pauses double, up to half an hour. */
export const nextCheck = (since: Date, now: Date): Date => {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(MAX_PAUSE_MS, Math.max(MIN_CHECK_MS, waited)));
};
