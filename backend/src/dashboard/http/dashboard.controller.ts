import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

import type { DashboardSummaryView } from '@contracts/views/dashboard.view.js';

import { CurrentActor, SignedIn, type Actor } from '../../identity/index.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';
import { ReadsFrom } from '../../platform/read-your-writes/positions.interceptor.js';
import { SummariseDashboard } from '../queries/summarise-dashboard.query.js';

class DashboardQueryDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;
}

/** Dashboard of any signed-in user (docs/api.md, A13); each section needs its own permission. */
@Controller('api/v1/dashboard')
export class DashboardController {
  constructor(private readonly queries: QueryBus) {}

  @Get('summary')
  @SignedIn()
  @ReadsFrom('dashboard', 'consignment-list', 'manifest-list')
  summarise(
    @Query() { clientId }: DashboardQueryDto,
    @CurrentActor() actor: Actor,
  ): Promise<DashboardSummaryView> {
    return this.queries.execute(new SummariseDashboard(clientId ?? null, actor));
  }
}
