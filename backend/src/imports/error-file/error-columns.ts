import { recordOf } from '@contracts/keys-of.js';
import type { ColumnMapping, ColumnUnit } from '@contracts/views/import-columns.view.js';

import { findErrorColumn, uniqueHeadings } from '../../platform/uploads/reading/headings.js';
import { applyMapping, toFileUnit } from '../columns/apply-mapping.js';
import { detectColumns, toMapping } from '../columns/detect-columns.js';
import { type ImportTemplate, templateColumn } from '../kinds/import-template.js';
import { type ErrorFile, errorOf, type LeftOutRow, type LeftOutRows } from './left-out-rows.js';

/** Corrections and errors of a row, by the index of the column. */
export interface RowCorrection {
  /** Cells that were corrected in the plan. */
  readonly texts: ReadonlyMap<number, string>;
  /** Errors of single cells. */
  readonly notes: ReadonlyMap<number, string>;
  readonly error: string;
}

/** Number of cells of the longest row left out, up to its last text. */
export async function widestOf(
  lines: AsyncIterable<{ readonly row: number; readonly cells: readonly string[] }>,
  rows: LeftOutRows,
): Promise<number> {
  let widest = 0;
  for await (const { row, cells } of lines)
    if (rows.has(row)) widest = Math.max(widest, 1 + cells.findLastIndex(hasText));
  return widest;
}

/** Whether a cell is not blank. */
export const hasText = (cell: string): boolean => cell.trim() !== '';

interface Source {
  readonly index: number;
  readonly unit: ColumnUnit | null;
}

/**
 * Columns of an error file: those of the file, then template columns that only the plan has, then Error. The Error
 * column of an error file that was sent again is replaced.
 */
export class ErrorColumns {
  /** Template columns without a source in the file that have a value in the plan. */
  readonly added: readonly string[];
  /** Number of columns of the file. */
  readonly width: number;
  private readonly mapping: ColumnMapping;
  private readonly sources: ReadonlyMap<string, Source>;
  private readonly template: ImportTemplate;
  private readonly previousErrorIndex: number;

  /** @param widest cells of the longest row left out, which may be longer than the heading */
  constructor(
    heading: readonly string[],
    { mapping, rows, template }: Omit<ErrorFile, 'paths'>,
    widest: number,
  ) {
    this.previousErrorIndex = findErrorColumn(heading);
    this.template = template;
    this.mapping = mapping ?? toMapping(detectColumns(template, [heading], null));
    const names = this.ownCells(uniqueHeadings(heading));
    const hasPrevious = this.previousErrorIndex !== -1 && widest > this.previousErrorIndex;
    this.width = Math.max(names.length, hasPrevious ? widest - 1 : widest);
    const sources = new Map<string, Source>();
    for (const { source, target, unit } of this.mapping.columns) {
      const index = names.indexOf(source);
      const column = templateColumn(template, target);
      if (index !== -1 && column !== undefined) sources.set(column, { index, unit });
    }
    this.added = this.columnsOfPlan(rows, sources);
    for (const [index, column] of this.added.entries())
      sources.set(column, { index: this.width + index, unit: null });
    this.sources = sources;
  }

  /** Cells without the Error column of an earlier error file. */
  ownCells<Cell>(cells: readonly Cell[]): readonly Cell[] {
    return this.previousErrorIndex === -1 ? cells : cells.toSpliced(this.previousErrorIndex, 1);
  }

  /** @param cells of the row in the file */
  correct(row: LeftOutRow, cells: readonly string[]): RowCorrection {
    const own = this.ownCells(cells);
    const values = recordOf(this.template.format.columns, (column) =>
      (own[this.sources.get(column)?.index ?? -1] ?? '').trim(),
    );
    const received = applyMapping({ sheet: '', row: row.row, values }, this.mapping).values;
    const texts = new Map<number, string>();
    for (const [column, { index, unit }] of this.sources) {
      const planned = row.values[column] ?? '';
      if (planned !== received[column]) texts.set(index, toFileUnit(planned, unit));
    }
    return { texts, notes: this.notesOf(row), error: errorOf(row) };
  }

  private notesOf({ faults }: LeftOutRow): ReadonlyMap<number, string> {
    const notes = new Map<number, string>();
    for (const { column, message } of faults) {
      const index = this.sources.get(column)?.index;
      if (index === undefined) continue;
      const others = notes.get(index);
      notes.set(index, others === undefined ? message : `${others}\n${message}`);
    }
    return notes;
  }

  /** Constants need no column: the mapping adds them again. */
  private columnsOfPlan(rows: LeftOutRows, sources: ReadonlyMap<string, Source>): string[] {
    const constants = new Map(
      this.mapping.constants.map(({ target, value }) => [target, value.trim()]),
    );
    const all = [...rows.values()].flat();
    return this.template.format.columns
      .filter((column) => !sources.has(column))
      .filter((column) => {
        const constant = constants.get(column) ?? '';
        return all.some(({ values }) => !['', constant].includes(values[column] ?? ''));
      });
  }
}
