import { Injectable } from '@nestjs/common';

import { temporaryReasons } from '@contracts/views/set-aside-scan.view.js';

import { systemActor, type Actor } from '../../platform/actor.js';
import { readScan, type RejectedScan } from '../scans/feed-scan.js';
import { ScanRecorder } from '../scans/scan-recorder.js';
import { type DueScan, SetAsideScanRepository } from './set-aside-scan.repository.js';

const SCANS_PER_ROUND = 500;

/** Retries scans that arrived too early. */
@Injectable()
export class SetAsideRetryService {
  constructor(
    private readonly scans: SetAsideScanRepository,
    private readonly recorder: ScanRecorder,
  ) {}

  /** Retries all due scans once. */
  async retryDue(signal: AbortSignal): Promise<void> {
    const actor = systemActor('Carrier feed');
    for (const scan of await this.scans.due(SCANS_PER_ROUND)) {
      if (signal.aborted) return;
      await this.retry(scan, actor);
    }
    await this.scans.cleanUp();
  }

  private async retry({ id, customerCarrierId, raw }: DueScan, actor: Actor): Promise<void> {
    const read = readScan(JSON.parse(raw));
    const rejection: RejectedScan | null =
      'scan' in read ? await this.recorder.take(read.scan, customerCarrierId, actor) : read;
    if (!rejection) await this.scans.close(id, 'TAKEN');
    else if (temporaryReasons.includes(rejection.reason)) await this.scans.postpone(id, rejection);
    else await this.scans.markNeedsAttention(id, rejection);
  }
}
