import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { JobTask } from '../platform/jobs/job-task.js';
import { MailDelivery } from './mail-delivery.js';

interface OutboxRow {
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

/**
 * Sends one mail of the outbox; the job was made with the mail, in the same transaction. A mail is never lost:
 * where the worker dies after the mail server took it and before that is written down, it goes out again under
 * the same Message-ID.
 */
@Injectable()
export class SendMailTask extends JobTask {
  override readonly name = 'send-mail';

  constructor(
    private readonly database: DataSource,
    private readonly delivery: MailDelivery,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const { mailId } = payload as { mailId: number };
    const mail = await this.find(mailId);
    if (!mail) return;
    const { recipient: to, subject, text, html, messageId } = mail;
    try {
      await this.delivery.deliver({ to, subject, text, ...(html !== null && { html }) }, messageId);
    } catch (error) {
      await this.note(mailId, (error as Error).message);
      throw error;
    }
    // What it said, names and links included, is the receiver's from now on.
    await this.database.query(
      `update mail_outbox
          set sent_at = now(), attempts = attempts + 1, last_error = null, text = '', html = null
        where id = $1`,
      [mailId],
    );
  }

  /** Nothing where it was sent already. */
  private async find(id: number): Promise<OutboxRow | undefined> {
    const [mail] = await this.database.query<OutboxRow[]>(
      `select recipient, subject, text, html, message_id as "messageId"
         from mail_outbox where id = $1 and sent_at is null`,
      [id],
    );
    return mail;
  }

  private async note(id: number, reason: string): Promise<void> {
    await this.database.query(
      'update mail_outbox set attempts = attempts + 1, last_error = $2 where id = $1',
      [id, reason],
    );
  }
}
