import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

/** Current time as an ISO instant, updated while the page is open. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());

  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date().toISOString());
    }, STEP_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);

  return now;
}
