import type { InternalEvent } from '../events/internal-event.js';
import type { PublicEventType } from './public-event-types.js';

/**
 * Maps each internal event to the public events that may follow from it, or to none. A new internal event does not
 * compile until it is listed here.
 */
export const publication = {
  ConsignmentDrafted: 'private',
  ConsignmentCreated: ['consignment.created'],
  ConsignmentAmended: ['consignment.updated'],
  OfferSelected: ['consignment.created', 'consignment.offer_changed'],
  ConnoteAssigned: ['consignment.created', 'consignment.connote_assigned'],
  ItemsNumbered: 'private',
  ConsignmentDeleted: ['consignment.deleted'],
  ConsignmentRestored: ['consignment.restored'],
  DispatchDateRolledOver: ['consignment.dispatch_date_changed'],
  ConsignmentManifested: ['consignment.manifested'],
  PickupBooked: ['consignment.pickup_booked'],
  TrackingUpdated: [
    'tracking.updated',
    'consignment.picked_up',
    'consignment.out_for_delivery',
    'consignment.delivered',
    'consignment.partially_delivered',
    'consignment.delivery_failed',
  ],
  ProofRecorded: ['consignment.proof_recorded'],
  LabelPrinted: ['consignment.label_printed'],
  PersonalDataErased: ['consignment.personal_data_erased'],

  ManifestingStarted: 'private',
  ConsignmentAddedToManifest: 'private',
  ConsignmentLeftOut: ['manifest.consignment_left_out'],
  ManifestSubmitted: ['manifest.submitted'],
  PickupBookingRequested: 'private',
  ManifestPickupBooked: ['manifest.pickup_booked'],
  PickupBookingFailed: ['manifest.pickup_booking_failed'],
  TransmissionQueued: 'private',
  ManifestTransmitted: ['manifest.transmitted'],
  TransmissionFailed: ['manifest.transmission_failed'],
  ManifestResent: ['manifest.resent'],
  ManifestPrinted: 'private',

  RangeRegistered: 'private',
  RangeAllotted: 'private',
  NumbersAssigned: 'private',
  ItemNumbersAssigned: 'private',
  RangeExhausted: ['connote_range.exhausted'],
  RangeWithdrawn: 'private',
} as const satisfies Readonly<
  Record<InternalEvent['type'], 'private' | readonly [PublicEventType, ...PublicEventType[]]>
>;
