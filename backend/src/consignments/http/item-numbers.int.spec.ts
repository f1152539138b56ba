import type { ConsignmentView, CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';
import { EventStore } from '@event-store/event-store.js';

import { auditEvents } from '../../../../projections/src/audit/audit-events.js';
import { ConnotePrefixService } from '../../carriers/index.js';
import { systemActor } from '../../platform/actor.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import {
  addService,
  TestClient,
  goods,
  requestOffer,
  seedShipping,
  shipment,
} from '../testing/shipping.fixture.js';

let backend: RunningBackend;
let user: TestClient;
let outback: OfferView;

beforeAll(async () => {
  backend = await startBackend('item_numbers');
  await seedShipping(backend);
  await addService(backend, { name: 'Outback', prefix: 'GAB', rate: 3, itemNumbers: 40 });
  user = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  outback = await requestOffer(user, 'Outback');
}, 60_000);

afterAll(() => backend.stop());

const cartons = (quantity: number) => [{ ...goods.items[0], quantity }];
const offerFor = async (quantity: number) =>
  shipment({}, await requestOffer(user, 'Outback', shipment({}, { items: cartons(quantity) })));
const create = async (request: object) =>
  user.request<CreatedConsignmentView & ErrorView>('POST', 'consignment', request);
const find = async (id: number) =>
  (await user.request<ConsignmentView>('GET', `consignment/${id}`)).body;
const numbersOf = async (id: number) =>
  (await find(id)).articleNumbers.map(({ from, to }) => [from, to]);

describe('item numbers', () => {
  it('are assigned to every piece, in order and never twice', async () => {
    const request = shipment({}, outback);
    const [one, other] = [await create(request), await create(request)];

    expect(await numbersOf(one.body.id)).toEqual([['GAB000000001', 'GAB000000004']]);
    expect(await numbersOf(other.body.id)).toEqual([['GAB000000005', 'GAB000000008']]);
  });

  it('are shown with the tracking of the consignment', async () => {
    const { body } = await create(shipment({}, outback));
    const { body: tracking } = await user.request<ConsignmentTrackingView>(
      'GET',
      `tracking?consignment_id=${body.id}`,
    );

    expect(tracking.articleNumbers).toEqual((await find(body.id)).articleNumbers);
  });

  it('are kept when the consignment is changed, and more are taken when it grows', async () => {
    const { body } = await create(await offerFor(2));
    const [first] = await numbersOf(body.id);
    const grown = { ...(await offerFor(3)), id: body.id };
    expect((await user.request('PUT', 'consignment', grown)).status).toBe(200);

    const after = await numbersOf(body.id);
    expect(after[0]).toEqual(first);
    expect(after).toHaveLength(2);
    const { connoteNumber } = await find(body.id);
    expect(connoteNumber).toBe(body.connoteNumber);
  });

  it('are rejected when too few are left, and no connote is taken', async () => {
    const before = (await create(await offerFor(1))).body;

    expect(await create(await offerFor(40))).toMatchObject({
      status: 409,
      body: { code: 'prefix_range.items_exhausted', message: 'Item range is exhausted' },
    });
    const after = (await create(await offerFor(1))).body;
    const [one, next] = [before, after].map(({ connoteNumber }) => Number(connoteNumber.slice(3)));
    expect(next).toBe((one ?? 0) + 1);
  });

  it('are never shared with another prefix of the same letters', async () => {
    const [prefix] = await backend.database.query<{ account: number }[]>(
      `select customer_carrier_account_id as account from connote_prefix where connote_prefix = 'GAB'`,
    );
    const add = (from: number) =>
      backend.app.get(ConnotePrefixService).add(
        {
          customerCarrierAccountId: prefix?.account ?? 0,
          ...{ connoteAbbreviation: null, connotePrefix: 'GAB', senderId: null },
          ...{ masterRangeStart: from * 10_000, masterRangeEnd: from * 10_000 + 9 },
          ...{ masterItemRangeStart: from, masterItemRangeEnd: from + 10 },
        },
        { actor: systemActor('Test') },
      );

    await expect(add(40)).rejects.toMatchObject({ code: 'connote_prefix.range_taken' });
    expect((await add(41)).connotePrefix).toBe('GAB');
  });

  it('pass the audit of the events', async () => {
    const { defects, itemNumbers } = await auditEvents(backend.app.get(EventStore));

    expect(defects).toEqual([]);
    expect(itemNumbers).toBeGreaterThan(14);
  });
});
