import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import type { Actor, Ownership } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { PermissionDenied } from '../identity.errors.js';
import { UserAccount } from '../records/user-account.entity.js';
import { RoleGrantPolicy } from './role-grant.policy.js';
import type { ScopedRole } from './role-rules.js';

/**
 * True if the actor's permission covers the client or customer of the role; roles at super admin level need an
 * unrestricted one.
 */
export const coversRole = (
  actor: Actor,
  permission: PermissionName,
  { clientId, customerId }: Ownership,
): boolean => actor.covers(permission, { clientId, customerId });

interface AccessedUser extends Pick<UserAccount, 'id' | 'createdBy' | 'clientId' | 'customerId'> {
  readonly roles: readonly ScopedRole[];
}

interface Rights {
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

/** Permissions of one actor on users and their roles. */
export interface UserRights {
  readonly ofUser: (user: AccessedUser) => Rights;
  readonly ofRole: (role: ScopedRole) => Rights;
}

/** Decides which users an actor may see and change; API keys are not users. */
@Injectable()
export class UserAccessPolicy {
  constructor(
    @InjectRepository(UserAccount) private readonly users: Repository<UserAccount>,
    private readonly grants: RoleGrantPolicy,
  ) {}

  /**
   * GAP-59: returns a user with at least one role in scope, or without roles but with an owner in scope.
   * @throws RecordNotFound
   */
  async getVisible(id: number, actor: Actor, permission: PermissionName): Promise<UserAccount> {
    const user = await this.load(id);
    if (!isVisible(user, actor, permission)) throw new RecordNotFound(`user ${id}`);
    return user;
  }

  /**
   * Returns a user all of whose roles are in the actor's scope and rank no higher than the actor's own. Otherwise a
   * client's admin could set a password and sign in with the user's other roles.
   * @throws RecordNotFound if not visible, PermissionDenied if a role is out of scope, RoleAboveOwn
   */
  async getEditable(id: number, actor: Actor, permission: PermissionName): Promise<UserAccount> {
    const user = await this.getVisible(id, actor, permission);
    if (!user.roles.every((role) => coversRole(actor, permission, role)))
      throw new PermissionDenied();
    await this.grants.assertCanManage(actor, permission, user.roles);
    return user;
  }

  /** Returns what the actor may do with users and their roles, as `getEditable` decides. */
  async rightsOf(actor: Actor): Promise<UserRights> {
    const canManage = await this.grants.checkFor(actor);
    const can = (user: AccessedUser, permission: PermissionName) =>
      actor.hasPermission(permission) &&
      isVisible(user, actor, permission) &&
      user.roles.every((role) => canManage(permission, role));
    return {
      ofUser: (user) => ({
        canEdit: can(user, 'UPDATE_USER'),
        canDelete: user.id !== actor.identity.id && can(user, 'DELETE_USER'),
      }),
      ofRole: (role) => ({
        canEdit: canManage('UPDATE_USER_ROLE', role),
        canDelete: canManage('DELETE_USER_ROLE', role),
      }),
    };
  }

  /** Users may read their own settings; other users' need READ_USER. @throws PermissionDenied, RecordNotFound */
  async assertCanRead(id: number, actor: Actor): Promise<void> {
    if (id === actor.identity.id) return;
    assertPermission(actor, 'READ_USER');
    await this.getVisible(id, actor, 'READ_USER');
  }

  /**
   * Users may change their own settings; other users' need UPDATE_USER.
   * @throws PermissionDenied, RecordNotFound, RoleAboveOwn
   */
  async assertCanChange(id: number, actor: Actor): Promise<void> {
    if (id === actor.identity.id) return;
    assertPermission(actor, 'UPDATE_USER');
    await this.getEditable(id, actor, 'UPDATE_USER');
  }

  private async load(id: number): Promise<UserAccount> {
    const user = await this.users.findOne({
      where: { id, kind: 'USER' },
      relations: { roles: true },
    });
    if (!user) throw new RecordNotFound(`user ${id}`);
    return user;
  }
}

function assertPermission(actor: Actor, permission: PermissionName): void {
  if (!actor.hasPermission(permission)) throw new PermissionDenied();
}

/**
 * A user without roles is visible to the administrators of its owner, and to its creator, who grants the first role
 * (USER-34).
 */
const isVisible = (user: AccessedUser, actor: Actor, permission: PermissionName): boolean =>
  actor.scopeFor(permission).isUnrestricted ||
  user.roles.some((role) => coversRole(actor, permission, role)) ||
  (user.roles.length === 0 &&
    (user.createdBy === actor.identity.id || actor.covers(permission, user)));
