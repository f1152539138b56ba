import type { HistoryEventView } from '@contracts/views/history.view';

export interface TimeScrubberProps {
  /** Oldest first. */
  readonly events: readonly HistoryEventView[];
  /** Index into `events`. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly onMove: (index: number) => void;
  readonly onPlay: () => void;
}
