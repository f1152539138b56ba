import type { UserPage, UserView } from '@contracts/views/user.view.js';

import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestSession, type Person } from '../../testing/test-session.js';

const readerRoles = [
  { role: 'SUPER_ADMIN' },
  { role: 'AUDITOR', customerId: 1 },
  { role: 'CUSTOMER_ADMIN', customerId: 1 },
  { role: 'CUSTOMER_USER', customerId: 1 },
  { role: 'CLIENT_ADMIN', clientId: 10 },
  { role: 'CLIENT_ADMIN', clientId: 20 },
  { role: 'CLIENT_USER', clientId: 11 },
] as const;
type ReaderRole = (typeof readerRoles)[number];

let backend: RunningBackend;
let web: TestSession;
const readers = new Map<ReaderRole, Person>();

beforeAll(async () => {
  backend = await startBackend('user_rights');
  await backend.database.query(someClients);
  web = new TestSession(backend);
  for (const readerRole of readerRoles)
    readers.set(readerRole, await web.signInNewUser(readerRole));
  await web.signInNewUser(
    { role: 'CLIENT_USER', clientId: 10 },
    { role: 'CUSTOMER_USER', customerId: 1 },
  );
});
afterAll(() => backend.stop());

const listed = async (by: Person): Promise<readonly UserView[]> =>
  (await web.request<UserPage>(by, 'GET', 'user/list?size=200')).body.users;

describe.each(readerRoles)('the user list of $role at $clientId$customerId', (readerRole) => {
  it('H79 marks the rows that the server lets this reader change', async () => {
    const reader = readers.get(readerRole)!;
    const { status, body } = await web.request<UserPage>(reader, 'GET', 'user/list?size=200');
    if (status === 403) return;

    for (const user of body.users) {
      const { id, name, canEdit } = user;
      const put = await web.request(reader, 'PUT', 'user', { id, name });
      expect({ id, isAllowed: put.status === 200 }).toEqual({ id, isAllowed: canEdit });
    }
  });

  it('H79 marks the rows that the server does not let this reader delete', async () => {
    const reader = readers.get(readerRole)!;
    const { status, body } = await web.request<UserPage>(reader, 'GET', 'user/list?size=200');
    if (status === 403) return;

    for (const { id, userRoles } of body.users.filter((user) => !user.canDelete)) {
      expect((await web.request(reader, 'DELETE', `user/${id}`)).status).not.toBe(204);
      for (const role of userRoles.filter((each) => !each.canDelete))
        expect((await web.request(reader, 'DELETE', `user/role?ids=${role.id}`)).status).not.toBe(
          204,
        );
    }
  });
});

describe('the changes that the list allows', () => {
  it('H79 cover all users but the caller for a super admin, and no higher roles for a client admin', async () => {
    const [superAdmin, clientAdmin] = [readers.get(readerRoles[0])!, readers.get(readerRoles[4])!];
    const ofAdmin = (await listed(superAdmin)).filter(({ canDelete }) => !canDelete);
    const ofClient = (await listed(clientAdmin)).filter(({ canEdit }) => !canEdit);

    expect(ofAdmin.map(({ id }) => id)).toEqual([superAdmin.id]);
    expect(ofClient).toHaveLength(1);
  });
});
