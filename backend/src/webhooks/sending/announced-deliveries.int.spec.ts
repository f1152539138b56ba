import pg from 'pg';

import { channels } from '@contracts/realtime/messages.js';

import {
  backend,
  countOf,
  publishEvents,
  range,
  setUpWebhookSending,
  startSending,
  subscribe,
  until,
} from './webhook-sender.fixture.js';

setUpWebhookSending('announced_deliveries');

/** Ids of every announcement of changed deliveries, until it is stopped. */
async function announcements() {
  const client = new pg.Client({ connectionString: backend.environment.DATABASE_URL });
  const announced: number[][] = [];
  client.on('notification', ({ payload }) => announced.push(JSON.parse(payload ?? '') as number[]));
  await client.connect();
  await client.query(`listen ${channels.deliveriesChanged}`);
  return { announced, stop: () => client.end() };
}

it('announces changed deliveries of all webhooks together, four times a second at most, and the last one', async () => {
  const { announced, stop } = await announcements();
  const [one, other] = [await subscribe(['*'], 'one'), await subscribe(['*'], 'other')];
  const startedAt = performance.now();
  startSending();
  await publishEvents(range(300, (index) => index));
  await until(async () => (await countOf('DELIVERED')) === 600);
  const before = announced.length;
  await publishEvents([1]);
  await until(async () => (await countOf('DELIVERED')) === 602);
  await until(() => announced.length > before);
  const seconds = (performance.now() - startedAt) / 1_000;
  await stop();

  expect(new Set(announced.flat())).toEqual(new Set([one, other]));
  expect(announced.length).toBeLessThanOrEqual(1 + Math.ceil(seconds * 4));
});
