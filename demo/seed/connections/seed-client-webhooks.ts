import { DataSource } from 'typeorm';

import { TestEnvironments } from '../../../backend/src/identity/index.js';
import { Clock, type SystemClock } from '../../../backend/src/platform/clock.js';
import {
  NewWebhookDto,
  WebhookSecrets,
  WebhookService,
} from '../../../backend/src/webhooks/index.js';
import { hookSecret } from '../../simulated-carrier/hooks/hook-secret.js';
import { HOST, simulatedPorts } from '../carriers/simulated-connection.js';
import { actorOf } from '../movements/demo-data.js';
import { dayAfter } from '../movements/plan/working-days.js';
import { findRecords } from '../organisations/find-records.js';
import type { SeedContext } from '../seed-context.js';

const CLIENT = 'Kookaburra Paints';
const ADMINISTRATOR = 'admin@coastline.example';

interface DemoWebhook {
  readonly name: string;
  /** Last part of its URL at the simulated receiver. */
  readonly receiver: string;
  readonly types: readonly string[];
  /** Events of this many days before the reference day are sent as well. */
  readonly sinceDays: number;
  readonly isPaused?: boolean;
  readonly isOfTestData?: boolean;
}

/** One that works, one that is paused, one whose server fails, and one of test data. */
const webhooks: readonly DemoWebhook[] = [
  { name: 'Warehouse system', receiver: 'warehouse', types: ['*'], sinceDays: 2 },
  {
    name: 'ERP freight costs',
    receiver: 'erp',
    types: ['consignment.created', 'consignment.offer_changed', 'consignment.manifested'],
    sinceDays: 30,
    isPaused: true,
  },
  {
    name: 'Customer messages',
    receiver: 'customer-messages',
    types: ['consignment.created', 'consignment.delivered', 'tracking.updated'],
    sinceDays: 2,
  },
  {
    name: 'Development',
    receiver: 'development',
    types: ['*'],
    sinceDays: 0,
    isOfTestData: true,
  },
];

/** Seeds the webhooks of one client, which the simulated receiver verifies and shows at /demo/hooks. */
export async function seedClientWebhooks(context: SeedContext): Promise<void> {
  const { app, today } = context;
  const actor = await actorOf(context, ADMINISTRATOR);
  const service = app.get(WebhookService);
  const { id: liveId } = (await findRecords(app)).client(CLIENT);
  const testId = await app.get(TestEnvironments, { strict: false }).ensure(liveId, actor);
  for (const { name, receiver, types, sinceDays, isPaused, isOfTestData } of webhooks) {
    const clientId = isOfTestData ? testId : liveId;
    const known = await service.list({ clientId }, actor);
    if (known.some((webhook) => webhook.name === name)) continue;
    const url = `http://${HOST}:${simulatedPorts(app).http}/demo/hooks/${receiver}`;
    const dto = Object.assign(new NewWebhookDto(), { clientId, name, url, types });
    const since = new Date(dayAfter(today, -sinceDays));
    const { id } = await app.get<SystemClock>(Clock).at(since, () => service.add(dto, actor));
    await useKnownSecret(context, id, receiver);
    if (isPaused) await service.pause(id, actor);
  }
}

/** The receiver knows the secret only because it is always the same. */
async function useKnownSecret({ app }: SeedContext, id: number, receiver: string): Promise<void> {
  const { secret, salt } = app.get(WebhookSecrets, { strict: false }).create(hookSecret(receiver));
  await app
    .get(DataSource)
    .query('update webhook_subscription set secret = $2, salt = $3 where id = $1', [
      ...[id, secret, salt],
    ]);
}
