const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * 1 when every typed word begins a word the entry is known by, else 0: letters strewn over a label are no match,
 * so the first consignment found is not left behind some command nobody meant.
 */
export function wordMatch(_id: string, typed: string, keywords: readonly string[] = []): number {
  const known = keywords.flatMap(wordsOf);
  const isKnown = (word: string) => known.some((one) => one.startsWith(word));
  return wordsOf(typed).every(isKnown) ? 1 : 0;
}
