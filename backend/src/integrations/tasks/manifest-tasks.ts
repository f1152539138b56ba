import { Injectable } from '@nestjs/common';

import type { JobTask } from '../../platform/jobs/job-task.js';
import { BookPickupTask } from './book-pickup.task.js';
import { NotifyClientTask } from './notify-client.task.js';
import { NotifyReceiverTask } from './notify-receiver.task.js';
import { NotifyReceiversTask } from './notify-receivers.task.js';
import { ResumeManifestingTask } from './resume-manifesting.task.js';
import { TransmitManifestTask } from './transmit-manifest.task.js';

/** Notifies receivers in two steps: which emails to send, and each of them. */
@Injectable()
export class ReceiverNotificationTasks {
  readonly all: readonly JobTask[];

  constructor(all: NotifyReceiversTask, one: NotifyReceiverTask) {
    this.all = [all, one];
  }
}

/** Tasks of a manifest outside the request that created it. */
@Injectable()
export class ManifestTasks {
  readonly all: readonly JobTask[];

  constructor(
    transmit: TransmitManifestTask,
    bookPickup: BookPickupTask,
    resume: ResumeManifestingTask,
    announce: NotifyClientTask,
    mails: ReceiverNotificationTasks,
  ) {
    this.all = [transmit, bookPickup, resume, announce, ...mails.all];
  }
}
