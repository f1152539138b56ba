/** Columns of RateCardTemplate.xlsx (docs/pricing.md, Rate cards). */
export const rateCardColumns = [
  'Service Type',
  'From Zone',
  'To Zone',
  'Reciprocal',
  'Rate Type',
  'Break From',
  'Break To',
  'Break Mode',
  'Basic',
  'Minimum',
  'Rate',
  'Rate Unit',
  'Included Units',
  'Cubic Factor',
  'Max Kg',
  'Effective From',
  'Effective To',
] as const;
export type RateCardColumn = (typeof rateCardColumns)[number];

/** Columns that every row fills. */
export const requiredRateCardColumns = [
  'Service Type',
  'From Zone',
  'To Zone',
  'Rate Type',
  'Rate',
] as const;

type Cells = Readonly<Record<string, string>>;

const plain = (cells: Cells, column: RateCardColumn): string =>
  (cells[column] ?? '').trim().toUpperCase();

/** Lane and rate type that the cells of a row name: `MEL>SYD KG`. */
export const laneOf = (cells: Cells): string =>
  `${plain(cells, 'From Zone')}>${plain(cells, 'To Zone')} ${plain(cells, 'Rate Type').replace(/[\s-]+/g, '_')}`;

/** The same with the service: `EXP MEL>SYD KG`. The breaks and periods of a lane have the same. */
export const laneNameOf = (cells: Cells): string =>
  `${plain(cells, 'Service Type')} ${laneOf(cells)}`;
