import { z } from 'zod';

import { manifestedStatuses } from '@contracts/rules/consignment.js';

const MOST_SIGNATURE_CHARACTERS = 300_000;

const proof = z.object({
  type: z.enum(['PICKUP', 'DELIVERY']),
  signedBy: z.string().min(1).max(200),
  /** PNG, base64. */
  signature: z
    .base64()
    .max(MOST_SIGNATURE_CHARACTERS)
    .refine((text) => text.startsWith('iVBORw0KGgo'), 'not a PNG')
    .nullish(),
});

/** One scan of a carrier's feed (GAP-76, docs/carrier-feed.md). */
const feedScan = z.object({
  connote: z.string().min(1).max(100),
  status: z.enum(manifestedStatuses),
  /** With its offset from UTC: a time without one would be read in a zone nobody meant. */
  dateTime: z.iso.datetime({ offset: true }),
  location: z.string().max(200).nullish(),
  description: z.string().max(500),
  pod: proof.nullish(),
});
export type FeedScan = z.infer<typeof feedScan>;

const feedPage = z.object({ cursor: z.string().max(1000), events: z.array(z.unknown()).max(5000) });

export interface ReadEvents {
  readonly scans: readonly FeedScan[];
  /** What could not be understood, for the log: one bad scan must not hold up the others. */
  readonly rejected: readonly string[];
}

export interface FeedPage extends ReadEvents {
  /** Where the next reading goes on. */
  readonly cursor: string;
}

/** @throws when the page itself is not one */
export function readFeedPage(text: string): FeedPage {
  const { cursor, events } = feedPage.parse(JSON.parse(text));
  return { cursor, ...readEvents(events) };
}

/** What of it are scans, and what is wrong with the rest. */
export function readEvents(events: readonly unknown[]): ReadEvents {
  const read = events.map((event) => feedScan.safeParse(event));
  return {
    scans: read.flatMap(({ data }) => data ?? []),
    rejected: read.flatMap(({ error }) => (error ? [z.prettifyError(error)] : [])),
  };
}
