import type { CarrierView } from '@contracts/views/carrier.view';

/** Characters not allowed in file names. */
const forbidden = /[/\\:*?"<>|]/g;

/** ZONE-37: 'Southern Star Express Priority 1 Zones 2026-11-22.csv'. `day` is yyyy-MM-dd. */
export const zoneFileName = (
  { displayName }: Pick<CarrierView, 'displayName'>,
  priority: number,
  day: string,
): string => `${displayName.replaceAll(forbidden, '-')} Priority ${priority} Zones ${day}.csv`;
