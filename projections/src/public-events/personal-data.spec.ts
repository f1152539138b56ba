import fc from 'fast-check';

import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent, ConsignmentEvent } from '@contracts/events/consignment.events.js';
import { publicEventSchema } from '@contracts/public-events/public-event-schemas.js';
import { renderPublicEvent } from '@contracts/public-events/render-public-event.js';
import type { PublicEventRow } from '@read-models/public-event.row.js';

import { foldBatch } from '../platform/fold.js';
import { recorded } from '../testing/recorded.js';
import { address, content, manifested, offer, owner } from '../testing/sample-consignment.js';
import { publicEvents } from './public-events.projection.js';

/** Value of every field that may identify a person: it must not appear anywhere. */
const SECRET = 'Zsófia';

const personal = (id: number): AddressData =>
  address({
    id,
    referenceId: SECRET,
    company: SECRET,
    contactName: SECRET,
    phoneNumber: SECRET,
    email: `${SECRET}@example.com`,
    addressLine1: SECRET,
    addressLine2: SECRET,
    specialInstructions: SECRET,
  });

const personalContent = (changes: Partial<ConsignmentContent> = {}): ConsignmentContent =>
  content({
    sender: personal(1),
    receiver: personal(2),
    specialInstructions: SECRET,
    items: content().items.map((item) => ({ ...item, name: SECRET })),
    ...changes,
  });

const status = fc.constantFrom('PICKED_UP', 'IN_TRANSIT', 'DELIVERED', 'UNABLE_TO_DELIVER');
const occurredAt = '2026-11-24T01:00:00.000Z';

const laterEvent: fc.Arbitrary<ConsignmentEvent> = fc.oneof(
  fc.nat(200).map((pieces): ConsignmentEvent => ({
    type: 'ConsignmentAmended',
    data: { content: personalContent({ references: Array.from({ length: pieces % 20 }, String) }) },
  })),
  fc.nat(99_999).map((totalCents): ConsignmentEvent => ({
    type: 'OfferSelected',
    data: { offer: offer({ totalCents, clientCarrierAccountId: 500 + (totalCents % 2) }) },
  })),
  fc.nat(99).map((number): ConsignmentEvent => ({
    type: 'ConnoteAssigned',
    data: { connoteNumber: `NL${number}`, prefixRangeId: 90, number },
  })),
  fc.constant(manifested(4)),
  fc.tuple(status, fc.boolean()).map(([scanned, isLatest]): ConsignmentEvent => ({
    type: 'TrackingUpdated',
    data: {
      ...{ status: scanned, occurredAt, location: 'Sydney', source: 'CARRIER', isLatest },
      ...{ description: `Left with ${SECRET}`, carrierDescription: SECRET },
    },
  })),
  fc.constantFrom('PICKUP' as const, 'DELIVERY' as const).map((kind): ConsignmentEvent => ({
    type: 'ProofRecorded',
    data: { kind, signedBy: SECRET, signature: SECRET, occurredAt },
  })),
  fc.constant<ConsignmentEvent>({ type: 'PersonalDataErased', data: { parties: ['SENDER'] } }),
  fc.constant<ConsignmentEvent>({ type: 'LabelPrinted', data: { paperworkType: 'LABEL' } }),
);

const life = fc.array(laterEvent, { maxLength: 15 }).map((events): ConsignmentEvent[] => [
  {
    type: 'ConsignmentCreated',
    data: { consignmentId: 1, owner: { ...owner, clientName: SECRET }, content: personalContent() },
  },
  { type: 'OfferSelected', data: { offer: offer() } },
  ...events,
]);

async function projected(events: readonly ConsignmentEvent[]) {
  const actor = { id: 1, name: SECRET, kind: 'USER', onBehalfOf: SECRET } as const;
  return foldBatch(publicEvents, recorded('consignment-1', events, { actor }), {
    load: () => Promise.resolve(new Map()),
  });
}

describe('whatever happens to a consignment', () => {
  it('identifies no person: neither in the journal, nor in its context, nor in a payload', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (events) => {
        const { tables, entries } = await projected(events);
        const payloads = (entries as PublicEventRow[]).map(renderPublicEvent);
        expect(JSON.stringify([tables, entries, payloads])).not.toContain(SECRET);
      }),
      { numRuns: 300 },
    );
  });

  it('has the fields of its schema, and counts without a gap', async () => {
    await fc.assert(
      fc.asyncProperty(life, async (events) => {
        const rows = (await projected(events)).entries as PublicEventRow[];
        expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
        for (const { type, data } of rows.map(renderPublicEvent)) {
          const { properties } = publicEventSchema(type) as unknown as {
            properties: { data: { properties: object } };
          };
          expect(Object.keys(data).sort()).toEqual(Object.keys(properties.data.properties).sort());
        }
      }),
      { numRuns: 300 },
    );
  });
});
