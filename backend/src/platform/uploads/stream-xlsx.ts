import { PassThrough, type Readable } from 'node:stream';

import type ExcelJS from 'exceljs';

import { xlsxCells } from './write-xlsx.js';

const COLUMN_WIDTH = 16;

/** A sheet has 1,048,576 rows; further rows go to another. */
const MAX_ROWS = 1_000_000;

export type StreamedCell = string | number | Date | null;

export interface StreamedSheet {
  readonly name: string;
  readonly columns: readonly StreamedColumn[];
}

export interface StreamedColumn {
  readonly heading: string;
  /** Number format of the column, such as `0.00`. */
  readonly format?: string;
}

/**
 * A workbook like that of `writeXlsx`, streamed page by page: it is never completely in memory, and applies
 * back-pressure.
 */
export function streamXlsx(
  sheet: StreamedSheet,
  pages: AsyncIterable<readonly (readonly StreamedCell[])[]>,
  maxRows = MAX_ROWS,
): Readable {
  const file = new PassThrough();
  fill(file, pages, { sheet, maxRows }).catch((error: unknown) => {
    file.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return file;
}

async function fill(
  file: PassThrough,
  pages: AsyncIterable<readonly (readonly StreamedCell[])[]>,
  { sheet, maxRows }: { readonly sheet: StreamedSheet; readonly maxRows: number },
): Promise<void> {
  // loaded on first use, since it slows down the start of every process
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true });
  const rows = new SheetRows(workbook, sheet, maxRows);
  for await (const page of pages) {
    for (const row of page) rows.add(row);
    await roomIn(file);
    if (file.destroyed) return;
  }
  await rows.end();
}

/** Resolves once the stream has room, or has been closed. */
function roomIn(file: PassThrough): Promise<void> {
  if (file.destroyed || !file.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      file.off('drain', done).off('close', done);
      resolve();
    };
    file.on('drain', done).on('close', done);
  });
}

/** Rows of a sheet, and of further sheets once it is full. */
class SheetRows {
  private worksheet: ExcelJS.Worksheet;
  private sheets = 0;
  private written = 0;

  constructor(
    private readonly workbook: ExcelJS.stream.xlsx.WorkbookWriter,
    private readonly sheet: StreamedSheet,
    private readonly maxRows: number,
  ) {
    this.worksheet = this.begin();
  }

  add(row: readonly StreamedCell[]): void {
    if (this.written === this.maxRows) {
      this.worksheet.commit();
      this.worksheet = this.begin();
    }
    this.worksheet.addRow(xlsxCells(row)).commit();
    this.written += 1;
  }

  end(): Promise<void> {
    return this.workbook.commit();
  }

  private begin(): ExcelJS.Worksheet {
    const { name, columns } = this.sheet;
    this.written = 0;
    this.sheets += 1;
    const worksheet = this.workbook.addWorksheet(
      this.sheets === 1 ? name : `${name} ${this.sheets}`,
      { views: [{ state: 'frozen', ySplit: 1 }] },
    );
    worksheet.columns = columns.map(({ heading, format }) => ({
      header: heading,
      width: COLUMN_WIDTH,
      ...(format !== undefined && { style: { numFmt: format } }),
    }));
    const headings = worksheet.getRow(1);
    headings.font = { bold: true };
    headings.commit();
    return worksheet;
  }
}
