import { Injectable } from '@nestjs/common';

import type { JobLane } from '../../platform/jobs/job-task.js';
import { PlanImportTask } from './plan-import.task.js';
import { RunImportTask } from './run-import.task.js';

/** Imports at once in one worker process, and of these of one customer. */
const IMPORTS = 4;
const IMPORTS_PER_CUSTOMER = 2;

/** Jobs of imports, in a lane of their own. */
@Injectable()
export class ImportTasks {
  constructor(
    private readonly plan: PlanImportTask,
    private readonly run: RunImportTask,
  ) {}

  lane(): JobLane {
    return {
      name: 'imports',
      tasks: [this.plan, this.run],
      concurrency: IMPORTS,
      perCustomer: IMPORTS_PER_CUSTOMER,
    };
  }
}
