import { Controller, Get, Param, Query } from '@nestjs/common';

import type { HistoryEventView } from '@contracts/views/history.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { RecordHistoryService } from '../queries/record-history.service.js';
import { HistoryAfterDto } from './history.dto.js';

const BEFORE_ALL = -1;

/** History of ordinary records: addresses, clients, users, accounts (docs/api.md, A13). */
@Controller('api/v1/history')
export class RecordHistoryController {
  constructor(private readonly histories: RecordHistoryService) {}

  @Get(':recordType/:id')
  @RequirePermission('READ_HISTORY')
  async list(
    @Param('recordType') recordType: string,
    @Param('id', RecordIdPipe) id: number,
    @Query() { after = BEFORE_ALL }: HistoryAfterDto,
    @CurrentActor() actor: Actor,
  ): Promise<HistoryEventView[]> {
    const events = await this.histories.listEvents(recordType, id, actor);
    return events.filter(({ revision }) => revision > after);
  }
}
