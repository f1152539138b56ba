import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';

import { containing } from '../../../../platform/paging/search-words.js';
import type { Bind, Condition } from '../../../../platform/scoped-lists/list-table.js';
import { refuseCriteria, textOf, valuesOf } from './filter-context.js';

interface TextColumn {
  readonly column: string;
  /** Its text is also part of `search_text`, whose trigrams find it. */
  readonly isSearched?: boolean;
  /** Several texts, of which one has to match. */
  readonly isList?: boolean;
}

/** LIKE finds the text anywhere; EQUALS and IN compare the whole; none of them minds upper and lower case. */
export const textCondition =
  (column: TextColumn) =>
  (filter: CriteriaFilter): Condition | null => {
    const { criteria } = filter;
    if (criteria === 'IN') return equal(column, valuesOf(filter));
    const typed = Array.isArray(filter.value) ? valuesOf(filter) : [textOf(filter)];
    if (criteria === 'LIKE') return like(column, typed);
    if (criteria === 'EQUALS') return equal(column, typed);
    return refuseCriteria(filter, ['LIKE', 'EQUALS', 'IN']);
  };

function like(text: TextColumn, typed: readonly string[]): Condition | null {
  const wanted = typed.filter((value) => value !== '');
  if (wanted.length === 0) return null;
  return (bind) => anyOf(wanted.map((value) => likeOne(text, value, bind)));
}

function likeOne({ column, isSearched, isList }: TextColumn, value: string, bind: Bind): string {
  if (!isSearched) return `${column} ilike ${bind(containing(value))}`;
  // The trigrams find candidates; how likely the second test is is left open, or the planner would take
  // two ways of saying the same for two coincidences.
  const found = (text: string) => `strpos(lower(${text}), lower(${bind(value)})) > 0`;
  return `${searched(value, bind)} and ${isList ? some(column, found) : found(column)}`;
}

function equal(text: TextColumn, typed: readonly string[]): Condition | null {
  const wanted = typed.filter((value) => value !== '');
  if (wanted.length === 0) return null;
  return (bind) => {
    const values = wanted.map((value) => `lower(${bind(value)}::text)`).join(', ');
    const same = (one: string) => `lower(${one}) = any (array[${values}])`;
    if (!text.isList) return same(text.column);
    const candidates = anyOf(wanted.map((value) => searched(value, bind)));
    return `${candidates} and ${some(text.column, same)}`;
  };
}

const searched = (value: string, bind: Bind): string =>
  `search_text like ${bind(containing(value.toLowerCase()))}`;

const some = (column: string, test: (one: string) => string): string =>
  `exists (select from unnest(${column}) one where ${test('one')})`;

const anyOf = (tests: readonly string[]): string => `(${tests.join(' or ')})`;
