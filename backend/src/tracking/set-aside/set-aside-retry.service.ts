import { Injectable, Logger } from '@nestjs/common';

import { temporaryReasons } from '@contracts/views/set-aside-scan.view.js';

import { systemActor, type Actor } from '../../platform/actor.js';
import { toError } from '../../platform/to-error.js';
import { readScan, type RejectedScan } from '../scans/feed-scan.js';
import { ScanRecorder } from '../scans/scan-recorder.js';
import { type DueScan, SetAsideScanRepository } from './set-aside-scan.repository.js';

const SCANS_PER_ROUND = 500;

/** Retries scans that arrived too early. */
@Injectable()
export class SetAsideRetryService {
  private readonly log = new Logger(SetAsideRetryService.name);

  constructor(
    private readonly scans: SetAsideScanRepository,
    private readonly recorder: ScanRecorder,
  ) {}

  /**
   * Retries due scans once, with feeds taking turns. One that fails for another reason is postponed, so that it holds up
   * no others.
   */
  async retryDue(signal: AbortSignal): Promise<void> {
    const actor = systemActor('Carrier feed');
    for (const scan of await this.scans.listDue(SCANS_PER_ROUND)) {
      if (signal.aborted) return;
      await this.retry(scan, actor).catch((error: unknown) => this.postponeFailed(scan, error));
    }
  }

  private async retry({ id, customerCarrierId }: DueScan, actor: Actor): Promise<void> {
    const raw = await this.scans.findRaw(id);
    if (raw === null) return;
    const read = readScan(JSON.parse(raw));
    const rejection: RejectedScan | null =
      'scan' in read ? await this.recorder.record(read.scan, customerCarrierId, actor) : read;
    if (!rejection) await this.scans.close(id, 'TAKEN');
    else if (temporaryReasons.includes(rejection.reason)) await this.scans.postpone(id, rejection);
    else await this.scans.markNeedsAttention(id, rejection);
  }

  /** @throws Error if the database cannot be written to either */
  private async postponeFailed({ id, reason }: DueScan, error: unknown): Promise<void> {
    const { message } = toError(error);
    this.log.warn(`Set-aside scan ${id} could not be retried: ${message}`);
    await this.scans.postpone(id, { reason, details: message });
  }
}
