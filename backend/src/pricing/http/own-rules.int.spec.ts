import { Actor, emptyScope } from '../../platform/actor.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';
import { RulesFeesService } from '../rules/rules-fees.service.js';
import { someTariffs } from '../testing/some-tariffs.js';

let backend: RunningBackend;
let admin: TestClient;

beforeAll(async () => {
  backend = await startBackend('own_rules');
  await someTariffs(backend);
  await backend.database.query(`
    insert into customer_carrier_account (id, customer_carrier_id, account_number)
      values (11, 1, 'Z'), (12, 1, 'Y')`);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
});
afterAll(() => backend.stop());

describe("a record's own Rules & Fees", () => {
  it('X-19 are not overwritten with the right to create them alone', async () => {
    const rules = backend.app.get(RulesFeesService);
    const target = { customerId: 1, customerCarrierACId: 11 };
    const ofCustomer = { ...emptyScope, customerIds: new Set([1]) };
    const creator = new Actor(
      { id: 1, name: 'Ann', kind: 'USER', onBehalfOf: null },
      new Map([['CREATE_RULES_FEES', ofCustomer]]),
      { correlationId: 'c', causationId: null },
    );
    const { id } = await rules.override(target, { fuelCharge: 1 }, creator);

    for (const revision of [{}, { revision: 0 }])
      await expect(
        rules.override(target, { fuelCharge: 2, ...revision }, creator),
      ).rejects.toMatchObject({ code: 'rules.exist', refusal: 'conflict' });
    expect((await admin.ask('GET', `rules/${id}`)).body).toEqual({ id, fuelCharge: 1 });
  });
});
