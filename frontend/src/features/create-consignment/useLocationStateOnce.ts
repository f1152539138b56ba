import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { usePageNavigate } from '../../shared/navigation/usePageNavigate';

/**
 * Returns the router state passed by another screen, once; null if there is none. A reload, or coming back, starts from
 * the stored form instead.
 */
export function useLocationStateOnce(): unknown {
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = usePageNavigate();
  const [initialState] = useState(state);
  const hasState = state !== null;

  useEffect(() => {
    if (hasState) navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [hasState, navigate, pathname, search]);

  return initialState;
}
