import { type GridApi, gridFocusCellSelector, type GridRowId } from '@mui/x-data-grid';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import type { GridRow } from '../columns';

/** Scroll position and focus of a list when it was left. */
interface ScrollPosition {
  readonly top: number;
  readonly left: number;
  readonly cell: { readonly id: GridRowId; readonly field: string } | null;
}

const MAX_STORED_POSITIONS = 50;

/** Positions by history entry and list; the oldest is removed first. */
const scrollPositions = new Map<string, ScrollPosition>();

function storePosition(key: string, position: ScrollPosition): void {
  scrollPositions.delete(key);
  scrollPositions.set(key, position);
  const [oldest] = scrollPositions.keys();
  if (scrollPositions.size > MAX_STORED_POSITIONS && oldest !== undefined)
    scrollPositions.delete(oldest);
}

/** Restores a list on Back: scroll position and focus. */
export function useScrollRestoration(
  grid: RefObject<GridApi | null>,
  { label, rows }: { readonly label: string; readonly rows: readonly GridRow[] | undefined },
): void {
  const { key } = useLocation();
  const entry = `${key} ${label}`;
  const isBackNavigation = useNavigationType() === NavigationType.Pop;
  const stored = useRef(isBackNavigation ? scrollPositions.get(entry) : undefined);
  const latest = useRef<ScrollPosition>({ top: 0, left: 0, cell: null });

  const leave = useEffectEvent(() => {
    storePosition(entry, latest.current);
  });
  useEffect(() => {
    const api = grid.current;
    const stops = [
      api?.subscribeEvent('scrollPositionChange', ({ top, left: x }) => {
        latest.current = { ...latest.current, top, left: x };
      }),
      api?.subscribeEvent('cellFocusIn', ({ id, field }) => {
        latest.current = { ...latest.current, cell: { id, field } };
      }),
    ];
    return () => {
      for (const stop of stops) stop?.();
      leave();
    };
  }, [grid]);

  const areShown = rows !== undefined && rows.length > 0;
  const restore = useEffectEvent(() => {
    const { current } = stored;
    stored.current = undefined;
    if (!current) return;
    grid.current?.scroll(current);
    const { cell } = current;
    const isCellLoaded = cell && grid.current?.getRow(cell.id) !== null;
    if (isCellLoaded && document.activeElement === document.body)
      grid.current?.setCellFocus(cell.id, cell.field);
  });
  useEffect(() => {
    if (!areShown) return undefined;
    // the grid measures itself first
    const frame = requestAnimationFrame(restore);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [areShown]);
}

/**
 * Keeps the focus in the list when the focused row disappears, for example by a delete: on the row in its place, or on
 * the last one.
 */
export function useFocusAfterRemoval(
  grid: RefObject<GridApi | null>,
  { rows }: { readonly rows: readonly GridRow[] },
): void {
  const last = useRef<{ readonly id: GridRowId; readonly field: string; readonly index: number }>(
    null,
  );
  const remember = useEffectEvent(() => {
    const cell = grid.current && gridFocusCellSelector(grid);
    const index = rows.findIndex(({ id }) => id === cell?.id);
    if (cell && index >= 0) last.current = { ...cell, index };
  });
  const focusNextRow = useEffectEvent(() => {
    const { current } = last;
    const isRemoved = current && !rows.some(({ id }) => id === current.id);
    const next = isRemoved ? rows[Math.min(current.index, rows.length - 1)] : undefined;
    if (!current || !next) return;
    last.current = { ...current, id: next.id };
    onFocusLost(() => grid.current?.setCellFocus(next.id, current.field));
  });

  useEffect(() => grid.current?.subscribeEvent('cellFocusIn', remember), [grid]);
  useEffect(() => {
    focusNextRow();
  }, [rows]);
}

/** Time a dialog or menu takes to close and restore a focus that no longer exists. */
const CLOSING_MS = 400;

/** Calls back as soon as nothing has the focus, within the time that a dialog takes to close. */
function onFocusLost(then: () => void): void {
  const until = performance.now() + CLOSING_MS;
  const checkFocus = () => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) then();
    else if (performance.now() < until) requestAnimationFrame(checkFocus);
  };
  requestAnimationFrame(checkFocus);
}
