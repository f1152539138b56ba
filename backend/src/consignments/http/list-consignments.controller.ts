import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

import type {
  ConsignmentListItem,
  ConsignmentListPage,
} from '@contracts/views/consignment.view.js';

import { TakesBody } from '../../platform/http/request.interceptor.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import { ReadsFrom } from '../../platform/read-your-writes/positions.interceptor.js';
import { ListConsignments } from '../queries/list-consignments.query.js';
import { ListConsignmentsOfManifest } from '../queries/list-consignments-of-manifest.query.js';
import {
  FILTER_BODY,
  ListConsignmentsDto,
  ListConsignmentsQueryDto,
} from './dto/list-consignments.dto.js';

/** The consignment list (docs/api.md, A3). */
@Controller('api/v1/consignment')
export class ListConsignmentsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('list')
  @TakesBody(FILTER_BODY)
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @RequirePermission('READ_CONSIGNMENT')
  @ReadsFrom('consignment-list')
  list(
    @Query() query: ListConsignmentsQueryDto,
    @Body() filter: ListConsignmentsDto,
    @CurrentActor() actor: Actor,
  ): Promise<ConsignmentListPage> {
    return this.queries.execute(new ListConsignments(query, filter, actor));
  }

  @Get('by-manifest/:manifestId')
  @RequirePermission('READ_MANIFEST')
  @ReadsFrom('consignment-list', 'manifest-list')
  async listOfManifest(
    @Param('manifestId', RecordIdPipe) manifestId: number,
    @CurrentActor() actor: Actor,
  ): Promise<{ consignments: ConsignmentListItem[] }> {
    return {
      consignments: await this.queries.execute(new ListConsignmentsOfManifest(manifestId, actor)),
    };
  }
}
