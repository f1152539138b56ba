import type { PublicEventView } from '../views/public-event.view.js';
import type {
  ConsignmentFacts,
  FactsOf,
  ManifestFacts,
  EventFacts,
  PublicSubjectKind,
  RangeFacts,
} from './public-event-facts.js';
import { publicEventVersions } from './public-event-types.js';
import { renderPublicEvent } from './render-public-event.js';

const consignment: ConsignmentFacts = {
  consignmentId: 4711,
  connoteNumber: 'LKIZ00000387',
  references: ['PO-1001'],
  receiver: { suburb: 'Brunswick', state: 'VIC', postcode: '3056' },
};
const manifest: ManifestFacts = {
  manifestId: 812,
  manifestNumber: 'MAN-812',
  carrier: 'Southern Star Express',
};
const range: RangeFacts = { clientCarrierAccountId: 500, prefixRangeId: 90, prefix: 'LKIZ' };

const milestone = { location: 'Brunswick', hasProof: false, isOnTime: null };
const failedAttempt = { attempt: 2, nextTryAt: '2026-11-20T03:22:44.000Z' };
const offer = { carrier: manifest.carrier, service: 'Road Express', etaDate: '2026-11-24' };

/** Facts of an example of each type. */
export const exampleFacts: { readonly [Type in keyof EventFacts]: FactsOf<Type> } = {
  'consignment.created': {
    ...consignment,
    ...offer,
    consignmentType: 'DEFAULT',
    creationMethod: 'API',
    dispatchDate: '2026-11-23',
    pieces: 3,
    weightGrams: 37_500,
    totalCents: 4_840,
    gstCents: 440,
  },
  'consignment.updated': { ...consignment, revision: 3 },
  'consignment.offer_changed': {
    ...consignment,
    ...offer,
    totalCents: 5_110,
    previousTotalCents: 4_840,
  },
  'consignment.connote_assigned': { ...consignment, previousConnoteNumber: 'LKIZ00000386' },
  'consignment.dispatch_date_changed': {
    ...consignment,
    from: '2026-11-20',
    to: '2026-11-23',
    etaDate: '2026-11-24',
  },
  'consignment.deleted': consignment,
  'consignment.restored': consignment,
  'consignment.manifested': { ...consignment, manifestId: 812, manifestNumber: 'MAN-812' },
  'consignment.pickup_booked': { ...consignment, manifestId: 812, bookingReference: 'BK-20771' },
  'tracking.updated': {
    ...consignment,
    status: 'IN_TRANSIT',
    location: 'Sydney',
    source: 'CARRIER',
    isLatest: true,
  },
  'consignment.picked_up': { ...consignment, ...milestone, status: 'PICKED_UP' },
  'consignment.out_for_delivery': { ...consignment, ...milestone, status: 'OUT_FOR_DELIVERY' },
  'consignment.delivered': { ...consignment, ...milestone, status: 'DELIVERED', isOnTime: true },
  'consignment.partially_delivered': {
    ...consignment,
    ...milestone,
    status: 'PARTIALLY_DELIVERED',
  },
  'consignment.delivery_failed': { ...consignment, ...milestone, status: 'UNABLE_TO_DELIVER' },
  'consignment.proof_recorded': { ...consignment, kind: 'DELIVERY', hasSignature: true },
  'consignment.label_printed': { ...consignment, paperworkType: 'LABEL' },
  'consignment.personal_data_erased': { ...consignment, parties: ['RECEIVER'] },
  'manifest.submitted': { ...manifest, consignments: 14, leftOut: 1 },
  'manifest.transmitted': manifest,
  'manifest.transmission_failed': { ...manifest, ...failedAttempt },
  'manifest.resent': manifest,
  'manifest.pickup_booked': { ...manifest, bookingReference: 'BK-20771' },
  'manifest.pickup_booking_failed': { ...manifest, ...failedAttempt },
  'manifest.consignment_left_out': {
    ...manifest,
    consignmentId: 4711,
    reason: 'It was changed while the manifest was being created',
  },
  'connote_range.exhausted': range,
};

const kindOf = (type: keyof EventFacts): PublicSubjectKind => {
  if (type.startsWith('manifest.')) return 'manifest';
  return type.startsWith('connote_range.') ? 'connote-range' : 'consignment';
};

const subjectIds: Readonly<Record<PublicSubjectKind, number>> = {
  consignment: consignment.consignmentId,
  manifest: manifest.manifestId,
  'connote-range': range.clientCarrierAccountId,
};

/** An event as it might be sent, for the documentation and for test deliveries. */
export function examplePublicEvent(
  type: keyof EventFacts,
  id = 'evt_01K3B9X7QJ8M2N4P6R8T0V2W4Y',
  clientId = 101,
): PublicEventView {
  const subjectKind = kindOf(type);
  return renderPublicEvent({
    id,
    type,
    version: publicEventVersions[type],
    subjectKind,
    subjectId: subjectIds[subjectKind],
    sequence: 7,
    clientId,
    occurredAt: '2026-11-20T03:10:02.000Z',
    recordedAt: '2026-11-20T03:12:44.000Z',
    facts: exampleFacts[type],
  });
}
