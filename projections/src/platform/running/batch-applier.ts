import type { ClientBase, Pool } from 'pg';

import type { Position } from '@contracts/events/domain-event.js';
import type { RowsChangedNotice } from '@contracts/realtime/messages.js';
import type { EventBatch } from '@event-store/event-store.js';
import { isTransient } from '@event-store/postgres/transient-error.js';

import { CheckpointMoved, moveCheckpoint } from '../checkpoints.js';
import { foldBatch, type RowSource } from '../fold-batch.js';
import type { Projection, RowClass } from '../projection.js';
import { inPipelinedTransaction } from '../row-database.js';
import { tableOf, tablesOf, type RowTable } from '../row-table.js';
import { noticesOf, notifyRows, wholeNotice } from './announce.js';
import { EventFailed } from './event-failed.js';

/** Writes batches of events into a projection's tables: rows, checkpoint and messages in one transaction. */
export class BatchApplier {
  private readonly tables: ReadonlyMap<RowClass, RowTable>;
  private position: Position = '';
  private newest: Position = '';
  /** Who has to hear that something changed while we caught up; told in the first live batch. */
  private untold = new Map<string, RowsChangedNotice>();

  /** @param pool a pipelined one: a batch takes three round trips, whatever it touches */
  constructor(
    private readonly pool: Pool,
    private readonly projection: Projection,
  ) {
    this.tables = tablesOf(projection);
  }

  /** Starts behind `position`; until `newest` is reached nobody is told of single rows. */
  begin(position: Position, newest: Position): void {
    this.position = position;
    this.newest = newest;
  }

  /**
   * @throws CheckpointMoved when somebody else owns the projection by now
   * @throws EventFailed with everything before that event written
   */
  async apply(batch: EventBatch): Promise<void> {
    try {
      await this.write(batch);
    } catch (error) {
      if (isTransient(error) || error instanceof CheckpointMoved) throw error;
      await this.writeOneByOne(batch, error);
    }
  }

  /** Finds the event that failed; what stands before it is kept. */
  private async writeOneByOne({ events, scannedTo }: EventBatch, reason: unknown): Promise<void> {
    if (events.length === 0) throw reason;
    for (const event of events)
      try {
        await this.write({ events: [event], scannedTo: event.position });
      } catch (error) {
        if (isTransient(error) || error instanceof CheckpointMoved) throw error;
        throw new EventFailed(event, error);
      }
    if (scannedTo > this.position) await this.write({ events: [], scannedTo });
  }

  private async write(batch: EventBatch): Promise<void> {
    const { scannedTo } = batch;
    const isLive = scannedTo >= this.newest;
    const state = isLive ? 'live' : 'catchingUp';
    const from = { name: this.projection.name, position: this.position };
    if (batch.events.length === 0 && this.untold.size === 0)
      await moveCheckpoint(this.pool, from, scannedTo, state);
    else
      await inPipelinedTransaction(this.pool, async (client, later) => {
        // First, so that whoever else wants to write these rows (a rebuild that swaps them) waits here.
        const moved = moveCheckpoint(client, from, scannedTo, state);
        const folded = foldBatch(this.projection, batch.events, this.sourceOn(client));
        const [changed] = await Promise.all([folded, moved]);
        for (const { row, changes } of changed)
          for (const statement of tableOf(this.tables, row).saving(changes))
            later(client.query(statement));
        const notices = noticesOf(this.projection, changed, scannedTo);
        later(notifyRows(client, this.tellOf(notices, isLive)));
      });
    this.position = scannedTo;
    if (isLive) this.untold.clear();
  }

  /** Single rows are named only once everything older than this runner is in. */
  private tellOf(
    notices: readonly RowsChangedNotice[],
    isLive: boolean,
  ): readonly RowsChangedNotice[] {
    if (this.position >= this.newest) return notices;
    for (const notice of notices)
      this.untold.set(`${notice.readModel}/${notice.clientId}`, wholeNotice(notice));
    return isLive ? [...this.untold.values()] : [];
  }

  private sourceOn(client: ClientBase): RowSource {
    return { load: (row, keys) => tableOf(this.tables, row).load(client, keys) };
  }
}
