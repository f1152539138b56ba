import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';

import type { UserPreferenceView } from '@contracts/views/session.view.js';
import type { CountryTimeZonesView } from '@contracts/views/user.view.js';

import type { Actor } from '../../platform/actor.js';
import { CurrentActor, SignedIn } from '../http/access.guard.js';
import { PreferenceService } from './preference.service.js';
import { countryTimeZones } from './time-zones.js';
import { SaveColumnsDto } from './user-settings.dto.js';

/** Table columns of the caller. */
@Controller('api/v1/user-preference')
@SignedIn()
export class PreferenceController {
  constructor(private readonly preferences: PreferenceService) {}

  @Get()
  find(@CurrentActor() actor: Actor): Promise<UserPreferenceView> {
    return this.preferences.getColumns(actor);
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
