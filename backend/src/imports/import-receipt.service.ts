import { readFile } from 'node:fs/promises';

import { Injectable } from '@nestjs/common';

import type { IntegrationType } from '@contracts/views/client-integration.view.js';
import type { ImportOptionsView, ImportReceivedView } from '@contracts/views/import.view.js';

import type { Actor } from '../identity/index.js';
import { Clock } from '../platform/clock.js';
import { ImportedFiles } from '../platform/uploads/imported-files.js';
import type { UploadedFile } from '../platform/uploads/receive-file.js';
import {
  type CommitCondition,
  type Import,
  noCounts,
  pushedDigestOf,
} from './records/import.entity.js';
import { ImportColumnsService, type MappingRequest } from './columns/import-columns.service.js';
import { sourceOf } from './run/import-commit.service.js';
import { ImportFileReader } from './plan/import-file.reader.js';
import { ImportQueue } from './import-queue.js';
import { ownerNameOf } from './kinds/import-owner.js';
import type { NamedOwner } from './kinds/import-owners.js';
import { templateOf } from './kinds/template-of.js';
import { ImportRepository } from './import.repository.js';

/** A file to import. */
export interface ImportRequest {
  readonly owner: NamedOwner;
  readonly file: UploadedFile;
  readonly options: ImportOptionsView;
  readonly commit: CommitCondition;
  /** Accepts a file that was imported before. */
  readonly importAgain: boolean;
  /** Mapping of its columns; absent to use its headings. */
  readonly columns?: MappingRequest;
  /** File of an integration flow, which is imported only once. */
  readonly integrationFileId?: number;
  /** Pushed to `order-file` or `address-file`: the format of its acknowledgement. */
  readonly pushFormat?: IntegrationType;
  /** The sample file (ADR 63). */
  readonly isSample?: boolean;
}

const MAX_FILE_NAME_LENGTH = 200;
const byHeadings: MappingRequest = { mapping: null, rememberAs: '' };

/** Receives files to import; checks the client scope. */
@Injectable()
export class ImportReceiptService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly queue: ImportQueue,
    private readonly columns: ImportColumnsService,
    private readonly reader: ImportFileReader,
    private readonly files: ImportedFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads a file and queues its planning; nothing is created yet.
   * @throws PermissionDenied, ScopeMissing, OutOfScope, RecordNotFound, DuplicateFile when a plan of it was committed before
   * @throws InvalidRequest when it cannot be read, is empty or too large
   */
  async receive(request: ImportRequest, actor: Actor): Promise<ImportReceivedView> {
    const { file } = request;
    const owner = await this.queue.owners.resolve(request.owner, actor);
    const customerId = await this.queue.owners.customerOf(owner);
    // pushed files have their own rule: `PushedFileService`
    if (!request.importAgain && !request.pushFormat)
      await this.files.assertNew(sourceOf(owner, file.digest));

    const { path } = file;
    const requested = request.columns ?? byHeadings;
    const columns = await this.columns.decide({ owner, path }, requested, actor);
    const template = templateOf(owner.kind);
    const { mapping } = columns;
    const { groups, ignored } = await this.reader.read(path, template, mapping, customerId);
    const rowCount = groups.reduce((sum, { cells }) => sum + cells.length, 0);
    const ignoredFields = [...columns.ignored, ...ignored];
    const read = { rowCount, referenceCount: groups.length, mappingName: columns.name };
    const record = { ...owner, ...this.toRecord(request, actor), ...read, ignoredFields };
    const content = await readFile(file.path);
    const { id, state } = await this.imports.add(
      { record, groups, content, columns },
      actor,
      ({ id: importId, planNo }, manager) =>
        this.queue.plan(
          { importId, owner: ownerNameOf(owner), customerId },
          { planNo, after: 0 },
          manager,
        ),
    );
    return { importId: id, state };
  }

  private toRecord({ file, isSample = false, ...request }: ImportRequest, actor: Actor) {
    const { options, commit, integrationFileId, pushFormat, importAgain } = request;
    const now = this.clock.now();
    return {
      state: 'RECEIVED',
      fileName: file.originalName.slice(0, MAX_FILE_NAME_LENGTH),
      digest: file.digest,
      integrationFileId: integrationFileId ?? null,
      pushFormat: pushFormat ?? null,
      pushedDigest:
        pushFormat && !importAgain ? pushedDigestOf(request.owner.kind, file.digest) : null,
      options,
      commitWhen: commit,
      receivedBy: actor.identity.id,
      receivedName: actor.identity.name,
      receivedAt: now,
      planNo: 1,
      plannedCount: 0,
      planStartedAt: now,
      plannedAt: null,
      planDigest: null,
      planDay: null,
      previousCents: null,
      outdatedCount: null,
      counts: noCounts,
      removedLanes: [],
      totalCents: 0,
      committedBy: null,
      committedAt: null,
      isCancelling: false,
      runStep: null,
      checkedCount: 0,
      endedAt: null,
      message: '',
      isSample,
    } as const satisfies Partial<Import>;
  }
}
