import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';

import { connectEventStore } from '@event-store/connect-event-store.js';
import { EventStore } from '@event-store/event-store.js';
import { withTracing } from '@event-store/traced-event-store.js';
import { tracer } from '@monitoring/tracing.js';

import { Clock, SystemClock } from '../clock.js';
import { Environment } from '../config/environment.js';
import { PostgresSnapshots } from './postgres-snapshots.js';
import { SnapshotStore } from './snapshots.js';

/** Event store of EVENT_STORE_URL, snapshots of its long streams, and the clock that dates events. */
@Global()
@Module({
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: SnapshotStore, useClass: PostgresSnapshots },
    {
      provide: EventStore,
      inject: [Environment],
      useFactory: async ({ eventStoreUrl }: Environment) =>
        withTracing(await connectEventStore(eventStoreUrl), tracer),
    },
  ],
  exports: [Clock, EventStore, SnapshotStore],
})
export class EventStoreModule implements OnApplicationShutdown {
  constructor(@Inject(EventStore) private readonly store: EventStore) {}

  onApplicationShutdown(): Promise<void> {
    return this.store.close();
  }
}
