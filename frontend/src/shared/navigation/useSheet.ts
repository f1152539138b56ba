import { useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

import { useUrlState } from './useUrlState';

const KEY = 'sheet';

/** The query of a page with a sheet open. */
export function withSheet(search: string, name: string): string {
  const params = new URLSearchParams(search);
  params.set(KEY, name);
  return `?${params.toString()}`;
}

/** History state of a link that opens a sheet of the same page: Back only closes it. */
export const pushedSheet = { isSheetPushed: true } as const;

/**
 * The open bottom sheet, in the URL. Opening adds a history entry and every change in the sheet replaces it, so Back
 * closes the sheet and reverts its changes.
 */
export function useSheet(name: string) {
  const [params, setParams] = useUrlState();
  const navigate = useNavigate();
  const isPushed = useRef(false);
  const { state } = useLocation() as Location<Partial<typeof pushedSheet> | null>;

  function close() {
    isPushed.current = false;
    setParams(
      (current) => {
        current.delete(KEY);
        return current;
      },
      { replace: true },
    );
  }

  return {
    isOpen: params.get(KEY) === name,
    open: () => {
      isPushed.current = true;
      setParams((current) => {
        current.set(KEY, name);
        return current;
      });
    },
    /** Closes it, keeping its changes. */
    close: close,
    /** Closes it like Back; a sheet opened by a link has no entry to go back to. */
    cancel: () => {
      if (isPushed.current || state?.isSheetPushed) void navigate(-1);
      else close();
    },
  };
}
