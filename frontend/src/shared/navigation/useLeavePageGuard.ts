import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { ownTexts } from '@contracts/texts/own';

import { useConfirm } from '../feedback/useConfirm';
import { guardLeaving, guardPopState, whenMayLeave } from './leave-guard';

/** The router numbers the entries of the browser's history. */
const entryNumber = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Leaving the screen asks while something typed would be lost: by link, key, back button or reload. What it
 * answers lets go at once, for a form that was saved and leads on.
 *
 * @param onDiscard once somebody has said that what was typed may go
 */
export function useLeavePageGuard(isDirty: boolean, onDiscard?: () => void): () => void {
  const confirm = useConfirm();
  const location = useLocation();
  const entry = useRef(0);
  const removers = useRef<readonly (() => void)[]>([]);
  const ask = useEffectEvent(async () => {
    const mayGo = await confirm({
      title: ownTexts.discardTitle,
      confirmLabel: ownTexts.discard,
      isDestructive: true,
    });
    if (mayGo) onDiscard?.();
    return mayGo;
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
 * The browser has gone back by the time it says so: the router is kept from hearing of it, the way is
 * walked again, and only then the question asked.
 */
function guardBackButton(path: string, entry: { readonly current: number }): () => void {
  let isReturning = false;
  let distance = 0;
  const stop = guardPopState(onPop);
  function onPop(event: PopStateEvent) {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      void whenMayLeave(() => {
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
