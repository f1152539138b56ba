import { Injectable } from '@nestjs/common';

import { addressColumns } from '@contracts/rules/address-columns.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import { ImportedFiles } from '../../platform/uploads/imported-files.js';
import { TableReader } from '../../platform/uploads/table.reader.js';
import type { UploadedFile } from '../../platform/uploads/receive-file.js';
import { AddressRepository } from '../address.repository.js';
import { LocalityQueries } from '../localities/locality.queries.js';
import { toSuburbInput, type AddressRow } from './address-template.js';
import { buildImportReport } from './import-report.js';
import { validateRows } from './validate-rows.js';

const format = { columns: addressColumns, needed: ['Company'], maxRows: 10_000 } as const;

export interface AddressImport {
  readonly clientId: number;
  readonly customerId: number;
  readonly file: UploadedFile;
  /** Saves incomplete rows as drafts instead of rejecting them. */
  readonly saveAsDrafts: boolean;
  /** Accepts a file that was imported before. */
  readonly importAgain: boolean;
}

/** Imports a file into a client's address book: all valid rows in one transaction (GAP-17). */
@Injectable()
export class AddressImporter {
  /** Files of one client wait here, not in the database, where each would hold a session. */
  private readonly queue = new FairQueue({
    running: 8,
    runningPerKey: 1,
    waiting: 500,
    waitingPerKey: 50,
  });

  constructor(
    private readonly addresses: AddressRepository,
    private readonly localities: LocalityQueries,
    private readonly files: ImportedFiles,
    private readonly tables: TableReader,
    private readonly records: AuditedRepository,
  ) {}

  /**
   * @throws InvalidRequest when the file cannot be read, DuplicateFile when it was imported before
   * @throws TooManyRequests, TooBusy
   */
  run(request: AddressImport, actor: Actor): Promise<ImportReportView> {
    return this.queue.run(String(request.clientId), () => this.import(request, actor));
  }

  private async import(request: AddressImport, actor: Actor): Promise<ImportReportView> {
    const { clientId, file } = request;
    const source = { kind: 'address', owner: `client ${clientId}`, digest: file.digest };
    if (!request.importAgain) await this.files.assertNew(source);

    const rows = await this.readRows(request);
    const suburbs = await this.localities.findNamed(rows.map(toSuburbInput));
    const references = rows.map(({ values }) => values['Reference ID'].trim());
    return this.records.change(actor, async (records) => {
      const takenReferences = await this.addresses.lockReferences(records, clientId, references);
      const validated = await validateRows(rows, { ...request, suburbs, takenReferences });
      const addresses = validated.flatMap(({ address }) => (address ? [address] : []));
      const added = await this.addresses.insertMany(records, addresses);
      const drafts = added.filter(({ status }) => status === 'DRAFT').length;
      const report = buildImportReport(validated, drafts);
      if (request.importAgain) await this.files.record(records.manager, source, actor, report);
      else await this.files.recordNew(records.manager, source, actor, report);
      return report;
    });
  }

  private async readRows({ file, customerId }: AddressImport): Promise<AddressRow[]> {
    const rows: AddressRow[] = [];
    for await (const row of this.tables.read(file.path, format, customerId)) rows.push(row);
    return rows;
  }
}
