import type { AddressView } from '@contracts/views/address.view.js';

import { signedInUser } from '../../testing/start-backend.js';
import {
  backend,
  web,
  child,
  parent,
  admin,
  tokenOf,
  request,
  warehouse,
  added,
  setUpAddressBook,
} from './address.fixture.js';

setUpAddressBook('address');

describe('adding an address', () => {
  it('ADDR-25 ADDR-28 ADDR-46 ADDR-55 returns it as stored, with status and suburb', async () => {
    const address = await added({ status: 'DRAFT', contactName: ' Kim\u00a0 Lee ' });

    expect(address).toMatchObject({
      clientId: 11,
      status: 'VALID',
      contactName: 'Kim Lee',
      isDefault: false,
      suburb: { id: 1, name: 'DANDENONG SOUTH', etaZone: 'MEL' },
      formattedAddress: '12 Smith St, DANDENONG SOUTH VIC 3175',
    });
  });

  it('ADDR-29 ADDR-32 stores an incomplete one as a draft', async () => {
    expect(await added({ suburb: null, addressLine1: '' })).toMatchObject({ status: 'DRAFT' });
    expect(await added({ phoneNumber: '12' })).toMatchObject({ status: 'DRAFT' });
  });

  it('ADDR-27 ADDR-33 recognises a PO box', async () => {
    expect(await added({ addressLine1: 'PO Box 7' })).toMatchObject({ addressClass: 'PO_BOX' });
  });

  it.each([
    [{ company: ' ' }, 'Invalid company name.'],
    [{ company: 'x'.repeat(46) }, 'Invalid company name.'],
    [{ contactName: 'x'.repeat(46) }, 'Invalid contact name.'],
    [{ referenceId: 'x'.repeat(46) }, 'Invalid Reference ID.'],
    [
      { specialInstructions: 'x'.repeat(256) },
      'Must enter valid Special Instructions (less than 255 characters).',
    ],
    [{ suburb: { id: 999 } }, 'No Suburb selected.'],
    [{ clientId: undefined }, 'Must select a Client Account.'],
  ])('ADDR-35 ADDR-36 ADDR-37 ADDR-41 ADDR-42 ADDR-43 is rejected: %j', async (change, message) => {
    const response = await request<{ message: string }>(child, 'POST', '', {
      ...warehouse,
      ...change,
    });

    expect(response).toMatchObject({ status: 400, body: { message } });
  });

  it('keeps both of two first default addresses that are added at the same time', async () => {
    const both = ['North', 'South'].map((side) => ({
      ...warehouse,
      clientId: 12,
      company: `${side} Dock`,
      isDefault: true,
    }));
    const responses = await Promise.all(
      both.map((body) => request<AddressView>(parent, 'POST', '', body)),
    );

    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses.filter(({ body }) => body.isDefault)).toHaveLength(1);
  });

  it("is rejected for another customer's client", async () => {
    expect((await request(child, 'POST', '', { ...warehouse, clientId: 10 })).status).toBe(403);
    expect((await request(child, 'POST', '', { ...warehouse, clientId: 20 })).status).toBe(403);
    expect((await request(parent, 'POST', '', { ...warehouse, clientId: 12 })).status).toBe(200);
  });

  it('returns 404 for an unknown client', async () => {
    expect((await request(admin, 'POST', '', { ...warehouse, clientId: 999 })).status).toBe(404);
  });

  it('adds an audit entry with the actor', async () => {
    const { id } = await added();

    expect(await web.audit('address', id)).toEqual(['child@x.example']);
  });
});

describe('changing an address', () => {
  it('ADDR-56 accepts an address as returned by the list', async () => {
    const address = await added();

    const { status, body } = await request<AddressView>(child, 'PUT', '', {
      ...address,
      company: 'Banksia',
    });

    expect({ status, body }).toEqual({
      status: 200,
      body: { ...address, version: address.version + 1, company: 'Banksia' },
    });
  });

  it('returns 404 for an address out of scope', async () => {
    const foreign = await request<AddressView>(admin, 'POST', '', { ...warehouse, clientId: 20 });

    const known = await request(child, 'PUT', '', { ...warehouse, id: foreign.body.id });
    const unknown = await request(child, 'PUT', '', { ...warehouse, id: 999_999 });

    expect(known.status).toBe(404);
    expect(known.body).toEqual(unknown.body);
  });

  it('needs a permission for client master data when it is the default address', async () => {
    const { body: address } = await request<AddressView>(admin, 'POST', '', {
      ...warehouse,
      clientId: 13,
      isDefault: true,
    });
    const user = await tokenOf('other@x.example', 'CLIENT_USER', 13);
    const { token: editor } = await signedInUser(backend, {
      email: 'editor@x.example',
      roles: [{ role: 'CUSTOMER_USER', customerId: 1 }],
    });

    expect(address.isDefault).toBe(true);
    expect((await request(user, 'PUT', '', address)).status).toBe(200);
    const next = { ...address, version: address.version + 1 };
    expect((await request(editor, 'PUT', '', next)).status).toBe(200);
  });
});

describe('deleting addresses', () => {
  it('ADDR-57 deletes all of them', async () => {
    const [one, other] = [await added(), await added()];

    expect((await request(child, 'DELETE', `?ids=${one.id},${other.id}`)).status).toBe(204);
    expect((await request(child, 'DELETE', `?ids=${one.id}`)).status).toBe(404);
  });

  it('deletes none of them when one is out of scope', async () => {
    const own = await added();
    const foreign = await request<AddressView>(admin, 'POST', '', { ...warehouse, clientId: 20 });

    expect((await request(child, 'DELETE', `?ids=${own.id},${foreign.body.id}`)).status).toBe(404);
    expect((await request(child, 'DELETE', `?ids=${own.id}`)).status).toBe(204);
  });

  it('accepts at most 500 in one request', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => 900_000 + index);
    const response = await request(child, 'DELETE', `?ids=${ids.join()}`);

    expect(response).toMatchObject({ status: 400, body: { details: [{ path: 'ids' }] } });
    expect((await request(child, 'DELETE', `?ids=${ids.slice(1).join()}`)).status).toBe(404);
  });

  it('never deletes the default address', async () => {
    const { body } = await request<AddressView>(admin, 'POST', '', {
      ...warehouse,
      clientId: 10,
      isDefault: true,
    });

    expect((await request(parent, 'DELETE', `?ids=${body.id}`)).status).toBe(409);
  });
});
