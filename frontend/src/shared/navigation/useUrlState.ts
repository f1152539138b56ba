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

/** The router's history knows where it is; its type does not say so. */
type LocatedNavigator = Navigator & { readonly location: { pathname: string; search: string } };

/** Changes a copy of the parameters, or answers others. */
type UrlChange = (params: URLSearchParams) => URLSearchParams;

/**
 * State in the URL's query: what is drawn, and how to change it. A change reads the URL at the moment of writing, not
 * the one of the last render, so that a late timer or a second change of the same moment undoes nothing; it does
 * nothing once another page has been opened.
 */
export function useUrlState(): [
  params: URLSearchParams,
  change: (update: UrlChange, options?: NavigateOptions) => void,
] {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { navigator } = useContext(NavigationContext);
  const navigate = useNavigate();

  const change = useEventCallback((update: UrlChange, options?: NavigateOptions) => {
    const now = (navigator as LocatedNavigator).location;
    if (now.pathname !== pathname) return;
    const next = update(new URLSearchParams(now.search));
    void navigate({ search: next.toString() }, options);
  });
  return [params, change];
}
