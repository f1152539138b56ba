import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';

import type { IssueListView } from '@contracts/views/issue.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../identity/index.js';
import {
  DismissIssueDto,
  ListIssuesDto,
  ReleaseIssueDto,
  RetryIssueDto,
  TakeIssueDto,
} from './issue.dto.js';
import { IssueService } from './issue.service.js';

/** Problems the product cannot resolve on its own (docs/api.md, A5). */
@Controller('api/v1/needs-person')
export class IssueController {
  constructor(private readonly issues: IssueService) {}

  @Get()
  @RequirePermission('READ_SET_ASIDE')
  list(@Query() query: ListIssuesDto, @CurrentActor() actor: Actor): Promise<IssueListView> {
    return this.issues.list(query, actor);
  }

  @Post('retry')
  @HttpCode(204)
  @RequirePermission('WORK_SET_ASIDE')
  retry(@Body() { key }: RetryIssueDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.issues.retry(key, actor);
  }

  @Post('dismiss')
  @HttpCode(204)
  @RequirePermission('WORK_SET_ASIDE')
  dismiss(@Body() body: DismissIssueDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.issues.dismiss(body, actor);
  }

  @Post('take')
  @HttpCode(204)
  @RequirePermission('WORK_SET_ASIDE')
  take(@Body() body: TakeIssueDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.issues.take(body, actor);
  }

  @Post('release')
  @HttpCode(204)
  @RequirePermission('WORK_SET_ASIDE')
  release(@Body() { key }: ReleaseIssueDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.issues.release(key, actor);
  }
}
