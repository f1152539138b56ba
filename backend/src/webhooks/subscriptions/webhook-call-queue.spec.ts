import { RecordNotFound } from '../../platform/record-not-found.js';
import { TooManyRequests } from '../../platform/limits/limit.errors.js';
import { RedeliveryService } from '../deliveries/redelivery.service.js';
import { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { WebhookCallQueue } from './webhook-call-queue.js';
import { WebhookTestService } from './webhook-test.service.js';
import { WebhookRepository } from './webhook.repository.js';

const now = () => new Date('2026-11-20T03:00:00Z');
const attempt = { at: '2026-11-20T03:00:00Z', status: 200, failure: null, answerHeaders: {} };

/** Subscriptions of which every hundred belong to one customer, and calls that end on demand. */
function hooks() {
  const urls = new Map<number, string>();
  const deleted = new Set<number>();
  const calls: string[] = [];
  const ends: (() => void)[] = [];
  const get = (id: number) => {
    if (deleted.has(id)) return Promise.reject(new RecordNotFound(`webhook ${id}`));
    const url = urls.get(id) ?? `https://${id}.example/`;
    return Promise.resolve(Object.assign(new WebhookSubscription(), { id, url, secret: url }));
  };
  const caller = {
    call: async ({ url, headers }: { url: string; headers: Record<string, string> }) => {
      calls.push(`${url} ${headers['webhook-signature'] === undefined ? 'unsigned' : 'signed'}`);
      await new Promise<void>((resolve) => ends.push(resolve));
      return attempt;
    },
  };
  const customerIdOf = ({ id }: WebhookSubscription) => Promise.resolve(Math.floor(id / 100));
  const repository = Object.create(WebhookRepository.prototype) as WebhookRepository;
  const queue = new WebhookCallQueue(Object.assign(repository, { customerIdOf }));
  return { urls, deleted, calls, ends, get, caller, queue };
}

type Hooks = ReturnType<typeof hooks>;

const signing = { findSigning: () => [`whsec_${Buffer.alloc(32).toString('base64')}`] };
const actor = {} as never;

function testsOf({ get, caller, queue }: Hooks) {
  const parts = [{ get }, signing, caller, { now }, queue] as unknown;
  const service = new WebhookTestService(
    ...(parts as ConstructorParameters<typeof WebhookTestService>),
  );
  return (id: number) => service.run(id, 'consignment.delivered', actor);
}

function redeliveriesOf({ get, caller, queue }: Hooks) {
  const facts = { consignmentId: 1, connoteNumber: null, references: [], receiver: null };
  const subject = { subjectKind: 'consignment', subjectId: 1, sequence: 1, clientId: 11 };
  const event = { id: 'evt_1', type: 'consignment.deleted', version: 1, ...subject, facts };
  const log = {
    getWithWebhook: async ({ id }: { id: number }) => ({
      webhook: await get(id),
      delivery: { eventId: 'evt_1' },
    }),
    addRedelivery: () => Promise.resolve({ state: 'DELIVERED' }),
  };
  const events = {
    find: () => Promise.resolve({ ...event, occurredAt: now(), recordedAt: now() }),
  };
  const parts = [log, events, signing, caller, { now }, queue] as unknown;
  const service = new RedeliveryService(
    ...(parts as ConstructorParameters<typeof RedeliveryService>),
  );
  return (id: number) => service.redeliver(id, 1, actor);
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

describe.each([
  ['a test event', testsOf],
  ['an event that is resent', redeliveriesOf],
])('%s', (_, of) => {
  it('is called at once although another customer wants all of its webhooks called', async () => {
    const all = hooks();
    const send = of(all);
    const ends: Promise<unknown>[] = Array.from({ length: 60 }, (__, at) =>
      send(100 + at).catch((error: unknown) => error),
    );
    await settled();
    expect(all.calls).toHaveLength(2);
    const other = send(200);
    await settled();
    expect(all.calls.at(-1)).toContain('https://200.example/');

    for (let round = 0; round < 9; round += 1) {
      for (const end of all.ends.splice(0)) end();
      await settled();
    }
    const outcomes = await Promise.all(ends);
    expect(outcomes.filter((one) => one instanceof TooManyRequests)).toHaveLength(54);
    await other;
  });

  it('goes to the URL that was saved while it waited, and nowhere if that webhook was deleted', async () => {
    const all = hooks();
    const send = of(all);
    const first = [send(100), send(100)];
    await settled();
    const moved = send(101);
    const removed = send(102).catch((error: unknown) => error);
    await settled();
    all.urls.set(101, 'https://new.example/');
    all.deleted.add(102);
    for (let round = 0; round < 4; round += 1) {
      for (const end of all.ends.splice(0)) end();
      await settled();
    }

    await Promise.all([...first, moved]);
    expect(await removed).toBeInstanceOf(RecordNotFound);
    expect(all.calls).toHaveLength(3);
    expect(all.calls.at(-1)).toBe('https://new.example/ signed');
  });
});
