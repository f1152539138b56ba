import { Module } from '@nestjs/common';

import { OperatorNotices } from './operator-notices.js';
import { IssueQueries } from './queries/issue.queries.js';

/** Emails to the operator of the installation; the worker sends them. */
@Module({ providers: [IssueQueries, OperatorNotices], exports: [OperatorNotices] })
export class OperatorNoticesModule {}
