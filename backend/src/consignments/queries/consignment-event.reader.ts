import { Injectable } from '@nestjs/common';

import { applyErasures } from '@contracts/events/consignment.erasure.js';
import { consignmentStream, type ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import { EventStore } from '@event-store/event-store.js';
import { readWholeStream } from '@event-store/stream-pages.js';

import type { Access } from '../../platform/event-streams.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import {
  type ConsignmentDetails,
  type ConsignmentRecord,
  evolveRecord,
  toDetails,
} from '../domain/consignment-record.js';

/** The events of one consignment, without data erased since. */
export type ConsignmentEventStream = readonly Recorded<ConsignmentEvent>[];

const STREAM_BATCH_SIZE = 50;
/** Maximum events of one stream in a batched read; longer streams are read separately. */
const MAX_BATCHED_EVENTS_PER_STREAM = 200;

/**
 * Reads consignments from their streams: always current, never behind a projection. A stream holds a few
 * dozen events.
 */
@Injectable()
export class ConsignmentEventReader {
  constructor(private readonly store: EventStore) {}

  /** @throws RecordNotFound when it does not exist, or is out of scope */
  async read(id: number, { actor, permission }: Access): Promise<ConsignmentEventStream> {
    const events = await this.readUnscoped(id);
    const details = currentDetails(events);
    if (!details || (permission !== null && !actor.covers(permission, details.owner)))
      throw new RecordNotFound(`consignment ${id}`);
    return events;
  }

  /** Reads without a permission check, for internal work. Empty if it does not exist. */
  async readUnscoped(id: number): Promise<ConsignmentEventStream> {
    const stream = `${consignmentStream.prefix}${id}`;
    return applyErasures(await readWholeStream<ConsignmentEvent>(this.store, stream));
  }

  /** The consignment as it is now. @throws RecordNotFound when it does not exist, or is out of scope */
  async get(id: number, { actor, permission }: Access): Promise<ConsignmentDetails> {
    const details = await this.getUnscoped(id);
    if (permission !== null && !actor.covers(permission, details.owner))
      throw new RecordNotFound(`consignment ${id}`);
    return details;
  }

  /** Like `get`, without a permission check. @throws RecordNotFound */
  async getUnscoped(id: number): Promise<ConsignmentDetails> {
    const details = await this.findUnscoped(id);
    if (!details) throw new RecordNotFound(`consignment ${id}`);
    return details;
  }

  /**
   * Like `get` for many ids, in their order, with one query per fifty.
   * @throws RecordNotFound when one does not exist, or is out of scope
   */
  async getMany(
    ids: readonly number[],
    { actor, permission }: Access,
  ): Promise<ConsignmentDetails[]> {
    const all: ConsignmentDetails[] = [];
    for await (const details of this.findManyUnscoped(ids)) {
      if (!details || (permission !== null && !actor.covers(permission, details.owner)))
        throw new RecordNotFound(`consignment ${ids[all.length]}`);
      all.push(details);
    }
    return all;
  }

  /** Like `findUnscoped` for many ids, in their order, repeated ones included, with one query per fifty. */
  async *findManyUnscoped(ids: readonly number[]): AsyncGenerator<ConsignmentDetails | null> {
    for (let start = 0; start < ids.length; start += STREAM_BATCH_SIZE) {
      const streams = ids
        .slice(start, start + STREAM_BATCH_SIZE)
        .map((id) => `${consignmentStream.prefix}${id}`);
      const found = await this.store.readStreams(streams, MAX_BATCHED_EVENTS_PER_STREAM);
      for (const stream of streams) {
        const events = found.get(stream) ?? [];
        const isWhole = events.length < MAX_BATCHED_EVENTS_PER_STREAM;
        const all = isWhole ? events : await readWholeStream(this.store, stream);
        yield currentDetails(applyErasures(all as unknown as ConsignmentEventStream));
      }
    }
  }

  /** Like `getUnscoped`; null when it does not exist. */
  async findUnscoped(id: number): Promise<ConsignmentDetails | null> {
    return currentDetails(await this.readUnscoped(id));
  }
}

/** Folds all of these events; null if there are none. */
export const replayConsignment = (events: ConsignmentEventStream): ConsignmentRecord | null =>
  events.reduce<ConsignmentRecord | null>(evolveRecord, null);

function currentDetails(events: ConsignmentEventStream): ConsignmentDetails | null {
  const record = replayConsignment(events);
  return record && toDetails(record);
}
