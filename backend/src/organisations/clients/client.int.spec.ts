import type { ClientView } from '@contracts/views/organisation.view.js';

import { SecretBox } from '../../platform/secrets/secret-box.js';
import { type Person } from '../../testing/test-session.js';
import {
  backend,
  web,
  superAdmin,
  customerAdmin,
  admin,
  shipper,
  defaultSenderAddress,
  newClient,
  added,
  setUpClients,
} from './client.fixture.js';

setUpClients('organisations');

const key = 'k'.repeat(43);

describe('adding a client', () => {
  it('CLIENT-20 CLIENT-44 returns it with its sender address and its parent', async () => {
    const client = await added('customerId=1&clientId=10', { palletControl: true });

    expect(client).toMatchObject({
      customerId: 1,
      parentId: 10,
      parentName: 'Parent',
      status: 'ACTIVE',
      manifestingActive: true,
      palletControl: true,
      defaultSenderAddress: { isDefault: true, status: 'VALID', clientId: client.id },
    });
    expect(await web.audit('client', client.id)).toEqual([customerAdmin.email]);
  });

  it('CLIENT-23 ignores the features without CUSTOMER_CONTENT', async () => {
    const body = newClient({ palletControl: true, notificationEmail: true });
    const response = await web.request<ClientView>(admin, 'POST', 'client?clientId=11', body);

    expect(response).toMatchObject({ status: 200, body: { parentId: 11, palletControl: false } });
    expect(
      (await web.request(admin, 'GET', `address/default?clientId=${response.body.id}`)).status,
    ).toBe(200);
  });

  it.each([
    [{ name: 'ab' }, 'The name must be 3-255 characters long'],
    [{ defaultSenderAddress: null }, 'Complete Address needed for Client creation'],
    [
      { defaultSenderAddress: { ...defaultSenderAddress, suburb: null } },
      'Complete Address needed for Client creation',
    ],
    [{ notificationEmail: true }, 'Must enter a valid email'],
    [{ printNodeApi: true, printNodeApiKey: 'short' }, 'Must enter a valid PrinterPal API Key'],
    [{ autoBookingPreferred: true, preferredPickupStart: '14:00' }, 'Both timeslots must be set'],
    [{ palletControl: 'yes' }, 'palletControl must be true or false'],
  ])('CLIENT-31 to CLIENT-35 is rejected with %j', async (change, message) => {
    const response = await web.request(
      customerAdmin,
      'POST',
      'client?customerId=1',
      newClient(change),
    );

    expect(response).toMatchObject({ status: 400, body: { message } });
  });

  it('is rejected for a taken name, without an owner, and outside the scope', async () => {
    const post = async (by: Person, query: string, change = {}) =>
      (await web.request(by, 'POST', `client?${query}`, newClient(change))).status;

    expect(await post(customerAdmin, 'customerId=1', { name: 'PARENT' })).toBe(409);
    expect(await post(customerAdmin, '')).toBe(400);
    expect(await post(customerAdmin, 'customerId=2')).toBe(403);
    expect(await post(admin, 'customerId=1')).toBe(403);
    expect(await post(admin, 'clientId=13')).toBe(403);
    expect(await post(superAdmin, 'customerId=99')).toBe(404);
    expect(await post(shipper, 'clientId=10')).toBe(403);
  });
});

describe('changing a client', () => {
  const put = (by: Person, body: object) => web.request<ClientView>(by, 'PUT', 'client', body);

  it('accepts the view as a request, and seals the PrinterPal key', async () => {
    const client = await added('customerId=1', {
      printNodeApi: true,
      printNodeApiKey: key,
      extraPalletLabel: true,
    });
    const { printNodeApiKey: ciphertext, salt } = client;
    expect(backend.app.get(SecretBox).open({ ciphertext: ciphertext!, salt: salt! })).toBe(key);

    const renamed = { ...client, name: `${client.name} renamed` };
    const { body: saved } = await put(customerAdmin, renamed);
    const sender: unknown = expect.objectContaining({ id: client.defaultSenderAddress?.id });
    const next = { version: renamed.version + 1, defaultSenderAddress: sender };
    expect(saved).toEqual({ ...renamed, ...next });
    const { body } = await put(customerAdmin, { ...saved, printNodeApi: false });
    expect(body).toMatchObject({ printNodeApiKey: null, salt: null, extraPalletLabel: false });
  });

  it('is a conflict once someone else has replaced or removed the key, and then keeps theirs', async () => {
    const printing = { printNodeApi: true, printNodeApiKey: key };
    const opened = { ...(await added('customerId=1', printing)), defaultSenderAddress: null };
    const mine = { ...opened, name: `${opened.name} renamed` };
    const changedByAnother = { status: 409, body: { code: 'record.changed_by_another' } };

    const { body: replaced } = await put(superAdmin, {
      ...opened,
      printNodeApiKey: 'n'.repeat(43),
    });
    expect(await put(customerAdmin, mine)).toMatchObject(changedByAnother);
    const { body: merged } = await put(customerAdmin, { ...mine, version: replaced.version });
    expect(merged).toMatchObject({
      name: mine.name,
      printNodeApiKey: replaced.printNodeApiKey,
      salt: replaced.salt,
    });

    await put(superAdmin, { ...merged, defaultSenderAddress: null, printNodeApi: false });
    expect(await put(customerAdmin, { ...mine, version: merged.version })).toMatchObject(
      changedByAnother,
    );
  });

  it('CLIENT-37 CLIENT-38 changes the sender address', async () => {
    const { id, name } = await added();
    const moved = { ...defaultSenderAddress, addressLine1: '2 High St' };

    expect((await put(customerAdmin, { id, name, defaultSenderAddress: moved })).status).toBe(200);
    expect(
      (await web.request(customerAdmin, 'GET', `address/default?clientId=${id}`)).body,
    ).toMatchObject({ addressLine1: '2 High St', isDefault: true, status: 'VALID' });
  });

  it('CLIENT-24 leaves the features unchanged without CUSTOMER_CONTENT', async () => {
    const client = await added('customerId=1&clientId=11', { palletControl: true });
    const changed = {
      ...client,
      name: `${client.name}!`,
      palletControl: false,
      status: 'INACTIVE',
    };

    expect((await put(admin, changed)).body).toMatchObject({
      name: changed.name,
      palletControl: true,
      status: 'ACTIVE',
    });
  });

  it('CLIENT-45 rejects a descendant or another customer\u2019s client as parent', async () => {
    const above = await added();
    const below = await added(`clientId=${above.id}`);

    expect((await put(customerAdmin, { ...above, parentId: below.id })).status).toBe(409);
    expect((await put(customerAdmin, { ...above, parentId: above.id })).status).toBe(409);
    expect((await put(superAdmin, { ...above, parentId: 20 })).status).toBe(409);
    expect((await put(customerAdmin, { ...below, parentId: 13 })).body.parentName).toBe('Other');
  });

  it('accepts the view from an administrator without access to the parent, who cannot move it', async () => {
    const below = { ...(await added('clientId=13')), defaultSenderAddress: null };
    const own = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: below.id });
    const name = `${below.name} renamed`;

    const saved = await put(own, { ...below, name });
    expect(saved).toMatchObject({ status: 200, body: { name, parentId: 13, parentName: null } });
    expect((await put(own, { ...below, parentId: 10 })).status).toBe(404);
  });

  it('does not find another customer\u2019s client', async () => {
    const [known, unknown] = [
      await put(admin, newClient({ id: 13 })),
      await put(admin, newClient({ id: 999 })),
    ];

    expect(known).toEqual(unknown);
    expect(known.status).toBe(404);
    expect((await put(shipper, newClient({ id: 10 }))).status).toBe(403);
  });
});
