import { Injectable } from '@nestjs/common';

import type { SaveNoticeRequest } from '@contracts/requests/notice.request.js';
import type { NoticeView } from '@contracts/views/notice.view.js';

import type { Actor } from '../identity/index.js';
import { NoticeRepository } from './notice.repository.js';

/** The caller's own notices. */
@Injectable()
export class NoticeService {
  constructor(private readonly notices: NoticeRepository) {}

  /** Lists the newest notices, newest first. */
  async list({ identity }: Actor): Promise<NoticeView[]> {
    const rows = await this.notices.list(identity.id);
    return rows.map(({ id, at, ...row }) => ({ ...row, id: Number(id), at: at.toISOString() }));
  }

  save(notice: SaveNoticeRequest, { identity }: Actor): Promise<void> {
    return this.notices.save(identity.id, notice);
  }

  /** Marks all up to this one as read. */
  markRead(upTo: number, { identity }: Actor): Promise<void> {
    return this.notices.markRead(identity.id, upTo);
  }
}
