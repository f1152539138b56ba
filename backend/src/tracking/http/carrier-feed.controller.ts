import { Controller, Get, Query } from '@nestjs/common';

import type { CarrierFeedsView } from '@contracts/views/carrier-feed.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { CarrierFeedService } from '../feeds/carrier-feed.service.js';
import { ListSetAsideDto } from './set-aside-scan.dto.js';

/** Tracking feeds of customers' carriers (docs/api.md, A5). */
@Controller('api/v1/carrier-feed')
export class CarrierFeedController {
  constructor(private readonly feeds: CarrierFeedService) {}

  @Get()
  @RequirePermission('READ_SET_ASIDE')
  list(@Query() query: ListSetAsideDto, @CurrentActor() actor: Actor): Promise<CarrierFeedsView> {
    return this.feeds.list(query, actor);
  }
}
