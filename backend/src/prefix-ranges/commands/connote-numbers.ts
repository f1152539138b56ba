import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { prefixRangeStream } from '@contracts/events/prefix-range.events.js';
import { EventStore } from '@event-store/event-store.js';

import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import type { NumberRequest } from '../domain/assigning.js';
import { KeptRange } from './kept-range.js';
import { NumberDesk, type GivenNumbers } from './number-desk.js';

/** Ranges whose state stays in memory; one that was not asked for lately is read again when it is. */
const MOST_RANGES = 500;

/**
 * Gives consignments their numbers, and their pieces': never twice, never out of the account's blocks or the
 * prefix's item range, in order, both in one append. The same consignment and account always get the same number, so a retry costs none.
 */
@Injectable()
export class ConnoteNumbers {
  private readonly desks = new LRUCache<number, NumberDesk>({ max: MOST_RANGES });

  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ConnotesExhausted when the account has no number left
   * @throws NoNumbersAllotted when it never had one in this range
   * @throws ItemNumbersExhausted when too few item numbers are left for the pieces
   */
  assign(prefixRangeId: number, request: NumberRequest, actor: Actor): Promise<GivenNumbers> {
    return this.desk(prefixRangeId).ask(request, () => ({
      actor: { id: 0, name: 'Connote numbers', kind: 'SYSTEM', onBehalfOf: null },
      clientId: null,
      customerId: null,
      ...actor.trail,
      recordedAt: this.clock.now().toISOString(),
      schemaVersion: prefixRangeStream.schemaVersion,
    }));
  }

  private desk(prefixRangeId: number): NumberDesk {
    const known = this.desks.get(prefixRangeId);
    if (known) return known;

    const desk = new NumberDesk(new KeptRange(this.store, prefixRangeId));
    this.desks.set(prefixRangeId, desk);
    return desk;
  }
}
