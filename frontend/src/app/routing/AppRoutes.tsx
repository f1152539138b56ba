import Box from '@mui/material/Box';
import { Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';

import { NotFoundPage } from '../../features/shell/NotFoundPage';
import { lazy } from '../../shared/loading/lazy';
import { HOME, type AppRoute } from '../../shared/navigation/app-route';
import { Guarded } from './Guarded';
import { appRoutes } from './routes';

// Login is bare: it must not wait for the shell, nor for what opens over its screens.
const AppLayout = lazy(async () => ({ default: (await import('../AppLayout')).AppLayout }));

interface Screen {
  readonly route: AppRoute;
  readonly Page: ComponentType;
}

type Load = AppRoute['load'];

/** Screens that are loaded by the same function are one component: going from one to the other shows no gap. */
const pages = new Map<Load, ComponentType>();

function pageBy(load: Load): ComponentType {
  const page = pages.get(load) ?? lazy(async () => ({ default: await load() }));
  pages.set(load, page);
  return page;
}

const screens: readonly Screen[] = appRoutes.map((route) => ({ route, Page: pageBy(route.load) }));

const pageOf = ({ Page }: Screen) => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);

const isBare = ({ route }: Screen) => route.layout === 'bare';

/** The guard stands before the chunk: nobody waits for a screen they are not going to see. */
const toBareRoute = (screen: Screen) => (
  <Route
    key={screen.route.path}
    path={screen.route.path}
    element={<Guarded route={screen.route}>{pageOf(screen)}</Guarded>}
  />
);

/** Guarded by the layout, so that not even the frame is drawn for those who may not pass; it waits for the chunk, too. */
const toShellRoute = ({ route, Page }: Screen) => (
  <Route key={route.path} path={route.path} element={<Page />} />
);

/** Every address of the product (SHELL-01 to SHELL-30). */
export function AppRoutes() {
  return (
    <Routes>
      {screens.filter(isBare).map(toBareRoute)}
      <Route element={<InShell />}>
        {screens.filter((screen) => !isBare(screen)).map(toShellRoute)}
      </Route>
      <Route path="/" element={<HomeRedirect />} />
      <Route path="/home" element={<HomeRedirect />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

const InShell = () => (
  <Suspense fallback={<Box sx={{ height: '100dvh', bgcolor: 'app.canvas' }} />}>
    <AppLayout />
  </Suspense>
);

/** SHELL-02, SHELL-03; who may not open the default screen is led on as after a sign-in. */
function HomeRedirect() {
  const { pathname } = useLocation();
  const root = { path: pathname } as const;
  return (
    <Guarded route={root}>
      <Navigate to={HOME} replace state={{ from: 'login' }} />
    </Guarded>
  );
}
