import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';

import { JobMetrics } from './job-metrics.js';
import { MonitoringBootstrap } from './monitoring.bootstrap.js';
import { PoolMetrics } from './pool-metrics.js';
import { JobQueueQueries } from './queries/job-queue.queries.js';
import { ProjectionQueries } from './queries/projection.queries.js';
import { IssueQueries } from './queries/issue.queries.js';
import { Readiness } from './readiness.js';

/** Health and metrics of the worker, on their own port. */
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  providers: [
    JobMetrics,
    JobQueueQueries,
    ProjectionQueries,
    MonitoringBootstrap,
    IssueQueries,
    PoolMetrics,
    Readiness,
  ],
})
export class MonitoringModule {}
