import Box from '@mui/material/Box';
import { Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';

import { ErrorBoundary } from '../../shared/feedback/ErrorBoundary';
import { PageFailure } from '../../shared/feedback/PartFailure';
import { lazyPage, pageOf } from '../../shared/loading/lazy';
import { HOME, type AppRoute } from '../../shared/navigation/app-route';
import { Guarded } from './Guarded';
import { appRoutes } from './routes';

// The login page has no layout: it must not wait for the shell or its dialogs.
const AppLayout = lazyPage(async () => ({ default: (await import('../AppLayout')).AppLayout }));

const NotFoundPage = lazyPage(async () => ({
  default: (await import('../../features/shell/NotFoundPage')).NotFoundPage,
}));

interface Screen {
  readonly route: AppRoute;
  readonly Page: ComponentType;
}

type Load = AppRoute['load'];

/** Screens with the same loader share one component: navigating between them shows no gap. */
const pages = new Map<Load, ComponentType>();

function pageBy(load: Load): ComponentType {
  const page = pages.get(load) ?? pageOf(load);
  pages.set(load, page);
  return page;
}

const screens: readonly Screen[] = appRoutes.map((route) => ({ route, Page: pageBy(route.load) }));

const withBoundary = (Page: ComponentType) => (
  <ErrorBoundary part="page" fallback={PageFailure}>
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  </ErrorBoundary>
);

const hasBareLayout = ({ route }: Screen) => route.layout === 'bare';

/** The guard runs before the chunk loads, so that no forbidden screen is loaded. */
const toBareRoute = (screen: Screen) => (
  <Route
    key={screen.route.path}
    path={screen.route.path}
    element={<Guarded route={screen.route}>{withBoundary(screen.Page)}</Guarded>}
  />
);

/** Guarded by the layout, so that users without access do not even see the shell; also waits for the chunk. */
const toShellRoute = ({ route, Page }: Screen) => (
  <Route key={route.path} path={route.path} element={<Page />} />
);

/** All routes of the product (SHELL-01 to SHELL-30). */
export function AppRoutes() {
  return (
    <Routes>
      {screens.filter(hasBareLayout).map(toBareRoute)}
      <Route element={<ShellLayout />}>
        {screens.filter((screen) => !hasBareLayout(screen)).map(toShellRoute)}
      </Route>
      <Route path="/" element={<HomeRedirect />} />
      <Route path="/home" element={<HomeRedirect />} />
      <Route path="*" element={withBoundary(NotFoundPage)} />
    </Routes>
  );
}

const ShellLayout = () => (
  <Suspense fallback={<Box sx={{ height: '100dvh', bgcolor: 'app.canvas' }} />}>
    <AppLayout />
  </Suspense>
);

/** SHELL-02, SHELL-03: users without access to the default screen are redirected as after login. */
function HomeRedirect() {
  const { pathname } = useLocation();
  const root = { path: pathname } as const;
  return (
    <Guarded route={root}>
      <Navigate to={HOME} replace state={{ from: 'login' }} />
    </Guarded>
  );
}
