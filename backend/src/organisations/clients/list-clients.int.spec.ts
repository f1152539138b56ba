import type { ClientPage } from '@contracts/views/organisation.view.js';

import { type Person } from '../../testing/test-session.js';
import { web, superAdmin, customerAdmin, admin, setUpClients } from './client.fixture.js';

setUpClients('list_clients');

describe('listing clients', () => {
  it('CLIENT-36 returns those in scope by name, filtered and narrowed', async () => {
    const list = async (by: Person, query: string) =>
      (await web.request<ClientPage>(by, 'GET', `client/list?size=200&${query}`)).body;

    const names = (await list(customerAdmin, '')).clients.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(names).not.toContain('foreign');
    expect((await list(superAdmin, 'customerId=2')).clients).toMatchObject([{ name: 'Foreign' }]);
    expect((await list(admin, 'filter=grandchild')).clients).toMatchObject([
      { parentName: 'Child' },
    ]);
    expect((await list(customerAdmin, 'clientId=12')).clients).toHaveLength(1);
    expect((await web.request(admin, 'GET', 'client/list?clientId=20')).status).toBe(403);
  });

  it('CLIENT-02 returns a tree with each client below its parent, and its depth', async () => {
    const list = async (by: Person, query: string) =>
      (
        await web.request<ClientPage>(by, 'GET', `client/list?size=200&sort=tree,ASC&${query}`)
      ).body.clients.map(({ name, depth }) => [name, depth]);

    expect(await list(admin, 'clientId=10')).toEqual(
      expect.arrayContaining([
        ['Parent', 0],
        ['Child', 1],
        ['Grandchild', 2],
      ]),
    );
    const known = ['Other', 'Parent', 'Child', 'Grandchild'];
    const all = (await list(customerAdmin, '')).map(([name]) => String(name));
    expect(all.filter((name) => known.includes(name))).toEqual(known);
    expect(await list(customerAdmin, 'clientId=11&filter=grand')).toEqual([['Grandchild', 1]]);
  });

  it('names and finds no parent that the user has no access to', async () => {
    const below = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 11 });
    const list = async (query: string) =>
      (await web.request<ClientPage>(below, 'GET', `client/list?size=200&${query}`)).body.clients;

    expect(await list('sort=parentName,ASC')).toMatchObject([
      { name: 'Grandchild', parentId: 11, parentName: 'Child' },
      { name: 'Child', parentId: 10, parentName: null },
    ]);
    expect(await list('filter=parent')).toEqual([]);
  });

  it('CROSS-09 returns zero-based pages', async () => {
    const page = async (number: number) =>
      (await web.request<ClientPage>(superAdmin, 'GET', `client/list?size=2&page=${number}`)).body;
    const { totalCount, totalPageCount, clients } = await page(0);

    expect(clients).toHaveLength(2);
    expect(totalPageCount).toBe(Math.ceil(totalCount / 2));
    expect((await page(totalPageCount - 1)).clients).toHaveLength(totalCount % 2 || 2);
    expect(await page(totalPageCount)).toMatchObject({ totalCount, clients: [] });
  });

  it('CLIENT-39 returns the clients that ship with a carrier or an account', async () => {
    const sending = [{ name: 'Parent', isManifestingActive: true }];

    expect((await web.request(customerAdmin, 'GET', 'client/by-customer-carrier/1')).body).toEqual(
      sending,
    );
    expect(
      (await web.request(customerAdmin, 'GET', 'client/by-customer-carrier-account/1')).body,
    ).toEqual(sending);
    expect((await web.request(customerAdmin, 'GET', 'client/by-customer-carrier/99')).status).toBe(
      404,
    );
    expect((await web.request(admin, 'GET', 'client/by-customer-carrier/1')).status).toBe(403);
  });
});
