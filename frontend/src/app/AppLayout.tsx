import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { Shell } from '../features/shell/Shell';
import { ErrorBoundary } from '../shared/feedback/ErrorBoundary';
import { PageSkeleton } from '../shared/layout/PageSkeleton';
import type { Destination } from '../shared/navigation/app-route';
import { RecordDialogs } from './RecordDialogs';
import { Guarded } from './routing/Guarded';
import { routesByPath } from './routing/routes';
import { ScreenFailure } from './ScreenFailure';
import { ToolDialogs, toolsByLink } from './tool-dialogs';

/** Destinations of the sidebar: screens, and tools that open over them. */
const destinations: ReadonlyMap<string, Destination> = new Map<string, Destination>([
  ...routesByPath,
  ...toolsByLink,
]);

/** SHELL-30: wraps most screens in the shell, behind the guard. */
export function AppLayout() {
  const { pathname } = useLocation();
  const route = routesByPath.get(pathname) ?? { path: pathname };

  return (
    <Guarded route={route}>
      <Shell routes={destinations} client={'client' in route ? route.client : undefined}>
        <ErrorBoundary key={pathname} fallback={<ScreenFailure />}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
        <RecordDialogs />
        <ToolDialogs />
      </Shell>
    </Guarded>
  );
}
