import { withoutUnstorable } from '@contracts/rules/clean-text.js';

import { fileText } from '../file-text.js';
import type { FileBudget } from '../file-budget.js';
import type { TableFormat, TableLine } from '../table-format.js';
import { UnreadableFile } from '../unreadable-file.js';
import type { DocumentFormat } from './document-format.js';
import { IgnoredFields } from './ignored-fields.js';
import { jsonRecords } from './json-records.js';
import { type Fields, isFields } from './record-fields.js';
import { xmlRecords } from './xml-records.js';

interface Reading {
  readonly format: TableFormat<string>;
  readonly document: DocumentFormat;
  readonly budget: FileBudget;
}

/** Rows of an XML or JSON document; the row number is that of the record, from 1. @throws UnreadableFile */
export async function* documentLines(
  path: string,
  kind: 'xml' | 'json',
  { format, document, budget }: Reading,
): AsyncGenerator<TableLine> {
  const records = kind === 'xml' ? xmlRecords : jsonRecords;
  const ignoredFields = new IgnoredFields(document);
  let row = 0;
  for await (const record of records(fileText(path), document)) {
    row += 1;
    const lines = linesOf(record, document);
    let ignored = ignoredFields.takeNew(record, lines);
    for (const line of lines) {
      budget.addRow();
      budget.addCells(format.columns.length, format.columns.length);
      const values = cellsOf(record, line, document);
      const cells = format.columns.map((column) => values.get(column) ?? '');
      budget.addText(cells);
      yield { sheet: '', row, isOfRecord: true, cells, ...(ignored.length > 0 && { ignored }) };
      ignored = [];
    }
  }
  if (row === 0) throw new UnreadableFile('noRecords', document.list, document.format);
}

/** The lines of a record; an empty one if it has none. */
function linesOf(record: Fields, { lines }: DocumentFormat): readonly Fields[] {
  if (!lines) return [{}];
  const listed = record[lines.list.toLowerCase()];
  const found = isFields(listed) ? listed[lines.line.toLowerCase()] : listed;
  const all = Array.isArray(found) ? found : [found];
  const fields = all.filter(isFields);
  return fields.length === 0 ? [{}] : fields;
}

function cellsOf(
  record: Fields,
  line: Fields,
  { fields, lineFields }: DocumentFormat,
): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  for (const [path, column] of Object.entries(fields)) cells.set(column, textAt(record, path));
  for (const [path, column] of Object.entries(lineFields)) cells.set(column, textAt(line, path));
  return cells;
}

function textAt(fields: Fields, path: string): string {
  let value: unknown = fields;
  for (const name of path.toLowerCase().split('/'))
    value = isFields(value) ? value[name] : undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // escapes in JSON can contain characters that the database cannot store
  if (typeof value === 'string') return withoutUnstorable(value).trim();
  return typeof value === 'number' ? String(value) : '';
}
