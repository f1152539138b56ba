import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { ExplainedOffersView, OfferView } from '@contracts/views/offer.view.js';
import type { UnNumberView } from '@contracts/views/un-number.view.js';

import {
  assertInScope,
  CurrentActor,
  RequirePermission,
  SignedIn,
  type Actor,
} from '../../identity/index.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.decorators.js';
import { FindConsolidation } from '../queries/find-consolidation.query.js';
import { FindUnNumber } from '../queries/find-un-number.query.js';
import { PreviousBookings } from '../queries/previous-bookings.js';
import { QuoteOffers } from '../queries/quote-offers.query.js';
import {
  ConsolidationDto,
  PreviousBookingDto,
  UnNumberQueryDto,
} from './dto/consignment-queries.dto.js';
import { QuoteOffersDto } from './dto/save-consignment.dto.js';

/** What the form asks while a consignment is typed; declared before `:conId` (docs/api.md, A3). */
@Controller('api/v1/consignment')
export class ConsignmentLookupsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly bookings: PreviousBookings,
  ) {}

  @Post('offers')
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @RequirePermission('CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT', 'CREATE_QUOTE')
  async offers(
    @Body() request: QuoteOffersDto,
    @CurrentActor() actor: Actor,
  ): Promise<OfferView[]> {
    return (await this.queries.execute(new QuoteOffers(request, actor))).offers;
  }

  @Post('offers/explained')
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @RequirePermission('CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT', 'CREATE_QUOTE')
  explainedOffers(
    @Body() request: QuoteOffersDto,
    @CurrentActor() actor: Actor,
  ): Promise<ExplainedOffersView> {
    return this.queries.execute(new QuoteOffers(request, actor));
  }

  /** 204 when there is nothing to consolidate with. */
  @Get('consolidation')
  @RequirePermission('CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT')
  async consolidation(
    @Query() ends: ConsolidationDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConsignmentView | undefined> {
    const found = await this.queries.execute(new FindConsolidation(ends, actor));
    if (!found) response.status(204);
    return found ?? undefined;
  }

  @Get('un-number')
  @SignedIn()
  unNumber(@Query() { unNumberId }: UnNumberQueryDto): Promise<UnNumberView> {
    return this.queries.execute(new FindUnNumber(unNumberId));
  }

  @Get('previous-booking')
  @RequirePermission('READ_CONSIGNMENT')
  previousBooking(
    @Query() { clientId, dispatchDate, carrierId }: PreviousBookingDto,
    @CurrentActor() actor: Actor,
  ): Promise<number> {
    assertInScope(actor, 'READ_CONSIGNMENT', { clientId, customerId: null });
    return this.bookings.count(clientId, dispatchDate.slice(0, 10), carrierId);
  }
}
