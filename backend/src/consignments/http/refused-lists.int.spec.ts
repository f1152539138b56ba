import type { ErrorView } from '@contracts/views/error.view.js';

import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';

let backend: RunningBackend;
let token: string;

beforeAll(async () => {
  backend = await startBackend('refused_lists');
  await backend.database.query(someClients);
  const ofCustomer = { role: 'CUSTOMER_USER', customerId: 1 } as const;
  token = (await signedInUser(backend, { email: 'kim@x.example', roles: [ofCustomer] })).token;
});

afterAll(() => backend.stop());

const post = (query: string, body: object) =>
  fetch(`${backend.url}/api/v1/consignment/list?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

describe('a list that cannot be made', () => {
  const refusal = async (query: string, body: object = {}) => {
    const answer = await post(query, body);
    expect(answer.status).toBe(400);
    return (await answer.json()) as ErrorView;
  };

  it.each([
    ['page=50&size=200', 'Please narrow the search'],
    ['size=201', 'size must be a whole number from 1 to 200'],
    ['size=0', 'size must be a whole number from 1 to 200'],
    ['page=-1', 'page must be a whole number from 0 on'],
  ])('%s', async (query, message) => {
    expect((await refusal(query)).message).toBe(message);
  });

  it('for an unknown sort', async () => {
    expect((await refusal('sort=password,ASC')).details).toMatchObject([{ path: 'sort' }]);
  });

  it.each([
    [{ key: 'COLOUR', criteria: 'EQUALS', value: 'red' }, 'criteriaFilters.0.key'],
    [{ key: 'STATUS', criteria: 'ROUGHLY', value: 'DRAFT' }, 'criteriaFilters.0.criteria'],
    [{ key: 'STATUS', criteria: 'LIKE', value: 'DRAFT' }, 'criteriaFilters.0.criteria'],
    [{ key: 'STATUS', criteria: 'IN', value: 'GONE' }, 'criteriaFilters.0.value'],
    [{ key: 'STATE', criteria: 'EQUALS', value: 'SOLD' }, 'criteriaFilters.0.value'],
    [{ key: 'STATE', criteria: 'IN', value: 'OPEN' }, 'criteriaFilters.0.criteria'],
    [{ key: 'TOTAL_COST', criteria: 'BETWEEN', value: '1,2,3' }, 'criteriaFilters.0.value'],
    [{ key: 'TOTAL_COST', criteria: 'EQUALS', value: 'much' }, 'criteriaFilters.0.value'],
    [{ key: 'ETA', criteria: 'EQUALS', value: '31/12/2026' }, 'criteriaFilters.0.value'],
    [{ key: 'CARRIER_NAME', criteria: 'BETWEEN', value: 'a,b' }, 'criteriaFilters.0.criteria'],
    [
      { key: 'ETA', criteria: 'BETWEEN', dateRange: { type: 'past' } },
      'criteriaFilters.0.dateRange',
    ],
    [
      { key: 'ETA', criteria: 'BETWEEN', dateRange: { type: 'some' } },
      'criteriaFilters.0.dateRange.type',
    ],
    [{ key: 'CARRIER_NAME', criteria: 'LIKE', value: { a: 1 } }, 'criteriaFilters.0.value'],
    [
      { key: 'ETA', criteria: 'BETWEEN', dateRange: { type: 'past', rangeValue: { toString: 1 } } },
      'criteriaFilters.0.dateRange.rangeValue',
    ],
    [[{ key: 'STATUS', criteria: 'EQUALS', value: 'DRAFT' }], 'criteriaFilters'],
    [{ key: 'ETA', criteria: 'BETWEEN', dateRange: [] }, 'criteriaFilters.0.dateRange'],
  ])('%j', async (filter, path) => {
    const { details } = await refusal('', { criteriaFilters: [filter] });

    expect(details).toEqual(expect.arrayContaining([expect.objectContaining({ path })]));
  });
});
