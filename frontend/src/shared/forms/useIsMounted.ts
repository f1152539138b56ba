import { useEffect, useRef } from 'react';

/**
 * Returns a function that checks whether the component is still mounted. A late response must not affect what the user
 * has moved on to.
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
