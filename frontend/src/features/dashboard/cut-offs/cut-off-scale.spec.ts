import type { CutOffView } from '@contracts/views/dashboard.view';

import { besideCutOff, cutOffScale, cutOffStatus, timeLeft } from './cut-off-scale';

const none = { count: 0, list: 'consignment/list' as const, query: {} };

const cutOff = (cutOffAt: string): CutOffView => ({
  customerCarrierId: 1,
  carrierId: 1,
  carrier: 'Southern Cross Freight',
  cutOffAt,
  dispatchDate: '2026-11-18',
  localTimes: [{ state: 'NSW', time: '15:00' }],
  clients: null,
  state: 'EMPTY',
  open: none,
  manifested: none,
  pickup: { kind: 'NOT_NEEDED', from: null, to: null, reference: null, status: null },
  failedManifests: [],
});
/** 2:52 pm in Sydney. */
const now = '2026-11-18T03:52:00Z';

describe("today's cut-offs", () => {
  it('are drawn on a scale of whole hours', () => {
    const { hours, positionOf } = cutOffScale(
      [cutOff('2026-11-18T02:00:00Z'), cutOff('2026-11-18T06:00:00Z')],
      now,
      'Australia/Sydney',
    );

    expect(hours.map(({ label }) => label)).toEqual([
      '12 pm',
      '1 pm',
      '2 pm',
      '3 pm',
      '4 pm',
      '5 pm',
      '6 pm',
    ]);
    expect(positionOf('2026-11-18T04:00:00Z')).toBe(50);
    expect(positionOf('2026-11-19T04:00:00Z')).toBe(100);
  });

  it('are amber in the last hour and done afterwards', () => {
    expect(cutOffStatus(cutOff('2026-11-18T04:30:00Z'), now)).toEqual({
      state: 'soon',
      minutesLeft: 38,
    });
    expect(cutOffStatus(cutOff('2026-11-18T06:00:00Z'), now).state).toBe('ahead');
    expect(cutOffStatus(cutOff('2026-11-18T03:52:00Z'), now).state).toBe('done');
    expect([timeLeft(38.9), timeLeft(128)]).toEqual(['38 min', '2 h 08 min']);
  });

  it('have text about the pickup that covers neither their time nor the time left', () => {
    expect(besideCutOff(40, 20, 20)).toEqual({ left: 'calc(40% + 70px)' });
    expect(besideCutOff(60, 20, 32)).toEqual({ right: 'calc(80% + 10px)' });
    expect(besideCutOff(75, 50, 20)).toEqual({ right: 'calc(50% + 10px)' });
    // the bar of the time left is never narrower than its text
    expect(besideCutOff(75, 74, 20)).toEqual({ right: 'calc(39% + 10px)' });
    expect(besideCutOff(75, 90, 20)).toEqual({ right: 'calc(25% + 10px)' });
  });
});
