import { streamXlsx } from '../../platform/uploads/stream-xlsx.js';
import { streamCsv } from '../../platform/uploads/write-csv.js';
import { XLSX_TYPE } from '../../platform/uploads/write-xlsx.js';
import {
  openConsignmentColumns as columns,
  type OpenConsignmentRow,
} from '../queries/open-consignment.columns.js';
import type { FileFormat, ReportFile } from './file-format.js';

type Pages = AsyncIterable<readonly OpenConsignmentRow[]>;

/** Streams the open consignments report, so that a long one needs no more memory than a short one. */
export function streamOpenConsignments(pages: Pages, format: FileFormat): ReportFile {
  const name = `open-consignments.${format}`;
  if (format === 'csv')
    return { name, contentType: 'text/csv', content: streamCsv(columns, toText(pages)) };
  const sheet = {
    name: 'Open consignments',
    columns: columns.map((heading) => ({ heading })),
  };
  return { name, contentType: XLSX_TYPE, content: streamXlsx(sheet, pages) };
}

async function* toText(pages: Pages): AsyncGenerator<string[][]> {
  for await (const page of pages) yield page.map((row) => row.map((cell) => String(cell ?? '')));
}
