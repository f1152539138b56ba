import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { EventFeedController } from './http/event-feed.controller.js';
import { JournalModule } from './journal.module.js';
import { EventReaderRepository } from './readers/event-reader.repository.js';
import { EventReaderService } from './readers/event-reader.service.js';
import { WaitingCallers } from './queries/waiting-callers.js';
import { ReadEventFeedHandler } from './queries/read-event-feed.query.js';

/** The pull feed of public events, and their types (docs/event-feed.md). */
@Module({
  imports: [CqrsModule, JournalModule],
  controllers: [EventFeedController],
  providers: [ReadEventFeedHandler, WaitingCallers, EventReaderService, EventReaderRepository],
})
export class EventFeedModule {}
