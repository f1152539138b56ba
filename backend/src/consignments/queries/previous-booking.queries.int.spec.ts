import { DataSource } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { migrateReadModels } from '../../../../projections/src/testing/read-model-database.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { fillList, fillManifests, listRow } from '../testing/list-rows.js';
import { PreviousBookingQueries } from './previous-booking.queries.js';

const DAY = '2026-11-23';
const manifested = { state: 'MANIFESTED', status: 'PICKUP_BOOKED', dispatchDate: DAY } as const;

let testDatabase: TestDatabase;
let database: DataSource;

beforeAll(async () => {
  testDatabase = await createTestDatabase('previous_bookings');
  await migrateReadModels(testDatabase.url);
  const entities = [ConsignmentListRow, OpenManifestRow];
  database = await new DataSource({
    type: 'postgres',
    url: testDatabase.url,
    entities,
  }).initialize();
  await fillList(database, [
    listRow({ id: 1, ...manifested, manifestId: 1, carrierId: 5, bookingReference: 'B1' }),
    listRow({ id: 2, ...manifested, manifestId: 2, carrierId: 6, bookingReference: 'B2' }),
    listRow({ id: 3, ...manifested, manifestId: 3, carrierId: 7, bookingReference: null }),
    listRow({
      id: 4,
      ...manifested,
      manifestId: 4,
      carrierId: 8,
      bookingReference: 'B4',
      clientId: 11,
    }),
  ]);
  await database.query(`
    insert into consignment_list
    select (jsonb_populate_record(listed, jsonb_build_object('id', 100 + i))).*
      from consignment_list listed, generate_series(1, 20000) i where id = 1`);
  await fillManifests(database);
  await database.query('analyze consignment_list, manifest_list');
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const rowsReadBy = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, part) => sum + rowsReadBy(part), 0);

describe('earlier bookings of a day', () => {
  it('are found without reading every consignment of a large manifest', async () => {
    const query = jest.spyOn(database, 'query');
    const queries = new PreviousBookingQueries(database);

    expect(await queries.listCarrierIds(10, DAY)).toEqual(new Set([5, 6]));
    expect(await queries.count(10, DAY, 5)).toBe(1);

    const [statement, values] = query.mock.lastCall ?? [];
    const [{ 'QUERY PLAN': plans } = { 'QUERY PLAN': [] }] = await database.query<
      { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }[]
    >(`explain (analyze, format json) ${statement ?? ''}`, values);
    expect(plans[0] && rowsReadBy(plans[0].Plan)).toBeLessThan(50);
  });
});
