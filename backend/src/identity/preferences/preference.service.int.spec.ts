import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { parseJson } from '../../../../test/support/json.js';

type User = Awaited<ReturnType<typeof signedInUser>>;

let backend: RunningBackend;
let admin: User;
let shipper: User;
let outsider: User;
let shared: User;

beforeAll(async () => {
  backend = await startBackend('preferences');
  await backend.database.query(someClients);
  const add = (name: string, roles: Parameters<typeof signedInUser>[1]['roles']) =>
    signedInUser(backend, { email: `${name}@x.example`, roles });
  admin = await add('admin', [{ role: 'CLIENT_ADMIN', clientId: 10 }]);
  shipper = await add('shipper', [{ role: 'CLIENT_USER', clientId: 11 }]);
  outsider = await add('foreigner', [{ role: 'CLIENT_USER', clientId: 20 }]);
  shared = await add('shared', [
    { role: 'CLIENT_USER', clientId: 11 },
    { role: 'CUSTOMER_ADMIN', customerId: 1 },
  ]);
});
afterAll(() => backend.stop());

const call = async ({ token }: User, method: string, path: string, body?: object) => {
  const response = await fetch(`${backend.url}/api/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? parseJson<unknown>(text) : null };
};

const claimsIn = (token: string): unknown => JSON.parse(atob(token.split('.')[1] ?? ''));

describe('columns', () => {
  it('LIST-35 LIST-36 are stored per table', async () => {
    const manifest = [{ key: 'id', label: 'ID' }];
    const open = [{ key: 'connoteNumber', label: 'Connote' }];
    await call(shipper, 'POST', 'user-preference', { manifestFields: manifest });
    await call(shipper, 'POST', 'user-preference', { openConsignmentFields: open });

    expect((await call(shipper, 'GET', 'user-preference')).body).toEqual({
      openConsignmentFields: open,
      allConsignmentFields: [],
      manifestedConsignmentFields: [],
      deletedConsignmentFields: [],
      manifestFields: manifest,
      timeZone: 'Australia/Sydney',
    });
  });
});

describe('columns of a tab', () => {
  it('are in the order in which they were chosen, and the same as those of All until they are', async () => {
    const all = [
      { key: 'status', label: 'Status' },
      { key: 'carrier', label: 'Carrier' },
    ];
    const save = (body: object) => call(admin, 'POST', 'user-preference', body);
    expect((await save({ allConsignmentFields: all })).body).toMatchObject({
      manifestedConsignmentFields: all,
      deletedConsignmentFields: all,
    });

    const saved = await save({ manifestedConsignmentFields: all.toReversed() });
    expect(saved.body).toMatchObject({
      allConsignmentFields: all,
      manifestedConsignmentFields: all.toReversed(),
      deletedConsignmentFields: all,
    });
    expect((await save({ manifestedConsignmentFields: [] })).body).toMatchObject({
      manifestedConsignmentFields: [],
    });
  });
});

describe('settings', () => {
  const path = ({ id }: User) => `user/user-preference?userId=${id}`;

  it('can be changed by their user', async () => {
    const saved = await call(shipper, 'PUT', path(shipper), {
      timeZone: 'Australia/Perth',
      preferredUnit: 'MM',
      labelPrinterId: 7,
    });

    expect(saved).toMatchObject({ status: 200, body: { timeZone: 'Australia/Perth' } });
    expect((await call(shipper, 'GET', path(shipper))).body).toMatchObject({
      preferredUnit: 'MM',
      consignmentRecordsPerPage: 10,
      labelPrinterId: 7,
    });
  });

  it.each([
    [{ timeZone: 'Europe/Berlin' }, 'The time zone is not in Australia'],
    [{ countryName: 'New Zealand' }, 'The time zone is not in New Zealand'],
    [{ countryName: 'Atlantis', timeZone: 'Australia/Perth' }, 'Unknown country'],
  ])('H82 keep the zone within the country: %j is rejected', async (place, message) => {
    expect(await call(shipper, 'PUT', path(shipper), place)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('AUTH-49 are in the token of the next sign-in; the current token is unchanged', async () => {
    const email = 'tokens@x.example';
    const user = await signedInUser(backend, { email, roles: [] });
    const before = claimsIn(user.token);
    await call(user, 'PUT', path(user), { preferredUnit: 'MM', manifestRecordsPerPage: 50 });

    expect((await call(user, 'GET', 'user-preference')).status).toBe(200);
    const login = await fetch(`${backend.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'Linehaul1' }),
    });
    expect(before).toMatchObject({ preferredUnit: 'CM', manifestRecordsPerPage: 10 });
    expect(claimsIn(await login.text())).toMatchObject({
      preferredUnit: 'MM',
      manifestRecordsPerPage: 50,
    });
  });

  it('are rejected with an invalid page size', async () => {
    const response = await call(shipper, 'PUT', path(shipper), { consignmentRecordsPerPage: 7 });

    expect(response.status).toBe(400);
  });

  it.each([
    ['without the permission', () => [shipper, admin] as const, 403],
    ['of another tenant', () => [admin, outsider] as const, 404],
    ['within the scope', () => [admin, shipper] as const, 200],
    ['with higher roles than the caller', () => [admin, shared] as const, 403],
  ])('of a user %s', async (_, who, status) => {
    const [caller, user] = who();

    expect((await call(caller, 'PUT', path(user), { preferredUnit: 'M' })).status).toBe(status);
  });
});

describe('the password', () => {
  it('of a user outside the scope cannot be changed', async () => {
    const body = { userId: outsider.id, newPassword: 'Changed1' };

    expect((await call(admin, 'PUT', 'user/update-user-password', body)).status).toBe(404);
  });

  it('USER-51 can be changed by its user without signing out', async () => {
    const body = { userId: shipper.id, newPassword: 'Changed1', currentPassword: 'Linehaul1' };

    expect((await call(shipper, 'PUT', 'user/update-user-password', body)).status).toBe(204);
    expect((await call(shipper, 'GET', 'user-preference')).status).toBe(200);
  });
});

describe('time zones', () => {
  it('USER-50 are listed by country, Australia first', async () => {
    const { body } = await call(shipper, 'GET', 'user-preference/timezone');
    const countries = body as { countryName: string; timeZones: string[] }[];

    expect(countries[0]?.countryName).toBe('Australia');
    expect(countries[0]?.timeZones).toContain('Australia/Sydney');
    expect(countries.find(({ countryName }) => countryName === 'New Zealand')?.timeZones).toContain(
      'Pacific/Auckland',
    );
  });
});
