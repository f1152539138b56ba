import type { FactsOf, PublicPlace } from '@contracts/public-events/public-event-facts.js';
import type {
  RecentChangeView,
  RecentConsignmentChangeView,
  RecentManifestChangeView,
} from '@contracts/views/recent-change.view.js';

/** Public events of consignments that are listed, by type. */
export const consignmentKinds = {
  'consignment.created': 'CREATED',
  'consignment.updated': 'EDITED',
  'consignment.offer_changed': 'EDITED',
  'consignment.dispatch_date_changed': 'MOVED',
  'consignment.label_printed': 'PRINTED',
  'consignment.deleted': 'DELETED',
  'consignment.restored': 'RESTORED',
  'tracking.updated': 'SCANNED',
} as const satisfies Readonly<Record<string, RecentConsignmentChangeView['kind']>>;

/** Public events of manifests that are listed, by type. */
export const manifestKinds = {
  'manifest.submitted': 'MANIFESTED',
  'manifest.transmitted': 'SENT',
  'manifest.transmission_failed': 'NOT_SENT',
  'manifest.resent': 'RESENT',
  'manifest.pickup_booked': 'PICKUP_BOOKED',
  'manifest.pickup_booking_failed': 'PICKUP_NOT_BOOKED',
} as const satisfies Readonly<Record<string, RecentManifestChangeView['kind']>>;

type ListedType = keyof typeof consignmentKinds | keyof typeof manifestKinds;

/** A listed public event. */
export type RecentEvent<Type extends ListedType = ListedType> = {
  readonly [One in Type]: {
    readonly id: string;
    readonly type: One;
    readonly clientId: number;
    readonly clientName: string;
    readonly recordedAt: Date;
    readonly facts: FactsOf<One>;
  };
}[Type];

type ConsignmentEvent = RecentEvent<keyof typeof consignmentKinds>;
type ManifestEvent = RecentEvent<keyof typeof manifestKinds>;

const isOfManifest = (event: RecentEvent): event is ManifestEvent => event.type in manifestKinds;
const isOfConsignment = (event: RecentEvent): event is ConsignmentEvent => !isOfManifest(event);

const PRINTED_TOGETHER_MS = 60_000;

/** Labels that a client prints in the same minute are one line; null for other events. */
export const printGroupOf = ({ type, clientId, recordedAt }: RecentEvent): string | null =>
  type === 'consignment.label_printed'
    ? `printed_${clientId}_${Math.floor(recordedAt.getTime() / PRINTED_TOGETHER_MS)}`
    : null;

/** Events that belong together, newest first, as one line. Its id stays the same as it grows. */
export function toRecentChange(events: readonly [RecentEvent, ...RecentEvent[]]): RecentChangeView {
  const [newest] = events;
  if (isOfManifest(newest)) return manifestChange(newest);
  const id = printGroupOf(newest) ?? (events.at(-1) ?? newest).id;
  return { ...consignmentChange(newest, events.filter(isOfConsignment)), id };
}

function manifestChange({ id, type, recordedAt, facts, clientName }: ManifestEvent) {
  const { manifestId, manifestNumber, carrier } = facts;
  return {
    id,
    at: recordedAt.toISOString(),
    kind: manifestKinds[type],
    manifestId,
    manifestNumber,
    carrier,
    count: 'consignments' in facts ? facts.consignments : null,
    clientName,
  };
}

function consignmentChange(
  { id, type, recordedAt, facts, clientName }: ConsignmentEvent,
  events: readonly ConsignmentEvent[],
): RecentConsignmentChangeView {
  const [totalCents] = events.flatMap(({ facts: own }) =>
    'previousTotalCents' in own ? [own.totalCents] : [],
  );
  const location = 'location' in facts ? facts.location : null;
  return {
    id,
    at: recordedAt.toISOString(),
    kind: consignmentKinds[type],
    consignmentId: facts.consignmentId,
    connoteNumber: facts.connoteNumber,
    status: 'status' in facts ? facts.status : null,
    place: location ?? placeText(facts.receiver),
    totalCost: totalCents === undefined ? null : totalCents / 100,
    dispatchDate: 'to' in facts ? facts.to : null,
    count: new Set(events.map(({ facts: own }) => own.consignmentId)).size,
    clientName,
  };
}

const placeText = (place: PublicPlace | null): string | null =>
  place && `${place.suburb} ${place.state} ${place.postcode}`;
