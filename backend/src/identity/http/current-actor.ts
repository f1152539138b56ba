import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

import type { Actor } from '../../platform/actor.js';
import type { SignedClaims } from '../sessions/tokens.js';

/** The request as the access guard leaves it; `user` is Passport's name for it. */
export interface RequestWithActor {
  user?: Actor;
  claims?: SignedClaims;
}

/** Who is calling; the guard has already checked the route's permission. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { user } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!user) throw new Error('an open route asked for its actor');
  return user;
});

/** What the caller's token says. */
export const CurrentClaims = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedClaims => {
    const { claims } = context.switchToHttp().getRequest<RequestWithActor>();
    if (!claims) throw new Error('an open route asked for its token');
    return claims;
  },
);
