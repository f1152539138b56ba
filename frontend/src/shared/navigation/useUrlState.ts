import { useEventCallback } from '@mui/material/utils';
import { useContext } from 'react';
import {
  type NavigateOptions,
  type Navigator,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';

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

/** Changes a copy of the parameters, or returns others. */
type UrlChange = (params: URLSearchParams) => URLSearchParams;

/**
 * State in the URL's query, with its setter. A change starts from the URL at that moment, not from that of the last
 * render, so that a late timer does not undo a concurrent change; it does nothing once another page is open.
 */
export function useUrlState(): [
  params: URLSearchParams,
  change: (update: UrlChange, options?: NavigateOptions) => void,
] {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const requested = useRequestedLocation();
  const navigate = useNavigate();

  const change = useEventCallback((update: UrlChange, options?: NavigateOptions) => {
    const now = requested();
    if (now.pathname !== pathname) return;
    const before = new URLSearchParams(now.search).toString();
    const next = update(new URLSearchParams(now.search)).toString();
    // nothing changed: no entry in the history
    if (next !== before) void navigate({ search: next }, options);
  });
  return [params, change];
}
