import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

import type { Actor } from '../actor.js';
import { Environment } from '../config/environment.js';
import { LiveBackends } from './live-backends.js';
import { RateLimited } from './limit.errors.js';
import { addressKey } from './limits.js';
import { policiesOfKeys, policiesOfRoute } from './quota-policies.js';
import { type QuotaState, SharedQuota } from './shared-quota.js';

const WINDOW_SECONDS = 60;

/**
 * Quotas of API keys (ADR 53), of signed-in users and, for public routes, of addresses (ADR 28). Every response states
 * the policy closest to exhaustion: `RateLimit` and `RateLimit-Policy` of draft-ietf-httpapi-ratelimit-headers-10.
 */
@Injectable()
export class RateLimits {
  private readonly perAddress: RateLimiterMemory;
  private readonly perUser: RateLimiterMemory;
  private readonly perKey: readonly SharedQuota[];

  constructor(
    private readonly reflector: Reflector,
    environment: Environment,
    database: DataSource,
    backends: LiveBackends,
  ) {
    const { RATE_LIMIT_PER_ADDRESS, RATE_LIMIT_PER_USER } = environment;
    const duration = WINDOW_SECONDS;
    this.perAddress = new RateLimiterMemory({ points: RATE_LIMIT_PER_ADDRESS, duration });
    this.perUser = new RateLimiterMemory({ points: RATE_LIMIT_PER_USER, duration });
    this.perKey = policiesOfKeys(environment).map(
      (policy) => new SharedQuota(policy, database, backends),
    );
  }

  /** Counts a request of an authenticated caller, whatever its result. @throws RateLimited */
  async takeOfCaller(actor: Actor, context: ExecutionContext): Promise<void> {
    const key = String(actor.identity.id);
    if (actor.identity.kind !== 'API_KEY') {
      report([await takeInMemory('user', key, this.perUser)], context);
      return;
    }
    const { method } = context.switchToHttp().getRequest<Request>();
    const targets = [context.getHandler(), context.getClass()];
    const names = policiesOfRoute(method, (name) =>
      this.reflector.getAllAndOverride(name, targets),
    );
    const counted = this.perKey.filter(({ policy }) => names.some((name) => name === policy.name));
    report(await Promise.all(counted.map((quota) => quota.take(key, actor.quotaFactor))), context);
  }

  /**
   * Counts a request to a public route; health and metrics, outside /api, must respond under any load.
   * @throws RateLimited
   */
  async takeOfAddress(context: ExecutionContext): Promise<void> {
    const { ip, path } = context.switchToHttp().getRequest<Request>();
    if (!path.startsWith('/api/')) return;
    report([await takeInMemory('address', addressKey(ip ?? ''), this.perAddress)], context);
  }
}

async function takeInMemory(
  policy: string,
  key: string,
  limiter: RateLimiterMemory,
): Promise<QuotaState> {
  const counted = await limiter.consume(key).catch((rejection: unknown) => {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  });
  return {
    ...{ policy, quota: limiter.points, windowSeconds: WINDOW_SECONDS },
    left: counted.remainingPoints,
    secondsLeft: Math.ceil(counted.msBeforeNext / 1_000),
    isRejected: counted.consumedPoints > limiter.points,
  };
}

/** Sends the state closest to exhaustion. @throws RateLimited */
function report(states: readonly QuotaState[], context: ExecutionContext): void {
  const [first] = states.toSorted((one, other) => exhaustionRank(one) - exhaustionRank(other));
  if (!first) return;
  const { policy, quota, windowSeconds, left, secondsLeft } = first;
  const response = context.switchToHttp().getResponse<Response>();
  response.setHeader('RateLimit-Policy', `"${policy}";q=${quota};w=${windowSeconds}`);
  response.setHeader('RateLimit', `"${policy}";r=${left};t=${secondsLeft}`);
  if (first.isRejected) throw new RateLimited(policy, secondsLeft);
}

/**
 * Sort key, smallest for the policy closest to exhaustion; a rejection comes first, and of two the one that lasts
 * longer.
 */
const exhaustionRank = ({ isRejected, left, quota, secondsLeft }: QuotaState): number =>
  isRejected ? -secondsLeft : left / quota;
