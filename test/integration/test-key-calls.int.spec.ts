import { attemptAtCarrier } from '../../backend/src/integrations/carriers/carrier-attempt.js';
import { OutgoingFailureRepository } from '../../backend/src/integrations/records/outgoing-failure.repository.js';
import type { TransferTarget } from '../../backend/src/integrations/transfers/carrier-transfer.js';
import { CarrierTransfers } from '../../backend/src/integrations/transfers/carrier-transfers.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { portOf } from '../support/port-of.js';
import { stub } from '../support/stub.js';
import { backend, created, user } from './shipped-consignments.fixture.js';
import {
  calls,
  server,
  setUpTestCarriers,
  shipper,
  test,
  worker,
} from './test-carriers.fixture.js';
import { environmentId } from './test-environments.fixture.js';

setUpTestCarriers('test_key_calls');

describe('a call to a carrier from a test environment', () => {
  it.each(['SFTP', 'SCP', 'FTP', 'API'] as const)(
    'are not called by %s either, should the wrong integration be chosen',
    async (transferType) => {
      const port = portOf(server);
      const host = transferType === 'API' ? 'http://127.0.0.1' : '127.0.0.1';
      const secrets = { username: 'linehaul', password: 'secret', apiKey: null };
      const knownHosts = stub<TransferTarget['knownHosts']>({});
      const target = {
        server: host,
        port,
        path: '/',
        hostKeyFingerprint: null,
        knownHosts,
        ...secrets,
      };
      const file = {
        name: 'a.json',
        body: '{}',
        contentType: 'application/json',
        idempotencyKey: 'a',
      };
      const owner = { clientId: await environmentId() };
      const transfers = worker.get(CarrierTransfers);

      const sent = attemptAtCarrier(
        { owner, customerCarrierId: 1, use: 'TRANSFER' },
        worker.get(OutgoingFailureRepository),
        () => transfers.of(transferType).send(file, target),
      );

      await expect(sent).rejects.toThrow('No server is called for test data.');
      expect(calls).toBe(0);
    },
  );
});

describe('a test key', () => {
  it('moves no live number, calls no carrier and sends no email, whatever it asks for', async () => {
    const theirs = await created();
    const numbers = () =>
      backend.database.query<object[]>(
        `select client_carrier_account_id, assigned from account_range_usage
          where client_id < 1000000000 order by 1`,
      );
    const live = () =>
      backend.database.query<object[]>(
        `select client_id, open, manifested, deleted from consignment_count
          where client_id < 1000000000 order by 1`,
      );
    await waitUntil(live, (rows) => rows.length > 0);
    const before = { numbers: await numbers(), live: await live() };
    const made: number[] = [];
    const asked = async (method: string, path: string, body?: object) => {
      const { status } = await test.client.askText(method, path, body);
      expect(status).toBeLessThan(500);
      return status;
    };
    const acts: readonly (() => Promise<unknown>)[] = [
      async () => made.push((await shipper.create(`PO ${made.length}`)).id),
      async () => made.push((await shipper.create(`PO ${made.length} #unable`, 'Metro')).id),
      () => asked('POST', 'consignment/offers', shipper.request()),
      () => asked('POST', 'manifest', { consignmentIds: made.splice(0, 3) }),
      () => asked('POST', 'manifest', { consignmentIds: [theirs.id] }),
      () => asked('GET', `consignment/${theirs.id}`),
      () => asked('GET', `paperwork/label/con_id/${theirs.id}`),
      () => asked('GET', `paperwork/label/con_id/${made.at(-1) ?? 1}`),
      () => asked('DELETE', `consignment?ids=${theirs.id}`),
      () => asked('DELETE', `consignment?ids=${made.pop() ?? 1}`),
      () => asked('GET', 'address?clientId=10'),
      () => asked('POST', 'consignment', { ...shipper.request(), clientId: 10 }),
      () => asked('GET', 'events?from=beginning'),
      () => asked('POST', 'consignment/list?size=5&page=0', {}),
    ];
    let seed = 7;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >> 8;
    for (let call = 0; call < 400; call += 1) await acts[next() % acts.length]?.();

    expect((await test.client.ask('GET', `consignment/${theirs.id}`)).status).toBe(404);
    expect((await user.ask('GET', `consignment/${theirs.id}`)).status).toBe(200);
    const own = await shipper.create('The last');
    await waitUntil(
      () => test.client.ask('GET', `consignment/connote/${own.connoteNumber}`),
      ({ status }) => status === 200,
    );
    expect({ numbers: await numbers(), live: await live() }).toEqual(before);
    expect(calls).toBe(0);
    const sent = await backend.database.query<object[]>(
      'select 1 from mail_outbox where sent_at is not null',
    );
    expect(sent).toEqual([]);
  }, 120_000);
});
