import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { ErrorBoundary } from '../shared/feedback/ErrorBoundary';
import { Guarded } from './Guarded';
import { RecordDialogs } from './RecordDialogs';
import { routesByPath } from './routes';
import { ScreenFailure } from './ScreenFailure';

// Login is bare: it must not wait for the shell.
const Shell = lazy(() =>
  import('../features/shell/Shell').then(({ Shell: Component }) => ({ default: Component })),
);

/** SHELL-30: most screens stand inside the shell, behind the guard. */
export function AppLayout() {
  const { pathname } = useLocation();
  const route = routesByPath.get(pathname) ?? { path: pathname };

  return (
    <Guarded route={route}>
      <Suspense fallback={<Box sx={{ height: '100dvh', bgcolor: 'app.canvas' }} />}>
        <Shell routes={routesByPath} client={'client' in route ? route.client : undefined}>
          <ErrorBoundary key={pathname} fallback={<ScreenFailure />}>
            <Outlet />
          </ErrorBoundary>
          <RecordDialogs />
        </Shell>
      </Suspense>
    </Guarded>
  );
}
