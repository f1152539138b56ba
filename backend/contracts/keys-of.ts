/** Keys of an object whose type declares all of them, in declaration order. */
export const keysOf = <Known extends object>(record: Known): (keyof Known & string)[] =>
  Object.keys(record) as (keyof Known & string)[];

/** Record with a value for each of these keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key, index: number) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key, index) => [key, valueOf(key, index)])) as Record<Key, Value>;
