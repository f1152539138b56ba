import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

import { importLimits } from '@contracts/rules/import-limits.js';
import { importTexts as texts } from '@contracts/texts/app/imports.js';
import { importRateCardTexts } from '@contracts/texts/app/import-rate-cards.js';

import type { ColumnMapping } from '@contracts/views/import-columns.view.js';
import type { IgnoredFieldView } from '@contracts/views/order-file.view.js';

import { InvalidRequest } from '../../platform/invalid-request.js';
import type { TableFormat } from '../../platform/uploads/reading/table-format.js';
import { TableReader } from '../../platform/uploads/table.reader.js';
import { applyMapping } from '../columns/apply-mapping.js';
import type { GroupToPlan } from '../import-group.repository.js';
import type { NewGroup } from '../import-rows.repository.js';
import type { FileGroup, FileRow, ImportTemplate } from '../kinds/import-template.js';

const { rowsPerReference } = importLimits;

/** Table format of a mapped file: a required column without a source is filled by a constant, as checked before. */
export function formatOf(
  { format }: ImportTemplate,
  mapping: ColumnMapping | null,
): TableFormat<string> {
  if (!mapping) return format;
  const headings = Object.fromEntries(
    mapping.columns.map(({ source, target }) => [target, source]),
  );
  return { ...format, headings, needed: format.needed.filter((column) => column in headings) };
}

/** Content of a file. */
export interface ReadImportFile {
  readonly groups: readonly NewGroup[];
  /** Fields of a document that its format does not have. */
  readonly ignored: readonly IgnoredFieldView[];
}

/** Reads the file of an import. */
@Injectable()
export class ImportFileReader {
  constructor(private readonly tables: TableReader) {}

  /** @throws InvalidRequest when it cannot be read, is empty or too large */
  async read(
    path: string,
    template: ImportTemplate,
    mapping: ColumnMapping | null,
    customerId: number | null,
  ): Promise<ReadImportFile> {
    const rows: FileRow[] = [];
    const ignored: IgnoredFieldView[] = [];
    for await (const row of this.tables.read(path, formatOf(template, mapping), customerId)) {
      assertSameSheet(rows[0], row);
      ignored.push(...(row.ignored ?? []));
      rows.push(mapping ? applyMapping(row, mapping) : row);
    }
    const groups = template.groupRows(rows);
    const [rejection] = sizeErrorsOf(groups, template);
    if (rejection !== undefined) throw new InvalidRequest([{ path: 'file', message: rejection }]);
    return {
      groups: groups.map(({ reference, rows: cells }, index) =>
        toNewGroup(template, { no: index + 1, reference, cells }),
      ),
      ignored,
    };
  }
}

/** Rows are identified by their number alone, and an error file has one sheet. @throws InvalidRequest */
function assertSameSheet(first: FileRow | undefined, { sheet: other }: FileRow): void {
  if (!first || first.sheet === other) return;
  const message = importRateCardTexts.severalSheets
    .replace('{first}', () => first.sheet)
    .replace('{other}', () => other);
  throw new InvalidRequest([{ path: 'file', message }]);
}

function* sizeErrorsOf(
  groups: readonly FileGroup[],
  { maxGroups }: ImportTemplate,
): Generator<string> {
  if (groups.length === 0) yield texts.noRows;
  if (groups.length > maxGroups) yield texts.tooManyReferences.replace('{most}', String(maxGroups));
  for (const { reference, rows } of groups)
    if (rows.length > rowsPerReference)
      yield texts.tooManyLines
        .replace('{reference}', () => reference)
        .replace('{most}', String(rowsPerReference));
}

/** The rows of a group as they are stored; without empty cells. */
export function toNewGroup(
  { format, summaryColumn }: ImportTemplate,
  { no, reference, cells: rows }: GroupToPlan,
): NewGroup {
  const cells = rows.map(({ row, values, repeats }) => ({
    row,
    ...(repeats !== undefined && { repeats }),
    values: Object.fromEntries(
      format.columns.flatMap((column) => {
        const text = values[column] ?? '';
        return text.trim() === '' ? [] : [[column, text] as const];
      }),
    ),
  }));
  const [first] = cells;
  if (!first) throw new Error(`the rows for reference '${reference}' are no longer stored`);
  const textOf = (column: string) => (first.values[column] ?? '').trim();
  return {
    ...{ no, reference, cells },
    firstRow: first.row,
    lastRow: cells.at(-1)?.row ?? first.row,
    receiver: textOf(summaryColumn),
    suburb: ['Suburb', 'State', 'Postcode'].map(textOf).filter(Boolean).join(' '),
    contentDigest: createHash('sha256')
      .update(stringify(cells.map((row) => row.values)))
      .digest('hex'),
  };
}
