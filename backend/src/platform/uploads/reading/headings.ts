/** A heading as it is compared: without case, spaces or punctuation. */
export const plainHeading = (heading: string): string =>
  heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Headings by which each column of a file can be named: an empty one by its number, a repeated one with a count. */
export function uniqueHeadings(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const heading = cell.trim() || `Column ${index + 1}`;
    const key = heading.toLowerCase();
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}
