import fs from 'node:fs';

import pg from 'pg';

import type { ImportDetailView } from '@contracts/views/import.view.js';

import { ApiClient } from '../support/api-client.js';
import {
  addressFields,
  addressFile,
  findFreightAccount,
  listSuburbs,
  rateFields,
  rateFile,
  zoneFields,
  zoneFile,
} from '../support/import-files.js';
import { type ImportFields, planFile, runPlan } from '../support/planned-import.js';
import type { BenchContext, BenchLine } from './bench-context.js';
import { megabytesOf } from './process-memory.js';

/** The smaller file of each kind is this part of the larger one. */
const SMALLER = 4;
/** Maximum time for a row of the larger file, as a multiple of that of the smaller one. */
const MAX_GROWTH = 1.5;
const MAX_WORKER_MEGABYTES = 700;

interface Kind {
  readonly name: string;
  readonly rows: number;
  readonly fields: ImportFields;
  /** `round` differs for each file, so that each changes something. */
  readonly file: (rows: number, round: number) => string;
}

interface Figures {
  readonly planSeconds: number;
  readonly runSeconds: number;
  readonly megabytes: number;
  /** The plan changed nothing, and the run is as planned. */
  readonly isRight: boolean;
}

/** Files of rates, zones and addresses, each in two sizes: time and memory of a plan and its run. */
export async function benchImportKinds(context: BenchContext): Promise<BenchLine[]> {
  const admin = await ApiClient.signIn(context.product.url, 'super@linehaul.example');
  const database = new pg.Client({ connectionString: context.databaseUrl });
  await database.connect();
  try {
    const lines: BenchLine[] = [];
    for (const kind of await listKinds(database)) {
      const measure = (rows: number, round: number) =>
        measured({ context, admin, database }, kind, { rows, round });
      const small = await measure(Math.floor(kind.rows / SMALLER), 1);
      lines.push(...linesOf(kind, small, await measure(kind.rows, 2)));
    }
    return lines;
  } finally {
    await database.end();
  }
}

/** Zones first: the lanes are between them. */
async function listKinds(database: pg.Client): Promise<Kind[]> {
  const account = await findFreightAccount(database);
  await addSuburbs(database);
  const suburbs = await listSuburbs(database);
  return [
    {
      ...{ name: 'zones', rows: 50_000, fields: zoneFields(account) },
      file: (rows, round) => zoneFile(suburbs, rows, round),
    },
    {
      ...{ name: 'rates', rows: 20_000, fields: rateFields(account) },
      file: (rows, round) => rateFile(account, rows, round / 10),
    },
    {
      ...{ name: 'addresses', rows: 10_000, fields: addressFields(account) },
      file: (rows, round) => addressFile(suburbs, { prefix: `BENCH${round}`, count: rows }),
    },
  ];
}

/** As many as Australia has. */
const SUBURBS = 16_000;

async function addSuburbs(database: pg.Client): Promise<void> {
  await database.query(
    `insert into locality (name, postcode, state, latitude, longitude)
     select 'BENCH ' || n, '3999', 'VIC', -37, 145 from generate_series(1, $1::integer) n`,
    [SUBURBS],
  );
}

interface Setting {
  readonly context: BenchContext;
  readonly admin: ApiClient;
  readonly database: pg.Client;
}

async function measured(
  { context, admin, database }: Setting,
  { file, fields }: Kind,
  { rows, round }: { readonly rows: number; readonly round: number },
): Promise<Figures> {
  const worker = context.product.processes['worker'] ?? 0;
  forgetPeak(worker);
  const before = await stateOf(database);
  const startedAt = performance.now();
  const plan = await planFile(admin, file(rows, round), fields);
  const planSeconds = secondsSince(startedAt);
  const isUntouched = (await stateOf(database)) === before;
  const committedAt = performance.now();
  const done = await runPlan(admin, plan);
  return {
    ...{ planSeconds, runSeconds: secondsSince(committedAt) },
    megabytes: megabytesOf(worker, 'VmHWM'),
    isRight: isUntouched && isAsPlanned(plan, done, rows),
  };
}

const isAsPlanned = (plan: ImportDetailView, { counts }: ImportDetailView, rows: number) =>
  plan.counts.create + plan.counts.update === rows &&
  counts.created === plan.counts.create &&
  counts.updated === plan.counts.update;

/** Lets `VmHWM` of a process begin again. */
const forgetPeak = (pid: number): void => {
  fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
};

/** Everything that an import of these kinds may change, in short. */
async function stateOf(database: pg.Client): Promise<string> {
  const { rows } = await database.query(`
    select (select max(position) from event_store.events) as position,
           (select count(*) from address) as addresses,
           (select max(id) from rate_card) as version,
           (select count(*) from carrier_zone) as zones,
           (select count(*) from suburb_zone) as suburbs,
           (select max(id) from audit_entry where record_type <> 'import') as audited`);
  return JSON.stringify(rows);
}

function linesOf({ name, rows }: Kind, small: Figures, large: Figures): BenchLine[] {
  const isRight = small.isRight && large.isRight;
  const line = (step: 'plan' | 'run', of: (figures: Figures) => number): BenchLine => {
    const ratio = of(large) / of(small) / SMALLER;
    return {
      what: `${step} of ${rows.toLocaleString('en-AU')} ${name}`,
      measured: `${of(large).toFixed(1)} s, ${isRight ? 'as planned' : 'WRONG'}`,
      floor: `${SMALLER} x ${of(small).toFixed(1)} s, a quarter`,
      ratio,
      target: { text: `at most ${MAX_GROWTH} x`, isMet: ratio <= MAX_GROWTH && isRight },
    };
  };
  return [
    line('plan', ({ planSeconds }) => planSeconds),
    line('run', ({ runSeconds }) => runSeconds),
    {
      what: '  memory of the worker at most',
      measured: `${large.megabytes} MB`,
      floor: `${small.megabytes} MB, a quarter`,
      target: {
        text: `under ${MAX_WORKER_MEGABYTES} MB`,
        isMet: large.megabytes < MAX_WORKER_MEGABYTES,
      },
    },
  ];
}

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;
