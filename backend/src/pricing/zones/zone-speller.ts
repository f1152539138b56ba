/** Returns the first spelling of a zone among these, whatever its case: rate cards ignore it (docs/pricing.md). */
export function spellingsOf(zones: readonly string[]): (zone: string) => string {
  const spellings = new Map<string, string>();
  for (const zone of zones) {
    const key = zone.toUpperCase();
    if (!spellings.has(key)) spellings.set(key, zone);
  }
  return (zone) => spellings.get(zone.toUpperCase()) ?? zone;
}
