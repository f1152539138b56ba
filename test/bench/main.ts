import { connectEventStore } from '@event-store/connect-event-store.js';
import { startAustraliaPost } from '../../backend/src/carrier-adapters/australia-post/double/server.js';
import { databaseUrlOf, Product } from '../support/product.js';
import { benchAppends } from './appends.bench.js';
import type { BenchLine, BenchContext } from './bench-context.js';
import { tableFooter, tableHead, tableRow } from './bench-table.js';
import { benchCreates } from './creates.bench.js';
import { benchCrowd } from './crowd/crowd.bench.js';
import { startFloor } from './floor.js';
import { benchFrames } from './frames.bench.js';
import { benchImports } from './imports.bench.js';
import { benchLabels } from './labels.bench.js';
import { benchLists } from './lists.bench.js';
import { benchLiveRates } from './live-rates.bench.js';
import { benchLocalities } from './localities.bench.js';
import { benchMemory } from './memory.bench.js';
import { benchOffers } from './offers.bench.js';
import { benchPush } from './push.bench.js';
import { benchRebuild } from './rebuild.bench.js';
import { benchScale } from './scale/scale.bench.js';
import { benchVisible } from './visible.bench.js';
import { benchWebhooks } from './webhooks/webhooks.bench.js';

type Bench = (context: BenchContext) => Promise<BenchLine[]> | BenchLine[];

/** In this order: the list benchmark replaces tables that a replay needs, so it runs late. */
const benches: Readonly<Record<string, Bench>> = {
  appends: benchAppends,
  rebuild: benchRebuild,
  creates: benchCreates,
  visible: benchVisible,
  push: benchPush,
  crowd: benchCrowd,
  webhooks: benchWebhooks,
  imports: benchImports,
  labels: benchLabels,
  frames: benchFrames,
  offers: benchOffers,
  'live-rates': benchLiveRates,
  localities: benchLocalities,
  lists: benchLists,
  memory: benchMemory,
};

/** Benchmarks that can run on the event store of EVENT_STORE_URL. */
const onAnyStore: readonly string[] = ['appends', 'rebuild', 'creates', 'visible'];

/** Each takes an hour and its own installation, so they run only if named. */
const longBenches: Readonly<Record<string, () => Promise<BenchLine[]>>> = { scale: benchScale };

const requested = process.argv.slice(2);
const known = [...Object.keys(benches), ...Object.keys(longBenches)];
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0) refuse(`There is no benchmark ${unknown.join(', ')}: ${known.join(', ')}`);

const lines: BenchLine[] = [];
const chosen = Object.keys(benches).filter(
  (name) => requested.length === 0 || requested.includes(name),
);
const otherStore = process.env['EVENT_STORE_URL'] ?? '';
if (otherStore !== '') await useOtherStore(otherStore);
console.log(tableHead());
for (const [name, bench] of Object.entries(longBenches))
  if (requested.includes(name)) await run(name, bench);
if (chosen.length > 0) await runBesideFloor(chosen);
console.log(`\n${tableFooter(lines)}`);

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** An event store that is not empty would be slower, and would be left with consignments that never existed. */
async function useOtherStore(url: string): Promise<void> {
  const others = chosen.filter((name) => !onAnyStore.includes(name));
  if (requested.length === 0 || others.length > 0 || chosen.length < requested.length)
    refuse(`With EVENT_STORE_URL, name some of: ${onAnyStore.join(', ')}`);
  const store = await connectEventStore(url);
  const position = await store.lastPosition().finally(() => store.close());
  if (position !== '') refuse('EVENT_STORE_URL names a store in use: benchmarks need an empty one');
  console.log(`Event store: ${new URL(url).host}\n`);
}

/** Runs benchmarks that share one installation. */
async function runBesideFloor(names: readonly string[]): Promise<void> {
  const carrier = await startAustraliaPost('STARTRACK');
  const environment = { CARRIER_SERVERS: `australia-post=${carrier.url}` };
  const product = await Product.start({ environment });
  const databaseUrl = databaseUrlOf(product);
  const eventStoreUrl = otherStore === '' ? databaseUrl : otherStore;
  const floor = await startFloor(databaseUrl);
  try {
    for (const name of names)
      await run(
        name,
        async () =>
          (await benches[name]?.({ product, databaseUrl, eventStoreUrl, floor, carrier })) ?? [],
      );
  } finally {
    floor.stop();
    await product.stop();
    product.discard();
    await carrier.close();
  }
}

/** Reports failures and then exits with 1; the other benchmarks still run. */
async function run(name: string, bench: () => Promise<BenchLine[]>): Promise<void> {
  try {
    const measured = await bench();
    for (const line of measured) console.log(tableRow(line));
    lines.push(...measured);
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}
