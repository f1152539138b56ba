import { Module } from '@nestjs/common';

import { NoticeController } from './notice.controller.js';
import { NoticeRepository } from './notice.repository.js';
import { NoticeService } from './notice.service.js';

/** The bell: notices shown to users. */
@Module({ controllers: [NoticeController], providers: [NoticeService, NoticeRepository] })
export class NoticesModule {}
