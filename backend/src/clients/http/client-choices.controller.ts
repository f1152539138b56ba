import { Controller, Get, Query } from '@nestjs/common';

import type { ClientChoiceView } from '@contracts/views/session.view.js';

import { CurrentActor, SignedIn, type Actor } from '../../identity/index.js';
import { ClientSettingsService } from '../client-settings.service.js';
import { ClientChoicesDto } from './client-queries.dto.js';

/** Clients that a user may act for (docs/api.md, A9). */
@Controller('api/v1/user/client')
export class ClientChoicesController {
  constructor(private readonly clients: ClientSettingsService) {}

  @Get('list')
  @SignedIn()
  list(
    @Query() { permission, clientId }: ClientChoicesDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientChoiceView[]> {
    return this.clients.listChoices(permission, clientId ?? null, actor);
  }
}
