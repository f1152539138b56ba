import type { ErrorView } from '@contracts/views/error.view.js';
import type { SavedFilterView } from '@contracts/views/saved-filter.view.js';

import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { jsonOf } from '../../../../test/support/json.js';

let backend: RunningBackend;
let kim: string;
let lee: string;

beforeAll(async () => {
  backend = await startBackend('filters');
  await backend.database.query(someClients);
  const roles = [{ role: 'CLIENT_USER', clientId: 10 } as const];
  kim = (await signedInUser(backend, { email: 'kim@x.example', roles })).token;
  lee = (await signedInUser(backend, { email: 'lee@x.example', roles })).token;
});

afterAll(() => backend.stop());

beforeEach(() => backend.database.query('delete from saved_filter'));

const call = (method: string, query = '', body?: object, token = kim, what = 'filter') =>
  fetch(`${backend.url}/api/v1/consignment/${what}?${query}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });

const list = async (token = kim) =>
  await jsonOf<SavedFilterView[]>(await call('GET', '', undefined, token));

const save = async (query: string, body: object = { search: 'bolt', criteriaFilters: [] }) => {
  const response = await call('POST', query, body);
  expect(response.status).toBe(200);
  return (await jsonOf<{ id: number }>(response)).id;
};

const error = async (response: Response) => ({
  status: response.status,
  message: (await jsonOf<ErrorView>(response)).message,
});

describe('saving a filter', () => {
  it('LIST-59 LIST-62 LIST-66 LIST-67 returns it as saved, under its trimmed name', async () => {
    const filter = {
      search: 'bolt',
      criteriaFilters: [{ key: 'STATUS', criteria: 'IN', value: ['DRAFT'] }],
    };

    const id = await save('name=%20Mine%20&isDefault=true&sort=eta,ASC', filter);

    expect(await list()).toEqual([
      { id, version: 1, name: 'Mine', sort: 'eta,ASC', shared: false, default: true, filter },
    ]);
  });

  it('belongs to one user', async () => {
    const id = await save('name=Mine');

    expect(await list(lee)).toEqual([]);
    expect((await call('DELETE', `filterId=${id}`, undefined, lee)).status).toBe(404);
    expect((await call('PUT', `filterId=${id}&name=Theirs`, {}, lee)).status).toBe(404);
    expect(await list()).toMatchObject([{ id, name: 'Mine' }]);
  });

  it('LIST-61 LIST-62 requires a name that is not taken, in upper or lower case', async () => {
    await save('name=Mine');

    expect(await error(await call('POST', 'name=%20', {}))).toEqual({
      status: 400,
      message: 'Please provide filter name',
    });
    expect(await error(await call('POST', 'name=MINE', {}))).toEqual({
      status: 409,
      message: 'Filter with provided name already exists',
    });
  });

  it('is rejected once the user has 200', async () => {
    await save('name=Mine');
    await backend.database.query(
      `insert into saved_filter (user_id, name, filter, is_default)
       select user_id, 'Mine ' || n, filter, false from saved_filter, generate_series(2, 200) n`,
    );

    expect(await error(await call('POST', 'name=One%20more', {}))).toEqual({
      status: 409,
      message: 'You have 200 saved filters. Delete one to save another',
    });
    expect((await call('POST', 'name=Mine', {}, lee)).status).toBe(200);
  });

  it('requires filters that exist, and a sort the list accepts', async () => {
    const response = await call('POST', 'name=Odd', { criteriaFilters: [{ key: 'COLOUR' }] });
    expect(response.status).toBe(400);

    expect((await call('POST', 'name=Odd&sort=colour,ASC', {})).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('LIST-63 has at most one default', async () => {
    const first = await save('name=First&isDefault=true');
    const second = await save('name=Second&isDefault=true');

    expect(await list()).toMatchObject([
      { id: first, default: false },
      { id: second, default: true },
    ]);

    await call('PUT', `filterId=${first}&name=First&isDefault=true`, { search: 'other' });

    expect(await list()).toMatchObject([
      { id: first, default: true, filter: { search: 'other' } },
      { id: second, default: false },
    ]);
  });

  it('LIST-63 has one default when several tabs save one at the same time', async () => {
    const names = ['A', 'B', 'C', 'D'];
    const saved = await Promise.all(
      names.map((name) => call('POST', `name=${name}&isDefault=true`, {})),
    );

    expect(saved.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect((await list()).filter(({ default: isDefault }) => isDefault)).toHaveLength(1);
  });

  it('LIST-68 can be renamed, but not to a name that is taken', async () => {
    await save('name=First');
    const second = await save('name=Second');

    expect((await call('PUT', `filterId=${second}&name=first`, {})).status).toBe(409);
    expect((await call('PUT', `filterId=${second}&name=Third`, {})).status).toBe(200);
    expect((await list()).map(({ name }) => name)).toEqual(['First', 'Third']);
  });

  it('LIST-69 is gone once deleted', async () => {
    const id = await save('name=Mine');

    expect((await call('DELETE', `filterId=${id}`)).status).toBe(204);
    expect((await call('DELETE', `filterId=${id}`)).status).toBe(404);
    expect(await list()).toEqual([]);
  });
});

describe('an invalid list request', () => {
  const expectRejected = async (query: string, body: object = {}) => {
    const response = await call('POST', query, body, kim, 'list');
    expect(response.status).toBe(400);
    return await jsonOf<ErrorView>(response);
  };

  it.each([
    ['page=50&size=200', 'Please narrow the search'],
    ['size=201', 'size must be a whole number from 1 to 200'],
    ['size=0', 'size must be a whole number from 1 to 200'],
    ['page=-1', 'page must be a whole number, 0 or more'],
  ])('%s', async (query, message) => {
    expect((await expectRejected(query)).message).toBe(message);
  });

  it('is rejected for an unknown sort', async () => {
    expect((await expectRejected('sort=password,ASC')).details).toMatchObject([{ path: 'sort' }]);
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
    const { details } = await expectRejected('', { criteriaFilters: [filter] });

    expect(details).toEqual(expect.arrayContaining([expect.objectContaining({ path })]));
  });
});
