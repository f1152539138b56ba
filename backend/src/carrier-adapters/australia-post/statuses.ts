import type { TrackingStatus } from '@contracts/rules/consignment.js';

/** Meaning of the carrier's statuses; null for those before it has the freight. */
const statuses: Readonly<Record<string, TrackingStatus | null>> = {
  created: null,
  initiated: null,
  sealed: null,
  'picked up': 'PICKED_UP',
  'in transit': 'IN_TRANSIT',
  'possible delay': 'IN_TRANSIT',
  'held by courier': 'IN_TRANSIT',
  'to be re-delivered': 'IN_TRANSIT',
  'on board for delivery': 'OUT_FOR_DELIVERY',
  'awaiting collection': 'BOOK_IN',
  delivered: 'DELIVERED',
  'delivered in full': 'DELIVERED',
  'unsuccessful delivery': 'UNABLE_TO_DELIVER',
  'cannot be delivered': 'UNABLE_TO_DELIVER',
  'article damaged': 'UNABLE_TO_DELIVER',
  cancelled: 'UNABLE_TO_DELIVER',
};

/** Patterns of event descriptions; the first match counts. */
const descriptions: readonly (readonly [RegExp, TrackingStatus | null])[] = [
  [
    /^(ship(ping|ment) information (received|approved)|manifest received|created|initiated|sealed)/i,
    null,
  ],
  [/^(picked up|received by|item processed at .*lodge|accepted)/i, 'PICKED_UP'],
  [/^(on ?board for delivery|onboard with driver|with .* for delivery today)/i, 'OUT_FOR_DELIVERY'],
  [/^delivered/i, 'DELIVERED'],
  [/^(awaiting collection|ready for (pick-?up|collection))/i, 'BOOK_IN'],
  [/^(unsuccessful|attempted) delivery|^cannot be delivered|damaged/i, 'UNABLE_TO_DELIVER'],
  [/^(in transit|arrived|departed|item processed|transfer|held by|possible delay)/i, 'IN_TRANSIT'],
];

/** Meaning of a status; undefined if unknown. */
export const statusOf = (status: string): TrackingStatus | null | undefined =>
  statuses[status.trim().toLowerCase()];

/** Meaning of an event's description; undefined if unknown. */
export function statusOfEvent(description: string): TrackingStatus | null | undefined {
  const status = statusOf(description);
  return status === undefined
    ? descriptions.find(([words]) => words.test(description.trim()))?.[1]
    : status;
}
