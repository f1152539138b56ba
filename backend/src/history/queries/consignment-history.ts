import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';

import { evolveRecord, viewDifferences, type ConsignmentRecord } from '../../consignments/index.js';
import { printedItemNumbers } from '../../prefix-ranges/index.js';
import type { HistoryDefinition } from './event-history.js';
import { formatDay, formatMoney, humanise } from './format.js';

type Summaries = {
  readonly [Type in ConsignmentEvent['type']]: (
    data: Extract<ConsignmentEvent, { type: Type }>['data'],
  ) => string;
};

const summaries: Summaries = {
  ConsignmentDrafted: ({ content }) =>
    `Saved as a draft for dispatch on ${formatDay(content.dispatchDate)}`,
  ConsignmentCreated: ({ content }) => `Created for dispatch on ${formatDay(content.dispatchDate)}`,
  ConsignmentAmended: () => 'Details changed',
  OfferSelected: ({ offer }) => (offer ? `Carrier chosen: ${priced(offer)}` : 'Carrier removed'),
  ConnoteAssigned: ({ connoteNumber }) => `Connote ${connoteNumber} assigned`,
  ItemsNumbered: (numbers) => `Items numbered ${printedItemNumbers(numbers)}`,
  ConsignmentDeleted: () => 'Deleted',
  ConsignmentRestored: () => 'Restored',
  DispatchDateRolledOver: ({ from, to }) =>
    `Dispatch moved from ${formatDay(from)} to ${formatDay(to)}`,
  ConsignmentManifested: ({ manifestNumber }) => `Manifested on ${manifestNumber}`,
  PickupBooked: ({ bookingReference }) => `Pickup booked, reference ${bookingReference}`,
  TrackingUpdated: ({ status, location, source, isLatest }) => {
    const place = location ? ` in ${location}` : '';
    if (source === 'MANUAL') return `Status set to ${humanise(status)} manually`;
    return `${humanise(status)}${place}${isLatest ? '' : ', reported late'}`;
  },
  ProofRecorded: ({ kind, signedBy }) => `Proof of ${kind.toLowerCase()} signed by ${signedBy}`,
  LabelPrinted: ({ paperworkType }) => `${humanise(paperworkType)} opened`,
  PersonalDataErased: ({ parties }) =>
    `Name and address of the ${parties.map(humanise).join(' and ').toLowerCase()} erased`,
};

const priced = ({ carrierDisplayName, displayServiceType, totalCents }: OfferData): string =>
  `${carrierDisplayName}, ${displayServiceType}, ${totalCents === 0 ? 'POA' : formatMoney(totalCents)}`;

/** Defines how a consignment's history is rendered. */
export const consignmentHistory: HistoryDefinition<ConsignmentRecord, ConsignmentEvent> = {
  evolve: evolveRecord,
  // The compiler cannot tell that the function found for a type takes its data.
  summarise: ({ type, data }) => (summaries[type] as (data: unknown) => string)(data),
  changes: viewDifferences,
};
