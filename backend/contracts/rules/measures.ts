import { itemTexts } from '../texts/spec/items.js';
import { consignmentLimits, itemLimits, tailgateLimits } from './consignment.js';

/** Dimensions and weight of one line of goods: metres and kilograms per piece. */
export interface Measures {
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}

export type Measure = keyof Measures;

/** A measure that is missing or out of range, and its limit (CON-98 to CON-107; inclusive above 0, GAP-70). */
interface MeasureError {
  readonly measure: Measure;
  readonly limit: number;
}

interface MeasureContext {
  readonly isTailgateRequired: boolean;
  /** The item type has fixed dimensions: they may be missing, but may not exceed the limits (GAP-28). */
  readonly isFixedSize: boolean;
}

const sides = ['length', 'width', 'height'] as const;

/** Returns every measure of a line that is missing, not above 0, or over its limit. */
export function validateMeasures(
  measures: Measures,
  { isTailgateRequired, isFixedSize }: MeasureContext,
): MeasureError[] {
  const limits = isTailgateRequired ? tailgateLimits : itemLimits;
  const checked: [Measure, number][] = [
    ...sides
      .filter((side) => !isFixedSize || measures[side] > 0 || measures[side] < 0)
      .map((side): [Measure, number] => [side, limits[side]]),
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

/** Error message for a measure, in metres or kilograms; used by forms and the server. */
export function measureMessage({ measure, limit }: MeasureError): string {
  const unit = measure === 'weight' ? 'kg' : 'm';
  return itemTexts[measure].replace('{limit}', `${limit} ${unit}`);
}
