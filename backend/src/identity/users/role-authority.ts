import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { roleNames, type RoleName } from '@contracts/permissions/roles.js';

import type { Actor } from '../../platform/actor.js';
import type { Assignment } from '../sessions/session.js';
import { Sessions } from '../sessions/sessions.js';
import { grantableRoles, mayHandle, type PlacedRole } from './role-rules.js';
import { RoleAboveOwn } from './user.errors.js';

/** Which roles a caller may give, change or take, by the weight of their own. */
@Injectable()
export class RoleAuthority {
  constructor(private readonly sessions: Sessions) {}

  /** @throws RoleAboveOwn (403) when one of them is out of the caller's hands */
  async assertHandles(
    actor: Actor,
    permission: PermissionName,
    roles: readonly PlacedRole[],
  ): Promise<void> {
    const own = await this.rolesOf(actor);
    if (!roles.every((role) => mayHandle(own, permission, role))) throw new RoleAboveOwn();
  }

  async grantable(actor: Actor): Promise<RoleName[]> {
    return grantableRoles(await this.rolesOf(actor), roleNames);
  }

  private async rolesOf({ identity }: Actor): Promise<readonly Assignment[]> {
    return (await this.sessions.find(identity.id))?.assignments ?? [];
  }
}
