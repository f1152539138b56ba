import { DateTime } from 'luxon';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { SetUpCellView, SetUpRowView } from '@contracts/views/set-up.view';

import { interpolate } from '../../shared/text/format';

const DAY_LENGTH = 'yyyy-MM-dd'.length;

/** Text of a cell, with its number and time. */
export function reasonText({ reason, count, at }: SetUpCellView, zone: string): string {
  return interpolate(texts.reasons[reason], {
    n: (count ?? 0).toLocaleString('en-AU'),
    at: at === null ? '' : timeText(at, zone),
  });
}

/** Formats a day unchanged, an instant in the user's zone. */
const timeText = (at: string, zone: string): string =>
  at.length === DAY_LENGTH
    ? DateTime.fromISO(at).toFormat('dd/MM/yyyy')
    : DateTime.fromISO(at, { zone }).toFormat('dd/MM h:mm a').toLowerCase();

export const cellTitle = (cell: SetUpCellView, row: SetUpRowView): string =>
  interpolate(texts.cellOf, { step: texts.steps[cell.step], name: row.name });

export const isOpenCell = ({ state }: SetUpCellView): boolean =>
  state !== 'DONE' && state !== 'ASK';
