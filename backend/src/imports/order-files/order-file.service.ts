import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import type { ImportOptionsView } from '@contracts/views/import.view.js';

import type { Import, CommitCondition } from '../records/import.entity.js';
import { ErrorFileWriter, type WrittenFile } from '../error-file/error-file-writer.js';
import { ErrorFileTooLarge } from '../import.errors.js';
import { ImportActors } from '../import-actors.js';
import { ImportReceiptService } from '../import-receipt.service.js';
import { ImportRepository } from '../import.repository.js';
import { OrderResultQueries, type OrderOutcome } from './order-result.queries.js';

/** A file of orders that an integration flow has fetched. */
export interface OrderFile {
  readonly integrationFileId: number;
  readonly clientId: number;
  /** User on whose behalf the orders are created. */
  readonly actsFor: number;
  readonly name: string;
  readonly content: Buffer;
  readonly options: ImportOptionsView;
  readonly commit: CommitCondition;
}

/** Imports files of orders without a person: for integration flows. */
@Injectable()
export class OrderFileService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly receipts: ImportReceiptService,
    private readonly actors: ImportActors,
    private readonly errorFiles: ErrorFileWriter,
    private readonly results: OrderResultQueries,
  ) {}

  /**
   * Queues planning of a file, once per `integrationFileId`. Returns the id of its import; null if the person may no
   * longer create consignments for the client.
   * @throws InvalidRequest when it cannot be read
   */
  async receive(order: OrderFile): Promise<number | null> {
    const { integrationFileId, clientId, actsFor, content, name, options, commit } = order;
    const before = await this.imports.findOfIntegrationFile(integrationFileId);
    if (before) return before.id;
    const actor = await this.actors.find(actsFor, {
      clientId,
      kind: 'CONSIGNMENT',
      causationId: `integration-file/${integrationFileId}`,
    });
    if (!actor) return null;
    const file = path.join(os.tmpdir(), `linehaul-order-${randomUUID()}`);
    try {
      await writeFile(file, content);
      const digest = createHash('sha256').update(content).digest('hex');
      const uploaded = { path: file, originalName: name, size: content.length, digest };
      const request = { clientId, options, commit, importAgain: true, integrationFileId };
      const { importId } = await this.receipts.receive({ ...request, file: uploaded }, actor);
      return importId;
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Null if it was deleted. */
  find(importId: number): Promise<Import | null> {
    return this.imports.find(importId);
  }

  /** Results of all orders; null while the consignment list lacks a created one. */
  listOutcomes(ended: Pick<Import, 'id' | 'clientId'>): Promise<OrderOutcome[] | null> {
    return this.results.list(ended);
  }

  /** The skipped rows; null if there are none, or too many for a file: results of orders have their errors, too. */
  async findErrorFile(ended: Import): Promise<WrittenFile | null> {
    const { counts } = ended;
    if (counts.error + counts.failed === 0) return null;
    try {
      return await this.errorFiles.write(ended);
    } catch (error) {
      if (error instanceof ErrorFileTooLarge) return null;
      throw error;
    }
  }
}
