import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { appSetAsideTexts as texts } from '@contracts/texts/app/set-aside.js';
import { EventStore } from '@event-store/event-store.js';

import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import { ImpossibleHistory } from '../../platform/impossible-history.js';
import { ReadModelProgress } from '../../platform/read-your-writes/positions.interceptor.js';
import { RecordCarrierScan, type CarrierScan } from '../commands/record-carrier-scan.command.js';
import {
  type FeedScan,
  rejectionReasonOf,
  toRejectedScan,
  type RejectedScan,
} from './feed-scan.js';
import { toError } from '../../platform/to-error.js';

/** Projection used to find connotes. */
const LOOKUP_PROJECTION = ['consignment-list'];
const MAX_WAIT_MS = 5000;

/** Records scans of carriers' feeds in the history of their consignments. */
@Injectable()
export class ScanRecorder {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly progress: ReadModelProgress,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a scan; a known one changes nothing.
   * @returns null, or the reason it cannot be recorded as it is
   * @throws for failures not caused by the scan
   */
  async record(
    scan: FeedScan,
    customerCarrierId: number,
    actor: Actor,
  ): Promise<RejectedScan | null> {
    const rejectionReason = rejectionReasonOf(scan, this.clock.now());
    if (rejectionReason) return rejectionReason;
    const command = new RecordCarrierScan(toCarrierScan(scan), customerCarrierId, actor);
    try {
      const outcome = await this.execute(command);
      return outcome === 'RECORDED' ? null : toRejectedScan(scan, outcome, texts.details[outcome]);
    } catch (error) {
      if (isCausedByScan(error)) return toRejectedScan(scan, 'FAILED', toError(error).message);
      throw error;
    }
  }

  /** Reports UNKNOWN_CONNOTE only once the consignment list is up to date. */
  private async execute(command: RecordCarrierScan) {
    const outcome = await this.commands.execute(command);
    if (outcome !== 'UNKNOWN_CONNOTE') return outcome;
    const now = await this.store.lastPosition();
    const reached = await this.progress.waitFor(LOOKUP_PROJECTION, now, MAX_WAIT_MS);
    if (reached < now) throw new Error('the list of consignments is not up to date');
    return this.commands.execute(command);
  }
}

/** Rejected by a rule, or not storable in the database: the same scan can never succeed. */
function isCausedByScan(error: unknown): boolean {
  if (error instanceof DomainError || error instanceof ImpossibleHistory) return true;
  if (error instanceof RangeError) return true;
  const cause = (error as { driverError?: unknown }).driverError ?? error;
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' && /^22\w{3}$/.test(code);
}

const toCarrierScan = ({ connote, status, dateTime, pod, ...scan }: FeedScan): CarrierScan => ({
  connoteNumber: connote,
  status,
  occurredAt: dateTime,
  location: scan.location ?? null,
  description: scan.description,
  carrierDescription: scan.description,
  proof: pod
    ? {
        kind: pod.type,
        signedBy: pod.signedBy,
        signature: pod.signature ?? null,
        occurredAt: dateTime,
      }
    : null,
});
