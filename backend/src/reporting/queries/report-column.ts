import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { ItemView } from '@contracts/views/item.view.js';

/** A consignment with its data for reports. */
export interface ReportedConsignment {
  readonly consignment: ConsignmentView;
  /** Day of the delivery in the receiver's state, yyyy-MM-dd. */
  readonly deliveredDay: string | null;
  /** Features of its client that only reports need (GAP-56). */
  readonly client: { readonly difot: boolean; readonly service: boolean };
}

/** A row of a report: a consignment, or one of its items. */
export interface ReportLine extends ReportedConsignment {
  readonly item: ItemView | null;
  /** Totals of the consignment are on its first row only, so that sums are correct. */
  readonly isFirst: boolean;
}

/** Days are yyyy-MM-dd; money is in dollars, or text when there is no price. */
export type ColumnKind = 'text' | 'number' | 'money' | 'day';
export type ReportValue = string | number | null;

export interface ReportColumn {
  readonly heading: string;
  readonly kind: ColumnKind;
  readonly value: (line: ReportLine) => ReportValue;
}

export interface Report {
  /** Names of the file and of its sheet. */
  readonly fileName: string;
  readonly sheetName: string;
  readonly columns: readonly ReportColumn[];
  readonly lines: (reported: ReportedConsignment) => readonly ReportLine[];
}

type Value = ReportColumn['value'];

const column =
  (kind: ColumnKind) =>
  (heading: string, value: Value): ReportColumn => ({ heading, kind, value });

export const text = column('text');
export const number = column('number');
export const money = column('money');
export const day = column('day');

/** Limits a value of the whole consignment to its first row. */
export const onFirstRow =
  (value: Value): Value =>
  (line) =>
    line.isFirst ? value(line) : null;

/** One row per consignment. */
export const toSingleLine = (reported: ReportedConsignment): readonly ReportLine[] => [
  { ...reported, item: null, isFirst: true },
];

/** One row per item; one row without an item for a consignment that has none. */
export function toItemLines(reported: ReportedConsignment): readonly ReportLine[] {
  const { items } = reported.consignment.offer;
  if (items.length === 0) return toSingleLine(reported);
  return items.map((item, index) => ({ ...reported, item, isFirst: index === 0 }));
}
