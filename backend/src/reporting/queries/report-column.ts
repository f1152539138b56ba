import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { ItemView } from '@contracts/views/item.view.js';

/** A consignment as reports see it. */
export interface ReportedConsignment {
  readonly consignment: ConsignmentView;
  /** The day it was delivered, in the receiver's state, yyyy-MM-dd. */
  readonly deliveredDay: string | null;
  /** The switches of its client that only reports ask for (GAP-56). */
  readonly client: { readonly difot: boolean; readonly service: boolean };
}

/** A row: a consignment, or one item of it. */
export interface ReportLine extends ReportedConsignment {
  readonly item: ItemView | null;
  /** What is of the whole consignment stands in its first row alone, so that sums come out right. */
  readonly isFirst: boolean;
}

/** Days come as yyyy-MM-dd, money as dollars, or as a text where there is no price. */
export type ColumnKind = 'text' | 'number' | 'money' | 'day';
export type ReportValue = string | number | null;

export interface ReportColumn {
  readonly heading: string;
  readonly kind: ColumnKind;
  readonly value: (line: ReportLine) => ReportValue;
}

export interface Report {
  /** Of its file, and of the sheet in it. */
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

/** Of the whole consignment: in its first row. */
export const once =
  (value: Value): Value =>
  (line) =>
    line.isFirst ? value(line) : null;

/** A consignment in one row. */
export const oneLine = (reported: ReportedConsignment): readonly ReportLine[] => [
  { ...reported, item: null, isFirst: true },
];

/** A row for each item; one without any for a consignment that has none. */
export function itemLines(reported: ReportedConsignment): readonly ReportLine[] {
  const { items } = reported.consignment.offer;
  if (items.length === 0) return oneLine(reported);
  return items.map((item, index) => ({ ...reported, item, isFirst: index === 0 }));
}
