import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';

import type { AdministratorsView } from '@contracts/views/administrators.view.js';
import type { UserSettingsView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { CurrentActor, SignedIn } from '../http/access.guard.js';
import { UserService } from '../users/user.service.js';
import { PreferenceService } from './preference.service.js';
import { SaveUserSettingsDto, UpdatePasswordDto, UserIdDto } from './user-settings.dto.js';
import { EditsNoVersion, EditsRecord } from '../../platform/audit/expected-versions.js';

/** Settings and password of the caller, or of a user in scope, and the caller's administrators (docs/api.md, A1). */
@Controller('api/v1/user')
@SignedIn()
export class UserSettingsController {
  constructor(
    private readonly preferences: PreferenceService,
    private readonly users: UserService,
  ) {}

  @Get('user-preference')
  find(@Query() { userId }: UserIdDto, @CurrentActor() actor: Actor): Promise<UserSettingsView> {
    return this.preferences.getSettings(userId, actor);
  }

  /** Administrators who can grant the caller missing access. */
  @Get('administrators')
  findAdministrators(@CurrentActor() actor: Actor): Promise<AdministratorsView> {
    return this.users.findAdministrators(actor);
  }

  @Put('user-preference')
  @EditsRecord('UserAccount', 'id', 'userId')
  save(
    @Query() { userId }: UserIdDto,
    @Body() settings: SaveUserSettingsDto,
    @CurrentActor() actor: Actor,
  ): Promise<UserSettingsView> {
    return this.preferences.saveSettings(userId, settings, actor);
  }

  /** GAP-64: ends the user's other sessions. */
  @Put('update-user-password')
  @EditsNoVersion('replaces a password that no one can read')
  @HttpCode(204)
  changePassword(@Body() request: UpdatePasswordDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.users.changePassword(request, actor);
  }
}
