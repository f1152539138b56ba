import { IANAZone } from 'luxon';
import { LRUCache } from 'lru-cache';

/** Clocks change on the quarter of an hour, wherever they do. */
const STEP_MS = 15 * 60_000;

/** A month of quarters and more, for each zone. */
const MOST_KEPT = 4_000;

/** A time zone that remembers its offsets: asking Intl for one costs more than the rest of a conversion. */
class KeptZone extends IANAZone {
  private readonly offsets = new LRUCache<number, number>({ max: MOST_KEPT });

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

/** The IANA zone of this name, for luxon; only for names of our own, since none is ever forgotten. */
export function keptZone(name: string): IANAZone {
  const known = zones.get(name);
  if (known) return known;
  const zone = new KeptZone(name);
  zones.set(name, zone);
  return zone;
}
