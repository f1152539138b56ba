export { EventFeedModule } from './event-feed.module.js';
export { CreateEventReader1764000600131 } from './readers/create-event-reader.migration.js';
export { type EventDeletion, EventRetention } from './retention/event-retention.js';
export { DeletedEvents } from './retention/deleted-events.js';
export { EventRetentionModule } from './retention/event-retention.module.js';
export { eventsSince } from './events-since.js';
export { JournalModule } from './journal.module.js';
export { InvalidCursor } from './event-feed.errors.js';
export {
  FeedCursors,
  isBefore,
  journalStart,
  type JournalPosition,
  parseCursor,
  toCursor,
} from './feed-cursors.js';
export { JournalWaker, type Watch } from './queries/journal-waker.js';
export { PublicEventQueries, type PositionedEvent } from './queries/public-event.queries.js';
