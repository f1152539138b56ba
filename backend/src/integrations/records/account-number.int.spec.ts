import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { DataSource } from 'typeorm';

import type { TransferType } from '@contracts/rules/carrier-connection.js';
import { EventStore } from '@event-store/event-store.js';

import { loadOrCreateHostKey } from '../../../../demo/simulated-carrier/sftp/host-key.js';
import { startSftpServer } from '../../../../demo/simulated-carrier/sftp/sftp-server.js';
import { CarrierAccountFixture } from '../../carriers/testing/carrier-account.fixture.js';
import { ConsignmentEventReader } from '../../consignments/index.js';
import { ManifestEventReader, type ManifestOutcomeService } from '../../manifests/index.js';
import { LOOPBACK } from '../../platform/outgoing/outgoing.policy.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { OutboundManifestQueries } from '../outbound/outbound-manifest.queries.js';
import { DeliveryRetryPolicy } from '../tasks/delivery-retry.policy.js';
import type { PickupBookingClient } from '../bookings/pickup-booking-client.js';
import { type CarrierIntegrations, FileIntegration } from '../carriers/carrier-integrations.js';
import { TransmitManifestTask } from '../tasks/transmit-manifest.task.js';
import { startFtpServer } from '../testing/ftp-server.js';
import { writeManifest } from '../testing/manifested-consignment.js';
import { startScpServer } from '../testing/scp-server.js';
import { CarrierTransfers } from '../transfers/carrier-transfers.js';
import { CarrierConnections } from './carrier-connections.js';
import type { OutgoingFailureRepository } from './outgoing-failure.repository.js';
import { HostKeyRepository } from '../host-keys/host-key.repository.js';
import { portOf } from '../../../../test/support/port-of.js';
import { stub } from '../../../../test/support/stub.js';

const account = { username: 'linehaul', password: 'secret' };

interface ReceivingCarrier {
  readonly port: number;
  readonly received: () => string;
  readonly close: () => Promise<unknown>;
}

let fixture: CarrierAccountFixture;
let clientCarrierAccountId: number;
let folder: string;
let stop: () => Promise<unknown>;
let manifestId = 700;

beforeAll(async () => {
  fixture = await CarrierAccountFixture.start('account_number', { OUTGOING_ALLOW: LOOPBACK });
  await fixture.backend.database.query(
    `update carrier set data_transfer_options = '{SFTP,SCP,FTP,API}', booking_integration_type = 'NA'
      where id = 1`,
  );
  const prefix = await fixture.addPrefix();
  const { body } = await fixture.addClientAccount(prefix.id, 10);
  clientCarrierAccountId = body.id;
});
afterAll(() => fixture.backend.stop());

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'account-number-'));
  fs.mkdirSync(path.join(folder, 'in'));
});
afterEach(async () => {
  await stop();
  fs.rmSync(folder, { recursive: true });
});

const inFolder = () =>
  fs
    .readdirSync(path.join(folder, 'in'))
    .map((name) => fs.readFileSync(path.join(folder, 'in', name), 'utf8'))
    .join('');

async function startWebService(): Promise<ReceivingCarrier> {
  let received = '';
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received = body;
      response.writeHead(200).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    received: () => received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const starts: Readonly<Record<TransferType, () => Promise<ReceivingCarrier>>> = {
  SFTP: async () => ({
    ...(await startSftpServer({
      port: 0,
      hostKey: loadOrCreateHostKey(fs.mkdtempSync(path.join(folder, 'key-'))),
      account,
      folder,
      onArrival: () => undefined,
    })),
    received: inFolder,
  }),
  SCP: async () => ({
    ...(await startScpServer({ account, folder, room: () => Infinity })),
    received: inFolder,
  }),
  FTP: async () => ({
    ...(await startFtpServer({ account, folder, fault: () => 'NONE' })),
    received: inFolder,
  }),
  API: startWebService,
};

/** Saves the form of the customer's carrier. */
async function save(form: object): Promise<void> {
  const { body: list } = await fixture.admin.request<{
    customerCarriers: { id: number; version: number }[];
  }>('GET', 'customer-carrier?customerId=1&permission=READ_CUSTOMER_CARRIER');
  const version = list.customerCarriers.find(({ id }) => id === 1)?.version;
  const { status, body } = await fixture.admin.request('PUT', 'customer-carrier?customerId=1', {
    id: 1,
    version,
    carrier: { id: 1 },
    ...account,
    ...form,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** Sends a manifest of the client's account as the worker does. */
async function transmit(): Promise<void> {
  const { app } = fixture.backend;
  const store = app.get(EventStore);
  const id = (manifestId += 1);
  await writeManifest(store, {
    id,
    customerCarrierId: 1,
    clientCarrierAccountId,
    window: null,
    via: 'EMAIL',
  });
  const task = new TransmitManifestTask(
    new OutboundManifestQueries(new ManifestEventReader(store), new ConsignmentEventReader(store)),
    stub<ManifestOutcomeService>({ recordTransmission: () => Promise.resolve() }),
    new CarrierConnections(app.get(DataSource), app.get(SecretBox), app.get(HostKeyRepository)),
    stub<CarrierIntegrations>({
      forCarrier: () =>
        new FileIntegration(new CarrierTransfers(loopbackPolicy()), stub<PickupBookingClient>({})),
    }),
    new DeliveryRetryPolicy(1),
    stub<OutgoingFailureRepository>({
      track: (_used: unknown, call: () => Promise<unknown>) => call(),
    }),
  );
  await task.run(
    { manifestId: id, causationId: `event-${id}`, correlationId: 'c1' },
    { attempt: 1, nextRunAt: new Date() },
  );
}

describe('account number, from the form to the file', () => {
  it.each([
    ['SFTP', 'csv'],
    ['SFTP', 'json'],
    ['SCP', 'xml'],
    ['FTP', 'json'],
    ['FTP', 'csv'],
    ['API', 'json'],
    ['API', 'xml'],
  ] as const)('H56 reaches a carrier by %s as %s exactly as entered', async (type, format) => {
    const server = await starts[type]();
    stop = () => server.close();
    const inbox = type === 'SCP' ? 'in' : '/in';
    await save({
      transferType: type,
      server: type === 'API' ? 'http://127.0.0.1' : '127.0.0.1',
      port: server.port,
      path: format === 'json' ? inbox : `${inbox}/*.${format}`,
      productAccountNumber: null,
    });

    await transmit();
    expect(server.received()).toContain('CFP-1X');

    await save({
      transferType: type,
      server: type === 'API' ? 'http://127.0.0.1' : '127.0.0.1',
      port: server.port,
      path: format === 'json' ? inbox : `${inbox}/*.${format}`,
      productAccountNumber: 'MFD-7781',
    });
    await transmit();
    expect(server.received()).toContain('MFD-7781');
  });
});
