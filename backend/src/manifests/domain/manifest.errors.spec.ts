import type { DomainError, DomainErrorKind } from '../../platform/domain-error.js';
import {
  CannotManifest,
  ManifestsNotFound,
  NotSubmitted,
  InvalidPickupTimes,
  RolloverRequired,
} from './manifest.errors.js';

describe('an error of a manifest', () => {
  it.each<[code: string, kind: DomainErrorKind, create: () => DomainError]>([
    ['manifest.empty', 'conflict', () => new CannotManifest('empty')],
    ['manifest.different_kinds', 'conflict', () => new CannotManifest('different_kinds')],
    ['manifest.different_dates', 'conflict', () => new CannotManifest('different_dates')],
    ['manifest.deleted', 'conflict', () => new CannotManifest('deleted')],
    ['manifest.manifested', 'conflict', () => new CannotManifest('manifested')],
    ['manifest.rollover_required', 'conflict', () => new RolloverRequired('2026-03-09')],
    ['manifest.pickup_times', 'invalid', () => new InvalidPickupTimes('incomplete')],
    ['manifest.not_submitted', 'conflict', () => new NotSubmitted()],
    ['record.not_found', 'notFound', () => new ManifestsNotFound([90])],
  ])('returns %s as %s', (code, kind, create) => {
    const error = create();

    expect([error.code, error.kind]).toEqual([code, kind]);
  });

  it('names the consignments that prevent it', () => {
    expect(new CannotManifest('deleted', { consignmentIds: [2] }).details).toEqual({
      consignmentIds: [2],
    });
  });

  it('MAN-82 GAP-44 returns the date to accept', () => {
    expect(new RolloverRequired('2026-03-09').details).toEqual({ dispatchDate: '2026-03-09' });
  });

  it('GAP-38 names every manifest that was not found', () => {
    expect(new ManifestsNotFound([90, 91])).toMatchObject({
      message: 'Manifest not found: 90, 91',
      details: { missingIds: [90, 91] },
    });
  });
});
