import { Injectable } from '@nestjs/common';
import { circuitBreaker, type CircuitBreakerPolicy, handleWhen, type IBreaker } from 'cockatiel';
import { LRUCache } from 'lru-cache';

import { Rejected } from '../../carrier-adapters/index.js';

const MAX_FAILURES = 5;
const FAILURE_WINDOW_MS = 30_000;
const OPEN_MS = 30_000;
const MAX_ACCOUNTS = 5_000;

/** Counts the failures of the last half minute; a success does not reset the count. */
export class RecentFailures implements IBreaker {
  state: number[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  success(): void {
    // failures only expire by age
  }

  failure(): boolean {
    const now = this.now();
    this.state = [...this.state.filter((at) => at > now - FAILURE_WINDOW_MS), now].slice(
      -MAX_FAILURES,
    );
    return this.state.length >= MAX_FAILURES;
  }
}

/**
 * One circuit breaker per account at a carrier: after 5 failures in 30 s it gets no requests for 30 s, then one. A
 * rejection by the carrier is a response, not a failure.
 */
@Injectable()
export class CarrierBreakers {
  private readonly breakers = new LRUCache<number, CircuitBreakerPolicy>({ max: MAX_ACCOUNTS });

  /** @throws BrokenCircuitError while the breaker is open; and the work's own errors */
  run<Result>(customerCarrierId: number, work: () => Promise<Result>): Promise<Result> {
    return this.getBreaker(customerCarrierId).execute(work);
  }

  /** Clears all failures. */
  reset(): void {
    this.breakers.clear();
  }

  private getBreaker(customerCarrierId: number): CircuitBreakerPolicy {
    const known = this.breakers.get(customerCarrierId);
    if (known) return known;
    const breaker = circuitBreaker(
      handleWhen((error) => !(error instanceof Rejected)),
      { halfOpenAfter: OPEN_MS, breaker: new RecentFailures() },
    );
    this.breakers.set(customerCarrierId, breaker);
    return breaker;
  }
}
