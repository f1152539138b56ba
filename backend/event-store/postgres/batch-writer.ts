import { WrongExpectedRevision } from '../event-store.errors.js';
import type { AppendResult } from '../event-store.js';
import type { PreparedAppend } from '../hash-chain.js';
import { retryTransient } from '../retry.js';
import { appendBatch, appendOne, diagnoseAppends } from './append.sql.js';
import { EXPECTED_REVISION } from './constants.js';
import { toPosition } from './event-reader.js';
import { isTransient } from './transient-error.js';
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

export type AppendOutcome = AppendResult | WrongExpectedRevision;

/** Writes a batch of appends, at most one per stream, in one round trip. Outcomes are in the batch's order. */
export class BatchWriter {
  constructor(
    private readonly connections: PinnedConnections,
    private readonly closing: AbortSignal,
  ) {}

  /** Writes a batch. After a lost connection the outcome is unknown; a retry finds out by the ids. */
  write(batch: readonly PreparedAppend[], timeoutMs: number): Promise<AppendOutcome[]> {
    const retry = { isTransient, timeoutMs, signal: this.closing };
    return retryTransient(() => this.tryWrite(batch), retry);
  }

  private async tryWrite(batch: readonly PreparedAppend[]): Promise<AppendOutcome[]> {
    const written = await writeAppends(this.connections, batch);
    const rejectedAppends = batch.filter(({ stream }) => !written.has(stream));
    const explanations =
      rejectedAppends.length === 0 ? [] : await findConflicts(this.connections, rejectedAppends);

    return batch.map((append) => {
      const last = written.get(append.stream);
      return last
        ? resultOf(append, last)
        : toOutcome(append, explanations[rejectedAppends.indexOf(append)]);
    });
  }
}

function resultOf({ events }: PreparedAppend, { position, revision }: AppendedRow): AppendResult {
  return { position: toPosition(position), revision, hash: events.at(-1)?.metadata.hash ?? '' };
}

function toOutcome({ stream }: PreparedAppend, explanation?: ConflictReason): AppendOutcome {
  if (!explanation) throw new Error(`The database returned no result for ${stream}`);
  if (explanation.position === null) return new WrongExpectedRevision(stream, explanation.head);
  const { position, revision, hash } = explanation;
  return { position: toPosition(position), revision, hash };
}

/** Revision and position of an append's last event. */
interface AppendedRow {
  /** A bigint, as returned by `pg`. */
  readonly position: string;
  readonly revision: number;
}

/** Reason an append was not written: its events already exist, or the stream is at another revision. */
type ConflictReason =
  ({ readonly hash: string } & AppendedRow) | { readonly position: null; readonly head: number };

/** Writes as many appends as possible in one round trip; returns the end of each by stream. */
async function writeAppends(
  connections: PinnedConnections,
  batch: readonly PreparedAppend[],
): Promise<Map<string, AppendedRow>> {
  const [append] = batch;
  if (append && batch.length === 1 && append.events.length === 1 && expectationOf(append) >= -1)
    return writeOne(connections, append);

  const { rows } = await connections.query<AppendedRow & { stream: string }>({
    name: 'event_store_append',
    text: appendBatch,
    values: columnsOf(batch),
  });
  return new Map(rows.map((row) => [row.stream, row]));
}

async function findConflicts(
  connections: PinnedConnections,
  rejectedAppends: readonly PreparedAppend[],
): Promise<ConflictReason[]> {
  const { rows } = await connections.query<ConflictReason>({
    name: 'event_store_explain',
    text: diagnoseAppends,
    values: [
      rejectedAppends.map(({ stream }) => stream),
      rejectedAppends.map(expectationOf),
      rejectedAppends.map(({ events }) => events.length),
      rejectedAppends.map(({ events }) => events.at(0)?.id),
      rejectedAppends.map(({ events }) => events.at(-1)?.id),
    ],
  });
  return rows;
}

async function writeOne(
  connections: PinnedConnections,
  append: PreparedAppend,
): Promise<Map<string, AppendedRow>> {
  const { stream, events } = append;
  const expected = expectationOf(append);
  const { rows } = await connections.query<{ position: string | null }>({
    name: 'event_store_append_one',
    text: appendOne,
    values: [
      stream,
      expected,
      ...events.flatMap(({ id, type, dataJson, metadataJson }) => [
        id,
        type,
        dataJson,
        metadataJson,
      ]),
    ],
  });
  const position = rows[0]?.position ?? null;
  return new Map(position === null ? [] : [[stream, { position, revision: expected + 1 }]]);
}

/** Columns for `event_store.append`, one element per event. */
function columnsOf(batch: readonly PreparedAppend[]): unknown[] {
  const rows = batch.flatMap((append) =>
    append.events.map((event, index) => ({ append, event, index })),
  );
  return [
    rows.map(({ append }) => append.stream),
    rows.map(({ append }) => expectationOf(append)),
    rows.map(({ index }) => index),
    rows.map(({ append }) => append.events.at(0)?.id),
    rows.map(({ event }) => event.id),
    rows.map(({ event }) => event.type),
    rows.map(({ event }) => event.dataJson).join('\n'),
    rows.map(({ event }) => event.metadataJson).join('\n'),
  ];
}

function expectationOf({ expected }: PreparedAppend): number {
  return typeof expected === 'object' ? expected.revision : EXPECTED_REVISION[expected];
}

/**
 * Connections that stay checked out between statements. A pool sends a statement one turn later; here it is sent before
 * the callers of the previous statement get their results, so that the database works while they prepare the next one.
 */
export class PinnedConnections {
  private readonly idle: PoolClient[] = [];

  constructor(private readonly pool: Pool) {}

  async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
    const connection = this.idle.pop() ?? (await this.connect());
    try {
      const result = await connection.query<Row>(statement);
      this.idle.push(connection);
      return result;
    } catch (error) {
      connection.release(true);
      throw error;
    }
  }

  /** Call when nothing is pending. */
  async close(): Promise<void> {
    for (const connection of this.idle.splice(0)) connection.release();
    await this.pool.end();
  }

  private async connect(): Promise<PoolClient> {
    const connection = await this.pool.connect();
    connection.on('error', () => {
      const index = this.idle.indexOf(connection);
      if (index === -1) return; // the pending statement fails
      this.idle.splice(index, 1);
      connection.release(true);
    });
    return connection;
  }
}
