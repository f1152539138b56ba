import {
  after,
  manifested,
  manifestedAfter,
  ready,
  scan,
  summaryAfter,
} from '../testing/consignment.fixture.js';
import { correctTracking, recordProof, updateTracking, whenManifested } from './tracking.js';

const inTransit = {
  status: 'IN_TRANSIT',
  occurredAt: '2026-03-04T01:00:00.000Z',
  location: 'Albury',
  description: 'On its way',
  carrierDescription: 'LINEHAUL',
} as const;
const onTheRoad = manifestedAfter(...ready, manifested);

describe("recording a carrier's scan", () => {
  it('TRK-10 updates the status', () => {
    const events = updateTracking(onTheRoad, inTransit);

    expect(events).toEqual([scan()]);
    expect(summaryAfter(...ready, manifested, ...events).status).toBe('IN_TRANSIT');
  });

  it('changes nothing the second time', () => {
    expect(updateTracking(manifestedAfter(...ready, manifested, scan()), inTransit)).toEqual([]);
  });

  it('is a separate scan at a different location', () => {
    const consignment = manifestedAfter(...ready, manifested, scan());

    expect(updateTracking(consignment, { ...inTransit, location: 'Yass' })).toHaveLength(1);
  });

  it('leaves the status alone when a newer scan came first', () => {
    const delivered = scan({ status: 'DELIVERED', occurredAt: '2026-03-05T01:00:00.000Z' });
    const events = updateTracking(manifestedAfter(...ready, manifested, delivered), inTransit);

    expect(events).toEqual([scan({ isLatest: false })]);
    expect(summaryAfter(...ready, manifested, delivered, ...events).status).toBe('DELIVERED');
  });

  it('updates the status when the scan is as recent or newer', () => {
    const consignment = manifestedAfter(...ready, manifested, scan());
    const delivered = { ...inTransit, status: 'DELIVERED' as const };
    const later = { ...delivered, occurredAt: '2026-03-04T01:00:00.001Z' };

    for (const next of [delivered, later])
      expect(updateTracking(consignment, next)).toEqual([
        scan({ status: 'DELIVERED', occurredAt: next.occurredAt, isLatest: true }),
      ]);
  });

  it('is ignored before the manifest', () => {
    const update = whenManifested((consignment) => updateTracking(consignment, inTransit));

    expect(update(after(...ready))).toEqual([]);
    expect(update(onTheRoad)).toEqual([scan()]);
  });
});

describe('correcting the status manually', () => {
  it('can move it back', () => {
    const delivered = after(...ready, manifested, scan({ status: 'DELIVERED' }));

    expect(correctTracking(delivered, inTransit)).toEqual([scan({ source: 'MANUAL' })]);
  });

  it('TRK-15 is rejected when the status is the same', () => {
    expect(() => correctTracking(after(...ready, manifested, scan()), inTransit)).toThrow(
      'Status is not changed',
    );
  });

  it('changes nothing when the same update was recorded before', () => {
    const history = [scan(), scan({ status: 'DELIVERED', occurredAt: '2026-03-05T01:00:00.000Z' })];

    expect(correctTracking(after(...ready, manifested, ...history), inTransit)).toEqual([]);
  });

  it('is rejected while the consignment is open', () => {
    expect(() => correctTracking(after(...ready), inTransit)).toThrow(
      'Consignment is not manifested',
    );
  });
});

describe('recording a proof', () => {
  const proof = {
    kind: 'DELIVERY',
    signedBy: 'B. Banks',
    signature: null,
    occurredAt: '2026-03-05T01:00:00.000Z',
  } as const;
  const proven = { type: 'ProofRecorded', data: proof } as const;

  it('stores the signer', () => {
    expect(recordProof(onTheRoad, proof)).toEqual([proven]);
  });

  it('stores only the first of each kind', () => {
    const history = manifestedAfter(...ready, manifested, proven);

    expect(recordProof(history, { ...proof, signedBy: 'Somebody else' })).toEqual([]);
    expect(recordProof(history, { ...proof, kind: 'PICKUP' })).toHaveLength(1);
  });

  it('is ignored before the manifest', () => {
    const addProof = whenManifested((consignment) => recordProof(consignment, proof));

    expect(addProof(after(...ready))).toEqual([]);
    expect(addProof(onTheRoad)).toEqual([proven]);
  });
});
