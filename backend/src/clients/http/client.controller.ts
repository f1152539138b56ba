import { Controller, Get, Query } from '@nestjs/common';

import type { ClientSettingsView } from '@contracts/views/session.view.js';

import { CurrentActor, SignedIn, type Actor } from '../../identity/index.js';
import { ClientSettingsService } from '../client-settings.service.js';
import { BannerDto, ClientSettingsDto } from './client-queries.dto.js';

/** Settings and banner of the clients of a session (docs/api.md, A1). */
@Controller('api/v1/client')
export class ClientController {
  constructor(private readonly clients: ClientSettingsService) {}

  @Get('settings')
  @SignedIn()
  listSettings(
    @Query() query: ClientSettingsDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientSettingsView[]> {
    return this.clients.list(query, actor);
  }

  @Get('banner')
  @SignedIn()
  findBanner(
    @Query() owner: BannerDto,
    @CurrentActor() actor: Actor,
  ): Promise<Record<string, boolean>> {
    return this.clients.findBanner(owner, actor);
  }
}
