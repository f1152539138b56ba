import { retryTransient } from '../retry.js';
import { WrongExpectedRevision } from '../event-store.errors.js';
import type { AppendResult } from '../event-store.js';
import type { PreparedAppend } from '../prepared-append.js';
import {
  findConflicts,
  writeAppends,
  type ConflictReason,
  type AppendedRow,
} from './append-statements.js';
import type { PinnedConnections } from './pinned-connections.js';
import { toPosition } from './position.js';
import { isTransient } from './transient-error.js';

/** Attempts, with about twelve seconds of back-off in total, before callers get an error. */
const MAX_TRIES = 10;

export type AppendOutcome = AppendResult | WrongExpectedRevision;

/** Writes a batch of appends, at most one per stream, in one round trip. Outcomes are in the batch's order. */
export class BatchWriter {
  constructor(
    private readonly connections: PinnedConnections,
    private readonly closing: AbortSignal,
  ) {}

  /** After a lost connection the outcome is unknown: on retry, the ids tell. */
  write(batch: readonly PreparedAppend[]): Promise<AppendOutcome[]> {
    const patience = { isTransient, tries: MAX_TRIES, signal: this.closing };
    return retryTransient(() => this.tryWrite(batch), patience);
  }

  private async tryWrite(batch: readonly PreparedAppend[]): Promise<AppendOutcome[]> {
    const written = await writeAppends(this.connections, batch);
    const losers = batch.filter(({ stream }) => !written.has(stream));
    const explanations = losers.length === 0 ? [] : await findConflicts(this.connections, losers);

    return batch.map((append) => {
      const last = written.get(append.stream);
      return last
        ? resultOf(append, last)
        : toOutcome(append, explanations[losers.indexOf(append)]);
    });
  }
}

function resultOf({ events }: PreparedAppend, { position, revision }: AppendedRow): AppendResult {
  return { position: toPosition(position), revision, hash: events.at(-1)?.metadata.hash ?? '' };
}

function toOutcome({ stream }: PreparedAppend, explanation?: ConflictReason): AppendOutcome {
  if (!explanation) throw new Error(`The database did not answer for ${stream}`);
  if (explanation.position === null) return new WrongExpectedRevision(stream, explanation.head);
  const { position, revision, hash } = explanation;
  return { position: toPosition(position), revision, hash };
}
