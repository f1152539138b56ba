import type {
  WebhookActivityView,
  WebhookFiguresView,
} from '@contracts/views/webhook-figures.view.js';
import pg from 'pg';

import type { ErrorBody, Person } from '../../testing/test-session.js';
import { DeliveryStore, type DeliveryOutcome } from '../sending/delivery-store.js';
import { startWebhookUsers, type WebhookUsers } from '../testing/webhook-users.js';
import { responseTimeBoundsMs } from './response-times.js';
import { addDeliveries, publish } from './figures.fixture.js';

let users: WebhookUsers;
let client: pg.Client;
let store: DeliveryStore;

beforeAll(async () => {
  users = await startWebhookUsers('webhook_figures', 'http://127.0.0.1:9/hooks');
  client = new pg.Client({ connectionString: users.backend.environment.DATABASE_URL });
  await client.connect();
  store = new DeliveryStore(client);
}, 240_000);
afterAll(async () => {
  await client.end();
  await users.backend.stop();
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
    ...(await addDeliveries(client, subscriptionId, 30, 'LIVE')),
    ...(await addDeliveries(client, subscriptionId, 10, 'REPLAY')),
  ];
  const all = ids.map((id) => outcomesOf(id, subscriptionId, random));
  for (let step = 0; step < 4; step += 1)
    await store.write(all.flatMap((outcomes) => outcomes[step] ?? []));
}

const get = async <Body>(path: string, by: Person = users.admin) =>
  (await users.web.request<Body & ErrorBody>(by, 'GET', `webhook/${path}`)).body;

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
  it.each([1, 2, 3, 4, 5])('match its log (%d)', async (seed) => {
    const { id } = await users.add();
    const { id: other } = await users.add({ name: 'Another' });
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
    expect(figures.answerP95Ms).toBe(responseTimeBoundsMs.find((bound) => bound >= exact));
    const listed = await get<WebhookActivityView[]>('figures');
    expect(listed.find((one) => one.id === id)).toMatchObject({ delivered: logged.delivered });
  });

  it('count a redelivered event once', async () => {
    const { id } = await users.add();
    const [number] = await addDeliveries(client, id, 1, 'LIVE');
    await publish(client, [{ client: 10, n: 1, eventId: 'evt_LIVE1' }]);
    await users.post(`${id}/delivery/${number}/redeliver`);

    const figures = await get<WebhookFiguresView>(`${id}/figures`);

    // nothing listens on the port of its address
    expect(figures).toMatchObject({ delivered: 0, givenUp: 1, answerP95Ms: null });
    expect(figures.halfHours.at(-1)).toMatchObject({ delivered: 0, failed: 1 });
  });

  it('count the call of a delivery skipped in the meantime, but not its outcome', async () => {
    const { id } = await users.add();
    const [deliveryId = 0] = await addDeliveries(client, id, 1, 'LIVE');
    await users.post(`${id}/delivery/${deliveryId}/skip`);
    const [outcome] = outcomesOf(deliveryId, id, () => 0);
    await store.write([
      { ...outcome!, attempt: { ...outcome!.attempt, at: new Date().toISOString() } },
    ]);

    const figures = await get<WebhookFiguresView>(`${id}/figures`);

    expect(figures).toMatchObject({ delivered: 0, held: 0, answerP95Ms: 0 });
  });

  it('are null or empty before the first event', async () => {
    const { id } = await users.add();
    expect(await get<WebhookFiguresView>(`${id}/figures`)).toMatchObject({
      ...{ id, delivered: 0, givenUp: 0, held: 0, hasMoreHeld: false, heldSince: null },
      answerP95Ms: null,
    });
  });

  it('are not found by another customer', async () => {
    const { id } = await users.add();
    const { status } = await users.web.request(users.outsider, 'GET', `webhook/${id}/figures`);
    expect(status).toBe(404);
    const listed = await get<WebhookActivityView[]>('figures', users.outsider);
    expect(listed.map((one) => one.id)).not.toContain(id);
  });
});
