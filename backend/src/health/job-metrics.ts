import { Injectable } from '@nestjs/common';

import { defineGauge } from '@monitoring/metrics.js';

import { JobQueueQueries } from './queries/job-queue.queries.js';

/** Size and waiting time of the queue, read on request. */
@Injectable()
export class JobMetrics {
  constructor(queue: JobQueueQueries) {
    defineGauge(
      {
        name: 'linehaul_jobs',
        help: 'Queued jobs by kind and state: due, later, running or given up',
        labelNames: ['task', 'state'],
      },
      async () =>
        (await queue.counts()).flatMap(({ task, due, later, running, givenUp }) =>
          Object.entries({ due, later, running, given_up: givenUp }).map(([state, value]) => ({
            labels: { task, state },
            value,
          })),
        ),
    );
    defineGauge(
      {
        name: 'linehaul_oldest_due_job_seconds',
        help: 'Waiting time of the oldest due job, by kind',
        labelNames: ['task'],
      },
      async () =>
        (await queue.counts()).map(({ task, oldestDueSeconds: value }) => ({
          labels: { task },
          value,
        })),
    );
    measureCustomers(queue);
  }
}

/** Waiting jobs by customer: a customer whose servers hang and that has used its share of slots waits alone. */
function measureCustomers(queue: JobQueueQueries): void {
  defineGauge(
    {
      name: 'linehaul_customer_due_jobs',
      help: 'Due jobs by customer; customers without any are omitted',
      labelNames: ['customer'],
    },
    async () =>
      (await queue.dueByCustomer()).map(({ customerId: customer, due: value }) => ({
        labels: { customer },
        value,
      })),
  );
  defineGauge(
    {
      name: 'linehaul_customer_oldest_due_job_seconds',
      help: 'Waiting time of the oldest due job, by customer',
      labelNames: ['customer'],
    },
    async () =>
      (await queue.dueByCustomer()).map(({ customerId: customer, oldestDueSeconds: value }) => ({
        labels: { customer },
        value,
      })),
  );
}
