import { Module } from '@nestjs/common';

import { JournalWaker } from './queries/journal-waker.js';
import { PublicEventQueries } from './queries/public-event.queries.js';

/** The public journal, for its readers: the backend's feed and the worker's sender. */
@Module({
  providers: [PublicEventQueries, JournalWaker],
  exports: [PublicEventQueries, JournalWaker],
})
export class JournalModule {}
