import { manifestStream, type ManifestEvent } from '@contracts/events/manifest.events.js';

import { EventStreams, type StreamDefinition } from '../../platform/event-streams.js';
import { evolve, unknownManifest, type Manifest } from './manifest.js';

/** Every manifest's stream. */
export class ManifestStreams extends EventStreams<Manifest, ManifestEvent> {}

export const manifestStreams: StreamDefinition<Manifest, ManifestEvent> = {
  ...manifestStream,
  initial: unknownManifest,
  evolve,
  owner: ({ started }) => started?.owner ?? null,
};
