import { fetchAhead } from '../../shared/loading/when-reachable';
import { HOME } from '../../shared/navigation/app-route';
import { routesByPath } from './routes';

/** Long enough for Login to be painted and typed into. */
const AFTER_MS = 1500;

/** While somebody types a password, what comes after Login is fetched. */
export function prefetchBehindLogin(): void {
  setTimeout(() => {
    fetchAhead({ load: () => import('../AppLayout') });
    for (const path of [HOME, '/consignment/list']) fetchAhead(routesByPath.get(path));
  }, AFTER_MS);
}
