import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { roleNames, type RoleName } from '@contracts/permissions/roles.js';

import type { Actor, Ownership } from '../../platform/actor.js';
import type { Assignment } from '../sessions/user-access.js';
import { UserAccessCache } from '../sessions/user-access.cache.js';
import { grantableRoles, canManageRole, type ScopedRole } from './role-rules.js';
import { RoleAboveOwn } from './user.errors.js';

/** Decides which roles an actor may grant, change or remove, by the rank of the actor's own. */
@Injectable()
export class RoleGrantPolicy {
  constructor(private readonly userAccess: UserAccessCache) {}

  /** @throws RoleAboveOwn (403) if one of the roles is above the actor's own */
  async assertCanManage(
    actor: Actor,
    permission: PermissionName,
    roles: readonly ScopedRole[],
  ): Promise<void> {
    const own = await this.listOwn(actor);
    if (!roles.every((role) => canManageRole(own, permission, role))) throw new RoleAboveOwn();
  }

  /** Decides, for this actor, whether a role may be managed with a permission. */
  async checkFor(actor: Actor): Promise<(permission: PermissionName, role: ScopedRole) => boolean> {
    const own = await this.listOwn(actor);
    return (permission, role) =>
      actor.covers(permission, role) && canManageRole(own, permission, role);
  }

  async listGrantable(actor: Actor): Promise<RoleName[]> {
    return grantableRoles(await this.listOwn(actor), roleNames);
  }

  /** Owner of a user added without a role: that of the actor's own first role. */
  async findDefaultOwner(actor: Actor): Promise<Ownership> {
    const [first] = await this.listOwn(actor);
    return { clientId: first?.clientId ?? null, customerId: first?.customerId ?? null };
  }

  private async listOwn({ identity }: Actor): Promise<readonly Assignment[]> {
    return (await this.userAccess.find(identity.id))?.assignments ?? [];
  }
}
