import { Command } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';

/**
 * Manifests a return that was just created, on a manifest of its own (GAP-23); null when the client's
 * manifesting is off. The handler is in the manifests context, which knows this one and not the other
 * way round.
 */
export class ManifestReturn extends Command<{ readonly manifestId: number } | null> {
  constructor(
    readonly consignmentId: number,
    readonly actor: Actor,
    readonly operationId?: string,
  ) {
    super();
  }
}
