import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { NewApiKeyView } from '@contracts/views/user.view.js';

import { shipment, TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import { backend, admin } from './shipped-consignments.fixture.js';

export interface Program {
  readonly key: NewApiKeyView;
  readonly client: TestClient;
}

/** Client program of client 10, with a new key. */
export async function program(mode: 'live' | 'test', clientId = 10): Promise<Program> {
  const body = { clientId, mode, reference: `A ${mode} program` };
  const key = await admin.request<NewApiKeyView>('POST', 'user/b2b-key', body);
  if (key.status !== 200) throw new Error(JSON.stringify(key.body));
  return { key: key.body, client: TestClient.withKey(backend, key.body.token) };
}

/** Client id of the test environment of client 10; 0 if there is none. */
export async function environmentId(testOf = 10): Promise<number> {
  const [row] = await backend.database.query<{ id: number }[]>(
    'select id from client where test_of = $1 and removed_at is null',
    [testOf],
  );
  return row?.id ?? 0;
}

/** Freight of a client, from its default address to a second address in its address book. */
export interface Shipper {
  readonly clientId: number;
  readonly request: (changes?: object, goods?: object) => object;
  readonly offer: (carrier?: string, goods?: object) => Promise<OfferView>;
  readonly create: (
    reference?: string,
    carrier?: string,
    goods?: object,
  ) => Promise<CreatedConsignmentView>;
}

/** Ships as the client of a test environment, whose address book has only the default address so far. */
export async function shipperOf(caller: TestClient, clientId: number): Promise<Shipper> {
  const [sender] = await backend.database.query<{ id: number }[]>(
    'select id from address where client_id = $1 and is_default',
    [clientId],
  );
  const added = await caller.request<{ id: number }>('POST', 'address', {
    ...{ clientId, company: 'Brunswick Clinic', addressLine1: '3 Sydney Road' },
    suburb: { id: 502 },
  });
  const ids = { senderAddressId: sender?.id, deliveryAddressId: added.body.id };
  const request = (changes: object = {}, goods: object = {}) =>
    shipment({ clientId, ...changes }, { ...ids, ...goods });
  const offer = async (carrier = 'Southern', goods: object = {}) => {
    const goodsRequest = request({}, goods);
    const { body } = await caller.request<OfferView[]>('POST', 'consignment/offers', goodsRequest);
    const found = body.find(({ carrierDisplayName }) => carrierDisplayName === carrier);
    if (!found) throw new Error(`no offer of ${carrier} in ${JSON.stringify(body)}`);
    return found;
  };
  const create = async (reference = 'PO 1', carrier = 'Southern', goods: object = {}) => {
    const chosen = { ...(await offer(carrier, goods)), ...ids, ...goods };
    const body = shipment({ clientId, consignmentReferences: [reference] }, chosen);
    const response = await caller.request<CreatedConsignmentView>('POST', 'consignment', body);
    if (response.status !== 200) throw new Error(JSON.stringify(response.body));
    return response.body;
  };
  return { clientId, request, offer, create };
}
