import { Controller, Get, Query } from '@nestjs/common';
import { Type } from 'class-transformer';

import type { PrinterView } from '@contracts/views/printer.view.js';

import {
  assertInScope,
  CurrentActor,
  RequirePermission,
  type Actor,
} from '../../identity/index.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { DirectPrinting } from '../direct-printing.js';

class PrintersDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}

/** The printers a user may choose from (docs/api.md, A6). */
@Controller('api/v1/print')
export class PrintersController {
  constructor(private readonly printing: DirectPrinting) {}

  @Get()
  @RequirePermission('SETTINGS_SCREEN')
  list(@Query() { clientId }: PrintersDto, @CurrentActor() actor: Actor): Promise<PrinterView[]> {
    assertInScope(actor, 'SETTINGS_SCREEN', { clientId, customerId: null });
    return this.printing.printers(clientId);
  }
}
