import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import { publication } from '@contracts/public-events/publication.js';

import { recorded } from '../testing/recorded.js';
import {
  connote,
  content,
  created,
  manifested,
  offer,
  owner,
  scanned,
} from '../testing/sample-consignment.js';
import { noFormat, publicEventsOf, consignment, typesOf } from './public-events.fixture.js';

const drafted: ConsignmentEvent = {
  type: 'ConsignmentDrafted',
  data: { consignmentId: 1, owner, content: content() },
};
const amended: ConsignmentEvent = { type: 'ConsignmentAmended', data: { content: content() } };
const offered = (changes: Parameters<typeof offer>[0] = {}): ConsignmentEvent => ({
  type: 'OfferSelected',
  data: { offer: offer(changes) },
});
const asCreated = created(1)[0]!;

describe('a draft', () => {
  it('is private, whatever happens to it', async () => {
    const deleted: ConsignmentEvent = { type: 'ConsignmentDeleted', data: {} };
    const restored: ConsignmentEvent = { type: 'ConsignmentRestored', data: {} };
    expect(await consignment(drafted, offered(), amended, deleted, restored)).toEqual([]);
  });

  it('is published once, when its connote is assigned', async () => {
    const entries = await consignment(drafted, offered(), asCreated, connote(1));
    expect(entries).toMatchObject([
      {
        type: 'consignment.created',
        sequence: 1,
        clientId: 7,
        customerId: 3,
        position: '0000000000000000004',
        facts: {
          connoteNumber: 'NL00000001',
          references: ['PO-1001'],
          receiver: { suburb: 'Brunswick', state: 'VIC', postcode: '3056' },
          pieces: 3,
          weightGrams: 37_500,
          totalCents: 4_840,
          carrier: 'Northline',
        },
      },
    ]);
  });

  it('needs no connote if the carrier issues it, which is published when it arrives', async () => {
    const entries = await consignment(
      asCreated,
      offered({ isApiBasedConnote: true }),
      manifested(4),
      connote(9),
    );
    expect(typesOf(entries)).toEqual([
      'consignment.created',
      'consignment.manifested',
      'consignment.connote_assigned',
    ]);
    expect(entries[0]?.facts).toMatchObject({ connoteNumber: null });
    expect(entries[2]?.facts).toMatchObject({
      connoteNumber: 'NL00000009',
      previousConnoteNumber: null,
    });
  });
});

describe('a consignment', () => {
  it('counts its events without a gap', async () => {
    const entries = await consignment(
      ...created(1),
      amended,
      { type: 'ItemsNumbered', data: { prefixRangeId: 1, format: noFormat, blocks: [] } },
      manifested(4),
      scanned('PICKED_UP'),
      scanned('DELIVERED'),
    );
    expect(entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(typesOf(entries)).toEqual([
      'consignment.created',
      'consignment.updated',
      'consignment.manifested',
      'tracking.updated',
      'consignment.picked_up',
      'tracking.updated',
      'consignment.delivered',
    ]);
    expect(entries.slice(3, 5).map(({ ordinal }) => ordinal)).toEqual([0, 1]);
  });

  it('contains the previous price and connote', async () => {
    const other = { clientCarrierAccountId: 501, totalCents: 9_000 };
    const entries = await consignment(...created(1), offered(other), connote(2));
    expect(entries.slice(1)).toMatchObject([
      {
        type: 'consignment.offer_changed',
        facts: { previousTotalCents: 4_840, totalCents: 9_000 },
      },
      {
        type: 'consignment.connote_assigned',
        facts: { connoteNumber: 'NL00000002', previousConnoteNumber: 'NL00000001' },
      },
    ]);
  });

  it('reaches a milestone once, and not through a late or repeated scan', async () => {
    const entries = await consignment(
      ...created(1),
      manifested(4),
      scanned('DELIVERED'),
      scanned('DELIVERED'),
      scanned('PICKED_UP', false),
    );
    expect(typesOf(entries).slice(2)).toEqual([
      'tracking.updated',
      'consignment.delivered',
      'tracking.updated',
      'tracking.updated',
    ]);
  });

  it.each([
    ['2026-11-24T12:59:00.000Z', true],
    ['2026-11-24T13:00:00.000Z', false],
  ])(
    "that is delivered at %s is on time in its receiver's time zone: %s",
    async (occurredAt, isOnTime) => {
      const scan = scanned('DELIVERED') as Extract<ConsignmentEvent, { type: 'TrackingUpdated' }>;
      const entries = await consignment(...created(1), manifested(4), {
        ...scan,
        data: { ...scan.data, occurredAt },
      });
      expect(entries.at(-1)).toMatchObject({ occurredAt, facts: { isOnTime } });
    },
  );
});

describe('a scan', () => {
  // Postgres stores no half of a surrogate pair: the entry would stop the journal of every customer
  it('from a place with a long name is published with whole characters only', async () => {
    const scan = scanned('PICKED_UP') as Extract<ConsignmentEvent, { type: 'TrackingUpdated' }>;
    const location = `${'x'.repeat(99)}\ud83d\ude9a depot`;
    const entries = await consignment(...created(1), manifested(4), {
      ...scan,
      data: { ...scan.data, location },
    });
    expect(entries.at(-1)?.facts).toMatchObject({ location: 'x'.repeat(99) });
  });
});

describe('an entry', () => {
  it('always has the id of its event and type', async () => {
    const events = recorded('consignment-1', created(1)).map((event, index) => ({
      ...event,
      id: `00000000-0000-0000-0000-00000000000${index}`,
    }));
    const entries = await publicEventsOf(events);
    expect(entries.map(({ id }) => id)).toEqual(['evt_022KSWB99PPSEANAW7HHJZ04KG']);
  });

  it('follows only from events mapped as public', async () => {
    const events = recorded('consignment-1', [
      ...created(1),
      amended,
      manifested(4),
      scanned('DELIVERED'),
    ]);
    const byPosition = new Map(events.map(({ position, type }) => [position, type]));
    for (const { position, type } of await publicEventsOf(events))
      expect(publication[byPosition.get(position)!]).toContain(type);
  });
});
