import {
  ANY,
  NO_STREAM,
  STREAM_EXISTS,
  WrongExpectedVersionError,
  type AppendExpectedRevision,
  type Credentials,
  type EventStoreDBClient,
} from '@eventstore/db-client';

import type { Position } from '@contracts/events/domain-event.js';

import { WrongExpectedRevision } from '../event-store.errors.js';
import type { AppendOptions, AppendResult, ExpectedRevision } from '../event-store.js';
import type { PreparedAppend } from '../hash-chain.js';
import { toJsonEvent, toRecorded } from './event-mapping.js';
import type { EventReader } from './event-reader.js';
import { toPosition } from './position.js';
import { RequestTimeout } from './transient-error.js';

export const APPEND_TIMEOUT_MS = 5_000;

export interface AppenderOptions {
  /** null leaves the credentials to the client. */
  readonly credentials: Credentials | null;
  /** Timeout of one attempt in milliseconds. */
  readonly timeoutMs: number;
}

/** Position of the last event of an append. */
interface Written {
  readonly revision: number;
  /** Null if the server does not report it. */
  readonly position: Position | null;
}

/**
 * Appends with one call each. The client's batched append is not used: it has no deadline, one broken connection
 * rejects the appends of every client in the process, and a late response kills the process. Passing credentials
 * makes the client avoid it.
 */
export class Appender {
  constructor(
    private readonly client: EventStoreDBClient,
    private readonly reader: EventReader,
    private readonly options: AppenderOptions,
  ) {}

  /**
   * Safe to repeat: the server recognises the event ids and returns the original revision and position. Only the
   * hash of events that another call may have written is read, since their metadata may differ.
   */
  async append(append: PreparedAppend, { isNew = false }: AppendOptions): Promise<AppendResult> {
    const { revision, position } = await this.write(append).catch((error: unknown) => {
      throw error instanceof WrongExpectedVersionError ? conflictOf(append, error) : error;
    });
    const hash = append.events.at(-1)?.metadata.hash;
    if (!isNew || position === null || hash === undefined) return this.resultAt(append, revision);
    return { position, revision, hash };
  }

  private async write({ stream, events, expected }: PreparedAppend): Promise<Written> {
    const { credentials, timeoutMs } = this.options;
    const { nextExpectedRevision, position } = await within(
      2 * timeoutMs,
      this.client.appendToStream(stream, events.map(toJsonEvent), {
        expectedRevision: toServerRevision(expected),
        ...(credentials && { credentials }),
        requiresLeader: true,
        deadline: timeoutMs,
      }),
    );
    return {
      revision: Number(nextExpectedRevision),
      position: position ? toPosition(position) : null,
    };
  }

  /** The server does not report whether the events were new, so the last one is read. */
  private async resultAt({ stream }: PreparedAppend, revision: number): Promise<AppendResult> {
    const [last] = await this.reader.readStream(stream, { after: revision - 1, limit: 1 });
    if (!last) throw new RequestTimeout(`${stream} does not show revision ${revision} yet`);
    return { position: last.position, revision, hash: toRecorded(last).metadata.hash };
  }
}

/** A call's deadline does not cover the search for a leader. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new RequestTimeout());
    }, ms);
  });
  return Promise.race([work, timeout]).finally(() => {
    clearTimeout(timer);
  });
}

function toServerRevision(expected: ExpectedRevision): AppendExpectedRevision {
  switch (expected) {
    case 'any':
      return ANY;
    case 'noStream':
      return NO_STREAM;
    case 'streamExists':
      return STREAM_EXISTS;
    default:
      return expected.revision < 0 ? NO_STREAM : BigInt(expected.revision);
  }
}

function conflictOf(
  { stream }: PreparedAppend,
  { actualVersion }: WrongExpectedVersionError,
): Error {
  return new WrongExpectedRevision(
    stream,
    typeof actualVersion === 'bigint' ? Number(actualVersion) : -1,
  );
}
