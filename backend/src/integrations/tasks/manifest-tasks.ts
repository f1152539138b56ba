import { Injectable } from '@nestjs/common';

import type { JobTask } from '../../platform/jobs/job-task.js';
import { AnnounceManifestTask } from './announce-manifest.task.js';
import { BookPickupTask } from './book-pickup.task.js';
import { ResumeManifestingTask } from './resume-manifesting.task.js';
import { TransmitManifestTask } from './transmit-manifest.task.js';

/** Everything that is done for a manifest outside the request that made it. */
@Injectable()
export class ManifestTasks {
  readonly all: readonly JobTask[];

  constructor(
    transmit: TransmitManifestTask,
    bookPickup: BookPickupTask,
    resume: ResumeManifestingTask,
    announce: AnnounceManifestTask,
  ) {
    this.all = [transmit, bookPickup, resume, announce];
  }
}
