import { Injectable } from '@nestjs/common';

import type { ImportKind } from '@contracts/rules/import-kinds.js';
import type { IntegrationType } from '@contracts/views/client-integration.view.js';
import type { ImportOptionsView } from '@contracts/views/import.view.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { UploadedFile } from '../../platform/uploads/receive-file.js';
import { clientOf, type CommitCondition, type Import } from '../records/import.entity.js';
import { withPushPermissions } from '../import-access.js';
import { ImportReceiptService } from '../import-receipt.service.js';
import { ImportRepository } from '../import.repository.js';
import { type AddressOutcome, AddressResultQueries } from './address-result.queries.js';
import { ImportEndings } from './import-endings.js';
import { OrderResultQueries, type OrderOutcome } from './order-result.queries.js';

/** A file of orders or addresses that a program has pushed. */
export interface PushedFile {
  readonly kind: ImportKind;
  readonly clientId: number;
  readonly file: UploadedFile;
  readonly format: IntegrationType;
  readonly options: ImportOptionsView;
  readonly commit: CommitCondition;
  /** Imports again content that the client has pushed before. */
  readonly importAgain: boolean;
}

/** Import of a pushed file. */
export interface ReceivedPush {
  readonly received: Import;
  readonly isDuplicate: boolean;
}

/** Imports pushed files; checks the client scope. */
@Injectable()
export class PushedFileService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly endings: ImportEndings,
    private readonly receipts: ImportReceiptService,
    private readonly results: OrderResultQueries,
    private readonly addressResults: AddressResultQueries,
  ) {}

  /**
   * Queues planning of a file, once for the same content of a client; the earlier import is returned for a later one.
   * @throws OutOfScope, RecordNotFound, InvalidRequest when it cannot be read
   */
  async receive(pushed: PushedFile, caller: Actor): Promise<ReceivedPush> {
    const { kind, clientId, file, format, importAgain } = pushed;
    const actor = withPushPermissions(caller, kind);
    assertInScope(actor, 'CREATE_IMPORT', { clientId, customerId: null });
    const interrupted = await this.imports.findInterrupted();
    if (interrupted) return { received: interrupted, isDuplicate: false };
    const earlier = importAgain ? null : await this.imports.findPushed(kind, clientId, file.digest);
    if (earlier) return { received: earlier, isDuplicate: true };
    try {
      const owner = { kind, clientId };
      const request = { ...pushed, owner, pushFormat: format };
      const { importId } = await this.receipts.receive(request, actor);
      return { received: await this.getImport(importId), isDuplicate: false };
    } catch (error) {
      // the same content has arrived in another request
      const other = isUniqueViolation(error)
        ? await this.imports.findPushed(kind, clientId, file.digest)
        : null;
      if (!other) throw error;
      return { received: other, isDuplicate: true };
    }
  }

  /** @throws RecordNotFound, including for an import that was not pushed as this kind, or outside the permission's scope */
  async get(kind: ImportKind, id: number, actor: Actor): Promise<Import> {
    const found = await this.getImport(id);
    const owner = { clientId: found.clientId, customerId: null };
    const isReadable = withPushPermissions(actor, kind).covers('CREATE_IMPORT', owner);
    if (found.kind !== kind || found.pushFormat === null || !isReadable)
      throw new RecordNotFound(`pushed file ${id}`);
    return found;
  }

  /** Results of its orders; null until it has ended and the consignment list has what it created. */
  async findOrderOutcomes(found: Import): Promise<OrderOutcome[] | null> {
    return found.endedAt === null ? null : this.results.list(found);
  }

  /** Results of its addresses; null until it has ended. */
  async findAddressOutcomes(found: Import): Promise<AddressOutcome[] | null> {
    return found.endedAt === null ? null : this.addressResults.list(found.id, clientOf(found));
  }

  /** Waits until its results are known, at most this long; returns the import as it is then. */
  async waitFor(received: Import, milliseconds: number): Promise<Import> {
    const { id, kind } = received;
    const hasResults = async () =>
      kind === 'ADDRESS' || (await this.findOrderOutcomes(await this.getImport(id))) !== null;
    await this.endings.wait(id, milliseconds, hasResults);
    return this.getImport(id);
  }

  private async getImport(id: number): Promise<Import> {
    const found = await this.imports.find(id);
    if (!found) throw new RecordNotFound(`import ${id}`);
    return found;
  }
}
