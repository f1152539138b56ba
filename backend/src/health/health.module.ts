import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';

import { BrowserFailureController } from './browser-failure.controller.js';
import { BrowserFailures } from './browser-failures.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { MonitoringBootstrap } from './monitoring.bootstrap.js';
import { NeedsPersonMetrics } from './needs-person-metrics.js';
import { PoolMetrics } from './pool-metrics.js';
import { NeedsPersonController } from './needs-person.controller.js';
import { NeedOwnerRepository } from './owners/need-owner.repository.js';
import { NeedsPersonService } from './needs-person.service.js';
import { NeedsPersonQueries } from './queries/needs-person.queries.js';
import { ProjectionMetrics } from './projection-metrics.js';
import { ProjectionQueries } from './queries/projection.queries.js';
import { Readiness } from './readiness.js';

/** Liveness, readiness, metrics, projection lag and browser failures, for operators. */
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [
    BrowserFailureController,
    HealthController,
    MetricsController,
    NeedsPersonController,
  ],
  providers: [
    BrowserFailures,
    Readiness,
    ProjectionQueries,
    MonitoringBootstrap,
    NeedOwnerRepository,
    NeedsPersonMetrics,
    NeedsPersonQueries,
    PoolMetrics,
    NeedsPersonService,
    ProjectionMetrics,
  ],
})
export class HealthModule {}
