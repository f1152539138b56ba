/** How a manifest is written for its carrier (docs/carrier-manifest.md). */
export type FileFormat = 'json' | 'xml' | 'csv';

const WANTED = /\/?\*\.(json|xml|csv)$/i;

/** A carrier's path may say which format it wants: `/in/*.csv`. JSON where it does not. */
export const fileFormatOf = (path: string | null): FileFormat =>
  (WANTED.exec(path ?? '')?.[1]?.toLowerCase() ?? 'json') as FileFormat;

/** The path without the format; null where nothing is left of it. */
export function folderOf(path: string | null): string | null {
  if (path === null) return null;
  const isRoot = /^\/\*\.(json|xml|csv)$/i.test(path);
  const folder = isRoot ? '/' : path.replace(WANTED, '');
  return folder === '' ? null : folder;
}
