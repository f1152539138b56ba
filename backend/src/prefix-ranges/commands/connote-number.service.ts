import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';

import type { ItemNumbersData } from '@contracts/events/consignment.events.js';
import type { EventContext, Recorded } from '@contracts/events/domain-event.js';
import { type PrefixRangeEvent, prefixRangeStream } from '@contracts/events/prefix-range.events.js';
import { WrongExpectedRevision } from '@event-store/event-store.errors.js';
import { EventStore } from '@event-store/event-store.js';

import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { recordWrittenPosition } from '../../platform/request-scope.js';
import {
  assign,
  assignedItems,
  assignedNumber,
  type NumberRequest,
} from '../domain/assign-numbers.js';
import { evolve, initialPrefixRange, type PrefixRange } from '../domain/prefix-range.js';
import { NoNumbersAllotted } from '../domain/prefix-range.errors.js';

const READ_SIZE = 2_000;

interface CachedState {
  readonly state: PrefixRange;
  readonly revision: number;
  readonly hash: string | null;
}

const initialState: CachedState = { state: initialPrefixRange, revision: -1, hash: null };

/**
 * Caches one range's state between appends: a range has hundreds of thousands of numbers, too many to read for each
 * consignment. When another process has appended, the append fails and only the new events are read.
 */
class CachedPrefixRange {
  private cached = initialState;

  constructor(
    private readonly store: EventStore,
    private readonly prefixRangeId: number,
  ) {}

  get state(): PrefixRange {
    return this.cached.state;
  }

  /** Reads the events appended since. */
  async catchUp(): Promise<void> {
    for (;;) {
      const { revision: after } = this.cached;
      const events = await this.store.readStream(this.stream, { after, limit: READ_SIZE });
      this.cached = events.reduce(this.next, this.cached);
      if (events.length < READ_SIZE) return;
    }
  }

  /** Returns false when another process appended first: catch up and decide again. */
  async append(events: readonly PrefixRangeEvent[], context: EventContext): Promise<boolean> {
    const { revision, hash, state } = this.cached;
    const prepared = events.map((event) => ({ ...event, id: randomUUID(), metadata: context }));
    try {
      const written = await this.store.append(this.stream, prepared, { revision, hash });
      recordWrittenPosition(written.position);
      this.cached = {
        state: events.reduce(evolve, state),
        revision: written.revision,
        hash: written.hash,
      };
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      // Whether the events were written is unknown, so the cached state may be stale.
      this.cached = initialState;
      throw error;
    }
  }

  private readonly next = ({ state }: CachedState, event: Recorded): CachedState => ({
    // The upcasters guarantee the current shape of every event from the store.
    state: evolve(state, event as unknown as PrefixRangeEvent),
    revision: event.revision,
    hash: event.metadata.hash,
  });

  private get stream(): string {
    return `${prefixRangeStream.prefix}${this.prefixRangeId}`;
  }
}

const MAX_PER_APPEND = 500;
const MAX_ATTEMPTS = 50;

interface AssignedNumbers {
  /** Null when only pieces were to be numbered. */
  readonly connote: { readonly number: number; readonly connoteNumber: string } | null;
  /** Null where pieces have no numbers of their own. */
  readonly items: ItemNumbersData | null;
}

interface PendingRequest {
  readonly request: NumberRequest;
  /** Context of the request; a batch is recorded with that of its first request. */
  readonly context: () => EventContext;
  readonly resolve: (numbers: AssignedNumbers) => void;
  readonly reject: (reason: unknown) => void;
}

/** @throws ConnotesExhausted, NoNumbersAllotted, ItemNumbersExhausted, RangeNotInUse */
function toAssignedNumbers(range: PrefixRange, request: NumberRequest): AssignedNumbers {
  const { isForPiecesOnly } = request;
  if (range.phase === 'UNKNOWN') {
    if (isForPiecesOnly) return { connote: null, items: null };
    throw new NoNumbersAllotted();
  }
  const items = assignedItems(range, request);
  return { connote: isForPiecesOnly ? null : assignedNumber(range, request), items };
}

/** Queues number requests of one range; requests that arrive during an append form the next batch. */
class NumberAssignmentQueue {
  private pending: PendingRequest[] = [];
  private isProcessing = false;

  constructor(private readonly range: CachedPrefixRange) {}

  enqueue(request: NumberRequest, context: () => EventContext): Promise<AssignedNumbers> {
    return new Promise((resolve, reject) => {
      this.pending.push({ request, context, resolve, reject });
      if (!this.isProcessing) void this.processAll();
    });
  }

  private async processAll(): Promise<void> {
    this.isProcessing = true;
    for (let batch = this.nextBatch(); batch; batch = this.nextBatch()) {
      try {
        await this.assignAll(batch);
        batch.forEach((one) => {
          this.answer(one);
        });
      } catch (error) {
        batch.forEach(({ reject }) => {
          reject(error);
        });
      }
    }
    this.isProcessing = false;
  }

  private nextBatch(): [PendingRequest, ...PendingRequest[]] | null {
    const [first, ...others] = this.pending.splice(0, MAX_PER_APPEND);
    return first ? [first, ...others] : null;
  }

  /**
   * Appends the events of a batch. The cached state may be stale: a successful append or a fresh read proves it is
   * not.
   */
  private async assignAll(batch: readonly [PendingRequest, ...PendingRequest[]]): Promise<void> {
    const requests = batch.map(({ request }) => request);
    let isFresh = false;

    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { state } = this.range;
      const events = state.phase === 'UNKNOWN' ? [] : assign(state, requests);
      const isDone =
        events.length === 0 ? isFresh : await this.range.append(events, batch[0].context());
      if (isDone) return;
      await this.range.catchUp();
      isFresh = true;
    }
    throw new Error('others append to the range without a pause');
  }

  private answer({ request, resolve, reject }: PendingRequest): void {
    try {
      resolve(toAssignedNumbers(this.range.state, request));
    } catch (error) {
      reject(error);
    }
  }
}

/** Ranges in memory; the least recently used one is evicted and read again on its next request. */
const MAX_RANGES = 500;

/**
 * Assigns numbers to consignments and their pieces: each once, from the account's blocks and the prefix's item
 * range, in order, both in one append. A consignment and account always get the same number, so a retry uses up
 * none.
 */
@Injectable()
export class ConnoteNumberService {
  private readonly queues = new LRUCache<number, NumberAssignmentQueue>({ max: MAX_RANGES });

  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ConnotesExhausted when the account has no number left
   * @throws NoNumbersAllotted when it was never allotted one in this range
   * @throws ItemNumbersExhausted when too few item numbers are left for the pieces
   */
  assign(prefixRangeId: number, request: NumberRequest, actor: Actor): Promise<AssignedNumbers> {
    return this.getQueue(prefixRangeId).enqueue(request, () => ({
      actor: { id: 0, name: 'Connote numbers', kind: 'SYSTEM', onBehalfOf: null },
      clientId: null,
      customerId: null,
      ...actor.trail,
      recordedAt: this.clock.now().toISOString(),
      schemaVersion: prefixRangeStream.schemaVersion,
    }));
  }

  private getQueue(prefixRangeId: number): NumberAssignmentQueue {
    const existing = this.queues.get(prefixRangeId);
    if (existing) return existing;

    const queue = new NumberAssignmentQueue(new CachedPrefixRange(this.store, prefixRangeId));
    this.queues.set(prefixRangeId, queue);
    return queue;
  }
}
