import type { OpenManifestListPage } from '@contracts/views/manifest.view.js';

import { fillList, listRow } from '../../consignments/testing/list-rows.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { jsonOf } from '../../../../test/support/json.js';

let backend: RunningBackend;
let token: string;

beforeAll(async () => {
  backend = await startBackend('open_manifests');
  await backend.database.query(someClients);
  await fillList(backend.database, [
    listRow({ id: 1, permanentBooking: true }),
    listRow({ id: 2 }),
    listRow({ id: 3, dispatchDate: '2026-11-25', carrierDisplayName: 'Coastal' }),
    listRow({
      id: 5,
      dispatchDate: '2026-11-27',
      permanentBooking: true,
      consignmentType: 'THIRD_PARTY',
    }),
    listRow({ id: 6, dispatchDate: '2026-11-28', permanentBooking: true }),
    listRow({ id: 4, clientId: 20, clientName: 'Foreign', customerId: 2 }),
  ]);
  const roles = [{ role: 'CLIENT_ADMIN' as const, clientId: 10, customerId: null }];
  ({ token } = await signedInUser(backend, { email: 'admin@x.example', roles }));
}, 60_000);

afterAll(() => backend.stop());

const open = async (query: string): Promise<OpenManifestListPage> => {
  const response = await fetch(`${backend.url}/api/v1/manifest/open?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return jsonOf<OpenManifestListPage>(response);
};

describe('open manifests without their consignments', () => {
  const groupOf = async (consignmentId: number): Promise<number> => {
    const [row] = await backend.database.query<{ id: number }[]>(
      'select open_manifest_id::float8 as id from consignment_list where id = $1',
      [consignmentId],
    );
    return row!.id;
  };

  it('have what their consignments share, so that a list does not load them', async () => {
    const withConsignments = await open('size=25');
    const without = await open('includeConsignments=false');

    expect(without).toEqual({
      ...withConsignments,
      openManifests: withConsignments.openManifests.map((group) => ({
        ...group,
        consignments: [],
      })),
    });
  });

  it('are loaded with their consignments one at a time, by id', async () => {
    const id = await groupOf(1);
    const { openManifests, totalCount } = await open(`openManifestId=${id}`);

    expect(totalCount).toBe(1);
    expect(openManifests).toMatchObject([{ id, consignments: [{ id: 1 }, { id: 2 }] }]);
  });

  it('are not found by id outside the scope', async () => {
    const { openManifests } = await open(`openManifestId=${await groupOf(4)}`);
    expect(openManifests).toEqual([]);
  });

  it('MAN-59 have a regular pickup only if they leave from the own address of the client', async () => {
    const regular = async (id: number) =>
      (await open(`openManifestId=${await groupOf(id)}`)).openManifests[0]?.permanentBooking;

    expect(await regular(6)).toBe(true);
    expect(await regular(5)).toBe(false);
  });

  it('are those after the first 10,000 consignments of a response', async () => {
    await backend.database.query(`
      insert into consignment_list
      select (jsonb_populate_record(listed, jsonb_build_object('id', day * 10000 + copy,
               'dispatch_date', date '2026-12-01' + day, 'open_manifest_id', 900000 + day))).*
        from consignment_list listed, generate_series(1, 6) day, generate_series(1, 1999) copy
       where listed.id = 3;
      insert into open_manifest
      select (jsonb_populate_record(grouped, jsonb_build_object('id', 900000 + day, 'quantity', 1999,
               'dispatch_date', date '2026-12-01' + day))).*
        from open_manifest grouped, generate_series(1, 6) day
       where grouped.id = (select open_manifest_id from consignment_list where id = 3)`);

    const { openManifests } = await open('size=200&from=2026-12-01T00:00:00.000Z');

    expect(openManifests.map(({ consignments }) => consignments.length)).toEqual([
      ...[1_999, 1_999, 1_999, 1_999, 1_999, 0],
    ]);
    expect(openManifests.at(-1)).toMatchObject({ quantity: 1_999, carrierName: 'Coastal' });
  });
});
