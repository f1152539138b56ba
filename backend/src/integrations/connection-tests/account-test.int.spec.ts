import {
  type AustraliaPostDouble,
  startAustraliaPost,
} from '../../carrier-adapters/australia-post/double/server.js';
import { LOOPBACK } from '../../platform/outgoing/outgoing.policy.js';
import type { SetUpView } from '@contracts/views/set-up.view.js';
import type { ConnectionTestView } from '@contracts/views/connection-test.view.js';

import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';

let double: AustraliaPostDouble;
let backend: RunningBackend;
let admin: TestClient;
let otherAdmin: TestClient;
let accountId: number;

beforeAll(async () => {
  double = await startAustraliaPost('EPARCEL');
  backend = await startBackend('account_test', [], {
    OUTGOING_ALLOW: LOOPBACK,
    CARRIER_TIMEOUT_SECONDS: '5',
    CARRIER_SERVERS: `australia-post=${double.url}`,
  });
  await someTariffs(backend);
  await backend.database.query(`
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length, adapter,
                         is_api_based_connote, data_transfer_options)
      values (4, 'australia_post', 'Australia Post', 5, 8, 'australia-post', true, '{API}');
    insert into carrier_service_type (id, carrier_id, service_type, display_service_type)
      values (401, 4, 'T28S', 'Parcel Post'), (402, 4, 'FPP', 'Fixed Price');
    select setval(pg_get_serial_sequence('customer_carrier', 'id'), 10)`);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  otherAdmin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  accountId = await saveAccount(entered());
});

afterAll(async () => {
  await backend.stop();
  await double.close();
});

const entered = () => {
  const { number, apiKey, password } = double.state.account;
  return {
    accountType: 'EPARCEL',
    accountNumber: number,
    apiKey,
    password,
    environment: 'TESTBED',
    labelLayout: 'A6-1pp',
  };
};

const test = (adapterSettings: object, more: object = {}, by = admin, customerId = 1) =>
  by.request<ConnectionTestView>('POST', `customer-carrier/test?customerId=${customerId}`, {
    carrier: { id: 4 },
    kind: 'ACCOUNT',
    adapterSettings,
    ...more,
  });

const saveAccount = async (adapterSettings: object, id?: number) => {
  const saved = await admin.request<{ id: number }>(
    id === undefined ? 'POST' : 'PUT',
    'customer-carrier?customerId=1',
    { carrier: { id: 4 }, adapterSettings, ...(id !== undefined && { id }) },
  );
  expect(saved.status).toBeLessThan(300);
  return saved.body.id;
};

/** Reason for the connection's state in the set-up guide. */
const connection = async () => {
  const { body } = await admin.request<SetUpView>('GET', 'set-up?customerId=1&page=0');
  const row = body.carriers.find(({ name }) => name === 'Australia Post');
  return row?.cells.find(({ step }) => step === 'CONNECTION')?.reason;
};

const stepsOf = ({ steps }: ConnectionTestView) =>
  steps.map(({ name, outcome, words }) => `${name} ${outcome}: ${words}`);

describe('testing an account with a carrier', () => {
  it('signs in, and says which services the contract has and which it lacks', async () => {
    const { body } = await test(entered());

    expect(stepsOf(body)).toEqual([
      'Name DONE: 127.0.0.1 (allowed)',
      expect.stringMatching(/^Account DONE: signed in to ./),
      'Services DONE: in the contract: T28S, E34S. Not in the contract: FPP',
    ]);
    expect(body.isPassed).toBe(true);
    expect(double.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it("shows the carrier's message if it rejects the key, but not the key", async () => {
    const { body } = await test({ ...entered(), password: 'wrong-password' });

    expect(stepsOf(body)[1]).toBe(
      'Account FAILED: Australia Post rejected the API key or password',
    );
    expect(JSON.stringify(body)).not.toContain('wrong-password');
  });

  it('reports missing settings without calling the carrier', async () => {
    const before = double.requests.length;

    const { body } = await test({ ...entered(), apiKey: '' });

    expect(stepsOf(body)[0]).toMatch(/FAILED: Enter the API key/);
    expect(double.requests).toHaveLength(before);
  });

  it('ends within its time limit when the carrier hangs', async () => {
    double.fail('HANG', 'GET /shipping/v1/accounts');

    const { body } = await test(entered());

    expect(body.steps[1]?.outcome).toBe('FAILED');
  });

  it('uses stored secrets for fields left blank, only those of the same customer', async () => {
    const id = accountId;
    const blank = { ...entered(), apiKey: '', password: '' };

    const own = await test(blank, { id });
    const foreign = await test(blank, { id }, otherAdmin, 2);

    expect(own.body.isPassed).toBe(true);
    expect(foreign.status).toBe(404);
  });

  it('H57 ticks the connection in the set-up guide once what was tested is saved, until it is changed', async () => {
    await test(entered());
    expect(await connection()).toBe('TEST_PASSED');

    await saveAccount({ ...entered(), environment: 'PRODUCTION' }, accountId);
    expect(await connection()).toBe('NOTHING_SENT');
  });

  it('has no account to test for a carrier without an adapter', async () => {
    const { body } = await test({}, { carrier: { id: 1 } });

    expect(stepsOf(body)).toEqual(['Name FAILED: This carrier has no account to test.']);
  });
});
