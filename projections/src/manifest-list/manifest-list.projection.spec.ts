import type { ManifestEvent, ManifestingStarted } from '@contracts/events/manifest.events.js';
import { ManifestListRow } from '@read-models/manifest-list.row.js';

import { foldTables } from '../testing/folded-tables.js';
import { recorded } from '../testing/recorded.js';
import { owner } from '../testing/sample-consignment.js';
import { evolveManifestRow, manifestList } from './manifest-list.projection.js';

const after = (...events: ManifestEvent[]) =>
  recorded('manifest-4', events).reduce<ManifestListRow | null>(evolveManifestRow, null);

const window = { readyTime: '2026-11-23T03:00:00.000Z', closingTime: '2026-11-23T05:00:00.000Z' };

const started: ManifestingStarted = {
  type: 'ManifestingStarted',
  data: {
    manifestId: 4,
    manifestNumber: 'MAN-4',
    owner,
    carrier: {
      carrierId: 5,
      carrierDisplayName: 'Northline',
      customerCarrierId: 50,
      clientCarrierAccountId: 500,
      carrierServiceTypeId: 51,
      displayServiceType: 'Road Express',
    },
    senderCompany: 'Acme Tools',
    dispatchDate: '2026-11-23',
    isRollover: false,
    pickup: { mode: 'AD_HOC', window },
    isTransmissionEnabled: true,
    group: {
      clientId: 7,
      carrierId: 5,
      carrierServiceTypeId: 51,
      senderAddressId: 11,
      consignmentType: 'DEFAULT',
      connotePrefix: 'NL',
    },
    consignmentIds: [1, 2],
  },
};
const added = (consignmentId: number): ManifestEvent => ({
  type: 'ConsignmentAddedToManifest',
  data: { consignmentId, connoteNumber: `NL${consignmentId}`, items: 3 },
});
const submitted: ManifestEvent = {
  type: 'ManifestSubmitted',
  data: { consignments: 2, leftOut: 0 },
};
const queued: ManifestEvent = {
  type: 'TransmissionQueued',
  data: { transferType: 'SFTP', fileName: 'MAN-4.json' },
};
const bookingRequested: ManifestEvent = {
  type: 'PickupBookingRequested',
  data: { via: 'CARRIER_API', window },
};
const failed = (nextTryAt: string | null, attempt = 1): ManifestEvent => ({
  type: 'TransmissionFailed',
  data: { reason: 'no route to host', attempt, nextTryAt },
});
const base = [started, added(1), added(2), submitted];

describe('a manifest in the list', () => {
  it('counts what was added, and is shown once it is submitted', () => {
    expect(after(started, added(1), added(2))).toMatchObject({ isSubmitted: false });
    expect(after(...base)).toMatchObject({
      id: 4,
      manifestNumber: 'MAN-4',
      consignmentCount: 2,
      isSubmitted: true,
      dataStatus: 'NOT_REQUIRED',
      bookingStatus: 'NOT_REQUIRED',
      ...window,
    });
  });

  it('is not shown when everything was left out', () => {
    const leftOut: ManifestEvent = {
      type: 'ConsignmentLeftOut',
      data: { consignmentId: 1, reason: 'Consignment is a draft' },
    };

    expect(after(started, leftOut, submitted)?.isSubmitted).toBe(false);
  });

  it('waits while another attempt is due, with the error', () => {
    const again = '2026-11-23T04:00:00.000Z';

    expect(after(...base, queued, failed(again))).toMatchObject({
      dataStatus: 'PENDING',
      integrationError: 'no route to host',
      integrationAttempts: 1,
      integrationNextTryAt: again,
    });
  });

  it('fails when no further attempt is due, and waits again once it is resent', () => {
    const lost = [...base, queued, failed(null, 8)];

    expect(after(...lost)).toMatchObject({ dataStatus: 'FAILED', integrationAttempts: 8 });
    expect(after(...lost, { type: 'ManifestResent', data: {} })).toMatchObject({
      dataStatus: 'PENDING',
      integrationError: null,
      integrationAttempts: 0,
    });
  });

  it('is transmitted', () => {
    const arrived: ManifestEvent = {
      type: 'ManifestTransmitted',
      data: { integrationManifestId: 'CX-1', fileName: 'MAN-4.json' },
    };

    expect(after(...base, queued, failed('2026-11-23T04:00:00.000Z'), arrived)).toMatchObject({
      dataStatus: 'SENT',
      integrationId: 'CX-1',
      integrationError: null,
      integrationAttempts: 2,
    });
  });

  it('shows the state of its pickup', () => {
    const reason = { reason: 'closed on that day', attempt: 3, nextTryAt: null };
    const rejected: ManifestEvent = { type: 'PickupBookingFailed', data: reason };
    const booked: ManifestEvent = {
      type: 'ManifestPickupBooked',
      data: { bookingReference: 'BK-9', via: 'CARRIER_API' },
    };

    expect(after(...base, bookingRequested)?.bookingStatus).toBe('PENDING');
    expect(after(...base, bookingRequested, rejected)).toMatchObject({
      bookingStatus: 'FAILED',
      bookingError: 'closed on that day',
    });
    expect(after(...base, bookingRequested, booked)).toMatchObject({
      bookingStatus: 'SENT',
      bookingReference: 'BK-9',
    });
    expect(after(...base, bookingRequested, booked)?.searchText).toContain('bk-9');
  });

  it.each([
    ['LABEL', 'printedLabel'],
    ['CONSIGNMENT', 'printedConsignment'],
    ['FREIGHT_SUMMARY', 'printedFreightSummary'],
  ] as const)('records that its %s was printed', (paperworkType, column) => {
    expect(after(...base)?.[column]).toBe(false);
    expect(after(...base, { type: 'ManifestPrinted', data: { paperworkType } })?.[column]).toBe(
      true,
    );
  });

  it('counts the attempts of its pickup booking, from 0 when it is requested', () => {
    const failedTwice: ManifestEvent = {
      type: 'PickupBookingFailed',
      data: { reason: 'closed', attempt: 2, nextTryAt: '2026-11-23T04:00:00.000Z' },
    };
    const booked: ManifestEvent = {
      type: 'ManifestPickupBooked',
      data: { bookingReference: 'BK-9', via: 'CARRIER_API' },
    };

    expect(after(...base, bookingRequested, failedTwice)).toMatchObject({
      bookingStatus: 'PENDING',
      bookingAttempts: 2,
      bookingNextTryAt: '2026-11-23T04:00:00.000Z',
    });
    expect(after(...base, bookingRequested, failedTwice, booked)).toMatchObject({
      bookingAttempts: 3,
      bookingError: null,
      bookingNextTryAt: null,
    });
    expect(after(...base, bookingRequested, failedTwice, bookingRequested)?.bookingAttempts).toBe(
      0,
    );
  });

  it('waits for its transmission as soon as it is queued', () => {
    expect(after(...base, queued)).toMatchObject({ dataStatus: 'PENDING', integrationAttempts: 0 });
  });

  it('re-requests only the failed parts on a resend', () => {
    const resent: ManifestEvent = { type: 'ManifestResent', data: {} };
    const notBooked: ManifestEvent = {
      type: 'PickupBookingFailed',
      data: { reason: 'closed', attempt: 8, nextTryAt: null },
    };
    const booked: ManifestEvent = {
      type: 'ManifestPickupBooked',
      data: { bookingReference: 'BK-9', via: 'CARRIER_API' },
    };

    expect(after(...base, bookingRequested, notBooked, resent)).toMatchObject({
      dataStatus: 'NOT_REQUIRED',
      bookingStatus: 'PENDING',
      bookingError: null,
      bookingAttempts: 0,
    });
    expect(after(...base, queued, failed(null), bookingRequested, booked, resent)).toMatchObject({
      dataStatus: 'PENDING',
      bookingStatus: 'SENT',
      bookingAttempts: 1,
    });
    expect(after(...base, queued, failed(null), resent)?.bookingStatus).toBe('NOT_REQUIRED');
  });

  it('has no window without a pickup', () => {
    const pickup = { mode: 'NONE', window: null } as const;

    expect(after({ ...started, data: { ...started.data, pickup } })).toMatchObject({
      readyTime: null,
      closingTime: null,
    });
  });

  it('can be searched by the text of its row, one per line', () => {
    expect(after(started)?.searchText).toBe(
      'man-4\nacme tools\nnorthline\nroad express\nacme tools\n',
    );
  });

  it('does not begin with a later event', () => {
    expect(() => after(submitted)).toThrow('manifest-4 does not begin with its first event');
  });

  it('has one row, under its number', async () => {
    const tables = await foldTables(manifestList, recorded('manifest-4', base));

    expect(tables.writtenOf(ManifestListRow)).toEqual([4]);
    expect(tables.rowsOf(ManifestListRow)).toHaveLength(1);
  });

  it('sends a notice with its number to its client and customer', () => {
    const [feed] = manifestList.announced.values();

    expect(feed!.describe(after(started)!, null)).toEqual({
      clientId: 7,
      customerId: 3,
      row: { manifestId: 4 },
    });
  });
});
