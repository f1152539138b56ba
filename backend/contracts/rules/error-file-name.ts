/**
 * Name of the error file of an import: `orders.csv` gives `orders-errors.csv`; a name without an extension gets `.csv`.
 */
export function errorFileName(fileName: string): string {
  const [, name = fileName, extension = '.csv'] = /^(.*?)(\.[^.]*)?$/s.exec(fileName) ?? [];
  return `${name}-errors${extension}`;
}
