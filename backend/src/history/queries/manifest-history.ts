import type { ManifestEvent } from '@contracts/events/manifest.events.js';
import { pluralise } from '@contracts/texts/pluralise.js';

import { differences } from '../../consignments/index.js';
import { evolveManifestRecord, type ManifestRecord } from '../../manifests/index.js';
import type { HistoryDefinition } from './event-history.js';
import { formatDay, humanise } from './format.js';

type Summaries = {
  readonly [Type in ManifestEvent['type']]: (
    data: Extract<ManifestEvent, { type: Type }>['data'],
  ) => string;
};

const summaries: Summaries = {
  ManifestingStarted: ({ consignmentIds, carrier, dispatchDate }) =>
    `Started with ${pluralise(consignmentIds.length, 'consignment')} for ${carrier.carrierDisplayName} on ${formatDay(dispatchDate)}`,
  ConsignmentAddedToManifest: ({ connoteNumber }) => `Consignment ${connoteNumber} added`,
  ConsignmentLeftOut: ({ consignmentId, reason }) =>
    `Consignment ${consignmentId} left out: ${reason}`,
  ManifestSubmitted: ({ consignments }) =>
    `Submitted with ${pluralise(consignments, 'consignment')}`,
  PickupBookingRequested: ({ via }) =>
    via === 'EMAIL' ? 'Pickup requested by email' : "Pickup requested through the carrier's system",
  ManifestPickupBooked: ({ bookingReference }) => `Pickup booked, reference ${bookingReference}`,
  PickupBookingFailed: ({ reason, nextTryAt }) =>
    `Pickup booking failed${permanence(nextTryAt)}: ${reason}`,
  TransmissionQueued: ({ transferType }) =>
    `Data queued for transmission to the carrier by ${transferType}`,
  ManifestTransmitted: ({ fileName }) => `Data sent to the carrier as ${fileName}`,
  TransmissionFailed: ({ reason, nextTryAt }) =>
    `Sending failed${permanence(nextTryAt)}: ${reason}`,
  ManifestResent: () => 'Data resent manually',
  ManifestPrinted: ({ paperworkType }) => `${humanise(paperworkType)} opened`,
};

const permanence = (nextTryAt: string | null): string => (nextTryAt === null ? ' permanently' : '');

/** Defines how a manifest's history is rendered. */
export const manifestHistory: HistoryDefinition<ManifestRecord, ManifestEvent> = {
  evolve: evolveManifestRecord,
  // The compiler cannot tell that the function found for a type takes its data.
  summarise: ({ type, data }) => (summaries[type] as (data: unknown) => string)(data),
  changes: (before, after) => (before ? differences(before, after) : []),
};
