import { Injectable } from '@nestjs/common';

import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { AddressBook } from '../../address-book/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import { Operations } from '../../platform/idempotency/operations.js';
import type { ImportedFile } from '../../platform/uploads/imported-file.js';
import { ImportedFiles } from '../../platform/uploads/imported-files.js';
import { readCsv } from '../../platform/uploads/read-csv.js';
import type { UploadedFile } from '../../platform/uploads/receives-file.js';
import { ConsignmentTaker, type TakingTerms } from './consignment-taker.js';
import {
  consignmentColumns,
  groupRows,
  neededColumns,
  type ConsignmentRow,
} from './consignment-template.js';
import { FileFactsReader } from './file-facts.js';
import { FileReceivers } from './file-receivers.js';
import { ImportMail } from './import-mail.js';
import { importReport } from './import-report.js';

const MOST_ROWS = 5_000;
const AT_ONCE = 8;

export interface ConsignmentImport extends TakingTerms {
  readonly clientId: number;
  readonly file: UploadedFile;
  /** BULK-15: the uploader gets the result by mail, too. */
  readonly isSendEmail: boolean;
  /** The very same file is taken a second time. */
  readonly importAgain: boolean;
}

/**
 * Makes consignments of a file, one for each reference (GAP-17). Each is made on its own: those that were
 * made stay when the rest fails, and a file sent again makes only what is missing: under the same Idempotency-Key
 * each reference keeps the consignment that was reserved for it, and without one a reference that a consignment
 * carries is not taken twice.
 */
@Injectable()
export class ImportConsignments {
  constructor(
    private readonly book: AddressBook,
    private readonly facts: FileFactsReader,
    private readonly taker: ConsignmentTaker,
    private readonly files: ImportedFiles,
    private readonly operations: Operations,
    private readonly mail: ImportMail,
  ) {}

  /**
   * @throws InvalidRequest when the file cannot be read, FileSeenBefore when it was imported before, FileUnderWay
   * while it is being imported
   */
  async run(wanted: ConsignmentImport, actor: Actor): Promise<ImportReportView> {
    const { clientId, file } = wanted;
    const source = { kind: 'consignment', owner: `client ${clientId}`, digest: file.digest };
    return this.files.alone(source, () => this.take(source, wanted, actor));
  }

  private async take(
    source: ImportedFile,
    wanted: ConsignmentImport,
    actor: Actor,
  ): Promise<ImportReportView> {
    const { clientId, file } = wanted;
    if (!wanted.importAgain) await this.files.assertNew(source);

    const groups = groupRows(await this.read(file));
    const facts = await this.facts.read(clientId, groups);
    const receivers = new FileReceivers(this.book, facts, actor);
    const references = groups.flatMap(({ reference }) => (reference === '' ? [] : [reference]));
    const parts = await this.operations.divide('consignment', references);
    const taking = { facts, receivers, terms: wanted, actor, parts };
    const taken = await mapAtMost(AT_ONCE, groups, (group) => this.taker.take(group, taking));
    const report = importReport(taken);
    if (wanted.isSendEmail) await this.mail.send(file.originalName, report, actor);
    await this.files.rememberTaken(source, actor, report);
    return report;
  }

  private async read({ path }: UploadedFile): Promise<ConsignmentRow[]> {
    const rows: ConsignmentRow[] = [];
    const form = { columns: consignmentColumns, needed: neededColumns, mostRows: MOST_ROWS };
    for await (const row of readCsv(path, form)) rows.push(row);
    return rows;
  }
}
