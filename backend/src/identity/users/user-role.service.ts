import { Injectable } from '@nestjs/common';

import type { RoleView, UserRoleView } from '@contracts/views/user.view.js';

import type { Actor, Ownership } from '../../platform/actor.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { assertInScope } from '../scope/resolve-scope.js';
import { SecurityLog } from '../security-log/security-log.js';
import { UserAccessCache } from '../sessions/user-access.cache.js';
import { RoleGrantPolicy } from './role-grant.policy.js';
import { roleScopeError, type ScopedRole } from './role-rules.js';
import { coversRole, UserAccessPolicy } from './user-access.policy.js';
import { toRoleView } from './user.mapper.js';
import { UserQueries } from './user.queries.js';
import { UserRoleRepository } from './user-role.repository.js';

/**
 * Grants, changes and removes roles. A grant applies from the next request; a changed or removed role ends sessions.
 */
@Injectable()
export class UserRoleService {
  constructor(
    private readonly roles: UserRoleRepository,
    private readonly queries: UserQueries,
    private readonly access: UserAccessPolicy,
    private readonly grants: RoleGrantPolicy,
    private readonly userAccess: UserAccessCache,
    private readonly log: SecurityLog,
  ) {}

  /** Lists the roles that the actor may grant. */
  async listGrantable(actor: Actor): Promise<RoleView[]> {
    return (await this.grants.listGrantable(actor)).map(toRoleView);
  }

  /** @throws RecordNotFound for a user outside the scope */
  async list(userId: number, actor: Actor): Promise<UserRoleView[]> {
    await this.access.getVisible(userId, actor, 'READ_USER');
    return this.queries.roles([userId], actor);
  }

  /** @throws RecordNotFound, InvalidRequest, OutOfScope, RoleAboveOwn, RoleAlreadyAssigned */
  async add(userId: number, roles: readonly ScopedRole[], actor: Actor): Promise<UserRoleView[]> {
    await this.access.getVisible(userId, actor, 'CREATE_USER_ROLE');
    await this.assertCanGrant(roles, 'CREATE_USER_ROLE', actor);
    await this.roles.add(userId, roles, actor);
    await this.recordChange(userId, `granted ${roles.map(({ role }) => role).join()}`, actor);
    return this.queries.roles([userId], actor);
  }

  /** Changes the roles with these ids. @throws the errors of `add`, and NoSuperAdminLeft */
  async change(
    userId: number,
    changes: readonly (ScopedRole & { readonly id: number })[],
    actor: Actor,
  ): Promise<UserRoleView[]> {
    const user = await this.access.getVisible(userId, actor, 'UPDATE_USER_ROLE');
    const roleChanges = changes.map((change) => {
      const saved = user.roles.find(({ id }) => id === change.id);
      if (!saved || !coversRole(actor, 'UPDATE_USER_ROLE', saved))
        throw new RecordNotFound(`user role ${change.id}`);
      return { saved, changes: change };
    });
    const saved = roleChanges.map((change) => change.saved);
    await this.grants.assertCanManage(actor, 'UPDATE_USER_ROLE', saved);
    await this.assertCanGrant(changes, 'UPDATE_USER_ROLE', actor);
    await this.roles.change(roleChanges, actor);
    await this.recordChange(userId, `changed to ${changes.map(({ role }) => role).join()}`, actor);
    return this.queries.roles([userId], actor);
  }

  /** Removes all roles or none. @throws RecordNotFound, RoleAboveOwn, SelfChangeNotAllowed, NoSuperAdminLeft */
  async remove(ids: readonly number[], actor: Actor): Promise<void> {
    const distinctIds = [...new Set(ids)];
    const roles = await this.roles.list(distinctIds);
    const isMissing = roles.length < distinctIds.length;
    if (isMissing || !roles.every((role) => coversRole(actor, 'DELETE_USER_ROLE', role)))
      throw new RecordNotFound(`user roles ${ids.join()}`);
    await this.grants.assertCanManage(actor, 'DELETE_USER_ROLE', roles);
    await this.roles.remove(roles, actor);
    for (const { userId, role } of roles) await this.recordChange(userId, `removed ${role}`, actor);
  }

  /** Owner of a user added without a role. */
  findDefaultOwner(actor: Actor): Promise<Ownership> {
    return this.grants.findDefaultOwner(actor);
  }

  private async recordChange(userId: number, details: string, actor: Actor): Promise<void> {
    this.userAccess.invalidate(userId);
    await this.log.record({ kind: 'ROLE_CHANGED', actor, subjectId: userId, details });
  }

  /** @throws InvalidRequest, OutOfScope, RecordNotFound, RoleAboveOwn */
  async assertCanGrant(
    roles: readonly ScopedRole[],
    permission: 'CREATE_USER_ROLE' | 'UPDATE_USER_ROLE',
    actor: Actor,
  ): Promise<void> {
    const message = roles.map(roleScopeError).find((reason) => reason !== null);
    if (message) throw new InvalidRequest([{ path: 'roles', message }]);
    for (const { clientId, customerId } of roles)
      if (clientId !== null || customerId !== null)
        assertInScope(actor, permission, { clientId, customerId });
    if (!(await this.roles.ownersExist(roles)))
      throw new RecordNotFound('client or customer of a role');
    await this.grants.assertCanManage(actor, permission, roles);
  }
}
