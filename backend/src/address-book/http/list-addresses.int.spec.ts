import type { AddressPage, AddressView } from '@contracts/views/address.view.js';

import {
  child,
  parent,
  admin,
  request,
  warehouse,
  added,
  setUpAddressBook,
} from './address.fixture.js';

setUpAddressBook('list_addresses');

describe('listing addresses', () => {
  it('ADDR-02 ADDR-20 ADDR-54 shows one page of those in scope, sorted and counted', async () => {
    await added({ company: 'Zzyzx One' });
    await added({ company: 'Zzyzx Two' });
    await added({ company: 'Zzyzx Three' });

    const { body } = await request<AddressPage>(
      child,
      'GET',
      '?clientId=11&permission=READ_ADDRESS&size=2&page=1&sort=company,ASC&filter=zzyzx',
    );

    expect(body.addresses.map(({ company }) => company)).toEqual(['Zzyzx Two']);
    expect(body).toMatchObject({ totalCount: 3, totalPageCount: 2, totalCountIsAtLeast: false });
  });

  it('CROSS-06 begins with the newest', async () => {
    const created = [await added({ company: 'Order one' }), await added({ company: 'Order two' })];
    const ids = async (query: string) =>
      (await request<AddressPage>(child, 'GET', `?filter=order%20${query}`)).body.addresses.map(
        ({ id }) => id,
      );

    expect(await ids('')).toEqual(created.map(({ id }) => id).toReversed());
    expect(await ids('&sort=id,DESC')).toEqual(await ids(''));
    expect(await ids('&sort=id,ASC')).toEqual(created.map(({ id }) => id));
  });

  const textFields = [
    'referenceId',
    'contactName',
    'addressLine1',
    'addressLine2',
    'specialInstructions',
  ];
  it.each(textFields)('ADDR-02 ADDR-04 ADDR-05 ADDR-06 ADDR-09 is sorted by %s', async (field) => {
    await added({ company: `Sorted ${field}`, [field]: 'Alpha' });
    await added({ company: `Sorted ${field}`, [field]: 'Beta' });
    const values = async (direction: string) => {
      const query = `?filter=sorted%20${field}&sort=${field},${direction}`;
      const { body } = await request<AddressPage>(child, 'GET', query);
      return body.addresses.map((address) => address[field as keyof AddressView]);
    };

    expect(await values('ASC')).toEqual(['Alpha', 'Beta']);
    expect(await values('DESC')).toEqual(['Beta', 'Alpha']);
  });

  it('ADDR-07 ADDR-08 is sorted by suburb and by status', async () => {
    await added({ company: 'Ordered', suburb: { id: 2 } });
    await added({ company: 'Ordered', suburb: null });
    const list = async (sort: string) =>
      (await request<AddressPage>(child, 'GET', `?filter=ordered&sort=${sort}`)).body.addresses;

    expect((await list('suburb,ASC')).map(({ suburb }) => suburb?.id)).toEqual([2, undefined]);
    expect((await list('status,ASC')).map(({ status }) => status)).toEqual(['DRAFT', 'VALID']);
  });

  it('also searches suburb and status', async () => {
    await added({ company: 'Marlin', suburb: { id: 3 } });

    const query = '?filter=marlin%20mount%20dand&status=VALID';

    expect((await request<AddressPage>(child, 'GET', query)).body.addresses).toHaveLength(1);
  });

  it('shows only addresses in scope', async () => {
    await request(admin, 'POST', '', { ...warehouse, clientId: 20, company: 'Elsewhere' });

    expect((await request<AddressPage>(parent, 'GET', '?filter=Elsewhere')).body.addresses).toEqual(
      [],
    );
    expect((await request(child, 'GET', '?clientId=20')).status).toBe(403);
  });

  it.each(['sort=password,ASC', 'size=0', 'size=201', 'page=1000', 'filter=%00'])(
    'rejects %s',
    async (query) => {
      expect((await request(child, 'GET', `?${query}`)).status).toBe(400);
    },
  );
});

describe('selecting an address', () => {
  it('ADDR-53 searches those of one client, with or without its default address', async () => {
    await request(admin, 'POST', '', {
      ...warehouse,
      company: 'Home of twelve',
      clientId: 12,
      isDefault: true,
    });
    await request(admin, 'POST', '', { ...warehouse, company: 'Away of twelve', clientId: 12 });
    const search = (query: string) =>
      request<AddressPage>(parent, 'POST', `/search?clientId=12&criteria=twelve&size=200${query}`);

    expect((await search('&includeDefault=true')).body.addresses).toHaveLength(2);
    expect((await search('&includeDefault=false')).body.addresses).toMatchObject([
      { company: 'Away of twelve' },
    ]);
  });

  it("ADDR-48 is rejected for another customer's client, and for a search of two letters", async () => {
    expect((await request(child, 'POST', '/search?clientId=20&criteria=abc')).status).toBe(403);
    expect(await request(child, 'POST', '/search?clientId=11&criteria=ab')).toMatchObject({
      status: 400,
      body: { message: 'We need at least 3 letters / numbers to search' },
    });
  });

  it('ADDR-58 returns the default address of a client', async () => {
    const { body } = await request<AddressView>(parent, 'GET', '/default?clientId=12');

    expect(body).toMatchObject({ isDefault: true, clientId: 12, company: 'Home of twelve' });
  });

  it('returns 404 for a client without a default address', async () => {
    expect((await request(child, 'GET', '/default?clientId=11')).status).toBe(404);
    expect((await request(child, 'GET', '/default?clientId=10')).status).toBe(403);
  });
});
