import type { RulesTrialView, TrialAccountView } from '@contracts/views/rules.view.js';

import {
  admin,
  backend,
  fuel,
  override,
  outsider,
  manager,
  superAdmin,
  setUpRules,
} from './rules.fixture.js';

setUpRules('rules_trial');

describe('Rules & Fees tried before they are saved', () => {
  const sample = {
    clientCarrierAccountId: 1,
    record: { fuelCharge: 10, dgFee: 65, dgFeeFormat: 'dollar', residentialAddressFee: '5' },
    senderSuburbId: 1,
    deliverySuburbId: 2,
    deliveryAddressClass: 'RESIDENTIAL',
    isTailgateRequired: false,
    items: [{ itemType: 'Carton', quantity: 4, length: 0.6, width: 0.45, height: 0.4, weight: 14 }],
  };
  const goods = sample.items[0]!;
  const price = <Result = RulesTrialView>(body: object, query = 'customerCarrierId=1') =>
    admin.request<Result>('POST', `rules/trial?${query}`, { ...sample, ...body });

  it('price a sample with the rates of an account below, and change nothing that is saved', async () => {
    const before = await fuel();
    const { status, body } = await price({ items: [{ ...goods, dangerousGoodsWeight: 2 }] });

    expect(status).toBe(200);
    expect(body).toMatchObject({ offers: [], rejections: [{ code: 'DG_NOT_CARRIED' }, {}] });
    expect((await price({})).body.offers).toMatchObject([
      { serviceType: 'EXP', fuelSurcharge: 4.85, category2Fees: 5, gst: 5.84 },
      { serviceType: 'PRM' },
    ]);
    const [free] = (await price({ record: {} })).body.offers;
    expect(free).toMatchObject({ fuelSurcharge: 0, feeDetails: [], totalCost: 53.39 });
    expect(await fuel()).toBe(before);
  });

  it('list the accounts with rates, those with rules of their own last', async () => {
    const accounts = async (query: string) =>
      (await admin.request<TrialAccountView[]>('GET', `rules/trial?${query}`)).body;
    const own = { id: 1, connotePrefix: 'SSBK' };
    await override(admin, 'clientCarrierACId=1', { fuelCharge: 30 });
    await backend.database.query(
      `insert into customer_carrier_account (id, customer_carrier_id, account_number) values (8, 1, 'ACC8')`,
    );

    expect(await accounts('customerCarrierId=1')).toMatchObject([{ ...own, isOverridden: true }]);
    expect(await accounts('clientCarrierACId=1')).toMatchObject([{ ...own, isOverridden: false }]);
    expect(await accounts('customerCarrierACId=8')).toEqual([]);
  });

  it('reject what cannot be priced', async () => {
    const rejection = async (part: object) => {
      const { status, body } = await price<{ message: string }>(part);
      return `${status} ${body.message}`;
    };

    expect(await rejection({ record: { tailgateFee: 5 } })).toMatch('400 Missing Required');
    expect(await rejection({ record: [] })).toBe('400 record must be an object');
    expect(await rejection({ items: [{ ...goods, quantity: 1e300 }] })).toMatch('400 Invalid');
    expect(await rejection({ items: [{ ...goods, dangerousGoodsWeight: -1 }] })).toMatch(/^400/);
    expect(await rejection({ senderSuburbId: 4711 })).toMatch(/^404/);
    expect(await rejection({ clientCarrierAccountId: 8 })).toMatch(/^404/);
  });

  it('need a permission to save them', async () => {
    const path = 'rules/trial?customerCarrierId=1';

    expect((await outsider.request('POST', path, sample)).status).toBe(404);
    expect((await outsider.request('GET', path)).status).toBe(404);
    expect((await manager.request('POST', path, {})).status).toBe(403);
    expect((await manager.request('GET', path)).status).toBe(403);
    expect((await superAdmin.request('POST', path, sample)).status).toBe(200);
    expect((await price({}, '')).status).toBe(400);
  });
});
