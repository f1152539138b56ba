import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';

import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { TestClient } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

export let backend: RunningBackend;
export let admin: TestClient;
export let otherAdmin: TestClient;
export let manager: TestClient;
export let superAdmin: TestClient;

export const connection = {
  carrier: { id: 2 },
  transferType: 'SFTP',
  server: 'sftp.orange.example',
  username: 'coastline',
  password: 'first secret',
};

export const listOf = async (caller: TestClient, customerId: number) =>
  (
    await caller.request<{ customerCarriers: CustomerCarrierView[] }>(
      'GET',
      `customer-carrier?customerId=${customerId}&permission=READ_CUSTOMER_CARRIER`,
    )
  ).body.customerCarriers;

export async function connected(): Promise<CustomerCarrierView> {
  const known = (await listOf(admin, 1)).find(({ carrier }) => carrier.id === 2);
  if (known) return known;
  const { status, body } = await admin.request<CustomerCarrierView>(
    'POST',
    'customer-carrier?customerId=1',
    connection,
  );
  expect(status).toBe(200);
  return body;
}

export const decrypt = (caller: TestClient, input: string | null, salt: string | null) =>
  caller.requestText('POST', 'customer-carrier/decryptString', { input, salt });

/** Starts a backend with carriers to add, and administrators of two customers. */
export function setUpCustomerCarriers(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name);
    await someTariffs(backend);
    await backend.database.query(`
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length,
                         data_transfer_options)
      values (2, 'orange_arrow', 'Orange Arrow', 3, 9, '{SFTP,API}'),
             (3, 'bass_link', 'Bass Link', 3, 9, '{SFTP}');
    select setval(pg_get_serial_sequence('carrier', 'id'), 10);
    select setval(pg_get_serial_sequence('carrier_service_type', 'id'), 10);
    select setval(pg_get_serial_sequence('customer_carrier', 'id'), 10)`);
    admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
    otherAdmin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
    manager = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
    superAdmin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
  });
  afterAll(() => backend.stop());
}
