import { setTimeout as pause } from 'node:timers/promises';

import { Logger } from '@nestjs/common';

import {
  backend,
  delivered,
  publishEvents,
  setUpWebhookSending,
  startSending,
  subscribe,
  until,
} from './webhook-sender.fixture.js';

setUpWebhookSending('unreadable_secret');
afterEach(() => jest.restoreAllMocks());

const failures = async (): Promise<string[]> => {
  const rows = await backend.database.query<{ failure: string }[]>(
    'select failure from webhook_attempt order by id',
  );
  return rows.map(({ failure }) => failure);
};

const secretOf = async (id: number): Promise<string> => {
  const [row] = await backend.database.query<{ secret: string }[]>(
    'select secret from webhook_subscription where id = $1',
    [id],
  );
  return row!.secret;
};

const saveSecret = (id: number, secret: string) =>
  backend.database.query('update webhook_subscription set secret = $2 where id = $1', [id, secret]);

it('a webhook whose secret cannot be read shows that, logs it rarely, and is called once it can be', async () => {
  const id = await subscribe();
  const secret = await secretOf(id);
  await saveSecret(id, 'retired.c2VjcmV0');
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  startSending();
  await publishEvents([1]);
  await until(async () => (await failures()).length > 0);
  await pause(3_000);
  expect(await failures()).toEqual([expect.stringContaining('Rotate it')]);
  expect(logged).toHaveBeenCalledTimes(1);

  await saveSecret(id, secret);
  await until(() => delivered().length === 1, 5_000);
}, 240_000);
