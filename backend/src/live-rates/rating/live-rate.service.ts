import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { toError } from '../../platform/to-error.js';
import { LiveRateNotifications } from '../live-rate-notifications.js';
import { CarrierRating } from './carrier-rating.js';
import { type LiveRate, LiveRateRepository } from './live-rate.repository.js';
import type { RateRequest } from './rate-request.js';

const MINUTE_MS = 60_000;
const FRESH_MS = 10 * MINUTE_MS;
/** A rejection may not last, for example one about a credit limit or a key. */
const REJECTION_FRESH_MS = MINUTE_MS;
/** Maximum age of a response shown while the carrier does not respond. */
const MAX_AGE_MS = 24 * 60 * MINUTE_MS;
/** Time for which a price is honoured without another request. */
const VALID_MS = 15 * MINUTE_MS;
/** Margin of a claim after its request, in which the response is stored. */
const SLACK_MS = 2_000;

/** A carrier's response; `isAsQuoted` if it is an earlier one, shown because the carrier does not respond now. */
export interface LiveRateResponse {
  readonly rate: LiveRate;
  readonly isAsQuoted: boolean;
}

/**
 * Returns carriers' own prices: a fresh response from the table that all processes share, else one from the carrier,
 * else the last response within a day. Identical concurrent requests are sent once.
 */
@Injectable()
export class LiveRateService {
  private readonly log = new Logger('LiveRates');
  private readonly inFlight = new Map<string, Promise<LiveRate | null>>();

  constructor(
    private readonly rates: LiveRateRepository,
    private readonly carriers: CarrierRating,
    private readonly notifications: LiveRateNotifications,
    private readonly clock: Clock,
  ) {}

  /** Returns within the carrier's time limit; null if there is no price. */
  async find(request: RateRequest): Promise<LiveRateResponse | null> {
    const until = performance.now() + request.budgetMs;
    const stored = await withinDeadline(
      until,
      this.latest(request.key).catch(this.logErrorOf(request)),
    );
    if (stored && this.isFresh(stored)) return { rate: stored, isAsQuoted: false };
    const received = await withinDeadline(until, this.requestShared(request));
    if (received) return { rate: received, isAsQuoted: false };
    return stored && hasPrice(stored) ? { rate: stored, isAsQuoted: true } : null;
  }

  /** The response that an offer was made from; null once its prices have expired, or for another request. */
  findValid(rateId: number, key: string): Promise<LiveRate | null> {
    return this.rates.find(rateId, key, this.since(VALID_MS));
  }

  /** ISO instant until which the prices of a response are valid. */
  validUntil({ askedAt }: LiveRate): string {
    return new Date(askedAt.getTime() + VALID_MS).toISOString();
  }

  deleteOld(): Promise<void> {
    return this.rates.deleteBefore(this.since(MAX_AGE_MS));
  }

  private latest(key: string): Promise<LiveRate | null> {
    return this.rates.findLatest(key, this.since(MAX_AGE_MS));
  }

  private since(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }

  private isFresh({ askedAt, quoted }: LiveRate): boolean {
    const age = this.clock.now().getTime() - askedAt.getTime();
    const isRejected = quoted.some((one) => 'refusal' in one);
    return age < (isRejected ? REJECTION_FRESH_MS : FRESH_MS);
  }

  /** Identical requests of this process share one response. */
  private requestShared(request: RateRequest): Promise<LiveRate | null> {
    const known = this.inFlight.get(request.key);
    if (known) return known;
    const pending = this.requestClaimed(request)
      .catch(this.logErrorOf(request))
      .finally(() => this.inFlight.delete(request.key));
    this.inFlight.set(request.key, pending);
    return pending;
  }

  /** Processes share one request: waits for the response while another one has claimed it. */
  private async requestClaimed(request: RateRequest): Promise<LiveRate | null> {
    const { key, budgetMs } = request;
    if (!(await this.rates.claim(key, budgetMs + SLACK_MS))) return this.waitForOther(request);
    try {
      const latest = await this.latest(key);
      if (latest && this.isFresh(latest)) return latest;
      return await this.rates.save(await this.carriers.requestPrices(request));
    } finally {
      await this.rates.release(key).catch(this.logErrorOf(request));
    }
  }

  private async waitForOther({ key, budgetMs }: RateRequest): Promise<LiveRate | null> {
    const until = performance.now() + budgetMs;
    const watch = this.notifications.watch(key);
    try {
      for (;;) {
        const isClaimed = await this.rates.isClaimed(key);
        const latest = await this.latest(key);
        if (latest && this.isFresh(latest)) return latest;
        const leftMs = until - performance.now();
        if (!isClaimed || leftMs <= 0) return null;
        await watch.next(leftMs);
      }
    } finally {
      watch.end();
    }
  }

  private logErrorOf({ customerCarrierId }: RateRequest): (error: unknown) => null {
    return (error) => {
      const { name, message } = toError(error);
      this.log.debug(`No price of customer carrier ${customerCarrierId}: ${name} ${message}`);
      return null;
    };
  }
}

const hasPrice = ({ quoted }: LiveRate): boolean => quoted.some((one) => 'totalCents' in one);

/** Result of the work; null if it takes longer. */
async function withinDeadline<Value>(until: number, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(
      () => {
        resolve(null);
      },
      Math.max(0, until - performance.now()),
    );
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}
