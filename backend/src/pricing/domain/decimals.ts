import { Decimal } from 'decimal.js';

const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP });

/** An exact decimal, so that rates, weights, sizes and percentages never pass through binary arithmetic. */
export const decimal = (value: Decimal.Value): Decimal => new Exact(value);

/** Null for a blank (null or absent) value. */
export const decimalOrNull = (value: Decimal.Value | null | undefined): Decimal | null =>
  value === null || value === undefined ? null : decimal(value);

export const ZERO = decimal(0);
export const ONE = decimal(1);

/** Converts dollars to whole cents, HALF_UP. */
export const toCents = (dollars: Decimal): number => roundHalfUp(dollars.times(100));

/** `percent` % of an amount in cents, to whole cents, HALF_UP. */
export const percentOf = (cents: number, percent: Decimal): number =>
  roundHalfUp(percent.times(cents).dividedBy(100));

export const max = (...values: Decimal.Value[]): Decimal => Exact.max(...values);

export const min = (...values: Decimal.Value[]): Decimal => Exact.min(...values);

export const sumOf = <T>(values: readonly T[], amount: (value: T) => Decimal): Decimal =>
  values.reduce((total, value) => total.plus(amount(value)), ZERO);

/** A limit is inclusive; a blank one is never exceeded. */
export const greaterThan = (actual: Decimal.Value, limit: Decimal | null): boolean =>
  limit?.lessThan(actual) ?? false;

const roundHalfUp = (value: Decimal): number => value.toDecimalPlaces(0).toNumber();
