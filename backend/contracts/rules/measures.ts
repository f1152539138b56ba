import { consignmentLimits, itemLimits, tailgateLimits } from './consignment.js';

/** Size and weight of one line of goods: metres and kilograms of one piece. */
export interface Measures {
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}

export type Measure = keyof Measures;

/** The measure that is wrong, and the limit it has to keep (CON-98 to CON-107; inclusive above 0, GAP-70). */
export interface MeasureFault {
  readonly measure: Measure;
  readonly limit: number;
}

export interface MeasureCircumstances {
  readonly isTailgateRequired: boolean;
  /** The item type brings its own sizes: those are taken as they are (GAP-28). */
  readonly isFixedSize: boolean;
}

const sides = ['length', 'width', 'height'] as const;

/** Every measure of a line that is missing, not above 0, or over its limit. */
export function measureFaults(
  measures: Measures,
  { isTailgateRequired, isFixedSize }: MeasureCircumstances,
): MeasureFault[] {
  const limits = isTailgateRequired ? tailgateLimits : itemLimits;
  const checked: [Measure, number][] = [
    ...(isFixedSize ? [] : sides.map((side): [Measure, number] => [side, limits[side]])),
    ['weight', itemLimits.weight],
  ];
  const isWhole = Number.isInteger(measures.quantity);
  return [
    ...(isWhole && isWithin(measures.quantity, consignmentLimits.quantity)
      ? []
      : [{ measure: 'quantity' as const, limit: consignmentLimits.quantity }]),
    ...checked
      .filter(([measure, limit]) => !isWithin(measures[measure], limit))
      .map(([measure, limit]) => ({ measure, limit })),
  ];
}

const isWithin = (value: number, limit: number) => value > 0 && value <= limit;
