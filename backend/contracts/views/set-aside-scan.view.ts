/** Reason a scan of a carrier's feed could not be processed. */
export const setAsideReasons = [
  'CONTROL_CHARACTER',
  'FUTURE',
  'PAST',
  'UNKNOWN_STATUS',
  'TOO_LONG',
  'UNREADABLE',
  'FAILED',
  'EARLY',
  'UNKNOWN_CONNOTE',
] as const;
export type SetAsideReason = (typeof setAsideReasons)[number];

/** Temporary reasons: these scans are retried automatically. */
export const temporaryReasons: readonly SetAsideReason[] = ['EARLY', 'UNKNOWN_CONNOTE'];

/** A scan, or a whole file, that was set aside. */
export interface SetAsideScanView {
  readonly id: number;
  readonly customerCarrierId: number;
  readonly customerName: string;
  readonly carrierDisplayName: string;
  readonly reason: SetAsideReason;
  /** Reason, as shown on screen. */
  readonly details: string;
  /** Connote as received, control characters shown as `\u0000`. */
  readonly connote: string;
  /** File that contained it; null for a web service. */
  readonly file: string | null;
  /** As received, at most 4,000 characters. */
  readonly raw: string;
  /** Number of times it was received. */
  readonly timesSeen: number;
  /** ISO instant. */
  readonly receivedAt: string;
  /** ISO instant of the next automatic retry; null if it is not retried automatically. */
  readonly nextTryAt: string | null;
}

/** Set-aside scans that need attention, newest first. */
export interface SetAsideScansView {
  readonly scans: readonly SetAsideScanView[];
  readonly totalCount: number;
}

/** Outcome of retried scans. */
export interface RetriedScansView {
  readonly taken: number;
  /** Still not processed, with the current reason. */
  readonly setAside: readonly { readonly id: number; readonly details: string }[];
}
