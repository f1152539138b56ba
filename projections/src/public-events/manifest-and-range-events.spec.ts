import type { ManifestEvent } from '@contracts/events/manifest.events.js';
import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { owner } from '../testing/sample-consignment.js';
import { noFormat, publicEventsOfStream, typesOf } from './public-events.fixture.js';

describe('a manifest', () => {
  const started: ManifestEvent = {
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
      pickup: { mode: 'NONE', window: null },
      isTransmissionEnabled: true,
      group: {} as never,
      consignmentIds: [1],
    },
  };
  const failed = { reason: 'ftp.internal rejected bob', attempt: 1, nextTryAt: null };

  it('reports that it could not be sent, without the reason', async () => {
    const entries = await publicEventsOfStream('manifest-4', [
      started,
      { type: 'ManifestSubmitted', data: { consignments: 1, leftOut: 0 } },
      { type: 'TransmissionFailed', data: failed },
    ]);
    expect(typesOf(entries)).toEqual(['manifest.submitted', 'manifest.transmission_failed']);
    expect(JSON.stringify(entries)).not.toContain('bob');
  });

  it('that is empty was never public', async () => {
    const entries = await publicEventsOfStream('manifest-4', [
      started,
      { type: 'ConsignmentLeftOut', data: { consignmentId: 1, reason: 'changed' } },
      { type: 'ManifestSubmitted', data: { consignments: 0, leftOut: 1 } },
    ]);
    expect(typesOf(entries)).toEqual(['manifest.consignment_left_out']);
  });
});

describe('a number range', () => {
  const registered: PrefixRangeEvent = {
    type: 'RangeRegistered',
    data: {
      prefixRangeId: 90,
      customerId: 3,
      customerCarrierAccountId: 1,
      format: noFormat,
      from: 1,
      to: 9,
    },
  };
  const allotted = (clientCarrierAccountId: number, clientId: number): PrefixRangeEvent => ({
    type: 'RangeAllotted',
    data: { clientCarrierAccountId, clientId, from: 1, to: 2 },
  });
  const exhausted = (clientCarrierAccountId: number): PrefixRangeEvent => ({
    type: 'RangeExhausted',
    data: { clientCarrierAccountId },
  });

  it('reports to each client only its own account, and counts separately for each', async () => {
    const entries = await publicEventsOfStream('prefixRange-90', [
      registered,
      allotted(500, 7),
      allotted(501, 8),
      exhausted(500),
      exhausted(501),
      exhausted(500),
    ]);
    expect(
      entries.map(({ clientId, subjectId, sequence }) => [clientId, subjectId, sequence]),
    ).toEqual([
      [7, 500, 1],
      [8, 501, 1],
      [7, 500, 2],
    ]);
  });
});
