import type { ManifestEvent } from '@contracts/events/manifest.events.js';
import { counted } from '@contracts/texts/counted.js';

import { differences } from '../../consignments/index.js';
import { emptyManifest, evolveManifestRecord, type ManifestRecord } from '../../manifests/index.js';
import type { Telling } from './history-of.js';
import { day, words } from './words.js';

type Summaries = {
  readonly [Type in ManifestEvent['type']]: (
    data: Extract<ManifestEvent, { type: Type }>['data'],
  ) => string;
};

const summaries: Summaries = {
  ManifestingStarted: ({ consignmentIds, carrier, dispatchDate }) =>
    `Started with ${counted(consignmentIds.length, 'consignment')} for ${carrier.carrierDisplayName} on ${day(dispatchDate)}`,
  ConsignmentAddedToManifest: ({ connoteNumber }) => `Consignment ${connoteNumber} added`,
  ConsignmentLeftOut: ({ consignmentId, reason }) =>
    `Consignment ${consignmentId} left out: ${reason}`,
  ManifestSubmitted: ({ consignments }) => `Submitted with ${counted(consignments, 'consignment')}`,
  PickupBookingRequested: ({ via }) =>
    via === 'EMAIL' ? 'Pickup asked for by mail' : "Pickup asked for with the carrier's system",
  ManifestPickupBooked: ({ bookingReference }) => `Pickup booked, reference ${bookingReference}`,
  PickupBookingFailed: ({ reason, nextTryAt }) =>
    `Pickup booking failed${again(nextTryAt)}: ${reason}`,
  TransmissionQueued: ({ transferType }) => `Data queued for the carrier by ${transferType}`,
  ManifestTransmitted: ({ fileName }) => `Data sent to the carrier as ${fileName}`,
  TransmissionFailed: ({ reason, nextTryAt }) => `Sending failed${again(nextTryAt)}: ${reason}`,
  ManifestResent: () => 'Data sent again by hand',
  ManifestPrinted: ({ paperworkType }) => `${words(paperworkType)} opened`,
};

const again = (nextTryAt: string | null): string => (nextTryAt === null ? ' for good' : '');

/** How a manifest's history reads. */
export const manifestTelling: Telling<ManifestRecord, ManifestEvent> = {
  empty: emptyManifest,
  evolve: evolveManifestRecord,
  // The compiler cannot see that the function found under an event's type takes that event's data.
  summarise: ({ type, data }) => (summaries[type] as (data: unknown) => string)(data),
  changes: (before, after) => (before.id === 0 ? [] : differences(before, after)),
};
