import { writeFile } from 'node:fs/promises';

import {
  encodeText,
  encodingFor,
  markOf,
  type TextEncoding,
  textEncodingOf,
} from '../../platform/uploads/encode-text.js';
import type { DocumentFormat } from '../../platform/uploads/reading/documents/document-format.js';
import { documentLines } from '../../platform/uploads/reading/documents/document-lines.js';
import { fileText } from '../../platform/uploads/reading/file-text.js';
import { FileBudget } from '../../platform/uploads/reading/file-budget.js';
import type { TableFormat } from '../../platform/uploads/reading/table-format.js';
import { withErrorsInJson } from './json-orders.js';
import { type ErrorFile, type LeftOutRow, textsOf } from './left-out-rows.js';
import type { FieldCorrection, OrderCorrection } from './order-correction.js';
import { withErrorsInXml } from './xml-orders.js';

/** Writes an error file of a document: its orders that were left out, each with its errors. */
export async function writeErrorDocument(
  kind: 'xml' | 'json',
  file: ErrorFile,
): Promise<TextEncoding> {
  const { paths, rows, template } = file;
  const { document } = template.format;
  if (!document)
    throw new Error(`no documents have the columns ${template.format.columns.join(', ')}`);
  const encoding = encodingFor(await textEncodingOf(paths.source), textsOf(rows));
  const orders = await listCorrections(kind, { ...file, document });
  let text = '';
  for await (const piece of fileText(paths.source)) text += piece;
  const withErrors = kind === 'xml' ? withErrorsInXml : withErrorsInJson;
  const written = withErrors(text, document, orders);
  await writeFile(paths.target, Buffer.concat([markOf(encoding), encodeText(written, encoding)]));
  return encoding;
}

interface WithDocument {
  readonly document: DocumentFormat;
}

/** A line as read from the file. */
interface ReadLine extends Pick<TableFormat<string>, 'columns'> {
  readonly cells: readonly string[];
  /** Index of the line of its order. */
  readonly line: number;
}

/** Corrections by order number. */
async function listCorrections(
  kind: 'xml' | 'json',
  { paths, rows, template: { format }, document }: ErrorFile & WithDocument,
): Promise<Map<number, OrderCorrection>> {
  const orders = new Map<number, { fields: FieldCorrection[]; errors: LeftOutRow['faults'] }>();
  const linesRead = new Map<number, number>();
  // The file was within its limits when it was read to be planned.
  const budget = new FileBudget(Infinity);
  const reading = { format, document, budget };
  for await (const { row, cells } of documentLines(paths.source, kind, reading)) {
    const line = linesRead.get(row) ?? 0;
    linesRead.set(row, line + 1);
    const planned = rows.get(row)?.[line];
    if (!planned) continue;
    const order = orders.get(row) ?? { fields: [], errors: planned.faults };
    orders.set(row, order);
    const { columns } = format;
    order.fields.push(...fieldsOf(planned, { columns, document, cells, line }));
  }
  return orders;
}

/** Fields whose text in the plan differs from that in the file; those of the order itself with its first line only. */
function* fieldsOf(
  { values }: LeftOutRow,
  { columns, document, cells, line }: WithDocument & ReadLine,
): Generator<FieldCorrection> {
  for (const [at, column] of columns.entries()) {
    const text = values[column] ?? '';
    if (text === (cells[at] ?? '')) continue;
    const field = pathOf(document.fields, column);
    if (field !== undefined && line === 0) yield { path: field.split('/'), line: null, text };
    const lineField = pathOf(document.lineFields, column);
    if (lineField !== undefined) yield { path: lineField.split('/'), line, text };
  }
}

const pathOf = (
  fields: Readonly<Record<string, string>>,
  targetColumn: string,
): string | undefined => Object.entries(fields).find(([, column]) => column === targetColumn)?.[0];
