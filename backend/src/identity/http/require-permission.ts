import { SetMetadata } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';

export const ROUTE_ACCESS = 'route-access';

/** What a route asks of its caller. Every route names one of the three; one that names none is refused. */
export type RouteAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'anyOf' | 'allOf'; readonly permissions: readonly PermissionName[] };

/** Open to anyone, without a token. */
export const Open = () => SetMetadata(ROUTE_ACCESS, { kind: 'open' } satisfies RouteAccess);

/** Any valid token will do. */
export const SignedIn = () => SetMetadata(ROUTE_ACCESS, { kind: 'signedIn' } satisfies RouteAccess);

/** The caller holds at least one of these; how far it reaches is checked where the record is found. */
export const RequirePermission = (...permissions: PermissionName[]) =>
  SetMetadata(ROUTE_ACCESS, { kind: 'anyOf', permissions } satisfies RouteAccess);

/** The caller holds every one of these. */
export const RequireEveryPermission = (...permissions: PermissionName[]) =>
  SetMetadata(ROUTE_ACCESS, { kind: 'allOf', permissions } satisfies RouteAccess);
