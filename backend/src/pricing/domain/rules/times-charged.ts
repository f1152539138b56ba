import type { ChargePer } from './rules-record.js';

/** How often a fee is charged that `pieces` pieces give reason for. A blank charge-per is no fee. */
export function timesCharged(per: ChargePer | null, pieces: number): number {
  if (per === 'item') return pieces;
  return per === 'consignment' && pieces > 0 ? 1 : 0;
}
