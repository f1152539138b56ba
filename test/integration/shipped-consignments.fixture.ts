import type { ConsignmentView, CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import {
  TestClient,
  requestOffer,
  seedShipping,
  shipment,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { startReadSide, type ReadSide } from '../support/read-side.js';

export let backend: RunningBackend;
let readSide: ReadSide;
export let user: TestClient;
export let admin: TestClient;
export let outsider: TestClient;
export let southern: OfferView;

export async function created(
  request: object = shipment({}, southern),
): Promise<CreatedConsignmentView> {
  const { status, body } = await user.request<CreatedConsignmentView>(
    'POST',
    'consignment',
    request,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

export const find = async (id: number) =>
  (await user.request<ConsignmentView>('GET', `consignment/${id}`)).body;

export const manifest = (consignmentIds: number[]) =>
  user.request<CreatedManifestView>('POST', 'manifest', { consignmentIds });

/** Finds a consignment by its connote, once the list is up to date. */
export const traced = (caller: TestClient, connote: string) =>
  waitUntil(
    () => caller.request<ConsignmentTrackingView>('GET', `consignment/connote/${connote}`),
    ({ status }) => status !== 404,
  );

/** Starts a backend and its read side, with users of two customers and an offer to ship with. */
export function setUpShipping(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name);
    await seedShipping(backend);
    readSide = await startReadSide(backend.environment.DATABASE_URL);
    user = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 10 });
    admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
    outsider = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
    southern = await requestOffer(user, 'Southern');
  }, 60_000);

  afterAll(async () => {
    await readSide.stop();
    await backend.stop();
  });
}
