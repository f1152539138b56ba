/** Parses a list of ids without duplicates; null if it is empty or invalid (MAN-47). */
export function parseManifestIds(text: string): number[] | null {
  const parts = text
    .split(/[\s,]+/)
    .map((part) => part.replace(/^MAN-/i, ''))
    .filter((part) => part !== '');
  const ids = [...new Set(parts.map(Number))];
  const areIds = ids.every((id) => Number.isSafeInteger(id) && id > 0);
  return ids.length > 0 && areIds ? ids : null;
}
