import { AppendTooLarge, UnstorableAppend } from './event-store.errors.js';
import type { ExpectedRevision, NewEvent } from './event-store.js';
import { seal, type SealedEvent } from './hash-chain.js';

const MAX_APPEND_BYTES = 1024 * 1024;

/** NUL and lone surrogates: valid in JSON, but not in a Postgres text. */
const UNSTORABLE_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** One append as passed to every adapter: sealed, and known to be storable. */
export interface PreparedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly SealedEvent[];
  readonly bytes: number;
}

/**
 * Validates and seals an append before it reaches an adapter.
 * @throws AppendTooLarge above 1 MiB
 * @throws UnstorableAppend
 */
export function prepareAppend(
  stream: string,
  newEvents: readonly NewEvent[],
  expected: ExpectedRevision,
): PreparedAppend {
  if (newEvents.length === 0) throw new UnstorableAppend(stream, 'it holds no event');

  if (newEvents.some(({ data }) => typeof data !== 'object'))
    throw new UnstorableAppend(stream, 'the data of an event is an object');

  const events = seal(stream, newEvents, expected);
  if (events.some(hasUnstorableText))
    throw new UnstorableAppend(stream, 'its text is not valid Unicode');

  const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
  if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(stream, bytes);
  return { stream, expected, events, bytes };
}

function hasUnstorableText({ dataJson, metadataJson }: SealedEvent): boolean {
  return [dataJson, metadataJson].some(
    (json) => json.includes('\\u') && UNSTORABLE_TEXT.test(json),
  );
}

function sizeOf({ type, dataJson, metadataJson }: SealedEvent): number {
  return type.length + Buffer.byteLength(dataJson) + Buffer.byteLength(metadataJson);
}
