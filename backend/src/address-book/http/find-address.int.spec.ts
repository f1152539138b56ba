import type { AddressView } from '@contracts/views/address.view.js';

import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { TestSession } from '../../testing/test-session.js';

let backend: RunningBackend;
let web: TestSession;

beforeAll(async () => {
  backend = await startBackend('find_address');
  web = new TestSession(backend);
  await backend.database.query(someClients);
});
afterAll(() => backend.stop());

const userOf = (email: string, clientId: number) =>
  signedInUser(backend, { email, roles: [{ role: 'CLIENT_USER', clientId }] });

describe('an address requested by its id', () => {
  it('is found on any page of the list, and only within scope', async () => {
    const child = await userOf('child@x.example', 11);
    const outsider = await userOf('outsider@x.example', 20);
    const { body: added } = await web.request<AddressView>(child, 'POST', 'address', {
      clientId: 11,
      addressClass: 'BUSINESS',
      company: 'Deep in the list',
    });
    const find = async (user: { token: string }) =>
      (
        await web.request<{ addresses: AddressView[] }>(
          user,
          'GET',
          `address?id=${added.id}&size=1`,
        )
      ).body.addresses;

    expect(await find(child)).toMatchObject([{ id: added.id, company: 'Deep in the list' }]);
    expect(await find(outsider)).toEqual([]);
  });
});
