import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the router state passed by another screen, once; null if there is none. A reload, or coming back, starts from
 * the stored form instead.
 */
export function useLocationStateOnce(): unknown {
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [brought] = useState(state);
  const hasState = state !== null;

  useEffect(() => {
    if (hasState) void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [hasState, navigate, pathname, search]);

  return brought;
}
