import type { PageCounts } from '@contracts/views/page.view.js';

import { InvalidRequest } from '../invalid-request.js';

/** Rows beyond which nobody pages and nothing is counted (GAP-72). */
export const MOST_COUNTED = 10_000;

export interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

/** @throws InvalidRequest for a page that begins past row 10,000 */
export function pageRange({ size, page }: { size: number; page: number }): PageRange {
  const offset = size * page;
  if (offset >= MOST_COUNTED)
    throw new InvalidRequest([{ path: 'page', message: 'Please narrow the search' }]);
  return { offset, limit: size };
}

/** `counted` may go one above the most: then there are more. */
export function pageCounts(counted: number, size: number): PageCounts {
  const totalCount = Math.min(counted, MOST_COUNTED);
  return {
    totalCount,
    totalPageCount: Math.ceil(totalCount / size),
    totalCountIsAtLeast: counted > MOST_COUNTED,
  };
}

export interface SortOrder<Field extends string> {
  readonly field: Field;
  readonly direction: 'ASC' | 'DESC';
}

/** Reads `field,DIR`; newest first without one. @throws InvalidRequest for a field the list cannot sort by */
export function sortOrder<Field extends string>(
  sort: string | undefined,
  fields: readonly Field[],
  otherwise: SortOrder<Field>,
): SortOrder<Field> {
  if (sort === undefined) return otherwise;
  const [name, direction = 'ASC'] = sort.split(',');
  const field = fields.find((known) => known === name);
  if (!field)
    throw new InvalidRequest([{ path: 'sort', message: `sort by one of ${fields.join(', ')}` }]);
  return { field, direction: direction.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' };
}
