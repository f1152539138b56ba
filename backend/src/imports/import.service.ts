import { Injectable } from '@nestjs/common';

import type {
  ImportDetailView,
  ImportGroupDetailView,
  ImportGroupsView,
  ImportOptionsView,
  ImportReceivedView,
  ImportsView,
  ImportView,
} from '@contracts/views/import.view.js';

import type { Actor } from '../identity/index.js';
import { RecordNotFound } from '../platform/record-not-found.js';
import type { Import } from './records/import.entity.js';
import { ErrorFileWriter, type WrittenFile } from './error-file/error-file-writer.js';
import { assertCanImport, canRead } from './import-access.js';
import { ImportCommitService } from './run/import-commit.service.js';
import { type GroupEdit, ImportEditService } from './plan/import-edit.service.js';
import { ImportBeingPublished, ImportNotOpen, ImportNotRunning } from './import.errors.js';
import { ImportQueries, type GroupFilter, type ImportFilter } from './import.queries.js';
import { ImportRepository, openStates } from './import.repository.js';
import { readableImports } from './readable-imports.js';

/** Imports with a plan: use cases; checks the client scope (ADR 39). */
@Injectable()
export class ImportService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly queries: ImportQueries,
    private readonly commits: ImportCommitService,
    private readonly edits: ImportEditService,
    private readonly errorFiles: ErrorFileWriter,
  ) {}

  /** @throws OutOfScope */
  list(filter: ImportFilter, actor: Actor): Promise<ImportsView> {
    return this.queries.list(readableImports(actor, filter.clientId), filter);
  }

  /** @throws RecordNotFound */
  async get(id: number, actor: Actor): Promise<ImportDetailView> {
    await this.getInScope(id, 'READ_IMPORT', actor);
    return this.queries.get(id);
  }

  /** @throws RecordNotFound */
  async listGroups(id: number, filter: GroupFilter, actor: Actor): Promise<ImportGroupsView> {
    await this.getInScope(id, 'READ_IMPORT', actor);
    return this.queries.listGroups(id, filter);
  }

  /** @throws RecordNotFound, including once its rows have been deleted */
  async getGroup(id: number, no: number, actor: Actor): Promise<ImportGroupDetailView> {
    const found = await this.getInScope(id, 'READ_IMPORT', actor);
    return this.edits.getGroup(found, no, actor);
  }

  /**
   * Corrects cells or uses another offer, and plans the reference again.
   * @throws RecordNotFound, ImportNotPlanned, PlanChanged, InvalidRequest
   */
  async editGroup(id: number, edit: GroupEdit, actor: Actor): Promise<ImportGroupDetailView> {
    const found = await this.getInScope(id, 'CREATE_IMPORT', actor);
    assertCanImport(actor, found);
    return this.edits.edit(found, edit, actor);
  }

  /** @throws RecordNotFound, ImportNotPlanned, PlanChanged, PlanOutdated, OutOfScope */
  async commit(id: number, planHash: string, actor: Actor): Promise<ImportReceivedView> {
    const found = await this.getInScope(id, 'CREATE_IMPORT', actor);
    assertCanImport(actor, found);
    return toReceived(await this.commits.commit(found, planHash, actor));
  }

  /** Plans it again with these options. @throws RecordNotFound, ImportNotOpen */
  async planAgain(
    id: number,
    options: ImportOptionsView,
    actor: Actor,
  ): Promise<ImportReceivedView> {
    const found = await this.getInScope(id, 'CREATE_IMPORT', actor);
    assertCanImport(actor, found);
    return toReceived(await this.commits.planAgain(found, { options }, actor));
  }

  /**
   * Stops a run between two references; what has been created stays. One that is saved atomically is stopped before it
   * saves anything.
   * @throws RecordNotFound, ImportNotRunning
   * @throws ImportBeingPublished when it is too late for that
   */
  async cancel(id: number, actor: Actor): Promise<ImportReceivedView> {
    await this.getInScope(id, 'CREATE_IMPORT', actor);
    const stopped = await this.imports.change(id, actor, ({ state, isCancelling, runStep }) => {
      if (state === 'CANCELLED' || isCancelling) return null;
      if (state !== 'RUNNING') throw new ImportNotRunning();
      if (runStep === 'PUBLISHING' || runStep === 'DONE') throw new ImportBeingPublished();
      return { isCancelling: true };
    });
    return toReceived(stopped);
  }

  /** Ends it before it is committed, and deletes its file. @throws RecordNotFound, ImportNotOpen */
  async discard(id: number, actor: Actor): Promise<ImportReceivedView> {
    await this.getInScope(id, 'CREATE_IMPORT', actor);
    const discarded = await this.imports.change(
      id,
      actor,
      async ({ state }, { manager }, endedAt) => {
        if (state === 'CANCELLED') return null;
        if (!openStates.includes(state)) throw new ImportNotOpen();
        await this.imports.deleteFiles(manager, [id]);
        return { state: 'CANCELLED', endedAt };
      },
    );
    return toReceived(discarded);
  }

  /** The file as received. @throws RecordNotFound, including once it has been deleted */
  async getFile(id: number, actor: Actor): Promise<WrittenFile> {
    const { fileName } = await this.getInScope(id, 'READ_IMPORT', actor);
    const received = await this.imports.findReceived(id);
    if (!received) throw new RecordNotFound(`file of import ${id}`);
    return { fileName, contentType: 'application/octet-stream', content: received.content };
  }

  /**
   * The skipped rows in the format of the file, to correct and upload again.
   * @throws RecordNotFound if there are none, or the file is no longer stored
   */
  async getErrorFile(id: number, actor: Actor): Promise<WrittenFile> {
    const found = await this.getInScope(id, 'READ_IMPORT', actor);
    return this.errorFiles.write(found);
  }

  private async getInScope(
    id: number,
    permission: 'READ_IMPORT' | 'CREATE_IMPORT',
    actor: Actor,
  ): Promise<Import> {
    const found = await this.imports.find(id);
    if (!found || !actor.covers(permission, found) || !canRead(actor, found))
      throw new RecordNotFound(`import ${id}`);
    return found;
  }
}

const toReceived = ({ id, state }: Pick<ImportView, 'id' | 'state'>): ImportReceivedView => ({
  importId: id,
  state,
});
