import { StreamableFile } from '@nestjs/common';

import { streamCsv } from '../../platform/uploads/stream-csv.js';
import { streamXlsx, type StreamedCell } from '../../platform/uploads/stream-xlsx.js';
import { XLSX_TYPE } from '../../platform/uploads/write-xlsx.js';
import type {
  ColumnKind,
  Report,
  ReportColumn,
  ReportedConsignment,
  ReportValue,
} from '../queries/report-column.js';
import type { ReportDays } from '../queries/report-days.js';
import type { FileFormat } from './file-format.js';

type Pages = AsyncIterable<readonly ReportedConsignment[]>;

/** The report as a file that is written while it is downloaded. */
export function streamReport(
  report: Report,
  { format, fromDay, toDay }: ReportDays & { readonly format: FileFormat },
  pages: Pages,
): StreamableFile {
  const name = `${report.fileName}-${fromDay}-to-${toDay}.${format}`;
  const disposition = `attachment; filename="${name}"`;
  return format === 'csv'
    ? new StreamableFile(csvOf(report, pages), { type: 'text/csv; charset=utf-8', disposition })
    : new StreamableFile(xlsxOf(report, pages), { type: XLSX_TYPE, disposition });
}

const csvOf = (report: Report, pages: Pages) =>
  streamCsv(
    report.columns.map(({ heading }) => heading),
    rowsOf(report, pages, asText),
  );

const xlsxOf = (report: Report, pages: Pages) =>
  streamXlsx(
    { name: report.sheetName, columns: report.columns.map(toSheetColumn) },
    rowsOf(report, pages, asCell),
  );

const formats: Partial<Record<ColumnKind, string>> = { money: '0.00', day: 'dd/mm/yyyy' };

function toSheetColumn({ heading, kind }: ReportColumn) {
  const format = formats[kind];
  return { heading, ...(format !== undefined && { format }) };
}

async function* rowsOf<Cell>(
  { columns, lines }: Report,
  pages: Pages,
  cellOf: (value: ReportValue, kind: ColumnKind) => Cell,
): AsyncGenerator<Cell[][]> {
  for await (const page of pages)
    yield page
      .flatMap(lines)
      .map((line) => columns.map(({ kind, value }) => cellOf(value(line), kind)));
}

/** dd/MM/yyyy, and dollars with their cents. */
function asText(value: ReportValue, kind: ColumnKind): string {
  if (value === null) return '';
  if (kind === 'day') return String(value).split('-').reverse().join('/');
  return kind === 'money' && typeof value === 'number' ? value.toFixed(2) : String(value);
}

const asCell = (value: ReportValue, kind: ColumnKind): StreamedCell =>
  kind === 'day' && value !== null ? new Date(value) : value;
