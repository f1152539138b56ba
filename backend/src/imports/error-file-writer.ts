import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { importTexts as texts } from '@contracts/texts/app/imports.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import { RecordNotFound } from '../platform/record-not-found.js';
import { writeCsvInSlices } from '../platform/uploads/write-csv.js';
import { writeXlsx, XLSX_TYPE } from '../platform/uploads/write-xlsx.js';
import { consignmentColumns } from './consignments/consignment-template.js';
import type { Import } from './records/import.entity.js';
import type { StoredRow } from './import-rows.repository.js';

/** A file to download. */
export interface WrittenFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

interface LeftOut {
  readonly cells: readonly StoredRow[] | null;
  readonly faults: readonly RowErrorView[];
}

const heading = [...consignmentColumns, texts.errorColumn];

/** Writes the skipped rows of an import with their errors: a workbook for a workbook, otherwise CSV in UTF-8. */
@Injectable()
export class ErrorFileWriter {
  constructor(private readonly database: DataSource) {}

  /** @throws RecordNotFound when no row was skipped, or their cells have been deleted */
  async write({ id, fileName }: Pick<Import, 'id' | 'fileName'>): Promise<WrittenFile> {
    const groups = await this.database.query<LeftOut[]>(
      `select cells, faults from import_group
        where import_id = $1 and cells is not null and (action = 'ERROR' or outcome = 'FAILED')
        order by no`,
      [id],
    );
    if (groups.length === 0) throw new RecordNotFound(`error file of import ${id}`);
    const lines = groups.flatMap(toLines);
    const name = fileName.replace(/\.[^.]*$/, '');
    if (/\.xlsx$/i.test(fileName))
      return {
        fileName: `${name}-errors.xlsx`,
        contentType: XLSX_TYPE,
        content: await writeXlsx({ name: 'Errors', columns: heading, rows: lines }),
      };
    return {
      fileName: `${name}-errors.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: Buffer.from(await writeCsvInSlices(heading, lines, (line) => line)),
    };
  }
}

const toLines = ({ cells, faults }: LeftOut): string[][] =>
  (cells ?? []).map(({ row, values }) => [
    ...consignmentColumns.map((column) => values[column] ?? ''),
    faults
      .filter((fault) => fault.row === row)
      .map(({ message }) => message)
      .join(' '),
  ]);
