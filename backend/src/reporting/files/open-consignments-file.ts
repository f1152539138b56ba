import { writeCsv } from '../../platform/uploads/write-csv.js';
import { writeXlsx, XLSX_TYPE } from '../../platform/uploads/write-xlsx.js';
import {
  openConsignmentColumns,
  type OpenConsignmentRow,
} from '../queries/open-consignment.columns.js';
import type { FileFormat, ReportFile } from './file-format.js';

const NAME = 'open-consignments';

/** Writes the rows of the open consignments report in one of the file formats. */
export async function writeOpenConsignments(
  rows: readonly OpenConsignmentRow[],
  format: FileFormat,
): Promise<ReportFile> {
  const name = `${NAME}.${format}`;
  const columns = openConsignmentColumns;
  if (format === 'csv') {
    const lines = [columns, ...rows.map((row) => row.map((cell) => String(cell ?? '')))];
    return { name, contentType: 'text/csv', content: Buffer.from(writeCsv(lines)) };
  }
  const content = await writeXlsx({ name: 'Open consignments', columns, rows });
  return { name, contentType: XLSX_TYPE, content };
}
