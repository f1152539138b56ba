import { streamCsv } from '../../platform/uploads/write-csv.js';
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
import type { FileFormat, ReportFile } from './file-format.js';

type Pages = AsyncIterable<readonly ReportedConsignment[]>;

/** Streams a report, so that a long one needs no more memory than a short one. */
export function streamReport(
  report: Report,
  { format, fromDay, toDay }: ReportDays & { readonly format: FileFormat },
  pages: Pages,
): ReportFile {
  const name = `${report.fileName}-${fromDay}-to-${toDay}.${format}`;
  return format === 'csv'
    ? { name, contentType: 'text/csv; charset=utf-8', content: toCsv(report, pages) }
    : { name, contentType: XLSX_TYPE, content: toXlsx(report, pages) };
}

const toCsv = (report: Report, pages: Pages) =>
  streamCsv(
    report.columns.map(({ heading }) => heading),
    toRows(report, pages, toText),
  );

const toXlsx = (report: Report, pages: Pages) =>
  streamXlsx(
    { name: report.sheetName, columns: report.columns.map(toSheetColumn) },
    toRows(report, pages, toCell),
  );

const formats: Partial<Record<ColumnKind, string>> = { money: '0.00', day: 'dd/mm/yyyy' };

function toSheetColumn({ heading, kind }: ReportColumn) {
  const format = formats[kind];
  return { heading, ...(format !== undefined && { format }) };
}

async function* toRows<Cell>(
  { columns, lines }: Report,
  pages: Pages,
  format: (value: ReportValue, kind: ColumnKind) => Cell,
): AsyncGenerator<Cell[][]> {
  for await (const page of pages)
    yield page
      .flatMap(lines)
      .map((line) => columns.map(({ kind, value }) => format(value(line), kind)));
}

/** Days as dd/MM/yyyy, money in dollars with two decimals. */
function toText(value: ReportValue, kind: ColumnKind): string {
  if (value === null) return '';
  if (kind === 'day') return String(value).split('-').reverse().join('/');
  return kind === 'money' && typeof value === 'number' ? value.toFixed(2) : String(value);
}

const toCell = (value: ReportValue, kind: ColumnKind): StreamedCell =>
  kind === 'day' && value !== null ? new Date(value) : value;
