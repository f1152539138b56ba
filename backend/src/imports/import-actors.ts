import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { UserAccessCache } from '../identity/index.js';
import { Actor } from '../platform/actor.js';
import { canImport } from './import-access.js';
import { type ImportOwner, toOwner } from './kinds/import-owner.js';
import type { Import } from './records/import.entity.js';

/** Owner and cause of what a job does. */
type ActingFor = ImportOwner & { readonly causationId: string };

/** Finds the user that a job runs for, with current permissions. */
@Injectable()
export class ImportActors {
  constructor(private readonly userAccess: UserAccessCache) {}

  /** Null if they may no longer create the records of such an import of the owner. */
  async find(userId: number, { causationId, ...owner }: ActingFor): Promise<Actor | null> {
    const session = await this.userAccess.find(userId);
    if (!session) return null;
    const { identity, permissions, isSuperAdmin } = session;
    const trail = { correlationId: randomUUID(), causationId };
    const actor = new Actor(identity, permissions, trail, isSuperAdmin);
    return canImport(actor, owner) ? actor : null;
  }
}

/** Actor for the jobs of an import, on behalf of its owner. */
export const actingFor = ({ id, ...owner }: Import): ActingFor => ({
  ...toOwner(owner),
  causationId: `import/${id}`,
});
