import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';

import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { NeedsPersonMetrics } from './needs-person-metrics.js';
import { NeedsPersonQueries } from './queries/needs-person.queries.js';
import { ProjectionMetrics } from './projection-metrics.js';
import { ListProjections } from './queries/list-projections.query.js';
import { Readiness } from './readiness.js';

/** Liveness, readiness, metrics and projection lag for operators. */
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController, MetricsController],
  providers: [
    Readiness,
    ListProjections,
    NeedsPersonMetrics,
    NeedsPersonQueries,
    ProjectionMetrics,
  ],
})
export class HealthModule {}
