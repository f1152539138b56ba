import type { CustomerView } from '@contracts/views/organisation.view.js';

import { TestSession, type Person } from '../../testing/test-session.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let web: TestSession;
let superAdmin: Person;
let customerAdmin: Person;
let regional: Person;
let shipper: Person;

beforeAll(async () => {
  backend = await startBackend('customers');
  await backend.database.query(
    `${someClients} select setval(pg_get_serial_sequence('customer', 'id'), 100)`,
  );
  web = new TestSession(backend);
  superAdmin = await web.signInNewUser({ role: 'SUPER_ADMIN' });
  customerAdmin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
  regional = await web.signInNewUser({ role: 'SUPER_ADMIN', customerId: 1 });
  shipper = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 11 });
});
afterAll(() => backend.stop());

const acacia = {
  name: 'Acacia Freight',
  bookingsEmail: 'Bookings@Acacia.example',
  contactEmail: 'contact@acacia.example',
};

const find = async (by: Person, id: number) =>
  (await web.request<CustomerView>(by, 'GET', `customer?customerId=${id}`)).body;

describe('customers', () => {
  it('CUST-09 CUST-12 are listed by name with their admins and their number of clients', async () => {
    const { body } = await web.request<CustomerView[]>(superAdmin, 'GET', 'customer/list');

    expect(body).toMatchObject([
      { name: 'Coastline', clientCount: 4, customerAdmins: [{ email: customerAdmin.email }] },
      { name: 'Redgum', clientCount: 1, customerAdmins: [] },
    ]);
    expect((await web.request(superAdmin, 'GET', 'customer/list?filter=b@y')).body).toHaveLength(1);
    expect((await web.request(superAdmin, 'GET', 'customer/list?sort=password')).status).toBe(400);
    expect((await web.request(regional, 'GET', 'customer/list')).body).toHaveLength(1);
    expect(await web.statuses([customerAdmin, shipper], 'GET', 'customer/list')).toEqual([
      403, 403,
    ]);
  });

  it('CUST-16 CUST-17 are added, changed and deleted', async () => {
    const { status, body } = await web.request<CustomerView>(
      superAdmin,
      'POST',
      'customer',
      acacia,
    );
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { name: 'Acacia Freight', bookingsEmail: 'bookings@acacia.example', clientCount: 0 },
    });
    expect(
      (await web.request(superAdmin, 'PUT', 'customer', { ...body, name: 'Acacia' })).status,
    ).toBe(204);
    expect(await find(superAdmin, body.id)).toMatchObject({ name: 'Acacia' });
    expect((await web.request(superAdmin, 'DELETE', `customer/${body.id}`)).status).toBe(204);
    expect((await web.request(superAdmin, 'DELETE', `customer/${body.id}`)).status).toBe(404);
    expect(await web.audit('customer', body.id)).toHaveLength(3);
  });

  it.each([
    [{ name: 'ab' }, 400, 'The name must be 3-255 characters long'],
    [{ name: 'x'.repeat(255) }, 400, 'The name must be 3-255 characters long'],
    [
      { bookingsEmail: 'nobody' },
      400,
      'Must enter a valid email: latin letters, numbers, @ and a dot',
    ],
    [
      { contactEmail: 'jörg@acacia.example' },
      400,
      'Must enter a valid email: latin letters, numbers, @ and a dot',
    ],
    [{ name: 'coastline' }, 409, 'A customer with this name already exists'],
  ])('CUST-14 CUST-15 are rejected with %j: %i', async (change, status, message) => {
    expect(
      await web.request(superAdmin, 'POST', 'customer', { ...acacia, ...change }),
    ).toMatchObject({
      status,
      body: { message },
    });
  });

  it('cannot be deleted while they have clients, and are added with an unrestricted scope only', async () => {
    expect((await web.request(superAdmin, 'DELETE', 'customer/1')).status).toBe(409);
    expect((await web.request(regional, 'DELETE', 'customer/2')).status).toBe(404);
    expect(await web.statuses([regional, customerAdmin], 'POST', 'customer', acacia)).toEqual([
      403, 403,
    ]);
    expect((await web.request(customerAdmin, 'DELETE', 'customer/1')).status).toBe(403);
  });
});

describe('emails and banner', () => {
  const put = (by: Person, path: string, body: object) =>
    web.request(by, 'PUT', `customer/${path}`, body);

  it('SETTINGS-90, SETTINGS-92 are changed by the admins of the customer, and shown to its users', async () => {
    const emails = { bookingsEmail: 'new@x.example', contactEmail: 'c@x.example' };
    const banner = { isBannerActive: true, bannerMessage: ' Closed on Monday ' };

    expect((await put(customerAdmin, 'emails?customerId=1', emails)).status).toBe(204);
    expect((await put(customerAdmin, 'banner?customerId=1', banner)).status).toBe(204);
    expect(await find(customerAdmin, 1)).toMatchObject({
      ...emails,
      isBannerActive: true,
      bannerMessage: 'Closed on Monday',
    });
    expect((await web.request(shipper, 'GET', 'client/banner?clientId=11')).body).toEqual({
      'Closed on Monday': true,
    });
  });

  it.each([
    ['banner', { isBannerActive: true, bannerMessage: ' ' }, 'Must enter a message'],
    [
      'banner',
      { isBannerActive: false, bannerMessage: 'x'.repeat(256) },
      'Must be under 255 characters',
    ],
    ['emails', { bookingsEmail: 'x', contactEmail: 'c@x.example' }, 'Must enter a valid email'],
  ])('SETTINGS-84 SETTINGS-87 %s is rejected with %j', async (path, body, message) => {
    expect(await put(customerAdmin, `${path}?customerId=1`, body)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('are rejected for another customer, and without the permission', async () => {
    const banner = { isBannerActive: false };

    expect((await put(customerAdmin, 'banner?customerId=2', banner)).status).toBe(404);
    expect((await put(shipper, 'banner?customerId=1', banner)).status).toBe(403);
    expect((await web.request(customerAdmin, 'GET', 'customer?customerId=2')).status).toBe(404);
    expect((await web.request(shipper, 'GET', 'customer?customerId=1')).status).toBe(403);
  });
});
