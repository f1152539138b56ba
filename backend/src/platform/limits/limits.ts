import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { isIPv6 } from 'node:net';
import { finalize, type Observable } from 'rxjs';

import type { Actor } from '../actor.js';
import { TooManyRequests, TooBusy } from './limit.errors.js';

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
    const line = this.waitingOf.get(key) ?? [];
    if (line.length >= this.limits.waitingPerKey) throw new TooManyRequests(RETRY_AFTER_SECONDS);
    if (this.waiting >= this.limits.waiting) throw new TooBusy(RETRY_AFTER_SECONDS);
    this.waitingOf.set(key, line);
    this.waiting += 1;
    return new Promise((resolve) => line.push(resolve));
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
    for (const [key, line] of this.waitingOf) {
      if (!this.canStart(key)) continue;
      const next = line.shift();
      // to the end of the round
      this.waitingOf.delete(key);
      if (line.length > 0) this.waitingOf.set(key, line);
      if (!next) continue;
      this.waiting -= 1;
      this.start(key);
      next();
      return;
    }
  }
}

/** Concurrent requests of one user; further ones wait in line, so that others are served in between. */
const MAX_RUNNING_PER_USER = 64;
const MAX_WAITING_PER_USER = 2_000;
const MAX_WAITING = 10_000;

/** Lets the requests of one user, or of one address to public routes, take turns with those of others (ADR 28). */
@Injectable()
export class TurnsInterceptor implements NestInterceptor {
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

/** Request after the guard. */
type CallerRequest = Request & { readonly user?: Actor };

/** Null for health and metrics, which must respond under any load. */
function callerKey({ user, ip, path }: CallerRequest): string | null {
  if (user) return `user ${user.identity.id}`;
  return path.startsWith('/api/') ? `address ${addressKey(ip ?? '')}` : null;
}

/** A network of IPv6 addresses belongs to one customer of a provider. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  return address.split(':').slice(0, 4).join(':');
}
