import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import { resend } from '../domain/errands.js';
import { ManifestStreams } from '../domain/manifest-streams.js';
import { UnknownManifests } from '../domain/manifest.errors.js';

const AT_ONCE = 20;

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

  /** All of them, or none. */
  async execute({ manifestIds, actor }: ResendManifests): Promise<void> {
    const ids = [...new Set(manifestIds)];
    const found = await mapAtMost(AT_ONCE, ids, async (id) => {
      const { state } = await this.manifests.read(id);
      return { id, state, isInReach: isInReach(state.started?.owner, actor) };
    });
    const missing = found.filter(({ isInReach }) => !isInReach).map(({ id }) => id);
    if (missing.length > 0) throw new UnknownManifests(missing);
    found.forEach(({ state }) => resend(state));

    const access = { actor, permission: 'RESEND_DATA' } as const;
    await mapAtMost(AT_ONCE, ids, (id) => this.manifests.change(id, access, resend));
  }
}

const isInReach = (
  owner: { readonly clientId: number; readonly customerId: number } | undefined,
  actor: Actor,
): boolean => owner !== undefined && actor.covers('RESEND_DATA', owner);
