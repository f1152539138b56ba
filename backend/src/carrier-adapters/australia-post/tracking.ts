import type { TrackingStatus } from '@contracts/rules/consignment.js';

import type { CarrierScan, ScanPage } from '../kit/index.js';
import { requestJson, type AustraliaPostCall } from './call-api.js';
import { statusOf, statusOfEvent } from './statuses.js';
import { trackBody, type TrackableItem } from './wire.js';

/** Maximum connotes or articles in one call. */
export const MAX_TRACKED = 10;

interface ItemEvent {
  readonly at: number;
  readonly date: string;
  readonly description: string;
  readonly location: string | null;
  readonly isLastOfItem: boolean;
  readonly item: TrackableItem;
}

/** Scans of at most ten numbers; numbers unknown to the carrier have none. */
export async function pullScans(
  numbers: readonly string[],
  call: AustraliaPostCall,
): Promise<ScanPage> {
  const { tracking_results: results } = await requestJson(
    call,
    {
      name: 'track',
      method: 'GET',
      path: '/track',
      query: { tracking_ids: numbers.join(',') },
      isChange: false,
    },
    trackBody,
  );
  const unknownDescriptions = new Set<string>();
  const scans = results.flatMap(({ tracking_id, trackable_items }) =>
    scansOf(tracking_id, trackable_items ?? [], unknownDescriptions),
  );
  return { scans, unknownDescriptions: [...unknownDescriptions] };
}

function scansOf(
  number: string,
  items: readonly TrackableItem[],
  unknownWords: Set<string>,
): CarrierScan[] {
  const events = items.flatMap(eventsOf).toSorted((a, b) => a.at - b.at);
  const delivered = new Set<TrackableItem>();
  let current: TrackingStatus | null = null;
  return events.flatMap((event) => {
    const meaning = resolveStatus(event);
    if (meaning === undefined) unknownWords.add(event.description);
    if (meaning === 'DELIVERED') delivered.add(event.item);
    const isPart = meaning === 'DELIVERED' && delivered.size < items.length;
    // an unknown description keeps the previous status
    current = isPart ? 'PARTIALLY_DELIVERED' : (meaning ?? current);
    return current === null || meaning === null ? [] : [toScan(number, current, event)];
  });
}

/** Oldest first; of several at one time, those that the carrier lists first are the newer ones. */
function eventsOf(item: TrackableItem): ItemEvent[] {
  const events = item.events
    .map(({ date, description, location }) => ({
      ...{ at: Date.parse(date), date, description },
      location: location ?? null,
    }))
    .toReversed()
    .toSorted((a, b) => a.at - b.at);
  return events.map((event) => ({ ...event, isLastOfItem: event === events.at(-1), item }));
}

/** For the newest event, the item's own status is more precise than the description. */
function resolveStatus({
  description,
  isLastOfItem,
  item,
}: ItemEvent): TrackingStatus | null | undefined {
  const status = isLastOfItem && item.status ? statusOf(item.status) : undefined;
  return status === undefined ? statusOfEvent(description) : status;
}

const toScan = (number: string, status: TrackingStatus, event: ItemEvent): CarrierScan => ({
  number,
  status,
  dateTime: event.date,
  location: event.location,
  description: event.description.slice(0, 500),
});
