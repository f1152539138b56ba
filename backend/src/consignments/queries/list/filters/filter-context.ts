import type {
  CriteriaFilter,
  FilterCriteria,
} from '@contracts/requests/list-consignments.request.js';

/** Facts that filters by day depend on. */
export interface FilterContext {
  readonly now: Date;
  /** IANA time zone of the user: decides which day an instant is. */
  readonly zone: string;
  /** Other filters limit the rows to certain days, whose index then finds them. */
  readonly isWithinDays?: boolean;
}

/** An invalid filter; `field` names the invalid part. */
export class InvalidFilter extends Error {
  constructor(
    readonly field: 'criteria' | 'value' | 'dateRange',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Returns the values of a filter: a comma-separated string, an array or a single value (api.md A14), without empty
 * ones.
 */
export function valueList({ value }: CriteriaFilter): string[] {
  const list = Array.isArray(value) ? value : String(value ?? '').split(',');
  return list.map((item) => String(item).trim()).filter((item) => item !== '');
}

/** Returns the value as one string, commas included. */
export function valueText({ value }: CriteriaFilter): string {
  return (Array.isArray(value) ? value.join(',') : String(value ?? '')).trim();
}

export function unsupportedCriteria(
  { key, criteria }: CriteriaFilter,
  allowed: readonly FilterCriteria[],
): never {
  throw new InvalidFilter(
    'criteria',
    `${key} cannot be filtered by ${criteria}, only by ${allowed.join(', ')}`,
  );
}

/** Comparisons with a single value, as SQL operators. */
export const comparisons = {
  EQUALS: '=',
  GREATER_THAN: '>',
  GREATER_THAN_EQUAL: '>=',
  LESS_THAN: '<',
  LESS_THAN_EQUAL: '<=',
} as const;

export const isComparison = (criteria: FilterCriteria): criteria is keyof typeof comparisons =>
  criteria in comparisons;
