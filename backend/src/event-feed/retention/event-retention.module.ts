import { Module } from '@nestjs/common';

import { EventRetention } from './event-retention.js';

/** Deletes old public events, in the worker. */
@Module({ providers: [EventRetention], exports: [EventRetention] })
export class EventRetentionModule {}
