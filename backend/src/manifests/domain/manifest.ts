import { evolveBy } from '@contracts/events/evolve-by.js';
import type {
  FailedAttempt,
  ManifestEvent,
  ManifestingStarted,
} from '@contracts/events/manifest.events.js';

type Printed = Extract<ManifestEvent, { type: 'ManifestPrinted' }>['data']['paperworkType'];

/** What stands between the manifest and its carrier (GAP-37). */
export type ErrandStatus = 'NOT_REQUIRED' | 'PENDING' | 'SENT' | 'FAILED';

/**
 * The life of a manifest. It is started with the consignments somebody selected; each is handed to the
 * carrier in turn and added, or left out with the reason it cannot go. When all of them are settled the
 * manifest is submitted: from then on its consignments are fixed, its data is on the way to the carrier,
 * and the pickup is asked for. Both errands are tried until they succeed or are given up; a person may
 * send the data again. A manifest whose making was cut short is taken up where it stopped.
 */
export interface Manifest {
  /** 0 while it does not exist. */
  readonly id: number;
  readonly started: ManifestingStarted['data'] | null;
  readonly addedIds: readonly number[];
  readonly leftOut: readonly { readonly consignmentId: number; readonly reason: string }[];
  readonly isSubmitted: boolean;
  readonly transmission: ErrandStatus;
  readonly booking: ErrandStatus;
  readonly printed: readonly Printed[];
}

export const unknownManifest: Manifest = {
  id: 0,
  started: null,
  addedIds: [],
  leftOut: [],
  isSubmitted: false,
  transmission: 'NOT_REQUIRED',
  booking: 'NOT_REQUIRED',
  printed: [],
};

export const evolve = evolveBy<Manifest, ManifestEvent>({
  ManifestingStarted: (manifest, { data }) => ({
    ...manifest,
    id: data.manifestId,
    started: data,
  }),
  ConsignmentAddedToManifest: (manifest, { data: { consignmentId } }) => ({
    ...manifest,
    addedIds: [...manifest.addedIds, consignmentId],
  }),
  ConsignmentLeftOut: (manifest, { data }) => ({
    ...manifest,
    leftOut: [...manifest.leftOut, data],
  }),
  ManifestSubmitted: (manifest) => ({ ...manifest, isSubmitted: true }),
  TransmissionQueued: (manifest) => ({ ...manifest, transmission: 'PENDING' }),
  ManifestTransmitted: (manifest) => ({ ...manifest, transmission: 'SENT' }),
  TransmissionFailed: (manifest, { data }) => ({ ...manifest, transmission: afterFailure(data) }),
  PickupBookingRequested: (manifest) => ({ ...manifest, booking: 'PENDING' }),
  ManifestPickupBooked: (manifest) => ({ ...manifest, booking: 'SENT' }),
  PickupBookingFailed: (manifest, { data }) => ({ ...manifest, booking: afterFailure(data) }),
  ManifestResent: (manifest) => ({
    ...manifest,
    transmission: manifest.transmission === 'NOT_REQUIRED' ? 'NOT_REQUIRED' : 'PENDING',
    booking: manifest.booking === 'FAILED' ? 'PENDING' : manifest.booking,
  }),
  ManifestPrinted: (manifest, { data: { paperworkType } }) => ({
    ...manifest,
    printed: [...manifest.printed, paperworkType],
  }),
});

/** Consignments that are neither added nor left out yet, in their order. */
export function unsettledIds({ started, addedIds, leftOut }: Manifest): number[] {
  const settled = new Set([...addedIds, ...leftOut.map(({ consignmentId }) => consignmentId)]);
  return (started?.consignmentIds ?? []).filter((id) => !settled.has(id));
}

const afterFailure = ({ nextTryAt }: FailedAttempt): ErrandStatus =>
  nextTryAt === null ? 'FAILED' : 'PENDING';
