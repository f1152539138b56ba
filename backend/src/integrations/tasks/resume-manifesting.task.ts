import { Injectable } from '@nestjs/common';

import { ManifestingProcess } from '../../manifests/index.js';
import { JobTask } from '../../platform/jobs/job-task.js';
import { taskNames } from '../reactions/reactions.js';
import { manifestJob, workerActor } from './manifest-job.js';

/** Finishes a manifest that a sudden end of the backend cut short. */
@Injectable()
export class ResumeManifestingTask extends JobTask {
  override readonly name = taskNames.resumeManifesting;

  constructor(private readonly process: ManifestingProcess) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = manifestJob(payload);
    await this.process.resume(job.manifestId, workerActor(job));
  }
}
