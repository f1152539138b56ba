import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';

import { useConfirm } from '../feedback/useConfirm';
import { guardLeaving, guardPopState, confirmLeaving } from './GuardedNavigation';

/** Index of the history entry, as numbered by the router. */
const entryNumber = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Asks before leaving the screen with unsaved input: by link, key, back button or reload. Returns a function that
 * disables the guard, for a form that was saved and navigates on.
 *
 * @param onDiscard called when the user agrees to discard the input
 */
export function useLeavePageGuard(isDirty: boolean, onDiscard?: () => void): () => void {
  const confirm = useConfirm();
  const location = useLocation();
  const entry = useRef(0);
  const removers = useRef<readonly (() => void)[]>([]);
  const ask = useEffectEvent(async () => {
    const shouldLeave = await confirm({
      title: appTexts.discardTitle,
      confirmLabel: appTexts.discard,
      isDestructive: true,
    });
    if (shouldLeave) onDiscard?.();
    return shouldLeave;
  });

  useEffect(() => {
    entry.current = entryNumber(window.history.state);
  }, [location]);

  useEffect(() => {
    if (!isDirty) return undefined;
    removers.current = [
      guardLeaving({ path: location.pathname, ask: () => ask() }),
      guardReload(),
      guardBackButton(location.pathname, entry),
    ];
    return () => {
      release(removers);
    };
  }, [isDirty, location.pathname]);

  return () => {
    release(removers);
  };
}

function release(removers: { current: readonly (() => void)[] }): void {
  for (const remove of removers.current) remove();
  removers.current = [];
}

function guardReload(): () => void {
  const question = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  window.addEventListener('beforeunload', question);
  return () => {
    window.removeEventListener('beforeunload', question);
  };
}

/**
 * The browser reports going back only after it has happened: hides it from the router, goes forward again, and then
 * asks.
 */
function guardBackButton(path: string, entry: { readonly current: number }): () => void {
  let isReturning = false;
  let distance = 0;
  const stop = guardPopState(onPop);
  function onPop(event: PopStateEvent) {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      void confirmLeaving(() => {
        stop();
        window.history.go(-distance);
      });
      return;
    }
    if (window.location.pathname === path) return;
    event.stopImmediatePropagation();
    isReturning = true;
    distance = entry.current - entryNumber(event.state);
    window.history.go(distance);
  }
  return stop;
}
