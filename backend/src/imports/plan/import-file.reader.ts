import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

import { importTexts as texts } from '@contracts/texts/app/imports.js';

import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import { InvalidRequest } from '../../platform/invalid-request.js';
import type { TableFormat } from '../../platform/uploads/reading/table-format.js';
import { TableReader } from '../../platform/uploads/table.reader.js';
import { applyMapping } from '../columns/apply-mapping.js';
import {
  consignmentFormat,
  type ConsignmentColumn,
  type ConsignmentRow,
  groupRows,
  type RowGroup,
} from '../consignments/consignment-template.js';
import type { NewGroup } from '../import-rows.repository.js';

const MAX_ROWS = 50_000;
const MAX_REFERENCES = 20_000;
const MAX_LINES_PER_REFERENCE = 200;

const format = { ...consignmentFormat, maxRows: MAX_ROWS };

/** A required column may be filled by a constant; that it has a source was checked before. */
export function formatOf(mapping: ColumnMapping | null): TableFormat<ConsignmentColumn> {
  if (!mapping) return format;
  const headings = Object.fromEntries(
    mapping.columns.map(({ source, target }) => [target, source]),
  );
  return { ...format, headings, needed: format.needed.filter((column) => column in headings) };
}

/** Reads the file of an import. */
@Injectable()
export class ImportFileReader {
  constructor(private readonly tables: TableReader) {}

  /** @throws InvalidRequest when it cannot be read, is empty or too large */
  async read(path: string, mapping: ColumnMapping | null, customerId: number): Promise<NewGroup[]> {
    const rows: ConsignmentRow[] = [];
    for await (const row of this.tables.read(path, formatOf(mapping), customerId))
      rows.push(mapping ? applyMapping(row, mapping) : row);
    const groups = groupRows(rows);
    const [rejection] = sizeErrorsOf(groups);
    if (rejection !== undefined) throw new InvalidRequest([{ path: 'file', message: rejection }]);
    return groups.map(toNewGroup);
  }
}

function* sizeErrorsOf(groups: readonly RowGroup[]): Generator<string> {
  if (groups.length === 0) yield texts.noRows;
  if (groups.length > MAX_REFERENCES)
    yield texts.tooManyReferences.replace('{most}', String(MAX_REFERENCES));
  for (const { reference, rows } of groups)
    if (rows.length > MAX_LINES_PER_REFERENCE)
      yield texts.tooManyLines
        .replace('{reference}', () => reference)
        .replace('{most}', String(MAX_LINES_PER_REFERENCE));
}

/** The rows of a reference as they are stored; without empty cells. */
export function toNewGroup({ reference, rows }: RowGroup, index: number): NewGroup {
  const cells = rows.map(({ row, values, repeats }) => ({
    row,
    ...(repeats !== undefined && { repeats }),
    values: Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== '')),
  }));
  const { values } = rows[0];
  return {
    no: index + 1,
    reference,
    firstRow: rows[0].row,
    lastRow: rows.at(-1)?.row ?? rows[0].row,
    cells,
    receiver: values['Receiver Company'].trim(),
    suburb: [values.Suburb, values.State, values.Postcode]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(' '),
    contentDigest: createHash('sha256')
      .update(stringify(cells.map((row) => row.values)))
      .digest('hex'),
  };
}
