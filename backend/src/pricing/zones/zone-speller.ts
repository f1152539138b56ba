/**
 * Returns a function that gives the first spelling of a zone among these, whatever its case: rate cards ignore case
 * (docs/pricing.md).
 */
export function createZoneSpeller(zones: readonly string[]): (zone: string) => string {
  const spellings = new Map<string, string>();
  for (const zone of zones) {
    const key = zone.toUpperCase();
    if (!spellings.has(key)) spellings.set(key, zone);
  }
  return (zone) => spellings.get(zone.toUpperCase()) ?? zone;
}
