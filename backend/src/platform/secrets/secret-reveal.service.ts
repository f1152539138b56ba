import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import type { Actor, Ownership } from '../actor.js';
import { AuditedRepository } from '../audit/audited.repository.js';
import { RecordNotFound } from '../record-not-found.js';
import { SecretBox, type SealedSecret } from './secret-box.js';

/** A record with a stored secret, and its owner for the permission check. */
export interface SecretSource {
  readonly type: EntityTarget<ObjectLiteral>;
  readonly id: number;
  /** Field of the secret. */
  readonly field: string;
  readonly permission: PermissionName;
  readonly owner: Ownership;
}

/** Null if none of its records holds that secret. */
export type FindSecretSource = (sealed: SealedSecret) => Promise<SecretSource | null>;

/** Called after a secret was decrypted, before it is returned. */
export type RevealListener = (actor: Actor, source: string) => Promise<void>;

/** Reveals secrets to users who may change their record (GAP-52). */
@Injectable()
export class SecretRevealService {
  private readonly finders: FindSecretSource[] = [];
  private readonly listeners: RevealListener[] = [];

  constructor(
    private readonly box: SecretBox,
    private readonly records: AuditedRepository,
  ) {}

  /** Registers a context's finder for records with secrets. */
  register(finder: FindSecretSource): void {
    this.finders.push(finder);
  }

  onReveal(listener: RevealListener): void {
    this.listeners.push(listener);
  }

  /** Decrypts the secret and records that in the audit. @throws RecordNotFound */
  async reveal(sealed: SealedSecret, actor: Actor): Promise<string> {
    const source = await this.find(sealed);
    if (!source || !actor.covers(source.permission, source.owner))
      throw new RecordNotFound('record with a secret');
    await this.records.change(actor, (records) =>
      records.addEntry(source.type, { shown: source.field }, String(source.id)),
    );
    const secret = this.box.open(sealed);
    const description = `${source.field} of ${source.permission.replace(/^UPDATE_/, '').toLowerCase()} ${source.id}`;
    for (const listener of this.listeners) await listener(actor, description);
    return secret;
  }

  private async find(sealed: SealedSecret): Promise<SecretSource | null> {
    for (const find of this.finders) {
      const source = await find(sealed);
      if (source) return source;
    }
    return null;
  }
}
