import { useEventCallback } from '@mui/material/utils';
import { useEffect, useEffectEvent } from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  type To,
  useLocation,
  useNavigate,
} from 'react-router-dom';

import { useIsMounted } from '../forms/useIsMounted';
import { useRequestedLocation } from './useUrlState';

/**
 * Navigates on behalf of a page: after a response, a timer or in an effect. Does nothing once the user has moved on
 * to another page, even if its code is still loading.
 */
export function usePageNavigate(): (to: To, options?: NavigateOptions) => void {
  const { pathname } = useLocation();
  const requested = useRequestedLocation();
  const isMounted = useIsMounted();
  const navigate: NavigateFunction = useNavigate();

  return useEventCallback((to: To, options?: NavigateOptions) => {
    if (isMounted() && requested().pathname === pathname) void navigate(to, options);
  });
}

/** Redirects from a page, unless the user has moved on to another one. */
export function PageRedirect({ to }: { readonly to: string }) {
  const navigate = usePageNavigate();
  const redirect = useEffectEvent(() => {
    navigate(to, { replace: true });
  });
  useEffect(() => {
    redirect();
  }, [to]);
  return null;
}
