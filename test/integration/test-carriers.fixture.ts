import { createServer, type Server } from 'node:net';

import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';

import { Environment } from '../../backend/src/platform/config/environment.js';
import { readEnvironment } from '../../backend/src/platform/config/read-environment.js';
import { WorkerModule } from '../../backend/src/worker.module.js';
import { portOf } from '../support/port-of.js';
import { backend, setUpShipping } from './shipped-consignments.fixture.js';
import {
  environmentId,
  program,
  shipperOf,
  type Program,
  type Shipper,
} from './test-environments.fixture.js';

export let worker: INestApplicationContext;
export let server: Server;
/** Number of connections to addresses that a live manifest or email would reach. */
export let calls = 0;
export let test: Program;
export let shipper: Shipper;

/**
 * Starts a backend with its worker, a test environment, and one server in place of every carrier and the mail server.
 */
export function setUpTestCarriers(name: string): void {
  // first: hooks run in order, and the worker needs its database until it has stopped
  afterAll(async () => {
    await worker.close();
    server.close();
  });
  setUpShipping(name);
  beforeAll(async () => {
    server = createServer((socket) => {
      calls += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // every address that a live manifest would reach
    await backend.database.query(
      `update customer_carrier set server = '127.0.0.1', port = $1, path = '/', username = 'linehaul',
            booking_server = $2`,
      [portOf(server), `http://127.0.0.1:${portOf(server)}`],
    );
    const { DATABASE_URL, DATA_DIR } = backend.environment;
    const environment = readEnvironment({
      ...{ DATABASE_URL, DATA_DIR, LOG_LEVEL: 'silent' },
      OUTGOING_ALLOW: '127.0.0.0/8,::1/128',
      SMTP_URL: `smtp://127.0.0.1:${portOf(server)}`,
      SIMULATED_STEP_SECONDS: '0.1',
    });
    const module = await Test.createTestingModule({ imports: [WorkerModule] })
      .overrideProvider(Environment)
      .useValue(environment)
      .compile();
    worker = await module.init();
    test = await program('test');
    shipper = await shipperOf(test.client, await environmentId());
  });
}
