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
  it('allows a selection that shares everything that matters', () => {
    expect(manifestEligibility([row(1), row(2)])).toMatchObject({
      isEligible: true,
      message: null,
    });
  });

  it('rejects drafts', () => {
    const { message, oddIds } = manifestEligibility([row(1), row(2, { status: 'DRAFT' })]);

    expect(message).toBe(
      'All selected consignments must have the same carrier, carrier service type, sender address, consignment type and status not in DRAFT.',
    );
    expect([...oddIds]).toEqual([2]);
  });

  it('names the first difference and marks the differing rows', () => {
    const other = row(3, { offer: { ...row(3).offer, carrierServiceTypeId: 9 } });

    const { summary, oddIds } = manifestEligibility([row(1), row(2), other]);

    expect(summary).toBe('2 service types');
    expect([...oddIds]).toEqual([3]);
  });

  it('rejects different dispatch dates with their own message', () => {
    const { message } = manifestEligibility([row(1), row(2, { dispatchDate: '2026-11-24' })]);

    expect(message).toBe('All selected consignments must have the same dispatch date.');
  });
});
