import {
  after,
  deleted,
  drafted,
  manifested,
  ready,
  summaryAfter,
} from '../testing/consignment.fixture.js';
import { AlreadyDeleted, NotDeleted, NotOpen } from './consignment.errors.js';
import { deleteConsignment, restore } from './removal.js';

describe('deleting', () => {
  it.each([
    ['a draft', [drafted()]],
    ['a created consignment', ready],
  ])('deletes %s', (_case, history) => {
    expect(deleteConsignment(after(...history))).toEqual([deleted]);
  });

  it('keeps the number', () => {
    expect(summaryAfter(...ready, deleted).connote?.connoteNumber).toBe('LKIZ00000387');
  });

  it('is rejected a second time', () => {
    expect(() => deleteConsignment(after(...ready, deleted))).toThrow(AlreadyDeleted);
  });

  it('is rejected once manifested', () => {
    expect(() => deleteConsignment(after(...ready, manifested))).toThrow(NotOpen);
  });
});

describe('restoring', () => {
  const restored = { type: 'ConsignmentRestored', data: {} } as const;

  it('returns it to its earlier state', () => {
    expect(restore(after(...ready, deleted))).toEqual([restored]);
    expect(after(...ready, deleted, restored)).toEqual(after(...ready));
  });

  it('is rejected while not deleted', () => {
    expect(() => restore(after(...ready))).toThrow(NotDeleted);
  });
});
