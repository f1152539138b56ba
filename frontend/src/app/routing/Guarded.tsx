import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { LOGIN, type AppRoute } from '../../shared/navigation/app-route';
import { useSession } from '../../shared/session/useSession';
import { guard } from './guard';

export interface GuardedProps {
  readonly route: Pick<AppRoute, 'path' | 'permission' | 'isOpen'>;
  readonly children: ReactNode;
}

/** Renders the screen for users with access and redirects everyone else. */
export function Guarded({ route, children }: GuardedProps) {
  const session = useSession();
  const location = useLocation();
  const state: unknown = location.state;
  const cameFromLogin = (state as { from?: string } | null)?.from === 'login';
  const instead = guard(
    { route, target: location.pathname + location.search, cameFromLogin },
    session,
  );

  if (instead === null) return children;

  const next: unknown = route.path === LOGIN ? { from: 'login' } : state;
  return <Navigate to={instead} replace state={next} />;
}
