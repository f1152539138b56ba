import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import { userRejections as texts } from '@contracts/texts/spec/users.js';
import type { RoleView, UserRoleView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { ListPipe } from '../../platform/http/validation/list.pipe.js';
import { UserIdDto } from '../preferences/user-settings.dto.js';
import { UserRoleService } from '../users/user-role.service.js';
import { CurrentActor, RequirePermission } from './access.guard.js';
import {
  MAX_ROLES,
  toNewRole,
  toRoleChange,
  UserRoleDto,
  UserRoleIdsDto,
} from './user-role.dto.js';
import { EditsEachRecord, EditsListedRecords } from '../../platform/audit/expected-versions.js';

const roleList = new ListPipe(UserRoleDto, {
  minLength: 1,
  maxLength: MAX_ROLES,
  message: texts.noRoles,
});

/** Roles of users (docs/api.md, A10). */
@Controller('api/v1')
export class UserRoleController {
  constructor(private readonly roles: UserRoleService) {}

  /** Lists the roles that the caller may grant. */
  @Get('role/list')
  @RequirePermission('READ_USER', 'CREATE_USER_ROLE')
  listGrantable(@CurrentActor() actor: Actor): Promise<RoleView[]> {
    return this.roles.listGrantable(actor);
  }

  @Get('user/role')
  @RequirePermission('READ_USER')
  list(@Query() { userId }: UserIdDto, @CurrentActor() actor: Actor): Promise<UserRoleView[]> {
    return this.roles.list(userId, actor);
  }

  @Post('user/role')
  @HttpCode(200)
  @RequirePermission('CREATE_USER_ROLE')
  add(
    @Query() { userId }: UserIdDto,
    @Body(roleList) roles: UserRoleDto[],
    @CurrentActor() actor: Actor,
  ): Promise<UserRoleView[]> {
    return this.roles.add(userId, roles.map(toNewRole), actor);
  }

  @Put('user/role')
  @EditsEachRecord('UserRole', ['id'], ({ id }) => [id])
  @RequirePermission('UPDATE_USER_ROLE')
  change(
    @Query() { userId }: UserIdDto,
    @Body(roleList) roles: UserRoleDto[],
    @CurrentActor() actor: Actor,
  ): Promise<UserRoleView[]> {
    return this.roles.change(userId, roles.map(toRoleChange), actor);
  }

  @Delete('user/role')
  @EditsListedRecords('UserRole', 'userRoleIds')
  @HttpCode(204)
  @RequirePermission('DELETE_USER_ROLE')
  remove(@Query() { userRoleIds }: UserRoleIdsDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.roles.remove(userRoleIds, actor);
  }
}
