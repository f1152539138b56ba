import {
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  Logger,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import type { Actor } from '../../platform/actor.js';
import { NotSignedIn, PermissionDenied } from '../identity.errors.js';
import type { SignedClaims } from '../sessions/token.service.js';

export const ROUTE_ACCESS = 'route-access';

/** Access rule of a route. Every route declares one of the three; a route without one is rejected. */
type RouteAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'anyOf' | 'allOf'; readonly permissions: readonly PermissionName[] };

/** Allows anyone, without a token. */
export const Open = () => SetMetadata(ROUTE_ACCESS, { kind: 'open' } satisfies RouteAccess);

/** Allows any valid token. */
export const SignedIn = () => SetMetadata(ROUTE_ACCESS, { kind: 'signedIn' } satisfies RouteAccess);

/** Requires at least one of these permissions; the service checks its scope. */
export const RequirePermission = (...permissions: PermissionName[]) =>
  SetMetadata(ROUTE_ACCESS, { kind: 'anyOf', permissions } satisfies RouteAccess);

/** Requires all of these permissions. */
export const RequireEveryPermission = (...permissions: PermissionName[]) =>
  SetMetadata(ROUTE_ACCESS, { kind: 'allOf', permissions } satisfies RouteAccess);

/**
 * Authenticates the caller of every route and checks its permissions, before any lookup or validation, so that a
 * rejection reveals nothing about records.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  private readonly log = new Logger(AccessGuard.name);

  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true; // WebSockets are checked on connection
    const access = this.reflector.getAllAndOverride<RouteAccess | undefined>(ROUTE_ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.kind === 'open') return true;
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<{ user: Actor }>();
    if (!access) this.log.error(`${context.getClass().name} has a route without declared access`);
    if (!access || !isAllowed(user, access)) throw new PermissionDenied();
    return true;
  }

  override handleRequest<User>(error: unknown, actor: User): User {
    if (error instanceof Error) throw error;
    if (!actor) throw new NotSignedIn();
    return actor;
  }
}

function isAllowed(actor: Actor, access: RouteAccess): boolean {
  switch (access.kind) {
    case 'open':
    case 'signedIn':
      return true;
    case 'anyOf':
      return access.permissions.some((permission) => actor.hasPermission(permission));
    case 'allOf':
      return access.permissions.every((permission) => actor.hasPermission(permission));
  }
}

/** Request after the guard; Passport names the property `user`. */
interface RequestWithActor {
  user?: Actor;
  claims?: SignedClaims;
}

/** Actor of the request, whose permissions the guard has checked. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { user } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!user) throw new Error('open routes have no actor');
  return user;
});

/** Claims of the caller's token. */
export const CurrentClaims = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedClaims => {
    const { claims } = context.switchToHttp().getRequest<RequestWithActor>();
    if (!claims) throw new Error('open routes have no token');
    return claims;
  },
);
