import { matchPath } from 'react-router-dom';

import { HOME } from '../../shared/navigation/app-route';
import { appRoutes } from './routes';

/**
 * AUTH-08: returns a route of this application, or home for anything else. The URL is resolved first, as a browser
 * would: `/.//other.example` is a path that names another site once its dots are resolved.
 */
export function safeRedirect(redirect: string | null): string {
  if (!redirect?.startsWith('/')) return HOME;

  const { origin, pathname, search, hash } = new URL(redirect, window.location.origin);
  const isOwnRoute = origin === window.location.origin && isRoute(pathname);
  return isOwnRoute ? pathname + search + hash : HOME;
}

const isRoute = (pathname: string): boolean =>
  appRoutes.some(({ path }) => matchPath(path, pathname) !== null);
