import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';
import type { ConsignmentListPage } from '@contracts/views/consignment.view.js';

import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { fillList } from '../testing/list-rows.js';
import { rows } from './list-consignments.fixture.js';

let backend: RunningBackend;
let token: string;
let superToken: string;

beforeAll(async () => {
  backend = await startBackend('lists');
  await backend.database.query(someClients);
  await fillList(backend.database, rows);
  const ofCustomer = { role: 'CUSTOMER_USER', customerId: 1 } as const;
  token = (await signedInUser(backend, { email: 'kim@x.example', roles: [ofCustomer] })).token;
  const top = { email: 'top@x.example', roles: [{ role: 'SUPER_ADMIN' } as const] };
  superToken = (await signedInUser(backend, top)).token;
});

afterAll(() => backend.stop());

const post = (query: string, body: object, as = token) =>
  fetch(`${backend.url}/api/v1/consignment/list?permission=READ_CONSIGNMENT&${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${as}` },
    body: JSON.stringify(body),
  });

const list = async (query = '', body: object = {}, as = token) => {
  const response = await post(query, body, as);
  expect(response.status).toBe(200);
  return (await response.json()) as ConsignmentListPage;
};

const ids = async (query = '', body: object = {}, as = token) =>
  (await list(query, body, as)).consignments.map(({ id }) => id);

const filtered = (filter: Partial<CriteriaFilter>, state = 'ALL') =>
  ids('sort=id,ASC', {
    criteriaFilters: [filter, { key: 'STATE', criteria: 'EQUALS', value: state }],
  });

describe('listing consignments', () => {
  it('LIST-14 LIST-15 CROSS-06 shows the consignments in scope, newest first, with the count of every tab', async () => {
    const page = await list();

    expect(page.consignments.map(({ id }) => id)).toEqual([6, 4, 3, 2, 1]);
    expect(page).toMatchObject({ totalCount: 5, totalPageCount: 1, totalCountIsAtLeast: false });
    expect(page.counts).toEqual({ OPEN: 4, MANIFESTED: 1, DELETED: 1 });
  });

  it('AUTH-53 shows everything to the super admin', async () => {
    expect(await ids('isSuperAdmin=true', {}, superToken)).toEqual([7, 6, 4, 3, 2, 1]);
  });

  it('shows one client on request, and rejects one out of scope', async () => {
    expect(await ids('clientId=11')).toEqual([6]);
    expect((await post('clientId=20', {})).status).toBe(403);
  });

  it('returns the requested page', async () => {
    const page = await list('size=2&page=1');

    expect(page.consignments.map(({ id }) => id)).toEqual([3, 2]);
    expect(page).toMatchObject({ totalCount: 5, totalPageCount: 3 });
  });

  it('returns every field of a row', async () => {
    const [row] = (await list('clientId=10', { criteriaFilters: [state('MANIFESTED')] }))
      .consignments;

    expect(row).toMatchObject({
      id: 4,
      clientName: 'Parent',
      dispatchDate: '2026-11-23',
      dispatchedAt: '2026-11-22T13:00:00.000Z',
      createdAt: '2026-11-20T02:00:00.000Z',
      consignmentReferences: ['A1, B', 'PO-77'],
      itemQuantity: 3,
      totalWeight: 37.5,
      paperWorkDisabled: false,
      offer: { totalCost: 48.4, receiverSuburb: 'Brunswick VIC 3056', eta: '2026-12-01' },
    });
  });
});

const state = (value: string): CriteriaFilter => ({ key: 'STATE', criteria: 'EQUALS', value });

describe('the tabs', () => {
  it.each([
    ['OPEN', [1, 2, 3, 6]],
    ['MANIFESTED', [4]],
    ['DELETED', [5]],
    ['ALL', [1, 2, 3, 4, 6]],
  ])('LIST-38 LIST-39 LIST-40 LIST-41 LIST-42 %s', async (value, expected) => {
    expect(await ids('sort=id,ASC', { criteriaFilters: [state(value)] })).toEqual(expected);
  });
});

describe('sorting', () => {
  it.each([
    ['dispatchDate,ASC', [1, 2, 4, 6, 3]],
    ['totalCost,DESC', [2, 6, 4, 1, 3]],
    ['receiverCompany,ASC', [2, 1, 3, 4, 6]],
    ['manifestNumber,DESC', [4, 6, 3, 2, 1]],
    ['carrier,ASC', [4, 1, 2, 3, 6]],
    ['status,ASC', [1, 2, 6, 3, 4]],
    ['references,ASC', [4, 1, 2, 3, 6]],
    ['eta,ASC', [3, 1, 2, 6, 4]],
  ])('by %s', async (sort, expected) => {
    expect(await ids(`sort=${sort}`)).toEqual(expected);
  });

  it.each(['serviceType', 'senderCompany', 'receiverSuburb', 'connoteNumber'])(
    'also accepts %s',
    async (field) => {
      expect(await ids(`sort=${field},DESC`)).toHaveLength(5);
      expect(await ids(`sort=${field},DESC`, { search: 'bolt' })).toHaveLength(4);
    },
  );
});

describe('searching', () => {
  it.each([
    ['BOLT', [6, 4, 3, 1]],
    ['50%', [2]],
    ['5_%', []],
    ['zz99', [6]],
    ['po-77', [4]],
    ['man-9', [4]],
    ['brunswick acme', [6, 4, 3, 2, 1]],
    ['nothing like it', []],
    ['', [6, 4, 3, 2, 1]],
  ])('for %s', async (search, expected) => {
    expect(await ids('', { search })).toEqual(expected);
  });
});

describe('filtering', () => {
  it.each<[Partial<CriteriaFilter>, number[]]>([
    [{ key: 'CONNOTE_NUMBER', criteria: 'LIKE', value: 'zz' }, [6]],
    [{ key: 'CONNOTE_NUMBER', criteria: 'EQUALS', value: 'zz99' }, [6]],
    [{ key: 'CONNOTE_NUMBER', criteria: 'EQUALS', value: 'zz9' }, []],
    [{ key: 'MANIFEST_NUMBER', criteria: 'IN', value: 'MAN-8, man-9' }, [4]],
    [{ key: 'REFERENCE', criteria: 'EQUALS', value: 'a1, b' }, [4]],
    [{ key: 'REFERENCE', criteria: 'LIKE', value: '77' }, [4]],
    [{ key: 'REFERENCE', criteria: 'LIKE', value: 'B, PO' }, []],
    [{ key: 'SENDER_COMPANY_NAME', criteria: 'LIKE', value: 'acme' }, [1, 2, 3, 4, 6]],
    [{ key: 'RECEIVER_COMPANY_NAME', criteria: 'LIKE', value: '50%' }, [2]],
    [{ key: 'RECEIVER_COMPANY_NAME', criteria: 'IN', value: ['BOLT & CO'] }, [1, 3, 4, 6]],
    [{ key: 'RECEIVER_SUBURB', criteria: 'LIKE', value: 'vic 30' }, [1, 2, 3, 4, 6]],
    [{ key: 'RECEIVER_SUBURB', criteria: 'EQUALS', value: 'brunswick' }, [1, 2, 3, 4, 6]],
    [{ key: 'RECEIVER_SUBURB', criteria: 'IN', value: 'Brunswick VIC 3056' }, [1, 2, 3, 4, 6]],
    [{ key: 'RECEIVER_SUBURB', criteria: 'IN', value: 'wick, bruns' }, []],
    [{ key: 'CARRIER_NAME', criteria: 'IN', value: ['coastal', 'other'] }, [4]],
    [{ key: 'CARRIER_NAME', criteria: 'LIKE', value: 'north' }, [1, 2, 3, 6]],
    [{ key: 'SERVICE_TYPE', criteria: 'EQUALS', value: 'road express' }, [1, 2, 3, 4, 6]],
    [{ key: 'STATUS', criteria: 'IN', value: 'DRAFT,IN_TRANSIT' }, [3, 4]],
    [{ key: 'TOTAL_COST', criteria: 'BETWEEN', value: '48.40,99.99' }, [1, 4, 6]],
    [{ key: 'TOTAL_COST', criteria: 'BETWEEN', value: '50,' }, [2]],
    [{ key: 'TOTAL_COST', criteria: 'GREATER_THAN_EQUAL', value: 100 }, [2]],
    [{ key: 'TOTAL_COST', criteria: 'LESS_THAN', value: '100' }, [1, 4, 6]],
    [{ key: 'DISPATCHED_AT', criteria: 'BETWEEN', value: '2026-11-23,2026-11-25' }, [2, 4, 6]],
    [{ key: 'DISPATCHED_AT', criteria: 'GREATER_THAN', value: '2026-11-25' }, [3]],
    [{ key: 'ETA', criteria: 'EQUALS', value: '2026-12-01' }, [4]],
    [{ key: 'CARRIER_NAME', criteria: 'LIKE', value: '' }, [1, 2, 3, 4, 6]],
    [{ key: 'CARRIER_NAME', criteria: 'IN', value: null }, [1, 2, 3, 4, 6]],
  ])('LIST-47 LIST-48 LIST-49 LIST-55 LIST-56 %j', async (filter, expected) => {
    expect(await filtered(filter)).toEqual(expected);
  });

  const dispatched = (dateRange: CriteriaFilter['dateRange']) =>
    filtered({ key: 'DISPATCHED_AT', criteria: 'BETWEEN', dateRange: dateRange ?? null });

  it('LIST-54 includes both ends of a range of days', async () => {
    expect(
      await dispatched({ type: 'custom', fromDate: '2026-11-23', toDate: '2026-11-25' }),
    ).toEqual([2, 4, 6]);
  });

  it("reads an instant as its day in the user's time zone", async () => {
    expect(
      await dispatched({
        type: 'custom',
        fromDate: '2026-11-22T13:00:00.000Z',
        toDate: '2026-11-25T12:59:59.999Z',
      }),
    ).toEqual([2, 4, 6]);
  });

  it('LIST-53 clears a last day before the first', async () => {
    expect(
      await dispatched({ type: 'custom', fromDate: '2026-11-25', toDate: '2026-11-20' }),
    ).toEqual([3, 6]);
  });

  it('combines all filters', async () => {
    expect(
      await ids('', {
        search: 'bolt',
        criteriaFilters: [
          state('OPEN'),
          { key: 'TOTAL_COST', criteria: 'LESS_THAN', value: '100' },
          { key: 'DISPATCHED_AT', criteria: 'LESS_THAN', value: '2026-11-25' },
        ],
      }),
    ).toEqual([1]);
  });
});
