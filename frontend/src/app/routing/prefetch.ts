import { preload } from '../../shared/loading/lazy';
import { HOME } from '../../shared/navigation/app-route';
import { hasPermission } from '../../shared/session/permissions';
import { sessionApi } from '../../shared/session/session.api';
import type { AppStore } from '../store';
import { routesByPath } from './routes';

/** Gives Login time to paint. */
const PREFETCH_DELAY_MS = 1500;

const shell = { load: () => import('../AppLayout') };

/** Prefetches the code behind Login while the user types a password. */
export function prefetchBehindLogin(): void {
  setTimeout(() => {
    preload(shell);
    for (const path of [HOME, '/consignment/list']) preload(routesByPath.get(path));
  }, PREFETCH_DELAY_MS);
}

/** Requests immediately what every page needs after a reload: the code of shell and page, and the user's clients. */
export function prefetchPage(store: AppStore, path = window.location.pathname): void {
  const { claims, permissions } = store.getState().session;
  preload(shell);
  preload(routesByPath.get(path));
  if (!hasPermission(permissions, 'READ_CLIENT')) return;
  const params = {
    permission: 'READ_CLIENT',
    isSuperAdmin: claims?.isSuperAdmin ?? false,
  } as const;
  void store.dispatch(sessionApi.endpoints.listClientChoices.initiate(params));
}
