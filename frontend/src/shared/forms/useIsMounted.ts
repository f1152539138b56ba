import { useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the component is still shown. A late response must not close, or open, what the
 * user has gone on to.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
