import { Injectable, Logger } from '@nestjs/common';

import type { TrackingStatus } from '@contracts/rules/consignment.js';

import type { CarrierKind, CarrierScan, ScanPage } from '../../carrier-adapters/index.js';
import {
  CarrierAccounts,
  CarrierShipmentRepository,
  type DueNumber,
} from '../../carriers/index.js';
import { systemActor } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { toError } from '../../platform/to-error.js';
import {
  toRejectedScan,
  type ScanOrigin,
  ScanRecorder,
  SetAsideScanRepository,
} from '../../tracking/index.js';
import { ScanAttempts } from '../feeds/scan-attempts.js';
import { OutgoingFailureRepository } from '../records/outgoing-failure.repository.js';
import { pollGroups } from './poll-groups.js';

/** Accounts polled concurrently: one that hangs delays few others, for no longer than its time limit. */
const ACCOUNT_CONCURRENCY = 8;
/** Calls per account and round: Australia Post's limit per key and minute, which is the interval between rounds. */
const MAX_CALLS = 10;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Later scans are rare: a number is then polled daily, and eventually not at all. */
const QUIET_DAYS = 21;
const GIVE_UP_DAYS = 60;

/** Minutes until a number is polled again, by its status. */
const pollMinutes: Readonly<Partial<Record<TrackingStatus, number>>> = {
  OUT_FOR_DELIVERY: 30,
  IN_TRANSIT: 240,
  PICKED_UP: 240,
};
const OTHER_POLL_MINUTES = 720;

/** Polls carriers with their own systems for scans of the numbers in transit, within the calls allowed per minute. */
@Injectable()
export class CarrierTracking {
  private readonly log = new Logger('Tracking');
  private readonly attempts = new ScanAttempts();

  constructor(
    private readonly accounts: CarrierAccounts,
    private readonly shipments: CarrierShipmentRepository,
    private readonly scans: ScanRecorder,
    private readonly setAside: SetAsideScanRepository,
    private readonly failures: OutgoingFailureRepository,
    private readonly clock: Clock,
  ) {}

  /** Runs one round over all accounts, a minute after the previous round; a failing account is retried in the next. */
  async pullDue(signal: AbortSignal): Promise<void> {
    await mapConcurrently(
      ACCOUNT_CONCURRENCY,
      await this.shipments.listDueAccounts(),
      async (id) => {
        if (signal.aborted) return;
        const warn = (error: unknown) => {
          this.log.warn(`Tracking of customer carrier ${id} failed: ${toError(error).message}`);
        };
        await this.pullAccount(id, signal).catch((error: unknown) => {
          warn(error);
          return this.giveUpOld(id).catch(warn);
        });
      },
    );
  }

  /** A carrier may have rejected the account permanently: its numbers would otherwise always be due. */
  private async giveUpOld(customerCarrierId: number): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - GIVE_UP_DAYS * DAY_MS);
    await this.shipments.endPolling(customerCarrierId, oldest);
  }

  private async pullAccount(customerCarrierId: number, signal: AbortSignal): Promise<void> {
    const account = await this.accounts.find(customerCarrierId);
    const numbers = await this.shipments.listDueNumbers(customerCarrierId, MAX_NUMBERS);
    // without an account nothing can be polled; the numbers are due again once one is set up
    if (!account) return this.schedule(numbers, []);
    const { customerId, kind, settings, io } = account;
    const origin = { customerCarrierId, customerId, file: null };
    await this.failures.track({ customerCarrierId, use: 'FEED' }, () =>
      kind.use(settings, io, async ({ tracking }, call) => {
        if (!tracking) return this.schedule(numbers, []);
        const failed = await pollGroups(groupIntoCalls(numbers, tracking.maxNumbers), {
          maxCalls: MAX_CALLS,
          shouldStop: () => signal.aborted,
          poll: (dueNumbers) =>
            tracking.pull(
              dueNumbers.map(({ connoteNumber }) => connoteNumber),
              call,
            ),
          accept: (dueNumbers, page) => this.recordPage(dueNumbers, page, { kind, origin }),
        });
        for (const { item, reason } of failed)
          await this.setAside.add(
            toRejectedScan({ connote: item.connoteNumber }, 'UNREADABLE', reason),
            origin,
          );
        const failedNumbers = failed.map(({ item }) => item);
        await this.schedule(failedNumbers, []);
      }),
    );
    await this.accounts.recordPoll(customerCarrierId);
  }

  private async recordPage(
    dueNumbers: readonly DueNumber[],
    { scans, unknownDescriptions }: ScanPage,
    { kind, origin }: { readonly kind: CarrierKind; readonly origin: ScanOrigin },
  ): Promise<void> {
    if (unknownDescriptions.length > 0) this.logUnknownDescriptions(kind, unknownDescriptions);
    for (const scan of scans) {
      const rejection = await this.record(scan, origin.customerCarrierId);
      if (rejection) await this.setAside.add(rejection, origin);
    }
    this.attempts.forget(origin.customerCarrierId);
    await this.schedule(dueNumbers, scans);
  }

  private record({ number, ...scan }: CarrierScan, customerCarrierId: number) {
    const { status, dateTime, location, description } = scan;
    const read = { connote: number, status, dateTime, location, description };
    return this.attempts.record(read, customerCarrierId, () =>
      this.scans.record(read, customerCarrierId, systemActor('Carrier tracking')),
    );
  }

  /** Includes numbers without a response, so that those that never get one are given up like all others. */
  private async schedule(dueNumbers: readonly DueNumber[], scans: readonly CarrierScan[]) {
    const now = this.clock.now();
    for (const one of dueNumbers) {
      const last = scans.findLast(({ number }) => number === one.connoteNumber);
      const at = nextPull(one.announcedAt, last?.status ?? null, now);
      await this.shipments.scheduleNextPoll([one.consignmentId], at);
    }
  }

  /** Logged, so that the table of statuses can be extended. */
  private logUnknownDescriptions({ name }: CarrierKind, descriptions: readonly string[]): void {
    this.log.warn(`${name} has unmapped tracking texts: ${descriptions.join('; ')}`);
  }
}

/** Maximum numbers of one account polled in a round. */
const MAX_NUMBERS = MAX_CALLS * 10;

function groupIntoCalls(numbers: readonly DueNumber[], maxNumbers: number): DueNumber[][] {
  const calls = Math.min(MAX_CALLS, Math.ceil(numbers.length / maxNumbers));
  return Array.from({ length: calls }, (_, index) =>
    numbers.slice(index * maxNumbers, (index + 1) * maxNumbers),
  );
}

/** When a number is polled again; null if it is not. */
export function nextPull(announcedAt: Date, status: TrackingStatus | null, now: Date): Date | null {
  const age = now.getTime() - announcedAt.getTime();
  if (status === 'DELIVERED' || age >= GIVE_UP_DAYS * DAY_MS) return null;
  if (age >= QUIET_DAYS * DAY_MS) return new Date(now.getTime() + DAY_MS);
  const minutes = (status && pollMinutes[status]) ?? OTHER_POLL_MINUTES;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
