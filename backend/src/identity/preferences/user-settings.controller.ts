import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import type { UserSettingsView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { CurrentActor, CurrentClaims } from '../http/current-actor.js';
import { SignedIn } from '../http/require-permission.js';
import { PermissionDenied } from '../identity.errors.js';
import type { SignedClaims } from '../sessions/tokens.js';
import { UserReach } from '../users/user-reach.js';
import { Users } from '../users/users.js';
import { Preferences } from './preferences.js';
import { SaveUserSettingsDto, UpdatePasswordDto, UserIdDto } from './user-settings.dto.js';

/** One's own settings and password, or those of a user within reach (api.md A1). */
@Controller('api/v1/user')
@SignedIn()
export class UserSettingsController {
  constructor(
    private readonly preferences: Preferences,
    private readonly users: Users,
    private readonly reach: UserReach,
  ) {}

  @Get('user-preference')
  async find(
    @Query() { userId }: UserIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<UserSettingsView> {
    if (userId !== actor.identity.id) {
      assertHolds(actor, 'READ_USER');
      await this.reach.find(userId, actor, 'READ_USER');
    }
    return this.preferences.settings(userId);
  }

  @Put('user-preference')
  async save(
    @Query() { userId }: UserIdDto,
    @Body() settings: SaveUserSettingsDto,
    @CurrentActor() actor: Actor,
  ): Promise<UserSettingsView> {
    await this.assertMayChange(userId, actor);
    return this.preferences.saveSettings(userId, settings, actor);
  }

  /** GAP-64: the other tokens of the user end. */
  @Put('update-user-password')
  @HttpCode(204)
  async changePassword(
    @Body() { userId, newPassword }: UpdatePasswordDto,
    @CurrentActor() actor: Actor,
    @CurrentClaims() { jti }: SignedClaims,
  ): Promise<void> {
    await this.assertMayChange(userId, actor);
    const isOwn = userId === actor.identity.id;
    await this.users.changePassword(userId, newPassword, isOwn ? jti : null, actor);
  }

  private async assertMayChange(userId: number, actor: Actor): Promise<void> {
    if (userId === actor.identity.id) return;
    assertHolds(actor, 'UPDATE_USER');
    await this.reach.findToChange(userId, actor, 'UPDATE_USER');
  }
}

function assertHolds(actor: Actor, permission: PermissionName): void {
  if (!actor.holds(permission)) throw new PermissionDenied();
}
