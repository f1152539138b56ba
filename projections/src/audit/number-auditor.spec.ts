import type { Recorded } from '@contracts/events/domain-event.js';

import { NumberAuditor } from './number-auditor.js';
import { stub } from '../../../test/support/stub.js';

const event = (stream: string, type: string, data: unknown) =>
  stub<Recorded>({ stream, type, data });

const range = 'prefixRange-1';
const allotted = event(range, 'RangeAllotted', { clientCarrierAccountId: 7, from: 100, to: 199 });
const assigned = (...assignments: [number, number][]) =>
  event(range, 'NumbersAssigned', {
    clientCarrierAccountId: 7,
    assignments: assignments.map(([consignmentId, number]) => ({ consignmentId, number })),
  });
const connote = (consignmentId: number, number: number) =>
  event(`consignment-${consignmentId}`, 'ConnoteAssigned', {
    connoteNumber: `SSX${number}`,
    prefixRangeId: 1,
    number,
  });

const defectsOf = (...events: Recorded[]) => {
  const auditor = new NumberAuditor();
  return events.flatMap((each) => auditor.check(each));
};

describe('auditing connote numbers', () => {
  it('reports nothing for numbers in order', () => {
    expect(
      defectsOf(allotted, assigned([1, 100], [2, 101]), connote(1, 100), connote(2, 101)),
    ).toEqual([]);
  });

  it('finds a number that was assigned twice', () => {
    expect(defectsOf(allotted, assigned([1, 100]), assigned([2, 100])).join()).toContain(
      '100 was assigned to consignments 1 and 2',
    );
  });

  it('finds a number outside the block of the account', () => {
    expect(defectsOf(allotted, assigned([1, 200]))).toEqual([
      'prefixRange-1: 200 is outside the numbers of account 7',
    ]);
  });

  it('finds a number that was assigned out of order', () => {
    expect(defectsOf(allotted, assigned([1, 105], [2, 103]))).toEqual([
      'prefixRange-1: 103 was assigned out of order',
    ]);
  });

  it('finds a connote on a consignment that its number was not assigned to', () => {
    expect(defectsOf(allotted, assigned([1, 100]), connote(2, 100))).toEqual([
      'consignment-2 has SSX100, which was not assigned to it',
    ]);
  });

  it('finds a connote used by two consignments', () => {
    const defects = defectsOf(allotted, assigned([1, 100]), connote(1, 100), connote(3, 100));

    expect(defects[0]).toBe('SSX100 is on both consignment-1 and consignment-3');
  });

  it('allows two carriers to have the same connote, but not one', () => {
    const offer = (consignmentId: number, customerCarrierId: number) =>
      event(`consignment-${consignmentId}`, 'OfferSelected', { offer: { customerCarrierId } });
    const issued = (consignmentId: number) =>
      event(`consignment-${consignmentId}`, 'ConnoteAssigned', {
        ...{ connoteNumber: 'SSX100', prefixRangeId: null, number: null },
      });

    expect(defectsOf(offer(1, 21), issued(1), offer(2, 22), issued(2))).toEqual([]);
    expect(defectsOf(offer(1, 21), issued(1), offer(2, 21), issued(2))).toEqual([
      'SSX100 is on both consignment-1 and consignment-2',
    ]);
  });
});
