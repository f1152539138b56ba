import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsOptional } from 'class-validator';

import type { DashboardSummaryView } from '@contracts/views/dashboard.view.js';

import { CurrentActor, resolveScope, SignedIn, type Actor } from '../../identity/index.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { ReadsFrom } from '../../platform/read-your-writes/reads-from.js';
import { SummariseDashboard } from '../queries/summarise-dashboard.query.js';

class DashboardQueryDto {
  @IsOptional()
  @Type(() => Number)
  @IsRecordId()
  readonly clientId?: number;
}

/** What the dashboard shows (docs/api.md, A13). Any signed-in user has one; its sections follow permissions. */
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
    resolveScope(actor, null, { clientId: clientId ?? null });
    return this.queries.execute(new SummariseDashboard(clientId ?? null, actor));
  }
}
