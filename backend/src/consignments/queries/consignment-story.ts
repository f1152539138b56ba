import { Injectable } from '@nestjs/common';

import { withErasures } from '@contracts/events/consignment.erasure.js';
import { consignmentStream, type ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import { EventStore } from '@event-store/event-store.js';

import type { Access } from '../../platform/event-streams.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import {
  emptyRecord,
  evolveRecord,
  type ConsignmentRecord,
} from '../domain/record/consignment-record.js';

/** Everything that happened to one consignment, without what was erased of it since. */
export type ConsignmentStory = readonly Recorded<ConsignmentEvent>[];

/**
 * Consignments as their streams tell them: always as of now, never behind a projection. A stream holds
 * some tens of events, so one is read and folded in the time of a query.
 */
@Injectable()
export class ConsignmentStories {
  constructor(private readonly store: EventStore) {}

  /** @throws RecordNotFound when it does not exist, or is out of reach */
  async read(id: number, { actor, permission }: Access): Promise<ConsignmentStory> {
    const story = await this.of(id);
    const { owner } = recordOf(story);
    if (story.length === 0 || (permission !== null && !actor.covers(permission, owner)))
      throw new RecordNotFound(`consignment ${id}`);
    return story;
  }

  /** Whoever asks: for the system's own work. Empty when it does not exist. */
  async of(id: number): Promise<ConsignmentStory> {
    const events = await this.store.readStream(`${consignmentStream.prefix}${id}`);
    // What comes out of the store is today's event: the registry of upcasters vouches for it.
    return withErasures(events as unknown as ConsignmentStory);
  }

  /** The record as it is now. @throws RecordNotFound */
  async find(id: number, access: Access): Promise<ConsignmentRecord> {
    return recordOf(await this.read(id, access));
  }
}

export const recordOf = (story: ConsignmentStory): ConsignmentRecord =>
  story.reduce(evolveRecord, emptyRecord);
