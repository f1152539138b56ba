import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';

import type { RetriedScansView, SetAsideScansView } from '@contracts/views/set-aside-scan.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { SetAsideScanService } from '../set-aside/set-aside-scan.service.js';
import { DiscardScansDto, ListSetAsideDto, SetAsideIdsDto } from './set-aside-scan.dto.js';

/** Scans of carriers' feeds that could not be processed (docs/api.md, A5). */
@Controller('api/v1/set-aside-scan')
export class SetAsideScanController {
  constructor(private readonly scans: SetAsideScanService) {}

  @Get()
  @RequirePermission('READ_SET_ASIDE')
  list(@Query() query: ListSetAsideDto, @CurrentActor() actor: Actor): Promise<SetAsideScansView> {
    return this.scans.list(query, actor);
  }

  @Post('retry')
  @HttpCode(200)
  @RequirePermission('WORK_SET_ASIDE')
  retry(@Body() { ids }: SetAsideIdsDto, @CurrentActor() actor: Actor): Promise<RetriedScansView> {
    return this.scans.retry(ids, actor);
  }

  @Post('discard')
  @HttpCode(204)
  @RequirePermission('WORK_SET_ASIDE')
  discard(@Body() { ids, words }: DiscardScansDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.scans.discard(ids, words, actor);
  }
}
