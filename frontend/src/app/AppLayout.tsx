import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { ErrorBoundary } from '../shared/feedback/ErrorBoundary';
import type { Destination } from '../shared/navigation/app-route';
import { Guarded } from './Guarded';
import { routesByPath } from './routes';
import { ToolDialogs, toolsByLink } from './tool-dialogs';
import { ScreenFailure } from './ScreenFailure';

// Login is bare: it must not wait for the shell.
const Shell = lazy(() =>
  import('../features/shell/Shell').then(({ Shell: Component }) => ({ default: Component })),
);

// Nor for what opens over its screens.
const RecordDialogs = lazy(() =>
  import('./RecordDialogs').then(({ RecordDialogs: Component }) => ({ default: Component })),
);

/** What the sidebar may lead to: screens, and tools that open over them. */
const destinations: ReadonlyMap<string, Destination> = new Map<string, Destination>([
  ...routesByPath,
  ...toolsByLink,
]);

/** SHELL-30: most screens stand inside the shell, behind the guard. */
export function AppLayout() {
  const { pathname } = useLocation();
  const route = routesByPath.get(pathname) ?? { path: pathname };

  return (
    <Guarded route={route}>
      <Suspense fallback={<Box sx={{ height: '100dvh', bgcolor: 'app.canvas' }} />}>
        <Shell routes={destinations} client={'client' in route ? route.client : undefined}>
          <ErrorBoundary key={pathname} fallback={<ScreenFailure />}>
            <Outlet />
          </ErrorBoundary>
          <Suspense fallback={null}>
            <RecordDialogs />
          </Suspense>
          <ToolDialogs />
        </Shell>
      </Suspense>
    </Guarded>
  );
}
