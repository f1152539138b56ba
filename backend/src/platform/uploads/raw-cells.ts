import { escapeFormula, startsLikeFormula } from './formula-text.js';

/** Cells of a CSV line as in the file, with their quotes; `raw` has already passed the CSV parser. */
export function splitRawLine(raw: string, delimiter: string): string[] {
  const cells: string[] = [];
  const line = raw.replace(/\r?\n$|\r$/, '');
  for (let start = 0; ;) {
    const inside = line[start] === '"' ? endOfQuote(line, start) : start;
    const end = line.indexOf(delimiter, inside);
    cells.push(line.slice(start, end === -1 ? undefined : end));
    if (end === -1) return cells;
    start = end + delimiter.length;
  }
}

/** Position after the closing quote. */
function endOfQuote(line: string, start: number): number {
  for (let at = start + 1; at < line.length; at += 1) {
    if (line[at] !== '"') continue;
    if (line[at + 1] !== '"') return at + 1;
    at += 1;
  }
  return line.length;
}

/** A cell of a CSV file, with quotes if it needs them, and never a formula. */
export function rawCell(text: string, delimiter: string): string {
  const escaped = escapeFormula(text);
  const needsQuotes = escaped.includes(delimiter) || /["\r\n]/.test(escaped);
  return needsQuotes ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** A cell as in the file, escaped if a spreadsheet would run it as a formula. */
export function withoutFormula(raw: string): string {
  const quote = raw.startsWith('"') ? '"' : '';
  const text = raw.slice(quote.length);
  if (!startsLikeFormula(text)) return raw;
  return quote + escapeFormula(quote ? text.slice(0, -1) : text) + quote;
}
