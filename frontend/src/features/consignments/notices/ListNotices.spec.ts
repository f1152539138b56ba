import { DateTime } from 'luxon';

import { listed } from '../../../../test/freight';
import { nextCutOff } from './ListNotices';

const now = DateTime.fromISO('2030-01-08T04:00:00Z');
const due = (id: number, at: string | null, carrierDisplayName = 'Southern Cross Freight') =>
  listed(id, {}, { carrierCutOffDateTime: at, carrierDisplayName });

describe('next cut-off', () => {
  it('is the nearest within the hour, with all consignments to manifest before it', () => {
    const rows = [
      due(1, '2030-01-08T04:50:00Z', 'Banksia Express'),
      due(2, '2030-01-08T04:38:00Z'),
      due(3, '2030-01-08T04:38:00Z'),
    ];

    expect(nextCutOff(rows, now)).toMatchObject({
      carrier: 'Southern Cross Freight',
      minutesLeft: 38,
      ids: [2, 3],
    });
  });

  it.each([
    ['is past', '2030-01-08T03:59:00Z'],
    ['is an hour away', '2030-01-08T05:00:00Z'],
    ['is not known', null],
  ])('is not shown when it %s', (_when, at) => {
    expect(nextCutOff([due(1, at)], now)).toBeNull();
  });

  it('ignores drafts', () => {
    const draft = { ...due(1, '2030-01-08T04:38:00Z'), status: 'DRAFT' as const };

    expect(nextCutOff([draft], now)).toBeNull();
  });
});
