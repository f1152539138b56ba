import type { AddressView } from '@contracts/views/address.view.js';

import { TestSession, type ErrorBody } from '../../testing/test-session.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';

export let backend: RunningBackend;
export let web: TestSession;
export let child: string;
export let parent: string;
export let admin: string;

export async function tokenOf(
  email: string,
  role: 'CLIENT_USER' | 'CLIENT_ADMIN',
  clientId: number,
) {
  const { token } = await signedInUser(backend, { email, roles: [{ role, clientId }] });
  return token;
}

export const request = <Body = ErrorBody>(
  token: string,
  method: string,
  path: string,
  body?: object,
) => web.request<Body>({ token }, method, `address${path}`, body);

const dandenong = { id: 1, name: 'DANDENONG SOUTH', postcode: '3175', state: 'VIC', etaZone: null };

export const warehouse = {
  id: 0,
  clientId: 11,
  addressClass: 'BUSINESS',
  company: 'Acacia Hardware Pty Ltd',
  addressLine1: '12 Smith St',
  suburb: dandenong,
};

export async function added(change: object = {}): Promise<AddressView> {
  const { status, body } = await request<AddressView>(child, 'POST', '', {
    ...warehouse,
    ...change,
  });
  expect(status).toBe(200);
  return body;
}

/** Starts a backend with a child and a parent client, and their users. */
export function setUpAddressBook(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name);
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
}
