const MIN_SIMILARITY = 0.5;

/** Returns the name most similar to the entered one, sharing at least half of its trigrams; null if there is none. */
export function closestSuburb(typed: string, names: readonly string[]): string | null {
  const typedTrigrams = trigrams(typed);
  let nearest: { readonly name: string; readonly similarity: number } | null = null;
  for (const name of names) {
    const similarity = similarityOf(typedTrigrams, trigrams(name));
    if (similarity >= MIN_SIMILARITY && similarity > (nearest?.similarity ?? 0))
      nearest = { name, similarity };
  }
  return nearest?.name ?? null;
}

/** Share of the smaller set that is in both. */
function similarityOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((one) => right.has(one)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
}

/** Trigrams of some text, with two blanks before each word and one after it. */
function trigrams(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return new Set(
    words.flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    }),
  );
}
