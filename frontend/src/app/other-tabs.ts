import { isTokenKey, storedToken } from '../shared/session/session-storage';
import { tokenRenewed } from '../shared/session/session.slice';
import { readClaims } from '../shared/session/token';
import type { AppStore } from './store';

const toRoot = () => {
  window.location.assign('/');
};

/**
 * Synchronises this tab with the browser's session: it reloads when another tab signs in as a different user or logs
 * out, and adopts the same user's new token without losing what is on the screen. Returns a function that stops it.
 */
export function followOtherTabs(store: AppStore, reload = toRoot): () => void {
  const syncSession = ({ key }: StorageEvent) => {
    if (!isTokenKey(key)) return;
    const token = storedToken();
    const { session } = store.getState();
    if (token === session.token) return;
    const isSameUser = readClaims(token)?.id === session.claims?.id;
    if (token !== null && isSameUser) store.dispatch(tokenRenewed(token));
    else reload();
  };
  window.addEventListener('storage', syncSession);
  return () => {
    window.removeEventListener('storage', syncSession);
  };
}
