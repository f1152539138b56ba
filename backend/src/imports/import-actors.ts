import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { UserAccessCache } from '../identity/index.js';
import { Actor } from '../platform/actor.js';

/** Finds the user that a job runs for, with current permissions. */
@Injectable()
export class ImportActors {
  constructor(private readonly userAccess: UserAccessCache) {}

  /** Null if they may no longer create consignments of the client. */
  async find(
    userId: number,
    { clientId, causationId }: { readonly clientId: number; readonly causationId: string },
  ): Promise<Actor | null> {
    const session = await this.userAccess.find(userId);
    if (!session) return null;
    const { identity, permissions, isSuperAdmin } = session;
    const trail = { correlationId: randomUUID(), causationId };
    const actor = new Actor(identity, permissions, trail, isSuperAdmin);
    const owner = { clientId, customerId: null };
    const can = actor.covers('CREATE_IMPORT', owner) && actor.covers('CREATE_CONSIGNMENT', owner);
    return can ? actor : null;
  }
}

/** Actor for the jobs of an import, on behalf of its client. */
export const actingFor = ({
  id,
  clientId,
}: {
  readonly id: number;
  readonly clientId: number;
}) => ({
  clientId,
  causationId: `import/${id}`,
});
