import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { Shell } from '../features/shell/Shell';
import { ErrorBoundary } from '../shared/feedback/ErrorBoundary';
import { PageFailure } from '../shared/feedback/PartFailure';
import { VersionConflictProvider } from '../shared/forms/VersionConflictProvider';
import { PageSkeleton } from '../shared/layout/PageSkeleton';
import { preload } from '../shared/loading/lazy';
import type { Destination } from '../shared/navigation/app-route';
import { useTruncatedTextTitles } from '../shared/text/useTruncatedTextTitles';
import { Guarded } from './routing/Guarded';
import { routesByPath } from './routing/routes';
import { RecordDialogs, ToolDialogs, toolsByLink } from './dialogs';

/** Destinations of the sidebar: screens, and tools that open over them. */
const destinations: ReadonlyMap<string, Destination> = new Map<string, Destination>([
  ...routesByPath,
  ...toolsByLink,
]);

/** One element for all pages, so that unrelated changes do not re-render the dialogs. */
const dialogs = (
  <>
    <RecordDialogs />
    <ToolDialogs />
    <VersionConflictProvider />
  </>
);

/** SHELL-30: wraps most screens in the shell, behind the guard. */
export function AppLayout() {
  const { pathname } = useLocation();
  const route = routesByPath.get(pathname) ?? { path: pathname };
  useTruncatedTextTitles();
  useEffect(() => {
    // the code of the page loads while the shell requests the clients
    preload(routesByPath.get(pathname));
  }, [pathname]);

  return (
    <Guarded route={route}>
      <Shell routes={destinations} client={'client' in route ? route.client : undefined}>
        <ErrorBoundary key={pathname} part="page" fallback={PageFailure}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
        {dialogs}
      </Shell>
    </Guarded>
  );
}
