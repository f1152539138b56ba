import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { ImportReportView } from '@contracts/views/import-report.view.js';

import type { Actor } from '../../platform/actor.js';
import { ImportedFiles } from '../../platform/uploads/imported-files.js';
import { readCsv } from '../../platform/uploads/read-csv.js';
import type { UploadedFile } from '../../platform/uploads/receives-file.js';
import { AddressBook } from '../address-book.js';
import { Localities } from '../localities/localities.js';
import { addressColumns, placeOf, type AddressRow } from './address-template.js';
import { importReport } from './import-report.js';
import { judgeRows } from './judge-rows.js';

const MOST_ROWS = 10_000;

export interface AddressImport {
  readonly clientId: number;
  readonly file: UploadedFile;
  /** Rows that are not complete are kept as drafts, not left out. */
  readonly saveAsDrafts: boolean;
  /** The very same file is taken a second time. */
  readonly importAgain: boolean;
}

/** Takes a file of addresses into a client's book: all rows that can be taken, in one transaction (GAP-17). */
@Injectable()
export class ImportAddresses {
  constructor(
    private readonly book: AddressBook,
    private readonly localities: Localities,
    private readonly files: ImportedFiles,
    private readonly database: DataSource,
  ) {}

  /** @throws InvalidRequest when the file cannot be read, FileSeenBefore when it was imported before */
  async run(wanted: AddressImport, actor: Actor): Promise<ImportReportView> {
    const { clientId, file } = wanted;
    const source = { kind: 'address', owner: `client ${clientId}`, digest: file.digest };
    if (!wanted.importAgain) await this.files.assertNew(source);

    const rows = await this.read(file);
    const judged = judgeRows(rows, {
      ...wanted,
      suburbs: await this.localities.findNamed(rows.map(placeOf)),
      takenReferences: await this.takenReferences(clientId, rows),
    });
    const addresses = judged.flatMap(({ address }) => (address ? [address] : []));
    return this.book.addMany(addresses, actor, async (manager, added) => {
      const report = importReport(judged, added.filter(({ status }) => status === 'DRAFT').length);
      if (wanted.importAgain) await this.files.remember(manager, source, actor, report);
      else await this.files.rememberNew(manager, source, actor, report);
      return report;
    });
  }

  private async read({ path }: UploadedFile): Promise<AddressRow[]> {
    const rows: AddressRow[] = [];
    const form = { columns: addressColumns, needed: ['Company'] as const, mostRows: MOST_ROWS };
    for await (const row of readCsv(path, form)) rows.push(row);
    return rows;
  }

  private async takenReferences(
    clientId: number,
    rows: readonly AddressRow[],
  ): Promise<ReadonlySet<string>> {
    const taken = await this.database.query<{ reference: string }[]>(
      `select reference_id as reference from address where client_id = $1 and reference_id = any($2)`,
      [clientId, rows.map(({ values }) => values['Reference ID'].trim())],
    );
    return new Set(taken.map(({ reference }) => reference));
  }
}
