import type { ClientBase, Pool, QueryConfig } from 'pg';

import type { Position, Recorded } from '@contracts/events/domain-event.js';
import {
  type AnnouncedRow,
  channels,
  type LiveReadModel,
  type RowsChangedNotice,
} from '@contracts/realtime/messages.js';
import type { EventBatch } from '@event-store/event-store.js';
import { actionsOf } from '@event-store/traced-event-store.js';
import { isTransient } from '@event-store/postgres/transient-error.js';
import { tracer } from '@monitoring/tracing.js';

import { CheckpointMoved, moveCheckpoint } from '../checkpoints.js';
import { foldBatch, type FoldedBatch, type RowSource, type TableChanges } from '../fold.js';
import type { ChangeScope, Projection, RowSchema } from '../projection.js';
import { inPipelinedTransaction, type RowTable, tableOf, tablesOf } from '../row-database.js';

/** A Postgres notification must be under 8,000 bytes. */
const MAX_BYTES = 7_500;

/** Number of rows of a client above which its browsers reload the list. */
const MAX_ROWS = 200;

interface Audience {
  readonly readModel: LiveReadModel;
  readonly clientId: number;
  readonly customerId: number;
  readonly rows: AnnouncedRow[];
  /** Whether the whole list has to be reloaded, since a change is described without its row. */
  isWhole: boolean;
}

/** Messages about the changes of a batch, one or more for each affected client. */
export function noticesOf(
  projection: Projection,
  tables: readonly TableChanges[],
  position: Position,
): RowsChangedNotice[] {
  const audiences = tables.flatMap((table) => audiencesOf(projection, table));
  return audiences.flatMap((audience) => {
    const { readModel, clientId, customerId } = audience;
    return chunksOf(audience).map((rows) => ({ readModel, clientId, customerId, position, rows }));
  });
}

/** Room for the actions of a traced notice, beside its rows. */
const MAX_ACTION_BYTES = 300;

/** Adds to each notice the actions that caused it, if they fit. */
function withActions(
  notices: readonly RowsChangedNotice[],
  events: readonly Recorded[],
): RowsChangedNotice[] {
  return notices.map((notice) => {
    const actions = actionsOf(
      events.filter(({ metadata }) => metadata.clientId === notice.clientId),
    );
    const hasRoom = JSON.stringify(actions).length <= MAX_ACTION_BYTES;
    return hasRoom && actions.length > 0 ? { ...notice, actions } : notice;
  });
}

/** The notice without rows, which makes browsers reload the list. */
const noticeWithoutRows = (notice: RowsChangedNotice): RowsChangedNotice => ({
  ...notice,
  rows: [],
});

/** Delivered only if the transaction commits. */
async function notifyRows(
  client: ClientBase,
  notices: readonly RowsChangedNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  await client.query('select pg_notify($1, payload) from unnest($2::text[]) as notice(payload)', [
    channels.rowsChanged,
    notices.map((notice) => JSON.stringify(notice)),
  ]);
}

function audiencesOf(projection: Projection, { row, changes }: TableChanges): Audience[] {
  const announced = projection.announced.get(row);
  if (!announced) return [];

  const audiences = new Map<number, Audience>();
  for (const { before, after } of changes) {
    const described = announced.describe(after ?? before ?? {}, before);
    const audience =
      audiences.get(described.clientId) ?? newAudience(announced.readModel, described);
    audiences.set(described.clientId, audience);
    if (described.row) audience.rows.push(described.row);
    else audience.isWhole = true;
  }
  return [...audiences.values()];
}

function newAudience(readModel: LiveReadModel, { clientId, customerId }: ChangeScope): Audience {
  return { readModel, clientId, customerId, rows: [], isWhole: false };
}

function chunksOf({ rows, isWhole }: Audience): AnnouncedRow[][] {
  if (isWhole || rows.length > MAX_ROWS) return [[]];
  const chunks: AnnouncedRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const bytes = Buffer.byteLength(JSON.stringify(row)) + 1;
    if (bytes > room) {
      chunks.push([]);
      room = MAX_BYTES;
    }
    room -= bytes;
    chunks.at(-1)?.push(row);
  }
  return chunks;
}

/** Thrown for an event that a projection cannot process: its fold throws, or its row violates a constraint. */
export class EventFailed extends Error {
  readonly position: string;

  constructor({ position, type, stream }: Recorded, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${type} at ${position} in ${stream}: ${reason}`, { cause });
    this.position = position;
  }
}

/** Writes batches of events into a projection's tables: rows, checkpoint and messages in one transaction. */
export class BatchApplier {
  private readonly tables: ReadonlyMap<RowSchema, RowTable>;
  private position: Position = '';
  private newest: Position = '';
  /** Owners of changes made while catching up; notified in the first live batch. */
  private unannounced = new Map<string, RowsChangedNotice>();

  /** @param pool a pipelined one: a batch takes three round trips, regardless of the tables it touches */
  constructor(
    private readonly pool: Pool,
    private readonly projection: Projection,
  ) {
    this.tables = tablesOf(projection);
  }

  /** Starts after `position`; single rows are announced only once `newest` is reached. */
  begin(position: Position, newest: Position): void {
    this.position = position;
    this.newest = newest;
  }

  /**
   * @throws CheckpointMoved when another process owns the projection
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

  /** Writes the events one by one, up to the one that fails. @throws EventFailed for that event */
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
    if (batch.events.length === 0 && this.unannounced.size === 0)
      await moveCheckpoint(this.pool, from, scannedTo, state);
    else
      await inPipelinedTransaction(this.pool, async (client, later) => {
        // First, so that other writers of these rows, such as a rebuild that swaps them, wait here.
        const moved = moveCheckpoint(client, from, scannedTo, state);
        const folded = foldBatch(this.projection, batch.events, this.sourceOn(client));
        const [changed] = await Promise.all([folded, moved]);
        for (const statement of this.statementsOf(changed)) later(client.query(statement));
        const notices = this.noticesToSend(
          noticesOf(this.projection, changed.tables, scannedTo),
          isLive,
        );
        later(notifyRows(client, tracer ? withActions(notices, batch.events) : notices));
      });
    this.position = scannedTo;
    if (isLive) this.unannounced.clear();
  }

  /** Single rows are announced only once all events older than this runner are processed. */
  private noticesToSend(
    notices: readonly RowsChangedNotice[],
    isLive: boolean,
  ): readonly RowsChangedNotice[] {
    if (this.position >= this.newest) return notices;
    for (const notice of notices)
      this.unannounced.set(`${notice.readModel}/${notice.clientId}`, noticeWithoutRows(notice));
    return isLive ? [...this.unannounced.values()] : [];
  }

  private statementsOf({ tables, entries }: FoldedBatch): QueryConfig[] {
    const { journal } = this.projection;
    return [
      ...tables.flatMap(({ row, changes }) => tableOf(this.tables, row).saving(changes)),
      ...(journal ? tableOf(this.tables, journal.row).appending(entries) : []),
    ];
  }

  private sourceOn(client: ClientBase): RowSource {
    return { load: (row, keys) => tableOf(this.tables, row).load(client, keys) };
  }
}
