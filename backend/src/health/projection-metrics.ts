import { Injectable } from '@nestjs/common';

import { defineGauge } from '@monitoring/metrics.js';

import { ProjectionQueries } from './queries/projection.queries.js';

/** Lag of each projection, computed on request. */
@Injectable()
export class ProjectionMetrics {
  constructor(projections: ProjectionQueries) {
    defineGauge(
      {
        name: 'linehaul_projection_lag_events',
        help: 'Events a projection has not yet processed',
        labelNames: ['projection'],
      },
      async () =>
        (await projections.list()).flatMap(({ name, lag }) =>
          lag === null ? [] : [{ labels: { projection: name }, value: lag }],
        ),
    );
  }
}
