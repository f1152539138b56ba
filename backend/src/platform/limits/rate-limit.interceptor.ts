import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { finalize, type Observable } from 'rxjs';

import type { Actor } from '../actor.js';
import { Environment } from '../config/environment.js';
import { FairQueue } from './fair-queue.js';
import { TooManyRequests } from './limit.errors.js';

const WINDOW_SECONDS = 60;
/** Requests of one user under way at once; more wait in line, so that others are served between them. */
const MAX_RUNNING_PER_USER = 64;
const MAX_WAITING_PER_USER = 2_000;
const MAX_WAITING = 10_000;

/** Request after the guard. */
type CallerRequest = Request & { readonly user?: Actor };

interface Limit {
  /** Name of the policy in the `RateLimit` headers. */
  readonly policy: string;
  readonly key: string;
  readonly limiter: RateLimiterMemory;
}

/**
 * Limits requests of a user, and requests of an address to public routes, in this process (ADR 28).
 * Every answer says what is left: `RateLimit` and `RateLimit-Policy` of draft-ietf-httpapi-ratelimit-headers-10.
 */
@Injectable()
export class RateLimitInterceptor implements NestInterceptor {
  private readonly perAddress: RateLimiterMemory;
  private readonly perUser: RateLimiterMemory;
  private readonly queue = new FairQueue({
    running: Infinity,
    runningPerKey: MAX_RUNNING_PER_USER,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_WAITING_PER_USER,
  });

  constructor({ RATE_LIMIT_PER_ADDRESS, RATE_LIMIT_PER_USER }: Environment) {
    const duration = WINDOW_SECONDS;
    this.perAddress = new RateLimiterMemory({ points: RATE_LIMIT_PER_ADDRESS, duration });
    this.perUser = new RateLimiterMemory({ points: RATE_LIMIT_PER_USER, duration });
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const http = context.switchToHttp();
    const limit = this.limitOf(http.getRequest<CallerRequest>());
    if (!limit) return next.handle();
    await take(limit, http.getResponse<Response>());
    const leave = await this.queue.enter(`${limit.policy} ${limit.key}`);
    return next.handle().pipe(finalize(leave));
  }

  /** Null for health and metrics, which answer their operators under any load. */
  private limitOf({ user, ip, path }: CallerRequest): Limit | null {
    if (user) return { policy: 'user', key: String(user.identity.id), limiter: this.perUser };
    if (!path.startsWith('/api/')) return null;
    return { policy: 'address', key: addressKey(ip ?? ''), limiter: this.perAddress };
  }
}

/** @throws TooManyRequests */
async function take({ policy, key, limiter }: Limit, response: Response): Promise<void> {
  const left = await limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  const seconds = Math.ceil(left.msBeforeNext / 1000);
  response.setHeader('RateLimit-Policy', `"${policy}";q=${limiter.points};w=${WINDOW_SECONDS}`);
  response.setHeader('RateLimit', `"${policy}";r=${left.remainingPoints};t=${seconds}`);
  if (left.consumedPoints > limiter.points) throw new TooManyRequests(seconds);
}

/** A network of IPv6 addresses belongs to one customer of a provider. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  return address.split(':').slice(0, 4).join(':');
}
