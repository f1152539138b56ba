import { EventEmitter } from 'node:events';

/** Positions are byte offsets on a real server: far apart, and never consecutive. */
const BYTES_PER_RECORD = 151n;

export interface ProposedRecord {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface LogRecord extends ProposedRecord {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
}

export type Expectation = 'any' | 'noStream' | 'streamExists' | number;

/** Result of an append: the last event written, or the actual revision of the stream (-1 if it does not exist). */
export type AppendOutcome =
  | { readonly isWritten: true; readonly last: LogRecord }
  | { readonly isWritten: false; readonly head: number };

/** Log of all appends in memory, with the server's rules for expected revisions and repeated ids. */
export class EventLog extends EventEmitter<{ appended: [] }> {
  readonly records: LogRecord[] = [];
  /** Events delivered to subscriptions so far. */
  delivered = 0;
  private readonly streams = new Map<string, LogRecord[]>();

  constructor() {
    super();
    this.setMaxListeners(0);
  }

  stream(name: string): readonly LogRecord[] | undefined {
    return this.streams.get(name);
  }

  append(name: string, proposed: readonly ProposedRecord[], expected: Expectation): AppendOutcome {
    const stream = this.streams.get(name) ?? [];
    const head = stream.length - 1;
    const repeated = findRepeated(stream, proposed, expected);
    if (repeated) return { isWritten: true, last: repeated };
    if (!holds(expected, head)) return { isWritten: false, head };

    for (const record of proposed) {
      const position = BigInt(this.records.length) * BYTES_PER_RECORD;
      const written = { ...record, stream: name, revision: stream.length, position };
      stream.push(written);
      this.records.push(written);
    }
    this.streams.set(name, stream);
    this.emit('appended');
    return { isWritten: true, last: stream[stream.length - 1]! };
  }
}

function holds(expected: Expectation, head: number): boolean {
  if (expected === 'any') return true;
  if (expected === 'streamExists') return head >= 0;
  return head === (expected === 'noStream' ? -1 : expected);
}

/** Last of the events, if all of them are already in the stream after the expected revision. */
function findRepeated(
  stream: readonly LogRecord[],
  proposed: readonly ProposedRecord[],
  expected: Expectation,
): LogRecord | undefined {
  const start =
    expected === 'any' || expected === 'streamExists'
      ? stream.findIndex(({ id }) => id === proposed[0]?.id)
      : (expected === 'noStream' ? -1 : expected) + 1;
  if (start === -1) return undefined;

  const isThere = proposed.every(({ id }, index) => stream[start + index]?.id === id);
  return isThere ? stream[start + proposed.length - 1] : undefined;
}
