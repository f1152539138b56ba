import { hash as digestOf } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';

import type { DomainEvent, EventMetadata, Recorded } from '@contracts/events/domain-event.js';

import type { ExpectedRevision, NewEvent } from './event-store.js';
import { AppendTooLarge, UnstorableAppend } from './event-store.errors.js';

/** A new event with its place in the hash chain and its JSON, prepared before any adapter sees it. */
export type SealedEvent = DomainEvent & {
  readonly id: string;
  readonly metadata: EventMetadata;
  readonly dataJson: string;
  readonly metadataJson: string;
};

/** End of a chain, which the next event of the stream continues. */
export interface ChainLink {
  readonly revision: number;
  readonly hash: string;
}

const START = { revision: -1, hash: null };

/** Defect in an event: a gap in its stream, altered content, or a broken chain. */
export type ChainBreak = 'gap' | 'altered' | 'unlinked';

interface ChainContent {
  readonly stream: string;
  /** null when the writer could not know it: expected revision `any` or `streamExists`. */
  readonly revision: number | null;
  readonly id: string;
  readonly type: string;
  readonly dataJson: string;
  /** Metadata without the two hashes. */
  readonly contextJson: string;
  readonly prevHash: string | null;
}

/**
 * Chains the events of one append, starting from the hash of the expected revision. An append without one starts a
 * new chain.
 */
export function seal(
  stream: string,
  events: readonly NewEvent[],
  expected: ExpectedRevision,
): SealedEvent[] {
  const first = firstRevision(expected);
  let prevHash = typeof expected === 'object' ? expected.hash : null;

  return events.map(({ id, type, data = null, metadata }, index) => {
    const revision = first === null ? null : first + index;
    const [dataJson, contextJson] = [canonical(data), canonical(metadata)];
    const hash = digest({ stream, revision, id, type, dataJson, contextJson, prevHash });
    const links = { prevHash, hash };
    const metadataJson = `${contextJson.slice(0, -1)},${JSON.stringify(links).slice(1)}`;
    prevHash = hash;
    return { id, type, data, metadata: { ...metadata, ...links }, dataJson, metadataJson };
  });
}

/**
 * Checks one event against the previous one of its stream (undefined for the first), as stored: before any
 * upcaster. Returns null if it is intact.
 */
export function findChainBreak(event: Recorded, previous?: ChainLink): ChainBreak | null {
  const before = previous ?? START;
  if (event.revision !== before.revision + 1) return 'gap';

  const { stream, id, type, data } = event;
  const { prevHash, hash, ...context } = event.metadata;
  const [dataJson, contextJson] = [canonical(data), canonical(context)];
  const content = { stream, id, type, dataJson, contextJson, prevHash };
  const isUnchained = digest({ ...content, revision: null }) === hash;
  if (!isUnchained && digest({ ...content, revision: event.revision }) !== hash) return 'altered';

  if (prevHash === before.hash || (isUnchained && prevHash === null)) return null;
  return 'unlinked';
}

function firstRevision(expected: ExpectedRevision): number | null {
  if (expected === 'noStream') return 0;
  return typeof expected === 'object' ? expected.revision + 1 : null;
}

/** JSON with sorted keys and no spaces, independent of where the value comes from. */
function canonical(value: unknown): string {
  return stringify(value) ?? 'null';
}

/** Hashes the canonical JSON of the event, assembled from its parts in the order of their names. */
function digest(content: ChainContent): string {
  const { stream, revision, id, type, dataJson, contextJson, prevHash } = content;
  return digestOf(
    'sha256',
    `{"data":${dataJson},"id":${JSON.stringify(id)},"metadata":${contextJson},` +
      `"prevHash":${JSON.stringify(prevHash)},"revision":${revision},` +
      `"stream":${JSON.stringify(stream)},"type":${JSON.stringify(type)}}`,
  );
}

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
  if (newEvents.length === 0) throw new UnstorableAppend(stream, 'it contains no events');

  if (newEvents.some(({ data }) => typeof data !== 'object'))
    throw new UnstorableAppend(stream, "an event's data must be an object");

  const events = seal(stream, newEvents, expected);
  if (events.some(hasUnstorableText))
    throw new UnstorableAppend(stream, 'it contains text that is not valid Unicode');

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
