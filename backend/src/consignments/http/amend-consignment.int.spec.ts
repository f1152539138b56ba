import type {
  AmendedConsignmentView,
  ConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import {
  TestClient,
  goods,
  requestOffer,
  seedShipping,
  shipment,
} from '../testing/shipping.fixture.js';

let backend: RunningBackend;
let user: TestClient;
let otherUser: TestClient;
let southern: OfferView;

beforeAll(async () => {
  backend = await startBackend('amending');
  await seedShipping(backend);
  user = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  otherUser = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 13 });
  southern = await requestOffer(user, 'Southern');
}, 60_000);

afterAll(() => backend.stop());

const create = (request: object, headers = {}) =>
  user.request<CreatedConsignmentView & ErrorView>('POST', 'consignment', request, headers);
const find = async (id: number) =>
  (await user.request<ConsignmentView>('GET', `consignment/${id}`)).body;
const chosen = () => shipment({}, southern);
const created = async (request = chosen()) => (await create(request)).body.id;

describe('amending a consignment', () => {
  const amend = (request: object) =>
    user.request<AmendedConsignmentView & ErrorView>('PUT', 'consignment', request);

  it('CON-06 CON-66 accepts the edited response of GET, and keeps the connote', async () => {
    const view = await find(await created());
    const { status, body } = await amend({ ...view, consignmentReferences: ['PO 4712'] });

    expect(status).toBe(200);
    expect(body).toEqual({
      id: view.id,
      clientId: 10,
      clientName: 'Parent',
      connoteNumber: view.connoteNumber,
      revision: view.revision + 1,
      manifestId: null,
    });
    expect(await find(view.id)).toMatchObject({ consignmentReferences: ['PO 4712'] });
  });

  it('changes nothing when nothing was edited', async () => {
    const view = await find(await created());

    expect((await amend(view)).body.revision).toBe(view.revision);
  });

  it('turns a draft into a consignment', async () => {
    const { body } = await create(shipment());
    const response = await amend({ ...chosen(), id: body.id });

    expect(response.body.connoteNumber).toMatch(/^LKIZ\d{8}$/);
    expect(await find(body.id)).toMatchObject({ status: 'CREATED' });
  });

  it('CON-64 takes a new number when the carrier changes', async () => {
    const view = await find(await created());
    const metro = await requestOffer(user, 'Metro');
    const { body } = await amend({ ...shipment({}, metro), id: view.id });

    expect(body.connoteNumber).toBe('PENDING MANIFEST');
  });

  it('names who changed what when the content has changed since', async () => {
    const view = await find(await created());
    await amend({ ...view, consignmentReferences: ['PO 1'] });
    const { status, body } = await amend({ ...view, consignmentReferences: ['PO 2'] });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'Record was changed by another user',
      details: {
        revision: view.revision + 1,
        changedBy: [{ name: 'client_user-10@x.example' }],
        changedFields: ['consignmentReferences.0'],
      },
    });
  });

  it('is a conflict, not a missing address, once someone else has replaced the address and deleted it', async () => {
    await backend.database.query(`
      insert into address
          (id, client_id, is_default, status, address_class, company, address_line1, locality_id, search_text)
        values (5, 10, false, 'VALID', 'BUSINESS', 'Closed Clinic', '9 Sydney Road', 502, '')`);
    const closed = { deliveryAddressId: 5 };
    const offer = await requestOffer(user, 'Southern', shipment({}, closed));
    const view = await find(await created(shipment({}, { ...offer, ...closed })));
    expect(view.offer).toMatchObject({ deliveryAddressId: 5 });
    expect((await amend({ ...chosen(), id: view.id, revision: view.revision })).status).toBe(200);
    expect((await user.request('DELETE', 'address?ids=5')).status).toBe(204);

    const { status, body } = await amend({ ...view, consignmentReferences: ['PO 3'] });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'Record was changed by another user',
      details: { changedBy: [{ name: 'client_user-10@x.example' }] },
    });
  });

  it('lets one of two concurrent edits win', async () => {
    const view = await find(await created());
    const edits = ['A', 'B'].map((text) => amend({ ...view, consignmentReferences: [text] }));
    const statuses = (await Promise.all(edits)).map(({ status }) => status).sort();

    expect(statuses).toEqual([200, 409]);
  });

  it('responds to other clients as if it did not exist', async () => {
    const view = await find(await created());
    const response = await otherUser.request<ErrorView>('PUT', 'consignment', {
      ...view,
      clientId: 13,
    });

    expect(response).toMatchObject({ status: 404, body: { message: 'Record not found' } });
  });

  it('is rejected when it would move to another client', async () => {
    const view = await find(await created());

    expect((await amend({ ...view, clientId: 11 })).status).toBe(400);
  });
});

describe('deleting and restoring', () => {
  it('LIST-74 LIST-75 LIST-77 LIST-78 deletes and restores consignments', async () => {
    const ids = [await created(), await created()];

    expect((await user.request('DELETE', `consignment?ids=${ids.join()}`)).status).toBe(204);
    expect((await find(ids[0]!)).state).toBe('DELETED');
    expect((await user.request('PATCH', `consignment/restore?ids=${ids.join()}`)).status).toBe(204);
    expect((await find(ids[1]!)).state).toBe('OPEN');
  });

  it('applies to all or to none', async () => {
    const [remaining, deleted] = [await created(), await created()];
    await user.request('DELETE', `consignment?ids=${deleted}`);

    expect((await user.request('DELETE', `consignment?ids=${remaining},999999`)).status).toBe(404);
    expect((await user.request('DELETE', `consignment?ids=${remaining},${deleted}`)).status).toBe(
      409,
    );
    const asHex = `0x${remaining.toString(16)}`;
    expect((await user.request('DELETE', `consignment?ids=${asHex}`)).status).toBe(400);
    expect((await user.request('GET', `consignment/${asHex}`)).status).toBe(400);
    expect((await find(remaining)).state).toBe('OPEN');
  });

  it('is rejected for other clients', async () => {
    expect((await otherUser.request('DELETE', `consignment?ids=${await created()}`)).status).toBe(
      404,
    );
  });
});

describe('reading', () => {
  it('hides the consignments of other clients', async () => {
    expect((await otherUser.request('GET', `consignment/${await created()}`)).status).toBe(404);
  });

  it('explains which carriers are left out, and why', async () => {
    const { body } = await user.request<{ offers: OfferView[]; rejections: unknown[] }>(
      'POST',
      'consignment/offers/explained',
      shipment(),
    );

    expect(body.offers.map(({ totalCost }) => totalCost)).toEqual(
      [...body.offers.map(({ totalCost }) => totalCost)].sort((a, b) => (a ?? 0) - (b ?? 0)),
    );
    expect(body).toHaveProperty('hints');
  });

  it('CON-131 prices a quick quote between suburbs', async () => {
    const offer = {
      ...goods,
      senderAddressId: null,
      deliveryAddressId: null,
      senderAddress: { suburb: { id: 501 } },
      deliveryAddress: { suburb: { id: 502 } },
    };

    expect((await requestOffer(user, 'Southern', shipment({}, offer))).totalCost).toBe(
      southern.totalCost,
    );
  });

  it('CON-113 requires items before it returns offers', async () => {
    const request = shipment({}, { ...goods, items: [] });
    const response = await user.request<ErrorView>('POST', 'consignment/offers', request);

    expect(response).toMatchObject({ status: 400, body: { message: 'You need an least 1 item' } });
  });
});
