import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type {
  ExplainedOffersView,
  LiveOffersView,
  OfferView,
} from '@contracts/views/offer.view.js';
import type { UnNumberView } from '@contracts/views/un-number.view.js';

import { CurrentActor, RequirePermission, SignedIn, type Actor } from '../../identity/index.js';
import { CountsAs } from '../../platform/limits/quota-policies.js';
import { TakesBody } from '../../platform/http/request.interceptor.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { IgnoresIdempotencyKey } from '../../platform/idempotency/idempotency.interceptor.js';
import { ReadsFrom } from '../../platform/read-your-writes/positions.interceptor.js';
import { CollectLiveOffers } from '../queries/collect-live-offers.query.js';
import { CountPreviousBookings } from '../queries/count-previous-bookings.query.js';
import { FindConsolidation } from '../queries/find-consolidation.query.js';
import { FindUnNumber } from '../queries/find-un-number.query.js';
import { QuoteOffers } from '../queries/quote-offers.query.js';
import { CollectLiveOffersDto, LiveRatesDto } from './dto/live-offers.dto.js';
import {
  ConsolidationDto,
  PreviousBookingDto,
  UnNumberQueryDto,
} from './dto/consignment-queries.dto.js';
import { CONSIGNMENT_BODY, QuoteOffersDto } from './dto/save-consignment.dto.js';

const offerRequestIdPipe = new ParseUUIDPipe({
  exceptionFactory: () => new InvalidRequest([{ path: 'askId', message: 'askId must be a UUID' }]),
});

/** Lookups for the consignment form; declared before `:conId` (docs/api.md, A3). */
@Controller('api/v1/consignment')
export class ConsignmentLookupsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('offers')
  @TakesBody(CONSIGNMENT_BODY)
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @CountsAs('offers')
  @ReadsFrom('account-range-usage')
  @RequirePermission('CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT', 'CREATE_QUOTE')
  async offers(
    @Query() { liveRates }: LiveRatesDto,
    @Body() request: QuoteOffersDto,
    @CurrentActor() actor: Actor,
  ): Promise<OfferView[]> {
    // a list has no field for the id by which responses are fetched
    const mode = liveRates === 'LATER' ? 'NONE' : 'WAIT';
    return (await this.queries.execute(new QuoteOffers(request, actor, mode))).offers;
  }

  @Post('offers/explained')
  @TakesBody(CONSIGNMENT_BODY)
  @HttpCode(200)
  @IgnoresIdempotencyKey()
  @CountsAs('offers')
  @ReadsFrom('account-range-usage')
  @RequirePermission('CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT', 'CREATE_QUOTE')
  explainedOffers(
    @Query() { liveRates = 'WAIT' }: LiveRatesDto,
    @Body() request: QuoteOffersDto,
    @CurrentActor() actor: Actor,
  ): Promise<ExplainedOffersView> {
    return this.queries.execute(new QuoteOffers(request, actor, liveRates));
  }

  /** Waits up to 4 s for the next response. */
  @Get('offers/live/:askId')
  @RequirePermission('CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT', 'CREATE_QUOTE')
  liveOffers(
    @Param('askId', offerRequestIdPipe) askId: string,
    @Query() { after = 0 }: CollectLiveOffersDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LiveOffersView> {
    const disconnected = new AbortController();
    response.once('close', () => {
      disconnected.abort();
    });
    return this.queries.execute(new CollectLiveOffers(askId, after, actor, disconnected.signal));
  }

  /** 204 if there is no consignment to consolidate with. */
  @Get('consolidation')
  @RequirePermission('CREATE_CONSIGNMENT', 'UPDATE_CONSIGNMENT')
  async consolidation(
    @Query() addresses: ConsolidationDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConsignmentView | undefined> {
    const consignment = await this.queries.execute(new FindConsolidation(addresses, actor));
    if (!consignment) response.status(204);
    return consignment ?? undefined;
  }

  @Get('un-number')
  @SignedIn()
  unNumber(@Query() { unNumberId }: UnNumberQueryDto): Promise<UnNumberView> {
    return this.queries.execute(new FindUnNumber(unNumberId));
  }

  @Get('previous-booking')
  @RequirePermission('READ_CONSIGNMENT')
  previousBooking(
    @Query() pickup: PreviousBookingDto,
    @CurrentActor() actor: Actor,
  ): Promise<number> {
    return this.queries.execute(new CountPreviousBookings(pickup, actor));
  }
}
