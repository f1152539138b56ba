import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';

import type { ItemNumbersData } from '@contracts/events/consignment.events.js';
import type { EventContext } from '@contracts/events/domain-event.js';
import { type PrefixRangeEvent, prefixRangeStream } from '@contracts/events/prefix-range.events.js';
import { EventStoreUnavailable, WrongExpectedRevision } from '@event-store/event-store.errors.js';
import { EventStore } from '@event-store/event-store.js';

import type { Actor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { noSnapshots, SnapshotStore } from '../../platform/events/snapshots.js';
import { type Folded, StreamLoader } from '../../platform/events/stream-loader.js';
import { recordWrittenPosition } from '../../platform/request-context.js';
import {
  assignNumbers,
  assignedItems,
  assignedNumber,
  type NumberRequest,
} from '../domain/assign-numbers.js';
import {
  evolve,
  initialPrefixRange,
  type PrefixRange,
  prefixRangeStreams,
} from '../domain/prefix-range.js';
import { NoNumbersAllotted } from '../domain/prefix-range.errors.js';
import { findAssigned } from './find-assigned.js';

/**
 * Holds one range's state between appends. When another process has appended, the append fails and only the new events
 * are read.
 */
class CachedPrefixRange {
  private cached: Folded<PrefixRange> | null = null;
  private readonly stream: string;

  constructor(
    private readonly store: EventStore,
    private readonly loader: StreamLoader<PrefixRange, PrefixRangeEvent>,
    prefixRangeId: number,
  ) {
    this.stream = streamOf(prefixRangeId);
  }

  get state(): PrefixRange {
    return this.cached?.state ?? initialPrefixRange;
  }

  /** Reads the events appended since; the first time, those after the last snapshot. */
  async catchUp(): Promise<void> {
    this.cached = this.cached
      ? await this.loader.catchUp(this.stream, this.cached)
      : await this.loader.load(this.stream);
  }

  /**
   * Returns false when another process appended first: catch up and decide again. If the outcome is unknown the state
   * stays valid for its revision: the next append shows whether events follow it.
   */
  async append(events: readonly PrefixRangeEvent[], context: EventContext): Promise<boolean> {
    const { revision, hash, state } = this.cached ?? this.loader.beginning;
    const prepared = events.map((event) => ({ ...event, id: randomUUID(), metadata: context }));
    try {
      const written = await this.store.append(
        this.stream,
        prepared,
        { revision, hash },
        { isNew: true },
      );
      recordWrittenPosition(written.position);
      const after = events.reduce(evolve, state);
      this.cached = { state: after, revision: written.revision, hash: written.hash };
      this.loader.snapshotIfDue(this.stream, this.cached);
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }
}

const streamOf = (prefixRangeId: number): string => `${prefixRangeStream.prefix}${prefixRangeId}`;

/**
 * Fewer than the assignments that a range's state retains, so that the state after the append has the numbers of each
 * request.
 */
const MAX_PER_APPEND = 200;
const MAX_ATTEMPTS = 50;

interface AssignedNumbers {
  /** Null when only pieces were to be numbered. */
  readonly connote: { readonly number: number; readonly connoteNumber: string } | null;
  /** Null if pieces have no numbers. */
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
          this.respond(one);
        });
      } catch (error) {
        // requests behind an unavailable store have waited for it as well
        const behind = error instanceof EventStoreUnavailable ? this.pending.splice(0) : [];
        for (const { reject } of [...batch, ...behind]) reject(error);
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
      const events = state.phase === 'UNKNOWN' ? [] : assignNumbers(state, requests);
      const isDone =
        events.length === 0 ? isFresh : await this.range.append(events, batch[0].context());
      if (isDone) return;
      await this.range.catchUp();
      isFresh = true;
    }
    throw new Error('other processes keep appending to the range');
  }

  private respond({ request, resolve, reject }: PendingRequest): void {
    try {
      resolve(toAssignedNumbers(this.range.state, request));
    } catch (error) {
      reject(error);
    }
  }
}

/** Ranges in memory; the least recently used one is evicted and re-read on its next request. */
const MAX_RANGES = 500;

/** A request for numbers, with what is known of earlier attempts. */
interface NumberingRequest extends NumberRequest {
  /**
   * When the same operation was first tried, ISO instant; null for the first attempt. An earlier attempt may have
   * taken numbers that the consignment does not show.
   */
  readonly attemptedSince?: string | null;
}

/**
 * Assigns numbers to consignments and their pieces: each once, from the account's blocks and the prefix's item range,
 * in order, both in one append. A consignment and account always get the same number, so a retry uses no new ones.
 */
@Injectable()
export class ConnoteNumberService {
  private readonly queues = new LRUCache<number, NumberAssignmentQueue>({ max: MAX_RANGES });
  private readonly loader: StreamLoader<PrefixRange, PrefixRangeEvent>;

  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    snapshots: SnapshotStore = noSnapshots,
  ) {
    this.loader = new StreamLoader(store, prefixRangeStreams, snapshots);
  }

  /**
   * @throws ConnotesExhausted when the account has no number left
   * @throws NoNumbersAllotted when it was never allotted one in this range
   * @throws ItemNumbersExhausted when too few item numbers are left for the pieces
   */
  async assign(
    prefixRangeId: number,
    { attemptedSince = null, ...request }: NumberingRequest,
    actor: Actor,
  ): Promise<AssignedNumbers> {
    const held =
      request.held ??
      (attemptedSince !== null
        ? await findAssigned(this.store, streamOf(prefixRangeId), request, attemptedSince)
        : null);
    return this.getQueue(prefixRangeId).enqueue({ ...request, ...(held && { held }) }, () => ({
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

    const queue = new NumberAssignmentQueue(
      new CachedPrefixRange(this.store, this.loader, prefixRangeId),
    );
    this.queues.set(prefixRangeId, queue);
    return queue;
  }
}
