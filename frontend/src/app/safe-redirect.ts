import { HOME } from '../shared/navigation/app-route';

/** AUTH-08: only a path of this application; anything else leads home. */
export function safeRedirect(redirect: string | null): string {
  if (!redirect?.startsWith('/')) return HOME;

  const { origin, pathname, search, hash } = new URL(redirect, window.location.origin);
  return origin === window.location.origin ? pathname + search + hash : HOME;
}
