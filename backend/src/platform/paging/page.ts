import type { PageCounts } from '@contracts/views/page.view.js';

import { InvalidRequest } from '../invalid-request.js';

/** Paging and counting stop at this row (GAP-72). */
export const MAX_COUNTED = 10_000;

interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

/** @throws InvalidRequest for a page that starts past row 10,000 */
export function pageRange({ size, page }: { size: number; page: number }): PageRange {
  const offset = size * page;
  if (offset >= MAX_COUNTED)
    throw new InvalidRequest([{ path: 'page', message: 'Please narrow the search' }]);
  return { offset, limit: size };
}

/** `counted` may exceed the maximum by one, which means there are more. */
export function pageCounts(counted: number, size: number): PageCounts {
  const totalCount = Math.min(counted, MAX_COUNTED);
  return {
    totalCount,
    totalPageCount: Math.ceil(totalCount / size),
    totalCountIsAtLeast: counted > MAX_COUNTED,
  };
}

export interface SortOrder<Field extends string> {
  readonly field: Field;
  readonly direction: 'ASC' | 'DESC';
}

/** Parses `field,DIR`; defaults to newest first. @throws InvalidRequest for a field the list cannot sort by */
export function sortOrder<Field extends string>(
  sort: string | undefined,
  fields: readonly Field[],
  defaultOrder: SortOrder<Field>,
): SortOrder<Field> {
  if (sort === undefined) return defaultOrder;
  const [name, direction = 'ASC'] = sort.split(',');
  const field = fields.find((known) => known === name);
  if (!field)
    throw new InvalidRequest([
      { path: 'sort', message: `sort must be one of ${fields.join(', ')}` },
    ]);
  return { field, direction: direction.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' };
}

/** LIKE patterns of a search, one per word. */
export const searchPatterns = (text: string): string[] =>
  text
    .split(/[\s,]+/u)
    .filter((word) => word !== '')
    .map(containing);

/** LIKE pattern for a text, with its wildcards escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
