import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';

import type { ClientIntegrationView } from '@contracts/views/client-integration.view.js';

import {
  assertInScope,
  CurrentActor,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { Clients } from '../clients.js';
import {
  ClientIntegrationDto,
  IntegrationOfClientDto,
  IntegrationsOfClientDto,
} from './client-integration.dto.js';
import { ClientIntegrations } from './client-integrations.js';

/** Client integrations (docs/api.md, A10). */
@Controller('api/v1/client-integration')
export class ClientIntegrationController {
  constructor(
    private readonly integrations: ClientIntegrations,
    private readonly clients: Clients,
  ) {}

  @Get()
  @RequirePermission('READ_CLIENT_INTEGRATION')
  list(
    @Query() { clientId }: IntegrationsOfClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientIntegrationView[]> {
    assertInScope(actor, 'READ_CLIENT_INTEGRATION', { clientId, customerId: null });
    return this.integrations.list(clientId);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('CREATE_CLIENT_INTEGRATION')
  async add(
    @Body() integration: ClientIntegrationDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientIntegrationView> {
    const { clientId } = integration;
    assertInScope(actor, 'CREATE_CLIENT_INTEGRATION', { clientId, customerId: null });
    await this.clients.findInUse(clientId);
    return this.integrations.add(integration, actor);
  }

  @Put()
  @RequirePermission('UPDATE_CLIENT_INTEGRATION')
  change(
    @Body() integration: ClientIntegrationDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientIntegrationView> {
    const { clientId } = integration;
    assertInScope(actor, 'UPDATE_CLIENT_INTEGRATION', { clientId, customerId: null });
    return this.integrations.change(integration, actor);
  }

  @Delete()
  @HttpCode(204)
  @RequirePermission('DELETE_CLIENT_INTEGRATION')
  remove(
    @Query() { clientId, id }: IntegrationOfClientDto,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    assertInScope(actor, 'DELETE_CLIENT_INTEGRATION', { clientId, customerId: null });
    return this.integrations.remove(clientId, id, actor);
  }
}
