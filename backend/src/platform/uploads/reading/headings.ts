import { importTexts } from '@contracts/texts/app/imports.js';

/** Normalises a heading for comparison, ignoring case, spaces and punctuation. */
export const plainHeading = (heading: string): string =>
  heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Unique headings for the columns of a file: an empty one becomes its number, a repeated one gets a count. */
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

/** Place of the column Error that an error file ends with; -1 without one. */
export function findErrorColumn(headings: readonly string[]): number {
  const last = headings.findLastIndex((heading) => heading.trim() !== '');
  return plainHeading(headings[last] ?? '') === plainHeading(importTexts.errorColumn) ? last : -1;
}
