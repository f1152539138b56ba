import { useEventCallback } from '@mui/material/utils';
import { useContext, useEffect, useEffectEvent } from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  type Navigator,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';

import { useIsMounted } from '../forms/useIsMounted';

type PageLocation = Pick<Location, 'pathname' | 'search'>;

/** The router's navigator has the location, but its type does not. */
type LocatedNavigator = Navigator & { readonly location: PageLocation };

/**
 * Returns the requested location, read at the time of the call. It is ahead of the rendered one while the code of the
 * next page loads.
 */
export function useRequestedLocation(): () => PageLocation {
  const { navigator } = useContext(NavigationContext);
  return () => (navigator as LocatedNavigator).location;
}

/**
 * Navigates on behalf of a page: after a response, a timer or in an effect. Does nothing once the user has gone on to
 * another page, even if its code is still loading.
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

/** Redirects from a page, unless the user has gone on to another one. */
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
