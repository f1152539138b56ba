import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { heatLevels, type HeatLevel } from '../../shared/theme/tokens';

/** Minimum and maximum days of the lanes. */
export interface DaySpread {
  readonly min: number;
  readonly max: number;
}

/** Null if all lanes take equally long, or there are none. */
export function daySpread(lanes: readonly Pick<TransitLaneView, 'eta'>[]): DaySpread | null {
  const days = lanes.map(({ eta }) => eta);
  const [min, max] = [Math.min(...days), Math.max(...days)];
  return min < max ? { min, max } : null;
}

/** Shade of a lane among the others; null for the fastest. */
export function laneHeat(eta: number, spread: DaySpread | null): HeatLevel | null {
  if (!spread) return null;
  const fraction = (eta - spread.min) / (spread.max - spread.min);
  return heatLevels[Math.ceil(fraction * heatLevels.length) - 1] ?? null;
}
