import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import type { ImportDetailView } from '@contracts/views/import.view.js';

import { ApiClient } from '../support/api-client.js';
import { listGroups, planFile, runPlan, viewImport, tryKill } from '../support/planned-import.js';
import type { BenchContext, BenchLine } from './bench-context.js';
import type { LoadFigures, LoadRequest } from './http-load.js';
import { benchImportKinds } from './import-kinds.bench.js';
import { listOfOthers, ListReader } from './list-reader.js';

const REFERENCES = 10_000;
const INTERRUPTED_REFERENCES = 2_000;
const KILLS = 20;
const MAX_PLAN_SECONDS = 60;
const MAX_RUN_SECONDS = 300;
const MAX_LIST_RATIO = 1.5;
const POLL_MS = 200;
const WARM_UP_MS = 3_000;
const AT_REST_MS = 10_000;

const suburbs = [
  'Campsie,2194,NSW',
  'Mitchell,2911,ACT',
  'Point Cook,3030,VIC',
  'Southbank,3006,VIC',
  'Bordertown,5268,SA',
];

/**
 * A file of ten thousand orders to three thousand receivers, planned and run while a user of another customer reads a
 * list; a file of two thousand, during whose run the worker is killed twenty times; and files of the other kinds.
 */
export async function benchImports(context: BenchContext): Promise<BenchLine[]> {
  const shipper = await ApiClient.signIn(context.product.url, 'sydney@banksia.example');
  const database = new pg.Client({ connectionString: context.databaseUrl });
  await database.connect();
  try {
    return [
      ...(await wholeFile({ context, shipper, database })),
      await interruptedRun({ context, shipper, database }),
      ...(await benchImportKinds(context)),
    ];
  } finally {
    await database.end();
  }
}

interface Setting {
  readonly context: BenchContext;
  readonly shipper: ApiClient;
  readonly database: pg.Client;
}

async function wholeFile(setting: Setting): Promise<BenchLine[]> {
  const { context, shipper, database } = setting;
  const list = await listOfOthers(context.product.url);
  await readFor(list, WARM_UP_MS);
  const atRest = await readFor(list, AT_REST_MS);

  const reading = new ListReader(list());
  const before = await lastPosition(database);
  const startedAt = performance.now();
  const plan = await planned(shipper, orderFile('WHOLE', REFERENCES));
  const planSeconds = secondsSince(startedAt);
  const isUntouched = (await lastPosition(database)) === before;

  const committedAt = performance.now();
  const done = await runPlan(shipper, plan);
  const runSeconds = secondsSince(committedAt);
  const meanwhile = await reading.stop();
  const isEqual = await equalsPlan(setting, plan, done);
  const ratio = meanwhile.p95Ms / atRest.p95Ms;
  return [
    {
      what: `plan of ${REFERENCES.toLocaleString('en-AU')} references`,
      measured: `${planSeconds.toFixed(1)} s, event store ${isUntouched ? 'unchanged' : 'CHANGED'}`,
      target: {
        text: `under ${MAX_PLAN_SECONDS} s, unchanged`,
        isMet: planSeconds < MAX_PLAN_SECONDS && isUntouched,
      },
    },
    {
      what: '  its run',
      measured: `${runSeconds.toFixed(1)} s, ${isEqual ? 'equal to' : 'DIFFERENT from'} the plan`,
      target: {
        text: `under ${MAX_RUN_SECONDS} s, equal`,
        isMet: runSeconds < MAX_RUN_SECONDS && isEqual,
      },
    },
    {
      what: "  another customer's list meanwhile",
      measured: `p95 ${meanwhile.p95Ms} ms`,
      floor: `p95 ${atRest.p95Ms} ms at rest`,
      ratio,
      target: { text: `at most ${MAX_LIST_RATIO} x`, isMet: ratio <= MAX_LIST_RATIO },
    },
  ];
}

/** The same reader without other work. */
async function readFor(list: () => LoadRequest, milliseconds: number): Promise<LoadFigures> {
  const reader = new ListReader(list());
  await wait(milliseconds);
  return reader.stop();
}

async function interruptedRun(setting: Setting): Promise<BenchLine> {
  const { context, shipper } = setting;
  const plan = await planned(shipper, orderFile('KILLED', INTERRUPTED_REFERENCES));
  const startedAt = performance.now();
  const running = runPlan(shipper, plan);
  const kills = await killOnTheWay(context, shipper, plan.id);
  const done = await running;
  const isEqual = await equalsPlan(setting, plan, done);
  return {
    what: `run of ${INTERRUPTED_REFERENCES.toLocaleString('en-AU')}, worker killed ${kills} times`,
    measured: `${secondsSince(startedAt).toFixed(1)} s, ${isEqual ? 'each reference once' : 'WRONG'}`,
    target: { text: 'each reference once', isMet: isEqual && kills === KILLS },
  };
}

/** Kills the worker repeatedly during the run. */
async function killOnTheWay(
  { product }: BenchContext,
  shipper: ApiClient,
  importId: number,
): Promise<number> {
  const step = INTERRUPTED_REFERENCES / (KILLS + 2);
  let kills = 0;
  while (kills < KILLS) {
    const { counts, endedAt } = await viewImport(shipper, importId);
    if (endedAt !== null) return kills;
    if (counts.created >= step * (kills + 1)) {
      if (tryKill(product.processes['worker'])) kills += 1;
    }
    await wait(POLL_MS);
  }
  return kills;
}

function orderFile(name: string, count: number): string {
  const prefix = `${name}-${Date.now().toString(36)}`;
  const lines = Array.from({ length: count }, (_, index) => {
    const shop = index % 3_000;
    const suburb = suburbs[shop % suburbs.length] ?? '';
    return `${prefix}-${index},Shop ${shop},${shop + 1} High Street,${suburb},1,0.6,0.45,0.4,14`;
  });
  const heading =
    'Reference,Receiver Company,Address Line 1,Suburb,Postcode,State,Quantity,Length (m),Width (m),Height (m),Weight (kg)';
  return [heading, ...lines].join('\n');
}

const planned = (shipper: ApiClient, content: string): Promise<ImportDetailView> =>
  planFile(shipper, content, { clientId: String(shipper.claims.clientId) });

/** Whether the result matches the plan: each reference once, with the planned price. */
async function equalsPlan(
  { shipper, database }: Setting,
  plan: ImportDetailView,
  done: ImportDetailView,
): Promise<boolean> {
  const { counts, totalCents } = done;
  if (counts.created !== plan.counts.create || totalCents !== plan.totalCents) return false;
  const expected = await plannedConsignments(shipper, plan.id);
  const { rows } = await database.query<{ made: string }>(
    `select concat_ws('|', split_part(c.stream, '-', 2), c.data -> 'content' -> 'references' ->> 0,
                      o.data -> 'offer' ->> 'totalCents') as made
       from event_store.events c
       join event_store.events o on o.stream = c.stream and o.type = 'OfferSelected'
      where c.type = 'ConsignmentCreated' and c.data -> 'content' -> 'references' ->> 0 like $1`,
    [`${expected.prefix}%`],
  );
  const createdLines = rows.map((row) => row.made).sort();
  return createdLines.join() === expected.lines.sort().join();
}

async function plannedConsignments(shipper: ApiClient, id: number) {
  const groups = await listGroups(shipper, id);
  const [{ reference: first } = { reference: '' }] = groups;
  const lines = groups.map(
    ({ consignmentId, reference, totalCents }) => `${consignmentId}|${reference}|${totalCents}`,
  );
  return { lines, prefix: first.slice(0, first.lastIndexOf('-') + 1) };
}

async function lastPosition(database: pg.Client): Promise<string> {
  const { rows } = await database.query<{ position: string }>(
    'select coalesce(max(position), 0)::text as position from event_store.events',
  );
  return rows[0]?.position ?? '';
}

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;
