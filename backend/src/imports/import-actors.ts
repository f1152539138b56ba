import { Injectable } from '@nestjs/common';

import { type Actor, UserActorService } from '../identity/index.js';
import { canImport, withPushPermissions } from './import-access.js';
import { type ImportOwner, toOwner } from './kinds/import-owner.js';
import type { Import } from './records/import.entity.js';

/** Owner and cause of what a job does. */
type ActingFor = ImportOwner & {
  readonly causationId: string;
  /** Pushed by a program; not if it was uploaded or fetched. */
  readonly isPushed?: boolean;
};

/** Finds the user that a job runs for, with current permissions. */
@Injectable()
export class ImportActors {
  constructor(private readonly users: UserActorService) {}

  /** Null if they may no longer create the records of such an import of the owner. */
  async find(
    userId: number,
    { causationId, isPushed, ...owner }: ActingFor,
  ): Promise<Actor | null> {
    const user = await this.users.find(userId, causationId);
    const actor = user && isPushed ? withPushPermissions(user, owner.kind) : user;
    return actor && canImport(actor, owner) ? actor : null;
  }
}

/** Actor for the jobs of an import, on behalf of its owner. */
export const actingFor = ({ id, pushFormat, ...owner }: Import): ActingFor => ({
  ...toOwner(owner),
  causationId: `import/${id}`,
  isPushed: pushFormat !== null,
});
