import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

import type { TokenClaims } from '@contracts/views/session.view.js';

import { Actor } from '../../platform/actor.js';
import { currentScope } from '../../platform/request-scope.js';
import { NotSignedIn } from '../identity.errors.js';
import type { Session } from './session.js';
import { Sessions } from './sessions.js';

/** What a token carries for us, besides what the browser reads. */
export interface SignedClaims extends TokenClaims {
  readonly jti: string;
  readonly epoch: number;
}

/** Session tokens: what is signed at sign-in, and who stands behind one that comes back. */
@Injectable()
export class Tokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: Sessions,
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

  /** What the bearer may do now. @throws NotSignedIn when the user or the token has been ended */
  async session({ id, epoch, jti }: SignedClaims): Promise<Session> {
    const session = await this.sessions.find(id);
    if (!session || (epoch !== session.tokenEpoch && jti !== session.sparedToken))
      throw new NotSignedIn();
    return session;
  }

  /** The same, as whoever acts in this request. @throws NotSignedIn */
  async actor(claims: SignedClaims): Promise<Actor> {
    const { identity, permissions, isSuperAdmin } = await this.session(claims);
    const correlationId = currentScope()?.correlationId ?? randomUUID();
    return new Actor(identity, permissions, { correlationId, causationId: null }, isSuperAdmin);
  }

  /** For open routes that tell signed-in users more. */
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
