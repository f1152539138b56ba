import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { EventFeedController } from './http/event-feed.controller.js';
import { JournalModule } from './journal.module.js';
import { ReadEventFeedHandler } from './queries/read-event-feed.query.js';

/** The pull feed of public events, and their types (docs/event-feed.md). */
@Module({
  imports: [CqrsModule, JournalModule],
  controllers: [EventFeedController],
  providers: [ReadEventFeedHandler],
})
export class EventFeedModule {}
