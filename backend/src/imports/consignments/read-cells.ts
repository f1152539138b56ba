import { DateTime } from 'luxon';

import { numberOf } from '@contracts/rules/typed-number.js';
import { refusalTexts } from '@contracts/texts/refusals.js';
import { consignmentImportTexts as texts } from '@contracts/texts/uploads.js';

import type { ConsignmentColumn, ConsignmentRow, ImportFault } from './consignment-template.js';

const dayForms = ['yyyy-MM-dd', 'd/M/yyyy'];
const yes = new Set(['y', 'yes', 'true', '1']);
const no = new Set(['', 'n', 'no', 'false', '0']);

/** Reads the cells of one row; what cannot be read is noted in `faults`, and the cell counts as empty. */
export class RowCells {
  constructor(
    private readonly row: ConsignmentRow,
    private readonly faults: ImportFault[],
  ) {}

  text(column: ConsignmentColumn): string {
    return this.row.values[column].trim();
  }

  /** 0 where the cell is empty. */
  number(column: ConsignmentColumn): number {
    const text = this.text(column);
    const value = text === '' ? 0 : numberOf(text);
    if (value >= 0) return value;
    this.refuse(column, 'not_a_number', texts.notANumber);
    return 0;
  }

  /** yyyy-MM-dd; null where the cell is empty. */
  day(column: ConsignmentColumn): string | null {
    const text = this.text(column);
    if (text === '') return null;
    const day = dayForms.map((form) => DateTime.fromFormat(text, form)).find((at) => at.isValid);
    if (!day) this.refuse(column, 'not_a_day', texts.notADay);
    return day?.toISODate() ?? null;
  }

  /** A day of dispatch, not before `earliest` (GAP-24); that one where the cell is empty. */
  dispatchDay(column: ConsignmentColumn, earliest: string): string {
    const day = this.day(column) ?? earliest;
    if (day < earliest)
      this.refuse(column, 'too_early', refusalTexts.dispatchTooEarly.replace('{date}', earliest));
    return day;
  }

  isYes(column: ConsignmentColumn): boolean {
    const text = this.text(column).toLowerCase();
    if (!yes.has(text) && !no.has(text)) this.refuse(column, 'not_yes_or_no', texts.notYesOrNo);
    return yes.has(text);
  }

  refuse(column: ConsignmentColumn, code: string, message: string): void {
    this.faults.push({ row: this.row.row, column, code, message });
  }
}
