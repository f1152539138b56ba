import { importTexts } from '@contracts/texts/app/imports.js';

/** Normalises a heading for comparison, ignoring case, spaces and punctuation. */
export const plainHeading = (heading: string): string =>
  heading.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The first of these columns that a heading names more than once. */
export function repeatedColumn<Column extends string>(
  heading: readonly string[],
  columns: readonly Column[],
): Column | undefined {
  const names = heading.map(plainHeading);
  return columns.find((column) => {
    const name = plainHeading(column);
    return names.indexOf(name) !== names.lastIndexOf(name);
  });
}

/** Unique headings for the columns of a file: an empty one becomes its number, a repeated one gets a count. */
export function uniqueHeadings(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  return cells.map((cell, index) => {
    const heading = cell.trim() || `Column ${index + 1}`;
    let unique = heading;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1)
      unique = `${heading} (${count})`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** Index of the Error column at the end of an error file; -1 if there is none. */
export function findErrorColumn(headings: readonly string[]): number {
  const last = headings.findLastIndex((heading) => heading.trim() !== '');
  return plainHeading(headings[last] ?? '') === plainHeading(importTexts.errorColumn) ? last : -1;
}
