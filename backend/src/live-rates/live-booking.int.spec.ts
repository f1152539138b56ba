import type { OfferView } from '@contracts/views/offer.view.js';

import { LiveOfferService } from './offers/live-offer.service.js';
import {
  codes,
  LiveRatesFixture,
  liveOf,
  shipment,
  sources,
  TestClient,
} from './live-rates.fixture.js';

let fixture: LiveRatesFixture;

beforeAll(async () => {
  fixture = await LiveRatesFixture.open('live_booking');
}, 60_000);
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

describe('booking at the price of the carrier', () => {
  beforeEach(() => fixture.resetCarrier());

  it('accepts it for fifteen minutes, whether the carrier responds or not', async () => {
    const live = liveOf(await fixture.offers());
    await fixture.ageResponses(14);
    fixture.double.state.fuelPercent = 25;
    const before = fixture.priceRequestCount;

    const { status, body } = await fixture.create(shipment(), live);

    expect(status).toBe(200);
    expect(fixture.priceRequestCount).toBe(before);
    const stored = await fixture.user.request<{ offer: OfferView }>(
      'GET',
      `consignment/${body.id}`,
    );
    expect(stored.body.offer).toMatchObject({
      source: 'LIVE',
      totalCost: live.totalCost,
      live: { askedAt: expect.any(String) },
    });
  });

  it('requests it again afterwards, and returns both prices if they differ', async () => {
    const live = liveOf(await fixture.offers());
    await fixture.ageResponses(16);
    fixture.double.state.fuelPercent = 25;

    const { status, body } = await fixture.create(shipment(), live);

    expect([status, body.code]).toEqual([409, 'offer.outdated']);
    const { totalCost } = liveOf(await fixture.offers());
    expect(body.details).toEqual({ offeredCost: live.totalCost, totalCost });
    expect(totalCost).toBeGreaterThan(live.totalCost ?? 0);
  });

  it('accepts an old price that the carrier confirms', async () => {
    const live = liveOf(await fixture.offers());
    await fixture.ageResponses(16);

    expect((await fixture.create(shipment(), live)).status).toBe(200);
  });

  it('rejects the price of other goods, and an invented one', async () => {
    const light = liveOf(await fixture.offers());

    const heavier = await fixture.create(fixture.shipmentWeighing(60), light);
    const typed = await fixture.create(shipment(), { ...light, totalCost: 1 });

    expect([heavier.status, heavier.body.code]).toEqual([409, 'offer.outdated']);
    expect([typed.status, typed.body.code]).toEqual([409, 'offer.outdated']);
  });

  it('still accepts the rate card of the same service', async () => {
    const { offers } = await fixture.offers();
    const card = offers.find(
      ({ carrierName, source }) => carrierName === 'startrack' && source === 'RATE_CARD',
    )!;

    const { status, body } = await fixture.create(shipment(), card);

    expect(status).toBe(200);
    const stored = await fixture.user.request<{ offer: OfferView }>(
      'GET',
      `consignment/${body.id}`,
    );
    expect(stored.body.offer).toMatchObject({ source: 'RATE_CARD', totalCost: card.totalCost });
  });
});

describe('carrier responses fetched by an id', () => {
  it('come with the next request, in the order they arrive', async () => {
    await fixture.resetCarrier();
    const { body } = await fixture.later(fixture.shipmentWeighing(21));
    const askId = body.live?.askId ?? '';

    const { body: response } = await fixture.collect(askId);

    expect(response.offers).toMatchObject([{ carrierDisplayName: 'StarTrack', source: 'LIVE' }]);
    expect(response).toMatchObject({ pending: [], after: 1 });
    expect((await fixture.collect(askId, response.after)).body).toMatchObject({
      offers: [],
      pending: [],
    });
  });

  it('are not found by users of other clients, nor under other ids', async () => {
    const { body } = await fixture.later(fixture.shipmentWeighing(22));
    const askId = body.live?.askId ?? '';
    const neighbour = await TestClient.signIn(fixture.backend, {
      role: 'CLIENT_USER',
      clientId: 13,
    });
    const outsider = await TestClient.signIn(fixture.backend, {
      role: 'CUSTOMER_ADMIN',
      customerId: 2,
    });

    expect((await fixture.collect(askId, 0, neighbour)).status).toBe(404);
    expect((await fixture.collect(askId, 0, outsider)).status).toBe(404);
    expect((await fixture.collect('2f1c7c5e-1111-4111-8111-111111111111')).status).toBe(404);
    expect((await fixture.collect('4711')).status).toBe(400);
  });

  it('are limited: a client with thirty open requests cannot open another', async () => {
    await fixture.backend.database.query(
      `insert into live_ask (id, client_id, carriers, ends_at)
       select gen_random_uuid(), 10, '{StarTrack}', now() + interval '1 minute'
         from generate_series(1, 30)`,
    );

    const { body } = await fixture.later(fixture.shipmentWeighing(23));

    expect(body.live).toBeNull();
    expect(codes(body)).toContain('LIVE_RATE_BUSY');
    expect(sources(body)).toEqual(['RATE_CARD']);
  });

  it('are no longer pending once their process has ended, and are deleted with responses older than a day', async () => {
    const { database } = fixture.backend;
    const askId = '3f1c7c5e-1111-4111-8111-111111111111';
    await database.query(
      `insert into live_ask (id, client_id, carriers, ends_at)
       values ($1, 10, '{StarTrack}', now() - interval '2 hours')`,
      [askId],
    );
    expect((await fixture.collect(askId)).body.pending).toEqual([]);
    await fixture.offers(fixture.shipmentWeighing(24));
    await fixture.ageResponses(24 * 60 + 1);

    await fixture.backend.app.get(LiveOfferService).deleteOld();

    const [left] = await database.query<{ rates: number; asks: number }[]>(
      'select (select count(*) from live_rate)::int as rates, (select count(*) from live_ask)::int as asks',
    );
    expect(left).toEqual({ rates: 0, asks: 0 });
  });
});
