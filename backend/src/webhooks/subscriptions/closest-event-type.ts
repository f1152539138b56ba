/** Finds the name in `names` that shares the most letter pairs with a misspelt one. */
export function closestEventType(misspelled: string, names: readonly string[]): string {
  const pairs = pairsOf(misspelled);
  const similarity = (name: string) => {
    const others = pairsOf(name);
    const shared = [...pairs].filter((pair) => others.has(pair)).length;
    return (2 * shared) / (pairs.size + others.size || 1);
  };
  const [first = '', ...rest] = names;
  return rest.reduce((best, name) => (similarity(name) > similarity(best) ? name : best), first);
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
