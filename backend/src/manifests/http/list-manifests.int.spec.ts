import type { ConsignmentListItem } from '@contracts/views/consignment.view.js';
import type { ManifestListPage, OpenManifestListPage } from '@contracts/views/manifest.view.js';
import { ManifestListRow } from '@read-models/manifest-list.row.js';

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
let superToken: string;

const manifest = (changes: Partial<ManifestListRow> & { id: number }): ManifestListRow => ({
  manifestNumber: `MAN-${changes.id}`,
  clientId: 10,
  clientName: 'Parent',
  customerId: 1,
  carrierDisplayName: 'Northline',
  displayServiceType: 'Road Express',
  senderCompany: 'Acme Tools',
  dispatchDate: '2026-11-23',
  createdAt: `2026-11-${10 + changes.id}T02:00:00.000Z`,
  updatedAt: `2026-11-${10 + changes.id}T03:00:00.000Z`,
  consignmentCount: 1,
  isSubmitted: true,
  ...{ dataStatus: 'SENT', integrationId: 'CX-1', integrationError: null },
  ...{ integrationAttempts: 1, integrationNextTryAt: null },
  integrationUpdatedAt: '2026-11-20T03:00:00.000Z',
  ...{ bookingStatus: 'NOT_REQUIRED', bookingReference: null, bookingError: null },
  ...{ bookingAttempts: 0, bookingNextTryAt: null },
  bookingUpdatedAt: '2026-11-20T03:00:00.000Z',
  ...{ readyTime: null, closingTime: null },
  ...{ printedLabel: false, printedConsignment: true, printedFreightSummary: false },
  searchText:
    `man-${changes.id}\nparent\n${changes.carrierDisplayName ?? 'Northline'}\nacme tools`.toLowerCase(),
  ...changes,
});

beforeAll(async () => {
  backend = await startBackend('manifest_lists');
  const { database } = backend;
  await database.query(someClients);
  const manifested = { state: 'MANIFESTED', status: 'MANIFESTED' } as const;
  await fillList(database, [
    listRow({ id: 1, permanentBooking: true }),
    listRow({ id: 2 }),
    listRow({ id: 3, dispatchDate: '2026-11-25', carrierDisplayName: 'Coastal' }),
    listRow({ id: 4, clientId: 20, clientName: 'Foreign', customerId: 2 }),
    listRow({
      ...{ id: 5, ...manifested, manifestId: 1, connoteNumber: 'PENDING MANIFEST' },
      ...{ permanentBooking: true, senderState: 'WA' },
    }),
    listRow({
      ...{ id: 6, ...manifested, manifestId: 2, bookingReference: 'BK-2' },
      ...{ permanentBooking: true, consignmentType: 'RETURN' },
    }),
  ]);
  await database.getRepository(ManifestListRow).insert([
    manifest({ id: 1 }),
    manifest({
      id: 2,
      carrierDisplayName: 'Coastal',
      dataStatus: 'FAILED',
      integrationError: 'lost',
    }),
    manifest({ id: 3, isSubmitted: false }),
    manifest({ id: 4, clientId: 20, customerId: 2 }),
  ]);
  const roles = [{ role: 'CUSTOMER_USER', customerId: 1 } as const];
  token = (await signedInUser(backend, { email: 'kim@x.example', roles })).token;
  const top = [{ role: 'SUPER_ADMIN' } as const];
  superToken = (await signedInUser(backend, { email: 'top@x.example', roles: top })).token;
});

afterAll(() => backend.stop());

const get = (path: string, as = token) =>
  fetch(`${backend.url}/api/v1/${path}`, { headers: { Authorization: `Bearer ${as}` } });

const manifests = async (query = '', as = token) => {
  const response = await get(`manifest?permission=READ_MANIFEST&${query}`, as);
  expect(response.status).toBe(200);
  return await jsonOf<ManifestListPage>(response);
};

const ids = async (query = '', as = token) =>
  (await manifests(query, as)).manifests.map(({ id }) => id);

const open = async (query = '', as = token) => {
  const response = await get(`manifest/open?permission=READ_MANIFEST&${query}`, as);
  expect(response.status).toBe(200);
  return await jsonOf<OpenManifestListPage>(response);
};

describe('listing submitted manifests', () => {
  it('MAN-08 MAN-35 MAN-36 CROSS-06 shows those in scope, newest first', async () => {
    expect(await manifests()).toMatchObject({
      manifests: [{ id: 2 }, { id: 1, manifestNumber: 'MAN-1', printedConsignment: true }],
      totalCount: 2,
      totalPageCount: 1,
      totalCountIsAtLeast: false,
    });
    expect(await ids('', superToken)).toEqual([4, 2, 1]);
  });

  it.each([
    ['sort=createdAt,ASC', [1, 2]],
    ['sort=carrierDisplayName,ASC', [2, 1]],
    ['sort=dataStatus,DESC', [1, 2]],
    ['filter=coastal', [2]],
    ['filter=man-2', [2]],
    ['filter=acme%20man-1', [1]],
    ['from=2026-11-12T00:00:00.000Z', [2]],
    ['to=2026-11-11T23:59:59.999Z', [1]],
    ['clientId=10', [2, 1]],
  ])('by %s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('PAPER-18 disables paperwork while a connote of the carrier is pending', async () => {
    const page = await manifests('sort=id,ASC');

    expect(page.manifests.map(({ paperWorkDisabled }) => paperWorkDisabled)).toEqual([true, false]);
  });

  it("MAN-59 GAP-74 shows a permanent pickup only from the client's own address, and the state of each pickup", async () => {
    const page = await manifests('sort=id,ASC');

    expect(page.manifests.map(({ permanentBooking }) => permanentBooking)).toEqual([true, false]);
    expect(page.manifests.map(({ senderState }) => senderState)).toEqual(['WA', 'NSW']);
  });

  it('MAN-42 MAN-43 MAN-44 MAN-45 shows transmission details to super admins only', async () => {
    const [mine] = (await manifests('filter=man-2')).manifests;
    const [theirs] = (await manifests('filter=man-2', superToken)).manifests;

    expect(mine).not.toHaveProperty('integration');
    expect(mine).not.toHaveProperty('integrationError');
    expect(theirs).toMatchObject({
      integrationError: 'lost',
      integrationManifestId: 'CX-1',
      integration: { status: 'FAILED', attempts: 1, error: 'lost' },
      booking: { status: 'NOT_REQUIRED' },
    });
    expect(await ids('integrationFailures=true', superToken)).toEqual([2]);
    expect((await get('manifest?integrationFailures=true')).status).toBe(403);
  });

  it('MAN-42 hides the transmission details of other customers from a super admin', async () => {
    const roles = [
      { role: 'SUPER_ADMIN', customerId: 2 },
      { role: 'CUSTOMER_USER', customerId: 1 },
    ] as const;
    const mixed = (await signedInUser(backend, { email: 'mixed@x.example', roles })).token;
    const listed = (await manifests('', mixed)).manifests.map(
      (row) => [row.id, 'integration' in row] as const,
    );

    expect(listed).toEqual([
      [4, true],
      [2, false],
      [1, false],
    ]);
    expect(await ids('integrationFailures=true', mixed)).toEqual([]);
  });

  it('is rejected for a client outside the scope', async () => {
    expect((await get('manifest?clientId=20')).status).toBe(403);
  });
});

describe('listing open manifests', () => {
  it('MAN-08 MAN-22 MAN-23 shows groups with their consignments, latest date first', async () => {
    expect(await open()).toMatchObject({
      openManifests: [
        {
          dispatchDate: '2026-11-25',
          carrierName: 'Coastal',
          quantity: 1,
          consignments: [{ id: 3 }],
        },
        {
          clientName: 'Parent',
          carrierName: 'Northline',
          senderName: 'Acme Tools',
          quantity: 2,
          permanentBooking: false, // only one of them has a regular pickup
          consignments: [{ id: 1 }, { id: 2 }],
        },
      ],
      totalCount: 2,
    });
  });

  it.each([
    ['filter=coastal', [3]],
    ['filter=nl00000002', [1]],
    ['from=2026-11-23T13:00:00.000Z', [3]],
    ['to=2026-11-23T12:59:59.999Z', [1]],
    ['sort=carrierName,ASC', [3, 1]],
    ['sort=dispatchDate,ASC', [1, 3]],
    ['size=1&page=1', [1]],
  ])('by %s', async (query, expected) => {
    const { openManifests } = await open(query);
    expect(openManifests.map(({ consignments: [first] }) => first?.id)).toEqual(expected);
  });
});

describe('listing an open manifest with more consignments than one manifest contains', () => {
  beforeAll(() =>
    backend.database.query(`
      insert into consignment_list
      select (jsonb_populate_record(listed, jsonb_build_object('id', copy))).*
        from consignment_list listed, generate_series(5000, 6999) copy where listed.id = 3;
      update open_manifest set quantity = 2001
       where id = (select open_manifest_id from consignment_list where id = 3)`),
  );

  it('shows the first of them, as many as can be manifested together, and counts all', async () => {
    const { openManifests } = await open();
    const [large, small] = openManifests.map(({ quantity, consignments }) => [
      quantity,
      consignments.length,
    ]);

    expect(large).toEqual([2_001, 2_000]);
    expect(small).toEqual([2, 2]);
    expect(openManifests[0]?.consignments[0]?.id).toBe(3);
  });
});

describe('listing the consignments of a manifest', () => {
  it('MAN-39 MAN-41 shows its consignments', async () => {
    const response = await get('consignment/by-manifest/2');
    const { consignments } = await jsonOf<{ consignments: ConsignmentListItem[] }>(response);

    expect(consignments).toMatchObject([{ id: 6, bookingReference: 'BK-2' }]);
  });

  it.each([4, 99])('does not find manifest %i out of scope', async (id) => {
    expect((await get(`consignment/by-manifest/${id}`)).status).toBe(404);
  });
});
