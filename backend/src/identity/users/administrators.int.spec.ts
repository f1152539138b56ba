import type { AdministratorsView } from '@contracts/views/administrators.view.js';

import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestSession, type Person } from '../../testing/test-session.js';

let backend: RunningBackend;
let session: TestSession;

beforeAll(async () => {
  backend = await startBackend('administrators');
  await backend.database.query(someClients);
  session = new TestSession(backend);
});
afterAll(() => backend.stop());

const findAdministrators = async (by: Person) =>
  (await session.request<AdministratorsView>(by, 'GET', 'user/administrators')).body;
const rename = (user: Person, name: string) =>
  backend.database.query('update user_account set name = $2 where id = $1', [user.id, name]);

describe("a user's administrators", () => {
  it("are those of the user's own customer who can sign in, by name", async () => {
    const shipper = await session.signInNewUser({ role: 'CLIENT_USER', clientId: 10 });
    for (const name of ['Zoe', 'anna', 'Bert', 'Cleo']) {
      const admin = await session.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
      await rename(admin, name);
      if (name === 'Bert')
        await backend.database.query(`update user_account set status = 'DISABLED' where id = $1`, [
          admin.id,
        ]);
    }
    await rename(await session.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 2 }), 'Abel');

    expect(await findAdministrators(shipper)).toEqual({
      customerName: 'Coastline',
      names: ['anna', 'Cleo', 'Zoe'],
    });
  });

  it("are only the user's creator while the user has no role", async () => {
    const admin = await session.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
    await rename(admin, 'Maker');
    const newcomer = await session.signInNewUser();
    await backend.database.query('update user_account set created_by = $2 where id = $1', [
      newcomer.id,
      admin.id,
    ]);

    expect(await findAdministrators(newcomer)).toEqual({ customerName: null, names: ['Maker'] });
  });
});
