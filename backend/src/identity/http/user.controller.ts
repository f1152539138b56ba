import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';

import type { CreatedUserView, UserPage, UserView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { UserIdDto } from '../preferences/user-settings.dto.js';
import { UserService } from '../users/user.service.js';
import { CurrentActor, RequirePermission } from './access.guard.js';
import { CreateUserDto, ListUsersDto, UpdateUserDto } from './user.dto.js';
import { toNewRole } from './user-role.dto.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';

/** Users (docs/api.md, A10). */
@Controller('api/v1/user')
export class UserController {
  constructor(private readonly users: UserService) {}

  @Get('list')
  @RequirePermission('READ_USER')
  list(@Query() query: ListUsersDto, @CurrentActor() actor: Actor): Promise<UserPage> {
    return this.users.list(query, actor);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_USER')
  add(@Body() user: CreateUserDto, @CurrentActor() actor: Actor): Promise<CreatedUserView> {
    return this.users.add(user, (user.roles ?? []).map(toNewRole), actor);
  }

  @Put()
  @EditsRecord('UserAccount', 'id')
  @RequirePermission('UPDATE_USER')
  change(@Body() user: UpdateUserDto, @CurrentActor() actor: Actor): Promise<UserView> {
    return this.users.change(user, actor);
  }

  @Post('resend-verification-email')
  @HttpCode(204)
  @RequirePermission('UPDATE_USER')
  resendVerification(@Query() { userId }: UserIdDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.users.resendVerification(userId, actor);
  }

  @Delete(':id')
  @EditsRecord('UserAccount', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_USER')
  remove(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.users.remove(id, actor);
  }
}
