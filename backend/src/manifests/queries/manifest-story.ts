import { Injectable } from '@nestjs/common';

import type { Recorded } from '@contracts/events/domain-event.js';
import { manifestStream, type ManifestEvent } from '@contracts/events/manifest.events.js';
import { EventStore } from '@event-store/event-store.js';

import type { Access } from '../../platform/event-streams.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { emptyManifest, evolveManifestRecord } from '../domain/manifest-record.js';

/** Everything that happened to one manifest. */
export type ManifestStory = readonly Recorded<ManifestEvent>[];

/** Manifests as their streams tell them. */
@Injectable()
export class ManifestStories {
  constructor(private readonly store: EventStore) {}

  /** @throws RecordNotFound when it does not exist, or is out of reach */
  async read(id: number, { actor, permission }: Access): Promise<ManifestStory> {
    const stream = `${manifestStream.prefix}${id}`;
    // What comes out of the store is today's event: the registry of upcasters vouches for it.
    const story = (await this.store.readStream(stream)) as unknown as ManifestStory;
    const { owner } = story.reduce(evolveManifestRecord, emptyManifest);
    if (story.length === 0 || (permission !== null && !actor.covers(permission, owner)))
      throw new RecordNotFound(`manifest ${id}`);
    return story;
  }
}
