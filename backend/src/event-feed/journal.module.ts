import { Module } from '@nestjs/common';

import { JournalWaker } from './queries/journal-waker.js';
import { PublicEventQueries } from './queries/public-event.queries.js';

/** The public journal, for all who read it: the feed of the backend and the sender of the worker. */
@Module({
  providers: [PublicEventQueries, JournalWaker],
  exports: [PublicEventQueries, JournalWaker],
})
export class JournalModule {}
