import { ApiClient } from '../../support/api-client.js';
import type { BenchContext, BenchLine } from '../bench-context.js';
import { type CrowdFigures, measureCrowd, sentRows } from './crowd-measurement.js';
import { addClients } from './other-clients.js';
import { measureReconnection } from './reconnection.js';

const SHIPPER = 'perth@banksia.example';
/** Sees the lists of the shipper's client, too; a user has at most 1,000 sockets. */
const PARENT = 'parent@banksia.example';

const SECONDS = 60;
const SCANS_PER_SECOND = 20;
const CLIENTS = 200;
const SCANS_PER_SECOND_OF_CLIENTS = 100;
const RECONNECTING = 500;

const TARGET_READS = 0.05;
const TARGET_CORES = 0.6;

/** Targets of `live-rows`: milliseconds from posting a scan to the row in the page's hands. */
const targets = {
  crowd: { p95Ms: 300, p99Ms: 600 },
  everybody: { p95Ms: 1_000, p99Ms: Infinity },
  clients: { p95Ms: 300, p99Ms: Infinity },
};
type Target = (typeof targets)[keyof typeof targets];

/** Scans that arrive while many users have a list open, compared with one user; then all of them reconnect. */
export async function benchCrowd(context: BenchContext): Promise<BenchLine[]> {
  const { url } = context.product;
  const shipper = { email: SHIPPER, token: await tokenOf(url, SHIPPER) };
  const parentToken = await tokenOf(url, PARENT);
  const connotes = await connotesOf(url, shipper.token);
  const { clientIds: descendants } = ApiClient.withKey(url, shipper.token).claims;
  const load = { connotes, descendants, perSecond: SCANS_PER_SECOND };
  const watch = (tokens: readonly string[], seconds = SECONDS) =>
    measureCrowd(context, { ...load, tokens, seconds });
  const crowd = Array<string>(500).fill(shipper.token);
  const everybody = [...crowd, ...crowd, ...Array<string>(1_000).fill(parentToken)];

  const alone = await watch([shipper.token], SECONDS / 3);
  const perSecond = `${SCANS_PER_SECOND} scans/s`;
  const lines = linesOf(`500 people, ${perSecond}`, await watch(crowd), alone, targets.crowd);
  lines.push(
    ...linesOf(`2,000 people, ${perSecond}`, await watch(everybody), alone, targets.everybody),
    ...(await measureReconnection(context, crowd.slice(0, RECONNECTING), connotes)),
  );
  const others = await addClients(context, CLIENTS, shipper);
  const apart = await measureCrowd(context, {
    tokens: others.map(({ token }) => token),
    connotes: others.map(({ connoteNumber }) => connoteNumber),
    perSecond: SCANS_PER_SECOND_OF_CLIENTS,
    seconds: SECONDS / 2,
  });
  const of = `${CLIENTS} clients, ${SCANS_PER_SECOND_OF_CLIENTS} scans/s`;
  return [...lines, ...linesOf(of, apart, alone, targets.clients)];
}

const tokenOf = async (url: string, email: string) =>
  (await ApiClient.signIn(url, email)).token ?? '';

const connotesOf = async (url: string, token: string) =>
  (await sentRows(url, token)).map(({ connoteNumber }) => connoteNumber);

function linesOf(
  of: string,
  crowd: CrowdFigures,
  alone: CrowdFigures,
  { p95Ms, p99Ms }: Target,
): BenchLine[] {
  const also = p99Ms === Infinity ? '' : `, p99 ${p99Ms} ms`;
  return [
    {
      what: `${of}: posted to row in hand`,
      measured: times(crowd),
      floor: `1: ${times(alone)}`,
      ratio: crowd.p95Ms / alone.p95Ms,
      target: {
        text: `p95 ${p95Ms} ms${also}`,
        isMet: crowd.p95Ms < p95Ms && crowd.p99Ms < p99Ms,
      },
    },
    {
      what: `${of}: reads a second and person`,
      measured: crowd.reads.toFixed(2),
      floor: `1: ${alone.reads.toFixed(2)}`,
      target: { text: `under ${TARGET_READS}`, isMet: crowd.reads < TARGET_READS },
    },
    {
      what: `${of}: cores of the backend`,
      measured: crowd.cores.toFixed(2),
      floor: `1: ${alone.cores.toFixed(2)}`,
      ratio: crowd.cores / alone.cores,
      ...(p99Ms === Infinity
        ? {}
        : { target: { text: `under ${TARGET_CORES}`, isMet: crowd.cores < TARGET_CORES } }),
    },
    {
      what: `${of}: last statuses missed, clients of others heard`,
      measured: `${crowd.missed}, ${crowd.foreign}`,
      floor: `1: ${alone.missed}, ${alone.foreign}`,
      target: { text: '0, 0', isMet: crowd.missed === 0 && crowd.foreign === 0 },
    },
  ];
}

const times = ({ p50Ms, p95Ms, p99Ms }: CrowdFigures) =>
  `p50 ${p50Ms.toFixed(0)}, p95 ${p95Ms.toFixed(0)}, p99 ${p99Ms.toFixed(0)} ms`;
