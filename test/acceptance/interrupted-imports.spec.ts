import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from '@playwright/test';
import pg from 'pg';

import type { ImportDetailView } from '@contracts/views/import.view.js';

import { ApiClient } from '../support/api-client.js';
import {
  addressFields,
  addressFile,
  findFreightAccount,
  type FreightAccount,
  listSuburbs,
  rateFields,
  rateFile,
  zoneFields,
  zoneFile,
} from '../support/import-files.js';
import {
  listGroups,
  planFile,
  runPlan,
  untilImport,
  viewImport,
  tryKill,
} from '../support/planned-import.js';
import { databaseUrlOf, Product } from '../support/product.js';

/** Kills of the worker in each run. `LINEHAUL_KILLS=50` for a full run. */
const KILLS = Number(process.env['LINEHAUL_KILLS'] ?? 3);
/** So many that each kill hits a run that is not near its end. */
const ROWS = Math.max(2_000, 250 * KILLS);
const ADMIN = 'super@linehaul.example';

let product: Product;
let database: pg.Client;
let admin: ApiClient;
let account: FreightAccount;
let suburbs: Awaited<ReturnType<typeof listSuburbs>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await Product.start({ environment: { DEMO_CONSIGNMENTS: '0' } });
  database = new pg.Client({ connectionString: databaseUrlOf(product) });
  await database.connect();
  admin = await ApiClient.signIn(product.url, ADMIN);
  account = await findFreightAccount(database);
  suburbs = await listSuburbs(database);
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  await database.end();
  await product.stop();
  product.discard();
});

test(`an import of addresses adds each once, with the worker killed ${KILLS} times`, async () => {
  test.setTimeout(120_000 + KILLS * 20_000);
  const known = Math.floor(ROWS / 10);
  const first = addressFile(suburbs, { prefix: 'KILL', count: known });
  await runPlan(admin, await planFile(admin, first, addressFields(account)));

  const moved = addressFile(suburbs, { prefix: 'KILL', count: ROWS, street: 'Low Street' });
  const faulty = `${moved}\nKILL-x,KILL shop x,1 Low Street,Nowhere,3000,VIC`;
  const plan = await planFile(admin, faulty, addressFields(account));
  expect(plan.counts).toMatchObject({ create: ROWS - known, update: known, error: 1 });
  const done = await runWithKills(plan);

  await expectAsPlanned(plan, done);
  const stored = await rowsOf<{ reference: string; address_line1: string; version: number }>(
    `select reference_id as reference, address_line1, version from address
      where client_id = $1 and company like 'KILL shop %'`,
    [account.clientId],
  );
  expect(stored).toHaveLength(ROWS);
  expect(new Set(stored.map(({ reference }) => reference)).size).toBe(ROWS);
  expect(stored.filter((row) => !row.address_line1.endsWith(' Low Street'))).toEqual([]);
  // saved once and, of the known ones, changed once
  const changed = stored.filter(({ version }) => version > 1);
  expect(changed).toHaveLength(known);
  expect(new Set(changed.map(({ version }) => version)).size).toBe(1);
  expect(await errorFileOf(plan)).toEqual([expect.stringContaining('KILL-x')]);
});

test(`an import of zones moves each suburb once, with the worker killed ${KILLS} times`, async () => {
  test.setTimeout(120_000 + KILLS * 20_000);
  const file = zoneFile(suburbs, ROWS);
  const plan = await planFile(admin, `${file}\nNowhere,3000,VIC,Z1,1`, zoneFields(account));
  expect(plan.counts.create + plan.counts.update).toBe(ROWS);
  const done = await runWithKills(plan);

  await expectAsPlanned(plan, done);
  const stored = await rowsOf<{ line: string }>(
    `select concat_ws(',', l.name, l.postcode, l.state, z.zone, z.zone_priority) as line
       from suburb_zone s join carrier_zone z on z.id = s.carrier_zone_id
       join locality l on l.id = s.locality_id
      where z.carrier_id = $1`,
    [account.carrierId],
  );
  const lines = stored.map(({ line }) => line);
  const expected = file.split('\n').slice(1);
  const suburbsOfFile = new Set(expected.map(suburbAndPriority));
  expect(lines.filter((line) => suburbsOfFile.has(suburbAndPriority(line))).sort()).toEqual(
    expected.sort(),
  );
  const [audited] = await rowsOf<{ inserted: number }>(
    `select sum((after ->> 'inserted')::integer)::integer as inserted from audit_entry
      where record_type = 'suburb_zone' and after ->> 'carrierId' = $1 and recorded_at >= $2`,
    [String(account.carrierId), plan.receivedAt],
  );
  expect(audited?.inserted).toBe(ROWS);
  expect(await errorFileOf(plan)).toEqual([expect.stringContaining('Nowhere')]);
});

test(`an import of rates is published once, with the worker killed ${KILLS} times`, async () => {
  test.setTimeout(180_000 + KILLS * 20_000);
  const lanes = 20_000;
  const plan = await planFile(admin, rateFile(account, lanes, 0.38), rateFields(account));
  const before = await versions();
  const done = await runWithKills(plan);

  await expectAsPlanned(plan, done);
  expect(done.wholeRun).toEqual({ step: 'DONE', checked: lanes });
  const after = await versions();
  expect(after.slice(1)).toEqual(before);
  expect(after[0]).toMatchObject({ lanes });
  const response = await admin.send('GET', `import/${plan.id}/error-file`);
  expect(response.status).toBe(404);
});

/** Kills the worker in the run, each time after it has progressed and at a different point of its work. */
async function runWithKills(plan: ImportDetailView): Promise<ImportDetailView> {
  await admin.expect('POST', `import/${plan.id}/commit`, { planHash: plan.planHash });
  let kills = 0;
  let before = '';
  while (kills < KILLS) {
    const view = await viewImport(admin, plan.id);
    if (view.endedAt !== null) break;
    if (progressOf(view) === before || !isDue(view, kills / KILLS)) continue;
    await pause(Math.random() * 100);
    if (!tryKill(product.processes['worker'])) continue;
    kills += 1;
    before = progressOf(await viewImport(admin, plan.id));
  }
  expect(kills).toBe(KILLS);
  return untilImport(admin, plan.id, ({ endedAt }) => endedAt !== null);
}

const progressOf = ({ counts, wholeRun }: ImportDetailView): string =>
  JSON.stringify([counts.created, counts.updated, wholeRun]);

/** Whether the run has come this far; each attempt of a rate card begins again. */
function isDue({ state, wholeRun, referenceCount, counts }: ImportDetailView, share: number) {
  if (state !== 'RUNNING') return false;
  if (wholeRun) return wholeRun.checked >= share * referenceCount;
  return counts.created + counts.updated > 0;
}

async function expectAsPlanned(plan: ImportDetailView, done: ImportDetailView): Promise<void> {
  const { create, update, skip, error } = plan.counts;
  expect(done).toMatchObject({
    state: 'COMPLETED',
    counts: { create, update, skip, error, created: create, updated: update, failed: 0 },
  });
  const outcomes = { CREATE: 'CREATED', UPDATE: 'UPDATED' } as const;
  const groups = await listGroups(admin, plan.id);
  expect(groups).toHaveLength(create + update + skip + error);
  for (const { no, action, outcome } of groups)
    expect({ no, outcome }).toEqual({
      no,
      outcome: action === 'CREATE' || action === 'UPDATE' ? outcomes[action] : null,
    });
}

const suburbAndPriority = (line: string): string => line.split(',').toSpliced(3, 1).join();

/** Rows of the error file, without its heading. */
async function errorFileOf({ id }: ImportDetailView): Promise<string[]> {
  const text = await admin.expect<string>('GET', `import/${id}/error-file`);
  return text.trim().split('\n').slice(1);
}

/** Versions of the account's cards of the service, the latest first. */
const versions = () =>
  rowsOf<{ id: number; lanes: number }>(
    `select r.id, r.lane_count as lanes from rate_card r
       join carrier_service_type s on s.id = r.carrier_service_type_id
      where r.client_carrier_account_id = $1 and s.service_type = $2 order by r.id desc`,
    [account.accountId, account.service],
  );

async function rowsOf<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await database.query<Row>(statement, values);
  return rows;
}
