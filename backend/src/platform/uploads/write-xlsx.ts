export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const COLUMN_WIDTH = 16;

/** One sheet of a workbook. Strings become text cells: spreadsheets do not interpret them as formulas. */
export interface SheetContent {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Characters that XML does not allow and that `exceljs` writes: a spreadsheet could not open the file. */
const FORBIDDEN = /[\ufffe\uffff]/g;

/** Text that a workbook can contain. */
export const xlsxText = (text: string): string => text.replace(FORBIDDEN, '');

/** Cells of a row, with text that a workbook can contain. */
export const xlsxCells = <T>(row: readonly T[]): (T | string)[] =>
  row.map((cell) => (typeof cell === 'string' ? xlsxText(cell) : cell));

/** Workbook of one sheet, with a bold, frozen heading. */
export async function writeXlsx({ name, columns, rows }: SheetContent): Promise<Buffer> {
  // loaded on first use, since it slows down the start of every process
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map((header) => ({ header, width: COLUMN_WIDTH }));
  sheet.getRow(1).font = { bold: true };
  sheet.addRows(rows.map(xlsxCells));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
