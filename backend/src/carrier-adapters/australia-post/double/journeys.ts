import type { Journey } from '../../kit/testing/contract-subject.js';
import type { TrackedItem } from './state.js';

const events = [
  ['2026-11-20T08:00:00+11:00', 'Shipping information received by Australia Post'],
  ['2026-11-20T15:10:00+11:00', 'Picked up'],
  ['2026-11-21T02:30:00+11:00', 'Item processed at facility'],
  ['2026-11-23T07:05:00+10:00', 'Onboard for delivery'],
  ['2026-11-23T10:41:00+10:00', 'Delivered - Left in a safe place'],
] as const;

/** Newest event first, as the carrier returns them. */
const itemOf = (
  article: string,
  number: string,
  scans: readonly (readonly [string, string])[],
  status: string,
): TrackedItem => ({
  article_id: article,
  consignment_id: number,
  status,
  events: scans
    .map(([date, description]) => ({ date, description, location: 'SYDNEY NSW' }))
    .toReversed(),
});

/** Pieces of a consignment as the carrier tracks them. */
export function journeyOf(number: string, journey: Journey): readonly TrackedItem[] {
  const delivered = itemOf(`${number}001`, number, events, 'Delivered');
  if (journey === 'DELIVERED') return [delivered];
  if (journey === 'PARTIALLY_DELIVERED')
    return [delivered, itemOf(`${number}002`, number, events.slice(0, 3), 'In transit')];
  const unmappedScan = ['2026-11-22T09:00:00+10:00', 'Inspected by customs'] as const;
  return [itemOf(`${number}001`, number, [...events.slice(0, 3), unmappedScan], 'Sniffed')];
}
