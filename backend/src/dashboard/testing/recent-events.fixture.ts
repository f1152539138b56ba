import type { DataSource } from 'typeorm';

import type { FactsOf } from '@contracts/public-events/public-event-facts.js';
import { PublicEventRow } from '@read-models/public-event.row.js';

import { NOON } from './dashboard.fixture.js';

type EventType =
  | 'tracking.updated'
  | `consignment.${'created' | 'updated' | 'offer_changed' | 'label_printed' | 'restored' | 'manifested'}`
  | `manifest.${'submitted' | 'transmitted' | 'transmission_failed'}`;

const receiver = { suburb: 'BROOME', state: 'WA', postcode: '6725' };
const consignment = (id: number) => ({
  consignmentId: id,
  connoteNumber: `NL0000000${id}`,
  references: [],
  receiver,
});
const manifest = (id: number) => ({
  manifestId: id,
  manifestNumber: `MAN-${id}`,
  carrier: 'Coastal',
});
const scan = { location: null, source: 'CARRIER', isLatest: true } as const;
const offer = { carrier: 'Coastal', service: 'Road', etaDate: null, previousTotalCents: 9000 };

/** A public event of client 10 or, with its id, of another. */
function event<One extends EventType>(
  type: One,
  secondsAgo: number,
  facts: FactsOf<One>,
  clientId = 10,
) {
  return { type, secondsAgo, facts, clientId };
}

const HOUR = 3600;

/** The last day of two clients, newest first. */
const events = [
  event('consignment.created', 30, { ...consignment(9), ...createdFacts() }, 20),
  event('consignment.label_printed', 60, { ...consignment(1), paperworkType: 'LABEL' }),
  event('consignment.label_printed', 60, { ...consignment(2), paperworkType: 'LABEL' }),
  event('consignment.label_printed', 61, { ...consignment(2), paperworkType: 'CONSIGNMENT' }),
  event('consignment.label_printed', 62, { ...consignment(3), paperworkType: 'LABEL' }),
  event('consignment.offer_changed', 300, { ...consignment(2), ...offer, totalCents: 9635 }),
  event('consignment.updated', 300, { ...consignment(2), revision: 2 }),
  event('consignment.restored', 400, consignment(3)),
  event('manifest.transmission_failed', 500, { ...manifest(2), attempt: 3, nextTryAt: null }),
  event('manifest.transmission_failed', 600, { ...manifest(2), attempt: 2, nextTryAt: 'soon' }),
  event('manifest.transmitted', 700, manifest(1)),
  event('tracking.updated', 800, { ...consignment(5), ...scan, status: 'PICKUP_BOOKED' }),
  event('tracking.updated', 810, {
    ...consignment(5),
    ...scan,
    status: 'IN_TRANSIT',
    isLatest: false,
  }),
  event('consignment.manifested', 900, {
    ...consignment(5),
    manifestId: 1,
    manifestNumber: 'MAN-1',
  }),
  event('manifest.submitted', 901, { ...manifest(1), consignments: 6, leftOut: 0 }),
  event('tracking.updated', 3 * HOUR, { ...consignment(1), ...scan, status: 'UNABLE_TO_DELIVER' }),
  event('tracking.updated', 4 * HOUR, {
    ...consignment(1),
    ...scan,
    status: 'OUT_FOR_DELIVERY',
    location: 'Kununurra depot',
  }),
  event('consignment.restored', 25 * HOUR, consignment(4)),
];

function createdFacts() {
  return {
    consignmentType: 'DEFAULT',
    creationMethod: 'WEB',
    dispatchDate: '2026-11-18',
    etaDate: null,
    carrier: 'Coastal',
    service: 'Road',
    pieces: 1,
    weightGrams: 1000,
    totalCents: 9000,
    gstCents: 818,
  } as const;
}

/** Inserts the public events of the last day. */
export async function fillRecentEvents(database: DataSource): Promise<void> {
  await database.getRepository(PublicEventRow).insert(
    events.map(({ type, secondsAgo, facts, clientId }, index) => {
      const at = NOON.minus({ seconds: secondsAgo }).toUTC().toISO() ?? '';
      return {
        id: `evt_${index}`,
        position: String(1000 - index).padStart(19, '0'),
        ordinal: 0,
        type,
        version: 1,
        subjectKind: type.startsWith('manifest') ? ('manifest' as const) : ('consignment' as const),
        subjectId: index,
        sequence: 1,
        clientId,
        customerId: clientId === 20 ? 2 : 1,
        occurredAt: at,
        recordedAt: at,
        facts,
      };
    }),
  );
}
