import { Injectable } from '@nestjs/common';

import type { JobTask } from '../../platform/jobs/job-task.js';
import { AnnounceManifestTask } from './announce-manifest.task.js';
import { BookPickupTask } from './book-pickup.task.js';
import { ResumeManifestingTask } from './resume-manifesting.task.js';
import { TellReceiverTask } from './tell-receiver.task.js';
import { TellReceiversTask } from './tell-receivers.task.js';
import { TransmitManifestTask } from './transmit-manifest.task.js';

/** What receivers are told, in two steps: which mails there are, and each of them. */
@Injectable()
export class ReceiverMails {
  readonly all: readonly JobTask[];

  constructor(all: TellReceiversTask, one: TellReceiverTask) {
    this.all = [all, one];
  }
}

/** Everything that is done for a manifest outside the request that made it. */
@Injectable()
export class ManifestTasks {
  readonly all: readonly JobTask[];

  constructor(
    transmit: TransmitManifestTask,
    bookPickup: BookPickupTask,
    resume: ResumeManifestingTask,
    announce: AnnounceManifestTask,
    mails: ReceiverMails,
  ) {
    this.all = [transmit, bookPickup, resume, announce, ...mails.all];
  }
}
