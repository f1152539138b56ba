import { z } from 'zod';

import { manifestedStatuses } from '@contracts/rules/consignment.js';

const MAX_SIGNATURE_CHARACTERS = 300_000;

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

const feedPage = z.object({ cursor: z.string().max(1000), events: z.array(z.unknown()).max(5000) });

export interface ReadEvents {
  readonly scans: readonly FeedScan[];
  /** Unparsed scans, for the log: one bad scan must not hold up the others. */
  readonly rejected: readonly string[];
}

export interface FeedPage extends ReadEvents {
  /** Cursor of the next page. */
  readonly cursor: string;
}

/** @throws when the page itself is invalid */
export function readFeedPage(text: string): FeedPage {
  const { cursor, events } = feedPage.parse(JSON.parse(text));
  return { cursor, ...readEvents(events) };
}

/** Separates scans from invalid entries. */
export function readEvents(events: readonly unknown[]): ReadEvents {
  const read = events.map((event) => feedScan.safeParse(event));
  return {
    scans: read.flatMap(({ data }) => data ?? []),
    rejected: read.flatMap(({ error }) => (error ? [z.prettifyError(error)] : [])),
  };
}
