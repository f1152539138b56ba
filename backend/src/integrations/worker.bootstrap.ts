import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { EventStore } from '@event-store/event-store.js';

import { Clock } from '../platform/clock.js';
import { Environment } from '../platform/config/environment.js';
import { everySeconds, LeaderLoop } from '../platform/jobs/leader-loop.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import { LeaderServices } from './leader-services.js';
import { jobsFor, reactionPrefixes, Reactor } from './reactions/reactor.js';
import { WorkerJobGroups } from './worker-job-groups.js';

const REACTION_LOCK = 7_203_512;
const FEED_LOCK = 7_203_513;
const SET_ASIDE_LOCK = 7_203_514;
const NOTICE_LOCK = 7_203_515;
const WEBHOOK_LOCK = 7_203_516;
const FLOW_LOCK = 7_203_518;
const TRACKING_LOCK = 7_203_520;
const SECONDS_BETWEEN_RETRIES = 10;
const SECONDS_BETWEEN_NOTICES = 60;
const SECONDS_BETWEEN_ROUNDS = 60;

/** Starts and stops the work of a worker process; only workers have it. */
@Injectable()
export class WorkerBootstrap implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly jobs: JobRunner;
  private readonly leaderLoops: readonly LeaderLoop[];

  constructor(
    environment: Environment,
    store: EventStore,
    clock: Clock,
    groups: WorkerJobGroups,
    leaderServices: LeaderServices,
  ) {
    const { DATABASE_URL: databaseUrl, WORKER_CONCURRENCY: concurrency } = environment;
    const pollIntervalMs = environment.WORKER_LOOK_SECONDS * 1_000;
    const reactor = new Reactor(store, {
      name: 'worker',
      prefixes: reactionPrefixes,
      react: jobsFor,
    });
    this.jobs = new JobRunner(groups.all(concurrency), clock, { databaseUrl });
    this.leaderLoops = [
      new LeaderLoop({ databaseUrl, name: 'Reactions', lock: REACTION_LOCK }, (client, signal) =>
        reactor.follow(client, signal),
      ),
      new LeaderLoop({ databaseUrl, name: 'Feeds', lock: FEED_LOCK }, (client, signal) =>
        leaderServices.collector.collect(client, signal),
      ),
      new LeaderLoop({ databaseUrl, name: 'Webhooks', lock: WEBHOOK_LOCK }, (client, signal) =>
        leaderServices.webhooks.run(client, signal, pollIntervalMs),
      ),
      new LeaderLoop({ databaseUrl, name: 'Flows', lock: FLOW_LOCK }, (_client, signal) =>
        leaderServices.flows.run(signal, pollIntervalMs),
      ),
      new LeaderLoop({ databaseUrl, name: 'Tracking', lock: TRACKING_LOCK }, (_client, signal) =>
        everySeconds(SECONDS_BETWEEN_ROUNDS, signal, () => leaderServices.tracking.pullDue(signal)),
      ),
      new LeaderLoop({ databaseUrl, name: 'Notices', lock: NOTICE_LOCK }, (_client, signal) =>
        everySeconds(SECONDS_BETWEEN_NOTICES, signal, () => leaderServices.notices.notify()),
      ),
      new LeaderLoop({ databaseUrl, name: 'Set aside', lock: SET_ASIDE_LOCK }, (_client, signal) =>
        everySeconds(SECONDS_BETWEEN_RETRIES, signal, () =>
          leaderServices.setAside.retryDue(signal),
        ),
      ),
    ];
  }

  onApplicationBootstrap(): void {
    this.jobs.start();
    for (const loop of this.leaderLoops) loop.start();
  }

  /** Runs before the database and event store are closed: running jobs still need them. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.jobs.stop(), ...this.leaderLoops.map((loop) => loop.stop())]);
  }
}
