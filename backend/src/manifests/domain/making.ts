import type { ManifestEvent, ManifestingStarted } from '@contracts/events/manifest.events.js';

import type { FileFormat } from './file-format.js';
import { unsettledIds, type Manifest } from './manifest.js';

type Added = Extract<ManifestEvent, { type: 'ConsignmentAddedToManifest' }>;
type LeftOut = Extract<ManifestEvent, { type: 'ConsignmentLeftOut' }>;

/** What became of one selected consignment: the event that says so. */
export type Outcome = Added | LeftOut;

export const start = (data: ManifestingStarted['data']): ManifestEvent[] => [
  { type: 'ManifestingStarted', data },
];

/** Notes what became of consignments; of each once, and of none after the manifest was submitted. */
export function settle(manifest: Manifest, outcomes: readonly Outcome[]): ManifestEvent[] {
  if (manifest.isSubmitted) return [];
  const unsettled = new Set(unsettledIds(manifest));

  return outcomes.filter(({ data }) => unsettled.has(data.consignmentId));
}

/** How the carrier is reached. */
export interface CarrierWays {
  readonly hasBookingApi: boolean;
  readonly transferType: string;
  /** Ending of the manifest file's name. */
  readonly fileFormat: FileFormat;
}

/** Closes the manifest, and sends it on its way in the same breath: no crash can come between. */
export function submit(manifest: Manifest, ways: CarrierWays): ManifestEvent[] {
  const { started, isSubmitted, addedIds, leftOut } = manifest;
  if (!started || isSubmitted || unsettledIds(manifest).length > 0) return [];

  const data = { consignments: addedIds.length, leftOut: leftOut.length };
  const submitted: ManifestEvent = { type: 'ManifestSubmitted', data };
  return addedIds.length === 0 ? [submitted] : [submitted, ...errands(started, ways)];
}

function errands(
  { manifestNumber, pickup, isTransmissionEnabled }: ManifestingStarted['data'],
  { hasBookingApi, transferType, fileFormat }: CarrierWays,
): ManifestEvent[] {
  const booking: ManifestEvent[] = pickup.window
    ? [
        {
          type: 'PickupBookingRequested',
          data: { via: hasBookingApi ? 'CARRIER_API' : 'EMAIL', window: pickup.window },
        },
      ]
    : [];
  const transmission: ManifestEvent[] = isTransmissionEnabled
    ? [
        {
          type: 'TransmissionQueued',
          data: { transferType, fileName: `${manifestNumber}.${fileFormat}` },
        },
      ]
    : [];
  return [...booking, ...transmission];
}
