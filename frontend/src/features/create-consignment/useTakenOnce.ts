import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What another screen sent along with the way here; null when nothing came. Taken once: a reload, or coming back,
 * starts from what was kept since, not from what was brought here.
 */
export function useTakenOnce(): unknown {
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [brought] = useState(state);
  const isCarrying = state !== null;

  useEffect(() => {
    if (isCarrying) void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [isCarrying, navigate, pathname, search]);

  return brought;
}
