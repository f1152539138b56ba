import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { importSampleTexts } from '@contracts/texts/app/import-sample.js';
import type { ImportReceivedView } from '@contracts/views/import.view.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { XLSX_TYPE } from '../../platform/uploads/write-xlsx.js';
import type { WrittenFile } from '../error-file/error-file-writer.js';
import { SampleNotPriced } from '../import.errors.js';
import { ImportReceiptService } from '../import-receipt.service.js';
import { ImportRepository } from '../import.repository.js';
import { SampleFileService } from './sample-file.service.js';

const { fileName } = importSampleTexts;
const options = { offer: 'CHEAPEST', whenKnown: 'UPDATE', keepFaultyAsDrafts: false } as const;

/** Plans sample files; checks the client scope (ADR 63). */
@Injectable()
export class SampleImportService {
  constructor(
    private readonly files: SampleFileService,
    private readonly receipts: ImportReceiptService,
    private readonly imports: ImportRepository,
  ) {}

  /** @throws OutOfScope, RecordNotFound, TooManyRequests, TooBusy */
  async getFile(clientId: number, actor: Actor): Promise<WrittenFile> {
    assertCanImport(clientId, actor);
    const { content } = await this.files.write(clientId, actor);
    return { fileName, contentType: XLSX_TYPE, content };
  }

  /**
   * Plans the sample file of a client, unless the client has an open one: a client has one at a time.
   * @throws OutOfScope, RecordNotFound, SampleNotPriced, TooManyRequests, TooBusy
   */
  async start(clientId: number, actor: Actor): Promise<ImportReceivedView> {
    assertCanImport(clientId, actor);
    const open = await this.findOpen(clientId);
    if (open) return open;
    const { content, pricingProblem } = await this.files.write(clientId, actor);
    if (pricingProblem !== null) throw new SampleNotPriced(pricingProblem);
    try {
      return await this.receive(clientId, content, actor);
    } catch (error) {
      const started = isUniqueViolation(error) ? await this.findOpen(clientId) : null;
      if (!started) throw error;
      return started;
    }
  }

  private async findOpen(clientId: number): Promise<ImportReceivedView | null> {
    const found = await this.imports.findOpenSample(clientId);
    return found && { importId: found.id, state: found.state };
  }

  private async receive(
    clientId: number,
    content: Buffer,
    actor: Actor,
  ): Promise<ImportReceivedView> {
    const file = path.join(os.tmpdir(), `linehaul-sample-${randomUUID()}`);
    try {
      await writeFile(file, content);
      const digest = createHash('sha256').update(content).digest('hex');
      const upload = { path: file, originalName: fileName, size: content.length, digest };
      return await this.receipts.receive(
        {
          owner: { kind: 'CONSIGNMENT', clientId },
          file: upload,
          ...{ options, commit: 'NEVER', importAgain: true, isSample: true },
        },
        actor,
      );
    } finally {
      await rm(file, { force: true });
    }
  }
}

/** @throws OutOfScope */
function assertCanImport(clientId: number, actor: Actor): void {
  const owner = { clientId, customerId: null };
  assertInScope(actor, 'CREATE_IMPORT', owner);
  assertInScope(actor, 'CREATE_CONSIGNMENT', owner);
}
