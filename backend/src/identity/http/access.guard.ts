import {
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  Logger,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import type { Actor } from '../../platform/actor.js';
import { operationName } from '../../platform/http/operation-name.js';
import { RateLimits } from '../../platform/limits/limits.interceptor.js';
import { type ApiKeyScope, scopeFor } from '@contracts/rules/api-key-scopes.js';
import { ApiKeyUsageService } from '../api-keys/api-key-usage.service.js';
import { NotSignedIn, PermissionDenied, ScopeMissing } from '../identity.errors.js';
import { SecurityLog } from '../security-log/security-log.js';

export const ROUTE_ACCESS = 'route-access';

/** Access rule of a route. Every route declares one of the three; a route without one is rejected. */
type RouteAccess = { readonly kind: 'public' } | { readonly kind: 'signedIn' } | RestrictedAccess;

interface RestrictedAccess {
  readonly kind: 'anyOf' | 'allOf';
  readonly permissions: readonly PermissionName[];
  /** At least one of these is required as well. */
  readonly oneOf?: readonly PermissionName[];
}

/** Allows anyone, without a token. */
export const Public = () => SetMetadata(ROUTE_ACCESS, { kind: 'public' } satisfies RouteAccess);

/** Allows any valid token. */
export const SignedIn = () => SetMetadata(ROUTE_ACCESS, { kind: 'signedIn' } satisfies RouteAccess);

/** Requires at least one of these permissions; the service checks its scope. */
export const RequirePermission = (...permissions: PermissionName[]) =>
  SetMetadata(ROUTE_ACCESS, { kind: 'anyOf', permissions } satisfies RouteAccess);

/** Requires all of these permissions. */
export const RequireEveryPermission = (...permissions: PermissionName[]) =>
  SetMetadata(ROUTE_ACCESS, { kind: 'allOf', permissions } satisfies RouteAccess);

/** Requires a permission and at least one of others, of which the service checks the one that the request needs. */
export const RequirePermissionAndOneOf = (permission: PermissionName, ...oneOf: PermissionName[]) =>
  SetMetadata(ROUTE_ACCESS, {
    kind: 'allOf',
    permissions: [permission],
    oneOf,
  } satisfies RouteAccess);

/**
 * Authenticates the caller of every route, counts the request against its quotas and checks its permissions, before any
 * lookup or validation, so that a rejection reveals nothing about records.
 */
@Injectable()
export class AccessGuard extends AuthGuard(['jwt', 'api-key']) {
  private readonly log = new Logger(AccessGuard.name);

  /** One entry for each user and route in ten minutes: a rejected script does not flood the log. */
  private readonly loggedDenials = new LRUCache<string, true>({ max: 5_000, ttl: 10 * 60 * 1_000 });

  constructor(
    private readonly reflector: Reflector,
    private readonly security: SecurityLog,
    private readonly limits: RateLimits,
    private readonly usage: ApiKeyUsageService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true; // WebSockets are checked on connection
    const access = this.reflector.getAllAndOverride<RouteAccess | undefined>(ROUTE_ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.kind === 'public') {
      await this.limits.takeForAddress(context);
      return true;
    }
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<Request & { user: Actor }>();
    const { user } = request;
    if (user.identity.kind === 'API_KEY') this.usage.count(user.identity.id, operationOf(request));
    await this.limits.takeForCaller(user, context);
    if (!access)
      this.log.error(`${context.getClass().name} has a route without an access declaration`);
    if (!access || !isAllowed(user, access)) {
      this.logDenial(user, `${context.getClass().name}.${context.getHandler().name}`);
      throw accessErrorOf(user, access);
    }
    return true;
  }

  private logDenial(actor: Actor, route: string): void {
    const { id } = actor.identity;
    const key = `${id} ${route}`;
    if (this.loggedDenials.has(key)) return;
    this.loggedDenials.set(key, true);
    const entry = { outcome: 'REFUSED' as const, actor, subjectId: id, details: route };
    void this.security.record({ kind: 'PERMISSION_REFUSED', ...entry });
  }

  override handleRequest<User>(error: unknown, actor: User): User {
    if (error instanceof Error) throw error;
    if (!actor) throw new NotSignedIn();
    return actor;
  }
}

function operationOf({ method, route }: Request): string {
  const { path } = route as { readonly path: string };
  return operationName(method, path);
}

/** Names the scope that an API key lacks, or those of which one is enough, if nothing else is missing. */
function accessErrorOf(actor: Actor, access: RouteAccess | undefined): Error {
  if (actor.identity.kind !== 'API_KEY' || !access || !('permissions' in access))
    return new PermissionDenied();
  const [scope, ...others] = missingScopes(actor, access);
  return scope ? new ScopeMissing(scope, ...others) : new PermissionDenied();
}

/** Scopes of which one is needed; empty if none would be sufficient. */
function missingScopes(actor: Actor, access: RestrictedAccess): ApiKeyScope[] {
  const { kind, permissions, oneOf = [] } = access;
  if (kind === 'anyOf') return scopesFor(permissions);
  const missing = permissions.filter((permission) => !actor.hasPermission(permission));
  const needed = scopesFor(missing);
  if (missing.some((permission) => scopeFor(permission) === undefined)) return [];
  if (needed.length > 0) return needed.slice(0, 1);
  return hasOneOf(actor, oneOf) ? [] : scopesFor(oneOf);
}

const scopesFor = (permissions: readonly PermissionName[]): ApiKeyScope[] => [
  ...new Set(permissions.flatMap((permission) => scopeFor(permission) ?? [])),
];

function isAllowed(actor: Actor, access: RouteAccess): boolean {
  switch (access.kind) {
    case 'public':
    case 'signedIn':
      return true;
    case 'anyOf':
      return access.permissions.some((permission) => actor.hasPermission(permission));
    case 'allOf':
      return (
        access.permissions.every((permission) => actor.hasPermission(permission)) &&
        (!access.oneOf || hasOneOf(actor, access.oneOf))
      );
  }
}

const hasOneOf = (actor: Actor, permissions: readonly PermissionName[]): boolean =>
  permissions.some((permission) => actor.hasPermission(permission));

/** Checks a permission that depends on the request. @throws PermissionDenied, ScopeMissing */
export function assertHasPermission(actor: Actor, permission: PermissionName): void {
  const access = { kind: 'allOf', permissions: [permission] } as const;
  if (!isAllowed(actor, access)) throw accessErrorOf(actor, access);
}

/** Request that the guard has passed; Passport names the property `user`. */
interface RequestWithActor {
  user?: Actor;
}

/** Actor of the request, whose permissions the guard has checked. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { user } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!user) throw new Error('public routes have no actor');
  return user;
});
