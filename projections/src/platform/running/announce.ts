import type { ClientBase } from 'pg';

import type { Position } from '@contracts/events/domain-event.js';
import {
  channels,
  type ChangedRow,
  type LiveReadModel,
  type RowsChangedNotice,
} from '@contracts/realtime/messages.js';

import type { TableChanges } from '../fold-batch.js';
import type { Announcement, Projection } from '../projection.js';

/** A notification of Postgres holds under 8,000 bytes. */
const MOST_BYTES = 7_500;

/** Above this, a client's browsers are told to read the list again. */
const MOST_ROWS = 200;

interface Audience {
  readonly readModel: LiveReadModel;
  readonly clientId: number;
  readonly customerId: number;
  readonly rows: ChangedRow[];
  /** Something changed that no row of the message names. */
  isWhole: boolean;
}

/** Messages about what a batch changed, one or more for each client it concerns. */
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

/** The same, without naming rows: read the list again. */
export const wholeNotice = (notice: RowsChangedNotice): RowsChangedNotice => ({
  ...notice,
  rows: [],
});

/** Delivered when the transaction commits, and not at all when it does not. */
export async function notifyRows(
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
    const told = announced.describe(after ?? before ?? {});
    const audience = audiences.get(told.clientId) ?? newAudience(announced.readModel, told);
    audiences.set(told.clientId, audience);
    if (told.row) audience.rows.push(told.row);
    else audience.isWhole = true;
  }
  return [...audiences.values()];
}

function newAudience(readModel: LiveReadModel, { clientId, customerId }: Announcement): Audience {
  return { readModel, clientId, customerId, rows: [], isWhole: false };
}

function chunksOf({ rows, isWhole }: Audience): ChangedRow[][] {
  if (isWhole || rows.length > MOST_ROWS) return [[]];
  const chunks: ChangedRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const bytes = Buffer.byteLength(JSON.stringify(row)) + 1;
    if (bytes > room) {
      chunks.push([]);
      room = MOST_BYTES;
    }
    room -= bytes;
    chunks.at(-1)?.push(row);
  }
  return chunks;
}
