import { Module } from '@nestjs/common';

import { Environment } from '../platform/config/environment.js';
import { MailTransport } from './mail-transport.js';
import { SendMailTask } from './send-mail.task.js';
import { SentMailCleanup } from './sent-mail-cleanup.js';
import { SmtpTransport } from './smtp-transport.js';

/** Sends the emails that contexts pass to the `Mailer`. */
@Module({
  providers: [
    {
      provide: MailTransport,
      inject: [Environment],
      useFactory: ({ SMTP_URL, MAIL_FROM, CARRIER_TIMEOUT_SECONDS }: Environment) =>
        new SmtpTransport({
          smtpUrl: SMTP_URL,
          from: MAIL_FROM,
          timeoutMs: CARRIER_TIMEOUT_SECONDS * 1000,
        }),
    },
    SendMailTask,
    SentMailCleanup,
  ],
  exports: [MailTransport, SendMailTask],
})
export class NotificationsModule {}
