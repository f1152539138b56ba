import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import type { ExplainedOffersView, OfferView } from '@contracts/views/offer.view.js';

import type { AustraliaPostDouble } from '../../backend/src/carrier-adapters/australia-post/double/server.js';
import { ApiClient, prepareConsignment } from '../support/api-client.js';
import { enterAccount, enableLivePrices } from '../support/live-carrier.js';
import type { BenchContext, BenchLine } from './bench-context.js';
import { measureLoad, quantile } from './http-load.js';

const ROUNDS = 6;
const MAX_RATIO = 1.05;
const PATH = 'consignment/offers/explained?liveRates=LATER';
const plan = { concurrency: 1, warmUpMs: 200, measureMs: 1_000 };

/** Offers from rate cards while a carrier with live prices hangs, compared with those while it responds. */
export async function benchLiveRates(context: BenchContext): Promise<BenchLine[]> {
  const { product, carrier, databaseUrl } = context;
  const client = await ApiClient.signIn(product.url, 'sydney@banksia.example');
  const shipment = await prepareConsignment(client);
  const [offer] = await client.expect<OfferView[]>('POST', 'consignment/offers', shipment);
  if (!offer?.carrierId) throw new Error('there is no offer');
  const restore = await enableLivePrices(databaseUrl, offer);
  try {
    const admin = await ApiClient.signIn(product.url, 'super@linehaul.example');
    await enterAccount(admin, offer, carrier);
    const explained = await client.expect<ExplainedOffersView>('POST', PATH, shipment);
    if (!explained.live) throw new Error('no carrier is asked');
    const headers = { authorization: `Bearer ${client.token ?? ''}` };
    const url = `${product.url}/api/v1/${PATH}`;
    const figures = await measure(carrier, (index) => ({
      method: 'POST',
      url,
      headers,
      body: JSON.stringify(withWeight(shipment, index)),
    }));
    return [toLine(figures)];
  } finally {
    carrier.failEach('HANG', () => false);
    await restore();
  }
}

interface Times {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** Rounds alternate, so that other load affects both equally. */
async function measure(
  carrier: AustraliaPostDouble,
  request: Parameters<typeof measureLoad>[0]['request'],
): Promise<{ hanging: Times; answering: Times }> {
  const rounds: { hanging: Times[]; answering: Times[] } = { hanging: [], answering: [] };
  let last = 0;
  const next = () => request((last += 1));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of ['answering', 'hanging'] as const) {
      carrier.failEach('HANG', () => kind === 'hanging');
      rounds[kind].push(await measureLoad({ ...plan, request: next }));
    }
  const median = (times: readonly Times[]): Times => ({
    p50Ms: quantile(
      0.5,
      times.map(({ p50Ms }) => p50Ms),
    ),
    p95Ms: quantile(
      0.5,
      times.map(({ p95Ms }) => p95Ms),
    ),
  });
  return { hanging: median(rounds.hanging), answering: median(rounds.answering) };
}

function toLine({ hanging, answering }: { hanging: Times; answering: Times }): BenchLine {
  const [p50, p95] = [hanging.p50Ms / answering.p50Ms, hanging.p95Ms / answering.p95Ms];
  return {
    what: 'offers of rate cards while a carrier with live prices hangs',
    measured: `p50 ${hanging.p50Ms} ms, p95 ${hanging.p95Ms} ms`,
    floor: `p50 ${answering.p50Ms} ms, p95 ${answering.p95Ms} ms while it answers`,
    ratio: p50,
    target: {
      text: `at most ${MAX_RATIO} x at p50 and p95`,
      isMet: Math.max(p50, p95) <= MAX_RATIO,
    },
  };
}

/** Different goods each time, so that no price is cached. */
const withWeight = (shipment: SaveConsignmentRequest, index: number): SaveConsignmentRequest => ({
  ...shipment,
  offer: {
    ...shipment.offer,
    items: (shipment.offer.items ?? []).map((item) => ({
      ...item,
      weight: 5 + (index % 10_000) / 1_000,
    })),
  },
});
