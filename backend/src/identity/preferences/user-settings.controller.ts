import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';

import type { UserSettingsView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { CurrentActor, CurrentClaims, SignedIn } from '../http/access.guard.js';
import type { SignedClaims } from '../sessions/token.service.js';
import { UserService } from '../users/user.service.js';
import { PreferenceService } from './preference.service.js';
import { SaveUserSettingsDto, UpdatePasswordDto, UserIdDto } from './user-settings.dto.js';

/** Settings and password of the caller, or of a user in scope (docs/api.md, A1). */
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

  @Put('user-preference')
  save(
    @Query() { userId }: UserIdDto,
    @Body() settings: SaveUserSettingsDto,
    @CurrentActor() actor: Actor,
  ): Promise<UserSettingsView> {
    return this.preferences.saveSettings(userId, settings, actor);
  }

  /** GAP-64: ends the user's other tokens. */
  @Put('update-user-password')
  @HttpCode(204)
  changePassword(
    @Body() { userId, newPassword }: UpdatePasswordDto,
    @CurrentActor() actor: Actor,
    @CurrentClaims() { jti }: SignedClaims,
  ): Promise<void> {
    return this.users.changePassword(userId, newPassword, { actor, token: jti });
  }
}
