import type { PublicEventType } from '../../public-events/public-event-types.js';

/** Descriptions of public event types, for their receivers. Not from the specification. */
export const appPublicEventTexts: Readonly<Record<PublicEventType, string>> = {
  'consignment.created': 'A consignment is ready to send: carrier chosen, connote assigned.',
  'consignment.updated': 'Addresses, items or other content of a consignment changed.',
  'consignment.offer_changed': 'A different carrier, service or price was chosen.',
  'consignment.connote_assigned':
    'A consignment was assigned a connote by the carrier, or its connote changed.',
  'consignment.dispatch_date_changed': 'The dispatch date of a consignment changed.',
  'consignment.deleted': 'A consignment was deleted.',
  'consignment.restored': 'A deleted consignment was restored.',
  'consignment.manifested': 'A consignment was submitted to the carrier with a manifest.',
  'consignment.pickup_booked': 'The carrier has booked the pickup for a consignment.',
  'tracking.updated': 'The carrier scanned a consignment, or a user set its status.',
  'consignment.picked_up': 'The carrier has picked up a consignment.',
  'consignment.out_for_delivery': 'A consignment is out for delivery.',
  'consignment.delivered': 'A consignment was delivered.',
  'consignment.partially_delivered': 'Some pieces of a consignment were delivered.',
  'consignment.delivery_failed': 'A consignment could not be delivered.',
  'consignment.proof_recorded': 'A proof of pickup or delivery was recorded.',
  'consignment.label_printed': 'Labels or other paperwork for a consignment were printed.',
  'consignment.personal_data_erased':
    'Personal data of a party was erased on request. Erase your copy too.',
  'manifest.submitted': 'A manifest was submitted.',
  'manifest.transmitted': "The carrier has received a manifest's data.",
  'manifest.transmission_failed': "A manifest's data could not be sent to the carrier.",
  'manifest.resent': "A manifest's data is being resent to the carrier.",
  'manifest.pickup_booked': 'The carrier has booked the pickup for a manifest.',
  'manifest.pickup_booking_failed': 'The pickup for a manifest could not be booked.',
  'manifest.consignment_left_out': 'A consignment was left out of its manifest.',
  'connote_range.exhausted': 'A carrier account has no connote numbers left.',
};
