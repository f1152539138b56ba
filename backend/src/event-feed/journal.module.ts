import { Module } from '@nestjs/common';

import { FeedCursors } from './feed-cursors.js';
import { JournalWaker } from './queries/journal-waker.js';
import { DeletedEvents } from './retention/deleted-events.js';
import { PublicEventQueries } from './queries/public-event.queries.js';

/** The public journal, for its readers: the backend's feed and webhooks. */
@Module({
  providers: [DeletedEvents, FeedCursors, PublicEventQueries, JournalWaker],
  exports: [DeletedEvents, FeedCursors, PublicEventQueries, JournalWaker],
})
export class JournalModule {}
