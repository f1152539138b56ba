import type { ItemTemplateView } from '@contracts/views/settings.view.js';

import { TestSession, type Person } from '../../testing/test-session.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let web: TestSession;
let admin: Person;

beforeAll(async () => {
  backend = await startBackend('settings_names');
  await backend.database.query(someClients);
  await backend.database.query(`insert into item_type (id, type) values (1, 'Carton')`);
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
});
afterAll(() => backend.stop());

const drum = {
  id: 0,
  clientId: 10,
  name: 'Drum',
  quantity: 2,
  length: 0.4,
  width: 0.4,
  height: 0.5,
  weight: 20,
  itemTypeId: 1,
  dangerousGoods: [],
};

describe('names of custom items', () => {
  it('are unique for a client, whatever the case, even when two are saved at once', async () => {
    const add = (name: string) => web.request(admin, 'POST', 'item/template', { ...drum, name });
    const statuses = (await Promise.all([add('Big_Box'), add('BIG_BOX')])).map(
      ({ status }) => status,
    );
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await add('Big box')).status).toBe(200);

    const { body } = await web.request<{ customItems: ItemTemplateView[] }>(
      admin,
      'GET',
      'item/template?clientId=10',
    );
    const one = body.customItems.find(({ name }) => name === 'Big box');
    const rename = (name: string) => web.request(admin, 'PUT', 'item/template', { ...one, name });
    expect(await rename('big_BOX')).toMatchObject({
      status: 409,
      body: { message: 'There is already one called big_BOX. Choose another name.' },
    });
    expect((await rename('BIG BOX')).status).toBe(200);
  });
});

describe('names of categories', () => {
  const add = (path: string, body: object) =>
    web.request<{ id: number }>(admin, 'POST', path, body);

  it('are unique for a client, and those of entries in their category, whatever the case', async () => {
    const team = await add('category', { clientId: 10, categoryDesc: 'Team' });
    const site = await add('category', { clientId: 10, categoryDesc: 'Site' });
    const entry = (categoryId: number, entryDesc: string) =>
      add('category/entry', { clientId: 10, categoryId, entryDesc });

    expect((await add('category', { clientId: 10, categoryDesc: 'TEAM' })).status).toBe(409);
    expect((await entry(team.body.id, 'Retail')).status).toBe(200);
    expect((await entry(team.body.id, 'retail')).status).toBe(409);
    expect((await entry(site.body.id, 'retail')).status).toBe(200);
  });
});
