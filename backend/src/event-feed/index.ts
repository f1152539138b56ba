export { EventFeedModule } from './event-feed.module.js';
