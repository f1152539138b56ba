import { DataSource } from 'typeorm';

import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import { publicEventTypes } from '@contracts/public-events/public-event-types.js';
import { renderPublicEvent } from '@contracts/public-events/render-public-event.js';
import { upcasters } from '@contracts/events/upcasters.js';
import type { PublicEventView } from '@contracts/views/public-event.view.js';
import { withUpcasters } from '@event-store/upcasting.js';

import { PublicEventQueries } from '../../backend/src/event-feed/queries/public-event.queries.js';
import { publicEvents } from '../../projections/src/public-events/public-events.projection.js';
import { followProjection } from '../../projections/src/testing/follow-projection.js';
import {
  openReadModels,
  type ReadModelDatabase,
} from '../../projections/src/testing/read-model-database.js';
import { fresh } from '../../projections/src/testing/recorded.js';
import {
  connote,
  created,
  manifested,
  offer,
} from '../../projections/src/testing/sample-consignment.js';
import {
  appendRecordedStream,
  readRecordedStream,
  recordedStreamNames,
} from '../replay/recorded-stream.js';
import { validatorOf } from '../support/documented-responses.js';
import { parseJson } from '../support/json.js';

/** Events that the recorded streams lack: a connote that changes, and a failed delivery. */
const remaining: readonly ConsignmentEvent[] = [
  ...created(1),
  { type: 'OfferSelected', data: { offer: offer({ clientCarrierAccountId: 501 }) } },
  connote(2),
  manifested(4),
  {
    type: 'TrackingUpdated',
    data: {
      ...{ status: 'UNABLE_TO_DELIVER', occurredAt: '2026-11-24T01:00:00.000Z', isLatest: true },
      ...{ location: null, description: '', carrierDescription: null, source: 'MANUAL' },
    },
  },
];

const inNewestSchema = fresh(remaining).map((event) => ({
  ...event,
  metadata: { ...event.metadata, schemaVersion: 3 },
}));

/** Public events of a store, with the bodies that webhooks get. */
async function publishedFrom(
  append: (store: ReadModelDatabase['store']) => Promise<unknown>,
): Promise<readonly PublicEventView[]> {
  const models = await openReadModels('described_events');
  const database = await new DataSource({ type: 'postgres', url: models.url }).initialize();
  try {
    await append(models.store);
    const store = withUpcasters(models.store, upcasters);
    await followProjection(publicEvents, { ...models, store });
    const journal = new PublicEventQueries(database);
    const { rows } = await models.pool.query<{ id: string }>('select id from public_event');
    const found = await Promise.all(rows.map(({ id }) => journal.find(id)));
    return found
      .filter((event) => event !== null)
      .map((event) => parseJson<PublicEventView>(JSON.stringify(renderPublicEvent(event))));
  } finally {
    await database.destroy();
    await models.close();
  }
}

const events: PublicEventView[] = [];

beforeAll(async () => {
  for (const name of await recordedStreamNames()) {
    const recorded = await readRecordedStream(name);
    events.push(...(await publishedFrom((store) => appendRecordedStream(store, recorded))));
  }
  events.push(
    ...(await publishedFrom((store) => store.append('consignment-1', inNewestSchema, 'noStream'))),
  );
}, 60_000);

const nameOf = (type: string): string =>
  `${type.replaceAll(/(?:^|[._])([a-z])/g, (_, first: string) => first.toUpperCase())}Event`;
const validatorFor = (name: string) => validatorOf({ $ref: `#/components/schemas/${name}` });
const validateUnion = validatorFor('PublicEventView');

describe.each(publicEventTypes)('published events of type %s', (type) => {
  const own = () => events.filter((event) => event.type === type);

  it('have their described fields and no others', () => {
    const validate = validatorFor(nameOf(type));
    const errors = own().flatMap((event) => (validate(event) ? [] : validate.errors));

    expect(own().length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  it('match the union, unless a field is missing, wrong or not described', () => {
    const [event] = own();
    const wrong = [
      { ...event, data: { ...event?.data, url: undefined } },
      { ...event, data: { ...event?.data, sequence: '1' } },
      { ...event, data: { ...event?.data, more: 1 } },
      { ...event, type: 'consignment.exploded' },
    ];

    expect(validateUnion(event)).toBe(true);
    expect(wrong.map((one) => validateUnion(one))).toEqual(wrong.map(() => false));
  });
});
