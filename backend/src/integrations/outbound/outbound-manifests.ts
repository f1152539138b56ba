import { Injectable } from '@nestjs/common';

import { ConsignmentStories, recordOf, type ConsignmentRecord } from '../../consignments/index.js';
import { ManifestStories } from '../../manifests/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import { outboundManifest, type OutboundManifest } from './outbound-manifest.js';

const READS_AT_ONCE = 16;

/** Reads from the streams themselves: what leaves the house must not lag behind them. */
@Injectable()
export class OutboundManifests {
  constructor(
    private readonly manifests: ManifestStories,
    private readonly consignments: ConsignmentStories,
  ) {}

  /** @throws RecordNotFound */
  async find(manifestId: number, actor: Actor): Promise<OutboundManifest | null> {
    return outboundManifest(await this.manifests.read(manifestId, { actor, permission: null }));
  }

  /** In the order they were added. */
  members({ consignments }: OutboundManifest): Promise<ConsignmentRecord[]> {
    return mapAtMost(READS_AT_ONCE, consignments, async ({ id }) =>
      recordOf(await this.consignments.of(id)),
    );
  }
}
