import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';

import type { HostKeyView } from '@contracts/views/host-key.view.js';

import { CustomerIdDto } from '../../carriers/index.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { EditsRecord } from '../../platform/audit/expected-versions.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { AcceptHostKeyDto } from './host-key.dto.js';
import { HostKeyService } from './host-key.service.js';

/** Pinned host keys of the SSH servers of a customer's carriers (docs/api.md, A11). */
@Controller('api/v1/customer-carrier/host-key')
export class HostKeyController {
  constructor(private readonly hostKeys: HostKeyService) {}

  @Get()
  @RequirePermission('READ_CUSTOMER_CARRIER')
  async list(
    @Query() { customerId }: CustomerIdDto,
    @CurrentActor() actor: Actor,
  ): Promise<{ hostKeys: HostKeyView[] }> {
    return { hostKeys: await this.hostKeys.list(customerId, actor) };
  }

  @Put()
  @EditsRecord('HostKey', 'id')
  @RequirePermission('UPDATE_CUSTOMER_CARRIER_ACCOUNT')
  accept(
    @Body() { id, fingerprint }: AcceptHostKeyDto,
    @CurrentActor() actor: Actor,
  ): Promise<HostKeyView> {
    return this.hostKeys.accept({ id, of: 'CARRIERS' }, fingerprint, actor);
  }

  @Delete(':id')
  @EditsRecord('HostKey', 'id')
  @HttpCode(204)
  @RequirePermission('UPDATE_CUSTOMER_CARRIER_ACCOUNT')
  forget(@Param('id', RecordIdPipe) id: number, @CurrentActor() actor: Actor): Promise<void> {
    return this.hostKeys.forget({ id, of: 'CARRIERS' }, actor);
  }
}
