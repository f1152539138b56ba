import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import ipaddr from 'ipaddr.js';
import { isIPv6 } from 'node:net';
import { finalize, type Observable } from 'rxjs';
import { Reflector } from '@nestjs/core';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

import type { Actor } from '../actor.js';
import { TooManyRequests, TooBusy, RateLimited } from './limit.errors.js';
import { Environment } from '../config/environment.js';
import { LiveBackends } from './live-backends.js';
import { policiesOfKeys, policiesOfRoute } from './quota-policies.js';
import { type QuotaState, SharedQuota } from './shared-quota.js';

interface QueueLimits {
  /** Maximum concurrent work, in total and per key. */
  readonly running: number;
  readonly runningPerKey: number;
  /** Maximum waiting work, in total and per key. */
  readonly waiting: number;
  readonly waitingPerKey: number;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Limits concurrent work. Waiting work is served round robin by key (an address, a user), in order within each: a heavy
 * caller waits behind its own requests.
 */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  private readonly runningOf = new Map<string, number>();
  /** Keys in the order of their turns. */
  private readonly waitingOf = new Map<string, (() => void)[]>();

  constructor(private readonly limits: QueueLimits) {}

  /** @throws TooManyRequests if too much work of this key waits, TooBusy if too much waits in total */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(key);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Waits for its turn; call the returned function once when the work is done. @throws as `run` */
  async enter(key: string): Promise<() => void> {
    if (this.canStart(key) && !this.waitingOf.has(key)) this.start(key);
    else await this.turnOf(key);
    return () => {
      this.end(key);
    };
  }

  private turnOf(key: string): Promise<void> {
    const waitingWork = this.waitingOf.get(key) ?? [];
    if (waitingWork.length >= this.limits.waitingPerKey)
      throw new TooManyRequests(RETRY_AFTER_SECONDS);
    if (this.waiting >= this.limits.waiting) throw new TooBusy(RETRY_AFTER_SECONDS);
    this.waitingOf.set(key, waitingWork);
    this.waiting += 1;
    return new Promise((resolve) => waitingWork.push(resolve));
  }

  private canStart(key: string): boolean {
    const own = this.runningOf.get(key) ?? 0;
    return this.running < this.limits.running && own < this.limits.runningPerKey;
  }

  private start(key: string): void {
    this.running += 1;
    this.runningOf.set(key, (this.runningOf.get(key) ?? 0) + 1);
  }

  private end(key: string): void {
    this.running -= 1;
    const own = (this.runningOf.get(key) ?? 0) - 1;
    if (own > 0) this.runningOf.set(key, own);
    else this.runningOf.delete(key);
    this.startNext();
  }

  private startNext(): void {
    for (const [key, waitingWork] of this.waitingOf) {
      if (!this.canStart(key)) continue;
      const next = waitingWork.shift();
      // moves to the end of the round
      this.waitingOf.delete(key);
      if (waitingWork.length > 0) this.waitingOf.set(key, waitingWork);
      if (!next) continue;
      this.waiting -= 1;
      this.start(key);
      next();
      return;
    }
  }
}

/** Concurrent requests of one user; further ones queue, so that other users are served in between. */
const MAX_RUNNING_PER_USER = 64;
const MAX_WAITING_PER_USER = 2_000;
const MAX_WAITING = 10_000;

/** Lets the requests of one user, or of one address to public routes, take turns with those of others (ADR 28). */
@Injectable()
export class FairQueueInterceptor implements NestInterceptor {
  private readonly queue = new FairQueue({
    running: Infinity,
    runningPerKey: MAX_RUNNING_PER_USER,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_WAITING_PER_USER,
  });

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const key = callerKey(context.switchToHttp().getRequest<CallerRequest>());
    if (key === null) return next.handle();
    const leave = await this.queue.enter(key);
    return next.handle().pipe(finalize(leave));
  }
}

/** Request that the guard has passed. */
type CallerRequest = Request & { readonly user?: Actor };

/** Null for health and metrics, which must respond under any load. */
function callerKey({ user, ip, path }: CallerRequest): string | null {
  if (user) return `user ${user.identity.id}`;
  return path.startsWith('/api/') ? `address ${addressKey(ip ?? '')}` : null;
}

/** Groups of an IPv6 address that name the network: its first 64 bits. */
const NETWORK_GROUPS = 4;

/** A network of IPv6 addresses belongs to one customer of a provider; zeros may be left out of their spelling. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address.replace(/%.*$/, '')); // the zone names our interface
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed.toNormalizedString().split(':').slice(0, NETWORK_GROUPS).join(':');
}

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
  async takeForCaller(actor: Actor, context: ExecutionContext): Promise<void> {
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
  async takeForAddress(context: ExecutionContext): Promise<void> {
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
  const [first] = states.toSorted((a, b) => exhaustionRank(a) - exhaustionRank(b));
  if (!first) return;
  const { policy, quota, windowSeconds, left, secondsLeft } = first;
  const response = context.switchToHttp().getResponse<Response>();
  response.setHeader('RateLimit-Policy', `"${policy}";q=${quota};w=${windowSeconds}`);
  response.setHeader('RateLimit', `"${policy}";r=${left};t=${secondsLeft}`);
  if (first.isRejected) throw new RateLimited(policy, secondsLeft);
}

/**
 * Sort key, smallest for the policy closest to exhaustion; a rejection comes first, and if there are two, the one that
 * lasts longer.
 */
const exhaustionRank = ({ isRejected, left, quota, secondsLeft }: QuotaState): number =>
  isRejected ? -secondsLeft : left / quota;
