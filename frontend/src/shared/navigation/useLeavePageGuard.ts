import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';

import { useConfirm } from '../feedback/useConfirm';
import {
  type Guard,
  guardLeaving,
  guardPopState,
  confirmClosing,
  confirmLeaving,
} from './GuardedNavigation';

/** Index of the history entry, as numbered by the router. */
const entryNumber = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

export interface LeaveConfirmation {
  readonly title: string;
  readonly confirmLabel: string;
}

export const unsavedChangesConfirmation: LeaveConfirmation = {
  title: appTexts.discardTitle,
  confirmLabel: appTexts.discard,
};

export interface LeavePageGuard {
  /** Defaults to unsaved changes. */
  readonly question?: LeaveConfirmation;
  /**
   * Query parameter that keeps the form open, for a dialog that the back button closes. The customer and the client in
   * the URL always do.
   */
  readonly param?: string;
  /** Called when the user agrees to discard the input. */
  readonly onDiscard?: () => void;
}

/**
 * Asks before leaving the screen with unsaved input: by link, key, back button or reload. Returns a function that
 * disables the guard, for a form that was saved and then navigates.
 */
export function useLeavePageGuard(isDirty: boolean, options: LeavePageGuard = {}): () => void {
  const { question = unsavedChangesConfirmation, param, onDiscard } = options;
  const confirm = useConfirm();
  const location = useLocation();
  const entry = useRef(0);
  const cleanups = useRef<readonly (() => void)[]>([]);
  const ask = useEffectEvent(() => confirm({ ...question, isDestructive: true }));
  const discard = useEffectEvent(() => onDiscard?.());

  useEffect(() => {
    entry.current = entryNumber(window.history.state);
  }, [location]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const guard: Guard = {
      path: location.pathname,
      ask: () => ask(),
      discard: () => {
        discard();
      },
    };
    cleanups.current = [
      guardLeaving(guard),
      guardReload(),
      guardBackButton({ guard, ...(param && { param }) }, entry),
    ];
    return () => {
      release(cleanups);
    };
  }, [isDirty, location.pathname, param]);

  return () => {
    release(cleanups);
  };
}

function release(cleanups: { current: readonly (() => void)[] }): void {
  for (const remove of cleanups.current) remove();
  cleanups.current = [];
}

function guardReload(): () => void {
  const preventUnload = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  window.addEventListener('beforeunload', preventUnload);
  return () => {
    window.removeEventListener('beforeunload', preventUnload);
  };
}

interface BackButtonGuard {
  readonly guard: Guard;
  readonly param?: string;
}

/** Parameters of the records that a page belongs to: with another one, its forms are replaced. */
const ownerParams = ['customer', 'clientId'];

function valuesOf(names: readonly string[]): string {
  const query = new URLSearchParams(window.location.search);
  return JSON.stringify(names.map((name) => query.get(name)));
}

/**
 * The browser reports going back only after it has happened: hides it from the router, goes forward again, and then
 * asks.
 */
function guardBackButton(
  { guard, param }: BackButtonGuard,
  entry: { readonly current: number },
): () => void {
  const params = param === undefined ? [] : [param];
  const opened = { dialog: valuesOf(params), owner: valuesOf(ownerParams) };
  let isReturning = false;
  let distance = 0;
  let isClosing = false;
  const stop = guardPopState(onPop);
  function onPop(event: PopStateEvent) {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      const leave = () => {
        stop();
        window.history.go(-distance);
      };
      void (isClosing ? confirmClosing(guard, leave) : confirmLeaving(leave));
      return;
    }
    isClosing = window.location.pathname === guard.path && valuesOf(ownerParams) === opened.owner;
    if (isClosing && valuesOf(params) === opened.dialog) return;
    event.stopImmediatePropagation();
    isReturning = true;
    distance = entry.current - entryNumber(event.state);
    window.history.go(distance);
  }
  return stop;
}
