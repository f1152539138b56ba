import type { HistoryEventView } from '@contracts/views/history.view';

import { formatDate } from '../../../shared/text/format';

/** Label of a day below the track. */
export interface ScrubberDay {
  /** dd/MM. */
  readonly text: string;
  /** Position in per cent of the track. */
  readonly left: number;
}

/** Width of a date in per cent of the track. */
const LABEL_WIDTH = 12;

/** Labels for the days of the events, each below its first event, where they fit. */
export function scrubberDays(events: readonly HistoryEventView[], zone: string): ScrubberDay[] {
  const last = Math.max(events.length - 1, 1);
  const firstPositions = new Map<string, number>();
  events.forEach(({ at }, index) => {
    const day = formatDate(at, zone);
    if (!firstPositions.has(day)) firstPositions.set(day, (index / last) * 100);
  });

  const shown: ScrubberDay[] = [];
  for (const [day, left] of firstPositions) {
    const previous = shown.at(-1);
    if (!previous || left - previous.left >= LABEL_WIDTH)
      shown.push({ text: day.slice(0, 5), left });
  }
  return shown;
}
