import { Injectable } from '@nestjs/common';

import type { Recorded } from '@contracts/events/domain-event.js';
import { manifestStream, type ManifestEvent } from '@contracts/events/manifest.events.js';
import { EventStore } from '@event-store/event-store.js';
import { readWholeStream } from '@event-store/stream-pages.js';

import type { Access } from '../../platform/event-streams.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { foldManifestRecord, type ManifestRecord } from '../domain/manifest-record.js';

/** All events of one manifest. */
export type ManifestEventStream = readonly Recorded<ManifestEvent>[];

/** Reads the events of manifests. */
@Injectable()
export class ManifestEventReader {
  constructor(private readonly store: EventStore) {}

  /** @throws RecordNotFound when it does not exist or is outside the scope */
  async read(id: number, access: Access): Promise<ManifestEventStream> {
    return (await this.load(id, access)).events;
  }

  /** With the record they fold to. @throws RecordNotFound when it does not exist or is outside the scope */
  async load(
    id: number,
    { actor, permission }: Access,
  ): Promise<{ readonly events: ManifestEventStream; readonly record: ManifestRecord }> {
    const stream = `${manifestStream.prefix}${id}`;
    const events = await readWholeStream<ManifestEvent>(this.store, stream);
    const record = foldManifestRecord(events);
    if (!record || (permission !== null && !actor.covers(permission, record.owner)))
      throw new RecordNotFound(`manifest ${id}`);
    return { events, record };
  }
}
