import { ApiClient, prepareConsignment, withOffer } from '../support/api-client.js';
import { atLeast, type BenchLine, type BenchContext } from './bench-context.js';
import { cpuPerPiece, cpuTime, findPostmaster, totalOf, type CpuTime } from './cpu-time.js';
import { measureLoad, quantile, type LoadRequest } from './http-load.js';

const CONCURRENCY = 32;
const WARM_UP_MS = 6000;
/** Short alternating turns, so that other load on the machine affects both equally. */
const ROUNDS = 5;
const TURN_MS = 2000;
const TARGET_RATIO = 0.5;

interface Turn {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly cpu: CpuTime;
}

/** Consignments created per second over HTTP, compared with a bare Nest route that inserts one row of the same size. */
export async function benchCreates(context: BenchContext): Promise<BenchLine[]> {
  const { product, floor } = context;
  const client = await ApiClient.signIn(product.url, 'sydney@banksia.example');
  const body = JSON.stringify(await withOffer(client, await prepareConsignment(client)));
  const headers = { authorization: `Bearer ${client.token ?? ''}` };
  const insert = { method: 'POST', url: `${floor.url}/rows`, body };
  const create = { method: 'POST', url: `${product.url}/api/v1/consignment`, headers, body };
  const postmaster = await findPostmaster(context.databaseUrl);
  const cpu = () => cpuTime(context, postmaster);

  for (const request of [insert, create]) await takeTurn(cpu, request, WARM_UP_MS);
  const rounds: { inserts: Turn; creates: Turn }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      inserts: await takeTurn(cpu, insert, TURN_MS),
      creates: await takeTurn(cpu, create, TURN_MS),
    });
  return [
    rateLine(rounds),
    ...cpuLines(
      rounds.map(({ inserts }) => inserts.cpu),
      rounds.map(({ creates }) => creates.cpu),
    ),
  ];
}

async function takeTurn(
  cpu: () => CpuTime,
  request: LoadRequest,
  measureMs: number,
): Promise<Turn> {
  const before = cpu();
  const plan = { concurrency: CONCURRENCY, warmUpMs: 0, measureMs, request: () => request };
  const { perSecond, p99Ms } = await measureLoad(plan);
  const pieces = (perSecond * measureMs) / 1000;
  return { perSecond, p99Ms, cpu: cpuPerPiece(before, cpu(), pieces) };
}

function rateLine(rounds: readonly { inserts: Turn; creates: Turn }[]): BenchLine {
  const median = (of: (round: { inserts: Turn; creates: Turn }) => number) =>
    quantile(0.5, rounds.map(of));
  return {
    what: `consignments created over HTTP, ${CONCURRENCY} connections`,
    measured: `${median(({ creates }) => creates.perSecond)}/s, p99 ${median(({ creates }) => creates.p99Ms)} ms`,
    floor: `${median(({ inserts }) => inserts.perSecond)}/s, p99 ${median(({ inserts }) => inserts.p99Ms)} ms`,
    ...atLeast(
      median(({ inserts, creates }) => creates.perSecond / inserts.perSecond),
      TARGET_RATIO,
    ),
  };
}

/** CPU time of one consignment compared with one row of the floor, in total and by process. */
function cpuLines(inserts: readonly CpuTime[], creates: readonly CpuTime[]): BenchLine[] {
  const names = [...(creates[0]?.keys() ?? [])];
  const line = (what: string, of: (cpu: CpuTime) => number): BenchLine => {
    const [created, inserted] = [creates, inserts].map((turns) => quantile(0.5, turns.map(of)));
    return {
      what,
      measured: `${(created ?? 0).toFixed(2)} ms of CPU`,
      floor: `${(inserted ?? 0).toFixed(2)} ms of CPU`,
    };
  };
  return names.length === 0
    ? []
    : [
        line('  one consignment, all processes', totalOf),
        ...names.map((name) => line(`  one consignment, ${name}`, (cpu) => cpu.get(name) ?? 0)),
      ];
}
