import { after, manifested, ready, scan } from '../testing/consignment-fixtures.js';
import { correctTracking, recordProof, updateTracking } from './tracking.js';

const inTransit = {
  status: 'IN_TRANSIT',
  occurredAt: '2026-03-04T01:00:00.000Z',
  location: 'Albury',
  description: 'On its way',
  carrierDescription: 'LINEHAUL',
} as const;
const onTheRoad = after(...ready, manifested);

describe("recording a carrier's scan", () => {
  it('TRK-10 moves the status on', () => {
    const events = updateTracking(onTheRoad, inTransit);

    expect(events).toEqual([scan()]);
    expect(after(...ready, manifested, ...events).status).toBe('IN_TRANSIT');
  });

  it('changes nothing when it came before', () => {
    expect(updateTracking(after(...ready, manifested, scan()), inTransit)).toEqual([]);
  });

  it('is another scan at another place', () => {
    const known = after(...ready, manifested, scan());

    expect(updateTracking(known, { ...inTransit, location: 'Yass' })).toHaveLength(1);
  });

  it('leaves the status alone when a newer one came first', () => {
    const delivered = scan({ status: 'DELIVERED', occurredAt: '2026-03-05T01:00:00.000Z' });
    const events = updateTracking(after(...ready, manifested, delivered), inTransit);

    expect(events).toEqual([scan({ isLatest: false })]);
    expect(after(...ready, manifested, delivered, ...events).status).toBe('DELIVERED');
  });

  it('means nothing before the manifest', () => {
    expect(updateTracking(after(...ready), inTransit)).toEqual([]);
  });
});

describe('correcting the status by hand', () => {
  it('may take it back', () => {
    const delivered = after(...ready, manifested, scan({ status: 'DELIVERED' }));

    expect(correctTracking(delivered, inTransit)).toEqual([scan({ source: 'MANUAL' })]);
  });

  it('TRK-15 is refused when the status is the same', () => {
    expect(() => correctTracking(after(...ready, manifested, scan()), inTransit)).toThrow(
      'Status is not changed',
    );
  });

  it('changes nothing when the very update came before', () => {
    const history = [scan(), scan({ status: 'DELIVERED', occurredAt: '2026-03-05T01:00:00.000Z' })];

    expect(correctTracking(after(...ready, manifested, ...history), inTransit)).toEqual([]);
  });

  it('is refused while the consignment is open', () => {
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

  it('keeps who signed', () => {
    expect(recordProof(onTheRoad, proof)).toEqual([proven]);
  });

  it('keeps the first of each kind', () => {
    const history = after(...ready, manifested, proven);

    expect(recordProof(history, { ...proof, signedBy: 'Somebody else' })).toEqual([]);
    expect(recordProof(history, { ...proof, kind: 'PICKUP' })).toHaveLength(1);
  });

  it('means nothing before the manifest', () => {
    expect(recordProof(after(...ready), proof)).toEqual([]);
  });
});
