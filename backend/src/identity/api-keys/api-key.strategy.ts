import { Injectable, Logger } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Strategy } from 'passport-custom';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { Actor } from '../../platform/actor.js';
import { TooManyRequests } from '../../platform/limits/limit.errors.js';
import { addressKey } from '../../platform/limits/limits.interceptor.js';
import { currentOrigin, currentRequest } from '../../platform/request-context.js';
import { ApiKeyEnded, ApiKeyRevoked, UnknownApiKey } from '../identity.errors.js';
import { UserAccessCache } from '../sessions/user-access.cache.js';
import { readApiKeyToken } from './api-key-token.js';
import { KeyAddressPolicy } from './key-address.policy.js';
import { ApiKeyRepository, type KeyCredentials } from './api-key.repository.js';

/** Wrong keys allowed from one address in a minute: guessing 256 bits is hopeless, but each attempt costs a query. */
const MAX_UNKNOWN_PER_MINUTE = 100;

/** Authenticates HTTP requests by the token of an API key; leaves other Bearer tokens to the next strategy. */
@Injectable()
export class ApiKeyStrategy extends PassportStrategy(Strategy, 'api-key') {
  private readonly log = new Logger(ApiKeyStrategy.name);
  private readonly unknown = new RateLimiterMemory({
    points: MAX_UNKNOWN_PER_MINUTE,
    duration: 60,
  });

  /** Keys that have been valid before: wrong keys from their address do not delay them. */
  private readonly known = new LRUCache<string, true>({ max: 10_000 });

  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly cache: UserAccessCache,
    private readonly addresses: KeyAddressPolicy,
  ) {
    super();
  }

  /** Null for a request without an API key. @throws UnknownApiKey, ApiKeyRevoked, ApiKeyEnded, KeyAddressNotAllowed, TooManyRequests */
  async validate(request: Request): Promise<Actor | null> {
    const [, token] = /^bearer (lh_.*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) return null;
    const key = await this.find(token, addressKey(request.ip ?? ''));
    const actor = await this.toActor(key);
    if (key.isUseStale) this.markUsed(key.userId);
    return actor;
  }

  private async toActor(key: KeyCredentials): Promise<Actor> {
    const access = await this.cache.find(key.userId, key.accessVersion);
    if (!access || !key.isLive) throw key.isReplaced ? new ApiKeyRevoked() : new ApiKeyEnded();
    const { identity, permissions, quotaFactor, allowedRanges } = access;
    if (allowedRanges)
      this.addresses.assertAllowed(identity, allowedRanges, currentOrigin().address);
    const scope = currentRequest();
    if (scope) Object.assign(scope, { userId: key.userId, isFromProgram: true });
    const trail = { correlationId: scope?.correlationId ?? randomUUID(), causationId: null };
    const { timeZone, expiresAt: endsAt } = key;
    return new Actor(identity, permissions, trail, false, {
      ...{ id: null, timeZone, quotaFactor, endsAt },
    });
  }

  /** A token with a typing error is rejected without a query. */
  private async find(token: string, address: string): Promise<KeyCredentials> {
    const given = readApiKeyToken(token);
    if (!given || !this.known.has(given.publicId)) await this.assertNotLimited(address);
    const key = given && (await this.keys.findCredentials(given.publicId));
    if (given && key && timingSafeEqual(given.hash, key.hash)) {
      this.known.set(given.publicId, true);
      return key;
    }
    await this.unknown.penalty(address);
    throw given && (await this.keys.isRevoked(given)) ? new ApiKeyRevoked() : new UnknownApiKey();
  }

  private async assertNotLimited(address: string): Promise<void> {
    const limit = await this.unknown.get(address);
    if (limit && limit.consumedPoints >= MAX_UNKNOWN_PER_MINUTE)
      throw new TooManyRequests(Math.ceil(limit.msBeforeNext / 1_000));
  }

  /** Records the use without waiting for it: a lost update has no consequence. */
  private markUsed(userId: number): void {
    this.keys.markUsed(userId).catch((error: unknown) => {
      this.log.warn(`An API key could not be marked as used: ${String(error)}`);
    });
  }
}
