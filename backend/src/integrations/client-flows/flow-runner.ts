import { setTimeout as wait } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { EventFileSender } from './event-file-sender.js';
import { isInboundFlow, type RunningFlow } from './flow-connection.js';
import { pauseAfter } from './flow-file.js';
import { FlowNotices } from './flow-notices.js';
import { FlowRepository } from './flow.repository.js';
import { FlowTiming } from './flow-timing.js';
import { InboundFlowRunner } from './inbound-flow-runner.js';
import { toError } from '../../platform/to-error.js';

const CONNECTIONS = 8;
const CONNECTIONS_PER_CUSTOMER = 2;
const STOP_MS = 3_000;
const MINUTE_MS = 60_000;

/**
 * Runs the flows of clients' integrations, in one process at a time: several connections concurrently, few of one
 * customer, one session on each. Every step is recorded before the next, and can be repeated.
 */
@Injectable()
export class FlowRunner {
  private readonly log = new Logger(FlowRunner.name);
  private readonly running = new Map<number, { customerId: number; work: Promise<void> }>();

  constructor(
    private readonly flows: FlowRepository,
    private readonly inbound: InboundFlowRunner,
    private readonly sender: EventFileSender,
    private readonly notices: FlowNotices,
    private readonly clock: Clock,
    private readonly timing: FlowTiming,
  ) {}

  /** Runs until aborted; checks for due flows every `pollIntervalMs`. */
  async run(signal: AbortSignal, pollIntervalMs: number): Promise<void> {
    while (!signal.aborted) {
      await this.startDue();
      await this.notices.notify().catch((error: unknown) => {
        this.log.warn(`Notices of failing flows could not be sent: ${String(error)}`);
      });
      await wait(pollIntervalMs, undefined, { signal }).catch(() => undefined);
    }
    const runs = [...this.running.values()].map(({ work }) => work);
    await Promise.race([Promise.all(runs), wait(STOP_MS, undefined, { ref: false })]);
  }

  /** Starts due flows while slots are free. */
  async startDue(): Promise<void> {
    const now = this.clock.now();
    await this.flows.advance(now);
    const unchangedSince = new Date(now.getTime() - this.timing.minUnchangedMs);
    for (const flow of await this.flows.listDue(now, unchangedSince))
      if (this.hasRoom(flow)) this.start(flow);
  }

  /** Waits for the current runs. */
  async idle(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ work }) => work));
  }

  private hasRoom({ connectionId, customerId }: RunningFlow): boolean {
    const own = [...this.running.values()].filter((one) => one.customerId === customerId).length;
    return (
      !this.running.has(connectionId) &&
      this.running.size < CONNECTIONS &&
      own < CONNECTIONS_PER_CUSTOMER
    );
  }

  private start(flow: RunningFlow): void {
    const { connectionId, customerId } = flow;
    const work = this.runFlow(flow)
      .catch((error: unknown) => {
        this.log.error({ flow: flow.id, err: error }, 'A flow was interrupted');
      })
      .finally(() => {
        this.running.delete(connectionId);
      });
    this.running.set(connectionId, { customerId, work });
  }

  private async runFlow(flow: RunningFlow): Promise<void> {
    const { id, everyMinutes, failures } = flow;
    const now = this.clock.now();
    await this.flows.begin(flow, now, new Date(now.getTime() + everyMinutes * MINUTE_MS));
    try {
      await (isInboundFlow(flow) ? this.inbound.run(flow) : this.sender.run(flow));
      await this.flows.succeed(id);
    } catch (error) {
      const { message } = toError(error);
      const pause = Math.max(MINUTE_MS, pauseAfter(failures + 1));
      const next = new Date(this.clock.now().getTime() + pause);
      await this.flows.fail(id, message, this.clock.now(), next);
      this.log.warn(`Flow ${id} failed (${failures + 1}): ${message}`);
    }
  }
}
