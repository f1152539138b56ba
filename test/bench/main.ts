import { databaseUrlOf, Product } from '../support/product.js';
import { benchAppends } from './appends.bench.js';
import type { BenchLine, BenchContext } from './bench-context.js';
import { tableFoot, tableHead, tableRow } from './bench-table.js';
import { benchCreates } from './creates.bench.js';
import { benchCrowd } from './crowd.bench.js';
import { startFloor } from './floor.js';
import { benchFrames } from './frames.bench.js';
import { benchImports } from './imports.bench.js';
import { benchLabels } from './labels.bench.js';
import { benchLists } from './lists.bench.js';
import { benchLocalities } from './localities.bench.js';
import { benchMemory } from './memory.bench.js';
import { benchOffers } from './offers.bench.js';
import { benchPush } from './push.bench.js';
import { benchRebuild } from './rebuild.bench.js';
import { benchVisible } from './visible.bench.js';

type Bench = (context: BenchContext) => Promise<BenchLine[]> | BenchLine[];

/** In this order: the list benchmark replaces tables that a replay needs, so it comes late. */
const benches: Readonly<Record<string, Bench>> = {
  appends: benchAppends,
  rebuild: benchRebuild,
  creates: benchCreates,
  visible: benchVisible,
  push: benchPush,
  crowd: benchCrowd,
  imports: benchImports,
  labels: benchLabels,
  frames: benchFrames,
  offers: benchOffers,
  localities: benchLocalities,
  lists: benchLists,
  memory: benchMemory,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}

const product = await Product.start();
const databaseUrl = databaseUrlOf(product);
const floor = await startFloor(databaseUrl);
const lines: BenchLine[] = [];
try {
  console.log(tableHead());
  for (const [name, bench] of Object.entries(benches))
    if (wanted.length === 0 || wanted.includes(name)) await run(name, bench);
  console.log(`\n${tableFoot(lines)}`);
} finally {
  floor.stop();
  await product.stop();
  product.discard();
}

/** A failure is reported and exits with 1; the others still run. */
async function run(name: string, bench: Bench): Promise<void> {
  try {
    const measured = await bench({ product, databaseUrl, floor });
    for (const line of measured) console.log(tableRow(line));
    lines.push(...measured);
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}
