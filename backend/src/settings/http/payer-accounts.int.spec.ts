import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { TestSession, type Person } from '../../testing/test-session.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let web: TestSession;
let admin: Person;
let outsider: Person;

beforeAll(async () => {
  backend = await startBackend('payer_accounts');
  await someTariffs(backend);
  web = new TestSession(backend);
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  outsider = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 });
});
afterAll(() => backend.stop());

describe('payer accounts', () => {
  const account = {
    id: 0,
    clientId: 10,
    carrier: { id: 1, displayName: 'Southern Star' },
    whoPays: 'RECEIVER',
    description: 'They pay',
    accountNumber: 'X1',
  };

  it('SETTINGS-47 SETTINGS-48 are added, changed and deleted', async () => {
    const { status, body } = await web.request<typeof account>(
      admin,
      'POST',
      'client-payer-account',
      account,
    );
    expect({ status, body }).toEqual({
      status: 200,
      body: { ...account, id: expect.any(Number), version: 1 },
    });
    const changed = { ...body, whoPays: 'THIRD_PARTY' };

    expect((await web.request(admin, 'PUT', 'client-payer-account', changed)).body).toEqual({
      ...changed,
      version: 2,
    });
    expect(
      (await web.request(outsider, 'PUT', 'client-payer-account', { ...changed, clientId: 20 }))
        .status,
    ).toBe(404);
    expect(
      (await web.request(admin, 'DELETE', `client-payer-account?id=${body.id}&clientId=10`)).status,
    ).toBe(204);
    expect(await web.audit('client_payer_account', body.id)).toHaveLength(3);
  });

  it.each([
    [{ carrier: undefined }, 'Must select a carrier'],
    [{ carrier: { id: 99 } }, 'Must select a carrier'],
    [{ accountNumber: '' }, 'Must enter an Account Number'],
    [{ whoPays: 'SENDER' }, 'Must select who pays'],
    [{ description: null }, 'Must enter a Description'],
  ])('SETTINGS-41 to SETTINGS-44 are rejected with %j', async (change, message) => {
    const response = await web.request(admin, 'POST', 'client-payer-account', {
      ...account,
      ...change,
    });

    expect(response).toMatchObject({ status: 400, body: { message } });
  });
});
