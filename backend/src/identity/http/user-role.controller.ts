import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import { userRefusals as texts } from '@contracts/texts/users.js';
import type { RoleView, UserRoleView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { ListPipe } from '../../platform/http/validation/list-pipe.js';
import { UserIdDto } from '../preferences/user-settings.dto.js';
import { FindUsers } from '../users/find-users.js';
import { RoleAuthority } from '../users/role-authority.js';
import { UserReach } from '../users/user-reach.js';
import { UserRoles } from '../users/user-roles.js';
import { toRoleView } from '../users/user-views.js';
import { CurrentActor } from './current-actor.js';
import { RequirePermission } from './require-permission.js';
import { toPlacedRole, UserRoleDto, UserRoleIdsDto } from './user-role.dto.js';

const roleList = new ListPipe(UserRoleDto, { least: 1, most: 200, message: texts.noRoles });

/** Roles of users (docs/api.md, A10). */
@Controller('api/v1')
export class UserRoleController {
  constructor(
    private readonly roles: UserRoles,
    private readonly found: FindUsers,
    private readonly reach: UserReach,
    private readonly authority: RoleAuthority,
  ) {}

  /** Those the caller may grant. */
  @Get('role/list')
  @RequirePermission('READ_USER', 'CREATE_USER_ROLE')
  async kinds(@CurrentActor() actor: Actor): Promise<RoleView[]> {
    return (await this.authority.grantable(actor)).map(toRoleView);
  }

  @Get('user/role')
  @RequirePermission('READ_USER')
  async list(
    @Query() { userId }: UserIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<UserRoleView[]> {
    await this.reach.find(userId, actor, 'READ_USER');
    return this.found.roles([userId], actor);
  }

  @Post('user/role')
  @HttpCode(200)
  @RequirePermission('CREATE_USER_ROLE')
  async add(
    @Query() { userId }: UserIdDto,
    @Body(roleList) roles: UserRoleDto[],
    @CurrentActor() actor: Actor,
  ): Promise<UserRoleView[]> {
    const placed = roles.map(toPlacedRole).map(({ role, clientId, customerId }) => ({
      role,
      clientId,
      customerId,
    }));
    await this.roles.add(userId, placed, actor);
    return this.found.roles([userId], actor);
  }

  @Put('user/role')
  @RequirePermission('UPDATE_USER_ROLE')
  async change(
    @Query() { userId }: UserIdDto,
    @Body(roleList) roles: UserRoleDto[],
    @CurrentActor() actor: Actor,
  ): Promise<UserRoleView[]> {
    await this.roles.change(userId, roles.map(toPlacedRole), actor);
    return this.found.roles([userId], actor);
  }

  @Delete('user/role')
  @HttpCode(204)
  @RequirePermission('DELETE_USER_ROLE')
  remove(@Query() { userRoleIds }: UserRoleIdsDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.roles.remove(userRoleIds, actor);
  }
}
