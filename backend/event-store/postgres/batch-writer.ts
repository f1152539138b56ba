import { withPatience } from '../back-off.js';
import { WrongExpectedRevision } from '../event-store.errors.js';
import type { AppendResult } from '../event-store.js';
import type { PreparedAppend } from '../prepared-append.js';
import {
  explainLosers,
  writeAppends,
  type Explanation,
  type Written,
} from './append-statements.js';
import type { KeptConnections } from './kept-connections.js';
import { toPosition } from './position.js';
import { isTransient } from './transient-error.js';

/** After that many tries, some twelve seconds of waiting, the callers are told. */
const MAX_TRIES = 10;

export type AppendOutcome = AppendResult | WrongExpectedRevision;

/** Writes a batch of appends, at most one per stream, in one round trip. Outcomes are in the batch's order. */
export class BatchWriter {
  constructor(
    private readonly connections: KeptConnections,
    private readonly closing: AbortSignal,
  ) {}

  /** A lost connection leaves it open whether the batch was written: asked again, the ids tell. */
  write(batch: readonly PreparedAppend[]): Promise<AppendOutcome[]> {
    const patience = { isTransient, tries: MAX_TRIES, signal: this.closing };
    return withPatience(() => this.tryWrite(batch), patience);
  }

  private async tryWrite(batch: readonly PreparedAppend[]): Promise<AppendOutcome[]> {
    const written = await writeAppends(this.connections, batch);
    const losers = batch.filter(({ stream }) => !written.has(stream));
    const explanations = losers.length === 0 ? [] : await explainLosers(this.connections, losers);

    return batch.map((append) => {
      const last = written.get(append.stream);
      return last
        ? resultOf(append, last)
        : toOutcome(append, explanations[losers.indexOf(append)]);
    });
  }
}

function resultOf({ events }: PreparedAppend, { position, revision }: Written): AppendResult {
  return { position: toPosition(position), revision, hash: events.at(-1)?.metadata.hash ?? '' };
}

function toOutcome({ stream }: PreparedAppend, explanation?: Explanation): AppendOutcome {
  if (!explanation) throw new Error(`The database did not answer for ${stream}`);
  if (explanation.position === null) return new WrongExpectedRevision(stream, explanation.head);
  const { position, revision, hash } = explanation;
  return { position: toPosition(position), revision, hash };
}
