import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';

import type { Actor } from '../../platform/actor.js';
import { Environment } from '../../platform/config/environment.js';
import { tokenKey } from './token-key.js';
import { Tokens, type SignedClaims } from './tokens.js';

/** Bearer tokens of HTTP requests. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    environment: Environment,
    private readonly tokens: Tokens,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // Handed on to jsonwebtoken, which takes a KeyObject; only this library's types do not say so.
      secretOrKey: tokenKey(environment) as unknown as Buffer,
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  validate(request: { claims?: SignedClaims }, claims: SignedClaims): Promise<Actor> {
    request.claims = claims;
    return this.tokens.actor(claims);
  }
}
