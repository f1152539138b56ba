import { Injectable, Logger, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';

import type { Actor } from '../../platform/actor.js';
import { NotSignedIn, PermissionDenied } from '../identity.errors.js';
import { ROUTE_ACCESS, type RouteAccess } from './require-permission.js';

/**
 * Stands before every route: who calls, and whether they hold what the route asks for. It runs before
 * any look-up or validation, so a refusal says nothing about records.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  private readonly log = new Logger(AccessGuard.name);

  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true; // sockets are checked when they connect
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
      return access.permissions.some((permission) => actor.holds(permission));
    case 'allOf':
      return access.permissions.every((permission) => actor.holds(permission));
  }
}
