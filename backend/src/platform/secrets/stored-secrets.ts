import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import type { Actor, Ownership } from '../actor.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { RecordNotFound } from '../record-not-found.js';
import { SecretBox, type SealedSecret } from './secret-box.js';

/** A record that keeps a secret, and who may read it in clear. */
export interface SecretKeeper {
  readonly type: EntityTarget<ObjectLiteral>;
  readonly id: number;
  /** The field that holds it. */
  readonly field: string;
  readonly permission: PermissionName;
  readonly owner: Ownership;
}

/** Null where none of its records keeps that secret. */
export type FindSecretKeeper = (sealed: SealedSecret) => Promise<SecretKeeper | null>;

/** Shows secrets in clear to those who may change the record that keeps them (GAP-52). */
@Injectable()
export class StoredSecrets {
  private readonly finders: FindSecretKeeper[] = [];

  constructor(
    private readonly box: SecretBox,
    private readonly records: AuditedRecords,
  ) {}

  /** Every context that keeps secrets says once how its records are found. */
  register(finder: FindSecretKeeper): void {
    this.finders.push(finder);
  }

  /** The secret in clear; that it was shown stands in the audit. @throws RecordNotFound */
  async reveal(sealed: SealedSecret, actor: Actor): Promise<string> {
    const keeper = await this.find(sealed);
    if (!keeper || !actor.covers(keeper.permission, keeper.owner))
      throw new RecordNotFound('record that keeps a secret');
    await this.records.change(actor, (records) =>
      records.note(keeper.type, { shown: keeper.field }, String(keeper.id)),
    );
    return this.box.open(sealed);
  }

  private async find(sealed: SealedSecret): Promise<SecretKeeper | null> {
    for (const find of this.finders) {
      const keeper = await find(sealed);
      if (keeper) return keeper;
    }
    return null;
  }
}
