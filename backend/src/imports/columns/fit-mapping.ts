import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import { uniqueHeadings } from '../../platform/uploads/reading/headings.js';

/**
 * A saved mapping with its sources as the file writes its headings, which may differ in case, spaces and punctuation.
 * Null if the file lacks one of the sources, or has several headings that could be it.
 */
export function fitMapping(
  { columns, constants }: ColumnMapping,
  headings: readonly string[],
): ColumnMapping | null {
  const sources = uniqueHeadings(headings);
  const fitted = columns.flatMap((column) => {
    const source = sourceLike(column.source, sources);
    return source === undefined ? [] : [{ ...column, source }];
  });
  const isFitting =
    fitted.length === columns.length && countSources(fitted) === countSources(columns);
  return isFitting ? { columns: fitted, constants } : null;
}

const countSources = (columns: ColumnMapping['columns']): number =>
  new Set(columns.map(({ source }) => source)).size;

const sourceLike = (saved: string, sources: readonly string[]): string | undefined =>
  sources.find((source) => source === saved) ??
  sources.find((source) => source.toLowerCase() === saved.toLowerCase()) ??
  onlyOne(sources.filter((source) => areSameLetters(source, saved)));

const onlyOne = (sources: readonly string[]): string | undefined =>
  sources.length === 1 ? sources[0] : undefined;

const areSameLetters = (one: string, other: string): boolean =>
  lettersOf(one) !== '' && lettersOf(one) === lettersOf(other);

/** Letters and digits of every script: two headings that share only their unit are different. */
const lettersOf = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
