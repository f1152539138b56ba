import { Decimal } from 'decimal.js';

import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';

import type { Condition } from '../../../../platform/scoped-lists/list-table.js';
import {
  comparisons,
  isComparison,
  refuseCriteria,
  textOf,
  valuesOf,
  WrongFilter,
} from './filter-context.js';

const COLUMN = 'total_cost_cents';

/** Dollars, with up to two decimals; a consignment without an offer has no cost and is not found. */
export function costCondition(filter: CriteriaFilter): Condition | null {
  const { criteria } = filter;
  if (criteria === 'BETWEEN') return between(filter);
  if (criteria === 'IN') return among(filter);
  if (!isComparison(criteria)) return refuseCriteria(filter, ['BETWEEN', 'IN', ...comparable]);

  const typed = textOf(filter);
  if (typed === '') return null;
  const cents = centsOf(typed);
  return (bind) => `${COLUMN} ${comparisons[criteria]} ${bind(cents)}::bigint`;
}

const comparable = Object.keys(comparisons) as (keyof typeof comparisons)[];

/** 'from,to' (LIST-55); either end may be left open. */
function between(filter: CriteriaFilter): Condition | null {
  const ends = Array.isArray(filter.value) ? filter.value.map(String) : textOf(filter).split(',');
  if (ends.every((end) => end.trim() === '')) return null;
  const [from = '', to = ''] = ends.map((end) => end.trim());
  if (ends.length !== 2)
    throw new WrongFilter('value', 'TOTAL_COST BETWEEN takes two amounts, comma-separated');

  const [least, most] = [from, to].map((end) => (end === '' ? null : centsOf(end)));
  return (bind) =>
    [
      ...(least ? [`${COLUMN} >= ${bind(least)}::bigint`] : []),
      ...(most ? [`${COLUMN} <= ${bind(most)}::bigint`] : []),
    ].join(' and ');
}

function among(filter: CriteriaFilter): Condition | null {
  const wanted = valuesOf(filter).map(centsOf);
  return wanted.length === 0 ? null : (bind) => `${COLUMN} = any (${bind(wanted)}::bigint[])`;
}

function centsOf(dollars: string): string {
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(dollars))
    throw new WrongFilter('value', `${dollars} is not an amount in dollars`);
  return new Decimal(dollars).times(100).toString();
}
