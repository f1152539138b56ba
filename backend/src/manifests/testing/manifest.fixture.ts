import type { Recorded } from '@contracts/events/domain-event.js';
import type { ManifestEvent, ManifestingStarted } from '@contracts/events/manifest.events.js';

import { evolveManifestRecord, type ManifestRecord } from '../domain/manifest-record.js';
import { evolve, initialManifest, type StartedManifest } from '../domain/manifest.js';

export const group = {
  clientId: 7,
  carrierId: 1,
  carrierServiceTypeId: 41,
  senderAddressId: 11,
  consignmentType: 'DEFAULT',
  connotePrefix: 'LKIZ',
} as const;

export const window = {
  readyTime: '2026-03-03T02:00:00.000Z',
  closingTime: '2026-03-03T06:00:00.000Z',
};

export const startedData = (
  changed: Partial<ManifestingStarted['data']> = {},
): ManifestingStarted['data'] => ({
  manifestId: 90,
  manifestNumber: 'MAN-90',
  owner: { clientId: 7, clientName: 'Wattle Medical', customerId: 3 },
  carrier: {
    carrierId: 1,
    carrierDisplayName: 'Southern Star Express',
    customerCarrierId: 21,
    clientCarrierAccountId: 31,
    carrierServiceTypeId: 41,
    displayServiceType: 'Road Express',
  },
  senderCompany: 'Wattle Medical',
  dispatchDate: '2026-03-03',
  isRollover: false,
  pickup: { mode: 'AD_HOC', window },
  isTransmissionEnabled: true,
  group,
  consignmentIds: [1, 2],
  ...changed,
});

export const started = (changed: Partial<ManifestingStarted['data']> = {}): ManifestEvent => ({
  type: 'ManifestingStarted',
  data: startedData(changed),
});

export const added = (consignmentId: number) =>
  ({
    type: 'ConsignmentAddedToManifest',
    data: { consignmentId, connoteNumber: `LKIZ0000000${consignmentId}`, items: 4 },
  }) as const;

export const leftOut = (consignmentId: number) =>
  ({
    type: 'ConsignmentLeftOut',
    data: { consignmentId, reason: 'Consignment is deleted' },
  }) as const;

export const submitted = (consignments = 2, leftOutCount = 0): ManifestEvent => ({
  type: 'ManifestSubmitted',
  data: { consignments, leftOut: leftOutCount },
});

export const queued: ManifestEvent = {
  type: 'TransmissionQueued',
  data: { transferType: 'SFTP', fileName: 'MAN-90.json' },
};

export const bookingRequested: ManifestEvent = {
  type: 'PickupBookingRequested',
  data: { via: 'CARRIER_API', window },
};

export function after(...history: readonly ManifestEvent[]): StartedManifest {
  const manifest = history.reduce(evolve, initialManifest);
  if (manifest.phase === 'UNKNOWN')
    throw new Error("a manifest's history begins with ManifestingStarted");
  return manifest;
}

const STARTED_AT = '2026-03-02T22:00:00.000Z';

/** Each event recorded a minute after the one before it. */
export const recordedInTurn = (event: ManifestEvent, index: number) =>
  ({
    ...event,
    metadata: { recordedAt: new Date(Date.parse(STARTED_AT) + index * 60_000).toISOString() },
  }) as Recorded<ManifestEvent>;

/** The record of manifest 90, just started. */
export const manifestRecord = (changed: Partial<ManifestRecord> = {}): ManifestRecord => ({
  ...evolveManifestRecord(null, recordedInTurn(started(), 0)),
  ...changed,
});
