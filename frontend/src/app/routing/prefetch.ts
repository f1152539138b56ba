import { preload } from '../../shared/loading/lazy';
import { HOME } from '../../shared/navigation/app-route';
import { routesByPath } from './routes';

/** Gives Login time to paint. */
const AFTER_MS = 1500;

/** Prefetches the code behind Login while the user types a password. */
export function prefetchBehindLogin(): void {
  setTimeout(() => {
    preload({ load: () => import('../AppLayout') });
    for (const path of [HOME, '/consignment/list']) preload(routesByPath.get(path));
  }, AFTER_MS);
}
