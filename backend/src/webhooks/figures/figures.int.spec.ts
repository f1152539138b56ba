import type {
  WebhookActivityView,
  WebhookFiguresView,
} from '@contracts/views/webhook-figures.view.js';
import pg from 'pg';

import type { ErrorBody, Person } from '../../testing/test-session.js';
import { DeliveryStore, type DeliveryOutcome } from '../sending/delivery-store.js';
import { startWebhookUsers, type WebhookUsers } from '../testing/webhook-users.js';
import { answerBoundsMs } from './answer-times.js';

let people: WebhookUsers;
let client: pg.Client;
let store: DeliveryStore;

beforeAll(async () => {
  people = await startWebhookUsers('webhook_figures', 'http://127.0.0.1:9/hooks');
  client = new pg.Client({ connectionString: people.backend.environment.DATABASE_URL });
  await client.connect();
  store = new DeliveryStore(client);
}, 240_000);
afterAll(async () => {
  await client.end();
  await people.backend.stop();
});

const HALF_HOUR_MS = 1_800_000;
const now = Date.now();
/** Beginning of the first half hour that counts. */
const since = new Date((Math.floor(now / HALF_HOUR_MS) - 47) * HALF_HOUR_MS);

/** Reproducible random numbers below a limit. */
function numbersFrom(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

async function addDeliveries(
  subscriptionId: number,
  count: number,
  lane: string,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into webhook_delivery (subscription_id, event_id, subject, position, ordinal, lane, next_attempt_at, taken_at)
     select $1, 'evt_' || $3 || n, 'consignment/' || n, lpad(n::text, 19, '0'), 0, $3, now(), now()
     from generate_series(1, $2::integer) n returning id::float8 as id`,
    [subscriptionId, count, lane],
  );
  return rows.map(({ id }) => id);
}

/** Outcomes of one delivery: failures, and often an end. */
function outcomesOf(
  deliveryId: number,
  subscriptionId: number,
  random: (limit: number) => number,
): DeliveryOutcome[] {
  const failures = random(3);
  const last = (['DELIVERED', 'DELIVERED', 'GIVEN_UP', 'WAITING'] as const)[random(4)] ?? 'WAITING';
  const states = [...Array.from({ length: failures }, () => 'WAITING' as const), last];
  return states.map((state, index) => {
    const isAnswered = state === 'DELIVERED' || random(4) > 0;
    const at = new Date(now - random(30 * 3_600_000));
    return {
      ...{ deliveryId, subscriptionId, state, attempts: index + 1, number: index + 1 },
      ...{ firstAttemptAt: at, nextAttemptAt: at },
      attempt: {
        at: at.toISOString(),
        durationMs: [random(12), random(900), random(15_000)][random(3)] ?? 0,
        status: isAnswered ? (state === 'DELIVERED' ? 200 : 503) : null,
        failure: state === 'DELIVERED' ? null : 'failed',
        ...{ remoteAddress: null, answerHeaders: {}, answerBody: null },
      },
    };
  });
}

async function writeSome(subscriptionId: number, seed: number): Promise<void> {
  const random = numbersFrom(seed);
  const ids = [
    ...(await addDeliveries(subscriptionId, 30, 'LIVE')),
    ...(await addDeliveries(subscriptionId, 10, 'REPLAY')),
  ];
  const all = ids.map((id) => outcomesOf(id, subscriptionId, random));
  for (let step = 0; step < 4; step += 1)
    await store.write(all.flatMap((outcomes) => outcomes[step] ?? []));
}

const get = async <Body>(path: string, by: Person = people.admin) =>
  (await people.web.request<Body & ErrorBody>(by, 'GET', `webhook/${path}`)).body;

/** The same figures, counted from the log. */
async function countLog(id: number) {
  const { rows } = await client.query<{
    delivered: number;
    givenUp: number;
    failed: number;
    times: number[];
    halfHours: { at: string; delivered: number; failed: number }[];
  }>(
    `with call as (
       select a.*, d.state, d.finished_at,
              to_timestamp(floor(extract(epoch from a.at) / 1800) * 1800) as half_hour
       from webhook_attempt a join webhook_delivery d on d.id = a.delivery_id
       where d.subscription_id = $1 and a.at >= $2
     )
     select (select count(*)::integer from webhook_delivery
              where subscription_id = $1 and state = 'DELIVERED' and finished_at >= $2) as delivered,
            (select count(*)::integer from webhook_delivery
              where subscription_id = $1 and state = 'GIVEN_UP' and finished_at >= $2) as "givenUp",
            (select array_agg(duration_ms order by duration_ms) from call where status is not null) as times,
            (select json_agg(h order by h.at) from (
               select half_hour as at, count(*) filter (where failure is null)::integer as delivered,
                      count(*) filter (where failure is not null)::integer as failed
               from call group by 1) h) as "halfHours"`,
    [id, since],
  );
  return rows[0]!;
}

describe('the figures of a webhook', () => {
  it.each([1, 2, 3, 4, 5])('are those of its log (%d)', async (seed) => {
    const { id } = await people.add();
    const { id: other } = await people.add({ name: 'Another' });
    await writeSome(id, seed);
    await writeSome(other, seed + 100);

    const figures = await get<WebhookFiguresView>(`${id}/figures`);
    const logged = await countLog(id);

    expect(figures).toMatchObject({ delivered: logged.delivered, givenUp: logged.givenUp });
    expect(figures.halfHours).toHaveLength(48);
    expect(figures.halfHours.filter(({ delivered, failed }) => delivered + failed > 0)).toEqual(
      logged.halfHours.map((half) => ({ ...half, at: new Date(half.at).toISOString() })),
    );
    const exact = logged.times[Math.ceil(logged.times.length * 0.95) - 1] ?? 0;
    expect(figures.answerP95Ms).toBe(answerBoundsMs.find((bound) => bound >= exact));
    const listed = await get<WebhookActivityView[]>('figures');
    expect(listed.find((one) => one.id === id)).toMatchObject({ delivered: logged.delivered });
  });

  it('contain events that were sent again, once', async () => {
    const { id } = await people.add();
    const [number] = await addDeliveries(id, 1, 'LIVE');
    await publish([{ client: 10, n: 1, eventId: 'evt_LIVE1' }]);
    await people.post(`${id}/delivery/${number}/redeliver`);

    const figures = await get<WebhookFiguresView>(`${id}/figures`);

    // nothing listens on the port of its address
    expect(figures).toMatchObject({ delivered: 0, givenUp: 1, answerP95Ms: null });
    expect(figures.halfHours.at(-1)).toMatchObject({ delivered: 0, failed: 1 });
  });

  it('count no outcome of a delivery that was skipped in the meantime, but its call', async () => {
    const { id } = await people.add();
    const [deliveryId = 0] = await addDeliveries(id, 1, 'LIVE');
    await people.post(`${id}/delivery/${deliveryId}/skip`);
    const [outcome] = outcomesOf(deliveryId, id, () => 0);
    await store.write([
      { ...outcome!, attempt: { ...outcome!.attempt, at: new Date().toISOString() } },
    ]);

    const figures = await get<WebhookFiguresView>(`${id}/figures`);

    expect(figures).toMatchObject({ delivered: 0, held: 0, answerP95Ms: 0 });
  });

  it('are null or empty before the first event', async () => {
    const { id } = await people.add();
    expect(await get<WebhookFiguresView>(`${id}/figures`)).toMatchObject({
      ...{ id, delivered: 0, givenUp: 0, held: 0, hasMoreHeld: false, heldSince: null },
      answerP95Ms: null,
    });
  });

  it('are not found by another customer', async () => {
    const { id } = await people.add();
    const { status } = await people.web.request(people.outsider, 'GET', `webhook/${id}/figures`);
    expect(status).toBe(404);
    const listed = await get<WebhookActivityView[]>('figures', people.outsider);
    expect(listed.map((one) => one.id)).not.toContain(id);
  });
});

interface PublishedEvent {
  readonly n: number;
  readonly client: number;
  readonly type?: string;
  readonly eventId?: string;
}

async function publish(events: readonly PublishedEvent[]): Promise<void> {
  const rows = events.map(({ n, client: clientId, type, eventId }) => ({
    ...{ n, clientId, type: type ?? 'consignment.deleted' },
    id: eventId ?? `evt_${String(n).padStart(26, '0')}`,
    facts: { consignmentId: n, connoteNumber: null, references: [], receiver: null },
  }));
  await client.query(
    `insert into public_event
     select e.id, lpad(e.n::text, 19, '0'), 0, e.type, 1, 'consignment', e.n, 1, e."clientId",
            (select customer_id from client where id = e."clientId"), now(), now(), e.facts
     from jsonb_to_recordset($1::jsonb) as e(id text, n int, type text, "clientId" int, facts jsonb)`,
    [JSON.stringify(rows)],
  );
}

describe('the events that a paused webhook holds', () => {
  beforeEach(() => client.query('truncate public_event, webhook_delivery cascade'));

  it('are those that wait and those behind its cursor, of its owner and its types', async () => {
    const { id } = await people.add({ types: ['consignment.deleted'] });
    await addDeliveries(id, 3, 'LIVE');
    await publish([
      ...[3, 4, 5].map((n) => ({ n, client: 10 })),
      { n: 6, client: 11 }, // below its client
      { n: 7, client: 20 }, // another customer's
      { n: 8, client: 10, type: 'consignment.created' },
    ]);
    const cursor = `${'3'.padStart(19, '0')}/0`;
    await client.query(
      `update webhook_subscription set status = 'PAUSED', cursor = $2 where id = $1`,
      [id, cursor],
    );

    const figures = await get<WebhookFiguresView>(`${id}/figures`);

    expect(figures).toMatchObject({ held: 6, hasMoreHeld: false });
    expect(figures.heldSince).not.toBeNull();
  });

  it('begin with the first one since it was added, while it has no cursor', async () => {
    await publish([{ n: 1, client: 10 }]);
    await client.query(`update public_event set recorded_at = now() - interval '1 hour'`);
    const { id } = await people.add();
    await publish([2, 3].map((n) => ({ n, client: 10 })));

    expect(await get<WebhookFiguresView>(`${id}/figures`)).toMatchObject({ held: 2 });
  });

  it('are counted to a limit', async () => {
    const { id } = await people.add();
    await publish(Array.from({ length: 1_200 }, (_, index) => ({ n: index + 1, client: 10 })));

    expect(await get<WebhookFiguresView>(`${id}/figures`)).toMatchObject({
      ...{ held: 1_000, hasMoreHeld: true },
    });
  });

  it('of a customer are those of all its clients', async () => {
    const { id } = await people
      .create({ clientId: null, customerId: 1 }, people.staff)
      .then(({ body }) => body);
    await publish([10, 11, 20].map((client, n) => ({ n: n + 1, client })));

    expect(await get<WebhookFiguresView>(`${id}/figures`, people.staff)).toMatchObject({ held: 2 });
  });
});
