import type { AddressPage, AddressView } from '@contracts/views/address.view.js';

import { TestSession, type ErrorBody } from '../../testing/test-session.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';

let backend: RunningBackend;
let web: TestSession;
let child: string;
let parent: string;
let admin: string;

beforeAll(async () => {
  backend = await startBackend('address');
  web = new TestSession(backend);
  await backend.database.query(someClients);
  await backend.database.query(`
    insert into locality (id, name, postcode, state, latitude, longitude, eta_zone)
      values (1, 'DANDENONG SOUTH', '3175', 'VIC', -38.02, 145.21, 'MEL'),
             (2, 'DANDENONG', '3175', 'VIC', -37.98, 145.21, 'MEL'),
             (3, 'MOUNT DANDENONG', '3767', 'VIC', -37.83, 145.36, 'MEL')`);
  child = await tokenOf('child@x.example', 'CLIENT_USER', 11);
  parent = await tokenOf('parent@x.example', 'CLIENT_ADMIN', 10);
  ({ token: admin } = await signedInUser(backend, {
    email: 'super@x.example',
    roles: [{ role: 'SUPER_ADMIN' }],
  }));
});

afterAll(() => backend.stop());

async function tokenOf(email: string, role: 'CLIENT_USER' | 'CLIENT_ADMIN', clientId: number) {
  const { token } = await signedInUser(backend, { email, roles: [{ role, clientId }] });
  return token;
}

const ask = <Body = ErrorBody>(token: string, method: string, path: string, body?: object) =>
  web.ask<Body>({ token }, method, `address${path}`, body);

const dandenong = { id: 1, name: 'DANDENONG SOUTH', postcode: '3175', state: 'VIC', etaZone: null };

const warehouse = {
  id: 0,
  clientId: 11,
  addressClass: 'BUSINESS',
  company: 'Acacia Hardware Pty Ltd',
  addressLine1: '12 Smith St',
  suburb: dandenong,
};

async function added(change: object = {}): Promise<AddressView> {
  const { status, body } = await ask<AddressView>(child, 'POST', '', { ...warehouse, ...change });
  expect(status).toBe(200);
  return body;
}

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
  ])('ADDR-35 ADDR-36 ADDR-37 ADDR-41 ADDR-42 ADDR-43 is refused: %j', async (change, message) => {
    const answer = await ask<{ message: string }>(child, 'POST', '', { ...warehouse, ...change });

    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('is rejected for a foreign client', async () => {
    expect((await ask(child, 'POST', '', { ...warehouse, clientId: 10 })).status).toBe(403);
    expect((await ask(child, 'POST', '', { ...warehouse, clientId: 20 })).status).toBe(403);
    expect((await ask(parent, 'POST', '', { ...warehouse, clientId: 12 })).status).toBe(200);
  });

  it('answers 404 for an unknown client', async () => {
    expect((await ask(admin, 'POST', '', { ...warehouse, clientId: 999 })).status).toBe(404);
  });

  it('adds an audit entry with the actor', async () => {
    const { id } = await added();

    expect(await web.audit('address', id)).toEqual(['child@x.example']);
  });
});

describe('changing an address', () => {
  it('ADDR-56 accepts an address as returned by the list', async () => {
    const address = await added();

    const { status, body } = await ask<AddressView>(child, 'PUT', '', {
      ...address,
      company: 'Banksia',
    });

    expect({ status, body }).toEqual({
      status: 200,
      body: { ...address, version: address.version + 1, company: 'Banksia' },
    });
  });

  it('answers 404 for an address out of scope', async () => {
    const foreign = await ask<AddressView>(admin, 'POST', '', { ...warehouse, clientId: 20 });

    const known = await ask(child, 'PUT', '', { ...warehouse, id: foreign.body.id });
    const unknown = await ask(child, 'PUT', '', { ...warehouse, id: 999_999 });

    expect(known.status).toBe(404);
    expect(known.body).toEqual(unknown.body);
  });

  it('needs a permission for client master data when it is the default address', async () => {
    const { body: address } = await ask<AddressView>(admin, 'POST', '', {
      ...warehouse,
      clientId: 13,
      isDefault: true,
    });
    const user = await tokenOf('other@x.example', 'CLIENT_USER', 13);
    const { token: keeper } = await signedInUser(backend, {
      email: 'keeper@x.example',
      roles: [{ role: 'CUSTOMER_USER', customerId: 1 }],
    });

    expect(address.isDefault).toBe(true);
    expect((await ask(user, 'PUT', '', address)).status).toBe(200);
    const next = { ...address, version: address.version + 1 };
    expect((await ask(keeper, 'PUT', '', next)).status).toBe(200);
  });
});

describe('deleting addresses', () => {
  it('ADDR-57 deletes all of them', async () => {
    const [one, other] = [await added(), await added()];

    expect((await ask(child, 'DELETE', `?ids=${one.id},${other.id}`)).status).toBe(204);
    expect((await ask(child, 'DELETE', `?ids=${one.id}`)).status).toBe(404);
  });

  it('deletes none of them when one is out of scope', async () => {
    const own = await added();
    const foreign = await ask<AddressView>(admin, 'POST', '', { ...warehouse, clientId: 20 });

    expect((await ask(child, 'DELETE', `?ids=${own.id},${foreign.body.id}`)).status).toBe(404);
    expect((await ask(child, 'DELETE', `?ids=${own.id}`)).status).toBe(204);
  });

  it('never deletes the default address', async () => {
    const { body } = await ask<AddressView>(admin, 'POST', '', {
      ...warehouse,
      clientId: 10,
      isDefault: true,
    });

    expect((await ask(parent, 'DELETE', `?ids=${body.id}`)).status).toBe(409);
  });
});

describe('listing addresses', () => {
  it('ADDR-02 ADDR-20 ADDR-54 shows one page of those in scope, sorted and counted', async () => {
    await added({ company: 'Zzyzx One' });
    await added({ company: 'Zzyzx Two' });
    await added({ company: 'Zzyzx Three' });

    const { body } = await ask<AddressPage>(
      child,
      'GET',
      '?clientId=11&permission=READ_ADDRESS&size=2&page=1&sort=company,ASC&filter=zzyzx',
    );

    expect(body.addresses.map(({ company }) => company)).toEqual(['Zzyzx Two']);
    expect(body).toMatchObject({ totalCount: 3, totalPageCount: 2, totalCountIsAtLeast: false });
  });

  it('CROSS-06 begins with the newest', async () => {
    const made = [await added({ company: 'Order one' }), await added({ company: 'Order two' })];
    const ids = async (query: string) =>
      (await ask<AddressPage>(child, 'GET', `?filter=order%20${query}`)).body.addresses.map(
        ({ id }) => id,
      );

    expect(await ids('')).toEqual(made.map(({ id }) => id).toReversed());
    expect(await ids('&sort=id,DESC')).toEqual(await ids(''));
  });

  const texts = [
    'referenceId',
    'contactName',
    'addressLine1',
    'addressLine2',
    'specialInstructions',
  ];
  it.each(texts)('ADDR-02 ADDR-04 ADDR-05 ADDR-06 ADDR-09 is sorted by %s', async (field) => {
    await added({ company: `Sorted ${field}`, [field]: 'Alpha' });
    await added({ company: `Sorted ${field}`, [field]: 'Beta' });
    const values = async (direction: string) => {
      const query = `?filter=sorted%20${field}&sort=${field},${direction}`;
      const { body } = await ask<AddressPage>(child, 'GET', query);
      return body.addresses.map((address) => address[field as keyof AddressView]);
    };

    expect(await values('ASC')).toEqual(['Alpha', 'Beta']);
    expect(await values('DESC')).toEqual(['Beta', 'Alpha']);
  });

  it('ADDR-07 ADDR-08 is sorted by suburb and by status', async () => {
    await added({ company: 'Ordered', suburb: { id: 2 } });
    await added({ company: 'Ordered', suburb: null });
    const list = async (sort: string) =>
      (await ask<AddressPage>(child, 'GET', `?filter=ordered&sort=${sort}`)).body.addresses;

    expect((await list('suburb,ASC')).map(({ suburb }) => suburb?.id)).toEqual([2, undefined]);
    expect((await list('status,ASC')).map(({ status }) => status)).toEqual(['DRAFT', 'VALID']);
  });

  it('searches suburb and status, too', async () => {
    await added({ company: 'Marlin', suburb: { id: 3 } });

    const query = '?filter=marlin%20mount%20dand&status=VALID';

    expect((await ask<AddressPage>(child, 'GET', query)).body.addresses).toHaveLength(1);
  });

  it('shows only addresses in scope', async () => {
    await ask(admin, 'POST', '', { ...warehouse, clientId: 20, company: 'Elsewhere' });

    expect((await ask<AddressPage>(parent, 'GET', '?filter=Elsewhere')).body.addresses).toEqual([]);
    expect((await ask(child, 'GET', '?clientId=20')).status).toBe(403);
  });

  it.each(['sort=password,ASC', 'size=0', 'size=201', 'page=1000', 'filter=%00'])(
    'refuses %s',
    async (query) => {
      expect((await ask(child, 'GET', `?${query}`)).status).toBe(400);
    },
  );
});

describe('picking an address', () => {
  it('ADDR-53 searches those of one client, with or without its default address', async () => {
    await ask(admin, 'POST', '', {
      ...warehouse,
      company: 'Home of twelve',
      clientId: 12,
      isDefault: true,
    });
    await ask(admin, 'POST', '', { ...warehouse, company: 'Away of twelve', clientId: 12 });
    const search = (query: string) =>
      ask<AddressPage>(parent, 'POST', `/search?clientId=12&criteria=twelve&size=200${query}`);

    expect((await search('&includeDefault=true')).body.addresses).toHaveLength(2);
    expect((await search('&includeDefault=false')).body.addresses).toMatchObject([
      { company: 'Away of twelve' },
    ]);
  });

  it('ADDR-48 is rejected for a foreign client, and for two letters', async () => {
    expect((await ask(child, 'POST', '/search?clientId=20&criteria=abc')).status).toBe(403);
    expect(await ask(child, 'POST', '/search?clientId=11&criteria=ab')).toMatchObject({
      status: 400,
      body: { message: 'We need at least 3 letters / numbers to search' },
    });
  });

  it('ADDR-58 returns the default address of a client', async () => {
    const { body } = await ask<AddressView>(parent, 'GET', '/default?clientId=12');

    expect(body).toMatchObject({ isDefault: true, clientId: 12, company: 'Home of twelve' });
  });

  it('answers 404 for a client without default address', async () => {
    expect((await ask(child, 'GET', '/default?clientId=11')).status).toBe(404);
    expect((await ask(child, 'GET', '/default?clientId=10')).status).toBe(403);
  });
});
