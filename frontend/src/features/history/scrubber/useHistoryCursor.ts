import { useEffect, useEffectEvent, useState } from 'react';

import type { HistoryEventView } from '@contracts/views/history.view';

import { useUrlState } from '../../../shared/navigation/useUrlState';

const STEP_MS = 900;

export interface HistoryCursor {
  /** Index of the selected event; the last one while following. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** Moves to the event with this index; the last one is Now. */
  readonly move: (index: number) => void;
  readonly play: () => void;
}

/**
 * Selected event of the history; defaults to the last one, so that the drawer follows updates. Each move is also
 * written to the URL (`?at=<revision>`), which is read only at first.
 */
export function useHistoryCursor(events: readonly HistoryEventView[]): HistoryCursor {
  const [params, setParams] = useUrlState();
  const [chosen, choose] = useState(() => params.get('at'));
  const [isPlaying, setPlaying] = useState(false);
  const last = events.length - 1;
  const found = events.findIndex(({ revision }) => String(revision) === chosen);
  const at = found < 0 ? last : found;

  const move = (index: number) => {
    const event = index < last ? events[index] : undefined;
    const revision = event ? String(event.revision) : null;
    choose(revision);
    setParams(
      (current) => {
        if (revision === null) current.delete('at');
        else current.set('at', revision);
        return current;
      },
      { replace: true },
    );
  };

  const step = useEffectEvent(() => {
    move(at + 1);
    if (at + 1 >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      step();
    }, STEP_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, at]);

  return {
    at,
    isPlaying,
    move,
    play() {
      if (!isPlaying && at >= last) move(0);
      setPlaying(!isPlaying);
    },
  };
}
