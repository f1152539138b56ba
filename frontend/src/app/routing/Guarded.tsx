import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import type { PermissionView, TokenClaims } from '@contracts/views/session.view';

import {
  LOGIN,
  type AppRoute,
  DASHBOARD,
  ERROR,
  HOME,
  MANIFESTS,
} from '../../shared/navigation/app-route';
import { PageRedirect } from '../../shared/navigation/usePageNavigate';
import { useListCustomerNamesQuery } from '../../shared/session/customers.api';
import { hasPermission } from '../../shared/session/permissions';
import { isExpired } from '../../shared/session/token';
import { useIsSuperAdmin } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';
import { safeRedirect } from './safe-redirect';

export interface Visitor {
  readonly claims: TokenClaims | null;
  readonly permissions: readonly PermissionView[];
  readonly isLoaded: boolean;
}

export interface Visit {
  readonly route: Pick<AppRoute, 'path' | 'permission' | 'isPublic'>;
  /** Requested path and query. */
  readonly target: string;
  /** The user has just signed in. */
  readonly isFromLogin: boolean;
}

const isSignedIn = ({ claims, isLoaded }: Visitor) =>
  claims !== null && isLoaded && !isExpired(claims);

/** GAP-09: an anonymous load of / goes to Login without a redirect. */
const loginPathFor = (target: string) =>
  target === '/' || target === '/home' ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(target)}`;

/** AUTH-13, AUTH-59: the target before Login, or else the default consignment screen. */
const redirectOf = (target: string) =>
  safeRedirect(new URLSearchParams(target.split('?')[1]).get('redirect'));

/** Navigation guard (AUTH-58 to AUTH-68): returns the path to redirect to, or null to allow it. */
export function guard({ route, target, isFromLogin }: Visit, visitor: Visitor): string | null {
  if (route.isPublic) {
    return route.path === LOGIN && isSignedIn(visitor) ? redirectOf(target) : null;
  }
  if (!isSignedIn(visitor)) return loginPathFor(target);
  if (route.path === HOME && hasPermission(visitor.permissions, 'SUPER_ADMIN_CONTENT'))
    return MANIFESTS;
  if (!route.permission || hasPermission(visitor.permissions, route.permission)) return null;
  return isFromLogin ? DASHBOARD : ERROR;
}

/** A super admin who signs in to a new installation starts with its first customer. */
function FirstCustomerGate({ children }: { readonly children: ReactNode }) {
  const isSuperAdmin = useIsSuperAdmin();
  const { data: customers } = useListCustomerNamesQuery(isSuperAdmin ? undefined : skipToken);
  return customers?.length === 0 ? <PageRedirect to="/set-up" /> : children;
}

export interface GuardedProps {
  readonly route: Pick<AppRoute, 'path' | 'permission' | 'isPublic'>;
  readonly children: ReactNode;
}

/** Renders the screen for users with access and redirects everyone else. */
export function Guarded({ route, children }: GuardedProps) {
  const session = useSession();
  const location = useLocation();
  const state: unknown = location.state;
  const isFromLogin = (state as { from?: string } | null)?.from === 'login';
  const redirectPath = guard(
    { route, target: location.pathname + location.search, isFromLogin },
    session,
  );

  if (redirectPath === null)
    return isFromLogin && route.path === MANIFESTS ? (
      <FirstCustomerGate>{children}</FirstCustomerGate>
    ) : (
      children
    );

  const next: unknown = route.path === LOGIN ? { from: 'login' } : state;
  return <Navigate to={redirectPath} replace state={next} />;
}
