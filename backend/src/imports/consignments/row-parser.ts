import { DateTime } from 'luxon';

import { formatDay } from '@contracts/rules/calendar-day.js';
import { parseNumber } from '@contracts/rules/parse-number.js';
import { domainErrorTexts } from '@contracts/texts/domain-errors.js';
import { consignmentImportTexts as texts } from '@contracts/texts/spec/uploads.js';

import type { ConsignmentColumn, ConsignmentRow, ImportError } from './consignment-template.js';

const dayFormats = ['yyyy-MM-dd', 'd/M/yyyy'];
const yes = new Set(['y', 'yes', 'true', '1']);
const no = new Set(['', 'n', 'no', 'false', '0']);

/** Parses the cells of one row; adds an error for an invalid cell, and treats it as empty. */
export class RowParser {
  constructor(
    private readonly row: ConsignmentRow,
    private readonly errors: ImportError[],
  ) {}

  text(column: ConsignmentColumn): string {
    return this.row.values[column].trim();
  }

  /** 0 for an empty cell. */
  number(column: ConsignmentColumn): number {
    const text = this.text(column);
    const value = text === '' ? 0 : parseNumber(text);
    if (value >= 0) return value;
    this.addError(column, 'not_a_number', texts.notANumber);
    return 0;
  }

  /** yyyy-MM-dd; null for an empty cell. */
  day(column: ConsignmentColumn): string | null {
    const text = this.text(column);
    if (text === '') return null;
    const day = dayFormats
      .map((format) => DateTime.fromFormat(text, format))
      .find((at) => at.isValid);
    if (!day) this.addError(column, 'not_a_day', texts.notADay);
    return day?.toISODate() ?? null;
  }

  /**
   * Dispatch date, not before `earliest` (GAP-24), with an error in the file's date format; `earliest` for an
   * empty cell.
   */
  dispatchDay(column: ConsignmentColumn, earliest: string): string {
    const day = this.day(column) ?? earliest;
    if (day < earliest) {
      const date = this.text(column).includes('/') ? formatDay(earliest) : earliest;
      this.addError(column, 'too_early', domainErrorTexts.dispatchTooEarly.replace('{date}', date));
    }
    return day;
  }

  isYes(column: ConsignmentColumn): boolean {
    const text = this.text(column).toLowerCase();
    if (!yes.has(text) && !no.has(text)) this.addError(column, 'not_yes_or_no', texts.notYesOrNo);
    return yes.has(text);
  }

  addError(column: ConsignmentColumn, code: string, message: string): void {
    const value = this.text(column);
    this.errors.push({ row: this.row.row, column, code, message, ...(value && { value }) });
  }
}
