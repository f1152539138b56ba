import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';

import {
  emptyRecord,
  evolveRecord,
  shownChanges,
  type ConsignmentRecord,
} from '../../consignments/index.js';
import { printedItemNumbers } from '../../prefix-ranges/index.js';
import type { Telling } from './history-of.js';
import { day, money, words } from './words.js';

type Summaries = {
  readonly [Type in ConsignmentEvent['type']]: (
    data: Extract<ConsignmentEvent, { type: Type }>['data'],
  ) => string;
};

const summaries: Summaries = {
  ConsignmentDrafted: ({ content }) =>
    `Saved as a draft for dispatch on ${day(content.dispatchDate)}`,
  ConsignmentCreated: ({ content }) => `Created for dispatch on ${day(content.dispatchDate)}`,
  ConsignmentAmended: () => 'Details changed',
  OfferSelected: ({ offer }) => (offer ? `Carrier chosen: ${priced(offer)}` : 'Carrier taken back'),
  ConnoteAssigned: ({ connoteNumber }) => `Connote ${connoteNumber} assigned`,
  ItemsNumbered: (numbers) => `Items numbered ${printedItemNumbers(numbers)}`,
  ConsignmentDeleted: () => 'Deleted',
  ConsignmentRestored: () => 'Restored',
  DispatchDateRolledOver: ({ from, to }) => `Dispatch moved from ${day(from)} to ${day(to)}`,
  ConsignmentManifested: ({ manifestNumber }) => `Manifested on ${manifestNumber}`,
  PickupBooked: ({ bookingReference }) => `Pickup booked, reference ${bookingReference}`,
  TrackingUpdated: ({ status, location, source, isLatest }) => {
    const place = location ? ` in ${location}` : '';
    if (source === 'MANUAL') return `Status set to ${words(status)} by hand`;
    return `${words(status)}${place}${isLatest ? '' : ', reported late'}`;
  },
  ProofRecorded: ({ kind, signedBy }) => `Proof of ${kind.toLowerCase()} signed by ${signedBy}`,
  LabelPrinted: ({ paperworkType }) => `${words(paperworkType)} opened`,
  PersonalDataErased: ({ parties }) =>
    `Name and address of the ${parties.map(words).join(' and ').toLowerCase()} erased`,
};

const priced = ({ carrierDisplayName, displayServiceType, totalCents }: OfferData): string =>
  `${carrierDisplayName}, ${displayServiceType}, ${totalCents === 0 ? 'POA' : money(totalCents)}`;

/** How a consignment's history reads. */
export const consignmentTelling: Telling<ConsignmentRecord, ConsignmentEvent> = {
  empty: emptyRecord,
  evolve: evolveRecord,
  // The compiler cannot see that the function found under an event's type takes that event's data.
  summarise: ({ type, data }) => (summaries[type] as (data: unknown) => string)(data),
  changes: shownChanges,
};
