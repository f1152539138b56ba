import { Injectable } from '@nestjs/common';

import { ImportTasks } from '../imports/index.js';
import { SendMailTask } from '../notifications/index.js';
import type { JobLane } from '../platform/jobs/job-task.js';
import { ManifestTasks } from './tasks/manifest-tasks.js';

/** Concurrent emails of one process. */
const MAILS = 4;

/** Lanes of all jobs that a worker runs (ADR 29). */
@Injectable()
export class WorkerLanes {
  constructor(
    private readonly manifests: ManifestTasks,
    private readonly sendMail: SendMailTask,
    private readonly imports: ImportTasks,
  ) {}

  /** @param concurrency of each lane that waits for carriers */
  all(concurrency: number): JobLane[] {
    const mail = { concurrency: MAILS, perCustomer: MAILS };
    return [
      ...this.manifests.lanes(concurrency),
      { name: 'mail', tasks: [this.sendMail], ...mail },
      this.imports.lane(),
    ];
  }
}
