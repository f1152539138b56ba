export { EventFeedModule } from './event-feed.module.js';
export { JournalModule } from './journal.module.js';
export { journalBeginning, type JournalPlace, parseCursor, toCursor } from './feed-cursors.js';
export { JournalWaker, type Watch } from './queries/journal-waker.js';
export { PublicEventQueries, type PlacedEvent } from './queries/public-event.queries.js';
