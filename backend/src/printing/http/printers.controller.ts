import { Controller, Get, Query } from '@nestjs/common';
import { Type } from 'class-transformer';

import type { PrinterView } from '@contracts/views/printer.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { PrintingService } from '../printing.service.js';

class PrintersDto {
  @Type(() => Number)
  @IsRecordId()
  readonly clientId: number;
}

/** Printers a user can select (docs/api.md, A6). */
@Controller('api/v1/print')
export class PrintersController {
  constructor(private readonly printing: PrintingService) {}

  @Get()
  @RequirePermission('SETTINGS_SCREEN')
  list(@Query() { clientId }: PrintersDto, @CurrentActor() actor: Actor): Promise<PrinterView[]> {
    return this.printing.listPrinters(clientId, actor);
  }
}
