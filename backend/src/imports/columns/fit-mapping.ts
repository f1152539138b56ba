import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import { plainHeading, uniqueHeadings } from '../../platform/uploads/reading/headings.js';

/**
 * A saved mapping with its sources as the file writes its headings: it is found by them regardless of case and
 * punctuation. Null if the file lacks one of the sources, which only headings without Latin letters and digits hide.
 */
export function fitMapping(
  { columns, constants }: ColumnMapping,
  headings: readonly string[],
): ColumnMapping | null {
  const sources = uniqueHeadings(headings);
  const fitted = columns.flatMap((column) => {
    const source = sourceLike(column.source, sources);
    return source === undefined ? [] : [{ ...column, source }];
  });
  return fitted.length === columns.length ? { columns: fitted, constants } : null;
}

const sourceLike = (saved: string, sources: readonly string[]): string | undefined =>
  sources.find((source) => source === saved) ??
  sources.find((source) => source.toLowerCase() === saved.toLowerCase()) ??
  sources.find(
    (source) => plainHeading(source) !== '' && plainHeading(source) === plainHeading(saved),
  );
