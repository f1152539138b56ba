import { Product } from '../../support/product.js';
import type { BenchLine } from '../bench-context.js';
import { measureSize, prepareNumbers, type SizeFigures } from './size-figures.js';

/** Consignments, smallest first; `SCALE_SIZES=20000,1000000` measures others. */
const SIZES = (process.env['SCALE_SIZES'] ?? '20000,200000').split(',').map(Number);
/** Number of demo consignments to copy from. */
const DEMO = '600';

const TARGETS = {
  growth: 2,
  firstCreateMs: 100,
  allotMs: 50,
  startSeconds: 15,
  auditMegabytes: 400,
  megabytes: 700,
  rebuildPerSecond: 60_000,
  rowsPerSecond: 10_000,
  othersWait: 1.5,
  eventKilobytes: 8,
  listKilobytes: 2,
} as const;

/** Every page and every long-running job on a separate installation at two sizes, the larger compared with the smaller. */
export async function benchScale(): Promise<BenchLine[]> {
  const product = await Product.start({ environment: { DEMO_CONSIGNMENTS: DEMO } });
  try {
    const source = await prepareNumbers(product, Math.max(...SIZES));
    await product.stop();
    const measured: SizeFigures[] = [];
    for (const size of SIZES) {
      const figures = await measureSize(product, source, size);
      console.error(`${figures.consignments} consignments, ${figures.events} events: measured`);
      measured.push(figures);
    }
    const [small, large] = [measured[0], measured.at(-1)];
    return small && large ? linesOf(small, large) : [];
  } finally {
    await product.stop();
    product.discard();
  }
}

function linesOf(small: SizeFigures, large: SizeFigures): BenchLine[] {
  const sizes = `${thousands(large)} beside ${thousands(small)} consignments`;
  return [
    ...Object.entries(large.pages).map(([page, multiple]) =>
      grown(`${page}, ${sizes}`, multiple, small.pages[page] ?? 0),
    ),
    ...writeLines(small, large),
    ...programLines(small, large),
    ...Object.keys(large.work).flatMap((name) => workLines(name as WorkName, small, large)),
    ...Object.entries(large.megabytes).map(([name, peak]) =>
      atMost(`most memory of ${name}`, [peak, small.megabytes[name] ?? 0, TARGETS.megabytes], 'MB'),
    ),
  ];
}

const thousands = ({ consignments }: SizeFigures): string => `${Math.round(consignments / 1_000)}k`;

/** Medians as multiples of a trivial request. */
function grown(what: string, large: number, small: number): BenchLine {
  const ratio = large / small;
  return {
    what,
    measured: `${large.toFixed(1)} x live`,
    floor: `${small.toFixed(1)} x live`,
    ratio,
    target: { text: `at most ${TARGETS.growth} x`, isMet: ratio <= TARGETS.growth },
  };
}

type Compared = readonly [large: number, small: number, targetValue: number];

function atMost(what: string, [large, small, targetValue]: Compared, unit: string): BenchLine {
  return compared(what, [large, small], unit, {
    text: `at most ${targetValue} ${unit}`,
    isMet: large <= targetValue,
  });
}

function atLeast(what: string, [large, small, targetValue]: Compared, unit: string): BenchLine {
  return compared(what, [large, small], unit, {
    text: `${targetValue.toLocaleString('en-AU')} ${unit}`,
    isMet: large >= targetValue,
  });
}

function compared(
  what: string,
  [large, small]: readonly [number, number],
  unit: string,
  target: NonNullable<BenchLine['target']>,
): BenchLine {
  const text = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`;
  return { what, measured: text(large), floor: text(small), ratio: large / small, target };
}

function writeLines(small: SizeFigures, large: SizeFigures): BenchLine[] {
  const delayOf = ({ firstCreateMs, createMs }: SizeFigures) => firstCreateMs - createMs;
  return [
    atMost(
      'first create after a start, beyond a warm one',
      [delayOf(large), delayOf(small), TARGETS.firstCreateMs],
      'ms',
    ),
    grown('a warm create', large.createMs, small.createMs),
    atMost('1,000 numbers allotted', [large.allotMs, small.allotMs, TARGETS.allotMs], 'ms'),
  ];
}

function programLines(small: SizeFigures, large: SizeFigures): BenchLine[] {
  return [
    atMost(
      'npm start to ready',
      [large.startSeconds, small.startSeconds, TARGETS.startSeconds],
      's',
    ),
    atLeast(
      'rebuild of the consignment list',
      [large.rebuildPerSecond, small.rebuildPerSecond, TARGETS.rebuildPerSecond],
      'events/s',
    ),
    atMost(
      'most memory of audit:verify',
      [large.audit.peakMegabytes, small.audit.peakMegabytes, TARGETS.auditMegabytes],
      'MB',
    ),
    {
      what: 'audit:verify',
      measured: `${large.audit.seconds.toFixed(0)} s`,
      floor: `${small.audit.seconds.toFixed(0)} s`,
      ratio: large.audit.seconds / small.audit.seconds,
    },
    atMost(
      'event store per consignment',
      [large.kilobytes.events, small.kilobytes.events, TARGETS.eventKilobytes],
      'kB',
    ),
    atMost(
      'consignment list per consignment',
      [large.kilobytes.list, small.kilobytes.list, TARGETS.listKilobytes],
      'kB',
    ),
  ];
}

type WorkName = keyof SizeFigures['work'];

function workLines(name: WorkName, small: SizeFigures, large: SizeFigures): BenchLine[] {
  const [long, short] = [large.work[name], small.work[name]];
  const waits = atMost(
    `list of others during ${name}`,
    [long.othersWait, short.othersWait, TARGETS.othersWait],
    'x',
  );
  if (name === 'labels') return [waits];
  const rate = ({ rows, seconds }: typeof long) => rows / seconds;
  return [atLeast(name, [rate(long), rate(short), TARGETS.rowsPerSecond], 'rows/s'), waits];
}
