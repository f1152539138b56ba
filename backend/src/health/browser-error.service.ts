import { Injectable, Logger } from '@nestjs/common';
import { Counter, register } from 'prom-client';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import type { BrowserFailureRequest } from '@contracts/requests/browser-failure.request.js';

import { TooManyRequests } from '../platform/limits/limit.errors.js';
import { addressKey } from '../platform/limits/limits.interceptor.js';

const METRIC = 'linehaul_browser_failures_total';
const WINDOW_SECONDS = 60;
const MAX_PER_ADDRESS = 20;
/** Shared by all callers, so that many addresses together cannot fill the log. */
const MAX_TOTAL = 200;

/** Logs and counts client-side errors. */
@Injectable()
export class BrowserErrorService {
  private readonly log = new Logger(BrowserErrorService.name);
  private readonly count: Counter;
  private readonly limits = {
    address: new RateLimiterMemory({ points: MAX_PER_ADDRESS, duration: WINDOW_SECONDS }),
    all: new RateLimiterMemory({ points: MAX_TOTAL, duration: WINDOW_SECONDS }),
  };

  constructor() {
    register.removeSingleMetric(METRIC);
    this.count = new Counter({ name: METRIC, help: 'Failures reported by browsers' });
  }

  /** @throws TooManyRequests */
  async report({ message, stack, part, page }: BrowserFailureRequest, ip: string) {
    await take(this.limits.address, addressKey(ip));
    await take(this.limits.all, 'all');
    this.count.inc();
    this.log.warn({ msg: `Browser error: ${message}`, part, page, stack });
  }
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  await limiter.consume(key).catch((rejection: unknown) => {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new TooManyRequests(Math.ceil(rejection.msBeforeNext / 1000));
  });
}
