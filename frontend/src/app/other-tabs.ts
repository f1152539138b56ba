import { isTokenKey, storedToken } from '../shared/session/session-storage';
import { tokenRenewed } from '../shared/session/session.slice';
import { readClaims } from '../shared/session/token';
import type { AppStore } from './store';

const toRoot = () => {
  window.location.assign('/');
};

/**
 * Synchronises this tab with the session of the browser: another user, or a log-out, in another tab reloads this one;
 * the same user's new token is taken over without losing what is on the screen. Returns a function that stops it.
 */
export function followOtherTabs(store: AppStore, reload = toRoot): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (!isTokenKey(key)) return;
    const token = storedToken();
    const { session } = store.getState();
    if (token === session.token) return;
    const isSameUser = readClaims(token)?.id === session.claims?.id;
    if (token !== null && isSameUser) store.dispatch(tokenRenewed(token));
    else reload();
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
}
