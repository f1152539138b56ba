import { Controller, Get, Query } from '@nestjs/common';

import type { ClientSettingsView } from '@contracts/views/session.view.js';

import { Customers } from '../../customers/index.js';
import { CurrentActor, resolveScope, SignedIn, type Actor } from '../../identity/index.js';
import { toSettingsView } from '../client-views.js';
import { Clients } from '../clients.js';
import { BannerDto, ClientSettingsDto } from './client-queries.dto.js';

/** What a session needs to know of its clients (docs/api.md, A1). */
@Controller('api/v1/client')
export class ClientController {
  constructor(
    private readonly clients: Clients,
    private readonly customers: Customers,
  ) {}

  @Get('settings')
  @SignedIn()
  async listSettings(
    @Query() asked: ClientSettingsDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientSettingsView[]> {
    const clients = await this.clients.listIn(resolveScope(actor, null, asked));
    return clients.map(toSettingsView);
  }

  /** The banner of the client's customer (GAP-57): its text, and whether it is shown. */
  @Get('banner')
  @SignedIn()
  async findBanner(
    @Query() { clientId }: BannerDto,
    @CurrentActor() actor: Actor,
  ): Promise<Record<string, boolean>> {
    resolveScope(actor, null, { clientId });
    const { customerId } = await this.clients.find(clientId);
    const { bannerMessage, isBannerActive } = await this.customers.find(customerId);
    return bannerMessage === null ? {} : { [bannerMessage]: isBannerActive };
  }
}
