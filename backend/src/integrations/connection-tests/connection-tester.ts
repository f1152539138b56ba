import { setTimeout as wait } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { CarrierCalls } from '../../carriers/index.js';
import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { interpolate } from '../../platform/interpolate.js';
import { type Probe } from './probe.js';
import { reasonOf, StepLog } from './step-log.js';

const TEST_TIMEOUT_MS = 30_000;
const STEP_TIMEOUT_MS = 10_000;
/** Ends the call before the whole test, so that its own error is reported. */
const CALL_MS = 25_000;

/** Runs tests of connections, a few at once, each within its deadline. */
@Injectable()
export class ConnectionTester {
  private readonly queue = new FairQueue({
    running: 16,
    runningPerKey: 2,
    waiting: 32,
    waitingPerKey: 4,
  });

  constructor(
    private readonly policy: OutgoingPolicy,
    /** Calls of carriers' adapters, within the limits of a test. */
    readonly calls: CarrierCalls,
  ) {}

  /** One customer's tests run one at a time. @throws TooManyRequests, TooBusy */
  run(customerId: number, probe: Probe): Promise<StepLog> {
    return this.queue.run(String(customerId), () => this.runTest(probe));
  }

  private async runTest(probe: Probe): Promise<StepLog> {
    const log = new StepLog(probe.plan);
    const { permitted, timeoutMs } = this.policy;
    const policy = new OutgoingPolicy({
      permitted,
      timeoutMs: Math.min(timeoutMs, STEP_TIMEOUT_MS),
      deadlineMs: CALL_MS,
    });
    const controller = new AbortController();
    const tooSlow = wait(TEST_TIMEOUT_MS, undefined, { signal: controller.signal }).then(() => {
      throw new TransferFailed(interpolate(texts.tooSlow, { seconds: TEST_TIMEOUT_MS / 1000 }));
    });
    tooSlow.catch(() => undefined);
    try {
      await Promise.race([probe.run(log, policy), tooSlow]);
    } catch (error) {
      log.fail(reasonOf(error));
    } finally {
      controller.abort();
    }
    return log;
  }
}
