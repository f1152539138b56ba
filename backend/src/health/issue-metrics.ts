import { Injectable } from '@nestjs/common';

import { defineGauge } from '@monitoring/metrics.js';

import { IssueQueries } from './queries/issue.queries.js';

/** Items that need attention, counted on request. */
@Injectable()
export class IssueMetrics {
  constructor(issues: IssueQueries) {
    defineGauge(
      {
        name: 'linehaul_silent_server',
        help: 'Carrier servers that did not respond in time to their last call',
        labelNames: ['server'],
      },
      async () =>
        (await issues.silentServers()).map((server) => ({ labels: { server }, value: 1 })),
    );
    defineGauge(
      {
        name: 'linehaul_carrier_failures',
        help: 'Consecutive failed calls to a carrier, by use; removed after a success',
        labelNames: ['customer_carrier', 'use'],
      },
      async () =>
        (await issues.carrierFailures()).map(({ customerCarrierId, use, failures: value }) => ({
          labels: { customer_carrier: String(customerCarrierId), use },
          value,
        })),
    );
    defineGauge(
      {
        name: 'linehaul_needs_a_person',
        help: 'Items that need attention',
        labelNames: ['kind'],
      },
      async () => [...(await issues.count())].map(([kind, value]) => ({ labels: { kind }, value })),
    );
  }
}
