import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { LOGIN, type AppRoute } from '../../shared/navigation/app-route';
import { useSession } from '../../shared/session/useSession';
import { guard } from './guard';

export interface GuardedProps {
  readonly route: Pick<AppRoute, 'path' | 'permission' | 'isOpen'>;
  readonly children: ReactNode;
}

/** Draws the screen for those who may see it, and leads everyone else to where they belong. */
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
