import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { liveRateTexts } from '@contracts/texts/app/live-rates.js';

import {
  type CallContext,
  type CallLogEntry,
  piecesOf,
  type QuotedService,
  Rejected,
  Unavailable,
} from '../../carrier-adapters/index.js';
import { CarrierAccounts } from '../../carriers/index.js';
import { Clock } from '../../platform/clock.js';
import { interpolate } from '../../platform/interpolate.js';
import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { CarrierBreakers } from './carrier-breakers.js';
import type { NewLiveRate } from './live-rate.repository.js';
import type { RateRequest } from './rate-request.js';

/** Each piece is a record in the carrier's request. */
const MAX_PIECES = 500;

/**
 * Requests prices from carriers: a few at once for each account, within its time limit, and none while its breaker is
 * open.
 */
@Injectable()
export class CarrierRating {
  private readonly queue = new FairQueue({
    running: 64,
    runningPerKey: 8,
    waiting: 256,
    waitingPerKey: 32,
  });

  constructor(
    private readonly accounts: CarrierAccounts,
    private readonly breakers: CarrierBreakers,
    private readonly policy: OutgoingPolicy,
    private readonly clock: Clock,
  ) {}

  /** @throws TransferFailed, BrokenCircuitError, or TooManyRequests and TooBusy while too many requests wait */
  async requestPrices(request: RateRequest): Promise<NewLiveRate> {
    const deadline = performance.now() + request.budgetMs;
    return this.queue.run(String(request.customerCarrierId), () =>
      this.breakers.run(request.customerCarrierId, () => this.exchange(request, deadline)),
    );
  }

  private async exchange(request: RateRequest, deadline: number): Promise<NewLiveRate> {
    const { key, customerCarrierId, carrier, shipment, codes } = request;
    const askedAt = this.clock.now();
    const started = performance.now();
    const callLog: CallLogEntry[] = [];
    const quoted = await this.quote(request, deadline, callLog).catch((error: unknown) => {
      if (!(error instanceof Rejected)) throw error;
      const { code, message } = error;
      return codes.map((service): QuotedService => ({ service, refusal: { code, message } }));
    });
    const last = callLog.at(-1);
    return {
      key,
      customerCarrierId,
      quoted: quoted.map((service) => rejectZeroPrice(service, carrier)),
      requestDigest: last?.requestDigest ?? digest(shipment),
      answerDigest: last?.responseDigest ?? digest(quoted),
      roundTripMs: Math.round(performance.now() - started),
      askedAt,
    };
  }

  private async quote(
    { customerCarrierId, carrier, shipment, codes, budgetMs }: RateRequest,
    deadline: number,
    callLog: CallLogEntry[],
  ): Promise<QuotedService[]> {
    if (piecesOf(shipment) > MAX_PIECES)
      throw new Rejected({
        code: 'TOO_MANY_PIECES',
        message: interpolate(liveRateTexts.tooManyPieces, { most: MAX_PIECES }),
      });
    const policy = this.policy.forOneResponse(budgetMs);
    const account = await this.accounts.find(customerCarrierId, policy);
    if (!account)
      throw new Rejected({
        code: 'SETTINGS',
        message: interpolate(liveRateTexts.notSetUp, { carrier }),
      });
    const io = withDeadline(deadline, account.io, carrier, callLog);
    return account.kind.use(account.settings, io, ({ rating }, call) => {
      if (!rating)
        throw new Rejected({
          code: 'ABSENT',
          message: interpolate(liveRateTexts.notRated, { carrier }),
        });
      return rating.quote(shipment, codes, call);
    });
  }
}

/** Rejects calls after the deadline, however many a price needs. */
const withDeadline = (
  deadline: number,
  io: CallContext,
  carrier: string,
  callLog: CallLogEntry[],
): CallContext => ({
  ...io,
  transport: (name, call) => {
    if (performance.now() >= deadline) throw new Unavailable(`${carrier} is out of time`);
    return io.transport(name, call);
  },
  log: (entry) => {
    callLog.push(entry);
    io.log(entry);
  },
});

/** A price of 0 would mean price on application. */
const rejectZeroPrice = (quoted: QuotedService, carrier: string): QuotedService =>
  'refusal' in quoted || quoted.totalCents > 0
    ? quoted
    : {
        service: quoted.service,
        refusal: { code: 'NO_PRICE', message: interpolate(liveRateTexts.noPrice, { carrier }) },
      };

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
