import { Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { ExtractJwt, Strategy } from 'passport-jwt';

import type { TokenClaims } from '@contracts/views/session.view.js';

import { Actor } from '../../platform/actor.js';
import { Environment } from '../../platform/config/environment.js';
import {
  currentOrigin,
  currentRequest,
  type RequestOrigin,
} from '../../platform/request-context.js';
import { loadOrCreateKey } from '../../platform/secrets/key-file.js';
import { NotSignedIn, WrongCredentials } from '../identity.errors.js';
import { KeyAddressPolicy } from '../api-keys/key-address.policy.js';
import type { UserAccount } from '../records/user-account.entity.js';
import { toClaims } from '../sign-in/claims.js';
import { UserAccessCache } from './user-access.cache.js';
import type { UserAccess } from './user-access.js';
import { sessionEnd } from './session-end.js';
import { UserSessionRepository } from './user-session.repository.js';
import type { LiveSession } from './user-session.js';

/** Claims for the server, besides those that the browser reads. */
export interface SignedClaims extends TokenClaims {
  /** Id of the session. */
  readonly jti: string;
  /** Only in tokens issued before sessions were stored. */
  readonly epoch?: number;
  /** Seconds since 1970. */
  readonly iat?: number;
}

/** Opens sessions, signs and verifies their tokens, and loads their users' permissions. */
@Injectable()
export class TokenService {
  private readonly log = new Logger(TokenService.name);
  private readonly touching = new Set<string>();

  constructor(
    private readonly jwt: JwtService,
    private readonly cache: UserAccessCache,
    private readonly records: UserSessionRepository,
    private readonly environment: Environment,
    private readonly addresses: KeyAddressPolicy,
  ) {}

  /**
   * Opens a session for the user as of the password check, and returns the token.
   * @throws WrongCredentials if password or status have changed since, KeyAddressNotAllowed
   */
  async open(user: UserAccount, until: Date | null = null): Promise<string> {
    const access = await this.cache.find(user.id);
    const ranges = access?.allowedRanges;
    if (ranges) this.addresses.assertAllowed(access.identity, ranges, currentOrigin().address);
    const id = randomUUID();
    const expiresAt = sessionEnd(this.environment.TOKEN_HOURS, until);
    const session = { id, userId: user.id, expiresAt, origin: currentOrigin() };
    if (!(await this.records.open(session, user.passwordHash))) throw new WrongCredentials();
    const exp = Math.floor(expiresAt.getTime() / 1_000);
    return this.jwt.signAsync({ ...toClaims(user), jti: id, exp });
  }

  /** Checks signature and expiry. @throws NotSignedIn */
  async verify(token: string): Promise<SignedClaims> {
    try {
      return await this.jwt.verifyAsync<SignedClaims>(token);
    } catch {
      throw new NotSignedIn();
    }
  }

  /** Returns the bearer's current permissions. @throws NotSignedIn if the session has ended, KeyAddressNotAllowed */
  async session(claims: SignedClaims, origin = currentOrigin()): Promise<UserAccess> {
    const { access } = await this.resume(claims, origin);
    return access;
  }

  private async resume(
    claims: SignedClaims,
    origin: RequestOrigin,
  ): Promise<{ readonly access: UserAccess; readonly live: LiveSession }> {
    const live = await this.find(claims, origin);
    if (live?.userId !== claims.id) throw new NotSignedIn();
    const access = await this.cache.find(claims.id, live.accessVersion);
    if (!access) throw new NotSignedIn();
    const ranges = access.allowedRanges;
    if (ranges) this.addresses.assertAllowed(access.identity, ranges, origin.address);
    if (live.isStale) this.touch(live.id, origin);
    return { access, live };
  }

  /** A token issued before sessions were stored gets a record on first use. */
  private async find(claims: SignedClaims, origin: RequestOrigin): Promise<LiveSession | null> {
    const { jti: id, id: userId, epoch, iat = 0, exp } = claims;
    const live = await this.records.findLive(id);
    if (live || epoch === undefined) return live;
    const session = { id, userId, origin, expiresAt: new Date(exp * 1_000) };
    await this.records.adopt(session, epoch, new Date(iat * 1_000));
    return this.records.findLive(id);
  }

  /** Not awaited: a lost update has no consequence. */
  private touch(id: string, origin: RequestOrigin): void {
    if (this.touching.has(id)) return;
    this.touching.add(id);
    void this.records
      .touch(id, origin)
      .catch((error: unknown) => {
        this.log.warn(`A session could not be marked as used: ${String(error)}`);
      })
      .finally(() => this.touching.delete(id));
  }

  /** Returns the bearer as the actor of this request. @throws NotSignedIn, KeyAddressNotAllowed */
  async actor(claims: SignedClaims): Promise<Actor> {
    const { access, live } = await this.resume(claims, currentOrigin());
    const { identity, permissions, isSuperAdmin, quotaFactor } = access;
    const correlationId = currentRequest()?.correlationId ?? randomUUID();
    const trail = { correlationId, causationId: null };
    const endsAt = new Date(claims.exp * 1_000);
    return new Actor(identity, permissions, trail, isSuperAdmin, { ...live, quotaFactor, endsAt });
  }

  /** True for a valid Bearer header; for public routes that show more to signed-in users. */
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
 * Returns the key that signs tokens: from the environment, or generated on first start and stored, so that tokens
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
    });
  }

  async validate(claims: SignedClaims): Promise<Actor> {
    const actor = await this.tokens.actor(claims);
    const scope = currentRequest();
    if (scope) scope.userId = actor.identity.id;
    return actor;
  }
}
