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

describe('manifesting a selection', () => {
  it('is possible when everything that matters is the same', () => {
    expect(manifestEligibility([row(1), row(2)])).toMatchObject({
      isEligible: true,
      message: null,
    });
  });

  it('is refused while a draft is among them', () => {
    const { message, oddIds } = manifestEligibility([row(1), row(2, { status: 'DRAFT' })]);

    expect(message).toBe(
      'All selected consignments must have the same carrier, carrier service type, sender address, consignment type and status not in DRAFT.',
    );
    expect([...oddIds]).toEqual([2]);
  });

  it('names the first thing that differs, and marks the odd ones out', () => {
    const other = row(3, { offer: { ...row(3).offer, carrierServiceTypeId: 9 } });

    const { summary, oddIds } = manifestEligibility([row(1), row(2), other]);

    expect(summary).toBe('2 service types');
    expect([...oddIds]).toEqual([3]);
  });

  it('is refused for different dispatch dates with words of its own', () => {
    const { message } = manifestEligibility([row(1), row(2, { dispatchDate: '2026-11-24' })]);

    expect(message).toBe('All selected consignments must have the same dispatch date.');
  });
});
