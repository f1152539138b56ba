import { useEffect, useEffectEvent, useState } from 'react';

import type { HistoryEventView } from '@contracts/views/history.view';

import { useUrlState } from '../../../shared/navigation/useUrlState';

const STEP_MS = 900;
/** Browsers limit how often a page changes its URL; a held key moves 30 times a second. */
const URL_DELAY_MS = 250;

export interface HistoryCursor {
  /** Index of the selected event; the last one while following. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** Moves to the event with this index; the last one is Now. */
  readonly move: (index: number) => void;
  readonly play: () => void;
}

/**
 * Selected event of the history; defaults to the last one, so that the drawer follows updates. Once it stops changing,
 * it is also written to the URL (`?at=<revision>`), which is read only initially.
 */
export function useHistoryCursor(events: readonly HistoryEventView[]): HistoryCursor {
  const [chosen, choose] = useChosenRevision();
  const [isPlaying, setPlaying] = useState(false);
  const last = events.length - 1;
  const found = events.findIndex(({ revision }) => String(revision) === chosen);
  const currentIndex = found < 0 ? last : found;

  const move = (index: number) => {
    const event = index < last ? events[index] : undefined;
    choose(event ? String(event.revision) : null);
  };

  const step = useEffectEvent(() => {
    move(currentIndex + 1);
    if (currentIndex + 1 >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      step();
    }, STEP_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, currentIndex]);

  return {
    at: currentIndex,
    isPlaying,
    move,
    play() {
      if (!isPlaying && currentIndex >= last) move(0);
      setPlaying(!isPlaying);
    },
  };
}

/** The chosen revision, stored in the URL; null for the last. */
function useChosenRevision() {
  const [params, setParams] = useUrlState();
  const [chosen, choose] = useState(() => params.get('at'));
  const writeUrl = useEffectEvent(() => {
    setParams(
      (current) => {
        if (chosen === null) current.delete('at');
        else current.set('at', chosen);
        return current;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      writeUrl();
    }, URL_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [chosen]);
  return [chosen, choose] as const;
}
