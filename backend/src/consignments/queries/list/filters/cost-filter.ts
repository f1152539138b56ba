import { Decimal } from 'decimal.js';

import { keysOf } from '@contracts/keys-of.js';
import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';

import type { Condition } from '../../../../platform/list-pages/list-page.sql.js';
import {
  comparisons,
  isComparison,
  unsupportedCriteria,
  valueText,
  valueList,
  InvalidFilter,
} from './filter-context.js';

const COLUMN = 'total_cost_cents';

/** Filters by dollars with up to two decimals; a consignment without an offer has no cost and is not found. */
export function costCondition(filter: CriteriaFilter): Condition | null {
  const { criteria } = filter;
  if (criteria === 'BETWEEN') return between(filter);
  if (criteria === 'IN') return oneOf(filter);
  if (!isComparison(criteria))
    return unsupportedCriteria(filter, ['BETWEEN', 'IN', ...comparisonCriteria]);

  const text = valueText(filter);
  if (text === '') return null;
  const cents = parseCents(text);
  return (bind) => `${COLUMN} ${comparisons[criteria]} ${bind(cents)}::bigint`;
}

const comparisonCriteria = keysOf(comparisons);

/** 'from,to' (LIST-55); either end can be empty. */
function between(filter: CriteriaFilter): Condition | null {
  const ends = Array.isArray(filter.value)
    ? filter.value.map(String)
    : valueText(filter).split(',');
  if (ends.every((end) => end.trim() === '')) return null;
  const [from = '', to = ''] = ends.map((end) => end.trim());
  if (ends.length !== 2)
    throw new InvalidFilter('value', 'TOTAL_COST BETWEEN needs two comma-separated amounts');

  const [min, max] = [from, to].map((end) => (end === '' ? null : parseCents(end)));
  return (bind) =>
    [
      ...(min ? [`${COLUMN} >= ${bind(min)}::bigint`] : []),
      ...(max ? [`${COLUMN} <= ${bind(max)}::bigint`] : []),
    ].join(' and ');
}

function oneOf(filter: CriteriaFilter): Condition | null {
  const amounts = valueList(filter).map(parseCents);
  return amounts.length === 0 ? null : (bind) => `${COLUMN} = any (${bind(amounts)}::bigint[])`;
}

function parseCents(dollars: string): string {
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(dollars))
    throw new InvalidFilter('value', `${dollars} is not an amount in dollars`);
  return new Decimal(dollars).times(100).toString();
}
