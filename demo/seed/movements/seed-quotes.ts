import { QuoteService } from '../../../backend/src/quotes/index.js';
import { SeededRandom } from '../seeded-random.js';
import type { SeedContext } from '../seed-context.js';
import { chooseOffer } from './choose-offer.js';
import { goodsOf } from './goods-of.js';
import { shipperFor, loadDemoWorld, type DemoWorld } from './demo-world.js';

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
  const world = await loadDemoWorld(context);
  const clients = [...world.shippers.keys()];
  for (let number = 1; number <= QUOTES; number += 1)
    await ensureQuote(world, clients[number % clients.length] ?? '', number);
}

async function ensureQuote(world: DemoWorld, client: string, number: number): Promise<void> {
  const { clientId, actor, home, places } = shipperFor(world, client);
  const chance = new SeededRandom(number * 104_729);
  const name = `${occasions[number % occasions.length] ?? ''} ${number}`;
  const quotes = world.app.get(QuoteService);
  if ((await quotes.list(clientId, actor)).some((quote) => quote.name === name)) return;

  const goods = { client, carrier: null, pallets: 0 };
  const offer = {
    senderAddressId: home.id,
    deliveryAddressId: chance.pick(places).id,
    items: goodsOf(goods, chance, world.itemTypeIds),
  };
  const request = { clientId, offer, dispatchedAt: world.today };
  const planned = { client, carrier: null, dispatchDate: world.today };
  const { selection: chosen } = await chooseOffer(world, planned, {
    ...request,
    consignmentType: 'QUOTE',
  });
  await quotes.save({ ...request, name, offer: { ...offer, ...chosen } }, actor);
}
