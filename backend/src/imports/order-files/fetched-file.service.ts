import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import type { ClientImportKind } from '@contracts/rules/import-kinds.js';
import type { ImportOptionsView } from '@contracts/views/import.view.js';

import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { clientOwner } from '../kinds/import-owner.js';
import { type CommitCondition, clientOf, type Import } from '../records/import.entity.js';
import { ErrorFileWriter, type WrittenFile } from '../error-file/error-file-writer.js';
import { ErrorFileTooLarge } from '../import.errors.js';
import { ImportActors } from '../import-actors.js';
import { ImportReceiptService } from '../import-receipt.service.js';
import { ImportRepository } from '../import.repository.js';
import { type AddressOutcome, AddressResultQueries } from './address-result.queries.js';
import { OrderResultQueries, type OrderOutcome } from './order-result.queries.js';

/** A file of orders or addresses that an integration flow has fetched. */
export interface FetchedFile {
  readonly integrationFileId: number;
  readonly kind: ClientImportKind;
  readonly clientId: number;
  /** User on whose behalf the records are created. */
  readonly actsFor: number;
  readonly name: string;
  readonly content: Buffer;
  readonly options: ImportOptionsView;
  readonly commit: CommitCondition;
}

/** Imports the files of integration flows, without a user. */
@Injectable()
export class FetchedFileService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly receipts: ImportReceiptService,
    private readonly actors: ImportActors,
    private readonly errorFiles: ErrorFileWriter,
    private readonly results: OrderResultQueries,
    private readonly addressResults: AddressResultQueries,
  ) {}

  /**
   * Queues planning of a file, once per `integrationFileId`. Returns the id of its import; null if the user may no
   * longer create its records for the client.
   * @throws InvalidRequest when it cannot be read
   */
  async receive(fetched: FetchedFile): Promise<number | null> {
    const { integrationFileId, clientId, kind, actsFor, content, name, options, commit } = fetched;
    const before = await this.imports.findOfIntegrationFile(integrationFileId);
    if (before) return before.id;
    const actor = await this.actors.find(actsFor, {
      ...clientOwner(kind, clientId),
      causationId: `integration-file/${integrationFileId}`,
    });
    if (!actor) return null;
    const file = path.join(os.tmpdir(), `linehaul-order-${randomUUID()}`);
    try {
      await writeFile(file, content);
      const digest = createHash('sha256').update(content).digest('hex');
      const uploaded = { path: file, originalName: name, size: content.length, digest };
      const owner = { kind, clientId };
      const request = { owner, options, commit, importAgain: true, integrationFileId };
      const { importId } = await this.receipts.receive({ ...request, file: uploaded }, actor);
      return importId;
    } catch (error) {
      // another request has received it at the same time
      const other = isUniqueViolation(error)
        ? await this.imports.findOfIntegrationFile(integrationFileId)
        : null;
      if (!other) throw error;
      return other.id;
    } finally {
      await rm(file, { force: true });
    }
  }

  /** The file of an import as received; null once it has been deleted. */
  async findContent(importId: number): Promise<Buffer | null> {
    return (await this.imports.findReceived(importId))?.content ?? null;
  }

  /** Null if it was deleted. */
  find(importId: number): Promise<Import | null> {
    return this.imports.find(importId);
  }

  /** Results of all orders; null while the consignment list lacks a created one. */
  listOrderOutcomes(ended: Pick<Import, 'id' | 'clientId'>): Promise<OrderOutcome[] | null> {
    return this.results.list(ended);
  }

  /** Results of all addresses. */
  listAddressOutcomes({
    id,
    clientId,
  }: Pick<Import, 'id' | 'clientId'>): Promise<AddressOutcome[]> {
    return this.addressResults.list(id, clientOf({ clientId }));
  }

  /** The skipped rows; null if there are none, or no file of them. Order results have their errors, too. */
  async findErrorFile(ended: Import): Promise<WrittenFile | null> {
    const { counts } = ended;
    if (counts.error + counts.failed === 0) return null;
    try {
      return await this.errorFiles.write(ended);
    } catch (error) {
      // a user may have discarded the plan with its rows
      if (error instanceof ErrorFileTooLarge || error instanceof RecordNotFound) return null;
      throw error;
    }
  }
}
