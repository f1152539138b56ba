import type { CategoriesView, ItemTemplateView } from '@contracts/views/settings.view.js';

import { systemActor } from '../../platform/actor.js';
import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { TestSession, type Person } from '../../testing/test-session.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ItemTypeRepository } from '../items/item-type.repository.js';

let backend: RunningBackend;
let web: TestSession;
let admin: Person;
let shipper: Person;
let outsider: Person;

beforeAll(async () => {
  backend = await startBackend('settings_changes');
  await someTariffs(backend);
  await backend.database.query(`
    insert into item_type (id, type) values (1, 'Carton'), (2, 'Pallet');
    insert into item_type (id, type, is_mutable, measures)
      values (3, 'Envelope', false, '{"length":0.35,"width":0.25,"height":0.01,"weight":0.5}');
    insert into un_entry values (1263, 0, 'PAINT', '3', null, 'II');`);
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  shipper = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 10 });
  outsider = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 });
});
afterAll(() => backend.stop());

const drum = {
  id: 0,
  clientId: 10,
  name: 'Drum of paint',
  quantity: 2,
  length: 0.4,
  width: 0.4,
  height: 0.5,
  weight: 20,
  itemTypeId: 1,
  dangerousGoods: [
    {
      unNumber: { id: 1263 },
      subRisk: 'N/A',
      typeOfPackaging: 'II',
      commonName: 'Paint',
      weight: 30,
      type: 'PACKAGED',
    },
  ],
};
const [dangerousGood] = drum.dangerousGoods;

describe('item types', () => {
  it('SETTINGS-19 are selected per client and returned as saved', async () => {
    const { body } = await web.request<object[]>(admin, 'PUT', 'item/selection?clientId=10', [
      { itemType: { id: 2, type: 'Pallet' }, status: false },
    ]);

    expect(body).toMatchObject([{ status: true }, { status: false }, { status: true }]);
    expect((await web.request(shipper, 'GET', 'item/selection?clientId=10')).body).toEqual(body);
    expect(await web.audit('item_type_selection', '10,2')).toEqual([admin.email]);
  });

  it('must include one that is switched on', async () => {
    const off = [1, 2, 3].map((id) => ({ itemType: { id }, status: false }));

    expect(await web.request(admin, 'PUT', 'item/selection?clientId=10', off)).toMatchObject({
      status: 400,
      body: { message: 'Must select at least one item type' },
    });
    const one = [...off.slice(0, 2), { itemType: { id: 3 }, status: true }];
    expect((await web.request(admin, 'PUT', 'item/selection?clientId=10', one)).status).toBe(200);
  });

  it('are rejected outside the scope, and for an unknown type', async () => {
    const one = [{ itemType: { id: 2 }, status: true }];
    const path = 'item/selection?clientId=10';

    expect(await web.statuses([shipper, outsider], 'PUT', path, one)).toEqual([403, 403]);
    expect((await web.request(outsider, 'GET', path)).status).toBe(403);
    expect(
      (await web.request(admin, 'PUT', path, [{ itemType: { id: 99 }, status: true }])).status,
    ).toBe(404);
    for (const body of [[], {}, [7], [{ itemType: 1 }], [{ itemType: { id: 2 }, status: 'no' }]])
      expect((await web.request(admin, 'PUT', path, body)).status).toBe(400);
  });
});

describe('two users who switch off item types at once', () => {
  it('keep at least one enabled', async () => {
    const types = backend.app.get(ItemTypeRepository);
    const actor = systemActor('Test');
    const on = [...(await types.load([1, 2, 3])).keys()];
    const [last = 0, ...others] = on;
    await types.saveSelection(10, new Map([[last, true]]), actor);
    await types.saveSelection(10, new Map(others.map((id) => [id, false])), actor);

    const second = types.saveSelection(10, new Map([[last, false]]), actor);

    await expect(second).rejects.toThrow('Must select at least one item type');
    await types.saveSelection(10, new Map(on.map((id) => [id, true])), actor);
  });
});

describe('custom items', () => {
  it('SETTINGS-32, SETTINGS-36 are added, changed by the returned view, and deleted', async () => {
    const { body: added } = await web.request<{ id: number; itemTemplate: ItemTemplateView }>(
      admin,
      'POST',
      'item/template',
      drum,
    );
    const template = added.itemTemplate;
    expect(template).toMatchObject({
      id: added.id,
      clientId: 10,
      quantity: 2,
      totalWeight: 40,
      totalVolume: 0.16,
      itemTypeId: 1,
      itemType: { id: 1, type: 'Carton' },
      dangerousGoodsTemplate: [{ commonName: 'Paint' }],
      dangerousGoods: [{ itemTemplateId: added.id, unNumber: { shippingName: 'PAINT' } }],
    });
    expect(
      (await web.request(admin, 'PUT', 'item/template', { ...template, name: 'Tin' })).body,
    ).toEqual({
      id: added.id,
      itemTemplate: { ...template, version: template.version + 1, name: 'Tin' },
    });
    expect((await web.request(shipper, 'GET', 'item/template?clientId=10')).body).toMatchObject({
      customItems: [{ name: 'Tin' }],
    });
    expect(
      (await web.request(admin, 'DELETE', `item/template?id=${added.id}&clientId=10`)).status,
    ).toBe(204);
    expect(
      (await web.request(admin, 'DELETE', `item/template?id=${added.id}&clientId=10`)).status,
    ).toBe(404);
    expect(await web.audit('item_template', added.id)).toHaveLength(3);
  });

  it.each([
    [{ name: ' ' }, 'Invalid Name: Must enter an item name'],
    [{ quantity: 0 }, 'Invalid Dimension: Quantity must be greater than 0'],
    [{ length: 11 }, 'Invalid Dimension: The length must be between 0 and 10 m'],
    [{ weight: 1e9 }, 'Invalid Dimension: The weight must be between 0 and 100000 kg'],
    [{ itemTypeId: 99 }, 'Must select an item type'],
    [
      { dangerousGoods: [{ ...dangerousGood, subRisk: 'x' }] },
      'Please enter a valid Subsidiary Risk or N/A if not applicable',
    ],
    [{ dangerousGoods: [{ ...dangerousGood, commonName: '' }] }, 'Please fill in all the details'],
    [
      { dangerousGoods: [{ ...dangerousGood, weight: 41 }] },
      'Weight cannot be greater than item weight.',
    ],
    [{ dangerousGoods: [{ ...dangerousGood, unNumber: { id: 9 } }] }, 'UN Number not found'],
    [
      { dangerousGoods: [{ ...dangerousGood, unNumber: undefined }] },
      'Please fill in all the details',
    ],
    [{ dangerousGoods: [[dangerousGood]] }, 'dangerousGoods must be a list of objects'],
  ])('SETTINGS-35 are rejected with %j', async (change, message) => {
    expect(await web.request(admin, 'POST', 'item/template', { ...drum, ...change })).toMatchObject(
      {
        status: 400,
        body: { message },
      },
    );
  });

  it('GAP-28 of a fixed type skip the size checks', async () => {
    const flat = { ...drum, name: 'Flat', itemTypeId: 3, length: 0, dangerousGoods: [] };

    expect((await web.request(admin, 'POST', 'item/template', flat)).status).toBe(200);
  });
});

describe('categories', () => {
  it('SETTINGS-62, SETTINGS-63, SETTINGS-68 are deleted with their entries', async () => {
    const { body: category } = await web.request<{ id: number }>(admin, 'POST', 'category', {
      clientId: 10,
      categoryDesc: ' Cost centre ',
    });
    const entry = { clientId: 10, categoryId: category.id, entryDesc: 'Retail' };
    const { body } = await web.request<{ id: number }>(admin, 'POST', 'category/entry', entry);
    const saved = { id: category.id, clientId: 10, categoryDesc: 'Cost centre' };
    expect((await web.request<CategoriesView>(admin, 'GET', 'category?clientId=10')).body).toEqual({
      categories: [saved],
      categoryEntries: [{ id: body.id, ...entry, category: saved }],
    });

    expect(
      (await web.request(outsider, 'DELETE', `category?id=${category.id}&clientId=20`)).status,
    ).toBe(404);
    expect(
      (await web.request(admin, 'DELETE', `category?id=${category.id}&clientId=10`)).status,
    ).toBe(204);
    expect(
      (await web.request(admin, 'DELETE', `category/entry?id=${body.id}&clientId=10`)).status,
    ).toBe(404);
    expect(await web.audit('category_entry', body.id)).toHaveLength(2);
  });

  it.each([
    ['category', { categoryDesc: '' }, 'Must enter a Category'],
    ['category/entry', { categoryId: 1, entryDesc: ' ' }, 'Must enter an entry'],
    ['category/entry', { entryDesc: 'x' }, 'Must select a Category'],
  ])('SETTINGS-65 to SETTINGS-67 %s is rejected with %j', async (path, body, message) => {
    expect(await web.request(admin, 'POST', path, { clientId: 10, ...body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});

describe('every change of settings', () => {
  it.each([
    ['POST', 'item/template', drum],
    ['PUT', 'item/template', drum],
    ['DELETE', 'item/template?id=1&clientId=10', undefined],
    ['POST', 'category', { clientId: 10, categoryDesc: 'x' }],
    ['DELETE', 'category?id=1&clientId=10', undefined],
    ['POST', 'category/entry', { clientId: 10, categoryId: 1, entryDesc: 'x' }],
    ['DELETE', 'category/entry?id=1&clientId=10', undefined],
    ['DELETE', 'client-payer-account?id=1&clientId=10', undefined],
  ])(
    '%s %s is rejected without permission, and for another customer\u2019s client',
    async (method, path, body) => {
      expect(await web.statuses([shipper, outsider], method, path, body)).toEqual([403, 403]);
    },
  );
});
