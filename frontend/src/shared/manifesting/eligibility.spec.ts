import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { manifestEligibility } from './eligibility';

const row = (id: number, part: Partial<ConsignmentListItem> = {}): ConsignmentListItem =>
  ({
    id,
    clientId: 1,
    consignmentType: 'DEFAULT',
    status: 'CREATED',
    connotePrefix: 'SSX',
    dispatchDate: '2026-11-23',
    offer: { carrierId: 1, carrierServiceTypeId: 2, senderAddressId: 3 },
    ...part,
  }) as ConsignmentListItem;

describe('manifest eligibility', () => {
  it('allows a selection that shares everything required', () => {
    expect(manifestEligibility([row(1), row(2)])).toEqual({
      isEligible: true,
      summary: 'Same carrier, service, sender and date',
      message: null,
      differingIds: new Set(),
    });
  });

  it('rejects drafts', () => {
    const { isEligible, summary, message, differingIds } = manifestEligibility([
      row(1),
      row(2, { status: 'DRAFT' }),
    ]);

    expect(isEligible).toBe(false);
    expect(summary).toBe('1 draft');
    expect(message).toBe(
      'All selected consignments must have the same carrier, carrier service type, sender address, consignment type and status not in DRAFT.',
    );
    expect([...differingIds]).toEqual([2]);
  });

  it('names the first difference and marks the differing rows', () => {
    const other = row(3, { offer: { ...row(3).offer, carrierServiceTypeId: 9 } });

    const { summary, differingIds } = manifestEligibility([row(1), row(2), other]);

    expect(summary).toBe('2 service types');
    expect([...differingIds]).toEqual([3]);
  });

  it('marks the rows in the minority, wherever they are, and on a tie the later ones', () => {
    const other = (id: number) => row(id, { connotePrefix: 'NEX' });
    const outliers = (...rows: readonly ConsignmentListItem[]) => [
      ...manifestEligibility(rows).differingIds,
    ];

    expect(outliers(row(1), other(2), other(3))).toEqual([1]);
    expect(outliers(row(1), other(2), row(3))).toEqual([2]);
    expect(outliers(row(1), row(2), other(3), other(4))).toEqual([3, 4]);
  });

  it('rejects different dispatch dates with their own message', () => {
    const { message } = manifestEligibility([row(1), row(2, { dispatchDate: '2026-11-24' })]);

    expect(message).toBe('All selected consignments must have the same dispatch date.');
  });
});
