import type {
  CriteriaFilter,
  FilterCriteria,
} from '@contracts/requests/list-consignments.request.js';

/** What filters by days depend on. */
export interface FilterContext {
  readonly now: Date;
  /** IANA zone of the user: decides which day it is. */
  readonly zone: string;
}

/** A filter that makes no sense; `field` is the part of it that is wrong. */
export class WrongFilter extends Error {
  constructor(
    readonly field: 'criteria' | 'value' | 'dateRange',
    message: string,
  ) {
    super(message);
  }
}

/** The values of a filter: a comma-separated text, an array or a single one (api.md A14); empty ones are left out. */
export function valuesOf({ value }: CriteriaFilter): string[] {
  const list = Array.isArray(value) ? value : String(value ?? '').split(',');
  return list.map((one) => String(one).trim()).filter((one) => one !== '');
}

/** The value as one text, commas and all. */
export function textOf({ value }: CriteriaFilter): string {
  return (Array.isArray(value) ? value.join(',') : String(value ?? '')).trim();
}

export function refuseCriteria(
  { key, criteria }: CriteriaFilter,
  allowed: readonly FilterCriteria[],
): never {
  throw new WrongFilter(
    'criteria',
    `${key} cannot be filtered by ${criteria}, only by ${allowed.join(', ')}`,
  );
}

/** Comparisons with a single value, as SQL spells them. */
export const comparisons = {
  EQUALS: '=',
  GREATER_THAN: '>',
  GREATER_THAN_EQUAL: '>=',
  LESS_THAN: '<',
  LESS_THAN_EQUAL: '<=',
} as const;

export const isComparison = (criteria: FilterCriteria): criteria is keyof typeof comparisons =>
  criteria in comparisons;
