const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Returns 1 if every typed word is the beginning of one of the entry's words, else 0. Unlike fuzzy matching, it
 * keeps unrelated commands from ranking above the first consignment found.
 */
export function wordMatch(_id: string, typed: string, keywords: readonly string[] = []): number {
  const keywordParts = keywords.flatMap(wordsOf);
  const isKnown = (word: string) => keywordParts.some((known) => known.startsWith(word));
  return wordsOf(typed).every(isKnown) ? 1 : 0;
}
