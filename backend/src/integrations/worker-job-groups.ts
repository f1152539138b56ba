import { Injectable } from '@nestjs/common';

import { ImportTasks } from '../imports/index.js';
import { SendMailTask } from '../notifications/index.js';
import { CleanUpRemovedClientsTask } from '../organisations/index.js';
import type { JobGroup } from '../platform/jobs/job-task.js';
import { SimulatedScansTask } from './simulated/simulated-scans.task.js';
import { ManifestTasks } from './tasks/manifest-tasks.js';

/** Concurrent emails of one process. */
const MAIL_CONCURRENCY = 4;

/** Concurrent steps of simulated journeys, and those of one customer. */
const SCAN_CONCURRENCY = 4;
const SCAN_CONCURRENCY_PER_CUSTOMER = 2;

/** Groups of all jobs that a worker runs (ADR 29). */
@Injectable()
export class WorkerJobGroups {
  constructor(
    private readonly manifests: ManifestTasks,
    private readonly sendMail: SendMailTask,
    private readonly imports: ImportTasks,
    private readonly simulated: SimulatedScansTask,
    private readonly removedClients: CleanUpRemovedClientsTask,
  ) {}

  /** @param concurrency of each group that waits for carriers */
  all(concurrency: number): JobGroup[] {
    const simulated = { concurrency: SCAN_CONCURRENCY, perCustomer: SCAN_CONCURRENCY_PER_CUSTOMER };
    const mail = { concurrency: MAIL_CONCURRENCY, perCustomer: MAIL_CONCURRENCY };
    return [
      ...this.manifests.jobGroups(concurrency),
      { name: 'mail', tasks: [this.sendMail], ...mail },
      { name: 'simulated', tasks: [this.simulated], ...simulated },
      this.imports.jobGroup(),
      { name: 'removals', tasks: [this.removedClients], concurrency: 1, perCustomer: 1 },
    ];
  }
}
