import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { creationPermissions, type ImportKind } from '@contracts/rules/import-kinds.js';

import { UserAccessCache } from '../identity/index.js';
import { Actor } from '../platform/actor.js';
import type { Import } from './records/import.entity.js';

/** Client, kind and cause of what a job does. */
interface ActingFor {
  readonly clientId: number;
  readonly kind: ImportKind;
  readonly causationId: string;
}

/** Finds the user that a job runs for, with current permissions. */
@Injectable()
export class ImportActors {
  constructor(private readonly userAccess: UserAccessCache) {}

  /** Null if they may no longer create the records of such an import of the client. */
  async find(userId: number, { clientId, kind, causationId }: ActingFor): Promise<Actor | null> {
    const session = await this.userAccess.find(userId);
    if (!session) return null;
    const { identity, permissions, isSuperAdmin } = session;
    const trail = { correlationId: randomUUID(), causationId };
    const actor = new Actor(identity, permissions, trail, isSuperAdmin);
    const owner = { clientId, customerId: null };
    const can =
      actor.covers('CREATE_IMPORT', owner) && actor.covers(creationPermissions[kind], owner);
    return can ? actor : null;
  }
}

/** Actor for the jobs of an import, on behalf of its client. */
export const actingFor = ({
  id,
  clientId,
  kind,
}: Pick<Import, 'id' | 'clientId' | 'kind'>): ActingFor => ({
  ...{ clientId, kind },
  causationId: `import/${id}`,
});
