import { DateTime } from 'luxon';

import type { DashboardSummaryView } from '@contracts/views/dashboard.view';
import type { RecentChangeView } from '@contracts/views/recent-change.view';

import type { LiveEntry } from '../../../shared/live/live-feed';

/** Maximum number of changes kept while the page is open. */
export const MAX_CHANGES = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/** Adds the changes known before to a refetched summary, since each response contains only the newest. */
export function withEarlierChanges(
  before: DashboardSummaryView,
  now: DashboardSummaryView,
): DashboardSummaryView {
  if (!now.happened) return now;
  const ids = new Set(now.happened.map(({ id }) => id));
  const oldest = Date.parse(now.asOf) - DAY_MS;
  const earlier = (before.happened ?? []).filter(
    ({ id, at }) => !ids.has(id) && Date.parse(at) >= oldest,
  );
  const happened = [...now.happened, ...earlier].toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  );
  return { ...now, happened: happened.slice(0, MAX_CHANGES) };
}

/** Time of the response by the clocks of server and browser, which may differ. */
export interface ResponseTime {
  /** ISO instant of the server. */
  readonly asOf: string;
  /** Milliseconds of the browser's clock. */
  readonly receivedAt: number;
}

/** Converts milliseconds of the browser's clock to the server's. */
export const toServerTime = (millis: number, { asOf, receivedAt }: ResponseTime): number =>
  millis - receivedAt + Date.parse(asOf);

/** Maximum age of a response when it arrives. */
const MAX_RESPONSE_AGE_MS = 5000;

/** Statuses that are not listed: drafts, and those of many consignments at once, which have one line per manifest. */
const unlisted: ReadonlySet<string | null> = new Set(['DRAFT', 'MANIFESTED', 'PICKUP_BOOKED']);

/** Changes announced by the socket that the response does not contain yet. */
export function announcedSince(
  entries: readonly LiveEntry[],
  changes: readonly RecentChangeView[],
  time: ResponseTime,
): LiveEntry[] {
  const isListed = ({ consignmentId, at }: LiveEntry) =>
    changes.some(
      (change) =>
        'consignmentId' in change &&
        change.consignmentId === consignmentId &&
        Date.parse(change.at) > toServerTime(Date.parse(at), time) - MINUTE_MS,
    );
  return entries.filter(
    (entry) =>
      !unlisted.has(entry.status) &&
      Date.parse(entry.at) > time.receivedAt - MAX_RESPONSE_AGE_MS &&
      !isListed(entry),
  );
}

/** Number of changes in the last minute: '5', or '12+' if the oldest one known is within it; null if there are none. */
export function ratePerMinute(changes: readonly RecentChangeView[], now: number): string | null {
  const recent = changes.filter(({ at }) => Date.parse(at) > now - MINUTE_MS);
  if (recent.length === 0) return null;
  // a short response contains everything
  const isTruncated = recent.length === changes.length && changes.length >= RESPONSE_LENGTH;
  return isTruncated ? `${recent.length}+` : String(recent.length);
}

/** Number of changes in one response. */
const RESPONSE_LENGTH = 12;

/** 'now', '3m', '1h'. */
export function timeAgo(at: string, now: number, justNow: string): string {
  const minutes = Math.floor(
    DateTime.fromMillis(now).diff(DateTime.fromISO(at), 'minutes').minutes,
  );
  if (minutes < 1) return justNow;
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h`;
}
