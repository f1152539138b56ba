import { Injectable } from '@nestjs/common';

import { ManifestingProcess } from '../../manifests/index.js';
import { JobTask } from '../../platform/jobs/job-task.js';
import { taskNames, toManifestJob, workerActor } from '../reactions/reactor.js';

/** Finishes a manifest interrupted by a crash of the backend. */
@Injectable()
export class ResumeManifestingTask extends JobTask {
  override readonly name = taskNames.resumeManifesting;

  constructor(private readonly process: ManifestingProcess) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const job = toManifestJob(payload);
    await this.process.resume(job.manifestId, workerActor(job));
  }
}
