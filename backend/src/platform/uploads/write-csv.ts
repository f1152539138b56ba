/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell in a CSV file: quoted where need be, and never a formula. */
function csvCell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A CSV file of these lines, the first being the heading. */
export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(csvCell).join()}\r\n`).join('');
