import { z } from 'zod';

import {
  readScan,
  toRejectedScan,
  type FeedScan,
  type RejectedScan,
} from '../../tracking/index.js';

const feedPage = z.object({ cursor: z.string().max(1000), events: z.array(z.unknown()).max(5000) });

export interface ParsedEvents {
  readonly scans: readonly FeedScan[];
  /** Scans that cannot be processed: they are set aside without blocking others. */
  readonly rejected: readonly RejectedScan[];
}

export interface FeedPage extends ParsedEvents {
  /** Cursor of the next page. */
  readonly cursor: string;
  /** File that contained it. */
  readonly file?: string | null;
}

/** @throws when the page itself is invalid */
export function readFeedPage(text: string): FeedPage {
  const { cursor, events } = feedPage.parse(JSON.parse(text));
  return { cursor, ...readEvents(events) };
}

/** Separates scans from invalid entries. */
export function readEvents(events: readonly unknown[]): ParsedEvents {
  const scans: FeedScan[] = [];
  const rejected: RejectedScan[] = [];
  for (const event of events) {
    const read = readScan(event);
    if ('scan' in read) scans.push(read.scan);
    else rejected.push(read);
  }
  return { scans, rejected };
}

/** A whole file that cannot be read; a retry reads it again. */
export const rejectedFile = (details: string): ParsedEvents => ({
  scans: [],
  rejected: [{ ...toRejectedScan('', 'UNREADABLE', details), raw: '' }],
});
