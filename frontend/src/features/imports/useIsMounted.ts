import { useEffect, useRef } from 'react';

/** Returns whether the component is still shown: a late answer must not open a plan of a client that is no longer selected. */
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
