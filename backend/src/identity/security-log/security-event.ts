import { createHash } from 'node:crypto';

import type { SecurityEventKind, SecurityOutcome } from '@contracts/views/security-log.view.js';

/** A security event of an account. */
export interface SecurityEvent {
  readonly at: Date;
  readonly kind: SecurityEventKind;
  readonly outcome: SecurityOutcome;
  readonly userId: number | null;
  readonly userName: string | null;
  readonly subjectId: number | null;
  readonly details: string;
  readonly address: string | null;
  readonly agent: string | null;
  readonly correlationId: string | null;
}

/** An event with its position in the chain. */
export interface ChainedEvent extends SecurityEvent {
  readonly id: number;
  readonly previousHash: string;
  readonly hash: string;
}

export type ChainEnd = Pick<ChainedEvent, 'id' | 'hash'>;

/** Before the first event. */
export const CHAIN_START: ChainEnd = { id: 0, hash: '' };

/** Appends events to the chain with this end. */
export function chain(end: ChainEnd, events: readonly SecurityEvent[]): ChainedEvent[] {
  let last = end;
  return events.map((event) => {
    const placed = { ...event, id: last.id + 1, previousHash: last.hash };
    const chained = { ...placed, hash: hashOf(placed) };
    last = chained;
    return chained;
  });
}

/** Returns the id of the first event that is changed, missing or out of place, or null. */
export function findBreak(events: readonly ChainedEvent[], before?: ChainEnd): number | null {
  let last = before;
  for (const event of events) {
    const follows = !last || (event.id === last.id + 1 && event.previousHash === last.hash);
    if (!follows || event.hash !== hashOf(event)) return event.id;
    last = event;
  }
  return null;
}

const hashOf = (event: Omit<ChainedEvent, 'hash'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        event.id,
        event.at.toISOString(),
        event.kind,
        event.outcome,
        event.userId,
        event.userName,
        event.subjectId,
        event.details,
        event.address,
        event.agent,
        event.correlationId,
        event.previousHash,
      ]),
    )
    .digest('hex');
