import type { Recorded } from '@contracts/events/domain-event.js';

import { ItemNumberAuditor } from './item-number-auditor.js';
import { stub } from '../../../test/support/stub.js';

const event = (stream: string, type: string, data: unknown) =>
  stub<Recorded>({ stream, type, data });

const registered = event('prefixRange-1', 'RangeRegistered', { itemRange: { from: 50, to: 59 } });
const assigned = (...blocks: [consignmentId: number, from: number, to: number][]) =>
  event('prefixRange-1', 'ItemNumbersAssigned', {
    assignments: blocks.map(([consignmentId, from, to]) => ({ consignmentId, from, to })),
  });
const carries = (consignmentId: number, from: number, to: number) =>
  event(`consignment-${consignmentId}`, 'ItemsNumbered', {
    prefixRangeId: 1,
    blocks: [{ from, to }],
  });

const defectsOf = (...events: Recorded[]) => {
  const auditor = new ItemNumberAuditor();
  return events.flatMap((each) => auditor.check(each));
};

describe('auditing item numbers', () => {
  it('reports nothing for consecutive blocks', () => {
    expect(defectsOf(registered, assigned([1, 50, 52], [2, 53, 53]), carries(1, 50, 52))).toEqual(
      [],
    );
  });

  it('finds numbers that were assigned twice', () => {
    expect(defectsOf(registered, assigned([1, 50, 52]), assigned([2, 52, 54]))).toEqual([
      'prefixRange-1: items 52 to 54 were assigned out of order',
    ]);
  });

  it('finds a gap', () => {
    expect(defectsOf(registered, assigned([1, 51, 52]))).toEqual([
      'prefixRange-1: items 51 to 52 were assigned out of order',
    ]);
  });

  it('finds numbers outside the range', () => {
    expect(defectsOf(registered, assigned([1, 50, 60]))).toEqual([
      'prefixRange-1: item 60 is outside the item range',
    ]);
  });

  it('finds a consignment with the numbers of another', () => {
    expect(defectsOf(registered, assigned([1, 50, 52]), carries(2, 50, 52))).toEqual([
      'consignment-2 has items 50 to 52, which were not assigned to it',
    ]);
  });
});
