/** The words of a search, as patterns for LIKE that find them anywhere. */
export const searchPatterns = (text: string): string[] =>
  text
    .split(/[\s,]+/u)
    .filter((word) => word !== '')
    .map(containing);

/** A pattern for LIKE that finds the text anywhere; what was typed stands for itself, wildcards included. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
