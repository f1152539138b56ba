import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';

import { examplePublicEvent } from '@contracts/public-events/public-event-examples.js';
import { publicEventSchema } from '@contracts/public-events/public-event-schemas.js';
import {
  publicEventTypes,
  publicEventVersions,
} from '@contracts/public-events/public-event-types.js';
import { appPublicEventTexts } from '@contracts/texts/app/public-events.js';
import type {
  EventFeedView,
  EventReaderView,
  EventTypeView,
} from '@contracts/views/public-event.view.js';

import { CurrentActor, Public, RequirePermission, type Actor } from '../../identity/index.js';
import { ReadEventFeed } from '../queries/read-event-feed.query.js';
import { EventReaderService } from '../readers/event-reader.service.js';
import { ListReadersDto, ReadEventsDto } from './read-events.dto.js';

/** Constant while the process runs. */
const eventTypes: readonly EventTypeView[] = publicEventTypes.map((type) => ({
  type,
  version: publicEventVersions[type],
  description: appPublicEventTexts[type],
  schema: publicEventSchema(type),
  example: examplePublicEvent(type),
}));

/** The pull feed of public events, and their types (docs/api.md, A13). */
@Controller('api/v1')
export class EventFeedController {
  constructor(
    private readonly queries: QueryBus,
    private readonly readers: EventReaderService,
  ) {}

  @Get('events')
  @RequirePermission('READ_EVENT_FEED')
  read(
    @Query() query: ReadEventsDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventFeedView> {
    const disconnected = new AbortController();
    response.once('close', () => {
      disconnected.abort();
    });
    return this.queries.execute(new ReadEventFeed(query, actor, disconnected.signal));
  }

  /** API keys that read the feed, accurate to a minute. */
  @Get('events/reader')
  @RequirePermission('READ_WEBHOOK')
  listReaders(
    @Query() owner: ListReadersDto,
    @CurrentActor() actor: Actor,
  ): Promise<EventReaderView[]> {
    return this.readers.list(owner, actor);
  }

  @Get('event-type')
  @Public()
  listTypes(): readonly EventTypeView[] {
    return eventTypes;
  }
}
