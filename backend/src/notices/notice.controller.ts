import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';

import type { NoticeView } from '@contracts/views/notice.view.js';

import { CurrentActor, SignedIn, type Actor } from '../identity/index.js';
import { ReadNoticesDto, SaveNoticeDto } from './notice.dto.js';
import { NoticeRepository } from './notice.repository.js';

/** What the caller was told, on every device (docs/api.md, A10). */
@Controller('api/v1/notice')
@SignedIn()
export class NoticeController {
  constructor(private readonly notices: NoticeRepository) {}

  @Get()
  async list(@CurrentActor() { identity }: Actor): Promise<NoticeView[]> {
    const rows = await this.notices.list(identity.id);
    return rows.map(({ id, at, ...row }) => ({ ...row, id: Number(id), at: at.toISOString() }));
  }

  @Post()
  @HttpCode(204)
  save(@Body() notice: SaveNoticeDto, @CurrentActor() { identity }: Actor): Promise<void> {
    return this.notices.save(identity.id, notice);
  }

  @Post('read')
  @HttpCode(204)
  markRead(@Body() { upTo }: ReadNoticesDto, @CurrentActor() { identity }: Actor): Promise<void> {
    return this.notices.markRead(identity.id, upTo);
  }
}
