import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { EventStore } from '@event-store/event-store.js';

import { ReadModelProgress } from '../../platform/read-your-writes/read-model-progress.js';
import { systemActor } from '../../platform/actor.js';
import { RecordCarrierScan, type CarrierScan } from '../../tracking/index.js';
import type { FeedScan } from './carrier-feed.js';
import { ScanRecorder } from './feed-source.js';

/** Projection used to find connotes. */
const LOOKED_UP_IN = ['consignment-list'];
const MAX_WAIT_MS = 5000;

/**
 * Records scans in their consignments. An unknown connote belongs to somebody else only if the consignment list is
 * up to date: until then the scan has to be retried.
 */
@Injectable()
export class TrackingScanRecorder extends ScanRecorder {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly progress: ReadModelProgress,
  ) {
    super();
  }

  override async record(scan: FeedScan, customerCarrierId: number): Promise<void> {
    const command = new RecordCarrierScan(
      carrierScan(scan),
      customerCarrierId,
      systemActor('Carrier feed'),
    );
    if (await this.commands.execute(command)) return;
    await this.assertUpToDate();
    await this.commands.execute(command);
  }

  private async assertUpToDate(): Promise<void> {
    const now = await this.store.lastPosition();
    const reached = await this.progress.waitFor(LOOKED_UP_IN, now, MAX_WAIT_MS);
    if (reached < now) throw new Error('the list of consignments is not up to date');
  }
}

const carrierScan = ({ connote, status, dateTime, pod, ...scan }: FeedScan): CarrierScan => ({
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
