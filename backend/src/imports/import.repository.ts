import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';

import { AuditedRepository } from '../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../platform/audit/unit-of-work.js';
import type { Actor } from '../platform/actor.js';
import { Clock } from '../platform/clock.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import { SecretBox } from '../platform/secrets/secret-box.js';
import type { ImportKind } from '@contracts/rules/import-kinds.js';
import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import { signatureOf } from './columns/error-file-headings.js';
import type { FileColumns } from './columns/import-columns.service.js';
import { Import, pushedDigestOf } from './records/import.entity.js';
import { ImportGroupRepository } from './import-group.repository.js';
import { ImportRowsRepository, type NewGroup } from './import-rows.repository.js';

/** A parsed file to import. */
export interface NewImport {
  readonly record: Omit<Import, 'id'>;
  readonly groups: readonly NewGroup[];
  readonly content: Buffer;
  /** Columns it was read by. */
  readonly columns: Pick<FileColumns, 'mapping' | 'headings'>;
}

/** The file of an import. */
export interface ReceivedFile {
  readonly content: Buffer;
  /** Mapping it was read by; null for a document, and for a file received before mappings were stored. */
  readonly mapping: ColumnMapping | null;
}

interface SealedFile extends ReceivedFile {
  readonly keyId: string;
  readonly salt: string;
}

/** States before a commit. */
export const openStates: readonly Import['state'][] = ['RECEIVED', 'PLANNING', 'PLANNED'];

/** Saves and loads imports with their files. Changes of state are audited; progress is not. */
@Injectable()
export class ImportRepository {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRepository,
    /** Their groups. */
    readonly groups: ImportGroupRepository,
    /** Contents of their rows. */
    readonly rows: ImportRowsRepository,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  find(id: number): Promise<Import | null> {
    return this.database.getRepository(Import).findOneBy({ id });
  }

  /** The sample of a client that has not ended; a client has one at a time. */
  findOpenSample(clientId: number): Promise<Import | null> {
    const open = { clientId, isSample: true, endedAt: IsNull() };
    return this.database.getRepository(Import).findOneBy(open);
  }

  findOfIntegrationFile(integrationFileId: number): Promise<Import | null> {
    return this.database.getRepository(Import).findOneBy({ integrationFileId });
  }

  /** The import of a pushed file with this content, unless it was rejected, cancelled or has expired. */
  findPushed(kind: ImportKind, clientId: number, digest: string): Promise<Import | null> {
    const state = Not(In(['REJECTED', 'CANCELLED', 'EXPIRED']));
    const pushedDigest = pushedDigestOf(kind, digest);
    return this.database.getRepository(Import).findOneBy({ clientId, pushedDigest, state });
  }

  /** The import that the request's operation added before it was interrupted; null if there is none. */
  findInterrupted(): Promise<Import | null> {
    return this.records.findFromInterruptedAttempt<Import>(Import);
  }

  /** Ids of the given imports that have ended. */
  async listEnded(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ id: number }[]>(
      'select id from import where id = any($1) and ended_at is not null',
      [[...ids]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Inserts it once per Idempotency-Key, together with what `addRelated` adds in the same transaction. */
  async add(
    { record, groups, content, columns }: NewImport,
    actor: Actor,
    addRelated: (added: Import, manager: EntityManager) => Promise<void>,
  ): Promise<Import> {
    return this.records.create<Import>(Import, actor, async (work) => {
      const added = await work.insert<Import>(Import, record);
      await this.rows.insert(work.manager, added.id, groups);
      const { sealed, keyId, salt } = this.secrets.sealBytes(content);
      const { mapping, headings } = columns;
      const signature = headings && signatureOf(headings);
      await work.manager.query(
        `insert into import_file (import_id, content, key_id, salt, kept_at, mapping,
                                  heading_signature)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [added.id, sealed, keyId, salt, record.receivedAt, mapping, signature],
      );
      await addRelated(added, work.manager);
      return added;
    });
  }

  /**
   * Locks an import, decides on it and saves the changes. `decide` returns nothing to leave it unchanged.
   * @throws RecordNotFound
   */
  async change(
    id: number,
    actor: Actor,
    decide: (
      current: Import,
      work: UnitOfWork,
      at: Date,
    ) => Promise<Partial<Import> | null> | Partial<Import> | null,
  ): Promise<Import> {
    return this.records.change(actor, async (work) => {
      const current = await work.manager.findOne(Import, {
        where: { id },
        lock: { mode: 'for_no_key_update' },
      });
      if (!current) throw new RecordNotFound(`import ${id}`);
      const changes = await decide(current, work, this.clock.now());
      return changes ? work.update(Import, current, changes) : current;
    });
  }

  /** Ends it, unless it has already ended or `isStillValid` returns false. */
  async end(
    id: number,
    actor: Actor,
    { state, message }: Pick<Import, 'state' | 'message'>,
    isStillValid: (current: Import) => boolean = () => true,
  ): Promise<void> {
    await this.change(id, actor, async (current, work) => {
      const { endedAt, committedAt } = current;
      if (endedAt || !isStillValid(current)) return null;
      const counted = await this.groups.count(id, committedAt !== null, work.manager);
      return { state, message, ...counted, isCancelling: false, endedAt: this.clock.now() };
    });
  }

  /**
   * Saves the plans of some groups and the progress of planning. Returns false, and saves nothing, if a newer plan has
   * been started or the import has ended: the lock keeps that from happening concurrently.
   */
  savePlanned(
    { id, planNo }: Pick<Import, 'id' | 'planNo'>,
    plans: Parameters<ImportGroupRepository['savePlans']>[1],
    plannedCount: number,
  ): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [, updated] = await manager.query<[unknown, number]>(
        `update import set planned_count = $3, state = 'PLANNING'
          where id = $1 and plan_no = $2 and state in ('RECEIVED', 'PLANNING')`,
        [id, planNo, plannedCount],
      );
      if (updated === 0) return false;
      await this.groups.savePlans(id, plans, manager);
      return true;
    });
  }

  /** Saves the progress of a run. */
  async saveProgress(id: number): Promise<void> {
    const { counts, totalCents } = await this.groups.count(id, true);
    await this.database.query('update import set counts = $2, total_cents = $3 where id = $1', [
      id,
      JSON.stringify(counts),
      totalCents,
    ]);
  }

  /** Whether a user has stopped the run, or it has ended. */
  async isStopped(id: number): Promise<boolean> {
    const [row] = await this.database.query<{ isStopped: boolean }[]>(
      `select is_cancelling or state <> 'RUNNING' as "isStopped" from import where id = $1`,
      [id],
    );
    return row?.isStopped ?? true;
  }

  /** The file as received; null once it has been deleted. */
  async findReceived(id: number): Promise<ReceivedFile | null> {
    const [row] = await this.database.query<SealedFile[]>(
      'select content, key_id as "keyId", salt, mapping from import_file where import_id = $1',
      [id],
    );
    if (!row) return null;
    return {
      content: this.secrets.openBytes({ ...row, sealed: row.content }),
      mapping: row.mapping,
    };
  }

  /** Deletes the files and contents of rows; plans and outcomes stay. */
  async deleteFiles(manager: EntityManager, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await manager.query('delete from import_file where import_id = any($1)', [[...ids]]);
    await this.rows.deleteContents(manager, ids);
  }
}
