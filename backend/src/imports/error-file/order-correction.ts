import type { LeftOutRow } from './left-out-rows.js';

/** A field of an order whose text was corrected in the plan. */
export interface FieldCorrection {
  /** Names from the order, or from its line, inwards. */
  readonly path: readonly string[];
  /** Index of the line of the order; null for a field of the order itself. */
  readonly line: number | null;
  readonly text: string;
}

/** An order that was left out. */
export interface OrderCorrection {
  readonly fields: readonly FieldCorrection[];
  readonly errors: LeftOutRow['faults'];
}

/** Element, or field, of an order that holds its errors; a reader of orders ignores it. */
export const ERRORS_NAME = 'errors';

/** Part of the text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * The document with only the orders that have a correction; `correct` changes the text of one. Everything outside the
 * orders stays as it is.
 * @param separator between two orders; null to keep the text before each as in the document
 */
export function keepOrders(
  text: string,
  {
    orders,
    separator,
  }: { readonly orders: readonly TextSpan[]; readonly separator: string | null },
  correct: (order: string, no: number) => string | null,
): string {
  const [first] = orders;
  const last = orders.at(-1);
  if (!first || !last) return text;
  let written = text.slice(0, first.start);
  let isFirst = true;
  for (const [index, { start, end }] of orders.entries()) {
    const corrected = correct(text.slice(start, end), index + 1);
    if (corrected === null) continue;
    const gapStart = orders[index - 1]?.end ?? start;
    if (!isFirst) written += separator ?? text.slice(gapStart, start);
    written += corrected;
    isFirst = false;
  }
  return written + text.slice(last.end);
}
