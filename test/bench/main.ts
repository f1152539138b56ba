import { databaseUrlOf, Product } from '../support/product.js';
import { benchAppends } from './appends.bench.js';
import { times, type BenchLine, type BenchSurroundings } from './bench-surroundings.js';
import { benchCreates } from './creates.bench.js';
import { startFloor } from './floor.js';
import { benchLabels } from './labels.bench.js';
import { benchLists } from './lists.bench.js';
import { benchMemory } from './memory.bench.js';
import { benchPush } from './push.bench.js';
import { benchRebuild } from './rebuild.bench.js';

type Bench = (surroundings: BenchSurroundings) => Promise<BenchLine[]> | BenchLine[];

/** In this order: the list benchmark fills tables that a replay would not find, so it comes late. */
const benches: Readonly<Record<string, Bench>> = {
  appends: async ({ databaseUrl }) =>
    (await benchAppends(databaseUrl)).map((line) => ({
      what: `appends, ${line.callers} callers`,
      measured: `${line.appendsPerSecond}/s, p99 ${line.p99Ms} ms`,
      floor: `${line.floorPerSecond}/s`,
      ratio: times(line.ratio),
    })),
  rebuild: benchRebuild,
  creates: benchCreates,
  push: benchPush,
  labels: benchLabels,
  lists: benchLists,
  memory: benchMemory,
};

const wanted = process.argv.slice(2);
const product = await Product.start();
const databaseUrl = databaseUrlOf(product);
const floor = await startFloor(databaseUrl);
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const { what, measured, floor: beside, ratio } of await bench({
      product,
      databaseUrl,
      floor,
    }))
      console.log(`${what.padEnd(50)} ${measured.padEnd(30)} ${beside.padEnd(28)} ${ratio}`);
  }
} finally {
  floor.stop();
  await product.stop();
  product.discard();
}
