import type { Recorded } from '@contracts/events/domain-event.js';
import { findChainBreak, type ChainBreak, type ChainLink } from '@event-store/hash-chain.js';

const words: Readonly<Record<ChainBreak, string>> = {
  gap: 'does not follow the event before it',
  altered: 'is not what was written',
  unlinked: 'is not linked to the event before it',
};

/** Checks that every stream is in order and complete, and its hash chain whole. Takes the events in their order. */
export class StreamAuditor {
  private readonly ends = new Map<string, ChainLink>();
  events = 0;

  get streams(): number {
    return this.ends.size;
  }

  /** What is wrong with the event, in words; null when nothing is. */
  check(event: Recorded): string | null {
    const { stream, revision, metadata } = event;
    const fault = findChainBreak(event, this.ends.get(stream));
    this.ends.set(stream, { revision, hash: metadata.hash });
    this.events += 1;
    return fault && `${stream}, revision ${revision}: ${event.type} ${words[fault]}`;
  }
}
