import pg from 'pg';
import { DataSource } from 'typeorm';

import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';
import type { ConsignmentState } from '@contracts/rules/consignment.js';
import { readModelMigrations } from '@read-models/migrations/migrations.js';

import { fillLists } from '../../../../../test/bench/fill-lists.js';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../../test/support/test-database.js';
import { readLists } from '../../../platform/list-pages/list-page.js';
import {
  countedPageStatement,
  firstRowsStatement,
  indexedPageStatement,
  type ListOwners,
  type ListRequest,
  sortedPageStatement,
  type Statement,
} from '../../../platform/list-pages/list-page.sql.js';
import { consignmentSorts, consignmentTable } from '../list-consignments.query.js';
import { searchConditions, toFilterConditions } from './filters/filter-conditions.js';

const ROWS = 50_000;

let testDatabase: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  testDatabase = await createTestDatabase('list_plans');
  const migrations = [...readModelMigrations];
  database = new DataSource({ type: 'postgres', url: testDatabase.url, migrations });
  await database.initialize();
  await database.runMigrations();
  const pool = new pg.Pool({ connectionString: testDatabase.url });
  await fillLists(pool, ROWS);
  await pool.end();
}, 60_000);

afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, n) => first + n);

const scopes: Readonly<Record<string, ListOwners>> = {
  'a large client': { clientIds: [1], customerIds: [] },
  'a small client': { clientIds: [57], customerIds: [] },
  'several clients': { clientIds: numbers(8, 50), customerIds: [] },
  'many clients': { clientIds: numbers(60, 50), customerIds: [] },
  'a customer': { clientIds: [], customerIds: [1] },
  'a customer and a client': { clientIds: [57], customerIds: [1] },
  everything: { clientIds: [], customerIds: numbers(20) },
};

const tabs: Readonly<Record<string, readonly ConsignmentState[]>> = {
  open: ['OPEN'],
  manifested: ['MANIFESTED'],
  deleted: ['DELETED'],
  all: ['OPEN', 'MANIFESTED'],
};

const request = (changes: Partial<ListRequest>): ListRequest => ({
  table: consignmentTable(['OPEN', 'MANIFESTED']),
  owners: { clientIds: [1], customerIds: [] },
  conditions: [],
  sort: { expression: 'id', isNullable: false, direction: 'DESC' },
  range: { offset: 0, limit: 25 },
  known: null,
  ...changes,
});

const explain = ({ text, values }: Statement) =>
  readLists(database, async (manager) => {
    const lines = await manager.query<{ 'QUERY PLAN': string }[]>(`explain ${text}`, [...values]);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });

const run = <Row>({ text, values }: Statement) =>
  readLists(database, (manager) => manager.query<Row[]>(text, [...values]));

const scansWhole = /Seq Scan on consignment_list/;

const conditionsOf = (...filters: CriteriaFilter[]) =>
  toFilterConditions(filters, { now: new Date(), zone: 'Australia/Sydney' }).conditions;

const today = new Date().toISOString().slice(0, 10);

const filters: Readonly<Record<string, ListRequest['conditions']>> = {
  'a common search': searchConditions('bolt'),
  'a rare search': searchConditions('nl00012345'),
  'a search without matches': searchConditions('zzz'),
  'a search for two words': searchConditions('acme 399'),
  'the dates the list opens with': conditionsOf({
    key: 'DISPATCHED_AT',
    criteria: 'BETWEEN',
    dateRange: { type: 'past', range: 'days', rangeValue: 28 },
  }),
  'a year of dates': conditionsOf({
    key: 'DISPATCHED_AT',
    criteria: 'BETWEEN',
    dateRange: { type: 'past', range: 'years', rangeValue: 1 },
  }),
  'a day of arrival': conditionsOf({ key: 'ETA', criteria: 'EQUALS', value: today }),
  'a carrier': conditionsOf({ key: 'CARRIER_NAME', criteria: 'IN', value: 'Northline' }),
  'a part of a carrier': conditionsOf({ key: 'CARRIER_NAME', criteria: 'LIKE', value: 'coast' }),
  'an unknown carrier': conditionsOf({ key: 'CARRIER_NAME', criteria: 'LIKE', value: 'xyz' }),
  'a service': conditionsOf({ key: 'SERVICE_TYPE', criteria: 'EQUALS', value: 'Overnight' }),
  'a part of a connote': conditionsOf({ key: 'CONNOTE_NUMBER', criteria: 'LIKE', value: '00123' }),
  'a connote': conditionsOf({ key: 'CONNOTE_NUMBER', criteria: 'EQUALS', value: 'NL00012345' }),
  'a manifest': conditionsOf({ key: 'MANIFEST_NUMBER', criteria: 'LIKE', value: 'MAN-77' }),
  'a reference': conditionsOf({ key: 'REFERENCE', criteria: 'EQUALS', value: 'PO-12345' }),
  'a sender': conditionsOf({ key: 'SENDER_COMPANY_NAME', criteria: 'LIKE', value: 'harbour' }),
  'a receiver': conditionsOf({
    key: 'RECEIVER_COMPANY_NAME',
    criteria: 'IN',
    value: 'Acme Tools 7',
  }),
  'a suburb': conditionsOf({ key: 'RECEIVER_SUBURB', criteria: 'LIKE', value: 'hobart' }),
  'the name of a suburb': conditionsOf({
    key: 'RECEIVER_SUBURB',
    criteria: 'IN',
    value: 'Hobart',
  }),
  'a status': conditionsOf({ key: 'STATUS', criteria: 'IN', value: 'IN_TRANSIT,DELIVERED' }),
  'a cost': conditionsOf({ key: 'TOTAL_COST', criteria: 'BETWEEN', value: '100,110' }),
  'a wide cost': conditionsOf({ key: 'TOTAL_COST', criteria: 'GREATER_THAN', value: '50' }),
  'several at once': [
    ...searchConditions('acme'),
    ...conditionsOf(
      { key: 'STATUS', criteria: 'IN', value: 'DELIVERED' },
      { key: 'TOTAL_COST', criteria: 'LESS_THAN', value: '500' },
    ),
  ],
};

describe.each(Object.entries(scopes))('a list of %s', (_, owners) => {
  it.each(Object.entries(consignmentSorts))(
    'is read from an index when sorted by %s',
    async (_field, sort) => {
      for (const direction of ['ASC', 'DESC'] as const)
        for (const states of Object.values(tabs)) {
          const page = request({
            table: consignmentTable(states),
            owners,
            sort: { ...sort, direction },
            range: { offset: 200, limit: 25 },
          });
          expect(await explain(indexedPageStatement(page))).not.toMatch(scansWhole);
        }
    },
  );

  it.each(Object.entries(filters))(
    'finds %s without reading every row',
    async (_filter, conditions) => {
      for (const states of [tabs['open'], tabs['all']])
        for (const sort of [consignmentSorts.id, consignmentSorts.receiverCompany]) {
          const page = request({
            table: consignmentTable(states ?? []),
            owners,
            conditions,
            sort: { ...sort, direction: 'DESC' },
          });
          expect(await explain(countedPageStatement(page))).not.toMatch(scansWhole);
          expect(await explain(indexedPageStatement(page))).not.toMatch(scansWhole);
        }
    },
  );

  it('finds a carrier within a month by the month, not by the trigrams of all rows', async () => {
    const conditions = conditionsOf(
      {
        key: 'DISPATCHED_AT',
        criteria: 'BETWEEN',
        dateRange: { type: 'past', range: 'days', rangeValue: 28 },
      },
      { key: 'CARRIER_NAME', criteria: 'LIKE', value: 'north' },
      { key: 'STATUS', criteria: 'IN', value: 'IN_TRANSIT' },
    );

    const plan = await explain(countedPageStatement(request({ owners, conditions })));

    expect(plan).not.toMatch(/consignment_list_search|Seq Scan on consignment_list/);
  });

  it('reads the same page of several years from the start of the index as by sorting all matches', async () => {
    const conditions = conditionsOf({
      key: 'DISPATCHED_AT',
      criteria: 'BETWEEN',
      dateRange: { type: 'past', range: 'years', rangeValue: 3 },
    });
    for (const direction of ['ASC', 'DESC'] as const) {
      const sort = { ...consignmentSorts.eta, direction };
      const page = request({
        table: consignmentTable(['MANIFESTED']),
        owners,
        conditions,
        sort,
        range: { offset: 25, limit: 25 },
      });
      const [atStart] = await run<{ fewest: number; ids: number[] }>(firstRowsStatement(page));
      const [amongAll] = await run<{ ids: number[] }>(sortedPageStatement(page));

      expect(atStart?.fewest).toBe(50);
      expect(atStart?.ids).toEqual(amongAll?.ids);
      expect(await explain(firstRowsStatement(page))).not.toMatch(scansWhole);
    }
  });

  it('reads a range of days without scanning every row', async () => {
    const conditions = filters['the dates the list opens with'] ?? [];
    const sort = { ...consignmentSorts.connoteNumber, direction: 'ASC' } as const;

    const plan = await explain(sortedPageStatement(request({ owners, conditions, sort })));

    expect(plan).not.toMatch(scansWhole);
  });
});
