import { IANAZone } from 'luxon';
import { LRUCache } from 'lru-cache';

/** All clock changes happen on a quarter of an hour. */
const STEP_MS = 15 * 60_000;

/** More than a month of quarter hours per zone. */
const MAX_KEPT = 4_000;

/** A time zone that caches its offsets: asking Intl costs more than the rest of a conversion. */
class KeptZone extends IANAZone {
  private readonly offsets = new LRUCache<number, number>({ max: MAX_KEPT });

  override offset(timestamp: number): number {
    const step = Math.floor(timestamp / STEP_MS);
    const known = this.offsets.get(step);
    if (known !== undefined) return known;
    const offset = super.offset(timestamp);
    if (Number.isFinite(offset)) this.offsets.set(step, offset);
    return offset;
  }
}

const zones = new Map<string, KeptZone>();

/** IANA zone for luxon, cached for the life of the process; for fixed names only. */
export function cachedZone(name: string): IANAZone {
  const known = zones.get(name);
  if (known) return known;
  const zone = new KeptZone(name);
  zones.set(name, zone);
  return zone;
}
