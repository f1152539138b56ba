import { z } from 'zod';

import { cleanText } from '@contracts/rules/clean-text.js';
import { manifestedStatuses } from '@contracts/rules/consignment.js';
import type { SetAsideReason } from '@contracts/views/set-aside-scan.view.js';

const MAX_SIGNATURE_CHARACTERS = 300_000;
const MAX_CLOCK_SKEW_MINUTES = 15;
/** Earliest valid time, before any consignment of this product. */
const FIRST_INSTANT = Date.UTC(2000, 0, 1);
/** Maximum stored length: a scan with a signature fits; a longer one is shown, but cannot be retried. */
const MAX_RAW_CHARACTERS = 400_000;

const proof = z.object({
  type: z.enum(['PICKUP', 'DELIVERY']),
  signedBy: z.string().min(1).max(200),
  /** PNG, base64. */
  signature: z
    .base64()
    .max(MAX_SIGNATURE_CHARACTERS)
    .refine((text) => text.startsWith('iVBORw0KGgo'), 'not a PNG')
    .nullish(),
});

/** One scan of a carrier's feed (GAP-76, docs/carrier-feed.md). */
const feedScan = z.object({
  connote: z.string().min(1).max(100),
  status: z.enum(manifestedStatuses),
  /** With a UTC offset: a time without one would be ambiguous. */
  dateTime: z.iso.datetime({ offset: true }),
  location: z.string().max(200).nullish(),
  description: z.string().max(500),
  pod: proof.nullish(),
});
export type FeedScan = z.infer<typeof feedScan>;

/** A scan that cannot be processed as received. */
export interface RejectedScan {
  readonly reason: SetAsideReason;
  /** Reason, as shown on screen. */
  readonly details: string;
  readonly connote: string;
  /** As received, in JSON, where control characters are escaped. */
  readonly raw: string;
}

/** Reads one event of a feed. */
export function readScan(event: unknown): { readonly scan: FeedScan } | RejectedScan {
  const { data, error } = feedScan.safeParse(event);
  if (data) return { scan: data };
  const [issue] = error.issues;
  return toRejectedScan(event, reasonOf(issue), z.prettifyError(error).slice(0, 300));
}

/** Reason the scan cannot be recorded now; null if it can. */
export function rejectionReasonOf(scan: FeedScan, now: Date): RejectedScan | null {
  if (scan.connote !== cleanText(scan.connote))
    return toRejectedScan(scan, 'CONTROL_CHARACTER', 'The connote contains a control character');
  const at = Date.parse(scan.dateTime);
  if (at > now.getTime() + MAX_CLOCK_SKEW_MINUTES * 60_000)
    return toRejectedScan(scan, 'FUTURE', `Dated ${scan.dateTime}, in the future`);
  if (!(at >= FIRST_INSTANT)) return toRejectedScan(scan, 'PAST', `Dated ${scan.dateTime}`);
  return null;
}

/** Builds the rejection of a scan, by which it is set aside. */
export const toRejectedScan = (
  event: unknown,
  reason: SetAsideReason,
  details: string,
): RejectedScan => {
  const raw = JSON.stringify(event ?? null);
  return {
    reason,
    details: cleanText(details) ?? '',
    connote: printable((event as { connote?: unknown } | null)?.connote),
    raw: raw.slice(0, MAX_RAW_CHARACTERS),
  };
};

const printable = (connote: unknown): string =>
  typeof connote === 'string' ? JSON.stringify(connote.slice(0, 100)).slice(1, -1) : '';

function reasonOf(issue: z.core.$ZodIssue | undefined): SetAsideReason {
  if (issue?.code === 'too_big') return 'TOO_LONG';
  return issue?.path[0] === 'status' ? 'UNKNOWN_STATUS' : 'UNREADABLE';
}
