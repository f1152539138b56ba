import { rateCardTexts as texts } from '@contracts/texts/rate-cards.js';
import type { SheetErrorView } from '@contracts/views/rate-card-report.view.js';

import { FORMULA_CELL, type SheetRow } from '../../../platform/uploads/read-xlsx.js';
import { ANY_ZONE, type RateCardRow } from '../../domain/rate-card/rate-card.js';
import { rowSchema, type RateCardColumn, type ReadRow } from './rate-card-columns.js';

export type FileRow = SheetRow<RateCardColumn>;

/** An error without its place. */
export type RowFault = Pick<SheetErrorView, 'column' | 'code' | 'message'>;

/** What a carrier calls its services and zones; names in capitals. */
export interface CarrierNames {
  /** Ids by code and by display name. */
  readonly serviceIds: ReadonlyMap<string, number>;
  /** The zone as the carrier spells it. */
  readonly zones: ReadonlyMap<string, string>;
}

/** A row, and the price it becomes; null where it becomes none, for the reasons given. */
export interface JudgedRow {
  readonly row: FileRow;
  readonly price: { readonly serviceTypeId: number; readonly rates: RateCardRow } | null;
  readonly faults: readonly RowFault[];
}

/** Each cell on its own: whether it can be read, and whether the carrier knows what it names. */
export function judgeRow(row: FileRow, names: CarrierNames): JudgedRow {
  const formulas = Object.entries(row.values).filter(([, value]) => value === FORMULA_CELL);
  if (formulas.length > 0)
    return refused(
      row,
      formulas.map(([column]) => fault(column, 'formula', texts.formula)),
    );
  const filled = Object.entries(row.values).filter(([, value]) => value !== '');
  const parsed = rowSchema.safeParse(Object.fromEntries(filled));
  if (parsed.success) return judgeRead(row, parsed.data, names);
  return refused(
    row,
    parsed.error.issues.map(({ path, message }) => ({
      column: path.join(),
      code: 'invalid',
      message,
    })),
  );
}

const refused = (row: FileRow, faults: readonly RowFault[]): JudgedRow => ({
  row,
  price: null,
  faults,
});

const fault = (column: string, code: string, text: string, value = ''): RowFault => ({
  column,
  code,
  message: text.replace('{column}', column).replace('{value}', () => value),
});

function judgeRead(row: FileRow, read: ReadRow, names: CarrierNames): JudgedRow {
  const serviceTypeId = names.serviceIds.get(read['Service Type'].toUpperCase());
  const from = zoneOf(read['From Zone'], names);
  const to = zoneOf(read['To Zone'], names);
  const faults = [
    ...unknown('Service Type', serviceTypeId, read),
    ...unknown('From Zone', from, read),
    ...unknown('To Zone', to, read),
    ...wrongOrder(read),
  ];
  if (faults.length > 0 || serviceTypeId === undefined || from === undefined || to === undefined)
    return refused(row, faults);
  return { row, price: { serviceTypeId, rates: toRates(read, from, to) }, faults };
}

function unknown(
  column: 'Service Type' | 'From Zone' | 'To Zone',
  known: unknown,
  read: ReadRow,
): RowFault[] {
  if (known !== undefined) return [];
  return column === 'Service Type'
    ? [fault(column, 'unknown_service_type', texts.unknownService, read[column])]
    : [fault(column, 'unknown_zone', texts.unknownZone, read[column])];
}

const zoneOf = (name: string, { zones }: CarrierNames): string | undefined =>
  name === ANY_ZONE ? ANY_ZONE : zones.get(name.toUpperCase());

function wrongOrder(read: ReadRow): RowFault[] {
  const { 'Break To': breakTo, 'Effective To': effectiveTo } = read;
  const isEmptyBreak = breakTo !== undefined && breakTo <= (read['Break From'] ?? 0);
  const isPast = effectiveTo !== undefined && effectiveTo < (read['Effective From'] ?? '');
  return [
    ...(isEmptyBreak ? [fault('Break To', 'break_order', texts.breakOrder)] : []),
    ...(isPast ? [fault('Effective To', 'day_order', texts.dayOrder)] : []),
  ];
}

/** Blanks are left out, so that the same prices make the same rows however they were written. */
function toRates(read: ReadRow, fromZone: string, toZone: string): RateCardRow {
  const filled = Object.entries({
    reciprocal: read.Reciprocal === true ? true : undefined,
    breakFrom: read['Break From'],
    breakTo: read['Break To'],
    breakMode: read['Break Mode'],
    basic: read.Basic,
    minimum: read.Minimum,
    rateUnit: read['Rate Unit'],
    includedUnits: read['Included Units'],
    cubicFactor: read['Cubic Factor'],
    maxKg: read['Max Kg'],
    effectiveFrom: read['Effective From'],
    effectiveTo: read['Effective To'],
  }).filter(([, value]) => value !== undefined);
  return {
    fromZone,
    toZone,
    rateType: read['Rate Type'],
    rate: read.Rate,
    ...Object.fromEntries(filled),
  };
}
