import { manifestStream, type ManifestEvent } from '@contracts/events/manifest.events.js';

import { EventStreams, type StreamDefinition } from '../../platform/event-streams.js';
import { evolve, initialManifest, type Manifest } from './manifest.js';

/** Streams of all manifests. */
export class ManifestStreams extends EventStreams<Manifest, ManifestEvent> {}

export const manifestStreams: StreamDefinition<Manifest, ManifestEvent> = {
  ...manifestStream,
  initial: initialManifest,
  evolve,
  owner: (manifest) => (manifest.phase === 'UNKNOWN' ? null : manifest.started.owner),
};
