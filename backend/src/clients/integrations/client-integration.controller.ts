import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import type { ClientIntegrationView } from '@contracts/views/client-integration.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import {
  ClientIntegrationDto,
  IntegrationIdDto,
  ListIntegrationsDto,
} from './client-integration.dto.js';
import { ClientIntegrationService } from './client-integration.service.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';

/** Client integrations (docs/api.md, A10). */
@Controller('api/v1/client-integration')
export class ClientIntegrationController {
  constructor(private readonly integrations: ClientIntegrationService) {}

  @Get()
  @RequirePermission('READ_CLIENT_INTEGRATION')
  list(
    @Query() { clientId }: ListIntegrationsDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientIntegrationView[]> {
    return this.integrations.list(clientId, actor);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CLIENT_INTEGRATION')
  add(
    @Body() integration: ClientIntegrationDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientIntegrationView> {
    return this.integrations.add(integration, actor);
  }

  @Put()
  @EditsRecord('ClientIntegration', 'id')
  @RequirePermission('UPDATE_CLIENT_INTEGRATION')
  change(
    @Body() integration: ClientIntegrationDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientIntegrationView> {
    return this.integrations.change(integration, actor);
  }

  @Delete()
  @EditsRecord('ClientIntegration', 'id')
  @HttpCode(204)
  @RequirePermission('DELETE_CLIENT_INTEGRATION')
  remove(@Query() { clientId, id }: IntegrationIdDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.integrations.remove(clientId, id, actor);
  }
}
