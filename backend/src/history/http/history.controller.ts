import { Controller, Get, Param, Query } from '@nestjs/common';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { HistoryEventView } from '@contracts/views/history.view.js';

import { RecordIdPipe, WholeNumberPipe } from '../../platform/http/record-id.pipe.js';
import {
  ConsignmentEventReader,
  ConsignmentContextQueries,
  toConsignmentView,
  toDetails,
} from '../../consignments/index.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { ManifestEventReader, type ManifestRecord } from '../../manifests/index.js';
import { consignmentHistory } from '../queries/consignment-history.js';
import { asOf, buildHistory } from '../queries/event-history.js';
import { manifestHistory } from '../queries/manifest-history.js';
import { HistoryAfterDto } from './history.dto.js';

const BEFORE_ALL = -1;

/** History of a record, and the record at any point in time (docs/api.md, A13). */
@Controller('api/v1')
export class HistoryController {
  constructor(
    private readonly consignments: ConsignmentEventReader,
    private readonly manifests: ManifestEventReader,
    private readonly contexts: ConsignmentContextQueries,
  ) {}

  @Get('consignment/:id/history')
  @RequirePermission('READ_HISTORY')
  async consignmentHistory(
    @Param('id', RecordIdPipe) id: number,
    @Query() { after = BEFORE_ALL }: HistoryAfterDto,
    @CurrentActor() actor: Actor,
  ): Promise<HistoryEventView[]> {
    return buildHistory(
      await this.consignments.read(id, readAccess(actor)),
      consignmentHistory,
      after,
    );
  }

  @Get('consignment/:id/history/:revision')
  @RequirePermission('READ_HISTORY')
  async consignmentAt(
    @Param('id', RecordIdPipe) id: number,
    @Param('revision', WholeNumberPipe) revision: number,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentView> {
    const events = await this.consignments.read(id, readAccess(actor));
    const record = toDetails(asOf(events, consignmentHistory, revision));
    return toConsignmentView(record, await this.contexts.load(record));
  }

  @Get('manifest/:id/history')
  @RequirePermission('READ_HISTORY')
  async manifestHistory(
    @Param('id', RecordIdPipe) id: number,
    @Query() { after = BEFORE_ALL }: HistoryAfterDto,
    @CurrentActor() actor: Actor,
  ): Promise<HistoryEventView[]> {
    return buildHistory(await this.manifests.read(id, readAccess(actor)), manifestHistory, after);
  }

  @Get('manifest/:id/history/:revision')
  @RequirePermission('READ_HISTORY')
  async manifestAt(
    @Param('id', RecordIdPipe) id: number,
    @Param('revision', WholeNumberPipe) revision: number,
    @CurrentActor() actor: Actor,
  ): Promise<ManifestRecord> {
    return asOf(await this.manifests.read(id, readAccess(actor)), manifestHistory, revision);
  }
}

const readAccess = (actor: Actor) => ({ actor, permission: 'READ_HISTORY' as const });
