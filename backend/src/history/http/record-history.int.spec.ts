import { roleId } from '@contracts/permissions/roles.js';
import type { HistoryEventView } from '@contracts/views/history.view.js';

import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { TestSession, type Person } from '../../testing/test-session.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { auditedRecordTypes } from '../queries/audited-record-types.js';

let backend: RunningBackend;
let web: TestSession;
let superAdmin: Person;
let admin: Person;
let auditor: Person;
let outsider: Person;
let shipper: Person;
/** Administrators of the customer of these records, and of another one. */
let customerAdmin: Person;
let otherCustomerAdmin: Person;

beforeAll(async () => {
  backend = await startBackend('record_history');
  await someTariffs(backend);
  web = new TestSession(backend);
  superAdmin = await web.signInNewUser({ role: 'SUPER_ADMIN' });
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  auditor = await web.signInNewUser({ role: 'AUDITOR', customerId: 1 });
  outsider = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 });
  shipper = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 10 });
  customerAdmin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
  otherCustomerAdmin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 2 });
});
afterAll(() => backend.stop());

const history = (by: Person, path: string) =>
  web.request<HistoryEventView[]>(by, 'GET', `history/${path}`);

describe('history of an ordinary record', () => {
  it('CROSS-29 shows who changed what, oldest first, even after deletion', async () => {
    const address = { clientId: 10, company: 'Acacia', addressLine1: '1 High St' };
    const { body: added } = await web.request<{ id: number }>(admin, 'POST', 'address', address);
    await web.request(shipper, 'PUT', 'address', { ...added, company: 'Banksia' });
    await web.request(shipper, 'DELETE', `address?ids=${added.id}`);

    const { body } = await history(auditor, `address/${added.id}`);

    expect(body).toMatchObject([
      { revision: 0, type: 'AddressAdded', summary: 'Address added', actor: { name: admin.email } },
      {
        revision: 1,
        type: 'AddressChanged',
        changes: [{ path: 'company', from: 'Acacia', to: 'Banksia' }],
        actor: { id: shipper.id },
      },
      { revision: 2, type: 'AddressRemoved' },
    ]);
    expect((await history(auditor, `address/${added.id}?after=1`)).body).toHaveLength(1);
    expect(await history(outsider, `address/${added.id}`)).toEqual(
      await history(outsider, 'address/999999'),
    );
    expect((await history(outsider, `address/${added.id}`)).status).toBe(404);
    expect((await history(shipper, `address/${added.id}`)).status).toBe(403);
  });

  it('of a user includes its roles and no secrets', async () => {
    const user = { name: 'Nell Newcomer', email: 'nell@x.example', password: 'Linehaul1' };
    const { body: added } = await web.request<{ id: number }>(admin, 'POST', 'user', user);
    await web.request(admin, 'POST', `user/role?userId=${added.id}`, [
      { roleId: roleId('CLIENT_USER'), clientId: 10 },
    ]);

    const { body } = await history(admin, `user/${added.id}`);

    expect(body.map(({ type }) => type)).toEqual([
      'UserAccountAdded',
      'UserAccountChanged',
      'UserRoleAdded',
    ]);
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect((await history(outsider, `user/${added.id}`)).status).toBe(404);
    expect((await history(admin, `user/${superAdmin.id}`)).status).toBe(404);
  });

  it('of a user contains no roles that the reader may not see', async () => {
    const user = { name: 'Rob Roamer', email: 'rob@x.example', password: 'Linehaul1' };
    const { body: added } = await web.request<{ id: number }>(superAdmin, 'POST', 'user', user);
    await web.request(superAdmin, 'POST', `user/role?userId=${added.id}`, [
      { roleId: roleId('CLIENT_USER'), clientId: 10 },
      { roleId: roleId('CLIENT_USER'), clientId: 20 },
    ]);
    const rolesShown = async (by: Person) => {
      const { body } = await history(by, `user/${added.id}`);
      const roles = body.filter(({ type }) => type === 'UserRoleAdded');
      return roles.map(({ changes }) => changes.find(({ path }) => path === 'clientId')?.to);
    };

    expect(await rolesShown(superAdmin)).toEqual([10, 20]);
    expect(await rolesShown(admin)).toEqual([10]);
    expect(await rolesShown(outsider)).toEqual([20]);
  });

  it.each(['client/10', 'customer/1', 'customer-carrier/1', 'account/1', 'user/{admin}'])(
    'of %s is for the staff of its customer, and not found by others',
    async (path) => {
      const record = path.replace('{admin}', String(admin.id));

      expect((await history(customerAdmin, record)).status).toBe(200);
      expect(await history(otherCustomerAdmin, record)).toEqual(
        await history(otherCustomerAdmin, record.replace(/\d+$/, '999999')),
      );
      expect((await history(otherCustomerAdmin, record)).status).toBe(404);
      expect((await history(shipper, record)).status).toBe(403);
    },
  );

  it('is empty before the first change', async () => {
    expect(await history(customerAdmin, 'client/13')).toEqual({ status: 200, body: [] });
  });

  it.each(['toString', 'consignments', 'saved_filter'])('does not exist for %s', async (type) => {
    expect((await history(superAdmin, `${type}/1`)).status).toBe(404);
  });

  it.each(Object.entries(auditedRecordTypes))(
    'of %s is found by record type and id',
    async (type, { table }) => {
      await backend.database.query(
        `insert into audit_entry (record_type, record_id, actor, correlation_id, recorded_at, after)
       values ($1, '77', '{"id":0,"name":"x","onBehalfOf":null}', 'x', now(), '{"id":77}')`,
        [table],
      );

      expect((await history(superAdmin, `${type}/77`)).status).toBe(200);
      expect((await history(outsider, `${type}/77`)).status).toBe(404);
    },
  );
});
