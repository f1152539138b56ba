import { manifestRecord } from '../../manifests/testing/manifest.fixture.js';
import { record } from '../../paperwork/testing/paper.fixture.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.queries.js';
import type { CarrierConnection } from '../records/carrier-connections.js';
import type { CarrierIntegration, CarrierWork } from './carrier-integration.js';

/** An integration and its server, as the contract needs them. */
export interface IntegrationSubject {
  readonly integration: CarrierIntegration;
  readonly connection: CarrierConnection;
  /** Consignments handed over to the carrier, one entry for each copy it holds. */
  readonly consignments: () => readonly string[];
  readonly bookings: () => number;
  /** From here on the server closes every connection, before or after processing the request. */
  readonly fail: (when: 'BEFORE' | 'AFTER' | 'NEVER') => void;
  readonly close: () => Promise<void>;
}

const window = { readyTime: '2026-03-03T03:00:00.000Z', closingTime: '2026-03-03T05:00:00.000Z' };

function workOf({ connection }: IntegrationSubject, id: number): CarrierWork {
  const manifest = {
    ...manifestRecord({ id, manifestNumber: `MAN-${id}`, window }),
    bookingVia: 'CARRIER_API',
    transmissionNumber: 1,
  } satisfies OutboundManifest;
  const members = [0, 1].map((index) => ({ ...record({}, { connote: null }), id: id + index }));
  return { manifest, members, connection };
}

/** Contract for every carrier integration. */
export function describeCarrierIntegration(open: () => Promise<IntegrationSubject>): void {
  let subject: IntegrationSubject;
  let work: CarrierWork;
  let lastId = 100;

  beforeEach(async () => {
    subject = await open();
    work = workOf(subject, (lastId += 100));
  });
  afterEach(() => subject.close());

  const transmit = (isRepeated = false) =>
    subject.integration.transmit(work, { messageId: `event-${work.manifest.id}`, isRepeated });

  it('hands over a manifest and returns a reference and the connotes issued by the carrier', async () => {
    const { receipt } = await transmit();

    expect(receipt.reference).not.toBe('');
    expect(receipt.connotes.map(({ consignmentId }) => consignmentId)).toEqual(
      work.members.map(({ id }) => id),
    );
    expect(new Set(receipt.connotes.map(({ connoteNumber }) => connoteNumber)).size).toBe(2);
    expect(subject.consignments()).toHaveLength(2);
  });

  it('does not hand anything over twice when repeated, and returns the same result', async () => {
    const first = await transmit();

    expect(await transmit(true)).toEqual(first);
    expect(subject.consignments()).toHaveLength(2);
  });

  it('finds the shipments that arrived when the response was lost', async () => {
    subject.fail('AFTER');
    await transmit().catch(() => undefined);
    subject.fail('NEVER');

    await transmit(true);

    expect(new Set(subject.consignments()).size).toBe(2);
    expect(subject.consignments()).toHaveLength(2);
  });

  it('reports that a carrier is unavailable, so that it is retried', async () => {
    subject.fail('BEFORE');

    await expect(transmit()).rejects.toBeInstanceOf(TransferFailed);
    expect(subject.consignments()).toEqual([]);
  });

  it('books a pickup, and returns its reference', async () => {
    expect(await subject.integration.book(work, window)).not.toBe('');
    expect(subject.bookings()).toBe(1);
  });

  it('reports that a pickup could not be booked', async () => {
    subject.fail('BEFORE');

    await expect(subject.integration.book(work, window)).rejects.toBeInstanceOf(TransferFailed);
    expect(subject.bookings()).toBe(0);
  });
}
