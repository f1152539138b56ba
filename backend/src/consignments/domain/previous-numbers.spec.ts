import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';

import { heldNumbers } from './previous-numbers.js';
import { stub } from '../../../../test/support/stub.js';

const offerOf = (clientCarrierAccountId: number, prefixRangeId: number) =>
  stub<OfferData>({ clientCarrierAccountId, connoteSource: { prefixRangeId } });

const selected = (offer: OfferData): ConsignmentEvent => ({
  type: 'OfferSelected',
  data: { offer },
});
const assigned = (prefixRangeId: number | null, number: number | null): ConsignmentEvent => ({
  type: 'ConnoteAssigned',
  data: { connoteNumber: `C${number}`, prefixRangeId, number },
});
const numbered = (prefixRangeId: number, from: number, to: number): ConsignmentEvent => ({
  type: 'ItemsNumbered',
  data: {
    prefixRangeId,
    format: { prefix: 'C', digits: 9, checkDigit: 'NONE' },
    blocks: [{ from, to }],
  },
});

const movedAway = [
  selected(offerOf(31, 5)),
  assigned(5, 17),
  numbered(5, 1, 3),
  selected(offerOf(32, 6)),
  assigned(6, 4),
  numbered(6, 8, 9),
];

describe('numbers a consignment has had', () => {
  it('are those of the account and range it returns to', () => {
    expect(heldNumbers(movedAway, offerOf(31, 5))).toEqual({
      number: 17,
      blocks: [{ from: 1, to: 3 }],
    });
  });

  it('leave out the connotes of another account of the range, but not the item numbers', () => {
    expect(heldNumbers(movedAway, offerOf(33, 5))).toEqual({
      number: null,
      blocks: [{ from: 1, to: 3 }],
    });
  });

  it('are those of the range, whatever numbers the account had from another range', () => {
    const movedWithin = [...movedAway, selected(offerOf(31, 6)), assigned(6, 8)];

    expect(heldNumbers(movedWithin, offerOf(31, 5)).number).toBe(17);
    expect(heldNumbers([...movedWithin, numbered(6, 10, 11)], offerOf(31, 5)).blocks).toEqual([
      { from: 1, to: 3 },
    ]);
    expect(heldNumbers([numbered(5, 1, 3), assigned(5, 17)], offerOf(31, 5)).blocks).toEqual([
      { from: 1, to: 3 },
    ]);
  });

  it('do not include one assigned while no offer is selected', () => {
    const cleared: ConsignmentEvent = { type: 'OfferSelected', data: { offer: null } };

    expect(heldNumbers([cleared, assigned(5, 17)], offerOf(31, 5)).number).toBeNull();
  });

  it('are empty if the carrier issued the connote', () => {
    const issued = [selected(offerOf(31, 5)), assigned(null, null)];

    expect(heldNumbers(issued, offerOf(31, 5))).toEqual({ number: null, blocks: [] });
  });
});
