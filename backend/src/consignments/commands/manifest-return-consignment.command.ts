import { Command } from '@nestjs/cqrs';

import type { Actor } from '../../platform/actor.js';

/**
 * Manifests a newly created return on a manifest of its own (GAP-23); null when the client's manifesting is off.
 * The handler is in the manifests context, which depends on this one.
 */
export class ManifestReturnConsignment extends Command<{ readonly manifestId: number } | null> {
  constructor(
    readonly consignmentId: number,
    readonly actor: Actor,
    readonly operationId?: string,
  ) {
    super();
  }
}
