import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';

import type { HostKeyView } from '@contracts/views/host-key.view.js';

import { ListIntegrationsDto } from '../../clients/index.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { AcceptHostKeyDto } from './host-key.dto.js';
import { HostKeyService } from './host-key.service.js';

/** Pinned host keys of the SSH servers of a client's connections (docs/api.md, A10). */
@Controller('api/v1/client-integration/host-key')
export class ClientHostKeyController {
  constructor(private readonly hostKeys: HostKeyService) {}

  @Get()
  @RequirePermission('READ_CLIENT_INTEGRATION')
  async list(
    @Query() { clientId }: ListIntegrationsDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ hostKeys: HostKeyView[] }> {
    return { hostKeys: await this.hostKeys.listOfClient(clientId, actor) };
  }

  @Put()
  @EditsRecord('HostKey', 'id')
  @RequirePermission('UPDATE_CLIENT_INTEGRATION')
  accept(
    @Body() { id, fingerprint }: AcceptHostKeyDto,
    @CurrentActor() actor: Actor,
  ): Promise<HostKeyView> {
    return this.hostKeys.accept({ id, of: 'CLIENT' }, fingerprint, actor);
  }

  @Delete(':id')
  @EditsRecord('HostKey', 'id')
  @HttpCode(204)
  @RequirePermission('UPDATE_CLIENT_INTEGRATION')
  forget(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.hostKeys.forget({ id, of: 'CLIENT' }, actor);
  }
}
