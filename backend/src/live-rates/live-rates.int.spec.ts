import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { LiveOfferService } from './asking/live-offer.service.js';
import { goods, LiveRatesFixture, liveOf, shipment, TestClient } from './live-rates.fixture.js';

let fixture: LiveRatesFixture;

beforeAll(async () => {
  fixture = await LiveRatesFixture.open('live_rates');
}, 60_000);
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

const codes = ({ rejections }: { rejections: readonly { code: string }[] }) =>
  rejections.map(({ code }) => code);
const sources = ({ offers }: { offers: readonly OfferView[] }) =>
  offers
    .filter(({ carrierName }) => carrierName === 'startrack')
    .map(({ source }) => source)
    .sort();

describe('offers with prices of the carrier itself', () => {
  it('stand beside those of its rate card, line by line up to the total of the carrier', async () => {
    const answer = await fixture.offers();

    expect(sources(answer)).toEqual(['LIVE', 'RATE_CARD']);
    const live = liveOf(answer);
    const cents = (dollars: number | null) => Math.round((dollars ?? 0) * 100);
    const fees = live.feeDetails.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(cents(live.freightCost) + cents(live.fuelSurcharge) + cents(live.gst) + fees).toBe(
      cents(live.totalCost),
    );
    expect(live.feeDetails).toEqual([
      { code: 'CARRIER_SECURITY', category: 1, amount: 7.6, why: 'Charged by StarTrack' },
    ]);
    expect(live).toMatchObject({ rateCardVersionId: null, rulesVersionId: null });
    expect(live.live?.isBookable).toBe(true);
    expect(JSON.stringify(live.explanation)).not.toContain(fixture.double.state.account.apiKey);
  });

  it('replace those of rate cards where the account says so, and stay out by default', async () => {
    await fixture.priceFrom('LIVE');
    expect(sources(await fixture.offers())).toEqual(['LIVE']);

    await fixture.priceFrom('RATE_CARD');
    const before = fixture.asked;
    expect(sources(await fixture.offers())).toEqual(['RATE_CARD']);
    expect(fixture.asked).toBe(before);

    await fixture.priceFrom('BOTH');
  });

  it('cost the carrier one question, for equal requests at the same time and after', async () => {
    const before = fixture.asked;

    const answers = await Promise.all(Array.from({ length: 40 }, () => fixture.offers()));
    await fixture.offers();

    expect(answers.every((answer) => sources(answer).includes('LIVE'))).toBe(true);
    expect(fixture.asked - before).toBe(1);
  });

  it('cost one question when two processes are asked at the same time', async () => {
    const other = await fixture.backend.startAnother();
    const service = other.get(LiveOfferService);
    const own = fixture.backend.app.get(LiveOfferService);
    const { content, clientId } = await somePlan();
    const plans = await Promise.all([own, service].map((one) => one.plan({ clientId, content })));
    const before = fixture.asked;

    const answers = await Promise.all([own.waitFor(plans[0]!), service.waitFor(plans[1]!)]);

    expect(answers.map(({ offers }) => offers.length)).toEqual([1, 1]);
    expect(fixture.asked - before).toBe(1);
  });

  it('are asked for again after ten minutes', async () => {
    await fixture.offers();
    await fixture.age(9);
    const before = fixture.asked;
    await fixture.offers();
    expect(fixture.asked).toBe(before);
    await fixture.age(2);

    await fixture.offers();

    expect(fixture.asked - before).toBe(1);
  });

  it('leave out a service in the words of the carrier, and ask again after a minute', async () => {
    const { database } = fixture.backend;
    await database.query(
      `insert into carrier_service_type (carrier_id, service_type, display_service_type)
       select id, 'NOPE', 'Nope' from carrier where name = 'startrack'`,
    );
    await fixture.priceFrom('BOTH');
    const answer = await fixture.offers();
    const before = fixture.asked;

    await fixture.offers();
    expect(fixture.asked).toBe(before);
    await fixture.age(2);
    await fixture.offers();

    expect(fixture.asked).toBeGreaterThan(before);
    expect(sources(answer)).toEqual(['LIVE', 'RATE_CARD']);
    expect(answer.rejections.filter(({ code }) => code === 'LIVE_RATE_REFUSED')).toMatchObject([
      { serviceType: 'Nope', message: 'The product NOPE is not in the contract' },
    ]);
    await database.query(`delete from carrier_service_type where service_type = 'NOPE'`);
    await fixture.priceFrom('BOTH');
  });

  it('are not asked for more pieces than a question may have', async () => {
    const before = fixture.asked;
    const many = shipment({}, { items: goods.items.map((item) => ({ ...item, quantity: 501 })) });

    const answer = await fixture.offers(many);

    expect(fixture.asked).toBe(before);
    expect(answer.rejections).toContainEqual(
      expect.objectContaining({ message: 'Live prices are available for up to 500 pieces' }),
    );
  });
});

describe('a carrier that does not answer', () => {
  const carrierIs = (
    fault: 'HANG' | 'RESET_BEFORE_WORK' | 'OTHER_JSON' | 'HTML_BODY' | 'THROTTLED',
  ) => fixture.double.failEach(fault, ({ path }) => path.endsWith('/prices/shipments'));

  it('does not hold up the offers of rate cards, and is explained once its time is over', async () => {
    await fixture.priceFrom('BOTH', 1_000);
    carrierIs('HANG');

    const { body } = await fixture.later(fixture.heavier(16));

    const [row] = await fixture.backend.database.query<{ given: number; open: boolean }[]>(
      'select jsonb_array_length(answers) as given, ends_at > now() as open from live_ask',
    );
    expect(row).toEqual({ given: 0, open: true });
    expect(sources(body)).toEqual(['RATE_CARD']);
    expect(body.live?.pending).toEqual(['StarTrack']);

    const { body: answer } = await fixture.collect(body.live?.askId ?? '');
    expect(answer).toMatchObject({ offers: [], pending: [], after: 1 });
    expect(answer.rejections).toMatchObject([
      {
        code: 'LIVE_RATE_UNAVAILABLE',
        message: 'StarTrack did not answer within 1 s. Try again, or use its rate card.',
      },
    ]);
  });

  it('ends a request that waits at its time', async () => {
    await fixture.priceFrom('BOTH', 500);
    carrierIs('HANG');
    const started = performance.now();

    const answer = await fixture.offers(fixture.heavier(17));

    const took = performance.now() - started;
    expect(codes(answer)).toContain('LIVE_RATE_UNAVAILABLE');
    expect(took).toBeGreaterThan(490);
    expect(took).toBeLessThan(1_500);
    await fixture.priceFrom('BOTH');
  });

  it.each(['RESET_BEFORE_WORK', 'OTHER_JSON', 'HTML_BODY', 'THROTTLED'] as const)(
    'has no price and no error for anybody: %s',
    async (fault) => {
      await fixture.restCarrier();
      carrierIs(fault);

      const answer = await fixture.offers(fixture.heavier(18));

      expect(sources(answer)).toEqual(['RATE_CARD']);
      expect(codes(answer)).toContain('LIVE_RATE_UNAVAILABLE');
    },
  );

  it('shows its earlier price as quoted, which cannot be booked', async () => {
    await fixture.restCarrier();
    const first = liveOf(await fixture.offers(fixture.heavier(19)));
    await fixture.age(30);
    carrierIs('RESET_BEFORE_WORK');

    const live = liveOf(await fixture.offers(fixture.heavier(19)));

    expect(live).toMatchObject({ totalCost: first.totalCost, live: { isBookable: false } });
    const { status, body } = await create(fixture.heavier(19), live);
    expect([status, body.code]).toEqual([409, 'offer.unconfirmed']);
  });

  it('is left alone for a while after five failures', async () => {
    await fixture.restCarrier();
    carrierIs('RESET_BEFORE_WORK');
    for (let n = 1; n <= 5; n += 1) await fixture.offers(fixture.heavier(30 + n));
    const before = fixture.asked;

    await fixture.offers(fixture.heavier(40));

    expect(fixture.asked).toBe(before);
  });
});

const create = (request: object, offer: OfferView) =>
  fixture.user.ask<CreatedConsignmentView & ErrorView>('POST', 'consignment', {
    ...request,
    offer: { ...offer, ...('offer' in request ? (request.offer as object) : {}) },
  });

async function somePlan() {
  const { QuoteShipmentFactory } = await import('../consignments/index.js');
  const request = shipment() as never;
  return {
    clientId: 10,
    content: await fixture.backend.app.get(QuoteShipmentFactory).build(request),
  };
}

describe('booking a price of the carrier', () => {
  beforeEach(() => fixture.restCarrier());

  it('keeps it for fifteen minutes, whether the carrier answers or not', async () => {
    const live = liveOf(await fixture.offers());
    await fixture.age(14);
    fixture.double.state.fuelPercent = 25;
    const before = fixture.asked;

    const { status, body } = await create(shipment(), live);

    expect(status).toBe(200);
    expect(fixture.asked).toBe(before);
    const stored = await fixture.user.ask<{ offer: OfferView }>('GET', `consignment/${body.id}`);
    expect(stored.body.offer).toMatchObject({
      source: 'LIVE',
      totalCost: live.totalCost,
      live: { askedAt: expect.any(String) },
    });
  });

  it('asks again afterwards, and says both prices when they differ', async () => {
    const live = liveOf(await fixture.offers());
    await fixture.age(16);
    fixture.double.state.fuelPercent = 25;

    const { status, body } = await create(shipment(), live);

    expect([status, body.code]).toEqual([409, 'offer.outdated']);
    const { totalCost } = liveOf(await fixture.offers());
    expect(body.details).toEqual({ offeredCost: live.totalCost, totalCost });
    expect(totalCost).toBeGreaterThan(live.totalCost ?? 0);
  });

  it('accepts an old price that the carrier confirms', async () => {
    const live = liveOf(await fixture.offers());
    await fixture.age(16);

    expect((await create(shipment(), live)).status).toBe(200);
  });

  it('does not take the price of other goods, or one that was typed', async () => {
    const light = liveOf(await fixture.offers());

    const heavier = await create(fixture.heavier(60), light);
    const typed = await create(shipment(), { ...light, totalCost: 1 });

    expect([heavier.status, heavier.body.code]).toEqual([409, 'offer.outdated']);
    expect([typed.status, typed.body.code]).toEqual([409, 'offer.outdated']);
  });

  it('still takes the rate card of the same service', async () => {
    const { offers } = await fixture.offers();
    const card = offers.find(
      ({ carrierName, source }) => carrierName === 'startrack' && source === 'RATE_CARD',
    )!;

    const { status, body } = await create(shipment(), card);

    expect(status).toBe(200);
    const stored = await fixture.user.ask<{ offer: OfferView }>('GET', `consignment/${body.id}`);
    expect(stored.body.offer).toMatchObject({ source: 'RATE_CARD', totalCost: card.totalCost });
  });
});

describe('answers that are collected by an id', () => {
  it('come with the next request, in the order they arrive', async () => {
    await fixture.restCarrier();
    const { body } = await fixture.later(fixture.heavier(21));
    const askId = body.live?.askId ?? '';

    const { body: answer } = await fixture.collect(askId);

    expect(answer.offers).toMatchObject([{ carrierDisplayName: 'StarTrack', source: 'LIVE' }]);
    expect(answer).toMatchObject({ pending: [], after: 1 });
    expect((await fixture.collect(askId, answer.after)).body).toMatchObject({
      offers: [],
      pending: [],
    });
  });

  it('are not found by users of other clients, and with other ids', async () => {
    const { body } = await fixture.later(fixture.heavier(22));
    const askId = body.live?.askId ?? '';
    const neighbour = await TestClient.signIn(fixture.backend, {
      role: 'CLIENT_USER',
      clientId: 13,
    });
    const stranger = await TestClient.signIn(fixture.backend, {
      role: 'CUSTOMER_ADMIN',
      customerId: 2,
    });

    expect((await fixture.collect(askId, 0, neighbour)).status).toBe(404);
    expect((await fixture.collect(askId, 0, stranger)).status).toBe(404);
    expect((await fixture.collect('2f1c7c5e-1111-4111-8111-111111111111')).status).toBe(404);
    expect((await fixture.collect('4711')).status).toBe(400);
  });

  it('are limited: a client with thirty open requests asks no more', async () => {
    await fixture.backend.database.query(
      `insert into live_ask (id, client_id, carriers, ends_at)
       select gen_random_uuid(), 10, '{StarTrack}', now() + interval '1 minute'
         from generate_series(1, 30)`,
    );

    const { body } = await fixture.later(fixture.heavier(23));

    expect(body.live).toBeNull();
    expect(codes(body)).toContain('LIVE_RATE_BUSY');
    expect(sources(body)).toEqual(['RATE_CARD']);
  });

  it('end when their process does, and are deleted with answers older than a day', async () => {
    const { database } = fixture.backend;
    const askId = '3f1c7c5e-1111-4111-8111-111111111111';
    await database.query(
      `insert into live_ask (id, client_id, carriers, ends_at)
       values ($1, 10, '{StarTrack}', now() - interval '2 hours')`,
      [askId],
    );
    expect((await fixture.collect(askId)).body.pending).toEqual([]);
    await fixture.offers(fixture.heavier(24));
    await fixture.age(24 * 60 + 1);

    await fixture.backend.app.get(LiveOfferService).deleteOld();

    const [left] = await database.query(
      'select (select count(*) from live_rate)::int as rates, (select count(*) from live_ask)::int as asks',
    );
    expect(left).toEqual({ rates: 0, asks: 0 });
  });
});
