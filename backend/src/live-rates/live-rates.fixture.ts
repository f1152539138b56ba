import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';
import type {
  ExplainedOffersView,
  LiveOffersView,
  OfferView,
} from '@contracts/views/offer.view.js';

import {
  type AustraliaPostDouble,
  startAustraliaPost,
} from '../carrier-adapters/australia-post/double/server.js';
import {
  addService,
  goods,
  seedShipping,
  shipment,
  TestClient,
} from '../consignments/testing/shipping.fixture.js';
import { startBackend, type RunningBackend } from '../testing/start-backend.js';
import { CarrierBreakers } from './rating/carrier-breakers.js';

export { goods, shipment, TestClient };

const WAIT_MS = 4_000;

/** A client with rate cards, and with StarTrack, whose own prices come from a double. */
export class LiveRatesFixture {
  private constructor(
    readonly backend: RunningBackend,
    readonly double: AustraliaPostDouble,
    readonly user: TestClient,
    readonly admin: TestClient,
  ) {}

  static async open(label: string): Promise<LiveRatesFixture> {
    const double = await startAustraliaPost('STARTRACK');
    const backend = await startBackend(label, [], {
      CARRIER_SERVERS: `australia-post=${double.url}`,
      OUTGOING_ALLOW: '127.0.0.0/8,::1/128',
      RATE_LIMIT_PER_USER: '100000',
    });
    await seedShipping(backend);
    await addService(backend, {
      name: 'StarTrack',
      prefix: 'STA',
      rate: 0.5,
      isApiBasedConnote: true,
    });
    await backend.database.query(
      `update carrier set adapter = 'australia-post' where name = 'startrack'`,
    );
    const user = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
    const admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
    const fixture = new LiveRatesFixture(backend, double, user, admin);
    await fixture.priceFrom('BOTH');
    return fixture;
  }

  async close(): Promise<void> {
    await this.double.close();
    await this.backend.stop();
  }

  /** Restores the initial faults and prices, and deletes stored responses. */
  async reset(): Promise<void> {
    this.double.failEach('HANG', () => false);
    this.double.state.fuelPercent = 21;
    await this.backend.database.query('delete from live_rate; delete from live_ask');
  }

  /** Saves the source of StarTrack's offers as an administrator does. */
  async priceFrom(priceFrom: string, liveRateMs = WAIT_MS) {
    const record = await this.starTrack();
    const { number, apiKey, password } = this.double.state.account;
    return this.admin.request<CustomerCarrierView>('PUT', 'customer-carrier?customerId=1', {
      id: record.id,
      version: record.version,
      carrier: { id: record.carrier.id },
      priceFrom,
      liveRateMs,
      adapterSettings: {
        accountType: 'STARTRACK',
        accountNumber: number,
        apiKey,
        password,
        environment: 'TESTBED',
        labelLayout: 'A6-1pp',
      },
    });
  }

  async starTrack(): Promise<CustomerCarrierView> {
    const { body } = await this.admin.request<{ customerCarriers: CustomerCarrierView[] }>(
      'GET',
      'customer-carrier?customerId=1&permission=READ_CUSTOMER_CARRIER',
    );
    const record = body.customerCarriers.find(({ carrier }) => carrier.name === 'startrack');
    if (!record) throw new Error('StarTrack is connected');
    return record;
  }

  /** Offers, waiting for the carriers. */
  async offers(request: object = shipment()): Promise<ExplainedOffersView> {
    const { body } = await this.user.request<ExplainedOffersView>(
      'POST',
      'consignment/offers/explained',
      request,
    );
    return body;
  }

  /** Offers at once, with the id to fetch the carriers' responses by. */
  later(request: object = shipment(), by = this.user) {
    return by.request<ExplainedOffersView>(
      'POST',
      'consignment/offers/explained?liveRates=LATER',
      request,
    );
  }

  collect(askId: string, after = 0, by = this.user) {
    return by.request<LiveOffersView>('GET', `consignment/offers/live/${askId}?after=${after}`);
  }

  /** Creates the consignment with the offer, as it was returned. */
  create(request: object, offer: OfferView) {
    return this.user.request<CreatedConsignmentView & ErrorView>('POST', 'consignment', {
      ...request,
      offer: { ...offer, ...('offer' in request ? (request.offer as object) : {}) },
    });
  }

  /** Makes all stored responses older. */
  ageResponses(minutes: number): Promise<unknown> {
    return this.backend.database.query(
      `update live_rate set asked_at = asked_at - $1 * interval '1 minute'`,
      [minutes],
    );
  }

  /** Restores the carrier, and clears the failures in its breaker. */
  async resetCarrier(): Promise<void> {
    this.double.failEach('HANG', () => false);
    this.backend.app.get(CarrierBreakers).reset();
    await this.priceFrom('BOTH');
  }

  /** Number of price requests so far. */
  get priceRequestCount(): number {
    return this.double.requests.filter(({ path }) => path.endsWith('/prices/shipments')).length;
  }

  /** The same shipment with a different weight, so that no response is stored for it. */
  shipmentWeighing = (weight: number) =>
    shipment({}, { items: goods.items.map((item) => ({ ...item, weight })) });
}

export const liveOf = ({ offers }: { readonly offers: readonly OfferView[] }): OfferView => {
  const offer = offers.find(({ source }) => source === 'LIVE');
  if (!offer) throw new Error(`no live offer in ${JSON.stringify(offers)}`);
  return offer;
};

/** Sources of the offers of StarTrack. */
export const sources = ({ offers }: { readonly offers: readonly OfferView[] }) =>
  offers
    .filter(({ carrierName }) => carrierName === 'startrack')
    .map(({ source }) => source)
    .sort();

export const codes = ({ rejections }: Pick<ExplainedOffersView, 'rejections'>): string[] =>
  rejections.map(({ code }) => code);
