import { Controller, Get, Query } from '@nestjs/common';

import type { ClientChoiceView } from '@contracts/views/session.view.js';

import {
  CurrentActor,
  PermissionDenied,
  resolveScope,
  SignedIn,
  type Actor,
} from '../../identity/index.js';
import { toChoiceView } from '../client-views.js';
import { Clients } from '../clients.js';
import { ClientChoicesDto } from './client-queries.dto.js';

/** Whom a person may act for (docs/api.md, A9). */
@Controller('api/v1/user/client')
export class ClientChoicesController {
  constructor(private readonly clients: Clients) {}

  /** Those the named permission reaches; with a client, that one and everyone below it. */
  @Get('list')
  @SignedIn()
  async list(
    @Query() { permission, clientId }: ClientChoicesDto,
    @CurrentActor() actor: Actor,
  ): Promise<ClientChoiceView[]> {
    if (!actor.holds(permission)) throw new PermissionDenied();
    const scope = resolveScope(actor, permission, { clientId: clientId ?? null });
    if (clientId !== undefined) return this.clients.listBranch(clientId);
    return (await this.clients.listIn(scope)).map(toChoiceView);
  }
}
