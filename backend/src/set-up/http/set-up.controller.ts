import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

import type { FirstOfferView, SetUpView } from '@contracts/views/set-up.view.js';

import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { ReadsFrom } from '../../platform/read-your-writes/positions.interceptor.js';
import { ReadSetUp } from '../queries/read-set-up.query.js';
import { TryFirstOffer } from '../queries/try-first-offer.query.js';
import { FirstOfferQueryDto, SetUpQueryDto } from './set-up.dto.js';

/** Missing setup steps of a customer's carriers and clients (docs/api.md, A13). */
@Controller('api/v1/set-up')
export class SetUpController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @RequirePermission('READ_CUSTOMER_CARRIER', 'READ_CLIENT')
  @ReadsFrom('consignment-list', 'dashboard', 'manifest-list')
  read(
    @Query() { customerId, page }: SetUpQueryDto,
    @CurrentActor() actor: Actor,
  ): Promise<SetUpView> {
    return this.queries.execute(new ReadSetUp(customerId, page, actor));
  }

  @Get('first-offer')
  @RequirePermission('READ_CLIENT')
  tryFirstOffer(
    @Query() { clientId }: FirstOfferQueryDto,
    @CurrentActor() actor: Actor,
  ): Promise<FirstOfferView> {
    return this.queries.execute(new TryFirstOffer(clientId, actor));
  }
}
