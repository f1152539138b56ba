import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

import { portOf } from '../../../../test/support/port-of.js';
import { stub } from '../../../../test/support/stub.js';
import { startAustraliaPost } from '../../carrier-adapters/australia-post/double/server.js';
import {
  type CarrierBookingRepository,
  CarrierCalls,
  type CarrierShipmentRepository,
  type AcceptedShipment,
} from '../../carriers/index.js';
import type { MailTransport } from '../../notifications/index.js';
import { SystemClock } from '../../platform/clock.js';
import type { Environment } from '../../platform/config/environment.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { PickupBookingClient } from '../bookings/pickup-booking-client.js';
import type { CarrierConnection } from '../records/carrier-connections.js';
import { CarrierTransfers } from '../transfers/carrier-transfers.js';
import {
  describeCarrierIntegration,
  type IntegrationSubject,
} from './carrier-integration.contract.js';
import { CarrierIntegrations } from './carrier-integrations.js';
import type { SimulatedIntegration } from '../simulated/simulated-integration.js';

function integrations(server: string | null): CarrierIntegrations {
  const policy = loopbackPolicy();
  const stored = new Map<number, AcceptedShipment>();
  const shipments = {
    listReferences: () =>
      Promise.resolve(
        new Map([...stored].map(([id, shipment]) => [id, shipment.carrierReference])),
      ),
    save: (shipment: AcceptedShipment) =>
      Promise.resolve(void stored.set(shipment.consignmentId, shipment)),
  };
  return new CarrierIntegrations(
    new CarrierTransfers(policy),
    new PickupBookingClient(stub<MailTransport>({}), policy),
    stub<CarrierShipmentRepository>(shipments),
    new CarrierCalls(policy, new SystemClock(), stub<Environment>({ carrierServer: () => server })),
    stub<CarrierBookingRepository>({
      begin: () => Promise.resolve(null),
      report: () => Promise.resolve(),
      saveReference: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    }),
    stub<SimulatedIntegration>({}),
  );
}

interface FileBody {
  readonly consignments?: readonly { readonly consignmentId: number }[];
}

/** A carrier's server as described in docs/carrier-manifest.md: it recognises a repeated request by its key. */
async function withFiles(adapter: string): Promise<IntegrationSubject> {
  const received = new Map<string, FileBody>();
  let when: 'BEFORE' | 'AFTER' | 'NEVER' = 'NEVER';
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const key = `${request.url ?? ''} ${String(request.headers['idempotency-key'])}`;
      if (when !== 'BEFORE') received.set(key, body as FileBody);
      if (when !== 'NEVER') return response.destroy();
      const consignments = (received.get(key)?.consignments ?? []).map(({ consignmentId }) => ({
        consignmentId,
        connoteNumber: `C${consignmentId}`,
      }));
      return response.end(
        JSON.stringify({ reference: 'R1', bookingReference: 'B1', consignments }),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${portOf(server)}`;
  const target = { server: url, port: null, path: '/manifests' };
  const connection = stub<CarrierConnection>({
    transferType: 'API',
    fileFormat: 'json',
    account: 'A21',
    target: { ...target, username: 'linehaul', password: 'secret', apiKey: null },
    bookingServer: `${url}/bookings`,
    username: 'linehaul',
    password: 'secret',
    apiKey: null,
  });
  const bodies = () => [...received.entries()];
  return {
    integration: integrations(null).forCarrier({ adapter }, { clientId: 10 }),
    connection,
    consignments: () =>
      bodies().flatMap(([, body]) =>
        (body.consignments ?? []).map((shipment) => String(shipment.consignmentId)),
      ),
    bookings: () => bodies().filter(([key]) => key.startsWith('/bookings')).length,
    fail: (fault) => (when = fault),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function withAccount(): Promise<IntegrationSubject> {
  const double = await startAustraliaPost('STARTRACK');
  const { number, apiKey, password } = double.state.account;
  const settings = {
    accountType: 'STARTRACK',
    accountNumber: number,
    apiKey,
    password,
    environment: 'TESTBED',
    labelLayout: 'A6-1pp',
  };
  return {
    integration: integrations(double.url).forCarrier(
      { adapter: 'australia-post' },
      { clientId: 10 },
    ),
    connection: stub<CarrierConnection>({ customerCarrierId: 21, settings }),
    consignments: () =>
      [...double.state.shipments.values()].map(({ body }) => body.shipment_reference),
    bookings: () => double.state.pickups.length,
    fail: (when) => {
      const fault = when === 'AFTER' ? 'RESET_AFTER_WORK' : 'RESET_BEFORE_WORK';
      double.failEach(fault, () => when !== 'NEVER');
    },
    close: () => double.close(),
  };
}

describe.each(['generic', 'simulated'])('the adapter %s', (adapter) => {
  describeCarrierIntegration(() => withFiles(adapter));
});

describe('the adapter australia-post', () => {
  describeCarrierIntegration(withAccount);
});

describe('an adapter that this version does not have', () => {
  it('fails the job with its name', () => {
    expect(() => integrations(null).forCarrier({ adapter: 'boomerang' }, { clientId: 10 })).toThrow(
      TransferFailed,
    );
  });
});
