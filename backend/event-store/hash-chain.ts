import { hash as digestOf } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';

import type { DomainEvent, EventMetadata, Recorded } from '@contracts/events/domain-event.js';

import type { ExpectedRevision, NewEvent } from './event-store.js';

/** A new event with its place in the hash chain and its JSON, fixed before any adapter sees it. */
export type SealedEvent = DomainEvent & {
  readonly id: string;
  readonly metadata: EventMetadata;
  readonly dataJson: string;
  readonly metadataJson: string;
};

/** The end of a chain: what the next event of the stream has to continue. */
export interface ChainLink {
  readonly revision: number;
  readonly hash: string;
}

const START = { revision: -1, hash: null };

/** What is wrong with an event: a gap in its stream, content that was changed, or a chain that was cut. */
export type ChainFault = 'gap' | 'altered' | 'unlinked';

interface ChainContent {
  readonly stream: string;
  /** null where the writer could not know it: the expectation was `any` or `streamExists`. */
  readonly revision: number | null;
  readonly id: string;
  readonly type: string;
  readonly dataJson: string;
  /** The metadata without the two hashes. */
  readonly contextJson: string;
  readonly prevHash: string | null;
}

/**
 * Chains the events of one append to each other, and the first of them to the hash the expectation
 * carries. An append that does not say where its stream stands starts a chain of its own.
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
 * Checks one event against the event before it in its stream (left out for the first one), as it stands
 * in the store: before any upcaster. Answers null when nothing is wrong.
 */
export function findChainFault(event: Recorded, previous?: ChainLink): ChainFault | null {
  const before = previous ?? START;
  if (event.revision !== before.revision + 1) return 'gap';

  const { stream, id, type, data } = event;
  const { prevHash, hash, ...context } = event.metadata;
  const [dataJson, contextJson] = [canonical(data), canonical(context)];
  const content = { stream, id, type, dataJson, contextJson, prevHash };
  const isFloating = digest({ ...content, revision: null }) === hash;
  if (!isFloating && digest({ ...content, revision: event.revision }) !== hash) return 'altered';

  if (prevHash === before.hash || (isFloating && prevHash === null)) return null;
  return 'unlinked';
}

function firstRevision(expected: ExpectedRevision): number | null {
  if (expected === 'noStream') return 0;
  return typeof expected === 'object' ? expected.revision + 1 : null;
}

/** JSON with sorted keys and no spaces: the same text wherever the value comes from. */
function canonical(value: unknown): string {
  return stringify(value) ?? 'null';
}

/** Over the canonical JSON of the whole, put together from its parts in the order of their names. */
function digest(content: ChainContent): string {
  const { stream, revision, id, type, dataJson, contextJson, prevHash } = content;
  return digestOf(
    'sha256',
    `{"data":${dataJson},"id":${JSON.stringify(id)},"metadata":${contextJson},` +
      `"prevHash":${JSON.stringify(prevHash)},"revision":${revision},` +
      `"stream":${JSON.stringify(stream)},"type":${JSON.stringify(type)}}`,
  );
}
