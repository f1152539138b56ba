import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { EventStore } from '@event-store/event-store.js';

import { ReadModelProgress } from '../../platform/read-your-writes/read-model-progress.js';
import { systemActor } from '../../platform/system-actor.js';
import { RecordCarrierScan, type CarrierScan } from '../../tracking/index.js';
import type { FeedScan } from './carrier-feed.js';
import { ScanBook } from './scan-book.js';

/** Connotes are looked up in this projection. */
const LOOKED_UP_IN = ['consignment-list'];
const LONGEST_WAIT_MS = 5000;

/**
 * Writes scans into the consignments they are about. A connote nobody knows is another's only when the
 * list of consignments is up to date: until then the scan has to be asked for again.
 */
@Injectable()
export class TrackedScans extends ScanBook {
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
    const reached = await this.progress.waitFor(LOOKED_UP_IN, now, LONGEST_WAIT_MS);
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
