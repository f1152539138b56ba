import type { UserView } from '@contracts/views/user.view.js';

import { TestSession, type Person } from '../../testing/test-session.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';

export let backend: RunningBackend;
export let web: TestSession;
export let superAdmin: Person;
export let admin: Person;
export let customerAdmin: Person;
export let shipper: Person;
let count = 0;

export const isSignedIn = async (user: Person) =>
  (await web.request(user, 'GET', 'auth/permission')).status === 200;

export const newUser = () => ({
  name: 'Nell Newcomer',
  email: `Nell${(count += 1)}@X.example`,
  password: 'Linehaul1',
});

export async function added(by: Person): Promise<UserView & { emailSent: boolean }> {
  const { status, body } = await web.request<UserView & { emailSent: boolean }>(
    by,
    'POST',
    'user',
    newUser(),
  );
  expect(status).toBe(200);
  return body;
}

/** Starts a backend with users of every role. */
export function setUpUsers(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name);
    await backend.database.query(someClients);
    web = new TestSession(backend);
    superAdmin = await web.signInNewUser({ role: 'SUPER_ADMIN' });
    admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
    customerAdmin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
    shipper = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 11 });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => backend.stop());
}
