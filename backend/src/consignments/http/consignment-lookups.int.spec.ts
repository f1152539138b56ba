import { DateTime } from 'luxon';

import type { ConsignmentView, CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { UnNumberView } from '@contracts/views/un-number.view.js';

import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { fillList, fillManifests, listRow } from '../testing/list-rows.js';
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
let otherUser: TestClient;
let southern: OfferView;

beforeAll(async () => {
  backend = await startBackend('lookups');
  await seedShipping(backend);
  await backend.database.query(`
    insert into un_entry values (1263, 0, 'PAINT', '3', null, 'II'), (1263, 1, 'PAINT', '3', null, 'III');
    update carrier set can_travel_dangerous_goods = true;
    update client set auto_booking_preferred = true, preferred_pickup_start = '13:00',
      preferred_pickup_end = '15:30' where id = 10;`);
  user = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  otherUser = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 20 });
  southern = await requestOffer(user, 'Southern');
}, 60_000);

afterAll(() => backend.stop());

const find = async (id: number) =>
  (await user.request<ConsignmentView>('GET', `consignment/${id}`)).body;
const create = async (request: object) =>
  (await user.request<CreatedConsignmentView>('POST', 'consignment', request)).body;

describe('lookups of the form', () => {
  it('CON-88 returns the open consignment with the same addresses, or 204', async () => {
    const { id } = await create(shipment({}, southern));
    await fillList(backend.database, [listRow({ id, senderAddressId: 1 })]);
    const findConsolidation = (delivery: number, as = user) =>
      as.request<ConsignmentView>(
        'GET',
        `consignment/consolidation?clientId=10&senderAddressId=1&deliveryAddressId=${delivery}`,
      );

    expect(await findConsolidation(2)).toMatchObject({ status: 200, body: { id, state: 'OPEN' } });
    expect((await findConsolidation(3)).status).toBe(204);
    expect((await findConsolidation(2, otherUser)).status).toBe(403);
  });

  it('CON-144 CON-145 counts the pickups booked with a carrier for a day, and warns on its offers', async () => {
    const carrierId = southern.carrierId ?? 0;
    const booked = {
      state: 'MANIFESTED',
      status: 'PICKUP_BOOKED',
      bookingReference: 'B1',
    } as const;
    await backend.database.query('truncate consignment_list, consignment_count');
    await fillList(backend.database, [
      listRow({ id: 801, ...booked, manifestId: 1, carrierId, dispatchDate: tomorrow() }),
      listRow({ id: 802, ...booked, manifestId: 1, carrierId, dispatchDate: tomorrow() }),
      listRow({ id: 803, ...booked, manifestId: 2, carrierId, dispatchDate: tomorrow(9) }),
    ]);
    await fillManifests(backend.database);
    const count = async (path: string) =>
      (await user.request<number>('GET', `consignment/previous-booking?clientId=10&${path}`)).body;

    expect(await count(`dispatchDate=${tomorrow()}&carrierId=${carrierId}`)).toBe(1);
    expect(await count(`dispatchDate=${tomorrow()}&carrierId=${carrierId + 1}`)).toBe(0);
    const midnight = DateTime.fromISO(tomorrow(), { zone: 'Australia/Sydney' }).toUTC().toISO();
    expect(await count(`dispatchDate=${midnight}&carrierId=${carrierId}`)).toBe(1);
    const { status } = await user.request(
      'GET',
      `consignment/previous-booking?clientId=10&dispatchDate=2026-W05-3&carrierId=${carrierId}`,
    );
    expect(status).toBe(400);
    expect((await requestOffer(user, 'Southern')).carrierFutileChargeWarning).toBe(true);
    expect((await requestOffer(user, 'Northern')).carrierFutileChargeWarning).toBe(false);
  });

  it('CON-119 CON-120 returns the dangerous goods of a UN number, and 404 for others', async () => {
    const findUnNumber = (number: number) =>
      user.request<UnNumberView>('GET', `consignment/un-number?unNumberId=${number}`);

    expect(await findUnNumber(1263)).toMatchObject({
      status: 200,
      body: { id: 1263, hazardClass: '3', shippingName: 'PAINT', typeOfPackaging: 'II' },
    });
    expect((await findUnNumber(4)).status).toBe(404);
  });
});

describe('an offer', () => {
  it('CON-146 CON-148 adds up: ten per cent GST on the subtotal, to the cent', () => {
    const { freightCost, fuelSurcharge, category1Fees, category2Fees, gst, totalCost } = southern;
    const cents = [freightCost, fuelSurcharge, category1Fees, category2Fees].map((amount) =>
      Math.round((amount ?? 0) * 100),
    );
    const subtotal = cents.reduce((sum, amount) => sum + amount, 0);

    expect(Math.round((gst ?? 0) * 100)).toBe(Math.round(subtotal / 10));
    expect(Math.round((totalCost ?? 0) * 100)).toBe(subtotal + Math.round(subtotal / 10));
  });

  it('GAP-27 has the cut-off that the consignment has, even if it is dispatched on a weekend', async () => {
    const days = Array.from({ length: 7 }, (_, index) => tomorrow(index + 1));
    const dispatchedAt = days.find((day) => new Date(day).getUTCDay() === 6);
    const offer = await requestOffer(user, 'Southern', shipment({ dispatchedAt }));
    const { id } = await create(shipment({ dispatchedAt }, offer));

    const saved = (await find(id)).offer.carrierCutOffDateTime ?? '';
    expect(offer.carrierCutOffDateTime).toBe(saved);
    expect(new Date(saved).getUTCDay()).not.toBe(6);
  });

  it('CON-123 is marked as dangerous goods when one line is, and so is the consignment', async () => {
    const paint = {
      unNumber: { id: 1263, hazardClass: '3', shippingName: 'PAINT', typeOfPackaging: 'II' },
      subRisk: 'N/A',
      typeOfPackaging: 'II',
      packageDescription: 'Drum',
      commonName: 'Enamel',
      weight: 10,
      type: 'PACKAGED',
    };
    const [line] = goods.items;
    const items = [line, { ...line, dangerousGoods: [paint] }];
    const offer = await requestOffer(user, 'Southern', shipment({}, { items }));

    expect(southern.hasDangerousGoods).toBe(false);
    expect(offer.hasDangerousGoods).toBe(true);
    const { id } = await create(shipment({}, offer));
    expect((await find(id)).offer.hasDangerousGoods).toBe(true);
  });

  it('CON-47 CON-152 has pallets and the pickup times that the client prefers', async () => {
    const { id } = await create(
      shipment(
        {},
        { items: [{ ...goods.items[0], itemTypeId: 2, itemTypeName: 'Pallet' }], loscamNo: 4 },
      ),
    );

    expect(await requestOffer(user, 'Southern')).toMatchObject({
      autoBookingPreferred: true,
      preferredPickupStart: '13:00',
      preferredPickupEnd: '15:30',
      carrierPalletTypeRequired: false,
      carrierFutileChargeWarning: true,
      carrierCutOffDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect((await find(id)).offer).toMatchObject({
      loscamNo: 4,
      chepNo: 0,
      otherNo: 0,
      palletTransferType: 'RECEIVER',
    });
  });
});

describe('a consignment', () => {
  it.each([
    ['DEFAULT', 200],
    ['THIRD_PARTY', 200],
    ['RETURN', 200],
    ['QUOTE', 200],
    ['PARCEL', 400],
  ])('CON-01 may be of type %s: %i', async (consignmentType, status) => {
    const response = await user.request('POST', 'consignment', shipment({ consignmentType }));

    expect(response.status).toBe(status);
  });

  it('CON-50 names its category entries', async () => {
    const { id } = await create(
      shipment({ categoryEntryPicks: [{ categoryId: 71, categoryEntryId: 72 }] }),
    );

    expect((await find(id)).categoryEntryPicks).toEqual([
      {
        id: 71,
        consignmentId: id,
        categoryId: 71,
        categoryEntryId: 72,
        categoryEntry: { categoryDesc: 'Cost centre', entryDesc: 'Melbourne' },
      },
    ]);
  });

  it('CON-87 holds at most 255 characters of instructions and 45 of a reference', async () => {
    const save = async (instructions: number, reference: number) =>
      (
        await user.request(
          'POST',
          'consignment',
          shipment(
            { consignmentReferences: ['x'.repeat(reference)] },
            { specialInstructions: 'x'.repeat(instructions) },
          ),
        )
      ).status;

    expect(await save(255, 45)).toBe(200);
    expect(await save(256, 45)).toBe(400);
    expect(await save(255, 46)).toBe(400);
  });
});
