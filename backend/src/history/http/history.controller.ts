import { Controller, Get, Param, ParseIntPipe, Query } from '@nestjs/common';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { HistoryEventView } from '@contracts/views/history.view.js';

import { RecordIdPipe } from '../../platform/http/record-id.js';
import { ConsignmentStories, SurroundingsOf, toConsignmentView } from '../../consignments/index.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { ManifestStories, type ManifestRecord } from '../../manifests/index.js';
import { consignmentTelling } from '../queries/consignment-telling.js';
import { asOf, tell } from '../queries/history-of.js';
import { manifestTelling } from '../queries/manifest-telling.js';
import { HistoryAfterDto } from './history.dto.js';

const BEFORE_ALL = -1;

/** What happened to a record, who did it, and the record at any moment of it (docs/api.md, A13). */
@Controller('api/v1')
export class HistoryController {
  constructor(
    private readonly consignments: ConsignmentStories,
    private readonly manifests: ManifestStories,
    private readonly surroundings: SurroundingsOf,
  ) {}

  @Get('consignment/:id/history')
  @RequirePermission('READ_HISTORY')
  async consignmentHistory(
    @Param('id', RecordIdPipe) id: number,
    @Query() { after = BEFORE_ALL }: HistoryAfterDto,
    @CurrentActor() actor: Actor,
  ): Promise<HistoryEventView[]> {
    return tell(await this.consignments.read(id, reader(actor)), consignmentTelling, after);
  }

  @Get('consignment/:id/history/:revision')
  @RequirePermission('READ_HISTORY')
  async consignmentAt(
    @Param('id', RecordIdPipe) id: number,
    @Param('revision', ParseIntPipe) revision: number,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentView> {
    const story = await this.consignments.read(id, reader(actor));
    const record = asOf(story, consignmentTelling, revision);
    return toConsignmentView(record, await this.surroundings.consignment(record));
  }

  @Get('manifest/:id/history')
  @RequirePermission('READ_HISTORY')
  async manifestHistory(
    @Param('id', RecordIdPipe) id: number,
    @Query() { after = BEFORE_ALL }: HistoryAfterDto,
    @CurrentActor() actor: Actor,
  ): Promise<HistoryEventView[]> {
    return tell(await this.manifests.read(id, reader(actor)), manifestTelling, after);
  }

  @Get('manifest/:id/history/:revision')
  @RequirePermission('READ_HISTORY')
  async manifestAt(
    @Param('id', RecordIdPipe) id: number,
    @Param('revision', ParseIntPipe) revision: number,
    @CurrentActor() actor: Actor,
  ): Promise<ManifestRecord> {
    return asOf(await this.manifests.read(id, reader(actor)), manifestTelling, revision);
  }
}

const reader = (actor: Actor) => ({ actor, permission: 'READ_HISTORY' as const });
