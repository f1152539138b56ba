import { attemptAtCarrier } from '../../backend/src/integrations/tasks/delivery-retry.policy.js';
import { OutgoingFailureRepository } from '../../backend/src/integrations/records/outgoing-failure.repository.js';
import type { TransferTarget } from '../../backend/src/integrations/transfers/carrier-transfer.js';
import { CarrierTransfers } from '../../backend/src/integrations/transfers/carrier-transfers.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { portOf } from '../support/port-of.js';
import { stub } from '../support/stub.js';
import { LiveSide } from './live-side.fixture.js';
import { sendRandomCalls, raiseQuotas } from './random-calls.fixture.js';
import { created, user } from './shipped-consignments.fixture.js';
import {
  calls,
  server,
  setUpTestCarriers,
  shipper,
  test,
  worker,
} from './test-carriers.fixture.js';
import { environmentId } from './test-environments.fixture.js';

/** 10,000 in the long run. */
const CALLS = Number(process.env['LINEHAUL_TEST_KEY_CALLS'] ?? 400);

setUpTestCarriers('test_key_calls');

describe('a call to a carrier from a test environment', () => {
  it.each(['SFTP', 'SCP', 'FTP', 'API'] as const)(
    'is blocked over %s even if the wrong integration is used',
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
        () => transfers.forType(transferType).send(file, target),
      );

      await expect(sent).rejects.toThrow('No server is called for test data.');
      expect(calls).toBe(0);
    },
  );
});

describe('a test key', () => {
  it(
    'uses no live number, calls no carrier and sends no email, whatever it requests',
    async () => {
      await raiseQuotas();
      const theirs = await created();
      const live = await LiveSide.watch(theirs.id);
      const callCount = await sendRandomCalls(CALLS, theirs.id);

      expect((await test.client.request('GET', `consignment/${theirs.id}`)).status).toBe(404);
      expect((await user.request('GET', `consignment/${theirs.id}`)).status).toBe(200);
      // the read side has processed everything
      const own = await shipper.create('The last');
      await waitUntil(
        () => test.client.request('GET', `consignment/connote/${own.connoteNumber}`),
        ({ status }) => status === 200,
      );
      expect(callCount).toBeGreaterThan(CALLS / 20);
      expect(await live.changes()).toEqual([]);
      expect(live.messages()).toEqual([]);
      expect(calls).toBe(0);
    },
    120_000 + CALLS * 60,
  );
});
