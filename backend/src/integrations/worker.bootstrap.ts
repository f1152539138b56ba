import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { EventStore } from '@event-store/event-store.js';

import { SendMailTask } from '../notifications/index.js';
import { Clock } from '../platform/clock.js';
import { Environment } from '../platform/config/environment.js';
import { LeaderLoop } from '../platform/jobs/leader-loop.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import { FeedCollector } from './feeds/feed-collector.js';
import { jobsFor, reactionPrefixes, Reactor } from './reactions/reactor.js';
import { ManifestTasks } from './tasks/manifest-tasks.js';

const REACTION_LOCK = 7_203_512;
const FEED_LOCK = 7_203_513;

/** Starts and stops the work of a worker process; only workers have it. */
@Injectable()
export class WorkerBootstrap implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly jobs: JobRunner;
  private readonly exclusive: readonly LeaderLoop[];

  constructor(
    environment: Environment,
    store: EventStore,
    clock: Clock,
    manifestTasks: ManifestTasks,
    sendMail: SendMailTask,
    feeds: FeedCollector,
  ) {
    const { DATABASE_URL: databaseUrl, WORKER_CONCURRENCY: concurrency } = environment;
    const reactor = new Reactor(store, {
      name: 'worker',
      prefixes: reactionPrefixes,
      react: jobsFor,
    });
    this.jobs = new JobRunner([...manifestTasks.all, sendMail], clock, {
      databaseUrl,
      concurrency,
    });
    this.exclusive = [
      new LeaderLoop({ databaseUrl, name: 'Reactions', lock: REACTION_LOCK }, (client, signal) =>
        reactor.follow(client, signal),
      ),
      new LeaderLoop({ databaseUrl, name: 'Feeds', lock: FEED_LOCK }, (client, signal) =>
        feeds.collect(client, signal),
      ),
    ];
  }

  onApplicationBootstrap(): void {
    this.jobs.start();
    for (const work of this.exclusive) work.start();
  }

  /** Before database and event store are closed: running jobs still need them. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.jobs.stop(), ...this.exclusive.map((work) => work.stop())]);
  }
}
