import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';

import type { UserPreferenceView } from '@contracts/views/session.view.js';
import type { CountryTimeZonesView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { CurrentActor } from '../http/current-actor.js';
import { SignedIn } from '../http/require-permission.js';
import { Preferences } from './preferences.js';
import { countryTimeZones } from './time-zones.js';
import { SaveColumnsDto } from './user-settings.dto.js';

/** Columns of one's own tables. */
@Controller('api/v1/user-preference')
@SignedIn()
export class PreferenceController {
  constructor(private readonly preferences: Preferences) {}

  @Get()
  find(@CurrentActor() { identity }: Actor): Promise<UserPreferenceView> {
    return this.preferences.columns(identity.id);
  }

  @Post()
  @HttpCode(200)
  save(@Body() columns: SaveColumnsDto, @CurrentActor() actor: Actor): Promise<UserPreferenceView> {
    return this.preferences.saveColumns(columns, actor);
  }

  @Get('timezone')
  timeZones(): readonly CountryTimeZonesView[] {
    return countryTimeZones();
  }
}
