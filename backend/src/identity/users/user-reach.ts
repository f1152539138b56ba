import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { PermissionDenied } from '../identity.errors.js';
import { UserAccount, type UserRole } from '../records/user-account.entity.js';
import { RoleAuthority } from './role-authority.js';

type Place = Pick<UserRole, 'clientId' | 'customerId'>;

/** True when the role stands inside the actor's permission; one at super admin level, or no role, only for the unrestricted. */
export const reachesRole = (actor: Actor, permission: PermissionName, place: Place): boolean =>
  actor.covers(permission, { clientId: place.clientId, customerId: place.customerId });

/** Which users an actor may see and change. API keys are none. */
@Injectable()
export class UserReach {
  constructor(
    @InjectRepository(UserAccount) private readonly users: Repository<UserAccount>,
    private readonly authority: RoleAuthority,
  ) {}

  /** GAP-59: a user is seen with one role inside the scope. @throws RecordNotFound */
  async find(id: number, actor: Actor, permission: PermissionName): Promise<UserAccount> {
    const user = await this.load(id);
    if (!isSeen(user, actor, permission)) throw new RecordNotFound(`user ${id}`);
    return user;
  }

  /**
   * A user is changed only by those who reach every one of their roles, with roles of their own that
   * weigh as much: otherwise a password set by a client's admin would open what the user may do elsewhere.
   * @throws RecordNotFound when out of sight, PermissionDenied when only partly within reach
   */
  async findToChange(id: number, actor: Actor, permission: PermissionName): Promise<UserAccount> {
    const user = await this.find(id, actor, permission);
    if (!user.roles.every((role) => reachesRole(actor, permission, role)))
      throw new PermissionDenied();
    await this.authority.assertHandles(actor, permission, user.roles);
    return user;
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

/** Whoever made a user gives it its first role (USER-34): without one, nobody else but a super admin sees it. */
const isSeen = (user: UserAccount, actor: Actor, permission: PermissionName): boolean =>
  actor.reach(permission).isUnrestricted ||
  user.roles.some((role) => reachesRole(actor, permission, role)) ||
  (user.roles.length === 0 && user.createdBy === actor.identity.id);
