import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';
import type { SetUpView } from '@contracts/views/set-up.view.js';

import {
  account,
  admin,
  backend,
  listening,
  setUpConnectionTests,
  test,
} from './connection-test.fixture.js';

setUpConnectionTests('passed_tests');

const transfer = { carrier: { id: 1 }, transferType: 'SFTP', server: '127.0.0.1', path: '/in' };

const save = async (settings: object) => {
  const form = { id: 1, ...transfer, bookingServer: 'http://127.0.0.1', ...settings };
  expect((await admin.request('PUT', 'customer-carrier?customerId=1', form)).status).toBe(200);
};

const connection = async () => {
  const { body } = await admin.request<SetUpView>('GET', 'set-up?customerId=1&page=0');
  return body.carriers[0]?.cells.find(({ step }) => step === 'CONNECTION')?.reason;
};

describe('a test of a connection that passed', () => {
  it('H57 completes the step on the set-up page once the tested settings are saved', async () => {
    const port = await listening('SFTP');
    await test({ kind: 'TRANSFER', ...transfer, port, ...account });
    expect(await connection()).toBe('NOT_STARTED');

    await save({ port, ...account });
    expect(await connection()).toBe('TEST_PASSED');
  });

  it('counts only for the tested settings: not for another password, server or test', async () => {
    const port = await listening('SFTP');
    await save({ port, ...account });
    const first = await test({ kind: 'TRANSFER', id: 1, ...transfer, port, ...account });
    expect(first.body.isPassed).toBe(true);
    expect(await connection()).toBe('TEST_PASSED');

    await save({ port, ...account, password: 'another' });
    expect(await connection()).toBe('NOTHING_SENT');

    const { body } = await test({
      kind: 'TRANSFER',
      id: 1,
      ...transfer,
      port,
      ...account,
      password: 'another',
    });
    expect(body.isPassed).toBe(false);
    expect(await connection()).toBe('NOTHING_SENT');
  });

  it('can be run with the connection as it was read, whose stored password is used', async () => {
    const port = await listening('SFTP');
    await save({ port, ...account });
    const read = await admin.request<{ customerCarriers: CustomerCarrierView[] }>(
      'GET',
      'customer-carrier?customerId=1&permission=READ_CUSTOMER_CARRIER',
    );
    const { body } = await test({ ...read.body.customerCarriers[0], kind: 'TRANSFER' });

    expect(body.isPassed).toBe(true);
    expect(await connection()).toBe('TEST_PASSED');
  });

  it('stores no password', async () => {
    const port = await listening('SFTP');
    await test({ kind: 'TRANSFER', ...transfer, port, ...account });

    const rows = await backend.database.query<object[]>('select * from passed_connection_test');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(account.password);
  });
});
