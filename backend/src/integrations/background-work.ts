import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { EventStore } from '@event-store/event-store.js';

import { SendMailTask } from '../notifications/index.js';
import { Clock } from '../platform/clock.js';
import { Environment } from '../platform/config/environment.js';
import { ExclusiveWork } from '../platform/jobs/exclusive-work.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import { FeedCollector } from './feeds/feed-collector.js';
import { jobsFor, reactionPrefixes } from './reactions/reactions.js';
import { Reactor } from './reactions/reactor.js';
import { ManifestTasks } from './tasks/manifest-tasks.js';

const REACTION_LOCK = 7_203_512;
const FEED_LOCK = 7_203_513;

/** Everything a worker process does, from its start until it is told to stop; only a worker has it. */
@Injectable()
export class BackgroundWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly jobs: JobRunner;
  private readonly exclusive: readonly ExclusiveWork[];

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
      new ExclusiveWork({ databaseUrl, name: 'Reactions', lock: REACTION_LOCK }, (client, signal) =>
        reactor.follow(client, signal),
      ),
      new ExclusiveWork({ databaseUrl, name: 'Feeds', lock: FEED_LOCK }, (client, signal) =>
        feeds.collect(client, signal),
      ),
    ];
  }

  onApplicationBootstrap(): void {
    this.jobs.start();
    for (const work of this.exclusive) work.start();
  }

  /** Before the database and the event store are closed: work under way still needs them. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.jobs.stop(), ...this.exclusive.map((work) => work.stop())]);
  }
}
