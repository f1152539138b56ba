import { Injectable } from '@nestjs/common';
import { Gauge, register } from 'prom-client';

import { NeedsPersonQueries } from './queries/needs-person.queries.js';

/** What needs a person, counted on request. */
@Injectable()
export class NeedsPersonMetrics {
  constructor(needs: NeedsPersonQueries) {
    register.removeSingleMetric('linehaul_silent_server');
    new Gauge({
      name: 'linehaul_silent_server',
      help: 'Servers of carriers that did not answer in time at their last call',
      labelNames: ['server'],
      async collect() {
        this.reset();
        for (const server of await needs.silentServers().catch(() => [])) this.set({ server }, 1);
      },
    });
    register.removeSingleMetric('linehaul_needs_a_person');
    new Gauge({
      name: 'linehaul_needs_a_person',
      help: 'Things that the product cannot put right by itself',
      labelNames: ['kind'],
      async collect() {
        for (const [kind, count] of await needs.count().catch(() => [])) this.set({ kind }, count);
      },
    });
  }
}
