import { useEffect, useState } from 'react';

/** Returns the whole seconds left until an instant; zero once it has passed. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));

  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      const current = Date.now();
      setNow(current);
      if (current >= endsAt) clearInterval(timer);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [endsAt]);

  function start(seconds: number) {
    const current = Date.now();
    setNow(current);
    setEndsAt(current + seconds * 1000);
  }

  return [secondsLeft, start];
}
