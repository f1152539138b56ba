import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';

import { containing } from '../../../../platform/paging/page.js';
import type { Bind, Condition } from '../../../../platform/list-pages/list-page.sql.js';
import { type FilterContext, unsupportedCriteria, valueText, valueList } from './filter-context.js';

interface TextColumn {
  readonly column: string;
  /** The text is part of `search_text` as well, which has a trigram index. */
  readonly isSearched?: boolean;
  /** Matches any of several strings. */
  readonly isList?: boolean;
  /** 'Hobart TAS 7000', which is also found by its name alone. */
  readonly isSuburb?: boolean;
}

/** LIKE matches the text anywhere; EQUALS and IN compare the whole text, of a suburb its name; all ignore case. */
export const textCondition =
  (column: TextColumn) =>
  (filter: CriteriaFilter, { isWithinDays = false }: FilterContext): Condition | null => {
    const { criteria } = filter;
    if (criteria === 'IN') return equal(column, valueList(filter));
    const texts = Array.isArray(filter.value) ? valueList(filter) : [valueText(filter)];
    if (criteria === 'LIKE') return like({ ...column, isWithinDays }, texts);
    if (criteria === 'EQUALS') return equal(column, texts);
    return unsupportedCriteria(filter, ['LIKE', 'EQUALS', 'IN']);
  };

interface LikeColumn extends TextColumn {
  readonly isWithinDays: boolean;
}

function like(text: LikeColumn, texts: readonly string[]): Condition | null {
  const values = texts.filter((value) => value !== '');
  if (values.length === 0) return null;
  return (bind) => anyOf(values.map((value) => likeOne(text, value, bind)));
}

function likeOne(text: LikeColumn, value: string, bind: Bind): string {
  const { column, isSearched, isList, isWithinDays } = text;
  // Half of all rows may belong to one carrier: its trigrams match too many where days match few. The planner must not
  // combine the two either.
  if (!isSearched && isWithinDays)
    return `strpos(lower(coalesce(${column}, '')), lower(${bind(value)})) > 0`;
  if (!isSearched) return `${column} ilike ${bind(containing(value))}`;
  // The trigram index finds candidates; the second test hides its selectivity, or the planner would multiply the
  // two as if they were independent.
  const found = (text: string) => `strpos(lower(${text}), lower(${bind(value)})) > 0`;
  return `${searchTextContains(value, bind)} and ${isList ? some(column, found) : found(column)}`;
}

function equal(text: TextColumn, texts: readonly string[]): Condition | null {
  const values = texts.filter((value) => value !== '');
  if (values.length === 0) return null;
  return (bind) => {
    const array = values.map((value) => `lower(${bind(value)}::text)`).join(', ');
    const same = (element: string) => `lower(${element}) = any (array[${array}])`;
    if (!text.isList && !text.isSuburb) return same(text.column);
    const candidates = anyOf(values.map((value) => searchTextContains(value, bind)));
    if (text.isSuburb)
      return `${candidates} and (${same(text.column)} or ${same(suburbName(text.column))})`;
    return `${candidates} and ${some(text.column, same)}`;
  };
}

/** A suburb without its state and postcode. */
const suburbName = (column: string): string =>
  `regexp_replace(${column}, ' [A-Z]{2,3} [0-9]{4}$', '')`;

const searchTextContains = (value: string, bind: Bind): string =>
  `search_text like ${bind(containing(value.toLowerCase()))}`;

const some = (column: string, test: (element: string) => string): string =>
  `exists (select from unnest(${column}) one where ${test('one')})`;

const anyOf = (tests: readonly string[]): string => `(${tests.join(' or ')})`;
