import { PassThrough, type Readable } from 'node:stream';

import ExcelJS from 'exceljs';

const COLUMN_WIDTH = 16;

/** A sheet holds 1,048,576 rows; what is beyond stands on another. */
const MOST_ROWS = 1_000_000;

export type StreamedCell = string | number | Date | null;

export interface StreamedSheet {
  readonly name: string;
  readonly columns: readonly StreamedColumn[];
}

export interface StreamedColumn {
  readonly heading: string;
  /** How a spreadsheet shows numbers and days in it, such as `0.00`. */
  readonly format?: string;
}

/**
 * A workbook like that of `writeXlsx`, whose pages are written as they come: it is never whole in memory,
 * and no page is asked for while what was written waits to be read.
 */
export function streamXlsx(
  sheet: StreamedSheet,
  pages: AsyncIterable<readonly (readonly StreamedCell[])[]>,
  mostRows = MOST_ROWS,
): Readable {
  const file = new PassThrough();
  fill(file, pages, new SheetRows(file, sheet, mostRows)).catch((error: unknown) => {
    file.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return file;
}

async function fill(
  file: PassThrough,
  pages: AsyncIterable<readonly (readonly StreamedCell[])[]>,
  rows: SheetRows,
): Promise<void> {
  for await (const page of pages) {
    for (const row of page) rows.add(row);
    await roomIn(file);
    if (file.destroyed) return;
  }
  await rows.end();
}

/** Once what was written is read, or nobody will read it any more. */
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

/** The rows of a sheet, and of the sheets behind it once it is full. */
class SheetRows {
  private readonly workbook: ExcelJS.stream.xlsx.WorkbookWriter;
  private worksheet: ExcelJS.Worksheet;
  private sheets = 0;
  private written = 0;

  constructor(
    file: PassThrough,
    private readonly sheet: StreamedSheet,
    private readonly mostRows: number,
  ) {
    this.workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true });
    this.worksheet = this.begin();
  }

  add(row: readonly StreamedCell[]): void {
    if (this.written === this.mostRows) {
      this.worksheet.commit();
      this.worksheet = this.begin();
    }
    this.worksheet.addRow([...row]).commit();
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
