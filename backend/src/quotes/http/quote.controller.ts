import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';

import type { QuoteView } from '@contracts/views/quote.view.js';

import { TakesBody } from '../../platform/http/request.interceptor.js';
import { CurrentActor, RequirePermission, type Actor } from '../../identity/index.js';
import { QuoteService } from '../quote.service.js';
import { QuoteIdDto, ListQuotesDto, SaveQuoteDto } from './save-quote.dto.js';
import { EditsNoVersion } from '../../platform/audit/expected-versions.js';

/** Saved quotes (docs/api.md, A7). */
@Controller('api/v1/quote')
export class QuoteController {
  constructor(private readonly quotes: QuoteService) {}

  @Get()
  @RequirePermission('READ_CONSIGNMENT', 'CREATE_QUOTE')
  list(@Query() { clientId }: ListQuotesDto, @CurrentActor() actor: Actor): Promise<QuoteView[]> {
    return this.quotes.list(clientId, actor);
  }

  @Post()
  @TakesBody({ kilobytes: 2_048 })
  @HttpCode(200)
  @RequirePermission('CREATE_QUOTE')
  save(@Body() request: SaveQuoteDto, @CurrentActor() actor: Actor): Promise<QuoteView> {
    return this.quotes.save(request, actor);
  }

  @Delete()
  @EditsNoVersion('a quote never changes')
  @HttpCode(204)
  @RequirePermission('DELETE_QUOTE')
  remove(@Query() { id }: QuoteIdDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.quotes.remove(id, actor);
  }
}
