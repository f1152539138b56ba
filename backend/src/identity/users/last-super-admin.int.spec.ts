import { systemActor } from '../../platform/actor.js';
import { backend, superAdmin, setUpUsers, web } from '../http/users.fixture.js';
import { UserAccount } from '../records/user-account.entity.js';
import { NoSuperAdminLeft } from './user.errors.js';
import { UserRepository } from './user.repository.js';

setUpUsers('last_super_admin');

/** Changes made below the checks of a request, as two requests that began at the same time would make them. */
describe('two super admins who act on each other', () => {
  const actor = systemActor('Test');
  const users = () => backend.app.get(UserRepository);
  const withRoles = (id: number) =>
    backend.database
      .getRepository(UserAccount)
      .findOneOrFail({ where: { id }, relations: { roles: true } });

  it('GAP-50 do not both disable or delete the other', async () => {
    const other = await web.signInNewUser({ role: 'SUPER_ADMIN' });
    const disabled = () => ({ status: 'DISABLED' }) as const;
    await users().change(other.id, actor, disabled);

    await expect(users().change(superAdmin.id, actor, disabled)).rejects.toThrow(NoSuperAdminLeft);
    const last = await withRoles(superAdmin.id);
    await expect(users().remove(last, actor)).rejects.toThrow(NoSuperAdminLeft);

    await users().change(other.id, actor, () => ({ status: 'ACTIVE' }));
    await users().remove(last, actor);
    expect(await users().findEmail(last.id)).toBeNull();
  });
});
