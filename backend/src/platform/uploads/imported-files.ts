import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource, type EntityManager } from 'typeorm';

import { stateZone } from '@contracts/rules/state-zones.js';
import { uploadTexts } from '@contracts/texts/uploads.js';

import type { Actor } from '../actor.js';
import { Clock } from '../clock.js';
import { DomainError } from '../domain-error.js';
import { Operations } from '../idempotency/operations.js';
import { ImportLock } from './import-lock.js';
import type { ImportedFile } from './imported-file.js';

/** GAP-17: this very file was imported before; `importAgain` takes it all the same. */
export class FileSeenBefore extends DomainError {
  readonly code = 'import.file_seen';
  readonly refusal = 'conflict';

  constructor(importedAt: Date) {
    const day = DateTime.fromJSDate(importedAt, { zone: stateZone(null) }).toFormat('dd/MM/yyyy');
    super(uploadTexts.seenBefore.replace('{date}', day));
  }
}

/** Remembers which files were imported, by their content. */
@Injectable()
export class ImportedFiles {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly operations: Operations,
    private readonly lock: ImportLock,
  ) {}

  /** For a file whose rows are taken one by one. @throws FileUnderWay (409) while somebody else imports it */
  alone<Result>(file: ImportedFile, work: () => Promise<Result>): Promise<Result> {
    return this.lock.hold(file, work);
  }

  /** @throws FileSeenBefore (409) */
  async assertNew({ kind, owner, digest }: ImportedFile): Promise<void> {
    const [seen] = await this.database.query<{ imported_at: Date }[]>(
      'select imported_at from imported_file where kind = $1 and owner = $2 and digest = $3',
      [kind, owner, digest],
    );
    if (seen) throw new FileSeenBefore(seen.imported_at);
  }

  /**
   * To be called in the transaction that takes the rows, with what the request answers: of two who import the
   * same file at the same moment, the second waits here for the first. @throws FileSeenBefore (409)
   */
  async rememberNew(
    manager: EntityManager,
    file: ImportedFile,
    actor: Actor,
    answer: unknown,
  ): Promise<void> {
    const taken = await manager.query<unknown[]>(
      `insert into imported_file (kind, owner, digest, imported_at, imported_by)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
      this.valuesOf(file, actor),
    );
    if (taken.length === 0) throw new FileSeenBefore(this.clock.now());
    await this.operations.keepAnswer(manager, answer);
  }

  /** The same, for a file that may have been seen before. */
  async remember(
    manager: EntityManager,
    file: ImportedFile,
    actor: Actor,
    answer: unknown,
  ): Promise<void> {
    await manager.query(
      `insert into imported_file (kind, owner, digest, imported_at, imported_by)
       values ($1, $2, $3, $4, $5)
       on conflict (kind, owner, digest) do update set imported_at = excluded.imported_at`,
      this.valuesOf(file, actor),
    );
    await this.operations.keepAnswer(manager, answer);
  }

  /** The same, where each row was taken on its own. */
  async rememberTaken(file: ImportedFile, actor: Actor, answer: unknown): Promise<void> {
    await this.database.transaction((manager) => this.remember(manager, file, actor, answer));
  }

  private valuesOf({ kind, owner, digest }: ImportedFile, actor: Actor): unknown[] {
    return [kind, owner, digest, this.clock.now(), actor.identity.id];
  }
}
