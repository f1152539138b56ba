import type { GridQuery } from './grid-query';

/** What a list that comes whole is searched in and sorted by. */
export interface LocalList<Row> {
  /** Everything a search looks at. */
  readonly text: (row: Row) => string;
  /** By field of the column; a field that is not here keeps the order the server gave. */
  readonly keys: Readonly<Record<string, (row: Row) => string | number>>;
  /** Comes before all others, whatever the order: what was changed last. */
  readonly isFirst?: (row: Row) => boolean;
}

export interface LocalPage<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** A list of at most a thousand comes whole: it is searched, sorted and cut into pages here. */
export function localPage<Row>(
  all: readonly Row[],
  { q, page, size, sort }: GridQuery & { readonly q: string },
  { text, keys, isFirst = () => false }: LocalList<Row>,
): LocalPage<Row> {
  const found = all.filter((row) => text(row).toLowerCase().includes(q.toLowerCase()));
  const [field = '', direction] = sort.split(',');
  const key = keys[field];
  const sign = direction === 'DESC' ? -1 : 1;
  const sorted = key ? found.toSorted((one, other) => sign * compare(key(one), key(other))) : found;
  const lifted = [...sorted.filter(isFirst), ...sorted.filter((row) => !isFirst(row))];
  return { rows: lifted.slice(page * size, (page + 1) * size), total: found.length };
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en-AU', { numeric: true, sensitivity: 'base' });
