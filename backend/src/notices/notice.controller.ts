import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';

import type { NoticeView } from '@contracts/views/notice.view.js';

import { CurrentActor, SignedIn, type Actor } from '../identity/index.js';
import { ReadNoticesDto, SaveNoticeDto } from './notice.dto.js';
import { NoticeService } from './notice.service.js';

/** Notices shown to the caller, on all devices (docs/api.md, A10). */
@Controller('api/v1/notice')
@SignedIn()
export class NoticeController {
  constructor(private readonly notices: NoticeService) {}

  @Get()
  list(@CurrentActor() actor: Actor): Promise<NoticeView[]> {
    return this.notices.list(actor);
  }

  @Post()
  @HttpCode(204)
  save(@Body() notice: SaveNoticeDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.notices.save(notice, actor);
  }

  @Post('read')
  @HttpCode(204)
  markRead(@Body() { upTo }: ReadNoticesDto, @CurrentActor() actor: Actor): Promise<void> {
    return this.notices.markRead(upTo, actor);
  }
}
