import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { JobTask } from '../platform/jobs/job-task.js';
import { MailTransport } from './mail-transport.js';
import { toError } from '../platform/to-error.js';

interface OutboxRow {
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

/**
 * Sends one email from the outbox; its job was created with it, in the same transaction. An email is never lost:
 * after a crash between sending and recording that, it is resent under the same Message-ID.
 */
@Injectable()
export class SendMailTask extends JobTask {
  override readonly name = 'send-mail';

  constructor(
    private readonly database: DataSource,
    private readonly transport: MailTransport,
  ) {
    super();
  }

  override async run(payload: unknown): Promise<void> {
    const { mailId } = payload as { mailId: number };
    const mail = await this.find(mailId);
    if (!mail) return;
    const { recipient: to, subject, text, html, messageId } = mail;
    try {
      await this.transport.deliver(
        { to, subject, text, ...(html !== null && { html }) },
        messageId,
      );
    } catch (error) {
      await this.recordFailure(mailId, toError(error).message);
      throw error;
    }
    // The content, including names and links, is no longer needed.
    await this.database.query(
      `update mail_outbox
          set sent_at = now(), attempts = attempts + 1, last_error = null, text = '', html = null
        where id = $1`,
      [mailId],
    );
  }

  /** Undefined if it has been sent. */
  private async find(id: number): Promise<OutboxRow | undefined> {
    const [mail] = await this.database.query<OutboxRow[]>(
      `select recipient, subject, text, html, message_id as "messageId"
         from mail_outbox where id = $1 and sent_at is null and test_client_id is null`,
      [id],
    );
    return mail;
  }

  private async recordFailure(id: number, reason: string): Promise<void> {
    await this.database.query(
      'update mail_outbox set attempts = attempts + 1, last_error = $2 where id = $1',
      [id, reason],
    );
  }
}
