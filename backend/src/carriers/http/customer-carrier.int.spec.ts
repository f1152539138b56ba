import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';

import type { TestClient } from '../../testing/test-client.js';
import {
  admin,
  otherAdmin,
  manager,
  superAdmin,
  connection,
  listOf,
  connected,
  decrypt,
  setUpCustomerCarriers,
} from './customer-carrier.fixture.js';

setUpCustomerCarriers('customer_carrier');

describe('adding a customer carrier', () => {
  it('CARRIER-64 returns it as listed, with its default port and its secret sealed', async () => {
    const added = await connected();

    expect(added).toMatchObject({
      customerId: 1,
      carrier: { id: 2, displayName: 'Orange Arrow' },
      port: 22,
      formattedBookingType: 'N/A',
      rulesFeesId: null,
      derivedCarrierCutOff: { cutOffDay: 0, cutOffTime: '15:00', isCarrierLinked: false },
    });
    expect(JSON.stringify(added)).not.toContain('first secret');
    expect((await listOf(admin, 1)).map(({ carrier }) => carrier.displayName)).toEqual([
      'Orange Arrow',
      'Southern Star',
    ]);
  });

  it('is rejected a second time, and without one of the customer\u2019s carriers', async () => {
    await connected();
    const again = await admin.request('POST', 'customer-carrier?customerId=1', connection);
    const unknown = { ...connection, carrier: { id: 999 } };

    expect(again).toMatchObject({
      status: 409,
      body: { message: 'The customer already has this carrier' },
    });
    expect((await admin.request('POST', 'customer-carrier?customerId=1', unknown)).status).toBe(
      404,
    );
    expect(
      (await superAdmin.request('POST', 'customer-carrier?customerId=99', connection)).status,
    ).toBe(404);
  });

  it.each([
    [{ carrier: null }, 'Must select a carrier'],
    [{ carrier: { id: 'x' } }, 'Must select a carrier'],
    [{ transferType: 'PIGEON' }, 'Must select a transfer type'],
    [{ transferType: null }, 'Must select a transfer type'],
    [{ server: null }, 'Must enter SFTP Server Address'],
    [{ server: ['x'] }, 'Must enter a valid server address'],
    [{ port: 70_000 }, 'Must enter a Server Port'],
    [{ transferType: 'API', password: null }, 'Must enter API Key/Password with API Username'],
    [{ difotServer: 'x' }, 'Must enter a DIFOT Server Username'],
    [{ password: 'a\u0000b' }, 'Must enter a valid password or key'],
  ])('CARRIER-33 is rejected with the message of the form: %j', async (change, message) => {
    const response = await admin.request('POST', 'customer-carrier?customerId=1', {
      ...connection,
      ...change,
    });

    expect(response).toMatchObject({ status: 400, body: { message } });
  });

  it('needs an administrator of the customer', async () => {
    expect(
      (await otherAdmin.request('POST', 'customer-carrier?customerId=1', connection)).status,
    ).toBe(403);
    expect(
      (await manager.request('POST', 'customer-carrier?customerId=1', connection)).status,
    ).toBe(403);
    expect((await admin.request('POST', 'customer-carrier', connection)).status).toBe(400);
    expect((await otherAdmin.request('GET', 'customer-carrier?customerId=1')).status).toBe(403);
    expect(await listOf(otherAdmin, 2)).toEqual([]);
  });
});

describe('changing a customer carrier', () => {
  it('CARRIER-38 keeps a secret sent back as ciphertext, and seals a new one', async () => {
    const known = await connected();

    const unchanged = await admin.request<CustomerCarrierView>(
      'PUT',
      'customer-carrier?customerId=1',
      {
        ...known,
        path: '/in',
      },
    );
    expect(unchanged).toMatchObject({
      status: 200,
      body: { path: '/in', password: known.password },
    });

    const { body } = await admin.request<CustomerCarrierView>(
      'PUT',
      'customer-carrier?customerId=1',
      {
        ...unchanged.body,
        password: 'second secret',
      },
    );
    expect((await decrypt(admin, body.password, body.salt)).text).toBe('second secret');
    expect((await decrypt(admin, known.password, known.salt)).status).toBe(404);
  });

  it('CARRIER-38 keeps a secret that someone else has replaced when the older ciphertext is sent back', async () => {
    const opened = await connected();
    const put = (caller: TestClient, body: object) =>
      caller.request<CustomerCarrierView>('PUT', 'customer-carrier?customerId=1', body);
    const { body: replaced } = await put(superAdmin, { ...opened, password: 'their secret' });

    const merged = { ...opened, path: '/mine', version: replaced.version };
    const { status, body } = await put(admin, merged);
    expect([status, body.path]).toEqual([200, '/mine']);
    expect((await decrypt(admin, body.password, body.salt)).text).toBe('their secret');
  });

  it('is a conflict, not an incomplete form, once someone else has changed the method', async () => {
    const { id } = await connected();
    const put = (caller: TestClient, body: object) =>
      caller.request<CustomerCarrierView>('PUT', 'customer-carrier?customerId=1', body);
    const api = { transferType: 'API', server: 'https://orange.example/in', password: 'third' };
    const opened = await put(admin, { ...connection, ...api, id });
    expect(opened).toMatchObject({ status: 200, body: { transferType: 'API', apiKey: null } });

    expect((await put(superAdmin, { ...connection, id })).status).toBe(200);
    const mine = { ...opened.body, password: null, path: '/mine' };
    expect(await put(admin, mine)).toMatchObject({
      status: 409,
      body: { code: 'record.changed_by_another' },
    });
  });

  it('does not find another customer\u2019s record', async () => {
    const { id } = await connected();

    expect(
      (await otherAdmin.request('PUT', 'customer-carrier?customerId=2', { ...connection, id }))
        .status,
    ).toBe(404);
    expect((await admin.request('PUT', 'customer-carrier?customerId=1', connection)).status).toBe(
      404,
    );
    expect((await manager.request('PUT', 'customer-carrier?customerId=1', { id })).status).toBe(
      403,
    );
  });
});

describe('cut-offs', () => {
  it('CARRIER-59 default to the carrier\u2019s and can be set per customer', async () => {
    const { id } = await connected();
    const path = `customer-carrier/cut-off?customerCarrierId=${id}`;

    const created = await admin.request('POST', path, { id, cutOffDay: 1, cutOffTime: '11:30' });
    expect(created).toEqual({
      status: 200,
      body: {
        id,
        version: expect.any(Number),
        cutOffDay: 1,
        cutOffTime: '11:30',
        isCarrierLinked: true,
      },
    });
    expect((await admin.request('PUT', path, { cutOffDay: 0, cutOffTime: '12:15' })).status).toBe(
      200,
    );
    expect((await listOf(admin, 1))[0]?.derivedCarrierCutOff).toMatchObject({
      cutOffTime: '12:15',
    });
  });

  it('CARRIER-54 need a day and a time', async () => {
    const { id } = await connected();
    const path = `customer-carrier/cut-off?customerCarrierId=${id}`;

    expect(await admin.request('POST', path, { cutOffDay: -1, cutOffTime: '11:30' })).toMatchObject(
      {
        status: 400,
        body: { message: 'Cut off day must be selected' },
      },
    );
    expect((await admin.request('POST', path, { cutOffDay: 0, cutOffTime: '25:00' })).status).toBe(
      400,
    );
    expect(
      (await manager.request('POST', path, { cutOffDay: 0, cutOffTime: '11:30' })).status,
    ).toBe(403);
    expect(
      (await otherAdmin.request('PUT', path, { cutOffDay: 0, cutOffTime: '11:30' })).status,
    ).toBe(404);
  });
});

describe('deleting a customer carrier', () => {
  it('CARRIER-18 withdraws its accounts, prefixes and rate cards, and lets it be added again', async () => {
    const { id } = await connected();

    expect((await otherAdmin.request('DELETE', `customer-carrier/${id}`)).status).toBe(404);
    expect((await manager.request('DELETE', `customer-carrier/${id}`)).status).toBe(403);
    expect((await admin.request('DELETE', `customer-carrier/${id}`)).status).toBe(204);
    expect((await admin.request('DELETE', `customer-carrier/${id}`)).status).toBe(404);
    expect((await connected()).id).not.toBe(id);
    expect((await admin.request('DELETE', 'customer-carrier/99999999999')).status).toBe(404);
  });
});
