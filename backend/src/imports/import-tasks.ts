import { Injectable } from '@nestjs/common';

import type { JobGroup } from '../platform/jobs/job-task.js';
import { PlanImportTask } from './plan/plan-import.task.js';
import { RunImportTask } from './run/run-import.task.js';

/** Concurrent import jobs of one worker process, and of one customer. */
const CONCURRENCY = 4;
const CONCURRENCY_PER_CUSTOMER = 2;

/** Jobs of imports, in their own group. */
@Injectable()
export class ImportTasks {
  constructor(
    private readonly plan: PlanImportTask,
    private readonly run: RunImportTask,
  ) {}

  jobGroup(): JobGroup {
    return {
      name: 'imports',
      tasks: [this.plan, this.run],
      concurrency: CONCURRENCY,
      perCustomer: CONCURRENCY_PER_CUSTOMER,
    };
  }
}
