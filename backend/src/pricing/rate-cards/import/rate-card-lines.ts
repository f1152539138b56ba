import type { RateCardRow } from '../../domain/rate-card/rate-card.js';
import { rateCardColumns, type RateCardColumn } from './rate-card-columns.js';

/** A row as a line of the template: what is downloaded can be uploaded again. */
export const toLine = (serviceType: string, row: RateCardRow): (string | number | null)[] => {
  const cells = cellsOf(serviceType, row);
  return rateCardColumns.map((column) => cells[column] ?? null);
};

const cellsOf = (
  serviceType: string,
  row: RateCardRow,
): Record<RateCardColumn, string | number | null | undefined> => ({
  'Service Type': serviceType,
  'From Zone': row.fromZone,
  'To Zone': row.toZone,
  Reciprocal: row.reciprocal ? 'Y' : 'N',
  'Rate Type': row.rateType,
  ...breaksOf(row),
  Basic: row.basic,
  Minimum: row.minimum,
  Rate: row.rate,
  'Rate Unit': row.rateUnit,
  'Included Units': row.includedUnits,
  'Cubic Factor': row.cubicFactor,
  'Max Kg': row.maxKg,
  'Effective From': row.effectiveFrom,
  'Effective To': row.effectiveTo,
});

const breaksOf = ({ breakFrom, breakTo, breakMode }: RateCardRow) => ({
  'Break From': breakFrom,
  'Break To': breakTo,
  'Break Mode': breakMode,
});
