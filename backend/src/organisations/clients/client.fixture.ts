import type { ClientView } from '@contracts/views/organisation.view.js';

import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { TestSession, type Person } from '../../testing/test-session.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

export let backend: RunningBackend;
export let web: TestSession;
export let superAdmin: Person;
export let customerAdmin: Person;
export let admin: Person;
export let shipper: Person;

export const defaultSenderAddress = {
  id: 0,
  company: 'Acacia',
  addressLine1: '1 High St',
  suburb: { id: 9001 },
};

export let count = 0;
export const newClient = (change: object = {}) => ({
  name: `Acacia ${(count += 1)}`,
  defaultSenderAddress,
  ...change,
});

export async function added(query = 'customerId=1', change: object = {}): Promise<ClientView> {
  const path = `client?${query}`;
  const response = await web.request<ClientView>(customerAdmin, 'POST', path, newClient(change));
  expect(response).toMatchObject({ status: 200 });
  return response.body;
}

/** Starts a backend with two customers and their clients, and users of every role. */
export function setUpClients(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name);
    await someTariffs(backend);
    await backend.database.query(`
    select setval(pg_get_serial_sequence('client', 'id'), 100);
    insert into locality (id, name, postcode, state, latitude, longitude, eta_zone)
      values (9001, 'FITZROY', '3065', 'VIC', -37.8, 144.98, 'MEL') on conflict do nothing`);
    // no projection runs here, so there is nothing to wait for
    await backend.database.query(
      `insert into projection_checkpoint (name, position) values ('consignment-list', repeat('9', 19))`,
    );
    web = new TestSession(backend);
    superAdmin = await web.signInNewUser({ role: 'SUPER_ADMIN' });
    customerAdmin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
    admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
    shipper = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 10 });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => backend.stop());
}
