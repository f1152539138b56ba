import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { isTestClient } from '@contracts/rules/test-environment.js';

/** An email to send; the From address is configured per installation. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Failed attempts after which an email counts as rejected, and is listed: a mailbox full for an hour is not. */
export const REJECTED_MAIL_ATTEMPTS = 8;

interface MailOptions {
  /** Deduplication key: a second email with the same key is ignored. */
  readonly about?: string | undefined;
  /** Client whose data it is about. For a test environment it is stored for its users and never sent (ADR 45). */
  readonly clientId?: number | undefined;
  /** Sent in bulk: emails that someone may be waiting for are sent before it. */
  readonly isBulk?: boolean;
  /** Transaction of the event it reports: the email is stored with it or not at all. */
  readonly within?: EntityManager;
}

/** Accepts outgoing emails. Sending, with retries, is the worker's job. */
export abstract class Mailer {
  abstract send(mail: Mail, options?: MailOptions): Promise<void>;
}

/** Stores emails in `mail_outbox`, from where the worker sends them. */
@Injectable()
export class OutboxMailer extends Mailer {
  constructor(private readonly database: DataSource) {
    super();
  }

  override async send(
    { to, subject, text, html }: Mail,
    { about, clientId, isBulk = false, within = this.database.manager }: MailOptions = {},
  ): Promise<void> {
    const testClientId = isTestClient(clientId) ? clientId : null;
    await within.query(
      `insert into mail_outbox (recipient, subject, text, html, about, test_client_id, is_bulk)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (about) do nothing`,
      [to, subject, text, html ?? null, about ?? null, testClientId, isBulk],
    );
  }
}
