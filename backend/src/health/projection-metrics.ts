import { Injectable } from '@nestjs/common';
import { Gauge, register } from 'prom-client';

import { ListProjections } from './queries/list-projections.query.js';

/** Lag of each projection, computed on request. */
@Injectable()
export class ProjectionMetrics {
  constructor(projections: ListProjections) {
    register.removeSingleMetric('linehaul_projection_lag_events');
    new Gauge({
      name: 'linehaul_projection_lag_events',
      help: 'Events a projection has yet to see',
      labelNames: ['projection'],
      async collect() {
        for (const { name, lag } of await projections.list().catch(() => []))
          if (lag !== null) this.set({ projection: name }, lag);
      },
    });
  }
}
