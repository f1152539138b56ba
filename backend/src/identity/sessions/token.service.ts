import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';

import type { TokenClaims } from '@contracts/views/session.view.js';

import { Actor } from '../../platform/actor.js';
import { Environment } from '../../platform/config/environment.js';
import { currentScope } from '../../platform/request-scope.js';
import { loadOrCreateKey } from '../../platform/secrets/key-file.js';
import { NotSignedIn } from '../identity.errors.js';
import { SessionCache } from './session.cache.js';
import type { Session } from './session.js';

/** Claims for the server, besides those that the browser reads. */
export interface SignedClaims extends TokenClaims {
  readonly jti: string;
  readonly epoch: number;
}

/** Signs and verifies session tokens, and loads their sessions. */
@Injectable()
export class TokenService {
  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: SessionCache,
  ) {}

  sign(claims: Omit<SignedClaims, 'jti' | 'exp'>): Promise<string> {
    return this.jwt.signAsync({ ...claims, jti: randomUUID() });
  }

  /** Checks signature and expiry. @throws NotSignedIn */
  async verify(token: string): Promise<SignedClaims> {
    try {
      return await this.jwt.verifyAsync<SignedClaims>(token);
    } catch {
      throw new NotSignedIn();
    }
  }

  /** Returns the bearer's current session. @throws NotSignedIn if the user or the token has ended */
  async session({ id, epoch, jti }: SignedClaims): Promise<Session> {
    const session = await this.sessions.find(id);
    if (!session || (epoch !== session.tokenEpoch && jti !== session.sparedToken))
      throw new NotSignedIn();
    return session;
  }

  /** Returns the bearer as the actor of this request. @throws NotSignedIn */
  async actor(claims: SignedClaims): Promise<Actor> {
    const { identity, permissions, isSuperAdmin } = await this.session(claims);
    const correlationId = currentScope()?.correlationId ?? randomUUID();
    return new Actor(identity, permissions, { correlationId, causationId: null }, isSuperAdmin);
  }

  /** True for a valid Bearer header; for open routes that show more to signed-in users. */
  async isValid(authorization: string | undefined): Promise<boolean> {
    const token = /^bearer (.+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return false;
    return this.verify(token)
      .then((claims) => this.actor(claims))
      .then(
        () => true,
        () => false,
      );
  }
}

/**
 * Returns the key that signs tokens: from the environment, or generated at first start and stored, so that tokens
 * survive a restart. A KeyObject, since jsonwebtoken would try to parse a string as a public key on each request.
 */
export function tokenKey({ JWT_SECRET, DATA_DIR }: Environment): KeyObject {
  const secret =
    JWT_SECRET ??
    loadOrCreateKey(DATA_DIR, 'token-signing-key', () => randomBytes(48).toString('base64'));
  return createSecretKey(secret, 'utf8');
}

/** Authenticates HTTP requests by their Bearer token. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    environment: Environment,
    private readonly tokens: TokenService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // Passed on to jsonwebtoken, which accepts a KeyObject; the types of passport-jwt do not.
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
