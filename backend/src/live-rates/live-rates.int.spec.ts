import { QuoteShipmentFactory } from '../consignments/index.js';
import { LiveOfferService } from './offers/live-offer.service.js';
import { codes, goods, LiveRatesFixture, liveOf, shipment, sources } from './live-rates.fixture.js';

let fixture: LiveRatesFixture;

beforeAll(async () => {
  fixture = await LiveRatesFixture.open('live_rates');
}, 60_000);
afterAll(() => fixture.close());
beforeEach(() => fixture.reset());

describe("offers with the carrier's own prices", () => {
  it("are listed alongside those of its rate card, line by line up to the carrier's total", async () => {
    const response = await fixture.offers();

    expect(sources(response)).toEqual(['LIVE', 'RATE_CARD']);
    const live = liveOf(response);
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

  it('replace those of rate cards if the account is set to, and are off by default', async () => {
    await fixture.priceFrom('LIVE');
    expect(sources(await fixture.offers())).toEqual(['LIVE']);

    await fixture.priceFrom('RATE_CARD');
    const before = fixture.priceRequestCount;
    expect(sources(await fixture.offers())).toEqual(['RATE_CARD']);
    expect(fixture.priceRequestCount).toBe(before);

    await fixture.priceFrom('BOTH');
  });

  it('cost the carrier one request, for identical requests at the same time and later', async () => {
    const before = fixture.priceRequestCount;

    const responses = await Promise.all(Array.from({ length: 40 }, () => fixture.offers()));
    await fixture.offers();

    expect(responses.every((response) => sources(response).includes('LIVE'))).toBe(true);
    expect(fixture.priceRequestCount - before).toBe(1);
  });

  it('cost one request when two processes need them at the same time', async () => {
    const other = await fixture.backend.startAnother();
    const service = other.get(LiveOfferService);
    const own = fixture.backend.app.get(LiveOfferService);
    const { content, clientId } = await somePlan();
    const plans = await Promise.all([own, service].map((one) => one.plan({ clientId, content })));
    const before = fixture.priceRequestCount;

    const results = await Promise.all([own.waitFor(plans[0]!), service.waitFor(plans[1]!)]);

    expect(results.map(({ offers }) => offers.length)).toEqual([1, 1]);
    expect(fixture.priceRequestCount - before).toBe(1);
  });

  it('are requested again after ten minutes', async () => {
    await fixture.offers();
    await fixture.ageResponses(9);
    const before = fixture.priceRequestCount;
    await fixture.offers();
    expect(fixture.priceRequestCount).toBe(before);
    await fixture.ageResponses(2);

    await fixture.offers();

    expect(fixture.priceRequestCount - before).toBe(1);
  });

  it('leave out a service with the message of the carrier, and are requested again after a minute', async () => {
    const { database } = fixture.backend;
    await database.query(
      `insert into carrier_service_type (carrier_id, service_type, display_service_type)
       select id, 'NOPE', 'Nope' from carrier where name = 'startrack'`,
    );
    await fixture.priceFrom('BOTH');
    const response = await fixture.offers();
    const before = fixture.priceRequestCount;

    await fixture.offers();
    expect(fixture.priceRequestCount).toBe(before);
    await fixture.ageResponses(2);
    await fixture.offers();

    expect(fixture.priceRequestCount).toBeGreaterThan(before);
    expect(sources(response)).toEqual(['LIVE', 'RATE_CARD']);
    expect(response.rejections.filter(({ code }) => code === 'LIVE_RATE_REFUSED')).toMatchObject([
      { serviceType: 'Nope', message: 'The product NOPE is not in the contract' },
    ]);
    await database.query(`delete from carrier_service_type where service_type = 'NOPE'`);
    await fixture.priceFrom('BOTH');
  });

  it('are not requested for more pieces than a request may have', async () => {
    const before = fixture.priceRequestCount;
    const many = shipment({}, { items: goods.items.map((item) => ({ ...item, quantity: 501 })) });

    const response = await fixture.offers(many);

    expect(fixture.priceRequestCount).toBe(before);
    expect(response.rejections).toContainEqual(
      expect.objectContaining({ message: 'Live prices are available for up to 500 pieces' }),
    );
  });
});

describe('a carrier that does not respond', () => {
  const carrierIs = (
    fault: 'HANG' | 'RESET_BEFORE_WORK' | 'OTHER_JSON' | 'HTML_BODY' | 'THROTTLED',
  ) => {
    fixture.double.failEach(fault, ({ path }) => path.endsWith('/prices/shipments'));
  };

  it('does not delay the offers of rate cards, and is explained after its time limit', async () => {
    await fixture.priceFrom('BOTH', 1_000);
    carrierIs('HANG');

    const { body } = await fixture.later(fixture.shipmentWeighing(16));

    const [row] = await fixture.backend.database.query<{ given: number; open: boolean }[]>(
      'select jsonb_array_length(answers) as given, ends_at > now() as open from live_ask',
    );
    expect(row).toEqual({ given: 0, open: true });
    expect(sources(body)).toEqual(['RATE_CARD']);
    expect(body.live?.pending).toEqual(['StarTrack']);

    const { body: response } = await fixture.collect(body.live?.askId ?? '');
    expect(response).toMatchObject({ offers: [], pending: [], after: 1 });
    expect(response.rejections).toMatchObject([
      {
        code: 'LIVE_RATE_UNAVAILABLE',
        message: 'StarTrack did not respond within 1 s. Try again, or use its rate card.',
      },
    ]);
  });

  it('ends a waiting request at its time limit', async () => {
    await fixture.priceFrom('BOTH', 500);
    carrierIs('HANG');
    const started = performance.now();

    const response = await fixture.offers(fixture.shipmentWeighing(17));

    const took = performance.now() - started;
    expect(codes(response)).toContain('LIVE_RATE_UNAVAILABLE');
    expect(took).toBeGreaterThan(490);
    expect(took).toBeLessThan(5_000); // far below the time limit of other calls
    await fixture.priceFrom('BOTH');
  });

  it.each(['RESET_BEFORE_WORK', 'OTHER_JSON', 'HTML_BODY', 'THROTTLED'] as const)(
    'has no price, and causes no error: %s',
    async (fault) => {
      await fixture.resetCarrier();
      carrierIs(fault);

      const response = await fixture.offers(fixture.shipmentWeighing(18));

      expect(sources(response)).toEqual(['RATE_CARD']);
      expect(codes(response)).toContain('LIVE_RATE_UNAVAILABLE');
    },
  );

  it('shows its earlier price as quoted, which cannot be booked', async () => {
    await fixture.resetCarrier();
    const first = liveOf(await fixture.offers(fixture.shipmentWeighing(19)));
    await fixture.ageResponses(30);
    carrierIs('RESET_BEFORE_WORK');

    const live = liveOf(await fixture.offers(fixture.shipmentWeighing(19)));

    expect(live).toMatchObject({ totalCost: first.totalCost, live: { isBookable: false } });
    const { status, body } = await fixture.create(fixture.shipmentWeighing(19), live);
    expect([status, body.code]).toEqual([409, 'offer.unconfirmed']);
  });

  it('gets no requests for a while after five failures', async () => {
    await fixture.resetCarrier();
    carrierIs('RESET_BEFORE_WORK');
    for (let n = 1; n <= 5; n += 1) await fixture.offers(fixture.shipmentWeighing(30 + n));
    const before = fixture.priceRequestCount;

    await fixture.offers(fixture.shipmentWeighing(40));

    expect(fixture.priceRequestCount).toBe(before);
  });
});

async function somePlan() {
  const request = shipment() as never;
  return {
    clientId: 10,
    content: await fixture.backend.app.get(QuoteShipmentFactory).build(request),
  };
}
