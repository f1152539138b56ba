import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { TypeOrmModule } from '@nestjs/typeorm';

import { BackgroundWorkController } from './background-work.controller.js';
import { BackgroundWorkService } from './background-work.service.js';
import { BrowserFailureController } from './browser-failure.controller.js';
import { BrowserErrorService } from './browser-error.service.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { MonitoringBootstrap } from './monitoring.bootstrap.js';
import { IssueMetrics } from './issue-metrics.js';
import { PoolMetrics } from './pool-metrics.js';
import { IssueController } from './issue.controller.js';
import { IssueDismissal } from './dismissals/issue-dismissal.entity.js';
import { IssueOwnerRepository } from './owners/issue-owner.repository.js';
import { IssueService } from './issue.service.js';
import { IssueQueries } from './queries/issue.queries.js';
import { JobQueueQueries } from './queries/job-queue.queries.js';
import { ProjectionMetrics } from './projection-metrics.js';
import { ProjectionQueries } from './queries/projection.queries.js';
import { Readiness } from './readiness.js';

/** Liveness, readiness, metrics, projection lag and browser failures, for operators. */
@Module({
  imports: [TerminusModule.forRoot({ logger: false }), TypeOrmModule.forFeature([IssueDismissal])],
  controllers: [
    BackgroundWorkController,
    BrowserFailureController,
    HealthController,
    MetricsController,
    IssueController,
  ],
  providers: [
    BackgroundWorkService,
    BrowserErrorService,
    Readiness,
    ProjectionQueries,
    MonitoringBootstrap,
    IssueOwnerRepository,
    IssueMetrics,
    IssueQueries,
    PoolMetrics,
    IssueService,
    JobQueueQueries,
    ProjectionMetrics,
  ],
})
export class HealthModule {}
