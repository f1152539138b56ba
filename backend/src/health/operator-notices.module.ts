import { Module } from '@nestjs/common';

import { OperatorNotices } from './operator-notices.js';
import { NeedsPersonQueries } from './queries/needs-person.queries.js';

/** Emails to the operator of the installation; the worker sends them. */
@Module({ providers: [NeedsPersonQueries, OperatorNotices], exports: [OperatorNotices] })
export class OperatorNoticesModule {}
