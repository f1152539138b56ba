import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Mailer, type Mail, type MailTerms } from './mailer.js';

/** Keeps the mail in `mail_outbox`, from where the worker sends it. */
@Injectable()
export class OutboxMailer extends Mailer {
  constructor(private readonly database: DataSource) {
    super();
  }

  override async send(
    { to, subject, text, html }: Mail,
    { about, within = this.database.manager }: MailTerms = {},
  ): Promise<void> {
    await within.query(
      `insert into mail_outbox (recipient, subject, text, html, about) values ($1, $2, $3, $4, $5)
       on conflict (about) do nothing`,
      [to, subject, text, html ?? null, about ?? null],
    );
  }
}
