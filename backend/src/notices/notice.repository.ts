import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { SaveNoticeRequest } from '@contracts/requests/notice.request.js';
import type { NoticeTone } from '@contracts/rules/notice.js';

/** Maximum per user; the oldest are deleted first. */
const MAX_PER_USER = 500;
const RETENTION = `interval '90 days'`;
const MAX_LISTED = 100;

export interface NoticeRow {
  /** A bigint. */
  readonly id: string;
  readonly key: string;
  readonly at: Date;
  readonly tone: NoticeTone;
  readonly text: string;
  readonly isRead: boolean;
}

/** Stores nothing for an unknown user id or an already stored key. */
const insert = `
  insert into notice (user_id, key, tone, text)
    select id, $2, $3, $4 from user_account where id = $1
  on conflict (user_id, key) do nothing`;

const dropOld = `
  delete from notice where user_id = $1 and (
    at < now() - ${RETENTION}
    or id <= (select id from notice where user_id = $1 order by id desc offset ${MAX_PER_USER} limit 1))`;

/** Stores notices shown to users. */
@Injectable()
export class NoticeRepository {
  constructor(private readonly database: DataSource) {}

  /** Lists the newest notices, newest first. */
  list(userId: number): Promise<NoticeRow[]> {
    return this.database.query<NoticeRow[]>(
      `select id, key, at, tone, text, read_at is not null as "isRead" from notice
        where user_id = $1 and at >= now() - ${RETENTION} order by id desc limit ${MAX_LISTED}`,
      [userId],
    );
  }

  async save(userId: number, { key, tone, text }: SaveNoticeRequest): Promise<void> {
    await this.database.query(insert, [userId, key, tone, text]);
    await this.database.query(dropOld, [userId]);
  }

  async markRead(userId: number, upTo: number): Promise<void> {
    await this.database.query(
      'update notice set read_at = now() where user_id = $1 and id <= $2 and read_at is null',
      [userId, upTo],
    );
  }
}
