import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';

import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { ProjectionMetrics } from './projection-metrics.js';
import { ListProjections } from './queries/list-projections.query.js';
import { Readiness } from './readiness.js';

/** Liveness, readiness, metrics and projection lag for operators. */
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController, MetricsController],
  providers: [Readiness, ListProjections, ProjectionMetrics],
})
export class HealthModule {}
