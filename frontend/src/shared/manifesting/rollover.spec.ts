import { listed } from '../../../test/freight';
import { rolloverOf, rolloverTo } from './rollover';

const TODAY = '2030-01-08';
const leaving = (dispatchDate: string, earliestDispatchDate = TODAY) =>
  listed(1, { dispatchDate }, { earliestDispatchDate });

describe('rollover', () => {
  it.each([
    ['today, before the cut-off', [leaving(TODAY)], null],
    ['a day ahead', [leaving('2030-01-10')], null],
    ['in the past', [leaving('2030-01-04')], TODAY],
    ['today, after the cut-off', [leaving(TODAY, '2030-01-09')], '2030-01-09'],
    ['in the past, after the cut-off', [leaving('2030-01-04', '2030-01-09')], '2030-01-09'],
    ['on different dates', [leaving('2030-01-09'), leaving('2030-01-11')], '2030-01-11'],
    [
      'on different dates, the latest first',
      [leaving('2030-01-11'), leaving('2030-01-09')],
      '2030-01-11',
    ],
    ['of no consignment', [], null],
  ])('MAN-79 MAN-80 MAN-81 for a dispatch %s', (_when, consignments, to) => {
    expect(rolloverOf(consignments, TODAY)?.to ?? null).toBe(to);
  });

  it('MAN-82 names exactly the consignments that move', () => {
    const both = [leaving('2030-01-09'), listed(2, { dispatchDate: '2030-01-11' })];

    expect(rolloverTo(both, '2030-01-11')?.moved).toEqual([
      { connoteNumber: 'SCF1', from: '2030-01-09' },
    ]);
  });
});
