import { Injectable } from '@nestjs/common';

import { creationPermissions, type ImportKind } from '@contracts/rules/import-kinds.js';

import { type Actor, UserActorService } from '../identity/index.js';
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
  constructor(private readonly users: UserActorService) {}

  /** Null if they may no longer create the records of such an import of the client. */
  async find(userId: number, { clientId, kind, causationId }: ActingFor): Promise<Actor | null> {
    const actor = await this.users.find(userId, causationId);
    const owner = { clientId, customerId: null };
    const can =
      actor?.covers('CREATE_IMPORT', owner) && actor.covers(creationPermissions[kind], owner);
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
