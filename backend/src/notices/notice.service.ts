import { Injectable } from '@nestjs/common';

import type { SaveNoticeRequest } from '@contracts/requests/notice.request.js';
import type { NoticeView } from '@contracts/views/notice.view.js';

import type { Actor } from '../identity/index.js';
import { NoticeRepository, type NoticeRow } from './notice.repository.js';

/** What users were told: each reads and marks their own only. */
@Injectable()
export class NoticeService {
  constructor(private readonly notices: NoticeRepository) {}

  async list({ identity }: Actor): Promise<NoticeView[]> {
    return (await this.notices.list(identity.id)).map(toView);
  }

  save(notice: SaveNoticeRequest, { identity }: Actor): Promise<void> {
    return this.notices.save(identity.id, notice);
  }

  markRead(upTo: number, { identity }: Actor): Promise<void> {
    return this.notices.markRead(identity.id, upTo);
  }
}

const toView = ({ id, at, ...row }: NoticeRow): NoticeView => ({
  ...row,
  id: Number(id),
  at: at.toISOString(),
});
