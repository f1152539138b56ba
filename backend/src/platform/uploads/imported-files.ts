import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource, type EntityManager } from 'typeorm';

import { stateZone } from '@contracts/rules/calendar-day.js';
import { uploadTexts } from '@contracts/texts/spec/uploads.js';

import type { Actor } from '../actor.js';
import { Clock } from '../clock.js';
import { DomainError } from '../domain-error.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { ImportLock } from './import-lock.js';
import type { ImportedFile } from './imported-file.js';

/** GAP-17: this file was imported before; `importAgain` imports it anyway. */
export class DuplicateFile extends DomainError {
  readonly code = 'import.file_seen';
  readonly kind = 'conflict';

  constructor(importedAt: Date) {
    const day = DateTime.fromJSDate(importedAt, { zone: stateZone(null) }).toFormat('dd/MM/yyyy');
    super(uploadTexts.seenBefore.replace('{date}', day));
  }
}

/** Records imported files by their content. */
@Injectable()
export class ImportedFiles {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly operations: IdempotencyService,
    private readonly lock: ImportLock,
  ) {}

  /**
   * Runs an import whose rows are imported one by one.
   * @throws ImportInProgress (409) while the same import is running
   */
  runExclusively<Result>(file: ImportedFile, work: () => Promise<Result>): Promise<Result> {
    return this.lock.runExclusive(file, work);
  }

  /**
   * Runs part of a background import, never at the same time as one of `runExclusively` for its owner.
   * @returns false if one was running, and nothing has been done
   */
  runPart(
    source: Pick<ImportedFile, 'kind' | 'owner'>,
    work: () => Promise<void>,
  ): Promise<boolean> {
    return this.lock.runPart(source, work);
  }

  /** @throws DuplicateFile (409) */
  async assertNew({ kind, owner, digest }: ImportedFile): Promise<void> {
    const [seen] = await this.database.query<{ imported_at: Date }[]>(
      'select imported_at from imported_file where kind = $1 and owner = $2 and digest = $3',
      [kind, owner, digest],
    );
    if (seen) throw new DuplicateFile(seen.imported_at);
  }

  /**
   * Call in the transaction that imports the rows, with the response: if two imports of one file are concurrent, the
   * second waits for the first.
   * @throws DuplicateFile (409)
   */
  async recordNew(
    manager: EntityManager,
    file: ImportedFile,
    actor: Actor,
    response: unknown,
  ): Promise<void> {
    const taken = await manager.query<unknown[]>(
      `insert into imported_file (kind, owner, digest, imported_at, imported_by)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
      this.valuesOf(file, actor),
    );
    if (taken.length === 0) throw new DuplicateFile(this.clock.now());
    await this.operations.storeResponse(manager, response);
  }

  /** Like `recordNew`, for a file that may have been imported before. */
  async record(
    manager: EntityManager,
    file: ImportedFile,
    actor: Actor,
    response: unknown,
  ): Promise<void> {
    await this.recordWithoutResponse(manager, file, actor);
    await this.operations.storeResponse(manager, response);
  }

  /** Like `record`, for an import whose request stores no response. */
  async recordWithoutResponse(
    manager: EntityManager,
    file: ImportedFile,
    actor: Actor,
  ): Promise<void> {
    await manager.query(
      `insert into imported_file (kind, owner, digest, imported_at, imported_by)
       values ($1, $2, $3, $4, $5)
       on conflict (kind, owner, digest) do update set imported_at = excluded.imported_at`,
      this.valuesOf(file, actor),
    );
  }

  /** Like `record`, for rows imported one by one. */
  async recordImported(file: ImportedFile, actor: Actor, response: unknown): Promise<void> {
    await this.database.transaction((manager) => this.record(manager, file, actor, response));
  }

  private valuesOf({ kind, owner, digest }: ImportedFile, actor: Actor): unknown[] {
    return [kind, owner, digest, this.clock.now(), actor.identity.id];
  }
}
