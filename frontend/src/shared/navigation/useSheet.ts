import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { useUrlState } from './useUrlState';

const KEY = 'sheet';

/**
 * The open bottom sheet, in the URL. Opening adds to the history and every change in the sheet replaces that entry, so
 * Back closes the sheet and takes its changes back.
 */
export function useSheet(name: string) {
  const [params, setParams] = useUrlState();
  const navigate = useNavigate();
  const isPushed = useRef(false);

  function keep() {
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
    /** Closes it with its changes. */
    keep,
    /** Closes it as Back does; one that was opened by a link has nothing to go back to. */
    cancel: () => {
      if (isPushed.current) void navigate(-1);
      else keep();
    },
  };
}
