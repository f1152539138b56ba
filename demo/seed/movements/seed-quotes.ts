import { QuoteService } from '../../../backend/src/quotes/index.js';
import { SeededRandom } from '../seeded-random.js';
import type { SeedContext } from '../seed-context.js';
import { chooseOffer } from './choose-offer.js';
import { goodsOf } from './goods-of.js';
import { shipperFor, loadDemoData, type DemoData } from './demo-data.js';

const QUOTES = 30;

const occasions = [
  'Trade fair',
  'New store',
  'Sample run',
  'Monthly order',
  'Tender',
  'Christmas range',
];

/** Seeds quotes that have not become consignments. */
export async function seedQuotes(context: SeedContext): Promise<void> {
  const demo = await loadDemoData(context);
  const clients = [...demo.shippers.keys()];
  for (let number = 1; number <= QUOTES; number += 1)
    await ensureQuote(demo, clients[number % clients.length] ?? '', number);
}

async function ensureQuote(demo: DemoData, client: string, number: number): Promise<void> {
  const { clientId, actor, sender, receivers } = shipperFor(demo, client);
  const random = new SeededRandom(number * 104_729);
  const name = `${occasions[number % occasions.length] ?? ''} ${number}`;
  const quotes = demo.app.get(QuoteService);
  if ((await quotes.list(clientId, actor)).some((quote) => quote.name === name)) return;

  const goods = { client, carrier: null, pallets: 0 };
  const offer = {
    senderAddressId: sender.id,
    deliveryAddressId: random.pick(receivers).id,
    items: goodsOf(goods, random, demo.itemTypeIds),
  };
  const request = { clientId, offer, dispatchedAt: demo.today };
  const planned = { client, carrier: null, dispatchDate: demo.today };
  const { selection: chosen } = await chooseOffer(demo, planned, {
    ...request,
    consignmentType: 'QUOTE',
  });
  await quotes.save({ ...request, name, offer: { ...offer, ...chosen } }, actor);
}
