import { StreamableFile } from '@nestjs/common';

import { writeCsv } from '../../platform/uploads/write-csv.js';
import { writeXlsx, XLSX_TYPE } from '../../platform/uploads/write-xlsx.js';
import { reportColumns, type ReportRow } from '../queries/report-row.js';
import type { FileFormat } from './file-format.js';

const NAME = 'open-consignments';

/** The rows as a file to keep, in the format asked for. */
export async function writeReport(
  rows: readonly ReportRow[],
  format: FileFormat,
): Promise<StreamableFile> {
  const disposition = `attachment; filename="${NAME}.${format}"`;
  if (format === 'csv') {
    const lines = [reportColumns, ...rows.map((row) => row.map((cell) => String(cell ?? '')))];
    return new StreamableFile(Buffer.from(writeCsv(lines)), { type: 'text/csv', disposition });
  }
  const workbook = await writeXlsx({ name: 'Open consignments', columns: reportColumns, rows });
  return new StreamableFile(workbook, { type: XLSX_TYPE, disposition });
}
