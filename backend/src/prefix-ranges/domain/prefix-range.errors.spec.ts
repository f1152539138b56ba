import type { DomainError, DomainErrorKind } from '../../platform/domain-error.js';
import {
  ConnotesExhausted,
  ItemNumbersExhausted,
  ItemRangeOverlapsConnotes,
  NoNumbersAllotted,
  NotEnoughNumbers,
  NumberTooLong,
  RangeNotInUse,
  InvalidRange,
} from './prefix-range.errors.js';

describe('an error of a prefix range', () => {
  it.each<[code: string, kind: DomainErrorKind, create: () => DomainError]>([
    ['prefix_range.exhausted', 'conflict', () => new ConnotesExhausted()],
    ['prefix_range.items_exhausted', 'conflict', () => new ItemNumbersExhausted()],
    ['prefix_range.items_meet_connotes', 'invalid', () => new ItemRangeOverlapsConnotes()],
    ['prefix_range.not_allotted', 'conflict', () => new NoNumbersAllotted()],
    ['prefix_range.not_enough', 'conflict', () => new NotEnoughNumbers(6)],
    ['prefix_range.number_too_long', 'invalid', () => new NumberTooLong()],
    ['prefix_range.not_valid', 'invalid', () => new InvalidRange()],
    ['prefix_range.withdrawn', 'conflict', () => new RangeNotInUse()],
  ])('has code %s and kind %s', (code, kind, create) => {
    const error = create();

    expect([error.code, error.kind]).toEqual([code, kind]);
  });

  it('ACCT-64 returns how many numbers are left', () => {
    expect(new NotEnoughNumbers(6)).toMatchObject({
      message: 'Only 6 connote numbers are left in the master range',
      details: { remaining: 6 },
    });
  });
});
