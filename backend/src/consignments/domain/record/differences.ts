/** One place where two values differ; `path` with dots, for example `content.items.0.quantity`. */
export interface Difference {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

type Branch = Readonly<Record<string, unknown>>;

/**
 * Where two values differ, leaf by leaf. Absent and null are the same; the order of keys means nothing,
 * the order of a list does.
 */
export function differences(from: unknown, to: unknown, path = ''): Difference[] {
  const before = from ?? null;
  const after = to ?? null;
  if (!isBranch(before) || !isBranch(after))
    return before === after ? [] : [{ path, from: before, to: after }];

  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], path ? `${path}.${key}` : key),
  );
}

export const isSame = (one: unknown, other: unknown): boolean =>
  differences(one, other).length === 0;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
