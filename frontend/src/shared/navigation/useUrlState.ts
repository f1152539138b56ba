import { useEventCallback } from '@mui/material/utils';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { useRequestedLocation } from './usePageNavigate';

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
