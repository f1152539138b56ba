import { formatDay } from '@contracts/rules/calendar-day.js';
import type { ConsignmentView, CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ConsignmentStreams } from '../domain/consignment.js';
import {
  TestClient,
  goods,
  requestOffer,
  seedShipping,
  shipment,
  tomorrow,
} from '../testing/shipping.fixture.js';

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
const find = async (id: number) =>
  (await user.request<ConsignmentView>('GET', `consignment/${id}`)).body;
const chosen = () => shipment({}, southern);
const numberOf = ({ connoteNumber }: CreatedConsignmentView) => Number(connoteNumber.slice(4));

describe('creating a consignment', () => {
  it('CON-39 CON-40 CON-41 CON-42 CON-43 CON-45 CON-46 CON-48 CON-65 returns its id and connote, and stores the request with copies of the records it names', async () => {
    const request = shipment(
      { categoryEntryPicks: [{ categoryId: 71, categoryEntryId: 72 }] },
      { ...southern, senderAddress: { ...southern.senderAddress, company: 'Forged' } },
    );
    const { status, body } = await create(request);

    expect(status).toBe(200);
    expect(body.connoteNumber).toMatch(/^LKIZ\d{8}$/);
    expect(await find(body.id)).toMatchObject({
      id: body.id,
      clientId: 10,
      clientName: 'Parent',
      status: 'CREATED',
      trackingStatus: 'CREATED',
      state: 'OPEN',
      connoteNumber: body.connoteNumber,
      dispatchDate: tomorrow(),
      consignmentReferences: ['PO 4711'],
      categoryEntryPicks: [
        { categoryEntry: { categoryDesc: 'Cost centre', entryDesc: 'Melbourne' } },
      ],
      isManifestingEnabled: true,
      connoteAccountVariablesId: expect.any(Number),
      internalTracking: false,
      permanentBooking: false,
      authorityToLeave: false,
      specialInstructions: null,
      fromSuburb: expect.stringMatching(/ \w{2,3} \d{4}$/),
      toSuburb: expect.stringMatching(/ \w{2,3} \d{4}$/),
      offer: {
        carrierDisplayName: 'Southern',
        totalCost: southern.totalCost,
        senderAddress: { company: 'Parent' },
        items: [{ quantity: 4, totalWeight: 56, totalVolume: 0.432 }],
      },
    });
  });

  it('assigns numbers without gaps to concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(chosen())));

    const numbers = responses.map(({ body }) => numberOf(body)).sort((a, b) => a - b);
    const [first = 0] = numbers;
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => first + index));
  });

  it('CON-02 CON-53 CON-60 CON-61 is a draft without a carrier, and keeps its unfinished lines', async () => {
    const items = [...goods.items, { itemTypeId: 1, quantity: 0 }];
    const { body } = await create(shipment({}, { items }));

    expect(body).toMatchObject({ connoteNumber: 'DRAFT', manifestId: null });
    expect(await find(body.id)).toMatchObject({
      status: 'DRAFT',
      offer: { carrierId: null, items: [{ itemNumber: 1 }, { itemNumber: 2, quantity: 0 }] },
    });
  });

  it('CON-53 keeps a draft without a price while a line is unfinished', async () => {
    const items = [...goods.items, { itemTypeId: 1, quantity: 2 }];
    const { body } = await create(shipment({ trackingStatus: 'DRAFT' }, { ...southern, items }));

    expect(await find(body.id)).toMatchObject({ status: 'DRAFT', offer: { carrierId: null } });
  });

  it('CON-74 names the deleted address', async () => {
    const { status, body } = await create(shipment({}, { deliveryAddressId: 999_999 }));

    expect(status).toBe(404);
    expect(body).toMatchObject({
      message: 'Delivery address is not valid',
      details: [{ path: 'offer.deliveryAddressId', message: 'Delivery address is not valid' }],
    });
  });

  it('CON-59 waits for the carrier’s own connote', async () => {
    const { body } = await create(shipment({}, await requestOffer(user, 'Metro')));

    expect(body.connoteNumber).toBe('PENDING MANIFEST');
    expect(await find(body.id)).toMatchObject({ paperWorkDisabled: true });
  });

  it('returns the first result for a repeated request, and assigns no second number', async () => {
    const key = { 'Idempotency-Key': 'create-once' };
    const first = await create(chosen(), key);
    const again = await create(chosen(), key);
    const next = await create(chosen());

    expect(again.body).toEqual(first.body);
    expect(numberOf(next.body)).toBe(numberOf(first.body) + 1);
  });

  it('is rejected at a price that is no longer current', async () => {
    const { status, body } = await create(shipment({}, { ...southern, totalCost: 1 }));

    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'offer.outdated',
      details: { totalCost: southern.totalCost },
    });
  });

  it('keeps its id and number when the first attempt failed halfway', async () => {
    const key = { 'Idempotency-Key': 'died-halfway' };
    const before = (await create(chosen())).body;
    const failing = jest
      .spyOn(ConsignmentStreams.prototype, 'create')
      .mockRejectedValueOnce(new Error('killed'));

    expect((await create(chosen(), key)).status).toBe(500);
    failing.mockRestore();
    const { status, body } = await create(chosen(), key);
    const after = (await create(chosen())).body;

    expect(status).toBe(200);
    expect(numberOf(body)).toBe(numberOf(before) + 1);
    expect(numberOf(after)).toBe(numberOf(body) + 1);
  });

  it.each([
    ['without items', { items: [] }, 'Item(s) not valid'],
    [
      'without a sender',
      { senderAddressId: null, senderAddress: null },
      'Sender address is not valid',
    ],
    [
      'to a draft address',
      { deliveryAddressId: 3, deliveryAddress: null },
      'Delivery address is not valid',
    ],
  ])('CON-72 CON-73 CON-74 is rejected %s', async (_case, offer, message) => {
    const request = shipment({ trackingStatus: 'CREATED' }, { ...southern, ...offer });

    expect(await create(request)).toMatchObject({ status: 400, body: { message } });
  });

  it('CON-76 is rejected without a carrier', async () => {
    const { status, body } = await create(shipment({ trackingStatus: 'CREATED' }));

    expect(status).toBe(400);
    expect(body.message).toBe('No carrier selected');
  });

  it('CON-79 is rejected for today', async () => {
    const { status, body } = await create(shipment({ dispatchedAt: tomorrow(0) }, southern));

    expect(status).toBe(400);
    expect(body.message).toBe(`Dispatch date must be ${formatDay(tomorrow())} or later`);
  });

  it("is rejected when the account's range is exhausted", async () => {
    const northern = shipment({}, await requestOffer(user, 'Northern'));
    await Promise.all([create(northern), create(northern)]);

    expect(await create(northern)).toMatchObject({
      status: 409,
      body: { code: expect.stringMatching(/exhausted|gone/) },
    });
  });

  it.each([
    ['another client', { clientId: 20 }, {}, 403],
    ['an address of another client', {}, { senderAddressId: 4, senderAddress: null }, 404],
    [
      'a category that does not exist',
      { categoryEntryPicks: [{ categoryId: 71, categoryEntryId: 9 }] },
      {},
      404,
    ],
    ['an impossible number of pallets', {}, { chepNo: 1e308 }, 400],
    ['a list in place of one offer', { offer: [southern] }, {}, 400],
  ])('is rejected for %s', async (_case, changes, offer, status) => {
    expect((await create(shipment(changes, { ...southern, ...offer }))).status).toBe(status);
  });
});
