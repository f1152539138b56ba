import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient, requestOffer, seedShipping, shipment } from '../testing/shipping.fixture.js';

let backend: RunningBackend;
let user: TestClient;
let southern: OfferView;

beforeAll(async () => {
  backend = await startBackend('creating');
  await seedShipping(backend);
  user = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  southern = await requestOffer(user, 'Southern');
}, 60_000);

afterAll(() => backend.stop());

const create = (request: object, headers = {}) =>
  user.request<CreatedConsignmentView & ErrorView>('POST', 'consignment', request, headers);

describe('cached records', () => {
  const addAddress = (id: number) =>
    backend.database.query(
      `insert into address
         (id, client_id, status, address_class, company, address_line1, locality_id, search_text)
       values ($1, 10, 'VALID', 'BUSINESS', 'Depot', '9 Dock Road', 502, '')`,
      [id],
    );
  const createTo = (deliveryAddressId: number) =>
    create(shipment({}, { ...southern, deliveryAddressId, deliveryAddress: null }));

  it('are gone on the next call after this process deletes them', async () => {
    await addAddress(61);
    expect((await createTo(61)).status).toBe(200);

    const admin = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 10 });
    expect((await admin.request('DELETE', 'address?ids=61')).status).toBe(204);

    expect((await createTo(61)).status).toBe(404);
  });

  it('are found by the next call after they are added', async () => {
    expect((await createTo(62)).status).toBe(404);
    await addAddress(62);

    expect((await createTo(62)).status).toBe(200);
  });

  it('are reloaded when Postgres notifies of a change by another process', async () => {
    const withoutReference = shipment({ consignmentReferences: [] }, southern);
    expect((await create(withoutReference)).status).toBe(200);
    await backend.database.query('update client set reference_required = true where id = 10');

    const rejected = await waitUntil(
      () => create(withoutReference),
      ({ status }) => status !== 200,
    );

    expect(rejected.body.message).toBe('Consignment must have a reference');
  });
});
