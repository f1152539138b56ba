import type { ClientIntegrationView } from '@contracts/views/client-integration.view.js';

import { Asking, type Person, type Refused } from '../../testing/asking.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let web: Asking;
let keeper: Person;
let reader: Person;
let shipper: Person;

beforeAll(async () => {
  backend = await startBackend('client_integrations');
  await backend.database.query(someClients);
  web = new Asking(backend);
  keeper = await web.someone({ role: 'CUSTOMER_ADMIN', customerId: 1 });
  reader = await web.someone({ role: 'CLIENT_ADMIN', clientId: 10 });
  shipper = await web.someone({ role: 'CLIENT_USER', clientId: 10 });
});
afterAll(() => backend.stop());

const path = 'client-integration';
const integration = {
  id: 0,
  clientId: 10,
  integrationType: 'CSV',
  transferType: 'SFTP',
  server: 'files.acacia.example',
  port: 22,
  username: 'acacia',
  password: 'Eucalyptus 7',
  path: '/in/orders',
};

const post = (change: object = {}, by = keeper) =>
  web.ask<ClientIntegrationView & Refused>(by, 'POST', path, { ...integration, ...change });

const reveal = ({ password: input, salt }: ClientIntegrationView) =>
  web.ask<string>(keeper, 'POST', 'customer-carrier/decryptString', { input, salt });

describe('client integrations', () => {
  it('INTEG-38 INTEG-34 keep the password sealed, and show it to those who change them', async () => {
    const { body: added } = await post();
    expect(added.password).not.toContain('Eucalyptus');
    expect(await reveal(added)).toEqual({ status: 200, body: 'Eucalyptus 7' });

    const changed = { ...added, port: 2222 };
    expect((await web.ask(keeper, 'PUT', path, changed)).body).toEqual(changed);
    const { body } = await web.ask<ClientIntegrationView>(keeper, 'PUT', path, {
      ...changed,
      password: 'Wattle 8',
    });
    expect((await reveal(body)).body).toBe('Wattle 8');
    expect((await reveal(added)).status).toBe(404);
    expect((await web.ask(reader, 'GET', `${path}?clientId=10`)).body).toEqual([body]);

    expect((await web.ask(keeper, 'DELETE', `${path}?clientId=10&id=${added.id}`)).status).toBe(
      204,
    );
    expect((await web.ask(keeper, 'DELETE', `${path}?clientId=10&id=${added.id}`)).status).toBe(
      404,
    );
    const audit = await backend.database.query<object[]>(
      `select 1 from audit_entry where record_type = 'client_integration'
          and (before::text || coalesce(after::text, '')) like '%Eucalyptus%'`,
    );
    expect(audit).toEqual([]);
  });

  it.each([
    [{ server: 'no host' }, 'Must enter a valid server hostname/IP.'],
    [{ port: 0 }, 'Must enter a valid Server Port'],
    [{ port: 65_536 }, 'Must enter a valid Server Port'],
    [{ username: ' ' }, 'Must enter a valid Username.'],
    [{ password: null }, 'Must enter a valid Password.'],
    [{ password: '' }, 'Must enter a valid Password.'],
    [{ notificationEmail: 'nobody' }, 'Must enter a valid Email address.'],
    [{ path: 'a|b' }, 'Must enter a valid Path.'],
    [{ integrationType: 'PDF' }, 'Must select an integration type'],
  ])('INTEG-25 to INTEG-31 are refused with %j', async (change, message) => {
    expect(await post(change)).toMatchObject({ status: 400, body: { message } });
  });

  it('are out of reach for strangers, and changed by nobody who only reads', async () => {
    const { body: own } = await post();

    expect((await post({ clientId: 20 })).status).toBe(403);
    expect(await web.statuses([reader, shipper], 'POST', path, integration)).toEqual([403, 403]);
    expect(await web.statuses([reader, shipper], 'PUT', path, own)).toEqual([403, 403]);
    expect((await web.ask(keeper, 'PUT', path, { ...own, clientId: 13 })).status).toBe(404);
    expect((await web.ask(reader, 'DELETE', `${path}?clientId=10&id=${own.id}`)).status).toBe(403);
    expect((await web.ask(reader, 'GET', `${path}?clientId=13`)).status).toBe(403);
    expect((await web.ask(shipper, 'GET', `${path}?clientId=10`)).status).toBe(403);
  });
});
