import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';

import type { NeedsPersonListView } from '@contracts/views/needs-person.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../identity/index.js';
import { ListNeedsDto, ReleaseNeedDto, RetryNeedDto, TakeNeedDto } from './needs-person.dto.js';
import { NeedsPersonService } from './needs-person.service.js';

/** Problems the product cannot resolve on its own (docs/api.md, A5). */
@Controller('api/v1/needs-person')
export class NeedsPersonController {
  constructor(private readonly needs: NeedsPersonService) {}

  @Get()
  @RequirePermission('READ_SET_ASIDE')
  list(@Query() query: ListNeedsDto, @CurrentActor() actor: Actor): Promise<NeedsPersonListView> {
    return this.needs.list(query, actor);
  }

  @Post('retry')
  @HttpCode(204)
  @RequirePermission('WORK_SET_ASIDE')
  retry(@Body() { key }: RetryNeedDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.needs.retry(key, actor);
  }

  @Post('take')
  @HttpCode(204)
  @RequirePermission('WORK_SET_ASIDE')
  take(@Body() body: TakeNeedDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.needs.take(body, actor);
  }

  @Post('release')
  @HttpCode(204)
  @RequirePermission('WORK_SET_ASIDE')
  release(@Body() { key }: ReleaseNeedDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.needs.release(key, actor);
  }
}
