import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import {
  type Manifest,
  ManifestStreams,
  resendManifest,
  type StartedManifest,
} from '../domain/manifest.js';
import { ManifestsNotFound } from '../domain/manifest.errors.js';

const CONCURRENCY = 20;

/** Sends the data of manifests to their carriers again (MAN-48, GAP-38). */
export class ResendManifests extends Command<void> {
  constructor(
    readonly manifestIds: readonly number[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResendManifests)
export class ResendManifestsHandler implements ICommandHandler<ResendManifests> {
  constructor(private readonly manifests: ManifestStreams) {}

  /** Resends all of them, or none. */
  async execute({ manifestIds, actor }: ResendManifests): Promise<void> {
    const ids = [...new Set(manifestIds)];
    const loaded = await mapConcurrently(CONCURRENCY, ids, (id) => this.manifests.readUnscoped(id));
    const manifests = loaded
      .map(({ state }) => state)
      .filter((manifest) => isInScope(manifest, actor));
    const foundIds = new Set(manifests.map(({ id }) => id));
    const missingIds = ids.filter((id) => !foundIds.has(id));
    if (missingIds.length > 0) throw new ManifestsNotFound(missingIds);
    manifests.forEach((manifest) => resendManifest(manifest));

    const access = { actor, permission: 'RESEND_DATA' } as const;
    await mapConcurrently(CONCURRENCY, ids, (id) =>
      this.manifests.change(id, access, resendManifest),
    );
  }
}

const isInScope = (manifest: Manifest, actor: Actor): manifest is StartedManifest =>
  manifest.phase !== 'UNKNOWN' && actor.covers('RESEND_DATA', manifest.started.owner);
